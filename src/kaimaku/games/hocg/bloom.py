"""Bloom: putting the next card on a holomem (5.14, 8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.values import applying, value

from .defs import DEFS, FIRST, HOLOMEM, SECOND, SPOT, CardDef
from .events import BLOOM, announce
from .layers import NAMES, OFF, is_off
from .stats import BLOOM_AGAIN, BLOOM_ANY, hp, names
from .table import HoloTable, Mem, first_turn, stack_on, top_def

FIRST_TURN = Refusal("hocg:8.3.1", "Nobody blooms on their own first turn.", "自分の最初のターンはBloomできません。")
NEVER_BLOOMS = Refusal("hocg:2.11.2.4", "This holomem cannot bloom.", "このホロメンはBloomできません。")
IS_SPOT = Refusal("hocg:8.3.2.a", "A Spot holomem does not bloom.", "SpotホロメンはBloomできません。")
PLACED_TODAY = Refusal("hocg:8.3.2.b", "It came to the stage this turn.", "このターンにステージに出たホロメンです。")
BLOOMED_TODAY = Refusal("hocg:8.3.2.c", "It has bloomed this turn.", "このターンに既にBloomしています。")
OTHER_NAME = Refusal("hocg:8.3.3.a", "The two cards share no name.", "カード名が一致しません。")
WRONG_LEVEL = Refusal("hocg:8.3.3.b", "The levels do not follow each other.", "Bloomレベルが合いません。")
NOT_A_LEVEL = Refusal(
    "hocg:rb.bloom.debut-debut",
    "Only 1st and 2nd cards can be bloomed into.",
    "Bloomに使えるのは1stか2ndのカードだけです。",
)
SPOT_CARD = Refusal("hocg:rb.bloom.spot", "Nobody blooms into a Spot holomem.", "SpotホロメンにはBloomできません。")
TOO_HURT = Refusal(
    "hocg:8.3.3.c", "Its damage is not below the HP of that card.", "受けているダメージがそのカードのHP以上です。"
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


def no_bloom(t: HoloTable, card: int, mem: Mem) -> Refusal | None:
    """May it bloom into this card (8.3.3)? Color is no bar (R-43)."""
    d = DEFS[t.defs[card]]
    below = DEFS[t.defs[mem.stack[-1]]]
    mods = t.mods
    if NAMES in mods or OFF in mods or BLOOM_ANY in mods:
        why = no_match(d, below.level, names(t, mem), value(t, BLOOM_ANY, mem.id, 0) > 0)
    else:
        why = no_printed_match(d, below)
    if why is not None:
        return why
    if mem.damage:
        room = d.hp
        if t.rulings["bloom_hp_basis"] == "effective":
            room += hp(t, mem) - below.hp
        if mem.damage > room or (mem.damage == room and t.rulings["bloom_equal_hp"] == "forbid"):
            return TOO_HURT
    return None


def bloom_onto(t: HoloTable, card: int, mems: Sequence[Mem]) -> list[int]:
    """Which of these, as far as this turn lets them bloom at all, may bloom into this card."""
    mods = t.mods
    if NAMES in mods or OFF in mods or BLOOM_ANY in mods:
        return [m.id for m in mems if no_bloom(t, card, m) is None and _may_ever(t, m)]
    defs = t.defs
    d = DEFS[defs[card]]
    onto = d.onto
    found = []
    for m in mems:
        below = DEFS[defs[m.stack[-1]]]
        fits = onto.get(below)
        if fits is None:
            fits = onto[below] = not below.no_bloom and no_printed_match(d, below) is None
        if fits and not (m.damage and no_bloom(t, card, m) is not None):
            found.append(m.id)
    return found


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
