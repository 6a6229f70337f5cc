"""Power Levels and combats at the terminal: what each sum is made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from kaimaku.games.vcard.projection.combat import combat
from kaimaku.games.vcard.projection.shape import Combat, Term, VTuber
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.refusals import Lang

from .words import TERMS, named, say, who


def total_words(vt: VTuber) -> str:
    """11, or 11 (9+2) where the card says another number."""
    if vt.pl is None:
        return "?"
    printed = sum(term.amount for term in vt.terms if term.kind == "printed")
    return f"{vt.pl}" if vt.pl == printed else f"{vt.pl} ({printed}{vt.pl - printed:+})"


def breakdown(vt: VTuber, lang: Lang) -> list[RenderableType]:
    """One line for each term."""
    top = vt.stack[-1]
    name = named(top.card) if top is not None else say("face_down", lang)
    lines: list[RenderableType] = [Text(f"{name}: {'?' if vt.pl is None else vt.pl}", style="bold")]
    return [*lines, *(Padding(Text(_term(term, lang)), (0, 0, 0, 2)) for term in vt.terms)]


def _term(term: Term, lang: Lang) -> str:
    said = TERMS[term.kind][lang == "ja"]
    amount = f"{term.amount:>3}" if term.kind == "printed" else f"{term.amount:>+3}"
    by = f" ({named(term.card)})" if term.card and term.kind != "printed" else ""
    return f"{amount}  {said}{by}"


# --- combat ---------------------------------------------------------------------------------------------------------


def shown(t: VCardTable, seat: int | None, lang: Lang) -> list[RenderableType]:
    """The last combat as a table: both seats on one row for each source."""
    fought = combat(t)
    if fought is None:
        return [Text(say("no_combat", lang))]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "right", "right"):
        grid.add_column(justify=justify, overflow="fold")
    order = _order(seat)
    grid.add_row(
        Text(say("combat", lang, n=fought.round), style="bold"),
        *(Text(who(s, seat, lang), style="bold") for s in order),
    )
    actives = [named(number) if number else say("no_active", lang) for number in fought.actives]
    grid.add_row(Text(), *(Text(actives[s]) for s in order))
    for row in fought.rows:
        amounts = [f"{row.amounts[s]:+}" if row.kind != "printed" else str(row.amounts[s]) for s in order]
        grid.add_row(Text(TERMS[row.kind][lang == "ja"]), *(Text("" if n in ("+0", "0") else n) for n in amounts))
    if fought.tied:
        grid.add_row(Text(say("helped", lang)), *(Text(f"{fought.helped[s]:+}") for s in order))
    totals = ["–" if n is None else str(n) for n in fought.totals]
    grid.add_row(Text(say("total", lang), style="bold"), *(Text(totals[s], style="bold") for s in order))
    return [grid, Text(result(fought, seat, lang), style="bold")]


def told(fought: Combat, seat: int | None, lang: Lang) -> list[str]:
    """The same in a line for each seat, for the story."""
    return [_line(fought, side, seat, lang) for side in _order(seat)]


def _order(seat: int | None) -> Sequence[int]:
    return (0, 1) if seat is None else (seat, 1 - seat)


def _line(fought: Combat, side: int, seat: int | None, lang: Lang) -> str:
    name = who(side, seat, lang)
    if not fought.actives[side]:
        return f"{name}: {say('no_active', lang)}"
    parts = []
    for row in fought.rows:
        n = row.amounts[side]
        if n or row.kind == "printed":
            said = TERMS[row.kind][lang == "ja"]
            parts.append(f"{n} {said}" if row.kind == "printed" else f"{n:+} {said}")
    if fought.tied:
        parts.append(f"{fought.helped[side]:+} {say('helped', lang)}")
    return f"{name}, {named(fought.actives[side])}: {', '.join(parts)} = {fought.totals[side]}"


def result(fought: Combat, seat: int | None, lang: Lang) -> str:
    return say("tie", lang) if fought.winner is None else say("won", lang, who=who(fought.winner, seat, lang))
