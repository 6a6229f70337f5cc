"""Writing what a run found: each file whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from kaimaku.lab.markdown import markdown
from kaimaku.lab.matrix import NAME, Matrix, to_json
from kaimaku.lab.picture import heat_map
from kaimaku.lab.svg import svg
from kaimaku.lab.worth import NAME as CARD
from kaimaku.lab.worth import Worth


def write_matrix(matrix: Matrix, folder: Path) -> list[Path]:
    """JSON, a table, and the heat map twice."""
    from kaimaku.lab.png import png

    picture = heat_map(matrix)
    return [
        put(folder / NAME, to_json(matrix)),
        put(folder / "matrix.md", markdown(matrix).encode()),
        put(folder / "matrix.svg", svg(picture).encode()),
        put(folder / "matrix.png", png(picture)),
    ]


def write_worth(worth: Worth, folder: Path) -> Path:
    return put(folder / CARD, to_json(worth))


def put(path: Path, data: bytes) -> Path:
    """Whoever reads the file meanwhile finds the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
    return path
