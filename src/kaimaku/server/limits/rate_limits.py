"""Limits: how much one address may do. Token buckets in bounded memory, with a clock that tests can hold."""

from __future__ import annotations

import time
from asyncio import Lock
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Literal
from weakref import WeakValueDictionary

from msgspec import Struct

from ..errors.api_error import ApiError, api_error

Kind = Literal["request", "create", "join", "person", "report", "upload", "work", "time"]
ADDRESSES = 20_000  # remembered at most; whoever was quiet longest is forgotten


class Bucket(Struct, frozen=True):
    """So many at once, and so many more each second."""

    size: float
    refill: float


# work: requests that make the server play a game through again.
# person: names chosen and changed, and attempts to sign in.
# time: milliseconds for which the server works for one address and nobody else.
BUCKETS: dict[Kind, Bucket] = {
    "request": Bucket(240, 40),
    "create": Bucket(20, 20 / 60),
    "join": Bucket(30, 30 / 60),
    "person": Bucket(20, 20 / 600),
    "report": Bucket(10, 10 / 3600),
    "upload": Bucket(10, 10 / 60),
    "work": Bucket(20, 1),
    "time": Bucket(50, 200),
}


class Level:
    """What is left of one bucket."""

    __slots__ = ("_bucket", "_left", "_then")

    def __init__(self, bucket: Bucket, now: float) -> None:
        self._bucket = bucket
        self._left = bucket.size
        self._then = now

    def take(self, cost: float, now: float) -> float:
        """Take so much. 0: go on; otherwise nothing was taken, and the seconds until there is enough."""
        wait = self.wait(cost, now)
        if not wait:
            self._left -= cost
        return wait

    def wait(self, cost: float, now: float) -> float:
        """Seconds until so much is there."""
        self._left = min(self._bucket.size, self._left + (now - self._then) * self._bucket.refill)
        self._then = now
        return max(0.0, (cost - self._left) / self._bucket.refill)

    def charge(self, cost: float, now: float) -> None:
        """Take what was used already, even if that is more than there is."""
        self.wait(0.0, now)
        self._left -= cost


@dataclass(eq=False)
class Limits:
    rate: float = 1.0  # how many times the usual; 0: no limits
    connections: int = 0  # of one address; 0: no limit
    clock: Callable[[], float] = time.monotonic
    most: int = ADDRESSES

    def __post_init__(self) -> None:
        self._levels: OrderedDict[tuple[Kind, str], Level] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    def wait(self, kind: Kind, address: str) -> float:
        """Take one token. 0: go on; otherwise the seconds until there is one again."""
        if self.rate <= 0:
            return 0.0
        return self._level(kind, address).take(1, self.clock())

    def left(self, kind: Kind, address: str) -> float:
        """The same without taking one."""
        return self._level(kind, address).wait(1, self.clock()) if self.rate > 0 else 0.0

    def spend(self, address: str, milliseconds: float) -> None:
        """So much of the server's time was used for an address; a negative amount is given back."""
        if self.rate > 0:
            self._level("time", address).charge(milliseconds, self.clock())

    def pause(self, address: str) -> float:
        """Seconds until an address has time left."""
        return self._level("time", address).wait(1, self.clock()) if self.rate > 0 else 0.0

    def turn(self, address: str) -> Lock:
        """What those of one address hold who wait for time, one after the other."""
        return self._turns.setdefault(network(address), Lock())

    def _level(self, kind: Kind, address: str) -> Level:
        key = (kind, network(address))
        level = self._levels.pop(key, None)
        if level is None:
            bucket = BUCKETS[kind]
            level = Level(Bucket(bucket.size * self.rate, bucket.refill * self.rate), self.clock())
        self._levels[key] = level
        if len(self._levels) > self.most:
            self._levels.popitem(last=False)
        return level

    def connect(self, address: str) -> bool:
        """One more socket of this address, if it may have one. Behind a proxy nothing else tells connections apart."""
        address = network(address)
        if self.connections and self._open[address] >= self.connections:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        address = network(address)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """An IPv6 customer holds a whole /64; anything else counts by itself."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped) if parsed.ipv4_mapped else str(IPv6Address(int(parsed) >> 64 << 64))
    return address


def too_many(wait: float) -> ApiError:
    """Come back in that many seconds."""
    seconds = ceil(wait)
    return api_error("too_many_requests", seconds=seconds, headers={"retry-after": str(seconds)})
