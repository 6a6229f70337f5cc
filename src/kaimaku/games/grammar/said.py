"""Said: what an expression of a card language was made of. Every phrase, noun, filter and condition remembers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kinds import Sort
    from .words import Word

NONE: frozenset[str] = frozenset()


class Way:
    """One thing an expression can be: its sorts, what it then needs to be told, what it tells and makes forgotten."""

    __slots__ = ("forgets", "gives", "needs", "tells")

    def __init__(
        self, gives: frozenset[Sort], needs: frozenset[str], tells: frozenset[str], forgets: frozenset[str]
    ) -> None:
        self.gives = gives
        self.needs = needs
        self.tells = tells
        self.forgets = forgets


class Said:
    """A word, its arguments, and the ways it can be meant: a change of damage stands, or changes one event."""

    __slots__ = ("args", "gives", "named", "ways", "word")

    def __init__(self, word: Word, args: tuple[object, ...], named: Mapping[str, object], ways: Sequence[Way]) -> None:
        self.word = word
        self.args = args
        self.named = named
        self.ways = ways
        self.gives: frozenset[Sort] = ways[0].gives.union(*(way.gives for way in ways[1:]))

    @property
    def needs(self) -> frozenset[str]:
        """… as what it is first of all."""
        return self.ways[0].needs

    @property
    def tells(self) -> frozenset[str]:
        return self.ways[0].tells

    def meant(self, sorts: frozenset[Sort]) -> Way:
        """As what it is meant where one of these sorts is expected."""
        if len(self.ways) == 1:
            return self.ways[0]
        return next((way for way in self.ways if not way.gives.isdisjoint(sorts)), self.ways[0])

    def __deepcopy__(self, memo: object) -> Said:
        """A record: a copied text was said as its original was."""
        return self


def said_of(value: object) -> Said | None:
    """How a value was said; None for numbers, names and other literals."""
    return getattr(value, "said", None)
