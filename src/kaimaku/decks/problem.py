"""Problem: why a deck may not be played."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason, with the rule it rests on. A `warning` leaves the deck legal.

    `fix` cards more (or, below 0, fewer) in that pile put it right: copies of `card`, or any where none is named.
    """

    rule: str
    en: str
    ja: str
    card: str = ""
    warning: bool = False
    pile: str = ""
    fix: int = 0
