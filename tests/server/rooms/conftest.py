"""What the tests of rooms have in common."""

from __future__ import annotations

import pytest

from tests.server.rooms.memory import MemoryStore
from tests.server.rooms.table import House


@pytest.fixture
def memory() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def house(memory: MemoryStore) -> House:
    return House(memory)
