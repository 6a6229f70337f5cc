"""Two cards of a set that nobody has written yet: what cannot be played is told whatever can be."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from kaimaku.games.hocg import known, status

SET, OSHI, CARD = "hBP98", "hBP98-001", "hBP98-010"
ROWS = {
    OSHI: ("oshi", "", "white", "Tokino Sora", "ときのそら"),
    CARD: ("holomem", "first", "white", "Tokino Sora", "ときのそら"),
}


@pytest.fixture
def coming(monkeypatch: pytest.MonkeyPatch) -> str:
    """The number of one of them."""
    announce(monkeypatch)
    return CARD


def announce(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = MappingProxyType({**known.known(), SET: frozenset(ROWS)})
    names = {**known._coming(), **ROWS}
    for module in (known, status):
        monkeypatch.setattr(module, "known", lambda: sets)
    monkeypatch.setattr(known, "_coming", lambda: names)
