"""Deck: a game, a name, and piles of card numbers with their counts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from kaimaku import names

Pile = Mapping[str, int]
_EMPTY: Pile = MappingProxyType({})
NAME = 80  # characters of its name


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of cards as somebody wrote it: not yet known to be legal, or even to name cards that exist.

    Piles keep the order they were written in. Art is no part of a deck: a card is its number. The name is one that
    others can read, or none. `own` are the documents of cards that somebody wrote, by their number.
    """

    game: str
    name: str
    piles: Mapping[str, Pile] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", deck_name(self.name))
        for pile, cards in self.piles.items():
            for number, count in cards.items():
                if count < 1:
                    raise ValueError(f"{pile}: {number} is in the deck {count} times")

    def pile(self, name: str) -> Pile:
        return self.piles.get(name, _EMPTY)

    def size(self, name: str) -> int:
        return sum(self.pile(name).values())

    @property
    def oshi(self) -> Pile:
        return self.pile("oshi")

    @property
    def main(self) -> Pile:
        return self.pile("main")

    @property
    def cheer(self) -> Pile:
        return self.pile("cheer")

    def cards(self, pile: str) -> list[str]:
        """The pile dealt out, one number per card, in the order written."""
        return [number for number, count in self.pile(pile).items() for _ in range(count)]


def deck_name(given: str) -> str:
    return names.shortened(names.clean(given[: NAME * 10]), NAME)
