"""Lines for the terminal that every game shares."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from kaimaku.judge import catalogue
from kaimaku.kernel.refusals import Lang

from .words import say

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def hanging(head: str, text: str, style: str = "") -> Table:
    """A mark or number with a text that keeps its left edge when it is folded."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(Text(head, style="bold"), Text(text, style=style))
    return grid


def rule(reference: str, lang: Lang) -> Text:
    found = catalogue.lookup(reference)
    says = found.says_ja if lang == "ja" else found.says
    return Text(say("rule", lang, id=reference, says=says), style="dim")


def bracketed(notes: Sequence[str], lang: Lang) -> str:
    """What stands behind a name."""
    return f"（{'、'.join(notes)}）" if lang == "ja" else f" ({', '.join(notes)})"


def letter_of(i: int) -> str:
    return LETTERS[i] if i < 26 else LETTERS[i // 26 - 1] + LETTERS[i % 26]


def hand(rows: Iterable[tuple[str, int, str, str]]) -> Table:
    """Cards in hand: the letter one types, how many copies, the name, and a few facts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    for letter, copies, name, facts in rows:
        said = Text(name)
        if copies > 1:
            said.append(f" ×{copies}", style="bold")
        grid.add_row(Text(f"  {letter}", style="bold"), said, Text(facts, style="dim"))
    return grid
