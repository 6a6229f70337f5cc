"""Verbs of hands and decks: Draw, Discard, Mill, Search, Salvage, Shuffle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import public_handle, reveal, show
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import ALLY, MASCOT, SUPPORTS, VTUBER, CardDef
from ..rules import picking
from ..rules.deck import reach
from ..rules.events import BY_EFFECT, DISCARD_HAND, DRAW, MILL, SALVAGED, SHUFFLE
from ..rules.limits import may_search
from ..rules.timing import let
from ..table import (
    BARRED,
    DECK,
    DISCARD,
    HAND,
    UNTIL_AFTER_COMBAT,
    VCardTable,
    backstage,
    face,
    face_up,
    other,
    top,
    vcard,
    vts,
    zone,
)
from ..word import Word
from .effects import Choosing, Counted, Part, an, plural
from .resources import counted

Fits = Callable[[VCardTable, Frame, CardDef], bool]
YOURS: Final = 0
OPPS: Final = 1
YOUR_OPPS: Final = "your Opp's"


def seat_of(f: Frame, whose: int) -> int:
    return f.seat if whose == YOURS else other(f.seat)


class Kind(Word):
    """A kind of card, in words: "a Mascot", "Supports"."""

    def __init__(self, fits: Fits, en: str, ja: str) -> None:
        self.fits = fits
        self.en = en
        self.ja = ja

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


def of_type(*types: str) -> Fits:
    def fits(t: VCardTable, f: Frame, card: CardDef) -> bool:
        return card.facts.type in types

    return fits


def staged(element: str | None, pl: int) -> Fits:
    """A VTuber of a stage, and of an element where one is named."""

    def fits(t: VCardTable, f: Frame, card: CardDef) -> bool:
        return card.facts.type == VTUBER and card.facts.pl == pl and element in (None, card.facts.element)

    return fits


def evolves(element: str | None, among: Callable[[VCardTable, int], list[int]]) -> Fits:
    """A VTuber that could be played on one of these as its next stage (4.1.1.3)."""

    def fits(t: VCardTable, f: Frame, card: CardDef) -> bool:
        new = card.facts
        if new.type != VTUBER or new.pl == 8 or element not in (None, new.element):
            return False
        lower = [face(t, top(t, vt)).facts for vt in among(t, f.seat) if face_up(t, vt)]
        return any(old.line == new.line and old.set == new.set and old.pl == new.pl - 1 for old in lower)

    return fits


CARDS: Final = Kind(lambda t, f, card: True, "card", "カード")
SUPPORT: Final = Kind(of_type(*SUPPORTS), "Support", "サポート")
A_VT_CARD: Final = Kind(of_type(VTUBER), "a VT", "VT1枚")
A_MASCOT: Final = Kind(of_type(MASCOT), "a Mascot", "マスコット1枚")
AN_ALLY: Final = Kind(of_type(ALLY), "an Ally", "アライ1枚")
A_PL8: Final = Kind(staged(None, 8), "a PL8 VT", "PL8のVT1枚")
AN_EVOLUTION: Final = Kind(evolves(None, vts), "a VT that evolves from a VT you control", "自分のVTから進化するVT1枚")
ELEMENTS = {"fire": "火", "water": "水", "grass": "草", "electric": "電気", "platinum": "プラチナ"}
ELEMENTS |= {"divine": "神聖", "chaos": "カオス"}


def element_pl8(element: str) -> Kind:
    return Kind(staged(element, 8), f"{an(element.title())} PL8 VT", f"{ELEMENTS[element]}のPL8のVT1枚")


def element_evolution(element: str) -> Kind:
    return Kind(
        evolves(element, backstage),
        f"{an(element.title())} VT that evolves from a VT on your Backstage",
        f"自分のバックステージのVTから進化する{ELEMENTS[element]}のVT1枚",
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Counted):
    """Draw cards; possible as long as there are as many to draw (8.2.10.1)."""

    def words(self, lang: Lang) -> str:
        return f"{self.n}枚引く" if lang == "ja" else f"draw {plural(self.n, 'card')}"

    def possible(self, t: Table, f: Frame) -> bool:
        return holds(vcard(t), f.seat, self.n)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(DRAW, f.seat, amount=counted(f, self.n), origin=f.source, cause=BY_EFFECT))
        return NEXT


def holds(t: VCardTable, seat: int, n: int) -> bool:
    """Could so many cards come from the top of a deck, made anew if it runs out?"""
    return len(zone(t, seat, DECK)) + len(zone(t, seat, DISCARD)) >= n


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Choosing):
    """Cards of a hand, chosen by its owner when it happens. Which kinds a hand holds stays secret."""

    def __init__(self, n: int, what: Kind = CARDS, whose: int = YOURS) -> None:
        self.n = n
        self.what = what
        self.whose = whose

    def words(self, lang: Lang) -> str:
        mine, what = self.whose == YOURS, self.what.words(lang)
        if lang == "ja":
            return f"{'' if mine else '相手は'}手札の{what}を{self.n}枚捨てる"
        said = plural(self.n, what)
        return f"discard {said} from your hand" if mine else f"your Opp. discards {said} from their hand"

    def fitting(self, t: VCardTable, f: Frame) -> list[int]:
        hand = zone(t, seat_of(f, self.whose), HAND)
        return hand if self.what is CARDS else [c for c in hand if self.what.fits(t, f, face(t, c))]

    def possible(self, t: Table, f: Frame) -> bool:
        return len(self.fitting(vcard(t), f)) >= self.n

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        seat, hidden = seat_of(f, self.whose), self.what is not CARDS
        pick(t, seat, self.fitting(t, f), self.n, self.n, why=picking.DISCARD, veiled=hidden)
        return NEXT

    def act(self, t: VCardTable, f: Frame) -> Signal:
        discard_picked(t, f, seat_of(f, self.whose))
        return NEXT


def discard_picked(t: VCardTable, f: Frame, seat: int) -> None:
    if t.picked:
        let(t, f, Event(DISCARD_HAND, seat, amount=len(t.picked), origin=f.source, extra=t.picked))


def top_of_deck(n: int, whose: int) -> str:
    return f"the {'top card' if n == 1 else f'top {n} cards'} of {'your' if whose == YOURS else YOUR_OPPS} deck"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mill(Part):
    """The top cards of a deck are discarded."""

    def __init__(self, n: int, whose: int = OPPS) -> None:
        self.n = n
        self.whose = whose

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{'自分' if self.whose == YOURS else '相手'}のデッキの上から{self.n}枚を捨てる"
        return f"discard {top_of_deck(self.n, self.whose)}"

    def possible(self, t: Table, f: Frame) -> bool:
        return holds(vcard(t), seat_of(f, self.whose), self.n)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(MILL, f.seat, seat_of(f, self.whose), counted(f, self.n), f.source))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Part):
    """Look through one's deck and draw a card that fits, shown to all; then shuffle (8.2.1)."""

    def __init__(self, what: Kind) -> None:
        self.what = what
        self.hit = -1

    def words(self, lang: Lang) -> str:
        said = self.what.words(lang)
        return f"{said}をデッキから探す" if lang == "ja" else f"search your deck for {said}"

    def possible(self, t: Table, f: Frame) -> bool:
        return may_search(vcard(t), f.seat)

    def done(self, t: Table, f: Frame) -> bool:
        """A search that found nothing was no condition met (8.2.1.2, 4.5.2.2)."""
        return bool(f.slots[self.hit])

    def lower(self, code: Code) -> None:
        self.hit = code.slot()
        cannot = code.branch(self.possible)
        code.step(self.look)
        code.step(self.draw)
        code.step(self.shuffle)
        code.land(cannot)

    def look(self, t: VCardTable, f: Frame) -> Signal:
        reach(t, f.seat, 1)  # an empty deck is made anew first (8.2.10.1)
        deck = zone(t, f.seat, DECK)
        for card in deck:
            show(t, card, f.seat)
        note(t, "search", f.seat)
        found = [c for c in deck if self.what.fits(t, f, face(t, c))]
        pick(t, f.seat, found, 1, 1, why=picking.SEARCH, veiled=True)
        return NEXT

    def draw(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.hit] = len(t.picked)
        for card in t.picked:
            reveal(t, card)
            public_handle(t, card)
            let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=BY_EFFECT, extra=t.picked))
        return NEXT

    def shuffle(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(SHUFFLE, f.seat))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Part):
    """The opponent shuffles their deck."""

    said = ("your Opp. shuffles their deck", "相手はデッキを切る")

    def act(self, t: VCardTable, f: Frame) -> Signal:
        let(t, f, Event(SHUFFLE, other(f.seat), origin=f.source))
        return NEXT


class Barred(Ability):
    """One card that may not be played for now."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return int(live.anchor == subject)


BAR: Final = Barred()
BAR.register("vcard:barred")


@mypyc_attr(allow_interpreted_subclasses=True)
class Salvage(Choosing):
    """A card of one's own discard pile goes to the hand; it may not be played until after combat."""

    said = (
        "put a card from your discard pile into your hand; it can't be played until after combat",
        "捨て札のカード1枚を手札に加える。そのカードは戦闘後まで使えない",
    )

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(zone(vcard(t), f.seat, DISCARD))

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, zone(t, f.seat, DISCARD), 1, 1, why=picking.SALVAGE)
        return NEXT

    def act(self, t: VCardTable, f: Frame) -> Signal:
        for card in t.picked:
            enter(t.mods, BARRED, Live(BAR.number, f.source, f.seat, card, t.tick(), UNTIL_AFTER_COMBAT, 1))
            let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=SALVAGED, extra=t.picked))
        return NEXT
