"""2.1.0: three points, and where they come from."""

from __future__ import annotations

from kaimaku.games.vcard.card import VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.kernel.table import Result
from tests.rule import rule
from tests.vcard.scene import A, B, Scene, Side, own

WEAK = own("2.1 line", VTUBER)
STRONG = own("2.1 line 9", VTUBER, pl=9, line=WEAK)


@rule("vcard:2.1.0.1", "vcard:7.4.3.2")
def test_the_third_point_wins_the_game() -> None:
    s = Scene(Side(points=2, active=f"{WEAK}|{STRONG}"), Side(points=2), turn=6)
    s.end_turn(A)
    assert s.t.result is None
    s.end_turn(B)
    assert s.t.points == [3, 2] and s.t.result == Result((A,), "vcard:7.4.3.2")
    assert GAME.score(s.t) == (1.0, -1.0)


@rule("vcard:2.1.0.1", "vcard:7.4.3.1")
def test_two_points_win_nothing() -> None:
    s = Scene(Side(points=1, active=f"{WEAK}|{STRONG}"), Side(points=2), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.points == [2, 2] and s.t.result is None and s.t.round == 2


@rule("vcard:2.1.0.2", "vcard:7.3.0.2")
def test_points_come_from_combat_alone() -> None:
    s = Scene(Side(active=f"{WEAK}|{STRONG}"), Side())
    for _ in range(6):
        assert s.t.points == [0, 0] and not s.log("point")
        s.end_turn(A)
        assert s.t.points == [0, 0]
        s.end_turn(B)
    assert s.t.points == [1, 0] and s.told("point") == [("point", A, "")]
