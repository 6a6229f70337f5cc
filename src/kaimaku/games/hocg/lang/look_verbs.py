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
from ..events import ARCHIVED as ARCHIVED_EVENT
from ..events import announce
from ..setup import to_bottom
from ..table import (
    DECK,
    HAND,
    POWER,
    HoloTable,
    archive,
    move,
)
from .card_nouns import DECK_TOP, HOLO_POWER, CardNoun
from .choosing import choose, for_each
from .control import Say
from .describing import describe, how_many, some_ja
from .filters import Filter, Named
from .move_verbs import BOTTOM, SHUFFLED_IN, TOP, returned_en, shuffle_deck, to_top
from .nouns import HoloNoun
from .quantities import Quantity, value_of
from .uses import agree_if_chosen
from .words import PLAIN, inflect, many, plural

ALL_CARDS = CardNoun(DECK, 0, "your deck", "自分のデッキ")


def taken(some: CardNoun, lang: Lang, shown: bool = True) -> str:
    """Of the cards looked at, these come to hand; shown: for all to see."""
    what = some.thing(lang)
    one = some.most == 1 and some.amount is None
    if lang == "ja":
        bare = what if some.filters or not shown else ""
        found = some_ja(some, "その中から、" if bare else "その中から", bare)
        return f"{found}{'公開し、' if shown else ''}手札に加える"
    number = f"all {many(what)}" if some.all else plural(how_many(some, "en"), what)
    if not shown:
        return f"Add {number} from among them{some.tail()} to hand{some.per()}"
    return f"Reveal {number} from among them{some.tail()}{some.per()}, and add {'it' if one else 'them'} to hand"


class LookTop(Say):
    """Look at the top k, reveal what fits and take it, the rest to the bottom in any order (5.9)."""

    def __init__(
        self,
        k: int | Quantity,
        *what: Filter | str | tuple[str, ...],
        take: int | tuple[int, int] | Quantity = 1,
        rest: int | CardNoun = BOTTOM,
        up_to: bool = False,
        shown: bool = False,
    ) -> None:
        self.k = k
        self.top = DECK_TOP[k]
        self.some = ALL_CARDS(*what)[take]
        self.what = self.some.filters
        self.rest = rest
        self.up_to = up_to
        self.shown = shown or bool(what)  # what has to be of a kind is revealed to prove it

    @property
    def optional(self) -> bool:
        return self.up_to

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
        if self.up_to:
            agree_if_chosen(code, seen)

        def choose_some(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            fit = self.some.fitting(h, f, f.many(seen)[::-1])
            least, most = self.some.bounds(h, f)
            most = min(most, len(f.many(seen)))
            pick(t, f.seat, fit, 0 if self.what else least, most, why="look-take", veiled=bool(self.what))
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
            ordered = self.rest in (BOTTOM, TOP)
            pick(t, f.seat, rest, len(rest), len(rest), ordered=ordered, why="top" if self.rest == TOP else "bottom")
            return NEXT

        def put_rest(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            if self.rest == BOTTOM:
                to_bottom(h, f.seat, t.picked)
            elif self.rest == TOP:
                to_top(h, f.seat, t.picked)
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
        h = cast(HoloTable, t)
        return bool(h.zones[DECK + f.seat]) and value_of(self.k, h, f) > 0

    def en(self) -> str:
        return f"look at {self._top_en()}. {self._taken('en')}. Then, {self._rest('en')}"

    def _top_en(self) -> str:
        if isinstance(self.k, int):
            return f"{'up to ' if self.up_to else ''}the top {plural(self.k, 'card')} of your deck"
        return f"{'up to ' if self.up_to else ''}{self.top.words('en')}{self.top.per()}"

    def _taken(self, lang: Lang) -> str:
        if not (self.some.any and self.shown):
            return taken(self.some, lang, self.shown)
        what = describe(self.what, lang, "card", "カード")
        if lang == "ja":
            if len(self.what) == 1 and isinstance(self.what[0], Named):
                what = self.what[0].words("ja", "and")
            return f"その中から、{what}を好きな枚数公開し、公開した{self._kind('ja')}を手札に加える"
        some = many(what.replace(" or ", " and "))
        return f"Reveal any number of {some} from among them, and add the revealed {self._kind('en')} to hand"

    def _rest(self, lang: Lang) -> str:
        if not isinstance(self.rest, int):
            return "残ったカードをアーカイブする" if lang == "ja" else "archive the remaining cards"
        if lang == "ja":
            where = {BOTTOM: "好きな順でデッキの下に戻す", TOP: "好きな順でデッキの上に戻す"}
            return f"残ったカードを{where.get(self.rest, 'デッキに戻してシャッフルする')}"
        said = returned_en("the remaining cards", self.rest)
        return said if self.rest == SHUFFLED_IN else f"{said} in any order"

    def ja(self, mood: int = PLAIN) -> str:
        top = f"{self.top.words('ja')}{'まで' if self.up_to else ''}"
        return f"{top}を見る。{self._taken('ja')}。そして{self._rest('ja')}"

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
        return f"look at {HOLO_POWER.en}. {taken(ALL_CARDS, 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{HOLO_POWER.ja}を見る。{taken(ALL_CARDS, 'ja')}"


class RevealTop(Say):
    """Reveal the top k cards of the deck; they stay where they are until the text moves them (5.11)."""

    def __init__(self, k: int | Quantity) -> None:
        self.k = k
        self.top = DECK_TOP[k]

    def lower(self, code: Code) -> None:
        def turn_up(t: Table, f: Frame) -> Signal:
            cards = self.top.find(t, f)
            for card in reversed(cards):
                reveal(t, card)
                note(t, "show", f.seat, card)
            f.slots[SHOWN] = tuple(cards)
            f.slots[DID] = f.num(DID) + len(cards)
            return NEXT

        code.step(turn_up)

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return len(h.zones[DECK + f.seat]) >= value_of(self.k, h, f)

    def en(self) -> str:
        return f"reveal {self.top.words('en')}{self.top.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.top.words('ja')}を{inflect('公開する', mood)}"


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
        return len(self.x.find(t, f)) >= self.x.needed(cast(HoloTable, t), f)

    def en(self) -> str:
        return f"reveal {self.x.words('en')}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.words('ja')}を{inflect('公開する', mood)}"
