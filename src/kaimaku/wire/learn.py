"""What newcomers read: how to play on one page, the words of a game, and questions people ask."""

from __future__ import annotations

from msgspec import Struct

from .common import CardNumber, GameName, Words


class GuidePoint(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something to know, with cards that show it and the rule that says it exactly."""

    title: Words
    says: Words
    rule: str
    cards: list[CardNumber] = []


class Guide(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    goal: Words
    turn: list[Words]
    know: list[GuidePoint]
    cards: list[CardNumber] = []  # shown beside the goal


class GlossaryTerm(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A word of the game in one sentence. In any language, `also`: other forms in which it is printed, and `asked`:
    everyday words that questions have for it."""

    term: Words
    says: Words
    rule: str
    also: list[str] = []
    asked: list[str] = []


class CommonQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question people ask: everyday words it is asked with, in any language, a short answer, and where it stands."""

    words: list[str]
    says: Words
    rules: list[str]


class Handbook(Struct, frozen=True, omit_defaults=True):
    game: GameName
    guide: Guide | None = None
    glossary: list[GlossaryTerm] = []
    questions: list[CommonQuestion] = []
