"""Screen: the terminal. Whatever a file says is shown as it is written: nothing in it colors, moves or turns text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

# Characters that steer a terminal, and those that turn the direction of text. Lines and tabs are fine.
_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def printable(text: str) -> str:
    """Without what steers: such characters have no width, so nothing is moved where they are missing."""
    return _STEERING.sub("", text)


class Screen(Console):
    """A console for text of any origin: without markup, and without control characters but its own."""

    def __init__(self, *, stderr: bool = False, width: int | None = None, no_color: bool | None = None) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, stderr=stderr, width=width, no_color=no_color)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)
