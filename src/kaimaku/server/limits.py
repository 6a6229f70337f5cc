"""Limits: how much one address may do. Token buckets in bounded memory, with a clock that tests can hold."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Literal

from msgspec import Struct

from .trouble import Trouble

Kind = Literal["request", "create", "join", "upload", "work"]
ADDRESSES = 20_000  # remembered at most; whoever was quiet longest is forgotten


class Bucket(Struct, frozen=True):
    """So many at once, and so many more each second."""

    size: float
    refill: float


# work: requests that make the server play a game through again.
BUCKETS: dict[Kind, Bucket] = {
    "request": Bucket(240, 40),
    "create": Bucket(20, 20 / 60),
    "join": Bucket(30, 30 / 60),
    "upload": Bucket(10, 10 / 60),
    "work": Bucket(20, 1),
}


class Limits:
    def __init__(
        self,
        rate: float = 1.0,
        connections: int = 0,
        clock: Callable[[], float] = time.monotonic,
        most: int = ADDRESSES,
    ) -> None:
        self.rate = rate
        self.connections = connections
        self.clock = clock
        self.most = most
        self._levels: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()
        self._open: dict[str, int] = {}

    def wait(self, kind: Kind, address: str) -> float:
        """Take one token. 0: go on; otherwise the seconds until there is one again."""
        if self.rate <= 0:
            return 0.0
        bucket, now, key = BUCKETS[kind], self.clock(), (kind, _network(address))
        size, refill = bucket.size * self.rate, bucket.refill * self.rate
        level, then = self._levels.pop(key, (size, now))
        level = min(size, level + (now - then) * refill)
        enough = level >= 1
        self._levels[key] = (level - 1 if enough else level, now)
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)
        return 0.0 if enough else (1 - level) / refill

    def connect(self, address: str) -> bool:
        """One more socket of this address, if it may have one."""
        address = _network(address)
        held = self._open.get(address, 0)
        if self.connections and held >= self.connections:
            return False
        self._open[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        address = _network(address)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def _network(address: str) -> str:
    """An IPv6 customer holds a whole /64; anything else counts by itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped) if parsed.ipv4_mapped else str(IPv6Address(int(parsed) >> 64 << 64))
    return address


class TooMany(Trouble):
    """Wait that many seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(
            429,
            "too_many_requests",
            "That is faster than this server allows. Please wait a little.",
            "リクエストが多すぎます。少し待ってからお試しください。",
        )
        self.headers = {"retry-after": str(ceil(wait))}
