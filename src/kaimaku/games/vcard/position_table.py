"""The table of a position while it is laid: its cards by name, with the labels its author gave them."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.plain import PositionError, Spec, known_keys, many, repeated
from kaimaku.kernel.knowledge import public_handle

from .card import CardDef
from .position_cards import find_def
from .table import VCardTable

CARD_KEYS = frozenset({"card", "as", "locked"})


class Position:
    """A table, the author's own cards by the word for them, and labels of single cards."""

    def __init__(self, table: VCardTable, local: Mapping[str, CardDef]) -> None:
        self.table = table
        self.local = local
        self.labels: dict[str, int] = {}

    def label(self, name: object, where: str, card: int) -> None:
        if not isinstance(name, str):
            raise PositionError(f"{where}.as", "a label is a word")
        if name in self.labels:
            raise PositionError(f"{where}.as", f"the label {name!r} is given twice")
        self.labels[name] = card

    def find(self, ref: object, where: str) -> CardDef:
        if not isinstance(ref, str):
            raise PositionError(where, f"a card belongs here, not {ref!r}")
        return find_def(ref, self.local, where)

    def put(self, entry: object, seat: int, zone: int, where: str, known: int) -> int:
        """One card, as a word or as {card, as}."""
        if isinstance(entry, Mapping):
            known_keys(entry, CARD_KEYS, where)
        ref = entry.get("card") if isinstance(entry, Mapping) else entry
        card = self.add(self.find(ref, where), seat, zone, known)
        if isinstance(entry, Mapping) and "as" in entry:
            self.label(entry["as"], where, card)
        return card

    def add(self, definition: CardDef, seat: int, zone: int, known: int) -> int:
        card = self.table.add_card(definition.number, seat, zone, known)
        if known:
            public_handle(self.table, card)
        return card


def renamed(spec: Spec, others: Mapping[str, str]) -> Spec:
    """With other words for some keys understood; both at once say the same thing twice."""
    if not spec.keys() & others.keys():
        return spec
    found: dict[str, object] = {}
    for key, value in spec.items():
        word = others.get(key, key)
        if word in found or (word != key and word in spec):
            raise PositionError(key, f"`{key}` and `{word}` are the same: say it once")
        found[word] = value
    return found


def entries(value: object, where: str) -> list[object]:
    """A list of cards, each as often as it says."""
    return [one for entry in many(value, where) for one in repeated(entry)]
