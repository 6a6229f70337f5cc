"""Paying with something else: a fan archived in place of a cheer (10.11.4, G-13)."""

from __future__ import annotations

from functools import cache
from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..abilities import ANCHOR, Grants, doer
from ..defs import CHEER, DEFS, CardDef
from ..table import HoloTable, mem_of
from .holomem_nouns import PartNoun

IN_PLACE_OF_CHEER = 61  # the statistic under which a card offers itself


def substitutes(t: HoloTable, f: Frame, noun: PartNoun) -> list[int]:
    """Cards that may be archived in place of a cheer: for abilities of the very holomem they are on (G-13)."""
    if noun.part != "cheer" or not t.mods.get(IN_PLACE_OF_CHEER):
        return []
    found = []
    for x in t.mods[IN_PLACE_OF_CHEER]:
        mem = mem_of(t, x.source)
        own = mem is not None and mem.id == doer(t, f)
        ability = cast(Grants, ABILITIES[x.ability])
        if own and takes_place(noun, ability.mask) and ability.amount(t, x, f.num(ANCHOR)):
            found.append(x.source)
    return found


def takes_place(noun: PartNoun, mask: int) -> bool:
    """May it stand in for a cheer this noun names? One of any color may always, one of a color if that is asked for."""
    return not mask or not noun.filters or all(x.definition(plain_cheer(mask)) for x in noun.filters)


@cache
def plain_cheer(mask: int) -> CardDef:
    return next(d for d in DEFS if d.kind == CHEER and d.colors == mask)


def choose_cost(code: Code, noun: PartNoun) -> int:
    """Choose what to archive; whoever may stand in is among the candidates, even if nothing else is."""
    slot = code.slot()

    def ask_for(t: Table, f: Frame) -> Signal:
        h = cast(HoloTable, t)
        found = noun.find(t, f)
        if noun.all:
            t.picked = tuple(found)
        else:
            pick(t, f.seat, found + substitutes(h, f, noun), *noun.bounds(h, f), why="archive")
        return NEXT

    def keep(t: Table, f: Frame) -> Signal:
        f.slots[slot] = t.picked
        return NEXT

    code.step(ask_for)
    code.step(keep)
    return slot
