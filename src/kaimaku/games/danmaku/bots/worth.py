"""Worth: what cards are good for, in hand and in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.games.danmaku.definitions import main_card
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import DanmakuTable, items
from kaimaku.kernel.decisions import Option

HAND: Final = {
    "one_up": 7.0,
    "bomb": 6.0,
    "graze": 5.0,
    "laser_shot": 4.5,
    "power": 4.2,
    "stopwatch": 5.0,
    "mini_hakkero": 4.0,
    "sorcerers_sutra_scroll": 5.5,
    "supernatural_border": 4.8,
    "focus": 4.6,
    "grimoire": 4.4,
    "voile": 4.6,
    "kourindou": 3.0,
    "spiritual_attack": 3.6,
    "capture_spell_card": 3.2,
    "last_word": 3.4,
    "seal_away": 3.4,
    "borrow": 3.3,
    "shoot": 3.0,
    "melee": 2.6,
    "party": 2.2,
    "tempest": 1.8,
    "master_plan": 2.0,
}
PLAY: Final = {
    "power": 1.5,
    "stopwatch": 2.6,
    "mini_hakkero": 2.0,
    "sorcerers_sutra_scroll": 3.0,
    "supernatural_border": 2.2,
    "focus": 2.4,
}
USUAL: Final = 2.0  # a card that only tables made from scenarios have
SINGLE: Final = ("defense", "artifact")


def name(t: DanmakuTable, card: int) -> str:
    """A Main Deck card's name, whatever its season."""
    return main_card(t, card).printed.id


def in_hand(t: DanmakuTable, card: int) -> float:
    return HAND.get(name(t, card), USUAL)


def keep(t: DanmakuTable, cards: list[int]) -> dict[int, float]:
    """What each card of a hand is worth besides the others: the second of a kind is worth less."""
    seen: dict[str, int] = {}
    found: dict[int, float] = {}
    for card in cards:
        kind = name(t, card)
        found[card] = HAND.get(kind, USUAL) - 0.7 * seen.get(kind, 0)
        seen[kind] = seen.get(kind, 0) + 1
    return found


def in_play(t: DanmakuTable, card: int) -> float:
    return PLAY.get(name(t, card), 1.0)


def added(t: DanmakuTable, seat: int, card: int) -> float:
    """What an Item would add to a seat's Items: one Defense and one Artifact is all there may be."""
    types = main_card(t, card).types
    alike = [c for c in items(t, seat) if c != card and any(k in types and k in main_card(t, c).types for k in SINGLE)]
    return in_play(t, card) - max((in_play(t, c) for c in alike), default=0.0)


# How many games of a hundred each wins more than others with the same role, in games among seekers.
STRENGTH: Final = {
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
