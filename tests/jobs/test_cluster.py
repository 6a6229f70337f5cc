"""A Ray cluster of two nodes in this machine: the same files as without it, whatever is killed on the way."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kaimaku.jobs.code import code_here
from kaimaku.jobs.node import do_checked
from kaimaku.lab.ledger import NAME
from kaimaku.sim import simulate
from tests.cli.command import kaimaku
from tests.lab.field import played, small_run

ROOT = Path(__file__).parents[2]
LONG = 300  # seconds for what is certain to come
MATRIX = ("lab", "matrix", "--decks", "sora,azki", "--bot", "random", "--seed", "7", "--games")


class Nodes:
    """A cluster of two nodes; the second can be killed and comes back."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
            "RAY_TMPDIR": folder,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # only 127.0.0.1 is used then
        }
        self.environment.pop("RAY_ADDRESS", None)
        self._process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.jobs.nodes", str(port)],
            env=self.environment,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.client = self._heard()["client"]

    def tell(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        self._heard()

    def _heard(self) -> dict[str, str]:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                return dict(json.loads(line))
        raise AssertionError("the cluster has ended")

    def close(self) -> None:
        self._process.communicate(timeout=LONG)

    def _started(self, *args: object) -> subprocess.Popen[str]:
        command = [sys.executable, *map(str, args)]
        return subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def script(self, text: str, *args: object) -> subprocess.Popen[str]:
        return self._started("-c", text, *args)

    def ran(self, *args: object) -> int:
        """The exit code of the command, which tells why if it isn't 0; a traceback never passes."""
        process = self._started("-m", "kaimaku", *args)
        out, err = process.communicate(timeout=LONG)
        assert "Traceback" not in out + err, err
        print(err)
        return process.returncode


def until(state: Callable[[], bool]) -> None:
    ends = time.monotonic() + LONG
    while not state():
        assert time.monotonic() < ends
        time.sleep(0.05)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True) as folder:  # a short path
        cluster = Nodes(folder)
        yield cluster
        cluster.close()


HELD = """
import sys
from functools import partial
from pathlib import Path
import kaimaku.lab.playing as playing
from kaimaku.jobs import Place
from kaimaku.lab.ledger import Ledger
from kaimaku.lab.matrix import matrix_duels
from tests.jobs.work import held
from tests.lab.field import small_run

folder, gate = map(Path, sys.argv[1:])
playing.play_duel = partial(held, str(gate))
with Ledger(folder, small_run()) as ledger:
    place = Place(on="ray", batch=1, told=lambda sentence: print(sentence))
    playing.play_all(matrix_duels(small_run(), 32, folder), ledger, place)
"""

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
        os.kill(os.getpid(), signal.SIGKILL)

folder = Path(sys.argv[1])
with Ledger(folder, small_run()) as ledger:
    duels = matrix_duels(small_run(), 24, folder)
    play_all(duels, ledger, Place(on="ray"), progress=end)
"""


def test_a_node_is_killed_and_the_file_is_the_same(nodes: Nodes, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    gate.mkdir()
    running = nodes.script(HELD, tmp_path / "ray", gate)
    until(lambda: len(list(gate.iterdir())) == 2 or running.poll() is not None)  # both nodes are at work
    nodes.tell("kill")
    (gate / "open").touch()
    out, err = running.communicate(timeout=LONG)
    assert running.returncode == 0, err
    assert all("was lost" in line for line in out.splitlines())  # if it was noticed before the end
    assert (tmp_path / "ray" / NAME).read_bytes() == played(tmp_path / "here", small_run(), 32)
    nodes.tell("add")


def test_the_driver_is_killed_and_another_one_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    killed = nodes.script(KILLED, tmp_path / "ray")
    _, err = killed.communicate(timeout=LONG)
    assert killed.returncode == -signal.SIGKILL, err
    assert (tmp_path / "ray" / NAME).read_bytes().count(b"\n") == 6
    assert nodes.ran(*MATRIX, 24, "--out", tmp_path / "ray", "--on", "ray") == 0
    assert (tmp_path / "ray" / NAME).read_bytes() == played(tmp_path / "here", small_run(), 24)


OTHER = """
import sys
import kaimaku.jobs.cluster as cluster
from kaimaku.cli.app import run
from kaimaku.jobs.code import Code

cluster.code_here = lambda: Code("0.0.9", "other")
sys.exit(run(["sim", "hocg", "--games", "2", "--on", "ray"]))
"""


@pytest.mark.deep
def test_nodes_with_other_code_refuse(nodes: Nodes) -> None:
    running = nodes.script(OTHER)
    out, err = running.communicate(timeout=LONG)
    assert (running.returncode, out) == (1, "")
    assert err.endswith(f"has Kaimaku {code_here()} and this machine 0.0.9 (other): install the same on every node\n")
    assert err.count("\n") == 1


@pytest.mark.deep
def test_replays_come_home_to_who_calls_from_outside(nodes: Nodes, tmp_path: Path) -> None:
    args = ("sim", "hocg", "--games", 3, "--seed", 5, "--save")
    assert nodes.ran(*args, tmp_path / "ray", "--on", nodes.client) == 0
    simulate("hocg", games=3, seed=5, save=tmp_path / "here")
    files = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert files == sorted(path.name for path in (tmp_path / "ray").iterdir()) and len(files) == 3
    for name in files:
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_without_ray_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = kaimaku(capsys, *MATRIX, 2, "--out", tmp_path, "--on", "ray")
    assert (ran.code, ran.err) == (1, "kaimaku: Ray isn't installed: pip install kaimaku[cluster]\n")
    ran = kaimaku(capsys, *MATRIX, 2, "--out", tmp_path, "--on", "roy")
    assert (ran.code, ran.err) == (2, "kaimaku: --on takes local, ray or ray://HOST:PORT, not 'roy'\n")


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kaimaku", *MATRIX, "2", "--out", str(tmp_path), "--on", "ray://127.0.0.1:1"]
    ran = subprocess.run(command, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True)
    assert ran.returncode == 1 and ran.stderr.count(b"\n") == 1
    assert ran.stderr.startswith(b"kaimaku: no Ray cluster answers at ray://127.0.0.1:1: ")


def test_a_batch_of_other_code_is_not_read() -> None:
    here = code_here()
    assert "install the same on every node" in str(do_checked(here.version, "other", b"not even a batch"))
    assert "install the same on every node" in str(do_checked("0.0.9", here.digest, b"not even a batch"))
