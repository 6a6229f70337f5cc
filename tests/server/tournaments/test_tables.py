"""Tables of matches: the next game, closed tables, faults of ours, and spectators who see everything later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from kaimaku.server.people.identity import Person
from kaimaku.server.rooms.core.matches import BETWEEN
from kaimaku.server.rooms.seating.matches import CHOICE
from kaimaku.wire.play import Absent, AskUndo, Concede, NextGame, OfferDraw, Ping, Pong, Refused, Rematch, Welcome
from kaimaku.wire.tournaments import Override, TournamentPlan
from tests.server.rooms.table import Client, over, step
from tests.server.tournaments.arena import Arena, arena

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Arena]:
    async with arena(f"sqlite:///{tmp_path / 'hall.db'}") as made:
        yield made


async def seated(hall: Arena, **plan: object) -> tuple[str, Person, list[Client], str]:
    """A match with both at their table."""
    who = [await hall.person(f"Player {letter}") for letter in "ABCD"]
    id = await hall.open(who[0], TournamentPlan("hocg", "Friday", **plan), who)  # type: ignore[arg-type]
    await hall.control(who[0], id, "start")
    match = (await hall.get(id)).rounds[0].matches[0]
    clients = [await hall.come(who[number], match.room) for number in match.players]
    await hall.house.settle()
    return id, who[0], clients, match.room


async def number(client: Client, n: int) -> None:
    await client.until(lambda: client.info is not None and client.info.number == n and client.info.status == "playing")


async def test_three_games_at_one_table_and_the_loser_says_who_goes_first(hall: Arena) -> None:
    id, _, (a, b), room = await seated(hall, best_of=3)
    assert a.info is not None and a.info.match is not None
    assert (a.info.match.title, a.info.match.round, a.info.match.best_of) == ("Friday", 1, 3)
    assert all(seat.deck == "" for seat in a.info.seats), "the name of a deck tells what is in it"
    a.say(Concede())
    await a.until(lambda: over(a))
    match = a.info.match
    assert match.chooser == 0 and match.next == pytest.approx(hall.house.time.wall() + CHOICE, abs=1)
    assert a.info.outcome is not None and a.info.outcome.replay == "", "a replay has both decks"
    await b.asks(NextGame(True), Refused)
    for message in (Rematch(), OfferDraw(), AskUndo(), Absent(1, "bot")):
        await a.asks(message, Refused)
    a.say(NextGame(False))
    await number(a, 2)
    live = hall.house.room(room).state.playing
    assert live.desk.began(live.table) == 1
    assert a.info.seats[1].wins == 1
    b.say(Concede())
    await b.until(lambda: over(b))
    await hall.house.pass_time(CHOICE + 1)  # nobody says anything: who lost goes first
    await number(b, 3)
    live = hall.house.room(room).state.playing
    assert live.desk.began(live.table) == 1
    a.say(Concede())
    await a.until(lambda: over(a))
    assert a.info.match.over
    await a.asks(NextGame(True), Refused)
    await hall.director.look(id)
    done = (await hall.get(id)).rounds[0].matches[0]
    assert done.ended == "played" and done.wins == [1, 2]


async def test_a_result_reaches_the_tournament_by_itself(hall: Arena) -> None:
    id, _, (a, _), _ = await seated(hall)
    a.say(Concede())
    await a.until(lambda: over(a))
    await hall.house.settle()
    for _ in range(200):
        if (await hall.get(id)).rounds[0].matches[0].ended:
            break
        await hall.house.settle()
    assert (await hall.get(id)).rounds[0].matches[0].ended == "played"


async def test_a_match_that_is_decided_elsewhere_closes_its_table(hall: Arena) -> None:
    id, organiser, (a, b), _ = await seated(hall, best_of=3)
    await step([a, b], Random(1))
    await hall.director.override(organiser, id, Override(1, 1, "They agreed on it.", [2, 0]))
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None and a.info.match is not None
    assert a.info.outcome.rule == "room:round" and a.info.match.over and a.info.seats[0].wins == 0
    await hall.house.pass_time(BETWEEN + CHOICE)
    assert a.info.number == 1 and over(a)


async def test_the_next_game_comes_also_after_a_restart(hall: Arena) -> None:
    _, _, (a, _), room = await seated(hall, best_of=3)
    a.say(Concede())
    await a.until(lambda: over(a))
    cold = await hall.again()
    back = await Client(cold.house, room, a.token).welcomed()
    await cold.house.pass_time(CHOICE + 1)
    await number(back, 2)


async def test_whoever_only_a_restart_keeps_away_loses_nothing(hall: Arena) -> None:
    id, _, (a, b), room = await seated(hall, best_of=1)
    await step([a, b], Random(1))
    cold = await hall.again()
    back = await Client(cold.house, room, a.token).welcomed()
    await cold.house.pass_time(400)
    back.say(Absent(1, "claim"))
    await back.until(lambda: over(back))
    assert back.info is not None and back.info.match is not None
    assert back.info.seats[0].wins == 0 and not back.info.match.over
    await cold.director.look(id)
    assert (await cold.get(id)).rounds[0].matches[0].open
    await cold.house.pass_time(CHOICE + 1)
    await number(back, 2)
    await cold.director.look(id)
    assert (await cold.get(id)).rounds[0].matches[0].wins == [0, 0]


async def test_spectators_see_everything_later(hall: Arena) -> None:
    _, _, (a, b), room = await seated(hall, delay=3)
    watcher = await Client(hall.house, room).welcomed()
    assert isinstance(watcher.state, Welcome) and watcher.state.view is None and watcher.state.lines == []
    assert watcher.info is not None and watcher.info.status == "waiting" and watcher.info.options.delay == 180
    await watcher.asks(Ping(1), Pong)
    await step([a, b], Random(1))
    first = a.state
    assert first is not None
    heard = len(watcher.got)
    await hall.house.pass_time(170)
    assert len(watcher.got) == heard
    while a.state is None or a.state.n == first.n:
        await step([a, b], Random(2))
    await hall.house.pass_time(12)
    assert watcher.state is not None and watcher.state.n == first.n < (a.state.n if a.state else 0)
    await hall.house.pass_time(170)
    assert a.state is not None and watcher.state.n == a.state.n
