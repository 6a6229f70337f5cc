"""What deck building knows of the cards of VCard: their printed facts, whether the engine can run them or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from kaimaku.decks.deck import Deck
from kaimaku.decks.reading import Words
from kaimaku.games.vcard.decks.shape import VCARD

if TYPE_CHECKING:
    from kaimaku.games.vcard.card import Facts as CardFacts

PRODUCTS = ("demo", "rising_stars")
VTUBER, MASCOT, WORLD = "vtuber", "mascot", "world"
SUPPORTS = ("boost", "ally", "reinforcement")
TYPES: Mapping[str, Words] = {
    VTUBER: ("VTuber", "VTuber"),
    MASCOT: ("Mascot", "マスコット"),
    WORLD: ("World", "ワールド"),
    "boost": ("Boost", "ブースト"),
    "ally": ("Ally", "アライ"),
    "reinforcement": ("Reinforcement", "増援"),
}
STAGES = (8, 9, 10)
ELEMENTS: dict[str, Words] = {
    "fire": ("Fire", "火"),
    "water": ("Water", "水"),
    "grass": ("Grass", "草"),
    "platinum": ("Platinum", "プラチナ"),
    "electric": ("Electric", "電気"),
    "divine": ("Divine", "神聖"),
    "chaos": ("Chaos", "カオス"),
}
NEUTRAL: Words = ("Neutral", "ニュートラル")


class Name(NamedTuple):
    en: str
    ja: str


@dataclass(frozen=True, slots=True)
class VCardFact:
    """A card. `line` are the VTubers that evolve into each other within a set; of a Mascot, the one it pairs with."""

    number: str
    name: Name
    kind: str
    element: str = ""  # none: Neutral
    pl: int = 0
    line: str = ""

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]

    @property
    def stage(self) -> str:
        return f"PL{self.pl}" if self.pl else ""

    @property
    def copy_of(self) -> tuple[str, ...]:
        """What makes two cards copies of each other (V-39): name, set, type, PL and element."""
        return (self.name.en, self.set, self.kind, self.stage, self.element)


Facts = Mapping[str, VCardFact]


@cache
def load() -> Facts:
    from kaimaku.games.vcard.card import printed

    return MappingProxyType({row.id: fact(row.id, row) for product in PRODUCTS for row in printed(product)})


def fact(number: str, card: CardFacts) -> VCardFact:
    """What deck building knows of a card; it has one name in every language."""
    pl = card.pl if card.type == VTUBER else 0
    name = Name(card.name, card.name)
    return VCardFact(number, name, card.type, card.element or "", pl, card.line or card.pairs or "")


def original(number: str) -> str:
    """The number of the card that a promo or another printing is a variant of (5.1.2.1)."""
    return VCARD.canonical(number) or number


def fact_of(number: str, facts: Facts) -> VCardFact | None:
    return facts.get(number) or facts.get(original(number))


def dealt(deck: Deck) -> list[str]:
    """The deck as the set-up takes it: the number of every card, promos as their originals."""
    return [original(number) for number in deck.cards("main")]
