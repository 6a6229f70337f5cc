"""Runner: performs the effects of transitions. The only way from the core to the world."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from ...limits.cpu_limit import cpu_limit
from ...limits.metering import WHO
from ...store import StoreError
from ..core import effects as e
from ..core.decisions import stop
from ..core.timing import look
from ..game.foresights import tell as tell_foreseen
from ..game.hints import tell as tell_hinted
from ..timing import Timer

if TYPE_CHECKING:
    from .broadcast import Client
    from .room import Room

TRIES = 3  # at the same moment of a game, before the table stops
TELLING = 5.0  # seconds of work on telling one decision; any known one takes a fraction of one

log = structlog.get_logger("kaimaku.rooms")


class Runner:
    __slots__ = ("_failed_at", "_failures", "_room", "_timer")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timer: Timer | None = None
        self._failed_at = -1  # how many rows the log had at the last failure
        self._failures = 0

    async def run(self, transition: e.Transition, asker: Client | None = None) -> None:
        """One effect after the other. What fails is raised in the transition, which may know what to do about it."""
        result: object = None
        error: BaseException | None = None
        while True:
            self._room.look_at_time()
            try:
                effect = transition.send(result) if error is None else transition.throw(error)
            except StopIteration:
                return
            result = error = None
            try:
                result = await self._perform(effect, asker)
            except BaseException as failed:
                error = failed

    def at_once(self, transition: e.Transition) -> None:
        """The same for a transition that waits for nothing."""
        self._room.look_at_time()
        for effect in transition:
            self._perform_now(effect, None)

    async def _perform(self, effect: e.Effect, asker: Client | None) -> object:
        room = self._room
        storage, state, services = room.storage, room.state, room.services
        match effect:
            case e.Append(rows):
                await storage.append(*rows)
            case e.Save(status):
                await storage.save(status)
            case e.Begin():
                await storage.begin()
            case e.Reload():
                await storage.reload()
            case e.Stop():
                await storage.stop()
            case e.Finish():
                await storage.finish()
            case e.Rehearse(answers):
                await services.rehearsals.decision(state.playing, answers)
            case e.Explain(seat, thing, target):
                return await services.rehearsals.because(state.playing, seat, thing, target)
            case e.Learn(cards):
                await services.own.learn(state.game, cards, WHO.get())
            case _:
                return self._perform_now(effect, asker)
        return None

    def _perform_now(self, effect: e.Effect, asker: Client | None) -> object:
        room = self._room
        state, broadcast, services = room.state, room.broadcast, room.services
        match effect:
            case e.TellDecision(entries):
                with cpu_limit(TELLING):
                    broadcast.decided(state.playing, entries)
            case e.TellQuestions(seats):
                broadcast.table([client for seat in seats for client in broadcast.of(seat)])
            case e.TellRoom():
                broadcast.room()
            case e.TellAll():
                broadcast.all_again()
            case e.ShowTable(everybody):
                broadcast.table(broadcast.clients if everybody else [asker] if asker is not None else [])
            case e.Refuse(why) if asker is not None:
                broadcast.refuse(asker, why)
            case e.Reply(message) if asker is not None:
                asker.answer(message)
            case e.Tell(message, players):
                broadcast.tell(message, players)
            case e.Reseat(places):
                broadcast.reseat(places)
            case e.Later(seconds, then):
                if not room.closing:
                    self.later(seconds, then)
            case e.Alarm(seconds):
                self.disarm()
                if seconds is not None:
                    self._timer = services.time.later(seconds, self._ring)
            case e.Foresee(seat, asked, answers) if asker is not None:
                found = services.foresights.of(state.playing, seat, answers)
                services.spawn(tell_foreseen(asked, found, asker.tell))
            case e.Hint(seat) if asker is not None:
                services.spawn(tell_hinted(services.hints.of(state.playing, seat), asker.tell))
            case e.Mark():
                room.storage.keep_checkpoint()
            case e.AskBot(seat, bot):
                if not room.closing:
                    with cpu_limit(TELLING):
                        room.bot_seats.ask(state.playing, seat, bot)
            case e.Chance(bits):
                return services.chance(bits)
            case e.Incident(fault):
                live = state.playing
                return services.monitor.incident(fault, "table", room=room.code, game=live.id, row=live.rows)
            case e.Decided(received):
                services.monitor.decided(state.game, services.time.now() - received)
            case e.FellBack(bot):
                services.monitor.fell_back(bot)
            case _:
                raise TypeError(f"nobody carries out {effect!r} here")
        return None

    def disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self.later(0, lambda: look(self._room.state))

    # --- what nobody would ask for again -----------------------------------------------------------------------------

    def later(self, seconds: float, then: Callable[[], e.Transition]) -> None:
        """Start a transition later, under the lock; the room stays in memory for it."""
        self._room.holds += 1
        self._room.services.spawn(self._later(seconds, then))

    async def _later(self, seconds: float, then: Callable[[], e.Transition]) -> None:
        try:
            await self._room.services.sleep(seconds)
            await self.carry_out(then)
        finally:
            self._room.holds -= 1

    async def carry_out(self, then: Callable[[], e.Transition]) -> None:
        """Run a transition under the lock, on a table of which it is certain that it is what is stored."""
        room = self._room
        async with room.lock:
            if room.gone:
                return
            try:
                await room.storage.make_sure()
                await self.run(then())
            except StoreError as error:
                log.warning("decision not saved", room=room.code, error=type(error).__name__)
            except asyncio.CancelledError:
                if cancelled():
                    raise
                await self._failed(RuntimeError("something it waited for was cancelled"))
            except Exception as error:
                await self._failed(error)

    async def _failed(self, error: Exception) -> None:
        """The table is laid out again, and all that it waits for begins anew; what fails every time stops it."""
        room, live = self._room, self._room.state.live
        at = live.rows if live is not None else 0
        self._failures = self._failures + 1 if self._failed_at == at else 1
        self._failed_at = at
        if self._failures >= TRIES and room.state.running:
            self._failures = 0
            await self.run(stop(room.state, error))
            return
        room.services.monitor.incident(error, "room", room=room.code)
        room.storage.stale = True
        room.storage.look_again()


def cancelled() -> bool:
    """Is it this task that was cancelled, and not only something it waits for?"""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0
