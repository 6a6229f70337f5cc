"""What others see of a question about hidden cards, with its times: the same with the card and without it.

A real game is brought to such a question. On a second server everything is dealt anew that one viewer cannot know, so
that whoever is asked has something to choose on one of them, and nothing on the other. The same people do the same at
the same times. All that the viewer and a spectator receive is compared, to the byte and to the moment; of the decision
itself, which may draw cards that were dealt anew, the moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from kaimaku import games, replays
from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.table import Table
from kaimaku.server.rooms.bots.thinking import Thought, think
from kaimaku.server.rooms.game.game_log import Header, pack
from kaimaku.server.rooms.seating.records import RoomRecord, SeatRecord, hashed
from kaimaku.server.rooms.seating.records import pack as pack_record
from kaimaku.server.store import GameRow, RoomRow
from kaimaku.usual import decks_for
from kaimaku.wire.play import Answer, AskUndo, AutoPass, Choose, Leave
from kaimaku.wire.room import ClockPlan, RoomOptions
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House

pytestmark = pytest.mark.anyio

CODE = "twintwin"
PACED = replace(SETTINGS, floor=1.5, bot_pause=0.35)
VIEWER = 0
SEATS = {"hocg": 2, "vcard": 2, "danmaku": 4}
CLOCKS = [ClockPlan(), ClockPlan("game", total=600), ClockPlan("move", move=40, bank=60)]
Pair = tuple[Table, Table, int]


def veiled(the_desk: Desk, t: Table) -> bool:
    """Does the open question depend on what the viewer cannot see?"""
    return the_desk.veiled(t) or the_desk.window(t) or PROMPTS[t.prompt].secret


def pairs(game: str, count: int) -> list[Pair]:
    """Two tables that are one to the viewer, and the seat for which they are not: it has a choice on the first only."""
    rules, the_desk = games.game(game), desk(game)
    found: list[Pair] = []
    for seed in range(60):
        rng = Random(seed)
        t: Table = rules.new(decks_for(game, SEATS[game]), seed)
        for _ in range(400):
            if t.result is not None or len(found) == count:
                break
            holder = next((s for s in t.asked if s != VIEWER), None)
            if holder is not None and veiled(the_desk, t) and rng.random() < 0.5:
                other = _other(game, t, holder)
                if other is not None:
                    found.append((*other, holder))
                    break
            seat = rng.choice(t.asked)
            rules.decide(t, seat, rng.choice(rules.options(t, seat)))
    assert len(found) == count
    return found


def _other(game: str, t: Table, holder: int) -> tuple[Table, Table] | None:
    rules = games.game(game)
    for deal in range(40):
        other = rules.determinize(t, VIEWER, Random(deal))
        other.seed, other.draws = t.seed, t.draws
        one, two = (rules.options(x, holder) for x in (t, other))
        if (len(one) == 1) != (len(two) == 1) and not {*one}.isdisjoint(two):
            return (t, other) if len(two) == 1 else (other, t)
    return None


class PonderingBots:
    """Bots whose thinking takes the longer the more there is to choose."""

    def __init__(self) -> None:
        self.house: House | None = None

    async def think(self, asked: Thought) -> Option:
        assert self.house is not None
        await self.house.rooms.services.sleep(0.02 * len(asked.options))
        return think(asked)

    async def close(self) -> None:
        pass


class Server:
    """A room at a given table. `bots`: the seats that no person plays."""

    def __init__(self, game: str, t: Table, options: RoomOptions, bots: Sequence[int] = ()) -> None:
        self.memory = MemoryStore()
        pondering = PonderingBots()
        pondering.house = self.house = House(self.memory, PACED, bots=pondering, seed=3)
        kinds = [
            SeatRecord("bot", f"Bot {s}", "random")
            if s in bots
            else SeatRecord("human", f"P{s}", token=hashed(f"t{s}"))
            for s in range(t.seats)
        ]
        replay = replays.from_position(game, t, 77)
        record, header = RoomRecord(options, kinds, "77"), Header(replay.version, "", replay.setup, "77")
        self.memory.room_rows[CODE] = RoomRow(CODE, game, "playing", False, 0.0, 0.0, pack_record(record))
        self.memory.game_rows[f"{CODE}-1"] = GameRow(f"{CODE}-1", CODE, 1, game, pack(header), 0.0)
        self.memory.logs[f"{CODE}-1"] = []
        self.people = [s for s in range(t.seats) if s not in bots]

    async def open(self, before: Callable[[Server], None] = lambda server: None) -> None:
        self.clients = {s: await Client(self.house, CODE, f"t{s}").welcomed() for s in self.people}
        self.watcher = await Client(self.house, CODE).welcomed()
        await self.house.settle()
        before(self)
        await self.house.settle()
        self.began = self.house.time.seconds

    @property
    def moves(self) -> int:
        play = self.house.room(CODE).state.live
        assert play is not None
        return play.moves

    async def answer(self, seat: int, option: Option) -> None:
        """A person answers, if asked."""
        play, question = self.house.room(CODE).state.live, self.clients[seat].question
        assert play is not None
        if question is not None:
            options = play.desk.game.options(play.table, seat)
            self.clients[seat].say(Choose(question.asked, options.index(option)))
            await self.house.settle()

    async def follow(self, script: Sequence[tuple[float, int, Option]], upto: float) -> None:
        """People answer at these moments; stop at the first decision."""
        for at, seat, option in sorted(script, key=lambda each: each[0]):
            await self.wait(at)
            if self.moves:
                return
            await self.answer(seat, option)
        await self.wait(upto)

    async def wait(self, at: float) -> None:
        while not self.moves and self.house.time.seconds < self.began + at - 1e-9:
            left, ring = self.began + at - self.house.time.seconds, self.house.time.next
            await self.house.pass_time(left if ring is None else max(0.0, min(left, ring)))

    def seen(self) -> list[tuple[float, bytes | str]]:
        """Everything up to the decision, which was just taken; of the decision its moment only."""
        now = self.house.time.seconds
        return [
            (round(at - self.began, 6), type(message).__name__ if at == now else raw)
            for client in (self.clients[VIEWER], self.watcher)
            for at, raw, message in zip(client.times, client.raw, client.got, strict=True)
        ]


def common(game: str, pair: Pair) -> Option:
    """What the holder may say on both tables."""
    one, two, holder = pair
    rules = games.game(game)
    return next(option for option in rules.options(two, holder) if option in rules.options(one, holder))


def script(game: str, pair: Pair, at: float) -> list[tuple[float, int, Option]]:
    """The holder answers at that moment; others who are asked answer early, with what they can always say."""
    one, two, holder = pair
    rules = games.game(game)
    found = [(at, holder, common(game, pair))]
    for seat in one.asked:
        if seat != holder:
            both = [o for o in rules.options(one, seat) if o in rules.options(two, seat)]
            found.append((0.1 + seat / 100, seat, both[-1]))
    return found


async def compare(
    game: str, pair: Pair, options: RoomOptions, at: float, bots: Sequence[int] = (), **more: Callable[[Server], None]
) -> list[tuple[float, bytes | str]]:
    seen = []
    for t in pair[:2]:
        server = Server(game, t, options, bots)
        await server.open(**more)
        await server.follow([each for each in script(game, pair, at) if each[1] not in bots], 30.0)
        assert server.moves and not server.house.monitor.noted
        seen.append(server.seen())
    assert seen[0] == seen[1]
    return seen[0]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda plan: plan.kind)
@pytest.mark.parametrize("game", list(SEATS))
async def test_a_person_who_answers_at_the_same_time_shows_the_same(game: str, clock: ClockPlan) -> None:
    """Quick or slow, with a choice or without: the others see no difference between the two tables."""
    for pair in pairs(game, 3):
        for at in (0.3, 6.0):
            await compare(game, pair, RoomOptions(clock=clock), at)


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda plan: plan.kind)
@pytest.mark.parametrize("game", list(SEATS))
async def test_before_the_floor_is_over_nothing_is_seen_of_an_answer(game: str, clock: ClockPlan) -> None:
    (pair,) = pairs(game, 1)
    seen = [await compare(game, pair, RoomOptions(clock=clock), at) for at in (0.2, 0.9)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", list(SEATS))
async def test_a_bot_shows_the_same_whatever_it_has_to_choose_from(game: str) -> None:
    for pair in pairs(game, 3):
        bots = [s for s in range(SEATS[game]) if s != VIEWER]
        seen = await compare(game, pair, RoomOptions(), 0.1, bots)
        assert seen
        if game == "danmaku":  # and where another person sits there as well
            await compare(game, pair, RoomOptions(), 0.1, [s for s in bots if s != max(bots)][:1])


@pytest.mark.parametrize("game", ["danmaku", "vcard"])
@pytest.mark.parametrize("until", ["hit", "always"])
async def test_passing_beforehand_shows_the_same(game: str, until: str) -> None:
    """Also with cards to be asked about: one is asked by what could be played, and not by what one has."""
    numbers = [info.id for info in desk(game).cards()][:40]

    for pair in pairs(game, 2):
        for hold in ([], numbers):

            def stand(server: Server, seat: int = pair[2], hold: list[str] = hold) -> None:
                server.clients[seat].say(AutoPass(until, hold))  # type: ignore[arg-type]

            await compare(game, pair, RoomOptions(), 5.0, before=stand)


@pytest.mark.parametrize("game", ["danmaku", "vcard"])
async def test_whoever_leaves_to_watch_sees_the_same(game: str) -> None:
    """A bot plays the viewer's seat, and everybody else's but one: that person is asked all the same."""
    for pair in pairs(game, 2):
        bots = [s for s in range(SEATS[game]) if s not in (VIEWER, pair[2])]

        def leave(server: Server) -> None:
            server.clients[VIEWER].say(Leave())

        for at in (0.3, 6.0):
            await compare(game, pair, RoomOptions(takeover=True), at, bots, before=leave)


async def test_taking_back_leads_as_far() -> None:
    """A pass that was the only thing to do is a decision like any: how far an undo leads must not tell."""
    for pair in pairs("vcard", 2):
        holder, left = pair[2], []
        for t in pair[:2]:
            server = Server("vcard", t, RoomOptions())
            await server.open()
            await server.follow(script("vcard", pair, 0.3), 30.0)
            assert server.house.room(CODE).state.may_undo(holder) == "ask"
            server.clients[holder].say(AskUndo())
            await server.house.settle()
            server.clients[VIEWER].say(Answer(True))
            await server.house.settle()
            left.append((server.moves, server.memory.logs[f"{CODE}-1"][-1].what))
        assert left[0] == left[1] == (0, "~undo 0")
