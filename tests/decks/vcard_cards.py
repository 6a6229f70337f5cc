"""Cards and decks of VCard for the tests: a legal deck to change, and facts made up for a rule."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.decks import Deck, Problem, builtin
from kaimaku.games.vcard.decks import facts
from kaimaku.games.vcard.decks.facts import Name, VCardFact
from kaimaku.games.vcard.decks.legality import problems

FACTS = facts.load()
TIDAL = builtin("tidal")


def made(
    number: str, kind: str = "vtuber", element: str = "fire", pl: int = 0, name: str = "", line: str = ""
) -> VCardFact:
    return VCardFact(number, Name(name or number, name or number), kind, element, pl, line or name or number)


def changed(**cards: int) -> Deck:
    """Tidal Current with so many of these cards instead; `CCD_001` is CCD-001, 0 is none."""
    main = {**TIDAL.main, **{number.replace("_", "-"): count for number, count in cards.items()}}
    return Deck("vcard", "", {"main": {number: count for number, count in main.items() if count}})


def found(deck: Deck, known: Mapping[str, VCardFact] = FACTS) -> list[tuple[str, str, int]]:
    """Rule, card and hint of every problem."""
    return [(p.rule, p.card, p.fix) for p in problems(deck, known)]


def wrong(deck: Deck, known: Mapping[str, VCardFact] = FACTS) -> list[Problem]:
    return [p for p in problems(deck, known) if not p.warning]
