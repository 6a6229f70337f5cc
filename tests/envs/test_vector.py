"""Many tables at once: the same games for any number of processes."""

from __future__ import annotations

import numpy as np
import pytest

from kaimaku import envs
from kaimaku.envs.vector import Vector

GAME = envs.names()[-1].removesuffix("_v0") if len(envs.names()) == 3 else envs.names()[2].removesuffix("_v0")


def played(workers: int, steps: int) -> tuple[float, list[int], list[float]]:
    rng = np.random.default_rng(1)
    ended = 0
    total = 0.0
    with Vector(GAME, 4, workers, seed=7, limit=60) as tables:
        for _ in range(steps):
            masks = tables.arrays.masks
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
            arrays = tables.step(actions)
            total += float(arrays.observations.sum())
            ended += int(arrays.ended.sum())
        return total, arrays.seats.tolist(), [ended, *arrays.rewards.ravel().tolist()]


def test_processes_make_no_difference_and_games_begin_anew() -> None:
    alone = played(0, 70)
    assert alone == played(2, 70)
    assert alone[2][0] >= 4  # every table has begun another game: none may take more than 60 decisions


def test_what_is_not_legal_is_refused_before_anybody_acts() -> None:
    with Vector(GAME, 2) as tables:
        before = tables.arrays.observations.copy()
        illegal = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in tables.arrays.masks])
        with pytest.raises(ValueError, match="isn't legal at table 0"):
            tables.step(illegal)
        with pytest.raises(ValueError, match="2 tables need 2 actions"):
            tables.step(illegal[:1])
        assert np.array_equal(before, tables.arrays.observations)
    with pytest.raises(ValueError, match="need at least as many tables"):
        Vector(GAME, 1, 2)
