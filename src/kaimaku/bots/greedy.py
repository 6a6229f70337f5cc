"""The greedy bot: tries every option on a table dealt anew, lets the dust settle, and takes the best-looking one."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game

from .bot import Bot, Sight, T
from .evaluation import RESULT, Evaluator

FOLLOW_UPS: Final = 40  # decisions after which a resolution is scored as it stands


class Greedy(Bot):
    name = "greedy"

    def __init__(self, judge: Evaluator = RESULT) -> None:
        self.judge = judge

    def think(self, sight: Sight[T], rng: Random) -> Option:
        options = sight.options
        if len(options) == 1:
            return options[0]
        dealt = sight.deal(rng)  # one deal for all options: they are compared under the same luck
        scores = []
        for option in options:
            scores.append(tried(sight, dealt, option, self.judge))
        return options[scores.index(max(scores))]


def tried(sight: Sight[T], dealt: T, option: Option, judge: Evaluator) -> float:
    """How good an option looks; nobody wants one that never comes to an end."""
    t = sight.game.clone(dealt)
    try:
        sight.game.decide(t, sight.seat, option)
        settle(sight.game, t, judge)
    except Endless:
        return -inf
    return judge.score(t, sight.seat)


def settle(game: Game[T], t: T, judge: Evaluator) -> None:
    """Answer what follows from an option with the first thing at hand until the position is quiet or the turn ends."""
    turn = t.turn
    for _ in range(FOLLOW_UPS if judge.quiet else 0):
        if t.result is not None or t.turn != turn or PROMPTS[t.prompt].name in judge.quiet:
            return
        seat = t.asked[0]
        game.decide(t, seat, game.options(t, seat)[0])
