"""Kept: parts of a view that everybody sees, made once for all viewers and again only when they have changed.

Such a part is made with the eye of a spectator, who knows what everybody knows, so there is nothing in it that anybody
must not know. A viewer who knows more of its cards than that gets it made with their own eye.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

P = TypeVar("P")
MOST = 48  # parts of one table


class Kept:
    """Of one table. `moment` grows with all that happens there."""

    __slots__ = ("_parts", "moment")

    def __init__(self) -> None:
        self.moment = 0
        self._parts: dict[Hashable, tuple[object, object]] = {}

    def part(self, name: Hashable, reads: object, make: Callable[[], P]) -> P:
        """`reads`: everything it is made from, as it is now; `moment` for whatever may read anything."""
        found = self._parts.get(name)
        if found is not None and found[0] == reads:
            return cast(P, found[1])
        made = make()
        if len(self._parts) >= MOST:  # of things that are gone, mostly
            self._parts.clear()
        self._parts[name] = (reads, made)
        return made
