"""Editing: how a replacing text changes the event that is about to happen (10.11)."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event, event_of, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code

from ..table import HoloTable


def lower_edit(code: Code, change: Callable[[HoloTable, Frame, Event], None]) -> None:
    """A step that changes the event in the frame of its replacement."""

    def edit(t: HoloTable, f: Frame) -> Signal:
        frame = replaced(t)
        e = event_of(frame)
        change(t, f, e)
        frame.slots[0] = e.pack()
        return NEXT

    code.step(edit)
