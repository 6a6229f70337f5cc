"""The bot that plays Danmaku!! to its role: what it believes of the others, what it wishes them, what it does."""

from .player import Seeker

PLAYERS = {"seeker": Seeker()}
