"""Rated games: which tables can be rated, who may sit down there, and what a game counts for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kaimaku.wire.common import DeckChoice
from kaimaku.wire.room import NewRoom, RoomOptions

from ...errors.api_error import api_error
from ...store import RatedGame, RatedSeat, Store
from .records import SeatRecord, hashed, player_name

if TYPE_CHECKING:
    from ...people.identity import Person
    from ..core.state import RoomState
    from ..game.game_log import Log


MOVE, TOTAL = 20, 300  # seconds a clock gives at least: for a decision, for a game
AWAY, WINDOW = 60, 10  # seconds to come back, and to react


def pace_of(options: RoomOptions) -> str:
    return "slow" if options.slow else "live"


def check_rated(new: NewRoom, person: Person | None) -> None:
    """Everybody plays for themselves and from the beginning, and nothing is taken back."""
    if not new.options.rated:
        return
    if person is None:
        raise api_error("no_person")
    options = new.options
    helped = options.undo != "never" or options.hints or (options.takeover and len(new.seats) == 2)
    if helped or new.start is not None or any(plan.kind == "bot" for plan in new.seats):
        raise api_error("rated")
    if not _fair(options):
        raise api_error("rated:time", move=MOVE, total=TOTAL // 60, away=AWAY, window=WINDOW)
    for plan in new.seats:
        check_cards(plan.deck)


def _fair(options: RoomOptions) -> bool:
    """Can nobody win by never deciding, nor because somebody else was slow for a moment?"""
    if options.slow:
        return True
    clock = options.clock
    enough = clock.move >= MOVE if clock.kind == "move" else clock.kind == "game" and clock.total >= TOTAL
    return enough and options.away >= AWAY and options.window >= WINDOW


def check_cards(deck: DeckChoice) -> None:
    """What somebody wrote could win at once."""
    if deck.list is not None and deck.list.own:
        raise api_error("rated:own")


async def check_sitting(store: Store, seats: Sequence[SeatRecord], deck: DeckChoice, person: Person | None) -> None:
    """May this person take a seat at a rated table, beside those who sit there?"""
    if person is None:
        raise api_error("no_person")
    check_cards(deck)
    same = await store.people.sharing(person.id)
    for seat in seats:
        if seat.kind == "human" and (seat.person in same or seat.browser == person.browser):
            raise api_error("own_browser")


def taken_seat(name: str, token: str, person: Person | None) -> SeatRecord:
    """The seat of a person: under their own name if they have one."""
    if person is None:
        return SeatRecord("human", player_name(name), token=hashed(token))
    return SeatRecord("human", person.name, token=hashed(token), person=person.id, browser=person.browser)


def rated_game(room: RoomState, log: Log, winners: Sequence[int], at: float, replay: str) -> RatedGame | None:
    """What a game that is over counts; None if it doesn't: the operator may have closed it, or nobody has come to it.

    Whoever left and never came back has lost, whatever the bot in their seat made of it.
    """
    record = room.record
    closed = log.ending is not None and log.ending.kind in ("closed", "abandoned")
    if not record.options.rated or record.start is not None or closed:
        return None
    even = not winners or len(winners) == len(record.seats)
    seats = [
        RatedSeat(n, seat.person, _score(even, n in winners, n in log.substitutes), seat.deck_name)
        for n, seat in enumerate(record.seats)
        if seat.person and n not in log.excused
    ]
    if len(seats) < 2:
        return None
    return RatedGame(room.code, record.number, room.game, pace_of(record.options), at, seats, replay)


def _score(even: bool, won: bool, left: bool) -> float:
    if left:
        return 0.0
    return 0.5 if even else float(won)
