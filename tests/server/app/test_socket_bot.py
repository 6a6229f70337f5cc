"""The example player, as its users run it: to the end of a game, and through a restart."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room

SCRIPT = Path(__file__).parents[3] / "examples" / "socket_bot.py"


def bot(link: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), link, *args], capture_output=True, text=True, timeout=120, check=False
    )


def test_it_plays_a_whole_game(served: Served) -> None:
    ran = bot(served.url, "--seed", "1")
    assert ran.returncode == 0, ran.stderr
    first, second, third = ran.stdout.splitlines()
    assert f"watch at {served.url}/table/" in first
    assert second.split(":")[0] in ("won", "lost", "drawn")
    assert "{" not in second and ("Socket bot" in second or "Emi" in second or second.startswith("drawn"))
    assert third.startswith(f"replay: {served.url}/replays/")


def test_it_takes_the_open_seat_behind_a_link(served: Served) -> None:
    seated = new_room(served, second="open")
    link = f"{served.url}/table/{seated.code}"
    with subprocess.Popen(
        [sys.executable, str(SCRIPT), link, "--seed", "2"], stdout=subprocess.PIPE, text=True
    ) as player:
        mine = Sitting(served, seated.code, seated.token)
        while mine.asked() is not None:
            mine.decide()
        said, _ = player.communicate(timeout=180)
    assert player.returncode == 0 and "seat 1" in said
    assert mine.room is not None and mine.room.outcome is not None
    assert ("won" in said) is (mine.room.outcome.winners == [1])


def test_it_takes_a_seat_by_link_only_if_one_is_open(served: Served) -> None:
    ran = bot(f"{served.url}/table/{new_room(served).code}")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "This table is full.\n"


@pytest.mark.parametrize("link", ["ftp://x", "nonsense"])
def test_a_link_that_is_none(link: str) -> None:
    ran = bot(link)
    assert ran.returncode == 2 and "the link begins with http:// or https://" in ran.stderr
