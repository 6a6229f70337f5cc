"""Incidents: an error on the server is logged under a number, and clients are told only that number."""

from __future__ import annotations

import secrets
import traceback

import structlog

from ..bounded import Bounded
from ..monitoring.metrics import Metrics
from ..store import Damaged, StoreError
from .api_error import ApiError, api_error

store_log = structlog.get_logger("kaimaku.store")
MOST = 1000  # things that fail again and again
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


class Incidents:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.log = structlog.get_logger("kaimaku.incidents")
        self._noted: Bounded[str, str] = Bounded(MOST)
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
            self._noted[what] = self.note(error, where)
        return self._noted[what]

    def api_error(self, error: BaseException, where: str, **facts: str | int) -> ApiError:
        """The same, as what is told about it. A store that fails is no incident, unless it is damaged: then, one."""
        if isinstance(error, StoreError):
            if isinstance(error, Damaged):
                self.damage = self.damage or self.note(error, where, **facts)
            else:
                store_log.warning("store unavailable", where=where, **facts, error=type(error).__name__, why=str(error))
            return api_error("storage:damaged", incident=self.damage) if self.damage else api_error("storage")
        return api_error("internal", incident=self.note(error, where, **facts))
