"""Targets: what is done to chosen things, but for those that Bolster takes out (V-05)."""

from __future__ import annotations

from kaimaku.kernel.events import Event, occur
from kaimaku.kernel.frames import NEXT, SKIP, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.reasons import Reason
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.bolster import shielded
from ..rules.timing import THAT, settle
from ..table import VCardTable, on_spot, vcard
from .effects import AIMS, Part, keep_picked
from .nouns import Several, Where


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Part):
    """Something done to things, chosen when the effect triggers and looked at again when it happens (V-04)."""

    why: Reason = picking.TARGET

    def __init__(self, what: Several) -> None:
        self.what = what  # {} in what it says
        self.slot = -1
        self.hit = -1

    def words(self, lang: Lang) -> str:
        return self.said[lang == "ja"].format(self.what.words(lang))

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        """What happens to all of them together (4.5.1.2)."""
        raise NotImplementedError

    def left(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """Those it still happens to after Bolster has taken some out (V-05)."""
        return chosen

    def legal(self, t: VCardTable, f: Frame) -> list[int]:
        """What it may be done to at all; keywords restrict it further."""
        return self.what.find(t, f)

    def chooses(self) -> bool:
        return self.what.most > 0

    def aim(self, code: Code) -> None:
        self.hit = code.slot()
        if not self.what.most:
            return
        self.slot = code.slot()
        if isinstance(self.what, Where):
            AIMS[code.name, self.slot] = "spot"

        code.step(self.choose)
        keep_picked(code, self.slot)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, self.legal(t, f), self.what.least, self.what.most, why=self.why)
        if t.frames[-1] is not f:
            return NEXT
        f.slots[self.slot] = t.picked  # there was no choice
        return SKIP

    def aimed(self, t: Table, f: Frame) -> bool:
        return len(self.targets(t, f)) >= (self.what.least if self.what.most else 1)

    def ready(self, t: Table, f: Frame) -> bool:
        return len(self.legal(vcard(t), f)) >= max(1, self.what.least)

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        """Those it will be done to: what was chosen, as far as it is still legal."""
        legal = self.legal(vcard(t), f)
        return tuple([x for x in f.many(self.slot) if x in legal]) if self.what.most else tuple(legal)

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.hit])

    def strike(self, t: VCardTable, f: Frame) -> tuple[int, ...]:
        """Settle whom it happens to: those chosen, still legal and not taken out.

        The text speaks of "that VT" from here on, also of one that Bolster took out: only the deed is canceled.
        """
        chosen = self.targets(t, f)
        on_vts = not isinstance(self.what, Where)  # what is done to a spot is not done to the VT on it
        if chosen:
            f.slots[THAT] = tuple([x for x in chosen if on_vts and on_spot(t, x)])
        if on_vts and t.tokens:
            chosen = self.left(tuple([x for x in chosen if not shielded(t, f, x)]))
        f.slots[self.hit] = int(bool(chosen))
        return chosen

    def act(self, t: VCardTable, f: Frame) -> Signal:
        chosen = self.strike(t, f)
        if chosen:
            for event in self.events(t, f, chosen):
                occur(t, event)
            settle(t, f)
        return NEXT
