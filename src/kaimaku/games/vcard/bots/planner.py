"""What the searcher has to know of VCard: the look-ahead's moves, for four turns or until the combat is over."""

from __future__ import annotations

from typing import Final

from kaimaku.bots.evaluation import Evaluator
from kaimaku.bots.planner import Planner
from kaimaku.games.vcard.rules.actions import MAIN_PROMPT
from kaimaku.games.vcard.rules.setup import PLACE
from kaimaku.games.vcard.rules.turn import TURNS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.table import Table

from .features import NAMES, features
from .placing import fit, place
from .player import Search
from .sameness import kind
from .score import score
from .weights import WEIGHTS

SCALE: Final = 100.0  # a point
AHEAD: Final = 4  # turns
SEARCHED: Final = frozenset({MAIN_PROMPT.name, "vcard:window", "vcard:may", "vcard:number"})
PLAYOUTS: Final = 36


def prospects(t: Table, seat: int) -> float:
    assert isinstance(t, VCardTable)
    return score(t, seat)


EVALUATOR: Final = Evaluator(prospects, frozenset(), NAMES, features)


class LookaheadPlanner(Planner[VCardTable]):
    trust = 0.0  # the score saves cards that a combat could be won with: it says little before anything is played on

    def searched(self, t: VCardTable) -> bool:
        """What to do, and whether and how; which cards to take or to give up the look-ahead knows."""
        return PROMPTS[t.prompt].name in SEARCHED

    def until(self, t: VCardTable) -> int:
        """Four turns, or as far as it takes to see how the combat ends."""
        return t.turn + min(AHEAD, 2 * TURNS - sum(t.taken) + 1)

    def scores(self, game: Game[VCardTable], t: VCardTable, seat: int, options: list[Option]) -> list[float]:
        """Each kind of option is tried once."""
        if t.prompt == PLACE.number:
            return [-1.0 if option == PASS else fit(t, seat, option) for option in options]
        search = Search(game, t, seat, WEIGHTS)
        found: dict[tuple[object, ...], float] = {}
        for option in options:
            same = self.kind(t, option, 0.0)
            if same not in found:
                found[same] = search.value(option)
        return [found[self.kind(t, option, 0.0)] for option in options]

    def move(self, game: Game[VCardTable], t: VCardTable, seat: int, options: list[Option]) -> Option:
        if t.prompt == PLACE.number:
            return place(t, seat, options)
        search = Search(game, t, seat, WEIGHTS)
        return search.turn_action(options) if t.prompt == MAIN_PROMPT.number else search.answer(options)

    def kind(self, t: VCardTable, option: Option, score: float) -> tuple[object, ...]:
        return kind(t, option) if t.prompt == MAIN_PROMPT.number else option
