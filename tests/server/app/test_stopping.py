"""A server that stops or is killed loses nothing: everybody is told, and every game goes on where it was."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from kaimaku.server.http.graceful_server import PATIENCE
from kaimaku.wire.play import Problem
from tests.depth import at_depth
from tests.server.app.games import finished
from tests.server.app.process import FreshServed, Served
from tests.server.app.seats import Sitting, new_room


@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.deep)])
def test_everybody_is_told_and_nothing_is_lost(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path) as server:
        seated = new_room(server)
        mine, watching = Sitting(server, seated.code, seated.token), Sitting(server, seated.code)
        for _ in range(8):
            assert mine.asked() is not None
            mine.decide()
        question = mine.asked()
        assert question is not None
        told = mine.n
        assert server.stop(how) == 0
        for sitting in (mine, watching):
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    last = sitting.hear()
            assert isinstance(last, Problem) and last.fault.code == "restart"
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert "Traceback" not in server.log and "incident" not in server.log
    with Served(tmp_path) as server:
        back = Sitting(server, seated.code, seated.token, seen=told)
        assert back.n == told and back.welcome.missed == 0
        assert back.welcome.question == question
        back.decide()
        assert back.asked() is not None


def test_a_server_with_nobody_waits_for_nobody(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 2 * PATIENCE  # what it allows for farewells and for requests under way


def test_killed_at_any_moment(tmp_path: Path) -> None:
    """kill -9 after ever more decisions, in the middle of bots and storage; the game is played to its end."""
    seated, told, asked, lines = None, 0, 0, 0
    for round_ in range(200):
        with Served(tmp_path) as server:
            if seated is None:
                seated = new_room(server)
            mine = Sitting(server, seated.code, seated.token, seen=told)
            assert mine.n >= told  # whatever was told is still so
            assert len(mine.welcome.lines) >= lines
            for _ in range(5 + at_depth(50, 7) * round_):
                question = mine.asked()
                if question is None:
                    break
                assert question.asked > asked or (question.asked == asked and round_ > 0)
                asked = question.asked
                mine.decide()
            told, lines = mine.n, len(mine.welcome.lines)
            over = mine.room is not None and mine.room.outcome is not None
            server.kill()
        if over:
            break
    assert over and round_ >= 2


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_stays_behind(tmp_path: Path, how: signal.Signals) -> None:
    """Not even after kill -9: bots and other workers leave with their server, and so does what they are forked from."""
    with FreshServed(tmp_path) as server:
        seated = new_room(server)
        mine = Sitting(server, seated.code, seated.token)
        for _ in range(4):
            assert mine.asked() is not None
            mine.decide()
        mine.asked()
        headers = {"content-type": "application/octet-stream"}
        assert (
            httpx.post(f"{server.url}/api/replays", content=finished().to_bytes(), headers=headers).status_code == 201
        )
        workers = psutil.Process(server.process.pid).children(recursive=True)
        assert len([worker for worker in workers if "forkserver" in " ".join(worker.cmdline())]) == 3
        server.stop(how)
        mine.close()
        _, alive = psutil.wait_procs(workers, timeout=180)
        assert alive == []
