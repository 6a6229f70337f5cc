"""Verbs of hands and decks: Draw, Discard, Mill, Search, Salvage, Shuffle."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import public_handle, reveal, show
from kaimaku.kernel.listeners import Ability, Live, enter
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import ALLY, MASCOT, SUPPORTS, VTUBER, CardDef
from ..deck import reach
from ..events import BY_EFFECT, DISCARD_HAND, DRAW, MILL, SALVAGED, SHUFFLE
from ..limits import may_search
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
from ..timing import let
from ..word import Word
from .effects import Part, an, cards
from .riches import counted

Fits = Callable[[VCardTable, Frame, CardDef], bool]
YOURS, OPPS = 0, 1
YOUR_OPPS = "your Opp's"


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


CARDS = Kind(lambda t, f, card: True, "card", "カード")
SUPPORT = Kind(of_type(*SUPPORTS), "Support", "サポート")
A_VT_CARD = Kind(of_type(VTUBER), "a VT", "VT1枚")
A_MASCOT = Kind(of_type(MASCOT), "a Mascot", "マスコット1枚")
AN_ALLY = Kind(of_type(ALLY), "an Ally", "アライ1枚")
A_PL8 = Kind(staged(None, 8), "a PL8 VT", "PL8のVT1枚")
AN_EVOLUTION = Kind(evolves(None, vts), "a VT that evolves from a VT you control", "自分のVTから進化するVT1枚")
ELEMENTS = {"fire": "火", "water": "水", "grass": "草", "electric": "電気", "platinum": "プラチナ"}
ELEMENTS |= {"divine": "神聖", "chaos": "混沌"}


def element_pl8(element: str) -> Kind:
    return Kind(staged(element, 8), f"{an(element.title())} PL8 VT", f"{ELEMENTS[element]}のPL8のVT1枚")


def element_evolution(element: str) -> Kind:
    return Kind(
        evolves(element, backstage),
        f"{an(element.title())} VT that evolves from a VT on your Backstage",
        f"自分のバックステージのVTから進化する{ELEMENTS[element]}のVT1枚",
    )


class Draw(Part):
    """Draw cards; possible as long as there are as many to draw (8.2.10.1)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"{cards(self.n, lang)}引く" if lang == "ja" else f"draw {cards(self.n, lang)}"

    def possible(self, t: Table, f: Frame) -> bool:
        board = vcard(t)
        return len(zone(board, f.seat, DECK)) + len(zone(board, f.seat, DISCARD)) >= self.n

    def lower(self, code: Code) -> None:
        def draw(t: Table, f: Frame) -> Signal:
            let(t, f, Event(DRAW, f.seat, amount=counted(f, self.n), origin=f.source, cause=BY_EFFECT))
            return NEXT

        code.step(draw)


class Discard(Part):
    """Cards of a hand, chosen by its owner when it happens. Which kinds a hand holds is nobody else's business."""

    def __init__(self, n: int, what: Kind = CARDS, whose: int = YOURS) -> None:
        self.n = n
        self.what = what
        self.whose = whose

    def words(self, lang: Lang) -> str:
        mine = self.whose == YOURS
        if lang == "ja":
            return f"{'' if mine else '相手は'}手札の{self.what.words(lang)}を{self.n}枚捨てる"
        said = f"{self.n} {self.what.words(lang)}{'' if self.n == 1 else 's'}"
        return f"discard {said} from your hand" if mine else f"your Opp. discards {said} from their hand"

    def fitting(self, t: VCardTable, f: Frame) -> list[int]:
        hand = zone(t, seat_of(f, self.whose), HAND)
        return hand if self.what is CARDS else [c for c in hand if self.what.fits(t, f, face(t, c))]

    def possible(self, t: Table, f: Frame) -> bool:
        return len(self.fitting(vcard(t), f)) >= self.n

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            hidden = self.what is not CARDS
            seat = seat_of(f, self.whose)
            pick(t, seat, self.fitting(board, f), self.n, self.n, why="discard", veiled=hidden)
            return NEXT

        def discard(t: Table, f: Frame) -> Signal:
            if t.picked:
                seat = seat_of(f, self.whose)
                let(t, f, Event(DISCARD_HAND, seat, amount=len(t.picked), origin=f.source, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(discard)


class Mill(Part):
    """The top cards of a deck are discarded."""

    def __init__(self, n: int, whose: int = OPPS) -> None:
        self.n = n
        self.whose = whose

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"{'自分' if self.whose == YOURS else '相手'}のデッキの上から{self.n}枚を捨てる"
        top_cards = "top card" if self.n == 1 else f"top {self.n} cards"
        return f"discard the {top_cards} of {'your' if self.whose == YOURS else YOUR_OPPS} deck"

    def possible(self, t: Table, f: Frame) -> bool:
        board, seat = vcard(t), seat_of(f, self.whose)
        return len(zone(board, seat, DECK)) + len(zone(board, seat, DISCARD)) >= self.n

    def lower(self, code: Code) -> None:
        def mill(t: Table, f: Frame) -> Signal:
            let(t, f, Event(MILL, f.seat, seat_of(f, self.whose), counted(f, self.n), f.source))
            return NEXT

        code.step(mill)


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

        def look(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            reach(board, f.seat, 1)  # an empty deck is made anew first (8.2.10.1)
            deck = zone(board, f.seat, DECK)
            for card in deck:
                show(board, card, f.seat)
            note(board, "search", f.seat)
            found = [c for c in deck if self.what.fits(board, f, face(board, c))]
            pick(t, f.seat, found, 1, 1, why="search", veiled=True)
            return NEXT

        def draw(t: Table, f: Frame) -> Signal:
            f.slots[self.hit] = len(t.picked)
            for card in t.picked:
                reveal(t, card)
                public_handle(t, card)
                let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=BY_EFFECT, extra=t.picked))
            return NEXT

        def shuffle(t: Table, f: Frame) -> Signal:
            let(t, f, Event(SHUFFLE, f.seat))
            return NEXT

        code.step(look)
        code.step(draw)
        code.step(shuffle)
        code.land(cannot)


class Shuffle(Part):
    """The opponent shuffles their deck."""

    def words(self, lang: Lang) -> str:
        return "相手はデッキを切る" if lang == "ja" else "your Opp. shuffles their deck"

    def lower(self, code: Code) -> None:
        def shuffle(t: Table, f: Frame) -> Signal:
            let(t, f, Event(SHUFFLE, other(f.seat), origin=f.source))
            return NEXT

        code.step(shuffle)


class Barred(Ability):
    """One card that may not be played for now."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return int(live.anchor == subject)


BAR = Barred()
BAR.register("vcard:barred")


class Salvage(Part):
    """A card of one's own discard pile goes to the hand; it may not be played until after combat."""

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return "捨て札のカード1枚を手札に加える。そのカードは戦闘後まで使えない"
        return "put a card from your discard pile into your hand; it can't be played until after combat"

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(zone(vcard(t), f.seat, DISCARD))

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            pick(t, f.seat, zone(vcard(t), f.seat, DISCARD), 1, 1, why="salvage")
            return NEXT

        def gain(t: Table, f: Frame) -> Signal:
            for card in t.picked:
                enter(t.mods, BARRED, Live(BAR.number, f.source, f.seat, card, t.tick(), UNTIL_AFTER_COMBAT, 1))
                let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=SALVAGED, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(gain)
