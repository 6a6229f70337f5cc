"""Other texts do more or less: the HP they restore, the cards they reveal from the top of the deck."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr

from ..defs import DEFS
from ..rules import events, stats
from ..rules.abilities import HoloAbility, Replacing
from ..table import HoloTable
from .control import About
from .filters import Named
from .holomem_nouns import MemNoun
from .joined_nouns import OrOshi
from .modifiers import Changes
from .quantities import Quantity, per_en, per_ja, signed, value_of
from .triggers import Pattern, one_of
from .words import PLAIN


@mypyc_attr(allow_interpreted_subclasses=True)
class Heals(About[MemNoun]):
    """Restored HP change by q, perhaps only those that the ability of a card of some name restores (5.23, 10.11)."""

    standing = False

    def __init__(self, q: int | Quantity, x: MemNoun, by: str = "") -> None:
        super().__init__(x)
        self.q = q
        self.by = Named(by) if by else None

    def _fits(self) -> Callable[[HoloTable, Frame, Event], bool]:
        fits, by = one_of(self.x), self.by

        def test(t: HoloTable, f: Frame, e: Event) -> bool:
            named = by is None or (e.origin >= 0 and by.definition(DEFS[t.defs[e.origin]]))
            return named and e.amount > 0 and fits(t, f, e.subject)

        return test

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        def change(t: HoloTable, f: Frame, e: Event) -> None:
            e.amount = max(0, e.amount + value_of(self.q, t, f))

        ability = Replacing(Pattern(events.HEAL, self._fits(), "", "", would=True), change, 0)
        ability.sums = True
        return [(False, ~events.HEAL, ability)]

    def en(self) -> str:
        restores = "restore" if self.x.several else "restores"
        by = "" if self.by is None else f" from the ability of {self.by.words('en')}"
        return f"{self.x.words('en')} {restores} {signed(self.q)} HP{by}{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        by = "" if self.by is None else f"{self.by.words('ja')}の能力で"
        return f"{per_ja(self.q)}{self.x.words('ja')}が{by}回復するHP{signed(self.q)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveals(Changes):
    """So many cards more or less are revealed from the top of the deck by abilities of these, the Oshi among them."""

    stat = stats.REVEALS

    def _scope(self) -> Callable[[HoloTable, Frame, int], bool]:
        """The Oshi goes by its player's seat: ~seat."""
        whose = super()._scope()
        oshi = isinstance(self.x, OrOshi)
        return lambda t, f, i: whose(t, f, i) if i >= 0 else oshi and ~i == f.seat

    def en(self) -> str:
        by = f"revealed from the top of your deck by the abilities of {self.x.words('en')}"
        return f"the number of cards {by} is {signed(self.q)}{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.q)}{self.x.words('ja')}の能力で、デッキの上から公開する枚数{signed(self.q)}"
