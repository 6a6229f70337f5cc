"""What a VCard deck is made of: stages and types, and the elements of its VTubers, Mascots and Worlds."""

from __future__ import annotations

from kaimaku.decks.deck import Deck
from kaimaku.games.vcard.decks.facts import ELEMENTS, MASCOT, STAGES, SUPPORTS, VTUBER, WORLD, Facts, fact_of

TYPES = (*(f"pl{pl}" for pl in STAGES), MASCOT, WORLD, *SUPPORTS)


def levels(deck: Deck, facts: Facts) -> dict[str, int]:
    """How many VTubers of each stage, and how many cards of each other type."""
    found = dict.fromkeys(TYPES, 0)
    for number, count in deck.main.items():
        fact = fact_of(number, facts)
        if fact is not None:
            found[f"pl{fact.pl}" if fact.kind == VTUBER else fact.kind] += count
    return found


def elements(deck: Deck, facts: Facts) -> dict[str, tuple[int, int, int]]:
    """Element → VTubers, Mascots, Worlds."""
    found = {element: dict.fromkeys((VTUBER, MASCOT, WORLD), 0) for element in ELEMENTS}
    for number, count in deck.main.items():
        fact = fact_of(number, facts)
        if fact is not None and fact.element:
            found[fact.element][fact.kind] += count
    rows = {element: (row[VTUBER], row[MASCOT], row[WORLD]) for element, row in found.items()}
    return {element: row for element, row in rows.items() if any(row)}


def main_elements(deck: Deck, facts: Facts) -> list[str]:
    """The elements of a deck, the one with most cards first."""
    counts = {element: sum(row) for element, row in elements(deck, facts).items()}
    return sorted(counts, key=lambda element: -counts[element])
