"""Looking through the deck and the holo Power, and showing cards (5.9, 5.11)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..abilities import DID, MOVED, SHOWN
from ..defs import DEFS
from ..events import ARCHIVED as ARCHIVED_EVENT
from ..events import ATTACHED as ATTACHED_EVENT
from ..events import announce
from ..main_phase import stage_limit
from ..setup import to_bottom
from ..support import no_attach
from ..table import (
    DECK,
    HAND,
    POWER,
    HoloTable,
    archive,
    attach,
    move,
)
from .card_nouns import HOLO_POWER, CardNoun, Moved
from .choosing import choose, for_each
from .control import Say
from .describing import describe
from .filters import Filter, Level, Named, Related, adjective, implies_holomem
from .holomem_nouns import STAGE as STAGE_NOUN
from .holomem_nouns import MemNoun
from .move_verbs import BOTTOM, SHUFFLED_IN, returned_en, shuffle_deck
from .nouns import ANY, HoloNoun
from .place_verbs import put_on_stage
from .quantities import Quantity, value_of
from .words import CAN, PLAIN, inflect, many, plural

ALL_CARDS = CardNoun(DECK, 0, "your deck", "自分のデッキ")


class Search(Say):
    """Look through the deck for cards, reveal them, take them, shuffle. Finding nothing is allowed (G-18)."""

    def __init__(
        self,
        *what: Filter | str | tuple[str, ...],
        n: int | tuple[int, int] = 1,
        to: int | MemNoun = HAND,
        hidden: bool = False,
    ) -> None:
        self.noun = ALL_CARDS(*what)
        self.what = tuple(adjective(w) for w in what)
        self.follows = any(isinstance(x, Related) and isinstance(x.to, Moved) for x in self.what)
        self.least, self.n = n if isinstance(n, tuple) else (n, n)
        self.on_stage = to is STAGE_NOUN
        self.to = HAND if self.on_stage else to  # the hand, the stage, or the holomem it is attached to
        self.hidden = hidden

    def lower(self, code: Code) -> None:
        def look(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            deck = h.zones[DECK + f.seat]
            for card in deck:
                show(t, card, f.seat)
            found = [c for c in self.noun.find(t, f) if self._may_go(h, f, c)]
            note(t, "search", f.seat)
            room = min(self.n, len(deck))
            if self.on_stage:
                room = min(room, stage_limit(h, f.seat) - len(h.spots[f.seat]))
            pick(t, f.seat, found, 0 if self.what else self.least, room, why="search", veiled=bool(self.what))
            return NEXT

        def take(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            for card in t.picked:
                if not self.hidden:
                    reveal(t, card)
                self._go(h, f, card)
            f.slots[MOVED] = t.picked
            f.slots[DID] = f.num(DID) + len(t.picked)
            shuffle_deck(h, f.seat)
            return NEXT

        code.step(look)
        code.step(take)

    def _may_go(self, t: HoloTable, f: Frame, card: int) -> bool:
        """What may not be attached there is not found (5.17.3)."""
        if not isinstance(self.to, MemNoun):
            return True
        return any(no_attach(t, DEFS[t.defs[card]], t.mems[i]) is None for i in self.to.find(t, f))

    def _go(self, t: HoloTable, f: Frame, card: int) -> None:
        if isinstance(self.to, MemNoun):
            holder = self.to.find(t, f)[0]
            attach(t, card, t.mems[holder])
            announce(t, ATTACHED_EVENT, f.seat, card, 0, f.source, DECK, holder)
        elif self.on_stage:
            put_on_stage(t, f.seat, card)
        else:
            move(t, card, HAND)
            note(t, "take", f.seat, card)

    def could_change(self, t: Table, f: Frame) -> bool:
        """A search of a non-empty deck may always be tried; not for a stage that is full (R-39).

        Nor for something like a card that this text is yet to move: that part alone decides (Q248).
        """
        h = cast(HoloTable, t)
        if self.follows:
            return False
        room = not self.on_stage or len(h.spots[f.seat]) < stage_limit(h, f.seat)
        return bool(h.zones[DECK + f.seat]) and room

    def did(self, n: int, lang: Lang) -> str:
        what = describe(tuple(x for x in self.what if isinstance(x, Level)), lang, "card", "カード")
        if lang == "ja":
            return f"{what}を{n}枚{'出した' if self.on_stage else '加えた'}"
        return f"{plural(n, what)} were {'placed' if self.on_stage else 'added to hand'}"

    def en(self) -> str:
        what = describe(tuple(x for x in self.what if not isinstance(x, Related)), "en", "card", "カード")
        like = "".join(f" {x.words('en')}" for x in self.what if isinstance(x, Related))
        number = f"{self.least} to {self.n} {many(what)}" if self.least < self.n else plural(self.n, what)
        it = number if self.hidden else "it" if self.n == 1 else "them"
        where = f" from {ALL_CARDS.en}" if self.hidden else ""
        if isinstance(self.to, MemNoun):
            go = f"attach {it}{where} to {self.to.receiver('en')}"
        else:
            go = f"place {it}{where} on stage" if self.on_stage else f"add {it}{where} to hand"
        said = go if self.hidden else f"reveal {number} from {ALL_CARDS.en}{like}, and {go}"
        return f"{said}. Then, shuffle the deck"

    def ja(self, mood: int = PLAIN) -> str:
        what = describe(self.what, "ja", "card", "カード")
        number = f"{self.least}～{self.n}" if self.least < self.n else self.n
        if isinstance(self.to, MemNoun):
            where = f"{self.to.receiver('ja')}に付ける"
        else:
            where = "ステージに出す" if self.on_stage else "手札に加える"
        take = f"公開し、{where}"
        if self.hidden:
            take = inflect(where, mood)
        elif mood == CAN:
            kind = "ホロメン" if implies_holomem(self.what) else "カード"
            take = f"公開できる:公開した{kind}を{where}"
        return f"自分のデッキから、{what}{number}枚を{take}。そしてデッキをシャッフルする"


def taken(what: str, n: int, lang: Lang) -> str:
    """Of the cards looked at, these come to hand for all to see."""
    if lang == "ja":
        return f"その中から{'、' if what else ''}{what}{n}枚を公開し、手札に加える"
    return f"Reveal {plural(n, what)} from among them, and add {'it' if n == 1 else 'them'} to hand"


class LookTop(Say):
    """Look at the top k, reveal what fits and take it, the rest to the bottom in any order (5.9)."""

    def __init__(
        self,
        k: int | Quantity,
        *what: Filter | str | tuple[str, ...],
        take: int = 1,
        rest: int | CardNoun = BOTTOM,
        up_to: bool = False,
        shown: bool = False,
    ) -> None:
        self.k = k
        self.noun = ALL_CARDS(*what)
        self.what = tuple(adjective(w) for w in what)
        self.take = take
        self.rest = rest
        self.up_to = up_to
        self.shown = shown or bool(what)  # what has to be of a kind is revealed to prove it

    def _lower_look(self, code: Code, seen: int) -> None:
        """All k at once, or one more as long as the player likes (5.9.1, 5.9.2, R-33)."""

        def ask_more(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            left = min(value_of(self.k, h, f), len(h.zones[DECK + f.seat])) - len(f.many(seen))
            if left <= 0:
                t.picked = (0,)
            elif self.up_to:
                choose_number(t, f.seat, 0, 1, "look-more")
            else:
                t.picked = (left,)
            return NEXT

        def look(t: Table, f: Frame) -> Signal:
            if not t.picked[0]:
                return NEXT
            deck = cast(HoloTable, t).zones[DECK + f.seat]
            end = len(deck) - len(f.many(seen))
            more = deck[end - t.picked[0] : end]
            for card in more:
                show(t, card, f.seat)
                note(t, "look", f.seat, card)
            f.slots[seen] = (*more, *f.many(seen))
            return BACK

        code.step(ask_more)
        code.step(look)

    def lower(self, code: Code) -> None:
        seen = code.slot()
        self._lower_look(code, seen)

        def choose_some(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            fit = self.noun.fitting(h, f, f.many(seen)[::-1])
            most = len(f.many(seen)) if self.take == ANY else self.take
            least = 0 if self.what or self.take == ANY else self.take
            pick(t, f.seat, fit, least, most, why="look-take", veiled=bool(self.what))
            return NEXT

        def take(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            for card in t.picked:
                if self.shown:
                    reveal(t, card)
                move(h, card, HAND)
                note(t, "take", f.seat, card)
            f.slots[MOVED] = t.picked
            f.slots[DID] = f.num(DID) + len(t.picked)
            rest = [c for c in f.many(seen) if c not in t.picked]
            if self.rest == SHUFFLED_IN:
                return NEXT
            pick(t, f.seat, rest, len(rest), len(rest), ordered=self.rest == BOTTOM, why="bottom")
            return NEXT

        def put_rest(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            if self.rest == BOTTOM:
                to_bottom(h, f.seat, t.picked)
            elif self.rest == SHUFFLED_IN:
                shuffle_deck(h, f.seat)
            else:
                for card in t.picked:
                    archive(h, card)
                    announce(h, ARCHIVED_EVENT, f.seat, card)
            return NEXT

        code.step(choose_some)
        code.step(take)
        code.step(put_rest)

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(cast(HoloTable, t).zones[DECK + f.seat])

    def en(self) -> str:
        what = describe(self.what, "en", "card", "カード")
        if self.take == ANY:
            some = many(what.replace(" or ", " and "))
            said = f"Reveal any number of {some} from among them, and add the revealed {self._kind('en')} to hand"
        elif self.shown:
            said = taken(what, self.take, "en")
        else:
            said = f"Add {plural(self.take, what)} from among them to hand"
        return f"look at {self._top('en')}. {said}. Then, {self._rest('en')}"

    def _top(self, lang: Lang) -> str:
        if isinstance(self.k, Quantity):
            if lang == "ja":
                return f"自分のデッキの上から、{self.k.words('ja')}"
            return f"as many cards from the top of your deck {self.k.words('en')}"
        if lang == "ja":
            return f"自分のデッキの上から{self.k}枚{'まで' if self.up_to else ''}"
        return f"{'up to ' if self.up_to else ''}the top {plural(self.k, 'card')} of your deck"

    def _rest(self, lang: Lang) -> str:
        if self.rest not in (BOTTOM, SHUFFLED_IN):
            return "残ったカードをアーカイブする" if lang == "ja" else "archive the remaining cards"
        if lang == "ja":
            back = "好きな順でデッキの下に戻す" if self.rest == BOTTOM else "デッキに戻してシャッフルする"
            return f"残ったカードを{back}"
        said = returned_en("the remaining cards", BOTTOM if self.rest == BOTTOM else SHUFFLED_IN)
        return f"{said} in any order" if self.rest == BOTTOM else said

    def ja(self, mood: int = PLAIN) -> str:
        what = describe(self.what, "ja", "card", "カード")
        if self.take == ANY:
            if len(self.what) == 1 and isinstance(self.what[0], Named):
                what = self.what[0].words("ja", "and")
            said = f"その中から、{what}を好きな枚数公開し、公開した{self._kind('ja')}を手札に加える"
        elif self.shown:
            said = taken(what if self.what else "", self.take, "ja")
        else:
            said = f"その中から、{what}{self.take}枚を手札に加える"
        return f"{self._top('ja')}を見る。{said}。そして{self._rest('ja')}"

    def _kind(self, lang: Lang) -> str:
        """What the revealed cards are called: a name alone speaks of holomem, as every such card does."""
        if any(x.of_holomem or x.noun_en == "holomem" or isinstance(x, Named) for x in self.what):
            return "ホロメン" if lang == "ja" else "holomem"
        return "カード" if lang == "ja" else "cards"


class LookPower(Say):
    """Look at the holo Power, reveal one card of it, take it; the others stay as they lay (Q183)."""

    def lower(self, code: Code) -> None:
        def look(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            power = h.zones[POWER + f.seat]
            for card in power:
                show(t, card, f.seat)
                note(t, "look", f.seat, card)
            pick(t, f.seat, power, 1, 1, why="look-take")
            return NEXT

        def take(t: Table, f: Frame) -> Signal:
            for card in t.picked:
                reveal(t, card)
                move(cast(HoloTable, t), card, HAND)
                note(t, "take", f.seat, card)
            f.slots[MOVED] = t.picked
            f.slots[DID] = f.num(DID) + len(t.picked)
            return NEXT

        code.step(look)
        code.step(take)

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(cast(HoloTable, t).zones[POWER + f.seat])

    def en(self) -> str:
        return f"look at {HOLO_POWER.en}. {taken('card', 1, 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{HOLO_POWER.ja}を見る。{taken('', 1, 'ja')}"


class RevealTop(Say):
    """Reveal the top k cards of the deck; they stay where they are until the text moves them (5.11)."""

    def __init__(self, k: int) -> None:
        self.k = k

    def lower(self, code: Code) -> None:
        def turn_up(t: Table, f: Frame) -> Signal:
            deck = cast(HoloTable, t).zones[DECK + f.seat]
            cards = deck[max(0, len(deck) - self.k) :]
            for card in cards:
                reveal(t, card)
                note(t, "show", f.seat, card)
            f.slots[SHOWN] = tuple(reversed(cards))
            f.slots[DID] = f.num(DID) + len(cards)
            return NEXT

        code.step(turn_up)

    def possible(self, t: Table, f: Frame) -> bool:
        return len(cast(HoloTable, t).zones[DECK + f.seat]) >= self.k

    def en(self) -> str:
        return (
            f"reveal the top {plural(self.k, 'card')} of your deck"
            if self.k > 1
            else "reveal the top card of your deck"
        )

    def ja(self, mood: int = PLAIN) -> str:
        return f"自分のデッキの上から{self.k}枚を{inflect('公開する', mood)}"


class Reveal(Say):
    """Show cards to everybody (5.11.1)."""

    def __init__(self, x: HoloNoun) -> None:
        self.x = x

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, "reveal")

        def show_it(t: HoloTable, f: Frame, card: int) -> None:
            reveal(t, card)
            note(t, "show", f.seat, card)

        def keep_shown(t: Table, f: Frame) -> Signal:
            f.slots[SHOWN] = f.slots[slot]
            return NEXT

        for_each(code, slot, show_it)
        code.step(keep_shown)

    def possible(self, t: Table, f: Frame) -> bool:
        return len(self.x.find(t, f)) >= min(self.x.least, 98)

    def en(self) -> str:
        return f"reveal {self.x.words('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.words('ja')}を{inflect('公開する', mood)}"
