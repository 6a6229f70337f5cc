"""The end of an action: played cards are discarded, whoever is at 0 life is defeated, goals are looked at."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import PASS, Option, ask
from kaimaku.kernel.frames import BACK, DONE, NEXT, RESTART, Frame, Signal, finish, push
from kaimaku.kernel.journal import note

from ..definitions import character_of, role_of
from ..phrases import EXTRA_FALLS, FALLS, HEROINE_FALLS
from ..table import CHARACTER, RESOLVING, DanmakuTable, active, at_zero, from_current, hand, items, procedure, prompt
from .drops import drop_in_turn
from .incident import on_defeat
from .piles import discard
from .roles import lay_down, show_role, verdict
from .spells import invoke, no_spell, open_ways, payable, spell_of, whose_spells
from .stats import lose_effect
from .triggers import follow, listeners
from .window import ZERO_WINDOW


def _clear_stack(t: DanmakuTable, f: Frame) -> Signal:
    """What was played goes to the discard pile in the order of play (ruling S8)."""
    payers = {entry.card: entry.payer for entry in t.stack}
    for card in t.zones[RESOLVING][:]:
        discard(t, payers.get(card, t.active), card)
    t.stack.clear()
    return NEXT


def _last_chance(t: DanmakuTable, f: Frame) -> Signal:
    """Once more before the defeat, unless all have just passed on it (ruling S9)."""
    if at_zero(t) and not t.calm:
        push(t, ZERO_WINDOW, t.active)
    return NEXT


def _defeats(t: DanmakuTable, f: Frame) -> Signal:
    """Until nobody is at 0 life: what follows on a defeat may cost others their last."""
    if any(t.life[seat] == 0 for seat in from_current(t)):
        push(t, DEFEATS, t.active)
        return RESTART
    return NEXT


# DEFEATS: slot 0 the seats that fall together (defeat.5)


def _fall(t: DanmakuTable, f: Frame) -> Signal:
    """All at 0 life together: they discard clockwise from the current player (defeat.8, D-R13)."""
    fallen = tuple(seat for seat in from_current(t) if t.life[seat] == 0)
    for seat in fallen:
        note(t, "defeat", seat)
    f.slots[0] = fallen
    drop_in_turn(t, [(seat, [*hand(t, seat), *items(t, seat)]) for seat in fallen])
    return NEXT


def _reveal(t: DanmakuTable, f: Frame) -> Signal:
    for seat in f.many(0):
        t.down |= 1 << seat
        t.fell[seat] = t.turn
        lay_down(t, seat)
        lose_effect(t, character_of(t, seat).bearer, t.zones[CHARACTER + seat][0])
        show_role(t, seat)
    on_defeat(t)
    return NEXT


def _succession(t: DanmakuTable, f: Frame) -> Signal:
    """A hidden ally of the Extra Boss comes forward, the Rival takes over, and Partners drag the Heroine down."""
    kinds = {role.kind for seat in f.many(0) if (role := role_of(t, seat)) is not None}
    following = []
    if "extra_boss" in kinds:
        following += [(seat, EXTRA_FALLS) for seat in from_current(t)]
    if "heroine" in kinds:
        following += [(seat, HEROINE_FALLS) for seat in from_current(t)]
    following += [(seat, FALLS) for seat in f.many(0)]
    for seat, event in reversed(following):  # the last one pushed runs first
        for card, after in reversed(listeners(t, event, seat)):
            follow(t, seat, card, after.number, -1, -1)
    return NEXT


def _judge(t: DanmakuTable, f: Frame) -> Signal:
    t.stack.clear()
    push(t, JUDGE, t.active)
    return DONE


DEFEATS: Final = procedure("danmaku:defeat.5", _fall, _reveal, _succession, _judge)


def _declare_victory(t: DanmakuTable, f: Frame) -> Signal:
    """Whoever wins reveals and declares, the turn goes on otherwise (defeat.9, defeat.10)."""
    result = verdict(t)
    if result is not None:
        for seat in from_current(t):
            if seat in result.winners:
                show_role(t, seat)
        note(t, "end", -1, -1, *result.winners)
        finish(t, result)
    return DONE


JUDGE: Final = procedure("danmaku:defeat.9", _declare_victory, slots=0)


# --- an empty hand may be a way to activate a Spell Card at once ------------------------------------------------------


def _empty_hands(t: DanmakuTable, f: Frame) -> Signal:
    """Once an effect is over; who declines is asked again after having had a card."""
    for seat in from_current(t):
        if hand(t, seat):
            t.latched &= ~(1 << seat)
        elif not t.latched >> seat & 1 and not t.left >> seat & 1 and immediate(t, seat):
            t.latched |= 1 << seat
            return ask(t, IMMEDIATE, seat)
    return DONE


def _take_empty_hand(t: DanmakuTable, f: Frame) -> Signal:
    from .plays import PLAY

    if t.answer != PASS:
        _, source, index, whose, number, target = (x if isinstance(x, int) else -1 for x in t.answer)
        seat = t.asked[0]
        frame = push(t, PLAY, seat, source)
        frame.slots[0] = invoke(t, seat, source, index, whose, number, target)
    return BACK


def immediate(t: DanmakuTable, seat: int) -> list[Option]:
    """The ways to use an empty hand now, on any turn (ruling S14)."""
    if no_spell(t, seat) is not None or not active(t, seat):
        return []
    return [
        ("invoke", way.source, way.which, whose, -1, target)
        for way in open_ways(t, seat)
        if way.source == t.zones[CHARACTER + seat][0] and way.cost is None and payable(t, seat, way)
        for whose in whose_spells(t, seat, False)
        for target in announced_targets(t, seat, whose)
    ]


def announced_targets(t: DanmakuTable, seat: int, whose: int) -> list[int]:
    """What an Action Spell Card may be aimed at; -1 if it needs no target, nothing for a Reaction."""
    spell = spell_of(t, whose)
    if spell.on is not None:
        return []
    return [-1] if spell.aim is None else spell.aim.choices(t, seat)


def _immediate_options(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    return [*immediate(t, seat), PASS]


IMMEDIATE: Final = prompt(
    "empty hand",
    "ability.1",
    "Your hand is empty. Activate your Spell Card?",
    "手札がありません。スペルカードを発動しますか？",
    _immediate_options,
)
FINISH: Final = procedure(
    "danmaku:defeat.4", _clear_stack, _last_chance, _clear_stack, _defeats, _empty_hands, _take_empty_hand
)


def finish_up(t: DanmakuTable, f: Frame) -> Signal:
    """What every play and every step of a turn ends with."""
    push(t, FINISH, f.seat)
    return NEXT
