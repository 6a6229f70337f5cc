"""Gymnasium: one seat of a game, against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kaimaku.bots import Bot, bot
from kaimaku.sim import History

from . import render
from .tables import LIMIT, EnvGame, Observation, Rules

MODES = ("ansi", "svg")


class SingleSeat(gymnasium.Env[Any, Any]):
    """An episode is a game. The seat is one number, or None: another one in each game.

    `opponents`: a bot for all other seats, or one for each of them, clockwise. They see what their seats may know.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int | None = None,
        seats: int | None = None,
        decks: Sequence[object] | None = None,
        rulings: Mapping[str, str] | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"unknown render mode {render_mode!r}; choose from {', '.join(MODES)}")
        self.rules = Rules(game, seats, decks, rulings, limit)
        others = self.rules.seats - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise ValueError(f"{self.rules.seats} seats need {others} opponents, not {len(named)}")
        if seat is not None and not 0 <= seat < self.rules.seats:
            raise ValueError(f"there are the seats 0 to {self.rules.seats - 1}, not {seat}")
        self._bots: list[Bot] = [bot(name, game) for name in named]
        self._fixed = seat
        self.render_mode = render_mode
        low, high = self.rules.observing.bounds()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.rules.actions.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.rules.actions.size)
        self.seat = seat or 0
        self.play: EnvGame | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 63))
        self.seat = int(self.np_random.integers(self.rules.seats)) if self._fixed is None else self._fixed
        self.play = EnvGame(self.rules, drawn, journal=any(player.remembers for player in self._bots))
        self._thoughts = Random(drawn)
        self._read = [History() for _ in range(self.rules.seats)]
        self._others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """ValueError if the action isn't legal; the mask is in the observation."""
        if self.play is None or self.play.over:
            raise RuntimeError("call reset() first")
        self.play.act(int(action))
        self._others()
        play = self.play
        reward = play.rewards()[self.seat]
        return self._seen(), reward, play.over and not play.stopped, play.stopped, self._info()

    def render(self) -> str | None:
        if self.render_mode is None or self.play is None:
            return None
        draw = render.svg if self.render_mode == "svg" else render.text
        return draw(self.rules.manifest.name, self.play.t, self.seat)

    def _others(self) -> None:
        """Everybody else plays until it is this seat's turn to act."""
        play = self.play
        assert play is not None
        while not play.over and play.seat != self.seat:
            seat = play.seat
            player = self._bots[(seat - self.seat) % self.rules.seats - 1]
            history = self._read[seat].read(play.t, seat) if player.remembers else ()
            play.take(player.choose(self.rules.game, play.t, seat, self._thoughts, history))

    def _seen(self) -> Observation:
        assert self.play is not None
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}
