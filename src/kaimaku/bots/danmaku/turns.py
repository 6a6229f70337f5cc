"""Turns: what to do in one's own main step."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.games.danmaku.definitions import incident_of, main_card
from kaimaku.games.danmaku.main_step import END
from kaimaku.games.danmaku.piles import owner_of_item
from kaimaku.games.danmaku.reach import distance, in_range, reach
from kaimaku.games.danmaku.stats import NO_ITEMS, max_hand
from kaimaku.games.danmaku.table import hand, items
from kaimaku.kernel.decisions import Option

from . import spells
from .scene import Scene
from .worth import added, in_play, keep, name

# Incidents, and how much one would like to be rid of them.
NUISANCE = {"lily_white": 1.5, "saigyou_ayakashi_blooming": 2.0, "great_fairy_wars": 0.8, "voyage_to_makai": 0.3}
PAID = 0.35  # what a card costs that is discarded for more Range


def main_step(scene: Scene) -> Option:
    """The best thing to do, or the end of the step. Items and new cards come first: they help with the rest."""
    best, found = 0.0, END
    for option in scene.options:
        score = value(scene, option)
        if score > best:
            best, found = score, option
    return found


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
    if which in ATTACKS:
        return ATTACKS[which](scene, card, target)
    return OTHERS[which](scene, card, target) if which in OTHERS else -1.0


def _item(scene: Scene, card: int, you: int) -> float:
    t = scene.t
    if you != scene.seat:
        return -0.4 * scene.wishes[you] * added(t, you, card) - 0.5
    if NO_ITEMS in t.mods:
        return -1.0
    gain = added(t, scene.seat, card)
    return 5.0 + gain if gain > 0 else -1.0


# --- attacks --------------------------------------------------------------------------------------------------------


def _shoot(scene: Scene, card: int, target: int) -> float:
    t, seat = scene.t, scene.seat
    if in_range(t, seat, target):
        return scene.attack(target)
    return scene.attack(target) - PAID * max(1, distance(t, seat, target) - reach(t, seat))


def _laser(scene: Scene, card: int, target: int) -> float:
    """It never misses: best kept for whoever it matters with."""
    return scene.attack(target, sure=True) - 0.5


def _last_word(scene: Scene, card: int, target: int) -> float:
    return sum(scene.attack(s) for s in scene.others)


def _melee(scene: Scene, card: int, target: int) -> float:
    return scene.attack(target) - 0.2


def _seal_away(scene: Scene, card: int, target: int) -> float:
    """An Item lost, and an attack on whoever is near."""
    t = scene.t
    blow = scene.attack(target) if target in scene.near() else 0.0
    best = max((in_play(t, c) for c in items(t, target)), default=0.0)
    return blow + 0.45 * best * scene.wishes[target] - 0.05


ATTACKS: dict[str, Callable[[Scene, int, int], float]] = {
    "shoot": _shoot,
    "laser_shot": _laser,
    "last_word": _last_word,
    "melee": _melee,
    "seal_away": _seal_away,
}


# --- everything else ------------------------------------------------------------------------------------------------


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


def _draw(scene: Scene, card: int, target: int) -> float:
    return 4.5


def _kourindou(scene: Scene, card: int, target: int) -> float:
    return 4.0


def _party(scene: Scene, card: int, target: int) -> float:
    """Two cards for me, one for each of the others."""
    return 0.8 - 0.1 * sum(scene.wishes[s] for s in scene.others)


def _tempest(scene: Scene, card: int, target: int) -> float:
    """The worse the own hand, the better."""
    t = scene.t
    mine = sum(value for c, value in keep(t, hand(t, scene.seat)).items() if c != card)
    theirs = sum(scene.wishes[s] * (len(hand(t, s)) - 3) for s in scene.others)
    return 0.25 * (3 * 3.6 - mine) + 0.25 * theirs - 0.3


def _master_plan(scene: Scene, card: int, target: int) -> float:
    found = incident_of(scene.t)
    return 0.2 + (NUISANCE.get(found.id, 0.0) if found is not None else 0.0)


OTHERS: dict[str, Callable[[Scene, int, int], float]] = {
    "one_up": _one_up,
    "borrow": _borrow,
    "grimoire": _draw,
    "voile": _draw,
    "kourindou": _kourindou,
    "party": _party,
    "tempest": _tempest,
    "master_plan": _master_plan,
}
