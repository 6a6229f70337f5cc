"""The terminal table, played by scripts."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from kaimaku import replays
from kaimaku.kernel.replay import Replay

from .command import Ran, complaint, kaimaku, typed

Capsys = pytest.CaptureFixture[str]


class Player:
    """Types lines at a table whose replays go to a folder of the test."""

    def __init__(self, capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.folder = folder
        monkeypatch.setenv("COLUMNS", "80")

    def __call__(self, lines: list[str], *args: object) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return kaimaku(self.capsys, "play", "hocg", "--save", self.folder, *args)

    def saved(self, seed: int) -> Replay:
        return Replay.from_bytes((self.folder / f"hocg-{seed}.kaimaku").read_bytes())


@pytest.fixture
def player(capsys: Capsys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Player:
    return Player(capsys, monkeypatch, tmp_path)


# Seed 7: the person chooses who goes first, keeps, lays down Sora and two others, sends the first cheer.
OPENING = ["1", "1", "3", "1", "1", "1"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_is_played_saved_and_verified(player: Player, lang: str) -> None:
    ran = player(["1"] * 3000, "--seed", 11, "--lang", lang)
    assert ran.code == 0 and ran.err == ""
    ending = {"en": ("You won.", "You lost."), "ja": ("あなたの勝ちです。", "あなたの負けです。")}[lang]
    assert any(words in ran.out for words in ending)
    assert "hocg-11.kaimaku" in ran.out
    checked = replays.verify(player.saved(11))
    assert checked.result is not None and checked.same_cards and checked.same_version


def test_no_line_is_wider_than_the_terminal(player: Player) -> None:
    from rich.cells import cell_len

    for lang in ("en", "ja"):
        out = player(["1"] * 3000, "--seed", 3, "--lang", lang).out
        lines = [line for line in out.splitlines() if "kaimaku" not in line]
        assert max(map(cell_len, lines)) <= 80


def test_the_input_may_end_and_the_game_goes_on_later(player: Player, tmp_path: Path) -> None:
    ran = player(OPENING, "--seed", 7)
    assert "input ended" in complaint(ran)
    path = tmp_path / "hocg-7.kaimaku"
    assert f"--resume {path}" in ran.out
    before = player.saved(7).moves
    again = player(["1", "quit", "y"], "--resume", path)
    assert again.code == 0 and "Resuming where you left off" in again.out
    after = player.saved(7).moves
    assert after[: len(before)] == before and len(after) > len(before)


def test_without_any_input_it_fails_at_once(player: Player) -> None:
    complaint(player([], "--seed", 1))


def test_nonsense_for_ever_is_given_up(player: Player) -> None:
    ran = player(["blah"] * 200, "--seed", 1)
    complaint(ran)
    assert ran.out.count("don't understand") < 100


def test_wrong_input_is_answered_and_asked_again(player: Player) -> None:
    ran = player(["99", "hello", "", "1"], "--seed", 7)
    assert "Type 1 or 2." in ran.out and "'hello'" in ran.out
    assert "You go first." in ran.out


def test_undo_is_the_game_without_the_last_decision(player: Player) -> None:
    player(OPENING, "--seed", 7)
    straight = player.saved(7).moves
    ran = player([*OPENING, "1", "undo", "undo", "1"], "--seed", 7)
    assert "Undone" in ran.out
    assert player.saved(7).moves == straight


def test_nothing_to_undo(player: Player) -> None:
    assert "Nothing to undo" in player(["undo"], "--seed", 7).out


def test_why_gives_the_reason_and_the_rule(player: Player) -> None:
    out = " ".join(player([*OPENING, "why AZKi 2nd", "why hSD01-011", "why center"], "--seed", 7).out.split())
    assert "You can't bloom on your first turn." in out
    assert "Rule hocg:8.3.1:" in out
    assert "first player's first turn has no performance phase" in out and "hocg:7.6.1" in out


def test_a_letter_offers_or_explains_that_card(player: Player) -> None:
    out = player([*OPENING, "c", "d"], "--seed", 7).out
    assert out.count("Place Airani Iofifteen Debut (hSD01-012) in the back") == 2
    assert "hocg:8.3.1" in out.split("Place Airani Iofifteen Debut (hSD01-012) in the back")[-1]


def test_cards_are_read_by_letter_name_number_place_and_option(player: Player) -> None:
    for asked in ("? b", "? hSD01-011", "?hsd01-011"):
        assert "Destiny Song" in player([*OPENING, asked], "--seed", 7).out
    assert "No card or rule here is called" in player([*OPENING, "? nobody at all"], "--seed", 7).out
    assert "AZKi (hSD01-008)" in player([*OPENING, "? center"], "--seed", 7).out
    out = player([*OPENING, "? their back 1"], "--seed", 7).out
    theirs = re.search(r"Opponent AZKi.*?back 1  (.+?) (?:Debut|Spot)", out, re.DOTALL)
    assert theirs is not None and f"{theirs[1]} (hSD01-" in out.split("? their back 1")[-1]
    assert "Sub PC (hSD01-018)" in player([*OPENING, "? 1"], "--seed", 7).out


def test_concede_asks_first(player: Player) -> None:
    stayed = player([*OPENING, "concede", "n"], "--seed", 7)
    assert stayed.code == 1 and player.saved(7).result is None
    gone = player([*OPENING, "concede", "y"], "--seed", 7)
    assert gone.code == 0 and player.saved(7).result == [[1], "hocg:1.2.3"]


def test_help_log_board_and_language(player: Player) -> None:
    out = player([*OPENING, "help", "log", "board", "lang ja"], "--seed", 7).out
    assert "undo your last decision" in out
    assert "Your deck is shuffled." in out
    assert out.count("Turn 1: your main phase") == 2
    assert "1ターン目 自分のメインステップ" in out


def test_house_rulings_are_kept_in_the_replay(player: Player) -> None:
    player(OPENING, "--seed", 7, "--rulings", "bloom_equal_hp=allow")
    assert player.saved(7).setup["rulings"] == {"bloom_equal_hp": "allow"}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--rulings", "nope=1"), "bloom_equal_hp"),
        (("--rulings", "bloom_equal_hp"), "name=value"),
        (("--rulings", "bloom_equal_hp=maybe"), "forbid, allow"),
        (("--deck", "nope"), "azki, sora"),
        (("--bot", "nope"), "beginner, casual, greedy, master, random"),
        (("--resume", "nope"), "cannot read nope"),
        (("--seed", "-4"), "--seed"),
    ],
)
def test_bad_options_are_one_line(player: Player, args: tuple[str, ...], said: str) -> None:
    assert said in complaint(player(["1"], *args))


def test_a_finished_game_is_not_resumed(player: Player, tmp_path: Path) -> None:
    player([*OPENING, "concede", "y"], "--seed", 7)
    assert "is over" in complaint(player(["1"], "--resume", tmp_path / "hocg-7.kaimaku"))


def test_a_full_disk_is_no_reason_to_crash(player: Player, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    player.folder = tmp_path / "file"
    ran = player([*OPENING, "quit", "y"], "--seed", 7)
    assert ran.code == 0 and "Couldn't save" in ran.out


def test_no_color_when_not_wanted(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in player(OPENING, "--seed", 7).out


@pytest.mark.parametrize(("lang", "words"), [("en", "Holo Power 0 → 1."), ("ja", "ホロパワー 0 → 1。")])
def test_what_an_option_would_do(tmp_path: Path, lang: str, words: str) -> None:
    """Asked of one option, of all, and of one that is not there; asking decides nothing."""
    lines = [*OPENING, "what", "what 1", "what 99", "what x", "quit", "y"]
    ran = typed(lines, "play", "hocg", "--save", tmp_path, "--seed", 7, "--lang", lang)
    assert ran.err == "" and f"→ {words}" in ran.out
    assert ran.out.count({"en": "Type 1 to", "ja": "1から"}[lang]) == 2
