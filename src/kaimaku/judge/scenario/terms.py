"""Things on the table by the words a scenario uses: what every game has, players and cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Self

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.table import Table

from .position import Position
from .values import PositionError

LETTERS = "ABCDEFGH"
UNSEEN = "?"  # what the journal has for something hidden


class Terms:
    """What words mean at this table.

    A kind of thing has a name, say `spot`, and two methods: `means_spot(term, thing, me)` and `spot_name(thing)`.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.table = position.table
        self.seats: tuple[str, ...] = tuple(LETTERS[: self.table.seats])
        self.labels = {card: label for label, card in position.labels.items()}
        self.keys = position.keys()  # definition → the scenario's own word

    def at(self, table: Table) -> Self:
        """The same words at a clone of the table."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.table = table
        return other

    def remember(self) -> None:
        """Take note of what may leave the table and still be spoken of."""

    # --- what a game says

    @staticmethod
    def fold(word: str) -> str:
        """How words are compared."""
        return " ".join(word.split()).casefold()

    def def_words(self, number: int) -> set[str]:
        return {self.fold(self.position.names[number])}

    def def_name(self, number: int, label: str | None = None) -> str:
        """What it is called in messages."""
        return self.position.names[number] + (f" [{label}]" if label else "")

    def everything(self) -> Iterable[str]:
        """What there is to speak of, for a message about an unknown word."""
        return (f"{seat}: {', '.join(self.held(n))}" for n, seat in enumerate(self.seats))

    def held(self, seat: int) -> list[str]:
        t = self.table
        mine = [c for c in range(len(t.defs)) if t.owner[c] == seat and t.known[c]]
        return list(dict.fromkeys(self.names(mine)))

    # --- players

    def seat(self, word: str, me: int = -1) -> int:
        """The player a word means; -1 if it means none."""
        word = word.strip().upper()
        return self.seats.index(word) if word in self.seats else -1

    def seat_of(self, value: object, where: str) -> int:
        seat = self.seat(str(value))
        if seat < 0:
            raise PositionError(where, f"{self.players()}, not {value!r}")
        return seat

    def players(self) -> str:
        """What a word for a player may be, for messages."""
        return f"a player must be {', '.join(self.seats[:-1])} or {self.seats[-1]}"

    def seat_name(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else "nobody"

    def seat_words(self, seat: int) -> set[str]:
        return {self.fold(self.seat_name(seat))}

    def means_seat(self, term: str, seat: int, me: int) -> bool:
        return self.seat(term, me) == seat

    # --- cards

    def card_words(self, card: int) -> set[str]:
        words = self.def_words(self.table.defs[card])
        return words | {self.fold(self.labels[card])} if card in self.labels else words

    def card_name(self, card: int) -> str:
        return self.def_name(self.table.defs[card], self.labels.get(card))

    def names(self, cards: Sequence[int]) -> list[str]:
        return [self.card_name(c) for c in cards]

    def means_card(self, term: str, card: int, me: int = -1) -> bool:
        return self.fold(term) in self.card_words(card)

    def known_word(self, term: str, me: int = -1) -> bool:
        """Does a word mean anything at all: a player, or a card of this table?"""
        return self.seat(term, me) >= 0 or any(self.means_card(term, c, me) for c in range(len(self.table.defs)))

    def same(self, a: int, b: int) -> bool:
        """Are two cards interchangeable: the same card in the same zone, without labels?"""
        t = self.table
        return t.defs[a] == t.defs[b] and t.where[a] == t.where[b] and a not in self.labels and b not in self.labels

    def equal(self, a: int, b: int) -> bool:
        """Does it make no difference which of two cards is taken: same to everybody, and the same is left behind?"""
        t = self.table
        if a == b:
            return True
        if not self.same(a, b) or t.known[a] != t.known[b]:
            return False
        left, other = ([(t.defs[c], t.known[c]) for c in t.zones[t.where[a]] if c != gone] for gone in (a, b))
        return left == other or not self.in_order(t.where[a])

    def in_order(self, zone: int) -> bool:
        """Does the order of the cards in a zone count?"""
        return True

    # --- anything

    def means(self, kind: str, term: str, thing: int, me: int) -> bool:
        return bool(getattr(self, f"means_{kind}")(term, thing, me))

    def name(self, kind: str, thing: int, me: int) -> str:
        return str(getattr(self, f"{kind}_name")(thing))

    # --- the journal: which details of an entry are things, by the kind of the entry

    details: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    journal_kinds: ClassVar[Collection[str]] = ()  # nothing else can be asked for; empty: anything can
    journal_details: ClassVar[Collection[str]] = ()  # words of its details that are nothing on the table
    journal_words: ClassVar[Mapping[str, str]] = {}  # other words for them

    def subject_words(self, entry: Entry) -> set[str]:
        return self.card_words(entry[2])

    def more_words(self, entry: Entry) -> set[str]:
        """What else may be said about an entry."""
        return set()

    def in_journal(self, word: str) -> bool:
        """Can an entry of the journal be about this at all?"""
        said = self.fold(word)
        plain = said == UNSEEN or said.lstrip("+-").isdecimal() or said in self.journal_details
        known = self.seat(word) >= 0 or self.known_word(word)
        return plain or known or said in {self.fold(label) for label in self.position.labels}

    def detail_words(self, kind: str, thing: int) -> set[str]:
        words = getattr(self, f"{kind}_words", None)
        return words(thing) if words is not None else {self.name(kind, thing, -1)}

    def hides(self, entry: Entry, seat: int | None) -> bool:
        """Are the things of an entry hidden from a seat, apart from its card?"""
        return False
