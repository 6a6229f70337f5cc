"""Hooks: what rooms tell whoever measures and writes down. By default nobody does."""

from __future__ import annotations

import secrets
from typing import Protocol

import structlog

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
log = structlog.get_logger("kaimaku.rooms")


class Hooks(Protocol):
    def connected(self) -> None:
        """A socket has said hello."""

    def disconnected(self) -> None:
        """A socket that had said hello is gone."""

    def rooms(self, count: int) -> None:
        """So many rooms are in memory."""

    def decided(self, game: str, seconds: float) -> None:
        """A decision was applied, stored and told, so long after it came in."""

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has answered."""

    def fell_back(self, bot: str) -> None:
        """A bot gave no answer that counts: the simplest legal one was taken."""

    def worker_replaced(self, why: str) -> None:
        """A process in which bots think was ended: "stalled", "lost" or "rubbish"."""

    def refused(self, code: str) -> None:
        """A message was not followed."""

    def incident(self, error: BaseException, where: str, **facts: str | int) -> str:
        """Write a fault of ours down; the number to tell. `facts` hold no secrets."""


class Quiet:
    """Nobody measures; incidents still reach the log."""

    def connected(self) -> None:
        pass

    def disconnected(self) -> None:
        pass

    def rooms(self, count: int) -> None:
        pass

    def decided(self, game: str, seconds: float) -> None:
        pass

    def thought(self, bot: str, seconds: float) -> None:
        pass

    def fell_back(self, bot: str) -> None:
        pass

    def worker_replaced(self, why: str) -> None:
        pass

    def refused(self, code: str) -> None:
        pass

    def incident(self, error: BaseException, where: str, **facts: str | int) -> str:
        number = "".join(secrets.choice(LETTERS) for _ in range(8))
        log.error("incident", incident=number, where=where, **facts, exc_info=error)
        return number
