"""What building decks for the hololive OCG takes."""

from random import Random

from kaimaku.decks import Deck
from kaimaku.decks.book import Book

from .. import facts
from ..defs import BY_ID, CHEER, HOLOMEM, OSHI
from ..game import GAME
from . import charts, legality, opening


def book() -> Book:
    known = facts.load()
    return Book(
        game=GAME.name,
        known=known,
        find=known.get,
        playable=BY_ID,
        piles={
            "oshi": ("the Oshi", "推し"),
            "main": ("the main deck", "メインデッキ"),
            "cheer": ("the cheer deck", "エールデッキ"),
        },
        problems=lambda deck: legality.problems(deck, known, BY_ID),
        levels=lambda deck: charts.levels(deck, known),
        colors=lambda deck: charts.colors(deck, known),
        brought=lambda deck: [color for color, (_, cheers, _) in charts.colors(deck, known).items() if cheers],
        chances=lambda deck: opening.chances(deck, known),
        restricted=legality.restricted,
    )


def anything(rng: Random) -> tuple[str, dict[str, int], dict[str, int]]:
    """A deck of any declared cards: to try them out, not to be legal.

    A few names with all their cards, so that there is something to bloom into, then whatever comes.
    """
    kinds: dict[int, list[str]] = {}
    for number in sorted(BY_ID.keys() & facts.load().keys()):
        kinds.setdefault(BY_ID[number].kind, []).append(number)
    names = sorted({name for number in kinds[HOLOMEM] for name in BY_ID[number].names})
    chosen = frozenset(rng.sample(names, min(4, len(names))))
    core = [number for number in kinds[HOLOMEM] if BY_ID[number].names & chosen]
    rest = [number for kind in kinds if kind not in (OSHI, CHEER) for number in kinds[kind]]
    main: dict[str, int] = {}
    while sum(main.values()) < 50:
        number = rng.choice(core if len(main) < 8 else rest)
        main[number] = main.get(number, 0) + 1
    cheer: dict[str, int] = {}
    for number in rng.choices(kinds[CHEER], k=20):
        cheer[number] = cheer.get(number, 0) + 1
    return rng.choice(kinds[OSHI]), main, cheer


def dealt(deck: Deck) -> Deck:
    """The set-up takes a deck as it is."""
    return deck


def unchecked(deck: Deck) -> tuple[str, dict[str, int], dict[str, int]]:
    return next(iter(deck.oshi)), dict(deck.main), dict(deck.cheer)
