"""Gains: what a part is thought to gain by harming another, and how likely an act is for a part."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from .parts import ANTI, CHALLENGER, EXTRA, FINAL, HEROINE, MIDBOSS, ONE_TRUE, PARTNER, PARTS, RIVAL, STAGE

KEENNESS = 1.5  # how strictly people follow their gain
SLIP = 0.1  # how often an act has no reason at all


def _row(heroine: float, partner: float, stage: float, extra: float, rival: float = 0.2) -> tuple[float, ...]:
    row = [0.0] * len(PARTS)
    row[HEROINE], row[RIVAL], row[EXTRA] = heroine, rival, extra
    row[PARTNER] = row[ONE_TRUE] = row[MIDBOSS] = partner
    for part in (STAGE, CHALLENGER, FINAL, ANTI):
        row[part] = stage
    return tuple(row)


# By the part of whoever acts, then by the part of the harmed one. Nobody can tell hidden cards of a kind apart.
# Between first guesses and what explains games among seekers best: people differ.
GAINS: dict[int, tuple[float, ...]] = {
    HEROINE: _row(0.0, -1.0, 1.0, 0.6),
    PARTNER: _row(-2.2, -1.0, 1.2, 0.6),
    ONE_TRUE: _row(-2.2, 0.4, 1.2, 0.6),
    MIDBOSS: _row(-0.5, -0.2, 1.2, -0.5),
    STAGE: _row(1.5, 0.5, -1.4, 0.2),
    CHALLENGER: _row(0.8, 0.4, -0.6, 1.0),
    FINAL: _row(0.6, 1.4, -0.8, 0.2),
    ANTI: _row(0.6, 0.4, 0.8, 0.2),
    EXTRA: _row(-0.5, -0.2, 1.2, 0.0),
    RIVAL: _row(1.2, -0.3, 0.5, 0.4, 0.0),
}
LAST = {part: _row(2.0, 0.0, 1.2, row[EXTRA]) for part, row in GAINS.items() if part in (EXTRA, MIDBOSS)}


def gains(part: int, stages: int) -> tuple[float, ...]:
    """With no Stage Boss left, the Extra Boss turns on the Heroine."""
    return LAST[part] if not stages and part in LAST else GAINS[part]


def chances(weight: float, hopes: Sequence[float]) -> list[float]:
    """How likely each of several targets is, and last of all doing nothing, from what harming each is worth."""
    scale = KEENNESS * weight
    odds = [exp(scale * hope) for hope in hopes]
    odds.append(1.0)
    total, n = sum(odds), len(odds)
    return [(1.0 - SLIP) * x / total + SLIP / n for x in odds]
