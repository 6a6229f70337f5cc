"""Reactions: the window, asked clockwise, resolved last in first out and reopened; cancelling and taking back."""

from __future__ import annotations

from kaimaku.kernel.decisions import NO, PASS, YES, Option, ask
from kaimaku.kernel.frames import BACK, DONE, NEXT, RESTART, SKIP, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.refusals import Refusal

from .definitions import MAIN_CARDS, Half, half_of, halves_of, main_card
from .piles import take_back
from .stack import REACT, RESOLVE, announce, change
from .table import CANCELLED, OPEN, DanmakuTable, active, hand, numbers, procedure, prompt, ring

NOT_IN_HAND = Refusal("danmaku:type.reaction.1", "That card is not in your hand.", "そのカードは手札にありません。")
NOT_NOW = Refusal(
    "danmaku:type.action",
    "Action cards are played in your own main step while no other card is being resolved.",
    "アクションカードは自分のメインステップで、他のカードの解決中でない時にだけ使えます。",
)
NO_EVENT = Refusal("danmaku:type.reaction.2", "There is nothing like that to react to.", "それには応じられません。")
NOT_FOR_OTHERS = Refusal(
    "danmaku:term.behalf.1", "This card cannot be played for that player.", "このカードはその人のためには使えません。"
)
CANNOT_PAY = Refusal(
    "danmaku:term.behalf.1",
    "You cannot pay what playing it for another costs.",
    "他人のために使うコストを支払えません。",
)


def no_reaction(
    t: DanmakuTable, base: int, seat: int, card: int, number: int, answers: int, you: int
) -> Refusal | None:
    """Why a seat may not answer an entry of this window with a card, for itself or on another's behalf."""
    if card not in hand(t, seat):
        return NOT_IN_HAND
    halves = main_card(t, card).halves
    half = halves[number] if 0 <= number < len(halves) else None
    if half is None or half.on is None:
        return NOT_NOW
    why = no_occasion(t, half, base, seat, answers, you)
    if why is None and you != seat and half.behalf is not None and not half.behalf.payable(t, seat, card):
        return CANNOT_PAY
    return why


def no_occasion(t: DanmakuTable, half: Half, base: int, seat: int, answers: int, you: int) -> Refusal | None:
    """The part of it that everybody can see."""
    assert half.on is not None
    if not base <= answers < len(t.stack):
        return NO_EVENT
    if you != seat and (half.behalf is None or not active(t, you)):
        return NOT_FOR_OTHERS
    return half.on.refuse(t, t.stack[answers], you)


def reactions(t: DanmakuTable, base: int, seat: int) -> list[Option]:
    """Everything a seat could play in this window; outer entries cannot be answered inside it."""
    return [
        ("react", card, number, answers, you)
        for card in hand(t, seat)
        for number, half in halves_of(t, card)
        if half.on is not None
        for answers in range(base, len(t.stack))
        for you in ring(t, seat - 1)
        if no_reaction(t, base, seat, card, number, answers, you) is None
    ]


def could_react(t: DanmakuTable, base: int, seat: int) -> bool:
    """Could this seat react, for all that the others know: the cards of the game, the stack, the size of its hand?"""
    size = len(hand(t, seat))
    for definition in MAIN_CARDS:
        for half in definition.halves:
            if half is None or half.on is None:
                continue
            for you in ring(t, seat - 1):
                cost = half.cost if you == seat else half.behalf
                if size > (cost.fewest() if cost is not None else 0) and any(
                    no_occasion(t, half, base, seat, answers, you) is None for answers in range(base, len(t.stack))
                ):
                    return True
    return False


# --- the window: slots 0 its lowest entry, 1 who acted last, 2 passes in succession, 3 who is asked -------------------


def _open_window(t: DanmakuTable, f: Frame) -> Signal:
    """That there is a window is told from public facts only; whoever shows it may not learn who holds what."""
    if t.journal is not None and any(could_react(t, f.num(0), seat) for seat in ring(t, f.num(1))):
        note(t, "window", f.num(1))
    return NEXT


def _ask_clockwise(t: DanmakuTable, f: Frame) -> Signal:
    """From the left of whoever acted last, that player last (ruling S1); who has nothing to play passes unseen."""
    circle = ring(t, f.num(1))
    for passes in range(f.num(2), len(circle)):
        if reactions(t, f.num(0), circle[passes]):
            f.slots[2] = passes
            f.slots[3] = circle[passes]
            return ask(t, REACTION, circle[passes])
    return SKIP


def _take_reaction(t: DanmakuTable, f: Frame) -> Signal:
    chosen = numbers(t.answer, "react", 4)
    if chosen is None:
        f.slots[2] = f.num(2) + 1
        return BACK
    card, half, answers, you = chosen
    seat = f.num(3)
    push(t, REACT, seat, card, announce(t, seat, card, half, you, answers=answers))
    f.slots[1] = seat
    f.slots[2] = 0
    return BACK


def _resolve_top(t: DanmakuTable, f: Frame) -> Signal:
    """All have passed: the latest reaction resolves and the window reopens, or it is over (type.reaction.6)."""
    for number in range(len(t.stack) - 1, f.num(0), -1):
        entry = t.stack[number]
        if entry.state == OPEN:
            push(t, RESOLVE, entry.payer, entry.card, number)
            f.slots[1] = entry.payer
            f.slots[2] = 0
            return RESTART
    return DONE


def _reaction_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [*reactions(t, f.num(0), seat), PASS]


def _why_no_reaction(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    chosen = numbers(option, "react", 4)
    return None if chosen is None else no_reaction(t, f.num(0), seat, *chosen)


REACTION = prompt(
    "reaction",
    "type.reaction.1",
    "React, or pass?",
    "リアクションしますか?",
    _reaction_options,
    _why_no_reaction,
    secret=True,
)
WINDOW = procedure("danmaku:type.reaction.5", _open_window, _ask_clockwise, _take_reaction, _resolve_top, slots=4)


# --- cancelling: slots 0 the cancelled entry, 1 the cancelling one, 2 the entries that may still be taken back --------


def _cancel(t: DanmakuTable, f: Frame) -> Signal:
    """None of its effects happen, and whoever answered it has done nothing (term.cancel.1, D-R08)."""
    cancelled, by = t.stack[f.num(0)], t.stack[f.num(1)]
    change(t, f.num(0), cancelled._replace(state=CANCELLED, defenders=0, avoided=0))
    note(t, "cancel", by.you, cancelled.card)
    answering = [
        i for i, e in enumerate(t.stack) if e.answers == f.num(0) and i != f.num(1) and half_of(t, e).on is not None
    ]
    for i in answering:
        change(t, i, t.stack[i]._replace(state=CANCELLED))
    clockwise = ring(t, by.payer)
    answering.sort(key=lambda i: clockwise.index(t.stack[i].payer))
    f.slots[2] = tuple(answering)
    return NEXT


def _ask_back(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.many(2)
    return ask(t, TAKE_BACK, t.stack[waiting[0]].payer) if waiting else DONE


def _take_back(t: DanmakuTable, f: Frame) -> Signal:
    waiting = f.many(2)
    entry = t.stack[waiting[0]]
    if t.answer == YES:
        take_back(t, entry.payer, entry.card)
    f.slots[2] = waiting[1:]
    return BACK


def _back_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [YES, NO]


TAKE_BACK = prompt(
    "take back", "term.cancel.2", "Take the reaction back?", "使ったリアクションを手札に戻しますか?", _back_options
)
CANCEL = procedure("danmaku:term.cancel.1", _cancel, _ask_back, _take_back, slots=3)
