"""The board of hololive OCG for a terminal: both sides, as one seat may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from kaimaku.kernel.refusals import Lang
from kaimaku.terminal import lines

from .. import table
from ..defs import DEFS, CardDef
from ..lang.words import COLOR_JA
from ..rules.stats import hp
from ..speech.names import card_name, cost_icons, kind_name, phase_name, place_name, position_name
from ..table import HoloTable, Mem, at, back, oshi

Rows = Sequence[tuple[str, int, int]]  # a letter, a card of the hand and how many copies
STYLE = {
    "white": "bright_white",
    "green": "green",
    "red": "red",
    "blue": "blue",
    "purple": "magenta",
    "yellow": "yellow",
}
PILES: tuple[tuple[int, str, str], ...] = (
    (table.LIFE, "life", "ライフ"),
    (table.POWER, "Power", "ホロパワー"),
    (table.HAND, "hand", "手札"),
    (table.DECK, "deck", "デッキ"),
    (table.CHEER_DECK, "cheers", "エール"),
    (table.ARCHIVE, "archive", "アーカイブ"),
)


def draw(t: HoloTable, seat: int, rows: Rows, lang: Lang) -> RenderableType:
    """The whole table: the other side on top, yours below, your hand last."""
    theirs, mine = 1 - seat, seat
    if not t.mems:  # the set-up, before anything is laid down
        return Group(_heading(t, seat, lang), hand(t, rows, lang))
    return Group(
        _heading(t, seat, lang),
        _side_line(t, theirs, lang, "相手" if lang == "ja" else "Opponent"),
        _stage(t, theirs, seat, lang, front_last=True),
        Rule(characters="·", style="dim"),
        _stage(t, mine, seat, lang, front_last=False),
        _side_line(t, mine, lang, "自分" if lang == "ja" else "You"),
        hand(t, rows, lang),
    )


def _heading(t: HoloTable, seat: int, lang: Lang) -> Rule:
    phase = phase_name(t.phase, lang)
    if t.phase == "setup":
        title = phase.capitalize()
    elif lang == "ja":
        title = f"{t.turn}ターン目 {'自分' if t.active == seat else '相手'}の{phase}"
    else:
        whose = "your" if t.active == seat else "opponent's"
        title = f"Turn {t.turn}: {whose} {phase}"
    return Rule(title, style="bold")


def _side_line(t: HoloTable, side: int, lang: Lang, who: str) -> Text:
    leader = DEFS[t.defs[oshi(t, side)]]
    line = Text(f"{who} ", style="bold")
    line.append(leader.name(lang), style="bold reverse")
    for zone, en, ja in PILES:
        line.append(f"  {ja if lang == 'ja' else en} ", style="dim")
        line.append(str(len(t.zones[zone + side])), style="bold red" if zone == table.LIFE else "bold")
    return line


def _stage(t: HoloTable, side: int, seat: int, lang: Lang, front_last: bool) -> Grid:
    """One row for each holomem, and the Arts of those in front; an empty place says so."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=False)
    for column in ("place", "name", "hp", "cheers", "more"):
        grid.add_column(column, no_wrap=column in ("place", "hp"), overflow="fold")
    rows: list[Mem | int] = [at(t, side, table.CENTER) or table.CENTER, at(t, side, table.COLLAB) or table.COLLAB]
    rows += back(t, side) or [table.BACK]
    for row in reversed(rows) if front_last else rows:
        if isinstance(row, int):
            empty = (f"  {place_name(table.POSITION_NAMES[row], lang)}", "–")
            grid.add_row(*(Text(text, style="dim") for text in empty), "", "", "")
        else:
            grid.add_row(*_mem_row(t, row, seat, lang))
    return grid


def _mem_row(t: HoloTable, mem: Mem, seat: int, lang: Lang) -> tuple[Text, Text, Text, Text, Text]:
    place = Text("  " + position_name(t, mem, lang))
    if mem.face_down and mem.seat != seat:
        return place, Text("裏向き" if lang == "ja" else "face down", style="dim"), Text(), Text(), Text()
    d = DEFS[t.defs[mem.stack[-1]]]
    name = Text(card_name(d, lang), style="bold" if mem.pos != table.BACK else "")
    if mem.pos != table.BACK:
        name.append("\n" + arts_line(d, lang), style="dim")
    full = hp(t, mem)
    left = Text(f"HP {full - mem.damage}/{full}", style="red" if mem.damage else "")
    return place, name, left, cheers_text(t, mem, lang), _notes(t, mem, lang)


def arts_line(d: CardDef, lang: Lang) -> str:
    """Power and cost of each Arts: names drop away before numbers do."""
    return " / ".join(f"{art.power}{art.printed.suffix}[{cost_icons(art.printed.cost, lang)}]" for art in d.arts)


def cheers_text(t: HoloTable, mem: Mem, lang: Lang) -> Text:
    """Cheers counted by colour: the word says it too, not only the colour."""
    line = Text()
    counts = Counter(color for card in mem.cheers for color in DEFS[t.defs[card]].printed.colors)
    for color, n in counts.items():
        line.append(f"{COLOR_JA[color] if lang == 'ja' else color}{'' if lang == 'ja' else ' '}{n}", STYLE[color])
        line.append(" ")
    return line


def _notes(t: HoloTable, mem: Mem, lang: Lang) -> Text:
    line = Text()
    if mem.resting:
        line.append("お休み " if lang == "ja" else "resting ", style="italic dim")
    for card in mem.supports:
        line.append(f"+{DEFS[t.defs[card]].name(lang)} ", style="cyan")
    if len(mem.stack) > 1:
        line.append(f"下に{len(mem.stack) - 1}枚" if lang == "ja" else f"{len(mem.stack) - 1} below", style="dim")
    return line


def hand(t: HoloTable, rows: Rows, lang: Lang) -> Grid:
    found = [(letter, copies, DEFS[t.defs[card]]) for letter, card, copies in rows]
    return lines.hand(
        (letter, copies, f"{d.name(lang)} {kind_name(d, lang)}", _facts(d, lang)) for letter, copies, d in found
    )


def _facts(d: CardDef, lang: Lang) -> str:
    return f"{d.id}  HP {d.hp}  {arts_line(d, lang)}" if d.hp else f"{d.id}  "
