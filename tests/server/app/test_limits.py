"""Limits, with a clock that the test holds."""

from __future__ import annotations

import pytest

from kaimaku.server.limits.rate_limits import BUCKETS, Kind, Limits


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("kind", BUCKETS)
def test_a_bucket_empties_and_fills_again(clock: Clock, kind: Kind) -> None:
    limits, bucket = Limits(clock=clock), BUCKETS[kind]
    assert [limits.wait(kind, "1.2.3.4") for _ in range(int(bucket.size))] == [0.0] * int(bucket.size)
    wait = limits.wait(kind, "1.2.3.4")
    assert wait == pytest.approx(1 / bucket.refill)
    clock.now += wait * 0.9
    assert limits.wait(kind, "1.2.3.4") == pytest.approx(wait * 0.1)
    clock.now += wait * 0.11
    assert limits.wait(kind, "1.2.3.4") == 0.0
    assert limits.wait(kind, "1.2.3.4") > 0.0


def test_a_full_bucket_grows_no_fuller(clock: Clock) -> None:
    limits = Limits(clock=clock)
    limits.wait("upload", "a")
    clock.now += 1e9
    size = int(BUCKETS["upload"].size)
    assert [limits.wait("upload", "a") > 0 for _ in range(size + 1)] == [False] * size + [True]


def test_addresses_and_kinds_are_apart(clock: Clock) -> None:
    limits = Limits(clock=clock)
    while not limits.wait("upload", "1.2.3.4"):
        pass
    assert limits.wait("upload", "1.2.3.5") == 0.0
    assert limits.wait("create", "1.2.3.4") == 0.0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
    ],
)
def test_an_ipv6_network_counts_as_one(clock: Clock, one: str, other: str, same: bool) -> None:
    limits = Limits(clock=clock)
    while not limits.wait("upload", one):
        pass
    assert (limits.wait("upload", other) > 0) is same


def test_rate_multiplies_and_switches_off(clock: Clock) -> None:
    double = Limits(rate=2, clock=clock)
    size = int(BUCKETS["upload"].size) * 2
    assert [double.wait("upload", "a") > 0 for _ in range(size + 1)] == [False] * size + [True]
    off = Limits(rate=0, clock=clock)
    assert not any(off.wait("upload", "a") for _ in range(1000))


def test_memory_is_bounded_and_forgets_the_quietest(clock: Clock) -> None:
    limits = Limits(clock=clock, most=100)
    for n in range(5000):
        limits.wait("request", f"host{n}")
    assert len(limits._levels) == 100
    assert ("request", "host4999") in limits._levels
    assert ("request", "host4899") not in limits._levels


def test_connections_of_one_address() -> None:
    limits = Limits(connections=2)
    assert [limits.connect("a"), limits.connect("a"), limits.connect("a"), limits.connect("b")] == [
        True,
        True,
        False,
        True,
    ]
    limits.disconnect("a")
    assert limits.connect("a")
    for address in ("a", "a", "b"):
        limits.disconnect(address)
    assert limits._open == {}
