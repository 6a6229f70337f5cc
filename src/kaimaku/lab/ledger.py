"""Ledger: the games of a run, one duel a line, kept as they are finished.

The lines stand in the order of the run, whoever played them, so the same run always gives the same file. The first
line says what the run is. A line that was torn by a kill is left out and played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kaimaku.lab.duel import Duel, Record
from kaimaku.lab.entrant import Entrant

NAME = "games.jsonl"
FORMAT: Literal["kaimaku-lab-games-1"] = "kaimaku-lab-games-1"


class Swap(Struct, frozen=True):
    """One copy of a card for one of another."""

    out: str
    into: str


class Run(Struct, frozen=True, omit_defaults=True):
    """What a run is. Only runs that are alike in all of this go on in the same file."""

    format: Literal["kaimaku-lab-games-1"]
    kind: Literal["matrix", "card", "improve"]
    game: str
    bot: str
    seed: int
    version: str
    cards: str  # a hash of what the cards do
    decks: list[Entrant]
    card: str = ""  # whose worth is asked for
    copies: int = 0
    swaps: list[Swap] = []  # that are to be tried

    def without_names(self) -> Run:
        """A deck that goes by another name is still the same deck."""
        return replace(self, decks=[replace(deck, en="", ja="") for deck in self.decks])


SAME = ("kind", "game", "bot", "seed", "version", "cards", "decks", "card", "copies", "swaps")
WORDS = {
    "kind": "kind of run",
    "version": "Kaimaku version",
    "cards": "card texts",
    "copies": "number of copies",
    "swaps": "cards to swap",
}


class OtherRun(ValueError):
    """The file holds games of another run."""


class Ledger:
    """An open ledger. `records` are the finished duels, in order."""

    def __init__(self, folder: Path, run: Run, fresh: bool = False) -> None:
        self.path = folder / NAME
        self.run = run
        self.records: list[Record] = []
        folder.mkdir(parents=True, exist_ok=True)
        self.path.touch()
        self._file = self.path.open("r+b")
        try:
            _lock(self._file)
            if fresh:
                self._file.truncate(0)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def append(self, record: Record) -> None:
        self.records.append(record)
        self._write(record)

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self) -> None:
        """What is there; a torn end is cut off, and a new file is begun."""
        whole = self._file.read()
        kept = whole[: whole.rfind(b"\n") + 1]
        self._file.seek(len(kept))
        self._file.truncate()
        if not kept:
            self._write(self.run)
            return
        head, *lines = kept.splitlines()
        self._check(head)
        for number, line in enumerate(lines, 2):
            try:
                self.records.append(msgspec.json.decode(line, type=Record))
            except msgspec.DecodeError:
                raise OtherRun(f"{self.path}: can't read line {number}; {AWAY}") from None

    def _check(self, head: bytes) -> None:
        try:
            found = msgspec.json.decode(head, type=Run)
        except msgspec.DecodeError:
            raise OtherRun(f"{self.path} isn't a file of lab games; {AWAY}") from None
        there, here = found.without_names(), self.run.without_names()
        other = [f"different {WORDS.get(name, name)}" for name in SAME if getattr(there, name) != getattr(here, name)]
        if other:
            raise OtherRun(f"{self.path} has games of another run ({', '.join(other)}); {AWAY}")

    def left(self, duels: Sequence[Duel]) -> Sequence[Duel]:
        """Those that are still to be played, once it is sure that the others are the ones in the file."""
        for number, (record, duel) in enumerate(zip(self.records, duels, strict=False), 2):
            if (record.a, record.b, record.number) != (duel.a, duel.b, duel.number):
                raise OtherRun(f"{self.path}: line {number} isn't the expected game; {AWAY}")
        return duels[len(self.records) :]


AWAY = "start over with --fresh, or choose another folder with --out"


def _lock(file: BinaryIO) -> None:
    """Two runs must not write into one file. The lock ends with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise OtherRun(
            f"another run is writing {file.name}; wait for it, or choose another folder with --out"
        ) from None
