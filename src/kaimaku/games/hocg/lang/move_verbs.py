"""Verbs that move cards away: to the archive, the hand, the deck, the holo Power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kaimaku.kernel.frames import AGAIN, NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order, reveal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.reasons import Reason
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .. import table as zones
from ..defs import CHEER, DEFS
from ..rules import picking
from ..rules.abilities import CHOSEN, DID, MOVED, SHOWN, context, doer, origin
from ..rules.events import ARCHIVED_BY, SHUFFLED, announce
from ..rules.leaving import archive_cards, off_stage, saving
from ..rules.setup import to_bottom
from ..table import (
    CHEER_DECK,
    DECK,
    HAND,
    POWER,
    HoloTable,
    move,
    put,
    shuffle,
    take_out,
)
from .both_nouns import PartsOfBoth
from .card_nouns import CardNoun, EventCard, Moved, SelfNoun
from .choosing import Fit, choose, exists, keep_moved
from .control import About
from .describing import how_many
from .holomem_nouns import CHOSEN_ONE, MemNoun, PartNoun
from .instead import of_hand, stands_in
from .joined_nouns import OneOrOther, Pair
from .nouns import MINE, THEIRS, HoloNoun
from .words import PLAIN, inflect, plural

BOTTOM: Final = 0
TOP: Final = 1
TOP_OR_BOTTOM: Final = 3
SHUFFLED_IN: Final = 2


def shuffle_deck(t: HoloTable, seat: int) -> None:
    """A deck of one card or none still counts as shuffled (5.6.1.1)."""
    shuffle(t, DECK + seat)
    announce(t, SHUFFLED, seat)


def returned_en(what: str, how: int, deck: str = "deck") -> str:
    """Where cards go that return to the deck."""
    if how == SHUFFLED_IN:
        return f"return {what} to the {deck} and shuffle it"
    return f"return {what} to the {'bottom' if how == BOTTOM else 'top'} of the {deck}"


def to_top(t: HoloTable, seat: int, cards: Sequence[int]) -> None:
    """Put cards on the deck one after the other; nobody else learns their order (4.1.5.1)."""
    for card in cards:
        take_out(t, card)
        put(t, card, DECK + seat)
    forget_order(t, cards, seat)
    if cards:
        note(t, "top", seat, -1, len(cards))


@mypyc_attr(allow_interpreted_subclasses=True)
class _Mover(About[HoloNoun]):
    """Chosen cards go somewhere."""

    why: Reason
    ordered = False
    seeming: _Mover | None = None  # as a cost, without the adjectives that hidden faces decide

    @property
    def veiled(self) -> bool:
        return self.x.veiled

    def could_seem(self, t: Table, f: Frame) -> bool:
        if not self.strict:
            return self.x.seems(cast(HoloTable, t), f)
        if not self.x.veiled:
            return self.possible(t, f)
        if self.seeming is None:
            self.seeming = cast(_Mover, self.unveiled())
        return self.seeming.possible(t, f)

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, self.why, self.ordered, fit=self._fit, strict=self.strict)
        keep_moved(code, slot, self.x)
        self.lower_going(code, slot)

    def lower_going(self, code: Code, slot: int) -> None:
        @code.step
        def go(t: HoloTable, f: Frame) -> Signal:
            """They go together (10.8.4.1)."""
            if saving(t, f.seat, *((f.many(slot), slot) if self.carried else (self.left(t, f.many(slot)),))):
                return AGAIN
            things = [x for x in f.many(slot) if self.able(t, x)]
            if isinstance(self.x, MemNoun):
                off_stage(t, things, self.zone)
            else:
                self.go(t, f, self._off_stage(t, things, self.zone))
            f.slots[DID] = f.num(DID) + len(things)
            return NEXT

    def left(self, t: HoloTable, things: Sequence[int]) -> Sequence[int]:
        """The supports of holomem that go off the stage: these are archived (4.4.7)."""
        if isinstance(self.x, MemNoun):
            gone = [t.mems[i] for i in things if i in t.mems]
        elif isinstance(self.x, PartNoun) and self.x.part == "cards":
            gone = [mem for mem in t.mems.values() if mem.stack[-1] in things]
        else:
            return ()
        return [card for mem in gone for card in mem.supports]

    def _off_stage(self, t: HoloTable, cards: Sequence[int], base: int) -> Sequence[int]:
        """Without its top card a holomem is no longer on the stage (4.4.7); the cards that did not leave with one."""
        if not isinstance(self.x, PartNoun) or self.x.part != "cards":
            return cards
        gone = [mem.id for mem in t.mems.values() if mem.stack[-1] in cards]
        along = [card for i in gone for card in t.mems[i].stack if card in cards]
        off_stage(t, gone, base, along)
        return [card for card in cards if card not in along]

    @property
    def carried(self) -> bool:
        """May there be supports among them that are archived from the stage, in place of which something is done?"""
        return False

    zone = -1  # where they go
    of_deck = False  # do only cards of the deck go there (K-36)?

    def able(self, t: HoloTable, thing: int) -> bool:
        """Can it go there? What lies there already does not (rb.term.archive)."""
        if isinstance(self.x, MemNoun):
            return thing in t.mems
        return t.where[thing] & ~1 != self.zone and not (self.of_deck and DEFS[t.defs[thing]].kind == CHEER)

    @property
    def _mixed(self) -> bool:
        """May there be cheers among them, which do not go where only cards of the deck go?"""
        x = self.x
        return self.of_deck and (isinstance(x, Moved) or (isinstance(x, CardNoun) and x.zone == zones.ARCHIVE))

    @property
    def _fit(self) -> Fit | None:
        return (lambda t, f, thing: self.able(t, thing)) if self._mixed else None

    def go(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> None:
        raise NotImplementedError

    def could_change(self, t: Table, f: Frame) -> bool:
        x = self.x
        if not exists(x, t, f):
            return False
        if isinstance(x, CardNoun) and not self._mixed:
            return x.zone != self.zone
        return isinstance(x, MemNoun) or any(self.able(cast(HoloTable, t), thing) for thing in x.find(t, f))

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        x = self.x
        elsewhere = isinstance(x, CardNoun) and x.zone != self.zone and not self._mixed
        if isinstance(x, PartNoun) or elsewhere:  # what lies elsewhere can go
            return x.some(h, f) if x.least == 1 and x.amount is None else x.count(h, f) >= x.needed(h, f)
        if isinstance(x, Pair):
            return x.complete(h, f)
        found = [thing for thing in x.find(t, f) if self.able(h, thing)]
        return len(found) >= x.needed(h, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Archive(_Mover):
    """5.12; as a cost it may be substituted (10.11.4)."""

    why = picking.ARCHIVE
    said = ("archive {x}{per}", "{x}をアーカイブする")
    done = ("cards", "カード", "archived", "アーカイブした")
    zone = zones.ARCHIVE

    @property
    def carried(self) -> bool:
        parts = isinstance(self.x, PartNoun) and self.x.part in ("cheer", "attached")  # or a support in a cheer's place
        return parts or isinstance(self.x, SelfNoun | EventCard | OneOrOther)

    def lower(self, code: Code) -> None:
        from .paying import choose_cost

        if isinstance(self.x, PartNoun):
            slot = choose_cost(code, self.x)
        else:
            slot = choose(code, self.x, self.why, strict=self.strict, replaceable=of_hand(self.x))
        keep_moved(code, slot, self.x)
        self.lower_going(code, slot)

        @code.step
        def tell(t: HoloTable, f: Frame) -> Signal:
            """A holomem's ability has archived these cards together."""
            if ARCHIVED_BY in t.live and f.many(MOVED) and doer(t, f):
                cards = f.many(MOVED)
                announce(t, ARCHIVED_BY, f.seat, doer(t, f), len(cards), origin(t, f), int(of_hand(self.x)), *cards)
            return NEXT

    def possible(self, t: Table, f: Frame) -> bool:
        from .paying import substitutes

        if super().possible(t, f):
            return True
        h = cast(HoloTable, t)
        if not isinstance(self.x, PartNoun):
            held = self.x.count(h, f)
            return held + stands_in(h, f, self.x, held) >= self.x.needed(h, f)
        return len(self.x.find(t, f)) + len(substitutes(h, f, self.x)) >= self.x.needed(h, f)

    def go(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> None:
        archive_cards(t, f.seat, cards)

    def did(self, n: int, lang: Lang) -> str:
        return "アーカイブした" if lang == "ja" and n == 1 else super().did(n, lang)

    def ja(self, mood: int = PLAIN) -> str:
        if isinstance(self.x, PartNoun) and self.x.most == 99 and not self.x.all:
            what = f"{self.x.place('ja')}{self.x.joint}{self.x.thing('ja')}"
            return f"{what}を{how_many(self.x, 'ja')}{inflect('アーカイブする', mood)}"
        return super().ja(mood)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToHand(_Mover):
    """Back to the hand; of a holomem only the top card, everything else is archived (4.4.7)."""

    why = picking.TO_HAND
    said = ("return {x} to hand{per}", "{x}を手札に戻す")
    done = ("cards", "カード", "returned to hand", "手札に戻した")
    zone = HAND
    of_deck = True

    def __init__(self, x: HoloNoun) -> None:
        super().__init__(x)
        self.picky = isinstance(x, PartNoun) and x.owner is CHOSEN_ONE
        if isinstance(x, Moved) and x.slot == SHOWN:  # it was no hand they were revealed from
            self.said = ("add {x} to hand{per}", "{x}を手札に加える")
            self.done = ("cards", "カード", "added to hand", "手札に加えた")

    def serves(self, t: HoloTable, f: Frame, mem: int) -> bool:
        """A support is not used on somebody with nothing to take back (10.7.2.3.7)."""
        if f.source < 0 or DEFS[t.defs[f.source]].use is None:
            return True
        chosen = context(f.seat, f.source, 0)
        chosen.slots[CHOSEN] = (mem,)
        return bool(self.x.find(t, chosen))

    def go(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> None:
        for card in cards:
            move(t, card, HAND)
            note(t, "take", t.owner[card], card)


def side_of(noun: HoloNoun) -> int:
    """Whose things a noun names."""
    owner = noun.owner if isinstance(noun, PartNoun) else noun
    return owner.side if isinstance(owner, MemNoun | CardNoun) else MINE


@mypyc_attr(allow_interpreted_subclasses=True)
class ToDeck(_Mover):
    """Back to the deck: under it in any order, on top, or shuffled in."""

    why = picking.TO_DECK
    of_deck = True

    def __init__(self, x: HoloNoun, how: int = BOTTOM, shown: bool = False) -> None:
        super().__init__(x)
        self.how = how
        self.ordered = how != SHUFFLED_IN
        self.shown = shown  # revealed first; whoever is to show one that is there shows it (Q248)
        self.strict = shown

    def lower(self, code: Code) -> None:
        why = picking.BOTTOM if self.how == BOTTOM and self.of_deck else self.why
        theirs = side_of(self.x) == THEIRS
        slot = choose(code, self.x, why, self.ordered and not theirs, fit=self._fit, strict=self.strict)
        keep_moved(code, slot, self.x)

        def show_them(t: HoloTable, f: Frame) -> Signal:
            for card in f.many(MOVED):
                reveal(t, card)
                note(t, "show", f.seat, card)
            return NEXT

        def save(t: HoloTable, f: Frame) -> Signal:
            return AGAIN if saving(t, f.seat, self.left(t, f.many(slot))) else NEXT

        def ask_order(t: HoloTable, f: Frame) -> Signal:
            """The order in a deck is its player's choice (4.1.5)."""
            others = [c for c in f.many(MOVED) if t.owner[c] != f.seat]
            pick(t, 1 - f.seat, others, len(others), len(others), ordered=True, why=why)
            return NEXT

        code.step(save)
        if self.shown:
            code.step(show_them)
        if self.ordered:
            code.step(ask_order)

        @code.step
        def go_back(t: HoloTable, f: Frame) -> Signal:
            if isinstance(self.x, MemNoun):  # as they stand, so that leaving tells no order (4.1.5.1)
                off_stage(t, sorted(f.many(slot)), DECK)
            else:
                self._off_stage(t, sorted(f.many(slot)), DECK)
            order = f.many(MOVED)
            f.slots[DID] = f.num(DID) + len(order)
            if self.ordered:
                order = tuple(c for c in order if t.owner[c] == f.seat) + t.picked
            for seat in (f.seat, 1 - f.seat):
                cards = tuple(c for c in order if t.owner[c] == seat)
                if cards or (self.how == SHUFFLED_IN and theirs == (seat != f.seat)):
                    self._lay(t, seat, cards)
            return NEXT

    def _lay(self, t: HoloTable, seat: int, cards: tuple[int, ...]) -> None:
        """Into their owner's deck (4.1.6)."""
        if self.how == BOTTOM:
            to_bottom(t, seat, cards)
            return
        if self.how == TOP:
            to_top(t, seat, cards)
            return
        for card in cards:
            take_out(t, card)
            put(t, card, DECK + seat)
        note(t, "return", seat, -1, len(cards))
        shuffle_deck(t, seat)

    def did(self, n: int, lang: Lang) -> str:
        if n == 1:
            return "戻した" if lang == "ja" else "you did"
        holomem = any(x.of_holomem or x.noun_en == "holomem" for x in self.x.filters)
        if lang == "ja":
            return f"{'ホロメン' if holomem else 'カード'}{n}枚をデッキに戻した"
        return f"{plural(n, 'holomem' if holomem else 'card')} were returned to the deck"

    def en(self) -> str:
        if self.shown:
            return f"reveal {self.x.words('en')}, and {returned_en('them' if self.x.several else 'it', self.how)}"
        order = " in any order" if self._sorted else ""
        return f"{returned_en(self.x.words('en'), self.how)}{order}{self.x.per()}"

    @property
    def _sorted(self) -> bool:
        return self.ordered and (1 < self.x.most < 99 or self.x.amount is not None)

    def ja(self, mood: int = PLAIN) -> str:
        how = "公開し、" if self.shown else "好きな順で" if self._sorted else ""
        where = ("デッキの下に戻す", "デッキの上に戻す", "デッキに戻してシャッフルする")[self.how]
        return f"{self.x.words('ja')}を{how}{inflect(where, mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToHoloPower(_Mover):
    why = picking.POWER
    said = ("put {x} as holo Power{per}", "{x}をホロパワーにする")
    done = ("cards", "カード", "put as holo Power", "ホロパワーにした")
    zone = POWER
    of_deck = True

    def go(self, t: HoloTable, f: Frame, cards: Sequence[int]) -> None:
        for card in cards:
            move(t, card, POWER)
            note(t, "power", f.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ToCheerDeck(ToDeck):
    """Cheers go back under the cheer deck in any order, or are shuffled into it."""

    why = picking.RETURN_CHEER
    done = ("cheers", "エール", "returned", "戻した")
    zone = CHEER_DECK
    of_deck = False

    def __init__(self, x: HoloNoun, how: int = BOTTOM, each: int = 0) -> None:
        super().__init__(PartsOfBoth(x, each) if isinstance(x, PartNoun) and each else x, how)

    def able(self, t: HoloTable, thing: int) -> bool:
        return super().able(t, thing) and DEFS[t.defs[thing]].kind == CHEER

    @property
    def _fit(self) -> Fit | None:
        return lambda t, f, thing: self.able(t, thing)

    def _lay(self, t: HoloTable, seat: int, cards: tuple[int, ...]) -> None:
        for card in sorted(cards):  # which ones everybody sees, but in no order that could tell theirs (4.1.5.1)
            note(t, "return-cheer", seat, card)
        for card in cards:
            move(t, card, CHEER_DECK, bottom=self.how == BOTTOM)
        if self.how == SHUFFLED_IN:
            shuffle(t, CHEER_DECK + seat)
        else:
            forget_order(t, cards, seat)

    def did(self, n: int, lang: Lang) -> str:
        return "戻した" if lang == "ja" and n == 1 else _Mover.did(self, n, lang)

    def en(self) -> str:
        if self.how == SHUFFLED_IN:
            return f"return {self.x.words('en')} to the cheer deck{self.x.per()}. Then, shuffle the cheer deck"
        order = " in any order" if self._sorted else ""
        return f"{returned_en(self.x.words('en'), BOTTOM, 'cheer deck')}{order}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        if self.how == SHUFFLED_IN:
            return f"{self.x.words('ja')}をエールデッキに{inflect('戻す', mood)}。そしてエールデッキをシャッフルする"
        order = "好きな順で" if self._sorted else ""
        return f"{self.x.words('ja')}を{order}エールデッキの下に{inflect('戻す', mood)}"
