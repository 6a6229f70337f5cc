"""Small runs of the lab to test with: the random bot is quick."""

from __future__ import annotations

from pathlib import Path

from kaimaku.decks import builtin
from kaimaku.jobs import Place
from kaimaku.lab.duel import Half, Record
from kaimaku.lab.entrant import Entrant, entrant
from kaimaku.lab.ledger import Ledger, Run
from kaimaku.lab.matrix import Matrix, matrix, matrix_duels, matrix_run
from kaimaku.lab.playing import play_all

WHEN = "2026-01-02T03:04:05+00:00"


def two(a: str = "sora", b: str = "azki") -> list[Entrant]:
    return [entrant(id, builtin(id)) for id in (a, b)]


def three() -> list[Entrant]:
    return [entrant(id, builtin(id)) for id in ("tidal", "meadow", "choir")]


def small_run() -> Run:
    return matrix_run("hocg", two(), "random", 7)


def played(folder: Path, run: Run, games: int, workers: int = 1) -> bytes:
    """The ledger of a run that nothing disturbed."""
    with Ledger(folder, run) as ledger:
        play_all(matrix_duels(run, games, folder), ledger, Place(workers))
    return ledger.path.read_bytes()


def made_up(scores: dict[tuple[str, str], list[tuple[float, float]]], run: Run) -> Matrix:
    """A matrix of these scores: for each pair, those of its seeds."""
    records = [
        Record(a, b, number, (Half(first, 9), Half(second, 9)))
        for (a, b), pairs in scores.items()
        for number, (first, second) in enumerate(pairs)
    ]
    return matrix(run, records, 2 * max(map(len, scores.values())), WHEN)
