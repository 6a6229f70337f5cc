"""Any messages in any order from anybody, with people coming and going and the server dying in between.

Nothing crashes, nothing is told to whom it does not belong, and what is in memory is what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from kaimaku.server.rooms.game.live_game import LiveGame
from kaimaku.server.rooms.game.playthrough import Playthrough
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.play import (
    Absent,
    Answer,
    AskUndo,
    Choose,
    Concede,
    FromClient,
    Hello,
    OfferDraw,
    PickAll,
    Ping,
    Rematch,
    Return,
    Say,
    Stamp,
    StepBack,
    Update,
    Welcome,
    WhyNot,
)
from kaimaku.wire.room import ClockPlan, Join, NewRoom, RoomOptions, SeatPlan
from kaimaku.wire.views import View
from tests.depth import examples
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House
from tests.server.rooms.virtual import quiet

PACED = replace(SETTINGS, floor=1.5, bot_pause=0.35, idle=300.0)
HANDLES = st.sampled_from(["o0", "o1", "m1", "m2", "m9", "c1", "c5", "c40", "q0", "q3", "h1.hSD01-003.0", "x3", "-"])
DECKS = st.sampled_from([None, DeckChoice(), DeckChoice("sora"), DeckChoice("nobody")])
ASKED = st.integers(-3, 3)  # beside the open question
CLOCKS = st.sampled_from([ClockPlan(), ClockPlan("game", total=400), ClockPlan("move", move=30, bank=60)])
MESSAGES: st.SearchStrategy[FromClient] = st.one_of(
    st.builds(WhyNot, HANDLES, HANDLES | st.just("")),
    st.builds(AskUndo),
    st.builds(OfferDraw),
    st.builds(Rematch, st.booleans(), DECKS),
    st.builds(StepBack),
    st.builds(Answer, st.booleans(), DECKS),
    st.builds(Absent, st.integers(0, 3), st.sampled_from(["bot", "claim", "wait"])),
    st.builds(Return),
    st.builds(Stamp, st.sampled_from(["hello", "bravo"])),
    st.builds(Say, st.sampled_from(["", "hello", "\u202e"])),
    st.builds(Ping, st.integers(0, 9)),
    st.builds(Hello),
)


class AnyMessage(RuleBasedStateMachine):
    """A room with two seats, some tabs and spectators."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.memory = MemoryStore()
        self.clients: list[Client] = []

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.loop.run_until_complete(work)

    @initialize(
        bot=st.booleans(), clock=CLOCKS, undo=st.sampled_from(["free", "ask", "never"]), seed=st.integers(0, 99)
    )
    def open(self, bot: bool, clock: ClockPlan, undo: str, seed: int) -> None:
        async def go() -> None:
            self.house = House(self.memory, PACED, seed=seed)
            options = RoomOptions(clock=clock, undo=undo, away=60)  # type: ignore[arg-type]
            second = SeatPlan("bot", "random") if bot else SeatPlan("open")
            mine = await self.house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), second], options))
            self.code, self.tokens = mine.code, [mine.token]
            if not bot:
                self.tokens.append((await self.house.rooms.join(mine.code, Join("Ben"))).token)
            for token in self.tokens:
                self.clients.append(await Client(self.house, self.code, token).welcomed())
            await quiet()

        self.run(go())

    def some(self, which: int) -> Client | None:
        return self.clients[which % len(self.clients)] if self.clients else None

    @rule(pick=st.integers(0, 10_000))
    def somebody_decides(self, pick: int) -> None:
        async def go() -> None:
            for client in self.clients:
                question = client.question
                if question is not None:
                    client.say(Choose(question.asked, pick % len(question.options)))
                    break
            await self.wait(2.0)

        self.run(go())

    @rule(seed=st.integers(0, 999), count=st.integers(5, 40))
    def the_game_goes_on(self, seed: int, count: int) -> None:
        async def go() -> None:
            rng = Random(seed)
            for _ in range(count):
                for client in self.clients:
                    question = client.question
                    if question is not None:
                        client.say(Choose(question.asked, rng.randrange(len(question.options))))
                        break
                await self.wait(1.6)

        self.run(go())

    @rule(which=st.integers(0, 9), option=st.integers(0, 60), off=ASKED)
    def an_answer_of_any_kind(self, which: int, option: int, off: int) -> None:
        client = self.some(which)
        if client is not None:
            asked = client.question.asked if client.question is not None else 1
            self.say(client, Choose(asked + off, option))

    @rule(which=st.integers(0, 9), things=st.lists(HANDLES, max_size=4), off=ASKED)
    def a_pick_of_any_kind(self, which: int, things: list[str], off: int) -> None:
        client = self.some(which)
        if client is not None:
            question = client.question
            if question is not None and question.pick is not None and len(things) % 2:
                things = question.pick.things[: len(things)]
            self.say(client, PickAll((question.asked if question else 1) + off, things))

    @rule(which=st.integers(0, 9), message=MESSAGES)
    def any_message(self, which: int, message: FromClient) -> None:
        client = self.some(which)
        if client is not None:
            self.say(client, message)

    @rule(which=st.integers(0, 9), raw=st.binary(max_size=60))
    def any_bytes(self, which: int, raw: bytes) -> None:
        async def go() -> None:
            client = self.some(which)
            if client is not None:
                client.raw_say(raw)
                await self.gone(client)

        self.run(go())

    @rule(which=st.integers(0, 9))
    def somebody_concedes(self, which: int) -> None:
        client = self.some(which)
        if client is not None and which == 9:
            self.say(client, Concede())

    @rule(which=st.integers(0, 9))
    def somebody_leaves(self, which: int) -> None:
        async def go() -> None:
            client = self.some(which)
            if client is not None:
                await client.leave()
                self.clients.remove(client)
                await quiet()

        self.run(go())

    @rule(which=st.integers(0, 2), words=st.booleans(), views=st.booleans(), seen=st.integers(0, 50))
    def somebody_comes(self, which: int, words: bool, views: bool, seen: int) -> None:
        async def go() -> None:
            token = [*self.tokens, "", ""][which]
            if len(self.clients) < 6:
                client = Client(self.house, self.code, token, words=words, views=views, seen=seen)
                self.clients.append(await client.welcomed())
                await quiet()

        self.run(go())

    @rule(seconds=st.sampled_from([0.1, 1.0, 20.0, 70.0, 500.0]))
    def time_passes(self, seconds: float) -> None:
        self.run(self.wait(seconds))

    @rule()
    def the_server_dies(self) -> None:
        async def go() -> None:
            for client in self.clients:
                client.task.cancel()
            self.house = self.house.again()
            tokens = [client.token for client in self.clients]
            self.clients = [await Client(self.house, self.code, token).welcomed() for token in tokens]
            await quiet()

        self.run(go())

    @rule(what=st.sampled_from(["append", "log", "save_room", "finish_game"]), which=st.integers(0, 9))
    def the_disk_fails_for_a_while(self, what: str, which: int) -> None:
        async def go() -> None:
            self.memory.failing = {what}
            self.memory.kept_though_failing = which % 2 == 0
            for client in self.clients:
                question = client.question
                if question is not None:
                    client.say(Choose(question.asked, 0))
            await self.wait(2.0)
            self.memory.failing = set()
            await self.wait(3.0)
            for client in list(self.clients):
                await self.gone(client)

        self.run(go())

    # ------------------------------------------------------------------------------------------------------------------

    def say(self, client: Client, message: FromClient) -> None:
        async def go() -> None:
            client.say(message)
            await quiet()

        self.run(go())

    async def gone(self, client: Client) -> None:
        """Forget a client whose connection was closed."""
        await quiet()
        if client.closed is not None and client in self.clients:
            self.clients.remove(client)

    async def wait(self, seconds: float) -> None:
        until = self.house.time.seconds + seconds
        await quiet()
        while self.house.time.ring(until):
            await quiet()
        self.house.time.seconds = until

    @invariant()
    def nothing_failed(self) -> None:
        if self.clients:
            assert not self.house.monitor.noted

    @invariant()
    def everybody_is_told_only_what_is_theirs(self) -> None:
        asked = 0
        for client in self.clients:
            state = client.state
            assert isinstance(state, Welcome | Update)
            seat = self.tokens.index(client.token) if client.token else None
            if seat is None:
                assert state.question is None and state.undo == "no" and state.kept is None and not state.asides
            asked += state.question is not None and client.token == self.tokens[0]
            if state.view is not None:
                self.look(state.view, seat)
        assert asked <= len(self.clients)

    def look(self, view: View, seat: int | None) -> None:
        """Nobody sees what another holds."""
        for side in hocg_view(view).sides:
            own = side.seat == seat
            assert all(own or face is None or face.id.startswith("h") for face in side.hand)

    @invariant()
    def what_is_in_memory_is_what_is_stored(self) -> None:
        for room in self.house.rooms._rooms.values() if self.clients else ():
            play = room.state.live
            if play is None or room.lock.locked() or room.storage.stale:
                continue
            playthrough = Playthrough(play.desk, play.header, self.memory.logs[play.id], {}).played()
            again = LiveGame(play.id, play.header, play.desk, playthrough, room.state.record.options)
            assert again.table.digest() == play.table.digest()
            assert (again.rows, again.moves, again.n, again.undos) == (play.rows, play.moves, play.n, play.undos)
            assert (again.answered, again.substitutes, again.due) == (play.answered, play.substitutes, play.due)
            if play.due:
                kept = {seat: list(held.options) for seat, held in play.pending.items() if not held.silent}
                assert {seat: held.options for seat, held in again.pending.items()} == kept
            assert (again.take_backs.last, again.take_backs.clean) == (play.take_backs.last, play.take_backs.clean)
            if room.state.outcome is not None:
                assert play.result is not None and room.state.outcome.rule == play.result.rule

    def teardown(self) -> None:
        async def go() -> None:
            for client in self.clients:
                client.task.cancel()
            if self.clients:
                self.house.rooms.services.tasks.cancel()
            await quiet()

        self.run(go())
        self.loop.close()


AnyMessage.TestCase.settings = settings(max_examples=examples(25), stateful_step_count=30)
TestAnyMessage = AnyMessage.TestCase
