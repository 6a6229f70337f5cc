"""Looking at the top of a deck, and what becomes of the cards: Keep, Bin, Rest."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order, public_handle, reveal, show
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.reasons import Reason
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules import picking
from ..rules.deck import reach, shuffle_in
from ..rules.events import BY_EFFECT, DRAW
from ..rules.timing import LOOKED, let
from ..table import DECK, VCardTable, face, take, vcard, zone
from .effects import Choosing, Part
from .hands import OPPS, YOURS, Kind, discard_picked, holds, seat_of, top_of_deck


def looked(t: VCardTable, f: Frame) -> list[int]:
    """The cards being looked at that are still where they were, the topmost first."""
    return [c for c in f.many(LOOKED) if c in zone(t, t.owner[c], DECK)]


@mypyc_attr(allow_interpreted_subclasses=True)
class LookTop(Part):
    """See the top cards of a deck; everybody sees them if they are revealed."""

    def __init__(self, n: int, whose: int = YOURS, openly: bool = False) -> None:
        self.n = n
        self.whose = whose
        self.openly = openly

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            verb = "公開する" if self.openly else "見る"
            return f"{'自分' if self.whose == YOURS else '相手'}のデッキの上から{self.n}枚を{verb}"
        return f"{'reveal' if self.openly else 'look at'} {top_of_deck(self.n, self.whose)}"

    def possible(self, t: Table, f: Frame) -> bool:
        return holds(vcard(t), seat_of(f, self.whose), self.n)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        found = reach(t, seat_of(f, self.whose), self.n)
        for card in found:
            if self.openly:
                reveal(t, card)
            else:
                show(t, card, f.seat)
            public_handle(t, card)
            note(t, "reveal" if self.openly else "look", f.seat, card)
        f.slots[LOOKED] = tuple(found)
        return NEXT


def RevealTop(n: int, whose: int = OPPS) -> LookTop:
    return LookTop(n, whose, openly=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Keep(Choosing):
    """Draw one of the cards looked at; of a stated kind, it is shown, and need not be taken."""

    def __init__(self, what: Kind | None = None) -> None:
        self.what = what

    def words(self, lang: Lang) -> str:
        if self.what is None:
            return "その中の1枚を引く" if lang == "ja" else "draw 1 of them"
        said = self.what.words(lang)
        if lang == "ja":
            return f"その中の{said}を公開して引いてもよい"
        return f"you may reveal and draw {said} from among them"

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(looked(vcard(t), f))

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        found = looked(t, f)
        if self.what is None:
            pick(t, f.seat, found, 1, 1, why=picking.KEEP)
        else:
            fitting = [c for c in found if self.what.fits(t, f, face(t, c))]
            pick(t, f.seat, fitting, 0, 1, why=picking.KEEP, veiled=True)
        return NEXT

    def act(self, t: VCardTable, f: Frame) -> Signal:
        if t.picked:
            if self.what is not None:
                reveal(t, t.picked[0])
            let(t, f, Event(DRAW, f.seat, amount=1, origin=f.source, cause=BY_EFFECT, extra=t.picked))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Bin(Choosing):
    """Discard some of the cards looked at."""

    def __init__(self, n: int) -> None:
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"その中の{self.n}枚を捨てる" if lang == "ja" else f"discard {self.n} of them"

    def possible(self, t: Table, f: Frame) -> bool:
        return len(looked(vcard(t), f)) >= self.n

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, looked(t, f), self.n, self.n, why=picking.BIN)
        return NEXT

    def act(self, t: VCardTable, f: Frame) -> Signal:
        discard_picked(t, f, f.seat)
        return NEXT


THE_REST: Final = "the rest"
THE_OTHER: Final = "the other"
THEM: Final = "them"
IT: Final = "it"
WHAT: Final = {THE_REST: "残り", THE_OTHER: "残り", THEM: "それら", IT: "それ"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rest(Part):
    """What remains of the cards looked at goes somewhere. Their order is chosen unseen by whoever looked."""

    def __init__(self, what: str = THE_REST) -> None:
        self.what = what

    def words(self, lang: Lang) -> str:
        one = self.what in (IT, THE_OTHER)
        if lang == "ja":
            return self.said[1].format(WHAT[self.what], "" if one else "好きな順で")
        return self.said[0].format(self.what, "" if one else " in any order")

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(looked(vcard(t), f))


def put_in_order(t: VCardTable, f: Frame, why: Reason) -> Signal:
    left = looked(t, f)
    pick(t, f.seat, left, len(left), len(left), ordered=True, why=why)
    return NEXT


def lay_picked(t: VCardTable, seat: int, bottom: bool) -> Signal:
    """Put the chosen cards of a deck on its bottom or top, the first of them outermost."""
    ordered = t.picked
    if not ordered:
        return NEXT
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
    return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class ToBottom(Rest):
    said = ("put {} on the bottom{}", "{}を{}デッキの一番下に置く")

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        return put_in_order(t, f, picking.BOTTOM)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        return lay_picked(t, f.seat, bottom=True)

    def lower(self, code: Code) -> None:
        code.step(self.choose)
        code.step(self.act)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToEither(Rest):
    """All of them on the top, or all of them on the bottom."""

    said = ("put {} on the top or bottom{}", "{}を{}デッキの一番上か一番下に置く")

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def which(t: VCardTable, f: Frame) -> Signal:
            choose_number(t, f.seat, 1, 2, "end of the deck")
            return NEXT

        def order(t: VCardTable, f: Frame) -> Signal:
            f.slots[slot] = t.picked[0]
            return put_in_order(t, f, picking.TOP if t.picked[0] == 1 else picking.BOTTOM)

        def put(t: VCardTable, f: Frame) -> Signal:
            return lay_picked(t, f.seat, bottom=f.slots[slot] == 2)

        for step in (which, order, put):
            code.step(step)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToOpp(Rest):
    """Into the hand of whose deck it is."""

    said = ("put {} into your Opp's hand", "{}を相手の手札に加える")

    def act(self, t: VCardTable, f: Frame) -> Signal:
        for card in looked(t, f):
            take(t, card, t.owner[card])
            note(t, "give", t.owner[card], card)
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class ShuffledBack(Rest):
    said = ("shuffle {} back", "{}をデッキに戻して切る")

    def act(self, t: VCardTable, f: Frame) -> Signal:
        for card in looked(t, f)[:1]:
            shuffle_in(t, t.owner[card], [])
        return NEXT
