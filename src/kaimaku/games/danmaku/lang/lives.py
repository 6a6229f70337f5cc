"""Life gained, lost, paid, duelled for; turns skipped."""

from __future__ import annotations

from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal, procedure, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang

from ..definitions import ENTRY, Aim, Cost, Verb, Who
from ..life import gain, lose, set_life
from ..piles import discard
from ..table import DanmakuTable, hand, step
from .hands import NEVER
from .nouns import DANMAKU, YOU, aim, in_turn, somebody


class GainLife(Verb):
    en = "{who:gain} {n} life"
    ja = "{who:は}ライフを{n}得る"

    def __init__(self, n: int, who: Who = YOU) -> None:
        self.n = n
        self.who = who

    def offered(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return f"{who}にライフを{self.n}得させる" if lang == "ja" else f"have {who} gain {self.n} life"

    def aims(self) -> Aim | None:
        return self.who if isinstance(self.who, Aim) else None

    def lower(self, code: Code) -> None:
        aim(code, self.who, "heal")
        self._lower(code)

    def lower_may(self, code: Code) -> bool:
        if not isinstance(self.who, Aim) or code.aim is self.who:
            return False
        aim(code, self.who, "heal", least=0)
        nobody = code.branch(somebody)
        self._lower(code)
        code.land(nobody)
        return True

    def _lower(self, code: Code) -> None:
        def act(t: DanmakuTable, f: Frame) -> Signal:
            for seat in self.who.seats(t, f):
                gain(t, seat, self.n)
            return NEXT

        code.step(act)


class LoseLife(Verb):
    """Not an attack: it cannot be avoided and costs no Powerup (attack.5)."""

    en = "{who:lose} {n} life"
    ja = "{who:は}ライフを{n}失う"

    def __init__(self, n: int, who: Who = YOU) -> None:
        self.n = n
        self.who = who

    def aims(self) -> Aim | None:
        return self.who if isinstance(self.who, Aim) else None

    def lower(self, code: Code) -> None:
        aim(code, self.who, "lose")

        def act(t: DanmakuTable, f: Frame, seat: int) -> None:
            lose(t, seat, self.n, f.seat if seat != f.seat else -1, number=f.num(ENTRY))

        in_turn(code, self.who, act)


class SetLife(Verb):
    en = "set the life of {who} to {n}"
    ja = "{who}のライフを{n}にする"

    def __init__(self, n: int, who: Who) -> None:
        self.n = n
        self.who = who

    def lower(self, code: Code) -> None:
        def act(t: DanmakuTable, f: Frame) -> Signal:
            for seat in self.who.seats(t, f):
                set_life(t, seat, self.n)
            return NEXT

        code.step(act)


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

    def lower(self, code: Code) -> None:
        def act(t: DanmakuTable, f: Frame) -> Signal:
            lose(t, f.seat, self.n, paid=True)
            return NEXT

        code.step(act)


class OrLose(Verb):
    """Discard a Danmaku card or lose life, as one likes."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return (
            f"弾幕カードを1枚捨てるか、ライフを{self.n}失う"
            if lang == "ja"
            else f"discard a Danmaku card or lose {self.n} life"
        )

    def lower(self, code: Code) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            there = DANMAKU.find(t, f.seat, -1)
            pick(t, f.seat, there, 0, 1, why="card:fight", veiled=bool(hand(t, f.seat)))
            return NEXT

        def suffer(t: DanmakuTable, f: Frame) -> Signal:
            for card in t.picked:
                discard(t, f.seat, card)
            if not t.picked:
                lose(t, f.seat, self.n)
            return NEXT

        code.step(choose)
        code.step(suffer)


class SkipTurn(Verb):
    en = "{who:skip} their next turn, hit or not"
    ja = "{who:は、回避していても}次のターンを飛ばす"

    def __init__(self, who: Who) -> None:
        self.who = who

    def lower(self, code: Code) -> None:
        def act(t: DanmakuTable, f: Frame) -> Signal:
            for seat in self.who.seats(t, f):
                t.skip |= 1 << seat
                note(t, "freeze", seat, f.source)
            return NEXT

        code.step(act)


class Duel(Verb):
    """In turn both discard Danmaku cards; whoever stops loses life. Not an attack."""

    def __init__(self, whom: Who) -> None:
        self.whom = whom

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return (
                f"{self.whom.words(lang)}を選び、その人から交互に弾幕カードを1枚ずつ捨てる。先にやめた方はライフを1失う"
            )
        whom = self.whom.words(lang)
        return f"take turns with {whom}, who begins, discarding a Danmaku card; whoever stops first loses 1 life"

    def aims(self) -> Aim | None:
        return self.whom if isinstance(self.whom, Aim) else None

    def lower(self, code: Code) -> None:
        aim(code, self.whom, "duel")

        def begin(t: DanmakuTable, f: Frame, seat: int) -> None:
            push(t, DUEL, seat, f.source, f.seat, f.num(ENTRY))

        in_turn(code, self.whom, begin)


# DUEL: the frame's seat is whoever must discard now; slots 0 the other one, 1 the entry


def _ask_duel(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, DANMAKU.find(t, f.seat, -1), 0, 1, why="card:duel", veiled=bool(hand(t, f.seat)))
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


DUEL = procedure("danmaku:spell.4", step(_ask_duel), step(_take_duel), slots=2)
