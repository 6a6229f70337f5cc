"""`kaimaku lab`: results for people and programs, and clear words where something does not fit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kaimaku.bots import ANY
from kaimaku.decks import all_offered, builtin, write
from kaimaku.lab.matrix import read_matrix
from tests.cli.command import complaint, kaimaku
from tests.lab.test_duel import Breaks

Capsys = pytest.CaptureFixture[str]
QUICK = ("--bot", "random", "--workers", "1")
PAIR = ("lab", "matrix", "--decks", "sora,azki", *QUICK)


@pytest.fixture(autouse=True)
def own_lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written into anybody's data folder."""
    monkeypatch.setenv("KAIMAKU_LAB", str(tmp_path / "lab"))
    return tmp_path / "lab"


def test_a_matrix_leaves_its_files_and_is_told(capsys: Capsys, own_lab: Path) -> None:
    ran = kaimaku(capsys, *PAIR, "--games", 8)
    assert ran.code == 0, ran.err
    (folder,) = own_lab.iterdir()
    assert folder.name.startswith("hocg-matrix-")
    assert {file.name for file in folder.iterdir()} == {
        "games.jsonl",
        "matrix.json",
        "matrix.md",
        "matrix.svg",
        "matrix.png",
    }
    assert all_offered()["sora"].name[0] in ran.out and "sora, azki" in ran.out and str(folder) in ran.out
    found = read_matrix((folder / "matrix.json").read_bytes())
    assert (found.games, found.cells[0].games, found.run.bot) == (8, 8, "random")


def test_json_is_the_file(capsys: Capsys, tmp_path: Path) -> None:
    ran = kaimaku(capsys, *PAIR, "--games", 4, "--out", tmp_path / "out", "--publish", tmp_path / "last.json", "--json")
    assert ran.json == json.loads((tmp_path / "out" / "matrix.json").read_text())
    assert ran.json == json.loads((tmp_path / "last.json").read_text())
    assert (ran.json["format"], ran.json["cells"][0]["games"]) == ("kaimaku-matrix-1", 4)


def test_a_deck_from_a_file_takes_part(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(write(builtin("azki")), encoding="utf-8")
    ran = kaimaku(capsys, "lab", "matrix", "--decks", f"sora,{tmp_path / 'mine.yaml'}", *QUICK, "--games", 2, "--json")
    assert [deck["id"] for deck in ran.json["run"]["decks"]] == ["sora", "mine"]


def test_vcard_has_a_matrix_too(capsys: Capsys) -> None:
    ran = kaimaku(capsys, "lab", "matrix", "--game", "vcard", "--decks", "tidal,choir", *QUICK, "--games", 2, "--json")
    assert (ran.code, ran.json["run"]["game"]) == (0, "vcard")


def test_a_card_is_told_with_its_interval(capsys: Capsys, own_lab: Path) -> None:
    args = ("lab", "card", "sora", "hSD01-013", "--against", "azki", *QUICK, "--games", 4)
    ran = kaimaku(capsys, *args)
    assert ran.code == 0, ran.err
    assert "2 × hSD01-013 in sora" in ran.out and "points (" in ran.out
    (folder,) = own_lab.iterdir()
    assert (folder / "card.json").is_file()
    again = kaimaku(capsys, *args, "--json")
    assert (again.json["format"], again.json["total"]["games"]) == ("kaimaku-card-worth-1", 4)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("matrix", "--decks", "sora,nobody"), "unknown hocg deck 'nobody'"),
        (("matrix", "--decks", "sora"), "at least two decks"),
        (("matrix", "--decks", ","), "at least two decks"),
        (("matrix", "--decks", "sora,sora"), "sora is listed twice"),
        (("matrix", "--decks", "sora,azki", "--games", "3"), "even, not 3"),
        (("matrix", "--decks", "sora,azki", "--games", "0"), "--games"),
        (("matrix", "--decks", "sora,azki", "--bot", "nobody"), "unknown bot 'nobody'"),
        (("matrix", "--decks", "sora,azki", "--bot", "seeker"), "doesn't play hocg"),
        (("matrix", "--game", "danmaku"), "danmaku has no decks"),
        (("card", "sora", "hSD99-001"), "unknown hocg card"),
        (("card", "sora", "hSD01-002"), "hSD01-002 isn't in sora"),
        (("card", "sora", "hSD01-003"), "has no text"),
        (("card", "nobody", "hSD01-003"), "unknown hocg deck 'nobody'"),
        (("card", "sora", "hSD01-013", "--against", "sora"), "needs an opponent"),
        (("card", "sora", "hSD01-013", "--copies", "3"), "has 2 copies of hSD01-013, not 3"),
    ],
)
def test_what_does_not_fit_is_told_in_a_line(capsys: Capsys, args: tuple[str, ...], said: str) -> None:
    assert said in complaint(kaimaku(capsys, "lab", *args))


def test_a_folder_that_cannot_be_written(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = complaint(kaimaku(capsys, *PAIR, "--games", 2, "--out", tmp_path / "file" / "folder"))
    assert f"cannot write {tmp_path / 'file'}" in said
    said = complaint(kaimaku(capsys, *PAIR, "--games", 2, "--publish", tmp_path / "file" / "last.json"))
    assert "cannot write" in said


def test_another_run_in_the_same_folder(capsys: Capsys, tmp_path: Path) -> None:
    args = (*PAIR, "--games", 2, "--out", tmp_path / "out")
    assert kaimaku(capsys, *args).code == 0
    before = (tmp_path / "out" / "games.jsonl").read_bytes()
    assert "another run (different seed)" in complaint(kaimaku(capsys, *args, "--seed", 5))
    assert (tmp_path / "out" / "games.jsonl").read_bytes() == before
    assert kaimaku(capsys, *args, "--seed", 5, "--fresh").code == 0


def test_stopped_by_hand_it_says_how_to_go_on(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("kaimaku.lab.playing.play_all", stop)
        ran = kaimaku(capsys, *PAIR, "--games", 4, "--out", tmp_path / "out")
    assert ran.code == 130
    assert "0 of 4 games are saved" in ran.err and "Run the same command again" in ran.err
    assert kaimaku(capsys, *PAIR, "--games", 4, "--out", tmp_path / "out").code == 0


def test_games_that_break_do_not_stop_the_run(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(ANY, "breaks", Breaks())
    monkeypatch.setattr(Breaks, "asked", 0)
    args = ("lab", "matrix", "--decks", "sora,azki", "--bot", "breaks", "--workers", 1, "--games", 6)
    ran = kaimaku(capsys, *args, "--out", tmp_path)
    assert ran.code == 1
    assert "1 game crashed" in ran.err and str(tmp_path / "failures") in ran.err
    found = read_matrix((tmp_path / "matrix.json").read_bytes())
    assert (found.cells[0].games, found.cells[0].errors) == (5, 1)
    assert len(list((tmp_path / "failures").rglob("*.kaimaku"))) == 1


def test_when_the_time_is_over_it_tells_what_is_known(capsys: Capsys, tmp_path: Path) -> None:
    assert kaimaku(capsys, *PAIR, "--games", 4, "--out", tmp_path).code == 0
    ran = kaimaku(capsys, *PAIR, "--games", 400, "--minutes", 0, "--out", tmp_path, "--json")
    assert (ran.json["games"], ran.json["cells"][0]["games"]) == (400, 4)


def test_swaps_of_a_deck_are_told_with_their_gains(capsys: Capsys, own_lab: Path) -> None:
    args = ("lab", "deck", "tidal", "--improve", "--game", "vcard", "--against", "meadow", "--tries", 2, "--games", 4)
    ran = kaimaku(capsys, *args, *QUICK)
    assert ran.code == 0, ran.err
    assert "tidal: 2 swaps" in ran.out and "points (" in ran.out
    (folder,) = own_lab.iterdir()
    assert (folder / "improve.json").is_file()
    again = kaimaku(capsys, *args, *QUICK, "--json")
    assert (again.json["format"], len(again.json["tried"])) == ("kaimaku-deck-improve-1", 2)
    assert "say what to do with the deck: --improve" in kaimaku(capsys, "lab", "deck", "tidal", "--game", "vcard").err
