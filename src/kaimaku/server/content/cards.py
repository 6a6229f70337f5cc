"""All cards of a game on the wire."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from kaimaku.games.hocg.defs import BY_ID

from ..desks import PLAYABLE, desk
from ..desks.danmaku.cards import made_up
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
    """Games without a table in the browser have no card faces there either."""
    if game not in PLAYABLE:
        raise Trouble(404, "no_cards", "The cards of this game are not shown here.", "このゲームのカードはありません。")
    return {info.id: info for info in desk(game).cards()}


@cache
def _scenario_cards(game: GameName) -> dict[str, CardInfo]:
    """Cards of no set that stand in scenarios: their own, and the ones nobody mentioned."""
    scenario_list(game)  # lays every position, which declares its cards
    if game == "danmaku":
        return {info.id: info for info in made_up()}
    return {number: card_info(d) for number, d in sorted(BY_ID.items()) if "~" in number or number.startswith("x-")}
