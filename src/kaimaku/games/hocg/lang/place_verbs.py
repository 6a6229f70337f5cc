"""Verbs that bring cards on the stage and take them back: bloom, put on stage, return to Debut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.frames import BACK as BACK_A_STEP
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import show
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..defs import DEBUT, DEFS, HOLOMEM
from ..rules import bloom as blooming
from ..rules import picking
from ..rules.abilities import DID, IT
from ..rules.events import PLACED, announce
from ..rules.main_phase import stage_limit
from ..rules.resolution import return_downed
from ..rules.work import start, stop
from ..table import BACK, DECK, HAND, HoloTable, Mem, mem_of, move, place, put
from .card_nouns import CardNoun
from .choosing import choose, remember
from .control import About
from .holomem_nouns import MemNoun
from .move_verbs import shuffle_deck
from .nouns import HoloNoun
from .stage_verbs import ToMems
from .states import placed_now
from .uses import agree_if_chosen
from .words import PLAIN, article, inflect


@mypyc_attr(allow_interpreted_subclasses=True)
class Bloom(About[HoloNoun]):
    """Bloom by effect: the same bars as the action unless the text lifts them (R-19)."""

    def __init__(
        self,
        x: MemNoun,
        using: HoloNoun,
        again: bool = False,
        just_placed: bool = False,
        first_turn: bool = False,
    ) -> None:
        super().__init__(x)
        self.using = using
        self.again = again
        self.first_turn = first_turn  # on its player's first turn too
        self.just_placed = just_placed  # said on its own
        self.placed_too = just_placed or placed_now in x.filters  # a text about just those lifts the bar for them

    def _able(self, t: HoloTable, mem: Mem) -> bool:
        if t.rulings["effect_bloom_obeys_limits"] == "false":
            return True
        why = blooming.no_bloom_today(t, mem) if self.first_turn else blooming.no_bloom_now(t, mem)
        lifted = (self.again and why is blooming.BLOOMED_TODAY) or (self.placed_too and why is blooming.PLACED_TODAY)
        return why is None or lifted

    def _pairs(self, t: HoloTable, f: Frame) -> dict[int, list[int]]:
        found = {}
        for i in self.x.find(t, f):
            mem = t.mems[i]
            cards = [c for c in self.using.find(t, f) if blooming.no_bloom(t, c, mem) is None]
            if cards and self._able(t, mem):
                found[i] = cards
        return found

    def lower(self, code: Code) -> None:
        who = code.slot()

        veiled = isinstance(self.using, CardNoun) and self.using.hidden

        def look(t: HoloTable, f: Frame) -> Signal:
            for card in t.zones[DECK + f.seat]:
                show(t, card, f.seat)
            note(t, "search", f.seat)
            return NEXT

        def ask_who(t: HoloTable, f: Frame) -> Signal:
            pick(
                t,
                f.seat,
                list(self._pairs(t, f)),
                int(not veiled),
                1,
                why=picking.BLOOM,
                veiled=veiled,
            )
            return NEXT

        def ask_card(t: HoloTable, f: Frame) -> Signal:
            f.slots[who] = t.picked
            pairs = self._pairs(t, f)
            if t.picked:  # whether there are two such cards is nobody's business either
                pick(t, f.seat, pairs[t.picked[0]], 1, 1, why=picking.BLOOM_CARD, veiled=veiled)
            return NEXT

        def do_it(t: HoloTable, f: Frame) -> Signal:
            if f.many(who) and t.picked:
                blooming.bloom(t, t.picked[0], t.mems[f.many(who)[0]])
                f.slots[DID] = f.num(DID) + 1
            return NEXT

        def shuffle_it(t: HoloTable, f: Frame) -> Signal:
            shuffle_deck(t, f.seat)
            return NEXT

        bloom = (ask_who, ask_card, do_it)
        for step in (look, *bloom, shuffle_it) if self._searches else bloom:
            code.step(step)

    @property
    def _searches(self) -> bool:
        """Is it a card of the deck, which is looked through and shuffled?"""
        return isinstance(self.using, CardNoun) and self.using.zone == DECK

    def could_change(self, t: Table, f: Frame) -> bool:
        if isinstance(self.using, CardNoun) and not self.using.chooser_sees():
            return self.could_seem(t, f)  # nobody knows before the look
        return bool(self._pairs(cast(HoloTable, t), f))

    def could_seem(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        if not (isinstance(self.using, CardNoun) and self.using.hidden):
            return self.could_change(t, f)
        return self.using.seems(h, f) and any(self._able(h, h.mems[i]) for i in self.x.find(t, f))

    def en(self) -> str:
        card = self.using.words("en").removeprefix("1 ")
        card = card if card.startswith("this ") else article(card)
        placed = " (even if it was placed this turn)" if self.just_placed else ""
        shuffled = ". Then, shuffle the deck" if self._searches else ""
        early = ". This ability allows you to bloom on your first turn" if self.first_turn else ""
        return f"bloom {self.x.words('en')}{' once more' if self.again else ''} using {card}{placed}{shuffled}{early}"

    def ja(self, mood: int = PLAIN) -> str:
        more = "もう1回" if self.again else ""
        card = self.using.words("ja").removesuffix("1枚")
        early = "。この能力では最初のターンでもBloomできる" if self.first_turn else ""
        placed = "(このターンに出したホロメンもBloomできる)" if self.just_placed else ""
        shuffled = "。そしてデッキをシャッフルする" if self._searches else ""
        return f"{self.x.words('ja')}を、{card}を使って{more}{inflect('Bloomさせる', mood)}{placed}{shuffled}{early}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToDebut(ToMems):
    """Return to Debut (5.15)."""

    said = ("return {x} to Debut holomem{per}", "{x}をDebutホロメンに戻す")

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        """Only what has a Debut at the bottom and something on it (5.15.1.1)."""
        bottom, top = (DEFS[t.defs[card]].level for card in (mem.stack[0], mem.stack[-1]))
        return bottom == DEBUT and top != DEBUT

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, self.why)
        at = code.slot()

        @code.step
        def ask_debut(t: HoloTable, f: Frame) -> Signal:
            """Which Debut of the stack stays (5.15.1.3)."""
            mem = t.mems.get(next(iter(f.many(slot)[f.num(at) :]), 0))
            debuts = [] if mem is None else [c for c in mem.stack if DEFS[t.defs[c]].level == DEBUT]
            if mem is not None and (mem.stack[0] not in debuts or mem.stack[-1] in debuts):
                debuts = []  # 5.15.1.1
            pick(t, f.seat, debuts, 1, 1, why=picking.DEBUT)
            return NEXT

        @code.step
        def go_back(t: HoloTable, f: Frame) -> Signal:
            i = f.num(at)
            if i >= len(f.many(slot)):
                return NEXT
            f.slots[at] = i + 1
            for debut in t.picked:
                to_debut(t, t.mems[f.many(slot)[i]], debut)
                f.slots[DID] = f.num(DID) + 1
            return BACK_A_STEP

        remember(code, slot)


def to_debut(t: HoloTable, mem: Mem, debut: int) -> None:
    """Undamaged, one Debut and the cheers stay, everything else goes to hand (5.15.1.2, 5.15.1.3)."""
    mem.damage = 0
    stop(t, mem.stack[-1])
    others = [c for c in mem.stack if c != debut]
    mem.stack = [debut]
    t.touched.add(mem.id)
    mem.epoch += 1
    start(t, debut, mem.seat, mem.id)
    back_to_hand(t, others + mem.supports)
    note(t, "to-debut", mem.seat, debut, mem.id)


def back_to_hand(t: HoloTable, cards: Sequence[int]) -> None:
    for card in cards:
        if mem_of(t, card) is not None:
            move(t, card, HAND)
        else:
            put(t, card, HAND + t.owner[card])
        note(t, "take", t.owner[card], card)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutOnStage(About[HoloNoun]):
    """Put cards on the stage (not a bloom); only as many as there is room for (4.4.6.1)."""

    said = ("place {x} on stage{per}", "{x}をステージに出す")

    def lower(self, code: Code) -> None:
        slot = code.slot()

        @code.step
        def ask_for(t: HoloTable, f: Frame) -> Signal:
            found = self._holomem(t, f)
            room = stage_limit(t, f.seat) - len(t.spots[f.seat])
            most = min(self.x.bounds(t, f)[1], room)
            pick(t, f.seat, found, min(self.x.floor(t, f), most), most, why=picking.PUT_ON_STAGE, veiled=self.x.veiled)
            return NEXT

        @code.step
        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[slot] = t.picked
            return NEXT

        if self.x.least == 0:
            agree_if_chosen(code, slot)

        @code.step
        def put_them(t: HoloTable, f: Frame) -> Signal:
            placed = [place(t, card, f.seat, BACK).id for card in f.many(slot)]
            for i in placed:  # together: each sees the others arrive (10.8.4.2)
                announce(t, PLACED, f.seat, i)
            f.slots[IT] = tuple(placed)
            f.slots[DID] = f.num(DID) + len(placed)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        some = self.x.bounds(h, f)[1] > 0 and self._holomem(h, f)
        return bool(some) and len(h.spots[f.seat]) < stage_limit(h, f.seat)

    def _holomem(self, t: HoloTable, f: Frame) -> list[int]:
        """Nothing else stands on a stage (4.4.1), and one's own cards only (4.1.6)."""
        found = self.x.find(t, f)
        return [card for card in found if DEFS[t.defs[card]].kind == HOLOMEM and t.owner[card] == f.seat]

    def could_seem(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return self.x.seems(h, f) and len(h.spots[f.seat]) < stage_limit(h, f.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToHandInstead(About[MemNoun]):
    """Inside a down: its top card comes to hand instead of being archived, all else goes as ever (Q604)."""

    said = ("return {x} to hand instead of archiving it", "{x}をアーカイブするかわりに手札に戻す")

    def lower(self, code: Code) -> None:
        @code.step
        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[DID] = f.num(DID) + sum(return_downed(t, i) for i in self.x.find(t, f))
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return self.x.some(cast(HoloTable, t), f)


def put_on_stage(t: HoloTable, seat: int, card: int) -> None:
    mem = place(t, card, seat, BACK)
    announce(t, PLACED, seat, mem.id)
