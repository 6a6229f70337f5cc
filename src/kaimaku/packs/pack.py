"""A pack that was read: its cards, each with its document, and what of it can't be played with and why."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

import msgspec

from kaimaku import games
from kaimaku.decks.reading import Imported
from kaimaku.decks.resolve import Fact, Known
from kaimaku.language.own import NOBODY, BadCard, Called, OwnCards
from kaimaku.wire.common import Words
from kaimaku.wire.packs import PackInfo, PackProblem
from kaimaku.wire.rest import CardInfo, WorkshopReport

MARK = "~"  # between the number on a sheet and the hash of the card
UNNUMBERED = "own"  # on a sheet without a number
TOKEN = re.compile(r"[A-Za-z0-9]+-[A-Za-z0-9-]+")
SHOWN, PARTS = 300, 4  # characters, and pieces, of a text that a report repeats


class Written(Protocol):
    @property
    def file(self) -> str: ...
    @property
    def where(self) -> str: ...
    @property
    def number(self) -> str: ...


@dataclass(slots=True)
class Pack:
    name: str
    game: str
    called: Called = NOBODY
    documents: dict[str, str] = field(default_factory=dict)  # by number
    problems: list[PackProblem] = field(default_factory=list)
    cards: int = 0  # written in it, whether they can be played with or not

    def take(self, entry: Written, report: WorkshopReport, own: OwnCards) -> None:
        """A card that was read, or what is wrong with it."""
        label = report.number.partition(MARK)[0]
        if report.number and own.printed(label):
            en = "The game already has a card with this number, and uses that one."
            self._tell(entry, label, "number", en, "同じ番号のカードがすでにあります。そちらを使います。")
        elif report.number and label != UNNUMBERED and any(n.partition(MARK)[0] == label for n in self.documents):
            en = "Another card in this pack has this number. Only the first one counts."
            self._tell(entry, label, "number", en, "パック内に同じ番号のカードがあります。最初のものを使います。")
        elif report.number:
            self.documents[report.number] = report.document
        self.problems += wrong_with(entry, report)

    def _tell(self, entry: Written, card: str, place: str, en: str, ja: str) -> None:
        self.problems.append(PackProblem(entry.file, entry.where, card, place, Words(en, ja)))


def problem(file: str, where: str, en: str, ja: str) -> PackProblem:
    return PackProblem(file, where, "", "", Words(en, ja))


def wrong_with(entry: Written, report: WorkshopReport) -> Iterable[PackProblem]:
    """Everything that keeps a card from being played with, and texts that were read in other words."""
    card = " ".join(filter(None, (entry.number, report.card.name.en if report.card is not None else "")))
    for each in report.problems:
        yield PackProblem(entry.file, entry.where, card, each.where, each.words)
    for text in report.texts:
        if text.state == "unread":
            why = text.why or Words("This part wasn't understood.", "この部分を読み取れませんでした。")
            unread = [part[:SHOWN] for part in text.unread[:PARTS]]
            yield PackProblem(entry.file, entry.where, card, text.place, why, unread, text.nearest)
        elif text.written != "code" and not text.same and report.number and text.words is not None:
            en = "Understood, but we word it differently: compare the two."
            nearest = [text.words.ja if text.written == "ja" else text.words.en]
            ja = "読み取れましたが、書かれた文と異なります。確認してください。"
            yield PackProblem(entry.file, entry.where, card, text.place, Words(en, ja), [], nearest, warning=True)


class Packs:
    """The packs this process knows. Their cards are declared here; numbers as they stand on a sheet find them."""

    def __init__(self) -> None:
        self.packs: list[Pack] = []
        self._cards: dict[str, CardInfo] = {}
        self._numbers: dict[str, dict[str, str]] = {}  # game → the number on a sheet → that of the card

    def add(self, pack: Pack) -> Iterator[None]:
        """Declare its cards, one at each step: whoever has something else to do takes a step at a time."""
        self.packs.append(pack)
        own = games.find(pack.game).own if pack.documents else None
        if own is None:
            return
        own().learn(pack.called)
        for number, document in list(pack.documents.items()):
            try:
                own().declare({number: document})
            except BadCard as error:
                del pack.documents[number]
                pack.problems.append(PackProblem("", "", number, error.where, Words(error.en, error.ja)))
            else:
                self._enter(pack, own().info([number])[0])
            yield

    def _enter(self, pack: Pack, card: CardInfo) -> None:
        self._cards.setdefault(card.id, msgspec.structs.replace(card, pack=pack.name))
        label = card.id.partition(MARK)[0]
        first = self._numbers.setdefault(pack.game, {}).setdefault(label.casefold(), card.id)
        if label != UNNUMBERED and first != card.id:
            en = f"Another pack has a card of this number. In deck lists {label} means that one, {card.id} this one."
            ja = f"ほかのパックに同じ番号のカードがあります。デッキリストの{label}はそちら、{card.id}はこちらです。"
            pack.problems.append(PackProblem("", "", label, "number", Words(en, ja), warning=True))

    def meant(self, game: str, text: str) -> dict[str, str]:
        """The cards that a text may mean by their number on a sheet, with that of the card."""
        numbers = self._numbers.get(game)
        if not numbers:
            return {}
        found = (numbers.get(token.casefold()) for token in set(TOKEN.findall(text)))
        return {number.partition(MARK)[0]: number for number in found if number is not None}

    def documents(self, numbers: Iterable[str]) -> dict[str, str]:
        """Of those that are cards of a pack."""
        every = {number: text for pack in self.packs for number, text in pack.documents.items()}
        return {number: every[number] for number in numbers if number in every}

    def info(self, game: str) -> list[PackInfo]:
        return [
            PackInfo(
                pack.name,
                pack.cards,
                [self._cards[number] for number in pack.documents],
                dict(pack.documents),
                list(pack.problems),
            )
            for pack in self.packs
            if pack.game == game
        ]


class WithPacks:
    """The cards of a game, and those that are meant by the number on a sheet."""

    def __init__(self, known: Known, meant: Mapping[str, Fact]) -> None:
        self._known = known
        self._meant = meant

    def get(self, number: str, /) -> Fact | None:
        return self._known.get(number) or self._meant.get(number)

    def values(self) -> Iterable[Fact]:
        yield from self._known.values()
        yield from self._meant.values()


def with_packs(game: str, known: Known, meant: Mapping[str, str]) -> Known:
    """`meant`: numbers on a sheet, each with that of a card that is known here."""
    own = games.find(game).own
    if own is None or not meant:
        return known
    facts = {label: own().fact(number) for label, number in meant.items()}
    return WithPacks(known, {label: fact for label, fact in facts.items() if fact is not None})


def with_documents(imported: Imported, documents: Mapping[str, str]) -> Imported:
    """What was read, with the documents of those of its cards that come from packs."""
    held = {number for cards in imported.deck.piles.values() for number in cards}
    own = {number: text for number, text in documents.items() if number in held}
    return replace(imported, deck=replace(imported.deck, own={**imported.deck.own, **own})) if own else imported
