"""Spells: what activating a Spell Card in the main step is worth, and what it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.games.danmaku.definitions import main_card
from kaimaku.games.danmaku.table import INCIDENT, hand, items

from .scene import Scene
from .worth import in_play, keep, name


def worth(scene: Scene, whose: int, target: int) -> float:
    """A Spell Card of somebody, aimed at a target."""
    character = scene.character(whose)
    if character in AIMED:
        return AIMED[character](scene, target)
    strike = scene.best(scene.near())
    if character in ("ibuki_suika", "hijiri_byakuren"):
        return 0.4 + scene.best(scene.others)
    if character == "kazami_yuuka":
        return sum(scene.attack(s) for s in scene.others)
    if character == "yagokoro_eirin":
        friend = max([0.0, *(-scene.wishes[s] for s in scene.others if scene.hurt(s) > 0)])
        return (1.6 if scene.hurt(scene.seat) else 0.0) + 0.5 * friend + strike
    if character == "hinanawi_tenshi":
        return (1.6 if scene.hurt(scene.seat) else 0.0) + 0.4 * scene.best(scene.others, sure=True) - 0.3
    return STRIKES.get(character, 0.0) + strike


def _marisa(scene: Scene, target: int) -> float:
    t = scene.t
    return scene.attack(target, 1 + sum("powerup" in main_card(t, c).types for c in items(t, scene.seat)))


def _nitori(scene: Scene, target: int) -> float:
    if target == scene.seat:
        return -1.0
    blow = scene.attack(target) if target in scene.near() else 0.0
    return blow + 0.15 * scene.wishes[target] * len(items(scene.t, target))


def _miko(scene: Scene, target: int) -> float:
    """A new hand of three for anybody."""
    change = 3 - len(hand(scene.t, target))
    strike = scene.best(scene.near())
    if target == scene.seat:
        return 0.6 * change + strike
    return -0.3 * change * scene.wishes[target] + strike


# What comes with an attack on somebody near.
STRIKES: Final = {
    "alice_margatroid": 1.4,
    "hakurei_reimu": 0.5,
    "mononobe_no_futo": 0.3,
    "patchouli_knowledge": 1.6,
    "shameimaru_aya": 1.2,
    "yakumo_yukari": 1.2,
}
AIMED: Final[dict[str, Callable[[Scene, int], float]]] = {
    "cirno": lambda scene, target: scene.attack(target) + 0.6 * scene.wishes[target],
    "kirisame_marisa": _marisa,
    "kochiya_sanae": lambda scene, target: 1.4 * scene.attack(target, max(1, len(hand(scene.t, target)) // 2)),
    "remilia_scarlet": lambda scene, target: scene.attack(target, sure=True),
    # three attacks for a life of one's own
    "reiuji_utsuho": lambda scene, target: 2.4 * scene.attack(target) - (scene.own_life() - 0.5),
    "konpaku_youmu": lambda scene, target: (
        scene.attack(target) + 0.8 * scene.best([s for s in scene.others if s != target])
    ),
    "kawashiro_nitori": _nitori,
    "toyosatomimi_no_miko": _miko,
}


def price(scene: Scene, source: int) -> float:
    """What the card, Item, character or Incident that activates it takes."""
    t = scene.t
    mine = hand(t, scene.seat)
    if source in mine:
        return {"spiritual_attack": 0.2, "capture_spell_card": 0.2}.get(name(t, source), 1.3)
    if t.where[source] == INCIDENT:
        return scene.own_life() - 0.6  # a life, for a card
    if scene.character(scene.seat) == "alice_margatroid" and source not in items(t, scene.seat):
        return min((in_play(t, c) for c in items(t, scene.seat)), default=9.0)
    if scene.character(scene.seat) == "toyosatomimi_no_miko" and source not in items(t, scene.seat):
        return 0.0
    values = sorted(keep(t, mine).values())
    return 0.25 * sum(values[:2])  # two cards
