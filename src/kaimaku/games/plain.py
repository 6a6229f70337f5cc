"""Positions as plain data, whatever the game: reading keys, lists and numbers, and saying where a mistake stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

Spec = Mapping[str, object]
MOST = 200
TIMES = re.compile(r"(?P<what>.+?)\s+x\s*(?P<count>\d+)")


class Misspoken(ValueError):
    """Something a scenario says that cannot be understood or done here. Any other exception is a fault of ours."""


class UnknownStep(Misspoken):
    """A step that cannot be understood or taken at this table."""


class PositionError(Misspoken):
    """A position that cannot be set up: where it says so, and what is wrong with it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.where = where
        self.why = why


def known_keys(spec: Spec, keys: frozenset[str], where: str) -> None:
    for key in spec:
        if key not in keys:
            place = f"{where}.{key}" if where else key
            raise PositionError(place, f"there is no such key; there are {', '.join(sorted(keys))}")


def mapping(value: object, where: str) -> Spec:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(where, f"a mapping belongs here, not {value!r}")
    return value


def many(value: object, where: str) -> list[object]:
    """A list; one thing stands for a list of one."""
    if value is None:
        return []
    if isinstance(value, str | int | Mapping):
        return [value]
    if not isinstance(value, Sequence):
        raise PositionError(where, f"a list belongs here, not {value!r}")
    return list(value)


def number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(where, f"a whole number belongs here, not {value!r}")
    return value


def ruling_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def repeated(entry: object) -> list[object]:
    """`green x2` stands for two entries."""
    if isinstance(entry, str):
        found = TIMES.fullmatch(entry.strip())
        if found:
            return [found["what"]] * within(int(found["count"]), entry)
    return [entry]


def within(count: int, where: str) -> int:
    """No pile is that high; a slip of the keyboard must not fill the memory."""
    if not 0 <= count <= MOST:
        raise PositionError(where, f"0 to {MOST} cards, not {count}")
    return count


def terms(value: object, where: str) -> list[str]:
    """A list of words, each as often as it says."""
    return [str(one) for entry in many(value, where) for one in repeated(entry)]


def matching(wanted: Sequence[str], things: Sequence[int], fits: Callable[[str, int], bool]) -> list[int] | None:
    """Give each word a thing of its own, if that is possible."""
    if not wanted:
        return []
    for i, thing in enumerate(things):
        if fits(wanted[0], thing):
            rest = matching(wanted[1:], [*things[:i], *things[i + 1 :]], fits)
            if rest is not None:
                return [thing, *rest]
    return None


def differs(where: str, wanted: object, found: object) -> list[str]:
    return [] if wanted == found else [f"{where}: expected {wanted}, found {found}"]


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "nothing"
