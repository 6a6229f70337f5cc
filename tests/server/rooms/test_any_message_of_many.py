"""The same at a table of many: windows, standing passes, asides, people who leave and are played for, slow games."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from kaimaku.games.danmaku.projection.shape import DanmakuView
from kaimaku.server.sockets.outbox import Outbox
from kaimaku.wire.play import Aside, AutoPass, Choose, FromClient, Leave, Rematch, Return
from kaimaku.wire.room import ClockPlan, RoomOptions
from kaimaku.wire.views import View
from tests.depth import examples
from tests.server.rooms import many
from tests.server.rooms.table import House, code_of
from tests.server.rooms.test_any_message import PACED, AnyMessage
from tests.server.rooms.virtual import quiet

OPTIONS = st.builds(
    RoomOptions,
    clock=st.sampled_from([ClockPlan(), ClockPlan("move", move=30, bank=60)]),
    undo=st.sampled_from(["free", "ask"]),
    away=st.just(60),
    takeover=st.sampled_from([None, False]),
    window=st.sampled_from([0, 5, 20]),
) | st.builds(RoomOptions, slow=st.sampled_from([1, 3]), takeover=st.sampled_from([None, False]))
MORE: st.SearchStrategy[FromClient] = st.one_of(
    st.builds(AutoPass, st.sampled_from(["", "hit", "turn", "always"]), st.sampled_from([[], ["SHIELD"]])),
    st.builds(Aside, st.sampled_from(["reveal", "concede", "pass"])),
    st.builds(Leave),
    st.builds(Return),
    st.builds(Rematch, st.booleans()),
)


class AnyMessageOfMany(AnyMessage):
    """A room with four or five seats, bots among them."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        many.install(self.patch)

    @initialize(bots=st.integers(1, 3), options=OPTIONS, seed=st.integers(0, 99))
    def open(self, bots: int, options: RoomOptions, seed: int) -> None:
        async def go() -> None:
            self.house = House(self.memory, PACED, seed=seed)
            self.clients = await many.gather(self.house, max(2, 5 - bots), bots + 1, options)
            self.code = code_of(self.clients[0])
            self.tokens = [client.token for client in self.clients]

        self.run(go())

    @rule(which=st.integers(0, 9), message=MORE)
    def a_message_of_many(self, which: int, message: FromClient) -> None:
        client = self.some(which)
        if client is not None:
            self.say(client, message)

    @rule(which=st.integers(0, 9), pick=st.integers(0, 99))
    def a_kept_answer_is_changed(self, which: int, pick: int) -> None:
        client = self.some(which)
        if client is not None and client.state is not None and client.state.kept is not None:
            question = client.state.kept.question
            self.say(client, Choose(question.asked, pick % len(question.options)))

    @rule(pick=st.integers(0, 10_000))
    def everybody_decides(self, pick: int) -> None:
        async def go() -> None:
            for n, client in enumerate(self.clients):
                if client.question is not None:
                    client.say(Choose(client.question.asked, (pick + n) % len(client.question.options)))
            await quiet()
            await self.wait(4.0)

        self.run(go())

    @rule(days=st.sampled_from([0.5, 1.5, 4.0]))
    def days_pass(self, days: float) -> None:
        self.run(self.wait(days * 86_400))

    def look(self, view: View, seat: int | None) -> None:
        assert isinstance(view, DanmakuView)
        for player in view.players:
            assert player.seat == seat or all(face is None for face in player.hand)

    @invariant()
    def everybody_is_told_only_what_is_theirs(self) -> None:
        """Places may have been drawn anew: who sits where is what the room says."""
        room = self.house.rooms._rooms.get(self.code) if self.clients else None
        for client in self.clients:
            state = client.state
            assert state is not None
            viewers = room.broadcast.clients if room else []
            theirs = (v for v in viewers if isinstance(v.outbox, Outbox) and v.outbox.connection is client)
            viewer = next(theirs, None)
            if viewer is not None and state.view is not None:
                self.look(state.view, viewer.seat)
                assert viewer.seat is not None or (state.question is None and state.kept is None and not state.asides)

    def teardown(self) -> None:
        try:
            super().teardown()
        finally:
            self.patch.undo()


AnyMessageOfMany.TestCase.settings = settings(max_examples=examples(25), stateful_step_count=30)
TestAnyMessageOfMany = AnyMessageOfMany.TestCase
