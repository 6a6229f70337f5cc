"""Writing what a run found: each file whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from kaimaku.lab.improve import NAME as IMPROVE
from kaimaku.lab.improve import Improvement
from kaimaku.lab.interval import percent
from kaimaku.lab.matrix import NAME, Cell, Matrix, to_json
from kaimaku.lab.picture import heat_map, svg, told
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


def write_improvement(found: Improvement, folder: Path) -> Path:
    return put(folder / IMPROVE, to_json(found))


def put(path: Path, data: bytes) -> Path:
    """Whoever reads the file meanwhile finds the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
    return path


def markdown(matrix: Matrix) -> str:
    return "\n".join(_lines(matrix)) + "\n"


def _lines(matrix: Matrix) -> Iterator[str]:
    run, decks = matrix.run, matrix.by_strength()
    rows = {row.id: row for row in matrix.field}
    yield f"# {run.game} matchups"
    yield ""
    yield (
        f"{matrix.made[:10]}, Kaimaku {run.version}, {run.bot} bot on both sides, seed {run.seed}, "
        f"{matrix.games} games per pair; {matrix.errors} games crashed. Win rates with 95 % intervals."
    )
    yield ""
    yield "| deck | | games | win rate against the field |"
    yield "|---|---|---:|---|"
    for deck in decks:
        yield f"| {deck.id} | {deck.en} | {rows[deck.id].games} | {told(rows[deck.id].rate)} |"
    yield ""
    yield "| row against column (%) | " + " | ".join(deck.id for deck in decks) + " |"
    yield "|---|" + "---:|" * len(decks)
    for row in decks:
        cells = [matrix.cell(row.id, column.id) for column in decks]
        yield f"| {row.id} | " + " | ".join(map(_percent, cells)) + " |"
    yield ""
    yield "| pair | wins | losses | draws | crashed | win rate of the first |"
    yield "|---|---:|---:|---:|---:|---|"
    for cell in matrix.cells:
        counts = f"{cell.wins} | {cell.losses} | {cell.draws} | {cell.errors}"
        yield f"| {cell.a}, {cell.b} | {counts} | {told(cell.rate) if cell.games else ''} |"


def _percent(cell: Cell | None) -> str:
    return "" if cell is None or not cell.games else percent(cell.rate.value)
