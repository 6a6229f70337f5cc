"""The decks a game is played with when nobody names any."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kaimaku import replays
from kaimaku.decks import Deck, builtin, first_games, list_builtin
from kaimaku.decks.vcard.facts import dealt

USUAL: Mapping[str, tuple[str, ...]] = {game: first.decks for game, first in first_games().items()}


def usual_seats(game: str) -> int:
    return replays.game(game).seats[0]


def decks_for(game: str, seats: int, decks: Sequence[object] | None = None) -> list[object]:
    """One deck per seat: those given, where a name means a built-in one, or the usual ones of the game."""
    span = replays.game(game).seats
    if seats not in span:
        count = str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}"
        raise ValueError(f"{game} is played by {count}, not by {seats}")
    if decks is None:
        decks = USUAL.get(game, [None] * seats)  # nobody brings a deck to Danmaku!!
    if len(decks) != seats:
        raise ValueError(f"{seats} seats need as many decks, not {len(decks)}")
    return [_brought(game, deck) for deck in decks]


def _brought(game: str, deck: object) -> object:
    """As the game's set-up takes it."""
    if isinstance(deck, str) and deck in list_builtin(game):
        deck = builtin(deck)
    return dealt(deck) if game == "vcard" and isinstance(deck, Deck) else deck


def any_pair(game: str, rng: Random) -> list[object]:
    """Two of the built-in decks, or one twice, as the game's set-up takes them."""
    return decks_for(game, 2, rng.choices(list_builtin(game), k=2))


def any_vcard_deck(rng: Random) -> list[str]:
    """A VCard deck of any declared cards: to try them out, not to be legal.

    A few whole lines with their Mascots, so that there is something to set up, to evolve into and to pair.
    """
    from kaimaku.decks.vcard.facts import VTUBER, load
    from kaimaku.games.vcard.card import BY_ID

    facts = [fact for number, fact in sorted(load().items()) if number in BY_ID]
    lines = sorted({(fact.set, fact.line) for fact in facts if fact.kind == VTUBER})
    chosen = set(rng.sample(lines, min(5, len(lines))))
    core = [fact.number for fact in facts if (fact.set, fact.line) in chosen for _ in range(2)]
    lowest = [fact.number for fact in facts if fact.pl == 8 and (fact.set, fact.line) in chosen]
    return core + lowest + rng.choices([fact.number for fact in facts], k=max(0, 50 - len(core) - len(lowest)))


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
