"""Spectators see what everybody sees, are asked nothing, and decide nothing."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.server.rooms.shell.spectators import APART
from kaimaku.wire.play import (
    Absent,
    Answer,
    AskUndo,
    Choose,
    Concede,
    OfferDraw,
    Refused,
    Rematch,
    Return,
    StepBack,
    Update,
    Welcome,
    WhyNot,
)
from tests.server.hocg_view import hocg_view
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, play_out

pytestmark = pytest.mark.anyio


async def test_a_spectator_sees_no_hand_and_no_question(house: House) -> None:
    a, b = await house.pair()
    watcher = await Client(house, code_of(a)).welcomed()
    await play_out([a, b], Random(1))
    await watcher.until(lambda: watcher.info is not None and watcher.info.status == "over")
    seen = [m for m in watcher.got if isinstance(m, Welcome | Update)]
    assert len(seen) > 50
    for m in seen:
        assert m.question is None and m.undo == "no"
        for side in hocg_view(m.view).sides:
            assert all(face is None or face.id.startswith("h") for face in side.hand)
        for line in m.lines:
            assert line.kind != "draw" or line.card is None
    assert watcher.info is not None and watcher.info.outcome is not None and watcher.info.outcome.replay


async def test_watchers_are_counted(house: House) -> None:
    a, _ = await house.pair()
    watcher = await Client(house, code_of(a)).welcomed()
    await a.until(lambda: a.info is not None and a.info.watching == 1)
    assert watcher.info is not None and watcher.info.watching == 1
    await watcher.leave()
    await house.pass_time(APART)
    await a.until(lambda: a.info is not None and a.info.watching == 0)


async def test_a_crowd_that_comes_and_goes_floods_nobody(house: House) -> None:
    a, _ = await house.pair()
    await house.pass_time(APART)
    heard = len(a.got)
    crowd = [await Client(house, code_of(a)).welcomed() for _ in range(20)]
    for watcher in crowd[:15]:
        await watcher.leave()
    await house.pass_time(APART)
    await a.until(lambda: a.info is not None and a.info.watching == 5)
    assert len(a.got) - heard == 2, "the first at once, the others together"


async def test_a_spectator_changes_nothing(house: House, memory: MemoryStore) -> None:
    a, _ = await house.pair()
    watcher = await Client(house, code_of(a)).welcomed()
    heard = len(a.got)
    for message in (
        Choose(1, 0),
        WhyNot("o0"),
        AskUndo(),
        OfferDraw(),
        Rematch(),
        StepBack(),
        Answer(True),
        Concede(),
        Absent(0, "claim"),
        Return(),
    ):
        no = await watcher.asks(message, Refused)
        assert "watching" in no.why.words.en and no.question is None
    assert not memory.logs[f"{code_of(a)}-1"]
    assert all(not isinstance(m, Update) for m in a.got[heard:])
