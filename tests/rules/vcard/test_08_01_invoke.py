"""8.1 and 8.2.14: Generate gives Mana, Invoke spends it."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import (
    COMBAT_OVER_BACKSTAGE,
    OPP_LOCKS_VT,
    THIS_VT,
    TURN_ENDS,
    Draw,
    Generate,
    Invoke,
    Whenever,
    echo,
    lock,
    passive,
    plain,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("invoke two", VTUBER, lock(Invoke(2, Draw(1))))
own("invoke three", VTUBER, lock(Invoke(3, Draw(1))))
own("invoke boost", BOOST, plain(Invoke(2, Draw(1))))
own("invoke cheap", BOOST, plain(Invoke(1, Draw(1))))
own("invoke source", VTUBER, snap(Generate(2)))
own("invoke well", BOOST, plain(Generate(30)))
own("invoke echo", VTUBER, echo(Generate(5)))
own("invoke thirty", VTUBER, lock(Invoke(30, Draw(1))))
own("invoke at the end", VTUBER, passive(Whenever(TURN_ENDS.when, Invoke(2, Draw(1)))))
own("invoke theirs", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Generate(2))))
own("invoke after combat", VTUBER, passive(Whenever(COMBAT_OVER_BACKSTAGE.after, Invoke(2, Draw(1)))))
own("invoke watcher", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, Level(+1, THIS_VT))))


@rule("vcard:8.1.0.1/generate", "vcard:8.3.14.1")
def test_generate_gives_its_player_mana() -> None:
    s = Scene(Side(hand=["invoke source"], mana=1))
    s.play(A, "play", "invoke source", spot(A, 1))
    assert s.t.mana == [3, 0]


@rule("vcard:8.1.0.1/generate/2", "vcard:8.1.0.1/invoke", "vcard:8.1.0.1/invoke/1", "vcard:8.3.14.1")
@pytest.mark.parametrize(("mana", "drawn", "left"), [(5, 1, 2), (3, 1, 0)])
def test_invoke_takes_its_price(mana: int, drawn: int, left: int) -> None:
    s = Scene(Side("invoke three", mana=mana), Side(mana=4))
    s.play(A, "lock", "invoke three")
    s.yes(A)
    assert len(s.hand(A)) == drawn and s.t.mana == [left, 4]


@rule("vcard:8.1.0.1/invoke", "vcard:8.1.0.1/generate/2")
@pytest.mark.parametrize("mana", [0, 2])
def test_invoke_is_not_offered_without_enough_mana(mana: int) -> None:
    """V-46: the card is Locked all the same, nothing is paid, and it counts as Locked."""
    s = Scene(Side("invoke three", mana=mana), Side("invoke watcher", mana=9))
    s.play(A, "lock", "invoke three")
    assert s.prompt() == "vcard:main" and s.hand(A) == [] and s.t.mana == [mana, 9]
    assert s.vt(A) in s.t.locked and s.pl(B) == 9


@rule("vcard:8.1.0.1/invoke")
def test_invoke_may_be_left_unpaid() -> None:
    """C9."""
    s = Scene(Side("invoke two", mana=2))
    s.play(A, "lock", "invoke two")
    s.no(A)
    assert s.hand(A) == [] and s.t.mana == [2, 0] and s.vt(A) in s.t.locked


@rule("vcard:8.3.14.2")
def test_generate_then_invoke() -> None:
    s = Scene(Side("invoke two", hand=["invoke source"], mana=1))
    s.play(A, "play", "invoke source", spot(A, 1))
    s.play(A, "lock", "invoke two")
    s.yes(A)
    assert len(s.hand(A)) == 1 and s.t.mana == [1, 0]


@rule("vcard:8.3.14.2")
@pytest.mark.parametrize(("card", "price"), [("invoke boost", 2), ("invoke cheap", 1)])
def test_a_card_that_is_no_vt_pays_the_plain_price(card: str, price: int) -> None:
    s = Scene(Side(hand=[card], mana=price, tokens={0: ["bless", "fracture"]}))
    s.play(A, "boost", card)
    s.yes(A)
    assert len(s.hand(A)) == 1 and s.t.mana == [0, 0] and s.tokens(A) == {"bless": 1, "fracture": 1}


@rule("vcard:8.3.14.4")
def test_there_is_no_limit_to_mana() -> None:
    s = Scene(Side("invoke thirty", hand=["invoke well", "invoke well"]))
    s.play(A, "boost", "invoke well")
    s.play(A, "boost", "invoke well")
    assert s.t.mana == [60, 0]
    s.play(A, "lock", "invoke thirty")
    s.yes(A)
    assert s.t.mana == [30, 0] and len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/generate/3", "vcard:8.3.14.3")
def test_mana_is_lost_when_the_turn_ends() -> None:
    s = Scene(Side(hand=["invoke source"]))
    s.play(A, "play", "invoke source", spot(A, 1))
    s.end_turn(A)
    assert s.t.active == B and s.t.mana == [0, 0]


@rule("vcard:8.3.14.3")
def test_mana_generated_in_the_opponents_turn_goes_with_that_turn() -> None:
    """V-32: the Mana of both players at the end of every turn."""
    s = Scene(Side("invoke two"), Side("invoke theirs"))
    s.play(A, "lock", "invoke two")
    assert s.t.mana == [0, 2]
    s.end_turn(A)
    assert s.t.mana == [0, 0]


@rule("vcard:8.1.0.1/generate/3", "vcard:8.3.14.3")
def test_effects_at_the_end_of_the_turn_may_still_spend_it() -> None:
    """V-32: after the end-of-turn effects."""
    s = Scene(Side("invoke at the end", mana=3))
    s.passes(A)
    s.yes(A)
    assert len(s.hand(A)) == 1 and s.t.mana == [0, 0]


@rule("vcard:8.3.14.3")
def test_mana_generated_after_combat_is_lost_there() -> None:
    """V-32."""
    s = Scene(Side(back=["invoke echo"], hand=[]), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and ("mana", A, "", (5,)) in s.said("mana") and s.t.mana == [0, 0]
