"""Replays of an earlier version still verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku import replays
from kaimaku.kernel.replay import Replay

FILES = sorted(Path(__file__).with_name("replays").iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_replay_verifies(file: Path) -> None:
    replay = Replay.from_bytes(file.read_bytes())
    found = replays.verify(replay)
    assert found.decisions == len(replay.moves) > 0
    assert found.result is not None
    assert found.same_cards


def test_every_game_is_there() -> None:
    assert len(FILES) == 16
