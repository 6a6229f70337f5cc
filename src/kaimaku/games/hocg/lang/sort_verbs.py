"""Cards that go all one way or all another, and a hand that is shuffled back together with the archive."""

from __future__ import annotations

from typing import Final, cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..defs import CHEER, DEFS
from ..rules import picking
from ..rules.abilities import DID, MOVED, in_use
from ..table import DECK, HAND, HoloTable, put, take_out
from .card_nouns import DECK_TOP, CardNoun
from .control import Modes, OneStep, Say
from .describing import describe
from .look_verbs import SEEN, look_at
from .move_verbs import Archive, shuffle_deck, to_top
from .nouns import ALL
from .quantities import Quantity, Slot
from .words import PLAIN, inflect, many, sentence


class LookAll(Say):
    """Look at the top k: all of them to the archive, or all of them back on top in any order (Q235)."""

    def __init__(self, k: int | Quantity) -> None:
        self.top = DECK_TOP.numbered(k)
        self.ways = Modes(_AllArchived(SEEN.numbered(ALL)), _AllOnTop())

    def lower(self, code: Code) -> None:
        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            seen = self.top.find(t, f)
            look_at(t, f.seat, seen)
            f.slots[MOVED] = tuple(seen)
            return NEXT

        nothing = code.branch(lambda t, f: bool(f.many(MOVED)))
        self.ways.lower(code)
        code.land(nothing)

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(self.top.find(t, f))

    def en(self) -> str:
        one, other = (cast(Say, way).en() for way in self.ways.modes)
        return f"look at {self.top.words('en')}{self.top.per()}. {sentence(one).removesuffix('.')}, or {other}"

    def ja(self, mood: int = PLAIN) -> str:
        one, other = (cast(Say, way).ja() for way in self.ways.modes)
        return f"{self.top.words('ja')}を見る。そのカードすべてを、{one}か、{other}"


@mypyc_attr(allow_interpreted_subclasses=True)
class _AllArchived(Archive):
    said = ("archive all of those cards", "アーカイブする")


class _AllOnTop(Say):
    def lower(self, code: Code) -> None:
        @code.step
        def ask_order(t: HoloTable, f: Frame) -> Signal:
            seen = f.many(MOVED)
            pick(t, f.seat, seen, len(seen), len(seen), ordered=True, why=picking.TOP)
            return NEXT

        @code.step
        def lay(t: HoloTable, f: Frame) -> Signal:
            to_top(t, f.seat, t.picked)
            return NEXT

    def en(self) -> str:
        return "return them to the top of the deck in any order"

    def ja(self, mood: int = PLAIN) -> str:
        return f"好きな順でデッキの上に{inflect('戻す', mood)}"


class ShuffleBack(OneStep):
    """The whole hand and all such archived cards go into the deck together; how many were in hand is remembered."""

    def __init__(self, also: CardNoun, uncounted: bool = False) -> None:
        self.also = also
        self.uncounted = uncounted  # nothing that follows asks how many were in hand

    def _found(self, t: HoloTable, f: Frame) -> tuple[list[int], list[int]]:
        """Cheers are no cards of the deck (K-36); the support whose text this is lies elsewhere."""
        held = [card for card in t.zones[HAND + f.seat] if card != in_use(f)]
        return held, [card for card in self.also.find(t, f) if DEFS[t.defs[card]].kind != CHEER]

    def step(self, t: HoloTable, f: Frame) -> Signal:
        held, archived = self._found(t, f)
        for card in (*held, *archived):
            take_out(t, card)
            put(t, card, DECK + f.seat)
        note(t, "return", f.seat, -1, len(held) + len(archived))
        shuffle_deck(t, f.seat)
        f.slots[MOVED] = tuple(held)
        f.slots[DID] = f.num(DID) + len(held) + len(archived)
        return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return any(self._found(cast(HoloTable, t), f))

    def en(self) -> str:
        archived = many(describe(self.also.filters, "en", "card", "カード"))
        both = f"[all of your hand cards and all of your archived {archived}]"
        back = f"return {both} to deck and shuffle it"
        return back if self.uncounted else f"count the number of cards in your hand, {back}"

    def ja(self, mood: int = PLAIN) -> str:
        archived = describe(self.also.filters, "ja", "card", "カード")
        both = f"自分の[手札すべてとアーカイブの{archived}すべて]"
        back = f"{both}をデッキに戻してシャッフル{inflect('する', mood)}"
        return back if self.uncounted else f"自分の手札を数えて、{back}"


class _FromHand(Slot):
    def value(self, t: HoloTable, f: Frame) -> int:
        return len(f.many(MOVED))


FROM_HAND: Final = _FromHand(
    MOVED, "the number of cards returned from hand", "手札から戻したカード", "card returned from hand", "枚"
)
