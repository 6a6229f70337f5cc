"""The players of VCard: one looks ahead, one searches."""

from kaimaku.bots.searcher import Searcher

from .planner import EVALUATOR, SCALE, LookaheadPlanner
from .player import Lookahead

PLAYERS = {"greedy": Lookahead(), "searcher": Searcher(LookaheadPlanner(EVALUATOR, SCALE))}
