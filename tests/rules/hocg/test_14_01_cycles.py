"""14.1: sequences that could be repeated without end (R-14)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import HAND
from kaimaku.kernel.chance import force
from kaimaku.kernel.cycles import LONG
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_cycles import (
    ENDLESS_ART,
    FADING,
    FLIPPER,
    GAMBLER,
    GROWER,
    HEALING_ART,
    LENDER,
    ONCE_WAKER,
    PATIENT,
    PRODDER,
    REST_ONE,
    REST_THEIRS,
    RESTLESS,
    RESTLESS_PAIR,
    STUBBORN,
    WAKER,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"
IDLE = "hocg:14.1.1.2"


def abilities(s: Scene, user: str) -> list[Option]:
    """All of a holomem's abilities for the main phase, offered or not, in printed order."""
    mem = s.mem(user)
    return [("ability", a.key, mem.id) for a in DEFS[s.t.defs[mem.stack[-1]]].activated]


# --- the turn player repeats something that changes the state: a shortcut is just doing so (14.1.1.1) ---------------


@rule("hocg:14.1.1", "hocg:14.1.1.1")
def test_what_changes_the_state_may_be_repeated_as_often_as_announced() -> None:
    s = Scene({"center": one(GROWER, "grower")})
    (grow,) = abilities(s, "grower")
    for _ in range(100):
        GAME.decide(s.t, A, grow)
    assert value(s.t, ARTS, s.mem("grower").id, 0) == 1000
    assert grow in GAME.options(s.t, A)


@rule("hocg:14.1.1.1")
@pytest.mark.parametrize("stop", [3, None])
def test_the_other_player_may_stop_a_sequence_at_any_point_they_can_act(stop: int | None) -> None:
    """Fifty repetitions are announced; the other player accepts, or acts after the third one."""
    s = Scene({"center": one(PRODDER, "prodder")}, {"center": one(PATIENT, "patient")})
    (prod,) = abilities(s, "prodder")
    done = 0
    while done < 50 and prod in GAME.options(s.t, A):
        GAME.decide(s.t, A, prod)
        done += 1
        assert s.prompt == "may" and s.t.asked == (B,)
        s.do("yes" if done == stop else "no")
    assert done == (stop or 50) and s.mem("patient").damage == 10 * done
    assert s.place_of("prodder") == ("gone" if stop else "center")


# --- the turn player repeats what changes nothing (14.1.1.2) --------------------------------------------------------


@rule("hocg:14.1.1", "hocg:14.1.1.2")
def test_an_action_that_left_everything_as_it_was_is_not_taken_again() -> None:
    s = Scene({"center": one(WAKER, "waker"), "hand": [one("hSD01-003", "debut")]})
    (wake,) = abilities(s, "waker")
    assert s.why_not(wake) == ""
    GAME.decide(s.t, A, wake)
    assert s.why_not(wake) == IDLE
    s.do("place", "debut")
    assert s.why_not(wake) == "", "the state is another one"
    GAME.decide(s.t, A, wake)
    assert s.why_not(wake) == IDLE


@rule("hocg:14.1.1.2")
def test_the_same_action_of_another_holomem_is_another_action() -> None:
    s = Scene({"center": one(WAKER, "waker"), "back": one(WAKER, "other")})
    (wake,), (other,) = abilities(s, "waker"), abilities(s, "other")
    GAME.decide(s.t, A, wake)
    assert s.why_not(wake) == IDLE and s.why_not(other) == ""


@rule("hocg:14.1.1.2")
def test_a_cycle_of_several_actions_is_not_begun_again() -> None:
    """Rest, ready: everything is as before, and the first of the two is refused; saving changes nothing in that."""
    s = Scene({"center": one(FLIPPER, "flipper")})
    rest, ready = abilities(s, "flipper")
    GAME.decide(s.t, A, rest)
    assert s.mem("flipper").resting and s.why_not(ready) == ""
    GAME.decide(s.t, A, ready)
    assert not s.mem("flipper").resting
    loaded = GAME.load(s.t.to_data())
    for t in (s.t, s.t.clone(), loaded):
        refusal = GAME.refuse(t, A, rest)
        assert refusal is not None and refusal.rule == IDLE
        assert rest not in GAME.options(t, A)


@rule("hocg:14.1.1.2")
def test_another_choice_in_the_same_state_is_another_action() -> None:
    """A cheer goes there and back; the other cheer may still go. Done twice, the same thing is refused."""
    cheers = [one("white", "white"), one("red", "red")]
    s = Scene({"center": one(LENDER, "lender", cheers=cheers), "back": [one(SPARE, "x"), one(SPARE, "y")]})
    (lend,) = abilities(s, "lender")

    def send(cheer: str, to: str) -> None:
        GAME.decide(s.t, A, lend)
        s.do("pick", cheer)
        s.do("pick", to)

    for cheer in ("white", "red"):
        send(cheer, "x")
        send(cheer, "lender")
    assert s.why_not(lend) == "", "two cheers have come back, each once"
    send("white", "x")
    send("white", "lender")
    assert s.why_not(lend) == IDLE
    assert {s.card("white"), s.card("red")} == set(s.mem("lender").cheers)


@rule("hocg:14.1.1.2")
def test_a_die_that_brought_nothing_is_not_rolled_again() -> None:
    s = Scene({"center": one(GAMBLER, "gambler")})
    (roll,) = abilities(s, "gambler")
    force(s.t, 6, 1, 2)
    GAME.decide(s.t, A, roll)
    assert s.count(HAND + A) == 1 and s.why_not(roll) == "", "a card was drawn"
    GAME.decide(s.t, A, roll)
    assert s.count(HAND + A) == 1 and s.why_not(roll) == IDLE


@rule("hocg:14.1.1.2")
def test_a_limit_speaks_before_the_cycle() -> None:
    s = Scene({"center": one(ONCE_WAKER, "waker")})
    (wake,) = abilities(s, "waker")
    GAME.decide(s.t, A, wake)
    assert s.why_not(wake) == "hocg:10.7.2.1.1"


# --- abilities that wake each other (14.1.1.3) ----------------------------------------------------------------------


@rule("hocg:14.1.1", "hocg:14.1.1.3")
def test_what_nobody_can_stop_is_a_draw() -> None:
    """Whenever it rests it readies, whenever it readies it rests."""
    s = Scene({"center": one(RESTLESS, "restless"), "back": [], "hand": [one(REST_ONE, "event")]})
    s.do("play", "event")
    assert s.t.result == ((), "hocg:14.1.1.3") and s.t.asked == ()


@rule("hocg:14.1.1.3")
def test_choosing_an_order_does_not_stop_it() -> None:
    """Two abilities wait each time, and either way it goes on: every order has been tried, then it is a draw."""
    s = Scene({"center": one(RESTLESS_PAIR, "restless"), "back": [], "hand": [one(REST_ONE, "event")]})
    s.do("play", "event")
    asked = 0
    while s.t.result is None:
        assert s.prompt == "order" and asked < 15 * LONG
        asked += 1
        GAME.decide(s.t, A, s.options("resolve")[0])
    assert s.t.result == ((), "hocg:14.1.1.3") and asked > 1


@rule("hocg:14.1.1.3")
def test_a_long_sequence_that_leads_somewhere_is_no_cycle() -> None:
    """Each round costs 10 HP: after fifty rounds it is downed."""
    hand = [one(REST_ONE, "event")]
    s = Scene({"center": one(FADING, "fading"), "back": SPARE, "hand": hand, "life": 3})
    s.do("play", "event")
    s.do("pick", "fading")
    assert s.place_of("fading") == "gone" and s.t.result is None and len(s.log("damage")) == 50


@rule("hocg:14.1.1.2", "hocg:14.1.1.3")
def test_no_draw_by_a_choice_of_the_turn_player() -> None:
    """They may keep it going for a while, but not for ever, and the game goes on."""
    s = Scene({"center": one(STUBBORN, "stubborn"), "back": [], "hand": [one(REST_ONE, "event")]})
    s.do("play", "event")
    yes = 0
    while s.prompt == "may":
        assert yes < 2 * LONG
        yes += 1
        s.do("yes")
    assert s.prompt == "main" and s.mem("stubborn").resting and s.t.result is None


@rule("hocg:14.1.1.1", "hocg:14.1.1.3")
def test_who_is_not_the_turn_player_stops_it_when_they_like() -> None:
    s = Scene({"hand": [one(REST_THEIRS, "event")]}, {"center": one(STUBBORN, "stubborn")})
    s.do("play", "event")
    for _ in range(3 * LONG):
        assert s.prompt == "may" and s.t.asked == (B,)
        s.do("yes")
    s.do("no")
    assert s.prompt == "main" and s.mem("stubborn").resting and s.t.result is None


@rule("hocg:14.1.1.3")
@pytest.mark.parametrize(("user", "draw"), [(ENDLESS_ART, True), (HEALING_ART, False)])
def test_an_arts_used_again_and_again(user: str, draw: bool) -> None:
    """Without damage it never ends; with damage it ends when nobody is left to hit."""
    b = {"center": one("hSD01-003", "target"), "back": SPARE}
    s = Scene({"center": one(user, "user")}, b, phase="performance")
    s.use("user", "target")
    assert (s.t.result == ((), "hocg:14.1.1.3")) == draw
    if not draw:
        assert s.place_of("target") == "gone" and s.t.result is None
