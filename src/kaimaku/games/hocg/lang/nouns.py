"""Nouns: what a card text speaks of. A noun is query, choice, count and condition at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from kaimaku.kernel.attributes import copied
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.nouns import Noun
from kaimaku.kernel.refusals import Lang

from ..defs import DEFS, Verdicts, remember
from ..defs import HOLOMEM as HOLOMEM_KIND
from ..rules.last_known import Gone
from ..table import HoloTable
from .conditions import Compared, Condition, Counted, Exists
from .filters import Filter, adjective, implies_holomem
from .groups import Group
from .saying import Number, spoken

if TYPE_CHECKING:
    from .quantities import Quantity

ALL: Final = -1
ANY: Final = -2
MINE: Final = 0
THEIRS: Final = 1
BOTH_SIDES: Final = 2
WHOSE_EN: Final = ("your", "your opponent's", "each player's")
WHOSE_JA: Final = ("自分の", "相手の", "お互いの")


@mypyc_attr(allow_interpreted_subclasses=True)
class HoloNoun(Noun):
    """Common to all nouns: adjectives, how many, and use as a condition."""

    expression: Any = None  # what it was written as, for those who check texts
    kindless = False  # may be cards of any kind: a color, level or tag alone then means a holomem card
    person = False  # holomem are counted as people
    unit = "枚"  # how Japanese counts them

    def __init__(self) -> None:
        self.filters: tuple[Filter, ...] = ()
        self.memo: Verdicts = []  # does it fit?
        self.faces: Verdicts = []  # does a holomem with this top card fit?
        self.printed = True  # are all adjectives about the printed card?
        self.least = 1
        self.most = 1
        self.other = False
        self.related = False  # is one of the adjectives a likeness to something spoken of?
        self.amount: Quantity | None = None  # as many as this comes to
        self.counted = False  # was a number written? "1" is said only then, or where Japanese counts anyway
        self.group: Group | None = None  # which of them may be taken together

    def copy(self) -> Self:
        return copied(self)

    def __call__(self, *adjectives: Filter | str | tuple[str, ...]) -> Self:
        return spoken("()", self.which(*adjectives), self, *adjectives)

    def which(self, *adjectives: Filter | str | tuple[str, ...]) -> Self:
        """Those of them that are so."""
        new = self.copy()
        found = [adjective(a) for a in adjectives]
        new.other = self.other or other in found
        new.filters = self.filters + tuple(a for a in found if a is not other)
        new.related = any(a.related for a in new.filters)
        new.printed = all(a.printed for a in new.filters)
        new.memo, new.faces = [], []
        new.group = next((a for a in new.filters if isinstance(a, Group)), None)
        if new.group is not None and new.group.each:
            new.least = new.most = new.group.each
            new.counted = True
        return new

    def __getitem__(self, how_many: int | tuple[int, ...] | Quantity) -> Self:
        return spoken("[]", self.numbered(how_many), self, how_many)

    def numbered(self, how_many: int | tuple[int, ...] | Quantity) -> Self:
        """As many of them."""
        new = self.copy()
        new.counted = True
        if not isinstance(how_many, int | tuple):
            new.amount = how_many
        elif isinstance(how_many, tuple):
            new.least, new.most = (*how_many, 1, 1)[:2]  # if there are not two, the form is refused
        elif how_many == ANY:
            new.least, new.most = 0, 99
        elif how_many == ALL:
            new.least, new.most = 99, 99
        else:
            new.least = new.most = how_many
        return new

    @property
    def all(self) -> bool:
        return self.least == 99 and self.amount is None

    @property
    def any(self) -> bool:
        return self.least == 0 and self.most == 99 and self.amount is None

    @property
    def one(self) -> bool:
        """Is one of them taken, and said so?"""
        return self.counted and self.most == 1 and self.amount is None

    def bounds(self, t: HoloTable, f: Frame) -> tuple[int, int]:
        """How many at least and at most; a quantity is read now."""
        if self.amount is None:
            return self.least, self.most
        n = max(0, self.amount.value(t, f))
        return n, n

    def bare(self) -> Self:
        """Without its adjectives."""
        new = self.copy()
        new.filters, new.memo, new.faces, new.printed, new.related, new.group = (), [], [], True, False, None
        return new

    def needed(self, t: HoloTable, f: Frame) -> int:
        """How many there must be to take as many as asked for; "all" is as many as there are."""
        least = self.bounds(t, f)[0]
        return 0 if self.all else least

    def fits_card(self, t: HoloTable, card: int) -> bool:
        """Does a card have every adjective? Printed ones never change: asked once per definition."""
        number = t.defs[card]
        memo = self.memo
        known = memo[number] if number < len(memo) else None
        if known is None:
            known = all(x.card(t, card) for x in self.filters)
            if self.kindless and known and implies_holomem(self.filters):
                known = DEFS[number].kind == HOLOMEM_KIND
            if self.printed:
                remember(memo, number, known)
        return known

    def fitting(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> list[int]:
        """Those of several cards that have every adjective, a likeness to something spoken of included."""
        if not self.related:
            return [c for c in cards if self.fits_card(t, c)] if self.filters else list(cards)
        found = [c for c in cards if all(x.card(t, c, f) for x in self.filters)]
        if self.kindless and implies_holomem(self.filters):
            found = [c for c in found if DEFS[t.defs[c]].kind == HOLOMEM_KIND]
        return found

    @property
    def sees(self) -> frozenset[int]:
        """The information in layers that its adjectives look at (10.10.1)."""
        found = frozenset().union(*(x.sees for x in self.filters))
        return found if self.amount is None else found | self.amount.sees

    def floor(self, t: HoloTable, f: Frame) -> int:
        """How many must be chosen: in a hidden zone whoever looks for a property may find nothing (G-18)."""
        return self.bounds(t, f)[0]

    def chooser_sees(self) -> bool:
        return True

    # --- as a condition
    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: Number) -> Condition:
        return spoken(">=", Counted(self, k, 999), self, k)

    def __le__(self, k: int | HoloNoun) -> Condition:
        found = Counted(self, 0, k) if isinstance(k, int) else Compared(self, k, or_equal=True)
        return spoken("<=", found, self, k)

    def __lt__(self, theirs: HoloNoun) -> Condition:
        return spoken("<", Compared(self, theirs), self, theirs)

    def __invert__(self) -> Condition:
        return spoken("~", Exists(self, none=True), self)

    def is_(self, *adjectives: Filter | str | tuple[str, ...]) -> Condition:
        return spoken(".is_", Exists(self.which(*adjectives), quality=True), self, *adjectives)

    def count(self, t: HoloTable, f: Frame) -> int:
        return self.together(t, f, self.find(t, f))

    def together(self, t: HoloTable, f: Frame, found: Sequence[int], taken: Sequence[int] = ()) -> int:
        """How many of those found can be taken or counted at once, these among them."""
        return len(found) if self.group is None else self.group.size(t, f, taken, found, self.person)

    @property
    def veiled(self) -> bool:
        return False

    def seems(self, t: HoloTable, f: Frame) -> bool:
        return self.some(t, f)

    def some(self, t: HoloTable, f: Frame) -> bool:
        """Is there any?"""
        return bool(self.find(t, f))

    # --- words
    @property
    def several(self) -> bool:
        """English says "get" and not "gets"."""
        return self.most > 1 or self.amount is not None

    def per(self) -> str:
        """ " for each cheer archived": what multiplies the number, behind all else of an English sentence."""
        if self.amount is None or not self.amount.multiplies or self.person:  # of people it is said with them
            return ""
        return f" {self.amount.words('en')}"

    def tail(self) -> str:
        """ " as there are cheers on your stage": behind "as many …"."""
        return "" if self.amount is None or self.amount.multiplies else f" {self.amount.as_many_en()}"

    def thing(self, lang: Lang) -> str:
        """One of them, without whose, where and how many: "white cheer"."""
        return self.words(lang)

    def place(self, lang: Lang) -> str:
        """ "in your archive", 自分のアーカイブ; empty for what was spoken of before."""
        return ""

    def recalls(self, t: HoloTable, f: Frame, i: int) -> bool:
        """Was a holomem that has left the stage one of these (10.12.1)?"""
        return False

    def remembered(self, t: HoloTable, f: Frame) -> list[Gone]:
        """Those spoken of that have left the stage and were so."""
        return []


class _Other(Filter):
    """Not this holomem (or not the one spoken of)."""


other = _Other()
