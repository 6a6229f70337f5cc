"""Characters: which of two to choose."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import Option

# How many games of a hundred each wins more than others with the same role, in games among seekers.
STRENGTH = {
    "patchouli_knowledge": 8,
    "remilia_scarlet": 7,
    "komeiji_satori": 6,
    "hinanawi_tenshi": 6,
    "shameimaru_aya": 6,
    "kawashiro_nitori": 4,
    "hijiri_byakuren": 3,
    "yakumo_yukari": 2,
    "hakurei_reimu": 1,
    "kazami_yuuka": 0,
    "reisen_udongein_inaba": 0,
    "konpaku_youmu": 0,
    "alice_margatroid": -1,
    "yagokoro_eirin": -1,
    "kochiya_sanae": -2,
    "kamishirasawa_keine": -3,
    "ibuki_suika": -4,
    "toyosatomimi_no_miko": -4,
    "cirno": -4,
    "hong_meiling": -4,
    "izayoi_sakuya": -4,
    "kirisame_marisa": -5,
    "reiuji_utsuho": -5,
    "mononobe_no_futo": -5,
}


def choose(t: DanmakuTable, options: Sequence[Option]) -> Option:
    return max(options, key=lambda option: STRENGTH.get(_id(t, option), 0))


def _id(t: DanmakuTable, option: Option) -> str:
    card = option[1]
    assert isinstance(card, int)
    return DEFINITIONS[t.defs[card]].id
