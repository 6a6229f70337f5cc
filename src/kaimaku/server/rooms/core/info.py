"""RoomInfo: what everybody may know about a room."""

from __future__ import annotations

import msgspec

from kaimaku.bots.names import NAMES
from kaimaku.kernel.knowledge import commitment
from kaimaku.puzzles.puzzle import puzzle_files
from kaimaku.wire.room import Outcome, RoomInfo, SeatInfo

from ..seating.matches import match_of
from ..seating.records import SeatRecord
from .state import RoomState


def room_info(room: RoomState) -> RoomInfo:
    live, record = room.live, room.record
    return RoomInfo(
        code=room.code,
        game=room.game,
        status=room.status,  # type: ignore[arg-type]
        options=record.options,
        seats=[_seat_info(room, number, seat) for number, seat in enumerate(room.seats)],
        watching=room.watchers,
        number=record.number,
        turn=live.table.turn if live is not None else 0,
        commitment=commitment(int(record.seed if live is None else live.header.seed)),
        running=live.clock.running(room.now) if live is not None and room.running else [],
        by=live.due if live is not None and room.running else 0.0,
        offer=room.offers.told(),
        outcome=_told(room),
        match=match_of(room),
        incident=record.incident,
        practice=record.start is not None,
        own=sorted({number for seat in room.seats if seat.deck is not None for number in seat.deck.own})
        if live is None
        else live.header.own,
        puzzle=scenario if (scenario := room.scenario) in puzzle_files(room.game) else "",
        hurried=room.hurried,
    )


def _told(room: RoomState) -> Outcome | None:
    """A replay holds whole decks: those of a tournament stay secret until it is over."""
    outcome = room.outcome
    if outcome is None or room.record.match is None:
        return outcome
    return msgspec.structs.replace(outcome, replay="")


def _seat_info(room: RoomState, number: int, seat: SeatRecord) -> SeatInfo:
    live, presence, now = room.live, room.presence, room.now
    human = seat.kind == "human"
    clock, bank = None, 0.0
    if live is not None and live.clock.ticks and human:
        clock, bank = live.clock.left(number, now)
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        name_ja=NAMES.get(seat.name, "") if seat.kind == "bot" else "",
        bot=seat.bot,
        deck=seat.deck_name,
        present=seat.kind == "bot" or presence.here(number),
        away=round(presence.away(number, now), 1) if room.running and human else 0.0,
        takeover=round(presence.takeover(number, now), 1) if room.running and human else 0.0,
        out=room.out(number),
        substitute=live is not None and number in live.substitutes,
        clock=None if clock is None else round(clock, 1),
        bank=round(bank, 1),
        wins=seat.wins,
    )
