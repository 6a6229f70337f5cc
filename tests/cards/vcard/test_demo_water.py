"""CCD-001 to CCD-012: Water."""

from __future__ import annotations

from kaimaku.games.vcard.card import MASCOT, VTUBER
from kaimaku.games.vcard.lang import PL, THIS_VT, YOUR_ACTIVE, lock
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

MARLO, ONDINE, PUDDLEJUMP, SLOSHUA, BUBBLEWRAP, BARNACLE = (f"CCD-{n:03}" for n in (1, 4, 7, 10, 11, 12))
LOCKER = own("water: a Lock", VTUBER, lock(PL(+1, THIS_VT)))
LOCK_MASCOT = own("water: a Lock mascot", MASCOT, lock(PL(+1, YOUR_ACTIVE)))


def test_marlo_draws_at_low_tide() -> None:
    s = Scene(Side(active=MARLO), turn=3)
    s.play(A, "lock", MARLO)
    assert s.hand(A) == [BLANK] and s.pl(A) == 8


def test_marlo_grows_at_high_tide() -> None:
    s = Scene(Side(active=MARLO), turn=4)
    s.play(A, "lock", MARLO)
    assert s.hand(A) == [] and s.pl(A) == 9


def test_ondine_submerges_from_the_backstage_only() -> None:
    s = Scene(Side(back=[ONDINE]), Side(back=[BLANK]))
    s.do(A, "lock", ONDINE)
    s.pick(A, s.vt(B, 1))
    assert s.tokens(B, 1) == {"submerge": 1} and s.tokens(B) == {}
    s = Scene(Side(active=ONDINE), Side(back=[BLANK]))
    s.play(A, "lock", ONDINE)
    assert s.tokens(B) == s.tokens(B, 1) == {}


def test_puddlejump_watches_locks_once_each_turn() -> None:
    s = Scene(Side(active=LOCKER, back=[LOCKER]), Side(active="other blank", back=[PUDDLEJUMP]))
    s.play(A, "lock", LOCKER)
    assert s.pl(B) == 9 and s.pl(B, 1) == 8
    second = s.vt(A, 1)
    s.do(A, "lock", "", second)
    s.settle()
    assert s.pl(B) == 9, "once each turn"


def test_puddlejump_does_nothing_in_the_active_spot_or_for_a_mascot() -> None:
    s = Scene(Side(active=LOCKER), Side(active=PUDDLEJUMP))
    s.play(A, "lock", LOCKER)
    assert s.pl(B) == 8
    s = Scene(Side(mascot=LOCK_MASCOT), Side(back=[PUDDLEJUMP]))
    s.play(A, "lock", LOCK_MASCOT)
    assert s.pl(B) == 8


def test_sloshua_looks_at_two_at_low_tide() -> None:
    s = Scene(Side(mascot=SLOSHUA, deck=[BLANK, BLANK, MARLO, ONDINE]))
    s.play(A, "lock", SLOSHUA)
    assert s.offered(A) == [s.card(A, ONDINE), s.card(A, MARLO)]
    s.pick(A, s.card(A, MARLO))
    assert s.hand(A) == [MARLO]
    assert s.deck(A) == [ONDINE, BLANK, BLANK], "the other lies on the bottom"


def test_sloshua_weakens_at_high_tide() -> None:
    s = Scene(Side(mascot=SLOSHUA), turn=4)
    s.play(A, "lock", SLOSHUA)
    assert s.pl(B) == 7 and s.hand(A) == []


def test_bubblewrap_submerges_then_draws() -> None:
    s = Scene(Side(hand=[BUBBLEWRAP]), Side())
    s.play(A, "mascot", BUBBLEWRAP)
    assert s.tokens(B) == {"submerge": 1} and s.hand(A) == [BLANK]


def test_bubblewrap_draws_nothing_without_a_target() -> None:
    s = Scene(Side(hand=[BUBBLEWRAP]), Side(tokens={0: ["submerge"]}))
    s.play(A, "mascot", BUBBLEWRAP)
    assert s.hand(A) == []


def test_barnacle_undertows() -> None:
    s = Scene(Side(mascot=BARNACLE), Side(active=LOCKER, back=[BLANK], hand=[]))
    s.play(A, "lock", BARNACLE)
    assert s.vt(B) in s.t.locked and s.pl(B) == 8
    assert spot(B) == s.t.where[s.vt(B)]
