"""What may come of an option that rolls: the facts of every way the dice can fall, told together.

What every way has in common is certain. A number that differs is told from the least to the most it can be, anything
else with the faces on which it happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from kaimaku.foresight import Path
from kaimaku.kernel.chance import SIDES
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact

NOW = "{now}"  # in the words of a fact: the number after it
CARDS_NOW = "{cards}"  # the same, of cards


class Shown(NamedTuple):
    """What a die or a coin has to show, in words, and short for a badge (in Japanese the words are short)."""

    en: str
    ja: str
    short: str


SOME_ROLLS = Shown("with some rolls", "出目しだい", "")
COINS = {frozenset({1}): Shown("heads", "表", "Heads"), frozenset({0}): Shown("tails", "裏", "Tails")}
DICE = {
    frozenset({1, 3, 5}): Shown("an odd number", "奇数", "Odd"),
    frozenset({2, 4, 6}): Shown("an even number", "偶数", "Even"),
}
Facts = Sequence[Fact]
Ways = dict[Path, Fact]


def told(facts: Facts) -> list[Fact]:
    """Facts that are certain."""
    return [_filled(fact) for fact in facts]


def told_of_rolls(ways: dict[Path, Facts]) -> list[Fact]:
    """Facts of every way the dice can fall; the certain ones first, each kind of fact in the order of the game."""
    found: dict[tuple[str, str, str], Ways] = {}
    for path, facts in ways.items():
        for fact in facts:
            found.setdefault((fact.kind, fact.thing, fact.words.en), {})[path] = fact
    merged = [_merged(each, ways) for each in found.values()]
    return sorted(merged, key=lambda fact: fact.unsure)


def _merged(on: Ways, ways: dict[Path, Facts]) -> Fact:
    """One fact of some of the ways, or of all."""
    fact = next(iter(on.values()))
    shown = [each.after for each in on.values() if each.after is not None]
    faces = None if len(on) == len(ways) else _condition(list(on), list(ways))
    if faces is SOME_ROLLS and fact.before is not None and _counts(fact) and not _else(fact, on, ways):
        shown.append(fact.before)
        faces = None
    if shown and min(shown) != max(shown):
        fact = replace(fact, unsure=True, after=min(shown), most=max(shown))
    return _filled(fact) if faces is None else _on(_filled(fact), faces)


def _else(fact: Fact, on: Ways, ways: dict[Path, Facts]) -> bool:
    """Does something else become of the thing where this does not happen?"""
    return any(each.thing and each.thing == fact.thing for path in ways.keys() - on.keys() for each in ways[path])


def _counts(fact: Fact) -> bool:
    return NOW in fact.words.en or CARDS_NOW in fact.words.en


def _on(fact: Fact, faces: Shown) -> Fact:
    """It happens with these rolls only."""
    badge = fact.badge
    if faces is SOME_ROLLS:
        words = Words(f"{fact.words.en} {faces.en}", f"{fact.words.ja}（{faces.ja}）")
        short = badge and Words(f"{badge.en}?", f"{badge.ja}？")
    else:
        words = Words(f"{fact.words.en} on {faces.en}", f"{faces.ja}なら{fact.words.ja}")
        short = badge and Words(f"{faces.short}: {badge.en}", f"{faces.ja}：{badge.ja}")
    return replace(fact, unsure=True, words=words, badge=short)


def _condition(on: Sequence[Path], paths: Sequence[Path]) -> Shown:
    """What the first die has to show; SOME_ROLLS if it alone does not decide."""
    firsts = frozenset(path[0].shown for path in on)
    if len(on) < sum(path[0].shown in firsts for path in paths):
        return SOME_ROLLS
    return (COINS if paths[0][0].outcomes == SIDES else DICE).get(firsts) or _faces(sorted(firsts))


def _faces(shown: Sequence[int]) -> Shown:
    """4 to 6; 1 or 2; 1, 3 or 4."""
    first, last = shown[0], shown[-1]
    if len(shown) > 2 and last - first == len(shown) - 1:
        return Shown(f"{first} to {last}", f"{first}～{last}", f"{first}–{last}")
    *most, end = (str(face) for face in shown)
    every = (*most, end)
    return Shown(f"{', '.join(most)} or {end}" if most else end, "・".join(every), ", ".join(every))


def _filled(fact: Fact) -> Fact:
    if fact.after is None:
        return fact
    least, most = fact.after, fact.after if fact.most is None else fact.most
    now = Words(f"{least} to {most}", f"{least}～{most}") if least != most else Words(str(most), str(most))
    cards = Words("a card" if most == 1 == least else f"{now.en} cards", f"カード{now.ja}枚")
    badge = fact.badge and _with(fact.badge, now, cards)
    return replace(fact, words=_with(fact.words, now, cards), badge=badge)


def _with(words: Words, now: Words, cards: Words) -> Words:
    en, ja = words.en.replace(NOW, now.en), words.ja.replace(NOW, now.ja)
    return Words(en.replace(CARDS_NOW, cards.en), ja.replace(CARDS_NOW, cards.ja))
