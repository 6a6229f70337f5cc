"""What building decks for the hololive OCG takes."""

from random import Random

from kaimaku.decks import Deck
from kaimaku.decks.book import Book

from .. import facts, own
from ..defs import BY_ID, CHEER, DEBUT, HOLOMEM, OSHI
from ..game import GAME
from . import charts, legality, opening

CORE = 0.6  # the share of a random deck that goes together


def book() -> Book:
    known = facts.load()
    return Book(
        game=GAME.name,
        known=known,
        find=lambda number: known.get(number) or own.fact(number),
        playable=BY_ID,
        piles={
            "oshi": ("the Oshi", "推し"),
            "main": ("the main deck", "メインデッキ"),
            "cheer": ("the cheer deck", "エールデッキ"),
        },
        problems=lambda deck: legality.problems(deck, own.known_to(deck), BY_ID),
        levels=lambda deck: charts.levels(deck, own.known_to(deck)),
        colors=lambda deck: charts.colors(deck, own.known_to(deck)),
        brought=lambda deck: [
            color for color, (_, cheers, _) in charts.colors(deck, own.known_to(deck)).items() if cheers
        ],
        chances=lambda deck: opening.chances(deck, own.known_to(deck)),
        restricted=legality.restricted,
        regions=legality.REGIONS,
    )


def anything(rng: Random) -> tuple[str, dict[str, int], dict[str, int]]:
    """A legal deck of any declared cards (6.1).

    A few names with all their cards and mostly cheers of their colors, so that there is something to bloom into and
    to pay with; then whatever comes.
    """
    kinds: dict[int, list[str]] = {}
    known = facts.load()
    for number in sorted(BY_ID.keys() & known.keys()):
        kinds.setdefault(BY_ID[number].kind, []).append(number)
    names = sorted({name for number in kinds[HOLOMEM] for name in BY_ID[number].names})
    chosen = frozenset(rng.sample(names, min(4, len(names))))
    core = [number for number in kinds[HOLOMEM] if BY_ID[number].names & chosen]
    rest = [number for kind in kinds if kind not in (OSHI, CHEER) for number in kinds[kind]]
    main = {rng.choice([number for number in kinds[HOLOMEM] if BY_ID[number].level == DEBUT]): 1}
    while sum(main.values()) < legality.PILES["main"].size:
        number = rng.choice(core if rng.random() < CORE else rest)
        if main.get(number, 0) < legality.COPIES or known[number].unlimited:
            main[number] = main.get(number, 0) + 1
    fitting = [c for c in kinds[CHEER] if any(BY_ID[c].colors & BY_ID[number].colors for number in core)]
    cheer: dict[str, int] = {}
    for _ in range(legality.PILES["cheer"].size):
        number = rng.choice(fitting if fitting and rng.random() < CORE else kinds[CHEER])
        cheer[number] = cheer.get(number, 0) + 1
    return rng.choice(kinds[OSHI]), main, cheer


def dealt(deck: Deck) -> Deck:
    """The set-up takes a deck as it is."""
    return deck


def unchecked(deck: Deck) -> tuple[str, dict[str, int], dict[str, int]]:
    return next(iter(deck.oshi)), dict(deck.main), dict(deck.cheer)
