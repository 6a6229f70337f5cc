"""View cache: parts of a view that everybody sees, made once for all viewers and again only when they have changed.

What holds for one moment of the table is made once for all who are shown that moment (`now`). Most parts are kept as
they are sent (`encoded`): a few bytes in one place instead of many objects, which are not encoded again.

Such a part is made with the eye of a spectator, who knows what everybody knows, so there is nothing in it that anybody
must not know. A viewer who knows more of its cards than that gets it made with their own eye.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

from msgspec import Raw
from msgspec.json import Encoder

P = TypeVar("P")
MOST = 48  # parts of one table
_encode = Encoder().encode


def encoded(part: object) -> Any:
    """The part as it is sent, in the place of the part: whoever encodes the view can't tell. Nothing stays nothing."""
    return Raw(_encode(part)) if part else part


class ViewCache:
    """Of one table. `moment` grows with all that happens there."""

    __slots__ = ("_now", "_parts", "_then", "moment")

    def __init__(self) -> None:
        self.moment = 0
        self._then = 0  # the moment of what is in `_now`
        self._now: dict[Hashable, object] = {}
        self._parts: dict[Hashable, tuple[object, object]] = {}

    def now(self, name: Hashable, make: Callable[[], P]) -> P:
        """The same for everybody at this moment, and for nobody later."""
        if self._then != self.moment:
            self._then = self.moment
            self._now.clear()
        elif name in self._now:
            return cast(P, self._now[name])
        made = self._now[name] = make()
        return made

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
