"""Looking at the top of a deck, and what becomes of the cards: Keep, Bin, Rest."""

from __future__ import annotations

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order, public_handle, reveal, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..deck import reach, shuffle_in
from ..events import BY_EFFECT, DISCARD_HAND, DRAW
from ..table import DECK, DISCARD, VCardTable, face, take, vcard, zone
from ..timing import LOOKED, let
from .effects import Part, cards
from .hands import OPPS, YOUR_OPPS, YOURS, Kind, seat_of


def looked(t: VCardTable, f: Frame) -> list[int]:
    """The cards being looked at that are still where they were, the topmost first."""
    return [c for c in f.many(LOOKED) if c in zone(t, t.owner[c], DECK)]


class LookTop(Part):
    """See the top cards of a deck; everybody sees them if they are revealed."""

    def __init__(self, n: int, whose: int = YOURS, openly: bool = False) -> None:
        self.n = n
        self.whose = whose
        self.openly = openly

    def words(self, lang: Lang) -> str:
        mine = self.whose == YOURS
        if lang == "ja":
            verb = "公開する" if self.openly else "見る"
            return f"{'自分' if mine else '相手'}のデッキの上から{cards(self.n, lang)}を{verb}"
        top_cards = "top card" if self.n == 1 else f"top {self.n} cards"
        verb = "reveal" if self.openly else "look at"
        return f"{verb} the {top_cards} of {'your' if mine else YOUR_OPPS} deck"

    def possible(self, t: Table, f: Frame) -> bool:
        board, seat = vcard(t), seat_of(f, self.whose)
        return len(zone(board, seat, DECK)) + len(zone(board, seat, DISCARD)) >= self.n

    def lower(self, code: Code) -> None:
        def look(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            found = reach(board, seat_of(f, self.whose), self.n)
            for card in found:
                if self.openly:
                    reveal(board, card)
                else:
                    show(board, card, f.seat)
                public_handle(board, card)
                note(board, "reveal" if self.openly else "look", f.seat, card)
            f.slots[LOOKED] = tuple(found)
            return NEXT

        code.step(look)


def RevealTop(n: int, whose: int = OPPS) -> LookTop:
    return LookTop(n, whose, openly=True)


class Keep(Part):
    """Draw one of the cards looked at; of a stated kind, it is shown, and need not be taken."""

    def __init__(self, what: Kind | None = None) -> None:
        self.what = what

    def words(self, lang: Lang) -> str:
        if self.what is None:
            return "その中の1枚を引く" if lang == "ja" else "draw 1 of them"
        said = self.what.words(lang)
        return (
            f"その中の{said}を公開して引いてもよい"
            if lang == "ja"
            else f"you may reveal and draw {said} from among them"
        )

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(looked(vcard(t), f))

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            found = looked(board, f)
            if self.what is None:
                pick(t, f.seat, found, 1, 1, why="keep")
            else:
                fitting = [c for c in found if self.what.fits(board, f, face(board, c))]
                pick(t, f.seat, fitting, 0, 1, why="keep", veiled=True)
            return NEXT

        def draw(t: Table, f: Frame) -> Signal:
            if t.picked:
                if self.what is not None:
                    reveal(t, t.picked[0])
                let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=BY_EFFECT, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(draw)


class Bin(Part):
    """Discard some of the cards looked at."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"その中の{self.n}枚を捨てる" if lang == "ja" else f"discard {self.n} of them"

    def possible(self, t: Table, f: Frame) -> bool:
        return len(looked(vcard(t), f)) >= self.n

    def lower(self, code: Code) -> None:
        def choose(t: Table, f: Frame) -> Signal:
            pick(t, f.seat, looked(vcard(t), f), self.n, self.n, why="bin")
            return NEXT

        def discard(t: Table, f: Frame) -> Signal:
            if t.picked:
                let(t, f, Event(DISCARD_HAND, f.seat, amount=len(t.picked), origin=f.source, extra=t.picked))
            return NEXT

        code.step(choose)
        code.step(discard)


THE_REST, THE_OTHER, THEM, IT = "the rest", "the other", "them", "it"
WHAT = {THE_REST: "残り", THE_OTHER: "残り", THEM: "それら", IT: "それ"}


class Rest(Part):
    """What remains of the cards looked at goes somewhere. Their order is chosen unseen by whoever looked."""

    en: str
    ja: str

    def __init__(self, what: str = THE_REST) -> None:
        self.what = what

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return self.ja.format(WHAT[self.what], "" if self.what in (IT, THE_OTHER) else "好きな順で")
        return self.en.format(self.what, "" if self.what in (IT, THE_OTHER) else " in any order")

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(looked(vcard(t), f))


def lay_under(t: VCardTable, seat: int, ordered: tuple[int, ...], bottom: bool) -> None:
    """Put cards of a deck on its bottom or top, the first of them outermost."""
    deck = zone(t, t.owner[ordered[0]], DECK)
    for card in ordered:
        deck.remove(card)
    if bottom:
        deck[:0] = ordered
    else:
        deck += ordered[::-1]
    forget_order(t, ordered, seat)
    for card in ordered:
        note(t, "put", seat, card, "bottom" if bottom else "top")


class ToBottom(Rest):
    en = "put {} on the bottom{}"
    ja = "{}を{}デッキの一番下に置く"

    def lower(self, code: Code) -> None:
        def order(t: Table, f: Frame) -> Signal:
            left = looked(vcard(t), f)
            pick(t, f.seat, left, len(left), len(left), ordered=True, why="bottom")
            return NEXT

        def put(t: Table, f: Frame) -> Signal:
            if t.picked:
                lay_under(vcard(t), f.seat, t.picked, bottom=True)
            return NEXT

        code.step(order)
        code.step(put)


class ToEither(Rest):
    """All of them on the top, or all of them on the bottom."""

    en = "put {} on the top or bottom{}"
    ja = "{}を{}デッキの一番上か一番下に置く"

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def which(t: Table, f: Frame) -> Signal:
            choose_number(t, f.seat, 1, 2, "end of the deck")
            return NEXT

        def order(t: Table, f: Frame) -> Signal:
            f.slots[slot] = t.picked[0]
            left = looked(vcard(t), f)
            pick(t, f.seat, left, len(left), len(left), ordered=True, why="top" if t.picked[0] == 1 else "bottom")
            return NEXT

        def put(t: Table, f: Frame) -> Signal:
            if t.picked:
                lay_under(vcard(t), f.seat, t.picked, bottom=f.slots[slot] == 2)
            return NEXT

        code.step(which)
        code.step(order)
        code.step(put)


class ToOpp(Rest):
    """Into the hand of whose deck it is."""

    en = "put {} into your Opp's hand"
    ja = "{}を相手の手札に加える"

    def lower(self, code: Code) -> None:
        def give(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            for card in looked(board, f):
                take(board, card, board.owner[card])
                note(board, "give", board.owner[card], card)
            return NEXT

        code.step(give)


class ShuffledBack(Rest):
    en = "shuffle {} back"
    ja = "{}をデッキに戻して切る"

    def lower(self, code: Code) -> None:
        def shuffle(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            left = looked(board, f)
            if left:
                shuffle_in(board, board.owner[left[0]], [])
            return NEXT

        code.step(shuffle)
