"""Replays of all games: what a header says, a new table from it, and what checking one finds out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from kaimaku import __version__, games
from kaimaku.decks import Deck
from kaimaku.kernel.game import Game
from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.plain_data import ANY, Unsound, bounded, fields, number, rows, shown, text
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.kernel.table import Data, Table
from kaimaku.trial import try_out

MOST_CARDS = 500  # in a pile of a deck that need not be legal
REASON = 200  # characters of what a set-up failed with
ROOM = "room:"  # before the name of what ended a game outside its rules: agreement, time, absence


def header(
    name: str,
    decks: Sequence[object],
    seed: int,
    rulings: Mapping[str, str] | None = None,
    first: int | None = None,
) -> Replay:
    """A replay without decisions: all that is needed to set the game up again. `first`: who starts was agreed on."""
    setup: Data = {"decks": [_plain(deck) for deck in decks], "rulings": dict(rulings or {})}
    if first is not None:
        setup["first"] = first
    return Replay(name, __version__, _cards(name, setup), setup, seed)


def from_position(name: str, t: Table, seed: int) -> Replay:
    """A replay without decisions that begins at a position; all chance from there on comes from the new seed."""
    setup: Data = {"position": json.loads(json.dumps({**t.to_data(), "seed": "0", "draws": 0}))}
    return Replay(name, __version__, _cards(name, setup), setup, seed)


def begin(replay: Replay, journal: bool = True) -> Table:
    """The table of a replay before its first decision."""
    return new(replay, journal)(replay.setup, replay.seed)


def new(replay: Replay, journal: bool = True) -> Callable[[Data, int], Table]:
    """How `Replay.play` gets its table."""
    return partial(_table, games.game(replay.game), journal)


def _table(game: Game[Any], journal: bool, setup: Data, seed: int) -> Table:
    what = "position" if "position" in setup else "setup"
    try:
        bounded(setup)
        return _positioned(game, journal, setup, seed) if what == "position" else _set_up(game, journal, setup, seed)
    except (BadReplay, MemoryError):
        raise
    except Unsound as error:
        raise BadReplay(f"its {what} isn't valid: {error}", "beginning") from None
    except Exception as error:
        why = str(error)[:REASON] or type(error).__name__
        raise BadReplay(f"its setup can't be restored: {why}", "beginning") from None


def _set_up(game: Game[Any], journal: bool, setup: Data, seed: int) -> Table:
    d = fields(setup, "the setup", ("decks", "rulings"), ("first",))
    decks = [read_deck(game.name, deck) for deck in rows(d["decks"], "decks", game.seats[-1])]
    if len(decks) not in game.seats:
        raise Unsound(f"this game isn't for {len(decks)} players")
    rulings = {name: text(value, "ruling") for name, value in fields(d["rulings"], "rulings", (), ANY).items()}
    first = cast("int | None", d.get("first"))  # the game looks at it
    return cast(Table, game.new(decks, seed, rulings, journal, first))


def _positioned(game: Game[Any], journal: bool, setup: Data, seed: int) -> Table:
    """The table as it was saved, with chance of its own. It is checked like everything from outside."""
    position = fields(setup, "the setup", ("position",))["position"]
    if not isinstance(position, dict):
        raise Unsound("a position must be a saved table")
    t = cast(Table, game.open({**deepcopy(position), "seed": "0", "draws": 0}))
    t.seed = seed
    t.journal = [] if journal else t.journal
    return t


def _plain(deck: object) -> object:
    if isinstance(deck, Deck):
        plain: Data = {"name": deck.name, "piles": {pile: dict(cards) for pile, cards in deck.piles.items()}}
        return {**plain, "own": dict(deck.own)} if deck.own else plain
    if isinstance(deck, tuple | list):
        return [_plain(part) for part in deck]
    return dict(deck) if isinstance(deck, Mapping) else deck


def read_deck(game: str, deck: object) -> object:
    """A deck as a set-up holds it: none, a `Deck`, an Oshi and two piles, or a list of cards. Never too many."""
    if deck is None:
        return None
    if isinstance(deck, dict):
        d = fields(deck, "a deck", ("piles",), ("name", "own"))
        piles = fields(d["piles"], "piles", (), ANY)
        own = {
            name: text(card, "a custom card")
            for name, card in fields(d.get("own", {}), "custom cards", (), ANY).items()
        }
        name = text(d.get("name", ""), "a deck's name")
        return Deck(game, name, {pile: _pile(piles[pile]) for pile in piles}, own)
    cards = rows(deck, "a deck", MOST_CARDS)
    return tuple(_pile(part) if isinstance(part, dict) else text(part, "a card") for part in cards)


def _pile(data: object) -> dict[str, int]:
    pile = {name: number(count, "copies", 0, MOST_CARDS) for name, count in fields(data, "a pile", (), ANY).items()}
    if sum(pile.values()) > MOST_CARDS:
        raise Unsound(f"a pile has more than {MOST_CARDS} cards")
    return pile


def _cards(name: str, setup: Data) -> str:
    found: set[str] = set()
    position = setup.get("position")
    _numbers(position["defs"] if isinstance(position, dict) else setup["decks"], found)
    return games.game(name).fingerprint(found)


def _numbers(part: object, found: set[str]) -> None:
    if isinstance(part, str):
        found.add(part)
    elif isinstance(part, dict):
        found.update(key for key in part if isinstance(key, str))
        for each in part.values():
            _numbers(each, found)
    elif isinstance(part, list):
        for each in part:
            _numbers(each, found)


@dataclass(frozen=True, slots=True)
class Verified:
    """What checking a replay found: it plays out as it says, and all its chance comes from the seed."""

    decisions: int
    seats: int
    turns: int
    digests: int
    shuffles: int
    dice: int
    draws: int  # numbers taken from the seed
    commitment: str
    result: tuple[tuple[int, ...], str] | None
    same_cards: bool
    same_version: bool


def verify(replay: Replay) -> Verified:
    """Play it out again: every shuffle and die is derived anew from the seed, every digest compared.

    Whatever a file holds, it is verified or refused as BadReplay.
    """
    check_beginning(replay)
    return play_out(replay)


def check_beginning(replay: Replay) -> Table:
    """The table it begins at, or BadReplay. A position is tried out besides."""
    if replay.game not in games.names():
        raise BadReplay(f"there is no game called {shown(replay.game)}", "game")
    t = begin(replay, journal=False)
    if "position" in replay.setup:
        try:
            try_out(games.game(replay.game), t)
        except Unsound as error:
            raise BadReplay(f"its position isn't valid: {error}", "beginning") from None
    return t


def play_out(replay: Replay) -> Verified:
    """The second half of verifying: all decisions, from a beginning that has been checked."""
    t = replay.fork(games.game(replay.game), new(replay), len(replay.moves))
    result = None if t.result is None else (t.result.winners, t.result.rule)
    told = None if replay.result is None else (tuple(cast("list[int]", replay.result[0])), str(replay.result[1]))
    if result is None and told is not None and told[1].startswith(ROOM):
        result = told
    if result != told:
        raise BadReplay(f"the file says the game ended with {str(told)[:REASON]}, but it ends with {result}", "end")
    kinds = [entry[0] for entry in t.journal or ()]
    return Verified(
        decisions=len(replay.moves),
        seats=t.seats,
        turns=t.turn,
        digests=len(replay.digests),
        shuffles=kinds.count("shuffle"),
        dice=sum(len(entry[5]) for entry in t.journal or () if entry[0] == "roll"),
        draws=t.draws,
        commitment=commitment(replay.seed),
        result=result,
        same_cards=replay.cards == _cards(replay.game, replay.setup),
        same_version=replay.version == __version__,
    )
