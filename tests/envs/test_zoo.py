"""PettingZoo's own tests, and what the environments promise besides."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kaimaku import envs
from kaimaku.envs.zoo import CardGame, env
from tests.depth import at_depth

GAMES = [name.removesuffix("_v0") for name in envs.names()][:3]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of arrays that are no pictures
        api_test(env(game), num_cycles=at_depth(60, 1000))
        seed_test(lambda: env(game), num_cycles=at_depth(60, 500))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_found_by_its_name_and_version(game: str) -> None:
    found = getattr(envs, f"{game}_v0")
    assert found.raw_env().metadata["name"] == f"{game}_v0"
    assert f"{game}_v0" in dir(envs)
    with pytest.raises(AttributeError, match="there are"):
        envs.chess_v0  # noqa: B018


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_the_actors_alone_and_every_game_ends(game: str) -> None:
    rng = np.random.default_rng(5)
    table = CardGame(game)
    table.reset(seed=5)
    rewards = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        rewards[agent] += reward
        if ended or cut:
            assert not observation["action_mask"].any()
            table.step(None)
            continue
        assert observation["action_mask"].any()
        assert not any(table.observe(other)["action_mask"].any() for other in table.agents if other != agent)
        table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(set(rewards.values())) == [-1.0, 1.0]


def test_an_illegal_action_is_refused_and_with_the_guards_loses() -> None:
    table = CardGame(GAMES[0])
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="isn't legal here"):
        table.step(illegal)
    guarded = env(GAMES[0])
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(illegal)
    assert guarded.terminations[agent] and guarded._cumulative_rewards[agent] == -1


@pytest.mark.parametrize("game", GAMES)
def test_it_is_drawn_as_text_and_as_svg(game: str) -> None:
    drawn = {}
    for mode in ("ansi", "svg"):
        table = CardGame(game, render_mode=mode)
        table.reset(seed=2)
        for _ in range(40):
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(np.flatnonzero(mask)[0]))
        drawn[mode] = table.render() or ""
    assert len(drawn["ansi"].splitlines()) > 5
    assert drawn["svg"].startswith("<svg")
    with pytest.raises(ValueError, match="unknown render mode"):
        CardGame(game, render_mode="tv")


def test_decks_and_rulings_are_options() -> None:
    table = CardGame(GAMES[0], decks=["azki", "sora"])
    table.reset(seed=1)
    with pytest.raises(ValueError, match="2 seats need 2 decks"):
        CardGame(GAMES[0], seats=2, decks=["azki"])
    with pytest.raises((ValueError, LookupError)):
        CardGame(GAMES[0], rulings={"no such ruling": "x"})
