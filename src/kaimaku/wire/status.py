"""How well the cards of a game are tested, as `GET /api/games/{game}/status` tells it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import CardNumber, GameName, Words


class StatusName(Struct, frozen=True):
    id: str  # "verified", "implemented", "not yet"
    name: Words
    meaning: Words


class SetStatus(Struct, frozen=True):
    """How many known cards of a set have which status."""

    set: str
    cards: int
    counts: dict[str, int]


class Lacking(Struct, frozen=True):
    """What keeps playable cards from being verified."""

    why: Words
    cards: list[CardNumber]


class QuestionStatus(Struct, frozen=True, omit_defaults=True):
    """A question that the publisher has answered."""

    id: str
    state: Literal["played", "not playable", "not yet"]
    cards: list[CardNumber] = []
    why: Words | None = None  # it can't be played


class CardStatusReport(Struct, frozen=True):
    """Empty lists: nothing of the kind is recorded for this game."""

    game: GameName
    statuses: list[StatusName] = []
    sets: list[SetStatus] = []
    lacking: list[Lacking] = []
    questions: list[QuestionStatus] = []
