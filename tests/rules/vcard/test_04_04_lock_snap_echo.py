"""4.4.2-4.4.4: Lock, Snap and Echo."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_LOCKS_VT,
    PL,
    THIS_VT,
    TO_HAND,
    YOUR_VT,
    Comma,
    Discard,
    Draw,
    Fuel,
    Return,
    Swap,
    Undertow,
    Whenever,
    echo,
    lock,
    passive,
    plain,
    snap,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

LOCKER = own("4.4.2 locker", VTUBER, lock(PL(+1, THIS_VT)))
LOCK_PAL = own("4.4.2 lock pal", ALLY, lock(Draw(1)))
LOCK_DOG = own("4.4.2 lock dog", MASCOT, lock(Draw(1)))
POOR = own("4.4.2 poor", VTUBER, lock(Comma(Discard(2), Draw(2))))
THIRSTY = own("4.4.2 thirsty", VTUBER, lock(Fuel(Draw(2))))
GUARD = own("4.4.2 guard", VTUBER, passive(Whenever(OPP_LOCKS_VT.after, PL(+1, THIS_VT))))
TIDE = own("4.4.2 tide", BOOST, plain(Undertow(1)))
SNAPPER = own("4.4.3 snapper", VTUBER, snap(Draw(1)))
SWITCH = own("4.4.3 switch", BOOST, plain(Swap()))
RECALL = own("4.4.3 recall", BOOST, plain(Return(YOUR_VT, TO_HAND)))
ECHOER = own("4.4.4 echoer", VTUBER, echo(Draw(1)))
ECHO_DOG = own("4.4.4 echo dog", MASCOT, echo(Draw(1)))


@rule("vcard:4.4.2.1", "vcard:4.4.2.2", "vcard:4.4.2.4", "vcard:6.2.2.2g")
def test_locked_in_the_turn_it_was_played() -> None:
    s = Scene(Side(hand=[LOCKER]))
    s.play(A, "play", LOCKER, spot(A, 1))
    assert s.vt(A, 1) not in s.t.locked and s.pl(A, 1) == 8
    s.play(A, "lock", LOCKER)
    assert s.vt(A, 1) in s.t.locked and s.pl(A, 1) == 9, "its effect happens once"
    assert s.refused(A, ("lock", s.vt(A, 1))) == "vcard:4.4.2.5"


@rule("vcard:4.4.2.2", "vcard:4.4.2.5")
def test_or_on_a_later_turn() -> None:
    s = Scene(Side(active=LOCKER))
    s.end_turn(A)
    assert s.refused(A, ("lock", s.vt(A))) == "vcard:4.6.5.1", "not in the opponent's turn"
    assert s.refused(B, ("lock", s.vt(A))) == "vcard:4.4.2.7", "and not by the opponent"
    s.end_turn(B)
    s.play(A, "lock", LOCKER)
    assert s.pl(A) == 9


@rule("vcard:4.4.2.5", "vcard:6.2.2.2g")
def test_any_number_of_cards_may_be_locked() -> None:
    s = Scene(Side(active=LOCKER, back=[LOCKER], mascot=LOCK_DOG, allies={0: [LOCK_PAL]}, deck=[BLANK] * 9))
    cards = [s.vt(A), s.vt(A, 1), s.card(A, LOCK_PAL), s.card(A, LOCK_DOG)]
    assert [o for o in s.options(A) if o[0] == "lock"] == [("lock", card) for card in cards]
    for card in cards:
        s.play(A, "lock", "", card)
    assert s.t.locked == set(cards) and (s.pl(A), s.pl(A, 1), len(s.deck(A))) == (9, 9, 7)
    assert not [o for o in s.options(A) if o[0] == "lock"]


@rule("vcard:4.4.2.6", "vcard:7.4.1.3")
def test_locked_until_after_combat() -> None:
    s = Scene(Side(back=[LOCKER]), Side(counters={0: 1}))
    s.play(A, "lock", LOCKER)
    for _ in range(5):
        s.end_turn(A)
        s.end_turn(B)
        assert s.refused(A, ("lock", s.card(A, LOCKER))) == "vcard:4.4.2.5"
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.round == 2 and not s.t.locked and s.told("unlock") == [("unlock", A, LOCKER)]
    s.end_turn(B)
    assert ("lock", s.card(A, LOCKER)) in s.options(A)


@rule("vcard:4.4.2.7")
def test_a_card_without_lock_is_neither_locked_nor_unlocked() -> None:
    s = Scene(Side(active=SNAPPER, hand=[TIDE]), Side(active=SNAPPER, back=[LOCKER, ECHOER]))
    assert s.refused(A, ("lock", s.vt(A))) == "vcard:4.4.2.7"
    s.play(A, "boost", TIDE)
    assert s.t.locked == {s.vt(B, 1)}, "Undertow had no other to choose"


@rule("vcard:4.4.2.4", "vcard:4.4.2.5", "vcard:1.1.0.3")
@pytest.mark.parametrize("name", [POOR, THIRSTY])
def test_locking_is_legal_even_if_the_effect_cannot_happen(name: str) -> None:
    """V-46: the card becomes Locked, nothing is paid, and whoever watches Locking sees it."""
    s = Scene(Side(active=name, hand=[BLANK]), Side(active=GUARD))
    s.play(A, "lock", name)
    assert s.vt(A) in s.t.locked and s.hand(A) == [BLANK] and not s.log("draw", "discard")
    assert s.pl(B) == 9


@rule("vcard:4.4.3.1", "vcard:4.5.0.2")
def test_a_snap_happens_when_its_card_is_played_and_never_again() -> None:
    s = Scene(Side(hand=[SNAPPER, SWITCH, RECALL], deck=[BLANK] * 9))
    s.play(A, "play", SNAPPER, spot(A, 1))
    assert len(s.deck(A)) == 8
    s.play(A, "boost", SWITCH)
    assert s.stack(A) == [SNAPPER] and len(s.deck(A)) == 8, "moving is not playing"
    s.do(A, "boost", RECALL)
    s.pick(A, s.vt(A))
    s.play(A, "play", SNAPPER, spot(A, 1))
    assert len(s.deck(A)) == 7, "played from the hand anew"


@rule("vcard:4.4.4.1", "vcard:4.4.4.2", "vcard:4.5.0.2")
def test_an_echo_happens_on_playing_and_after_combat() -> None:
    """V-11: both; the Active VT that was discarded gives none."""
    s = Scene(Side(active=ECHOER, counters={0: 1}, hand=[ECHOER], deck=[BLANK] * 20), Side(deck=[BLANK] * 20), turn=6)
    s.play(A, "play", ECHOER, spot(A, 1))
    assert len(s.deck(A)) == 19
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.round == 2 and s.stack(A) == [ECHOER]
    assert len(s.deck(A)) == 19 - 1 - 1, "one Echo of the VT that is left, and the draw of the new turn"


@rule("vcard:4.4.4.1", "vcard:4.4.4.2")
def test_a_table_may_play_echo_after_combat_only() -> None:
    s = Scene(
        Side(back=[ECHOER], counters={0: 1}, hand=[ECHO_DOG], deck=[BLANK] * 20), turn=6, rulings={"echo": "combat"}
    )
    s.play(A, "mascot", ECHO_DOG)
    assert len(s.deck(A)) == 20
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.active == A and len(s.deck(A)) == 20 - 2 - 1


@rule("vcard:4.4.4.2", "vcard:7.4.2.2")
def test_an_echo_comes_after_every_combat() -> None:
    s = Scene(Side(mascot=ECHO_DOG, deck=[BLANK] * 40), Side(deck=[BLANK] * 40), turn=6)
    s.to_combat()
    s.to_combat()
    lines = s.told("effects", "draw")
    assert s.t.round == 3 and lines.count(("effects", A, "")) == 2
    echoes = [lines[i + 1] for i, line in enumerate(lines) if line == ("effects", A, "")]
    assert echoes == [("draw", A, BLANK)] * 2
