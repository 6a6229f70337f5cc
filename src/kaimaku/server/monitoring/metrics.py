"""Metrics: what a server counts and measures about itself, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

# Seconds. A decision takes about a millisecond and a disk's flush; anything above a tenth is felt.
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PAUSES = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The numbers of one server; several can live in one process, as they do in tests."""

    media_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._longest = 0.0
        self.connections = Gauge("kaimaku_connections", "Open sockets.", registry=registry)
        self.clients = Gauge("kaimaku_clients", "Sockets that have said hello.", registry=registry)
        self.rooms = Gauge("kaimaku_rooms", "Rooms in memory.", registry=registry)
        self.decisions = Counter("kaimaku_decisions", "Decisions applied.", ["game"], registry=registry)
        self.decision_seconds = Histogram(
            "kaimaku_decision_seconds",
            "Seconds from receiving a decision to telling everybody, without deliberate pauses.",
            buckets=QUICK,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "kaimaku_bot_seconds", "How long bots think.", ["bot"], buckets=SLOW, registry=registry
        )
        self.bot_fallbacks = Counter(
            "kaimaku_bot_fallbacks",
            "Decisions taken for bots that gave no answer.",
            ["bot"],
            registry=registry,
        )
        self.bot_workers_replaced = Counter(
            "kaimaku_bot_workers_replaced", "Bot processes replaced, by reason.", ["why"], registry=registry
        )
        self.collection_seconds = Histogram(
            "kaimaku_collection_seconds",
            "Processor time of each garbage collection, while everybody waits.",
            buckets=PAUSES,
            registry=registry,
        )
        self.longest_collection = Gauge(
            "kaimaku_longest_collection_seconds", "The longest of these since the last look.", registry=registry
        )
        self.incidents = Counter("kaimaku_incidents", "Errors on the server.", registry=registry)
        self.refused = Counter(
            "kaimaku_refused", "Messages and requests refused, by code.", ["code"], registry=registry
        )
        self.requests = Counter("kaimaku_requests", "HTTP requests.", ["route", "status"], registry=registry)
        self.request_seconds = Histogram(
            "kaimaku_request_seconds", "How long requests take.", ["route"], buckets=SLOW, registry=registry
        )

        self.passed_on = Counter(
            "kaimaku_passed_on",
            "Requests and sockets passed on to the process that has their room.",
            ["kind"],
            registry=registry,
        )
        self.rooms_lost = Counter("kaimaku_rooms_lost", "Rooms that another process took over.", registry=registry)
        self.board_up = Gauge("kaimaku_board_up", "1 if Valkey answers; 0 without it, or alone.", registry=registry)

    def watch(self, commits: Callable[[], int]) -> None:
        """Read how often the store has written, whenever somebody asks."""
        self.registry.register(_Commits(commits))

    def collected(self, seconds: float) -> None:
        self.collection_seconds.observe(seconds)
        self._longest = max(self._longest, seconds)

    def text(self) -> bytes:
        self.longest_collection.set(self._longest)
        self._longest = 0.0
        return generate_latest(self.registry)


class _Commits(Collector):
    def __init__(self, commits: Callable[[], int]) -> None:
        self.commits = commits

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("kaimaku_commits", "Commits to the database.", self.commits())
