"""The players of VCard: one looks ahead, one searches."""

from kaimaku.bots.improver import Improver

from .planner import EVALUATOR, PLAYOUTS, SCALE, LookaheadPlanner
from .player import Lookahead

PLAYERS = {"greedy": Lookahead(), "searcher": Improver(LookaheadPlanner(EVALUATOR, SCALE), PLAYOUTS)}
