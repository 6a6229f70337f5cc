"""7.4.2.2: After Combat Effects are looked at one after the other, on the board as it is then (V-54)."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, VTUBER
from kaimaku.games.vcard.lang import (
    COMBAT_OVER_BACKSTAGE,
    TO_HAND,
    UP_TO_2,
    YOU_SCRAP_ALLY,
    YOUR_ALLY,
    YOUR_BACKSTAGE,
    Attach,
    Fall,
    Feed,
    Mill,
    Return,
    Scrap,
    SwapActive,
    Whenever,
    echo,
    passive,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, Scene, Side, own

AFTER = COMBAT_OVER_BACKSTAGE.after
own("turn one discards", VTUBER, passive(Whenever(AFTER, Fall(YOUR_BACKSTAGE))))
own("turn one returns", VTUBER, passive(Whenever(AFTER, Return(YOUR_BACKSTAGE, TO_HAND))))
own("turn one swaps", VTUBER, passive(Whenever(AFTER, SwapActive(YOUR_BACKSTAGE))))
own("turn mills", VTUBER, passive(Whenever(AFTER, Mill(1))))
own("turn mills echo", VTUBER, echo(Mill(1)))
own("turn drops echo", VTUBER, echo(Fall(YOUR_BACKSTAGE)))
own("turn ally", ALLY, echo(Mill(1)))
own("turn feeds", ALLY, echo(Feed(UP_TO_2)))
own("turn attaches", VTUBER, echo(Attach(YOUR_BACKSTAGE)))
own("turn scraps", VTUBER, passive(Whenever(AFTER, Scrap(YOUR_ALLY))))
own("turn sees", VTUBER, passive(Whenever(YOU_SCRAP_ALLY.after, Level(+1, YOUR_BACKSTAGE))))


def fought(back: list[str], **more: object) -> Scene:
    """A has won; its next Active VT is chosen."""
    s = Scene(Side(counters={0: 5}, back=[BLANK, *back], **more), Side(back=[BLANK]), turn=6)  # type: ignore[arg-type]
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    return s


@rule("vcard:7.4.2.2", "vcard:4.4.1.4a")
@pytest.mark.parametrize("card", ["turn one discards", "turn one returns"])
def test_a_vt_that_an_earlier_effect_took_away_does_not_trigger(card: str) -> None:
    s = fought([card, "turn mills"])
    assert not s.log("mill")
    s.pick(A, s.vt(A, 3))
    assert s.t.round == 2 and not s.log("mill"), "it is no longer on the board"


@rule("vcard:7.4.2.2", "vcard:4.4.1.4a")
def test_another_one_does() -> None:
    s = fought(["turn one discards", "turn mills", BLANK])
    s.pick(A, s.vt(A, 4))
    assert s.log("mill") == ["mill"]


@rule("vcard:7.4.2.2", "vcard:4.4.1.4a")
def test_a_vt_that_was_moved_is_looked_at_where_it_is() -> None:
    s = fought(["turn one swaps", "turn mills"])
    s.pick(A, s.vt(A, 3))
    assert s.stack(A) == ["turn mills"] and not s.log("mill"), "it is not on the Backstage any more"


@rule("vcard:7.4.2.2")
def test_what_stands_left_of_it_has_had_its_turn() -> None:
    s = fought(["turn mills", "turn one discards", BLANK])
    assert s.log("mill") == ["mill"]
    s.pick(A, s.vt(A, 4))
    assert s.log("mill") == ["mill"]


@rule("vcard:7.4.2.2", "vcard:4.6.6.3")
def test_what_comes_after_an_effect_comes_before_the_next_one() -> None:
    s = fought(["turn scraps", "turn sees", "turn mills"], allies={2: ["turn ally"]})
    assert not s.log("mill") and s.log("scrap") == ["scrap"] and s.prompt() == "vcard:pick"
    s.pick(A, s.vt(A, 2))
    assert s.log("scrap", "counter", "mill")[:3] == ["scrap", "counter", "mill"]


@rule("vcard:7.4.2.2", "vcard:4.4.4.2")
def test_an_echo_that_an_earlier_one_took_away() -> None:
    s = fought(["turn drops echo", "turn mills echo"])
    s.pick(A, s.vt(A, 3))
    assert s.t.round == 2 and not s.log("mill")


@rule("vcard:7.4.2.2", "vcard:4.4.4.2")
def test_an_echo_that_an_earlier_one_brought() -> None:
    s = fought(["turn attaches", BLANK], discard=["turn ally"])
    s.pick(A, s.vt(A, 3))
    assert s.t.round == 2 and s.allies(A, 3) == ["turn ally"] and s.log("mill") == ["mill"]


@rule("vcard:8.1.0.1/feed/4", "vcard:4.1.3.5b")
def test_an_ally_feeds_its_vt_too() -> None:
    """V-55: what is forbidden to a VT with Feed is to feed itself; the Ally is none."""
    s = Scene(Side(back=[BLANK], hand=["turn feeds"]))
    s.play(A, "ally", "turn feeds", s.vt(A))
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A))
    assert s.tokens(A) == {"food": 1}
