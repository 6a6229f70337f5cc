"""Reactions: whether to answer, and how. The cheapest way that helps comes first; the window opens again after it."""

from __future__ import annotations

from kaimaku.games.danmaku.definitions import TEXTS
from kaimaku.games.danmaku.rules.stack import dodge_tax
from kaimaku.games.danmaku.table import CANCELLED, OPEN, StackEntry, hand, items
from kaimaku.kernel.decisions import PASS, Option

from .scene import DODGED, Scene
from .worth import keep, name


def react(scene: Scene) -> Option:
    return scene.best_option(value, PASS)


def value(scene: Scene, option: Option) -> float:
    verb, *rest = option
    numbers = [x for x in rest if isinstance(x, int)]
    if verb == "react":
        source, index, answers, you, target = numbers
        if answers < 0:
            return save(scene, target)
        return _answer(scene, source, index, answers, you)
    if verb == "invoke":
        source, _, whose, answers, target = numbers
        return _spell(scene, source, whose, answers, target)
    return 0.0


# --- what is going on -----------------------------------------------------------------------------------------------


def pending(scene: Scene, number: int, saved: int = -1) -> bool:
    """Is somebody's answer to it still to come, which would do the same?"""
    for entry in scene.t.stack[number + 1 :]:
        if entry.answers == number and entry.state == OPEN and (saved < 0 or entry.you == saved or cancels(entry)):
            return True
    return False


def cancels(entry: StackEntry) -> bool:
    return any(type(verb).__name__ == "Cancel" for verb in TEXTS[entry.text].do)


def damage(entry: StackEntry) -> int:
    """How much one hit of it costs."""
    return 2 if "kirisame_marisa" in TEXTS[entry.text].name else 1


def threat(scene: Scene, number: int) -> float:
    """What an entry does to me and mine, if nobody stops it: above 0 is bad for me."""
    t = scene.t
    entry = t.stack[number]
    if entry.state == CANCELLED:
        return 0.0
    total = 0.0
    for seat in range(t.seats):
        if entry.defenders >> seat & 1 and not entry.avoided >> seat & 1:
            hit = 1.0 if entry.sure or seat == scene.seat else 0.4 + 0.6 * DODGED ** len(hand(t, seat))
            total -= scene.loss(seat, damage(entry)) * hit
    if not entry.defenders and entry.you != scene.seat:
        total += 0.5 * scene.wishes[entry.you]
    return total


def save(scene: Scene, target: int) -> float:
    """A 1UP for somebody at 0 life."""
    if target == scene.seat:
        return 20.0
    return -scene.wishes[target] - 0.8


# --- answers --------------------------------------------------------------------------------------------------------


def _answer(scene: Scene, source: int, index: int, number: int, you: int) -> float:
    t = scene.t
    entry = t.stack[number]
    if source in hand(t, scene.seat):
        if name(t, source) == "graze":
            return _graze(scene, entry, number, you, source)
        if pending(scene, number) or entry.you == scene.seat:
            return 0.0
        return threat(scene, number) - 2.6  # a Bomb
    if source in items(t, scene.seat):
        return 30.0 if _in_need(scene, entry, number) else 0.0  # it costs nothing
    return _ability(scene, entry, number)


def _in_need(scene: Scene, entry: StackEntry, number: int) -> bool:
    """Am I about to be hit by something that can be avoided?"""
    bit = 1 << scene.seat
    there = bool(entry.defenders & bit) and not entry.avoided & bit and not entry.sure
    return there and not pending(scene, number, scene.seat)


def _graze(scene: Scene, entry: StackEntry, number: int, you: int, source: int) -> float:
    t = scene.t
    if entry.sure or entry.avoided >> you & 1 or pending(scene, number, you):
        return 0.0
    tax = dodge_tax(t, TEXTS[entry.text], number) if you == scene.seat else 1
    if you == scene.seat:
        return scene.own_life(damage(entry)) - 0.6 - 0.9 * tax
    worth = -scene.loss(you, damage(entry)) * (0.35 + 0.65 * DODGED ** len(hand(t, you)))
    spare = sum(name(t, c) == "graze" for c in hand(t, scene.seat)) > 1
    return worth - (1.5 if spare else 2.2)


def _ability(scene: Scene, entry: StackEntry, number: int) -> float:
    """Abilities of one's own character."""
    character = scene.character(scene.seat)
    if character == "komeiji_satori":
        return 30.0 if _in_need(scene, entry, number) else 0.0
    if character == "mononobe_no_futo":
        return scene.own_life() - 1.8 if _in_need(scene, entry, number) else 0.0
    if character == "hijiri_byakuren":
        return scene.attack(entry.you) - 0.8
    if pending(scene, number) or entry.you == scene.seat:
        return 0.0
    return threat(scene, number) - 1.2  # Aya: a Danmaku card to stop a Danmaku card


def _spell(scene: Scene, source: int, whose: int, number: int, target: int) -> float:
    entry = scene.t.stack[number]
    character = scene.character(whose)
    price = _price(scene, source)
    if character == "hong_meiling":
        return 1.2 + scene.attack(entry.you) - price
    if pending(scene, number) or entry.you == scene.seat:
        return 0.0
    if character == "izayoi_sakuya":
        if entry.sure or entry.avoided >> target & 1:
            return scene.attack(entry.you) - price - 0.5
        return -scene.loss(target, damage(entry)) + scene.attack(entry.you) - price
    worth = threat(scene, number) - price
    if character == "kamishirasawa_keine":
        return worth + scene.best(scene.near()) - 0.4
    return worth + 0.5  # Reisen may copy it


def _price(scene: Scene, source: int) -> float:
    t = scene.t
    if source in hand(t, scene.seat):
        return 1.4 if name(t, source) == "bomb" else 0.4
    values = sorted(keep(t, hand(t, scene.seat)).values())
    return 0.25 * sum(values[:2]) + 0.3
