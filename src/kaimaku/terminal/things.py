"""Things: what somebody at the terminal may speak of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thing:
    """A card of the table, a thing on it, or only a printed card."""

    number: int  # of its definition
    card: int = -1
    mem: int = 0
