"""Drawing, discarding, giving, looking: what happens to hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang

from ..definitions import main_card
from ..phrases import CARDS, ENTRY, NUMBER, Aim, Cost, Verb, Who
from ..rules import picking
from ..rules.asides import look
from ..rules.drops import drop, drop_in_turn
from ..rules.piles import draw, give, swap_hands, to_deck
from ..rules.reach import in_range
from ..rules.stats import max_hand
from ..table import DECK, RESOLVING, DanmakuTable, hand, items, procedure
from ..templates import Term, fill
from .lasting import Numeric
from .nouns import CARD, THIRD, YOU, CardsOf, OwnItems
from .numbers import CARDS as CARD_COUNT
from .numbers import Amount, amount, counted
from .verbs import InTurn, PlayerVerb, aim

NEVER: Final = 99  # more cards than anybody has


class Draw(PlayerVerb):
    en = "{who:draw} {n}"
    ja = "{who:は}カードを{n}引く"
    why = "draw"

    def __init__(self, n: int | Amount, who: Who = YOU) -> None:
        super().__init__(who)
        self.n = n

    def words(self, lang: Lang) -> str:
        values = {**attributes(self), "n": counted(self.n, CARD_COUNT, lang)}
        return fill(self.ja if lang == "ja" else self.en, values, lang)

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        draw(t, seat, amount(self.n, t, f))


class DrawUpTo(PlayerVerb):
    en = "{who:draw} up to max hand size"
    ja = "{who:は}手札上限まで引く"
    why = "draw"

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        draw(t, seat, max_hand(t, seat) - len(hand(t, seat)))


class Discard(Cost):
    en = "discard {n#what}[random: at random]"
    ja = "[random:無作為に]{what}{n}枚を捨てる"

    def __init__(self, n: int, what: CardsOf = CARD, random: bool = False) -> None:
        self.n = n
        self.what = what
        self.random = random

    def words(self, lang: Lang) -> str:
        text = super().words(lang)
        return text.replace("1 Item of yours", "one of your Items")

    def fewest(self, t: DanmakuTable, payer: int) -> int:
        if isinstance(self.what, OwnItems):
            return 0 if len(self.what.find(t, payer, -1)) >= self.n else NEVER
        return self.n

    def payable(self, t: DanmakuTable, payer: int, card: int, besides: int = 0) -> bool:
        if len(self.what.find(t, payer, card)) < self.n:
            return False
        needed = besides if isinstance(self.what, OwnItems) else besides + self.n
        return len(hand(t, payer)) - (card in hand(t, payer)) >= needed

    def lower(self, code: Code) -> None:
        code.step(self._choose)
        code.step(self.act)

    def _choose(self, t: DanmakuTable, f: Frame) -> Signal:
        cards = self.what.find(t, f.seat, f.source)
        if self.random:
            t.picked = tuple(shuffled(t, cards)[: self.n])
        else:
            pick(t, f.seat, cards, self.n, self.n, why=picking.COST, veiled=self.what.secret)
        return NEXT

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        drop(t, f.seat, t.picked)
        return NEXT


class DiscardAny(Cost):
    """Any number of other cards; how many is remembered, and each may add to the Range of this attack (faq.shoot.1)."""

    en = "discard any number of other {what}s[each: ({each} each)]"
    ja = "他の{what}を好きな枚数捨てる[each:（1枚につき{each}）]"

    def __init__(self, what: CardsOf = CARD, each: Numeric | None = None) -> None:
        self.what = what
        self.each = each

    def range_bonus(self, t: DanmakuTable, payer: int, card: int) -> int:
        return self.each.n * len(self.what.find(t, payer, card)) if self.each is not None else 0

    def lower(self, code: Code) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            entry = t.stack[f.num(ENTRY)]
            cards = self.what.find(t, f.seat, f.source)
            each = self.each.n if self.each is not None else 0
            enough = (n for n in range(len(cards)) if not each or in_range(t, entry.you, entry.target, n * each))
            least = next(enough, len(cards))
            pick(t, f.seat, cards, least, len(hand(t, f.seat)), why=picking.COST, veiled=True)
            return NEXT

        def pay(t: DanmakuTable, f: Frame) -> Signal:
            number = f.num(ENTRY)
            t.stack[number] = t.stack[number].but(paid=len(t.picked))
            drop(t, f.seat, t.picked)
            return NEXT

        code.step(choose)
        code.step(pay)


# --- everything of a kind ---------------------------------------------------------------------------------------------


class Lot(Term):
    """Cards that need no choice, and how to find those of a seat."""

    def __init__(self, en: str, ja: str, cards: Callable[[DanmakuTable, Frame, int], list[int]]) -> None:
        super().__init__(en, ja)
        self.cards = cards


def _touched(t: DanmakuTable, f: Frame, seat: int) -> list[int]:
    """The cards last looked at or revealed that are still where they were."""
    return [card for card in f.many(CARDS) if t.where[card] in (DECK, RESOLVING)]


HAND: Final = Lot("all cards in hand", "手札すべて", lambda t, f, seat: hand(t, seat)[:])
ALL_ITEMS: Final = Lot("all Items in play", "場のアイテムすべて", lambda t, f, seat: items(t, seat)[:])
IT: Final = Lot("it", "それ", _touched)
THE_REST: Final = Lot("the rest", "残り", _touched)
ANY_CARDS: Final = Lot("any number of cards from your hand", "好きな枚数の手札", lambda t, f, seat: hand(t, seat)[:])


class DiscardAll(PlayerVerb):
    en = "{who:discard} {what}"
    ja = "{who:は}{what}を捨てる"
    why = "discard"

    def __init__(self, what: Lot, who: Who = YOU) -> None:
        super().__init__(who)
        self.what = what

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        batches = [(seat, self.what.cards(t, f, seat)) for seat in self.who.seats(t, f)]
        f.slots[NUMBER] = sum(len(cards) for _, cards in batches)
        drop_in_turn(t, batches)
        return NEXT


# --- to the deck, to others -------------------------------------------------------------------------------------------

TOP: Final = Term("top", "上")
EITHER_END: Final = Term("top or bottom", "上か下")


class ToDeck(Verb):
    en = "put {n:card} from your hand on the {end} of the deck"
    ja = "手札{n}枚を山札の{end}に置く"

    def __init__(self, n: int, end: Term) -> None:
        self.n = n
        self.end = end

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def choose(t: DanmakuTable, f: Frame) -> Signal:
            pick(t, f.seat, hand(t, f.seat), self.n, self.n, why=picking.DECK)
            return NEXT

        def choose_end(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = t.picked
            if self.end is EITHER_END and t.picked:
                pick(t, f.seat, (0, 1), 1, 1, why=picking.END_OF_DECK)
            else:
                t.picked = (0,)
            return NEXT

        def put(t: DanmakuTable, f: Frame) -> Signal:
            for card in f.many(slot):
                to_deck(t, f.seat, card, bottom=t.picked == (1,))
            return NEXT

        for part in (choose, choose_end, put):
            code.step(part)


class Give(PlayerVerb):
    en = "give {what} to {who}"
    ja = "{who}に{what}を渡す"
    why = "give"

    def __init__(self, what: Lot, to: Who) -> None:
        super().__init__(to)
        self.what = what

    def able(self, t: DanmakuTable, you: int) -> bool:
        return self.what is not ANY_CARDS or bool(hand(t, you))

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return self.what is ANY_CARDS or bool(self.what.cards(t, f, f.seat))

    def lower_act(self, code: Code) -> None:
        code.step(self._choose)
        code.step(self.act)

    def _choose(self, t: DanmakuTable, f: Frame) -> Signal:
        if self.what is ANY_CARDS:
            pick(t, f.seat, hand(t, f.seat), 1, len(hand(t, f.seat)), why=picking.GIVE)
        else:
            t.picked = tuple(self.what.cards(t, f, f.seat))
        return NEXT

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        for card in t.picked:
            give(t, f.seat, card, seat, hand(t, f.seat)[:] if self.what is ANY_CARDS else ())


TWO_OTHERS: Final = Term("two other players", "他の2人")


class SwapHands(Verb):
    en = "swap the hands of {both}"
    ja = "{both}の手札を入れ替える"

    def __init__(self, a: Who, b: Who) -> None:
        self.a = a
        self.b = b
        self.both = TWO_OTHERS if b is THIRD else Term(f"{a.en} and {b.en}", f"{a.ja}と{b.ja}")

    def aims(self) -> Aim | None:
        return self.a if isinstance(self.a, Aim) else None

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return not isinstance(self.b, Aim) or bool(self.b.choices(t, f.seat, 0, f))

    def lower(self, code: Code) -> None:
        slot = code.slot()
        aim(code, self.a, "swap")

        def remember(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = next(iter(self.a.seats(t, f)), -1)
            return NEXT

        code.step(remember)
        aim(code, self.b, "swap")

        def swap(t: DanmakuTable, f: Frame) -> Signal:
            one = f.num(slot)
            for other in self.b.seats(t, f):
                if one not in (-1, other):
                    swap_hands(t, one, other)
            return NEXT

        code.step(swap)


class LookHand(PlayerVerb):
    en = "look at the hand of {who}"
    ja = "{who}の手札を見る"
    why = "look"

    def __init__(self, whose: Who) -> None:
        super().__init__(whose)

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        note(t, "look", f.seat, f.source, seat)
        look(t, f.seat, seat)


class RevealHand(PlayerVerb):
    """Everybody sees it (faq.sanae.2); the Danmaku cards in it are counted."""

    en = "reveal the hand of {who} to all"
    ja = "{who}の手札を全員に公開する"
    why = "look"

    def __init__(self, whose: Who) -> None:
        super().__init__(whose)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        f.slots[NUMBER] = 0
        return super().act(t, f)

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        for card in hand(t, seat):
            reveal(t, card)
            note(t, "show", seat, card)
            f.slots[NUMBER] = f.num(NUMBER) + ("danmaku" in main_card(t, card).types)


class KeepOnly(InTurn):
    """The Heroine suffers at once and without an answer; she chooses what she keeps."""

    en = "{who:discard} all Items in play and all but {n:card} in hand"
    ja = "{who:は}場のアイテムすべてと、{n}枚を残して手札を捨てる"
    why = "discard"

    def __init__(self, n: int, who: Who) -> None:
        super().__init__(who)
        self.n = n

    def each(self, t: DanmakuTable, f: Frame, seat: int) -> None:
        push(t, KEEP, seat, f.source, self.n)


# KEEP: the frame's seat loses its Items and all but some cards; slot 0 how many it may keep


def _drop_items(t: DanmakuTable, f: Frame) -> Signal:
    drop(t, f.seat, items(t, f.seat)[:])
    return NEXT


def _choose_kept(t: DanmakuTable, f: Frame) -> Signal:
    pick(t, f.seat, hand(t, f.seat), 0, f.num(0), why=picking.KEEP)
    return NEXT


def _drop_rest(t: DanmakuTable, f: Frame) -> Signal:
    drop(t, f.seat, [card for card in hand(t, f.seat) if card not in t.picked])
    return NEXT


KEEP: Final = procedure("danmaku:role.partner/fate", _drop_items, _choose_kept, _drop_rest)
