"""The three games: what they are called, who plays them, with which decks, bots and ruling switches."""

from __future__ import annotations

import re
from functools import cache

from kaimaku import __version__, replays
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks import Starter, book, builtin, first_games, starters
from kaimaku.judge.ruling import rulings

from ..desks import PLAYABLE
from ..rooms.bots import bots_of
from ..wire.common import Deck, GameName, Words
from ..wire.rest import BuiltinDeck, FirstGame, GameInfo, GameList, RulingChoice
from .game import GAMES
from .switches import switch_words, switches, value_words

NAMES: dict[GameName, Words] = {
    "hocg": Words("hololive OCG", "hololive OCG"),
    "danmaku": Words("Danmaku!!", "Danmaku!!"),
    "vcard": Words("VCard TCG", "VCard TCG"),
}
TAGLINES: dict[GameName, Words] = {
    "hocg": Words("The hololive OFFICIAL CARD GAME", "ホロライブオフィシャルカードゲーム"),
    "danmaku": Words("Bullets and hidden roles", "弾幕、隠された役割"),
    "vcard": Words("The VTuber card game", "VTuberカードゲーム"),
}
MINUTES: dict[GameName, int] = {"hocg": 25, "danmaku": 40, "vcard": 30}


@cache
def game_list() -> GameList:
    return GameList([_game(game) for game in GAMES], __version__)


def builtin_decks(game: GameName) -> list[BuiltinDeck]:
    """The decks that come with a game, in the order of their products."""
    return [_deck(starter) for starter in starters().values() if starter.game == game]


def wire_deck(deck: OwnDeck) -> Deck:
    return Deck({pile: dict(cards) for pile, cards in deck.piles.items()}, deck.name)


def _game(game: GameName) -> GameInfo:
    return GameInfo(
        id=game,
        name=NAMES[game],
        tagline=TAGLINES[game],
        seats=list(replays.game(game).seats),
        minutes=MINUTES[game],
        playable=game in PLAYABLE,
        decks=builtin_decks(game),
        bots=bots_of(game),
        rulings=_switches(game),
        first=_first(game),
    )


def _deck(starter: Starter) -> BuiltinDeck:
    deck = builtin(starter.id)
    of_game = book(starter.game)
    return BuiltinDeck(
        id=starter.id,
        name=Words(*starter.name),
        deck=wire_deck(deck),
        colors=of_game.brought(deck),
        summary=Words(*starter.plan),
        levels=of_game.levels(deck),
        key=list(starter.key),
    )


def _first(game: GameName) -> FirstGame | None:
    first = first_games().get(game)
    return None if first is None else FirstGame(first.decks, Words(*first.why))


def _switches(game: GameName) -> list[RulingChoice]:
    """Every switch with its values, our own ruling first, and the rulings that speak of it."""
    return [
        RulingChoice(
            id=switch,
            words=switch_words(game, switch),
            values=list(values),
            default=values[0],
            labels=value_words(game, switch),
            rulings=_decided(game, switch),
        )
        for switch, values in switches(game).items()
    ]


def _decided(game: GameName, switch: str) -> list[str]:
    return [ruling.id for ruling in rulings(game).values() if re.search(rf"\b{switch}\b", ruling.switches)]
