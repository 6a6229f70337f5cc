"""References: what somebody at the terminal means by a letter of the hand, a place, a name or a card's number."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from difflib import get_close_matches
from typing import Generic, TypeVar

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.table import Table

from .lines import letter_of
from .things import Thing

T = TypeVar("T", bound=Table)
THEIR = re.compile(r"(?:their|opp\w*(?:'s)?|相手の?)\s*")
MINE = re.compile(r"(?:my|mine|自分の?)\s*")


class References(Generic[T]):
    def hand_rows(self, t: T, seat: int) -> list[tuple[str, int, int]]:
        """A letter, a card and how many copies, for each kind of card in the hand; the letters are what one types."""
        by_kind: dict[int, list[int]] = {}
        for card in self.hand_cards(t, seat):
            if knows(t, card, seat):
                by_kind.setdefault(t.defs[card], []).append(card)
        kinds = [by_kind[number] for number in sorted(by_kind, key=self.order)]
        return [(letter_of(i), cards[0], len(cards)) for i, cards in enumerate(kinds)]

    def hand(self, t: T, seat: int) -> list[Thing]:
        """One of each kind of card in the hand; the letters a, b, … are these."""
        return [Thing(t.defs[card], card) for _, card, _ in self.hand_rows(t, seat)]

    def find(self, t: T, seat: int, text: str) -> list[Thing]:
        """What a text may mean, nearest first: hand letters, places, names and numbers in sight, then any card."""
        said = text.strip().casefold()
        for letter, card, _ in self.hand_rows(t, seat):
            if said == letter:
                return [Thing(t.defs[card], card)]
        if len(said) < 2 and said.isascii():
            return []
        side = seat
        if t.seats == 2:
            their, mine = THEIR.match(said), MINE.match(said)
            side = 1 - seat if their else seat
            said = said[(their or mine).end() :] if their or mine else said  # type: ignore[union-attr]
        found = self.at_place(t, seat, side, said)
        if found is not None:
            return found
        return self._named(self.in_sight(t, seat), said) or self._named(map(Thing, self.numbers()), said)

    def _named(self, things: Iterable[Thing], said: str) -> list[Thing]:
        """Exact number or name before a part of either; one of each printed card."""
        word = self.fold(said)
        spelt = [(thing, [self.fold(name) for name in self.names_of(thing.number)]) for thing in things]
        exact = [thing for thing, names in spelt if word in names]
        near = [thing for thing, names in spelt if word and any(word in name for name in names)]
        found: dict[Hashable, Thing] = {}
        for thing in exact or near:
            found.setdefault(self.likeness(thing), thing)
        return list(found.values())

    def near(self, text: str) -> list[str]:
        """Names that look like a text of which nothing is called."""
        names = {name.casefold(): name for number in self.numbers() for name in self.names_of(number)}
        return [names[each] for each in get_close_matches(text.casefold(), names, 3)]

    def same(self, a: Thing, b: Thing) -> bool:
        """Can they not be told apart?"""
        return self.likeness(a) == self.likeness(b)

    # --- what a game says ---------------------------------------------------------------------------------------------

    def hand_cards(self, t: T, seat: int) -> Sequence[int]:
        raise NotImplementedError

    def order(self, number: int) -> tuple[int | str, ...]:
        return (number,)

    def numbers(self) -> Iterable[int]:
        return ()

    def names_of(self, number: int) -> Iterable[str]:
        return ()

    def fold(self, text: str) -> str:
        """A name without what does not matter."""
        return text.casefold()

    def likeness(self, thing: Thing) -> Hashable:
        """What tells it apart: one on the table is itself, elsewhere copies of a card are alike."""
        return thing.mem or -1 - thing.number

    def at_place(self, t: T, seat: int, side: int, said: str) -> list[Thing] | None:
        """What lies at a place of a side, as far as the seat knows it; None if it is no place."""
        return None

    def in_sight(self, t: T, seat: int) -> list[Thing]:
        return self.hand(t, seat)

    def of_option(self, t: T, seat: int, option: Option) -> list[Thing]:
        """What an option speaks of."""
        return []

    def is_mine(self, t: T, seat: int, thing: Thing) -> bool:
        """May this seat hope to do anything with it?"""
        return thing.card in self.hand_cards(t, seat)
