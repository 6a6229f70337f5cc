"""Faces: the definitions of a table's cards for somebody who must not read those that one seat cannot know.

Plain Python asks the list, which raises. Compiled rules take what lies in a list without asking it: in the place of
such a face they find no number, so they raise as well, and `unread` tells both in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import SupportsIndex, cast, overload

from kaimaku.kernel.chance import Unforeseen
from kaimaku.kernel.table import Table


class UnreadFace:
    """Lies where a face is not to be read."""

    __slots__ = ()


UNREAD = cast(int, UnreadFace())


class Faces(list[int]):
    """The faces of a table's cards. Which there are at all can be asked, but not where the unknown ones lie."""

    __slots__ = ("dealt", "unknown")

    def __init__(self, dealt: list[int], unknown: frozenset[int]) -> None:
        super().__init__(dealt)
        self.dealt = dealt
        self.unknown = unknown
        self._put(unknown, UNREAD)

    @classmethod
    def of(cls, t: Table, seat: int) -> Faces:
        return cls(t.defs, frozenset(card for card, who in enumerate(t.known) if not who >> seat & 1))

    @overload
    def __getitem__(self, at: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> list[int]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> int | list[int]:
        if isinstance(at, slice):
            cards = range(len(self))[at]
            return self.copy() if len(cards) == len(self) else [self[card] for card in cards]
        face = super().__getitem__(at)
        if face is UNREAD:
            raise Unforeseen
        return face

    def __iter__(self) -> Iterator[int]:
        """Whoever goes through all cards asks which there are: windows and what is noted depend on it."""
        for card, face in enumerate(super().__iter__()):
            yield self.dealt[card] if face is UNREAD else face

    def copy(self) -> Faces:
        """The rules try something on a table of their own: it sees as much."""
        new = Faces(self.dealt, frozenset())
        new.unknown = self.unknown
        list.__setitem__(new, slice(None), list.copy(self))
        return new

    @contextmanager
    def seen(self) -> Iterator[None]:
        """Options are listed by whoever has them."""
        covered = [card for card in self.unknown if super(Faces, self).__getitem__(card) is UNREAD]
        for card in covered:
            self[card] = self.dealt[card]
        try:
            yield
        finally:
            self._put(covered, UNREAD)

    def _put(self, cards: frozenset[int] | list[int], face: int) -> None:
        for card in cards:
            self[card] = face


@contextmanager
def unread() -> Iterator[None]:
    """Raises Unforeseen where compiled rules come upon a face that is not to be read."""
    try:
        yield
    except TypeError as error:
        if UnreadFace.__name__ not in str(error):
            raise
        raise Unforeseen from error
