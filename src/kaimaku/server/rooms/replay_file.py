"""The replay of a finished game, as it is stored and passed on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Result, Table

from .game_log import Header, Move, read


def replay_id(data: bytes) -> str:
    """A replay is named by its content."""
    return blake2b(data, digest_size=16).hexdigest()


def replay_of(game: str, header: Header, moves: Sequence[Move]) -> Replay:
    """All decisions that stand. What is not over yet has no result."""
    replay = Replay(game, header.version, header.cards, header.setup, int(header.seed))
    for move in moves:
        replay.moves += [(move.seat, option) for option in read(move.what)]
    return replay


def finished(game: str, header: Header, moves: Sequence[Move], t: Table, result: Result) -> bytes:
    """The file of a game that is over; empty for a scenario, whose cards only this server knows."""
    if header.scenario:
        return b""
    replay = replay_of(game, header, moves)
    replay.digests[len(replay.moves)] = t.digest()[:12]
    replay.result = [list(result.winners), result.rule]
    return replay.to_bytes()
