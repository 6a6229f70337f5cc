"""Compiles the engine with mypyc: python tools/compiling.py FOLDER

The C libraries are put into FOLDER, where they belong in a package: kaimaku/kernel/frames.….so and so on. What was
compiled before and has not changed is kept, under build/mypyc. `KAIMAKU_COMPILE_LEVEL` is the C compiler's optimisation
(0 to 3), `KAIMAKU_COMPILE_JOBS` how many C compilers run at a time; each takes up to 0.3 GB. With
`KAIMAKU_COMPILE_PROFILE=1` (GCC) it is compiled twice: games are played on the first build, and what is often run in
them is what the second is optimised for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.compiled_modules import PACKAGE, ROOT, modules

SCRATCH = ROOT / "build" / "mypyc" / f"cpython-{sys.version_info.major}{sys.version_info.minor}"
LEVEL = os.environ.get("KAIMAKU_COMPILE_LEVEL", "2")
NAMES = re.compile(r"\b(?:CPy|kaimaku)\w+")  # what the compiler's C code calls its own
JOBS = int(os.environ.get("KAIMAKU_COMPILE_JOBS", "2"))
PROFILE = os.environ.get("KAIMAKU_COMPILE_PROFILE") == "1"
# Calls within the library go straight, and those into Python's without a stub.
FLAGS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-plt"]


class Build(build_ext):  # type: ignore[misc]
    """As usual, but several C files at a time, and none that was compiled already."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one: Callable[..., list[str]] = compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            shared = headers()

            def compiled(source: str) -> list[str]:
                objects: list[str] = compiler.object_filenames([source], output_dir=how.get("output_dir") or "")
                mark = Path(objects[0] + ".made-from")
                now = shared.digest(f"{sorted(how.items())}\n{Path(source).read_text('utf-8')}")
                if not (mark.is_file() and mark.read_text() == now and Path(objects[0]).is_file()):
                    one([source], **how)
                    mark.write_text(now)
                return objects

            with ThreadPoolExecutor(JOBS) as several:
                return [made for each in several.map(compiled, sources) for made in each]

        compiler.compile = compile_all
        super().build_extensions()


class Headers:
    """The headers all C files share, in pieces: a C file depends on those whose names it uses."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, set[str]]] = []
        for header in sorted(SCRATCH.rglob("*.h")):
            text = header.read_text(encoding="utf-8")
            for piece in re.findall(r"typedef struct.*?^} .*?;|.+?$", text, re.DOTALL | re.MULTILINE):
                self.pieces.append((piece, set(NAMES.findall(piece))))

    def digest(self, source: str) -> str:
        names = set(NAMES.findall(source))
        used = [piece for piece, own in self.pieces if not own.isdisjoint(names) or not own]
        return blake2b("\n".join((source, *used)).encode()).hexdigest()


@cache
def headers() -> Headers:
    return Headers()


def build(folder: Path) -> None:
    os.chdir(PACKAGE.parent)
    files = [str(Path("kaimaku") / file) for file in modules()]
    options = [f"--config-file={ROOT / 'tools' / 'mypyc.ini'}", f"--cache-dir={SCRATCH / 'mypy'}"]
    extensions = mypycify(
        [*options, *files],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,  # one C file for all of it would take 2.8 GB to compile
        target_dir=str(SCRATCH / "c"),
        group_name="kaimaku",
    )
    if not PROFILE:
        compile_c(extensions, folder, SCRATCH / "objects")
        return
    objects, trial = SCRATCH / "profiled", SCRATCH / "trial"  # what was counted lies beside each object
    for counted in objects.rglob("*.gcda"):
        counted.unlink()
    shutil.rmtree(trial, ignore_errors=True)
    compile_c(extensions, trial, objects, "-fprofile-generate")
    play(trial)
    compile_c(extensions, folder, objects, "-fprofile-use", "-Wno-missing-profile")


def compile_c(extensions: list[Any], folder: Path, objects: Path, *flags: str) -> None:
    """The C files to libraries in a folder."""
    own = [list(extension.extra_compile_args) for extension in extensions]
    for extension in extensions:  # they share one list of arguments
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *flags]
        extension.extra_link_args = list(flags)
    command = Build(Distribution({"name": "kaimaku", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder.resolve()), str(objects)
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()
    for extension, before in zip(extensions, own, strict=True):
        extension.extra_compile_args = before


def play(folder: Path) -> None:
    """Play what a build is to be optimised for: random games with all decks, and a few of the usual bots."""
    shutil.copytree(PACKAGE, folder / PACKAGE.name, dirs_exist_ok=True)
    for command in (["tools.digests", str(folder / "games"), "--record", "--games", "100"], ["tools.bot_games"]):
        path = os.pathsep.join((str(folder), str(ROOT)))
        subprocess.run([sys.executable, "-m", *command], cwd=folder, env={**os.environ, "PYTHONPATH": path}, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]).absolute())
