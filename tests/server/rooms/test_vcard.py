"""VCard itself at a table: priority between people and bots, passing beforehand, whole games, taking back, restarts."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kaimaku.decks import builtin
from kaimaku.games.vcard.projection.shape import VCardView
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.knowledge import public_handle
from kaimaku.kernel.replay import Replay
from kaimaku.replays import verify
from kaimaku.server.playback.frames import frames
from kaimaku.server.rooms.core.decisions import end
from kaimaku.server.rooms.core.timing import put
from kaimaku.server.store import Store
from kaimaku.wire.common import DeckChoice
from kaimaku.wire.play import Answer as WireAnswer
from kaimaku.wire.play import AskUndo, AutoPass, Choose, PickAll, Rematch, Update, Welcome
from kaimaku.wire.room import Join, NewRoom, RoomOptions, SeatPlan
from tests.server.rooms.many import play_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of, over
from tests.vcard.scene import A, B, Scene, Side

pytestmark = pytest.mark.anyio
FLOOR = 1.0
PACED = replace(SETTINGS, priority_floor=FLOOR)


async def pair(house: House, options: RoomOptions | None = None) -> tuple[Client, Client]:
    seats = [SeatPlan("me"), SeatPlan("open")]
    mine = await house.rooms.create(NewRoom("vcard", "Aki", seats, options or RoomOptions()))
    theirs = await house.rooms.join(mine.code, Join("Ben"))
    a, b = [await Client(house, mine.code, s.token).welcomed() for s in (mine, theirs)]
    await house.settle()
    return a, b


async def solo(house: House) -> Client:
    mine = await house.rooms.create(NewRoom("vcard", "Aki", [SeatPlan("me"), SeatPlan("bot", "random")]))
    client = await Client(house, mine.code, mine.token).welcomed()
    await house.settle()
    return client


def view(client: Client) -> VCardView:
    assert client.state is not None and isinstance(client.state.view, VCardView)
    return client.state.view


def scene(b_hand: list[str], **more: object) -> Scene:
    """Seat A may play a Boost; what seat B holds is B's business."""
    s = Scene(Side(hand=["CCD-094", "CCD-101"], back=["CCD-001"]), Side(active="CCD-001", hand=b_hand), **more)  # type: ignore[arg-type]
    for card in range(len(s.t.defs)):
        public_handle(s.t, card)
    return s


async def open_table(house: House, client: Client, table: VCardTable) -> None:
    """Another table in the place of the one that was dealt."""
    room, play = house.room(code_of(client)), play_of(house, client)
    table.journal = []
    play.playthrough.table = table
    room.runner.at_once(put(room.state))
    room.broadcast.table(room.broadcast.clients)
    await house.settle()


def place(client: Client, verb: str, nth: int = 0) -> int:
    assert client.question is not None
    return [n for n, option in enumerate(client.question.options) if option.verb == verb][nth]


async def choose(house: House, client: Client, verb: str, nth: int = 0) -> None:
    assert client.question is not None
    client.say(Choose(client.question.asked, place(client, verb, nth)))
    await house.settle()


async def boost(house: House, client: Client, nth: int = 0) -> None:
    """Play the first or second Boost of the scene, aimed at whatever can be."""
    await choose(house, client, "boost", nth)
    while client.question is not None and client.question.prompt == "vcard:pick":
        question = client.question
        if question.pick is not None:
            client.say(PickAll(question.asked, question.pick.things[: question.pick.least]))
        else:
            client.say(Choose(question.asked, 0))
        await house.settle()


def window(client: Client) -> bool:
    return client.question is not None and client.question.prompt == "vcard:window"


# --- priority between people ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [["CCD-126"], ["CCD-114"], []])
async def test_whoever_has_priority_is_asked_whatever_the_hand_holds(memory: MemoryStore, held: list[str]) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    await open_table(house, a, scene(held).t)
    await boost(house, a, 1)
    assert window(b) and view(a).priority == B and a.question is None
    assert b.question is not None and b.question.floor == FLOOR and b.question.window == 20.0
    assert len(b.question.options) == (2 if held == ["CCD-126"] else 1)
    rows = play_of(house, a).rows
    await choose(house, b, "pass")
    assert play_of(house, a).rows == rows and view(a).priority == B  # too early to count
    await house.pass_time(FLOOR - 0.01)
    assert play_of(house, a).rows == rows
    await house.pass_time(0.02)
    assert play_of(house, a).rows == rows + 1 and view(a).priority is None
    assert not house.monitor.noted


async def test_nobody_can_tell_by_the_others_pace_what_they_hold() -> None:
    """Everything that comes to A until B's pass counts is the same to the byte and the second, whatever B holds."""
    seen = []
    for held in (["CCD-126", "CCD-127"], ["CCD-114", "CCD-116"]):
        for standing in (None, AutoPass("always")):
            house = House(MemoryStore(), PACED, seed=3)
            a, b = await pair(house)
            if standing is not None:
                b.say(standing)
                await house.settle()
            await open_table(house, a, scene(held).t)
            at = len(a.raw)
            await boost(house, a, 1)
            await house.pass_time(0.4)
            if b.question is not None:
                await choose(house, b, "pass")
            await house.pass_time(2.0)
            assert not house.monitor.noted and a.question is not None
            seen.append([(time, raw) for time, raw in zip(a.times[at:], a.raw[at:], strict=True)])
    assert all(each == seen[0] for each in seen) and len(seen[0]) > 1


async def test_no_answer_in_time_is_a_pass(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house, RoomOptions(window=5))
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)
    await house.pass_time(4.9)
    assert window(b)
    await house.pass_time(0.2)
    assert b.question is None and a.question is not None and a.question.prompt == "vcard:main"
    assert not house.monitor.noted


async def test_without_a_limit_it_waits(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house, RoomOptions(window=0))
    await open_table(house, a, scene([]).t)
    await boost(house, a, 1)
    assert b.question is not None and b.question.window == 0.0
    await house.pass_time(100)
    assert window(b)


async def test_an_answer_is_played_after_the_floor(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)
    await choose(house, b, "reply")
    assert [queued.verb for queued in view(a).queue] == ["boost"]
    await house.pass_time(FLOOR)
    assert [queued.verb for queued in view(a).queue] == ["boost", "reply"]
    assert window(b)  # it keeps priority


async def test_a_held_answer_can_be_taken_back(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)
    await choose(house, b, "pass")
    b.say(AskUndo())
    await house.settle()
    assert window(b)
    await house.pass_time(3)
    assert window(b) and view(a).priority == B


# --- passing beforehand -----------------------------------------------------------------------------------------------


async def test_a_standing_pass_counts_after_the_same_time(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    b.say(AutoPass("always"))
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)
    assert b.question is None and view(a).priority == B
    await house.pass_time(FLOOR + 0.01)
    assert a.question is not None and a.question.prompt == "vcard:main"


async def test_cards_that_are_held_are_asked_about(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    b.say(AutoPass("always", ["CCD-126"]))
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)
    assert window(b)
    b.say(AutoPass("always", ["CCD-129"]))
    await house.settle()
    assert b.question is None  # the open window is passed, too
    b.say(AutoPass(""))
    await house.settle()
    assert window(b)
    await house.pass_time(FLOOR * 3)
    assert window(b) and not house.monitor.noted


async def test_passing_until_something_happens_to_me(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    b.say(AutoPass("hit"))
    await open_table(house, a, scene(["CCD-126"]).t)
    await boost(house, a, 1)  # it swaps A's own
    assert b.question is None
    await house.pass_time(FLOOR + 0.1)
    await boost(house, a, 0)  # Undertow on B's
    assert window(b)


async def test_passing_until_my_turn(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    a, b = await pair(house)
    await open_table(house, a, scene(["CCD-126"]).t)
    b.say(AutoPass("turn"))
    await boost(house, a, 1)
    assert b.question is None
    await house.pass_time(FLOOR + 0.1)
    await choose(house, a, "pass")
    await house.pass_time(FLOOR + 0.1)
    assert b.question is not None and b.question.prompt == "vcard:main"
    assert b.state is not None and b.state.standing is None


# --- against bots -----------------------------------------------------------------------------------------------------


async def test_among_bots_whoever_can_only_pass_is_not_asked() -> None:
    passed = asked = 0
    for seed in range(1, 9):
        house, rng = House(MemoryStore(), PACED, seed=seed), Random(seed)
        a = await solo(house)
        while not over(a) and not (passed > 5 and asked):
            question, moves = a.question, play_of(house, a).moves
            assert question is not None and not (window(a) and len(question.options) == 1)
            asked += window(a)
            a.say(Choose(question.asked, rng.randrange(len(question.options))))
            await house.settle()
            passed += play_of(house, a).moves > moves + 2
        assert not house.monitor.noted
    assert passed > 5 and asked


async def test_a_whole_game_against_a_bot(store_url: str) -> None:
    store = await Store.open(store_url)
    house = House(store)
    a = await solo(house)
    watcher = await Client(house, code_of(a)).welcomed()
    rng = Random(2)
    for _ in range(3000):
        if over(a):
            break
        question = a.question
        assert question is not None
        if question.pick is not None:
            n = rng.randint(question.pick.least, question.pick.most)
            a.say(PickAll(question.asked, rng.sample(question.pick.things, n)))
        else:
            a.say(Choose(question.asked, rng.randrange(len(question.options))))
        await house.settle()
    assert over(a) and not house.monitor.noted and not a.refusals()
    await watcher.until(lambda: over(watcher))
    assert watcher.info is not None and watcher.info.outcome is not None
    for m in watcher.got:
        if isinstance(m, Welcome | Update):
            assert m.question is None and not m.asides
    row = await store.replay(watcher.info.outcome.replay)
    assert row is not None
    replay = Replay.from_bytes(row.data)
    assert verify(replay).result == (tuple(watcher.info.outcome.winners), watcher.info.outcome.rule)
    for seat in (0, 1, "watch", "all"):
        shown = frames(replay, row.names, seat)
        assert shown.outcome is not None and {mark.kind for mark in shown.marks} >= {"turn", "combat", "point"}
    await house.rooms.close()
    await store.close()


async def test_taking_back_skips_passes_nobody_was_asked_for(memory: MemoryStore) -> None:
    """Against a bot undo leads to the last thing one decided oneself, and the bot's moves after it are gone."""
    house = House(memory)
    a = await solo(house)
    rng = Random(4)
    idle = 0
    for _ in range(400):
        if over(a) or idle >= 5:
            break
        question, rows = a.question, play_of(house, a).moves
        assert question is not None
        before = (question.prompt, question.options, view(a))
        a.say(Choose(question.asked, rng.randrange(len(question.options))))
        await house.settle()
        passed = play_of(house, a).moves > rows + 1
        if over(a) or not passed:
            continue
        a.say(AskUndo())
        await house.settle()
        assert a.question is not None
        assert (a.question.prompt, a.question.options, view(a)) == before
        idle += 1
        a.say(Choose(a.question.asked, rng.randrange(len(a.question.options))))
        await house.settle()
    assert idle >= 5 and not house.monitor.noted


# --- the room around it -----------------------------------------------------------------------------------------------


async def test_a_table_is_laid_out_again_from_its_log(house: House) -> None:
    a, b = await pair(house)
    code, rng = code_of(a), Random(8)
    for _ in range(4):
        for _ in range(15):
            asked = next((c for c in (a, b) if c.question is not None), None)
            if asked is None or over(a):
                break
            assert asked.question is not None
            asked.say(Choose(asked.question.asked, rng.randrange(len(asked.question.options))))
            await house.pass_time(2)
        before = [(c.state.view, c.state.question) for c in (a, b) if c.state is not None]
        digest = play_of(house, a).table.digest()
        house = house.again()
        a, b = [await Client(house, code, client.token).welcomed() for client in (a, b)]
        assert play_of(house, a).table.digest() == digest
        after = [(c.state.view, c.state.question) for c in (a, b) if c.state is not None]
        assert [v for v, _ in after] == [v for v, _ in before]
        assert [q and (q.prompt, q.options) for _, q in after] == [q and (q.prompt, q.options) for _, q in before]
        await house.settle()
    assert not house.monitor.noted


async def test_each_seat_brings_its_deck(house: House) -> None:
    plans = [SeatPlan("me", deck=DeckChoice("choir")), SeatPlan("open")]
    mine = await house.rooms.create(NewRoom("vcard", "Aki", plans))
    theirs = await house.rooms.join(mine.code, Join("Ben", DeckChoice("bonfire")))
    a, b = [await Client(house, mine.code, s.token).welcomed() for s in (mine, theirs)]
    assert a.info is not None
    assert [seat.deck for seat in a.info.seats] == [builtin("choir").name, builtin("bonfire").name]
    sets = play_of(house, a).table
    assert isinstance(sets, VCardTable) and sets.sets == "CCD"
    assert view(b).boards[A].deck.count == 43


async def test_whoever_went_second_may_begin_the_next_game(house: House) -> None:
    a, b = await pair(house)
    began = view(a).first
    room = house.room(code_of(a))
    await room.runner.run(end(room.state, 0, "draw"))
    await house.settle()
    a.say(Rematch(swap=True))
    await b.until(lambda: b.info is not None and b.info.offer is not None)
    b.say(WireAnswer(True))
    await a.until(lambda: a.info is not None and a.info.number == 2 and a.info.status == "playing")
    await house.settle()
    assert view(a).first == 1 - began


# --- the third point --------------------------------------------------------------------------------------------------


async def test_nothing_is_asked_after_the_third_point(memory: MemoryStore) -> None:
    """Moving up, discarding down to seven and the effects after combat still happen (V-43); nobody chooses in them."""
    house = House(memory, PACED)
    a, b = await pair(house)
    crowd = ["CCD-001", "CCD-004"]
    last = Scene(
        Side(active="CCD-001", counters={0: 4}, back=crowd, hand=["CCD-001"] * 9, points=2),
        Side(active="CCD-001", back=crowd, hand=["CCD-001"] * 8, points=2),
        turn=6,
    )
    last.t.taken = [6, 6]
    await open_table(house, a, last.t)
    seen = [len(client.got) for client in (a, b)]
    await choose(house, a, "pass")
    assert over(a) and over(b)
    for client, n in zip((a, b), seen, strict=True):
        assert not [m for m in client.got[n:] if isinstance(m, Update) and m.question is not None]
    assert len(view(a).boards[0].hand) == 7 and view(a).boards[1].spots[0].vt is not None
    assert not house.monitor.noted
