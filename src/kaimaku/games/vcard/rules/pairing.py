"""Pairing (4.1.2.6): which VT the Active Mascot is Paired with, by its line and set or by Corrupt."""

from __future__ import annotations

from ..table import MASCOT_SPOT, VCardTable, active, face, face_up, zone
from .tokens import corrupted


def paired(t: VCardTable, seat: int) -> int:
    """The Paired VT of a side, or -1. Without Corrupt only the Active VT can be (V-23)."""
    mascots = zone(t, seat, MASCOT_SPOT)
    if not mascots:
        return -1  # a Corrupt token waits
    taken = corrupted(t, seat)
    if taken >= 0:
        return taken
    vt = active(t, seat)
    if vt < 0 or not face_up(t, vt):  # a face-down VT shows no name (V-45)
        return -1
    shown, mine = face(t, mascots[0]).facts, face(t, vt).facts
    return vt if shown.pairs == mine.line and shown.set == mine.set else -1
