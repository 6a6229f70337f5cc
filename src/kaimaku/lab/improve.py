"""Improve: what would make a deck better. One card is swapped for another, and the same games are played.

All swaps take turns, and each leaves as soon as it is clear what it does: a test that may be looked at after every
game. Its intervals hold for all swaps together, and at every moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, Literal

from msgspec import Struct

from kaimaku import __version__
from kaimaku.bots import bot as bot_named
from kaimaku.decks import Deck, book, builtin, list_builtin
from kaimaku.decks.shape import shapes
from kaimaku.lab.duel import Duel, Record, numbers
from kaimaku.lab.entrant import Entrant, cards_hash, must_be_playable, must_have_decks
from kaimaku.lab.interval import Estimate, always, grouped
from kaimaku.lab.ledger import FORMAT, Run, Swap
from kaimaku.lab.matrix import FAILURES
from kaimaku.usual import decks_for

NAME: Final = "improve.json"
WAVE: Final = 4  # seeds between two looks
ERROR: Final = 0.05  # how often any of the intervals may be wrong
Verdict = Literal["better", "worse", "behind", "open"]
PlayDuels = Callable[[Sequence[Duel]], Sequence[Record]]  # of all duels so far, the finished ones in order


class Tried(Struct, frozen=True):
    """A swap, what it gained in points of the games won, and what that means."""

    swap: Swap
    games: int  # with the card and as many without it
    changed: int  # that ended otherwise
    gain: Estimate
    verdict: Verdict


class Improvement(Struct, frozen=True):
    """The result, as it is kept in a file."""

    format: Literal["kaimaku-deck-improve-1"]
    made: str  # when, ISO 8601
    run: Run
    games: int  # asked for, of each swap against each opponent
    errors: int
    tried: list[Tried]  # the most promising first


def improve_run(
    game: str,
    deck: Entrant,
    pool: Sequence[str],
    out: Sequence[str],
    against: Sequence[Entrant],
    *,
    tries: int,
    bot: str = "greedy",
    seed: int = 0,
) -> Run:
    """What is to be played; ValueError or LookupError if it cannot be. Swaps are drawn by lot from the legal ones."""
    must_have_decks(game)
    bot_named(bot, game)
    entrants = [deck, *(each for each in against if each.id != deck.id)]
    if len(entrants) < 2:
        raise ValueError(f"{deck.id} needs an opponent")
    must_be_playable(game, entrants)
    home = shapes()[game].home
    mine = deck.deck(game)
    leaving = [_number(game, number) for number in out] or list(mine.pile(home))
    for number in leaving:
        if number not in mine.pile(home):
            raise ValueError(f"{number} isn't in {deck.id}")
    coming = [_known(game, number) for number in pool] or neighbours(game, mine)
    pairs = [Swap(a, b) for a, b in product(leaving, dict.fromkeys(coming)) if a != b]
    Random(f"improve:{seed}").shuffle(pairs)
    swaps: list[Swap] = []
    for swap in pairs:
        if len(swaps) == tries:
            break
        if not any(not problem.warning for problem in book(game).problems(swapped(mine, swap))):
            swaps.append(swap)
    if not swaps:
        raise ValueError(f"no card of the pool can legally take a place in {deck.id}")
    hashed = cards_hash(game, [*entrants, *(Entrant(_id(s), "", "", _piles(swapped(mine, s))) for s in swaps)])
    return Run(FORMAT, "improve", game, bot, seed, __version__, hashed, entrants, swaps=swaps)


def neighbours(game: str, deck: Deck) -> list[str]:
    """The cards of all built-in decks that go by a color that this deck has."""
    colors = set(book(game).brought(deck))
    near = [builtin(id) for id in list_builtin(game)]
    near = [each for each in near if not colors or colors & set(book(game).brought(each))]
    home = shapes()[game].home
    return sorted({number for each in near for number in each.pile(home) if number in book(game).playable})


def swapped(deck: Deck, swap: Swap) -> Deck:
    """The deck with one card in place of another, where that one stood, so that every shuffle deals the rest alike."""
    return Deck(deck.game, deck.name, _arranged(deck, swap, 1))


def before(deck: Deck, swap: Swap) -> Deck:
    """The deck itself, with the cards that are exchanged side by side."""
    return Deck(deck.game, deck.name, _arranged(deck, swap, 0))


def _arranged(deck: Deck, swap: Swap, moved: int) -> dict[str, dict[str, int]]:
    piles = _piles(deck)
    home = shapes()[deck.game].home
    row: dict[str, int] = {}
    for number, count in piles[home].items():
        if number == swap.out:
            row[swap.out] = count - moved
            row[swap.into] = piles[home].get(swap.into, 0) + moved
        elif number != swap.into:
            row[number] = count
    piles[home] = {number: count for number, count in row.items() if count}
    return piles


def _piles(deck: Deck) -> dict[str, dict[str, int]]:
    return {pile: dict(cards) for pile, cards in deck.piles.items()}


def improve(run: Run, games: int, folder: Path, play: PlayDuels, made: str) -> Improvement:
    """Waves of games for all swaps that are still open, until none is, or all games are played."""
    duels: list[Duel] = []
    records: Sequence[Record] = []
    verdicts: dict[Swap, Verdict] = dict.fromkeys(run.swaps, "open")
    every = numbers(games)
    for first in range(0, len(every), WAVE):
        left = [swap for swap in run.swaps if verdicts[swap] == "open"]
        if not left:
            break
        duels += _wave(run, left, every[first : first + WAVE], folder)
        records = play(duels)
        verdicts = _judged(run, records, verdicts)
        if len(records) < len(duels):  # the time is over
            break
    errors = sum(bool(half.error) for record in records for half in record.games)
    tried = [_tried(run, swap, records, verdicts[swap]) for swap in run.swaps]
    tried.sort(key=lambda each: (each.verdict != "better", -each.gain.value))
    return Improvement("kaimaku-deck-improve-1", made, run, games, errors, tried)


def _wave(run: Run, swaps: Sequence[Swap], seeds: range, folder: Path) -> list[Duel]:
    mine, *others = run.decks
    deck, failures = mine.deck(run.game), str(folder / FAILURES)
    found = []
    for number, other in product(seeds, others):
        sides = dict.fromkeys([mine.id])  # the deck as it is: once for all swaps that leave its order alone
        lists = {mine.id: deck}
        for swap in swaps:
            lists[_base(mine, swap)] = before(deck, swap) if _base(mine, swap) != mine.id else deck
            lists[_id(swap)] = swapped(deck, swap)
            sides |= dict.fromkeys([_base(mine, swap), _id(swap)])
        for id in sides:
            pair = decks_for(run.game, 2, [lists[id], other.deck(run.game)])
            found.append(Duel(run.game, run.bot, run.seed, number, id, other.id, (pair[0], pair[1]), failures))
    return found


def _judged(run: Run, records: Sequence[Record], before: dict[Swap, Verdict]) -> dict[Swap, Verdict]:
    gains = {swap: _tried(run, swap, records, "open").gain for swap in run.swaps}
    best = max(gain.low for gain in gains.values())
    found = dict(before)
    for swap, gain in gains.items():
        if before[swap] != "open":
            continue
        if gain.low > 0:
            found[swap] = "better"
        elif gain.high < 0:
            found[swap] = "worse"
        elif gain.high < best:
            found[swap] = "behind"
    return found


def _tried(run: Run, swap: Swap, records: Sequence[Record], verdict: Verdict) -> Tried:
    base, changed = _base(run.decks[0], swap), _id(swap)
    plain = {(record.number, record.b): record for record in records if record.a == base}
    apart = []
    for record in records:
        other = plain.get((record.number, record.b))
        if record.a == changed and other is not None:
            halves = zip(record.games, other.games, strict=True)
            apart.append((record.number, tuple(x.score - y.score for x, y in halves if not (x.error or y.error))))
    groups = grouped(apart)
    return Tried(
        swap=swap,
        games=sum(map(len, groups)),
        changed=sum(d != 0 for group in groups for d in group),
        gain=always(groups, ERROR / len(run.swaps)),
        verdict=verdict,
    )


def _id(swap: Swap) -> str:
    return f"-{swap.out}+{swap.into}"


def _base(deck: Entrant, swap: Swap) -> str:
    """Whom a swap is compared with: a card that is in the deck already moves to where the new one stands."""
    held = any(swap.into in cards for cards in deck.piles.values())
    return f"{deck.id}({swap.out},{swap.into})" if held else deck.id


def _number(game: str, text: str) -> str:
    return shapes()[game].canonical(text) or text


def _known(game: str, text: str) -> str:
    number = _number(game, text)
    if number not in book(game).playable:
        raise ValueError(
            f"unknown {game} card {text!r}" if book(game).find(number) is None else f"{number} isn't playable yet"
        )
    return number
