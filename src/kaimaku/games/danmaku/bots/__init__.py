"""The bots that play Danmaku!! to their role: what they believe of the others, what they wish them, what they do."""

from .player import Seeker
from .searcher import PLAYOUTS, Believer, Believing

PLAYERS = {"seeker": Seeker(), "searcher": Believer(Believing(), PLAYOUTS)}
