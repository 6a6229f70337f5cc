"""Questions put to several at once: answers are kept, may be changed, count together, and nobody can tell anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from kaimaku.server.rooms.bots.thinking import Thought, think
from kaimaku.server.rooms.lobby import registry
from kaimaku.wire.play import Aside, AskUndo, AutoPass, Choose, Leave, PickAll, Update
from kaimaku.wire.room import ClockPlan, RoomOptions
from tests.server.rooms import many
from tests.server.rooms.circle import BLANK, DISCARD, HAND, LIFE, SHIELD, hand, life
from tests.server.rooms.circle_desk import CircleDesk
from tests.server.rooms.many import answer, choose_characters, gather, place, strike, table_of
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import SETTINGS, Client, House, code_of

pytestmark = pytest.mark.anyio

PACED = replace(SETTINGS, bot_pause=0.35)


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    many.install(monkeypatch)


def give(house: House, client: Client, seat: int, definition: int) -> None:
    """Every card in a hand is now of one kind."""
    t = table_of(house, client)
    for card in hand(t, seat):
        t.defs[card] = definition


def log_of(memory: MemoryStore, client: Client) -> list[tuple[int, str]]:
    return [(row.seat, row.what) for row in memory.logs[f"{code_of(client)}-1"]]


async def struck(
    house: House, people: int = 4, bots: int = 0, options: RoomOptions | None = None, target: int = 1
) -> list[Client]:
    """A table at the moment a window opens: the first seat has struck another; everybody holds shields."""
    clients = await gather(house, people, bots, options)
    await choose_characters(house, clients)
    await house.pass_time(1)
    for seat in range(people + bots):
        give(house, clients[0], seat, SHIELD)
    await strike(house, clients, target)
    return clients


# --- how long ---------------------------------------------------------------------------------------------------------


async def test_it_is_open_for_a_while_even_if_all_have_answered(house: House, memory: MemoryStore) -> None:
    clients = await struck(house)
    before = len(log_of(memory, clients[0]))
    for client in clients:
        assert client.question is not None and (client.question.floor, client.question.window) == (3.0, 20.0)
        await answer(house, client, "pass")
    await house.pass_time(2.9)
    assert len(log_of(memory, clients[0])) == before
    await house.pass_time(0.1)
    assert log_of(memory, clients[0])[before:] == [(seat, "pass") for seat in range(4)]
    assert life(table_of(house, clients[0]), 1) == 1


async def test_it_closes_with_the_last_answer(house: House, memory: MemoryStore) -> None:
    clients = await struck(house)
    for client in clients[1:]:
        await answer(house, client, "pass")
    await house.pass_time(11)
    before = len(log_of(memory, clients[0]))
    await answer(house, clients[0], "pass")
    assert len(log_of(memory, clients[0])) == before + 4


async def test_no_answer_is_a_pass_at_its_end(house: House, memory: MemoryStore) -> None:
    clients = await struck(house, options=RoomOptions(window=12))
    await answer(house, clients[1], "shield")
    await house.pass_time(11.9)
    assert clients[2].question is not None
    before = len(log_of(memory, clients[0]))
    await house.pass_time(0.1)
    assert [what.split()[0] for _, what in log_of(memory, clients[0])[before:]] == ["pass", "shield", "pass", "pass"]
    assert life(table_of(house, clients[0]), 1) == 2


async def test_without_a_limit_it_waits(house: House, memory: MemoryStore) -> None:
    clients = await struck(house, options=RoomOptions(window=0))
    assert clients[0].question is not None and clients[0].question.window == 0.0
    before = len(log_of(memory, clients[0]))
    await house.pass_time(5000)
    assert len(log_of(memory, clients[0])) == before


async def test_with_a_clock_the_time_for_a_move_is_the_limit_and_no_clock_runs(house: House) -> None:
    """A clock that stopped with an answer would tell everybody who has answered."""
    options = RoomOptions(window=0, clock=ClockPlan("move", move=40, bank=100))
    clients = await gather(house, 4, options=options)
    assert clients[0].info is not None and clients[0].info.running == []
    heard = len(clients[1].got)
    await answer(house, clients[0], "character")
    assert len(clients[1].got) == heard
    await house.pass_time(40.1)
    assert clients[0].question is not None and clients[0].question.prompt == "circle:main"  # bots chose for the rest
    assert clients[0].info.running == [0]
    assert not any(seat.substitute for seat in clients[0].info.seats)
    await strike(house, clients, 1)
    assert clients[1].question is not None and clients[1].question.window == 40.0
    await house.pass_time(20)
    assert clients[0].info.running == []
    assert [seat.bank for seat in clients[0].info.seats] == [100.0] * 4


async def test_one_person_alone_is_not_hurried(memory: MemoryStore) -> None:
    house = House(memory, PACED)
    (a,) = await struck(house, 1, 3)
    assert a.question is not None and (a.question.floor, a.question.window) == (0.0, 0.0)
    await house.pass_time(500)
    assert a.question is not None and a.question.prompt == "circle:window"
    before = len(log_of(memory, a))
    await answer(house, a, "pass")
    assert len(log_of(memory, a)) == before + 4


async def test_while_nobody_is_there_it_does_not_run_out(house: House, memory: MemoryStore) -> None:
    clients = await struck(house)
    code, before = code_of(clients[0]), len(log_of(memory, clients[0]))
    for client in clients:
        await client.leave()
    await house.pass_time(300)
    assert len(memory.logs[f"{code}-1"]) == before
    back = await Client(house, code, clients[1].token).welcomed()
    assert back.question is not None
    await house.pass_time(19)
    assert len(memory.logs[f"{code}-1"]) == before
    await house.pass_time(2)
    assert len(memory.logs[f"{code}-1"]) == before + 4


# --- answers ----------------------------------------------------------------------------------------------------------


async def test_an_answer_can_be_changed_until_it_closes(house: House, memory: MemoryStore) -> None:
    clients = await struck(house)
    b = clients[1]
    asked = b.question
    assert asked is not None
    await answer(house, b, "pass")
    assert b.question is None and b.state is not None and b.state.kept is not None
    assert b.state.kept.question.asked == asked.asked
    assert b.state.kept.option == len(asked.options) - 1
    b.say(Choose(asked.asked, 0))
    await house.settle()
    assert b.state.kept is not None and b.state.kept.option == 0
    tab = await Client(house, code_of(b), b.token).welcomed()  # a second tab shows the same
    assert tab.question is None and tab.state is not None and tab.state.kept is not None
    assert tab.state.kept.option == 0
    for client in (clients[0], *clients[2:]):
        await answer(house, client, "pass")
    await house.pass_time(3)
    assert life(table_of(house, b), 1) == 2
    assert log_of(memory, b)[-3][1].startswith("shield")


async def test_an_answer_can_be_taken_back(house: House) -> None:
    clients = await struck(house)
    b = clients[1]
    asked = b.question
    for client in clients:
        await answer(house, client, "pass")
    heard = [len(client.got) for client in (clients[0], *clients[2:])]
    b.say(AskUndo())
    await house.settle()
    assert b.question is not None and asked is not None and b.question.asked == asked.asked
    assert b.state is not None and b.state.kept is None
    await house.pass_time(10)
    assert [len(client.got) for client in (clients[0], *clients[2:])] == heard
    await answer(house, b, "shield")
    assert life(table_of(house, b), 1) == 2


async def test_the_first_clockwise_counts_whoever_was_quicker(house: House) -> None:
    clients = await struck(house)
    for client in reversed(clients):
        await answer(house, client, "shield")
    await house.pass_time(3)
    assert [len(table_of(house, clients[0]).zones[HAND + seat]) for seat in range(4)] != [3, 3, 3, 3]
    assert len(table_of(house, clients[0]).zones[DISCARD]) == 1
    assert len(hand(table_of(house, clients[0]), 1)) == 4 or len(hand(table_of(house, clients[0]), 1)) == 2


async def test_an_answer_sent_twice_or_late_is_nothing_more(house: House, memory: MemoryStore) -> None:
    clients = await struck(house)
    b, asked = clients[1], clients[1].question
    assert asked is not None
    passing = place(b, "pass")
    for _ in range(3):
        b.say(Choose(asked.asked, passing))
    await house.settle()
    assert not b.refusals()
    for client in (clients[0], *clients[2:]):
        await answer(house, client, "pass")
    await house.pass_time(3)
    rows = log_of(memory, b)
    b.say(Choose(asked.asked, passing))
    b.say(Choose(asked.asked, 0))
    await house.settle()
    assert log_of(memory, b) == rows
    assert len(b.refusals()) == 1


async def test_cards_for_several_rounds_can_be_named_at_once(house: House) -> None:
    """Two must go: the second round asks nobody who has said both."""
    clients = await gather(house, 4)
    await choose_characters(house, clients)
    t = table_of(house, clients[0])
    for _ in range(2):
        card = t.zones[0].pop()
        hand(t, 0).append(card)
        t.where[card] = HAND
        t.known[card] |= 1
    await answer(house, clients[0], "end")
    question = clients[0].question
    assert question is not None and question.prompt == "circle:discards" and len(question.options) == 5
    things = [option.things[0] for option in question.options]
    clients[0].say(PickAll(question.asked, [things[1], things[3]]))
    await house.settle()
    assert [f"c{card}" for card in t.zones[DISCARD]] == [things[1], things[3]]
    assert clients[1].question is not None and clients[1].question.prompt == "circle:main"


# --- nobody can tell --------------------------------------------------------------------------------------------------

Playthrough = Callable[[House, Sequence[Client]], "object"]


class Twin:
    """The same table on a server of its own; the last seat's eyes, and a spectator's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(registry, "new_code", lambda: "twintwin")
        self.house = House(MemoryStore(), PACED, seed=5)

    async def open(self, hands: Sequence[int], bots: int = 0, options: RoomOptions | None = None) -> None:
        self.clients = await gather(self.house, 4, bots, options)
        self.watcher = await Client(self.house, "twintwin").welcomed()
        await choose_characters(self.house, self.clients)
        await self.house.pass_time(1)
        for seat, definition in enumerate(hands):
            give(self.house, self.clients[0], seat, definition)
        await strike(self.house, self.clients, 1)

    def seen(self) -> list[tuple[float, bytes]]:
        eyes = [self.clients[3], self.watcher]
        return [(at, raw) for eye in eyes for at, raw in zip(eye.times, eye.raw, strict=True)]


async def pass_at(twin: Twin, moments: Sequence[float]) -> None:
    """The first seats pass at these moments; then until after the end."""
    now = 0.0
    for moment, client in sorted(zip(moments, twin.clients, strict=False), key=lambda pair: pair[0]):
        await twin.house.pass_time(moment - now)
        now = moment
        assert client.question is not None
        client.say(Choose(client.question.asked, place(client, "pass")))
    await twin.house.pass_time(30.0 - now)


@pytest.mark.parametrize("slow", [0, 3])
@pytest.mark.parametrize("bots", [0, 2])
async def test_the_bytes_a_seat_gets_do_not_depend_on_the_others(
    monkeypatch: pytest.MonkeyPatch, bots: int, slow: int
) -> None:
    """Whether the others could do anything, and in which order and how soon they answer: not a byte, not a moment."""
    courses = [
        ([BLANK] * 4, (0.5, 1.0, 9.0)),
        ([SHIELD, SHIELD, SHIELD, BLANK], (9.0, 0.1, 0.2)),
        ([BLANK, SHIELD, BLANK, BLANK], (2.0, 9.0, 8.9)),
    ]
    seen = []
    for hands, moments in courses:
        twin = Twin(monkeypatch)
        options = RoomOptions(slow=slow)
        await twin.open([*hands, *[BLANK] * bots], bots, options)
        last = twin.clients[3]
        assert last.question is not None
        last.say(Choose(last.question.asked, place(last, "pass")))
        await pass_at(twin, moments)
        assert life(table_of(twin.house, last), 1) == 1
        assert not twin.house.monitor.noted
        seen.append(twin.seen())
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]) > 6


async def test_standing_passes_take_as_long_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can tell whether a seat was asked, or has said beforehand that it passes."""
    seen = []
    for until in ("", "always"):
        twin = Twin(monkeypatch)
        await twin.open([SHIELD, SHIELD, SHIELD, BLANK])
        for client in twin.clients[:3]:
            if until:
                client.say(AutoPass("always"))
            else:
                await answer(twin.house, client, "pass")
        await answer(twin.house, twin.clients[3], "pass")
        await twin.house.pass_time(30)
        seen.append(twin.seen())
    assert seen[0] == seen[1]


async def test_whoever_can_only_pass_is_asked_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bytes at the same moments for the others, whether a seat had something to decide and passed, or not."""
    monkeypatch.setattr(CircleDesk, "lazy", True)
    seen = []
    for definition in (BLANK, SHIELD):
        twin = Twin(monkeypatch)
        await twin.open([definition, definition, definition, SHIELD])
        assert all(client.question is not None for client in twin.clients)
        await answer(twin.house, twin.clients[3], "pass")
        await pass_at(twin, (1.0, 7.0, 2.0))
        seen.append(twin.seen())
    assert seen[0] == seen[1]


async def test_among_bots_whoever_can_only_pass_is_not_asked(
    memory: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody watches, or another person may come back: they would see how long it takes."""
    monkeypatch.setattr(CircleDesk, "lazy", True)
    for people, watched in ((1, False), (1, True), (2, False)):
        house = House(MemoryStore(), PACED)
        clients = await gather(house, people, 5 - people)
        await choose_characters(house, clients)
        await house.pass_time(1)
        if people > 1:
            clients[1].say(Leave())
            await house.pass_time(1)
        if watched:
            await Client(house, code_of(clients[0])).welcomed()
        give(house, clients[0], 0, BLANK)
        await strike(house, clients, 1)
        asked = clients[0].question is not None and clients[0].question.prompt == "circle:window"
        assert asked == (people > 1 or watched)


class SlowBots:
    """Bots that take their time over anything that is a choice."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.seconds = seconds
        self.choice: int | None = None  # the option they take, instead of one by chance
        self.asked: list[Thought] = []

    async def think(self, asked: Thought) -> tuple[str | int, ...]:
        self.asked.append(asked)
        await self.house.rooms.services.sleep(self.seconds)
        return think(asked) if self.choice is None else asked.options[self.choice]

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("people", [1, 2])
async def test_what_a_bot_holds_does_not_show_in_time(memory: MemoryStore, people: int) -> None:
    """With or without shields, quick or thoughtful: the window closes at the same moment."""
    closed = set()
    for definition in (BLANK, SHIELD):
        for seconds in (0.0, 0.1):
            house = House(MemoryStore(), PACED)
            bots = SlowBots(house, seconds)
            house.rooms.services.bots = bots
            clients = await gather(house, people, 5 - people)
            await choose_characters(house, clients)
            await house.pass_time(1)
            for seat in range(people, 5):
                give(house, clients[0], seat, definition)
            await strike(house, clients, people)
            began = house.time.seconds
            for client in clients:
                await answer(house, client, "pass")
            heard = len(clients[0].got)
            await house.pass_time(5)
            closed.add(round(clients[0].times[heard] - began, 3))
    assert closed == ({0.175} if people == 1 else {3.0})


async def test_among_people_no_window_waits_for_a_bot() -> None:
    """It would tell that the bot has something to choose. A late answer counts while people still think."""
    for people_take, life_left in ((0.0, 1), (8.0, 2)):
        house = House(MemoryStore(), PACED)
        bots = SlowBots(house, 0.0)
        house.rooms.services.bots = bots
        clients = await gather(house, 2, 3)
        await choose_characters(house, clients)
        await house.pass_time(1)
        give(house, clients[0], 2, SHIELD)
        bots.seconds = 5.0
        bots.choice = 0
        await strike(house, clients, 2)
        began = house.time.seconds
        await answer(house, clients[0], "pass")
        await house.pass_time(people_take)
        heard = len(clients[0].got)
        await answer(house, clients[1], "pass")
        await house.pass_time(5)
        assert round(clients[0].times[heard] - began, 3) == max(3.0, people_take)
        assert life(table_of(house, clients[0]), 2) == life_left and not house.monitor.noted


async def test_a_bot_learns_nothing_of_what_others_have_answered(house: House) -> None:
    bots = SlowBots(house, 0.0)
    house.rooms.services.bots = bots
    clients = await struck(house, 3, 1)
    await answer(house, clients[1], "shield")
    for thought in bots.asked:
        assert thought.table["answers"] == []
        shown = thought.table["asked"]
        assert isinstance(shown, list) and thought.seat in shown


# --- standing passes --------------------------------------------------------------------------------------------------


async def window(house: House, clients: list[Client], target: int) -> None:
    """On to the next stroke: whatever else is asked is answered by the last option."""
    for _ in range(30):
        striker = next((c for c in clients if c.question is not None and c.question.prompt == "circle:main"), None)
        if striker is not None:
            await strike(house, clients, target)
            return
        for client in clients:
            if client.question is not None:
                client.say(Choose(client.question.asked, len(client.question.options) - 1))
        await house.pass_time(3)
    raise AssertionError("no turn begins")


async def test_pass_until_something_happens_to_me(house: House) -> None:
    clients = await struck(house, target=1)
    b, c = clients[1], clients[2]
    for client in (b, c):
        client.say(AutoPass("hit"))
    await house.settle()
    assert c.question is None and c.state is not None and c.state.kept is None  # nothing happens to this seat
    assert c.state.standing == AutoPass("hit")
    assert b.question is not None and b.state is not None and b.state.standing == AutoPass("hit")  # but to this one
    await answer(house, b, "shield")
    await window(house, clients, 2)
    assert c.question is not None and clients[3].question is not None
    assert all(c.state is not None and c.state.standing == AutoPass("hit") for c in (b, c))


async def test_pass_always_but_not_with_these_cards(house: House) -> None:
    clients = await struck(house, target=1)
    c, d = clients[2], clients[3]
    give(house, c, 2, BLANK)  # what one has makes no difference: how soon one passes would tell it
    c.say(AutoPass("always", ["SHIELD"]))
    d.say(AutoPass("always", ["SWORD"]))
    await house.settle()
    assert c.question is not None
    assert d.question is None
    d.say(AutoPass())
    await house.settle()
    assert d.question is not None and d.state is not None and d.state.standing is None


async def test_pass_until_my_turn(house: House, memory: MemoryStore) -> None:
    clients = await struck(house, target=3)
    b, c = clients[1], clients[2]
    for client in (b, c):
        client.say(AutoPass("turn"))
    await house.settle()
    assert b.question is None and c.question is None
    await window(house, clients, 3)  # now it is the next seat's turn
    assert table_of(house, b).active == 1
    assert b.state is not None and b.state.standing is None and b.question is not None
    assert c.question is None and c.state is not None and c.state.standing == AutoPass("turn")
    cold = house.again()
    back = await Client(cold, code_of(c), c.token).welcomed()
    assert back.state is not None and back.state.standing == AutoPass("turn") and back.question is None
    again = await Client(cold, code_of(c), b.token).welcomed()
    assert again.state is not None and again.state.standing is None


async def test_it_holds_for_windows_only(house: House) -> None:
    clients = await gather(house, 4)
    for client in clients:
        client.say(AutoPass("always"))
    await house.settle()
    assert all(client.question is not None for client in clients)  # nobody chooses a character by passing
    await choose_characters(house, clients)
    await strike(house, clients, 1)
    assert all(client.question is None for client in clients)
    await house.pass_time(3)
    assert life(table_of(house, clients[0]), 1) == 1


async def test_it_is_told_to_nobody_else(house: House) -> None:
    clients = await struck(house)
    heard = len(clients[0].got)
    clients[2].say(AutoPass("always"))
    await house.settle()
    assert len(clients[0].got) == heard
    assert isinstance(clients[2].got[-1], Update)
    watcher = await Client(house, code_of(clients[0])).welcomed()
    watcher.say(AutoPass("always"))
    await house.settle()
    assert watcher.refusals()


async def test_the_last_one_to_answer_leaves(house: House, memory: MemoryStore) -> None:
    """The bot that takes the seat has nothing to choose: the window closes at once."""
    clients = await struck(house, options=RoomOptions(window=0))
    give(house, clients[0], 1, BLANK)
    for client in (clients[0], *clients[2:]):
        await answer(house, client, "pass")
    await house.pass_time(10)
    before = len(log_of(memory, clients[0]))
    clients[1].say(Leave())
    await house.settle()
    assert [what for _, what in log_of(memory, clients[0])[before : before + 5]] == ["~bot 1", *["pass"] * 4]


async def test_said_in_ones_own_turn_it_means_the_next(house: House) -> None:
    clients = await struck(house, target=3)
    a = clients[0]
    a.say(AutoPass("turn"))
    await house.settle()
    await window(house, clients, 3)
    assert table_of(house, a).active == 1
    assert a.question is None and a.state is not None and a.state.standing == AutoPass("turn")


async def test_an_answer_that_something_besides_made_impossible_is_asked_for_again(house: House) -> None:
    clients = await struck(house)
    a, c = clients[0], clients[2]
    await answer(house, a, "shield")
    await answer(house, clients[1], "pass")
    table_of(house, a).used[LIFE, 2] = 1
    give(house, a, 0, BLANK)  # as if what is done besides took the shields away
    c.say(Aside("reveal"))
    await house.settle()
    assert a.question is not None and [option.verb for option in a.question.options] == ["pass"]
    assert clients[1].question is None
