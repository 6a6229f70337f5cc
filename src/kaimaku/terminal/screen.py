"""A question on a screen of few lines: whatever scrolls away, what just happened and what is asked stay in sight."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table

from .lines import hanging

SEEN = 6  # of what just happened, so much is in sight when a question is put
NUMBER = 4  # columns of a number, with the space behind it
GAP = 2  # between two columns of options


def beside(
    console: Console, news: list[RenderableType], question: Sequence[RenderableType], options: list[RenderableType]
) -> list[RenderableType]:
    """News, question, options; where that pushes the news out of sight, the options come before the last of it."""
    last = news[-SEEN:]
    if not console.is_terminal or rows(console, [*last, *question, *options]) < console.height:
        return [*news, *question, *options]
    return [*news[: -len(last)], *options, *last, *question] if last else [*options, *question]


def numbered(console: Console, options: Sequence[str]) -> list[RenderableType]:
    """One below the other; in two columns where half of the screen would not hold them otherwise."""
    lines: list[RenderableType] = [hanging(f"{n:>3}", words) for n, words in enumerate(options, 1)]
    room = (console.width - GAP) // 2 - NUMBER
    if len(options) <= console.height // 2 or max(map(cell_len, options)) > room:
        return lines
    grid = Table.grid(padding=(0, GAP, 0, 0))
    half = (len(lines) + 1) // 2
    for n in range(half):
        grid.add_row(*lines[n::half])
    return [grid]


def rows(console: Console, lines: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(line)) for line in lines)
