"""What building decks for VCard takes."""

from random import Random

from kaimaku.decks import Deck
from kaimaku.decks.book import Book

from ..card import BY_ID
from ..game import GAME
from . import charts, facts, legality, opening


def book() -> Book:
    known = facts.load()
    return Book(
        game=GAME.name,
        known=known,
        find=lambda number: facts.fact_of(number, known),
        playable=BY_ID,
        piles={"main": ("the deck", "デッキ")},
        problems=lambda deck: legality.problems(deck, known, BY_ID),
        levels=lambda deck: charts.levels(deck, known),
        colors=lambda deck: charts.elements(deck, known),
        brought=lambda deck: charts.main_elements(deck, known),
        chances=lambda deck: opening.chances(deck, known),
    )


def anything(rng: Random) -> list[str]:
    """A deck of any declared cards: to try them out, not to be legal.

    A few whole lines with their Mascots, so that there is something to set up, to evolve into and to pair.
    """
    known = [fact for number, fact in sorted(facts.load().items()) if number in BY_ID]
    lines = sorted({(fact.set, fact.line) for fact in known if fact.kind == facts.VTUBER})
    chosen = set(rng.sample(lines, min(5, len(lines))))
    core = [fact.number for fact in known if (fact.set, fact.line) in chosen for _ in range(2)]
    lowest = [fact.number for fact in known if fact.pl == 8 and (fact.set, fact.line) in chosen]
    return core + lowest + rng.choices([fact.number for fact in known], k=max(0, 50 - len(core) - len(lowest)))


def unchecked(deck: Deck) -> list[str]:
    return [*facts.dealt(deck)]
