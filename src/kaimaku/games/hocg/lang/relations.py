"""Likeness to something the text speaks of: the same color, the same name, another color."""

from __future__ import annotations

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..defs import DEFS, CardDef
from ..rules.last_known import Gone
from ..rules.layers import COLORS_TOO, NAMES
from ..rules.stats import card_colors, colors, names
from ..table import HoloTable, Mem, top_def
from .card_nouns import CardNoun
from .counting import of
from .filters import Filter, Related
from .groups import MANY, Apart, Group, Marks, Namesakes, kinds_of
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

    def of_thing(self, t: HoloTable, card: int) -> Mark:
        """… of a card where it lies."""
        return self.of_card(DEFS[t.defs[card]])

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        raise NotImplementedError

    def of_gone(self, gone: Gone) -> Mark:
        raise NotImplementedError

    def _like(self, t: HoloTable, f: Frame | None, own: Mark) -> bool:
        if f is None:  # no text asks, so nothing is spoken of
            return False
        return any(self.compare(own, mark) for mark in self.theirs(t, f))

    def theirs(self, t: HoloTable, f: Frame) -> list[Mark]:
        """The colors or names of each of those spoken of."""
        found = self.noun.find(t, f)
        if not isinstance(self.noun, MemNoun):
            return [self.of_thing(t, c) for c in found]
        gone = [self.of_gone(gone) for gone in self.noun.remembered(t, f)]
        return [self.of_mem(t, t.mems[i]) for i in found] + gone

    def compare(self, own: Mark, mark: Mark) -> bool:
        return bool(own & mark)  # type: ignore[operator]

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return self._like(t, f, self.of_thing(t, card))

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return self._like(t, f, self.of_mem(t, mem))

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
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

    def of_thing(self, t: HoloTable, card: int) -> Mark:
        return card_colors(t, card)

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        return colors(t, mem)

    def of_gone(self, gone: Gone) -> Mark:
        return gone.colors


class not_color(same_color):
    """Any one color that the other has not; neutral is none (2.4.2.2, R-43)."""

    said = ("with a different color from {}", "{}と異なる色の")
    unlike = ("with no color different from {}", "{}と異なる色を持たない")

    def compare(self, own: Mark, mark: Mark) -> bool:
        assert isinstance(own, int) and isinstance(mark, int)
        return bool(own & ~mark)


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


class same_level(Alike):
    """The same Bloom level; Buzz is none, and what is no holomem has none (G-77)."""

    said = ("with the same Bloom level as {}", "{}と同じBloomレベルの")
    unlike = ("with a different Bloom level from {}", "{}と異なるBloomレベルの")

    def of_card(self, d: CardDef) -> Mark:
        return 1 << d.level if d.level >= 0 else 0

    def of_mem(self, t: HoloTable, mem: Mem) -> Mark:
        return self.of_card(top_def(t, mem))

    def of_gone(self, gone: Gone) -> Mark:
        return self.of_card(gone.definition)


class EachLike(Apart):
    """One that is like each of those spoken of."""

    rank = 5
    printed = False
    after = True
    related = True
    each = MANY  # as many as are spoken of

    def __init__(self, like: Alike) -> None:
        self.like = like
        self.sees = like.sees
        en, ja = _whose(like.noun, "en"), _whose(like.noun, "ja")
        self.en = like.said[0].format(f"each of {en}")
        self.ja = f"それぞれ{like.said[1].format(ja)}"

    def kinds_now(self, t: HoloTable, f: Frame) -> int:
        return len(self.like.theirs(t, f))

    def marks(self, t: HoloTable, f: Frame, thing: int, mems: bool) -> Marks:
        like = self.like
        own = like.of_mem(t, t.mems[thing]) if mems else like.of_card(DEFS[t.defs[thing]])
        return frozenset(str(k) for k, mark in enumerate(like.theirs(t, f)) if like.compare(own, mark))

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return self.like.card(t, card, f)

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return self.like.mem(t, mem, f)

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return self.like.was(t, gone, f)


def namesakes(
    *kinds: Filter | str | tuple[Filter | str, ...], also: Filter | str | tuple[Filter | str, ...] | None = None
) -> Group:
    """One of each of these kinds, all with the same card name; also: and one of another kind."""
    more = () if also is None else kinds_of(also).kinds[0]
    return Namesakes(kinds_of(*kinds).kinds, more)


def one_each(*kinds: Filter | str | tuple[Filter | str, ...]) -> Group:
    """One of each of several kinds, or one that is like each of those spoken of."""
    like = kinds[0]
    return EachLike(like) if len(kinds) == 1 and isinstance(like, Alike) else kinds_of(*kinds)
