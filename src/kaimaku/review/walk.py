"""Walk: a recorded game from decision to decision, with what every seat had read by then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kaimaku import games, replays
from kaimaku.bots.bot import Sight
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry, Line, redact
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Table
from kaimaku.wire.review import ChanceKind

ROLLS = frozenset({"roll"})  # journal entries that say what a die or a coin showed


class Moment:
    """The table after so many decisions. It goes on with the game: whoever wants to keep it clones it."""

    __slots__ = ("entries", "histories", "step", "table")

    def __init__(self, step: int, table: Table, entries: list[Entry], histories: list[list[Line]]) -> None:
        self.step = step
        self.table = table
        self.entries = entries  # what the last decision has led to
        self.histories = histories  # the journal as each seat may read it


def moments(replay: Replay) -> Iterator[Moment]:
    histories: list[list[Line]] = []
    read = 0
    for step, t in replay.play(games.game(replay.game), replays.new(replay)):
        histories = histories or [[] for _ in range(t.seats)]
        entries = (t.journal or [])[read:]
        read += len(entries)
        for seat, history in enumerate(histories):
            history += redact(t, entries, seat)
        yield Moment(step, t, entries, histories)


class StepInfo(Struct, frozen=True):
    """A decision, as far as that is told without playing anything on."""

    step: int  # so many decisions were taken before it
    seat: int
    choice: bool  # it could have been another
    chance: ChanceKind | None  # what chance decided after it
    turn: int


class Course(Struct, frozen=True):
    """The whole game."""

    game: str
    seats: int
    steps: list[StepInfo]
    winners: list[int] | None  # None: the game is not over
    outside: bool  # something else than the rules ended it


def course(replay: Replay) -> Course:
    game = games.game(replay.game)
    steps: list[StepInfo] = []
    known = b""
    draws = seats = 0
    ended = False
    pending: tuple[int, bool, int] | None = None
    for moment in moments(replay):
        t = moment.table
        seats, ended = t.seats, t.result is not None
        if pending is not None:
            seat, choice, turn = pending
            steps.append(StepInfo(moment.step - 1, seat, choice, _chance(moment, known, draws), turn))
        known, draws = bytes(t.known), t.draws
        if moment.step < len(replay.moves):
            seat, option = replay.moves[moment.step]
            pending = (seat, _choice(game, t, seat, option), t.turn)
    winners = None if replay.result is None else [int(str(seat)) for seat in _winners(replay)]
    return Course(replay.game, seats, steps, winners, not ended)


def _winners(replay: Replay) -> list[object]:
    assert replay.result is not None and isinstance(replay.result[0], list)
    return replay.result[0]


def _choice(game: Game[Any], t: Table, seat: int, option: Option) -> bool:
    if seat not in t.asked:
        return True
    options = Sight(game, t, seat).options
    return len(options) > 1 or option not in options


def _chance(moment: Moment, known: bytes, draws: int) -> ChanceKind | None:
    """A roll says so; a face that nobody knew before was drawn; other random numbers have shuffled something."""
    t = moment.table
    if any(entry[0] in ROLLS for entry in moment.entries):
        return "die"
    if any(now and not before for before, now in zip(known, t.known, strict=False)):
        return "draw"
    return "shuffle" if t.draws != draws else None
