"""Worth: what a card is worth in a deck. The same games with the card and with a vanilla one in its place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from kaimaku import __version__
from kaimaku.bots import bot as bot_named
from kaimaku.decks import Deck, book, deck_rules
from kaimaku.decks.shape import shapes
from kaimaku.lab.duel import Duel, Record, numbers
from kaimaku.lab.entrant import Entrant, cards_hash, must_be_playable, must_have_decks
from kaimaku.lab.interval import Estimate, Group, difference, grouped, share
from kaimaku.lab.ledger import FORMAT, Run
from kaimaku.lab.matrix import FAILURES
from kaimaku.lab.vanilla import has_text, vanilla

NAME = "card.json"
WITHOUT = "-"  # before the deck's id: with vanilla cards


class Against(Struct, frozen=True):
    """One opponent, or all: the share won with the card and without it, and the difference."""

    id: str
    games: int  # with the card, and as many without it; pairs of which one broke are left out
    changed: int  # that ended otherwise
    kept: Estimate
    swapped: Estimate
    worth: Estimate


class Worth(Struct, frozen=True):
    """The result, as it is kept in a file."""

    format: Literal["kaimaku-card-worth-1"]
    made: str  # when, ISO 8601
    run: Run
    games: int  # asked for, against each opponent
    errors: int
    total: Against
    against: list[Against]


def worth_run(
    game: str,
    deck: Entrant,
    card: str,
    against: Sequence[Entrant],
    *,
    copies: int | None = None,
    bot: str = "greedy",
    seed: int = 0,
) -> Run:
    """What is to be played; ValueError or LookupError if it cannot be. All copies are replaced, or so many."""
    must_have_decks(game)
    bot_named(bot, game)
    number = _number(game, card)
    if book(game).find(number) is None:
        raise ValueError(f"unknown {game} card {card!r}")
    held = sum(count for pile in deck.piles.values() for n, count in pile.items() if _number(game, n) == number)
    if not held:
        raise ValueError(f"{number} isn't in {deck.id}")
    if copies is not None and copies > held:
        raise ValueError(f"{deck.id} has {held} copies of {number}, not {copies}")
    if not has_text(game, number):
        raise ValueError(f"{number} has no text, so there is nothing to take away")
    entrants = [deck, *(each for each in against if each.id != deck.id)]
    if len(entrants) < 2:
        raise ValueError(f"{deck.id} needs an opponent")
    must_be_playable(game, entrants)
    hashed = cards_hash(game, entrants)
    return Run(FORMAT, "card", game, bot, seed, __version__, hashed, entrants, number, copies or held)


def worth_duels(run: Run, games: int, folder: Path) -> list[Duel]:
    """All duels: for every seed and opponent one with the card, then one without it."""
    mine, *others = run.decks
    sides = (
        (mine.id, _brought(mine.deck(run.game)), ()),
        (WITHOUT + mine.id, _brought(without(run)), (run.card,)),
    )
    failures = str(folder / FAILURES)
    return [
        Duel(run.game, run.bot, run.seed, number, id, other.id, (deck, _brought(other.deck(run.game))), failures, plain)
        for number in numbers(games)
        for other in others
        for id, deck, plain in sides
    ]


def without(run: Run) -> Deck:
    """The deck with vanilla cards. They stand where the others stood, so that every shuffle deals them alike."""
    left = run.copies
    piles: dict[str, dict[str, int]] = {}
    for pile, cards in run.decks[0].piles.items():
        row = piles[pile] = {}
        for number, count in cards.items():
            taken = min(left, count) if _number(run.game, number) == run.card else 0
            left -= taken
            if count > taken:
                row[number] = count - taken
            if taken:
                row[vanilla(run.card)] = row.get(vanilla(run.card), 0) + taken
    return Deck(run.game, run.decks[0].en, piles)


def worth(run: Run, records: Sequence[Record], games: int, made: str) -> Worth:
    """What the finished duels say. Records come in twos; one that is still alone is left out."""
    twos = list(zip(records[::2], records[1::2], strict=False))
    return Worth(
        format="kaimaku-card-worth-1",
        made=made,
        run=run,
        games=games,
        errors=sum(bool(half.error) for record in records for half in record.games),
        total=_against("", twos),
        against=[_against(deck.id, [two for two in twos if two[0].b == deck.id]) for deck in run.decks[1:]],
    )


def _against(id: str, twos: Sequence[tuple[Record, Record]]) -> Against:
    kept: list[tuple[int, Group]] = []
    swapped: list[tuple[int, Group]] = []
    for first, second in twos:
        whole = [(x.score, y.score) for x, y in zip(first.games, second.games, strict=True) if not (x.error or y.error)]
        kept.append((first.number, tuple(x for x, _ in whole)))
        swapped.append((first.number, tuple(y for _, y in whole)))
    with_card, plain = grouped(kept), grouped(swapped)
    apart = [tuple(x - y for x, y in zip(a, b, strict=True)) for a, b in zip(with_card, plain, strict=True)]
    return Against(
        id=id,
        games=sum(map(len, apart)),
        changed=sum(d != 0 for group in apart for d in group),
        kept=share(with_card),
        swapped=share(plain),
        worth=difference(apart),
    )


def _number(game: str, text: str) -> str:
    """A card's number, whatever printing was named."""
    return shapes()[game].canonical(text) or text


def _brought(deck: Deck) -> object:
    """As the set-up takes it without asking whether it is legal: no list knows vanilla cards."""
    return deck_rules(deck.game).unchecked()(deck)
