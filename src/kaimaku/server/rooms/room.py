"""Room: the one writer of a table. A decision is stored first and told then; nothing else changes the game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import structlog

from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.knowledge import commitment

from ..cpu_limit import cpu_limit
from ..store import LogRow, RoomRow, StoreError
from ..table_work import own_film
from ..trouble import Trouble
from ..wire.play import FromClient, Hello
from ..wire.room import Outcome, RoomInfo, SeatInfo
from . import record as records
from . import requests
from .bot_seats import BotSeats
from .bots import best_bot
from .failures import Failures
from .game_log import BESIDES, write
from .house import House
from .keeper import Keeper
from .offers import Offers
from .outbox import Outbox
from .pace import Held
from .play import Play
from .presence import Presence
from .record import RoomRecord, SeatRecord
from .replay_file import replay_of
from .seats import seat_by
from .slow import await_answer
from .standing import over
from .telling import Telling
from .timing import Timer
from .undo import UNDOS, Undo
from .viewers import Viewer
from .waits import Waits
from .windows import Windows
from .words import internal, refusal, trouble

DECIDING = 5.0  # seconds of work on one decision, and again on telling it; any known one takes a fraction of one
RELOAD = 10.0  # seconds in which somebody who is gone may just be loading the page again
log = structlog.get_logger("kaimaku.rooms")


class Room:
    """Everything that changes it happens under its lock, one thing after the other."""

    __slots__ = (
        "bot_seats",
        "failures",
        "holds",
        "house",
        "keeper",
        "leaving",
        "lock",
        "offers",
        "outcome",
        "play",
        "presence",
        "record",
        "row",
        "telling",
        "waits",
        "windows",
    )

    def __init__(self, house: House, row: RoomRow) -> None:
        self.house = house
        self.row = row
        self.record: RoomRecord = records.unpack(row.data)
        self.play: Play | None = None
        self.outcome: Outcome | None = None
        self.offers = Offers()
        self.presence = Presence(float(self.record.options.away), house.settings.takeover if self.takeover else None)
        self.telling = Telling(self)
        self.holds = 0  # sockets, requests and thoughts that need it in memory
        self.leaving: Timer | None = None
        self.lock = asyncio.Lock()
        self.keeper = Keeper(self)
        self.waits = Waits(self)
        self.windows = Windows(self)
        self.bot_seats = BotSeats(self)
        self.failures = Failures(self)

    @classmethod
    async def adopt(cls, house: House, row: RoomRow) -> Room:
        """A room as it was left, whatever happened in between."""
        room = cls(house, row)
        if room.full:
            async with room.lock:
                await room.keeper.load()
        return room

    # --- what it is ------------------------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def game(self) -> str:
        return self.row.game

    @property
    def seats(self) -> list[SeatRecord]:
        return self.record.seats

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def status(self) -> str:
        if self.outcome is not None:
            return "over"
        if self.record.incident:
            return "stopped"
        return "waiting" if self.play is None else "playing"

    @property
    def running(self) -> bool:
        """Is there a game in which somebody can decide?"""
        return self.play is not None and self.outcome is None and not self.record.incident

    @property
    def due(self) -> float | None:
        """Until when a slow game waits for an answer."""
        return self.play.due if self.play is not None and self.running and self.play.due else None

    @property
    def many(self) -> bool:
        """More than two play: the game goes on without whoever gives up, and nobody wins by another's absence."""
        return len(self.seats) > 2

    @property
    def takeover(self) -> bool:
        """Does a bot play on for whoever leaves?"""
        chosen = self.record.options.takeover
        return self.many if chosen is None else chosen

    @property
    def humans(self) -> frozenset[int]:
        """Seats that belong to people."""
        return frozenset(s for s, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def people(self) -> frozenset[int]:
        """Who must be asked for consent: people who play themselves, and still do."""
        away = self.play.substitutes if self.play is not None else ()
        return frozenset(s for s in self.humans if s not in away and not self.out(s))

    @property
    def company(self) -> frozenset[int]:
        """People at a table of many who do not play just now: the game may not wait for somebody gone before them."""
        return self.humans - self.people if self.many else frozenset()

    @property
    def partners(self) -> frozenset[int]:
        """Who must agree to another game: of many, those who are here."""
        if not self.many:
            return self.people
        return frozenset(s for s in self.humans if self.presence.here(s))

    def out(self, seat: int) -> bool:
        """Does the game go on without this seat?"""
        play = self.play
        return play is not None and not play.desk.playing(play.table, seat)

    @property
    def alone(self) -> bool:
        return len(self.humans) < 2

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, if one does."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        return best_bot(self.game) if self.play is not None and seat in self.play.substitutes else ""

    def asks(self, seat: int) -> bool:
        """Is a question open to the person in this seat?"""
        play = self.play
        return (
            play is not None
            and seat in play.table.asked
            and seat not in play.held
            and seat not in play.substitutes
            and self.outcome is None
            and not self.record.incident
        )

    def may_undo(self, seat: int | None) -> Undo:
        play = self.play
        if play is None or seat is None or play.take_backs.last[seat] < 0 or not self.running:
            return "no"
        if seat in play.substitutes or self.out(seat) or play.undos >= UNDOS:
            return "no"
        policy = self.record.options.undo
        return play.take_backs.may(seat, policy == "free" or self.alone, policy)

    def info(self) -> RoomInfo:
        play, now = self.play, self.house.time.now()
        return RoomInfo(
            code=self.code,
            game=self.game,  # type: ignore[arg-type]
            status=self.status,  # type: ignore[arg-type]
            options=self.record.options,
            seats=[self._seat_info(s, seat, now) for s, seat in enumerate(self.seats)],
            watching=len(self.telling.of(None)),
            number=self.record.number,
            turn=play.table.turn if play is not None else 0,
            commitment=commitment(int(self.record.seed)) if play is None else commitment(int(play.header.seed)),
            running=play.clock.running(now) if play is not None and self.running else [],
            by=play.due if play is not None and self.running else 0.0,
            offer=self.offers.told(),
            outcome=self.outcome,
            incident=self.record.incident,
            practice=self.record.start is not None,
        )

    def _seat_info(self, number: int, seat: SeatRecord, now: float) -> SeatInfo:
        play = self.play
        human = seat.kind == "human"
        clock, bank = None, 0.0
        if play is not None and play.clock.ticks and human:
            clock, bank = play.clock.left(number, now)
        return SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            deck=seat.deck_name,
            present=seat.kind == "bot" or self.presence.here(number),
            away=round(self.presence.away(number, now), 1) if self.running and human else 0.0,
            takeover=round(self.presence.takeover(number, now), 1) if self.running and human else 0.0,
            out=self.out(number),
            substitute=play is not None and number in play.substitutes,
            clock=None if clock is None else round(clock, 1),
            bank=round(bank, 1),
            wins=seat.wins,
        )

    # --- coming and going ------------------------------------------------------------------------------------------

    async def enter(self, hello: Hello, outbox: Outbox) -> Viewer:
        """A client says hello: it gets everything it may know, and from now on all that happens."""
        seat = seat_by(hello.token, self.seats) if hello.token else None
        if hello.token and seat is None:
            raise trouble("token")
        if seat is None and not self.record.options.spectators:
            raise trouble("no_watching")
        settings = self.house.settings
        async with self.lock:
            await self.keeper.make_sure()
            others = self.telling.of(seat)
            if seat is None and len(others) >= settings.watchers:
                raise trouble("crowded")
            if seat is not None and len(others) >= settings.tabs:
                raise trouble("tabs")
            viewer = Viewer(seat, hello, outbox)
            stories = await self.keeper.stories(viewer)
            self.telling.add(viewer)
            if seat is not None:
                self.presence.come(seat, self.house.time.now())
                self.waits.sync()
                self.waits.resume()
            self.telling.welcome(viewer, stories)
            self.telling.room(but=viewer)
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """A client is gone."""
        if not self.telling.remove(viewer):
            return
        if viewer.seat is not None:
            self.presence.go(viewer.seat, self.house.time.now())
            self.waits.sync()
            if self.offers.kind is not None and not self.house.closing:
                self.waits.then(RELOAD, self._settle)
        self.telling.room()

    async def _settle(self) -> None:
        await requests.settle(self)

    async def hear(self, viewer: Viewer, message: FromClient, received: float) -> None:
        """Follow a message, or say why not."""
        async with self.lock:
            if self.house.closing:
                return
            try:
                if self.keeper.stale:
                    await self.keeper.make_sure()
                await requests.HANDLERS[type(message)](self, viewer, message, received)
            except StoreError as error:
                log.warning("not stored", room=self.code, error=type(error).__name__)
                self.telling.problem([viewer], trouble("storage"))
            except Trouble as wrong:
                self.telling.refuse(viewer, refusal(wrong))
            except Exception as error:
                number = self.house.hooks.incident(error, "message", room=self.code, kind=type(message).__name__)
                self.keeper.stale = True
                self.keeper.look_again()
                self.telling.problem([viewer], internal(number))

    async def sit(self, seat: int, taken: SeatRecord) -> None:
        """Somebody comes and takes an open seat."""
        async with self.lock:
            await self.seat(seat, taken)

    async def seat(self, seat: int, taken: SeatRecord) -> None:
        """An open seat is taken; once all are, the game begins."""
        if self.seats[seat].kind != "open":
            raise trouble("taken")
        before = self.seats[seat]
        self.seats[seat] = taken
        try:
            await self.keeper.save()
        except BaseException:
            self.seats[seat] = before
            raise
        if self.full:
            await self.keeper.begin()
        else:
            self.telling.room()

    async def again(self, record: RoomRecord, places: Sequence[int] | None = None) -> None:
        """The next game, with everything that was agreed about it. `places`: who sits where from now on."""
        before = self.record
        self.record = record
        try:
            await self.keeper.save("waiting")
        except BaseException:
            self.record = before
            raise
        if places is not None:
            moved = {old: new for new, old in enumerate(places)}
            self.presence.move(moved)
            self.telling.move(moved)
        self.outcome = self.play = None
        await self.keeper.begin()
        if self.many and self.running:
            for seat in self.people - self.partners:
                await self.take_over(seat)

    async def goodbye(self) -> list[Viewer]:
        """The server stops: what is under way is finished; whoever must be told."""
        async with self.lock:
            self.waits.disarm()
            return list(self.telling.viewers)

    async def frames(self, seat: int, who: str) -> bytes:
        """The game so far as one seat saw it: gzipped JSON."""
        play = self.play
        if play is None:
            raise trouble("no_frames")
        replay = replay_of(self.game, play.header, (await self.keeper.moves(play)).moves)
        if self.outcome is not None:
            replay.result = [self.outcome.winners, self.outcome.rule]
        names = [s.name for s in self.seats]
        return await self.house.workers.do(who, own_film, replay, play.header.scenario, names, seat)

    @property
    def busy(self) -> bool:
        """Must it stay in memory?"""
        return self.holds > 0 or bool(self.telling.viewers) or self.lock.locked()

    # --- decisions -------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, options: Sequence[Option], said: object, received: float) -> None:
        """An answer to the open question, held until its time has come."""
        play = self.play
        assert play is not None
        charged = play.clock.stop(seat, received)
        if play.pace.together:
            await self.windows.keep(play, seat, Held(options, said, charged, received))
            return
        wait = play.pace.wait(self.house.time.now())
        if wait <= 0:
            await self.decide(seat, options, said, charged, received)
            return
        self.waits.hold(play, seat, Held(options, said, charged, received), wait)

    async def decide(
        self, seat: int, options: Sequence[Option], said: object, charged: int, received: float, aside: bool = False
    ) -> None:
        """Take a decision, store it, and tell everybody. `aside`: it answers no question."""
        await self.take({seat: Held(options, said, charged, received)}, aside=aside)

    async def take(
        self, answers: Mapping[int, Held], rest: Mapping[int, Held] | None = None, aside: bool = False
    ) -> None:
        """The same for what several decide together. `rest`: what they have chosen for the rounds to come."""
        play = self.play
        assert play is not None
        mark, first, out = BESIDES if aside else "", play.rows, self._outs()
        asked = {seat: play.asked(seat) for seat in answers}
        rows = [
            LogRow(first + n, seat, mark + write(held.options), held.charged)
            for n, (seat, held) in enumerate(answers.items())
        ]
        entries: list[Entry] = []
        try:
            with cpu_limit(DECIDING):
                for seat, held in answers.items():
                    entries += play.decide(seat, held.options, aside)
        except Exception as fault:
            await self.stop(fault)
            return
        same = aside and not any(held.options[0] == CONCEDE for held in answers.values())
        await self.keeper.append(*rows, *self._due(play, same))
        if not aside:
            play.said.update({seat: (asked[seat], held.said) for seat, held in answers.items()})
        lapsed = self.offers.kind == "undo"
        if lapsed:
            self.offers.close()
        turned = self._turned(play)
        for seat, held in (rest or {}).items():
            if seat in play.table.asked and held.options[1] in play.desk.game.options(play.table, seat):
                play.held[seat] = Held(held.options[1:], held.said, 0, held.received, held.silent)
        try:
            with cpu_limit(DECIDING):
                self.waits.put(new=aside, same=same)
                self.telling.decided(play, entries)
        except Exception as fault:
            await self.stop(fault)
            return
        if play.table.result is not None:
            await self.keeper.finish()
        else:
            await self._after(play, lapsed or self._outs() != out, turned)
        self.house.hooks.decided(self.game, self.house.time.now() - max(held.received for held in answers.values()))

    def _turned(self, play: Play) -> bool:
        """Does somebody pass no more, because their turn has come?"""
        ended = [seat for n, seat in enumerate(self.seats) if over(play, n, seat)]
        for seat in ended:
            seat.standing = None
        return bool(ended)

    async def _after(self, play: Play, changed: bool, turned: bool) -> None:
        """What else a decision changes in the room."""
        if turned:
            await self.keeper.save()
        if changed:
            self.waits.sync()
            await requests.settle(self)
        if changed or play.clock.ticks or play.due:
            self.telling.room()

    def _outs(self) -> list[bool]:
        return [self.out(seat) for seat in range(len(self.seats))] if self.many else []

    def _due(self, play: Play, same: bool) -> list[LogRow]:
        """In a slow game a new question has its own time."""
        days = self.record.options.slow
        if not days or same or play.table.result is not None:
            return []
        return [await_answer(play, days, self.house.time.wall())]

    async def take_over(self, seat: int) -> None:
        """A bot plays a person's seat, until they come back."""
        play = self.play
        assert play is not None
        charged = play.clock.stop(seat, self.house.time.now())
        if not play.pace.together:
            play.held.pop(seat, None)
        await self.keeper.control(seat, f"~bot {seat}", charged)
        play.substitutes.add(seat)
        play.leaves[seat] += 1
        self.offers.close()
        self.waits.sync()
        self.bot_seats.call(play, [seat])
        self.telling.asked(play, [seat])
        self.telling.room()
        if play.pace.together:
            await self.windows.close(play)

    async def out_of_time(self, seat: int, charged: int) -> None:
        """A clock has run out: of two the other wins; of more a bot plays on, or the seat gives up."""
        if not self.many:
            await self.end(seat, f"time {seat}", charged)
        elif self.takeover:
            await self.take_over(seat)
        else:
            await self.decide(seat, (CONCEDE,), None, charged, self.house.time.now(), aside=True)

    async def go_back(self, seat: int, moves: int, charged: int = 0) -> None:
        """Only the first so many decisions stand."""
        await self.keeper.control(seat, f"~undo {moves}", charged)
        self.offers.close()
        await self.keeper.reload()
        self.telling.all_again()

    async def end(self, seat: int, what: str, charged: int = 0) -> None:
        """The room ends the game: "draw", "time 1", "claim 0"."""
        await self.keeper.control(seat, f"~end {what}", charged)
        await self.keeper.reload()
        if self.play is not None:
            for viewer in self.telling.viewers:
                self.telling.now(self.play, viewer)

    async def stop(self, fault: Exception) -> None:
        """A fault of ours: nothing of it is stored, and the table waits until people agree on how to go on."""
        play = self.play
        assert play is not None
        self.record.incident = self.house.hooks.incident(fault, "table", room=self.code, game=play.id, row=play.rows)
        self.offers.close()
        self.keeper.stale = True
        try:
            await self.keeper.save()
        except BaseException:
            self.keeper.look_again()
            raise
        await self.keeper.reload()
        self.telling.all_again()
