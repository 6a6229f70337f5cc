"""Timing: what happens in a room because time passes. Clocks, countdowns, held answers, windows."""

from __future__ import annotations

from collections.abc import Iterable

from ..game.live_game import LiveGame
from ..game.pace import MOMENT, Company
from . import agreements, decisions, matches, windows
from .effects import Alarm, AskBot, Effects, Later, TellRoom
from .state import RoomState

RELOAD = 10.0  # seconds in which somebody who is gone may just be loading the page again


def put(room: RoomState, new: bool = True, same: bool = False) -> Effects:
    """A question is put: start what runs from now on. `new`: more than the question may have changed; `same`: the
    question has not.
    """
    live = room.live
    if live is None:
        return
    if room.running:
        if not same:
            _time(room, live)
        if live.desk.decided(live.table):
            serial = live.serial
            yield Later(0.0, lambda: decisions.conclude(room, live, serial))
        else:
            yield from _open(room, live)
            yield from call_bots(room, live)
    elif room.outcome is not None:
        yield from matches.wait(room)
    if new or live.clock.ticks or live.due:
        yield from sync(room)


def _time(room: RoomState, live: LiveGame) -> None:
    playing = len(room.people)
    gone = sum(not room.out(seat) for seat in room.humans - room.people)
    company = Company(playing + gone, playing, room.watchers > 0, len(room.seats), room.hurried)
    live.pace.ask(live.desk, live.table, room.settings, room.record.options, company, room.now)


def _open(room: RoomState, live: LiveGame) -> Effects:
    """What is asked of several, or in a window of one."""
    if live.pace.together:
        yield from windows.open_all(room, live)
    elif live.pace.window:
        yield from windows.open_one(room, live)


def call_bots(room: RoomState, live: LiveGame, seats: Iterable[int] | None = None) -> Effects:
    """Ask the bots that are to decide."""
    for seat in live.table.asked if seats is None else seats:
        bot = room.bot_of(seat)
        if bot and seat in live.table.asked and seat not in live.pending:
            yield AskBot(seat, bot)


def arrived(room: RoomState, seat: int) -> Effects:
    """Somebody is here: a window that had run out while nobody was is open for its full time again."""
    room.presence.come(seat, room.now)
    yield from sync(room)
    live = room.live
    if live is not None and room.running and live.pace.lapsed:
        _time(room, live)
        yield from _open(room, live)


def departed(room: RoomState) -> Effects:
    """Somebody is gone."""
    yield from sync(room)
    if room.offers.kind is not None:
        yield Later(RELOAD, lambda: agreements.settle(room))
    yield TellRoom()


def sync(room: RoomState) -> Effects:
    """Clocks and countdowns run for whom they should, given who is here and who is asked.

    Before an answer may count no clock runs: one that stopped then would tell that the answer is there.
    """
    live, now = room.live, room.now
    counting = room.running and not room.record.options.slow
    room.presence.seat(room.people if counting else frozenset(), now, room.company)
    if live is not None and live.clock.ticks:
        live.clock.pause(now)
        if room.running and room.presence.anybody and not live.pace.together and not live.pace.wait(now):
            for seat in live.table.asked:
                if room.asks(seat) and not room.bot_of(seat):
                    live.clock.start(seat, now, away=not room.presence.here(seat))
    yield Alarm(_next(room, live) if live is not None and room.running else None)


def _next(room: RoomState, live: LiveGame) -> float | None:
    """Seconds until the next clock or countdown is over."""
    now = room.now
    waits = [wait for wait in (live.clock.next(now), room.presence.next(now)) if wait is not None]
    if live.clock.ticks and not live.pace.together and (floor := live.pace.wait(now)):
        waits.append(floor)
    if live.due:
        waits.append(max(0.0, live.due - room.wall))
    return max(MOMENT, min(waits)) if waits else None


def look(room: RoomState) -> Effects:
    """A clock or a countdown may be over."""
    live = room.live
    if live is None or not room.running:
        return
    out = live.clock.out(room.now)
    if out is not None:
        yield from decisions.out_of_time(room, out, live.clock.stop(out, room.now))
        return
    for seat in room.presence.lost(room.now):
        yield from decisions.take_over(room, seat)
    if live.due and live.due <= room.wall:
        yield from _overdue(room, live)
        return
    yield from sync(room)
    yield TellRoom()


def _overdue(room: RoomState, live: LiveGame) -> Effects:
    """A slow game does not wait for ever: a bot answers, and keeps the seat where the table lets it.

    In a rated game of two nobody else plays: whoever is late has lost.
    """
    late = [s for s in live.table.asked if s not in live.pending and not room.bot_of(s)]
    if room.takeover:
        for seat in late:
            yield from decisions.take_over(room, seat)
    elif room.record.options.rated and not room.many:
        if len(late) == 1:
            yield from decisions.out_of_time(room, late[0], 0)
        elif late:
            yield from decisions.end(room, late[0], "abandoned")
    elif live.pace.together:
        yield from windows.lapse(room, live)
    else:
        for seat in late:
            yield AskBot(seat, room.stand_in)
