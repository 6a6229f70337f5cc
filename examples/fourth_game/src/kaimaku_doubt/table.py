"""The table: 28 cards, a pile, a hand for each seat. What else is to be remembered lies in `used`."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.questions import Questions
from kaimaku.kernel.table import Data, Table
from kaimaku.wire.common import Words

RANKS = ("A", "2", "3", "4", "5", "6", "7")  # seven: everybody comes to call each of them
SUITS = {"S": ("spades", "スペード"), "H": ("hearts", "ハート"), "D": ("diamonds", "ダイヤ"), "C": ("clubs", "クラブ")}
CARDS = [suit + rank for rank in RANKS for suit in SUITS]  # by definition: the four aces, the four twos, …
MOST_SEATS = 4
PILE, HAND = 0, 1  # zones: the pile, the hand of each seat
OUT, FIRST = 0, 1  # keys of `used`: with a seat, it has given up; who began


class DoubtTable(Table):
    __slots__ = ()

    questions = Questions("doubt", over="doubt:4", turn="doubt:2")

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, HAND + MOST_SEATS, seed, {})

    def to_data(self) -> Data:
        return {**super().to_data(), "defs": [CARDS[number] for number in self.defs]}

    def load_data(self, data: Data) -> None:
        super().load_data({**data, "defs": [CARDS.index(card) for card in cast("list[str]", data["defs"])]})


def hand(t: Table, seat: int) -> list[int]:
    return t.zones[HAND + seat]


def playing(t: Table, seat: int) -> bool:
    return not t.used.get((OUT, seat))


def others(t: Table) -> list[int]:
    """Who plays besides the active seat, clockwise from it."""
    seats = [(t.active + n) % t.seats for n in range(1, t.seats)]
    return [seat for seat in seats if playing(t, seat)]


def called(t: Table) -> int:
    """The rank that this turn's card is said to have."""
    return (t.turn - 1) % len(RANKS)


def rank(t: Table, card: int) -> int:
    return t.defs[card] // len(SUITS)


def rank_words(rank: int) -> Words:
    return Words(RANKS[rank].replace("A", "ace"), RANKS[rank])


def card_words(definition: int) -> Words:
    suit, said = SUITS[CARDS[definition][0]], rank_words(definition // len(SUITS))
    return Words(f"{said.en} of {suit[0]}", f"{suit[1]}の{said.ja}")
