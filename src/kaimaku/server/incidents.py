"""Incidents: a fault of ours is written down under a number; whoever met it is told the number and nothing else."""

from __future__ import annotations

import secrets
import traceback

import structlog

from .metrics import Metrics
from .store import Damaged, StoreError
from .trouble import Trouble

store_log = structlog.get_logger("kaimaku.store")
MOST = 1000  # things that fail again and again
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


class Incidents:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("kaimaku.incidents")
        self._noted: dict[str, str] = {}
        self.damage = ""  # the number under which a damaged database was written down

    def note(self, error: BaseException, where: str, **facts: str | int) -> str:
        """Write an error down with its traceback; the number to tell. `facts` must be no secrets."""
        number = "".join(secrets.choice(LETTERS) for _ in range(8))
        self.metrics.incidents.inc()
        story = "".join(traceback.format_exception(error))  # lines of code, never what was in the variables
        self.log.error("incident", incident=number, where=where, **facts, traceback=story)
        return number

    def once(self, what: str, error: BaseException, where: str) -> str:
        """The same for what fails whenever somebody looks at it: it has one number."""
        if what not in self._noted:
            if len(self._noted) >= MOST:
                self._noted.clear()
            self._noted[what] = self.note(error, where)
        return self._noted[what]

    def trouble(self, error: BaseException, where: str, **facts: str | int) -> Trouble:
        """The same, as what is told about it. A store that fails is no incident, unless it is damaged: then, one."""
        if isinstance(error, StoreError):
            if isinstance(error, Damaged):
                self.damage = self.damage or self.note(error, where, **facts)
            else:
                store_log.warning("not possible now", where=where, **facts, error=type(error).__name__, why=str(error))
            return storage(self.damage)
        number = self.note(error, where, **facts)
        return Trouble(
            500,
            "internal",
            f"Something failed on our side. It was written down as incident {number}.",
            f"サーバー側で問題が起きました。番号 {number} で記録されています。",
            number,
        )


def storage(incident: str = "") -> Trouble:
    """Nothing can be stored or read just now."""
    en = "The server cannot store or read games right now. Please try again in a moment."
    ja = "サーバーは今、ゲームの保存や読み込みができません。少し待ってからもう一度お試しください。"
    if incident:
        en = f"The server's database is damaged. It was written down as incident {incident}."
        ja = f"サーバーのデータベースが壊れています。番号 {incident} で記録されています。"
    return Trouble(503, "storage", en, ja, incident)
