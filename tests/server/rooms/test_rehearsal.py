"""A table from outside turns bad many decisions later: it stops, the server never did what it did, others play on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from kaimaku import games, trial
from kaimaku.kernel.replay import Replay
from kaimaku.server.errors.api_error import ApiError, api_error
from kaimaku.server.rooms.game.game_log import replay_id
from kaimaku.server.store import LogRow, ReplayRow
from kaimaku.wire.play import Because, Choose, Refused, StepBack, WhyNot
from kaimaku.wire.room import FromReplay, NewRoom, SeatPlan
from tests.hostile import position, replay
from tests.server.rooms.inline import InlineLane
from tests.server.rooms.late_harm import HARM, HarmedLane, Trap, late
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, step

pytestmark = pytest.mark.anyio
PATIENCE = 180.0
SEATS = {"hocg": 2, "vcard": 2, "danmaku": 4}


async def begun(house: House, memory: MemoryStore, game: str, file: Replay) -> Client:
    """Somebody plays on from a file, among bots."""
    data, count = file.to_bytes(), SEATS[game]
    row = ReplayRow(replay_id(data), game, ["?"] * count, 0, 0, time.time(), False, None, data)
    await memory.add_replay(row)
    seats = [SeatPlan("me"), *[SeatPlan("bot", "random")] * (count - 1)]
    new = NewRoom(game, "Aki", seats, start=FromReplay(row.id, 0, 0, "as_was"))
    mine = await house.rooms.create(new)
    return await Client(house, mine.code, mine.token).welcomed()


class Bad:
    """One room on its way to harm."""

    def __init__(self, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, folder: Path, game: str, harm: str):
        self.memory = memory
        self.game = game
        self.begun, self.go = folder / "begun", folder / "go"
        self.lane = HarmedLane(game, harm, self.begun, self.go)
        self.house = House(memory, rehearsals=self.lane)
        monkeypatch.setattr(trial, "GAMES", 0)  # whatever a trial finds, this is something it has not
        monkeypatch.setattr(Trap, "ran", 0)

    async def __aenter__(self) -> Client:
        return await begun(self.house, self.memory, self.game, late(self.game))

    async def __aexit__(self, *_: object) -> None:
        self.go.touch()
        self.lane.close()

    async def until_it_begins(self, a: Client) -> None:
        """Somebody plays on, and at some moment the harm is there."""
        rng = Random(1)
        async with asyncio.timeout(PATIENCE):
            while not self.begun.exists():
                question = a.question
                if question is not None:
                    a.say(Choose(question.asked, rng.randrange(len(question.options))))
                    while a.question is question and not self.begun.exists():
                        await asyncio.sleep(0.005)
                await asyncio.sleep(0.005)


@pytest.mark.parametrize("harm", HARM)
async def test_the_table_stops_and_nobody_else_notices(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, harm: str
) -> None:
    bad = Bad(memory, monkeypatch, tmp_path, "hocg", harm)
    async with bad as a:
        other = await bad.house.solo()
        await bad.until_it_begins(a)
        log = memory.logs[f"{code_of(a)}-1"]
        rows = len(log)
        assert rows > 0
        a.say(WhyNot("o0"))  # it waits for its turn, and is answered
        for _ in range(5):
            await step([other], Random(2))
        assert a.info is not None and a.info.status == "playing"
        bad.go.touch()
        await a.until(lambda: a.info is not None and a.info.status == "stopped")
        await a.until(lambda: any(isinstance(m, Refused | Because) for m in a.got))
        assert a.info.incident and len(log) == rows and not Trap.ran
        assert [where for where, _ in bad.house.monitor.noted] == ["table"]
        await step([other], Random(3))

        cold = House(memory, rehearsals=bad.lane)
        back = await Client(cold, code_of(a), a.token).welcomed()
        assert back.info is not None and back.info.status == "stopped"
        back.say(StepBack())
        await back.until(lambda: back.info is not None and back.info.status == "playing")
        assert not Trap.ran and not cold.monitor.noted


async def test_what_was_stored_all_the_same_stops_its_room_at_the_next_start(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As if a build had stored it that could carry it out."""
    bad = Bad(memory, monkeypatch, tmp_path, "hocg", "hangs")
    bad.go.touch()
    fatal: list[LogRow] = []
    async with bad as a:
        rehearse = bad.house.rooms.services.rehearsals.decision

        async def noted(play, answers) -> None:  # type: ignore[no-untyped-def]
            fatal[:] = [
                LogRow(play.rows, seat, " ".join(map(str, held.options[0])), 0) for seat, held in answers.items()
            ]
            await rehearse(play, answers)

        monkeypatch.setattr(bad.house.rooms.services.rehearsals, "decision", noted)
        await bad.until_it_begins(a)
        await a.until(lambda: a.info is not None and a.info.status == "stopped")
        await bad.house.settle()
        memory.logs[f"{code_of(a)}-1"] += fatal
        row = memory.room_rows[code_of(a)]
        kept = msgspec.json.decode(row.data)
        del kept["incident"]
        memory.room_rows[code_of(a)] = msgspec.structs.replace(row, data=msgspec.json.encode(kept))

        cold = House(memory, rehearsals=bad.lane)
        cold.rooms.wake()
        back = await Client(cold, code_of(a), a.token).welcomed()
        assert back.info is not None and back.info.status == "stopped" and back.info.incident
        assert [where for where, _ in cold.monitor.noted] == ["loading"] and not Trap.ran
        await step([await cold.solo()], Random(1))


@pytest.mark.parametrize("game", games.names())
async def test_a_sound_position_is_played_on_as_any_game(memory: MemoryStore, game: str) -> None:
    """Every decision is rehearsed, and every opening; nothing else is different."""
    lane = InlineLane()
    house = House(memory, rehearsals=lane)
    a = await begun(house, memory, game, replay(game, position(game)))
    rng, explained = Random(1), 0
    for _ in range(12):
        assert a.question is not None
        for thing in [thing for option in a.question.options for thing in option.things][:1]:
            await a.asks(WhyNot(thing), Because)
            explained += 1
        await step([a], rng)
    await house.settle()
    assert explained and not house.monitor.noted
    assert len(lane.asked) == 1 + house.monitor.decisions + explained
    assert (await a.asks(WhyNot("nothing like it"), Refused)).why.words.en
    back = await Client(house.again(), code_of(a), a.token).welcomed()
    assert back.state is not None and a.state is not None
    assert (back.state.view, back.state.question) == (a.state.view, a.state.question)


async def test_a_worker_that_stands_still_costs_no_game(memory: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known about the decision then: it is asked for again, and a stored game is opened later."""
    house = House(memory, rehearsals=InlineLane())
    a = await begun(house, memory, "vcard", replay("vcard", position("vcard")))
    question = a.question
    assert question is not None

    async def still(self: InlineLane, who: str, work: object, *args: object) -> None:
        raise api_error("busy")

    with monkeypatch.context() as patched:
        patched.setattr(InlineLane, "do", still)
        refused = await a.asks(Choose(question.asked, 0), Refused)
        assert "busy" in refused.why.words.en and refused.question == question
    await step([a], Random(1))
    assert a.question != question and not house.monitor.noted
    with monkeypatch.context() as patched:
        patched.setattr(InlineLane, "do", still)
        cold = house.again()
        with pytest.raises(ApiError) as later:
            await cold.rooms.info(code_of(a))
        assert later.value.status == 503
    back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.info is not None and back.info.status == "playing" and back.question == a.question
    assert not cold.monitor.noted
