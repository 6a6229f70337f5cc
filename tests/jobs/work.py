"""Work that jobs do, importable by worker processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def squared(number: int) -> int:
    return number * number


def refused_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five is refused")
    return number


class Unsendable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def unsendable(number: int) -> int:
    raise Unsendable(number, number)


def killing(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def noted(folder: str, number: int) -> int:
    (Path(folder) / str(number)).touch()
    return number
