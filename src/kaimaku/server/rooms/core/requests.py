"""What clients ask of a room: a transition for each message."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from typing import Any

from kaimaku.games.desk import BadHandle
from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.wire import play as wire

from ..game.live_game import LiveGame
from ..game.take_backs import UNDOS
from . import decisions, timing, windows
from . import effects as fx
from .absence import absent, come_back, leave
from .agreements import answer, draw, offer, rematch, step_back, to_result
from .effects import Effect, Effects
from .guards import Handler, by_hand, in_the_game, needs, running, seated, unfinished
from .matches import next_game
from .state import RoomState
from .talk import say, stamp
from .windows import CHANGES


@needs(seated, running, by_hand)
def choose(room: RoomState, seat: int, message: wire.Choose, received: float) -> Effects:
    live = room.playing
    if not (yield from _may_answer(live, seat, message.asked, message.option)):
        return
    options = live.desk.game.options(live.table, seat)
    if message.option >= len(options):
        yield fx.Refuse("no_option")
    else:
        yield from decisions.answer(room, seat, (options[message.option],), message.option, received)


@needs(seated, running, by_hand)
def pick(room: RoomState, seat: int, message: wire.PickAll, received: float) -> Effects:
    live = room.playing
    if not (yield from _may_answer(live, seat, message.asked, message.things)):
        return
    try:
        options = live.desk.picked(live.table, seat, message.things)
    except BadHandle:
        yield fx.Refuse("no_thing")
    except ValueError:
        yield fx.Refuse("no_pick")
    else:
        yield from decisions.answer(room, seat, options, message.things, received)


def _may_answer(live: LiveGame, seat: int, number: int, said: object) -> Generator[Effect, Any, bool]:
    """May this seat answer this question now? If not, the client is told how things are."""
    pending = live.pending.get(seat)
    if live.said.get(seat) == (number, said):
        yield fx.ShowTable()
    elif number != live.question_number(seat):
        yield fx.Refuse("stale")
    elif seat not in live.table.asked:
        yield fx.Refuse("not_asked")
    elif pending is None:
        return True
    elif pending.said == said:
        return False
    elif not live.pace.together:
        yield fx.Refuse("answered")
    elif live.changes >= CHANGES:
        yield fx.Refuse("undecided")
    else:
        return True
    return False


@needs(seated, running)
def why(room: RoomState, seat: int, message: wire.WhyNot, received: float) -> Effects:
    live = room.playing
    try:
        if live.header.foreign:
            yield fx.Reply((yield fx.Explain(seat, message.thing, message.target)))
        else:
            yield fx.Reply(live.desk.because(live.table, seat, message.thing, message.target))
    except BadHandle:
        yield fx.Refuse("no_thing")


@needs(seated)
def foresee(room: RoomState, seat: int, message: wire.Foresee, received: float) -> Effects:
    """What is no longer asked, or was never an option, is not foreseen; that is no mistake worth a word."""
    live = room.live if room.running else None
    if live is None or message.asked != live.question_number(seat) or seat not in live.table.asked:
        yield fx.Reply(wire.Foreseen(message.asked))
        return
    options = live.desk.game.options(live.table, seat)
    answers: list[tuple[int | None, list[Option]]]
    answers = [(n, [options[n]]) for n in dict.fromkeys(message.options) if n < len(options)]
    if message.things:
        with suppress(BadHandle, ValueError):
            answers.append((None, live.desk.picked(live.table, seat, message.things)))
    yield fx.Foresee(seat, message.asked, answers)


@needs(seated)
def hint(room: RoomState, seat: int, message: wire.AskHint, received: float) -> Effects:
    """In a game against bots, or where the room allows it."""
    if not room.hints:
        yield fx.Refuse("no_hints")
    elif room.live is not None:
        yield fx.Hint(seat)


@needs(seated, unfinished, in_the_game)
def concede(room: RoomState, seat: int, message: wire.Concede, received: float) -> Effects:
    charged = room.playing.clock.stop(seat, received)
    yield from decisions.decide(room, seat, CONCEDE, charged, received, aside=True)


@needs(seated, running, by_hand)
def aside(room: RoomState, seat: int, message: wire.Aside, received: float) -> Effects:
    live = room.playing
    shown = live.desk.asides(live.table, seat, False)
    found = [n for n, o in enumerate(shown) if (o.verb, o.things, o.n) == (message.verb, message.things, message.n)]
    options = [option for option in asides(live.table, seat) if option != CONCEDE]
    if not found:
        yield fx.Refuse("no_option")
    else:
        yield from decisions.decide(room, seat, options[found[0]], 0, received, aside=True)


@needs(seated)
def standing(room: RoomState, seat: int, message: wire.AutoPass, received: float) -> Effects:
    """Let windows go by from now on, the open one included; or be asked again."""
    live, record = room.live, room.seats[seat]
    before = record.standing, record.standing_turn
    record.standing = message if message.until or message.own else None
    record.standing_turn = 0 if live is None else live.table.turn
    try:
        yield fx.Save()
    except BaseException:
        record.standing, record.standing_turn = before
        raise
    if live is None or not room.running:
        return
    pending = live.pending.get(seat)
    if live.pace.together and seat in live.table.asked and seat not in live.substitutes:
        if pending is not None and pending.silent:
            del live.pending[seat]
        windows.stand(room, live, seat)
    elif live.pace.window and seat in live.table.asked and (pending is None or pending.silent):
        live.pending.pop(seat, None)
        yield from windows.offer(room, live)
    yield fx.TellQuestions([seat])
    if live.pace.together:
        yield from windows.close(room, live)


@needs(seated, running)
def undo(room: RoomState, seat: int, message: wire.AskUndo, received: float) -> Effects:
    live = room.playing
    if seat in live.pending and live.changes >= CHANGES:
        yield fx.Refuse("undecided")
    elif seat in live.pending and seat not in live.substitutes:
        if live.pace.together:
            yield from windows.take_back(room, live, seat)
        else:
            del live.pending[seat]
            yield from timing.sync(room)
            yield fx.TellQuestions([seat])
    elif (may := room.may_undo(seat)) == "free":
        yield from decisions.go_back(room, seat, live.take_backs.last[seat], live.clock.stop(seat, received))
    elif may == "ask":
        yield from offer(room, seat, "undo")
    else:
        never, often = room.record.options.undo == "never", live.undos >= UNDOS
        yield fx.Refuse("undo_never" if never else "undo_often" if often else "no_undo")


def ping(room: RoomState, seat: int | None, message: wire.Ping, received: float) -> Effects:
    yield fx.Reply(wire.Pong(message.n))


def hello(room: RoomState, seat: int | None, message: wire.Hello, received: float) -> Effects:
    yield fx.Refuse("again")


HANDLERS: dict[type[wire.FromClient], Handler] = {
    wire.Choose: choose,
    wire.PickAll: pick,
    wire.WhyNot: why,
    wire.Foresee: foresee,
    wire.AskHint: hint,
    wire.Concede: concede,
    wire.Aside: aside,
    wire.AutoPass: standing,
    wire.AskUndo: undo,
    wire.StepBack: step_back,
    wire.ToResult: to_result,
    wire.OfferDraw: draw,
    wire.Rematch: rematch,
    wire.NextGame: next_game,
    wire.Answer: answer,
    wire.Absent: absent,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Stamp: stamp,
    wire.Say: say,
    wire.Ping: ping,
    wire.Hello: hello,
}
