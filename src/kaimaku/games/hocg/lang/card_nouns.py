"""Cards in zones, cards moved before, the card of an event, the Oshi."""

from __future__ import annotations

from typing import Final, cast

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import DEFS
from ..rules.abilities import EVENT, MOVED, SHOWN, in_use
from ..table import ARCHIVE as ARCHIVE_ZONE
from ..table import CHEER_DECK as CHEER_ZONE
from ..table import DECK as DECK_ZONE
from ..table import HAND as HAND_ZONE
from ..table import LIFE as LIFE_ZONE
from ..table import POWER as POWER_ZONE
from ..table import RESOLUTION, HoloTable, order_of, oshi
from ..table import STAGE as STAGE_ZONE
from .describing import counted_ja, describe, how_many
from .nouns import BOTH_SIDES, MINE, THEIRS, WHOSE_EN, WHOSE_JA, HoloNoun
from .words import Speaker, many, plural

HIDDEN: Final = frozenset({DECK_ZONE, HAND_ZONE, LIFE_ZONE, POWER_ZONE, CHEER_ZONE})

ONLY_CHEERS: Final = frozenset({LIFE_ZONE, CHEER_ZONE})  # zones in which a color alone means a cheer


@mypyc_attr(allow_interpreted_subclasses=True)
class CardNoun(HoloNoun):
    """Cards in a zone."""

    def __init__(self, zone: int, side: int, en: str, ja: str, top: bool = False) -> None:
        super().__init__()
        self.zone = zone
        self.side = side
        self.en = en
        self.ja = ja
        self.top = top  # only the uppermost cards, no choice
        self.kindless = zone not in ONLY_CHEERS

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        if self.top:
            return self.uppermost(h, f, self.bounds(h, f)[1])
        if self.side == BOTH_SIDES:
            return [c for side in (MINE, THEIRS) for c in self._of(side).find(t, f)]
        cards = h.zones[self.zone + (f.seat ^ self.side)]
        found = [c for c in cards if c != in_use(f)] if self.zone == HAND_ZONE else cards
        if self.filters:
            found = self.fitting(h, f, found)
        return order_of(h, found) if self.zone in HIDDEN and self.zone != HAND_ZONE else list(found)

    def _of(self, side: int) -> CardNoun:
        """The same cards of one player."""
        new = self.copy()
        new.side = side
        return new

    def count(self, t: HoloTable, f: Frame) -> int:
        if self.filters or self.side == BOTH_SIDES or self.top:
            return self.together(t, f, self.find(t, f))
        cards = t.zones[self.zone + (f.seat ^ self.side)]
        return len(cards) - (self.zone == HAND_ZONE and in_use(f) in cards)

    def needed(self, t: HoloTable, f: Frame) -> int:
        each = super().needed(t, f)
        return each * 2 if self.top and self.side == BOTH_SIDES else each  # so many of each player's

    @property
    def piled(self) -> bool:
        """Are they taken from the top, newest first, without a choice which (G-23)?"""
        return self.top or (self.zone == POWER_ZONE and not self.filters and not self.all)

    @property
    def ranged(self) -> bool:
        """Does its player say how many are taken from the pile, before any of them is seen (Q523)?"""
        return self.piled and self.least < self.most and self.amount is None

    def uppermost(self, t: HoloTable, f: Frame, count: int) -> list[int]:
        """So many cards from the top, of both players' piles if both are meant."""
        seats = (f.seat, 1 - f.seat) if self.side == BOTH_SIDES else (f.seat ^ self.side,)
        piles = [t.zones[self.zone + seat] for seat in seats]
        return [card for pile in piles for card in pile[: -min(count, len(pile)) - 1 : -1]]

    def height(self, t: HoloTable, f: Frame) -> int:
        """How many cards the pile holds; of two piles the higher."""
        seats = (f.seat, 1 - f.seat) if self.side == BOTH_SIDES else (f.seat ^ self.side,)
        return max(len(t.zones[self.zone + seat]) for seat in seats)

    @property
    def hidden(self) -> bool:
        """Does the opponent not see what lies there?"""
        return self.zone in HIDDEN and not self.top

    @property
    def veiled(self) -> bool:
        """Does it depend on faces the opponent cannot see whether there is any?"""
        return self.hidden and bool(self.filters)

    def seems(self, t: HoloTable, f: Frame) -> bool:
        """As far as everybody can tell: is there any?"""
        if not self.veiled or self.side == BOTH_SIDES:
            return self.some(t, f)
        cards = t.zones[self.zone + (f.seat ^ self.side)]
        return len(cards) > (self.zone == HAND_ZONE and in_use(f) in cards)

    def some(self, t: HoloTable, f: Frame) -> bool:
        if self.side == BOTH_SIDES or self.related:
            return bool(self.find(t, f))
        if self.filters:
            fits, but = self.fits_card, in_use(f) if self.zone == HAND_ZONE else -1
            return any(fits(t, c) and c != but for c in t.zones[self.zone + (f.seat ^ self.side)])
        return self.count(t, f) > 0

    def floor(self, t: HoloTable, f: Frame) -> int:
        return 0 if self.filters and self.zone in HIDDEN else self.bounds(t, f)[0]

    def chooser_sees(self) -> bool:
        return self.zone not in (LIFE_ZONE, DECK_ZONE, CHEER_ZONE, POWER_ZONE)

    def thing(self, lang: Lang) -> str:
        kind = ("cheer", "エール") if self.filters and not self.kindless else ("card", "カード")
        return describe(self.filters, lang, *kind, one=self.one)

    def place(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else f"in {self.en}"

    def words(self, lang: Lang) -> str:
        if self.top and not self.all:
            return self._top_ja() if lang == "ja" else self._top_en()
        thing = (self if self.counted else self.numbered(1)).thing(lang)
        if lang == "ja":
            bare = not self.filters and self.zone != ARCHIVE_ZONE  # 手札1枚, アーカイブのカード1枚
            head = self.ja if bare else f"{self.ja}の{'、' if self.related else ''}"
            return counted_ja(self, head, "" if bare else thing)
        if self.all:
            return f"all {'' if self.filters else 'of the '}{many(thing)} in {self.en}"
        return f"{plural(how_many(self, 'en'), thing)} from {self.en}{self.tail()}"

    def _top_en(self) -> str:
        number = how_many(self, "en")
        if not number.isdecimal():
            return f"{number} cards from the top of {self.en}{self.tail()}"
        return f"the top card of {self.en}" if number == "1" else f"the top {number} cards of {self.en}"

    def _top_ja(self) -> str:
        if self.amount is None or self.amount.multiplies:
            return counted_ja(self, f"{self.ja}の上から", "")
        return f"{self.ja}の上から、{self.amount.as_many_ja(self.unit)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Moved(HoloNoun):
    """Cards that this ability moved or revealed before."""

    kindless = True

    def __init__(self, en: str, ja: str, slot: int = MOVED) -> None:
        super().__init__()
        self.en = en  # archived, アーカイブした
        self.ja = ja
        self.slot = slot

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        return self.fitting(h, f, f.many(self.slot))

    def thing(self, lang: Lang) -> str:
        what = describe(self.filters, lang, "card", "カード")
        return f"{self.ja}{what}" if lang == "ja" else f"{self.en} {what}"

    def words(self, lang: Lang) -> str:
        if not self.counted:
            return self.thing("ja") if lang == "ja" else f"the {self.thing('en')}"
        if lang == "ja":
            return counted_ja(self, "", self.thing("ja")).removeprefix("、")
        if self.all:
            return f"all of the {many(self.thing('en'))}"
        return f"{how_many(self, 'en').removesuffix(' of')} of the {many(self.thing('en'))}{self.tail()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Remaining(Moved):
    """Those of the revealed cards that lie in the deck yet: nothing has been done with them."""

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        return [card for card in super().find(t, f) if h.where[card] & ~1 == DECK_ZONE]


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(HoloNoun):
    """The card an event was about."""

    def find(self, t: Table, f: Frame) -> list[int]:
        event = f.slots[EVENT]
        return self.fitting(cast(HoloTable, t), f, [cast(int, event[2])]) if isinstance(event, tuple) and event else []

    def words(self, lang: Lang) -> str:
        return "そのカード" if lang == "ja" else "that card"


@mypyc_attr(allow_interpreted_subclasses=True)
class SelfNoun(HoloNoun):
    """The card whose text this is, as long as it is where its text works (4.1.4): attached, in use, or in a zone."""

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        zone = h.where[f.source]
        there = zone >= STAGE_ZONE or zone == RESOLUTION or zone & ~1 in DEFS[h.defs[f.source]].elsewhere
        return self.fitting(h, f, [f.source]) if there else []

    def words(self, lang: Lang) -> str:
        return Speaker.this(lang)


@mypyc_attr(allow_interpreted_subclasses=True)
class OshiNoun(HoloNoun):
    """The Oshi; never counted among holomem."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def find(self, t: Table, f: Frame) -> list[int]:
        h = cast(HoloTable, t)
        return self.fitting(h, f, [oshi(h, f.seat ^ self.side)])

    def words(self, lang: Lang) -> str:
        which = describe(self.filters, lang, "", "") if self.filters else ""
        if lang == "ja":
            return f"{WHOSE_JA[self.side]}推しホロメン{'の' if which else ''}{which}"
        return f"{WHOSE_EN[self.side]} {which}{' ' if which else ''}Oshi holomem"


OSHI: Final = OshiNoun(MINE)
OPP_OSHI: Final = OshiNoun(THEIRS)
HAND: Final = CardNoun(HAND_ZONE, MINE, "your hand", "自分の手札")
OPP_HAND: Final = CardNoun(HAND_ZONE, THEIRS, "your opponent's hand", "相手の手札")
DECK: Final = CardNoun(DECK_ZONE, MINE, "your deck", "自分のデッキ")
ARCHIVE: Final = CardNoun(ARCHIVE_ZONE, MINE, "your archive", "自分のアーカイブ")
OPP_ARCHIVE: Final = CardNoun(ARCHIVE_ZONE, THEIRS, "your opponent's archive", "相手のアーカイブ")
HOLO_POWER: Final = CardNoun(POWER_ZONE, MINE, "your holo Power", "自分のホロパワー")
OPP_HOLO_POWER: Final = CardNoun(POWER_ZONE, THEIRS, "your opponent's holo Power", "相手のホロパワー")
LIFE: Final = CardNoun(LIFE_ZONE, MINE, "your life", "自分のライフ")
OPP_LIFE: Final = CardNoun(LIFE_ZONE, THEIRS, "your opponent's life", "相手のライフ")
BOTH_ARCHIVE: Final = CardNoun(ARCHIVE_ZONE, BOTH_SIDES, "both players' archives", "お互いのアーカイブ")
DECK_TOP: Final = CardNoun(DECK_ZONE, MINE, "your deck", "自分のデッキ", top=True)
CHEER_TOP: Final = CardNoun(CHEER_ZONE, MINE, "your cheer deck", "自分のエールデッキ", top=True)
BOTH_CHEER_TOP: Final = CardNoun(CHEER_ZONE, BOTH_SIDES, "both players' cheer decks", "お互いのエールデッキ", top=True)
POWER_TOP: Final = CardNoun(POWER_ZONE, MINE, "your holo Power", "自分のホロパワー", top=True)
CHEER_DECK: Final = CardNoun(CHEER_ZONE, MINE, "your cheer deck", "自分のエールデッキ")
CHEERS: Final = CardNoun(CHEER_ZONE, MINE, "your cheer deck", "自分のエールデッキ")
ARCHIVED: Final = Moved("archived", "アーカイブした")
RETURNED: Final = Moved("returned", "戻した")
REVEALED: Final = Moved("revealed", "公開した", SHOWN)
REST: Final = Remaining("remaining", "残った", SHOWN)
THAT_CARD: Final = EventCard()
SELF: Final = SelfNoun()
