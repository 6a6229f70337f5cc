"""Attacking, avoiding, cancelling, copying."""

from __future__ import annotations

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.frames import AGAIN, NEXT, Frame, Signal, push
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.reasons import Reason
from kaimaku.kernel.refusals import Lang

from ..phrases import CARDS as PAID
from ..phrases import ENTRY, WHO, Verb, Who
from ..rules import picking
from ..rules.attack import ATTACK, begin_attack
from ..rules.piles import discard
from ..rules.plays import copy
from ..rules.stack import CANCEL, text_of
from ..table import OPEN, DanmakuTable, active, hand
from ..templates import fill
from .hands import Discard
from .numbers import LIVES, TIMES, Amount, amount, counted
from .verbs import PlayerVerb


class Attack(PlayerVerb):
    en = "attack {who}[dmg: for {dmg}][times: {times}][sure:; the attack cannot be avoided]"
    ja = "{who}を[times:{times}]攻撃する[dmg:（ダメージは{dmg}）][sure:（この攻撃は回避できない）]"
    why = "attack"
    declinable = True
    attacks = True

    def __init__(self, whom: Who, dmg: int | Amount = 0, times: int | Amount = 0, sure: bool = False) -> None:
        super().__init__(whom)
        self.dmg = dmg
        self.times = times
        self.sure = sure

    def words(self, lang: Lang) -> str:
        dmg, times = counted(self.dmg, LIVES, lang), counted(self.times, TIMES, lang)
        values = {**attributes(self), "dmg": dmg, "times": times}
        return fill(self.ja if lang == "ja" else self.en, values, lang)

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return any(seat != f.seat for seat in self.who.seats(t, f))

    def lower_act(self, code: Code) -> None:
        slot = code.slot()

        def count(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = amount(self.times, t, f) or 1
            return NEXT

        def attack(t: DanmakuTable, f: Frame) -> Signal:
            left = f.num(slot)
            if not left:
                return NEXT
            f.slots[slot] = left - 1
            number = f.num(ENTRY)
            if not t.stack[number].held:
                defenders = 0
                for seat in self.who.seats(t, f):
                    defenders |= 1 << seat
                begin_attack(t, number, defenders, bool(self.sure))
            if t.stack[number].defenders:
                push(t, ATTACK, f.seat, f.source, number, amount(self.dmg, t, f) or 1)
            return AGAIN

        code.step(count)
        code.step(attack)


class Avoid(PlayerVerb):
    en = "{who:avoid} the attack"
    ja = "{who:は}その攻撃を回避する"

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        """A mark for now; the attack is settled when its window closes."""
        entry = t.stack[f.num(ENTRY)]
        attacking = t.stack[entry.answers]
        if attacking.attack == entry.event and not attacking.sure:
            avoided = attacking.avoided | attacking.defenders & 1 << seat
            t.stack[entry.answers] = attacking.but(avoided=avoided)


class Cancel(Verb):
    en = "cancel it"
    ja = "それを打ち消す"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        """Somebody else may have cancelled it meanwhile."""
        number = t.stack[f.num(ENTRY)].answers
        if not text_of(t.stack[number]).fixed and t.stack[number].state == OPEN:
            push(t, CANCEL, f.seat, f.source, number, f.num(ENTRY))
        return NEXT


class Copy(Verb):
    """Carry out what was answered oneself, with new targets (faq.reisen.3)."""

    en = "copy it with new targets"
    ja = "対象を選び直してコピーする"

    def lower(self, code: Code) -> None:
        code.step(_choose_copy)
        code.step(_copy_picked)

    def lower_may(self, code: Code) -> bool:
        code.step(_ask_copy)
        code.step(_take_copy)
        return True


def _choose_copy(t: DanmakuTable, f: Frame) -> Signal:
    targets = _new_targets(t, f)
    t.picked = ()
    if targets is not None:
        pick(t, f.seat, targets, 1, 1, why=_aimed_at(t, f))
    return NEXT


def _copy_picked(t: DanmakuTable, f: Frame) -> Signal:
    """What needs a target and finds none is not copied."""
    number = t.stack[f.num(ENTRY)].answers
    if _new_targets(t, f) is None:
        copy(t, number, f.seat, t.stack[number].target)
    elif t.picked:
        copy(t, number, f.seat, t.picked[0])
    return NEXT


def _aimed_at(t: DanmakuTable, f: Frame) -> Reason:
    aimed = text_of(t.stack[t.stack[f.num(ENTRY)].answers]).aim
    return picking.COPY if aimed is not None and aimed.cards else picking.COPY_SEAT


def _new_targets(t: DanmakuTable, f: Frame) -> list[int] | None:
    """Whom or what the copy may be aimed at; None if there is nothing to choose.

    A reaction goes on answering the same: another of those attacked may be named with it.
    """
    entry = t.stack[t.stack[f.num(ENTRY)].answers]
    text = text_of(entry)
    if text.aim is not None:
        return text.aim.choices(t, f.seat)
    if text.on is None:
        return None
    return [target for target in text.on.targets(t, entry.answers, f.seat) if target >= 0] or None


def _ask_copy(t: DanmakuTable, f: Frame) -> Signal:
    """A target is chosen, or whether to copy at all where there is none."""
    targets = _new_targets(t, f)
    if targets is None:
        return ask(t, t.questions.may, f.seat)
    pick(t, f.seat, targets, 0, 1, why=_aimed_at(t, f))
    return NEXT


def _take_copy(t: DanmakuTable, f: Frame) -> Signal:
    number = t.stack[f.num(ENTRY)].answers
    if _new_targets(t, f) is not None:
        if t.picked:
            copy(t, number, f.seat, t.picked[0])
    elif t.answer != NO:
        copy(t, number, f.seat, t.stack[number].target)
    return NEXT


class ChainCopy(PlayerVerb):
    """The attacked player may pay to copy the whole text on somebody else, and so on."""

    def __init__(self, who: Who, cost: Discard) -> None:
        super().__init__(who)
        self.cost = cost

    def words(self, lang: Lang) -> str:
        who, cost = self.who.words(lang), self.cost.words(lang)
        if lang == "ja":
            return f"その後、{who}は{cost}ことで、別の1人にこれをコピーできる"
        return f"{who} may {cost} to copy this on another player"

    def lower(self, code: Code) -> None:
        what = self.cost.what

        def offer(t: DanmakuTable, f: Frame) -> Signal:
            t.picked = ()
            for seat in self.who.seats(t, f):
                if active(t, seat):
                    pick(t, seat, what.find(t, seat, -1), 0, 1, why=picking.CHAIN, veiled=bool(hand(t, seat)))
            return NEXT

        def pay(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[PAID] = t.picked
            for card in t.picked:
                discard(t, f.num(WHO), card)
            return NEXT

        def choose(t: DanmakuTable, f: Frame) -> Signal:
            if f.many(PAID):
                seat = f.num(WHO)
                text = text_of(t.stack[f.num(ENTRY)])
                assert text.aim is not None
                pick(t, seat, text.aim.choices(t, seat), 1, 1, why=picking.COPY_SEAT)
            return NEXT

        def again(t: DanmakuTable, f: Frame) -> Signal:
            if f.many(PAID) and t.picked:
                copy(t, f.num(ENTRY), f.num(WHO), t.picked[0])
            return NEXT

        for part in (offer, pay, choose, again):
            code.step(part)
