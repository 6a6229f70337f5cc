"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel, and many tables at once.

Every game that has an encoding is a PettingZoo environment here, by its name and a version: `NAME_v0.env()`, or
`NAME_v0.raw_env()` without PettingZoo's guards. Needs the packages of the extra `rl`: pip install kaimaku[rl].
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

from kaimaku import games

VERSION = "_v0"


def names() -> list[str]:
    """All environments."""
    return [f"{manifest.name}{VERSION}" for manifest in games.all() if manifest.encoding is not None]


def __getattr__(name: str) -> SimpleNamespace:
    if name not in names():
        raise AttributeError(f"kaimaku.envs has no {name!r}; there are {', '.join(names())}")
    from .zoo import CardGame, env

    game = name.removesuffix(VERSION)
    return SimpleNamespace(__name__=name, env=partial(env, game), raw_env=partial(CardGame, game))


def __dir__() -> list[str]:
    return names()
