"""Vanilla: a card as it is, without its text. It exists for the games of the lab only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Protocol, cast

SUFFIX = ":vanilla"  # no printed card and no card of a scenario is numbered like this


class Maker(Protocol):
    """What the lab knows about the cards of a game."""

    BY_ID: dict[str, object]  # as declared

    def has_text(self, number: str) -> bool: ...

    def without_text(self, number: str, named: str) -> object:
        """The same card, declared anew under another number."""


def vanilla(number: str) -> str:
    """The number of a card without its text."""
    return number + SUFFIX


def has_text(game: str, number: str) -> bool:
    """Is there anything to take away?"""
    return _maker(game).has_text(number)


@contextmanager
def declared(game: str, numbers: Sequence[str]) -> Iterator[None]:
    """While this lasts, decks may hold these cards without their text. No list of cards shows them afterwards."""
    if not numbers:
        yield
        return
    known = _maker(game).BY_ID
    made = {vanilla(number): _made(game, number) for number in numbers}
    known.update(made)
    try:
        yield
    finally:
        for number in made:
            del known[number]


@cache
def _made(game: str, number: str) -> object:
    """Declared once in a process, and taken out of the list of cards at once."""
    maker = _maker(game)
    made = maker.without_text(number, vanilla(number))
    del maker.BY_ID[vanilla(number)]
    return made


def _maker(game: str) -> Maker:
    return cast(Maker, import_module(f"kaimaku.lab.{game}"))
