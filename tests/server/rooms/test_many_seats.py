"""A table of many: people and bots to the end, giving up while the others play on, another game, a seat taken over."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kaimaku.games.danmaku.projection.shape import DanmakuView
from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.playback.frames import frames
from kaimaku.server.store import Store
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.play import (
    Absent,
    Answer,
    Aside,
    AskUndo,
    Choose,
    Concede,
    Leave,
    OfferDraw,
    Refused,
    Rematch,
    Return,
    Update,
    Welcome,
)
from kaimaku.wire.room import ClockPlan, NewRoom, RoomOptions, SeatPlan
from tests.server.rooms import many
from tests.server.rooms.circle import SHOWN, life
from tests.server.rooms.many import answer, choose_characters, gather, go_on, play_of, strike, table_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    many.install(monkeypatch)


def log_of(memory: MemoryStore, client: Client, number: int = 1) -> list[str]:
    return [row.what for row in memory.logs[f"{code_of(client)}-{number}"]]


async def to_the_end(house: House, clients: list[Client], seed: int) -> None:
    rng = Random(seed)
    for _ in range(3000):
        if over(clients[0]):
            return
        await go_on(house, clients, rng)
    raise AssertionError("the game does not end")


# --- whole games ------------------------------------------------------------------------------------------------------


async def test_seven_seats_to_the_end(store_url: str) -> None:
    """Three people and four bots, with a spectator; on both databases."""
    store = await Store.open(store_url)
    house = House(store, replace(SETTINGS, bot_pause=0.35, window_floor=3.0))
    clients = await gather(house, 3, 4)
    watcher = await Client(house, code_of(clients[0])).welcomed()
    await to_the_end(house, clients, 1)
    await house.settle()
    info = watcher.info
    assert info is not None and info.outcome is not None and len(info.outcome.winners) == 1
    assert [seat.out for seat in info.seats] == [seat.seat not in info.outcome.winners for seat in info.seats]
    assert not house.monitor.noted
    assert all(m.question is None and not m.asides for m in watcher.got if isinstance(m, Welcome | Update))
    row = await store.replay(info.outcome.replay)
    assert row is not None and row.names == ["Aki", "Ben", "Chi", "Random 4", "Random 5", "Random 6", "Random 7"]
    replay = Replay.from_bytes(row.data)
    assert verify(replay).result == (tuple(info.outcome.winners), info.outcome.rule)
    for seat in (0, 6, "watch", "all"):
        shown = frames(replay, row.names, seat)
        assert len(shown.steps) == len(replay.moves) + 1 and shown.outcome is not None
        last = shown.steps[5].view
        assert isinstance(last, DanmakuView)
        hidden = [n for n, player in enumerate(last.players) if None in player.hand]
        assert hidden == [n for n in range(7) if seat != "all" and n != seat]
    await house.rooms.close()
    await store.close()


@pytest.mark.parametrize("seats", [4, 5, 8])
async def test_bots_alone_with_one_person(house: House, seats: int) -> None:
    (a,) = await gather(house, 1, seats - 1)
    assert a.question is not None and (a.question.floor, a.question.window) == (0.0, 0.0)
    await to_the_end(house, [a], seats)
    assert not house.monitor.noted


@pytest.mark.parametrize("seats", [2, 3])
async def test_too_few_seats_are_refused(house: House, seats: int) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("bot")] * (seats - 1)]
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(NewRoom("danmaku", "Aki", plans))
    assert wrong.value.fault.code == "seats"


async def test_what_a_room_of_many_cannot_be_opened_with(house: House) -> None:
    four = [SeatPlan("me"), *[SeatPlan("bot")] * 3]
    deck = DeckChoice(list=Deck({"main": {"hSD01-003": 1}}))
    timed = RoomOptions(slow=3, clock=ClockPlan("move"))
    for new, code in (
        (NewRoom("danmaku", "Aki", [SeatPlan("me", deck=deck), *four[1:]]), "own_deck"),
        (NewRoom("danmaku", "Aki", [*four[:3], SeatPlan("bot", "greedy")]), "no_bot"),
        (NewRoom("danmaku", "Aki", four, RoomOptions(rulings={"x": "y"})), "ruling"),
        (NewRoom("danmaku", "Aki", four, timed), "slow_clock"),
    ):
        with pytest.raises(ApiError) as wrong:
            await house.rooms.create(new)
        assert wrong.value.fault.code == code
    seated = await house.rooms.create(NewRoom("danmaku", "Aki", four))
    info = await house.rooms.info(seated.code)
    assert [seat.deck for seat in info.seats] == [""] * 4


# --- giving up --------------------------------------------------------------------------------------------------------


async def test_whoever_gives_up_is_out_and_the_others_play_on(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4, options=RoomOptions(undo="ask"))
    a, b, c, _ = clients
    await choose_characters(house, clients)
    b.say(Concede())
    await house.settle()
    assert a.info is not None and a.info.status == "playing"
    assert [seat.out for seat in a.info.seats] == [False, True, False, False]
    assert log_of(memory, a)[-1] == "+concede"
    assert "out of the game" in (await b.asks(Concede(), Refused)).why.words.en
    assert "out of the game" in (await b.asks(OfferDraw(), Refused)).why.words.en
    await strike(house, clients, 2)
    assert b.question is None and a.question is not None and c.question is not None
    assert isinstance(b.state, Update) and isinstance(b.state.view, DanmakuView)
    assert None not in b.state.view.players[1].hand and b.state.undo == "no"  # their own hand is still theirs to see
    cold = house.again()
    back = await Client(cold, code_of(a), b.token).welcomed()
    assert isinstance(back.state, Welcome) and back.state.view == b.state.view and back.info is not None
    assert back.info.seats[1].out


async def test_the_one_to_decide_gives_up(house: House) -> None:
    clients = await gather(house, 4)
    await choose_characters(house, clients)
    clients[0].say(Concede())
    await house.settle()
    assert clients[1].question is not None and clients[1].question.prompt == "circle:main"
    for client in clients[1:3]:
        client.say(Concede())
    await house.settle()
    info = clients[0].info
    assert info is not None and info.outcome is not None and info.outcome.winners == [3]


async def test_in_a_window_giving_up_asks_the_others_again(house: House) -> None:
    clients = await gather(house, 4)
    a, b, c, _ = clients
    await choose_characters(house, clients)
    await strike(house, clients, 1)
    await answer(house, c, "pass")
    assert c.question is None
    b.say(Concede())
    await house.settle()
    assert a.question is not None and c.question is not None and c.state is not None and c.state.kept is None


async def test_a_claim_among_many_makes_the_seat_give_up(house: House) -> None:
    options = RoomOptions(away=100, takeover=False)
    clients = await gather(house, 4, options=options)
    await choose_characters(house, clients)
    await clients[2].leave()
    await house.pass_time(101)
    clients[1].say(Absent(2, "claim"))
    await house.settle()
    info = clients[0].info
    assert info is not None and info.status == "playing" and info.seats[2].out
    assert "another player who could be away" in (await clients[1].asks(Absent(2, "claim"), Refused)).why.words.en


# --- somebody leaves --------------------------------------------------------------------------------------------------


async def test_a_bot_takes_the_seat_of_whoever_stays_away(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4, options=RoomOptions(away=100))
    a, b, *_ = clients
    await choose_characters(house, clients)
    await b.leave()
    await house.pass_time(101)
    assert a.info is not None and not a.info.seats[1].substitute
    assert (a.info.seats[1].away, a.info.seats[1].takeover) == (0.0, 30.0)
    await house.pass_time(30)
    assert a.info.seats[1].substitute and a.info.seats[1].takeover == 0.0
    assert log_of(memory, a)[-1] == "~bot 1"
    await strike(house, clients, 1)
    assert 1 in play_of(house, a).pending  # the bot has answered, and nobody hears of it
    back = await Client(house, code_of(a), b.token).welcomed()
    assert back.question is None and back.state is not None and back.state.kept is None
    back.say(Return())
    await back.until(lambda: back.question is not None)
    assert 1 not in play_of(house, a).pending
    assert log_of(memory, a)[-1] == "~back 1"


async def test_waiting_puts_the_bot_off(house: House) -> None:
    clients = await gather(house, 4, options=RoomOptions(away=100))
    await clients[1].leave()
    await house.pass_time(110)
    clients[0].say(Absent(1, "wait"))
    await house.pass_time(99)
    info = clients[0].info
    assert info is not None and not info.seats[1].substitute
    await house.pass_time(40)
    info = clients[0].info
    assert info is not None and info.seats[1].substitute


async def test_nobody_is_replaced_while_nobody_is_there(house: House) -> None:
    clients = await gather(house, 4, options=RoomOptions(away=100))
    code = code_of(clients[0])
    for client in clients:
        await client.leave()
    await house.pass_time(10_000)
    info = await house.rooms.info(code)
    assert info.status == "playing" and not any(seat.substitute for seat in info.seats)


async def test_those_who_are_out_still_keep_the_table_going(house: House) -> None:
    """Somebody who has given up and watches is somebody to wait for the rest."""
    clients = await gather(house, 4, options=RoomOptions(away=100))
    await choose_characters(house, clients)
    clients[0].say(Concede())
    await house.settle()
    for client in clients[1:]:
        await client.leave()
    await house.pass_time(200)
    assert clients[0].info is not None
    assert [seat.substitute for seat in clients[0].info.seats] == [False, True, True, True]


async def test_leaving_on_purpose_and_coming_back(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4)
    a = clients[0]
    await choose_characters(house, clients)
    a.say(Leave())
    await house.settle()
    assert a.info is not None and a.info.seats[0].substitute and a.question is None
    assert any(what.startswith(("strike", "end")) for what in log_of(memory, a))
    assert "bot is playing for you" in (await a.asks(Leave(), Refused)).why.words.en
    a.say(Return())
    await house.settle()
    assert not a.info.seats[0].substitute
    cold = await Client(house.again(), code_of(a), a.token).welcomed()
    assert cold.info is not None and not cold.info.seats[0].substitute


async def test_when_all_have_left_the_bots_finish_the_game(house: House) -> None:
    clients = await gather(house, 2, 2)
    for client in clients:
        client.say(Leave())
    for _ in range(400):
        await house.settle()
        if over(clients[0]):
            return
        await house.pass_time(house.time.next or 0.1)
    raise AssertionError("the table has died")


async def test_without_takeover_nobody_plays_for_who_leaves(house: House) -> None:
    clients = await gather(house, 4, options=RoomOptions(away=60, takeover=False))
    assert "no bot" in (await clients[0].asks(Leave(), Refused)).why.words.en
    await clients[0].leave()
    await house.pass_time(5000)
    assert clients[1].info is not None and not clients[1].info.seats[0].substitute
    a, _ = await house.pair()
    assert "no bot" in (await a.asks(Leave(), Refused)).why.words.en  # two play without, unless they want it
    a, _ = await house.pair(RoomOptions(takeover=True))
    a.say(Leave())
    await a.until(lambda: a.info is not None and a.info.seats[0].substitute)


async def test_who_runs_out_of_time_is_played_for_or_gives_up(house: House) -> None:
    clock = ClockPlan("game", total=60)
    clients = await gather(house, 4, options=RoomOptions(clock=clock))
    await choose_characters(house, clients)
    await house.pass_time(61)
    assert clients[0].info is not None and clients[0].info.seats[0].substitute
    clients = await gather(house, 4, options=RoomOptions(clock=clock, takeover=False))
    await choose_characters(house, clients)
    await house.pass_time(61)
    info = clients[0].info
    assert info is not None and info.seats[0].out and info.status == "playing"


# --- consent ----------------------------------------------------------------------------------------------------------


async def test_everybody_in_the_game_is_asked_for_an_undo(house: House) -> None:
    clients = await gather(house, 5)
    a, b, c, d, e = clients
    await choose_characters(house, clients)
    e.say(Concede())
    await house.settle()
    await answer(house, a, "end")
    before = play_of(house, a).moves
    a.say(AskUndo())
    await house.settle()
    assert b.info is not None and b.info.offer is not None and b.info.offer.kind == "undo"
    for client in (b, c):
        client.say(Answer(True))
        await house.settle()
        assert play_of(house, a).moves == before
    assert b.info.offer is not None and b.info.offer.agreed == [0, 1, 2]
    assert "out of the game" in (await e.asks(Answer(False), Refused)).why.words.en
    assert "out of the game" in (await e.asks(Answer(True), Refused)).why.words.en
    d.say(Answer(True))
    await house.settle()
    assert play_of(house, a).moves == before - 1
    assert a.question is not None and a.question.prompt == "circle:main"
    assert isinstance(c.state, Update) and c.state.back and c.question is None


async def test_one_no_is_enough(house: House) -> None:
    clients = await gather(house, 5)
    await choose_characters(house, clients)
    await answer(house, clients[0], "end")
    before = play_of(house, clients[0]).moves
    clients[0].say(AskUndo())
    await house.settle()
    clients[3].say(Answer(False))
    await house.settle()
    assert clients[0].info is not None and clients[0].info.offer is None
    assert play_of(house, clients[0]).moves == before


async def test_what_all_decided_together_is_taken_back_together(house: House) -> None:
    clients = await gather(house, 4)
    await choose_characters(house, clients)
    assert play_of(house, clients[0]).moves == 4
    assert all(client.state is not None and client.state.undo == "ask" for client in clients)
    clients[1].say(AskUndo())
    await house.settle()
    for client in (clients[0], clients[2], clients[3]):
        client.say(Answer(True))
        await house.settle()
    assert play_of(house, clients[0]).moves == 0
    assert all(client.question is not None for client in clients)
    cold = house.again()
    back = await Client(cold, code_of(clients[0]), clients[2].token).welcomed()
    assert back.question is not None and clients[2].question is not None
    assert back.question.asked == clients[2].question.asked


async def test_a_draw_needs_all_who_play(house: House) -> None:
    clients = await gather(house, 4)
    await choose_characters(house, clients)
    for client in clients:
        assert not over(clients[0])
        client.say(OfferDraw())
        await house.settle()
    info = clients[0].info
    assert info is not None and info.outcome is not None and info.outcome.rule == "room:draw"


# --- another game -----------------------------------------------------------------------------------------------------


async def end(house: House, clients: list[Client]) -> None:
    for client in clients[:-1]:
        client.say(Concede())
        await house.settle()
    assert over(clients[0])


async def test_a_rematch_of_five(house: House) -> None:
    clients = await gather(house, 4, 1)
    await end(house, [*clients, clients[0]])
    for n, client in enumerate(clients):
        assert client.info is not None and client.info.number == 1
        client.say(Rematch() if n == 0 else Answer(True))
        await house.settle()
    assert [client.info.number for client in clients if client.info] == [2] * 4
    assert all(isinstance(c.state, Welcome) and c.state.seat == n for n, c in enumerate(clients))
    assert all(client.question is not None and not seat.out for client in clients for seat in client.info.seats)  # type: ignore[union-attr]
    await choose_characters(house, clients)
    assert clients[0].question is not None


async def test_places_are_drawn_anew(house: House) -> None:
    clients = await gather(house, 4, 1)
    a = clients[0]
    second = await Client(house, code_of(a), a.token).welcomed()  # another tab of the same person
    await end(house, [*clients, a])
    for n, client in enumerate(clients):
        client.say(Rematch(swap=True) if n == 0 else Answer(True))
        await house.settle()
    assert a.info is not None and a.info.number == 2
    seats = [client.state.seat for client in clients if isinstance(client.state, Welcome)]
    assert len(set(seats)) == 4 and seats != [0, 1, 2, 3]
    assert [a.info.seats[seat].name for seat in seats if seat is not None] == ["Aki", "Ben", "Chi", "Dai"]
    assert isinstance(second.state, Welcome) and second.state.seat == seats[0]
    assert all(a.info.seats[seat].present for seat in seats if seat is not None)
    await choose_characters(house, clients)
    assert second.state.view == a.state.view if a.state else False
    cold = house.again()
    for client, seat in zip(clients, seats, strict=True):
        assert await cold.rooms.seat_of(code_of(a), client.token) == seat


async def test_whoever_is_not_here_does_not_keep_the_others_from_another_game(house: House) -> None:
    clients = await gather(house, 4)
    await end(house, clients)
    await clients[3].leave()
    clients[0].say(Rematch())
    for client in clients[1:3]:
        await house.settle()
        client.say(Answer(True))
    await house.settle()
    info = clients[0].info
    assert info is not None and info.number == 2 and [s.substitute for s in info.seats] == [False, False, False, True]
    await choose_characters(house, clients[:3])
    assert clients[0].question is not None
    back = await Client(house, code_of(clients[0]), clients[3].token).welcomed()
    back.say(Return())
    await back.until(lambda: back.info is not None and not back.info.seats[3].substitute)


# --- besides ----------------------------------------------------------------------------------------------------------


async def hit(house: House, clients: list[Client], target: int) -> None:
    """A stroke that nobody stops."""
    await strike(house, clients, target)
    for client in clients:
        if client.question is not None and client.question.prompt == "circle:window":
            await answer(house, client, "pass")
    await house.pass_time(3)


async def test_what_may_be_done_whoever_is_asked(house: House, memory: MemoryStore) -> None:
    clients = await gather(house, 4)
    a, b, c, _ = clients
    await choose_characters(house, clients)
    assert "isn't one of your actions" in (await c.asks(Aside("reveal"), Refused)).why.words.en
    await hit(house, clients, 2)
    assert c.state is not None and [o.verb for o in c.state.asides] == ["reveal"]
    assert all(client.state is not None and not client.state.asides for client in (a, b))
    await go_on_to_main(house, clients)
    await strike(house, clients, 2)
    await answer(house, a, "pass")
    asked = c.question
    assert asked is not None
    heard = len(b.got)
    c.say(Aside("reveal"))
    await house.settle()
    assert life(table_of(house, a), 2) == 2 and log_of(memory, a)[-1] == "+reveal"
    assert any(isinstance(m, Update) and [line.kind for line in m.lines] == ["reveal"] for m in b.got[heard:])
    assert c.question is not None and c.question.asked == asked.asked and not c.state.asides
    assert a.question is None and a.state is not None and a.state.kept is not None  # what was answered still is
    cold = house.again()
    back = await Client(cold, code_of(a), c.token).welcomed()
    assert table_of(cold, back).used[SHOWN, 2] == 1 and back.question is not None
    replay = Replay.from_bytes(replay_bytes(house, a))
    assert (2, ("reveal",)) in replay.moves and verify(replay).decisions == len(replay.moves)


def replay_bytes(house: House, client: Client) -> bytes:
    from kaimaku.server.rooms.game.game_log import Log, replay_of

    play = play_of(house, client)
    assert isinstance(house.store, MemoryStore)
    log = Log(house.store.logs[play.id], play.table.seats)
    return replay_of("danmaku", play.header, log.moves).to_bytes()


async def go_on_to_main(house: House, clients: list[Client]) -> None:
    for _ in range(20):
        if any(c.question is not None and c.question.prompt == "circle:main" for c in clients):
            return
        for client in clients:
            if client.question is not None:
                client.say(Choose(client.question.asked, len(client.question.options) - 1))
        await house.pass_time(3)
    raise AssertionError("no turn begins")


async def test_ones_own_frames_of_a_game_under_way(house: House) -> None:
    clients = await gather(house, 4)
    rng = Random(3)
    for _ in range(12):
        await go_on(house, clients, rng)
    await house.settle()
    for n, client in enumerate(clients):
        shown = await house.own_frames(client)
        assert client.state is not None and shown.steps[-1].view == client.state.view and shown.seat == n
        assert b'"seed"' not in msgspec.json.encode(shown)


async def test_whoever_leaves_while_a_rematch_is_offered_is_not_waited_for(house: House) -> None:
    clients = await gather(house, 4)
    await end(house, clients)
    clients[0].say(Rematch())
    await house.settle()
    for client in clients[1:3]:
        client.say(Answer(True))
        await house.settle()
    await clients[3].leave()
    await house.pass_time(9)
    assert clients[0].info is not None and clients[0].info.number == 1  # the page may just be loading again
    await house.pass_time(2)
    assert clients[0].info.number == 2 and clients[0].info.seats[3].substitute


async def test_a_draw_is_agreed_when_the_last_one_to_ask_gives_up(house: House) -> None:
    clients = await gather(house, 4)
    await choose_characters(house, clients)
    for client in clients[:3]:
        client.say(OfferDraw())
        await house.settle()
    clients[3].say(Concede())
    await house.settle()
    info = clients[0].info
    assert info is not None and info.outcome is not None and info.outcome.rule == "room:draw"
