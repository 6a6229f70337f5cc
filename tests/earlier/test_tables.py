"""Tables saved by an earlier version still open, as they were."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kaimaku import games

SAVED = Path(__file__).with_name("tables.json.gz")


@cache
def saved() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(gzip.decompress(SAVED.read_bytes()))
    return found


@pytest.mark.parametrize("n", range(72))
def test_a_saved_table_opens(n: int) -> None:
    kept = saved()[n]
    game = games.game(kept["game"])
    t = game.open(kept["table"])
    assert t.digest() == kept["digest"]
    options = {str(seat): [list(option) for option in game.options(t, seat)] for seat in t.asked}
    assert options == kept["options"]


def test_every_table_is_tried() -> None:
    assert len(saved()) == 72
