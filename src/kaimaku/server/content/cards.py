"""All cards of a game on the wire."""

from __future__ import annotations

from kaimaku import games
from kaimaku.decks.not_yet import not_yet
from kaimaku.wire.common import GameName
from kaimaku.wire.rest import CardList

from ..errors.api_error import ApiError, api_error
from .scenarios import scenario_list


def card_list(game: GameName) -> CardList:
    """Every card, those that scenarios made up apart, and which are not playable yet."""
    scenario_list(game)  # lays every position, which declares its cards
    manifest = games.find(game)
    cards = None if manifest.cards is None else manifest.cards()
    coming = {} if manifest.card_status is None else manifest.card_status().coming()
    return CardList(game, cards.cards() if cards else [], [], cards.made_up() if cards else [], coming)


def no_card(game: GameName, number: str) -> ApiError:
    status = games.find(game).card_status
    if status is not None and status().status(number) == "not yet":
        en, ja = not_yet(number)
        return ApiError(404, "not_yet", f"{en}.", f"{ja}。")
    return api_error("no_card", number=number)
