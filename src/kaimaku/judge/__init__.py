"""The judge: every rule of the three games by id, in our own words."""

from kaimaku.judge.catalogue import Rule, UnknownRule, children, load, lookup, natural, parent

__all__ = ["Rule", "UnknownRule", "children", "load", "lookup", "natural", "parent"]
