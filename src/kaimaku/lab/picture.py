"""Picture: the heat map as boxes and labels. Whoever draws it need not know what it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kaimaku.lab.interval import Estimate, percent
from kaimaku.lab.matrix import Matrix
from kaimaku.lab.palette import Rgb, fill, ink

CELL_W, CELL_H = 46, 30
SIZE, SMALL = 14, 12
LETTER = 0.58  # of the size, the width of a letter on average
EDGE, GAP = 20, 10
STEPS = 8  # of the key
GAMES = {"hocg": "hololive OCG", "vcard": "VCard"}


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    w: float
    h: float
    color: Rgb | None  # None: the faint colour of what is empty
    says: str = ""


@dataclass(frozen=True, slots=True)
class Label:
    """`color` None is that of the page's text; `up`: turned a quarter, to be read from below."""

    x: float
    y: float
    text: str
    size: int = SIZE
    anchor: Literal["start", "middle", "end"] = "start"
    color: Rgb | None = None
    bold: bool = False
    up: bool = False


@dataclass(slots=True)
class Picture:
    title: str
    width: float = 0
    height: float = 0
    boxes: list[Box] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)


def heat_map(matrix: Matrix) -> Picture:
    """Rows win against columns. The strongest deck comes first, in both directions."""
    decks = matrix.by_strength()
    run = matrix.run
    title = f"{GAMES[run.game]}: {len(decks)} decks, {_played(matrix)} games a pair"
    how = f"{run.bot} bot, seed {run.seed}, {matrix.made[:10]}"
    subtitle = f"Percent of games that the row wins against the column. {how}"
    names = max(_width(deck.en, SIZE) for deck in decks)
    heads = max(_width(deck.id, SIZE) for deck in decks)
    left = EDGE + names + GAP
    right = left + len(decks) * CELL_W + GAP + CELL_W * 3
    top = EDGE + 56 + heads + GAP
    picture = Picture(title, max(right + EDGE, EDGE * 2 + _width(subtitle, SMALL)), top + len(decks) * CELL_H + 64)
    picture.labels += [
        Label(EDGE, EDGE + 16, title, 18, bold=True),
        Label(EDGE, EDGE + 36, subtitle, SMALL),
        Label(left + len(decks) * CELL_W + GAP, top - GAP, "all (95 %)", SMALL, bold=True),
    ]
    rates = {row.id: row.rate for row in matrix.field}
    for n, row in enumerate(decks):
        y = top + n * CELL_H
        picture.labels.append(Label(left - GAP, y + 20, row.en, anchor="end"))
        picture.labels.append(Label(left + n * CELL_W + 28, top - GAP, row.id, up=True))
        for m, column in enumerate(decks):
            cell = matrix.cell(row.id, column.id)
            x = left + m * CELL_W
            if cell is None or not cell.games:
                picture.boxes.append(Box(x, y, CELL_W - 1, CELL_H - 1, None))
                continue
            rate = cell.rate
            says = f"{row.en} against {column.en}: {told(rate)}, {cell.games} games"
            picture.boxes.append(Box(x, y, CELL_W - 1, CELL_H - 1, fill(rate.value), says))
            color = ink(fill(rate.value))
            said = percent(rate.value)
            picture.labels.append(Label(x + CELL_W / 2, y + 20, said, anchor="middle", color=color))
        picture.labels.append(Label(left + len(decks) * CELL_W + GAP, y + 20, told(rates[row.id]), SMALL))
    _key(picture, left, top + len(decks) * CELL_H + 20)
    return picture


def told(rate: Estimate) -> str:
    return f"{percent(rate.value)} % ({percent(rate.low)} to {percent(rate.high)})"


def _played(matrix: Matrix) -> str:
    counts = {cell.games for cell in matrix.cells}
    return str(max(counts)) if len(counts) == 1 else f"{min(counts)} to {max(counts)}"


def _key(picture: Picture, x: float, y: float) -> None:
    for n in range(STEPS + 1):
        rate = n / STEPS
        picture.boxes.append(Box(x + n * 20, y, 20, 12, fill(rate)))
    for n, anchor in ((0, "start"), (STEPS // 2, "middle"), (STEPS, "end")):
        at: float = x + (STEPS + 1) * 20 * n / STEPS
        picture.labels.append(Label(at, y + 27, f"{n / STEPS:.0%}", SMALL, anchor))  # type: ignore[arg-type]


def _width(text: str, size: int) -> float:
    """About how wide a text is; characters that are not Latin take a square each."""
    return sum(1.0 if ord(letter) > 0x2E80 else LETTER for letter in text) * size
