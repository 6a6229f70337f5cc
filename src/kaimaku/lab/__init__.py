"""The lab: decks against each other, and cards against nothing, over many games on the same luck."""

from kaimaku.lab.entrant import Entrant, builtin_entrants, entrant
from kaimaku.lab.folders import last_matrix, run_folder, shipped_matrix
from kaimaku.lab.ledger import Ledger, OtherRun, Run
from kaimaku.lab.matrix import Matrix, matrix, matrix_duels, matrix_run
from kaimaku.lab.playing import play_all
from kaimaku.lab.results import put, write_matrix, write_worth
from kaimaku.lab.worth import Worth, worth, worth_duels, worth_run

__all__ = [
    "Entrant",
    "Ledger",
    "Matrix",
    "OtherRun",
    "Run",
    "Worth",
    "builtin_entrants",
    "entrant",
    "last_matrix",
    "matrix",
    "matrix_duels",
    "matrix_run",
    "play_all",
    "put",
    "run_folder",
    "shipped_matrix",
    "worth",
    "worth_duels",
    "worth_run",
    "write_matrix",
    "write_worth",
]
