"""Holomem on the stage, those spoken of before, and the cards that belong to them."""

from __future__ import annotations

from typing import Final, cast

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import remember
from ..rules.abilities import ANCHOR, CHOSEN
from ..rules.abilities import IT as IT_SLOT
from ..rules.abilities import RECEIVER as RECEIVER_SLOT
from ..rules.last_known import Gone
from ..rules.layers import COLORS_TOO, NAMES, OFF
from ..rules.stats import CHEER_COLOR
from ..table import ANYWHERE, HoloTable
from ..table import BACK as BACK_POS
from ..table import CENTER as CENTER_POS
from ..table import COLLAB as COLLAB_POS
from ..table import FRONT as FRONT_POS
from .conditions import Condition
from .describing import counted_ja, describe, how_many
from .filters import Filter, Named
from .nouns import BOTH_SIDES, MINE, THEIRS, WHOSE_EN, WHOSE_JA, HoloNoun
from .saying import Number, spoken
from .words import POSITION_EN, POSITION_JA, Speaker, listed, many, plural


@mypyc_attr(allow_interpreted_subclasses=True)
class MemNoun(HoloNoun):
    """Holomem on the stage; no zone named means the stage (G-25)."""

    person = True
    unit = "人"

    def __init__(self, side: int, where: int) -> None:
        super().__init__()
        self.side = side
        self.where = where

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        spots, mems, mods = h.spots, h.mems, h.mods
        ids = spots[f.seat] + spots[1 - f.seat] if self.side == BOTH_SIDES else spots[f.seat ^ self.side]
        where, filters = self.where, self.filters
        skip = self._this(f) if self.other else ()
        as_printed = self.printed and OFF not in mods and NAMES not in mods and COLORS_TOO not in mods
        faces = self.faces if as_printed else None
        found = []
        for i in ids:
            m = mems[i]
            if not m.pos & where or m.face_down or i in skip:
                continue
            if filters:
                if self.related:
                    fits: bool | None = all(x.mem(h, m, f) for x in filters)
                elif faces is None:
                    fits = all(x.mem(h, m) for x in filters)
                else:
                    top = h.defs[m.stack[-1]]
                    fits = faces[top] if top < len(faces) else None
                    if fits is None:
                        fits = all(x.mem(h, m) for x in filters)
                        remember(faces, top, fits)
                if not fits:
                    continue
            found.append(i)
        return found

    def some(self, t: HoloTable, f: Frame) -> bool:
        return bool(t.spots[f.seat ^ self.side] if self.plain else self.find(t, f))

    @property
    def plain(self) -> bool:
        """Every holomem of one side, without a condition."""
        return self.where == ANYWHERE and not self.filters and not self.other and self.side != BOTH_SIDES

    def recalls(self, t: HoloTable, f: Frame, i: int) -> bool:
        gone = t.gone.get(i)
        if gone is None or not gone.pos & self.where or (self.other and i in self._this(f)):
            return False
        mine = self.side == BOTH_SIDES or (gone.seat == f.seat) == (self.side == MINE)
        return mine and all(x.was(t, gone, f) for x in self.filters)

    def _this(self, f: Frame) -> tuple[int, ...]:
        """Whom "other" leaves out: the one spoken of, and the holder."""
        spoken = f.many(IT_SLOT)
        return (*spoken, f.num(ANCHOR))

    # parts of holomem
    @property
    def cheer(self) -> PartNoun:
        return spoken(".cheer", PartNoun(self, "cheer"), self)

    def attached(self, *adjectives: Filter | str | tuple[str, ...]) -> PartNoun:
        return spoken(".attached", PartNoun(self, "attached").which(*adjectives), self, *adjectives)

    @property
    def stack(self) -> PartNoun:
        return spoken(".stack", PartNoun(self, "stack"), self)

    @property
    def cards(self) -> PartNoun:
        """Its whole stack, its top card included."""
        return spoken(".cards", PartNoun(self, "cards"), self)

    @property
    def baton(self) -> HoloNoun:
        """The neutral icons of its baton pass, to be counted."""
        from .baton_nouns import BatonIcons

        return spoken(".baton", BatonIcons(self), self)

    # --- words
    def words(self, lang: Lang) -> str:
        return self._ja(True) if lang == "ja" else self._en(True)

    def receiver(self, lang: Lang) -> str:
        """As somebody who gets something: "to your back holomem"."""
        if self.counted:
            return self.words(lang)
        return self._ja(False) if lang == "ja" else self._en(False)

    def thing(self, lang: Lang) -> str:
        """The noun without side and number: "green center holomem"."""
        places = [p for p in (CENTER_POS, COLLAB_POS, BACK_POS) if self.where & p] if self.where != ANYWHERE else []
        joint = "and" if self.all else "or"
        if lang == "ja":
            place = listed([f"{POSITION_JA[p]}ホロメン" for p in places], "ja", joint).removesuffix("ホロメン")
        else:
            place = listed([f"{POSITION_EN[p]} holomem" for p in places], "en", joint).removesuffix(" holomem")
        said = describe(self.filters, lang, "holomem", "ホロメン", place)
        if lang == "ja" and len(places) > 1 and self.filters:  # the adjectives are for both
            said = said.replace(f"{place}ホロメン", f"[{place}ホロメン]")
        for x in self.filters if self.all else ():
            if isinstance(x, Named):
                said = said.replace(x.words(lang), x.together(lang))
        return said

    def place(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{WHOSE_JA[self.side]}ステージ"
        return "on both players' stages" if self.side == BOTH_SIDES else f"on {WHOSE_EN[self.side]} stage"

    def _en(self, count: bool) -> str:
        what = f"{'other ' if self.other else ''}{self.thing('en')}"
        single = self.where in (CENTER_POS, COLLAB_POS) and self.side != BOTH_SIDES
        if single or not count or (self.where == FRONT_POS and (self.all or not self.counted)):
            return f"{WHOSE_EN[self.side]} {what}"
        if self.amount is not None and self.amount.multiplies:
            return f"{WHOSE_EN[self.side]} {what}{self._for_each()}"
        return f"{'all' if self.all else how_many(self, 'en')} of {WHOSE_EN[self.side]} {what}{self.tail()}"

    def _for_each(self) -> str:
        """ " (1 for each cheer archived)": so that it does not seem to multiply what they get."""
        assert self.amount is not None
        return f" ({self.amount.figure()} {self.amount.words('en')})"

    def _ja(self, count: bool) -> str:
        head = WHOSE_JA[self.side] + ("、" if self.related else "") + ("他の" if self.other else "")
        single = self.where in (CENTER_POS, COLLAB_POS) and self.side != BOTH_SIDES
        if single or not count or (self.all and self.where == FRONT_POS):
            return head + self.thing("ja")
        return counted_ja(self, head, self.thing("ja"), "全員" if self.all else "")

    @property
    def several(self) -> bool:
        return super().several and self.where not in (CENTER_POS, COLLAB_POS)


@mypyc_attr(allow_interpreted_subclasses=True)
class StageNoun(MemNoun):
    """The same holomem, with their stage named: "1 holomem with #Singing on your stage"."""

    def _en(self, count: bool) -> str:
        said = f"{'other ' if self.other else ''}{self.thing('en')} {self.place('en')}"
        if count and self.amount is not None and self.amount.multiplies:
            return f"{said}{self._for_each()}"
        return f"{'all' if self.all else how_many(self, 'en')} {said}{self.tail()}" if count else said

    def _ja(self, count: bool) -> str:
        head = f"{self.place('ja')}の{'他の' if self.other else ''}"
        if not count:
            return head + self.thing("ja")
        return counted_ja(self, head, self.thing("ja"), "全員" if self.all else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(MemNoun):
    """A holomem spoken of before: this one, the holder, the chosen one, the target."""

    def __init__(self, slot: int, en: str, ja: str) -> None:
        super().__init__(MINE, ANYWHERE)
        self.slot = slot
        self.en = en
        self.ja = ja

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        value = f.slots[self.slot]
        ids = value if isinstance(value, tuple) else (value,)
        found = [i for i in ids if isinstance(i, int) and i in h.mems]
        return [i for i in found if all(x.mem(h, h.mems[i], f) for x in self.filters)] if self.filters else found

    @property
    def plain(self) -> bool:
        return False

    def recalls(self, t: HoloTable, f: Frame, i: int) -> bool:
        return i in t.gone and all(x.was(t, t.gone[i], f) for x in self.filters)

    def remembered(self, t: HoloTable, f: Frame) -> list[Gone]:
        value = f.slots[self.slot]
        ids = value if isinstance(value, tuple) else (value,)
        return [t.gone[i] for i in ids if isinstance(i, int) and self.recalls(t, f, i)]

    def at(self, where: Number) -> Condition:
        return spoken(".at", AtPosition(self, where), self, where)

    def words(self, lang: Lang) -> str:
        return Speaker.fill(self.raw(lang), lang)

    def receiver(self, lang: Lang) -> str:
        return self.words(lang)

    def thing(self, lang: Lang) -> str:
        return self.words(lang)

    def place(self, lang: Lang) -> str:
        return ""

    def raw(self, lang: Lang) -> str:
        """With {this} still open: whose text it is, is known only when it is read."""
        said = self.ja if lang == "ja" else self.en
        if not self.filters:
            return said
        if "{this}" in said:  # the holomem with #Singing this tool is attached to
            return said.replace(
                "ホロメン" if lang == "ja" else "holomem", describe(self.filters, lang, "holomem", "ホロメン")
            )
        if lang == "ja":
            return describe(self.filters, "ja", "", said)
        return describe(self.filters, "en", said, "")


@mypyc_attr(allow_interpreted_subclasses=True)
class EachOne(Spoken):
    """Each of those that a change is for, while it is asked how much it gets."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetNoun(Spoken):
    """The target of the Arts being used."""

    def find(self, t: Table, f: Frame) -> list[int]:
        from ..rules.performance import TARGET as TARGET_SLOT
        from ..rules.performance import art_frame

        h = cast(HoloTable, t)
        art = art_frame(h)
        mem = h.mems.get(art.num(TARGET_SLOT)) if art is not None else None
        return [mem.id] if mem is not None and all(x.mem(h, mem, f) for x in self.filters) else []

    def words(self, lang: Lang) -> str:
        return f"{self.ja}のホロメン" if lang == "ja" else self.en

    def receiver(self, lang: Lang) -> str:
        return self.raw(lang)


class AtPosition(Condition):
    def __init__(self, noun: Spoken, where: int) -> None:
        self.noun = noun
        self.sees = noun.sees
        self.where = where

    def holds(self, t: HoloTable, f: Frame) -> bool:
        if any(t.mems[i].pos & self.where for i in self.noun.find(t, f)):
            return True
        return any(gone.pos & self.where for gone in self.noun.remembered(t, f))

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{self.noun.words('ja')}が{POSITION_JA[self.where]}ポジションにいる"
        return f"{self.noun.words('en')} is in the {POSITION_EN[self.where]} position"


@mypyc_attr(allow_interpreted_subclasses=True)
class PartNoun(HoloNoun):
    """Cards that belong to holomem: cheers, attached supports, stacked cards."""

    def __init__(self, owner: MemNoun, part: str) -> None:
        super().__init__()
        self.owner = owner
        self.part = part

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        found: list[int] = []
        for i in self.owner.find(t, f):
            mem = h.mems[i]
            if self.part == "cheer":
                found += mem.cheers
            elif self.part == "attached":
                found += mem.supports
            else:
                found += mem.stack if self.part == "cards" else mem.stack[:-1]
        if CHEER_COLOR in h.mods and self.part == "cheer":  # what is printed does not say all of them
            return [c for c in found if all(x.card(h, c, f) for x in self.filters)]
        return self.fitting(h, f, found) if self.filters else found

    def some(self, t: HoloTable, f: Frame) -> bool:
        if self.filters:
            return bool(self.find(t, f))
        mems = t.mems
        owners = t.spots[f.seat ^ self.owner.side] if self.owner.plain else self.owner.find(t, f)
        if self.part == "cheer":
            return any(mems[i].cheers for i in owners)
        if self.part == "cards":
            return bool(owners)
        return any(mems[i].supports if self.part == "attached" else len(mems[i].stack) > 1 for i in owners)

    @property
    def sees(self) -> frozenset[int]:
        return self.owner.sees | super().sees

    @property
    def whole(self) -> bool:
        """Anywhere on the stage, whoever has it."""
        return not isinstance(self.owner, Spoken) and self.owner.where == ANYWHERE and not self.owner.filters

    def thing(self, lang: Lang) -> str:
        noun = {
            "cheer": ("cheer", "エール"),
            "attached": ("card", "カード") if self.filters else ("attached card", "付いているカード"),
            "stack": ("holomem", "ホロメン"),
            "cards": ("holomem", "ホロメン"),
        }[self.part]
        return describe(self.filters, lang, *noun)

    def place(self, lang: Lang) -> str:
        if self.whole:
            return self.owner.place(lang)
        if lang == "ja":
            return self.owner.receiver("ja")
        return f"{'stacked' if self.part == 'stack' else 'attached'} to {self.owner.receiver('en')}"

    @property
    def joint(self) -> str:
        """Cards are stacked on somebody (に), attached to somebody (に付いている) and belong to somebody (の)."""
        if self.part == "attached" and not self.whole:
            return "に付いている" if self.filters else "に"
        return "に重なっている" if self.part == "stack" else "の"

    def _stacked(self, lang: Lang) -> str:
        """All of the stacked holomem including that one, or some from among them."""
        owner, thing = self.owner.receiver(lang), self.thing(lang)
        if lang == "ja":
            stacked = f"{owner}を含め重なっている{thing}"
            return counted_ja(self, stacked if self.all else f"{stacked}の中から", "")
        stacked = f"the stacked {thing} including {owner}"
        return f"all of {stacked}" if self.all else f"{plural(how_many(self, 'en'), 'card')} from among {stacked}"

    def words(self, lang: Lang) -> str:
        if self.part == "cards":
            return self._stacked(lang)
        if lang == "ja":
            owner = self.owner.place("ja") if self.whole else self._owner("ja")
            return counted_ja(self, f"{owner}{self.joint}", self.thing("ja"))
        owner = self.owner.place("en").removeprefix("on ") if self.whole else self._owner("en")
        what = f"all {many(self.thing('en'))}" if self.all else plural(how_many(self, "en"), self.thing("en"))
        return f"{what} {'stacked to' if self.part == 'stack' else 'from'} {owner}{self.tail()}"

    def _owner(self, lang: Lang) -> str:
        """Whose cards; of stacked ones it is said which card, not of how many holomem."""
        return self.owner.receiver(lang) if self.part == "stack" else self.owner.words(lang)


HOLOMEM, CENTER, COLLAB, BACK, FRONT = (
    MemNoun(MINE, w) for w in (ANYWHERE, CENTER_POS, COLLAB_POS, BACK_POS, FRONT_POS)
)
OPP_HOLOMEM, OPP_CENTER, OPP_COLLAB, OPP_BACK, OPP_FRONT = (
    MemNoun(THEIRS, w) for w in (ANYWHERE, CENTER_POS, COLLAB_POS, BACK_POS, FRONT_POS)
)
BOTH_HOLOMEM: Final = MemNoun(BOTH_SIDES, ANYWHERE)
BOTH_CENTER: Final = MemNoun(BOTH_SIDES, CENTER_POS)
BOTH_FRONT: Final = MemNoun(BOTH_SIDES, FRONT_POS)
STAGE: Final = StageNoun(MINE, ANYWHERE)
OPP_STAGE: Final = StageNoun(THEIRS, ANYWHERE)
THIS: Final = Spoken(ANCHOR, "this holomem", "このホロメン")
HOLDER: Final = Spoken(ANCHOR, "the holomem {this} is attached to", "{this}が付いているホロメン")
CHOSEN_ONE: Final = Spoken(CHOSEN, "the chosen holomem", "選んだホロメン")
IT: Final = Spoken(IT_SLOT, "that holomem", "そのホロメン")
EACH_ONE: Final = EachOne(IT_SLOT, "that holomem", "そのホロメン")
MOVED_BACK: Final = Spoken(IT_SLOT, "the holomem that moved to the back position", "バックポジションに移動したホロメン")
RECEIVER: Final = Spoken(RECEIVER_SLOT, "that holomem", "そのホロメン")
RECEIVERS: Final = Spoken(
    RECEIVER_SLOT, "all holomem that were sent cheers this way", "この能力でエールを送られたホロメン全員"
)
TARGET: Final = TargetNoun(IT_SLOT, "the target of this Arts", "このアーツの対象")
