"""The bytes a client receives do not depend on what it may not know.

A game is played once to see which cards never show themselves to a viewer. Then two servers play it from the same
moment, decision by decision, on tables that differ in exactly those cards. Whatever the viewer's sockets get must be
the same bytes at the same times: views, questions, journal, refusals, reasons, offers, and how many messages there
are. Where the rules themselves let a hidden card change what everybody sees, the comparison ends.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kaimaku import replays
from kaimaku.games.hocg.defs import DEBUT, DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.setup import REDRAW, debuts
from kaimaku.games.hocg.table import DECK, HoloTable
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.server.rooms.game.game_log import Header, pack
from kaimaku.server.rooms.seating.records import RoomRecord, SeatRecord, hashed
from kaimaku.server.rooms.seating.records import pack as pack_record
from kaimaku.server.store import GameRow, RoomRow
from kaimaku.wire.play import Answer, AskUndo, Choose, Foresee, FromClient, OfferDraw, PickAll, Update, Welcome, WhyNot
from kaimaku.wire.room import RoomOptions
from tests.depth import at_depth
from tests.properties.hocg_play import exchange, hidden, new, pick
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House
from tests.server.rooms.virtual import quiet

pytestmark = pytest.mark.anyio

CODE = "testroom"
TOKENS = ("the first seat", "the second seat")
SETTINGS_PACED = replace(SETTINGS, floor=1.5)
SEED = 77  # of all chance from the moment on
LONGEST = 120  # decisions compared in one game
Move = tuple[int, Option]


def moment(seed: int, at: int) -> HoloTable:
    """The table of a seeded game after some decisions."""
    rng = Random(seed)
    t = new(seed)
    for _ in range(at):
        if t.result is None:
            GAME.decide(t, *pick(t, rng, fierce=seed % 5 > 1))
    t.seed, t.draws = SEED, 0
    return t


def playthrough(t: HoloTable, viewer: int | None, rng: Random) -> tuple[list[Move], set[int]]:
    """Decisions from here on, and every card the viewer sees on the way."""
    t = t.clone()
    t.journal = []
    bit = t.everyone if viewer is None else 1 << viewer
    seen = {c for c in range(len(t.defs)) if t.known[c] & bit == bit}
    moves: list[Move] = []
    while t.result is None and len(moves) < LONGEST:
        move = pick(t, rng, fierce=rng.random() < 0.5)
        moves.append(move)
        GAME.decide(t, *move)
        seen.update(c for c in range(len(t.defs)) if t.known[c] & bit == bit)
        seen.update(card for _, _, card, audience, _, _ in t.journal if card >= 0 and audience & bit == bit)
    return moves, seen


def twin(t: HoloTable, viewer: int | None, seen: set[int], rng: Random) -> HoloTable:
    """The same table with other faces on the cards that stay hidden."""
    groups = [[c for c in group if c not in seen] for group in hidden(t, viewer)]
    other = exchange(t, groups, rng)
    other.seed, other.draws = t.seed, t.draws
    return other


class Server:
    """A server with one room, at a given table, and the sockets of one viewer besides the two players'."""

    def __init__(self, t: HoloTable, seed: int, viewer: int | None) -> None:
        self.memory = MemoryStore()
        self.house = House(self.memory, SETTINGS_PACED, seed=seed)
        people = [SeatRecord("human", name, token=hashed(TOKENS[s])) for s, name in enumerate(("Aki", "Ben"))]
        record = RoomRecord(RoomOptions(), people, str(SEED))
        replay = replays.from_position("hocg", t, SEED)
        header = Header(replay.version, "", replay.setup, str(SEED))
        self.memory.room_rows[CODE] = RoomRow(CODE, "hocg", "playing", False, 0.0, 0.0, pack_record(record))
        self.memory.game_rows[f"{CODE}-1"] = GameRow(f"{CODE}-1", CODE, 1, "hocg", pack(header), 0.0)
        self.memory.logs[f"{CODE}-1"] = []
        self.viewer = viewer
        self.compared = 0

    async def open(self) -> None:
        self.players = [await Client(self.house, CODE, token, words=False, views=False).welcomed() for token in TOKENS]
        token = "" if self.viewer is None else TOKENS[self.viewer]
        kinds = ((True, True), (False, True), (True, False))
        self.eyes = [await Client(self.house, CODE, token, words=w, views=v).welcomed() for w, v in kinds]
        self.gone: list[Client] = []
        await quiet()

    @property
    def table(self) -> HoloTable:
        play = self.house.room(CODE).state.live
        assert play is not None and isinstance(play.table, HoloTable)
        return play.table

    async def say(self, client: Client, message: FromClient) -> None:
        client.say(message)
        await quiet()

    async def decide(self, seat: int, option: Option) -> bool:
        """Take a decision through its socket; False if it is not to be had here."""
        if self.table.asked != (seat,):
            return False
        options = GAME.options(self.table, seat)
        if option not in options:
            return False
        question = self.players[seat].question
        assert question is not None
        await self.say(self.players[seat], Choose(question.asked, options.index(option)))
        await self.wait(2.0)
        return True

    async def wait(self, seconds: float) -> None:
        until = self.house.time.seconds + seconds
        await quiet()
        while self.house.time.ring(until):
            await quiet()
        self.house.time.seconds = until

    async def reload(self) -> None:
        """The viewer's first tab is closed and opened again."""
        old = self.eyes[0]
        await old.leave()
        self.gone.append(old)
        self.eyes[0] = await Client(self.house, CODE, old.token, seen=5).welcomed()
        await quiet()

    def received(self) -> list[tuple[float, bytes]]:
        """Everything the viewer's sockets got, with the time it came."""
        clients = [*self.gone, *self.eyes]
        if self.viewer is not None:
            clients.append(self.players[self.viewer])
        return [(at, raw) for client in clients for at, raw in zip(client.times, client.raw, strict=True)]


def same_knowledge(one: HoloTable, two: HoloTable, viewer: int | None) -> bool:
    """Does the viewer know the same of both tables?"""
    bit = one.everyone if viewer is None else 1 << viewer
    if [m & bit == bit for m in one.known] != [m & bit == bit for m in two.known]:
        return False
    return all(one.defs[c] == two.defs[c] for c in range(len(one.defs)) if one.known[c] & bit == bit)


def questions_for(server: Server, rng: Random) -> list[FromClient]:
    """Things a curious player asks and tries, made from what this client has been shown."""
    viewer = server.viewer
    assert viewer is not None
    state = server.eyes[0].state
    assert state is not None
    view = hocg_view(state.view)
    names = [face.id for side in view.sides for face in side.hand if face is not None]
    names += [mem.id for side in view.sides for mem in side.stage] + ["o0", "o1", "c1", "h1.hSD01-003.0", "q0"]
    asked = server.house.room(CODE).state.live
    assert asked is not None
    number = asked.question_number(viewer)
    return [
        WhyNot(rng.choice(names)),
        WhyNot(rng.choice(names), rng.choice(names)),
        Choose(number, 9999),
        Choose(number - 1, 3),
        PickAll(number, [rng.choice(names)] * 2),
        Foresee(number, list(range(12)), [rng.choice(names)]),
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_what_stays_hidden_leaves_no_trace_in_the_bytes(viewer: int | None) -> None:
    compared = [await compare(seed, viewer) for seed in at_depth((1, 3), range(5))]
    assert sum(compared) > at_depth(60, 200) and sum(n > 20 for n in compared) >= at_depth(1, 3)


async def compare(seed: int, viewer: int | None) -> int:
    """How many decisions of a game left the viewer with the very same bytes on both servers."""
    rng = Random(seed)
    t = moment(seed, 0 if seed < 2 else rng.randrange(120))
    if t.result is not None:
        t = moment(seed, 20)
    moves, seen = playthrough(t, viewer, Random(seed + 1))
    other = twin(t, viewer, seen, rng)
    assert other.defs != t.defs
    one, two = Server(t, seed, viewer), Server(other, seed, viewer)
    for server in (one, two):
        await server.open()
    assert one.received() == two.received()
    compared = 0
    for n, (seat, option) in enumerate(moves):
        if not await one.decide(seat, option):
            raise AssertionError("a game does not go as it went before")
        if not await two.decide(seat, option):
            assert seat != viewer, "what a seat may do depends on what it may not know"
            break
        if one.table.result is not None or not same_knowledge(one.table, two.table, viewer):
            break  # when a game is over everything is shown
        assert _first_difference(one, two) is None, (n, PROMPTS[one.table.prompt].name)
        compared += 1
        if viewer is not None and n % 3 == 0:
            for message in questions_for(one, Random(n)):
                for server in (one, two):
                    await server.say(server.eyes[0], message)
        if n % 10 == 5:
            for server in (one, two):
                await server.reload()
        if n % 17 == 8 and viewer is not None:
            for server in (one, two):
                await server.say(server.players[1 - viewer], OfferDraw())
                await server.say(server.players[viewer], Answer(False))
                if server.house.room(CODE).state.may_undo(1 - viewer) == "ask":
                    await server.say(server.players[1 - viewer], AskUndo())
                    await server.say(server.players[viewer], Answer(False))
        assert _first_difference(one, two) is None, (n, PROMPTS[one.table.prompt].name)
    assert not one.house.monitor.noted and not two.house.monitor.noted
    return compared


def _first_difference(one: Server, two: Server) -> str | None:
    a, b = one.received(), two.received()
    for (at, x), (bt, y) in zip(a, b, strict=False):
        if x != y:
            return f"{x!r}\n{y!r}"
        if at != bt:
            return f"at {at} and at {bt}: {x!r}"
    return None if len(a) == len(b) else f"{len(a)} and {len(b)} messages"


async def test_a_seat_is_told_its_own_options_only() -> None:
    """A question never reaches another seat, nor a spectator."""
    t = moment(4, 30)
    server = Server(t, 4, None)
    await server.open()
    moves, _ = playthrough(t, None, Random(3))
    for seat, option in moves[:60]:
        assert server.players[1 - seat].question is None
        assert all(eye.question is None for eye in server.eyes)
        await server.decide(seat, option)
    for client in server.eyes:
        for message in client.got:
            if isinstance(message, Welcome | Update):
                assert b'"question"' not in msgspec.json.encode(message)


async def test_a_hand_that_must_be_redrawn_takes_as_long_as_one_that_may_be() -> None:
    """With a Debut in hand there is a choice, without one there is none; nobody else can tell by the clock."""
    compared = 0
    for seed in range(8):
        t, rng = new(seed), Random(seed)
        while PROMPTS[t.prompt] is not REDRAW:
            GAME.decide(t, *pick(t, rng))
        (seat,) = t.asked
        other = without_debut(t, seat)
        if other is None or len(GAME.options(t, seat)) == len(GAME.options(other, seat)):
            continue
        one, two = Server(t, seed, 1 - seat), Server(other, seed, 1 - seat)
        for server in (one, two):
            await server.open()
            assert await server.decide(seat, ("redraw",))
        for eye, twin_eye in zip(one.eyes, two.eyes, strict=True):
            assert eye.times == twin_eye.times
            assert max(eye.times) == 1000.0 + SETTINGS_PACED.floor
        compared += 1
    assert compared >= 4


def without_debut(t: HoloTable, seat: int) -> HoloTable | None:
    """The same table, but the Debuts in a hand have changed places with other cards of the deck."""
    other = t.clone()
    other.options = None
    spare = [c for c in t.zones[DECK + seat] if DEFS[t.defs[c]].level != DEBUT]
    for card in debuts(t, seat):
        if not spare:
            return None
        swapped = spare.pop()
        other.defs[card], other.defs[swapped] = other.defs[swapped], other.defs[card]
    return other
