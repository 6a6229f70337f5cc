"""Picking: what players pick cards and players for, or one of several things told in words."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.reasons import CARD, Reason, Reasons

SEAT: Final = "seat"
MODE: Final = "mode"  # what to do, in the words of the card
TYPE: Final = "type"  # of main cards
PILE: Final = "pile"
END: Final = "end"  # of the deck
REASONS: Final = Reasons()


def reason(kind: str, why: str) -> Reason:
    """In saved tables it says what it picks."""
    return REASONS.declare(f"{kind}:{why}", kind)


BOTTOM: Final = reason(CARD, "bottom")
CHAIN: Final = reason(CARD, "chain")
COLLECT: Final = reason(CARD, "collect")
CONTROL: Final = reason(CARD, "control")
COST: Final = reason(CARD, "cost")
DECK: Final = reason(CARD, "deck")
DUEL: Final = reason(CARD, "duel")
EXCESS: Final = reason(CARD, "excess")
FIGHT: Final = reason(CARD, "fight")
GIVE: Final = reason(CARD, "give")
KEEP: Final = reason(CARD, "keep")
POWERUP: Final = reason(CARD, "powerup")
SEARCH: Final = reason(CARD, "search")
STRIP: Final = reason(CARD, "strip")
TAKE: Final = reason(CARD, "take")
TOP: Final = reason(CARD, "top")
COPY: Final = reason(CARD, "copy")
COPY_SEAT: Final = reason(SEAT, "copy")
DEALS: Final = [reason(CARD, f"deal {seat}") for seat in range(8)]  # to this seat
BANNED_TYPE: Final = reason(TYPE, "ban")
LOOKED_AT: Final = reason(PILE, "look")
END_OF_DECK: Final = reason(END, "deck")
