"""Work that jobs do, importable by worker processes."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from kaimaku.jobs import keep
from kaimaku.lab.duel import Duel, Record, play_duel


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


def keeping(folder: str, number: int) -> int:
    keep(Path(folder) / "inner" / str(number), b"here")
    return number


def held(gate: str, duel: Duel) -> Record:
    """Play it; from the fourth seed on, say where it is about to be, and wait until the gate is open."""
    if duel.number >= 4:
        (Path(gate) / str(os.getppid())).touch()  # a process of Ray is a child of its node
        while not (Path(gate) / "open").exists():
            time.sleep(0.05)
    return play_duel(duel)
