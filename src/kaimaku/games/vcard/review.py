"""What a review has to know of VCard: which options are worth a look, and what a lead is worth."""

from __future__ import annotations

from random import Random
from typing import Final

from kaimaku.bots.bot import Sight
from kaimaku.kernel.decisions import Option
from kaimaku.review.reviewing import Reviewing, logistic

from .bots.player import Search
from .bots.sameness import kind
from .bots.score import score
from .bots.weights import WEIGHTS
from .rules.setup import PLACE
from .table import VCardTable

SCALE: Final = 83.0  # a lead by so much is won in 73 of 100 games between look-aheads: tools/review_chances.py
TURNS: Final = 4  # of both together


class VCardReviewing(Reviewing[VCardTable]):
    unit = ("points", "ポイント")

    def others(self, sight: Sight[VCardTable], played: Option, rng: Random) -> list[Option]:
        """The best-looking one of each kind; no copy of what was played."""
        dealt = sight.deal(rng)
        if dealt.prompt == PLACE.number:
            return super().others(sight, played, rng)
        search = Search(sight.game, dealt, sight.seat, WEIGHTS)
        kinds = {kind(dealt, option): option for option in reversed(sight.options)}
        kinds.pop(kind(dealt, played), None)
        return sorted(kinds.values(), key=lambda option: -search.value(option))

    def far_enough(self, t: VCardTable, start: VCardTable) -> bool:
        return t.turn >= start.turn + TURNS

    def chances(self, t: VCardTable) -> list[float]:
        first = logistic((score(t, 0) - score(t, 1)) / 2 / SCALE)
        return [first, 1.0 - first]
