"""Trouble: what goes wrong for somebody outside, as a status, a code and a sentence. Never a traceback."""

from __future__ import annotations

from collections.abc import Sequence

from .wire.common import Fault, Words


class Trouble(Exception):
    """Raised anywhere behind a route or a socket; the border turns it into a `Fault`."""

    def __init__(
        self, status: int, code: str, en: str, ja: str, incident: str = "", protocols: Sequence[int] = ()
    ) -> None:
        super().__init__(f"{status} {code}: {en}")
        self.status = status
        self.fault = Fault(code, Words(en, ja), incident, list(protocols))
