"""Reading a position's plain data; what is wrong with it is said with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SEATS = ("A", "B")
Spec = Mapping[str, object]


class PositionError(ValueError):
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


def seat_of(value: object, where: str) -> int:
    if value not in SEATS:
        raise PositionError(where, f"a seat is A or B, not {value!r}")
    return SEATS.index(str(value))


def ruling_word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
