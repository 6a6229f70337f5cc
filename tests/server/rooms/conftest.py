"""What the tests of rooms have in common."""

from __future__ import annotations

import pytest

from kaimaku.server.rooms.game import rehearsal
from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import House


@pytest.fixture(autouse=True)
def patient(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here rehearsals take place in this process, which has much more to tidy up than a worker has."""
    if not request.module.__name__.endswith("test_rehearsal"):
        monkeypatch.setattr(rehearsal, "STEP", 10.0)


@pytest.fixture
def memory() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def house(memory: MemoryStore) -> House:
    return House(memory)
