"""Players of the hololive OCG."""

from kaimaku.bots.greedy import Greedy

from .evaluation import EVALUATOR

PLAYERS = {"greedy": Greedy(EVALUATOR)}
