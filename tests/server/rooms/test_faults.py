"""A fault of ours stops one table, loses nothing, and people can step back before it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.desk import DESK
from kaimaku.kernel.frames import Endless
from kaimaku.wire.play import Answer, Choose, Concede, Problem, Refused, StepBack, Update
from tests.endless import NAME, plant
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio

SECRET = "a card nobody may see"


def breaking(real: Callable[..., object]) -> Callable[..., object]:
    def broken(*args: object, **kwargs: object) -> object:
        real(*args, **kwargs)  # half of the work is done when it fails
        raise RuntimeError(SECRET)

    return broken


async def played(house: House, seed: int = 1) -> tuple[Client, Client]:
    a, b = await house.pair()
    rng = Random(seed)
    for _ in range(20):
        await step([a, b], rng)
    return a, b


async def test_the_engine_fails_in_a_decision(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = await played(house)
    asked, other = (a, b) if a.question is not None else (b, a)
    question, before, rows = asked.question, asked.state, len(memory.logs[f"{code_of(a)}-1"])
    assert question is not None and before is not None
    with monkeypatch.context() as broken:
        broken.setattr(type(GAME), "decide", breaking(type(GAME).decide))
        asked.say(Choose(question.asked, 0))
        await asked.until(lambda: asked.info is not None and asked.info.status == "stopped")
        # laying the table out again fails as well while the engine is broken: that must not matter later
        await house.settle()
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows  # nothing of it is stored
    assert other.info is not None and other.info.status == "stopped" and other.info.incident
    assert asked.question is None
    assert SECRET.encode() not in b"".join(a.raw + b.raw)
    assert "stopped" in (await asked.asks(Choose(question.asked, 0), Refused)).why.words.en
    cold = house.again()
    a2, b2 = [await Client(cold, code_of(a), c.token).welcomed() for c in (a, b)]
    assert a2.info is not None and a2.info.status == "stopped" and a2.info.incident == other.info.incident
    a2.say(StepBack())
    await b2.until(lambda: b2.info is not None and b2.info.offer is not None)
    b2.say(Answer(True))
    await a2.until(lambda: a2.info is not None and a2.info.status == "playing")
    await cold.settle()
    assert memory.logs[f"{code_of(a)}-1"][-1].what == f"~undo {rows - 1}"
    for _ in range(10):
        await step([a2, b2], Random(9))
    assert not cold.monitor.noted


async def test_a_loop_stops_its_table_and_no_other(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is told; nothing of it is stored, so the next start of the server does not meet it again."""
    c = await house.solo()
    a = await house.solo()
    rng = Random(4)
    while not _may_place(house, a):
        await step([a], rng)
    rows = len(memory.logs[f"{code_of(a)}-1"])
    plant(monkeypatch)
    assert a.question is not None
    a.say(Choose(a.question.asked, _may_place(house, a)[0]))
    await a.until(lambda: a.info is not None and a.info.status == "stopped")
    await house.settle()
    ((where, fault),) = house.monitor.noted
    assert where == "table" and isinstance(fault, Endless) and NAME in str(fault)
    assert NAME.encode() not in b"".join(a.raw)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows
    await step([c], rng)
    assert not over(c)
    cold = house.again()
    back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.info is not None and back.info.status == "stopped" and not cold.monitor.noted
    back.say(StepBack())
    await back.until(lambda: back.info is not None and back.info.status == "playing")


def _may_place(house: House, client: Client) -> list[int]:
    """Which of the options before the player place a holomem."""
    play = house.room(code_of(client)).state.live
    assert play is not None
    mine = play.desk.game.options(play.table, 0) if play.table.asked == (0,) else []
    return [n for n, option in enumerate(mine) if option[0] == "place"]


async def test_one_option_fails_and_another_is_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a = await house.solo()
    rng = Random(2)
    for _ in range(10):
        await step([a], rng)
    play = house.room(code_of(a)).state.live
    assert play is not None
    real, bad = type(GAME).decide, play.desk.game.options(play.table, 0)[0]

    def sometimes(self: object, t: object, seat: int, option: object) -> object:
        if option == bad and seat == 0:
            raise RuntimeError(SECRET)
        return real(self, t, seat, option)  # type: ignore[arg-type]

    monkeypatch.setattr(type(GAME), "decide", sometimes)
    question = a.question
    assert question is not None
    a.say(Choose(question.asked, 0))
    await a.until(lambda: a.info is not None and a.info.status == "stopped")
    a.say(StepBack())  # alone against a bot: nobody else to ask
    await a.until(lambda: a.info is not None and a.info.status == "playing")
    await house.settle()
    assert a.question is not None and isinstance(a.state, Update)


async def test_the_telling_fails_after_a_decision_was_stored(
    house: House, memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = await played(house)
    asked = a if a.question is not None else b
    question, rows = asked.question, len(memory.logs[f"{code_of(a)}-1"])
    assert question is not None
    with monkeypatch.context() as broken:
        broken.setattr(type(DESK), "seen", breaking(type(DESK).seen))
        asked.say(Choose(question.asked, 0))
        await asked.until(lambda: asked.info is not None and asked.info.status == "stopped")
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows + 1
    assert SECRET.encode() not in b"".join(a.raw + b.raw)
    a.say(StepBack())
    b.say(StepBack())  # asking the same is agreeing
    await a.until(lambda: a.info is not None and a.info.status == "playing")
    await house.settle()
    assert memory.logs[f"{code_of(a)}-1"][-1].what == f"~undo {rows}"
    now = asked.question
    assert now is not None and now.options == question.options


async def test_other_tables_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a, _ = await played(house)
    c = await house.solo()
    house.room(code_of(a)).state.record.incident = "stopped by hand"
    await step([c], Random(1))
    assert not over(c)


async def test_a_stopped_table_can_be_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = await played(house)
    asked = a if a.question is not None else b
    question = asked.question
    assert question is not None
    with monkeypatch.context() as broken:
        broken.setattr(type(GAME), "decide", breaking(type(GAME).decide))
        asked.say(Choose(question.asked, 0))
        await asked.until(lambda: asked.info is not None and asked.info.status == "stopped")
    await house.settle()
    a.say(Concede())
    await b.until(lambda: over(b))
    assert b.info is not None and b.info.outcome is not None and b.info.outcome.winners == [1]


async def test_there_is_nothing_to_step_back_from_at_a_running_table(house: House) -> None:
    a, _ = await house.pair()
    assert "running" in (await a.asks(StepBack(), Refused)).why.words.en


async def test_a_fault_in_a_request_is_an_incident_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from kaimaku.wire.play import WhyNot

    a, _ = await played(house)
    before = a.state
    with monkeypatch.context() as broken:
        broken.setattr(type(DESK), "because", breaking(lambda *args: None))
        problem = await a.asks(WhyNot("o0"), Problem)
    assert problem.fault.code == "internal" and problem.fault.incident == "incident1"
    assert SECRET.encode() not in b"".join(a.raw)
    await house.settle()
    assert a.info is not None and a.info.status == "playing"
    assert before is not None and a.state is not None and a.state.view == before.view


# --- the store fails --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [False, True])
async def test_a_decision_that_could_not_be_stored_does_not_count(
    house: House, memory: MemoryStore, kept: bool
) -> None:
    """`kept`: the disk had it, and only the confirmation was lost. Then it counts, once."""
    a, b = await played(house)
    asked, other = (a, b) if a.question is not None else (b, a)
    question, rows, heard = asked.question, len(memory.logs[f"{code_of(a)}-1"]), len(other.got)
    before = asked.state
    assert question is not None and before is not None
    memory.failing, memory.kept_though_failing = {"append", "log"}, kept
    asked.say(Choose(question.asked, 0))
    await asked.until(lambda: "storage" in asked.problems())
    await house.pass_time(5)
    assert len(other.got) == heard  # nobody has heard of it
    memory.failing = set()
    await house.pass_time(2)
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows + kept
    assert isinstance(asked.state, Update) and asked.state.back
    assert (asked.question is not None and asked.question.asked == question.asked) is not kept
    asked.say(Choose(question.asked, 0))  # the client tries again
    await house.settle()
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows + 1
    for _ in range(5):
        await step([a, b], Random(1))


async def test_the_end_is_stored_later_if_not_now(house: House, memory: MemoryStore) -> None:
    a, b = await played(house)
    memory.failing = {"finish_game"}
    a.say(Concede())
    await house.settle()
    assert a.info is not None and a.info.outcome is None
    memory.failing = set()
    await house.pass_time(2)
    assert over(a) and over(b)
    assert a.info is not None and [s.wins for s in a.info.seats] == [0, 1]


@pytest.mark.parametrize("method", ["finish_game", "save_room"])
async def test_the_end_is_stored_after_a_restart_and_counted_once(
    house: House, memory: MemoryStore, method: str
) -> None:
    a, b = await played(house)
    memory.failing = {method}
    a.say(Concede())
    await house.settle()
    memory.failing = set()
    for _ in range(3):
        house = house.again()
        info = await house.rooms.info(code_of(a))
        assert info.status == "over" and [s.wins for s in info.seats] == [0, 1]
    assert len(memory.replay_rows) == 1
    assert b.info is not None
