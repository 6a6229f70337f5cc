"""The headers that every answer carries."""

from __future__ import annotations

from collections.abc import Iterable

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
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def secured(headers: Iterable[Header], request_id: str) -> list[Header]:
    """An answer's headers, with ours where it has none of its own; what is not said to be storable is not stored."""
    kept = list(headers)
    named = {name.lower() for name, _ in kept}
    kept += [header for header in (*ALWAYS, (b"cache-control", b"no-store")) if header[0] not in named]
    return [*kept, (b"x-request-id", request_id.encode())]
