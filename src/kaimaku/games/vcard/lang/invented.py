"""Cards that nobody wrote: random well-formed texts out of the table of the language, and decks full of them."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from kaimaku.language import BadDeclaration, Sort, expression_of
from kaimaku.language.invent import Inventor, NoWords
from kaimaku.language.reading.expressions import BadText

from ..card import ALLY, BOOST, BY_ID, MASCOT, REINFORCEMENT, VTUBER, WORLD, CardDef, Facts
from ..rules.moments import On
from . import GRAMMAR, card
from .expressions import READER
from .frames import OWN_WORDS, Clause
from .hands import ELEMENTS
from .sorts import (
    ANSWER,
    AT_ONCE,
    CAPS,
    CHAINED,
    CHOICE,
    DRAWN,
    FED,
    GATED,
    JOINED,
    LASTING,
    LIMITS,
    LISTENS,
    OPEN,
    OPTION,
    REPLY_ON,
    SIMPLE,
)

# How often a type is invented, and the stretches of text it may have.
SHARES: Final = {VTUBER: 12, ALLY: 3, MASCOT: 2, WORLD: 2, BOOST: 3, REINFORCEMENT: 3}
LABELS: Final[dict[str, tuple[str, ...]]] = {
    VTUBER: ("snap", "lock", "echo", "passive"),
    ALLY: ("snap", "lock", "echo", "passive", "plain"),
    MASCOT: ("snap", "lock", "echo", "passive"),
    WORLD: ("passive", "echo"),
    BOOST: ("plain",),
    REINFORCEMENT: ("reply",),
}
# What sentences are, each as often as it stands there.
ACTS: Final = (*[SIMPLE] * 4, *[JOINED] * 3, *[CHAINED] * 3, *[OPEN] * 6, *[OPTION] * 2, *[CHOICE] * 2, FED, CAPS)
STANDING: Final = (*[LISTENS] * 6, *[LASTING] * 3, *[GATED] * 3, *[DRAWN] * 2)
ANSWERS: Final = (*ACTS, *[ANSWER] * 5, *[AT_ONCE] * 5)
DEPTH: Final = 6
SIZE: Final = 50


def invent_text(inventor: Inventor, kind: str) -> str:
    """A stretch of text for a type of card, as a scenario or a card file would write it; it may still be refused."""
    rng = inventor.rng
    inventor.depth = rng.randint(3, DEPTH)
    label = rng.choice(LABELS[kind])
    known = frozenset(OWN_WORDS.get(kind, ()))
    said: list[str] = []
    stands = label == "passive" or (label == "plain" and kind != BOOST)
    what: tuple[Sort, ...] = (*STANDING, *[LIMITS] * (kind == ALLY)) if stands else ACTS
    if label == "reply":
        said.append(inventor.invent(REPLY_ON))
        on = expression_of(cast("On", READER.read(said[0])))
        known, what = on.tells if on is not None else known, ANSWERS
    said += [inventor.invent(rng.choice(what), known) for _ in range(rng.choice((1, 1, 2)))]
    return f"{label}({', '.join(said)})"


def invent_clause(inventor: Inventor, kind: str) -> Clause | None:
    """None: this one the language refuses."""
    try:
        found = READER.read(invent_text(inventor, kind))
    except (BadText, NoWords):
        return None
    assert isinstance(found, Clause)
    return found


def invent_cards(rng: Random, series: str, count: int) -> tuple[list[CardDef], int]:
    """So many cards with texts of a series of their own, VTubers with their evolutions; and how many were refused."""
    made: list[CardDef] = []
    refused = 0
    inventor = Inventor(GRAMMAR, rng)
    kinds = [kind for kind, share in SHARES.items() for _ in range(share)]
    while len(made) < count:
        kind = rng.choice(kinds)
        clause = invent_clause(inventor, kind)
        id = f"{series}-{len(made) + 1:04}"
        name = f"{kind.title()} {id}"
        line = name if kind == VTUBER else None
        element, strength = rng.choice([None, *ELEMENTS]), rng.choice([None, *ELEMENTS])
        facts = Facts(id, name, kind, element, strength, 8 if line else 0, line, pairs=_pairs(rng, made, kind))
        try:
            if clause is None:
                raise BadDeclaration(id)
            made.append(card(facts, clause))
        except BadDeclaration:
            refused += 1
            continue
        if line is not None:
            for pl in (9, 10):
                card(Facts(f"{id}+{pl}", name, kind, element, strength, pl, line))
    return made, refused


def _pairs(rng: Random, made: list[CardDef], kind: str) -> str | None:
    lines = [d.facts.line for d in made if d.facts.line]
    return rng.choice(lines) if kind == MASCOT and lines else None


def invent_deck(rng: Random, cards: list[CardDef]) -> list[str]:
    """Fifty of these cards, VTubers and some of their evolutions for the most part."""
    stars = [d.facts.id for d in cards if d.facts.type == VTUBER]
    rest = [d.facts.id for d in cards if d.facts.type != VTUBER]
    chosen = rng.choices(stars, k=20)
    grown = [f"{id}+{pl}" for id in rng.choices(chosen, k=4) for pl in (9, 10)]
    assert all(id in BY_ID for id in grown)
    return [*chosen, *grown, *rng.choices(rest or stars, k=SIZE - len(chosen) - len(grown))]
