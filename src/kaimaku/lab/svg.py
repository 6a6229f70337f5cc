"""The heat map as SVG. It follows the reader's light or dark page."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from kaimaku.lab.palette import hexed
from kaimaku.lab.picture import Box, Label, Picture

STYLE = """
text { font-family: system-ui, "Noto Sans", "Noto Sans JP", sans-serif; fill: #18181c; }
.ground { fill: #ffffff; } .empty { fill: #e4e2de; } .bold { font-weight: 600; }
@media (prefers-color-scheme: dark) {
  text { fill: #f1f0ee; } .ground { fill: #17171b; } .empty { fill: #34343b; }
}
"""


def svg(picture: Picture) -> str:
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
