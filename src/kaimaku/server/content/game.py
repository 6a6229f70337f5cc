"""Which game is meant."""

from __future__ import annotations

from typing import get_args

from ..trouble import Trouble
from ..wire.common import GameName

GAMES: tuple[GameName, ...] = get_args(GameName)


def known_game(name: str) -> GameName:
    """The game of that name; anything else is a 404."""
    for game in GAMES:
        if game == name:
            return game
    known = ", ".join(GAMES)
    raise Trouble(404, "no_game", f"There is no such game; there are {known}.", f"そのゲームはありません: {known}")
