"""8.1: Fuel and Greed are paid with cards."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_LOCKS_VT,
    THIS_VT,
    YOUR_VT,
    Comma,
    Draw,
    Fuel,
    Greed,
    Whenever,
    lock,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

own("fuel lock", VTUBER, lock(Fuel(Draw(2))))
own("fuel ally", ALLY)
own("fuel other ally", ALLY)
own("fuel carrier", ALLY, lock(Fuel(Draw(1))))
own("fuel watcher", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Level(+1, THIS_VT))))
own("greed lock", VTUBER, lock(Greed(2, Level(+1, THIS_VT))))
own("greed comma", VTUBER, lock(Greed(2, Comma(Level(+1, THIS_VT), Draw(1)))))
own("greed any", BOOST, plain(Greed(2, Level(+1, YOUR_VT))))


@rule("vcard:8.1.0.1/fuel")
def test_an_ally_of_this_vt_is_discarded_for_the_effect() -> None:
    s = Scene(Side("fuel lock", back=[BLANK], allies={0: ["fuel ally"], 1: ["fuel other ally"]}))
    s.play(A, "lock", "fuel lock")
    assert s.offered(A) == [s.card(A, "fuel ally")], "those of other VTs are no fuel"
    s.pick(A, s.card(A, "fuel ally"))
    assert s.discard(A) == ["fuel ally"] and len(s.hand(A)) == 2
    assert (s.allies(A), s.allies(A, 1)) == ([], ["fuel other ally"])


@rule("vcard:8.1.0.1/fuel")
def test_fuel_is_paid_before_anybody_answers() -> None:
    """C7: gates and payments when the effect triggers; the effect itself when the Lock resolves."""
    s = Scene(Side("fuel lock", allies={0: ["fuel ally"]}))
    s.play(A, "lock", "fuel lock")
    s.pick(A, s.card(A, "fuel ally"))
    assert s.log("announce", "scrap", "lock", "draw") == ["announce", "scrap", "lock", "draw", "draw"]


@rule("vcard:8.1.0.1/fuel")
def test_fuel_may_be_left_unpaid() -> None:
    """C9: a payment is the player's choice; unpaid, the Lock stands and nothing happens."""
    s = Scene(Side("fuel lock", allies={0: ["fuel ally"]}), Side("fuel watcher"))
    s.play(A, "lock", "fuel lock")
    s.pick(A)
    assert s.allies(A) == ["fuel ally"] and s.hand(A) == []
    assert s.vt(A) in s.t.locked and s.pl(B) == 9


@rule("vcard:8.1.0.1/fuel/1")
def test_without_an_ally_fuel_does_not_trigger() -> None:
    """V-46: Locking is legal anyway, and it is Locking for whoever looks for it."""
    s = Scene(Side("fuel lock", back=[BLANK], allies={1: ["fuel ally"]}), Side("fuel watcher"))
    s.play(A, "lock", "fuel lock")
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and s.allies(A, 1) == ["fuel ally"]
    assert s.vt(A) in s.t.locked and s.pl(B) == 9


@rule("vcard:8.1.0.1/fuel/2")
def test_of_several_allies_one_is_discarded() -> None:
    s = Scene(Side("fuel lock", allies={0: ["fuel ally", "fuel other ally"]}))
    s.play(A, "lock", "fuel lock")
    assert s.offered(A) == [s.card(A, "fuel ally"), s.card(A, "fuel other ally")]
    s.pick_only(A, s.card(A, "fuel other ally"))
    s.settle()
    assert s.prompt() == "vcard:main", "no second one is asked for"
    assert s.allies(A) == ["fuel ally"] and s.discard(A) == ["fuel other ally"] and s.log("scrap") == ["scrap"]


@rule("vcard:8.1.0.1/fuel")
def test_an_ally_with_fuel_may_burn_itself() -> None:
    s = Scene(Side(allies={0: ["fuel carrier"]}))
    s.play(A, "lock", "fuel carrier")
    s.pick(A, s.card(A, "fuel carrier"))
    assert s.discard(A) == ["fuel carrier"] and s.allies(A) == [] and not s.t.locked


@rule("vcard:8.1.0.1/greed", "vcard:8.1.0.1/greed/1")
@pytest.mark.parametrize(("paid", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_greed_happens_once_for_every_so_many_cards(paid: int, gained: int) -> None:
    """V-29: what is left over is lost, and nobody has to discard anything (C9)."""
    s = Scene(Side("greed lock", hand=[BLANK] * 8))
    s.play(A, "lock", "greed lock")
    s.pick(A, *s.offered(A)[:paid])
    assert (len(s.hand(A)), len(s.discard(A)), s.pl(A)) == (8 - paid, paid, 8 + gained)
    assert s.vt(A) in s.t.locked


@rule("vcard:8.1.0.1/greed")
def test_an_empty_hand_pays_nothing() -> None:
    """V-46."""
    s = Scene(Side("greed lock"))
    s.play(A, "lock", "greed lock")
    assert s.prompt() == "vcard:main" and s.pl(A) == 8 and s.vt(A) in s.t.locked


@rule("vcard:8.1.0.1/greed/1")
def test_each_time_has_its_own_target() -> None:
    s = Scene(Side(back=[BLANK], hand=["greed any", *[BLANK] * 4]))
    s.play(A, "boost", "greed any")
    s.pick(A, *s.offered(A))
    s.pick(A, s.vt(A))
    s.pick(A, s.vt(A, 1))
    assert (s.pl(A), s.pl(A, 1)) == (9, 9)


@rule("vcard:8.1.0.1/greed")
@pytest.mark.parametrize(("paid", "hand"), [(1, 2), (2, 2), (3, 1)])
def test_greed_that_does_not_trigger_does_nothing_of_its_text(paid: int, hand: int) -> None:
    """V-30."""
    s = Scene(Side("greed comma", hand=[BLANK] * 3))
    s.play(A, "lock", "greed comma")
    s.pick(A, *s.offered(A)[:paid])
    assert len(s.hand(A)) == hand and s.pl(A) == (9 if paid > 1 else 8)
