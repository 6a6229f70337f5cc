"""Reviews of a folder of replays: each kept beside its replay, the same for any number of processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.jobs import Place
from kaimaku.review import whole
from kaimaku.review.plan import Effort
from kaimaku.review.whole import beside, replays_in, review_all
from tests.cli.command import kaimaku
from tests.review.games import played

TINY = Effort(1, 1, 1, 1, 1, most_stops=2, most_screened=2, most_costly=1, most_doubtful=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two whole games, one that is not over, and something that is no replay."""
    found = tmp_path_factory.mktemp("replays")
    for seed in (5, 6):
        (found / f"game-{seed}.kaimaku").write_bytes(played("vcard", seed).to_bytes())
    half = played("vcard", 7)
    half.result = None
    (found / "half.kaimaku").write_bytes(half.to_bytes())
    (found / "none.kaimaku").write_bytes(b"nothing")
    return found


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole, "EFFORTS", {True: TINY, False: TINY})


def test_every_replay_of_a_folder_is_reviewed_and_what_cannot_be_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = kaimaku(capsys, "review", folder, "--all", "--quick", "--workers", 1)
    assert ran.code == 1
    assert "2 of 4 replays can't be reviewed" in ran.err
    assert "half.kaimaku: only a game that is over can be reviewed" in ran.err and "none.kaimaku: " in ran.err
    assert "game-5.kaimaku" in ran.out and "game-6.kaimaku" in ran.out
    first = beside(folder / "game-5.kaimaku").read_bytes()
    again = kaimaku(capsys, "review", folder, "--all", "--quick", "--workers", 1, "--json")
    assert [row["file"].rsplit("/", 1)[-1] for row in again.json] == ["game-5.kaimaku", "game-6.kaimaku"]
    assert again.json[0]["review"]["done"] == 1
    assert beside(folder / "game-5.kaimaku").read_bytes() == first


def test_the_files_are_the_same_for_any_number_of_processes(folder: Path) -> None:
    games = [path for path in replays_in(folder) if path.name.startswith("game")]
    assert len(games) == 2
    alone = [beside(file).read_bytes() for file in games if list(review_all([file], TINY, True))]
    together = list(review_all(games, TINY, True, Place(2)))
    assert [Path(found.file) for found in together] == games and all(found.review for found in together)
    assert [beside(file).read_bytes() for file in games] == alone


def test_a_folder_without_replays_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no replays in" in kaimaku(capsys, "review", tmp_path, "--all").err
    assert "is a folder; --all reviews every replay in it" in kaimaku(capsys, "review", tmp_path).err
