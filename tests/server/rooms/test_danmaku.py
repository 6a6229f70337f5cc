"""Danmaku!! itself at a table: people and bots to the end, the same information for bots as for people, restarts."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from hatch_build import ROOT, node
from kaimaku.games.danmaku.projection.shape import DanmakuView
from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.playback.frames import frames
from kaimaku.server.rooms.bots.thinking import Thought, think
from kaimaku.server.rooms.core.timing import put
from kaimaku.server.rooms.lobby import registry
from kaimaku.server.store import Store
from kaimaku.wire.play import AutoPass, Choose, Concede, Update, Welcome
from kaimaku.wire.room import Join, NewRoom, RoomOptions, SeatPlan
from tests.danmaku.scene import Scene
from tests.debian import missing
from tests.server.desks.danmaku.laid import laid
from tests.server.rooms.many import NAMES, go_on, play_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over

pytestmark = pytest.mark.anyio


async def sit(
    house: House, people: int, machines: int, bot: str = "random", options: RoomOptions | None = None
) -> list[Client]:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (people - 1), *[SeatPlan("bot", bot)] * machines]
    mine = await house.rooms.create(NewRoom("danmaku", NAMES[0], plans, options or RoomOptions()))
    seated = [mine] + [await house.rooms.join(mine.code, Join(name)) for name in NAMES[1:people]]
    clients = [Client(house, mine.code, seat.token) for seat in seated]
    for client in clients:
        await client.welcomed()
    await house.settle()
    return clients


async def play_on(house: House, clients: list[Client], rng: Random, rounds: int) -> None:
    for _ in range(rounds):
        if over(clients[0]):
            return
        await go_on(house, clients, rng)


async def test_seven_seats_to_the_end(store_url: str) -> None:
    store = await Store.open(store_url)
    house = House(store, replace(SETTINGS, window_floor=0.5))
    clients = await sit(house, 2, 5)
    watcher = await Client(house, code_of(clients[0])).welcomed()
    await play_on(house, clients, Random(3), 4000)
    assert over(clients[0]) and not house.monitor.noted
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None and watcher.info.outcome is not None
    for m in watcher.got:
        if isinstance(m, Welcome | Update) and isinstance(m.view, DanmakuView):
            assert m.question is None and not m.asides
            assert all(face is None for player in m.view.players for face in player.hand) or over(watcher)
            assert all(player.shown or not player.role for player in m.view.players)
            assert all(player.role or m.verdict is None for player in m.view.players)
    for viewer in (*clients, watcher):
        assert viewer.state is not None and viewer.state.verdict is not None
        assert isinstance(viewer.state.view, DanmakuView) and all(player.shown for player in viewer.state.view.players)
    row = await store.replay(watcher.info.outcome.replay)
    assert row is not None
    replay = Replay.from_bytes(row.data)
    assert verify(replay).result == (tuple(watcher.info.outcome.winners), watcher.info.outcome.rule)
    assert frames(replay, row.names, "all").outcome is not None
    await house.rooms.close()
    await store.close()


def on_the_page(games: list[list[tuple[float, Update]]]) -> list[float]:
    """When a page at normal pace has shown the last update of each game, by the client's own queue."""
    folder = node()
    if folder is None:
        missing("the pace of the page", "there is no Node.js that is new enough")
    script = Path(__file__).with_name("page_queue.mjs")
    command = [str(Path(folder) / "node"), str(script)]
    ran = subprocess.run(command, cwd=ROOT / "web", input=encode(games), capture_output=True, check=True)
    return decode(ran.stdout, type=list[float])


async def test_among_seven_bots_nobody_waits_long_for_a_decision_of_their_own() -> None:
    """At most 15 seconds at normal pace: as the server paces bots, and as the page shows what they do."""
    games: list[list[tuple[float, Update]]] = []
    for seed in range(12):
        house = House(MemoryStore(), replace(SETTINGS, bot_pause=0.35, floor=1.5), seed=seed)
        (a,) = await sit(house, 1, 7, bot="seeker", options=RoomOptions(spectators=False))
        assert a.question is not None and a.question.prompt == "danmaku:character", "the very first is asked at once"
        a.say(Choose(a.question.asked, 0))
        began, seen = house.time.now(), len(a.got)
        updates: list[tuple[float, Update]] = []
        await house.settle()
        while True:
            updates += [(house.time.now() - began, m) for m in a.got[seen:] if isinstance(m, Update)]
            seen = len(a.got)
            if a.question is not None or over(a):
                break
            wait = house.time.next
            assert wait is not None
            await house.pass_time(wait)
        games.append(updates)
    shown = on_the_page(games)
    assert all(game[-1][0] <= at <= 15 for game, at in zip(games, shown, strict=True)), shown
    assert max(shown) > 5, "they were waited for"


@pytest.mark.parametrize("seats", [4, 5, 6, 8])
async def test_any_number_of_seats(house: House, seats: int) -> None:
    (a,) = await sit(house, 1, seats - 1)
    await play_on(house, [a], Random(seats), 25)
    assert not house.monitor.noted and play_of(house, a).moves > seats
    assert a.state is not None and isinstance(a.state.view, DanmakuView) and len(a.state.view.players) == seats


async def test_a_table_is_laid_out_again_from_its_log(house: House) -> None:
    clients = await sit(house, 3, 2, options=RoomOptions(slow=2))
    code, rng = code_of(clients[0]), Random(8)
    for _ in range(4):
        await play_on(house, clients, rng, 12)
        before = [(c.state.view, c.state.question, c.state.kept) for c in clients if c.state is not None]
        digest = play_of(house, clients[0]).table.digest()
        house = house.again()
        clients = [await Client(house, code, client.token).welcomed() for client in clients]
        assert play_of(house, clients[0]).table.digest() == digest
        assert [(c.state.view, c.state.question, c.state.kept) for c in clients if c.state is not None] == before
        await house.settle()
    assert not house.monitor.noted


async def test_whoever_gives_up_is_out_of_the_way(house: House) -> None:
    clients = await sit(house, 3, 2)
    rng = Random(2)
    await play_on(house, clients, rng, 6)
    clients[1].say(Concede())
    await house.settle()
    assert clients[0].info is not None and clients[0].info.status == "playing"
    assert clients[0].info.seats[1].out
    for _ in range(40):
        if over(clients[0]):
            break
        assert clients[1].question is None
        await go_on(house, [clients[0], clients[2]], rng)
    assert not house.monitor.noted


class Listening:
    """Bots that think right here, and remember what they were told."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []

    async def think(self, asked: Thought) -> tuple[str | int, ...]:
        self.asked.append(asked)
        return think(asked)

    async def close(self) -> None:
        pass


async def test_a_bot_that_remembers_gets_what_its_seat_has_read(memory: MemoryStore) -> None:
    """The whole journal, with exactly the faces that seat was shown; also after a restart."""
    bots = Listening()
    house = House(memory, bots=bots)
    (a,) = await sit(house, 1, 4, "seeker")
    rng = Random(5)
    await play_on(house, [a], rng, 12)
    assert not house.monitor.noted
    await a.leave()
    for again in (False, True):
        if again:
            house = House(memory, bots=bots)
            a = await Client(house, code_of(a), a.token).welcomed()
            await play_on(house, [a], rng, 4)
        thought = bots.asked[-1]
        shown = await house.own_frames(a)
        lines = [line for step in shown.steps for line in step.lines]
        assert 20 < len(thought.history) <= len(lines)
        play = play_of(house, a) if again else None
        if play is not None and play.playthrough.history is not None:
            assert len(play.playthrough.history) == play.n
        for entry in thought.history:
            kind, who, face, *_ = entry
            if kind == "draw" and who != thought.seat:
                assert face is None
        assert any(e[0] == "draw" and e[1] == thought.seat and e[2] is not None for e in thought.history)


async def test_a_first_game_of_eight_cannot_be_opened(house: House) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("bot")] * 7]
    with pytest.raises(ApiError) as wrong:
        await house.rooms.create(NewRoom("danmaku", "Aki", plans, RoomOptions(rulings={"roles": "first"})))
    assert wrong.value.fault.code == "ruling"
    await house.rooms.create(NewRoom("danmaku", "Aki", plans[:7], RoomOptions(rulings={"roles": "first"})))


async def until_window(house: House, clients: list[Client]) -> None:
    """On to the first window to react: everybody takes the first option until then."""
    for _ in range(200):
        if play_of(house, clients[0]).pace.limit:
            return
        for client in clients:
            if client.question is not None:
                client.say(Choose(client.question.asked, 0))
        await house.settle()
        await house.pass_time(0.5)
    raise AssertionError("nobody ever acts")


@pytest.mark.parametrize("viewer", [0, 3])
async def test_in_a_window_nobody_can_tell_what_the_others_hold(monkeypatch: pytest.MonkeyPatch, viewer: int) -> None:
    """Dealt anew as far as a seat cannot know, answered in another order: the same bytes at the same moments."""
    monkeypatch.setattr(registry, "new_code", lambda: "twintwin")
    seen = []
    for deal in (None, 1, 2):
        house = House(MemoryStore(), replace(SETTINGS, bot_pause=0.35), seed=4)
        clients = await sit(house, 4, 1)
        await until_window(house, clients)
        play, rng = play_of(house, clients[0]), Random(deal)
        if deal is not None:
            dealt = play.desk.game.determinize(play.table, viewer, rng)
            assert dealt.defs != play.table.defs
            dealt.journal, play.playthrough.table = [], dealt
        eyes = clients[viewer]
        tab = await Client(house, "twintwin", eyes.token).welcomed()
        others = [client for client in clients if client is not eyes]
        rng.shuffle(others)
        asked = [client for client in others if client.question is not None]
        assert len(asked) >= len(others) - 1  # whoever attacks is not asked about it
        for client in asked[:-1]:
            passing = client.question.passing if client.question is not None else None
            assert client.question is not None and passing is not None
            client.say(Choose(client.question.asked, passing))
            await house.pass_time(1.3)
        assert play.pace.together and not over(eyes)
        seen.append([(at, raw) for c in (eyes, tab) for at, raw in zip(c.times, c.raw, strict=True)])
        assert not house.monitor.noted
    assert seen[0] == seen[1] == seen[2] and len(seen[0]) > 5


async def test_nobody_is_asked_about_their_own_attack_unless_they_want_to_be(house: House) -> None:
    for wish, asked in ((None, False), (AutoPass(own=True), True), (AutoPass("hit"), False)):
        clients = await sit(house, 3, 1)
        for client in clients:
            if wish is not None:
                client.say(wish)
        s = laid(Scene("Utsuho", hands={0: "Shoot, Graze, Party, Grimoire", 1: "Graze", 2: "Bomb"}))
        play = play_of(house, clients[0])
        play.playthrough.table = s.t
        room = house.room(code_of(clients[0]))
        room.runner.at_once(put(room.state))
        room.broadcast.table(room.broadcast.clients)
        await house.settle()
        question = clients[0].question
        assert question is not None
        shoot = next(n for n, o in enumerate(question.options) if o.verb == "play" and o.things[1:] == ["p1"])
        clients[0].say(Choose(question.asked, shoot))
        await house.settle()
        paying = clients[0].question
        assert paying is not None and paying.options[0].verb == "done"
        clients[0].say(Choose(paying.asked, 0))
        await house.settle()
        assert clients[1].question is not None and clients[1].question.prompt == "danmaku:reaction"
        assert (clients[0].question is not None) == asked
    assert not house.monitor.noted
