"""Expectations that say nothing: whatever happens, they would be met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .values import Misspoken

# Lists of which each member asks for something. Where a list tells all that is there, an empty one says: nothing.
DEMANDS = frozenset({"lacks", "offers", "has", "order", "never", "count", "journal", "refused", "decks"})
# What a key with nothing behind it leaves open; of a zone or a place it would say that nothing is there.
OPEN = DEMANDS | {"top", "bottom", "only", "sees", "options", "damage"}


def says_nothing(at: str) -> Misspoken:
    return Misspoken(f"{at} is empty and would always be met: say what is expected, or leave it out")


def empty_parts(value: object, at: str = "expect") -> Iterator[str]:
    """The places of an expectation in which nothing is asked for."""
    if isinstance(value, Mapping):
        if not value or value.keys() == {"as"}:  # a journal of which only the reader is said
            yield at
        for key, part in value.items():
            here = f"{at}.{key}"
            if (part is None and key in OPEN) or (part == [] and key in DEMANDS):
                yield here
            yield from empty_parts(part, here)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from empty_parts(part, f"{at}[{number}]")
