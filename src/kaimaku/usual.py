"""The decks a game is played with when nobody names any."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kaimaku import replays
from kaimaku.decks import builtin, list_builtin

HOCG = ("sora", "azki")
# Numbers of the demo set: a Meadow and a Current deck of 50.
MEADOW = {1: 3, 2: 3, 3: 3, 28: 3, 29: 3, 30: 3, 35: 2, 87: 3, 96: 3, 103: 3, 104: 3, 114: 3, 118: 3}
MEADOW |= {126: 3, 128: 3, 129: 3, 135: 3}
CURRENT = {37: 3, 38: 3, 39: 3, 52: 3, 53: 3, 54: 3, 49: 3, 50: 2, 51: 2, 46: 2, 88: 3, 96: 2, 104: 3, 114: 3, 118: 3}
CURRENT |= {126: 3, 128: 2, 129: 2, 135: 2}
VCARD = [[f"CCD-{n:03}" for n, copies in deck.items() for _ in range(copies)] for deck in (MEADOW, CURRENT)]


def usual_seats(game: str) -> int:
    return replays.game(game).seats[0]


def decks_for(game: str, seats: int, decks: Sequence[object] | None = None) -> list[object]:
    """One deck per seat: those given, where a name means a built-in one, or the usual ones of the game."""
    span = replays.game(game).seats
    if seats not in span:
        count = str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}"
        raise ValueError(f"{game} is played by {count}, not by {seats}")
    if decks is None:
        usual: dict[str, Sequence[object]] = {"hocg": HOCG, "vcard": VCARD}
        decks = usual.get(game, [None] * seats)  # nobody brings a deck to Danmaku!!
    if len(decks) != seats:
        raise ValueError(f"{seats} seats need as many decks, not {len(decks)}")
    return [builtin(deck) if isinstance(deck, str) and deck in list_builtin() else deck for deck in decks]


def any_deck(rng: Random) -> tuple[str, dict[str, int], dict[str, int]]:
    """A hololive OCG deck of any declared cards: to try them out, not to be legal.

    A few names with all their cards, so that there is something to bloom into, then whatever comes.
    """
    from kaimaku.games.hocg import GAME, facts
    from kaimaku.games.hocg.defs import BY_ID, CHEER, HOLOMEM, OSHI

    assert GAME.name == "hocg"  # it is the import that declares the cards
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
