"""Own cards: what a game offers that lets people write cards, and what is said about one that can't be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from kaimaku.decks.resolve import Fact
from kaimaku.kernel.table import Table
from kaimaku.wire.rest import CardInfo, WorkshopReport, WorkshopWord


class BadCard(ValueError):
    """An own card that no game can be played with: where, and why, in both languages."""

    def __init__(self, where: str, en: str, ja: str) -> None:
        super().__init__(f"{where}: {en}" if where else en)
        self.where = where
        self.en = en
        self.ja = ja

    def __reduce__(self) -> tuple[type[BadCard], tuple[str, str, str]]:
        return BadCard, (self.where, self.en, self.ja)


class Called(NamedTuple):
    """What cards are called and marked with, in English and Japanese: so others of the same pack can speak of them."""

    names: tuple[tuple[str, str], ...] = ()
    tags: tuple[tuple[str, str], ...] = ()


NOBODY: Final = Called()


class OwnCards(Protocol):
    """The own cards of a game. A card is a document, a text that says all about it; its number follows from that."""

    def declare(self, cards: Mapping[str, str]) -> None:
        """Make cards known to this process, by number and document; BadCard if one of them can't be played with."""

    def known(self, number: str) -> str | None:
        """The document of a card that is known here."""

    def fact(self, number: str) -> Fact | None:
        """What a deck has to know of a card that is known here."""

    def printed(self, number: str) -> bool:
        """A card of the game itself has this number."""

    def info(self, numbers: Iterable[str]) -> list[CardInfo]:
        """Those of them that are known here."""

    def read(self, sheet: str, beside: Called = NOBODY) -> WorkshopReport:
        """A card as somebody writes it: what it says, and what of it can't be read. It may name those beside it."""

    def called(self, sheets: Iterable[str]) -> Called:
        """What the cards of these sheets are called, as far as they can be read and no printed card is."""

    def learn(self, called: Called) -> None:
        """Say these names in both languages from now on. The word of the operator: players bring no such names."""

    def trial(self, number: str) -> Table:
        """A table on which a card that is known here can be tried at once."""

    def words(self) -> list[WorkshopWord]:
        """The words of the card language, for completion."""
