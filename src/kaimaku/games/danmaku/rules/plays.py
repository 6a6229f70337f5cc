"""Playing something to its end: announced, paid, answered, performed; and copies, which are not paid for."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note

from ..definitions import Text, main_card
from ..phrases import ENTRY, FIRED, FIRES, PLAYED, Who
from ..table import CANCELLED, RESOLVING, DanmakuTable, StackEntry, procedure
from .attack import begin_attack
from .defeat import finish_up
from .items import put_in_play
from .piles import lay_open
from .stack import announce, conclude, pay, perform, text_of
from .stats import idle
from .triggers import fire, follow
from .window import open_window


def is_danmaku(t: DanmakuTable, entry: StackEntry) -> bool:
    """Copies of a Danmaku card count as one being played."""
    return "danmaku" in text_of(entry).types


def _on_play(t: DanmakuTable, f: Frame) -> Signal:
    entry = t.stack[f.num(ENTRY)]
    if is_danmaku(t, entry):
        fire(t, entry.you, [(FIRES, entry.you)], f.num(ENTRY))
    return NEXT


def _declare(t: DanmakuTable, f: Frame) -> Signal:
    """What begins with an attack has one window for both (ruling S4)."""
    number = f.num(ENTRY)
    entry = t.stack[number]
    text = text_of(entry)
    if text.attacks:
        begin_attack(t, number, first_defenders(t, f, text), bool(getattr(text.do[0], "sure", 0)))
        entry = t.stack[number]
        if entry.defenders:
            t.stack[number] = entry.but(held=1)
    return NEXT


def first_defenders(t: DanmakuTable, f: Frame, text: Text) -> int:
    """The announced target, or whom the text names."""
    entry = t.stack[f.num(ENTRY)]
    if text.aim is not None:
        return 1 << entry.target
    whom: Who = getattr(text.do[0], "who")  # noqa: B009  a verb that attacks has it
    asked = Frame(f.prog, 0, entry.you, f.source, [f.num(ENTRY), entry.target, None, None])
    return sum(1 << seat for seat in dict.fromkeys(whom.seats(t, asked)))


def _window(t: DanmakuTable, f: Frame) -> Signal:
    entry = t.stack[f.num(ENTRY)]
    open_window(t, f.num(ENTRY), entry.payer)
    return NEXT


def _afterwards(t: DanmakuTable, f: Frame) -> Signal:
    entry = t.stack[f.num(ENTRY)]
    if entry.state != CANCELLED and is_danmaku(t, entry):
        fire(t, entry.you, [(FIRED, entry.you)], f.num(ENTRY))
    return NEXT


PLAY: Final = procedure(
    "danmaku:type.action", pay, _on_play, _declare, _window, perform, conclude, _afterwards, finish_up, slots=2
)
COPY: Final = procedure("danmaku:faq.reisen.3", _on_play, _declare, _window, perform, conclude, _afterwards, slots=1)


def copy(t: DanmakuTable, number: int, you: int, target: int) -> None:
    """Another carries out what an entry says, as its player: it can be answered, but no card is played for it."""
    entry = t.stack[number]
    new = announce(t, text_of(entry), entry.source, -1, you, you, target, entry.answers, copied=True)
    push(t, COPY, you, entry.source, new)


# --- Items: nothing answers them. PLAY_ITEM: slot 0 whose it will be --------------------------------------------------


def _enter(t: DanmakuTable, f: Frame) -> Signal:
    """An Item played on another's behalf is that player's (term.behalf.3)."""
    you = f.num(0)
    lay_open(t, f.source, RESOLVING)
    note(t, "play", f.seat, f.source, you, -1, -1)
    put_in_play(t, you, f.source)
    return NEXT


def _on_entering(t: DanmakuTable, f: Frame) -> Signal:
    """Playing it does something; gaining control of it later does not."""
    you = f.num(0)
    if not idle(t, f.source, you):
        for after in reversed(main_card(t, f.source).bearer.after):  # the last one pushed runs first
            if after.when == PLAYED:
                follow(t, you, f.source, after.number, -1, -1)
    return NEXT


PLAY_ITEM: Final = procedure("danmaku:type.item.1", _enter, _on_entering, finish_up, slots=1)


# --- turn abilities: USE, slots 0 the entry, 1 the program that pays --------------------------------------------------

USE: Final = procedure("danmaku:ability.1/use", pay, perform, conclude, finish_up, slots=2)
