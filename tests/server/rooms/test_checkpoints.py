"""Marks: who comes again or takes back costs a few decisions and not the whole game, and nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kaimaku import replays
from kaimaku.games.desk import Viewer, desk
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.server.rooms.game.game_log import Header, Move, write
from kaimaku.server.rooms.game.journals import PACK
from kaimaku.server.rooms.game.playthrough import EVERY, Checkpoint, Checkpoints, Playthrough
from kaimaku.server.rooms.game.take_backs import TakeBacks
from kaimaku.server.rooms.seating.beginnings import open_table
from kaimaku.server.store import LogRow
from kaimaku.speech.spoken import BOTH, NONE, Langs
from kaimaku.usual import decks_for
from kaimaku.wire.play import AskUndo, Update
from tests.server.rooms.table import Client, House, code_of, over, step

GAMES = [("hocg", 2), ("danmaku", 5), ("vcard", 2)]
LONG = 360


def header_of(game: str, seats: int, seed: int) -> Header:
    made = replays.header(game, decks_for(game, seats), seed, {}, None)
    return Header(made.version, made.cards, made.setup, str(seed))


def rows_of(game: str, header: Header, rng: Random, most: int = LONG) -> list[LogRow]:
    """A game at random, as its log."""
    the_desk, rows = desk(game), list[LogRow]()
    t = open_table(the_desk, header)
    while t.result is None and len(rows) < most:
        seat = rng.choice(t.asked)
        option = rng.choice(the_desk.game.options(t, seat))
        the_desk.game.decide(t, seat, option)
        rows.append(LogRow(len(rows), seat, write([option]), 0))
    return rows


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Option]]:
    """Every decision that any table takes."""
    taken: list[Option] = []
    for game in {type(desk(name).game) for name, _ in GAMES}:
        before = game.decide

        def decide(self: Game, t: object, seat: int, option: Option, before: object = before) -> object:  # type: ignore[type-arg]
            taken.append(option)
            return before(self, t, seat, option)  # type: ignore[operator]

        monkeypatch.setattr(game, "decide", decide)
    yield taken


def same(one: Playthrough, other: Playthrough) -> None:
    assert one.table.to_data() == other.table.to_data()
    assert one.journals.lines.keys() == other.journals.lines.keys() and one.journals.n == other.journals.n
    for viewer, lines in one.journals.lines.items():
        assert lines.all() == other.journals.lines[viewer].all()
    assert one.history == other.history and one.checkpoints.moves == other.checkpoints.moves
    for name in TakeBacks.__slots__:
        assert getattr(one.take_backs, name) == getattr(other.take_backs, name)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_going_on_from_a_mark_is_playing_it_all(game: str, seats: int, decided: list[Option]) -> None:
    rng = Random(game)
    header = header_of(game, seats, 7)
    rows = rows_of(game, header, rng)
    audience: dict[Viewer, Langs] = {None: BOTH, 0: BOTH, seats - 1: NONE}
    playthrough = Playthrough(desk(game), header, rows, audience, True).played()
    played = 0
    for _ in range(8):
        keep = rng.randrange(max(1, playthrough.taken - EVERY), playthrough.taken)
        seat = rng.randrange(seats)
        rows = [*rows, LogRow(len(rows), seat, f"~undo {keep}", 0)]
        decided.clear()
        back = Playthrough(desk(game), header, rows, audience, True, former=playthrough).played()
        played += len(decided)
        same(back, Playthrough(desk(game), header, rows, audience, True).played())
        playthrough = back
    assert played <= 8 * 3 * EVERY  # all of it again would be three times as much


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whoever_joins_later_is_told_the_same_and_goes_back_as_cheaply(
    game: str, seats: int, decided: list[Option]
) -> None:
    header = header_of(game, seats, 8)
    rows = rows_of(game, header, Random(8))
    playthrough = Playthrough(desk(game), header, rows, {0: BOTH}).played()
    later = Playthrough(
        desk(game), header, rows, {None: BOTH}, at=[mark.taken for mark in playthrough.checkpoints.kept]
    ).played()
    playthrough.join(later)
    everybody: dict[Viewer, Langs] = {0: BOTH, None: BOTH}
    same(playthrough, Playthrough(desk(game), header, rows, everybody).played())
    rows = [*rows, LogRow(len(rows), 0, f"~undo {playthrough.taken - 1}", 0)]
    decided.clear()
    back = Playthrough(desk(game), header, rows, everybody, former=playthrough).played()
    assert len(decided) <= 3 * EVERY
    same(back, Playthrough(desk(game), header, rows, everybody).played())


def test_another_log_is_never_gone_on_from() -> None:
    """A mark counts only where the same decisions led to it."""
    header = header_of("vcard", 2, 9)
    one, other = rows_of("vcard", header, Random(1)), rows_of("vcard", header, Random(2))
    former = Playthrough(desk("vcard"), header, one, {0: BOTH}).played()
    same(
        Playthrough(desk("vcard"), header, other, {0: BOTH}, former=former).played(),
        Playthrough(desk("vcard"), header, other, {0: BOTH}).played(),
    )


def test_words_that_were_not_told_are_told_from_the_beginning() -> None:
    header = header_of("hocg", 2, 9)
    rows = rows_of("hocg", header, Random(3))
    silent = Playthrough(desk("hocg"), header, rows, {0: NONE}).played()
    assert (
        silent.journals.tells({0: NONE})
        and not silent.journals.tells({0: BOTH})
        and not silent.journals.tells({1: NONE})
    )
    spoken = Playthrough(desk("hocg"), header, rows, {0: BOTH}, former=silent).played()
    same(spoken, Playthrough(desk("hocg"), header, rows, {0: BOTH}).played())


def test_memory_is_bounded() -> None:
    marks = Checkpoints()
    for n in range(1000 * EVERY):
        marks.moves.append(Move(0, str(n)))
        if marks.due:
            marks.add(Checkpoint(n + 1, b"", TakeBacks(2), {}, 0, 0))
    assert 2 <= len(marks.kept) <= 30
    assert len(marks.moves) - marks.kept[-1].taken <= EVERY and len(marks.moves) - marks.kept[-2].taken <= 2 * EVERY


@pytest.mark.anyio
async def test_hellos_and_undos_of_a_long_game_cost_little(house: House, decided: list[Option]) -> None:
    a = await house.solo()
    rng = Random(5)
    while not over(a) and (a.state is None or a.state.n < 300):
        await step([a], rng)
    await Client(house, code_of(a)).welcomed()
    decided.clear()
    watchers = [await Client(house, code_of(a)).welcomed() for _ in range(50)]
    assert not decided  # what one onlooker was told is there for the next
    first, *rest = (watcher.state for watcher in watchers)
    assert first is not None and all(state is not None and state.lines == first.lines for state in rest)
    for _ in range(10):
        if over(a) or a.state is None or a.state.undo != "free":
            break
        decided.clear()
        a.say(AskUndo())
        await house.settle()
        assert isinstance(a.state, Update) and a.state.back
        assert len(decided) <= 3 * EVERY
        assert watchers[0].state is not None and watchers[0].state.n == a.state.n


def test_lines_are_packed_and_cut_anywhere() -> None:
    header = header_of("vcard", 2, 9)
    told = Playthrough(desk("vcard"), header, rows_of("vcard", header, Random(3)), {0: BOTH}).played().journals.lines[0]
    lines = told.all()
    assert len(lines) > 3 * PACK
    for n in (0, 1, PACK - 1, PACK, PACK + 1, 2 * PACK, len(lines) - 1, len(lines)):
        assert told.first(n).all() == lines[:n]
        again = told.first(n)
        again.add(lines[n:])
        assert again.all() == lines
