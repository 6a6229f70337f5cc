"""Games: their names, numbers of players, decks, bots and rulings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from kaimaku import __version__, games
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks import Offered, book, builtin, first_games, list_builtin, offered
from kaimaku.games import Manifest
from kaimaku.judge.handbook import handbook
from kaimaku.judge.ruling import rulings
from kaimaku.lessons.lesson import Lesson
from kaimaku.lessons.shipped import lessons
from kaimaku.puzzles.puzzle import Puzzle, puzzles
from kaimaku.usual import usual_decks
from kaimaku.wire.common import Deck, DeckChoice, GameName, Words
from kaimaku.wire.learn import Handbook
from kaimaku.wire.rest import (
    BuiltinDeck,
    CardInfo,
    DeckTitle,
    FirstGame,
    GameInfo,
    GameList,
    LessonInfo,
    PuzzleInfo,
    RulingChoice,
)

from ..errors.api_error import api_error


def load_games() -> None:
    """Load what tables and the start page need of every game: whatever waits until it is asked for holds others up."""
    load_tables()
    game_list()


def load_tables() -> None:
    for manifest in games.all():
        manifest.game()
        manifest.desk()
        if manifest.decks is not None:
            list(book(manifest.name).playable)  # declares the cards that are otherwise read with the first deck


@cache
def game_list() -> GameList:
    return GameList([_game(manifest) for manifest in games.all()], __version__)


@cache
def builtin_decks(game: GameName) -> list[BuiltinDeck]:
    """The decks that come with a game: kind by kind, start decks in the order of their products."""
    return [_deck(offered(game)[id]) for id in list_builtin(game)]


def wire_deck(deck: OwnDeck) -> Deck:
    return Deck({pile: dict(cards) for pile, cards in deck.piles.items()}, deck.name)


def _game(manifest: Manifest) -> GameInfo:
    return GameInfo(
        id=manifest.name,
        name=Words(*manifest.title),
        tagline=Words(*manifest.tagline),
        seats=list(manifest.seats),
        minutes=manifest.minutes,
        playable=True,
        decks=[_title(offered(manifest.name)[id]) for id in list_builtin(manifest.name)],
        bots=list(manifest.bots),
        rulings=_switches(manifest.name),
        first=_first(manifest.name),
        fan=fan(manifest.name, DeckChoice()),
        lessons=[_lesson(one) for one in lessons(manifest.name)],
        puzzles=[_puzzle(one) for one in puzzles(manifest.name)],
        regions={region: Words(*words) for region, words in regions(manifest.name).items()},
        no_tournaments=no_tournaments(manifest.name),
        handbook=handbook(manifest.name) != Handbook(manifest.name),
    )


def no_tournaments(game: str) -> Words | None:
    """Why there are none of a game; None: there are."""
    manifest = games.find(game)
    if manifest.no_tournaments is not None:
        return Words(*manifest.no_tournaments)
    if 2 in manifest.seats:
        return None
    return Words("Tournaments are for games of two players.", "大会を開けるのは2人で遊ぶゲームだけです。")


def _lesson(one: Lesson) -> LessonInfo:
    return LessonInfo(one.id, one.title, one.about, one.minutes, one.stage().table.seats, one.bot)


def _puzzle(one: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(one.id, one.goal.words, one.task, one.acts, one.grade, one.manifest.sizes[0])


def fan(game: GameName, choice: DeckChoice) -> list[CardInfo]:
    """Three cards that stand for a deck on the start page; without one for the game, by its deck for a first game."""
    make = games.find(game).fan
    if make is None:
        return []
    if choice.list is not None:
        return make()(OwnDeck(game, choice.list.name, choice.list.piles))
    usual = usual_decks(game)
    name = choice.builtin or (usual[0] if usual else "")
    if choice.builtin and choice.builtin not in list_builtin(game):
        raise api_error("no_deck", deck=choice.builtin)
    return make()(builtin(name) if name else None)


def _title(told: Offered) -> DeckTitle:
    return DeckTitle(told.id, told.kind, Words(*told.name), book(told.game).brought(builtin(told.id)))


def _deck(told: Offered) -> BuiltinDeck:
    deck = builtin(told.id)
    of_game = book(told.game)
    return BuiltinDeck(
        id=told.id,
        kind=told.kind,
        name=Words(*told.name),
        deck=wire_deck(deck),
        colors=of_game.brought(deck),
        summary=Words(*told.plan),
        levels=of_game.levels(deck),
        key=list(told.key),
        event=Words(*told.event) if told.event else None,
        date=told.date,
        restricted=[problem.card for problem in of_game.restricted(deck)],
    )


def _first(game: GameName) -> FirstGame | None:
    first = first_games().get(game)
    return None if first is None else FirstGame(first.decks, Words(*first.why))


def _switches(game: GameName) -> list[RulingChoice]:
    """Every switch with its values, our own ruling first, and the rulings that speak of it."""
    declared = games.find(game).rulings
    if declared is None:
        return []
    return [
        RulingChoice(
            id=switch,
            words=Words(*declared().WORDS[switch]),
            values=list(values),
            default=values[0],
            labels={value: Words(*both) for value, both in declared().VALUES[switch].items()},
            rulings=[one.id for one in rulings(game).values() if re.search(rf"\b{switch}\b", one.switches)],
        )
        for switch, values in declared().SWITCHES.items()
    ]


def known_game(name: str) -> GameName:
    """The game of that name; anything else is a 404."""
    if name in games.names():
        return name
    raise api_error("no_game", game=name, known=", ".join(games.names()))


def regions(game: str) -> Mapping[str, tuple[str, str]]:
    """Whose lists of restricted cards there are."""
    return book(game).regions if games.find(game).decks is not None else {}


def check_region(game: str, region: str) -> None:
    if region and region not in regions(game):
        raise api_error("region", region=region, known=", ".join(regions(game)) or "–")


def switches(game: str) -> Mapping[str, tuple[str, ...]]:
    """Each switch with its values, our own ruling first."""
    rulings = games.find(game).rulings
    return {} if rulings is None else rulings().SWITCHES
