"""Vanilla: a card as it is, without its text. It exists for the games of the lab only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Protocol

from kaimaku import games

SUFFIX = ":vanilla"  # no printed card and no card of a scenario is numbered like this


class Definition(Protocol):
    number: int  # its place among the definitions


class Maker(Protocol):
    """What the lab knows about the cards of a game."""

    BY_ID: dict[str, Definition]
    DEFS: list[Definition]

    def has_text(self, number: str) -> bool: ...

    def without_text(self, number: str, named: str) -> Definition:
        """The same card, declared anew under another number."""


def vanilla(number: str) -> str:
    return number + SUFFIX


def has_text(game: str, number: str) -> bool:
    """Is there anything to take away?"""
    return _maker(game).has_text(number)


@contextmanager
def declared(game: str, numbers: Sequence[str]) -> Iterator[None]:
    """While this lasts, decks may hold these cards without their text. Afterwards no list of cards has them."""
    maker = _maker(game)
    for number in numbers:
        definition = _made(game, number)
        definition.number = len(maker.DEFS)
        maker.DEFS.append(definition)
        maker.BY_ID[vanilla(number)] = definition
    try:
        yield
    finally:
        for number in reversed(numbers):
            _take_back(maker, number)


@cache
def _made(game: str, number: str) -> Definition:
    """Declared once in a process."""
    maker = _maker(game)
    made = maker.without_text(number, vanilla(number))
    _take_back(maker, number)
    return made


def _take_back(maker: Maker, number: str) -> None:
    """It is the last of the definitions: while games are played, no other card is declared."""
    assert maker.DEFS[-1] is maker.BY_ID.pop(vanilla(number))
    maker.DEFS.pop()


def _maker(game: str) -> Maker:
    vanilla = games.find(game).vanilla
    if vanilla is None:
        raise LookupError(f"the lab has no vanilla cards of {game}")
    return vanilla()
