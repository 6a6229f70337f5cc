"""Security of requests: headers of answers, which pages may use the server, and paths that are refused."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from urllib.parse import urlsplit

Header = tuple[bytes, bytes]

# The client is made of its own files alone. Styles set by script go through the CSSOM, which needs no exception.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

ALWAYS: tuple[Header, ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
# Of pages: they say nothing about anything else, and the start page comes in some thirty answers.
PAGES: tuple[Header, ...] = (
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
LONGEST = 2048
# Encoded slashes, backslashes and control characters, and percent signs that encode nothing or are encoded themselves.
TRICK = re.compile(rb"%(2f|5c|25|0[0-9a-f]|1[0-9a-f]|7f)|%(?![0-9a-f]{2})|\\|[\x00-\x20\x7f]", re.IGNORECASE)


def secured(headers: Iterable[Header], request_id: str) -> list[Header]:
    """An answer's headers, with ours where it has none of its own; what is not said to be storable is not stored."""
    kept = list(headers)
    named = {name.lower(): value for name, value in kept}
    ours = [*ALWAYS, (b"cache-control", b"no-store")]
    if named.get(b"content-type", b"").startswith((b"text/html", b"image/svg")):
        ours += PAGES
    kept += [header for header in ours if header[0] not in named]
    return [*kept, (b"x-request-id", request_id.encode())]


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
        target = urlsplit(f"//{host}")
        usual = PORTS.get(parts.scheme)
        if usual is None or not parts.hostname or parts.hostname != target.hostname:
            return False
        return (parts.port or usual) == (target.port or usual)
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


def plain(raw: bytes, decoded: str) -> bool:
    """Is this a path that reads the same for everybody?"""
    path = raw.partition(b"?")[0]
    if len(path) > LONGEST or not path.startswith(b"/") or TRICK.search(path):
        return False
    segments = decoded.split("/")[1:]
    return "�" not in decoded and "" not in segments[:-1] and not {".", ".."} & set(segments)
