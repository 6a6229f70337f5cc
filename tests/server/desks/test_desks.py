"""Desks by game."""

from __future__ import annotations

from typing import cast

import pytest

from kaimaku import games
from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.table import Result, Table
from kaimaku.wire.common import Words
from tests.server.desks.sight import DESK


def test_each_playable_game_has_its_desk() -> None:
    for name in games.names():
        found: Desk = desk(name)
        assert found.game.name == name and found is desk(name)


@pytest.mark.parametrize("name", ["chess", "", "..", "hocg.desk"])
def test_another_game_has_none_and_it_says_so(name: str) -> None:
    with pytest.raises(LookupError, match="hocg"):
        desk(name)


@pytest.mark.parametrize(
    ("winners", "rule", "en", "ja"),
    [
        ((0,), "hocg:11.2.1", "{0} wins. {1} has no life left.", "{0}の勝ちです。{1}のライフがなくなりました。"),
        ((1,), "hocg:1.2.3", "{1} wins. {0} conceded.", "{1}の勝ちです。{0}が投了しました。"),
        ((1,), "room:claim", "{1} wins. {0} didn't come back.", "{1}の勝ちです。{0}が戻りませんでした。"),
        ((), "room:draw", "It's a draw. The players agreed to it.", "引き分けです。両者が合意しました。"),
        (
            (),
            "hocg:11.2.1",
            "It's a draw. Both players lost at the same time.",
            "引き分けです。両者が同時に敗北しました。",
        ),
        ((0,), "hocg:9.9.9", "{0} wins.", "{0}の勝ちです。"),
    ],
)
def test_the_outcome_in_a_sentence(winners: tuple[int, ...], rule: str, en: str, ja: str) -> None:
    """No name is in it: whoever shows it fills the seats in."""
    assert DESK.outcome(Result(winners, rule)) == Words(en, ja)


def test_the_end_is_told_to_a_player_as_you() -> None:
    t, result = cast(Table, None), Result((0,), "hocg:11.2.1")  # the table does not matter
    assert DESK.verdict(t, result, 0) == Words("{1} has no life left.", "{1}のライフがなくなりました。")
    assert DESK.verdict(t, result, 1) == Words("You have no life left.", "あなたのライフがなくなりました。")
    assert DESK.verdict(t, result, None) == DESK.outcome(result)
    assert DESK.verdict(t, Result((), "hocg:11.2.1"), 1) == DESK.outcome(Result((), "hocg:11.2.1"))
