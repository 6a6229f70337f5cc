"""Picture: the heat map as boxes and labels, and as SVG. Whoever draws it need not know what it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from kaimaku import games
from kaimaku.lab.interval import Estimate, percent
from kaimaku.lab.matrix import Matrix

Rgb = tuple[int, int, int]

LOSS: Rgb = (179, 88, 6)
EVEN: Rgb = (242, 240, 236)
WIN: Rgb = (33, 88, 168)
DARK: Rgb = (0, 0, 0)
LIGHT: Rgb = (255, 255, 255)

CELL_W, CELL_H = 46, 30
SIZE, SMALL = 14, 12
LETTER = 0.58  # of the size, the width of a letter on average
EDGE, GAP = 20, 10
STEPS = 8  # of the key


# Colours: blue where a deck wins, orange where it loses, which every kind of sight tells apart.


def fill(rate: float) -> Rgb:
    """Pale near one half, strong near 0 and 1."""
    end = WIN if rate >= 0.5 else LOSS
    part = min(1.0, abs(rate - 0.5) * 2)
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(EVEN, end, strict=True))
    return red, green, blue


def ink(ground: Rgb) -> Rgb:
    """What is read best on this ground."""
    return max(DARK, LIGHT, key=lambda color: contrast(color, ground))


def contrast(a: Rgb, b: Rgb) -> float:
    """The ratio of WCAG 2: 4.5 is enough for text."""
    dark, light = sorted((_luminance(a), _luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: Rgb) -> float:
    red, green, blue = (x / 255 / 12.92 if x <= 10 else ((x / 255 + 0.055) / 1.055) ** 2.4 for x in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def hexed(color: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


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
    title = f"{games.find(run.game).title[0]}: {len(decks)} decks, {_played(matrix)} games per pair"
    how = f"{run.bot} bot, seed {run.seed}, {matrix.made[:10]}"
    subtitle = f"Win rate (%) of the row against the column. {how}"
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


STYLE = """
text { font-family: system-ui, "Noto Sans", "Noto Sans JP", sans-serif; fill: #18181c; }
.ground { fill: #ffffff; } .empty { fill: #e4e2de; } .bold { font-weight: 600; }
@media (prefers-color-scheme: dark) {
  text { fill: #f1f0ee; } .ground { fill: #17171b; } .empty { fill: #34343b; }
}
"""


def svg(picture: Picture) -> str:
    """It follows the reader's light or dark page."""
    width, height = round(picture.width), round(picture.height)
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"',
            f' role="img" aria-label={quoteattr(picture.title)}>\n<style>{STYLE}</style>\n',
            f'<rect class="ground" width="{width}" height="{height}"/>\n',
            *map(_box, picture.boxes),
            *map(_label, picture.labels),
            "</svg>\n",
        ]
    )


def _box(box: Box) -> str:
    look = 'class="empty"' if box.color is None else f'fill="{hexed(box.color)}"'
    shape = f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}" {look}'
    return f"{shape}><title>{escape(box.says)}</title></rect>\n" if box.says else f"{shape}/>\n"


def _label(label: Label) -> str:
    look = [f'x="{label.x:.1f}" y="{label.y:.1f}" font-size="{label.size}" text-anchor="{label.anchor}"']
    if label.color is not None:
        look.append(f'style="fill: {hexed(label.color)}"')
    if label.bold:
        look.append('class="bold"')
    if label.up:
        look.append(f'transform="rotate(-90 {label.x:.1f} {label.y:.1f})"')
    return f"<text {' '.join(look)}>{escape(label.text)}</text>\n"
