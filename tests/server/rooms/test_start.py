"""Playing on from a moment of a replay, trying a scenario, and the own view of a game as a file."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kaimaku.games import game
from kaimaku.games.hocg.table import HAND
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.kernel.replay import Replay
from kaimaku.replays import header, new, verify
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.rooms.bots.pool import BotPool
from kaimaku.server.rooms.seating.beginnings import open_table
from kaimaku.server.store import ReplayRow
from kaimaku.usual import decks_for
from kaimaku.wire.common import GameName
from kaimaku.wire.play import AskUndo, Concede, Welcome
from kaimaku.wire.room import FromReplay, FromScenario, NewRoom, SeatPlan
from tests.depth import at_depth, some
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, play_out, step

pytestmark = pytest.mark.anyio

SEATS = [SeatPlan("me"), SeatPlan("bot", "random")]


async def finished(house: House) -> tuple[str, Replay]:
    a, b = await house.pair()
    await play_out([a, b], Random(1))
    assert a.info is not None and a.info.outcome is not None
    row = await house.store.replay(a.info.outcome.replay)
    assert row is not None
    return row.id, Replay.from_bytes(row.data)


async def fork(house: House, start: FromReplay) -> Client:
    mine = await house.rooms.create(NewRoom("hocg", "Aki", SEATS, start=start))
    return await Client(house, mine.code, mine.token).welcomed()


async def test_play_on_as_it_was(house: House, memory: MemoryStore) -> None:
    id, replay = await finished(house)
    at = len(replay.moves) // 2
    t = replay.fork(game("hocg"), new(replay), at)
    a = await fork(house, FromReplay(id, at, 0, "as_was"))
    assert a.info is not None and a.info.practice
    play = house.room(code_of(a)).state.live
    assert play is not None
    first = await house.store.log(play.id)
    here = play.table if not first else None
    if here is not None:  # nothing was decided yet
        assert (here.defs, here.zones, here.known) == (t.defs, t.zones, t.known)
        assert here.seed != t.seed  # what is to come is nobody's knowledge
    await play_out([a], Random(2))
    assert a.info is not None and a.info.outcome is not None
    saved = Replay.from_bytes(memory.replay_rows[a.info.outcome.replay].data)
    assert verify(saved).result == (tuple(a.info.outcome.winners), a.info.outcome.rule)
    assert [s.wins for s in a.info.seats] == [0, 0]


async def test_play_on_with_hidden_cards_dealt_anew(house: House) -> None:
    id, replay = await finished(house)
    at = len(replay.moves) // 2
    t = replay.fork(game("hocg"), new(replay), at)
    hands = set()
    for _ in range(4):
        a = await fork(house, FromReplay(id, at, 0, "as_known"))
        play = house.room(code_of(a)).state.live
        assert play is not None
        dealt = open_table(play.desk, play.header)
        known = [c for c in range(len(t.defs)) if t.known[c] & 1]
        assert [dealt.defs[c] for c in known] == [t.defs[c] for c in known]
        assert dealt.zones == t.zones and sorted(dealt.defs) == sorted(t.defs)
        hands.add(tuple(dealt.defs[c] for c in dealt.zones[HAND + 1] if not t.known[c] & 1))
    assert len(hands) > 1


async def test_a_fork_survives_a_restart_and_taking_back(house: House) -> None:
    id, replay = await finished(house)
    a = await fork(house, FromReplay(id, len(replay.moves) // 3, 0, "as_known"))
    rng = Random(3)
    for _ in range(8):
        if not over(a):
            await step([a], rng)
    a.say(AskUndo())
    await house.settle()
    back = await Client(house.again(), code_of(a), a.token).welcomed()
    assert isinstance(back.state, Welcome) and a.state is not None
    assert (back.state.view, back.state.question) == (a.state.view, a.state.question)
    assert back.state.lines == a.state.lines


async def test_moments_that_are_not_there(house: House) -> None:
    id, replay = await finished(house)
    for start, code in (
        (FromReplay("nothing", 0, 0), "no_replay"),
        (FromReplay(id, len(replay.moves) + 1, 0), "no_moment"),
        (FromReplay(id, len(replay.moves), 0), "game_over"),
        (FromReplay(id, 3, 1), "other_seat"),
    ):
        with pytest.raises(ApiError) as wrong:
            await house.rooms.create(NewRoom("hocg", "Aki", SEATS, start=start))
        assert wrong.value.fault.code == code


async def test_only_as_many_play_on_as_have_played(house: House, memory: MemoryStore) -> None:
    """Else seats at the table would belong to nobody."""
    six = header("danmaku", decks_for("danmaku", 6), 1).to_bytes()
    memory.replay_rows["six"] = ReplayRow("six", "danmaku", [], 0, 0, 0.0, False, None, six)
    five = next(id for id, found in shipped("danmaku").items() if prepare(found.scenario, found.case).table.seats == 5)
    for start, seats in ((FromReplay("six", 0, 0), 6), (FromScenario(five), 5)):
        for count in (4, 7):
            with pytest.raises(ApiError) as wrong:
                await house.rooms.create(NewRoom("danmaku", "Aki", [*SEATS, *SEATS[1:] * (count - 2)], start=start))
            assert wrong.value.fault.code == "seats" and str(seats) in wrong.value.fault.words.en
        assert await house.rooms.create(NewRoom("danmaku", "Aki", [*SEATS, *SEATS[1:] * (seats - 2)], start=start))
    assert not house.monitor.noted


@pytest.mark.parametrize("played", ["hocg", "vcard"])
async def test_every_scenario_opens_on_a_table(house: House, played: GameName) -> None:
    opened = 0
    for name in some(shipped(played), 6):
        try:
            mine = await house.rooms.create(NewRoom(played, "Aki", SEATS, start=FromScenario(name)))
        except ApiError as wrong:
            assert wrong.fault.code == "game_over", name
            continue
        a = await Client(house, mine.code, mine.token).welcomed()
        assert isinstance(a.state, Welcome) and a.state.view is not None, name
        opened += 1
        await a.leave()
    assert opened > at_depth(10, 40)
    assert not house.monitor.noted


async def test_a_scenario_goes_on_after_a_restart_and_with_bots_elsewhere(memory: MemoryStore) -> None:
    """Its own cards are known to no other process until that is told which scenario it is."""
    with_own_cards = next(
        name for name, case in shipped("hocg").items() if case.case.cards and "hocg:1" not in case.scenario.rules
    )
    pool = BotPool(1, 60.0, ("hocg",))
    house = House(memory, bots=pool)
    try:
        mine = await house.rooms.create(NewRoom("hocg", "Aki", SEATS, start=FromScenario(with_own_cards)))
        a = await Client(house, mine.code, mine.token).welcomed()
        rng = Random(1)
        for _ in range(15):
            if not over(a):
                await step([a], rng)
        assert not house.monitor.noted
        back = await Client(house.again(), mine.code, mine.token).welcomed()
        assert back.state is not None and a.state is not None and back.state.view == a.state.view
    finally:
        await pool.close()


async def test_a_scenario_leaves_no_replay(house: House) -> None:
    name = next(iter(shipped("hocg")))
    mine = await house.rooms.create(NewRoom("hocg", "Aki", SEATS, start=FromScenario(name)))
    a = await Client(house, mine.code, mine.token).welcomed()
    a.say(Concede())
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None and a.info.outcome.replay == ""


async def test_the_own_view_of_a_game_under_way(house: House) -> None:
    a, b = await house.pair()
    rng = Random(2)
    for _ in range(40):
        await step([a, b], rng)
    frames = await house.own_frames(a)
    assert frames.seat == 0 and frames.outcome is None and frames.names == ["Aki", "Ben"]
    assert a.state is not None and frames.steps[-1].view == a.state.view
    play = house.room(code_of(a)).state.live
    assert play is not None and play.header.seed.encode() not in msgspec.json.encode(frames)
    for step_ in frames.steps:
        assert all(face is None or face.id.startswith("h1.") for face in hocg_view(step_.view).sides[1].hand)
    for token in ("", "x", code_of(a)):
        with pytest.raises(ApiError):
            await house.rooms.own_frames(code_of(a), token)


async def test_the_own_view_after_the_end(house: House) -> None:
    a, b = await house.pair()
    await play_out([a, b], Random(2))
    frames = await house.own_frames(b)
    assert frames.seat == 1 and frames.outcome is not None


async def test_a_game_that_has_not_begun_has_no_frames(house: House) -> None:
    mine = await house.rooms.create(NewRoom("hocg", "Aki", [SeatPlan("me"), SeatPlan("open")]))
    with pytest.raises(ApiError) as wrong:
        await house.rooms.own_frames(mine.code, mine.token)
    assert wrong.value.fault.code == "no_frames"
