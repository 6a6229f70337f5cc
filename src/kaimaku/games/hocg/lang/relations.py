"""Likeness to something the text speaks of: the same color, the same name."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..defs import DEFS, CardDef
from ..last_known import Gone
from ..layers import COLORS_TOO, NAMES
from ..stats import colors, names
from ..table import HoloTable, Mem
from .card_nouns import CardNoun
from .counting import of
from .filters import Related
from .holomem_nouns import MemNoun, PartNoun
from .nouns import HoloNoun
from .words import article

Mark = int | frozenset[str]  # colors or names: what two of them have in common is a & b


class Alike(Related):
    """Shares a color or a name with one of those spoken of, as they are or as they left the stage (10.12.1)."""

    said = ("", "")
    unlike = ("", "")
    about: frozenset[int] = frozenset()

    def __init__(self, x: HoloNoun) -> None:
        en, ja = _whose(x, "en"), _whose(x, "ja")
        super().__init__(x, self.said[0].format(en), self.said[1].format(ja))
        self.denied = (self.unlike[0].format(en), self.unlike[1].format(ja))
        self.noun = x
        self.sees = x.sees | self.about

    def of_card(self, d: CardDef) -> Mark:
        raise NotImplementedError

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        raise NotImplementedError

    def of_gone(self, gone: Gone) -> Mark:
        raise NotImplementedError

    def _like(self, t: HoloTable, f: Frame, own: Mark) -> bool:
        found = self.noun.find(t, f)
        if isinstance(self.noun, MemNoun):
            theirs = [self.of_mem(t, t.mems[i]) for i in found]
            theirs += [self.of_gone(gone) for gone in self.noun.remembered(t, f)]
        else:
            theirs = [self.of_card(DEFS[t.defs[c]]) for c in found]
        return any(own & mark for mark in theirs)  # type: ignore[operator]

    def fits(self, t: HoloTable, f: Frame, card: int) -> bool:
        return self._like(t, f, self.of_card(DEFS[t.defs[card]]))

    def fits_mem(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        return self._like(t, f, self.of_mem(t, mem))

    def fitted(self, t: HoloTable, f: Frame, gone: Gone) -> bool:
        return self._like(t, f, self.of_gone(gone))


def _whose(x: HoloNoun, lang: Lang) -> str:
    """Those it is like: 自分のアーカイブのエール, "a cheer in your archive"."""
    if not isinstance(x, CardNoun | PartNoun):
        return x.words(lang)
    return of(x) if lang == "ja" else f"{article(x.thing('en'))} {x.place('en')}"


class same_color(Alike):
    """Any one color in common; neutral is none (G-76)."""

    said = ("with the same color as {}", "{}と同色の")
    unlike = ("with no color in common with {}", "{}と同色でない")
    about = frozenset({COLORS_TOO})

    def of_card(self, d: CardDef) -> Mark:
        return d.colors

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        return colors(t, mem)

    def of_gone(self, gone: Gone) -> Mark:
        return gone.colors


class same_name(Alike):
    """Any one card name in common, extra names included (2.1.2, R-22)."""

    said = ("with the same card name as {}", "{}と同じカード名の")
    unlike = ("with a different card name from {}", "{}と異なるカード名の")
    about = frozenset({NAMES})

    def of_card(self, d: CardDef) -> Mark:
        return d.names

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        return names(t, mem)

    def of_gone(self, gone: Gone) -> Mark:
        return frozenset(gone.names)
