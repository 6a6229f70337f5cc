"""Which pages may use this server: its own, and those of the sites it was told of."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def may_write(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """May this request change something? Browsers say where it comes from; programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in allowed:
        return True
    return same_host(origin, headers.get("host", ""))


def same_host(origin: str, host: str) -> bool:
    """Does an Origin name the very host and port that was asked? The scheme may differ behind a proxy."""
    try:
        parts = urlsplit(origin)
        asked = urlsplit(f"//{host}")
        usual = PORTS.get(parts.scheme)
        if usual is None or not parts.hostname or parts.hostname != asked.hostname:
            return False
        return (parts.port or usual) == (asked.port or usual)
    except ValueError:
        return False


def answers_to(host: str, names: Collection[str]) -> bool:
    """Is this one of the names the server goes by? Without a list it goes by any."""
    if not names:
        return True
    try:
        return urlsplit(f"//{host}").hostname in {name.lower() for name in names}
    except ValueError:
        return False
