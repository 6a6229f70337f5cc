"""The journal: what happened, in order. Every entry carries who may see the face it names, as of that moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .table import Table

# (kind, seat, card, audience, handle, public details). Card -1: no card. Audience: bitmask of seats that see its face.
Entry: TypeAlias = tuple[str, int, int, int, int, tuple[int | str, ...]]
Line: TypeAlias = "tuple[int | str | None, ...]"


def note(t: Table, kind: str, seat: int, card: int = -1, *more: int | str) -> None:
    """Write one entry; its face is shown to whoever may know the card now. Costs nothing without a journal."""
    journal = t.journal
    if journal is None:
        return
    if card >= 0:
        journal.append((kind, seat, card, t.known[card], t.handles[card], more))
    else:
        journal.append((kind, seat, -1, 0, 0, more))


def redact(t: Table, entries: list[Entry], seat: int | None) -> list[Line]:
    """The entries as one seat (None: a spectator) may read them: (kind, seat, definition, handle, details...).

    A face that seat may not know is None; instances are never named, only public handles.
    """
    bit = t.everyone if seat is None else 1 << seat
    defs = t.defs
    return [
        (kind, who, defs[card], handle, *more)
        if card >= 0 and audience & bit == bit
        else (kind, who, None, None, *more)
        for kind, who, card, audience, handle, more in entries
    ]
