"""Looking at a zone of the other player, and what was seen there (5.9)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..abilities import MOVED
from ..table import HoloTable
from .card_nouns import CardNoun, Moved
from .control import Say
from .describing import describe
from .words import PLAIN, inflect


class Look(Say):
    """Look at all cards of a zone; they stay where they are, and only who looks has seen them."""

    def __init__(self, x: CardNoun) -> None:
        self.x = x

    def lower(self, code: Code) -> None:
        def look(t: Table, f: Frame) -> Signal:
            seen = self.x.find(t, f)
            for card in seen:
                show(t, card, f.seat)
                note(t, "look", f.seat, card)
            f.slots[MOVED] = tuple(seen)
            return NEXT

        code.step(look)

    def could_change(self, t: Table, f: Frame) -> bool:
        """Looking changes nothing that lies on the table (R-39)."""
        return self.x.some(cast(HoloTable, t), f)

    def en(self) -> str:
        whose, _, zone = self.x.en.rpartition(" ")
        return f"look at {whose} entire {zone}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.ja}すべてを{inflect('見る', mood)}"


class Seen(Moved):
    """Cards that this ability looked at before: 'among them'."""

    def thing(self, lang: Lang) -> str:
        return describe(self.filters, lang, "card", "カード")

    def place(self, lang: Lang) -> str:
        return "その中" if lang == "ja" else "among them"


SEEN = Seen("seen", "見た")
