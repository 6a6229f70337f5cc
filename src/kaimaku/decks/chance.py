"""Chance: one exact chance of a deck, in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

Words = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Chance:
    id: str
    words: Words
    chance: Fraction
    note: Words | None = None


def percent(chance: Fraction) -> str:
    """With one decimal, and never a certainty that is none."""
    rounded = f"{float(100 * chance):.1f}"
    if rounded == "100.0" and chance < 1:
        return "> 99.9 %"
    return "< 0.1 %" if rounded == "0.0" and chance > 0 else f"{rounded} %"
