"""The stage of each game."""

from __future__ import annotations

from kaimaku import games

from .stage import Stage


def staged() -> list[str]:
    return [manifest.name for manifest in games.all() if manifest.stage is not None]


def stage_of(game: str) -> type[Stage]:
    """The class with a game's tables; loading it loads the game."""
    stage = games.find(game).stage
    assert stage is not None, f"{game} has no scenarios"
    return stage()
