"""1.3: what holds everywhere. Text before rules, as much as possible, prohibitions, simultaneous choices, numbers."""

from __future__ import annotations

from typing import cast

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import ARCHIVE, CENTER, DECK, HAND, at
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.rules.hocg.cards_game import (
    ARMORED,
    BOTH_MAY_TRADE,
    BOTH_REST,
    BOTH_REVEAL,
    BOTH_TRADE,
    EARLY_BLOOM,
    FIRM,
    FORTUNE_TELLER,
    HANA,
    HANA_1,
    LIGHT_STRIKER,
    MANY_PARTS,
    ONE_TO_THREE,
    PER_RESTING,
    PROUD,
    REST_CENTER,
    REST_WATCHER,
    ROLLER,
    ROOTED,
    SNIPER,
    SORE,
    SWAP_THEIRS,
    UP_TO_TWO,
    WATCHFUL,
    X_LEADER,
)
from tests.rules.hocg.scene_turn import A, B, Scene, Side, one

SPARE = "x-spare"


def with_event(card: str, a: Side, b: Side | None = None, **table: object) -> Scene:
    """A position in which seat A holds an event, played at once."""
    hand = [one(card, "event"), *cast("list[object]", a.get("hand", []))]
    s = Scene({**a, "hand": hand}, b, **table)
    s.do("play", "event")
    return s


@rule("hocg:1.3.1")
def test_a_text_may_do_what_the_rules_forbid() -> None:
    back = one(HANA, "new", placed="this turn")
    s = Scene({"back": back, "hand": [one(HANA_1, "first"), one(EARLY_BLOOM, "event")]})
    assert s.why("bloom", "first", "new") == "hocg:8.3.2.b"
    s.do("play", "event")
    s.do("pick", "new")
    s.do("pick", "first")
    assert s.mem("new").stack[-1] == s.card("first")


@rule("hocg:1.3.2")
def test_what_can_be_done_is_done() -> None:
    """Two of three cards are there to draw, nobody is there to swap, the damage is dealt."""
    s = with_event(MANY_PARTS, {"deck": 2}, {"center": one(SPARE, "target")})
    assert s.count(HAND + A) == 2 and s.count(DECK + A) == 0
    assert s.mem("target").damage == 10 and s.t.result is None and s.prompt == "main"


@rule("hocg:1.3.2.1")
@pytest.mark.parametrize(("tired", "drawn"), [(True, 1), (False, 4)])
def test_resting_again_is_no_resting(tired: bool, drawn: int) -> None:
    """A text that goes on "if you did", and an ability that watches, both see nothing happen."""
    center = one(SPARE, "center", resting=tired)
    s = with_event(REST_CENTER, {"center": center, "back": REST_WATCHER})
    assert s.mem("center").resting
    assert len(s.log("rest")) == (0 if tired else 1)
    assert s.count(HAND + A) == drawn, "1 in any case, 2 for having done it, 1 for having seen it"


@rule("hocg:1.3.2.2")
def test_damage_reduced_below_zero_neither_hurts_nor_heals_nor_triggers() -> None:
    b = {"center": one(ARMORED, "armored", damage=40)}
    s = Scene({"center": one(LIGHT_STRIKER, "striker")}, b, phase="performance")
    s.use("striker", "armored")
    assert s.mem("armored").damage == 40 and s.log("damage", "heal") == []
    assert s.count(HAND + B) == 0, "it took no damage, so it draws nothing"


@rule("hocg:1.3.2.2")
@pytest.mark.parametrize(("arts", "asked"), [(-20, False), (-30, False), (-10, True)])
def test_nobody_would_take_damage_that_is_not_dealt(arts: int, asked: bool) -> None:
    b = {"center": one(SORE, "target"), "oshi": WATCHFUL, "power": 1}
    a = {"center": one(LIGHT_STRIKER, "striker")}
    s = Scene(a, b, phase="performance", effects=[{"arts": arts, "on": "striker"}])
    s.use("striker", "target")
    assert (s.prompt == "replacement") == asked


@rule("hocg:1.3.2.2")
@pytest.mark.parametrize(("tired", "damage"), [(False, 0), (True, 10)])
def test_an_amount_of_zero_is_not_dealt(tired: bool, damage: int) -> None:
    """10 for each resting holomem; whoever may prevent damage is asked only if there is some."""
    b = {"center": one(SORE, "sore"), "oshi": WATCHFUL, "power": 1}
    s = with_event(PER_RESTING, {"back": one(SPARE, "back", resting=tired)}, b)
    assert s.prompt == ("replacement" if tired else "main")
    if tired:
        s.do("pass")
    assert s.mem("sore").damage == damage and s.count(HAND + B) == (1 if damage else 0)


@rule("hocg:1.3.2.3")
@pytest.mark.parametrize(
    ("center", "collab", "targets"),
    [
        (PROUD, PROUD, {"center", "collab"}),
        (PROUD, SPARE, {"center"}),
        (SPARE, PROUD, {"collab"}),
        (SPARE, SPARE, {"center", "collab", "back"}),
    ],
)
def test_of_demands_that_exclude_each_other_as_many_as_possible_are_met(
    center: str, collab: str, targets: set[str]
) -> None:
    """Each of the proud must be the target of every Arts; an Arts has one target, so one of them it is."""
    b = {"center": one(center, "center"), "collab": one(collab, "collab"), "back": one(SPARE, "back")}
    s = Scene({"center": one(SNIPER, "sniper")}, b, phase="performance")
    assert {name for name in b if s.art("sniper", name) in GAME.options(s.t, A)} == targets
    for name in set(b) - targets:
        assert s.why_not(s.art("sniper", name)) == "hocg:12.2.3.2"


@rule("hocg:1.3.2.4")
@pytest.mark.parametrize(("changes", "damage"), [((-50,), 0), ((-50, 20), 0), ((-50, 40), 10), ((40, -50), 10)])
def test_a_value_may_be_negative_on_the_way(changes: tuple[int, ...], damage: int) -> None:
    """An Arts of 20 with -50 stands at -30, and what raises it starts there."""
    effects = [{"arts": n, "on": "striker"} for n in changes]
    a, b = {"center": one(LIGHT_STRIKER, "striker")}, {"center": one(SPARE, "target")}
    s = Scene(a, b, phase="performance", effects=effects)
    s.use("striker", "target")
    assert s.mem("target").damage == damage


@rule("hocg:1.3.3")
def test_what_is_forbidden_does_not_happen_though_a_text_demands_it() -> None:
    b = {"center": one(FIRM, "firm"), "back": one(SPARE, "back")}
    s = with_event(SWAP_THEIRS, {}, b)
    assert s.place_of("firm") == "center" and s.place_of("back") == "back"
    assert s.count(HAND + A) == 1, "the rest of the text is carried out"


@rule("hocg:1.3.3")
def test_a_forbidden_action_is_refused_by_the_forbidding_card() -> None:
    s = Scene({"center": one(ROOTED, "rooted", cheers=["white"]), "back": one(SPARE, "back")})
    refusal = GAME.refuse(s.t, A, s.option("baton", "back"))
    assert refusal is not None and refusal.rule == "hocg:1.3.3" and ROOTED in refusal.en
    assert not s.options("baton")


# --- simultaneous choices (1.3.4) -----------------------------------------------------------------------------------

TWO = {"center": SPARE, "back": SPARE}


@rule("hocg:1.3.4")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_turn_player_chooses_first_and_the_other_knows_the_choice(first: str) -> None:
    """Whoever went first: during the game the turn player comes first (R-45)."""
    s = with_event(BOTH_REST, TWO, TWO, first=first)
    center, theirs = at(s.t, A, CENTER), at(s.t, B, CENTER)
    assert center is not None and theirs is not None and s.t.asked == (A,)
    s.do("pick", center.id)
    assert s.t.asked == (B,)
    assert [mem.resting for mem in GAME.view(s.t, B).sides[A].stage] == [True, False]
    s.do("pick", theirs.id)
    assert theirs.resting


@rule("hocg:1.3.4.1")
def test_steps_without_a_choice_come_together_then_each_chooses() -> None:
    """Both draw 1, then both archive 1 from their hands."""
    s = with_event(BOTH_TRADE, {"hand": ["hSD01-016"]}, {"hand": ["hSD01-016"]})
    assert s.log("draw") == [("draw", A), ("draw", B)], "both have drawn before anybody is asked"
    assert s.prompt == "pick" and s.t.asked == (A,)
    s.do("pick", s.t.zones[HAND + A][0])
    assert s.prompt == "pick" and s.t.asked == (B,)
    s.do("pick", s.t.zones[HAND + B][0])
    assert s.count(ARCHIVE + B) == 1 and s.count(HAND + A) == s.count(HAND + B) == 1


@rule("hocg:1.3.4.2")
@pytest.mark.parametrize("event", [BOTH_REVEAL, BOTH_TRADE])
def test_choices_from_hidden_zones_are_shown_together(event: str) -> None:
    hands = {"hand": ["hSD01-016", "hSD01-017"]}
    s = with_event(event, hands, hands)
    before = GAME.view(s.t, B).sides, redact(s.t, s.t.journal or [], B)
    chosen = s.t.zones[HAND + A][0]
    s.do("pick", chosen)
    assert s.t.asked == (B,)
    assert (GAME.view(s.t, B).sides, redact(s.t, s.t.journal or [], B)) == before, "committed, but unseen"
    theirs = s.t.zones[HAND + B][1]
    s.do("pick", theirs)
    assert s.t.known[chosen] == s.t.known[theirs] == 3
    shown = [(seat, card) for kind, seat, card, *_ in s.t.journal or [] if kind in ("show", "archive")]
    assert shown[:2] == [(A, chosen), (B, theirs)]


@rule("hocg:1.3.4.2")
def test_who_has_nothing_to_choose_keeps_nobody_waiting() -> None:
    s = with_event(BOTH_REVEAL, {}, {"hand": ["hSD01-016", "hSD01-017"]})
    assert s.t.asked == (B,)
    theirs = s.t.zones[HAND + B][0]
    s.do("pick", theirs)
    assert s.t.known[theirs] == 3 and s.prompt == "main"


@rule("hocg:1.3.4.1", "hocg:1.3.4.2")
def test_who_declines_keeps_nobody_waiting_either() -> None:
    """Both may archive 1 from their hands, then both draw 1."""
    hands = {"hand": ["hSD01-016", "hSD01-017"]}
    s = with_event(BOTH_MAY_TRADE, hands, hands)
    assert s.prompt == "may" and s.t.asked == (A,)
    s.do("no")
    assert s.prompt == "may" and s.t.asked == (B,)
    s.do("yes")
    s.do("pick", s.t.zones[HAND + B][0])
    assert [entry[:2] for entry in s.log("archive", "draw")] == [
        ("archive", B),
        ("draw", A),
        ("draw", B),
        ("archive", A),
    ]


# --- numbers (1.3.5) ------------------------------------------------------------------------------------------------


@rule("hocg:1.3.5")
def test_a_chosen_number_is_whole_and_not_negative() -> None:
    s = Scene({"oshi": X_LEADER, "power": 3})
    s.do("skill", 0)
    assert s.prompt == "number"
    for n in (-1, 1.5, "two"):
        assert s.why_not(cast(Option, ("number", n))) == "hocg:1.3.5"
    assert s.why("number", 4) == "hocg:1.3.5.2", "there are three to pay with"
    s.do("number", 0)
    assert s.prompt == "main" and s.count(HAND + A) == 0


@rule("hocg:1.3.5.1")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_up_to_two_includes_none(taken: int) -> None:
    s = with_event(UP_TO_TWO, {"center": one(SPARE, "center", cheers=["white x3"])})
    for _ in range(taken):
        GAME.decide(s.t, A, s.options("pick")[0])
    if taken < 2:
        s.do("done")
    assert s.prompt == "main" and len(s.mem("center").cheers) == 3 - taken


@rule("hocg:1.3.5.2")
def test_one_to_three_is_at_least_one_and_at_most_three() -> None:
    for taken in (1, 2, 3):
        s = with_event(ONE_TO_THREE, {"hand": ["hSD01-016 x4"]})
        assert s.why("done") == "hocg:10.7.2.3.1", "none is too few"
        for _ in range(taken):
            GAME.decide(s.t, A, s.options("pick")[0])
        if taken < 3:
            s.do("done")
        assert s.prompt == "main" and s.count(HAND + A) == 4 - taken


@rule("hocg:1.3.5.2")
@pytest.mark.parametrize("n", [1, 3, 6])
def test_both_ends_of_a_range_may_be_named(n: int) -> None:
    """The face of a die is declared: 1 to 6."""
    s = Scene({"oshi": FORTUNE_TELLER, "power": 1, "back": one(ROLLER, "roller")})
    s.do("collab", "roller")
    GAME.decide(s.t, A, s.options("replace")[0])
    assert s.why("number", 0) == s.why("number", 7) == "hocg:1.3.5.2"
    s.do("number", n)
    assert s.count(HAND + A) == (1 if n in (1, 6) else 0)
