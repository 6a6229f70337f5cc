"""What a game starts from: decks and rulings, a moment of a replay, or a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku import __version__, games, replays
from kaimaku.decks import Deck as OwnDeck
from kaimaku.decks import book, builtin, list_builtin
from kaimaku.games.desk import Desk
from kaimaku.kernel.table import Table
from kaimaku.usual import decks_for, usual_decks
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.room import FromCard, FromReplay, FromScenario

from ...content.games import switches
from ...content.own import complete, workshop
from ...content.scenarios import declare, fetch, position
from ...errors.api_error import ApiError, api_error
from ...limits.metering import in_thread
from ...playback.replay_jobs import Beginning, moment
from ..game.game_log import Header, replay_of
from .records import RoomRecord

if TYPE_CHECKING:
    from ..lobby.services import RoomServices

REASONS = 4  # told at once about a deck


def chosen(game: str, seats: int, seat: int, choice: DeckChoice, region: str = "") -> Deck | None:
    """The legal deck of a seat, by a region's list too; None in games without decks. An ApiError says what is wrong."""
    if decks_for(game, seats)[seat] is None:
        if choice != DeckChoice():
            raise api_error("own_deck")
        return None
    if choice.list is not None:
        listed = complete(game, choice.list)
        deck = OwnDeck(game, listed.name, listed.piles, listed.own)
    elif choice.builtin:
        if choice.builtin not in list_builtin(game):
            raise api_error("no_deck", deck=choice.builtin)
        deck = builtin(choice.builtin)
    else:
        deck = builtin(usual_decks(game)[seat])
    reasons = [p for p in book(game).checked(deck, region) if not p.warning][:REASONS]
    if reasons:
        raise ApiError(422, "deck", " ".join(p.en for p in reasons), "".join(p.ja for p in reasons))
    return Deck({pile: dict(cards) for pile, cards in deck.piles.items()}, deck.name, dict(deck.own))


def written(choice: DeckChoice) -> dict[str, str]:
    """The cards that somebody brings along in a deck."""
    return {} if choice.list is None else dict(choice.list.own)


def name_of(deck: Deck | None) -> str:
    return "" if deck is None else deck.name


def check_rulings(game: str, seats: int, rulings: dict[str, str]) -> None:
    """Switches that exist, and that so many can play by."""
    known = switches(game)
    for switch, value in rulings.items():
        if value not in known.get(switch, ()):
            raise api_error("ruling", switch=switch, value=value)
    if all(deck is None for deck in decks_for(game, seats)):
        try:
            games.game(game).new([None] * seats, 0, rulings)
        except ValueError as wrong:
            raise api_error("ruling:unplayable", why=str(wrong)) from None


async def header(game: str, record: RoomRecord, services: RoomServices, who: str) -> Header:
    """How the present game of a room is set up. `who`: for whom the work is done that it may take."""
    beginning, seed = record.start, int(record.seed)
    if beginning is None:
        for seat in record.seats:
            await services.own.learn(game, {} if seat.deck is None else seat.deck.own, who)
        decks = [None if s.deck is None else OwnDeck(game, s.deck.name, s.deck.piles, s.deck.own) for s in record.seats]
        new = replays.header(game, decks_for(game, len(decks), decks), seed, record.options.rulings, record.first)
    elif isinstance(beginning, FromReplay):
        found = await _moment(game, beginning, services, who)
        _for_all(found.seats, record)
        return Header(__version__, found.cards, found.setup, record.seed)
    elif isinstance(beginning, FromCard):
        await services.own.learn(game, {beginning.number: beginning.document}, who)
        new = replays.from_position(game, workshop(game).trial(beginning.number), seed)
    else:
        await in_thread(fetch, game, beginning.scenario)
        t = _position(game, beginning.scenario)
        _for_all(t.seats, record)
        new = replays.from_position(game, t, seed)
    name = beginning.scenario if isinstance(beginning, FromScenario) else ""
    return Header(new.version, new.cards, new.setup, record.seed, name)


def _for_all(seats: int, record: RoomRecord) -> None:
    """A game that goes on has as many seats as its room."""
    if seats != len(record.seats):
        raise api_error("seats:start", count=len(record.seats), seats=seats)


async def _moment(game: str, beginning: FromReplay, services: RoomServices, who: str) -> Beginning:
    """The table at a moment of a replay: as it was, or with everything a seat could not know dealt anew."""
    row = await services.store.replay(beginning.replay)
    if row is None or row.game != game:
        raise api_error("no_replay")
    deal = services.chance(64) if beginning.how == "as_known" else None
    found = await services.workers.do(who, moment, row.data, game, beginning.at, beginning.seat, deal)
    if isinstance(found, str):
        raise api_error(found, at=beginning.at)
    return found


def _position(game: str, id: str) -> Table:
    t = position(game, id)
    if t.result is not None:
        raise api_error("game_over")
    return t


def open_table(desk: Desk, header: Header) -> Table:
    """The table of a header before its first decision, with a journal."""
    if header.scenario:
        declare(desk.game.name, header.scenario)
    return replays.begin(replay_of(desk.game.name, header))
