"""The discard step of all players: everybody over the maximum chooses at the same time (D-R20)."""

from __future__ import annotations

from itertools import combinations

from kaimaku.kernel.decisions import Option, ask
from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal
from kaimaku.kernel.refusals import Refusal

from .drops import drop_in_turn
from .stats import max_hand
from .table import DanmakuTable, from_current, hand, procedure, prompt

# DISCARD_STEP: slot 0 who has to choose


def surplus(t: DanmakuTable, seat: int) -> int:
    return len(hand(t, seat)) - max_hand(t, seat)


def _ask_discards(t: DanmakuTable, f: Frame) -> Signal:
    over = tuple(seat for seat in from_current(t) if surplus(t, seat) > 0)
    if not over:
        return DONE
    f.slots[0] = over
    return ask(t, DISCARDS, *over)


def _take_discards(t: DanmakuTable, f: Frame) -> Signal:
    """Nothing is told before all have chosen; then clockwise from the current player (turn.discard.1)."""
    seats = f.many(0)
    answers = t.answers or {seats[0]: t.answer}
    t.answers = {}
    drop_in_turn(t, [(seat, [c for c in answers[seat][1:] if isinstance(c, int)]) for seat in seats])
    return NEXT


def _discard_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    """Every set of cards in one way: in the order of the hand."""
    return [("discard", *cards) for cards in combinations(hand(t, seat), surplus(t, seat))]


NOT_IN_HAND = Refusal("danmaku:term.discard.5", "That card is not in your hand.", "そのカードは手札にありません。")
COUNT = Refusal(
    "danmaku:turn.discard.1",
    "Discard exactly as many cards as you have too many, in the order of your hand.",
    "余っている枚数だけ、手札の並び順に選びます。",
)


def _why_no_discard(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    if option[0] != "discard":
        return None
    return COUNT if all(card in hand(t, seat) for card in option[1:]) else NOT_IN_HAND


DISCARDS = prompt(
    "discards",
    "turn.discard.1",
    "Discard down to your maximum hand size.",
    "手札上限まで捨ててください。",
    _discard_options,
    _why_no_discard,
)
DISCARD_STEP = procedure("danmaku:turn.discard.1", _ask_discards, _take_discards, slots=1)
