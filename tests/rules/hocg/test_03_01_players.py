"""3.1 and 3.2: owner and controller, and the life damage a player has still to take."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import ARCHIVE, HAND, LIFE
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_game import STRIKER
from tests.rules.hocg.cards_info import (
    BANNER,
    BELL,
    BURN,
    BUZZ,
    CAPTAIN,
    DRAWER,
    GIVE_CHEER,
    GIVE_TOOL,
    GUARD,
    LIFE_EVENT,
    PICKER,
    RETURN_THEIRS,
    SCHOLAR,
    STING,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"


@rule("hocg:3.1.1")
def test_a_card_returns_to_the_hand_of_its_owner() -> None:
    """Whoever makes it return."""
    b = {"center": {"stack": [one("hSD01-003", "below"), one("hSD01-005", "top")], "cheers": [one("white", "cheer")]}}
    s = Scene({"hand": [one(RETURN_THEIRS, "event")]}, b)
    s.do("play", "event")
    assert s.t.zones[HAND + B] == [s.card("top")] and s.count(HAND + A) == 0
    assert set(s.t.zones[ARCHIVE + B]) == {s.card("below"), s.card("cheer")}


@rule("hocg:3.1.1", "hocg:3.1.2")
def test_a_card_given_away_is_the_others_while_it_lies_there_and_its_owners_after() -> None:
    a = {"archive": [one("red", "gift")], "hand": [one(GIVE_CHEER, "give")]}
    b = {"center": one(SPARE, "theirs"), "hand": [one(BURN, "burn")], "back": SPARE}
    s = Scene(a, b)
    s.do("play", "give")
    assert s.mem("theirs").cheers == [s.card("gift")]
    s.until("main")
    assert s.t.active == B
    s.do("play", "burn")
    s.do("pick", "gift")
    assert s.t.where[s.card("gift")] == ARCHIVE + A, "it goes to the archive of its owner"


@rule("hocg:3.1.2", "hocg:3.1.2.1")
def test_a_continuous_ability_is_of_whoever_controls_its_card() -> None:
    """A tool that helps "your holomem" helps the side it is on, whoever brought it; so does a gift."""
    a = {"hand": [one(BANNER, "banner"), one(GIVE_TOOL, "give")], "center": one(SPARE, "mine")}
    s = Scene(a, {"center": one(SPARE, "theirs")})
    s.do("play", "give")
    s.do("pick", "banner")
    assert s.mem("theirs").supports == [s.card("banner")]
    assert value(s.t, ARTS, s.mem("theirs").id, 0) == 20 and value(s.t, ARTS, s.mem("mine").id, 0) == 0
    s = Scene({"center": one(SPARE, "mine")}, {"center": one(SPARE, "theirs"), "back": CAPTAIN})
    assert value(s.t, ARTS, s.mem("theirs").id, 0) == 20 and value(s.t, ARTS, s.mem("mine").id, 0) == 0


@rule("hocg:3.1.2.2", "hocg:3.1.2.4")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_who_plays_an_activated_ability_makes_its_choices(seat: str) -> None:
    side = {"oshi": PICKER, "power": 1}
    s = Scene({**side, "back": [SPARE] * 2}, {**side, "back": [SPARE] * 2}, active=seat)
    me = s.seat
    s.do("skill", 0)
    assert s.prompt == "pick" and s.t.asked == (me,)
    theirs = {m.id for m in s.t.mems.values() if m.seat != me}
    assert {o[1] for o in s.options("pick")} < theirs, "the opponent is the other one for it"
    s = Scene({"center": one(SCHOLAR, "scholar"), "hand": ["hSD01-003", "hSD01-004"]}, {"hand": ["hSD01-003"]})
    GAME.decide(s.t, A, s.options("ability")[0])
    assert s.t.asked == (A,) and {o[1] for o in s.options("pick")} == set(s.t.zones[HAND + A])


@rule("hocg:3.1.2.3")
def test_an_automatic_ability_is_of_whoever_controls_its_card() -> None:
    """A bell that A brought hangs on B's holomem: struck in A's turn, B draws."""
    hand = [one(BELL, "bell"), one(GIVE_TOOL, "give"), one(STING, "sting")]
    s = Scene({"hand": hand}, {"center": one(SPARE, "theirs")})
    s.do("play", "give")
    s.do("pick", "bell")
    s.do("play", "sting")
    assert s.mem("theirs").damage == 10 and s.t.active == A
    assert s.count(HAND + B) == 1 and s.count(HAND + A) == 0


@rule("hocg:3.1.2.4")
def test_the_choices_of_an_effect_are_asked_of_the_player_of_its_ability() -> None:
    """In the turn of the other player too."""
    s = Scene({"hand": [one(STING, "sting")]}, {"center": one(GUARD, "guard"), "back": SPARE})
    s.do("play", "sting")
    assert s.prompt == "may" and s.t.asked == (B,) and s.t.active == A
    s.do("yes")
    assert s.prompt == "pick" and s.t.asked == (B,)
    assert {o[1] for o in s.options("pick")} == {m.id for m in s.t.mems.values() if m.seat == B}


@rule("hocg:3.1.2.4.1")
def test_whoever_is_not_named_is_the_player_of_the_effect() -> None:
    s = Scene({"hand": [one(STING, "sting")]}, {"center": DRAWER})
    s.do("play", "sting")
    assert s.count(HAND + B) == 1 and s.count(HAND + A) == 0, "\"draw 1\" on B's ability in A's turn"


@rule("hocg:3.2.1")
def test_life_damage_waits_until_the_check_timing_works_it_off() -> None:
    s = Scene({"hand": [one(LIFE_EVENT, "event")]})
    s.do("play", "event")
    assert s.prompt == "may" and s.t.life_damage == [0, 1] and s.count(LIFE + B) == 3
    s.do("no")
    assert s.prompt == "pick" and s.t.asked == (B,), "its cheer is sent"
    GAME.decide(s.t, B, s.options("pick")[0])
    assert s.t.life_damage == [0, 0] and s.count(LIFE + B) == 2


@rule("hocg:3.2.1")
def test_life_damage_is_counted_down_card_by_card() -> None:
    s = Scene(
        {"center": one(STRIKER, "striker")}, {"center": one(BUZZ, "buzz"), "back": [SPARE] * 2}, phase="performance"
    )
    s.use("striker", "buzz")
    left = []
    while s.prompt == "pick":
        left.append(s.t.life_damage[B])
        GAME.decide(s.t, B, s.options("pick")[0])
    assert left == [1, 0] and s.t.life_damage == [0, 0]
