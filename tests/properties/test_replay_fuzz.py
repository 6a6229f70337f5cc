"""Two thousand replay files that somebody has meddled with; `make soak` tries a hundred thousand."""

from __future__ import annotations

from tools.soak_replays import run

FILES = 2_000


def test_a_meddled_file_is_verified_or_refused() -> None:
    tally, failures = run(0, FILES)
    assert not failures
    assert tally["refused"] > FILES / 2 and tally["verified"] > FILES / 20
