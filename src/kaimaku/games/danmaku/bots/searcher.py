"""The searcher of Danmaku!!: the seeker's moves and others are played on in worlds dealt from what the seat believes.

The seeker's exact weights over roles deal the worlds; everybody plays as a seeker who knows their own role in that
world and has read the same journal. Where the turn ends, learned weights say what it came to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final, cast

from kaimaku.bots.bot import Sight, T
from kaimaku.bots.evaluation import Evaluator
from kaimaku.bots.improver import Improver
from kaimaku.bots.planner import Planner
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Line
from kaimaku.kernel.table import Table

from . import reactions, turns
from .belief import heard, over_by_now
from .features import NAMES, PART_NAMES, features, part
from .parts import known_parts
from .player import Seeker, answer
from .posterior import deal_roles, worlds_of
from .scene import Scene
from .standing import EVEN, standing
from .worlds import Worlds
from .worth import choose

CHARACTER: Final = "danmaku:character"
REACTION: Final = "danmaku:reaction"
SEARCHED: Final = frozenset({"danmaku:main step", REACTION, "danmaku:empty hand"})
TO_TRY: Final = 0.5  # an ability of the turn is tried before options of which the seeker thinks less
CLEAR: Final = 4.0  # Items, new cards and last lives are taken without a search
PLAYOUTS: Final = 32
FILE: Final = Path(str(files("kaimaku.games.danmaku.bots"))) / "weights.json"


def prospects(t: Table, seat: int) -> float:
    assert isinstance(t, DanmakuTable)
    return standing(t, seat)


EVALUATOR: Final = Evaluator(prospects, frozenset(), NAMES, features, PART_NAMES, part)


@cache
def learned() -> list[list[float]]:
    """By part; `kaimaku train danmaku` makes the file, which says how."""
    weights: list[list[float]] = json.loads(FILE.read_bytes())["weights"]
    return weights


class Believing(Planner[DanmakuTable]):
    """What the search goes by at one decision."""

    trust = 0.0  # what the seeker thinks of an option is no chance of winning
    clear = CLEAR

    def __init__(self, history: Sequence[Line] = ()) -> None:
        super().__init__(EVALUATOR, EVEN)
        self.weights = learned()
        self.history = history
        self.worlds: Worlds | None = None

    def at(self, sight: Sight[DanmakuTable]) -> Planner[DanmakuTable]:
        return Believing(sight.history)

    def deal(self, sight: Sight[DanmakuTable], rng: Random) -> DanmakuTable:
        t = sight.deal(rng)
        if self.worlds is None:
            known = known_parts(t, sight.seat)
            self.worlds = worlds_of(heard(t, self.history), known, over_by_now(t, known))
        deal_roles(t, self.worlds, sight.seat, rng)
        return t

    def scores(self, game: Game[DanmakuTable], t: DanmakuTable, seat: int, options: list[Option]) -> list[float]:
        scene = Scene(t, seat, options, self.history)
        if PROMPTS[t.prompt].name == REACTION:
            return [reactions.value(scene, option) for option in options]
        return [TO_TRY if option[0] == "use" else turns.value(scene, option) for option in options]

    def move(self, game: Game[DanmakuTable], t: DanmakuTable, seat: int, options: list[Option]) -> Option:
        prompt = PROMPTS[t.prompt].name
        if prompt == CHARACTER:
            return choose(t, options)
        return answer(Scene(t, seat, options, self.history), prompt)

    def kind(self, t: DanmakuTable, option: Option, score: float) -> tuple[object, ...]:
        if option[0] == "play" or option[0] == "react":
            return (option[0], t.defs[cast(int, option[1])], *option[2:])
        return option

    def until(self, t: DanmakuTable) -> int:
        """Until the turn is over: what comes later tells the options apart no better, and takes long."""
        return t.turn + 1

    def worth(self, t: DanmakuTable, seat: int) -> float:
        return super().worth(t, seat) if t.result is None else float(seat in t.result.winners)

    def chance(self, score: float) -> float:
        return 0.5 + 0.5 * score / (abs(score) + self.scale)


class Believer(Improver):
    """Where there is much to choose from it searches; everything else it answers as the seeker does."""

    remembers = True

    def think(self, sight: Sight[T], rng: Random) -> Option:
        found = SEEKER.think(sight, rng)
        if len(sight.options) == 1 or found in sight.asides:
            return found
        view = cast("Sight[DanmakuTable]", sight)
        if PROMPTS[view.deal(rng).prompt].name not in SEARCHED:
            return found
        return super().think(sight, rng)


SEEKER: Final = Seeker()
