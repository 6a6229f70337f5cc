"""Moments of one holomem on the stage."""

from __future__ import annotations

from ..rules import events
from .history import of_holomem
from .holomem_nouns import MemNoun
from .triggers import Pattern, moment_of


def DOWNED(x: MemNoun) -> Pattern:
    """Done inside that holomem's down (11.3.1.1)."""
    found = moment_of(events.DOWNED, x, "is downed", "ダウンした")
    return found.told(of_holomem("downed", x, "was downed", "ダウンしていた"))


def COLLABS(x: MemNoun) -> Pattern:
    found = moment_of(events.COLLAB_EVENT, x, "collabs", "コラボした")
    return found.told(of_holomem("collab", x, "collabed", "コラボしていた"))


def BLOOMS(x: MemNoun) -> Pattern:
    found = moment_of(events.BLOOM, x, "blooms", "Bloomした")
    return found.told(of_holomem("bloom", x, "bloomed", "Bloomしていた"))


def PLACED(x: MemNoun) -> Pattern:
    return moment_of(events.PLACED, x, "is placed on stage", "ステージに出た")


def BATON_PASSES(x: MemNoun) -> Pattern:
    found = moment_of(events.BATON_PASSED, x, "passes the baton", "バトンタッチした")
    return found.told(of_holomem("baton", x, "passed the baton", "バトンタッチしていた"))


def READIED(x: MemNoun) -> Pattern:
    return moment_of(events.READIED, x, "becomes non-resting", "アクティブになった")


def RESTED(x: MemNoun) -> Pattern:
    return moment_of(events.RESTED, x, "becomes resting", "お休みした")
