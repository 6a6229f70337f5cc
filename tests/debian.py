"""Programs the tests need from the system: found, or installed where the tests may do that."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

T = TypeVar("T")


def need(package: str, find: Callable[[], T | None], what: str) -> T:
    """What `find` finds, if need be after installing the package. CI fails without it; anybody else is told loudly."""
    found = installed(package, find)
    if found is not None:
        return found
    missing(what, f"install the package {package} (as root, the tests do it themselves on Debian)")


def installed(package: str, find: Callable[[], T | None]) -> T | None:
    """What `find` finds, if need be after installing the package where the tests may do that."""
    return find() or _install(package, find)


def missing(what: str, why: str) -> NoReturn:
    """A check that cannot run: CI fails, anybody else is told loudly."""
    message = f"NOT TESTED: {what}: {why}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def _install(package: str, find: Callable[[], T | None]) -> T | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "kaimaku-apt.lock").open("w") as lock:  # several test processes may want it
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", package]):
                subprocess.run(command, env=quiet, capture_output=True, check=False)
    return find()
