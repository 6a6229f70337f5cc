"""Monitor: what rooms report, as metrics and incidents. Tests listen here."""

from __future__ import annotations

from kaimaku import games

from ..errors.incidents import Incidents
from .metrics import Metrics


class Monitor:
    def __init__(self, metrics: Metrics | None = None, incidents: Incidents | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.incidents = incidents or Incidents(self.metrics)
        self._decisions = {game: self.metrics.decisions.labels(game) for game in games.names()}

    def connected(self) -> None:
        """A socket has said hello."""
        self.metrics.clients.inc()

    def disconnected(self) -> None:
        self.metrics.clients.dec()

    def rooms(self, count: int) -> None:
        """So many rooms are in memory."""
        self.metrics.rooms.set(count)

    def room_lost(self) -> None:
        """Another process has taken one of ours."""
        self.metrics.rooms_lost.inc()

    def decided(self, game: str, seconds: float) -> None:
        """A decision was applied, stored and told, so long after it came in."""
        self._decisions[game].inc()
        self.metrics.decision_seconds.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        self.metrics.bot_seconds.labels(bot).observe(seconds)

    def fell_back(self, bot: str) -> None:
        """A bot gave no answer that counts: the simplest legal one was taken."""
        self.metrics.bot_fallbacks.labels(bot).inc()

    def worker_replaced(self, why: str) -> None:
        """A process in which bots think was ended: "stalled", "lost" or "rubbish"."""
        self.metrics.bot_workers_replaced.labels(why).inc()

    def refused(self, code: str) -> None:
        self.metrics.refused.labels(code).inc()

    def incident(self, error: BaseException, where: str, **facts: str | int) -> str:
        """Log an error of ours; the number to tell. `facts` hold no secrets."""
        return self.incidents.note(error, where, **facts)
