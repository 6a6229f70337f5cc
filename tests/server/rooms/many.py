"""A table of many under test: the small game in the place of a real one, people and bots around it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from kaimaku import games
from kaimaku.games import Lazy
from kaimaku.kernel.table import Table
from kaimaku.server.rooms.game.live_game import LiveGame
from kaimaku.wire.play import Choose
from kaimaku.wire.room import Join, NewRoom, RoomOptions, SeatPlan
from tests.server.rooms import circle_desk
from tests.server.rooms.circle import CIRCLE
from tests.server.rooms.table import Client, House, code_of, over

T = TypeVar("T")
NAMES = ("Aki", "Ben", "Chi", "Dai", "Emi", "Fay", "Gen", "Hal")


def install(patch: pytest.MonkeyPatch) -> None:
    """From now on "danmaku" is the small game."""
    small = replace(
        games.find("danmaku"), game=here(CIRCLE), desk=here(circle_desk.DESK), bots=("random",), rulings=None
    )
    manifests = tuple(small if manifest.name == small.name else manifest for manifest in games.all())
    patch.setattr(games, "all", lambda: manifests)


def here(part: T) -> Lazy[T]:
    """A part of a manifest that is already loaded."""
    lazy: Lazy[T] = Lazy("")
    lazy._found = part
    return lazy


async def gather(
    house: House,
    people: int,
    machines: int = 0,
    options: RoomOptions | None = None,
    game: str = "danmaku",
    **hello: bool | int,
) -> list[Client]:
    """So many people, and so many bots after them, at a new table."""
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (people - 1), *[SeatPlan("bot", "random")] * machines]
    mine = await house.rooms.create(NewRoom(game, NAMES[0], plans, options or RoomOptions()))
    seated = [mine] + [await house.rooms.join(mine.code, Join(name)) for name in NAMES[1:people]]
    clients = [Client(house, mine.code, seat.token, **hello) for seat in seated]
    for client in clients:
        await client.welcomed()
    await house.settle()
    return clients


def play_of(house: House, client: Client) -> LiveGame:
    play = house.room(code_of(client)).state.live
    assert play is not None
    return play


def table_of(house: House, client: Client) -> Table:
    return play_of(house, client).table


def place(client: Client, verb: str, thing: str = "") -> int:
    """Where an option stands in a client's question."""
    assert client.question is not None
    return next(n for n, o in enumerate(client.question.options) if o.verb == verb and (not thing or thing in o.things))


async def answer(house: House, client: Client, verb: str, thing: str = "") -> None:
    assert client.question is not None
    client.say(Choose(client.question.asked, place(client, verb, thing)))
    await house.settle()


async def choose_characters(house: House, clients: Sequence[Client]) -> None:
    for client in clients:
        await answer(house, client, "character")


async def strike(house: House, clients: Sequence[Client], target: int) -> Client:
    """Whoever's turn it is strikes a seat; the window is open then. Who struck."""
    striker = next(c for c in clients if c.question is not None and c.question.prompt == "circle:main")
    await answer(house, striker, "strike", f"p{target}")
    return striker


async def go_on(house: House, clients: Sequence[Client], rng: Random, seconds: float = 21.0) -> None:
    """Everybody who is asked answers at random; then time passes until the next question is there."""
    for client in clients:
        if client.question is not None and client.closed is None:
            client.say(Choose(client.question.asked, rng.randrange(len(client.question.options))))
    await house.settle()
    if not any(client.question is not None for client in clients) and not over(clients[0]):
        wait = house.time.next
        if wait is not None and wait <= seconds:
            await house.pass_time(wait)
