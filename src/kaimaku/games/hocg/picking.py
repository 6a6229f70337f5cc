"""Picking: which picks are of holomem and which of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaimaku.kernel.picks import PICK

if TYPE_CHECKING:
    from .table import HoloTable

HOLOMEM_PICKS = frozenset(
    {
        "archive-holomem",
        "bloom",
        "bottom-holomem",
        "center",
        "choose",
        "down-order",
        "move",
        "redirect",
        "send",
        "swap",
        "target",
        "to-deck-holomem",
        "to-hand-holomem",
    }
)


def picks_holomem(t: HoloTable) -> bool:
    """Are the things to pick holomem? Otherwise they are cards; the numbers alone do not tell."""
    f = t.frames[-1]
    return f.prog == PICK and f.slots[5] in HOLOMEM_PICKS
