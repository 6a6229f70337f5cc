"""What files say is shown as it is written: no markup, no colors, no jumps of the cursor, no turned text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.table import Table
from rich.text import Text

from kaimaku import replays
from kaimaku.cli.screen import Screen, printable
from kaimaku.decks import builtin
from kaimaku.judge.scenario import shipped_in
from tests.cli.command import kaimaku

STRANGE = "[red]x[/red] :smile: {0} %s [Sora](hSD01-003)"
STEERING = "a\x1b[2Jb\x9b3Jc\u202ed\x7f"
SHOWN = "a[2Jb3Jcd"


@pytest.mark.parametrize("wrap", [str, Text, lambda text: _table(text)], ids=["str", "Text", "Table"])
def test_text_is_text(wrap: type[str] | type[Text], capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(width=200)
    screen.print(wrap(STRANGE))
    screen.print(wrap(STEERING))
    said = capsys.readouterr().out
    assert STRANGE in said and SHOWN in said and "\x1b" not in said


def _table(text: str) -> Table:
    grid = Table.grid()
    grid.add_column()
    grid.add_row(text)
    return grid


def test_lines_and_tabs_stay() -> None:
    assert printable("a\n\tb だ 👨\u200d👩") == "a\n\tb だ 👨\u200d👩" and printable(STEERING) == SHOWN


def strange_replay(folder: Path) -> Path:
    replay = replays.header("hocg", [builtin("sora"), builtin("azki")], 1)
    replay.version = STRANGE + STEERING
    file = folder / "strange.kaimaku"
    file.write_bytes(replay.to_bytes())
    return file


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_replay_of_a_strange_version(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = kaimaku(capsys, "replay", command, strange_replay(tmp_path))
    assert STRANGE + SHOWN in (ran.out + ran.err).replace("\n", "") and "\x1b" not in ran.out + ran.err


def test_a_scenario_with_a_strange_title(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "strange.yaml"
    shipped = (shipped_in("danmaku") / "D-S10-cirnos-distance.yaml").read_text(encoding="utf-8")
    file.write_text(re.sub("^title: .*$", f'title: "{STRANGE}\\\\e[2J"', shipped, flags=re.M), encoding="utf-8")
    ran = kaimaku(capsys, "scenario", "run", file)
    assert STRANGE in ran.out and "\x1b" not in ran.out + ran.err


def test_a_deck_with_a_strange_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"{STRANGE}{STEERING}\n1 hSD01-001\n1 \x1b[31mnone\n", encoding="utf-8")
    ran = kaimaku(capsys, "deck", "check", file)
    assert "[red]x[/red]" in ran.out and "\x1b" not in ran.out + ran.err
