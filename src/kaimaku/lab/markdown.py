"""The matrix as Markdown: the field, every pair, and what the numbers mean."""

from __future__ import annotations

from collections.abc import Iterator

from kaimaku.lab.interval import percent
from kaimaku.lab.matrix import Cell, Matrix
from kaimaku.lab.picture import told


def markdown(matrix: Matrix) -> str:
    return "\n".join(_lines(matrix)) + "\n"


def _lines(matrix: Matrix) -> Iterator[str]:
    run, decks = matrix.run, matrix.by_strength()
    rows = {row.id: row for row in matrix.field}
    yield f"# Decks of {run.game} against each other"
    yield ""
    yield (
        f"{matrix.made[:10]}, Kaimaku {run.version}, {run.bot} on both sides, seed {run.seed}, "
        f"{matrix.games} games a pair; {matrix.errors} games broke. Shares with their 95 % intervals."
    )
    yield ""
    yield "| deck | | games | against the field |"
    yield "|---|---|---:|---|"
    for deck in decks:
        yield f"| {deck.id} | {deck.en} | {rows[deck.id].games} | {told(rows[deck.id].rate)} |"
    yield ""
    yield "| row wins against column | " + " | ".join(deck.id for deck in decks) + " |"
    yield "|---|" + "---:|" * len(decks)
    for row in decks:
        cells = [matrix.cell(row.id, column.id) for column in decks]
        yield f"| {row.id} | " + " | ".join(map(_percent, cells)) + " |"
    yield ""
    yield "| pair | wins | losses | draws | broke | share of the first |"
    yield "|---|---:|---:|---:|---:|---|"
    for cell in matrix.cells:
        counts = f"{cell.wins} | {cell.losses} | {cell.draws} | {cell.errors}"
        yield f"| {cell.a}, {cell.b} | {counts} | {told(cell.rate) if cell.games else ''} |"


def _percent(cell: Cell | None) -> str:
    return "" if cell is None or not cell.games else percent(cell.rate.value)
