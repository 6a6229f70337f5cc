"""Two builds compared: the bench here and that of another environment in turns, so that both meet the same machine."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.table import Table as Grid

from kaimaku.bench import ROWS, Figures

TURNS = 3
Found = dict[str, Figures]


class Unusable(Exception):
    """The other environment can't be measured."""


class Compared(NamedTuple):
    """What was measured here and there, time and again, and which engine each has."""

    engines: tuple[str, str]
    here: list[Found]
    there: list[Found]


def python_of(folder: Path) -> Path:
    """The interpreter of a virtual environment."""
    for inside in ("bin/python", "Scripts/python.exe"):
        if (folder / inside).is_file():
            return folder / inside
    raise Unusable(f"{folder} isn't a virtual environment: it has no bin/python")


def measure(python: Path, seconds: float) -> tuple[str, Found]:
    command = [str(python), "-m", "kaimaku", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unusable(f"{python} can't run the bench: {(done.stderr.strip() or 'no message').splitlines()[-1]}")
    found = json.loads(done.stdout)
    return str(found.pop("engine", "plain Python")), found


def compare(folder: Path, seconds: float, measured: Callable[[Path, float], tuple[str, Found]] = measure) -> Compared:
    """Each environment in turn, in processes of their own."""
    sides = (Path(sys.executable), python_of(folder))
    each = seconds / (2 * TURNS)
    results = [[measured(python, each) for python in sides] for _ in range(TURNS)]
    engines = (results[0][0][0], results[0][1][0])
    return Compared(engines, [turn[0][1] for turn in results], [turn[1][1] for turn in results])


def ratios(compared: Compared, name: str, key: str) -> list[float]:
    """Here by there, of each turn that measured both; the smallest first."""
    pairs = zip(compared.here, compared.there, strict=True)
    return sorted(a[name][key] / b[name][key] for a, b in pairs if key in a.get(name, {}) and key in b.get(name, {}))


def compared_grid(compared: Compared) -> Grid:
    here, there = compared.engines
    table = Grid(title=f"this environment ({here}) by the other ({there}): median (lowest to highest)")
    names = [name for name in compared.here[0] if name != "chess"]
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for key, label, _ in ROWS:
        found = [ratios(compared, name, key) for name in names]
        table.add_row(label, *(f"{median(r):.2f} ({r[0]:.2f} to {r[-1]:.2f})" if r else "" for r in found))
    return table
