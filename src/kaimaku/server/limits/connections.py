"""Connections: all that are open, counted from the moment they are accepted.

One address may hold so many, the whole server so many. Whoever comes when that many are open takes the place of the
connection that has waited longest without a request under way; where none waits, it is refused.
"""

from __future__ import annotations

import sys
from asyncio import BaseTransport, Transport
from typing import cast

from .rate_limits import network

FILES = 256  # descriptors that the server needs for everything but connections


class Connections:
    def __init__(self, each: int = 0, total: int = 0) -> None:
        """0: no limit."""
        self.each = each
        self.total = total
        self._address: dict[BaseTransport, str] = {}  # empty for those that count for the whole server alone
        self._held: dict[str, dict[BaseTransport, None]] = {}
        self._waiting: dict[BaseTransport, None] = {}  # whoever has no request under way, longest first
        self._lingering: set[BaseTransport] = set()  # whoever is refused and reads why

    def __len__(self) -> int:
        return len(self._address)

    def enter(self, transport: BaseTransport, address: str) -> bool:
        """One more, if there is room or room can be made. `address`: empty for a proxy, which speaks for many."""
        address = network(address) if address else ""
        held = self._held.get(address, {}) if address else {}
        if self.each and len(held) >= self.each and not self._evict(held):
            return False
        if self.total and len(self._address) >= self.total and not self._evict(self._waiting):
            return False
        self._address[transport] = address
        if address:
            self._held.setdefault(address, {})[transport] = None
        self._waiting[transport] = None
        return True

    @property
    def lingering(self) -> int:
        return len(self._lingering)

    def linger(self, transport: BaseTransport) -> None:
        """Refused, but not gone yet."""
        self._lingering.add(transport)

    def busy(self, transport: BaseTransport) -> None:
        """A whole request came in: it is not cut off before its answer."""
        self._waiting.pop(transport, None)

    def idle(self, transport: BaseTransport) -> None:
        """The answer is sent; the connection waits for another request."""
        if transport in self._address:
            self._waiting.pop(transport, None)
            self._waiting[transport] = None

    def leave(self, transport: BaseTransport) -> None:
        self._lingering.discard(transport)
        address = self._address.pop(transport, None)
        self._waiting.pop(transport, None)
        if address:
            del self._held[address][transport]
            if not self._held[address]:
                del self._held[address]

    def _evict(self, among: dict[BaseTransport, None]) -> bool:
        """Close the one among these that waits longest."""
        found = next((transport for transport in among if transport in self._waiting), None)
        if found is None:
            return False
        self.leave(found)
        cast(Transport, found).abort()
        return True


def descriptors(total: int) -> int:
    """So many connections, or as many as the system gives this process files for: beyond that none can be accepted."""
    if sys.platform == "win32":
        return total
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return total
    if soft < total + FILES:
        soft = total + FILES if hard == resource.RLIM_INFINITY else min(total + FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    most = max(1, soft - FILES)
    return min(total, most) if total else most
