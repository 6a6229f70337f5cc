"""What is done with a replay as a whole: check it, and show it step by step. It is done in worker processes."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import Struct

from kaimaku import replays
from kaimaku.kernel.replay import BadReplay, Replay

from .cpu_limit import cpu_limit
from .desks import PLAYABLE
from .frames import Viewpoint, frames
from .outcomes import outcome
from .wire.common import Words
from .wire.rest import Belief, Beliefs, VerifyReport
from .wire.room import Outcome

REASON = 300  # characters of what is wrong; it may quote the file
BEGINNING = 3.0  # seconds of work on the table a replay begins at


class Examined(Struct, frozen=True):
    """A replay that plays out, or the reason why not."""

    report: VerifyReport
    game: str = ""
    names: list[str] = []
    turns: int = 0
    outcome: Outcome | None = None


def examine(data: bytes, names: Sequence[str] = ()) -> Examined:
    """Play it through, and derive every shuffle and die again."""
    try:
        replay = Replay.from_bytes(data)
        with cpu_limit(BEGINNING):
            replays.check_beginning(replay)
        found = replays.play_out(replay)
    except BadReplay as error:
        return Examined(VerifyReport(False, _wrong(str(error))))
    names = list(names) or [f"Player {n + 1}" for n in range(found.seats)]
    report = VerifyReport(
        True,
        Words(
            f"All {found.decisions} decisions play out as the file says; every shuffle and die comes from the seed.",
            f"{found.decisions}回の選択がすべて記録どおりに再現され、シャッフルとサイコロはすべてシードから導かれました。",
        ),
        decisions=found.decisions,
        shuffles=found.shuffles,
        dice=found.dice,
        seed=str(replay.seed),
        commitment=found.commitment,
        rule="" if found.result is None else found.result[1],
    )
    return Examined(report, replay.game, list(names), found.turns, _outcome(replay))


def film(data: bytes, names: Sequence[str], seat: Viewpoint) -> bytes | Words:
    """The frames of a replay as gzipped JSON, or why there are none."""
    try:
        replay = Replay.from_bytes(data)
        if replay.game not in PLAYABLE:
            return Words("Replays of this game have no table to show.", "このゲームのリプレイは盤面を表示できません。")
        if isinstance(seat, int) and seat >= len(names):
            return Words("There is no such seat.", "その席はありません。")
        return shrink(frames(replay, names, seat))
    except MemoryError:
        raise
    except Exception as error:
        return _unfit(error)


def believed(data: bytes) -> bytes | Words:
    """What each seat believed about the roles, as gzipped JSON, or why there is nothing to believe."""
    from kaimaku.beliefs import KINDS, beliefs

    try:
        replay = Replay.from_bytes(data)
        if replay.game != "danmaku":
            return Words("Only Danmaku!! has roles to guess.", "役割を推理できるのはDanmaku!!だけです。")
        return shrink(Beliefs(list(KINDS), [Belief(*each) for each in beliefs(replay)]))
    except MemoryError:
        raise
    except Exception as error:
        return _unfit(error)


def shrink(message: Struct) -> bytes:
    """A long message as gzipped JSON."""
    return gzip.compress(msgspec.json.encode(message), 5, mtime=0)


def _outcome(replay: Replay) -> Outcome | None:
    if replay.result is None or replay.game not in PLAYABLE:
        return None
    winners, rule = cast("tuple[list[int], str]", replay.result)
    return outcome(replay.game, winners, rule, str(replay.seed))


def _unfit(error: Exception) -> Words:
    """Whatever a strange file makes happen, it is the file that is wrong."""
    return _wrong(str(error) if isinstance(error, BadReplay) else "it does not fit the rules")


def _wrong(reason: str) -> Words:
    reason = reason[:REASON]
    return Words(f"This is no replay that plays out: {reason}.", f"リプレイとして再生できません: {reason}")
