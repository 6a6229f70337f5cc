"""Characters: which of two to choose. Fitted to games among bots."""

from __future__ import annotations

from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import Option

STRENGTH: dict[str, float] = {}


def choose(t: DanmakuTable, options: list[Option]) -> Option:
    return max(options, key=lambda option: STRENGTH.get(_id(t, option), 0.0))


def _id(t: DanmakuTable, option: Option) -> str:
    card = option[1]
    assert isinstance(card, int)
    return DEFINITIONS[t.defs[card]].id
