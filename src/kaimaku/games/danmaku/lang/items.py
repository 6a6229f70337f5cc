"""Items: discarded from play, or changing hands."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick

from ..phrases import WHO, Aim, Verb, Who
from ..rules import picking
from ..rules.items import control
from ..rules.piles import discard
from ..table import DanmakuTable, active, items, procedure
from ..templates import Term
from .nouns import chosen
from .verbs import PlayerVerb, aim, in_turn


class Strip(PlayerVerb):
    """You choose which Item the player loses."""

    en = "discard an Item of {who}"
    ja = "{who}のアイテム1枚を選んで捨てさせる"
    why = "strip"

    def __init__(self, whom: Who) -> None:
        super().__init__(whom)

    def lower(self, code: Code) -> None:
        self._lower(code, 1)

    def lower_may(self, code: Code) -> bool:
        self._lower(code, 0)
        return True

    def _lower(self, code: Code, least: int) -> None:
        aim(code, self.who, self.why)

        def one(t: DanmakuTable, f: Frame, seat: int) -> None:
            push(t, STRIP, f.seat, f.source, seat, least)

        in_turn(code, self.who, one)


# STRIP: the frame's seat chooses an Item that another loses; slots 0 who, 1 how many at least


def _choose_stripped(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, items(t, f.num(0)), f.num(1), 1, why=picking.STRIP)
    return NEXT


def _strip(t: DanmakuTable, f: Frame) -> Signal:
    for card in t.picked:
        discard(t, f.num(0), card)
    return NEXT


STRIP: Final = procedure("danmaku:term.discard.1", _choose_stripped, _strip, slots=2)


ITS_ITEM: Final = Term("an Item of that player", "その人のアイテム1枚")


class Control(Verb):
    """An announced Item, or one of the player chosen before."""

    en = "take control of {item}"
    ja = "{item}のコントロールを得る"

    def __init__(self, item: Aim | Term) -> None:
        self.item = item

    def aims(self) -> Aim | None:
        return self.item if isinstance(self.item, Aim) else None

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return isinstance(self.item, Aim) or bool(_theirs(t, f))

    def lower(self, code: Code) -> None:
        if isinstance(self.item, Aim):
            aim(code, self.item, "control")
            code.step(_control_announced)
            return
        code.step(_choose_theirs)
        code.step(_control_picked)


def _theirs(t: DanmakuTable, f: Frame) -> list[int]:
    who = chosen(f)
    return items(t, who)[:] if who != f.seat and active(t, who) else []


def _choose_theirs(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, _theirs(t, f), 1, 1, why=picking.CONTROL)
    return NEXT


def _control_picked(t: DanmakuTable, f: Frame) -> Signal:
    for card in t.picked:
        control(t, f.seat, card)
    return NEXT


def _control_announced(t: DanmakuTable, f: Frame) -> Signal:
    """An Item that left play meanwhile cannot be had any more; it is no player that later words could speak of."""
    if (item := chosen(f)) >= 0:
        control(t, f.seat, item)
    f.slots[WHO] = -1
    return NEXT
