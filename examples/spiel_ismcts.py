"""OpenSpiel's ISMCTS plays a game against random play.

    pip install kaimaku[spiel]
    python examples/spiel_ismcts.py vcard --simulations 20 --games 1

Every simulation deals the cards that the bot cannot know anew (`resample_from_infostate`) and plays on at random.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from kaimaku.envs import spiel


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="vcard")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=0, help="stop each game after so many; 0: play to the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.RandomState(options.seed)
    game = pyspiel.load_game(f"{spiel.PREFIX}{options.game}", {"rng_seed": options.seed})
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.4,
        max_simulations=options.simulations,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    for number in range(options.games):
        state = game.new_initial_state()
        seat = number % game.num_players()
        decisions = 0
        while not state.is_terminal() and (not options.decisions or decisions < options.decisions):
            if state.is_chance_node():
                action = spiel.SHUFFLE
            elif state.current_player() == seat:
                action = bot.step(state)
                decisions += 1
            else:
                action = int(rng.choice(state.legal_actions()))
            state.apply_action(action)
        print(f"game {number + 1}: ISMCTS in seat {seat}, {decisions} decisions, returns {state.returns()}")


if __name__ == "__main__":
    main()
