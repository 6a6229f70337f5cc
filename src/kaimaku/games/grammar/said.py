"""Said: what an expression of a card language was made of. Every phrase, noun, filter and condition remembers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kinds import Sort
    from .words import Word

NONE: frozenset[str] = frozenset()


class Said:
    """A word and its arguments, the sorts it came to, what it still needs to be told, and what it tells."""

    __slots__ = ("args", "forgets", "gives", "named", "needs", "tells", "word")

    def __init__(
        self,
        word: Word,
        args: tuple[object, ...],
        named: Mapping[str, object],
        gives: frozenset[Sort],
        needs: frozenset[str] = NONE,
        tells: frozenset[str] = NONE,
        forgets: frozenset[str] = NONE,
    ) -> None:
        self.word = word
        self.args = args
        self.named = named
        self.gives = gives
        self.needs = needs
        self.tells = tells
        self.forgets = forgets

    def __deepcopy__(self, memo: object) -> Said:
        """A record: a copied text was said as its original was."""
        return self


def said_of(value: object) -> Said | None:
    """How a value was said; None for numbers, names and other literals."""
    return getattr(value, "said", None)
