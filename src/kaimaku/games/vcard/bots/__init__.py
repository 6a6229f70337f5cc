"""The look-ahead player of VCard."""

from .player import Lookahead

PLAYERS = {"greedy": Lookahead()}
