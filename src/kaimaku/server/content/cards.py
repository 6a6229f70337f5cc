"""All cards of a game on the wire."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Literal

from kaimaku.decks.not_yet import not_yet
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.known import spans
from kaimaku.games.hocg.status import not_yet as coming
from kaimaku.games.hocg.status import status

from ..desks.hocg.cards import card_info
from ..trouble import Trouble
from ..wire.common import GameName
from ..wire.rest import CardInfo, CardList
from .scenarios import scenario_list


def card_list(game: GameName, images: Collection[str] = ()) -> CardList:
    """Every card, those that scenarios made up apart, and which of them have a picture."""
    cards = _cards(game)
    pictures = [n for n in cards if n in images]
    return CardList(game, list(cards.values()), pictures, list(_scenario_cards(game).values()), _not_yet(game))


def card(game: GameName, number: str) -> CardInfo:
    found = _cards(game).get(number) or _scenario_cards(game).get(number)
    if found is None:
        if status(number) == "not yet" and game == "hocg":
            en, ja = not_yet(number)
            raise Trouble(404, "not_yet", f"{en}.", f"{ja}。")
        raise Trouble(404, "no_card", "There is no card of this number.", "その番号のカードはありません。")
    return found


def _not_yet(game: GameName) -> dict[str, str]:
    return {name: spans(cards) for name, cards in coming().items()} if game == "hocg" else {}


@cache
def _cards(game: GameName) -> dict[str, CardInfo]:
    return _shelf(game, "cards")


@cache
def _scenario_cards(game: GameName) -> dict[str, CardInfo]:
    """Cards of no set that stand in scenarios: their own, and the ones nobody mentioned."""
    scenario_list(game)  # lays every position, which declares its cards
    if game != "hocg":
        return _shelf(game, "made_up")
    return {number: card_info(d) for number, d in sorted(BY_ID.items()) if "~" in number or number.startswith("x-")}


def _shelf(game: GameName, name: Literal["cards", "made_up"]) -> dict[str, CardInfo]:
    """What the file of cards at a game's desk gives."""
    found: list[CardInfo] = getattr(import_module(f"..desks.{game}.cards", __package__), name)()
    return {info.id: info for info in found}
