"""What a review has to know of the hololive OCG: which options are worth a look, and what a lead is worth."""

from __future__ import annotations

from random import Random
from typing import Final

from kaimaku.bots.bot import Sight
from kaimaku.bots.planner import Planner
from kaimaku.kernel.decisions import Option
from kaimaku.review.reviewing import Reviewing, logistic

from .bots.evaluation import EVALUATOR, LEAD, score
from .table import HoloTable

SCALE: Final = 150.0  # a lead by so much is won in 73 of 100 games between look-aheads: tools/review_chances.py
TURNS: Final = 2  # the rest of this turn, and the next one whole
PLANNER: Final[Planner[HoloTable]] = Planner(EVALUATOR, LEAD)


class HoloReviewing(Reviewing[HoloTable]):
    unit = ("life", "ライフ")

    def others(self, sight: Sight[HoloTable], played: Option, rng: Random) -> list[Option]:
        """The best-looking one of each kind, and stopping; no copy of what was played."""
        dealt, options = sight.deal(rng), sight.options
        scores = PLANNER.scores(sight.game, dealt, sight.seat, options)
        kinds = [PLANNER.kind(dealt, option, score) for option, score in zip(options, scores, strict=True)]
        seen = {kinds[options.index(played)]}
        found = []
        for i in sorted(range(len(options)), key=lambda i: -scores[i]):
            if kinds[i] not in seen:
                seen.add(kinds[i])
                found.append(options[i])
        return found

    def far_enough(self, t: HoloTable, start: HoloTable) -> bool:
        return t.turn >= start.turn + TURNS

    def chances(self, t: HoloTable) -> list[float]:
        first = logistic((score(t, 0) - score(t, 1)) / 2 / SCALE)
        return [first, 1.0 - first]
