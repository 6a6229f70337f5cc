"""All cards of a game on the wire."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Literal

from kaimaku.games.hocg.defs import BY_ID

from ..desks.hocg.cards import card_info
from ..trouble import Trouble
from ..wire.common import GameName
from ..wire.rest import CardInfo, CardList
from .scenarios import scenario_list


def card_list(game: GameName, images: Collection[str] = ()) -> CardList:
    """Every card, those that scenarios made up apart, and which of them have a picture."""
    cards = _cards(game)
    return CardList(game, list(cards.values()), [n for n in cards if n in images], list(_scenario_cards(game).values()))


def card(game: GameName, number: str) -> CardInfo:
    found = _cards(game).get(number) or _scenario_cards(game).get(number)
    if found is None:
        raise Trouble(404, "no_card", "There is no card of this number.", "その番号のカードはありません。")
    return found


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
