"""10.6: check timing and play timing."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    BATON_PASSES,
    BLOOMS,
    CENTER,
    COLLABS,
    DOWNED,
    HOLOMEM,
    OPP_BACK,
    OPP_CENTER,
    PLACED,
    PLAYS,
    TAKES,
    THIS,
    USES_ART,
    Draw,
    SpecialDamage,
    gift,
    item,
    other,
    use,
)
from kaimaku.games.hocg.lang import event as any_event
from kaimaku.games.hocg.lang.triggers import Pattern
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    CHEER_WATCHER,
    DRAW_WATCHER,
    END_WATCHER,
    HANA,
    HANA_1,
    ITEM,
    MAIN_WATCHER,
    PERFORMANCE_WATCHER,
    TURN_WATCHER,
    member,
    strike,
    support,
    watcher,
)
from tests.rules.hocg.scene_abilities import A, B, Stage, one

TRIGGERS: dict[str, Pattern] = {
    "place": PLACED(HOLOMEM),
    "bloom": BLOOMS(HOLOMEM),
    "collab": COLLABS(HOLOMEM),
    "baton": BATON_PASSES(HOLOMEM),
    "play": PLAYS(item),
}
ALERT = {verb: watcher(f"tC10-06{i}", on) for i, (verb, on) in enumerate(TRIGGERS.items())}
KILLER = member("tC10-065", "Killer", gift(Draw(1), on=USES_ART(THIS), usable=True), arts=(strike(200),))
PLAY_WATCHER = watcher("tC10-066", PLAYS(any_event))
STORM = support("tC10-067", "event", use(SpecialDamage(990, OPP_BACK[ALL])))
FRAIL = member("tC10-068", "Frail", hp=50)
AVENGER = member("tC10-069", "Avenger", gift(SpecialDamage(990, HOLOMEM(other)[ALL]), on=DOWNED(THIS)), hp=50)

HURTING = member("tC10-070", "Hurting", gift(SpecialDamage(10, CENTER), on=COLLABS(HOLOMEM)))
HURT = watcher("tC10-071", TAKES(CENTER))
FOLLOWER = watcher("tC10-072", COLLABS(HOLOMEM))
BITER = member("tC10-073", "Biter", gift(SpecialDamage(10, OPP_CENTER), on=TAKES(CENTER)))
BITTEN = watcher("tC10-074", TAKES(CENTER))
POKE = support("tC10-075", "event", use(SpecialDamage(10, OPP_CENTER)))


@rule("hocg:10.6.1", "hocg:10.6.2", "hocg:10.6.4.1")
@pytest.mark.parametrize("verb", list(TRIGGERS))
def test_every_action_is_followed_by_a_check_timing(verb: str) -> None:
    s = Stage(
        {
            "hand": [one("x-spare", "debut"), one(HANA_1, "first"), one(ITEM, "item")],
            "center": one("x-spare", "center", cheers=["white"]),
            "back": [one(ALERT[verb], "alert"), one(HANA, "hana")],
        }
    )
    action = {
        "place": ("place", "debut"),
        "bloom": ("bloom", "first", "hana"),
        "collab": ("collab", "hana"),
        "baton": ("baton", "hana"),
        "play": ("play", "item"),
    }[verb]
    s.do(*action)
    assert s.prompt == "may", "the automatic ability comes before any other action"
    assert not s.offers("collab", "alert") and not s.offers("pass")
    hand = s.hand()
    s.do("no")
    assert s.prompt == "main" and s.hand() == hand, "declined"


@rule("hocg:10.6.1")
def test_the_steps_of_a_turn_have_their_check_timings() -> None:
    numbers = (TURN_WATCHER, DRAW_WATCHER, CHEER_WATCHER, MAIN_WATCHER, PERFORMANCE_WATCHER)
    s = Stage({"center": END_WATCHER, "back": list(numbers)}, {"center": "x-spare"}, phase="reset")
    asked = []
    while s.t.active == A:
        if s.prompt == "may":
            asked.append(s.t.phase)
        s.quiet()
    assert asked == ["reset", "draw", "cheer", "main", "performance", "end"]


@rule("hocg:10.6.1.1", "hocg:10.6.3.1")
def test_rules_come_before_waiting_abilities() -> None:
    s = Stage(
        {"center": one(KILLER, "killer")},
        {"center": one(FRAIL, "victim"), "back": [one("x-spare", "heir"), "x-spare"], "life": 3},
        phase="performance",
    )
    s.use("killer", "victim")
    assert s.prompt == "pick" and s.seat == B and s.waiting() == ["killer"], "first the life card is sent"
    s.do("pick", "heir")
    assert s.prompt == "may" and s.seat == A, "then the ability on using Arts"
    assert s.place_of("victim") == "gone" and s.life(B) == 2 and len(s.mem("heir").cheers) == 1


@rule("hocg:10.6.3.1")
def test_all_rules_processing_is_repeated_until_none_is_due() -> None:
    s = Stage(
        {"hand": [one(STORM, "storm")], "back": [one(PLAY_WATCHER, "watcher")]},
        {"center": one("x-spare", "center"), "back": [one(FRAIL, "one"), one(AVENGER, "two")], "life": 4},
    )
    s.do("play", "storm")
    assert s.waiting() == ["watcher"]
    while s.prompt == "pick":
        assert s.seat == B and s.waiting() == ["watcher"]
        s.quiet()
    assert s.t.result is not None and s.t.result.winners == (A,), "the avenger brought down all the others"


@rule("hocg:10.6.3.1")
def test_two_downs_are_finished_with_their_life_before_a_waiting_ability() -> None:
    s = Stage(
        {"hand": [one(STORM, "storm")], "back": [one(PLAY_WATCHER, "watcher")]},
        {"center": one("x-spare", "center"), "back": [one(FRAIL, "one"), one(FRAIL, "two")], "life": 4},
    )
    s.do("play", "storm")
    assert s.prompt == "pick" and s.seat == B, "which down comes first?"
    s.do("pick", "two")
    assert s.place_of("two") == "gone" and s.place_of("one") == "back" and s.waiting() == ["watcher"]
    s.do("pick", "one")
    assert s.place_of("one") == "gone" and s.life(B) == 2
    assert s.prompt == "may" and s.seat == A
    assert [kind for kind, *_ in s.log("down", "life")] == ["down", "life", "down", "life"]


@rule("hocg:10.6.3", "hocg:10.6.3.2")
def test_the_turn_player_orders_their_abilities_new_ones_included() -> None:
    s = Stage(
        {
            "center": one("x-spare", "center"),
            "back": [one(HURTING, "hurting"), one(FOLLOWER, "follower"), one(HURT, "hurt"), one("x-spare", "guest")],
        }
    )
    s.do("collab", "guest")
    assert s.prompt == "order" and s.waiting() == ["hurting", "follower"]
    s.resolve("hurting")
    assert s.mem("center").damage == 10
    assert s.prompt == "order" and s.waiting() == ["follower", "hurt"], "the new one stands beside the old one"
    s.resolve("hurt")
    assert s.prompt == "may" and s.waiting() == ["follower"]


@rule("hocg:10.6.3", "hocg:10.6.3.3", "hocg:10.6.3.4")
def test_the_other_players_abilities_come_when_the_turn_player_has_none() -> None:
    s = Stage(
        {"hand": [one(POKE, "poke")], "center": one("x-spare", "mine"), "back": [one(BITTEN, "bitten"), PLAY_WATCHER]},
        {"center": one("x-spare", "theirs"), "back": [one(BITER, "biter"), one(BITTEN, "other")]},
    )
    s.do("play", "poke")
    assert s.prompt == "may" and s.seat == A, "the turn player's own comes first"
    s.do("no")
    assert s.prompt == "order" and s.seat == B and s.waiting() == ["biter", "other"]
    s.resolve("biter")
    assert s.mem("mine").damage == 10
    assert s.prompt == "may" and s.seat == A, "it woke one of the turn player's: that comes next"
    s.do("no")
    assert s.prompt == "may" and s.seat == B and s.waiting() == []
    s.do("no")
    assert s.prompt == "main" and not s.t.pending, "nothing waits: the check timing is over"


@rule("hocg:10.6.2", "hocg:10.6.4", "hocg:10.6.4.2")
def test_after_an_action_the_player_gets_another_play_timing() -> None:
    s = Stage({"hand": [one(ITEM, "item"), one("x-spare", "debut")], "back": [one("x-spare", "back")]})
    first = {o[0] for verb in ("play", "place", "collab", "pass") for o in s.options(verb)}
    assert first == {"play", "place", "collab", "pass"}
    s.do("place", "debut")
    assert s.prompt == "main" and s.seat == A
    assert not s.options("place") and s.offers("play", "item"), "the list is a new one"
    assert s.offers("collab", s.new_mem("debut"))
    s.do("play", "item")
    assert s.prompt == "main" and not s.options("play")


@rule("hocg:10.6.4", "hocg:10.6.4.3")
def test_choosing_nothing_ends_the_play_timing() -> None:
    s = Stage()
    s.do("pass")
    assert s.t.phase == "performance" and s.prompt == "perform"
    s.do("pass")
    assert s.t.active == B


@rule("hocg:10.6.2")
def test_only_whoever_has_the_play_timing_acts() -> None:
    s = Stage({"center": one(KILLER, "killer")}, {"hand": [one(ITEM, "item")]})
    refusal = GAME.refuse(s.t, B, s.option("play", "item"))
    assert refusal is not None and refusal.rule == "hocg:10.6.2"
