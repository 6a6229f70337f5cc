"""Set-level adjectives: not what one of them is, but which of them may be taken or counted together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.kernel.frames import Frame

from ..defs import COLORS, DEFS, CardDef
from ..rules.last_known import Gone
from ..rules.layers import COLORS_TOO, NAMES
from ..rules.stats import colors, names
from ..table import HoloTable, Mem, top_def
from .filters import AnyOf, Filter, adjective, holomem, implies_holomem

Marks = frozenset[str]
MANY: Final = 98


class Group(Filter):
    """Says of several at once whether they go together; of one alone it may say something too."""

    rank = 0
    each = 0  # one of each of so many kinds: that is how many there are

    def size(self, t: HoloTable, f: Frame, taken: Sequence[int], found: Sequence[int], mems: bool) -> int:
        """How many can be taken together at most, all of these among them; 0 if these do not go together.

        Mems: they are holomem on the stage and not cards.
        """
        raise NotImplementedError

    def kinds_now(self, t: HoloTable, f: Frame) -> int:
        """How many can be taken at most, whatever there is."""
        return self.each or MANY

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        """What of it decides with what it goes together."""
        raise NotImplementedError

    def definition(self, d: CardDef) -> bool:
        return True


class Apart(Group):
    """Each of them goes by a mark of its own."""

    def size(self, t: HoloTable, f: Frame, taken: Sequence[int], found: Sequence[int], mems: bool) -> int:
        own = [self.marks(t, f, thing, mems) for thing in taken]
        return together(own, [self.marks(t, f, thing, mems) for thing in found if thing not in taken])


class _Different(Apart):
    """Those with different card names (G-32)."""

    sees = frozenset({NAMES})
    en = "differently named"
    ja = "異なるカード名の"

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        return names(t, t.mems[thing]) if mems else DEFS[t.defs[thing]].names


class _DifferentColors(Apart):
    """Those with one color only, each another one; neutral is no color (2.4.2.2, Q402, Q403)."""

    sees = frozenset({COLORS_TOO})
    en = "single-colored, differently colored"
    ja = "色が1色で異なる色の"

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        mask = colors(t, t.mems[thing]) if mems else DEFS[t.defs[thing]].colors
        return frozenset(color for color, bit in COLORS.items() if mask & bit)

    def definition(self, d: CardDef) -> bool:
        return d.colors.bit_count() == 1

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return colors(t, mem).bit_count() == 1

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return gone.colors.bit_count() == 1


class _SameTag(Group):
    """Those that all have one tag, whichever that is (Q284)."""

    after = True
    en = "with the same tag"
    ja = "同じタグを持つ"

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        return (top_def(t, t.mems[thing]) if mems else DEFS[t.defs[thing]]).tags

    def size(self, t: HoloTable, f: Frame, taken: Sequence[int], found: Sequence[int], mems: bool) -> int:
        own = [self.marks(t, f, thing, mems) for thing in taken]
        rest = [self.marks(t, f, thing, mems) for thing in found if thing not in taken]
        shared = frozenset.intersection(*own) if own else frozenset[str]().union(*rest)
        return max((len(own) + sum(tag in marks for marks in rest) for tag in shared), default=0)


class OneEach(Apart):
    """One of each of several kinds; what is of two kinds counts as one of them."""

    rank = 5

    def __init__(self, *kinds: tuple[Filter, ...]) -> None:
        self.kinds = kinds
        self.any = AnyOf(*kinds)
        self.each = len(kinds)
        self.numbers = tuple([str(kind) for kind in range(len(kinds))])
        self.memo: dict[int, Marks] = {}  # of printed cards, which never change: asked once per definition
        self.printed, self.sees, self.related = self.any.printed, self.any.sees, self.any.related
        self.of_holomem = all(implies_holomem(kind) or holomem in kind for kind in kinds)

    @property
    def kinded(self) -> bool:
        return True

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        if mems:
            mem = t.mems[thing]
            return self._kinds([x.mem(t, mem, f) for x in self.any.parts])
        number = t.defs[thing]
        known = self.memo.get(number)
        if known is None:
            known = self._kinds([x.card(t, thing, f) for x in self.any.parts])
            if self.printed and not self.related:
                self.memo[number] = known
        return known

    def _kinds(self, fits: list[bool]) -> Marks:
        return frozenset([kind for kind, fit in zip(self.numbers, fits, strict=True) if fit])

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return self.any.card(t, card, f)

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return self.any.mem(t, mem, f)

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return self.any.was(t, gone, f)


class Namesakes(OneEach):
    """One of each of several kinds with a card name in common, and perhaps one of another kind whatever its name."""

    def __init__(self, kinds: tuple[tuple[Filter, ...], ...], also: tuple[Filter, ...] = ()) -> None:
        super().__init__(*kinds, *([also] if also else []))
        self.alike = len(kinds)
        self.kin = frozenset(self.numbers[: len(kinds)])

    def size(self, t: HoloTable, f: Frame, taken: Sequence[int], found: Sequence[int], mems: bool) -> int:
        own = [self._read(t, f, thing, mems) for thing in taken]
        rest = [self._read(t, f, thing, mems) for thing in found if thing not in taken]
        most = 0
        for name in sorted(frozenset().union(*[called for _, called in own + rest]) | {""}):
            if all([not called or name in called for _, called in own]):
                fit = [marks for marks, called in rest if not called or name in called]
                most = max(most, together([marks for marks, _ in own], fit))
                if most == self.each:
                    break
        return most

    def _read(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> tuple[Marks, Marks]:
        """Its marks, and its names if it is one of those that must have one in common; of another none."""
        marks = self.marks(t, f, thing, mems)
        if marks.isdisjoint(self.kin):
            return marks, frozenset()
        return marks, names(t, t.mems[thing]) if mems else DEFS[t.defs[thing]].names


def kinds_of(*kinds: Filter | str | tuple[Filter | str, ...]) -> OneEach:
    return OneEach(*(tuple(adjective(a) for a in (kind if isinstance(kind, tuple) else (kind,))) for kind in kinds))


different = _Different()
different_colors = _DifferentColors()
same_tag = _SameTag()


def together(own: list[Marks], rest: list[Marks]) -> int:
    """How many can be told apart with all of these first ones among them; 0 if not even those can."""
    return distinct(own + rest) if distinct(own) == len(own) else 0


def distinct(marks_of: list[Marks]) -> int:
    """How many of them can be told apart; one with several marks goes by whichever helps. The first ones come first."""
    if all(len(own) == 1 for own in marks_of):
        return len(frozenset().union(*marks_of)) if marks_of else 0
    holder: dict[str, int] = {}

    def place(i: int, seen: set[str]) -> bool:
        for mark in sorted(marks_of[i] - seen):
            seen.add(mark)
            if mark not in holder or place(holder[mark], seen):
                holder[mark] = i
                return True
        return False

    return sum(place(i, set()) for i in range(len(marks_of)))
