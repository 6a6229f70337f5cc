"""Whatever a client says again and again, what is stored about its game stays small."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaimaku.server.rooms.core import absence, agreements, requests, state
from kaimaku.server.rooms.core.windows import CHANGES
from kaimaku.server.rooms.game.game_log import LEAVES
from kaimaku.server.rooms.game.take_backs import UNDOS
from kaimaku.wire.play import (
    Absent,
    Answer,
    Aside,
    AskUndo,
    AutoPass,
    Choose,
    Concede,
    FromClient,
    Leave,
    OfferDraw,
    PickAll,
    Rematch,
    Return,
    StepBack,
    WhyNot,
)
from kaimaku.wire.room import RoomOptions
from tests.depth import at_depth
from tests.server.rooms import many
from tests.server.rooms.many import choose_characters, gather, place, play_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of

pytestmark = pytest.mark.anyio

TIMES = at_depth(1000, 5000)
CONTROLS: list[list[FromClient]] = [
    [Leave(), Return()],
    [AskUndo()],
    [StepBack()],
    [OfferDraw(), Answer(False)],
    [Answer(True)],
    [Rematch()],
    [Absent(1, "wait"), Absent(1, "bot"), Absent(1, "claim")],
    [AutoPass("always"), AutoPass("hit", ["SHIELD"]), AutoPass()],
    [Aside("reveal")],
    [WhyNot("c1")],
    [PickAll(1, ["c1"]), Choose(1, 0)],
]


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    many.install(monkeypatch)


def size(memory: MemoryStore) -> int:
    return sum(len(rows) for rows in memory.logs.values()) + len(memory.game_rows) + len(memory.replay_rows)


async def repeat(house: House, client: Client, messages: Sequence[FromClient], times: int = TIMES) -> None:
    for _ in range(times):
        for message in messages:
            client.say(message)
    await client.until(client._in.empty)
    await house.settle()


@pytest.mark.parametrize("messages", CONTROLS, ids=lambda each: type(each[0]).__name__)
@pytest.mark.parametrize("slow", [0, 3])
async def test_a_message_said_thousands_of_times(memory: MemoryStore, messages: list[FromClient], slow: int) -> None:
    house = House(memory)
    clients = await gather(house, 2, 2, RoomOptions(slow=slow, undo="free"))
    await choose_characters(house, clients)
    await house.pass_time(4)
    before = size(memory)
    await repeat(house, clients[0], messages)
    assert size(memory) <= before + 3 * LEAVES
    assert not house.monitor.noted and clients[0].closed is None


async def test_leaving_and_coming_back_is_refused_in_the_end(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "LEAVES", 3)
    house = House(memory)
    clients = await gather(house, 2, 2)
    for _ in range(5):
        clients[0].say(Leave())
        clients[0].say(Return())
    await house.settle()
    assert "can't leave again" in clients[0].refusals()[0] and not play_of(house, clients[0]).substitutes
    code, token = code_of(clients[0]), clients[0].token
    await clients[0].leave()
    await house.pass_time(151)  # the others wait, then a bot takes the seat, as it must
    assert play_of(house, clients[1]).substitutes == {0}
    back = await Client(house, code, token).welcomed()
    back.say(Return())
    await house.settle()
    assert "to the end" in back.refusals()[0] and play_of(house, back).substitutes == {0}
    cold = house.again()  # the same after a restart
    back = await Client(cold, code, token).welcomed()
    back.say(Return())
    await cold.settle()
    assert "to the end" in back.refusals()[0]


async def test_deciding_and_taking_back_is_refused_in_the_end(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (state, requests):
        monkeypatch.setattr(module, "UNDOS", 6)
    house = House(memory)
    (a,) = await gather(house, 1, 3)
    for n in range(12):
        if a.question is not None:
            a.say(Choose(a.question.asked, 0))
            await house.settle()
        a.say(AskUndo())
        await house.settle()
        assert play_of(house, a).undos == min(n + 1, 6)
    assert "No more" in a.refusals()[-1] and a.state is not None and a.state.undo == "no"
    assert UNDOS >= 100  # enough for anybody who only plays


async def test_a_room_has_only_so_many_games(memory: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreements, "GAMES", 3)
    house = House(memory)
    a = await house.solo()
    for _ in range(6):
        a.say(Concede())
        await house.settle()
        a.say(Rematch())
        await house.settle()
    assert len(memory.game_rows) == 3 and "new one" in a.refusals()[-1]


async def test_changing_ones_mind_is_refused_in_the_end(memory: MemoryStore) -> None:
    """In slow games every answer is stored, even if it does not count yet."""
    house = House(memory)
    clients = await gather(house, 4, 0, RoomOptions(slow=3))
    a, question = clients[0], clients[0].question
    assert question is not None
    first, last = place(a, "character"), len(question.options) - 1
    before = size(memory)
    await repeat(house, a, [Choose(question.asked, first), Choose(question.asked, last), AskUndo()])
    assert size(memory) <= before + CHANGES + 3
