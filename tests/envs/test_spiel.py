"""OpenSpiel's own tests on our games, its ISMCTS, and states that are dealt anew."""

from __future__ import annotations

from random import Random

import numpy as np
import pyspiel
import pytest

from kaimaku.envs import spiel
from tests.depth import at_depth


@pytest.mark.parametrize("name", spiel.NAMES[:3])
def test_openspiels_random_simulation_passes(name: str) -> None:
    game = pyspiel.load_game(name, {"limit": at_depth(60, 5000)})
    pyspiel.random_sim_test(game, num_sims=at_depth(1, 10), serialize=False, verbose=False)


@pytest.mark.parametrize("name", spiel.NAMES[: at_depth(1, 3)])
def test_a_playthrough_comes_out_the_same_again(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    params = "(limit=4,rng_seed=4)"
    first = generate_playthrough.playthrough(name + params, action_sequence=None, seed=1)
    again = generate_playthrough.playthrough(name + params, action_sequence=None, seed=1)
    assert first == again and "IsTerminal() = True" in first


@pytest.mark.parametrize("name", spiel.NAMES[:3])
def test_a_state_dealt_anew_looks_the_same_to_its_player(name: str) -> None:
    rng = Random(2)
    state = pyspiel.load_game(name, {"rng_seed": 3}).new_initial_state()
    differed = 0
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(spiel.SHUFFLE)
            continue
        player = state.current_player()
        dealt = state.resample_from_infostate(player, rng.random)
        assert dealt.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(dealt.information_state_tensor(player), state.information_state_tensor(player))
        assert dealt.legal_actions() == state.legal_actions()
        differed += dealt.play.t.defs != state.play.t.defs
        state.apply_action(rng.choice(state.legal_actions()))
    assert differed > 10


@pytest.mark.parametrize("name", spiel.NAMES[:3])
def test_a_saved_state_comes_back_with_its_history(name: str) -> None:
    rng = Random(2)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(spiel.SHUFFLE if state.is_chance_node() else rng.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert again.play.t.digest() == state.play.t.digest() and again.history() == state.history()
    with pytest.raises(ValueError, match="dealt anew"):
        state.resample_from_infostate(0, rng.random).serialize()


def test_openspiels_ismcts_plays_it() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(spiel.NAMES[0], {"rng_seed": 3})
    state = game.new_initial_state()
    state.apply_action(spiel.SHUFFLE)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.5,
        max_simulations=at_depth(4, 50),
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    before = str(state)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert before != str(state)
