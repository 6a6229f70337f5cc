"""Players of the hololive OCG."""

from kaimaku.bots.greedy import Greedy
from kaimaku.bots.planner import Planner
from kaimaku.bots.searcher import Searcher

from .evaluation import EVALUATOR, LEAD

PLAYERS = {"greedy": Greedy(EVALUATOR), "searcher": Searcher(Planner(EVALUATOR, LEAD))}
