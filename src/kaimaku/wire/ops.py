"""For operators."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct, frozen=True):
    ok: bool
    version: str
    database: bool  # whether it responds
