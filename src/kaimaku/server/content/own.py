"""Own cards on the wire: read a sheet, and make the cards of a deck known here before anybody plays with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from kaimaku import games
from kaimaku.language.own import BadCard, OwnCards
from kaimaku.wire.common import Deck
from kaimaku.wire.rest import CardInfo, WorkshopReport, WorkshopWord

from ..errors.api_error import ApiError, api_error
from ..workers.pool import Lane

MOST = 5_000  # own cards that a server knows at a time; they stay until it stops
MARK = "~"  # in the number of every own card


def workshop(game: str) -> OwnCards:
    own = games.find(game).own
    if own is None:
        raise api_error("no_workshop")
    return own()


def own_cards(game: str, numbers: Iterable[str]) -> list[CardInfo]:
    """Those of these cards that somebody wrote."""
    own = games.find(game).own
    found = [number for number in numbers if MARK in number]
    return own().info(found) if own is not None and found else []


def read_sheet(game: str, sheet: str) -> WorkshopReport:
    return workshop(game).read(sheet)


def words(game: str) -> list[WorkshopWord]:
    return workshop(game).words()


def complete(game: str, deck: Deck) -> Deck:
    """With the documents of cards that are known here and that it names only by number."""
    own = games.find(game).own
    if own is None:
        return deck
    named = {number for cards in deck.piles.values() for number in cards if MARK in number} - deck.own.keys()
    found = {number: document for number in named if (document := own().known(number)) is not None}
    return msgspec.structs.replace(deck, own={**deck.own, **found}) if found else deck


class OwnShelf:
    """The cards that this server has come to know from players. Each is tried in a worker process first."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._known: set[str] = set()

    async def learn(self, game: str, cards: Mapping[str, str], who: str) -> None:
        """Make cards known; an ApiError says which can't be, and why."""
        if not cards:
            return
        own = workshop(game)
        new = {number: document for number, document in cards.items() if own.known(number) != document}
        if not new:
            return
        if len(self._known) + len(new) > MOST:
            raise api_error("own_full")
        refused = await self._lane.do(who, tried, game, dict(cards))
        if refused is not None:
            raise refusal(refused)
        try:
            own.declare(new)
        except BadCard as error:
            raise refusal(error) from None
        self._known |= new.keys()


def tried(game: str, cards: Mapping[str, str]) -> BadCard | None:
    """In a worker: can these cards be declared? None if they can."""
    try:
        workshop(game).declare(cards)
    except BadCard as error:
        return error
    return None


def refusal(error: BadCard) -> ApiError:
    where = f"{error.where}: " if error.where else ""
    return ApiError(422, "own_card", f"{where}{error.en}", f"{where}{error.ja}")
