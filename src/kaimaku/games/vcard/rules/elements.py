"""Elements (4.3.0): of a VT's highest card, and which one it has Elemental Advantage over (4.3.1)."""

from __future__ import annotations

from ..rulings import WHEEL
from ..table import ACTIVE, SIDE, VCardTable, active, face, face_up, other, top


def element_of(t: VCardTable, vt: int) -> str | None:
    return face(t, top(t, vt)).facts.element


def strength_of(t: VCardTable, vt: int) -> str | None:
    """The element it has advantage over: as printed, or by one wheel for all sets."""
    facts = face(t, top(t, vt)).facts
    return facts.strength if t.rulings.get("strength") != "wheel" else WHEEL.get(facts.element or "")


def beaten(t: VCardTable, vt: int) -> int:
    """The opposing Active VT, if this one is Active and strong against its element; else -1."""
    foe = active(t, other(t.owner[vt]))
    if foe < 0 or t.where[vt] % SIDE != ACTIVE or not face_up(t, vt) or not face_up(t, foe):
        return -1
    strength = strength_of(t, vt)
    return foe if strength is not None and element_of(t, foe) == strength else -1
