"""Own cards: what a game offers that lets people write cards, and what is said about one that can't be read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

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


class OwnCards(Protocol):
    """The own cards of a game. A card is a document, a text that says all about it; its number follows from that."""

    def declare(self, cards: Mapping[str, str]) -> None:
        """Make cards known to this process, by number and document; BadCard if one of them can't be played with."""

    def known(self, number: str) -> str | None:
        """The document of a card that is known here."""

    def info(self, numbers: Iterable[str]) -> list[CardInfo]:
        """Those of them that are known here."""

    def read(self, sheet: str) -> WorkshopReport:
        """A card as somebody writes it: what it says, and what of it can't be read."""

    def trial(self, number: str) -> Table:
        """A table on which a card that is known here can be tried at once."""

    def words(self) -> list[WorkshopWord]:
        """The words of the card language, for completion."""
