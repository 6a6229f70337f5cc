"""4.2: Power Levels."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, VTUBER
from kaimaku.games.vcard.lang import HOST_11, PL, VT, Draw, If, lock, plain
from kaimaku.games.vcard.lang.more import NOUNS
from kaimaku.games.vcard.lang.nouns import Who, any_vts
from kaimaku.games.vcard.rules.power import power
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own

PROUD = own("4.2 proud", VTUBER, lock(If(HOST_11, Draw(1))))
A_VT_AT_8 = alike(
    Who(lambda t, f: [vt for vt in any_vts(t, f) if power(t, vt) == 8], "a VT at PL 8", "PL8にいるVT1体", 1, 1), VT
)
MINUS = own("4.2 minus", BOOST, plain(PL(-1, A_VT_AT_8)))
SHRINK = own("4.2 shrink", BOOST, plain(PL(-9, NOUNS["ALL_VTS"])))  # type: ignore[arg-type]


@rule("vcard:4.2.0.3-1", "vcard:4.5.1.2")
def test_an_effect_may_look_at_the_level() -> None:
    s = Scene(Side(back=[BLANK, BLANK], counters={1: 1, 2: -1}, hand=[MINUS]), Side(active="CCD-001|CCD-002"))
    s.play(A, "boost", MINUS)
    assert [s.pl(A, p) for p in range(3)] == [7, 9, 7] and s.pl(B) == 9, "only one VT was at 8"


@rule("vcard:4.2.0.3-1")
def test_a_condition_may_look_at_the_level_too() -> None:
    """S1-189 asks for 11: what counts is the level now, not the printed one."""
    for counters, drawn in ((2, 0), (3, 1)):
        s = Scene(Side(active=PROUD, counters={0: counters}))
        s.play(A, "lock", PROUD)
        assert len(s.hand(A)) == drawn


@rule("vcard:4.2.0.3-2")
def test_there_is_no_lower_limit() -> None:
    s = Scene(Side(counters={0: 1}, hand=[SHRINK]))
    s.play(A, "boost", SHRINK)
    assert (s.pl(A), s.pl(B)) == (0, -1)
    s = Scene(Side(counters={0: -8}), Side(counters={0: -9}), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.points == [1, 0], "0 beats -1"


@rule("vcard:4.2.0.3-2")
def test_there_is_no_upper_limit() -> None:
    s = Scene(Side(counters={0: 99}), Side(counters={0: 100}), turn=6)
    assert (s.pl(A), s.pl(B)) == (107, 108)
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.points == [0, 1]


@rule("vcard:4.2.0.2", "vcard:7.3.0.1")
def test_levels_decide_a_combat() -> None:
    for counters, points in (((2, 1), [1, 0]), ((1, 2), [0, 1])):
        s = Scene(Side(counters={0: counters[0]}), Side(counters={0: counters[1]}), turn=6)
        s.end_turn(A)
        s.end_turn(B)
        assert s.t.points == points
