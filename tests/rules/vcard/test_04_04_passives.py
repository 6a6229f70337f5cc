"""4.4.1: passives that repeat and passives that last."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_VT,
    PL,
    THIS_VT,
    THREE_PL10,
    TO_HAND,
    WORLD_PLAYED,
    YOU_EVOLVE,
    YOUR_BACKSTAGE,
    Draw,
    ExtraDraw,
    Has,
    Return,
    Whenever,
    While,
    passive,
    plain,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

K = own("4.4.1 k", VTUBER)
K_9 = own("4.4.1 k 9", VTUBER, pl=9, line=K)
K_10 = own("4.4.1 k 10", VTUBER, pl=10, line=K)
STACK = f"{K}|{K_9}|{K_10}"
COACH = own("4.4.1 coach", VTUBER, passive(Whenever(YOU_EVOLVE.when, PL(+1, YOUR_BACKSTAGE))))
READER = own("4.4.1 reader", VTUBER, passive(Whenever(WORLD_PLAYED.when, Draw(1))))
KEEPER = own("4.4.1 keeper", VTUBER, passive(Whenever(YOU_EVOLVE.after, PL(+1, THIS_VT), once=True)))
DRAWER = own("4.4.1 drawer", VTUBER, passive(While(THREE_PL10, ExtraDraw(1))))
BIG = own("4.4.1 big", VTUBER, passive(While(THREE_PL10, Has(+2))))
LAND = own("4.4.1 land", WORLD)
SEA = own("4.4.1 sea", WORLD)
BANISH = own("4.4.1 banish", BOOST, plain(Return(OPP_VT, TO_HAND)))


@rule("vcard:4.4.1.4b", "vcard:4.4.1.4c", "vcard:4.4.1.4a", "vcard:4.6.6.2")
def test_it_happens_once_each_time_its_condition_is_met() -> None:
    s = Scene(Side(active=COACH, back=[K], hand=[K_9, K_10]))
    s.play(A, "evolve", K_9, s.vt(A, 1))
    assert s.pl(A, 1) == 10
    s.play(A, "evolve", K_10, s.vt(A, 1))
    assert s.pl(A, 1) == 12, "+1 twice"
    assert s.log("counter", "draw") == ["counter", "draw", "counter", "draw", "draw"]


@rule("vcard:4.4.1.4c", "vcard:4.4.1.4b", "vcard:4.4.1.2")
def test_a_condition_at_the_end_of_the_text() -> None:
    """A World played by either player; nothing happens while none is."""
    s = Scene(Side(active=READER, hand=[SEA, BLANK], deck=[BLANK] * 9), Side(hand=[LAND]))
    s.play(A, "play", BLANK, spot(A, 1))
    assert len(s.deck(A)) == 9
    s.play(A, "world", SEA)
    assert len(s.deck(A)) == 8
    s.end_turn(A)
    s.play(B, "world", LAND)
    assert len(s.deck(A)) == 7


@rule("vcard:4.4.1.4a", "vcard:4.4.1.2")
def test_it_works_on_the_board_alone() -> None:
    s = Scene(Side(hand=[READER, SEA], discard=[READER], deck=[READER] * 9), Side(active=READER, face_down=[0]))
    s.play(A, "world", SEA)
    assert not s.log("draw"), "not in a hand, a deck or a discard pile, and not face down (V-45)"
    s = Scene(Side(back=[READER], hand=[BLANK]), Side(hand=[BANISH, LAND]))
    s.end_turn(A)
    s.do(B, "boost", BANISH)
    s.pick(B, s.vt(A, 1))
    drawn = len(s.log("draw"))
    s.play(B, "world", LAND)
    assert len(s.log("draw")) == drawn, "and not after it has left"


@rule("vcard:4.4.1.4b")
def test_once_in_a_turn_means_the_first_time() -> None:
    s = Scene(Side(active=KEEPER, back=[K, K], hand=[K_9, K_10, K_9]))
    s.play(A, "evolve", K_9, s.vt(A, 1))
    assert s.pl(A) == 9
    s.play(A, "evolve", K_10, s.vt(A, 1))
    assert s.pl(A) == 9, "not a second time"
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "evolve", K_9, s.vt(A, 2))
    assert s.pl(A) == 10


@rule("vcard:4.4.1.5b", "vcard:4.4.1.5a", "vcard:6.2.1.1-1", "vcard:6.2.1.2-2")
def test_an_ongoing_effect_ends_with_its_condition() -> None:
    s = Scene(
        Side(active=DRAWER, back=[STACK, STACK, f"{K}|{K_9}"], hand=[K_10], deck=[BLANK] * 20),
        Side(hand=[BANISH]),
        turn=2,
    )
    s.play(A, "evolve", K_10, s.vt(A, 3))
    assert len(s.deck(A)) == 18, "the draw of the evolution and nothing else yet"
    s.end_turn(A)
    s.end_turn(B)
    assert len(s.deck(A)) == 16, "one extra at the start of the turn and the draw"
    s.end_turn(A)
    s.do(B, "boost", BANISH)
    s.pick(B, s.vt(A, 3))
    s.end_turn(B)
    assert len(s.deck(A)) == 15, "two are not three"


@rule("vcard:4.4.1.5a", "vcard:4.4.1.5b")
def test_an_ongoing_effect_is_not_repeated_and_leaves_with_its_card() -> None:
    s = Scene(Side(active=BIG, back=[STACK, STACK, f"{K}|{K_9}"], hand=[K_10]), Side(active=BIG, hand=[BANISH]))
    assert s.pl(A) == 8
    s.play(A, "evolve", K_10, s.vt(A, 3))
    assert s.pl(A) == 10 and s.terms(A)["passive"] == 2 and s.pl(B) == 8
    s.end_turn(A)
    assert s.pl(A) == 10, "it lasts, and does not grow"
    s.do(B, "boost", BANISH)
    s.pick(B, s.vt(A))
    s.pick(A, s.vt(A, 1))
    assert s.pl(A) == 10 and s.terms(A) == {"printed": 10}
