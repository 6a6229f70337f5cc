"""Replay files that somebody has meddled with: two thousand at length; `make soak` tries a hundred thousand."""

from __future__ import annotations

from tests.depth import at_depth
from tools.soak_replays import run

FILES = at_depth(200, 2_000)


def test_a_meddled_file_is_verified_or_refused() -> None:
    tally, failures = run(0, FILES)
    assert not failures
    assert tally["refused"] > FILES / 2 and tally["verified"] > FILES / 20
