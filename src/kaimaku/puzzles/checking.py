"""Checking a puzzle: its proof is made again."""

from __future__ import annotations

from .prover import Unsettled
from .puzzle import Puzzle

MOST = 200_000  # tables


def wrong(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; nothing if its acts are enough, whatever the other does, and fewer are not."""
    prover = puzzle.prover(MOST)
    blind = prover.blind(prover.began)
    try:
        acts = prover.acts(blind, puzzle.acts)
        if acts is None:
            return f"{puzzle.acts} acts are not enough"
        if acts != puzzle.acts:
            return f"{acts} acts are enough, not {puzzle.acts}"
        return "" if prover.certified(blind, acts) else "its proof has a gap"
    except Unsettled:
        return f"not settled within {MOST} tables"
