"""How fast the environments step, with observations and masks, beside chess of PettingZoo and gin rummy of OpenSpiel.

As in the other measurements: processor time, short rounds of everything in turns, medians, and ratios within a round.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.table import Table as Grid

from kaimaku import envs
from kaimaku.engine import engine_kind

from .vector import Vector

ROUNDS = 5
SHORTEST = 0.05  # seconds of a round of one thing
CHESS = "chess (PettingZoo)"
RUMMY = "gin rummy (OpenSpiel)"
TABLES = 32

Steps = Iterator[None]


def run_bench(seconds: float = 20.0, workers: int = 2) -> dict[str, dict[str, float]]:
    """Steps per second of everything, and how many times as fast as chess of PettingZoo that is."""
    rivals = _rivals()
    steppers: dict[str, Steps] = {**rivals, **{name: _aec(getattr(envs, name).env()) for name in envs.names()}}
    each = max(SHORTEST, seconds / ROUNDS / (len(steppers) + 2 * len(envs.names())))
    rates: dict[str, list[float]] = {name: [] for name in steppers}
    for stepper in steppers.values():
        _rate(stepper, SHORTEST)  # the first steps load what is needed
    for _ in range(ROUNDS):
        for name, stepper in steppers.items():
            rates[name].append(_rate(stepper, each))
    found = {name: {"steps_per_second": median(rate)} for name, rate in rates.items()}
    for name, rate in rates.items():
        if CHESS in rates and name != CHESS:
            ratios = [mine / chess for mine, chess in zip(rate, rates[CHESS], strict=True)]
            found[name]["ratio_to_chess"] = median(ratios)
    for name in envs.names():
        found[name]["vector_per_second"] = _vector(name.removesuffix(envs.VERSION), workers, each * ROUNDS)
    return found


def _rate(stepper: Steps, seconds: float) -> float:
    began, steps = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        next(stepper)
        steps += 1
    return steps / spent


def _aec(env: Any) -> Steps:
    """Random legal play, as PettingZoo's own examples do it: look, choose, step."""
    rng = np.random.default_rng(0)
    env.reset(seed=0)
    while True:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        yield


def _rivals() -> dict[str, Steps]:
    """Those that are installed."""
    found: dict[str, Steps] = {}
    with suppress(ModuleNotFoundError):
        from pettingzoo.classic import chess_v6

        found[CHESS] = _aec(chess_v6.env())
    with suppress(ModuleNotFoundError):
        import pyspiel

        found[RUMMY] = _spiel(pyspiel.load_game("gin_rummy"))
    return found


def _spiel(game: Any) -> Steps:
    rng = np.random.default_rng(0)
    state = game.new_initial_state()
    while True:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        state.observation_tensor(state.current_player())
        state.apply_action(int(rng.choice(state.legal_actions())))
        yield


def _vector(game: str, workers: int, seconds: float) -> float:
    """Of all tables together, by the clock: this is what the processes are for."""
    rng = np.random.default_rng(0)
    with Vector(game, TABLES, workers) as tables:
        tables.step(_any(rng, tables))
        began, steps = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            tables.step(_any(rng, tables))
            steps += TABLES
        return steps / (time.perf_counter() - began)


def _any(rng: np.random.Generator, tables: Vector) -> NDArray[np.int64]:
    masks = tables.arrays.masks
    found: NDArray[np.int64] = (rng.random(masks.shape, np.float32) * masks).argmax(1)
    return found


def grid(found: dict[str, dict[str, float]]) -> Grid:
    table = Grid("environment", "steps/s", "× chess", f"{TABLES} tables, steps/s", title=f"engine: {engine_kind()}")
    for name, figures in found.items():
        cells = [
            f"{figures[key]:{form}}" if key in figures else ""
            for key, form in (("steps_per_second", ",.0f"), ("ratio_to_chess", ".1f"), ("vector_per_second", ",.0f"))
        ]
        table.add_row(name, *cells)
    return table
