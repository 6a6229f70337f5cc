"""The client in JavaScript, as its users run it: every game to its end, by a link, and where it is not wanted."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import hatch_build
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "examples" / "table_client.mjs"


def node() -> list[str]:
    """A Node.js that has sockets: since 22 without being told."""
    found = shutil.which("node", path=hatch_build.node())
    assert found is not None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    return [found] if int(version[1:].split(".")[0]) >= 22 else [found, "--no-warnings", "--experimental-websocket"]


def client(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*node(), str(SCRIPT), *args], capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("game", ["hocg", "danmaku", "vcard"])
def test_it_plays_a_whole_game(served: Served, game: str) -> None:
    ran = client(served.url, "--game", game, "--seed", "7", "--name", "{0} [x](y)")
    assert ran.returncode == 0, ran.stderr
    first, *told, result, replay, verified = ran.stdout.splitlines()
    assert f"watch at {served.url}/table/" in first
    assert re.match(r"(won|lost|drawn): ", result) and "{1}" not in result
    assert replay.startswith(f"replay: {served.url}/replays/")
    assert verified.startswith("verified: All ")
    tables = [line for line in told if line.startswith("  -- ")]
    assert len(tables) > 2 and all("{0} [x](y): " in line for line in tables)
    assert len(told) - len(tables) > 20 and not any("](" in line.replace("{0} [x](y)", "") for line in told)


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_it_gives_up_after_so_many_decisions(served: Served, game: str) -> None:
    ran = client(served.url, "--game", game, "--seed", "3", "--decisions", "5", "--quiet", "--name", "Rin")
    assert ran.returncode == 0, ran.stderr
    assert [line for line in ran.stdout.splitlines() if line.startswith("lost: Random wins. Rin conceded.")]


def test_it_takes_the_open_seat_behind_a_link(served: Served) -> None:
    seated = new_room(served, second="open")
    command = [*node(), str(SCRIPT), f"{served.url}/table/{seated.code}", "--seed", "2", "--decisions", "9"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        mine = Sitting(served, seated.code, seated.token)
        while mine.asked() is not None:
            mine.decide()
        said, _ = player.communicate(timeout=180)
    assert player.returncode == 0 and "seat 1" in said and "Table client conceded." in said


def test_it_is_told_why_it_may_not_sit_down(served: Served) -> None:
    ran = client(f"{served.url}/table/{new_room(served).code}")
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", "This table is full.\n")


@pytest.mark.parametrize("wrong", [["nonsense"], [], ["http://localhost:1", "--game", "chess"]])
def test_what_it_cannot_do_is_said_in_one_line(wrong: list[str]) -> None:
    ran = client(*wrong)
    assert ran.returncode == 1 and ran.stdout == "" and len(ran.stderr.splitlines()) == 1
