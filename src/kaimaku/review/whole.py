"""Whole: reviews of recorded games, kept beside their replays: of one, or of many wherever there is room."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from kaimaku import __version__, games
from kaimaku.jobs import HERE, Place, keep
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.wire.review import Review

from .jobs import do
from .plan import QUICK, USUAL, Effort, begin, pieces

PIECE: Final = 4  # jobs between two steps of the bar
EFFORTS: Final = {False: USUAL, True: QUICK}  # by whether it has to be quick
ENDINGS: Final = (".kaimaku",)

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A replay's review, or why there is none."""

    file: str
    review: Review | None
    error: str = ""


def replays_in(folder: Path) -> list[Path]:
    """In the order of their names."""
    return sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS and path.is_file())


def review_all(files: Sequence[Path], effort: Effort, fresh: bool, place: Place = HERE) -> Iterator[Reviewed]:
    """One after the other, in their order; what was kept is not worked out again."""
    yield from place.run(partial(_one, effort, fresh), map(str, files))


def _one(effort: Effort, fresh: bool, file: str) -> Reviewed:
    path = Path(file)
    try:
        return Reviewed(file, reviewed(path, path.read_bytes(), effort, fresh))
    except (BadReplay, LookupError, ValueError) as error:
        return Reviewed(file, None, str(error))
    except OSError as error:
        return Reviewed(file, None, f"can't be read: {error.strerror}")


def reviewed(file: Path, data: bytes, effort: Effort, fresh: bool = False, progress: Progress | None = None) -> Review:
    """The review that was kept, or a new one. ValueError for a game that is not over, BadReplay, LookupError."""
    mark = _mark(data, effort)
    found = None if fresh else _kept(beside(file), mark)
    if found is None:
        found = _worked_out(data, effort, progress)
        keep(beside(file), msgspec.json.encode({"of": mark, "review": found}))
    return found


def beside(file: Path) -> Path:
    """Where a replay's review is kept."""
    return file.with_name(file.name + ".review.json")


def _worked_out(data: bytes, effort: Effort, progress: Progress | None) -> Review:
    replay = Replay.from_bytes(data)
    if replay.game not in games.names():
        raise LookupError(f"there is no game called {replay.game!r}")
    if replay.result is None:
        raise ValueError("only a game that is over can be reviewed")
    state = begin(data, effort)
    while jobs := state.left():
        for some in pieces(jobs, PIECE):
            state.done += do(data, some)
            if progress is not None:
                progress(state.progress())
    return state.result(replay, [f"P{n + 1}" for n in range(state.course.seats)])


def _kept(path: Path, mark: str) -> Review | None:
    """What an earlier call has found for exactly this replay, with this version."""
    try:
        whole = json.loads(path.read_bytes())
        if whole.get("of") == mark:
            return msgspec.convert(whole.get("review"), Review)
    except (OSError, ValueError, AttributeError):
        pass
    return None


def _mark(data: bytes, effort: Effort) -> str:
    """What a review that was kept has to be of."""
    return f"{__version__}:{msgspec.json.encode(effort).decode()}:{blake2b(data, digest_size=16).hexdigest()}"
