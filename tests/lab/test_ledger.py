"""The ledger: what is in the file counts, and nothing else is mistaken for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from kaimaku.lab.folders import run_folder
from kaimaku.lab.ledger import NAME, Ledger, OtherRun
from kaimaku.lab.matrix import matrix_duels
from kaimaku.lab.playing import play_all
from tests.lab.field import played, small_run, two


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", small_run(), 8)
    torn = tmp_path / "torn"
    torn.mkdir()
    for cut in (1, 40, len(whole.splitlines(keepends=True)[-1]) + 5):
        (torn / NAME).write_bytes(whole[:-cut])
        assert played(torn, small_run(), 8) == whole


def test_a_torn_first_line_is_written_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", small_run(), 4)
    (tmp_path / NAME).write_bytes(whole[:20])
    assert played(tmp_path, small_run(), 4) == whole


def test_finished_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(tmp_path, small_run(), 6)
    monkeypatch.setattr("kaimaku.lab.duel.play_duel", None)
    assert played(tmp_path, small_run(), 6) == whole


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    played(tmp_path / "grown", small_run(), 4)
    assert played(tmp_path / "grown", small_run(), 10) == played(tmp_path / "whole", small_run(), 10)


def test_fewer_games_are_the_first_of_more(tmp_path: Path) -> None:
    run = small_run()
    played(tmp_path, run, 8)
    with Ledger(tmp_path, run) as ledger:
        assert len(play_all(matrix_duels(run, 4, tmp_path), ledger)) == 2
        assert len(ledger.records) == 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 8}, "different seed"),
        ({"bot": "greedy"}, "different bot"),
        ({"version": "0.0.0"}, "different Kaimaku version"),
        ({"cards": "abc"}, "different card texts"),
        ({"decks": two("azki", "sora")}, "different decks"),
    ],
)
def test_games_of_another_run_are_left_alone(tmp_path: Path, change: dict[str, object], said: str) -> None:
    whole = played(tmp_path, small_run(), 4)
    with pytest.raises(OtherRun, match=f"{said}.*--fresh.*--out"):
        Ledger(tmp_path, replace(small_run(), **change))
    assert (tmp_path / NAME).read_bytes() == whole


def test_a_deck_that_was_renamed_is_the_same_deck(tmp_path: Path) -> None:
    whole = played(tmp_path, small_run(), 4)
    renamed = replace(small_run(), decks=[replace(deck, en="Other", ja="別名") for deck in two()])
    assert played(tmp_path, renamed, 4) == whole
    assert run_folder(renamed) == run_folder(small_run()) != run_folder(replace(renamed, seed=1))


def test_fresh_begins_anew(tmp_path: Path) -> None:
    played(tmp_path, small_run(), 4)
    other = replace(small_run(), seed=9)
    with Ledger(tmp_path, other, fresh=True) as ledger:
        assert not ledger.records
    assert played(tmp_path, other, 4) == played(tmp_path / "other", other, 4)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"my shopping list\n")
    with pytest.raises(OtherRun, match="isn't a file of lab games"):
        Ledger(tmp_path, small_run())
    assert (tmp_path / NAME).read_bytes() == b"my shopping list\n"


def test_a_damaged_line_is_told_with_its_number(tmp_path: Path) -> None:
    lines = played(tmp_path, small_run(), 6).splitlines(keepends=True)
    (tmp_path / NAME).write_bytes(b"".join([*lines[:2], b"???\n", *lines[3:]]))
    with pytest.raises(OtherRun, match="can't read line 3"):
        Ledger(tmp_path, small_run())


def test_lines_that_changed_places_are_noticed(tmp_path: Path) -> None:
    run = small_run()
    lines = played(tmp_path, run, 6).splitlines(keepends=True)
    (tmp_path / NAME).write_bytes(b"".join([lines[0], lines[2], lines[1], lines[3]]))
    with Ledger(tmp_path, run) as ledger, pytest.raises(OtherRun, match="line 2 isn't the expected game"):
        play_all(matrix_duels(run, 6, tmp_path), ledger)


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    with Ledger(tmp_path, small_run()), pytest.raises(OtherRun, match="another run is writing"):
        Ledger(tmp_path, small_run())
    with Ledger(tmp_path, small_run()):
        pass
