"""The main step: playing Action cards, one after the other, each to its end."""

from __future__ import annotations

from kaimaku.kernel.decisions import Option, ask
from kaimaku.kernel.frames import BACK, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.refusals import Refusal

from .defeat import FINISH
from .definitions import ENTRY, Half, halves_of, main_card
from .reactions import WINDOW
from .stack import announce, conclude, pay, perform
from .stats import danmaku_limit
from .table import DanmakuTable, active, hand, numbers, procedure, prompt

END: Option = ("end",)

NOT_IN_HAND = Refusal("danmaku:turn.main.1", "That card is not in your hand.", "そのカードは手札にありません。")
NOTHING_TO_ANSWER = Refusal(
    "danmaku:type.reaction.1",
    "A reaction needs something to react to.",
    "リアクションは条件を満たした時にだけ使えます。",
)
LIMIT = Refusal(
    "danmaku:type.danmaku.2", "No more Danmaku cards this round.", "このラウンドの弾幕カードの上限に達しています。"
)


def no_play(t: DanmakuTable, seat: int, card: int, number: int, target: int) -> Refusal | None:
    """Why a seat may not play a card of its hand on that target now."""
    if card not in hand(t, seat):
        return NOT_IN_HAND
    halves = main_card(t, card).halves
    half = halves[number] if 0 <= number < len(halves) else None
    if half is None or half.on is not None:
        return NOTHING_TO_ANSWER
    return over_limit(t, seat, half) or no_target(t, seat, card, half, target)


def over_limit(t: DanmakuTable, seat: int, half: Half) -> Refusal | None:
    return LIMIT if "danmaku" in half.types and t.fired[seat] >= danmaku_limit(t, seat) else None


def no_target(t: DanmakuTable, seat: int, card: int, half: Half, target: int) -> Refusal | None:
    aim = half.do[0].aims()
    assert aim is not None
    bonus = half.cost.range_bonus(t, seat, card) if half.cost is not None else 0
    return aim.refuse(t, seat, target, bonus)


# --- one card from the hand to the discard pile -----------------------------------------------------------------------


def _window(t: DanmakuTable, f: Frame) -> Signal:
    """One window for the card and the attack it begins with (ruling S4)."""
    push(t, WINDOW, f.seat, f.source, f.num(ENTRY), f.seat, 0)
    return NEXT


def _finish(t: DanmakuTable, f: Frame) -> Signal:
    push(t, FINISH, f.seat)
    return NEXT


PLAY = procedure("danmaku:type.action", pay, _window, perform, conclude, _finish)


# --- the step -------------------------------------------------------------------------------------------------------


def _ask_main(t: DanmakuTable, f: Frame) -> Signal:
    """A current player who was defeated has no turn left (defeat.10)."""
    return ask(t, MAIN_STEP, f.seat) if active(t, f.seat) else DONE


def _take_main(t: DanmakuTable, f: Frame) -> Signal:
    chosen = numbers(t.answer, "play", 3)
    if chosen is None:
        return DONE
    card, half, target = chosen
    push(t, PLAY, f.seat, card, announce(t, f.seat, card, half, f.seat, target))
    return BACK


def _main_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    plays: list[Option] = [
        ("play", card, number, target)
        for card in hand(t, seat)
        for number, half in halves_of(t, card)
        if half.on is None
        for target in range(t.seats)
        if no_play(t, seat, card, number, target) is None
    ]
    return [*plays, END]


def _why_no_main(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    chosen = numbers(option, "play", 3)
    return None if chosen is None else no_play(t, seat, *chosen)


MAIN_STEP = prompt(
    "main step",
    "turn.main.2",
    "Play a card, or end the main step.",
    "カードを使うか、メインステップを終えてください。",
    _main_options,
    _why_no_main,
)
MAIN = procedure("danmaku:turn.main.1", _ask_main, _take_main)
