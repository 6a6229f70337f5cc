"""OpenSpiel: every game with an encoding, as a Python game called `kaimaku_NAME`.

Importing this module registers them: `pyspiel.load_game("kaimaku_NAME", {"decks": "a,b"})`. Chance is sampled: a game
begins with a chance node that shuffles, and later dice and shuffles are inside its moves. A state can be dealt anew
for a player (`resample_from_infostate`), which is all that ISMCTS needs.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from kaimaku import games
from kaimaku.games import Manifest
from kaimaku.kernel.journal import redact

from . import render
from .tables import LIMIT, EnvGame, Rules

PREFIX = "kaimaku_"
SHUFFLE = 0  # the only outcome of the only chance node
ENTROPY = -1  # a seed of no game: every game is another


class Heard:
    """What each seat has read and done so far, in a few letters: two histories that differ for a seat differ here."""

    __slots__ = ("told",)

    def __init__(self, told: list[bytes]) -> None:
        self.told = told

    def __deepcopy__(self, memo: object) -> Heard:
        return Heard(self.told[:])

    def hear(self, seat: int, *what: object) -> None:
        self.told[seat] = blake2b(self.told[seat] + repr(what).encode(), digest_size=12).digest()


class KaimakuState(pyspiel.State):
    """A game in progress; before the cards are shuffled there is no table yet."""

    def __init__(self, game: KaimakuGame) -> None:
        super().__init__(game)
        self.play: EnvGame | None = None
        self.heard = Heard([b""] * game.rules.seats)
        self._rules = _Shared(game)
        self.seed: int | None = None  # of the shuffle; None: not shuffled yet, or dealt anew since

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or self.play.over or player != self.play.seat:
            return []
        return sorted(self.play.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(SHUFFLE, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.seed = self._rules.game.draw() if self.seed is None else self.seed
            self.play = EnvGame(self._rules.game.rules, self.seed, journal=True)
        else:
            self.heard.hear(self.play.seat, action)
            self.play.act(action)
        self._listen(self.play)

    def _listen(self, play: EnvGame) -> None:
        """Every seat reads what is new in the journal."""
        t = play.t
        entries = t.journal or []
        if entries:
            for seat in range(t.seats):
                self.heard.hear(seat, *redact(t, entries, seat))
        t.journal = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "shuffle"
        return self._rules.game.rules.actions.name(action)

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        return [0.0] * self._rules.game.rules.seats if self.play is None else [*self.play.rewards()]

    def __str__(self) -> str:
        """As whoever acts sees it."""
        if self.play is None:
            return "before the shuffle"
        seat = 0 if self.play.over else self.play.seat
        return render.text(self._rules.game.rules.manifest.name, self.play.t, seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KaimakuState:
        """A state that the player cannot tell from this one, with everything it cannot know dealt anew."""
        new: KaimakuState = self.clone()
        if new.play is not None:
            rng = Random(int(sampler() * (1 << 53)))
            dealt = self._rules.game.rules.game.determinize(new.play.t, player, rng)
            new.play = new.play.replaced(dealt)
            new.play.t.journal = []
            new.seed = None
        return new

    def serialize(self) -> str:
        """The seed and all that was done; a state that was dealt anew has neither."""
        if self.play is not None and self.seed is None:
            raise ValueError("a state that was dealt anew can't be saved")
        return json.dumps({"seed": self.seed, "history": self.history()})

    def clone(self) -> KaimakuState:
        new: KaimakuState = super().clone()
        if new.play is not None:
            new.play.t.journal = []
        return new


class _Shared:
    """The game of a state: copied with it, and still the same."""

    __slots__ = ("game",)

    def __init__(self, game: KaimakuGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


class KaimakuObserver:
    """The arrays of the environments; and a string that knows all a player has heard and done."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules = rules
        self.recalls = bool(kind.perfect_recall)
        observing = rules.observing
        self.tensor = np.zeros(observing.size, np.float32)
        cards = self.tensor[observing.numbers :].reshape(observing.places, len(observing.card))
        self.dict = {"numbers": self.tensor[: observing.numbers], "cards": cards}

    def set_from(self, state: KaimakuState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.rules.observing.write(state.play.t, player, self.tensor)

    def string_from(self, state: KaimakuState, player: int) -> str:
        self.set_from(state, player)
        seen = blake2b(self.tensor.tobytes(), digest_size=12).hexdigest()
        return f"{player} {seen} {state.heard.told[player].hex()}" if self.recalls else f"{player} {seen}"


class KaimakuGame(pyspiel.Game):
    """One game with its players, decks and limit."""

    kind: Any
    manifest: Manifest

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        decks = [name for name in str(given.get("decks", "")).split(",") if name]
        seats = int(given.get("players", 0)) or None
        limit = int(given.get("limit", LIMIT))
        seed = int(given.get("rng_seed", ENTROPY))
        self.rules = Rules(self.manifest.name, seats, decks or None, None, limit)
        self._random = Random() if seed == ENTROPY else Random(seed)
        pair = self.rules.seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=1,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if pair else None,
            max_game_length=limit,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> KaimakuState:
        return KaimakuState(self)

    def deserialize_state(self, text: str) -> KaimakuState:
        data = json.loads(text)
        state = KaimakuState(self)
        state.seed = data["seed"]
        for action in data["history"]:
            state.apply_action(action)
        return state

    def draw(self) -> int:
        """The seed of another game."""
        return self._random.getrandbits(63)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> KaimakuObserver:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        return KaimakuObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register(manifest: Manifest) -> str:
    """Make a game known to OpenSpiel, under the name that is returned."""
    pair = manifest.seats == range(2, 3)
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{manifest.name}",
        long_name=manifest.title[0],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if pair else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=manifest.seats[-1],
        min_num_players=manifest.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": manifest.sizes[0], "decks": "", "limit": LIMIT, "rng_seed": ENTROPY},
    )
    named = type(f"{KaimakuGame.__name__}_{manifest.name}", (KaimakuGame,), {"kind": kind, "manifest": manifest})
    pyspiel.register_game(kind, named)
    return str(kind.short_name)


NAMES = [register(manifest) for manifest in games.all() if manifest.encoding is not None]
