"""For operators, and for whoever sits at the machine the server runs on."""

from __future__ import annotations

from msgspec import Struct


class Health(Struct, frozen=True):
    ok: bool
    version: str
    database: bool  # whether it responds


class Addresses(Struct, frozen=True):
    """Where friends find this server."""

    open: bool  # whether it listens to the network
    urls: list[str]  # in the network, the likeliest first
