"""Whole games from the first message to the replay."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.store import Store
from kaimaku.wire.play import Update, Welcome
from tests.server.rooms.table import Client, House, code_of, play_out

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(store: Store) -> None:
    house = House(store)
    a, b = await house.pair()
    promised = a.info.commitment if a.info else ""
    await play_out([a, b], Random(1))
    await b.until(lambda: b.info is not None and b.info.outcome is not None)
    assert a.info is not None and a.info.outcome is not None and a.info.outcome == (b.info and b.info.outcome)
    outcome = a.info.outcome
    assert commitment(int(outcome.seed)) == promised
    assert [s.wins for s in a.info.seats] == [int(0 in outcome.winners), int(1 in outcome.winners)]
    row = await store.replay(outcome.replay)
    assert row is not None and row.names == ["Aki", "Ben"] and not row.listed
    replay = Replay.from_bytes(row.data)
    assert verify(replay).result == (tuple(outcome.winners), outcome.rule)
    assert len(replay.moves) == row.decisions and str(replay.seed) == outcome.seed
    assert not house.monitor.noted


async def test_a_person_plays_a_bot(store: Store) -> None:
    house = House(store)
    a = await house.solo()
    await play_out([a], Random(2))
    assert a.info is not None and a.info.outcome is not None
    assert not house.monitor.noted


async def test_lines_are_numbered_without_gaps(store: Store) -> None:
    house = House(store)
    clients = await house.pair()
    await play_out(list(clients), Random(3))
    for client in clients:
        first = next(m for m in client.got if isinstance(m, Welcome) and m.lines)
        numbers = [line.n for line in first.lines]
        for m in client.got[client.got.index(first) + 1 :]:
            if isinstance(m, Update):
                numbers += [line.n for line in m.lines]
                assert m.n == len(numbers)
        assert numbers == list(range(1, len(numbers) + 1))


async def test_whoever_comes_later_reads_the_same_journal(store: Store) -> None:
    house = House(store)
    a, b = await house.pair()
    await play_out([a, b], Random(4))
    told = [line for m in a.got if isinstance(m, Welcome | Update) for line in m.lines]
    again = await Client(house, code_of(a), a.token, seen=len(told) - 5).welcomed()
    assert isinstance(again.state, Welcome)
    assert again.state.lines == told
    assert again.state.missed == 5
