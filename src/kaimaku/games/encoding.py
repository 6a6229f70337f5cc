"""Encoding: how a game is told to programs that learn. Fixed numbers, rows of cards, and actions by verb and slots.

A game declares what its arrays hold and which verbs its options have; `kaimaku.envs` makes arrays, masks and the
documentation of it. Everything is told as one seat may know it: seats are counted from that seat, faces it cannot
know are backs, and no order betrays one. A game needs only the standard library for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Generic, NamedTuple, TypeVar

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import OpenPick, picking
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.table import Table

T = TypeVar("T", bound=Table)

NONE = -2  # no card
BACK = -1  # a card whose face the seat does not know
CANDIDATES = 32  # cards of a pick whose faces are told
OTHER = 16  # options that no verb and slot tells apart


class Field(NamedTuple):
    """One number of an array."""

    name: str
    high: float  # it lies between 0 and this
    meaning: str
    low: float = 0


class Group(NamedTuple):
    """Fields that stand in the array one or more times over, once for each thing."""

    name: str
    fields: tuple[Field, ...]
    meaning: str = ""
    times: int = 1


class Row(NamedTuple):
    """Places for cards; each is told by the game's facts of a card."""

    name: str
    places: int
    meaning: str


class Slot(NamedTuple):
    """What an argument of a verb may be: one of so many things."""

    name: str
    size: int


class Verb(NamedTuple):
    name: str
    slots: tuple[Slot, ...] = ()
    meaning: str = ""


class Encoding(Generic[T]):
    """One game for a number of seats. All that a subclass must say is abstract here."""

    facts: tuple[Field, ...]  # of a card; before them stands its number
    groups: tuple[Group, ...]
    rows: tuple[Row, ...]
    verbs: tuple[Verb, ...]
    reasons: tuple[str, ...]  # what picks are for, as far as arrays tell it
    kinds: tuple[str, ...]  # what is picked

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def definitions(self) -> int:
        """How many cards there are, by definition."""
        raise NotImplementedError

    def card(self, definition: int) -> Sequence[float]:
        """The facts of a card."""
        raise NotImplementedError

    def numbers(self, t: T, seat: int) -> list[float]:
        """The values of all groups, in their order."""
        raise NotImplementedError

    def faces(self, t: T, seat: int) -> list[int]:
        """The definitions of all rows, in their order; each row is filled up with NONE."""
        raise NotImplementedError

    def slots(self, t: T, seat: int, options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
        """The verb of each option and what stands in its slots. Options that are the same to the seat have the same;
        a slot that is out of its range, or a verb that is not declared, puts the option among the others."""
        raise NotImplementedError


def filled(cards: Iterable[int], places: int) -> list[int]:
    """A row of so many places."""
    found = list(cards)[:places]
    return found + [NONE] * (places - len(found))


def seen(t: Table, cards: Iterable[int], seat: int) -> list[int]:
    """Their definitions, or backs."""
    bit = 1 << seat
    known, defs = t.known, t.defs
    return [defs[c] if known[c] & bit else BACK for c in cards]


def known_only(t: Table, cards: Iterable[int], seat: int) -> list[int]:
    """The definitions of those the seat knows, in an order of their own: nobody learns where they lie."""
    bit = 1 << seat
    known, defs = t.known, t.defs
    return sorted(defs[c] for c in cards if known[c] & bit)


def kinds_in(t: Table, cards: Iterable[int]) -> list[int]:
    """The different definitions of cards whose faces the seat knows: equal cards are one thing."""
    defs = t.defs
    return sorted({defs[c] for c in cards})


def asking(t: Table, seat: int) -> int:
    """The card whose text puts the open question, as far as the seat knows it."""
    for frame in reversed(t.frames):
        if frame.source >= 0:
            return seen(t, (frame.source,), seat)[0] if frame.source < len(t.defs) else NONE
    return NONE


def share(value: float, most: float) -> float:
    """A count as a part of what is usual, at most 1."""
    return value / most if value < most else 1.0


def one_hot(index: int, size: int) -> list[float]:
    found = [0.0] * size
    if 0 <= index < size:
        found[index] = 1.0
    return found


def named(module: ModuleType) -> tuple[str, ...]:
    """The reasons that a module names, in alphabetical order."""
    texts: set[str] = set()
    for value in vars(module).values():
        if isinstance(value, str):
            texts.add(value)
        elif isinstance(value, Mapping):
            texts |= {each for each in value.values() if isinstance(each, str)}
        elif isinstance(value, list):
            texts |= {each for each in value if isinstance(each, str)}
    kinds = module.REASONS.kinds
    return tuple(name for name in sorted(texts) if name in kinds)


def picked_among(t: Table, seat: int) -> OpenPick | None:
    """The open pick of this seat."""
    pick = picking(t) if seat in t.asked else None
    return pick if pick is not None and pick.seat == seat else None


def told_apart(t: Table, seat: int, cards: Sequence[int], hosts: Mapping[int, int]) -> list[tuple[int, ...]]:
    """What tells cards of a pick apart, for each: its face or that it is a back, where it lies, and with whom.

    Backs are told apart by where they lie in their zone, which everybody sees; the numbers of cards would tell more.
    """
    bit = 1 << seat
    found: list[tuple[int, ...]] = []
    for card in cards:
        where = t.where[card]
        host = hosts.get(card, -1)
        if t.known[card] & bit:
            found.append((t.defs[card], where, host))
        else:
            zone = t.zones[where]
            found.append((BACK, where, host, zone.index(card) if card in zone else -1))
    return found


class Candidates:
    """The cards of an open pick as a seat tells them apart, in an order that tells nothing else."""

    def __init__(self, t: Table, seat: int, cards: Sequence[int], hosts: Mapping[int, int]) -> None:
        keys = told_apart(t, seat, cards, hosts)
        places = {key: place for place, key in enumerate(sorted(set(keys)))}
        self.place = {card: places[key] for card, key in zip(cards, keys, strict=True)}
        first: dict[int, int] = {}
        for card in cards:
            first.setdefault(self.place[card], card)
        self.cards = [first[place] for place in range(len(places))]


def picked_cards(t: Table, seat: int, hosts: Callable[[], Mapping[int, int]] = dict) -> Candidates | None:
    """… if cards are picked by this seat; `hosts`: who the cards are with, where that tells equal ones apart."""
    pick = picked_among(t, seat)
    return None if pick is None or pick.kind != CARD else Candidates(t, seat, pick.left, hosts())
