"""Incidents: a fault of ours is written down under a number; whoever met it is told the number and nothing else."""

from __future__ import annotations

import secrets
import traceback

import structlog

from .metrics import Metrics
from .trouble import Trouble

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


class Incidents:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("kaimaku.incidents")

    def note(self, error: BaseException, where: str, **facts: str | int) -> str:
        """Write an error down with its traceback; the number to tell. `facts` must be no secrets."""
        number = "".join(secrets.choice(LETTERS) for _ in range(8))
        self.metrics.incidents.inc()
        story = "".join(traceback.format_exception(error))  # lines of code, never what was in the variables
        self.log.error("incident", incident=number, where=where, **facts, traceback=story)
        return number

    def trouble(self, error: BaseException, where: str, **facts: str | int) -> Trouble:
        """The same, as what is told about it."""
        number = self.note(error, where, **facts)
        return Trouble(
            500,
            "internal",
            f"Something failed on our side. It was written down as incident {number}.",
            f"サーバー側で問題が起きました。番号 {number} で記録されています。",
            number,
        )
