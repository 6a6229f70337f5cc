"""A table as a picture of text: as the terminal draws it, plain or as SVG."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.terminal.side import side

WIDTH = 110


def text(game: str, t: Table, seat: int, lang: Lang = "en") -> str:
    """What a seat sees, in characters."""
    return _console(game, t, seat, lang).export_text()


def svg(game: str, t: Table, seat: int, lang: Lang = "en") -> str:
    """… as an SVG document."""
    return _console(game, t, seat, lang).export_svg(title=f"{game}, seat {seat}")


def _console(game: str, t: Table, seat: int, lang: Lang) -> Console:
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, legacy_windows=False)
    console.print(side(game).draw(t, seat, lang))
    return console
