"""The table of a position while it is laid: its cards by name, with the labels its author gave them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kaimaku.games.switches import UnknownRuling
from kaimaku.kernel.knowledge import public_handle
from kaimaku.kernel.table import Table

from .values import PositionError, Spec, entries, known_keys, mapping, near, number, ruling_word, within

SEATS = ("A", "B")


class Named(NamedTuple):
    number: int


class Position:
    """A table, the author's own cards by the word for them, and labels of single cards."""

    card_keys = frozenset({"card", "as"})

    def __init__(self, table: Table, local: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> None:
        """`names`: of cards that are only called by one, by definition."""
        self.table = table
        self.names = names
        self.local = local or {}
        self.labels: dict[str, int] = {}

    def keys(self) -> dict[int, str]:
        """The author's own words by the number of the definition."""
        return {definition.number: word for word, definition in self.local.items()}

    def taken(self, name: str) -> bool:
        return name in self.labels

    def label(self, name: object, where: str, thing: int, labels: dict[str, int] | None = None) -> None:
        """Give a card its label; another kind of thing has `labels` of its own."""
        if not isinstance(name, str):
            raise PositionError(f"{where}.as", "a label must be a word")
        if self.taken(name):
            raise PositionError(f"{where}.as", f"duplicate label {name!r}")
        (self.labels if labels is None else labels)[name] = thing

    def find(self, ref: object, where: str) -> Any:
        """The definition that a word means."""
        if ref not in self.names:
            raise PositionError(where, f"unknown card {ref!r}{near(str(ref), self.names)}")
        return Named(self.names.index(str(ref)))

    def put(self, entry: object, seat: int, zone: int, where: str, known: int) -> int:
        """One card, as a word or as {card, as}."""
        if isinstance(entry, Mapping):
            known_keys(entry, self.card_keys, where)
        ref = entry.get("card") if isinstance(entry, Mapping) else entry
        card = self.add(self.find(ref, where).number, seat, zone, known)
        if isinstance(entry, Mapping) and "as" in entry:
            self.label(entry["as"], where, card)
        return card

    def put_all(self, value: object, seat: int, zone: int, where: str, known: int) -> None:
        """A list of cards, the top first."""
        for entry in entries(value, where)[::-1]:
            self.put(entry, seat, zone, where, known)

    def add(self, definition: int, seat: int, zone: int, known: int) -> int:
        card = self.table.add_card(definition, seat, zone, known)
        if known:
            public_handle(self.table, card)
        return card


def word(ref: object, where: str) -> str:
    if not isinstance(ref, str):
        raise PositionError(where, f"expected a card, not {ref!r}")
    return ref


def piled(value: object, where: str, filler: object, usual: int) -> list[object]:
    """A list with the top first, a number of fillers, or {top, filler, bottom}."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [filler] * within(value, where)
    if isinstance(value, Mapping) and "card" not in value:
        known_keys(value, frozenset({"top", "filler", "bottom"}), where)
        middle = [filler] * within(number(value.get("filler", usual), f"{where}.filler"), where)
        return [*entries(value.get("top"), where), *middle, *entries(value.get("bottom"), where)]
    return entries(value, where)


def rulings_of(spec: Spec, settle: Callable[[dict[str, str]], dict[str, str]]) -> dict[str, str]:
    try:
        return settle({key: ruling_word(value) for key, value in mapping(spec.get("rulings"), "rulings").items()})
    except UnknownRuling as error:
        raise PositionError("rulings", str(error)) from None


def seat_of(value: object, where: str) -> int:
    word = str(value).strip().upper()
    if word not in SEATS:
        raise PositionError(where, f"a player must be {' or '.join(SEATS)}, not {value!r}")
    return SEATS.index(word)
