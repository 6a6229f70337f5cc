"""Cards of a pile seen before they go: looked-at cards that are archived, shown holo Power that goes underneath."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.abilities import DID, MOVED, doer, origin
from ..rules.events import ARCHIVED_BY, announce
from ..rules.leaving import archive_cards
from ..table import DECK, POWER, HoloTable, put, shuffle, take_out
from .card_nouns import DECK_TOP
from .choosing import choose
from .control import About, OneStep, Say
from .look_verbs import look_at
from .move_verbs import TOP, returned_en, to_top
from .nouns import HoloNoun
from .words import PLAIN, inflect, plural


class LookArchive(Say):
    """Look at the top k, archive so many of them, the rest go back on top in any order (5.9)."""

    def __init__(self, k: int, n: int = 1) -> None:
        self.k = k
        self.n = n

    def lower(self, code: Code) -> None:
        seen = code.slot()

        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            cards = t.zones[DECK + f.seat][-self.k :][::-1]
            look_at(t, f.seat, cards)
            f.slots[seen] = tuple(cards)
            pick(t, f.seat, cards, self.n, self.n, why=picking.ARCHIVE)
            return NEXT

        @code.step
        def archive(t: HoloTable, f: Frame) -> Signal:
            gone = f.slots[MOVED] = t.picked
            f.slots[DID] = f.num(DID) + len(gone)
            archive_cards(t, f.seat, gone)
            if gone and ARCHIVED_BY in t.live and doer(t, f):
                announce(t, ARCHIVED_BY, f.seat, doer(t, f), len(gone), origin(t, f), 0, *gone)
            rest = [card for card in f.many(seen) if card not in gone]
            pick(t, f.seat, rest, len(rest), len(rest), ordered=True, why=picking.TOP)
            return NEXT

        @code.step
        def put_back(t: HoloTable, f: Frame) -> Signal:
            to_top(t, f.seat, t.picked)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(cast(HoloTable, t).zones[DECK + f.seat])

    def en(self) -> str:
        order = " in any order" if self.k - self.n > 1 else ""
        looked = f"look at {DECK_TOP[self.k].words('en')}. Archive {plural(self.n, 'card')} from among them"
        return f"{looked}. Then, {returned_en('the remaining cards', TOP)}{order}"

    def ja(self, mood: int = PLAIN) -> str:
        order = "好きな順で" if self.k - self.n > 1 else ""
        rest = f"残ったカードを{order}デッキの上に戻す"
        return f"{DECK_TOP[self.k].words('ja')}を見る。その中から、{self.n}枚をアーカイブする。そして{rest}"


class ShufflePower(OneStep):
    """Shuffle the holo Power."""

    def step(self, t: HoloTable, f: Frame) -> Signal:
        shuffle(t, POWER + f.seat)
        return NEXT

    def en(self) -> str:
        return "shuffle the holo Power"

    def ja(self, mood: int = PLAIN) -> str:
        return f"ホロパワーを{inflect('シャッフルする', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class UnderPower(About[HoloNoun]):
    """Cards of the holo Power go face down to its bottom; who has seen them knows what lies there."""

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, picking.POWER, ordered=True)

        @code.step
        def lay(t: HoloTable, f: Frame) -> Signal:
            cards = [card for card in f.many(slot) if t.where[card] == POWER + t.owner[card]]
            for card in cards:
                take_out(t, card)
                put(t, card, t.where[card], bottom=True)
            forget_order(t, cards, f.seat)
            f.slots[DID] = f.num(DID) + len(cards)
            if cards:
                note(t, "under-power", f.seat, -1, len(cards))
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return any(h.where[card] & ~1 == POWER and len(h.zones[h.where[card]]) > 1 for card in self.x.find(t, f))

    said = (
        "return {x} to the bottom of the holo Power face down{per}",
        "{x}を裏向きにしてホロパワーの下に戻す",
    )
