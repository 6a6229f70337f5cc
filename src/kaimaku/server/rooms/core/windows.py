"""Windows: questions put to several seats at once. Answers count together, once all are in.

Nobody is told that somebody else has answered, or who was asked at all: until a window closes, the others hear nothing.

Priority is a window of one seat, and everybody sees whose: whether it is asked rests on public facts. Where two people
play, no answer to it counts before a short time that is the same for all, whoever is asked has the time of a window,
and nobody is passed for because of what their hand holds, in these windows or in any. A person among bots who can only
pass is passed for at once.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from kaimaku.kernel.decisions import PASS, PROMPTS, Option

from ..game.game_log import write
from ..game.live_game import LiveGame
from ..game.pace import PendingAnswer, passing, silent
from ..seating.records import SeatRecord
from . import decisions
from .effects import AskBot, Effect, Effects, FellBack, Later, TellQuestions
from .state import RoomState

CHANGES = 200  # of mind about one question: a log does not grow for ever because somebody cannot decide


def open_all(room: RoomState, live: LiveGame) -> Effects:
    """A question is put to several: those who pass beforehand have answered; then time runs."""
    for seat in live.table.asked:
        stand(room, live, seat)
    serial = live.serial
    yield Later(live.pace.wait(room.now), lambda: _look(room, live, serial))
    yield from _limit(room, live)


def open_one(room: RoomState, live: LiveGame) -> Effects:
    """A seat has priority: it passes if it has asked for that, and by itself when its time is over."""
    yield from _limit(room, live)
    yield from offer(room, live)


def offer(room: RoomState, live: LiveGame) -> Effects:
    """The seat that has priority passes if it has asked for that."""
    seat = live.table.asked[0]
    if room.bot_of(seat) or seat in live.pending:
        return
    option = standing_pass(live, seat, room.seats[seat])
    if option is not None:
        yield from decisions.hold(room, live, seat, silent(option, room.now), max(0.0, live.pace.wait(room.now)))


def _limit(room: RoomState, live: LiveGame) -> Effects:
    """Close the question when its time is over, if it has a limit."""
    serial, put, limit = live.serial, live.pace.put, live.pace.limit
    if limit:
        yield Later(put + limit - room.now, lambda: _over(room, live, serial, put))


def stand(room: RoomState, live: LiveGame, seat: int) -> None:
    """Pass for a seat that has asked for it."""
    if seat in live.pending or room.bot_of(seat):
        return
    option = standing_pass(live, seat, room.seats[seat])
    if option is not None:
        live.pending[seat] = silent(option, room.now)


def keep(room: RoomState, live: LiveGame, seat: int, pending: PendingAnswer) -> Effects:
    """An answer has come. In slow games it must survive whatever happens until the others have answered."""
    if live.due and not pending.silent:
        yield from _store(room, live, seat, f"~hold {live.question_number(seat)} {write(pending.options)}")
    live.pending[seat] = pending
    if not pending.silent:
        yield TellQuestions([seat])
    yield from close(room, live)


def take_back(room: RoomState, live: LiveGame, seat: int) -> Effects:
    """A seat wants to think again."""
    if live.due and not live.pending[seat].silent:
        yield from _store(room, live, seat, f"~hold {live.question_number(seat)}")
    del live.pending[seat]
    yield TellQuestions([seat])


def _store(room: RoomState, live: LiveGame, seat: int, what: str) -> Effects:
    live.changes += 1
    yield from decisions.control(room, seat, what)


def close(room: RoomState, live: LiveGame) -> Effects:
    """If all have answered and it has been open long enough: what they chose happens."""
    if live.pace.wait(room.now) > 0 or not (yield from _complete(room, live)):
        return
    answers = {seat: live.pending[seat] for seat in live.table.asked}
    rest = {seat: pending for seat, pending in answers.items() if len(pending.options) > 1}
    for seat, pending in rest.items():
        answers[seat] = pending.first()
    yield from decisions.take(room, answers, rest)


def _complete(room: RoomState, live: LiveGame) -> Generator[Effect, Any, bool]:
    """Is every answer there? Among people no window waits for a bot, which would tell that it has a choice."""
    late = [seat for seat in live.table.asked if seat not in live.pending]
    if late and not (live.pace.floor and all(room.bot_of(seat) for seat in late)):
        return False
    passes = {seat: passing(live.desk.game.options(live.table, seat)) for seat in late}
    for seat, option in passes.items():
        if option is None:
            return False
        live.pending[seat] = silent(option, room.now)
        yield FellBack(room.bot_of(seat))
    return True


def _look(room: RoomState, live: LiveGame, serial: int) -> Effects:
    if _open(room, live, serial):
        yield from close(room, live)


def _over(room: RoomState, live: LiveGame, serial: int, put: float) -> Effects:
    """Whoever has not answered in time passes; where nobody can pass, a bot answers."""
    if not _open(room, live, serial, put):
        return
    seat = live.table.asked[0]
    if not room.presence.anybody:
        live.pace.lapsed = True
    elif live.pace.together:
        yield from lapse(room, live)
    elif seat not in live.pending and not room.bot_of(seat):
        yield from decisions.decide(room, seat, PASS, live.clock.stop(seat, room.now), room.now)


def lapse(room: RoomState, live: LiveGame) -> Effects:
    """The time of everybody who has not answered is over."""
    for seat in live.table.asked:
        if seat in live.pending or room.bot_of(seat):
            continue
        option = passing(live.desk.game.options(live.table, seat))
        if option is not None:
            live.pending[seat] = silent(option, room.now)
        else:
            yield AskBot(seat, room.stand_in)
    yield from close(room, live)


def _open(room: RoomState, live: LiveGame, serial: int, put: float | None = None) -> bool:
    """Is it still the same question, put at the same time?"""
    same = room.live is live and live.serial == serial and room.running
    return same and (put is None or live.pace.put == put)


def standing_pass(live: LiveGame, seat: int, record: SeatRecord) -> Option | None:
    """The pass a seat has asked for, if it applies to the open question.

    It rests on what everybody knows and never on the hand: a window that closes at once would tell that nobody could
    react, and one that takes longer, that somebody could. So every person is asked, whatever they hold, and is passed
    for by nothing but what they asked for beforehand; and nobody is asked whether to answer what they have just played
    themselves, unless they want to be. Among bots, who make nothing of a pause, whoever can do nothing but pass is not
    bothered.
    """
    t, standing = live.table, record.standing
    secret = PROMPTS[t.prompt].secret
    if not secret and not live.pace.window:
        return None
    if live.pace.alone and live.desk.idle(t, seat):
        return PASS
    if standing is not None and standing.hold and not live.desk.holding(t, seat).isdisjoint(standing.hold):
        return None
    own = (standing is None or not standing.own) and live.desk.own(t, seat)
    if not own and not _wished(live, seat, record):
        return None
    return passing(live.desk.game.options(t, seat))


def _wished(live: LiveGame, seat: int, record: SeatRecord) -> bool:
    """Has a seat asked to let a window like this one go by?"""
    standing = record.standing
    if standing is None or not standing.until or over(live, seat, record):
        return False
    return standing.until != "hit" or not live.desk.concerns(live.table, seat)


def over(live: LiveGame, seat: int, record: SeatRecord) -> bool:
    """Has the turn come until which a seat wanted to pass?"""
    standing, t = record.standing, live.table
    return standing is not None and standing.until == "turn" and t.active == seat and t.turn > record.standing_turn
