"""What an expression of a card language was made of: every phrase, noun, filter and condition remembers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kinds import Sort
    from .words import Word

NONE: frozenset[str] = frozenset()


class Meaning:
    """One thing an expression can be: its sorts, what it then needs to be told, what it tells and makes forgotten."""

    __slots__ = ("forgets", "gives", "needs", "tells")

    def __init__(
        self, gives: frozenset[Sort], needs: frozenset[str], tells: frozenset[str], forgets: frozenset[str]
    ) -> None:
        self.gives = gives
        self.needs = needs
        self.tells = tells
        self.forgets = forgets


class Expression:
    """A word, its arguments, and what it can mean: a change of damage stands, or changes one event."""

    __slots__ = ("args", "gives", "meanings", "named", "word")

    def __init__(
        self, word: Word, args: tuple[object, ...], named: Mapping[str, object], meanings: Sequence[Meaning]
    ) -> None:
        self.word = word
        self.args = args
        self.named = named
        self.meanings = meanings
        self.gives: frozenset[Sort] = meanings[0].gives.union(*(meaning.gives for meaning in meanings[1:]))

    def parts(self) -> tuple[object, ...]:
        return (*self.args, *self.named.values())

    @property
    def needs(self) -> frozenset[str]:
        """… as what it is first of all."""
        return self.meanings[0].needs

    @property
    def tells(self) -> frozenset[str]:
        return self.meanings[0].tells

    def meant(self, sorts: frozenset[Sort]) -> Meaning:
        """As what it is meant where one of these sorts is expected."""
        if len(self.meanings) == 1:
            return self.meanings[0]
        return next((meaning for meaning in self.meanings if not meaning.gives.isdisjoint(sorts)), self.meanings[0])

    def __deepcopy__(self, memo: object) -> Expression:
        """A record: a copied text is the expression its original was."""
        return self


def expression_of(value: object) -> Expression | None:
    """How a value was said; None for numbers, names and other literals."""
    return getattr(value, "expression", None)
