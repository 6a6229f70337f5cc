"""For whoever runs a server."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct, frozen=True):
    ok: bool
    version: str
    database: bool  # does it answer
