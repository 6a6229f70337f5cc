"""All cards of the game by number and by stable id."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import GoneProgram

from .facts import Names


class Definition:
    """A card as it is known to players: a name, a text and a number for the table."""

    def __init__(self, id: str, name: Names) -> None:
        if id in NUMBERS:
            raise ValueError(f"two cards are called {id!r}")
        self.id = id
        self.name = name
        self.number = len(DEFINITIONS)
        DEFINITIONS.append(self)
        NUMBERS[id] = self.number

    def words(self, lang: Lang) -> str:
        raise NotImplementedError


DEFINITIONS: Final[list[Definition]] = []
NUMBERS: Final[dict[str, int]] = {}


def number_of(id: str) -> int:
    if id not in NUMBERS:
        raise GoneProgram(f"this build has no card called {id!r}")
    return NUMBERS[id]


# What a card, a Spell Card or an ability says, by number; saved tables name it.
TEXT_NAMES: Final[list[str]] = []


def text_number(name: str) -> int:
    if name not in TEXT_NAMES:
        raise GoneProgram(f"this build has no text called {name!r}")
    return TEXT_NAMES.index(name)
