"""Packs of an operator's, as `GET /api/games/{game}/packs` tells them."""

from __future__ import annotations

from msgspec import Struct

from .common import CardNumber, GameName, Words
from .rest import CardInfo


class PackProblem(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a card of a pack, or with a whole file of it."""

    file: str
    where: str  # "line 3", "card 2"; empty: the whole file
    card: str  # its name, or its number
    place: str  # the fact or text it is about; empty: the whole card
    words: Words
    unread: list[str] = []  # the parts of the text that were not understood
    nearest: list[str] = []  # sentences that would be; for a warning, how the text was read
    warning: bool = False  # the card can be played with all the same


class PackInfo(Struct, frozen=True):
    """A pack of the operator's: cards that Kaimaku doesn't have, read from a fact sheet."""

    name: str
    written: int  # cards in its files
    cards: list[CardInfo]  # those that can be played with
    documents: dict[CardNumber, str]  # of the same cards, for a deck's `own`
    problems: list[PackProblem] = []


class PackList(Struct, frozen=True):
    game: GameName
    packs: list[PackInfo]
