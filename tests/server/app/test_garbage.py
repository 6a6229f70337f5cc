"""Garbage: what is new is put aside, and everything is looked through when nobody is here."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from kaimaku.server import garbage
from kaimaku.server.garbage import Garbage

pytestmark = pytest.mark.anyio


class Ring:
    """Part of a cycle: it goes only when it is looked through."""

    def __init__(self) -> None:
        self.itself = self


async def test_what_is_put_aside_goes_when_nobody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "AT_LEAST", 0.0)
    before, here, pauses = gc.get_threshold(), True, list[float]()
    tidy = Garbage(lambda: not here, pauses.append)
    tidy.start()
    try:
        assert gc.get_threshold()[2] > before[2]  # never everything by itself
        ring = Ring()
        known = weakref.ref(ring)
        count = len(pauses)
        while len(pauses) < count + 3:  # it has been put aside
            await asyncio.sleep(0)
        del ring
        gc.collect()
        assert known() is not None
        here = False
        while known() is not None:
            await asyncio.sleep(0)
    finally:
        await tidy.stop()
    assert gc.get_threshold() == before and pauses
