"""Scenarios at a table: their positions, and the cards of their own that a process must know before it can go on."""

from __future__ import annotations

from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.kernel.table import Table

from .words import trouble


def declare(game: str, id: str) -> Table:
    """The position of a scenario. Its cards are known to this process from now on."""
    found = shipped(game).get(id)
    if found is None:
        raise trouble("no_scenario")
    return prepare(found.scenario, found.case).table
