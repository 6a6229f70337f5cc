"""What rooms report, as metrics and incidents."""

from __future__ import annotations

from kaimaku.replays import GAMES

from .incidents import Incidents
from .metrics import Metrics


class Measured:
    def __init__(self, metrics: Metrics, incidents: Incidents) -> None:
        self.metrics = metrics
        self.incidents = incidents
        self._decisions = {game: metrics.decisions.labels(game) for game in GAMES}

    def connected(self) -> None:
        self.metrics.clients.inc()

    def disconnected(self) -> None:
        self.metrics.clients.dec()

    def rooms(self, count: int) -> None:
        self.metrics.rooms.set(count)

    def decided(self, game: str, seconds: float) -> None:
        self._decisions[game].inc()
        self.metrics.decision_seconds.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        self.metrics.bot_seconds.labels(bot).observe(seconds)

    def fell_back(self, bot: str) -> None:
        self.metrics.bot_fallbacks.labels(bot).inc()

    def worker_replaced(self, why: str) -> None:
        self.metrics.bot_workers_replaced.labels(why).inc()

    def refused(self, code: str) -> None:
        self.metrics.refused.labels(code).inc()

    def incident(self, error: BaseException, where: str, **facts: str | int) -> str:
        return self.incidents.note(error, where, **facts)
