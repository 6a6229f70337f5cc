"""Gymnasium's own check, and one seat against bots."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kaimaku import envs, games
from kaimaku.envs.gym import SingleSeat
from kaimaku.envs.tables import Observation

GAMES = [name.removesuffix("_v0") for name in envs.names()][:3]


def legal(observation: Observation, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_plays_against_any_bot_until_the_end(game: str) -> None:
    for opponents in games.find(game).bots:
        seat = SingleSeat(game, "searcher:4" if opponents == "searcher" else opponents)
        rng = np.random.default_rng(3)
        observation, info = seat.reset(seed=3)
        reward, ended, cut = 0.0, False, False
        while not (ended or cut):
            assert seat.observation_space.contains(observation)
            assert reward == 0 and info["seat"] == seat.seat
            observation, reward, ended, cut, info = seat.step(legal(observation, rng))
        assert reward in (-1.0, 1.0) and not cut


def test_gymnasium_accepts_it_where_every_action_is_legal() -> None:
    """Its checker takes any action: one that isn't legal is taken for the first that is."""

    class Forgiving(SingleSeat):
        def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, object]]:
            assert self.play is not None
            options = self.play.legal()
            return super().step(action if action in options else min(options))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Forgiving(GAMES[0]), skip_render_check=True)


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        seat = SingleSeat(GAMES[0], "random")
        rng = np.random.default_rng(1)
        observation, _ = seat.reset(seed=9)
        told = [observation["observation"].sum()]
        ended = cut = False
        while not (ended or cut):
            observation, _, ended, cut, _ = seat.step(legal(observation, rng))
            told.append(observation["observation"].sum())
        ends.append(told)
    assert ends[0] == ends[1]


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(ValueError, match="need 1 opponents, not 2"):
        SingleSeat(GAMES[0], ["random", "random"])
    with pytest.raises(ValueError, match="seats 0 to 1"):
        SingleSeat(GAMES[0], seat=4)
    with pytest.raises(LookupError, match="unknown bot"):
        SingleSeat(GAMES[0], "nobody")
    with pytest.raises(RuntimeError, match="reset"):
        SingleSeat(GAMES[0]).step(0)
    assert SingleSeat(GAMES[0], render_mode="ansi").render() is None
