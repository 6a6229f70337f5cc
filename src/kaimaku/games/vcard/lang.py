"""The card language: what card files import. A card says only what is printed on it (4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaimaku.kernel.listeners import AFTER, Ability
from kaimaku.kernel.refusals import Lang

from .card import CARDS, CardDef, Facts, add
from .effects import Comma, May, Part, compile_effect
from .keywords import CoinPile, Crit, Feed, HighTide, Jolt, LowTide, Negative, Positive, capital
from .moments import (
    OPP_EVOLVES,
    OPP_LOCKS_VT,
    OPP_PLAYS_BOOST,
    OPP_PLAYS_REPLY,
    OPP_PLAYS_SUPPORT,
    YOU_EVOLVE,
    YOU_PLAY_MASCOT,
    YOU_PLAY_PLATINUM,
    Hearing,
    On,
    Watcher,
)
from .nouns import ANOTHER_VT, OPP_ACTIVE, OPP_BACKSTAGE, THAT_VT, THIS_VT, TWO_OF_YOURS, UP_TO_2, YOUR_ACTIVE, YOUR_VT
from .power import Attached
from .verbs import PL, Cancel, Discard, Draw, MoveToEmpty, ReturnToHand, Spend, Swap

__all__ = [
    "ANOTHER_VT",
    "OPP_ACTIVE",
    "OPP_BACKSTAGE",
    "OPP_EVOLVES",
    "OPP_LOCKS_VT",
    "OPP_PLAYS_BOOST",
    "OPP_PLAYS_REPLY",
    "OPP_PLAYS_SUPPORT",
    "PL",
    "THAT_VT",
    "THIS_VT",
    "TWO_OF_YOURS",
    "UP_TO_2",
    "YOUR_ACTIVE",
    "YOUR_VT",
    "YOU_EVOLVE",
    "YOU_PLAY_MASCOT",
    "YOU_PLAY_PLATINUM",
    "Bloom",
    "Cancel",
    "CoinPile",
    "Comma",
    "Crit",
    "Discard",
    "Draw",
    "Feed",
    "Has",
    "HighTide",
    "Jolt",
    "LowTide",
    "May",
    "MoveToEmpty",
    "Negative",
    "Positive",
    "ReturnToHand",
    "Spend",
    "Swap",
    "Whenever",
    "card",
    "echo",
    "lock",
    "passive",
    "plain",
    "reply",
    "snap",
]


class Whenever:
    """A passive that triggers at a moment."""

    itself = False

    def __init__(self, on: On, do: Part) -> None:
        self.on = on
        self.do = do

    def words(self, lang: Lang) -> str:
        joint = "、" if lang == "ja" else ", "
        return f"{self.on.words(lang)}{joint}{self.do.words(lang)}"


class Bloom(Whenever):
    """Triggers when the VT itself evolves, before the draw (V-06)."""

    itself = True

    def __init__(self, do: Part) -> None:
        super().__init__(YOU_EVOLVE.when, do)

    def words(self, lang: Lang) -> str:
        return f"Bloom:{self.do.words(lang)}" if lang == "ja" else f"Bloom: {capital(self.do.words(lang))}"


class Has:
    """A lasting change of the PL of the VT an Ally is attached to."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"PL{self.n:+}" if lang == "ja" else f"{self.n:+} PL"


Sentence = Part | Whenever | Has


@dataclass(frozen=True, slots=True)
class Clause:
    """A labelled stretch of text: how it triggers and its sentences."""

    kind: str
    sentences: tuple[Sentence, ...]
    on: On | None = None

    def words(self, lang: Lang) -> str:
        said = [s.words(lang) for s in self.sentences]
        label = "" if self.kind in ("plain", "reply") else capital(self.kind)
        if lang == "ja":
            lead = f"{label}:" if label else f"{self.on.words(lang)}、" if self.on else ""
            return lead + "".join(f"{s}。" for s in said)
        lead = f"{label}: " if label else f"{self.on.words(lang)}, " if self.on else ""
        first = said[0] if self.on else capital(said[0])
        return lead + " ".join(f"{s}." for s in [first, *map(capital, said[1:])])

    def parts(self) -> list[Part]:
        return [s for s in self.sentences if isinstance(s, Part)]


def snap(*sentences: Part) -> Clause:
    return Clause("snap", sentences)


def echo(*sentences: Part) -> Clause:
    return Clause("echo", sentences)


def lock(*sentences: Part) -> Clause:
    return Clause("lock", sentences)


def passive(*sentences: Whenever) -> Clause:
    return Clause("passive", sentences)


def plain(*sentences: Sentence) -> Clause:
    """The text of a Boost or of an Ally without an effect type."""
    return Clause("plain", sentences)


def reply(on: On, *sentences: Part) -> Clause:
    """A Reinforcement: its condition, then what it does (4.1.3.6a)."""
    return Clause("reply", sentences, on)


SLOTS = {"snap": "snap", "echo": "echo", "lock": "lock", "plain": "boost", "reply": "reply"}


def card(facts: Facts, *clauses: Clause) -> CardDef:
    """Declare a card: its programs, its listeners and its words all come from the same clauses."""
    text: dict[Lang, str] = {
        "en": " ".join(c.words("en") for c in clauses),
        "ja": "".join(c.words("ja") for c in clauses),
    }
    made = CardDef(len(CARDS), facts, text)
    for clause in clauses:
        parts = clause.parts()
        if parts:
            setattr(made, SLOTS[clause.kind], compile_effect(f"vcard:{facts.id}/{clause.kind}", parts))
        if clause.on is not None:
            made.reply_on = clause.on
            if clause.on.phase == AFTER:
                made.hearing = Hearing(clause.on)
                made.hearing.register(f"vcard:{facts.id}/hearing")
        _listen(made, clause.sentences)
    add(made)
    return made


def _listen(made: CardDef, sentences: Sequence[Sentence]) -> None:
    for number, sentence in enumerate(sentences, 1):
        name = f"vcard:{made.facts.id}/{number}"
        ability: Ability
        if isinstance(sentence, Whenever):
            ability = Watcher(sentence.on, compile_effect(name, [sentence.do]), sentence.itself)
            made.watchers = (*made.watchers, (sentence.on.moment.kind, ability))
        elif isinstance(sentence, Has):
            ability = Attached(sentence.n)
            made.statics = (*made.statics, ability)
        else:
            continue
        ability.register(name)
