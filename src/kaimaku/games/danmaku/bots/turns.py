"""Turns: what to do in one's own main step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.games.danmaku.definitions import incident_of, main_card
from kaimaku.games.danmaku.rules.main_step import END
from kaimaku.games.danmaku.rules.piles import owner_of_item
from kaimaku.games.danmaku.rules.reach import distance, in_range, reach
from kaimaku.games.danmaku.rules.stats import NO_ITEMS, max_hand
from kaimaku.games.danmaku.table import hand, items
from kaimaku.kernel.decisions import Option

from . import spells
from .scene import Scene
from .worth import added, in_play, keep, name

# Incidents, and how much one would like to be rid of them.
NUISANCE: Final = {"lily_white": 1.5, "saigyou_ayakashi_blooming": 2.0, "great_fairy_wars": 0.8, "voyage_to_makai": 0.3}
PAID: Final = 0.35  # what a card costs that is discarded for more Range


def main_step(scene: Scene) -> Option:
    """The best thing to do, or the end of the step. Items and new cards come first: they help with the rest."""
    return scene.best_option(value, END)


def value(scene: Scene, option: Option) -> float:
    verb, *rest = option
    numbers = [x for x in rest if isinstance(x, int)]
    if verb == "play":
        card, _, target, you = numbers
        return _play(scene, card, target, you)
    if verb == "invoke":
        source, _, whose, _, target = numbers
        return spells.worth(scene, whose, target) - spells.price(scene, source)
    return 0.0 if option == END else -1.0  # abilities of the turn give away more than they bring


def _play(scene: Scene, card: int, target: int, you: int) -> float:
    t = scene.t
    if "item" in main_card(t, card).types:
        return _item(scene, card, you)
    which = name(t, card)
    return PLAYS[which](scene, card, target) if which in PLAYS else -1.0


def _item(scene: Scene, card: int, you: int) -> float:
    t = scene.t
    if you != scene.seat:
        return -0.4 * scene.wishes[you] * added(t, you, card) - 0.5
    if NO_ITEMS in t.mods:
        return -1.0
    gain = added(t, scene.seat, card)
    return 5.0 + gain if gain > 0 else -1.0


# --- cards --------------------------------------------------------------------------------------------------------


def _shoot(scene: Scene, card: int, target: int) -> float:
    t, seat = scene.t, scene.seat
    if in_range(t, seat, target):
        return scene.attack(target)
    return scene.attack(target) - PAID * max(1, distance(t, seat, target) - reach(t, seat))


def _seal_away(scene: Scene, card: int, target: int) -> float:
    """An Item lost, and an attack on whoever is near."""
    t = scene.t
    blow = scene.attack(target) if target in scene.near() else 0.0
    best = max((in_play(t, c) for c in items(t, target)), default=0.0)
    return blow + 0.45 * best * scene.wishes[target] - 0.05


def _one_up(scene: Scene, card: int, target: int) -> float:
    """It saves a life in need; only a full hand is a reason to use it before."""
    over = len(hand(scene.t, scene.seat)) - max_hand(scene.t, scene.seat)
    if target == scene.seat:
        return 0.4 + 0.1 * scene.hurt(target) if over > 1 else -1.0
    return 0.5 if over > 1 and scene.wishes[target] < -1.0 and scene.t.life[target] == 1 else -1.0


def _borrow(scene: Scene, card: int, target: int) -> float:
    t = scene.t
    gain = added(t, scene.seat, target)
    owner = owner_of_item(t, target)
    return 3.0 + gain + 0.5 * scene.wishes[owner] * in_play(t, target) if gain > 0 else -1.0


def _tempest(scene: Scene, card: int, target: int) -> float:
    """The worse the own hand, the better."""
    t = scene.t
    mine = sum(value for c, value in keep(t, hand(t, scene.seat)).items() if c != card)
    theirs = sum(scene.wishes[s] * (len(hand(t, s)) - 3) for s in scene.others)
    return 0.25 * (3 * 3.6 - mine) + 0.25 * theirs - 0.3


def _nuisance(scene: Scene) -> float:
    found = incident_of(scene.t)
    return NUISANCE.get(found.id, 0.0) if found is not None else 0.0


PLAYS: Final[dict[str, Callable[[Scene, int, int], float]]] = {
    "shoot": _shoot,
    "laser_shot": lambda scene, card, target: scene.attack(target, sure=True) - 0.5,  # for whoever it matters with
    "last_word": lambda scene, card, target: sum(scene.attack(s) for s in scene.others),
    "melee": lambda scene, card, target: scene.attack(target) - 0.2,
    "seal_away": _seal_away,
    "one_up": _one_up,
    "borrow": _borrow,
    "grimoire": lambda scene, card, target: 4.5,
    "voile": lambda scene, card, target: 4.5,
    "kourindou": lambda scene, card, target: 4.0,
    # two cards for me, one for each of the others
    "party": lambda scene, card, target: 0.8 - 0.1 * sum(scene.wishes[s] for s in scene.others),
    "tempest": _tempest,
    "master_plan": lambda scene, card, target: 0.2 + _nuisance(scene),
}
