"""The decks that come with Kaimaku, kept as files of its own format in `builtin/`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import kaimaku
from kaimaku.decks.reading import Words
from kaimaku.decks.shape import SHAPES

_FOLDER = files("kaimaku.decks").joinpath("builtin")


@dataclass(frozen=True, slots=True)
class Starter:
    """What is told about a built-in deck: its game, its name, its plan in one sentence and the cards that show it."""

    id: str
    game: str
    name: Words
    plan: Words
    key: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The two decks recommended for a first game, and why."""

    decks: tuple[str, str]
    why: Words


@cache
def starters() -> Mapping[str, Starter]:
    """All of them by id, in the order in which they are offered: that of their products."""
    return MappingProxyType(
        {
            id: Starter(id, row["game"], _words(row["name"]), _words(row["plan"]), tuple(row["key"]))
            for id, row in _told()["deck"].items()
        }
    )


@cache
def first_games() -> Mapping[str, FirstGame]:
    """By game."""
    rows = _told()["first"].items()
    return MappingProxyType(
        {game: FirstGame((row["decks"][0], row["decks"][1]), _words(row["why"])) for game, row in rows}
    )


@cache
def list_builtin(game: str = "hocg") -> tuple[str, ...]:
    return tuple(id for id, starter in starters().items() if starter.game == game)


@cache
def builtin(name: str) -> Deck:
    """The built-in deck of that id, whatever game it is for."""
    starter = starters().get(name)
    if starter is None:
        known = ", ".join(id for game in SHAPES for id in list_builtin(game))
        raise LookupError(f"no built-in deck {name!r}; there are {known}")
    imported = kaimaku.read(_FOLDER.joinpath(f"{name}.yaml").read_text("utf-8"), starter.game)
    if not imported.complete or imported.deck.game != starter.game:
        raise ValueError(f"built-in deck {name!r}: {imported.unresolved}")
    return imported.deck


@cache
def _told() -> dict[str, Any]:
    return tomllib.loads(_FOLDER.joinpath("starters.toml").read_text("utf-8"))


def _words(row: Mapping[str, str]) -> Words:
    return row["en"], row["ja"]
