"""Plain data from outside, read with care: what it is, how much there is of it, and in which range it lies.

Every reader returns what it was given, or raises `Unsound` with a sentence that says which part is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

DEPTH: Final = 12  # lists inside lists
VALUES: Final = 60_000  # in one saved table; those of long games have a few thousand
LONGEST: Final = 8_000  # characters of a text; the longest are documents of own cards
LARGE: Final = 10_000  # numbers beyond it are names of abilities and the like
ANY: Final = None  # any fields
SHOWN: Final = 40  # characters of a wrong value in a message


class Unsound(ValueError):
    """No game can reach such a table. The message says what is wrong with it."""


def bounded(data: object) -> None:
    """Nothing in it is of a strange kind, too deep, too long or too much; to be asked before anything else."""
    left, count = [(data, 0)], 0
    while left:
        value, depth = left.pop()
        count += 1
        if count > VALUES:
            raise Unsound(f"it has more than {VALUES} values")
        if isinstance(value, str):
            if len(value) > LONGEST:
                raise Unsound(f"a text of {len(value)} characters is too long")
        elif isinstance(value, (list, tuple, dict)):
            if depth >= DEPTH:
                raise Unsound(f"it is nested more than {DEPTH} levels deep")
            if len(value) > VALUES:
                raise Unsound(f"it has more than {VALUES} values")
            if isinstance(value, dict):
                left += [(key, depth + 1) for key in value]
                left += [(each, depth + 1) for each in value.values()]
            else:
                left += [(each, depth + 1) for each in value]
        elif value is not None and not isinstance(value, int):
            raise Unsound(f"{shown(value)} is neither a whole number nor a string")


def shown(value: object) -> str:
    """A wrong value as a message may quote it."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**SHOWN:
        return "a huge number"
    if isinstance(value, (list, tuple, dict)):
        return f"a list of {len(value)}" if not isinstance(value, dict) else f"an object of {len(value)}"
    text = repr(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def number(value: object, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unsound(f"{what} is {shown(value)}, not a number")
    if not low <= value <= high:
        raise Unsound(f"{what} is {shown(value)}, not between {low} and {high}")
    return value


def flag(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise Unsound(f"{what} is {shown(value)}, not true or false")
    return value


def text(value: object, what: str, among: Collection[str] | None = None) -> str:
    if not isinstance(value, str):
        raise Unsound(f"{what} is {shown(value)}, not a string")
    if among is not None and value not in among:
        raise Unsound(f"this build has no {what} called {shown(value)}")
    return value


def rows(value: object, what: str, most: int = VALUES) -> list[object]:
    if not isinstance(value, list):
        raise Unsound(f"{what} is {shown(value)}, not a list")
    if len(value) > most:
        raise Unsound(f"{what} has {len(value)} entries, more than {most}")
    return value


def numbers(value: object, what: str, low: int, high: int, count: int = -1) -> list[int]:
    """A list of numbers in a range; so many of them, if `count` says so."""
    found: list[int] = []
    for each in rows(value, what):
        if not isinstance(each, int) or isinstance(each, bool) or not low <= each <= high:
            number(each, f"{what}[{len(found)}]", low, high)
        found.append(each)  # type: ignore[arg-type]
    if count >= 0 and len(found) != count:
        raise Unsound(f"{what} has {len(found)} entries, not {count}")
    return found


def distinct(found: list[int], what: str) -> list[int]:
    if len(set(found)) != len(found):
        raise Unsound(f"{what} has duplicates")
    return found


def row(value: object, what: str, count: int) -> list[object]:
    """A list of so many parts."""
    found = rows(value, what)
    if len(found) != count:
        raise Unsound(f"{what} has {len(found)} parts, not {count}")
    return found


def fields(value: object, what: str, needed: Iterable[str], more: Collection[str] | None = ()) -> dict[str, object]:
    """An object with these fields, perhaps some `more`, and no others; ANY: whatever others."""
    if not isinstance(value, dict):
        raise Unsound(f"{what} is {shown(value)}, not an object")
    missing = [name for name in needed if name not in value]
    if missing:
        raise Unsound(f"{what} is missing the field {missing[0]!r}")
    known = () if more is None else (*needed, *more)
    for name in value:
        if more is not None and name not in known:
            raise Unsound(f"{what} has an unknown field {shown(name)}")
    return value


def values(value: object, what: str, stable: Callable[[int], bool]) -> None:
    """What a slot may hold: texts, numbers of common size or `stable` names, nothing, and lists of these."""
    if isinstance(value, list):
        for each in value:
            values(each, what, stable)
    elif isinstance(value, int) and not -LARGE <= value <= LARGE and not stable(value):
        raise Unsound(f"{what} holds {shown(value)}, which doesn't refer to anything")
