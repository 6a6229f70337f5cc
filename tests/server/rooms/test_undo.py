"""Taking back: free, by consent, or never; and the table is then exactly as it was."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.kernel.journal import Entry
from kaimaku.server.rooms.game.take_backs import TakeBacks, revealed
from kaimaku.wire.play import Answer, AskUndo, Choose, Refused, Update
from kaimaku.wire.room import RoomOptions
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, house_quiet, over, step

pytestmark = pytest.mark.anyio


async def say_and_settle(house: House, client: Client, message: AskUndo | Answer) -> None:
    client.say(message)
    await house.settle()


async def test_against_bots_every_decision_can_be_taken_back(house: House, memory: MemoryStore) -> None:
    a = await house.solo()
    rng = Random(1)
    past = [a.state]
    for _ in range(25):
        await step([a], rng)
        past.append(a.state)
    assert len(memory.logs[f"{code_of(a)}-1"]) > 30  # the bot has played, too
    while len(past) > 1:
        past.pop()
        assert a.state is not None and a.state.undo == "free" and a.question is not None
        was_open = a.question.asked
        a.say(AskUndo())
        await house.settle()
        now, then = a.state, past[-1]
        assert isinstance(now, Update) and now.back and then is not None
        assert now.view == then.view and now.n == then.n
        assert [line.n for line in now.lines] == list(range(1, now.n + 1))
        assert now.question is not None and then.question is not None
        assert now.question.options == then.question.options
        assert now.question.asked > was_open > then.question.asked  # no old answer can be taken for one to it
    assert a.state is not None and a.state.undo == "no"
    assert "nothing to undo" in (await a.asks(AskUndo(), Refused)).why.words.en


async def test_a_table_goes_on_after_taking_back(house: House) -> None:
    a = await house.solo()
    rng = Random(2)
    for _ in range(60):
        if over(a):
            break
        await step([a], rng)
        if rng.random() < 0.3 and not over(a):
            a.say(AskUndo())
            await house.settle()
            await house_quiet([a])
    cold = house.again()
    back = await Client(cold, code_of(a), a.token).welcomed()
    assert back.state is not None and a.state is not None
    assert (back.state.view, back.state.question, back.state.undo) == (a.state.view, a.state.question, a.state.undo)


async def test_never_means_never(house: House) -> None:
    a = await house.solo(RoomOptions(undo="never"))
    await step([a], Random(1))
    assert a.state is not None and a.state.undo == "no"
    assert "Undo is off" in (await a.asks(AskUndo(), Refused)).why.words.en


async def test_between_people_it_takes_consent(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    rng = Random(3)
    for _ in range(40):
        await step([a, b], rng)
    asker, other = (a, b) if a.state is not None and a.state.undo == "ask" else (b, a)
    rows = len(memory.logs[f"{code_of(a)}-1"])
    await say_and_settle(house, asker, AskUndo())
    assert other.info is not None and other.info.offer is not None and other.info.offer.kind == "undo"
    assert other.info.offer.words is not None and "take back their last decision" in other.info.offer.words.en
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows
    assert "already asked" in (await asker.asks(AskUndo(), Refused)).why.words.en
    await say_and_settle(house, other, Answer(False))
    assert asker.info is not None and asker.info.offer is None
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows
    assert "declined" in (await asker.asks(AskUndo(), Refused)).why.words.en
    await step([a, b], rng)
    if asker.state is not None and asker.state.undo == "ask":
        await say_and_settle(house, asker, AskUndo())
        await say_and_settle(house, other, Answer(True))
        assert memory.logs[f"{code_of(a)}-1"][-1].what.startswith("~undo")
        for client in (a, b):
            assert isinstance(client.state, Update) and client.state.back


async def test_a_request_lapses_with_the_next_decision(house: House) -> None:
    a, b = await house.pair()
    rng = Random(3)
    for _ in range(40):
        await step([a, b], rng)
    asker, other = (a, b) if a.state is not None and a.state.undo == "ask" else (b, a)
    await say_and_settle(house, asker, AskUndo())
    await step([a, b], rng)
    await house.settle()
    assert other.info is not None and other.info.offer is None
    assert "no offer" in (await other.asks(Answer(True), Refused)).why.words.en


async def test_it_is_free_only_if_nothing_was_seen_rolled_or_answered(house: House) -> None:
    """Whenever the server says so, nobody has come to know a face and no chance was used."""
    a, b = await house.pair()
    rng = Random(4)
    free = asked = 0
    for _ in range(250):
        if over(a):
            break
        mover = a if a.question is not None else b
        room = house.room(code_of(a))
        assert room.state.live is not None
        t = room.state.live.table
        known, draws = bytes(t.known), t.draws
        await step([a, b], rng)
        await house.settle()
        other = b if mover is a else a
        if over(a) or mover.state is None or other.state is None:
            break
        assert other.state.undo != "free"  # somebody else has decided since
        shown = any(now & ~then for then, now in zip(known, t.known, strict=True))
        if mover.state.undo == "free":
            free += 1
            assert not shown and t.draws == draws
        else:
            asked += 1
            lines = mover.state.lines
            assert shown or t.draws != draws or any(line.card is not None for line in lines)
    assert free > 10 and asked > 10


async def test_a_free_one_asks_nobody(house: House, memory: MemoryStore) -> None:
    a, b = await house.pair()
    rng = Random(4)
    while True:
        mover = a if a.question is not None else b
        before = mover.state
        await step([a, b], rng)
        if mover.state is not None and mover.state.undo == "free":
            break
    await say_and_settle(house, mover, AskUndo())
    assert memory.logs[f"{code_of(a)}-1"][-1].what.startswith("~undo")
    assert before is not None and mover.state is not None and mover.state.view == before.view
    other = b if mover is a else a
    assert isinstance(other.state, Update) and other.state.back


async def test_people_may_agree_on_it_beforehand_but_not_about_the_decisions_of_others(house: House) -> None:
    a, b = await house.pair(RoomOptions(undo="free"))
    rng = Random(5)
    seen = set()
    for _ in range(30):
        mover = a if a.question is not None else b
        await step([a, b], rng)
        other = b if mover is a else a
        assert mover.state is not None and other.state is not None
        assert mover.state.undo == "free" and other.state.undo != "free"
        seen.add(other.state.undo)
    assert seen == {"no", "ask"}


async def test_a_request_says_from_which_line_on_everything_is_undone(house: House) -> None:
    """It begins with the asker's last own decision, whatever came after it; and so it is done."""
    a, b = await house.pair()
    rng = Random(3)
    told = {a: 0, b: 0}
    further = 0
    for _ in range(60):
        mover = a if a.question is not None else b
        assert mover.state is not None
        told[mover] = mover.state.n
        await step([a, b], rng)
        other = b if mover is a else a
        if other.state is None or other.state.undo != "ask":
            continue
        further += other.state.n > told[other]
        await say_and_settle(house, other, AskUndo())
        assert mover.info is not None and mover.info.offer is not None
        assert mover.info.offer.after == told[other]
        await say_and_settle(house, mover, Answer(False))
    assert further > 5
    await step([a, b], rng)
    while not (askers := [c for c in (a, b) if c.state is not None and c.state.undo == "ask"]):
        await step([a, b], rng)
    other = b if askers[0] is a else a
    await say_and_settle(house, askers[0], AskUndo())
    assert other.info is not None and other.info.offer is not None
    after = other.info.offer.after
    await say_and_settle(house, other, Answer(True))
    assert isinstance(other.state, Update) and other.state.back and other.state.n == after


async def test_after_the_end_nothing_is_taken_back(house: House) -> None:
    from kaimaku.wire.play import Concede

    a = await house.solo()
    await step([a], Random(1))
    a.say(Concede())
    await a.until(lambda: over(a))
    assert "over" in (await a.asks(AskUndo(), Refused)).why.words.en


async def test_an_old_answer_does_not_count_after_taking_back(house: House, memory: MemoryStore) -> None:
    a = await house.solo()
    question = a.question
    assert question is not None
    a.say(Choose(question.asked, 0))
    await house.settle()
    a.say(AskUndo())
    await house.settle()
    rows = len(memory.logs[f"{code_of(a)}-1"])
    a.say(Choose(question.asked, 0))
    await house.settle()
    assert len(memory.logs[f"{code_of(a)}-1"]) == rows


def entry(card: int, audience: int) -> Entry:
    return ("show", 0, card, audience, 0, ())


def test_what_counts_as_revealed() -> None:
    assert not revealed(b"\x01\x03", bytearray(b"\x01\x03"), [])
    assert not revealed(b"\x01\x03", bytearray(b"\x00\x03"), [])  # forgetting reveals nothing
    assert revealed(b"\x01\x03", bytearray(b"\x03\x03"), [])
    assert not revealed(b"\x01\x03", bytearray(b"\x01\x03"), [entry(1, 3), entry(-1, 0), entry(0, 1)])
    assert revealed(b"\x01\x03", bytearray(b"\x01\x03"), [entry(0, 3)])  # shown, and hidden again at once


def test_only_the_last_decision_is_clean() -> None:
    backs = TakeBacks(2)
    assert backs.may(0, False, "ask") == "no"
    backs.decided(0, 0, clean=True)
    assert (backs.may(0, False, "ask"), backs.may(0, False, "never")) == ("free", "no")
    backs.decided(1, 1, clean=True)
    assert (backs.may(0, False, "ask"), backs.may(1, False, "ask"), backs.may(0, True, "ask")) == (
        "ask",
        "free",
        "free",
    )
    assert backs.last == [0, 1]
