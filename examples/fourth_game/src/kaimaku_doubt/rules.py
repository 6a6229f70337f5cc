"""The rules, in the order in which a turn goes."""

from __future__ import annotations

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.decisions import PASS, Option, Prompt, ask
from kaimaku.kernel.frames import NEXT, RESTART, Frame, Signal, finish, procedure, push, run
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Result, Table

from .table import CARDS, FIRST, HAND, OUT, PILE, DoubtTable, called, hand, others, playing, rank

DOUBTED: Option = ("doubt",)
LAST_TURN = 100
NOT_HELD = Refusal("doubt:2.1", "Lay a card from your own hand.", "自分の手札からカードを出してください。")
LAY = Prompt(
    "doubt:lay",
    "doubt:2.1",
    "Lay a card.",
    "カードを出してください。",
    lambda t, f, seat: [("lay", card) for card in hand(t, seat)],
    lambda t, f, seat, option: NOT_HELD if option[0] == "lay" else None,
)
DOUBT = Prompt(
    "doubt:doubt", "doubt:3.1", "Doubt it?", "ダウトと言いますか？", lambda t, f, seat: [DOUBTED, PASS], secret=True
)
TAKE_CARD, TAKE_DOUBTS, NEXT_TURN = 1, 3, 4  # steps of a turn


def deal(t: DoubtTable) -> None:
    """1.2: all cards, one at a time."""
    t.add_cards(list(range(len(CARDS))), 0, PILE)
    for n, card in enumerate(shuffled(t, t.zones[PILE])):
        move(t, card, HAND + n % t.seats, 1 << n % t.seats)


def move(t: DoubtTable, card: int, zone: int, known: int) -> None:
    t.zones[t.where[card]].remove(card)
    t.zones[zone].append(card)
    t.where[card], t.known[card] = zone, known
    if zone >= HAND:
        t.zones[zone].sort(key=t.defs.__getitem__)


def begin(t: Table, first: int) -> None:
    """On to the first question."""
    t.active = t.used[FIRST,] = first
    push(t, TURN, -1)
    run(t)


def _call(t: DoubtTable, f: Frame) -> Signal:
    note(t, "turn", t.active, -1, t.turn, called(t))
    return ask(t, LAY, t.active)


def _take_card(t: DoubtTable, f: Frame) -> Signal:
    card = int(t.answer[1])
    move(t, card, PILE, 1 << t.active)  # only whoever laid it knows its face
    note(t, "lay", t.active, card, called(t))
    return NEXT


def _take_doubts(t: DoubtTable, f: Frame) -> Signal:
    given = t.answers or {t.asked[0]: t.answer}
    doubter = next((seat for seat in others(t) if given.get(seat) == DOUBTED), None)  # 3.2
    if doubter is not None:
        card = t.zones[PILE][-1]
        lie = rank(t, card) != called(t)
        reveal(t, card)
        note(t, "doubt", doubter)
        note(t, "lie" if lie else "truth", t.active, card)
        taker = t.active if lie else doubter
        note(t, "take", taker, -1, len(t.zones[PILE]))
        for each in t.zones[PILE][:]:
            move(t, each, HAND + taker, 1 << taker)  # in a hand, nobody else can tell the cards apart any more
    if not hand(t, t.active):
        finish(t, Result((t.active,), "doubt:4.1"))
    return NEXT


def _next_turn(t: DoubtTable, f: Frame) -> Signal:
    t.active = others(t)[0]
    t.turn += 1
    if t.turn <= LAST_TURN:
        return RESTART
    held = {seat: len(hand(t, seat)) for seat in range(t.seats) if playing(t, seat)}
    fewest = [seat for seat, cards in held.items() if cards == min(held.values())]
    finish(t, Result(tuple(fewest) if len(fewest) == 1 else (), "doubt:4.2"))
    return NEXT


def give_up(t: DoubtTable, seat: int) -> Result | None:
    """4.3: the hand goes under the pile, as nobody else knows it; a turn of that seat is over."""
    for card in hand(t, seat)[::-1]:
        move(t, card, PILE, 1 << seat)
        t.zones[PILE].insert(0, t.zones[PILE].pop())
    t.used[OUT, seat] = 1
    left = [other for other in range(t.seats) if playing(t, other)]
    return Result((left[0],), "doubt:4.3") if len(left) == 1 else None


STEPS = (_call, _take_card, lambda t, f: ask(t, DOUBT, *others(t)), _take_doubts, _next_turn)
TURN = procedure("doubt:2", *STEPS, slots=0)
