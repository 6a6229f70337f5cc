"""Files that jobs keep: they are written where the run was started, wherever the job is done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

_kept: ContextVar[dict[str, bytes] | None] = ContextVar("kept", default=None)


def keep(path: Path, data: bytes) -> None:
    """Write a file, with its folder; from within a batch, it travels home with the results."""
    kept = _kept.get()
    if kept is not None:
        kept[str(path)] = data
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


@contextmanager
def kept_files() -> Iterator[dict[str, bytes]]:
    """What is kept within this block, by path, instead of being written."""
    files: dict[str, bytes] = {}
    token = _kept.set(files)
    try:
        yield files
    finally:
        _kept.reset(token)
