"""8.1: Low Tide and High Tide, the halves of a Round."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    THIS_VT,
    AnyOf,
    Both,
    Draw,
    Has,
    HighTide,
    Invoke,
    LowTide,
    SnapOfYours,
    Surge,
    lock,
    passive,
    plain,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("tide low", VTUBER, snap(LowTide(Draw(1))))
own("tide high", VTUBER, snap(HighTide(Draw(1))))
own("tide both", VTUBER, lock(LowTide(Draw(1)), HighTide(Draw(2))))
own("tide stands", VTUBER, passive(HighTide(Has(+3, THIS_VT))))
own("tide ebbs", VTUBER, passive(LowTide(Has(+3, THIS_VT))))
own("tide nested", VTUBER, snap(Surge(HighTide(LowTide(Both(Draw(1)))))))
own("tide invoke", VTUBER, snap(LowTide(Invoke(1, Draw(1)))))
own("tide again", BOOST, plain(SnapOfYours()))
own("tide call high", BOOST, plain(AnyOf("High Tide")))
own("tide call low", BOOST, plain(AnyOf("Low Tide")))


@rule("vcard:8.1.0.1/low-tide", "vcard:8.1.0.1/low-tide/1")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_low_tide_is_the_first_three_turns(turn: int, drawn: int) -> None:
    s = Scene(Side(hand=["tide low"]), turn=turn)
    s.play(A, "play", "tide low", spot(A, 1))
    assert s.hand(A) == [BLANK] * drawn and s.stack(A, 1) == ["tide low"]


@rule("vcard:8.1.0.1/high-tide", "vcard:8.1.0.1/high-tide/1")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_high_tide_is_the_last_three_turns(turn: int, drawn: int) -> None:
    s = Scene(Side(hand=["tide high"]), turn=turn)
    s.play(A, "play", "tide high", spot(A, 1))
    assert s.hand(A) == [BLANK] * drawn and s.stack(A, 1) == ["tide high"]


@rule("vcard:8.1.0.1/low-tide", "vcard:8.1.0.1/high-tide")
@pytest.mark.parametrize(("turn", "drawn"), [(3, 1), (4, 2)])
def test_one_effect_may_have_both(turn: int, drawn: int) -> None:
    s = Scene(Side("tide both"), turn=turn)
    s.play(A, "lock", "tide both")
    assert len(s.hand(A)) == drawn


@rule("vcard:8.1.0.1/high-tide")
def test_turns_are_counted_for_whoever_is_on_turn() -> None:
    """V-14: A is in turn 4 while B is still in turn 3, and B's fourth is high tide for B."""
    s = Scene(Side("tide stands"), Side("tide stands"), turn=3)
    s.end_turn(A)
    assert s.t.taken == [3, 3] and (s.pl(A), s.pl(B)) == (8, 8)
    s.end_turn(B)
    assert s.t.taken == [4, 3] and (s.pl(A), s.pl(B)) == (11, 11)


@rule("vcard:8.1.0.1/high-tide/1")
def test_another_effect_triggers_high_tide_in_low_tide() -> None:
    s = Scene(Side("tide both", hand=["tide call high"]), turn=2)
    s.play(A, "boost", "tide call high")
    assert len(s.hand(A)) == 2 and s.said("trigger") == [("trigger", A, "tide both", ("High Tide",))]


@rule("vcard:8.1.0.1/low-tide/1")
def test_another_effect_triggers_low_tide_in_high_tide() -> None:
    s = Scene(Side("tide both", hand=["tide call low"]), turn=5)
    s.play(A, "boost", "tide call low")
    assert len(s.hand(A)) == 1 and s.said("trigger") == [("trigger", A, "tide both", ("Low Tide",))]


@rule("vcard:8.1.0.1/low-tide/1", "vcard:8.1.0.1/high-tide/1")
@pytest.mark.parametrize(("card", "turn"), [("tide low", 5), ("tide high", 2), ("tide nested", 2), ("tide nested", 5)])
def test_a_snap_that_another_effect_triggers_does_not_ask_for_the_tide(card: str, turn: int) -> None:
    """V-58: whatever stands around it, and whoever does it."""
    s = Scene(Side(card, hand=["tide again"]), Side(points=1), turn=turn)
    s.play(A, "boost", "tide again")
    assert len(s.hand(A)) == 1 and len(s.hand(B)) == (card == "tide nested")


@rule("vcard:8.1.0.1/high-tide", "vcard:8.1.0.1/low-tide")
def test_combat_is_still_high_tide() -> None:
    """C10: the turn number stays 6 in combat, else a standing High Tide could never matter there."""
    s = Scene(Side("tide stands"), Side("tide ebbs"), turn=6)
    s.to_combat()
    assert s.said("combat") == [("combat", A, "", (11, 8))]


@rule("vcard:8.1.0.1/low-tide", "vcard:8.1.0.1/high-tide")
def test_each_round_begins_with_low_tide_again() -> None:
    s = Scene(Side(back=["tide stands"]), Side(back=["tide ebbs"]), turn=6)
    assert (s.pl(A, 1), s.pl(B, 1)) == (11, 8)
    s.to_combat()
    assert s.t.round == 2 and (s.pl(A), s.pl(B)) == (8, 11)


@rule("vcard:8.1.0.1/low-tide/1", "vcard:8.1.0.1/invoke")
@pytest.mark.parametrize(("turn", "mana", "drawn"), [(1, 1, 1), (1, 0, 0), (5, 1, 0)])
def test_a_price_behind_a_tide(turn: int, mana: int, drawn: int) -> None:
    s = Scene(Side(hand=["tide invoke"], mana=mana), turn=turn)
    s.play(A, "play", "tide invoke", spot(A, 1))
    if drawn:
        s.yes(A)
    assert len(s.hand(A)) == drawn and s.t.mana == [mana - drawn, 0]


@rule("vcard:8.1.0.1/low-tide/1", "vcard:8.1.0.1/invoke")
def test_a_tide_that_another_effect_triggers_still_has_its_price() -> None:
    s = Scene(Side("tide invoke", hand=["tide call low"], mana=1), turn=5)
    s.play(A, "boost", "tide call low")
    s.yes(A)
    assert len(s.hand(A)) == 1 and s.t.mana == [0, 0]
