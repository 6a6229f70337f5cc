"""Wishes: how much a part wants another one hurt, as things stand. Below 0: rather not."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from .parts import (
    ANTI,
    CHALLENGER,
    EXTRA,
    EXTRAS,
    FINAL,
    HEROINE,
    KIND_OF,
    MIDBOSS,
    ONE_TRUE,
    PARTNER,
    PARTS,
    RIVAL,
    STAGE,
)

PARTNER_KIND: Final = KIND_OF[PARTNER]


class Survivors(NamedTuple):
    """What everybody knows about who is left."""

    stages: int  # Stage Bosses still active
    extras: int  # Extra Bosses still active, with an EX Midboss who has come forward
    partner_fell: bool
    stage_fell: bool


def wish(mine: int, other: int, now: Survivors) -> float:
    """What one life lost by somebody is worth to me."""
    if mine == HEROINE:
        return _heroine(other, now)
    if mine in (PARTNER, ONE_TRUE):
        if other == HEROINE:
            return -3.0
        if KIND_OF[other] == PARTNER_KIND and other != MIDBOSS:
            return 0.4 if mine == ONE_TRUE or other == ONE_TRUE else -0.9
        return _heroine(other, now)
    if mine in EXTRAS:
        return _extra(other, now)
    if mine == RIVAL:
        return {HEROINE: 1.5, PARTNER: -0.2, ONE_TRUE: -0.2, MIDBOSS: 0.2}.get(other, 0.6)
    return _stage(mine, other, now)


def _heroine(other: int, now: Survivors) -> float:
    if other in EXTRAS:
        return 0.4 if now.stages > 1 else 1.0  # until then she fights the Stage Bosses, too
    return {HEROINE: 0.0, PARTNER: -0.9, ONE_TRUE: -0.7, RIVAL: 0.6}.get(other, 1.0)


def _extra(other: int, now: Survivors) -> float:
    if other in EXTRAS:
        return -1.0
    if other == HEROINE:
        return -1.2 if now.stages else 3.0
    if other == RIVAL:
        return 0.3 if now.stages else 1.5  # she would be the next Heroine
    return 0.2 if KIND_OF[other] == PARTNER_KIND else 1.3


def _stage(mine: int, other: int, now: Survivors) -> float:
    """Stage Bosses want the Heroine, some of them somebody else first."""
    first = (
        (mine == CHALLENGER and bool(now.extras))
        or (mine == FINAL and not now.partner_fell)
        or (mine == ANTI and not now.stage_fell)
    )
    if other == HEROINE:
        return 0.3 if first else 3.0
    if other == RIVAL:
        return 0.5
    if other in (EXTRA, MIDBOSS) and mine == CHALLENGER:
        return 1.6
    if KIND_OF[other] == PARTNER_KIND:
        return 1.6 if mine == FINAL and first else 0.5
    if other == EXTRA:
        return 0.1
    return 1.4 if mine == ANTI and first else -0.9


KEENNESS: Final = 1.5  # how strictly people follow their gain
SLIP: Final = 0.1  # how often an act has no reason at all


def _row(heroine: float, partner: float, stage: float, extra: float, rival: float = 0.2) -> tuple[float, ...]:
    row = [0.0] * len(PARTS)
    row[HEROINE], row[RIVAL], row[EXTRA] = heroine, rival, extra
    row[PARTNER] = row[ONE_TRUE] = row[MIDBOSS] = partner
    for part in (STAGE, CHALLENGER, FINAL, ANTI):
        row[part] = stage
    return tuple(row)


# By the part of whoever acts, then by the part of the harmed one. Nobody can tell hidden cards of a kind apart.
# Between first guesses and what explains games among seekers best: people differ.
GAINS: Final[dict[int, tuple[float, ...]]] = {
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
LAST: Final = {part: _row(2.0, 0.0, 1.2, row[EXTRA]) for part, row in GAINS.items() if part in (EXTRA, MIDBOSS)}


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
