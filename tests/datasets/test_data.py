"""Rows of replays: what the seat saw and did, and nothing it could not know."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from kaimaku import games, replays
from kaimaku.cli.app import run as command
from kaimaku.datasets import FIELDS, Row, rows
from kaimaku.games.desk import desk
from kaimaku.kernel.replay import Replay
from kaimaku.sim import simulate

GAMES = games.names()[:3]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("replays")
    for game in GAMES:
        simulate(game, games=1, seed=3, bots=["random"] * games.find(game).sizes[0], save=found)
    return found


def test_every_decision_is_a_row_with_what_was_chosen(folder: Path) -> None:
    for file in sorted(folder.iterdir()):
        replay = Replay.from_bytes(file.read_bytes())
        found = list(rows(replay, file.name))
        assert len(found) == len(replay.moves) and [row.step for row in found] == list(range(1, len(found) + 1))
        winners = replay.result[0] if replay.result else []
        for row, (seat, option) in zip(found, replay.moves, strict=True):
            assert row.seat == seat and row.outcome == (1 if seat in winners else -1)  # type: ignore[operator]
            assert -1 <= row.chosen < len(row.options)
            verb = row.options[row.chosen]["verb"]
            assert verb == option[0] or option[0] == "pick"


def test_views_tell_only_what_the_seat_could_know(folder: Path) -> None:
    for file in sorted(folder.iterdir()):
        replay = Replay.from_bytes(file.read_bytes())
        game, teller = games.game(replay.game), desk(replay.game)
        played = replay.play(game, replays.new(replay, journal=False))
        for (step, t), row in zip(played, rows(replay, file.name), strict=False):
            if step % 20 == 0:
                dealt = game.determinize(t, row.seat, Random(step))
                assert msgspec.to_builtins(teller.view(dealt, row.seat)) == row.view


def test_the_command_writes_lines_and_a_card(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = tmp_path / "games.jsonl"
    assert command(["data", str(folder), "--out", str(to)]) == 0
    lines = to.read_bytes().splitlines()
    first = msgspec.json.decode(lines[0], type=Row)
    assert [*json.loads(lines[0])] == [*FIELDS] and first.step == 1
    told = (tmp_path / "games.jsonl.md").read_text(encoding="utf-8")
    assert f"{len(lines)} decisions of 3 replays" in told and all(f"`{name}`" in told for name in FIELDS)
    assert f"{len(lines)} decisions" in capsys.readouterr().out


def test_what_is_no_replay_is_left_out_and_told(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.kaimaku").write_bytes(b"nothing")
    to = str(tmp_path / "x.jsonl")
    assert command(["data", str(tmp_path), "--out", to]) == 1
    assert "1 left out; the first: bad.kaimaku: this isn't a Kaimaku replay file" in capsys.readouterr().err
    assert command(["data", str(tmp_path / "none"), "--out", to]) == 2
    assert command(["data", str(folder), "--format", "csv", "--out", to]) == 2
    assert "choose from jsonl, parquet" in capsys.readouterr().err


def test_parquet_holds_the_same_rows(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = tmp_path / "games.parquet"
    try:
        import pyarrow.parquet as parquet
    except ModuleNotFoundError:
        assert command(["data", str(folder), "--out", str(to)]) == 1
        assert "install pyarrow" in capsys.readouterr().err
        return
    assert command(["data", str(folder), "--out", str(to)]) == 0
    found = parquet.read_table(to).to_pylist()
    file = sorted(folder.iterdir())[0]
    expected = list(rows(Replay.from_bytes(file.read_bytes()), file.name))
    assert [(row["step"], row["chosen"]) for row in found][: len(expected)] == [(r.step, r.chosen) for r in expected]
    assert json.loads(found[0]["view"]) == expected[0].view
