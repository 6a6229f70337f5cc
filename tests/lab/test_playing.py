"""Playing: the same file for any number of workers and any interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kaimaku.jobs import Place
from kaimaku.lab.ledger import NAME, Ledger
from kaimaku.lab.matrix import matrix_duels
from kaimaku.lab.playing import play_all
from tests.lab.field import played, small_run

KILLED = """
import os, signal, sys
from pathlib import Path
from kaimaku.jobs import Place
from kaimaku.lab.ledger import Ledger
from kaimaku.lab.matrix import matrix_duels
from kaimaku.lab.playing import play_all
from tests.lab.field import small_run

def end(done):
    if done == 5:
        ledger._file.write(b'{"a":"sora","b')
        ledger._file.flush()
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    with Ledger(folder, small_run()) as ledger:
        play_all(matrix_duels(small_run(), 24, folder), ledger, Place(2), progress=end)
"""


def test_any_number_of_workers_gives_the_same_file(tmp_path: Path) -> None:
    assert played(tmp_path / "one", small_run(), 20) == played(tmp_path / "two", small_run(), 20, workers=2)


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    command = [sys.executable, str(script), str(tmp_path / "killed")]
    done = subprocess.run(command, env={"PYTHONPATH": path}, timeout=120)
    assert done.returncode == -signal.SIGKILL
    left = (tmp_path / "killed" / NAME).read_bytes()
    assert left.count(b"\n") == 6 and left.endswith(b'{"a":"sora","b')
    assert played(tmp_path / "killed", small_run(), 24) == played(tmp_path / "whole", small_run(), 24)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_was_stopped_goes_on(tmp_path: Path, workers: int) -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    run = small_run()
    with pytest.raises(KeyboardInterrupt), Ledger(tmp_path / "stopped", run) as ledger:
        play_all(matrix_duels(run, 12, tmp_path / "stopped"), ledger, Place(workers), progress=stop)
    assert (tmp_path / "stopped" / NAME).read_bytes().count(b"\n") == 4
    assert played(tmp_path / "stopped", run, 12) == played(tmp_path / "whole", run, 12)


def test_progress_counts_what_was_there_already(tmp_path: Path) -> None:
    run = small_run()
    played(tmp_path, run, 4)
    told: list[int] = []
    with Ledger(tmp_path, run) as ledger:
        play_all(matrix_duels(run, 8, tmp_path), ledger, progress=told.append)
    assert told == [3, 4]


@pytest.mark.parametrize("workers", [1, 2])
def test_when_the_time_is_over_no_game_is_begun(tmp_path: Path, workers: int) -> None:
    run = small_run()
    with Ledger(tmp_path, run) as ledger:
        assert list(play_all(matrix_duels(run, 8, tmp_path), ledger, Place(workers), minutes=0)) == []


def test_ctrl_c_is_heard_again_after_the_workers_have_started(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGINT)
    played(tmp_path, small_run(), 4, workers=2)
    assert signal.getsignal(signal.SIGINT) is before
