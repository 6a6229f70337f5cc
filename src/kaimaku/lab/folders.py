"""Where results of the lab are kept, and which matrix of a game is the last."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import msgspec

from kaimaku.lab.ledger import Run
from kaimaku.lab.matrix import NAME, Matrix, read_matrix
from kaimaku.server.settings import data_folder

LAB = "lab"
LARGEST = 8 * 1024 * 1024  # bytes of a file that may be a matrix


def lab_folder() -> Path:
    """The lab's place: the one named for servers, or a folder in their data folder."""
    if named := os.environ.get("KAIMAKU_LAB"):
        return Path(named)
    data = os.environ.get("KAIMAKU_DATA")
    return (Path(data) if data else data_folder()) / LAB


def run_folder(run: Run) -> Path:
    """A folder of its own for every run that is not the same."""
    digest = blake2b(msgspec.json.encode(run.without_names()), digest_size=4).hexdigest()
    return lab_folder() / "-".join(word for word in (run.game, run.kind, run.card, digest) if word)


def last_matrix(game: str, folder: Path) -> Matrix | None:
    """The newest matrix of the lab, else the one that comes with Kaimaku."""
    own = [found for found in map(_read, _candidates(folder)) if found is not None and found.run.game == game]
    return max(own, key=lambda found: found.made, default=None) or shipped_matrix(game)


@cache
def shipped_matrix(game: str) -> Matrix | None:
    file = files("kaimaku.lab").joinpath("last", f"{game}.json")
    return read_matrix(file.read_bytes()) if file.is_file() else None


def _candidates(folder: Path) -> Iterator[Path]:
    try:
        yield from [folder / NAME, *sorted(folder.glob(f"*/{NAME}"))]
    except OSError:
        return


def _read(path: Path) -> Matrix | None:
    """A file that is no matrix, or none any more, is as good as not there."""
    try:
        about = path.stat()
        return _parsed(path, about.st_mtime_ns, about.st_size) if about.st_size <= LARGEST else None
    except (OSError, msgspec.DecodeError):
        return None


@lru_cache(16)
def _parsed(path: Path, changed: int, size: int) -> Matrix:
    """Read once as long as it stays the same."""
    return read_matrix(path.read_bytes())
