"""The seats of a position, and the words for reading one."""

from __future__ import annotations

from kaimaku.games.plain import PositionError, Spec, known_keys, many, mapping, number, ruling_word

__all__ = ["SEATS", "PositionError", "Spec", "known_keys", "many", "mapping", "number", "ruling_word", "seat_of"]

SEATS = ("A", "B")


def seat_of(value: object, where: str) -> int:
    if value not in SEATS:
        raise PositionError(where, f"a seat is A or B, not {value!r}")
    return SEATS.index(str(value))
