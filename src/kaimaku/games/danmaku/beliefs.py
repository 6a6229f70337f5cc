"""Beliefs: what each seat of a finished game of Danmaku!! could believe about the roles, decision by decision.

It is the belief the bots play by, made of what the seat could read in the journal and of nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from kaimaku import games, replays
from kaimaku.games.danmaku.bots.belief import believe, by_kind, heard
from kaimaku.games.danmaku.bots.parts import KINDS
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.journal import Line, redact
from kaimaku.kernel.replay import BadReplay, Replay

__all__ = ["KINDS", "NAMES", "Believed", "beliefs"]

DIGITS: Final = 4  # behind the point
NAMES: Final = {
    "heroine": ("Heroine", "主人公"),
    "partner": ("Partner", "パートナー"),
    "stage_boss": ("Stage Boss", "ステージボス"),
    "extra_boss": ("Extra Boss", "エクストラボス"),
    "rival": ("Rival", "ライバル"),
}


class Believed(NamedTuple):
    """What a seat believes after so many decisions, until the next of its beliefs."""

    step: int
    seat: int
    of: list[list[float]]  # by seat, then by kind


def beliefs(replay: Replay) -> list[Believed]:
    """Each seat's belief whenever it changes, through the whole game."""
    if replay.game != "danmaku":
        raise BadReplay("only Danmaku!! replays have roles to guess")
    found: list[Believed] = []
    latest: dict[int, list[list[float]]] = {}
    histories: dict[int, list[Line]] = {}
    read = 0
    for step, table in replay.play(games.game(replay.game), replays.new(replay)):
        t = cast(DanmakuTable, table)
        entries = t.journal or []
        fresh, read = entries[read:], len(entries)
        if step and not fresh:
            continue
        for seat in range(t.seats):
            history = histories.setdefault(seat, [])
            history += redact(t, fresh, seat)
            rows = [[round(x, DIGITS) for x in by_kind(row)] for row in believe(t, seat, heard(t, history))]
            if rows != latest.get(seat):
                latest[seat] = rows
                found.append(Believed(step, seat, rows))
    return found
