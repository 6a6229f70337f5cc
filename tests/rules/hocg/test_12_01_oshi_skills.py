"""12.1: Oshi skills, what they cost, how often and when they are used; and the rulebooks on the Oshi."""

from __future__ import annotations

from kaimaku.decks import builtin
from kaimaku.decks.deck import Deck
from kaimaku.games.hocg.game import GAME, IllegalDeck
from kaimaku.games.hocg.table import ARCHIVE, OSHI_POSITION, POWER, oshi, stage
from tests.rule import rule
from tests.rules.hocg import cards_arts as c
from tests.rules.hocg.cards_downs import FRAIL, HUNTER
from tests.rules.hocg.cards_turn import ITEM, STRIKER
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, Side, one, performance
from tests.rules.hocg.scene_zones import random_game

SKILL, SP = 0, 1
PEKORA_OSHI, AZKI_OSHI = "hBP01-004", "hSD01-002"
POWERS = [one(ITEM, "newest"), one(ITEM, "older"), one(ITEM, "oldest")]


@rule("hocg:12.1.1", "hocg:12.1.5.4")
def test_a_skill_without_a_moment_is_played_in_ones_main_phase_only() -> None:
    mine: Side = {"oshi": c.CHIEF, "power": 3, "center": one(STRIKER, "me")}
    s = Play(mine, {"oshi": c.CHIEF, "power": 3})
    assert s.options("skill") == [("skill", SKILL), ("skill", SP)]
    refusal = GAME.refuse(s.t, B, ("skill", SKILL))
    assert refusal is not None and refusal.rule == "hocg:10.6.2", "not in the other player's"
    s = performance(mine)
    assert s.options("skill") == [] and s.why("skill", SKILL) == "hocg:9.1.2"
    s = performance(mine, {"center": one(FRAIL, "frail", damage=40), "back": SPARE, "oshi": c.CHIEF, "power": 3})
    s.use("me", "frail")
    assert s.prompt == "perform" and s.seat == A, "nor is the other player asked when something happens"


@rule("hocg:12.1.2")
def test_an_sp_skill_is_handled_like_any_oshi_skill() -> None:
    """R-08: the same steps, its own limit."""
    s = Play({"oshi": c.CHIEF, "power": 9})
    s.do("skill", SP)
    assert s.hand(A) == 2 and s.count(POWER + A) == 8 and s.why("skill", SP) == "hocg:8.5.1.2"
    s.do("skill", SKILL)
    assert s.hand(A) == 3 and s.count(POWER + A) == 6 and s.why("skill", SKILL) == "hocg:8.5.1.1"
    assert s.story("skill") == ["skill A", "skill A"]


@rule("hocg:12.1.3", "hocg:rb.oshi.cost-notation")
def test_its_cost_goes_from_holo_power_to_the_archive() -> None:
    s = Play({"oshi": c.CHIEF, "power": POWERS})
    s.do("skill", SKILL)
    assert s.t.zones[ARCHIVE + A] == [s.card("newest"), s.card("older")], "two, the newest first (R-32)"
    assert s.t.zones[POWER + A] == [s.card("oldest")]
    s = Play({"oshi": c.CHIEF, "power": POWERS})
    s.do("skill", SP)
    assert s.t.zones[ARCHIVE + A] == [s.card("newest")], "one"
    s = Play({"oshi": c.CHIEF, "power": 1})
    assert s.why("skill", SKILL) == "hocg:12.1.3" and s.why("skill", SP) == "", "two are needed, one is there"


@rule("hocg:12.1.3", "hocg:rb.term.archive")
def test_paying_is_archiving() -> None:
    s = Play({"oshi": c.CHIEF, "power": [STRIKER, STRIKER], "center": one(c.ARCHIVE_WATCHER, "watcher")})
    s.do("skill", SKILL)
    s.settle()
    assert s.story("effect") == ["effect watcher"] * 2, "once for each card"


@rule("hocg:rb.oshi.power-order")
def test_the_card_put_there_last_goes_first() -> None:
    deck = {"top": [one(ITEM, "new")]}
    s = Play({"oshi": c.HOST, "power": [one(ITEM, "old")], "deck": deck, "back": one(SPARE, "back")})
    s.do("collab", "back")
    assert s.t.zones[POWER + A] == [s.card("old"), s.card("new")]
    s.do("skill", SKILL)
    assert s.archived("new") and not s.archived("old")


@rule("hocg:12.1.4", "hocg:rb.oshi.limits")
def test_once_a_turn_and_once_a_game() -> None:
    s = Play({"oshi": c.CHIEF, "power": 9})
    s.do("skill", SKILL)
    s.do("skill", SP)
    assert s.options("skill") == []
    assert (s.why("skill", SKILL), s.why("skill", SP)) == ("hocg:8.5.1.1", "hocg:8.5.1.2")
    s.until("main")
    s.until("main")
    assert s.t.active == A and s.options("skill") == [("skill", SKILL)] and s.why("skill", SP) == "hocg:8.5.1.2"


@rule("hocg:12.1.5.1", "hocg:rb.timing.would-roll")
def test_a_skill_that_replaces_is_offered_when_its_event_is_about_to_happen() -> None:
    s = performance({"oshi": AZKI_OSHI, "power": 3, "center": one(c.ROLLER, "roller")}, dice=[1])
    s.use("roller", "their center")
    assert s.prompt == "replacement" and s.seat == A and s.story("roll") == [], "before the die is thrown"
    s.do("replace", int(s.options("replace")[0][1]))
    s.do("number", 6)
    assert s.mem("their center").damage == 40 and s.count(POWER + A) == 0, "6 counts in place of any roll"
    s = performance({"oshi": AZKI_OSHI, "power": 3, "center": one(c.ROLLER, "roller")}, dice=[1])
    s.use("roller", "their center")
    s.do("pass")
    assert s.mem("their center").damage == 20 and s.count(POWER + A) == 3, "declined: the 1 stands"


@rule("hocg:12.1.5.1")
def test_also_in_the_other_players_turn_and_never_as_an_action() -> None:
    theirs = {"oshi": AZKI_OSHI, "power": 3, "center": one(c.GAMBLER, "gambler"), "back": SPARE}
    s = performance({"center": one(HUNTER, "hunter")}, theirs)
    s.use("hunter", "gambler")
    assert s.prompt == "replacement" and s.seat == B and s.t.active == A
    s.do("replace", int(s.options("replace")[0][1]))
    s.do("number", 2)
    assert s.hand(B) == 1
    s = Play({"oshi": AZKI_OSHI, "power": 3})
    assert s.why("skill", SKILL) == "hocg:12.1.5"
    s = performance({"oshi": AZKI_OSHI, "power": 2, "center": one(c.ROLLER, "roller")}, dice=[1])
    s.use("roller", "their center")
    assert s.prompt == "perform", "with too little holo Power it is not offered"


@rule("hocg:12.1.5.2", "hocg:rb.oshi.other-timing")
def test_a_skill_on_a_down_is_offered_there_and_nowhere_else() -> None:
    theirs: Side = {"oshi": PEKORA_OSHI, "power": 2, "center": one(FRAIL, "frail", cheers=["green"]), "back": SPARE}
    s = performance({"center": one(HUNTER, "hunter"), "collab": one(STRIKER, "striker")}, theirs)
    s.use("striker", "frail")
    assert s.prompt == "perform", "only hurt"
    s.use("hunter", "frail")
    assert s.prompt == "may" and s.seat == B and s.t.phase == "performance" and s.place_of("frail") == "center"
    s = Play({"oshi": PEKORA_OSHI, "power": 2})
    assert s.why("skill", SKILL) == "hocg:12.1.5" and not s.offers("skill", SKILL)
    for power, prompt in ((2, "may"), (1, "perform")):
        s = performance({"center": one(HUNTER, "hunter")}, {**theirs, "power": power})
        s.use("hunter", "frail")
        assert s.prompt == prompt


@rule("hocg:12.1.5.3")
def test_usable_when_declined_it_stays_available() -> None:
    """G-02, R-08"""
    mine = {"center": one(STRIKER, "center"), "collab": one(STRIKER, "collab")}
    theirs = {"oshi": c.COMFORTER, "power": 2, "center": one(SPARE, "their center"), "back": SPARE}
    s = performance(mine, theirs)
    s.use("center", "their center")
    assert s.prompt == "may" and s.seat == B
    s.do("no")
    assert s.count(POWER + B) == 2 and s.hand(B) == 0
    s.use("collab", "their center")
    assert s.prompt == "may", "offered again"
    s.do("yes")
    assert s.count(POWER + B) == 1 and s.hand(B) == 1
    s = performance(mine, theirs)
    s.use("center", "their center")
    s.do("yes")
    s.use("collab", "their center")
    assert s.prompt == "perform" and s.hand(B) == 1, "used: not again this turn"


@rule("hocg:12.1.5.3")
def test_it_waits_like_an_automatic_ability() -> None:
    """G-64: a skill on damage is no down ability and comes after the life card."""
    theirs = {"oshi": c.COMFORTER, "power": 1, "center": one(FRAIL, "frail"), "back": SPARE}
    s = performance({"center": one(HUNTER, "hunter")}, theirs)
    s.use("hunter", "frail")
    assert s.prompt == "may" and s.seat == B and s.story("leave", "life") == ["leave frail", "life B"]


# --- the rulebooks on the Oshi --------------------------------------------------------------------------------------


@rule("hocg:rb.oshi.stays")
def test_the_oshi_never_leaves_its_spot() -> None:
    for t in random_game(7):
        for seat in (A, B):
            assert len(t.zones[OSHI_POSITION + seat]) == 1
            assert t.owner[oshi(t, seat)] == seat and t.where[oshi(t, seat)] == OSHI_POSITION + seat
    assert t.result is not None


@rule("hocg:rb.oshi.stays")
def test_an_oshi_in_the_deck_is_refused() -> None:
    good = builtin("sora")
    main = {**good.main, "hSD01-002": 1}
    bad = Deck(good.game, good.name, {**good.piles, "main": main})
    try:
        GAME.new([bad, good], 1)
    except IllegalDeck as error:
        assert "hocg:6.1.4.1" in {p.rule for p in error.reasons}
    else:
        raise AssertionError("an Oshi card may not be in the main deck")


@rule("hocg:rb.oshi.not-counted")
def test_the_oshi_does_not_count_toward_the_six() -> None:
    hand = [one(STRIKER, "sixth"), one(STRIKER, "seventh")]
    s = Play({"oshi": c.CHIEF, "center": SPARE, "back": [SPARE] * 4, "hand": hand})
    s.do("place", "sixth")
    assert len(stage(s.t, A)) == 6 and s.count(OSHI_POSITION + A) == 1
    assert s.why("place", "seventh") == "hocg:8.2.1"


@rule("hocg:rb.oshi.stage", "hocg:rb.oshi.stage.instead")
def test_a_stage_skill_in_place_of_an_oshi_skill_is_in_force_all_game_long() -> None:
    """R-36: no action, no holo Power, from the first turn on."""
    mine = {"oshi": c.IDOL, "center": one(STRIKER, "me")}
    s = performance(mine, turn=2, first="B")
    assert s.t.own_turns[A] == 1
    s.use("me", "their center")
    assert s.mem("their center").damage == 30, "10 and 20"
    s = Play({**mine, "power": 1})
    assert s.why("skill", 0) == "hocg:8.5.1" and s.options("skill") == [("skill", 1)], "only the SP skill is played"
    s.do("skill", 1)
    assert s.hand(A) == 1


@rule("hocg:rb.oshi.stage")
def test_a_stage_skill_at_its_moment() -> None:
    s = Play({"oshi": c.HOST, "power": 1}, phase="start of performance")
    assert s.hand(A) == 1 and s.count(POWER + A) == 1 and s.story("effect") == ["effect A"]
    s.until("main")
    assert s.t.active == B
    hand = s.hand(A)
    s.until("perform")
    assert s.hand(A) == hand, "not in the other player's"
