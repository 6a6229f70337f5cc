"""The judge: every rule of the three games by id, in our own words."""

from kaimaku.judge.catalogue import GAMES, Rule, UnknownRule, children, load, lookup, natural, parent

__all__ = ["GAMES", "Rule", "UnknownRule", "children", "load", "lookup", "natural", "parent"]
