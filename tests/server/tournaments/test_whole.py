"""A whole tournament with bots and people, some of whom leave or never come, and a restart in round 3."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from kaimaku.kernel.decisions import Option
from kaimaku.server.people.identity import Person
from kaimaku.server.rooms.bots.thinking import Thought
from kaimaku.server.store import KeyRow, Store
from kaimaku.server.tournaments.standings import records
from kaimaku.server.tournaments.state import Match, Tournament
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.play import Concede
from kaimaku.wire.tournaments import SignUp, TournamentPlan
from tests.depth import at_depth
from tests.server.rooms.table import SETTINGS, Client, House, over
from tests.server.tournaments.arena import Arena

pytestmark = pytest.mark.anyio

PLAYERS = at_depth(8, 64)
BOTS = at_depth(2, 12)
PATIENCE = at_depth(120.0, 3000.0)


class Quick:
    """Bots that take any option: games between them end soon enough, and are as real as others."""

    def __init__(self) -> None:
        self._rng = Random(3)

    async def think(self, asked: Thought) -> Option:
        return asked.options[self._rng.randrange(len(asked.options))]

    async def close(self) -> None:
        pass


async def test_with_bots_drops_no_shows_and_a_restart(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'whole.db'}")
    hall = Arena(House(store, SETTINGS, Quick()))
    who = [await hall.person(name_of(n)) for n in range(PLAYERS - BOTS)]
    absent, leaver, rng = who[1].id, who[2], Random(5)
    plan = TournamentPlan("vcard", "Sixty-four", bots=PLAYERS, size=PLAYERS, rounds=4, time=0, grace=5, pause=0)
    id = (await hall.director.create(who[0], plan)).id

    for person in who:
        await hall.director.sign_up(person, id, SignUp(DeckChoice()))
    await hall.control(who[0], id, "start")
    t = await hall.get(id)
    assert len(t.active()) == PLAYERS and sum(bool(entry.bot) for entry in t.entries) == BOTS
    seen: list[list[Match]] = []
    async with asyncio.timeout(PATIENCE):
        while (t := await hall.get(id)).status == "running":
            number = len(t.rounds)
            assert t.now_on is not None
            if number == 2 and len(seen) == 1:
                await hall.director.sign_off(leaver, id)
            half = len(t.now_on.matches) // 2
            seen = seen[: number - 1]
            await play(hall, t, t.now_on.matches[:half], absent, rng)
            if number == 3:  # in the middle of it
                hall = await again(hall)
                await hall.director.look(id)
            await play(hall, await hall.get(id), t.now_on.matches[half:], absent, rng)
            await until_over(hall, id, number)
            seen.append((await hall.get(id)).rounds[number - 1].matches)
            await hall.later(1, id)
    check(t, who[1].name, leaver.name)
    assert len(t.rounds) == 4
    await hall.house.rooms.close()
    await store.close()


async def again(hall: Arena) -> Arena:
    await hall.house.settle()
    hall.house.rooms.services.closing = True
    hall.house.rooms.services.tasks.cancel()
    house = House(hall.store, SETTINGS, Quick(), seed=9)
    house.time.seconds = hall.house.time.seconds + 900
    return Arena(house)


async def play(hall: Arena, t: Tournament, matches: list[Match], absent: str, rng: Random) -> None:
    """People come and give up by a coin: at least one of each pair, so that no match needs a whole game."""
    now = {match.table: match for match in (t.now_on.matches if t.now_on else [])}
    for match in (now[each.table] for each in matches):
        humans = [n for n in match.players if not t.entries[n].bot and t.entries[n].person != absent]
        if not match.open or not humans:
            continue
        clients: dict[int, Client] = {}
        for number in humans:
            found = await hall.store.people.person(t.entries[number].person)
            assert found is not None
            clients[number] = await come(hall, found.id, match.room)
        if all(t.entries[n].bot or n in clients for n in match.players):
            loser = clients[rng.choice(humans)]
            loser.say(Concede())
            await loser.until(lambda loser=loser: over(loser))  # type: ignore[misc]
        for client in clients.values():
            await client.leave()


async def come(hall: Arena, person: str, room: str) -> Client:
    row = await hall.store.people.person(person)
    assert row is not None
    return await hall.come(Person(row, KeyRow("", person, "browser", "", 0.0)), room)


async def until_over(hall: Arena, id: str, number: int) -> None:
    """Bots play on, and who doesn't come loses."""
    while True:
        t = await hall.get(id)
        if len(t.rounds) > number or t.status != "running" or t.rounds[number - 1].over:
            return
        await hall.house.pass_time(20)
        await hall.director.look(id)


def name_of(n: int) -> str:
    return f"P{'ABCDEFGHJK'[n // 10]}{'ABCDEFGHJK'[n % 10]}"


def check(t: Tournament, absent: str, leaver: str) -> None:
    """Everybody once in each round, nobody twice against the same, no second bye, all results there, the log true."""
    met: set[frozenset[int]] = set()
    byes: set[int] = set()
    for each in t.rounds:
        assert each.over
        playing = [player for match in each.matches for player in match.players]
        assert len(playing) == len(set(playing))
        for match in each.matches:
            if len(match.players) == 1:
                assert match.players[0] not in byes
                byes.add(match.players[0])
            else:
                assert frozenset(match.players) not in met
                met.add(frozenset(match.players))
                assert match.ended in ("played", "missing", "left")
    kinds = [line.kind for line in t.log]
    assert kinds.count("round") == 4 and "away" in kinds and kinds[-1] == "over"
    gone = {entry.name: entry.dropped for entry in t.entries if entry.dropped}
    assert gone == {absent: 2, leaver: 2}
    won = records(t)
    assert won[next(n for n, e in enumerate(t.entries) if e.name == absent)].points == 0
    assert sum(record.points for record in won.values()) == 3 * sum(len(each.matches) for each in t.rounds) - sum(
        3 - 2 * match.drawn for each in t.rounds for match in each.matches if match.winner == -1
    )
