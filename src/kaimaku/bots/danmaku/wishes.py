"""Wishes: how much a part wants another one hurt, as things stand. Below 0: rather not."""

from __future__ import annotations

from typing import NamedTuple

from .parts import ANTI, CHALLENGER, EXTRA, EXTRAS, FINAL, HEROINE, KIND_OF, MIDBOSS, ONE_TRUE, PARTNER, RIVAL

PARTNER_KIND = KIND_OF[PARTNER]


class Standing(NamedTuple):
    """What everybody knows about who is left."""

    stages: int  # Stage Bosses still active
    extras: int  # Extra Bosses still active, with an EX Midboss who has come forward
    partner_fell: bool
    stage_fell: bool


def wish(mine: int, other: int, now: Standing) -> float:
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


def _heroine(other: int, now: Standing) -> float:
    if other in EXTRAS:
        return 0.4 if now.stages > 1 else 1.0  # until then she fights the Stage Bosses, too
    return {HEROINE: 0.0, PARTNER: -0.9, ONE_TRUE: -0.7, RIVAL: 0.6}.get(other, 1.0)


def _extra(other: int, now: Standing) -> float:
    if other in EXTRAS:
        return -1.0
    if other == HEROINE:
        return -1.2 if now.stages else 3.0
    if other == RIVAL:
        return 0.3 if now.stages else 1.5  # she would be the next Heroine
    return 0.2 if KIND_OF[other] == PARTNER_KIND else 1.3


def _stage(mine: int, other: int, now: Standing) -> float:
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
