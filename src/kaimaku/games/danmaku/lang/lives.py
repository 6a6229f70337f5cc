"""Life gained, lost, paid, duelled for; turns skipped."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang

from ..phrases import ENTRY, Cost, Verb, Who
from ..rules import picking
from ..rules.life import gain, lose, set_life
from ..rules.piles import discard
from ..table import DanmakuTable, hand, step
from .hands import NEVER
from .nouns import DANMAKU, YOU
from .verbs import InTurn, PlayerVerb


class GainLife(PlayerVerb):
    en = "{who:gain} {n} life"
    ja = "{who:は}ライフを{n}得る"
    why = "heal"
    declinable = True

    def __init__(self, n: int, who: Who = YOU) -> None:
        super().__init__(who)
        self.n = n

    def offered(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}にライフを{self.n}得させる" if lang == "ja" else f"have {who} gain {self.n} life"

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        gain(t, seat, self.n)


class LoseLife(InTurn):
    """Not an attack: it cannot be avoided and costs no Powerup (attack.5)."""

    en = "{who:lose} {n} life"
    ja = "{who:は}ライフを{n}失う"
    why = "lose"

    def __init__(self, n: int, who: Who = YOU) -> None:
        super().__init__(who)
        self.n = n

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        lose(t, seat, self.n, f.seat if seat != f.seat else -1, number=f.num(ENTRY))


class SetLife(PlayerVerb):
    en = "set the life of {who} to {n}"
    ja = "{who}のライフを{n}にする"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n = n

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        set_life(t, seat, self.n)


class PayLife(Cost):
    """Down to the last one, but not at 0 (life.pay); a card is drawn for it, no Powerup lost."""

    en = "pay {n} life"
    ja = "ライフを{n}支払う"

    def __init__(self, n: int) -> None:
        self.n = n

    def fewest(self, t: DanmakuTable, payer: int) -> int:
        return 0 if t.life[payer] >= self.n else NEVER

    def payable(self, t: DanmakuTable, payer: int, card: int, besides: int = 0) -> bool:
        return t.life[payer] >= self.n

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        lose(t, f.seat, self.n, paid=True)
        return NEXT


class OrLose(Verb):
    """Discard a Danmaku card or lose life, as one likes."""

    en = "discard a Danmaku card or lose {n} life"
    ja = "弾幕カードを1枚捨てるか、ライフを{n}失う"

    def __init__(self, n: int) -> None:
        self.n = n

    def lower(self, code: Code) -> None:
        code.step(_ask_fight)
        code.step(self.act)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        for card in t.picked:
            discard(t, f.seat, card)
        if not t.picked:
            lose(t, f.seat, self.n)
        return NEXT


def _ask_fight(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, DANMAKU.find(t, f.seat, -1), 0, 1, why=picking.FIGHT, veiled=bool(hand(t, f.seat)))
    return NEXT


class SkipTurn(PlayerVerb):
    en = "{who:skip} their next turn, hit or not"
    ja = "{who:は、回避していても}次のターンを飛ばす"

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        t.skip |= 1 << seat
        note(t, "freeze", seat, f.source)


class Duel(InTurn):
    """In turn both discard Danmaku cards; whoever stops loses life. Not an attack."""

    en = "take turns with {who}, who begins, discarding a Danmaku card; whoever stops first loses 1 life"
    ja = "{who}を選び、その人から交互に弾幕カードを1枚ずつ捨てる。先にやめた方はライフを1失う"
    why = "duel"

    def __init__(self, whom: Who) -> None:
        super().__init__(whom)

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        push(t, DUEL, seat, f.source, f.seat, f.num(ENTRY))


# DUEL: the frame's seat is whoever must discard now; slots 0 the other one, 1 the entry


def _ask_duel(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, DANMAKU.find(t, f.seat, -1), 0, 1, why=picking.DUEL, veiled=bool(hand(t, f.seat)))
    return NEXT


def _take_duel(t: DanmakuTable, f: Frame) -> Signal:
    """Whatever is lost is the doing of whoever activated it (faq.yuuka.1)."""
    other = f.num(0)
    if not t.picked:
        lose(t, f.seat, 1, t.stack[f.num(1)].you, number=f.num(1))
        return DONE
    discard(t, f.seat, t.picked[0])
    f.seat, f.slots[0] = other, f.seat
    return BACK


DUEL: Final = procedure("danmaku:spell.4", step(_ask_duel), step(_take_duel), slots=2)
