"""8.1: Ash counts a discard pile, Jolt asks for the first card of a turn."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_BACKSTAGE,
    OPP_PLAYS_MASCOT,
    OPPS,
    YOUR_VT,
    YOURS,
    Ash,
    Comma,
    Draw,
    Jolt,
    May,
    Mill,
    lock,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("ash self", VTUBER, snap(Ash(YOURS, 5, Draw(1))))
own("ash opp", VTUBER, snap(Ash(OPPS, 5, Draw(1))))
own("ash lock", VTUBER, lock(Mill(1, YOURS), Ash(YOURS, 5, Draw(1))))
own("ash comma", BOOST, plain(Ash(YOURS, 5, Comma(Mill(1), Draw(1)))))
own("ash aims", BOOST, plain(Ash(YOURS, 5, Comma(Level(-1, OPP_BACKSTAGE), Draw(1)))))
own("ash then", BOOST, plain(Ash(YOURS, 5, Comma(Level(-1, OPP_BACKSTAGE), Level(+1, YOUR_VT)))))
own("ash mills", BOOST, plain(Ash(YOURS, 5, Comma(Mill(1), Level(+1, YOUR_VT)))))
own("ash may", VTUBER, snap(May(Ash(YOURS, 5, Level(-1, OPP_BACKSTAGE)))))
own("jolt snap", VTUBER, snap(Jolt(Draw(1))))
own("jolt lock", VTUBER, lock(Jolt(Draw(1))))
own("jolt boost", BOOST, plain(Jolt(Draw(1))))
own("jolt other", BOOST, plain(Mill(1)))
own("jolt locker", VTUBER, lock(Mill(1)))
own("jolt evolution", VTUBER, pl=9, line=BLANK)
own("jolt mascot", "mascot")
own("jolt reply", REINFORCEMENT, reply(OPP_PLAYS_MASCOT.when, Jolt(Draw(1))), series="JOLT")


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(4, 9, 0), (5, 0, 1), (6, 0, 1)])
def test_ash_of_ones_own_pile(mine: int, theirs: int, drawn: int) -> None:
    s = Scene(Side(hand=["ash self"], discard=[BLANK] * mine), Side(discard=[BLANK] * theirs))
    s.play(A, "play", "ash self", spot(A, 1))
    assert s.hand(A) == [BLANK] * drawn


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(9, 4, 0), (0, 5, 1), (0, 6, 1)])
def test_ash_of_the_opponents_pile(mine: int, theirs: int, drawn: int) -> None:
    s = Scene(Side(hand=["ash opp"], discard=[BLANK] * mine), Side(discard=[BLANK] * theirs))
    s.play(A, "play", "ash opp", spot(A, 1))
    assert s.hand(A) == [BLANK] * drawn


@rule("vcard:8.1.0.1/ash")
def test_ash_is_looked_at_when_the_effect_triggers() -> None:
    """The fifth card that the effect itself discards comes too late (C7)."""
    s = Scene(Side("ash lock", discard=[BLANK] * 4))
    s.play(A, "lock", "ash lock")
    assert len(s.discard(A)) == 5 and s.hand(A) == []


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("mine", "done"), [(4, []), (5, ["mill", "draw"])])
def test_a_keyword_that_is_not_met_is_a_condition_that_is_not_met(mine: int, done: list[str]) -> None:
    """V-30: nothing after the comma happens either."""
    s = Scene(Side(hand=["ash comma"], discard=[BLANK] * mine))
    s.play(A, "boost", "ash comma")
    assert s.log("mill", "draw") == done


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("mine", "back", "done"), [(5, 0, []), (4, 1, []), (5, 1, ["counter", "draw"])])
def test_nor_without_a_target_for_what_stands_behind_it(mine: int, back: int, done: list[str]) -> None:
    """V-30."""
    s = Scene(Side(hand=["ash aims"], discard=[BLANK] * mine), Side(back=[BLANK] * back))
    s.play(A, "boost", "ash aims")
    assert s.log("counter", "draw") == done


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(
    ("card", "mine", "back", "asked"),
    [
        ("ash then", 5, 0, False),
        ("ash then", 4, 1, False),
        ("ash then", 5, 1, True),
        ("ash mills", 4, 0, False),
        ("ash mills", 5, 0, True),
    ],
)
def test_nothing_is_chosen_behind_a_keyword_that_is_not_met(card: str, mine: int, back: int, asked: bool) -> None:
    s = Scene(Side(back=[BLANK], hand=[card], discard=[BLANK] * mine), Side(back=[BLANK] * back))
    s.play(A, "boost", card)
    assert (s.prompt() != "vcard:main") is asked


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("mine", "back", "asked"), [(5, 0, False), (4, 1, False), (5, 1, True)])
def test_what_cannot_trigger_is_not_offered(mine: int, back: int, asked: bool) -> None:
    s = Scene(Side(hand=["ash may"], discard=[BLANK] * mine), Side(back=[BLANK] * back))
    s.play(A, "play", "ash may", spot(A, 1))
    assert (s.prompt() != "vcard:main") is asked
    if asked:
        s.yes(A)
        assert s.pl(B, 1) == 7


@rule("vcard:8.1.0.1/jolt")
def test_jolt_is_for_the_first_card_of_the_turn() -> None:
    s = Scene(Side(hand=["jolt snap", "jolt boost"]))
    s.play(A, "play", "jolt snap", spot(A, 1))
    assert s.log("draw") == ["draw"]
    s.play(A, "boost", "jolt boost")
    assert s.log("draw") == ["draw"], "it was the second"


@rule("vcard:8.1.0.1/jolt")
def test_evolving_is_playing_a_card() -> None:
    """V-26."""
    s = Scene(Side(hand=["jolt evolution", "jolt snap"]))
    s.play(A, "evolve", "jolt evolution", s.vt(A))
    assert s.log("draw") == ["draw"], "the draw of the evolution"
    s.play(A, "play", "jolt snap", spot(A, 1))
    assert s.log("draw") == ["draw"]


@rule("vcard:8.1.0.1/jolt/1")
def test_locking_does_not_spoil_jolt() -> None:
    s = Scene(Side("jolt locker", hand=["jolt snap"]))
    s.play(A, "lock", "jolt locker")
    s.play(A, "play", "jolt snap", spot(A, 1))
    assert s.log("draw") == ["draw"] and len(s.discard(B)) == 1


@rule("vcard:8.1.0.1/jolt")
def test_the_cards_of_the_opponent_do_not_spoil_jolt() -> None:
    s = Scene(Side(hand=["jolt mascot"]), Side(hand=["jolt reply", "jolt snap"]), sets="TEST,JOLT")
    s.do(A, "mascot", "jolt mascot")
    s.do(B, "reply", "jolt reply", 0)
    s.settle()
    assert s.said("draw") == [("draw", B, BLANK, ())], "the first card B plays in this turn, if not the turn's first"
    s.end_turn(A)
    s.play(B, "play", "jolt snap", spot(B, 1))
    assert [seat for _, seat, _, _ in s.said("draw")] == [B, B, B], "a new turn begins anew: its draw, then Jolt"


@rule("vcard:8.1.0.1/jolt")
def test_cards_turned_up_in_the_reveal_phase_are_played() -> None:
    """V-12: only the first of them has Jolt, and nothing played later in that turn."""
    hidden = Side("jolt snap", back=["jolt snap"], hand=["jolt boost"], face_down=(0, 1))
    s = Scene(b=hidden)
    s.end_turn(A)
    assert s.log("flip", "draw") == ["flip", "draw", "flip", "draw"], "the last one is the Draw Phase"
    s.play(B, "boost", "jolt boost")
    assert len(s.log("draw")) == 2


@rule("vcard:8.1.0.1/jolt")
def test_a_lock_effect_is_no_card_that_is_played() -> None:
    s = Scene(Side("jolt lock"))
    s.play(A, "lock", "jolt lock")
    assert not s.log("draw")
