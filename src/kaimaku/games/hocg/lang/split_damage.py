"""Special damage that its player shares out among several holomem."""

from __future__ import annotations

from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick

from ..rules import picking
from ..table import HoloTable
from .choosing import for_each, remember
from .damage_verbs import SpecialDamage
from .holomem_nouns import MemNoun
from .together import lower_end
from .words import PLAIN, inflect


@mypyc_attr(allow_interpreted_subclasses=True)
class SplitDamage(SpecialDamage):
    """Shared out in equal shares; whoever gets several takes them as one damage (Q323)."""

    def __init__(self, q: int, to: MemNoun, by: int = 10, no_life: bool = False) -> None:
        super().__init__(q, to, no_life)
        self.shares = q // by
        self.by = by

    def lower(self, code: Code) -> None:
        shares, slot = code.slot(), code.slot()

        @code.step
        def begin(t: HoloTable, f: Frame) -> Signal:
            f.slots[shares] = ()
            return NEXT

        @code.step
        def ask_share(t: HoloTable, f: Frame) -> Signal:
            pick(t, f.seat, self.x.find(t, f), 1, 1, why=picking.SHARE)
            return NEXT

        @code.step
        def share(t: HoloTable, f: Frame) -> Signal:
            f.slots[shares] = f.many(shares) + t.picked
            f.slots[slot] = tuple(dict.fromkeys(f.many(shares)))
            return BACK if t.picked and len(f.many(shares)) < self.shares else NEXT

        def hit(t: HoloTable, f: Frame, i: int) -> bool:
            if i not in t.mems:
                return False
            self.deal(t, f, i, self.by * f.many(shares).count(i), f.many(slot))
            return True

        for_each(code, slot, hit)
        lower_end(code, slot)
        remember(code, slot)

    def en(self) -> str:
        life = ". However, your opponent loses no life even if they are downed" if self.no_life else ""
        shares = f"divided as you choose as sets of {self.by}"
        return f"deal {self.q} Special Damage {shares} to {self.x.receiver('en')}{life}"

    def ja(self, mood: int = PLAIN) -> str:
        life = "。ただし、ダウンしても相手のライフは減らない" if self.no_life else ""
        shares = f"特殊ダメージ{self.q}を{self.by}ずつ割り振って{inflect('与える', mood)}"
        return f"{self.x.receiver('ja')}に{shares}{life}"
