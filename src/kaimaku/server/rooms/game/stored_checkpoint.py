"""A checkpoint that outlives the process: a game can be gone on from where it stood a few decisions ago.

It is made from a mark, beside the log and after everybody was told, and it is never believed: it counts only if it was
made by the same code of the same header and the same decisions, and nothing in it has changed since. Otherwise the
game is played through from its beginning, as if there were none.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec
import structlog
from msgspec import Struct

from kaimaku.games.desk import Desk, Viewer
from kaimaku.jobs.code import code_here
from kaimaku.kernel.journal import Entry
from kaimaku.lessons.coach import Progress
from kaimaku.speech.spoken import Langs

from ...content.scenarios import declare
from ...store import CheckpointRow, LogRow
from .game_log import Header, Move, pack, standing
from .journals import Journals, PackedLines
from .packed_table import plain
from .playthrough import Checkpoint, Checkpoints, Playthrough
from .take_backs import TakeBacks

log = structlog.get_logger("kaimaku.rooms")


class StoredJournal(Struct, array_like=True):
    """A viewer's journal, and what its narrator remembers."""

    viewer: Viewer
    langs: Langs
    memory: bytes
    packets: list[bytes]
    fresh: list[bytes]


class Contents(Struct, array_like=True):
    table: bytes  # packed
    take_backs: list[object]
    lines: int
    told: list[StoredJournal]
    history: list[Entry] | None
    progress: Progress | None


def stored(room: str, game: str, playthrough: Playthrough, alone: bool) -> CheckpointRow | None:
    """The last mark of a game, as a row; None if it has none."""
    kept, journals = playthrough.checkpoints.kept, playthrough.journals
    if not kept:
        return None
    mark = kept[-1]
    contents = Contents(
        table=mark.table,
        take_backs=mark.take_backs.to_data(),
        lines=mark.lines,
        told=[
            StoredJournal(viewer, journals.words[viewer], memory, *journals.lines[viewer].first(mark.lines).parts())
            for viewer, memory in mark.memories.items()
            if viewer in journals.lines
        ],
        history=None if playthrough.history is None else playthrough.history[: mark.history],
        progress=mark.progress,
    )
    data = plain(contents)
    moves = playthrough.checkpoints.moves[: mark.taken]
    return CheckpointRow(room, game, mark.taken, _check(playthrough.header, alone, moves, data), data)


def restored(
    row: CheckpointRow | None,
    game: str,
    desk: Desk,
    header: Header,
    rows: Sequence[LogRow],
    *,
    alone: bool,
    remember: bool,
) -> Playthrough | None:
    """The game as it stood at a stored checkpoint, to be gone on from; None if that one doesn't count."""
    if row is None or row.game != game:
        return None
    try:
        return _restored(row, desk, header, rows, alone, remember)
    except Exception as error:  # whatever is wrong with it, the log is right
        log.warning("checkpoint not used", game=game, error=f"{type(error).__name__}: {error}")
        return None


def _restored(
    row: CheckpointRow, desk: Desk, header: Header, rows: Sequence[LogRow], alone: bool, remember: bool
) -> Playthrough | None:
    moves = standing(rows)[: row.taken]
    if _check(header, alone, moves, row.data) != row.check:
        return None
    found = _decode(row.data)
    if header.scenario:
        declare(desk.game.name, header.scenario)
    if (found.history is not None) != remember:
        return None
    memories = {told.viewer: told.memory for told in found.told}
    lines = {told.viewer: PackedLines.of(told.packets, told.fresh) for told in found.told}
    journals = Journals.told(found.lines, {}, lines, {told.viewer: told.langs for told in found.told})
    take_backs = TakeBacks.from_data(found.take_backs)
    history = found.history
    entries = 0 if history is None else len(history)
    mark = Checkpoint(row.taken, found.table, take_backs, memories, found.lines, entries, found.progress)
    return Playthrough.standing(desk, header, Checkpoints.of(moves, mark), journals, history)


def _check(header: Header, alone: bool, moves: Sequence[Move], data: bytes) -> bytes:
    """What a checkpoint is made by, from and of."""
    made = msgspec.json.encode([str(code_here()), alone, moves])
    digest = blake2b(pack(header), digest_size=16)
    for part in (made, data):
        digest.update(len(part).to_bytes(8) + part)
    return digest.digest()


_decode = msgspec.msgpack.Decoder(Contents).decode
