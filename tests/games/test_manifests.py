"""Manifests: every part of every game is whole, whichever is the first to be asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kaimaku import games

COUNTS = {
    "cards": "len(m.cards().cards())",
    "listed": "len(m.listed()('en'))",
    "players": "len(m.players()) + len(m.bots) - 1",
    "decks": "len(list(m.decks().book()().playable))",
    "desk": "len(m.desk().cards())",
    "card_status": "sum(sum(row.values()) for row in m.card_status().sums().values())",
}
PARTS = [(game, part) for game in games.OWN for part in COUNTS if getattr(games.find(game), part) is not None]
SCRIPT = "from kaimaku import games; m = games.find({game!r}); print({count})"


def first_asked(game: str, count: str) -> int:
    """In a process in which nothing else was asked for before."""
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(game=game, count=count)], capture_output=True, check=True
    )
    return int(told.stdout)


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_part_is_whole_when_it_is_asked_for_first(game: str, part: str) -> None:
    assert first_asked(game, COUNTS[part]) > 0


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="'chess'; choose from hocg, danmaku, vcard"):
        games.find("chess")
