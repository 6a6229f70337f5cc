"""Likeness to something the text speaks of: the same color, the same name."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.nouns import Noun

from ..defs import DEFS
from ..stats import colors
from ..table import HoloTable
from .card_nouns import Moved
from .filters import Related
from .holomem_nouns import MemNoun


def _same_color(t: HoloTable, f: Frame, x: Noun, card: int) -> bool:
    """Any one color in common; neutral is none (G-76)."""
    return any(colors(t, t.mems[i]) & DEFS[t.defs[card]].colors for i in x.find(t, f))


def same_color(x: MemNoun) -> Related:
    return Related(x, f"with the same color as {x.words('en')}", f"{x.words('ja')}と同色の", _same_color)


def _same_name(t: HoloTable, f: Frame, x: Noun, card: int) -> bool:
    own = DEFS[t.defs[card]].names
    return any(not own.isdisjoint(DEFS[t.defs[c]].names) for c in x.find(t, f))


def same_name(x: Moved) -> Related:
    return Related(x, f"with the same card name as the {x.thing('en')}", f"{x.thing('ja')}と同じカード名の", _same_name)
