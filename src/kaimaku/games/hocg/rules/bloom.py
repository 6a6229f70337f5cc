"""Bloom: putting the next card on a holomem (5.14, 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import applying, value

from ..defs import DEFS, FIRST, HOLOMEM, SECOND, SPOT, CardDef, remember
from ..table import HoloTable, Mem, first_turn, stack_on, top_def
from .events import BLOOM, announce
from .layers import HP, NAMES, OFF, is_off
from .stats import BLOOM_AGAIN, BLOOM_ANY, hp, names

BLOOM_CHANGES: Final = frozenset({NAMES, OFF, BLOOM_ANY})  # effects that make other cards go together than is printed

FIRST_TURN: Final = Refusal(
    "hocg:8.3.1", "You can't bloom on your first turn.", "自分の最初のターンはBloomできません。"
)
NEVER_BLOOMS: Final = Refusal("hocg:2.11.2.4", "This holomem can't bloom.", "このホロメンはBloomできません。")
IS_SPOT: Final = Refusal("hocg:8.3.2.a", "Spot holomem can't bloom.", "SpotホロメンはBloomできません。")
PLACED_TODAY: Final = Refusal(
    "hocg:8.3.2.b",
    "You can't bloom a holomem the turn you place it.",
    "このターンにステージに出たホロメンはBloomできません。",
)
BLOOMED_TODAY: Final = Refusal("hocg:8.3.2.c", "It already bloomed this turn.", "このターンはもうBloomしています。")
OTHER_NAME: Final = Refusal("hocg:8.3.3.a", "The names don't match.", "カード名が一致しません。")
WRONG_LEVEL: Final = Refusal(
    "hocg:8.3.3.b",
    "Wrong Bloom level. Bloom order: Debut, 1st, 2nd.",
    "Bloomレベルが合いません。BloomはDebut、1st、2ndの順です。",
)
NOT_A_LEVEL: Final = Refusal(
    "hocg:rb.bloom.debut-debut",
    "You can only bloom into 1st and 2nd cards.",
    "Bloomに使えるのは1stか2ndのカードだけです。",
)
SPOT_CARD: Final = Refusal(
    "hocg:rb.bloom.spot", "You can't bloom into a Spot holomem.", "SpotホロメンにはBloomできません。"
)
TOO_HURT: Final = Refusal(
    "hocg:8.3.3.c", "It has too much damage for that card's HP.", "受けているダメージがそのカードのHP以上です。"
)


def no_bloom_now(t: HoloTable, mem: Mem) -> Refusal | None:
    """May this holomem bloom at all now (8.3.1, 8.3.2)?"""
    return FIRST_TURN if first_turn(t, mem.seat) else no_bloom_today(t, mem)


def no_bloom_today(t: HoloTable, mem: Mem) -> Refusal | None:
    """… apart from the first turn, which concerns all of them."""
    if mem.placed == t.turn:
        return PLACED_TODAY
    if mem.bloomed == t.turn:
        return BLOOMED_TODAY
    if _may_ever(t, mem):
        return None
    return IS_SPOT if top_def(t, mem).level == SPOT else NEVER_BLOOMS


def _may_ever(t: HoloTable, mem: Mem) -> bool:
    """Does nothing printed on it keep it from blooming, or is that switched off?"""
    top = DEFS[t.defs[mem.stack[-1]]]
    return not top.no_bloom or (OFF in t.mods and _freed(t, mem, top))


def _freed(t: HoloTable, mem: Mem, top: CardDef) -> bool:
    """Is its "cannot Bloom" switched off (2.11.2.4, 10.3.2)? A Spot must then be able to bloom whatever its level."""
    if not is_off(t, mem.id):
        return False
    return top.level != SPOT or (BLOOM_ANY in t.mods and value(t, BLOOM_ANY, mem.id, 0) > 0)


def once_more(t: HoloTable, card: int, mem: Mem) -> bool:
    """Does an effect let this holomem, which has bloomed this turn, bloom again into this card (8.3.2.c)?"""
    found = applying(t, BLOOM_AGAIN, mem.id) if t.mods.get(BLOOM_AGAIN) else ()
    allowed = any(ABILITIES[x.ability].allows(t, x, card) for x in found)  # type: ignore[attr-defined]
    return allowed and _may_ever(t, mem)


def any_level(t: HoloTable, card: int, mem: Mem) -> bool:
    """Does an effect let this holomem bloom into this card whatever the level (8.3.3.b)?"""
    found = applying(t, BLOOM_ANY, mem.id) if t.mods.get(BLOOM_ANY) else ()
    allows = (getattr(ABILITIES[x.ability], "allows", None) for x in found)
    return any(into is None or into(t, x, card) for x, into in zip(found, allows, strict=True))


def no_bloom(t: HoloTable, card: int, mem: Mem) -> Refusal | None:
    """May it bloom into this card (8.3.3)? Color is no bar (R-43)."""
    d = DEFS[t.defs[card]]
    below = DEFS[t.defs[mem.stack[-1]]]
    if not BLOOM_CHANGES.isdisjoint(t.mods):
        why = no_match(d, below.level, names(t, mem), any_level(t, card, mem))
    else:
        why = no_printed_match(d, below)
    if why is not None:
        return why
    return TOO_HURT if mem.damage and too_hurt(t, d, mem, below) else None


def bloom_onto(t: HoloTable, card: int, mems: Sequence[Mem]) -> list[int]:
    """Which of these, as far as this turn lets them bloom at all, may bloom into this card."""
    if not BLOOM_CHANGES.isdisjoint(t.mods):
        return [m.id for m in mems if no_bloom(t, card, m) is None and _may_ever(t, m)]
    defs = t.defs
    return printed_onto(t, DEFS[defs[card]], [(m, DEFS[defs[m.stack[-1]]]) for m in mems])


def printed_onto(t: HoloTable, d: CardDef, mems: Sequence[tuple[Mem, CardDef]]) -> list[int]:
    """… where no effect changes names, levels or abilities: of these, each with its top card."""
    onto = d.onto
    asked = len(onto)
    found = []
    for m, below in mems:
        number = below.number
        fits = onto[number] if number < asked else None
        if fits is None:
            fits = not below.no_bloom and no_printed_match(d, below) is None
            remember(onto, number, fits)
        if fits and not (m.damage and too_hurt(t, d, m, below)):
            found.append(m.id)
    return found


def too_hurt(t: HoloTable, d: CardDef, mem: Mem, below: CardDef) -> bool:
    """Would its damage be too much for this card (8.3.3.c)?"""
    room = d.hp
    if HP in t.mods and t.rulings["bloom_hp_basis"] == "effective":
        room += hp(t, mem) - below.hp
    return mem.damage > room or (mem.damage == room and t.rulings["bloom_equal_hp"] == "forbid")


def no_match(d: CardDef, level: int, called: frozenset[str], any_level: bool) -> Refusal | None:
    """Do the names and levels of two cards go together (8.3.3.a, 8.3.3.b)?"""
    if d.kind != HOLOMEM or d.level not in (FIRST, SECOND):
        return SPOT_CARD if d.level == SPOT else NOT_A_LEVEL
    if d.names.isdisjoint(called):
        return OTHER_NAME
    if level != d.level and level != d.level - 1 and not any_level:
        return WRONG_LEVEL
    return None


@cache
def no_printed_match(d: CardDef, below: CardDef) -> Refusal | None:
    """The answer for two cards as printed never changes: asked once per pair."""
    return no_match(d, below.level, below.names, any_level=False)


def bloom(t: HoloTable, card: int, mem: Mem) -> None:
    """Bloom: the same holomem with a new text (5.14.2, 5.14.3); its bloom effect waits for check timing."""
    before = top_def(t, mem).level
    stack_on(t, card, mem)
    mem.bloomed = t.turn
    note(t, "bloom", mem.seat, card, mem.id)
    t.history.append(("bloom", mem.seat, DEFS[t.defs[card]].id, mem.id, before))
    announce(t, BLOOM, mem.seat, mem.id, DEFS[t.defs[card]].level - before, card, before)
