"""Picking: what players pick cards and holomem for."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.picks import picks_kind
from kaimaku.kernel.reasons import Reason, Reasons
from kaimaku.kernel.table import Table

HOLOMEM: Final = "holomem"
REASONS: Final = Reasons()

# cards
ARCHIVE: Final = REASONS.declare("archive")
ATTACH: Final = REASONS.declare("attach")
BATON_COST: Final = REASONS.declare("baton-cost")
BLOOM_CARD: Final = REASONS.declare("bloom-card")
BOTTOM: Final = REASONS.declare("bottom")
BOTTOM_CHEER: Final = REASONS.declare("bottom-cheer")
DEBUT: Final = REASONS.declare("debut")
KEEP: Final = REASONS.declare("keep")
LOOK_TAKE: Final = REASONS.declare("look-take")
POWER: Final = REASONS.declare("power")
PUT_ON_STAGE: Final = REASONS.declare("put-on-stage")
RETURN_CHEER: Final = REASONS.declare("return-cheer")
REVEAL: Final = REASONS.declare("reveal")
SEARCH: Final = REASONS.declare("search")
SEARCH_CHEER: Final = REASONS.declare("search-cheer")
SEND_WHAT: Final = REASONS.declare("send-what")
SET_BACK: Final = REASONS.declare("set-back")
TO_DECK: Final = REASONS.declare("to-deck")
TO_HAND: Final = REASONS.declare("to-hand")
TOP: Final = REASONS.declare("top")

# holomem
BLOOM: Final = REASONS.declare("bloom", HOLOMEM)
CENTER: Final = REASONS.declare("center", HOLOMEM)
CHOOSE: Final = REASONS.declare("choose", HOLOMEM)
DOWN_ORDER: Final = REASONS.declare("down-order", HOLOMEM)
MOVE: Final = REASONS.declare("move", HOLOMEM)
REDIRECT: Final = REASONS.declare("redirect", HOLOMEM)
SEND: Final = REASONS.declare("send", HOLOMEM)
SHARE: Final = REASONS.declare("share", HOLOMEM)
SWAP: Final = REASONS.declare("swap", HOLOMEM)
TARGET: Final = REASONS.declare("target", HOLOMEM)

OF_HOLOMEM: Final[dict[Reason, Reason]] = {  # what cards are picked for, and holomem as well
    why: REASONS.declare(f"{why}-holomem", HOLOMEM) for why in (ARCHIVE, BOTTOM, POWER, TO_DECK, TO_HAND)
}


def picked_for(why: Reason, kind: str) -> Reason:
    """The same reason for things of this kind."""
    found = OF_HOLOMEM.get(why, why) if kind == HOLOMEM else why
    return REASONS.declare(found, kind)


def picks_holomem(t: Table) -> bool:
    return picks_kind(t, HOLOMEM)
