"""Random agents play a game in PettingZoo, and the table is drawn when it is over.

pip install kaimaku[rl]
python examples/random_agent.py vcard --seed 3
"""

from __future__ import annotations

import argparse

import numpy as np

from kaimaku import envs


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="hocg")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    env = getattr(envs, f"{options.game}_v0").env(render_mode="ansi")
    env.reset(seed=options.seed)
    rng = np.random.default_rng(options.seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    shown = ""
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        shown = env.render() if steps % 50 == 0 else shown
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    print(shown)
    print(f"{steps} steps; rewards: {total}")


if __name__ == "__main__":
    main()
