"""Many tables at once, over processes: every step acts at all tables, and arrays are shared, not sent.

Each table is played by whoever acts there: self-play. A game that is over begins anew at once, with a new seed; its
rewards, by seat, are those of the step that ended it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaimaku.sim import game_seed

from .observing import Array
from .tables import LIMIT, EnvGame, Mask, Rules

STOP = None


@dataclass(frozen=True)
class Plan:
    """What every process must know."""

    game: str
    seats: int | None
    decks: Sequence[object] | None
    rulings: Mapping[str, str] | None
    limit: int
    tables: int
    seed: int


class Arrays:
    """What all tables show, in one shared memory."""

    def __init__(self, rules: Rules, tables: int, memory: SharedMemory | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((tables, rules.observing.size), np.float32),
            "rewards": ((tables, rules.seats), np.float32),
            "actions": ((tables,), np.int32),
            "seats": ((tables,), np.int32),
            "masks": ((tables, rules.actions.size), np.int8),
            "ended": ((tables,), np.int8),
        }
        sizes = {name: int(np.prod(shape)) * np.dtype(kind).itemsize for name, (shape, kind) in shapes.items()}
        self.memory = memory or SharedMemory(create=True, size=sum(sizes.values()))
        views, at = {}, 0
        for name, (shape, kind) in shapes.items():
            views[name] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[name]
        self.observations: Array = views["observations"]
        self.masks: Mask = views["masks"]
        self.rewards: Array = views["rewards"]
        self.actions: NDArray[np.int32] = views["actions"]
        self.seats: NDArray[np.int32] = views["seats"]
        self.ended: NDArray[np.int8] = views["ended"]

    def close(self) -> None:
        """No array of it may be used any more."""
        del self.observations, self.masks, self.rewards, self.actions, self.seats, self.ended
        self.memory.close()


class Tables:
    """Some of the tables, in whichever process."""

    def __init__(self, rules: Rules, arrays: Arrays, span: range, seed: int) -> None:
        self.rules, self.arrays, self.span, self.seed = rules, arrays, span, seed
        self.games = dict.fromkeys(span, 0)
        self.plays = {number: self._new(number) for number in span}
        for number in span:
            self._show(number)

    def _new(self, number: int) -> EnvGame:
        """The luck of a game depends on the table and how many games it has seen, not on the processes."""
        self.games[number] += 1
        return EnvGame(self.rules, game_seed(self.seed, number * 1_000_003 + self.games[number]))

    def step(self) -> None:
        arrays = self.arrays
        for number in self.span:
            play = self.plays[number]
            play.act(int(arrays.actions[number]))
            arrays.ended[number] = play.over
            arrays.rewards[number] = play.rewards()
            if play.over:
                self.plays[number] = self._new(number)
            self._show(number)

    def _show(self, number: int) -> None:
        play, arrays = self.plays[number], self.arrays
        arrays.seats[number] = play.seat
        self.rules.observing.write(play.t, play.seat, arrays.observations[number])
        play.mask(arrays.masks[number])


class Vector:
    """`tables` games over `workers` processes; 0 plays in this one. Close it, or use it in a `with`."""

    def __init__(
        self,
        game: str,
        tables: int,
        workers: int = 0,
        *,
        seed: int = 0,
        seats: int | None = None,
        decks: Sequence[object] | None = None,
        rulings: Mapping[str, str] | None = None,
        limit: int = LIMIT,
    ) -> None:
        if tables < max(1, workers):
            raise ValueError(f"{workers} processes need at least as many tables, not {tables}")
        self.plan = Plan(game, seats, decks, rulings, limit, tables, seed)
        self.rules = _rules(self.plan)
        self.arrays = Arrays(self.rules, tables)
        self._own: Tables | None = None
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        if workers < 1:
            self._own = Tables(self.rules, self.arrays, range(tables), seed)
            return
        context = get_context("spawn")
        for worker in range(workers):
            here, there = context.Pipe()
            span = range(worker * tables // workers, (worker + 1) * tables // workers)
            process = context.Process(target=_work, args=(self.plan, span, self.arrays.memory.name, there), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._wait()

    def step(self, actions: NDArray[np.integer[Any]]) -> Arrays:
        """Act at every table: one action each, of the seat that acts there. ValueError if one isn't legal."""
        if np.shape(actions) != (self.plan.tables,):
            raise ValueError(f"{self.plan.tables} tables need {self.plan.tables} actions")
        chosen = self.arrays.masks[np.arange(self.plan.tables), actions]
        if not chosen.all():
            table = int(np.flatnonzero(chosen == 0)[0])
            raise ValueError(f"the action {int(actions[table])} isn't legal at table {table}")
        self.arrays.actions[:] = actions
        if self._own is not None:
            self._own.step()
        else:
            for pipe in self._pipes:
                pipe.send(True)
            self._wait()
        return self.arrays

    def _wait(self) -> None:
        for pipe in self._pipes:
            try:
                error = pipe.recv()
            except EOFError:
                error = "a process of the tables was killed"
            if error is not None:
                raise RuntimeError(error)

    def close(self) -> None:
        for pipe in self._pipes:
            try:
                pipe.send(STOP)
            except OSError:  # it is gone already
                continue
        for process in self._processes:
            process.join()
        self._own, self._pipes, self._processes = None, [], []
        self.arrays.close()
        self.arrays.memory.unlink()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _rules(plan: Plan) -> Rules:
    return Rules(plan.game, plan.seats, plan.decks, plan.rulings, plan.limit)


def _work(plan: Plan, span: range, memory: str, pipe: Connection) -> None:
    rules = _rules(plan)
    arrays = Arrays(rules, plan.tables, SharedMemory(memory))
    try:
        tables = Tables(rules, arrays, span, plan.seed)
        pipe.send(None)
        while pipe.recv() is not STOP:
            tables.step()
            pipe.send(None)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:
        pipe.send(f"{type(error).__name__}: {error}")
