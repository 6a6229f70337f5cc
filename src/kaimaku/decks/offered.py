"""The decks that come with a game, in its `decks/builtin/`.

Start decks are files of our own format, and `starters.toml` tells about them. Decks of the other kinds are rows of one
file for each kind. Such a deck is offered as soon as all its cards can be played.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, get_args

from kaimaku import games
from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import kaimaku
from kaimaku.decks.reading import Words
from kaimaku.decks.shape import shapes

DeckKind = Literal["start", "recommended", "tournament", "sample"]
KINDS: tuple[DeckKind, ...] = get_args(DeckKind)
KIND_NAMES: Mapping[DeckKind, Words] = {
    "start": ("Start decks", "スタートデッキ"),
    "recommended": ("Officially recommended", "公式おすすめデッキ"),
    "tournament": ("Tournament decks", "大会デッキ"),
    "sample": ("Sample decks", "サンプルデッキ"),
}


@dataclass(frozen=True, slots=True)
class Offered:
    """What is told about a built-in deck: its name, its plan in a sentence or two and the cards that show it.

    A tournament deck has its event with the rank, and the day.
    """

    id: str
    game: str
    kind: DeckKind
    name: Words
    plan: Words
    key: tuple[str, ...]
    event: Words | None = None
    date: str = ""  # ISO


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The two decks recommended for a first game, and why."""

    decks: tuple[str, str]
    why: Words


@cache
def offered(game: str) -> Mapping[str, Offered]:
    """The decks of a game that can be played, by id: kind by kind, start decks in the order of their products."""
    known = _known(game)
    return MappingProxyType({id: each for id, each in known.items() if each.kind == "start" or not missing(id)})


def all_offered() -> Mapping[str, Offered]:
    return {id: each for game in shapes() for id, each in offered(game).items()}


@cache
def first_games() -> Mapping[str, FirstGame]:
    rows = ((game, _rows(game, "start")["first"]) for game in shapes())
    return MappingProxyType(
        {game: FirstGame((row["decks"][0], row["decks"][1]), _words(row["why"])) for game, row in rows}
    )


@cache
def list_builtin(game: str, *kinds: DeckKind) -> tuple[str, ...]:
    """Their ids; of some kinds only, if any are named."""
    if game not in shapes():
        return ()
    return tuple(id for id, each in offered(game).items() if not kinds or each.kind in kinds)


def is_builtin(name: str) -> bool:
    """Also one that cannot be played yet. Asks for no cards."""
    return any(name in _known(game) for game in shapes())


@cache
def builtin(name: str) -> Deck:
    """The built-in deck of that id, whatever game it is for."""
    found = next((_known(game)[name] for game in shapes() if name in _known(game)), None)
    if found is None:
        known = ", ".join(id for game in shapes() for id in list_builtin(game))
        raise LookupError(f"unknown built-in deck {name!r}; choose from {known}")
    if found.kind == "start":
        return _start_deck(found)
    if wanting := missing(name):
        more = f" and {len(wanting) - 5} more" if len(wanting) > 5 else ""
        raise LookupError(f"{name} can't be played yet; it needs {', '.join(wanting[:5])}{more}")
    return _listed_deck(found)


@cache
def missing(name: str) -> tuple[str, ...]:
    """The cards of a built-in deck that cannot be played yet."""
    from kaimaku.decks.book import book

    found = next(_known(game)[name] for game in shapes() if name in _known(game))
    deck = _start_deck(found) if found.kind == "start" else _listed_deck(found)
    cards = book(found.game)
    numbers = dict.fromkeys(number for pile in deck.piles.values() for number in pile)
    return tuple(number for number in numbers if cards.find(number) is None or number not in cards.playable)


@cache
def _known(game: str) -> Mapping[str, Offered]:
    """All of them, whether they can be played or not."""
    found: dict[str, Offered] = {}
    for kind in KINDS:
        rows = _rows(game, kind)
        for id, row in (rows["deck"] if kind == "start" else rows).items():
            event = _words(row["event"]) if "event" in row else None
            told = (_words(row["name"]), _words(row["plan"]), tuple(row["key"]), event, row.get("date", ""))
            found[id] = Offered(id, game, kind, *told)
    return MappingProxyType(found)


def _start_deck(found: Offered) -> Deck:
    imported = kaimaku.read(_file(found.game, f"{found.id}.yaml"), found.game)
    if not imported.complete or imported.deck.game != found.game:
        raise ValueError(f"built-in deck {found.id!r}: {imported.unresolved}")
    return imported.deck


def _listed_deck(found: Offered) -> Deck:
    row = _rows(found.game, found.kind)[found.id]
    piles = {pile: row[pile].split() for pile in shapes()[found.game].piles}
    pairs = {pile: [entry.partition(":") for entry in entries] for pile, entries in piles.items()}
    lists = {pile: {number: int(count) for number, _, count in entries} for pile, entries in pairs.items()}
    return Deck(found.game, found.name[0], lists)


@cache
def _rows(game: str, kind: DeckKind) -> dict[str, Any]:
    name = "starters.toml" if kind == "start" else f"{kind}.toml"
    file = games.find(game).file("decks", "builtin", name)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _file(game: str, name: str) -> str:
    return games.find(game).file("decks", "builtin", name).read_text("utf-8")


def _words(row: Mapping[str, str]) -> Words:
    return row["en"], row["ja"]
