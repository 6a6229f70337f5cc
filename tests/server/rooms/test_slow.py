"""Slow games: days for each decision, whoever is connected or not, and whatever happens to the server."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.store import Store
from kaimaku.wire.play import Answer, AskUndo, Choose, Concede, Return
from kaimaku.wire.room import RoomOptions
from tests.server.rooms import many
from tests.server.rooms.circle import SHIELD, life
from tests.server.rooms.many import answer, choose_characters, gather, go_on, place, play_of, strike, table_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio

DAY = 86_400.0
SLOW = RoomOptions(slow=3, away=60)


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    many.install(monkeypatch)


async def everybody_leaves(clients: list[Client]) -> None:
    for client in clients:
        await client.leave()


async def test_it_says_until_when_an_answer_is_awaited(house: House) -> None:
    clients = await gather(house, 4, options=SLOW)
    a, wall = clients[0], house.time.wall()
    assert a.question is not None and (a.question.by, a.question.window, a.question.floor) == (wall + 3 * DAY, 0.0, 0.0)
    assert a.info is not None and a.info.by == wall + 3 * DAY
    await house.pass_time(1000)
    await choose_characters(house, clients)
    assert a.question is not None and a.question.by == wall + 1000 + 3 * DAY


async def test_whose_move_it_is_can_be_asked_without_a_line(house: House) -> None:
    """By whoever holds the seat, and only about that seat."""
    a, b = await house.pair(SLOW)
    for _ in range(6):
        await house.settle()
        for client in (a, b):
            own = await house.rooms.own_seat(code_of(a), client.token)
            assert own.asked == (client.question is not None) and own.room.by
        await step([a, b], Random(1))
    with pytest.raises(ApiError) as wrong:
        await house.rooms.own_seat(code_of(a), "nobody's")
    assert wrong.value.fault.code == "token"


async def test_nobody_is_away_in_a_slow_game(house: House) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    await everybody_leaves(clients[:3])
    await house.pass_time(2 * DAY)
    info = clients[3].info
    assert info is not None
    assert all((seat.away, seat.takeover, seat.substitute) == (0.0, 0.0, False) for seat in info.seats)
    back = await Client(house, code_of(clients[3]), clients[0].token).welcomed()
    assert back.question is not None


async def test_a_window_survives_a_restart_with_what_was_answered(store_url: str) -> None:
    """On both databases: killed in the middle of a window, the answers so far are still there, and can be changed."""
    store = await Store.open(store_url)
    house = House(store)
    clients = await gather(house, 4, 1, options=SLOW)
    code, tokens = code_of(clients[0]), [client.token for client in clients]
    await choose_characters(house, clients)
    await strike(house, clients, 1)
    due = clients[1].question.by if clients[1].question else 0.0
    await answer(house, clients[2], "pass")
    await answer(house, clients[3], "pass")
    clients[3].say(AskUndo())
    await house.settle()
    house.rooms.services.tasks.cancel()
    await store.close()

    store = await Store.open(store_url)
    house = House(store)
    house.time.seconds += 1000
    a, b, c, d = [await Client(house, code, token).welcomed() for token in tokens]
    assert c.question is None and c.state is not None and c.state.kept is not None
    assert c.state.kept.option == len(c.state.kept.question.options) - 1
    assert d.question is not None and b.question is not None and b.question.by == due
    c.say(AskUndo())
    await house.settle()
    assert c.question is not None
    for client in (a, b, c):
        await answer(house, client, "pass")
    await house.settle()
    assert life(table_of(house, a), 1) == 2  # one has not answered
    await answer(house, d, "pass")
    await house.settle()
    assert life(table_of(house, a), 1) == 1
    assert not house.monitor.noted
    await house.rooms.close()
    await store.close()


async def test_whose_time_is_over_is_played_for(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    await everybody_leaves(clients)
    await house.pass_time(3 * DAY - 10)
    rows = len(memory.logs[f"{code_of(clients[0])}-1"])
    await house.pass_time(20)
    log = [row.what for row in memory.logs[f"{code_of(clients[0])}-1"]][rows:]
    assert log[0] == "~bot 0" and log[1].split()[0] in ("strike", "end")
    back = await Client(house, code_of(clients[0]), clients[0].token).welcomed()
    assert back.info is not None and back.info.seats[0].substitute and back.info.status == "playing"
    back.say(Return())
    await back.until(lambda: back.info is not None and not back.info.seats[0].substitute)


async def test_without_takeover_only_that_decision_is(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4, options=RoomOptions(slow=1, takeover=False))
    await choose_characters(house, clients[:3])
    await house.pass_time(DAY + 1)  # the fourth never chose
    assert clients[0].question is not None and clients[0].question.prompt == "circle:main"
    await strike(house, clients, 1)
    await answer(house, clients[1], "pass")
    await house.pass_time(DAY + 1)
    rows = [row.what for row in memory.logs[f"{code_of(clients[0])}-1"]]
    assert rows.count("pass") == 4
    info = clients[0].info
    assert info is not None and not any(seat.substitute or seat.out for seat in info.seats)


async def test_time_goes_on_while_the_server_is_down(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    cold = house.again()
    cold.time.seconds += 4 * DAY
    cold.rooms.wake()  # a room of this kind is looked after even if nobody comes
    await cold.pass_time(10)
    info = await cold.rooms.info(code_of(clients[0]))
    assert info.seats[0].substitute


async def test_a_whole_slow_game_of_people_who_come_and_go(house: House) -> None:
    """Everybody looks in once in a while, answers, and leaves again; the server is started anew in between."""
    clients = await gather(house, 4, 1, options=SLOW)
    code, tokens = code_of(clients[0]), [client.token for client in clients]
    rng = Random(4)
    for turn in range(4000):
        if over(clients[0]):
            break
        client = clients[rng.randrange(4)]
        if turn % 40 == 39:
            house = house.again()
            clients = [await Client(house, code, token).welcomed() for token in tokens]
        elif client.question is not None:
            client.say(Choose(client.question.asked, rng.randrange(len(client.question.options))))
            await house.settle()
        else:
            await house.pass_time(600)
    assert over(clients[0]) and not house.monitor.noted


async def test_two_can_play_slowly_as_well(house: House) -> None:
    """Between two nobody loses by being late: a bot takes that decision, and the seat stays its player's."""
    a, b = await house.pair(RoomOptions(slow=2))
    rng = Random(1)
    for _ in range(12):
        await step([a, b], rng)
    play = play_of(house, a)
    moves = play.moves
    await house.pass_time(2 * DAY + 1)
    assert play.moves == moves + 1
    assert a.info is not None and a.info.status == "playing" and not any(s.substitute for s in a.info.seats)


async def test_bots_in_a_slow_game_do_not_wait(house: House) -> None:
    (a,) = await gather(house, 1, 3, options=SLOW)
    rng = Random(2)
    for _ in range(40):
        if over(a):
            break
        before = house.time.seconds
        await go_on(house, [a], rng)
        assert house.time.seconds - before < 60
    assert play_of(house, a).moves > 30


async def test_shields_count_in_slow_windows(house: House) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    t = table_of(house, clients[0])
    for card in range(len(t.defs)):
        t.defs[card] = SHIELD
    await strike(house, clients, 1)
    clients[1].say(Choose(clients[1].question.asked if clients[1].question else 0, place(clients[1], "shield")))
    for client in (clients[0], clients[2], clients[3]):
        await answer(house, client, "pass")
    assert life(table_of(house, clients[0]), 1) == 2


async def test_what_is_taken_back_is_asked_with_its_full_time(house: House) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    await answer(house, clients[0], "end")
    await house.pass_time(DAY)
    clients[0].say(AskUndo())
    for client in clients[1:]:
        await house.settle()
        client.say(Answer(True))
    await house.settle()
    assert clients[0].question is not None
    assert clients[0].question.by == int(house.time.wall()) + 3 * DAY


async def test_answers_that_giving_up_made_void_stay_void(house: House) -> None:
    clients = await gather(house, 4, options=SLOW)
    await choose_characters(house, clients)
    await strike(house, clients, 1)
    await answer(house, clients[2], "pass")
    clients[1].say(Concede())
    await house.settle()
    assert clients[2].question is not None
    back = await Client(house.again(), code_of(clients[2]), clients[2].token).welcomed()
    assert back.question is not None and back.state is not None and back.state.kept is None
