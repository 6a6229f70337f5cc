"""PettingZoo: a game as an AEC environment, one agent for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kaimaku.kernel.table import Table

from . import render
from .tables import LIMIT, EnvGame, Observation, Rules

MODES = ("ansi", "svg", "human")


class CardGame(AECEnv):
    """Agents act one after the other; of several that are asked together, the lowest seat first.

    The mask belongs to whoever acts: it is empty for the others, so that nobody learns what they can do.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        decks: Sequence[object] | None = None,
        rulings: Mapping[str, str] | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"unknown render mode {render_mode!r}; choose from {', '.join(MODES)}")
        self.metadata = {**CardGame.metadata, "name": f"{game}_v0"}
        self.rules = Rules(game, seats, decks, rulings, limit)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.rules.observing.bounds()
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.rules.actions.size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {agent: spaces.Discrete(self.rules.actions.size) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self.agents: list[str] = []
        self.play: EnvGame | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options`: decks for this game and those after it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        if options and "decks" in options:
            old = self.rules
            self.rules = Rules(old.manifest.name, old.seats, options["decks"], old.rulings, old.limit)
        self.play = EnvGame(self.rules, int(self._random.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self._playing()
        assert action is not None
        play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if play.over:
            self.rewards = dict(zip(self.possible_agents, play.rewards(), strict=True))
            ends = self.truncations if play.stopped else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[play.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        play, seat = self._playing(), self._seats[agent]
        acts = not play.over and play.seat == seat
        mask = play.mask() if acts else np.zeros(self.rules.actions.size, np.int8)
        return {"observation": play.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table as whoever acts sees it: text, SVG, or on the screen."""
        if self.render_mode is None:
            return None
        play = self._playing()
        seat = self._seats[self.agent_selection]
        if self.render_mode == "svg":
            return render.svg(self.rules.manifest.name, play.t, seat)
        shown = render.text(self.rules.manifest.name, play.t, seat)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        pass

    @property
    def table(self) -> Table:
        """The true table, for whoever looks into an environment; agents must not."""
        return self._playing().t

    def _playing(self) -> EnvGame:
        if self.play is None:
            raise RuntimeError("call reset() first")
        return self.play


def env(game: str, **options: Any) -> AECEnv:
    """With PettingZoo's usual guards: an illegal action ends the game, and calls must come in order."""
    inner: AECEnv = CardGame(game, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)
