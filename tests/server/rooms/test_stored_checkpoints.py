"""Checkpoints that are stored: a restart costs a few decisions and not the whole game, and nobody can tell."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kaimaku.games import names
from kaimaku.games.desk import Viewer, desk
from kaimaku.jobs.code import Code
from kaimaku.kernel.decisions import Option
from kaimaku.language.kinds import Mark
from kaimaku.server.rooms.game import stored_checkpoint
from kaimaku.server.rooms.game.game_log import Header
from kaimaku.server.rooms.game.packed_table import pack_table, unpack_table
from kaimaku.server.rooms.game.playthrough import EVERY, Playthrough
from kaimaku.server.rooms.game.stored_checkpoint import Contents, restored, stored
from kaimaku.server.store import CheckpointRow, LogRow
from kaimaku.speech.narrator import Narrator
from kaimaku.speech.spoken import BOTH, NONE, ONLY, Langs
from kaimaku.usual import usual_seats
from kaimaku.wire.play import AskUndo, Welcome
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import Client, House, code_of, over, step
from tests.server.rooms.test_checkpoints import decided, header_of, rows_of, same

__all__ = ["decided"]
GAMES = names()


def back(
    game: str, header: Header, rows: Sequence[LogRow], row: CheckpointRow | None, *, alone: bool = False
) -> Playthrough | None:
    return restored(row, "a-1", desk(game), header, rows, alone=alone, remember=True)


def audience_of(seats: int) -> dict[Viewer, Langs]:
    """Everybody, each with other languages."""
    return {None: BOTH} | {seat: (BOTH, ONLY["en"], ONLY["ja"], NONE)[seat % 4] for seat in range(seats)}


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_checkpoint_is_playing_it_all(game: str, decided: list[Option]) -> None:
    rng, seats = Random(game), usual_seats(game)
    header, audience = header_of(game, seats, 3), audience_of(seats)
    rows = rows_of(game, header, rng)
    for most in (EVERY, EVERY + 1, 3 * EVERY - 1, len(rows)):
        told = rows[:most]
        if most > 2 * EVERY:  # some was taken back before, and is again
            told = [*told, LogRow(most, 0, f"~undo {most - 5}", 0)]
        full = Playthrough(desk(game), header, told, audience, True).played()
        row = stored("a", "a-1", full, alone=False)
        assert row is not None and full.taken - row.taken < EVERY
        decided.clear()
        former = back(game, header, told, row)
        assert former is not None and former.taken == row.taken
        gone_on = Playthrough(desk(game), header, told, former.journals.words, True, former=former).played()
        assert len(decided) <= full.taken - row.taken
        same(gone_on, full)
        later = [*told, *(replace(each, n=each.n + 1) for each in rows[gone_on.taken : gone_on.taken + 20])]
        again = Playthrough(desk(game), header, later, gone_on.journals.words, True, former=former).played()
        same(again, Playthrough(desk(game), header, later, audience, True).played())


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_narrator_remembers_is_kept(game: str) -> None:
    """Whatever attribute a narrator has beside those that all have, it says so."""
    seats = usual_seats(game)
    header = header_of(game, seats, 4)
    full = Playthrough(desk(game), header, rows_of(game, header, Random(4)), {0: BOTH}).played()
    narrator = full.journals.narrators[0]
    assert isinstance(narrator, Narrator)
    assert set(vars(narrator)) == set(vars(Narrator(0))) | set(narrator.memory)


@pytest.fixture(scope="module")
def sound() -> tuple[Header, list[LogRow], CheckpointRow]:
    header = header_of("vcard", 2, 9)
    rows = rows_of("vcard", header, Random(1))
    row = stored("a", "a-1", Playthrough(desk("vcard"), header, rows, {0: BOTH}, True).played(), alone=False)
    assert row is not None and back("vcard", header, rows, row) is not None
    return header, rows, row


def test_whatever_does_not_fit_is_ignored(
    sound: tuple[Header, list[LogRow], CheckpointRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    header, rows, row = sound
    none: list[tuple[Header, list[LogRow], CheckpointRow | None]] = [
        (header, rows, None),
        (header, rows, replace(row, game="a-2")),
        (header, rows, replace(row, taken=row.taken - 1)),
        (header, rows, replace(row, taken=row.taken + 1)),
        (header_of("vcard", 2, 10), rows, row),
        (header, rows_of("vcard", header, Random(2)), row),
        (header, rows[: row.taken - 1], row),
        (header, [*rows, LogRow(len(rows), 0, f"~undo {row.taken - 1}", 0)], row),
        (header, rows, replace(row, check=b"")),
        (header, rows, replace(row, data=b"")),
    ]
    assert [back("vcard", *each) for each in none] == [None] * len(none)
    assert back("vcard", header, rows, row, alone=True) is None
    assert restored(row, "a-1", desk("vcard"), header, rows, alone=False, remember=False) is None
    monkeypatch.setattr(stored_checkpoint, "code_here", lambda: Code("0.0.9", "00000000"))
    assert back("vcard", header, rows, row) is None


def test_one_wrong_bit_anywhere_is_noticed(sound: tuple[Header, list[LogRow], CheckpointRow]) -> None:
    header, rows, row = sound
    rng = Random(6)
    for _ in range(60):
        data = bytearray(row.data)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        assert back("vcard", header, rows, replace(row, data=bytes(data))) is None


def test_what_cannot_be_read_is_ignored(
    sound: tuple[Header, list[LogRow], CheckpointRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if its check says that it is right."""
    header, rows, row = sound
    monkeypatch.setattr(stored_checkpoint, "_check", lambda *_: row.check)
    for data in (b"", b"\x90", row.data[:-9]):
        assert back("vcard", header, rows, replace(row, data=data)) is None
    found = msgspec.msgpack.decode(row.data, type=Contents)
    table = zlib.decompress(found.table)
    full = Playthrough(desk("vcard"), header, rows, {0: BOTH}, True).played()
    for wrong in (b"", table[:-9], table.replace(b"turn", b"turm"), table.replace(b"draws", b"draw5")):
        found.table = zlib.compress(wrong)
        former = back("vcard", header, rows, replace(row, data=msgspec.msgpack.encode(found)))
        assert former is not None
        same(Playthrough(desk("vcard"), header, rows, {0: BOTH}, True, former=former).played(), full)


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_table_is_the_table(game: str) -> None:
    seats = usual_seats(game)
    header = header_of(game, seats, 5)
    t = Playthrough(desk(game), header, rows_of(game, header, Random(5), 70), {}).played().table
    t.happened = 7  # on the way to a cycle, and not yet looked at closely
    t.picked = (Mark(3, "AT_CENTER"),)
    again = unpack_table(desk(game), pack_table(t))
    assert again.to_data() == t.to_data() and again.happened == 7


@pytest.mark.anyio
async def test_a_server_that_was_killed_goes_on_from_them(memory: MemoryStore, decided: list[Option]) -> None:
    house = House(memory)
    a = await house.solo()
    watcher = await Client(house, code_of(a)).welcomed()
    code, rng, restarts = code_of(a), Random(6), 0
    while not over(a) and restarts < 12:
        for _ in range(rng.randrange(1, 25)):
            if not over(a):
                await step([a], rng)
        await house.settle()
        before, seen = a.state, watcher.state
        assert before is not None and seen is not None
        checkpoint = memory.checkpoint_rows.get(code)
        house = house.again()
        decided.clear()
        a = await Client(house, code, a.token).welcomed()
        watcher = await Client(house, code).welcomed()
        assert len(decided) <= 2 * EVERY if checkpoint is not None else len(memory.logs[f"{code}-1"]) <= 2 * EVERY
        states = [client.state for client in (a, watcher)]
        await house.settle()
        memory.checkpoint_rows.pop(code, None)
        house = house.again()
        a = await Client(house, code, a.token).welcomed()
        watcher = await Client(house, code).welcomed()
        for state, alone, told in zip(states, (a.state, watcher.state), (before, seen), strict=True):
            assert isinstance(state, Welcome) and isinstance(alone, Welcome)
            assert (state.lines, state.view, state.question, state.undo, state.n, state.asides) == (
                *(alone.lines, alone.view, alone.question, alone.undo, alone.n, alone.asides),
            )
            assert (state.n, state.view, state.question) == (told.n, told.view, told.question)
        restarts += 1
        await house.settle()
        assert code in memory.checkpoint_rows or len(memory.logs[f"{code}-1"]) < EVERY  # and it is there again
    assert restarts > 3 and not house.monitor.noted


@pytest.mark.anyio
async def test_undo_leads_behind_them(memory: MemoryStore) -> None:
    house = House(memory)
    a = await house.solo()
    code, rng = code_of(a), Random(5)
    while memory.checkpoint_rows.get(code) is None or a.state is None or a.state.undo != "free":
        assert not over(a)
        await step([a], rng)
    for _ in range(4):
        taken = memory.checkpoint_rows[code].taken
        house = house.again()
        a = await Client(house, code, a.token).welcomed()
        live = house.room(code).state.live
        assert live is not None
        while live is not None and live.moves >= taken and a.state is not None and a.state.undo == "free":
            a.say(AskUndo())
            await house.settle()
            live = house.room(code).state.live
        assert live is not None and a.state is not None
        n, view = a.state.n, a.state.view
        memory.checkpoint_rows.clear()
        house = house.again()
        a = await Client(house, code, a.token).welcomed()
        assert (a.state.n, a.state.view) == (n, view)  # type: ignore[union-attr]
        while not over(a) and memory.checkpoint_rows.get(code) is None:
            await step([a], rng)
        if over(a):
            break
    assert not house.monitor.noted


@pytest.mark.anyio
async def test_the_table_goes_on_where_they_cannot_be_stored(memory: MemoryStore) -> None:
    memory.failing.add("keep_checkpoint")
    house = House(memory)
    a, b = await house.pair()
    rng = Random(2)
    for _ in range(2 * EVERY):
        await step([a, b], rng)
    assert not memory.checkpoint_rows and not house.monitor.noted and not a.problems()
