"""Looking at cards and showing them: the deck, the holo Power, the opponent's hand (5.9, 5.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kaimaku.kernel.events import happen
from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number, pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.kernel.values import value

from ..rules import picking
from ..rules.abilities import DID, MOVED, SHOWN, doer
from ..rules.events import ARCHIVED as ARCHIVED_EVENT
from ..rules.events import announce
from ..rules.performance import revealed_by_art
from ..rules.setup import to_bottom
from ..rules.stats import REVEALS
from ..table import (
    DECK,
    HAND,
    POWER,
    HoloTable,
    archive,
    move,
    shuffle,
)
from .card_nouns import DECK_TOP, HOLO_POWER, CardNoun, Moved
from .choosing import choose, for_each, lower_together
from .control import About, Say
from .describing import describe, some_en, some_ja
from .filters import Filter, Named
from .move_verbs import BOTTOM, SHUFFLED_IN, TOP, TOP_OR_BOTTOM, returned_en, shuffle_deck, to_top
from .nouns import HoloNoun
from .quantities import Quantity, value_of
from .uses import agree_if_chosen
from .words import PLAIN, inflect, many, plural

ALL_CARDS: Final = CardNoun(DECK, 0, "your deck", "自分のデッキ")


def taken(some: CardNoun, lang: Lang, shown: bool = True) -> str:
    """Of the cards looked at, these come to hand; shown: for all to see."""
    what = some.thing(lang)
    if lang == "ja":
        bare = what if some.filters or not shown else ""
        found = some_ja(some, "その中から、" if bare else "その中から", bare)
        return f"{found}{'公開し、' if shown else ''}手札に加える"
    number = some_en(some, what)
    if not shown:
        return f"Add {number} from among them{some.tail()} to hand{some.per()}"
    return f"Reveal {number} from among them{some.tail()}{some.per()}, and add {'it' if some.one else 'them'} to hand"


def take_into_hand(t: HoloTable, f: Frame, shown: bool) -> None:
    """What was picked comes to hand; shown: for all to see."""
    for card in t.picked:
        if shown:
            reveal(t, card)
        move(t, card, HAND)
        note(t, "take", f.seat, card)
    f.slots[MOVED] = t.picked
    f.slots[DID] = f.num(DID) + len(t.picked)


def look_at(t: HoloTable, seat: int, cards: Sequence[int]) -> None:
    for card in cards:
        show(t, card, seat)
        note(t, "look", seat, card)


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
        openly: bool = False,
    ) -> None:
        self.k = k
        self.openly = openly  # all of them are revealed
        self.top = DECK_TOP[k]
        kinds = ALL_CARDS(*what)
        self.some = kinds if kinds.group is not None else kinds[take]
        self.what = self.some.filters
        self.rest = rest
        self.up_to = up_to
        self.shown = shown or bool(what)  # what has to be of a kind is revealed to prove it

    @property
    def optional(self) -> bool:
        return self.up_to

    def _lower_look(self, code: Code, seen: int) -> None:
        """All k at once, or one more as long as the player likes (5.9.1, 5.9.2, R-33)."""

        @code.step
        def ask_more(t: HoloTable, f: Frame) -> Signal:
            k = value_of(self.k, t, f) + (revealed_more(t, f) if self.openly else 0)
            left = min(k, len(t.zones[DECK + f.seat])) - len(f.many(seen))
            if left <= 0:
                t.picked = (0,)
            elif self.up_to:
                choose_number(t, f.seat, 0, 1, "look-more")
            else:
                t.picked = (left,)
            return NEXT

        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            if not t.picked[0]:
                return NEXT
            deck = t.zones[DECK + f.seat]
            end = len(deck) - len(f.many(seen))
            more = deck[end - t.picked[0] : end]
            look_at(t, f.seat, more)
            for card in more if self.openly else ():
                reveal(t, card)
            f.slots[seen] = (*more, *f.many(seen))
            return BACK

    def lower(self, code: Code) -> None:
        seen = code.slot()
        self._lower_look(code, seen)
        if self.up_to:
            agree_if_chosen(code, seen)

        def fitting(t: HoloTable, f: Frame) -> list[int]:
            return self.some.fitting(t, f, f.many(seen)[::-1])

        def choose_some(t: HoloTable, f: Frame) -> Signal:
            least, most = self.some.bounds(t, f)
            least, most = 0 if self.what else least, min(most, len(f.many(seen)))
            pick(t, f.seat, fitting(t, f), least, most, why=picking.LOOK_TAKE, veiled=bool(self.what))
            return NEXT

        if self.some.group is None:
            code.step(choose_some)
        else:
            lower_together(code, self.some, self.some.group, fitting, picking.LOOK_TAKE, hidden=True)

        if self.rest == TOP_OR_BOTTOM:
            self._lower_choice(code, seen)
            return

        @code.step
        def take(t: HoloTable, f: Frame) -> Signal:
            take_into_hand(t, f, self.shown)
            rest = [c for c in f.many(seen) if c not in t.picked]
            if self.rest == SHUFFLED_IN:
                return NEXT
            why = picking.TOP if self.rest == TOP else picking.BOTTOM
            pick(t, f.seat, rest, len(rest), len(rest), ordered=self.rest in (BOTTOM, TOP), why=why)
            return NEXT

        @code.step
        def put_rest(t: HoloTable, f: Frame) -> Signal:
            if self.rest == BOTTOM:
                to_bottom(t, f.seat, t.picked)
            elif self.rest == TOP:
                to_top(t, f.seat, t.picked)
            elif self.rest == SHUFFLED_IN:
                shuffle_deck(t, f.seat)
            else:
                for card in t.picked:
                    archive(t, card)
                    announce(t, ARCHIVED_EVENT, f.seat, card)
            return NEXT

    def _lower_choice(self, code: Code, seen: int) -> None:
        """The one card stays on top or goes to the bottom."""

        @code.step
        def ask_where(t: HoloTable, f: Frame) -> Signal:
            pick(t, f.seat, f.many(seen), 0, 1, why=picking.BOTTOM)
            return NEXT

        @code.step
        def put(t: HoloTable, f: Frame) -> Signal:
            to_bottom(t, f.seat, t.picked)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return bool(h.zones[DECK + f.seat]) and value_of(self.k, h, f) > 0

    def en(self) -> str:
        if self.rest == TOP_OR_BOTTOM:
            return f"look at {self._top_en()}. Return that card to the top or bottom of the deck"
        look = "reveal" if self.openly else "look at"
        return f"{look} {self._top_en()}. {self._taken('en')}. Then, {self._rest('en')}"

    def _top_en(self) -> str:
        if isinstance(self.k, int):
            return f"{'up to ' if self.up_to else ''}the top {plural(self.k, 'card')} of your deck"
        return f"{'up to ' if self.up_to else ''}{self.top.words('en')}{self.top.per()}"

    def _taken(self, lang: Lang) -> str:
        if self.some.group is not None:
            return self._each(lang)
        if not (self.some.any and self.shown):
            return taken(self.some, lang, self.shown)
        what = describe(self.what, lang, "card", "カード")
        if lang == "ja":
            if len(self.what) == 1 and isinstance(self.what[0], Named):
                what = self.what[0].words("ja", "and")
            return f"その中から、{what}を好きな枚数公開し、公開した{self._kind('ja')}を手札に加える"
        some = many(what.replace(" or ", " and "))
        return f"Reveal any number of {some} from among them, and add the revealed {self._kind('en')} to hand"

    def _each(self, lang: Lang) -> str:
        """One each of several kinds: what they are called together is said once more."""
        if lang == "ja":
            found = some_ja(self.some, "その中から、", self.some.thing("ja"))
            return f"{found}公開し、公開した{self._kind('ja')}を手札に加える"
        found = some_en(self.some, self.some.thing("en"))
        return f"Reveal {found} from among them, and add the revealed {self._kind('en')} to hand"

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
        if self.rest == TOP_OR_BOTTOM:
            return f"{top}を見る。そのカードをデッキの上か下に{inflect('戻す', mood)}"
        look = "公開する" if self.openly else "見る"
        return f"{top}を{look}。{self._taken('ja')}。そして{self._rest('ja')}"

    def _kind(self, lang: Lang) -> str:
        """What the revealed cards are called: a name alone speaks of holomem, as every such card does."""
        if any(x.of_holomem or x.noun_en == "holomem" or isinstance(x, Named) for x in self.what):
            return "ホロメン" if lang == "ja" else "holomem"
        return "カード" if lang == "ja" else "cards"


class LookPower(Say):
    """Look at the holo Power, reveal one card of it, take it; the others stay as they lay (Q183), or are shuffled.

    Of a certain kind there may be none (G-18); not shown, nobody else sees which it was.
    """

    def __init__(self, *what: Filter | str | tuple[str, ...], shuffle: bool = False, shown: bool = True) -> None:
        self.some = HOLO_POWER(*what).numbered(1) if what else ALL_CARDS.numbered(1)
        self.kinds = self.some.filters
        self.shuffle = shuffle
        self.shown = shown

    def lower(self, code: Code) -> None:
        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            power = t.zones[POWER + f.seat]
            look_at(t, f.seat, power)
            fits = self.some.fitting(t, f, power) if self.kinds else power
            pick(t, f.seat, fits, int(not self.kinds), 1, why=picking.LOOK_TAKE, veiled=bool(self.kinds))
            return NEXT

        @code.step
        def take(t: HoloTable, f: Frame) -> Signal:
            take_into_hand(t, f, self.shown)
            if self.shuffle:
                shuffle(t, POWER + f.seat)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(cast(HoloTable, t).zones[POWER + f.seat])

    def did(self, n: int, lang: Lang) -> str:
        return "手札に加えた" if lang == "ja" else "you added it to hand"

    def en(self) -> str:
        shuffled = ". Then, shuffle the holo Power" if self.shuffle else ""
        return f"look at {HOLO_POWER.en}. {taken(self.some, 'en', self.shown)}{shuffled}"

    def ja(self, mood: int = PLAIN) -> str:
        shuffled = "。そしてホロパワーをシャッフルする" if self.shuffle else ""
        return f"{HOLO_POWER.ja}を見る。{taken(self.some, 'ja', self.shown)}{shuffled}"


def revealed_more(t: HoloTable, f: Frame) -> int:
    """How many cards more this text reveals from the top of the deck, by whose ability it is."""
    if REVEALS not in t.mods:
        return 0
    return value(t, REVEALS, doer(t, f) or ~f.seat, 0)


REVEAL_SAID: Final = ("reveal {x}{per}", "{x}を公開する")


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealTop(About[HoloNoun]):
    """Reveal the top k cards of the deck; they stay where they are until the text moves them (5.11)."""

    said = REVEAL_SAID

    def __init__(self, k: int | Quantity) -> None:
        super().__init__(DECK_TOP[k])
        self.k = k

    def lower(self, code: Code) -> None:
        @code.step
        def turn_up(t: HoloTable, f: Frame) -> Signal:
            cards = DECK_TOP.uppermost(t, f, max(0, value_of(self.k, t, f) + revealed_more(t, f)))
            for card in reversed(cards):
                reveal(t, card)
                note(t, "show", f.seat, card)
            f.slots[SHOWN] = tuple(cards)
            f.slots[DID] = f.num(DID) + len(cards)
            told = revealed_by_art(t, f, tuple(cards))
            if told is not None:
                happen(t, told)
            return NEXT

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return len(h.zones[DECK + f.seat]) >= value_of(self.k, h, f) + revealed_more(h, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(About[HoloNoun]):
    """Show cards to everybody (5.11.1)."""

    said = REVEAL_SAID

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, picking.REVEAL)

        def show_it(t: HoloTable, f: Frame, card: int) -> None:
            reveal(t, card)
            note(t, "show", f.seat, card)

        for_each(code, slot, show_it)

        @code.step
        def keep_shown(t: HoloTable, f: Frame) -> Signal:
            f.slots[SHOWN] = f.slots[slot]
            return NEXT

    def possible(self, t: Table, f: Frame) -> bool:
        return len(self.x.find(t, f)) >= self.x.needed(cast(HoloTable, t), f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(About[CardNoun]):
    """Look at all cards of a zone; they stay where they are, and only who looks has seen them."""

    def lower(self, code: Code) -> None:
        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            seen = self.x.find(t, f)
            look_at(t, f.seat, seen)
            f.slots[MOVED] = tuple(seen)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        """Looking changes nothing that lies on the table (R-39)."""
        return self.x.some(cast(HoloTable, t), f)

    def en(self) -> str:
        whose, _, zone = self.x.en.rpartition(" ")
        return f"look at {whose} entire {zone}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.ja}すべてを{inflect('見る', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen(Moved):
    """Cards that this ability looked at before: 'among them'."""

    def thing(self, lang: Lang) -> str:
        return describe(self.filters, lang, "card", "カード")

    def place(self, lang: Lang) -> str:
        return "その中" if lang == "ja" else "among them"


SEEN: Final = Seen("seen", "見た")
