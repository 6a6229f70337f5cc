"""Decisions: applied to the table, stored, and only then told. Everything that changes a game goes through here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.journal import Entry
from kaimaku.wire.play import AutoPass

from ...errors.api_error import ApiError
from ...limits.cpu_limit import cpu_limit
from ...store import LogRow, StoreError
from ..game.game_log import BESIDES, write
from ..game.live_game import LiveGame
from ..game.pace import PendingAnswer, passing, silent
from . import agreements, timing, windows
from . import effects as fx
from .effects import Effects
from .state import RoomState
from .windows import over

BUSY = 503
DECIDING = 5.0  # seconds of work on one decision; any known one takes a fraction of one


def answer(room: RoomState, seat: int, options: Sequence[Option], said: object, received: float) -> Effects:
    """An answer to the open question, held until its time has come."""
    live = room.playing
    charged = live.clock.stop(seat, received)
    pending = PendingAnswer(options, said, charged, received)
    if live.pace.together:
        yield from windows.keep(room, live, seat, pending)
    elif (wait := live.pace.wait(room.now)) > 0:
        yield from hold(room, live, seat, pending, wait)
    else:
        yield from take(room, {seat: pending})


def decide(room: RoomState, seat: int, option: Option, charged: int, received: float, aside: bool = False) -> Effects:
    """What nobody has sent in so many words. `aside`: it answers no question."""
    yield from take(room, {seat: PendingAnswer((option,), None, charged, received)}, aside=aside)


def take(
    room: RoomState,
    answers: Mapping[int, PendingAnswer],
    rest: Mapping[int, PendingAnswer] | None = None,
    aside: bool = False,
) -> Effects:
    """What one or several decide together. `rest`: what they have chosen for the rounds to come."""
    live = room.playing
    mark, first, outs = BESIDES if aside else "", live.rows, room.outs()
    numbers = {seat: live.question_number(seat) for seat in answers}
    rows = [
        LogRow(first + n, seat, mark + write(pending.options), pending.charged)
        for n, (seat, pending) in enumerate(answers.items())
    ]
    entries: list[Entry] = []
    held = live.pending
    try:
        if live.header.foreign:
            if not aside:  # they have answered: no clock runs for them while others come and go
                live.pending = {**answers, **live.pending}
            yield fx.Rehearse(answers)
        with cpu_limit(DECIDING):
            for seat, pending in answers.items():
                entries += live.decide(seat, pending.options, aside)
    except Exception as fault:
        if isinstance(fault, ApiError) and fault.status == BUSY:  # nothing is known about it yet: ask again
            live.pending = held
            raise
        yield from stop(room, fault)
        return
    same = aside and not any(pending.options[0] == CONCEDE for pending in answers.values())
    yield fx.Append([*rows, *_due(room, live, same)])
    if not aside:
        live.said.update({seat: (numbers[seat], pending.said) for seat, pending in answers.items()})
    lapsed = room.offers.kind == "undo"
    if lapsed:
        room.offers.close()
    turned = _turned(room, live)
    for seat, pending in (rest or {}).items():
        if seat in live.table.asked and pending.options[1] in live.desk.game.options(live.table, seat):
            live.pending[seat] = pending.rest()
    try:
        yield from timing.put(room, new=aside, same=same)
        yield fx.TellDecision(entries)
        if live.playthrough.mark():
            yield fx.Mark()
    except Exception as fault:
        yield from stop(room, fault)
        return
    if live.table.result is not None:
        yield fx.Finish()
    else:
        yield from _after(room, live, lapsed or room.outs() != outs, turned)
    yield fx.Decided(max(pending.received for pending in answers.values()))


def conclude(room: RoomState, live: LiveGame, serial: int) -> Effects:
    """The winner is certain: what is left to decide changes nothing, and nobody is bothered with it."""
    if room.live is not live or live.serial != serial or not room.running:
        return
    answers: dict[int, PendingAnswer] = {}
    for seat in live.table.asked:
        options = live.desk.game.options(live.table, seat)
        answers[seat] = silent(passing(options) or options[0], room.now)
    yield from take(room, answers)


def _turned(room: RoomState, live: LiveGame) -> bool:
    """Does somebody pass no more, because their turn has come?"""
    ended = [seat for n, seat in enumerate(room.seats) if over(live, n, seat)]
    for seat in ended:
        seat.standing = AutoPass(own=True) if seat.standing is not None and seat.standing.own else None
    return bool(ended)


def _after(room: RoomState, live: LiveGame, changed: bool, turned: bool) -> Effects:
    """What else a decision changes in the room."""
    if turned:
        with suppress(StoreError):  # the decision counts, and a wish that is over is not followed, stored or not
            yield fx.Save()
    if changed:
        yield from timing.sync(room)
        yield from agreements.settle(room)
    if changed or live.clock.ticks or live.due:
        yield fx.TellRoom()


def _due(room: RoomState, live: LiveGame, same: bool) -> list[LogRow]:
    """In a slow game a new question has its own time."""
    days = room.record.options.slow
    if not days or same or live.table.result is not None:
        return []
    return [live.await_answer(days, room.wall)]


def hold(room: RoomState, live: LiveGame, seat: int, pending: PendingAnswer, wait: float) -> Effects:
    """Keep an answer until its time has come."""
    live.pending[seat] = pending
    yield from timing.sync(room)
    yield fx.Later(wait, lambda: _release(room, live, seat, pending))


def _release(room: RoomState, live: LiveGame, seat: int, pending: PendingAnswer) -> Effects:
    if room.live is not live or live.pending.get(seat) is not pending or not room.running:
        return
    if pending.options[0] in live.desk.game.options(live.table, seat):
        yield from take(room, {seat: pending})
    else:  # others have answered meanwhile, and the question is another one
        del live.pending[seat]
        yield fx.TellQuestions([seat])


def bot_answered(
    room: RoomState, live: LiveGame, serial: int, seat: int, sitting: str, option: Option, aside: bool
) -> Effects:
    """It counts unless anything was decided since the bot was asked, or somebody else sits there now."""
    if room.live is not live or live.serial != serial or not room.running or room.bot_of(seat) != sitting:
        return
    if aside or not live.pace.together:
        yield from decide(room, seat, option, 0, room.now, aside)
    elif seat not in live.pending:
        yield from windows.keep(room, live, seat, silent(option, room.now))


# --- what the room itself does --------------------------------------------------------------------------------------


def control(room: RoomState, seat: int, what: str, charged: int = 0) -> Effects:
    """Store a row of the room's own."""
    live = room.playing
    yield fx.Append([LogRow(live.rows, seat, what, charged)])
    live.rows += 1


def excuse(room: RoomState, seat: int) -> Effects:
    """What counts doesn't count for whoever may be away by a fault of ours. That is in the log: it holds for good.

    Whoever was paired and has never taken the seat has no such excuse: they could see who waits for them there. Nor has
    anybody in a slow game, in which nobody has to be there.
    """
    if room.record.options.slow:
        return
    taken = room.record.options.rated and bool(room.seats[seat].token)
    if (taken or room.record.match is not None) and room.presence.swept(seat):
        yield from control(room, seat, f"~excused {seat}")


def take_over(room: RoomState, seat: int) -> Effects:
    """A bot plays a person's seat, until they come back."""
    live = room.playing
    yield from excuse(room, seat)
    charged = live.clock.stop(seat, room.now)
    if not live.pace.together:
        live.pending.pop(seat, None)
    yield from control(room, seat, f"~bot {seat}", charged)
    live.substitutes.add(seat)
    live.leaves[seat] += 1
    room.offers.close()
    yield from timing.sync(room)
    yield from timing.call_bots(room, live, [seat])
    yield fx.TellQuestions([seat])
    yield fx.TellRoom()
    if live.pace.together:
        yield from windows.close(room, live)


def out_of_time(room: RoomState, seat: int, charged: int) -> Effects:
    """A clock has run out: of two the other wins; of more a bot plays on, or the seat gives up."""
    if not (room.many and room.takeover):
        yield from excuse(room, seat)
    if not room.many:
        yield from end(room, seat, f"time {seat}", charged)
    elif room.takeover:
        yield from take_over(room, seat)
    else:
        yield from decide(room, seat, CONCEDE, charged, room.now, aside=True)


def go_back(room: RoomState, seat: int, moves: int, charged: int = 0) -> Effects:
    """Only the first so many decisions stand."""
    yield from control(room, seat, f"~undo {moves}", charged)
    room.offers.close()
    yield fx.Reload()
    yield fx.TellAll()


def end(room: RoomState, seat: int, what: str, charged: int = 0) -> Effects:
    """The room ends the game: "draw", "time 1", "claim 0", "round", "closed", "abandoned"."""
    yield from control(room, seat, f"~end {what}", charged)
    yield fx.Reload()
    yield fx.ShowTable(everybody=True)


def stop(room: RoomState, fault: Exception) -> Effects:
    """A fault of ours: nothing of it is stored, and the table waits until people agree on how to go on."""
    room.record.incident = yield fx.Incident(fault)
    room.offers.close()
    yield fx.Stop()
    yield fx.TellAll()
