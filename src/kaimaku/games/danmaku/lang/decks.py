"""Flipping, looking, revealing, arranging: what happens to the decks."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang

from ..definitions import main_card
from ..phrases import CARDS, WHO, Verb
from ..rules import picking
from ..rules.items import put_in_play
from ..rules.piles import blur, discard, flip, give, lay_open, top
from ..rules.roles import holder
from ..table import DECK, DISCARD, INCIDENTS, RESOLVING, DanmakuTable, from_current, ring
from ..templates import Term, with_article
from .nouns import CardsOf, InSeason
from .numbers import Amount, amount

THE_DECK: Final = Term("the deck", "山札")
A_DECK: Final = Term("either deck", "いずれかの山札")


class Flip(Verb):
    """Show the top card to all and discard it."""

    en = "flip the top card of the deck"
    ja = "山札の一番上をめくる"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        card = flip(t, f.seat)
        f.slots[CARDS] = (card,) if card >= 0 else ()
        return NEXT


class FlipUntil(Verb):
    """Flip until a card of some kind shows; that one is not discarded."""

    en = "flip cards from the deck until {a} shows"
    ja = "{what}が出るまで山札の上からめくる"

    def __init__(self, what: CardsOf) -> None:
        self.what = what
        self.a = Term(with_article(what.en), what.ja)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        f.slots[CARDS] = ()
        flipped: set[int] = set()
        while not gone_through(t, flipped):
            card = top(t)
            flipped.add(card)
            lay_open(t, card, RESOLVING)
            note(t, "flip", f.seat, card, main_card(t, card).season)
            if self.what.fits(main_card(t, card)):
                f.slots[CARDS] = (card,)
                break
            discard(t, f.seat, card)
        return NEXT


def gone_through(t: DanmakuTable, flipped: set[int]) -> bool:
    """Has every card there is been flipped? A deck made of nothing but those is not gone through again (D-R24)."""
    return not any(card not in flipped for zone in (DECK, DISCARD) for card in t.zones[zone])


class FlipInTurn(Verb):
    """Each player but the Heroine flips in turn, until a card of some kind shows."""

    en = "each player but the Heroine in turn flips the top card of the deck until one is {a}"
    ja = "主人公以外が順に、{what}が出るまで山札の一番上をめくる"

    def __init__(self, what: InSeason) -> None:
        self.what = what
        self.a = Term(with_article(what.en), what.ja)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        heroine = holder(t, "heroine")
        flippers = [seat for seat in from_current(t) if seat != heroine]
        f.slots[WHO] = -1
        if heroine < 0 or not flippers:  # nobody to swap with (ruling S15)
            return NEXT
        flipped: set[int] = set()
        while not gone_through(t, flipped):
            seat = flippers[len(flipped) % len(flippers)]
            card = flip(t, seat)
            flipped.add(card)
            if self.what.kind(main_card(t, card)) == 0:
                f.slots[WHO] = seat
                break
        return NEXT


class PutInPlay(Verb):
    """The card just found enters play; that is not playing it."""

    en = "put it into play"
    ja = "それを場に出す"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        for card in f.many(CARDS):
            put_in_play(t, f.seat, card)
        return NEXT


# --- looking ----------------------------------------------------------------------------------------------------------


class LookTop(Verb):
    en = "look at the top {n:card} of {deck}"
    ja = "{deck}の上から{n}枚を見る"

    def __init__(self, n: int | Amount, deck: Term = THE_DECK) -> None:
        self.n = n
        self.deck = deck

    def words(self, lang: Lang) -> str:
        text = super().words(lang).replace("top 1 card of", "top card of")
        return text.replace("1 per player cards", "cards, one per player,").replace("人数分の枚", "人数分の枚数")

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return bool(t.zones[DECK])

    def lower(self, code: Code) -> None:
        def choose(t: DanmakuTable, f: Frame) -> Signal:
            t.picked = (0,)
            if self.deck is A_DECK:
                pick(t, f.seat, (0, 1), 1, 1, why=picking.LOOKED_AT)
            return NEXT

        def look(t: DanmakuTable, f: Frame) -> Signal:
            zone = INCIDENTS if t.picked == (1,) else DECK
            count = amount(self.n, t, f)
            if zone == DECK and count > len(t.zones[DECK]) and not isinstance(self.n, int):
                refill(t)
            pile = t.zones[zone]
            cards = pile[max(0, len(pile) - count) :][::-1]
            for card in cards:
                show(t, card, f.seat)
            note(t, "look top", f.seat, -1, len(cards), "incidents" if zone == INCIDENTS else "deck")
            for card in cards:
                note(t, "see", f.seat, card, -1)
            f.slots[CARDS] = tuple(cards)
            return NEXT

        code.step(choose)
        code.step(look)


def refill(t: DanmakuTable) -> None:
    """The discard pile goes below what is left of the deck, shuffled, for whoever needs more than there is."""
    left = t.zones[DECK]
    t.zones[DECK] = []
    top(t)
    t.zones[DECK] += left


class RevealTop(Verb):
    en = "reveal the top {n:card} of the deck"
    ja = "山札の上から{n}枚を公開する"

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        cards = []
        for _ in range(self.n):
            card = top(t)
            if card < 0:
                break
            lay_open(t, card, RESOLVING)
            note(t, "reveal", f.seat, card)
            cards.append(card)
        f.slots[CARDS] = tuple(cards)
        return NEXT


class Arrange(Verb):
    """Each of the cards looked at goes to the top or the bottom; others learn how many went where."""

    en = "put each on the top or bottom in any order"
    ja = "好きな順で上か下に置く"

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def choose_top(t: DanmakuTable, f: Frame) -> Signal:
            cards = tuple(c for c in f.many(CARDS) if t.where[c] in (DECK, INCIDENTS))
            f.slots[CARDS] = cards
            pick(t, f.seat, cards, 0, len(cards), ordered=True, why=picking.TOP)
            return NEXT

        def choose_bottom(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = t.picked
            rest = [card for card in f.many(CARDS) if card not in t.picked]
            pick(t, f.seat, rest, len(rest), len(rest), ordered=True, why=picking.BOTTOM)
            return NEXT

        def put(t: DanmakuTable, f: Frame) -> Signal:
            up, down = f.many(slot), t.picked
            if not up + down:
                return NEXT
            zone = t.where[(up + down)[0]]
            others = [card for card in t.zones[zone] if card not in up and card not in down]
            t.zones[zone] = [*reversed(down), *others, *reversed(up)]
            blur(t, up + down, 1 << f.seat)
            note(t, "arrange", f.seat, -1, len(up), len(down), "incidents" if zone == INCIDENTS else "deck")
            return NEXT

        for part in (choose_top, choose_bottom, put):
            code.step(part)


class DealOut(Verb):
    """Of the cards looked at each player gets one, as the looker decides, oneself first."""

    en = "give one of them to each player"
    ja = "全員に1枚ずつ配る"

    def lower(self, code: Code) -> None:
        slot = code.slot()

        def begin(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = ring(t, f.seat - 1)
            return NEXT

        def choose(t: DanmakuTable, f: Frame) -> Signal:
            left = [card for card in f.many(CARDS) if t.where[card] == DECK]
            seats = f.many(slot)
            t.picked = ()
            if seats and left:
                pick(t, f.seat, left, 1, 1, why=picking.DEALS[seats[0]])
            return NEXT

        def deal(t: DanmakuTable, f: Frame) -> Signal:
            seats = f.many(slot)
            if not t.picked:
                return NEXT
            give(t, f.seat, t.picked[0], seats[0], [card for card in f.many(CARDS) if t.where[card] == DECK])
            f.slots[slot] = seats[1:]
            return BACK

        for part in (begin, choose, deal):
            code.step(part)


class LeaveIt(Verb):
    en = "leave it there"
    ja = "そのままにする"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        return NEXT


LEAVE_IT: Final = LeaveIt()
