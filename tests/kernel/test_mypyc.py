"""The kernel compiles with mypyc as it stands, and the compiled one plays the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import kaimaku

pytestmark = pytest.mark.deep  # make lint checks the same types, which is what compiling needs

SRC = Path(kaimaku.__file__).parent
# Games subclass the kernel's classes without being compiled: only separate compilation allows for that.
SETUP = """
from glob import glob
from mypyc.build import mypycify
from setuptools import setup
files = sorted(set(glob("kaimaku/kernel/*.py")) - {"kaimaku/kernel/marks.py"})  # which is for the compiler to read
modules = mypycify(files, opt_level="0", debug_level="0", separate=True)
setup(name="kaimaku-kernel", packages=[], ext_modules=modules)
"""
PLAY = """
import sys
from random import Random
from kaimaku import games
from kaimaku.kernel import frames
from kaimaku.usual import decks_for, usual_seats
print("kernel", frames.__file__.rpartition(".")[2])
for name in games.names():
    game = games.game(name)
    for seed in range(3):
        rng = Random(seed)
        t = game.new(decks_for(name, usual_seats(name)), seed)
        for n in range(5000):
            if t.result is not None:
                break
            if n % 25 == 0:
                copy = game.load(t.to_data())
                print(name, seed, n, t.digest(), t.clone().digest() == copy.digest() == t.digest())
                print(game.determinize(t, t.asked[0], Random(seed)).digest())
            seat = t.asked[0]
            game.decide(t, seat, rng.choice(game.options(t, seat)))
        print(name, seed, t.result.winners, t.result.rule, t.digest())
"""


def run(folder: Path, *command: str, path: Path | None = None) -> str:
    env = {**os.environ, "PYTHONPATH": "" if path is None else str(path)}
    done = subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the whole package, its kernel compiled in place. Without a C compiler nothing can be said."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not (shutil.which(compiler) and header.exists()):
        reason = f"NOT CHECKED: compiling the kernel needs a C compiler ({compiler}) and Python's headers ({header})"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("mypyc")
    shutil.copytree(SRC, folder / "kaimaku", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "setup.py").write_text(SETUP)
    run(folder, "setup.py", "-q", "build_ext", "--inplace")
    return folder


def test_every_kernel_file_is_compiled(compiled: Path) -> None:
    kernel = compiled / "kaimaku" / "kernel"
    modules = {file.stem for file in kernel.glob("*.py")} - {"marks"}
    built = {file.name.partition(".")[0] for pattern in ("*.so", "*.pyd") for file in kernel.glob(pattern)}
    assert modules <= built


def test_the_compiled_kernel_plays_the_same_games(compiled: Path) -> None:
    (first, *lines) = run(compiled, "-c", PLAY, path=compiled).splitlines()
    (plain, *expected) = run(SRC.parent, "-c", PLAY, path=SRC.parent).splitlines()
    assert first in ("kernel so", "kernel pyd") and plain == "kernel py"
    assert lines == expected
    assert len(lines) > 100 and not any(line.endswith("False") for line in lines)
