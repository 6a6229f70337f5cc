"""Verbs that put cards on holomem: send, reattach, attach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .. import table as zones
from ..defs import CHEER, DEFS
from ..rules import picking
from ..rules.abilities import DID, RECEIVER, SHORT
from ..rules.events import ATTACHED, announce
from ..rules.support import attach_room, no_attach
from ..table import (
    CHEER_DECK,
    HoloTable,
    attach,
)
from .card_nouns import THAT_CARD, CardNoun
from .choosing import choose, exists, keep_moved
from .control import About, Say
from .describing import describe, how_many
from .holomem_nouns import MemNoun, Spoken
from .nouns import ALL, HoloNoun
from .paying import given_out
from .words import DID as DID_MOOD
from .words import PLAIN, inflect, plural


def _linked(t: HoloTable, card: int) -> bool:
    """Only cheers, tools, mascots and fans are linked with a holomem (5.17.1)."""
    d = DEFS[t.defs[card]]
    return d.kind == CHEER or d.attachable


@mypyc_attr(allow_interpreted_subclasses=True)
class Send(About[HoloNoun]):
    """Cheers go to holomem (5.21): turned up first, then the receiver is chosen (G-22)."""

    done = ("cheers", "エール", "sent", "送った")
    entangled = True
    verb = "送る"
    english = "send"

    def __init__(self, x: HoloNoun, to: MemNoun, split: bool = False, cap: int = 0, each: int = 0) -> None:
        super().__init__(x)
        self.to = to.numbered(ALL) if each and isinstance(to, Spoken) else to  # those spoken of are all meant
        self.split = split or each > 0  # each card may go to somebody else
        self.cap = cap or each  # … but no more than this to one of them
        self.each = each  # as many to each receiver, and so many receivers as `to` says

    def lower(self, code: Code) -> None:
        fit, noun = self._completes if self.strict else self._fits, self._going()
        slot = choose(code, noun, picking.SEND_WHAT, fit=fit, strict=self.strict, room=self.room, in_turn=self.split)
        self.lower_chosen(code, slot)

    def _fits(self, t: HoloTable, f: Frame, card: int) -> bool:
        return _linked(t, card)

    def lower_chosen(self, code: Code, cards: int) -> None:
        """… once it is known which cards."""
        at, given = code.slot(), code.slot()

        @code.step
        def turn_up(t: HoloTable, f: Frame) -> Signal:
            if not self.to.some(t, f):  # nobody to receive it: nothing is turned up either (1.3.2)
                f.slots[cards] = ()
            if self.strict and not self._whole(t, f, f.many(cards)):
                f.slots[cards], f.slots[SHORT] = (), 1
            for card in f.many(cards):
                if t.where[card] & ~1 == CHEER_DECK:
                    zones.appear(t, card)
                    note(t, "cheer", f.seat, card)
            f.slots[at], f.slots[given] = 0, ()
            return NEXT

        @code.step
        def ask_receiver(t: HoloTable, f: Frame) -> Signal:
            left = f.many(cards)[f.num(at) :]
            if not left:
                t.picked = ()
                return NEXT
            able = [i for i in self.to.find(t, f) if self._may_go(t, left[0], i)]
            if self.cap:
                able = [i for i in able if f.many(given).count(i) < self.cap]
            if self.to.group is not None:
                able = self._each_kind(t, f, able, f.many(given), len(left))
            if self.strict:
                able = [i for i in able if self._still_whole(t, f, left, i, f.many(given))]
            pick(t, f.seat, able, 1, 1, why=picking.SEND, about=left[:1] if self.split else left)
            return NEXT

        self._lower_fit(code, cards)

        @code.step
        def go(t: HoloTable, f: Frame) -> Signal:
            left = f.many(cards)[f.num(at) :]
            if not left:
                return NEXT
            going = left[:1] if self.split else left
            f.slots[at] = f.num(at) + len(going)
            if t.picked:
                f.slots[given] = f.many(given) + t.picked
                f.slots[RECEIVER] = tuple(dict.fromkeys(f.many(given)))
                for card in going:
                    self._give(t, f, card, t.picked[0])
            return BACK if self.split else NEXT

        keep_moved(code, cards)

    def _each_kind(self, t: HoloTable, f: Frame, able: list[int], given: tuple[int, ...], left: int) -> list[int]:
        """Of receivers of several kinds, those that leave somebody for every card there is."""
        found = self.to.find(t, f)
        goal = min(len(given) + left, self.to.together(t, f, found, given))
        return [i for i in able if self.to.together(t, f, found, (*given, i)) >= goal]

    def _going(self) -> HoloNoun:
        """What is chosen to be sent: of "each" the receivers say how many, as far as there are any (G-07)."""
        if not self.each:
            return self.x
        least, most = (98, 98) if self.to.all else (self.each * self.to.least, self.each * self.to.most)
        return self.x.numbered((least, most))

    @property
    def optional(self) -> bool:
        return self._going().least == 0

    def room(self, t: HoloTable, f: Frame) -> int:
        """With nobody to receive anything, nothing is chosen."""
        able = self.to.count(t, f)
        return self.cap * able if self.cap or not able else 99

    def _lower_fit(self, code: Code, cards: int) -> None:
        """Cheers always fit."""

    def _may_go(self, t: HoloTable, card: int, mem_id: int) -> bool:
        """Re-attaching to the same holomem is no option (5.17.4.1); names and limits of supports hold (5.17.3)."""
        mem = t.mems[mem_id]
        d = DEFS[t.defs[card]]
        fits = d.kind == CHEER or (d.attachable and no_attach(t, d, mem) is None)
        return fits and card not in mem.cards()

    def _give(self, t: HoloTable, f: Frame, card: int, mem_id: int) -> None:
        if not self._may_go(t, card, mem_id):
            return
        mem = t.mems[mem_id]
        base = t.where[card] & ~1
        attach(t, card, mem)
        f.slots[DID] = f.num(DID) + 1
        announce(t, ATTACHED, f.seat, card, 0, f.source, base, mem_id)

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        if isinstance(self.x, CardNoun) and (type(self) is Send or not self.x.chooser_sees()):  # nobody has it already
            return exists(self.x, t, f) and self.to.some(h, f)
        if self.x.bounds(h, f)[1] == 0:
            return False
        able = self.to.find(t, f)
        return any(self._may_go(h, card, i) for card in self.x.find(t, f) for i in able)

    def unveiled(self) -> Say | None:
        return None if self.x.veiled else self

    def could_seem(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return self.x.seems(h, f) and self.to.some(h, f) if self.x.veiled else self.could_change(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        found = self.x.find(t, f)
        if self.x.all:
            return self._whole(h, f, found)
        return len(found) >= self.needed(h, f) and self._completes(h, f, -1)

    def needed(self, t: HoloTable, f: Frame) -> int:
        """How many cards it takes."""
        if self.each:
            return self.each * (len(self.to.find(t, f)) if self.to.all else self.to.least)
        return self.x.needed(t, f)

    def _completes(self, t: HoloTable, f: Frame, card: int) -> bool:
        """Can so many be given as it takes, this card among them (-1: whichever)?"""
        found, least = self.x.find(t, f), self.needed(t, f)
        first = [card] if card >= 0 else []
        cards = first + [c for c in found if c != card]
        if self.split:
            return (not first or self._given(t, f, first)) and self._given(t, f, cards, least)
        for i in self.to.find(t, f):
            if all(self._may_go(t, c, i) for c in first) and self._fit_on(t, cards, i) >= max(least, len(first)):
                return True
        return least == 0 and not first

    def _whole(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> bool:
        """Can all of these be given?"""
        if not cards:
            return self.needed(t, f) == 0
        if self.split:
            return self._given(t, f, cards)
        return any(self._fit_on(t, cards, i) == len(cards) for i in self.to.find(t, f))

    def _still_whole(self, t: HoloTable, f: Frame, left: Sequence[int], i: int, given: Sequence[int]) -> bool:
        """Can the rest be given if this receiver gets the next card, or all of them?"""
        if not self.split:
            return self._fit_on(t, left, i) == len(left)
        return self._given(t, f, left[1:], None, (*given, i))

    def _given(
        self, t: HoloTable, f: Frame, cards: Sequence[int], least: int | None = None, given: Sequence[int] = ()
    ) -> bool:
        def room(card: int, i: int) -> int:
            going = given[-1:].count(i)  # earlier ones are there already
            return min((self.cap or 99) - given.count(i), self._space(t, card, i) - going)

        most = given_out(cards, self.to.find(t, f), partial(self._may_go, t), room, partial(_kind, t))
        return most >= (len(cards) if least is None else least)

    def _fit_on(self, t: HoloTable, cards: Sequence[int], i: int) -> int:
        """How many of these cards one receiver can get."""
        return given_out(cards, (i,), partial(self._may_go, t), partial(self._space, t), partial(_kind, t))

    def _space(self, t: HoloTable, card: int, i: int) -> int:
        """How many more cards like this one a holomem may carry."""
        d = DEFS[t.defs[card]]
        room = attach_room(t, d, t.mems[i]) if d.attachable else -1
        return 99 if room < 0 else room

    def en(self) -> str:
        to = self.to.receiver("en")
        if self.each and self.x.counted:
            return f"{self.english} {self.x.words('en')} each to {to}"
        if self.each:
            what, place = plural(self.each, self.x.thing("en")), self.x.place("en").replace("in ", "from ", 1)
            everybody = f"{what} {place} to {to.replace('all', 'each', 1)}"
            return f"{self.english} {everybody if self.to.all else f'{what} each {place} to {to}'}"
        if self.cap:
            said = f"choose {self.x.words('en')}, and {self.english} them divided as you choose to {to}{self.x.per()}"
            return f"{said}. {self.most('en')}"
        share = " divided as you choose" if self.split else ""
        return f"{self.english} {self.x.words('en')}{share} to {to}{self.x.per()}"

    def did(self, n: int, lang: Lang) -> str:
        return inflect(self.verb, DID_MOOD) if n == 1 and lang == "ja" else super().did(n, lang)

    def most(self, lang: Lang, end: str = "") -> str:
        """The sentence about how many one of them may get."""
        if not self.cap or self.each:
            return ""
        if lang == "ja":
            return f"ただし、ホロメン1人に{self.verb}枚数は{self.cap}枚まで{end}"
        done = {"send": "sent", "attach": "attached", "reattach": "reattached"}[self.english]
        return f"However, only up to {plural(self.cap, self.x.thing('en'))} can be {done} to 1 holomem{end}"

    def ja(self, mood: int = PLAIN) -> str:
        if self.x.most == 99 and not self.x.all and isinstance(self.x, CardNoun):
            what = describe(self.x.filters, "ja", "card", "カード")
            if self.split:
                chosen = f"{self.x.ja}の{what}を{how_many(self.x, 'ja')}選び"
                return f"{chosen}、{self.to.receiver('ja')}に割り振って{inflect(self.verb, mood)}"
            return f"{self.x.ja}の{what}を{self.to.receiver('ja')}に{how_many(self.x, 'ja')}{inflect(self.verb, mood)}"
        what, to = self.x.words("ja"), self.to.receiver("ja")
        if self.each and self.x.counted:
            return f"{what}を、{to}に{self.each}枚ずつ{inflect(self.verb, mood)}"
        if self.each:
            return f"{self.x.place('ja')}の{self.x.thing('ja')}を{to}に{self.each}枚ずつ{inflect(self.verb, mood)}"
        if self.cap:
            return f"{what}を選び、{to}に割り振って{inflect(self.verb, mood)}。{self.most('ja')}"
        share = "割り振って" if self.split else ""
        return f"{what}を、{to}に{share}{inflect(self.verb, mood)}"


def _kind(t: HoloTable, card: int) -> str:
    return DEFS[t.defs[card]].support


@mypyc_attr(allow_interpreted_subclasses=True)
class Reattach(Send):
    """A card on the stage changes its holomem (5.17.4)."""

    done = ("cards", "カード", "reattached", "付け替えた")
    verb = "付け替える"
    english = "reattach"

    def _fits(self, t: HoloTable, f: Frame, card: int) -> bool:
        """What only its own holomem could get is not chosen: nothing would happen (5.17.4.1)."""
        return _linked(t, card) and any(self._may_go(t, card, i) for i in self.to.find(t, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReattachInstead(Reattach):
    """The card that would be archived goes to another holomem (5.17.4, 10.11)."""

    def __init__(self, to: MemNoun) -> None:
        super().__init__(THAT_CARD, to)

    def en(self) -> str:
        return f"reattach it to {self.to.receiver('en')} instead"

    def ja(self, mood: int = PLAIN) -> str:
        return f"アーカイブするかわりに、{self.to.receiver('ja')}に{inflect(self.verb, mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Attach(Send):
    """A support goes on a holomem by effect; limits and names hold, conditions of use do not (G-17, R-20)."""

    done = ("cards", "カード", "attached", "付けた")
    verb = "付ける"
    english = "attach"

    def _lower_fit(self, code: Code, cards: int) -> None:
        """Of more than the holomem may carry the player says which; the others stay put (5.17.3.4.1)."""
        if self.split:
            return
        to = code.slot()

        def surplus(t: HoloTable, f: Frame) -> tuple[list[int], int]:
            mem = t.mems[f.many(to)[0]]
            for d in [DEFS[t.defs[c]] for c in f.many(cards)]:
                alike = [c for c in f.many(cards) if DEFS[t.defs[c]].support == d.support]
                room = attach_room(t, d, mem)
                if 0 <= room < len(alike):
                    return alike, room
            return [], 0

        @code.step
        def keep_receiver(t: HoloTable, f: Frame) -> Signal:
            f.slots[to] = t.picked
            return NEXT

        @code.step
        def ask_which(t: HoloTable, f: Frame) -> Signal:
            alike, room = surplus(t, f) if f.many(to) else ([], 0)
            pick(t, f.seat, alike, room, room, why=picking.ATTACH)
            return NEXT

        @code.step
        def drop_rest(t: HoloTable, f: Frame) -> Signal:
            alike, _ = surplus(t, f) if f.many(to) else ([], 0)
            f.slots[cards] = tuple(c for c in f.many(cards) if c not in alike or c in t.picked)
            if alike:
                return BACK
            t.picked = f.many(to)
            return NEXT
