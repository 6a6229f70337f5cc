"""A fault that a test plants into the hololive OCG: whoever places a holomem in the main phase starts a loop."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.main_phase import ACTIONS
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.actions import Numbers
from kaimaku.kernel.frames import AGAIN, Frame, Signal, procedure, push
from kaimaku.kernel.table import Table

NAME = "test:turning"


def _stay(t: Table, f: Frame) -> Signal:
    return AGAIN


LOOP = procedure(NAME, _stay)


def _place(t: HoloTable, f: Frame, seat: int, rest: Numbers) -> None:
    push(t, LOOP, seat)


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ACTIONS.by_verb["place"], "do", _place)
