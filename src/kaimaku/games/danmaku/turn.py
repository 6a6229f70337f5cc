"""The turn: start, draw, main, discard, and on to the next active player."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import Option, ask
from kaimaku.kernel.frames import BACK, NEXT, RESTART, SKIP, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.refusals import Refusal

from .main_step import MAIN
from .piles import discard, draw
from .stats import max_hand
from .table import DanmakuTable, active, from_current, hand, numbers, procedure, prompt, ring

DRAWN = 2  # turn.draw


def _start(t: DanmakuTable, f: Frame) -> Signal:
    """Limits start afresh with one's turn (turn.start.2)."""
    t.turn += 1
    t.active = f.seat
    t.fired[f.seat] = 0
    note(t, "turn", f.seat, -1, t.turn)
    return NEXT


def _draw(t: DanmakuTable, f: Frame) -> Signal:
    t.step = "draw"
    draw(t, f.seat, DRAWN)
    return NEXT


def _main(t: DanmakuTable, f: Frame) -> Signal:
    t.step = "main"
    push(t, MAIN, f.seat)
    return NEXT


def _discard(t: DanmakuTable, f: Frame) -> Signal:
    """The turn of a player who was defeated in it ends without a discard step (D-R13)."""
    if active(t, f.seat):
        t.step = "discard"
        push(t, DISCARD_STEP, f.seat, -1, ((),) * t.seats)
    return NEXT


def _next(t: DanmakuTable, f: Frame) -> Signal:
    f.seat = ring(t, f.seat)[0]
    return RESTART


TURN = procedure("danmaku:turn.order", _start, _draw, _main, _discard, _next)


# --- the discard step of all players: slot 0 what each seat has chosen so far, told to nobody until all are done ------


def _chosen(f: Frame) -> tuple[tuple[int, ...], ...]:
    return cast("tuple[tuple[int, ...], ...]", f.slots[0])


def _surplus(t: DanmakuTable, f: Frame, seat: int) -> int:
    return len(hand(t, seat)) - max_hand(t, seat) - len(_chosen(f)[seat])


def _ask_discards(t: DanmakuTable, f: Frame) -> Signal:
    """Everybody over the maximum chooses at the same time, a card in each round (turn.discard.1, D-R20)."""
    over = [seat for seat in from_current(t) if _surplus(t, f, seat) > 0]
    return ask(t, DISCARDS, *over) if over else SKIP


def _take_discards(t: DanmakuTable, f: Frame) -> Signal:
    answers = t.answers or {t.asked[0]: t.answer}
    f.slots[0] = tuple(
        (*cards, cast(int, answers[seat][1])) if seat in answers else cards for seat, cards in enumerate(_chosen(f))
    )
    t.answers = {}
    return BACK


def _drop(t: DanmakuTable, f: Frame) -> Signal:
    for seat in from_current(t):
        for card in _chosen(f)[seat]:
            discard(t, seat, card)
    return NEXT


def _discard_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    """In the order of the hand, so that a set of cards can be named in one way only."""
    cards, chosen = hand(t, seat), _chosen(f)[seat]
    first = cards.index(chosen[-1]) + 1 if chosen else 0
    return [("discard", card) for card in cards[first : len(cards) - _surplus(t, f, seat) + 1]]


NOT_IN_HAND = Refusal("danmaku:term.discard.5", "That card is not in your hand.", "そのカードは手札にありません。")
IN_ORDER = Refusal(
    "danmaku:turn.discard.1",
    "Choose the cards in the order of your hand, leaving enough to discard.",
    "手札の並び順に、必要な枚数が残るように選びます。",
)


def _why_no_discard(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    chosen = numbers(option, "discard", 1)
    if chosen is None:
        return None
    return IN_ORDER if chosen[0] in hand(t, seat) else NOT_IN_HAND


DISCARDS = prompt(
    "discards",
    "turn.discard.1",
    "Discard down to your maximum hand size.",
    "手札上限まで捨ててください。",
    _discard_options,
    _why_no_discard,
)
DISCARD_STEP = procedure("danmaku:turn.discard.1", _ask_discards, _take_discards, _drop)
