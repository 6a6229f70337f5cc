"""Draw the icons and the picture of link previews, out of the curtain: python tools/icons.py (needs Chromium)."""

from __future__ import annotations

from pathlib import Path
from shutil import which

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
BLACK, GREEN, PERSIMMON = "#1D1E22", "#1F6B50", "#C8551B"


def stripes(width: float, height: float, count: int, x: float = 0, y: float = 0) -> str:
    """The curtain, with a fold at the side of each stripe."""
    wide = width / count
    drawn = []
    for n in range(count):
        left = x + n * wide
        color = (BLACK, GREEN, PERSIMMON)[n % 3]
        drawn.append(f'<path fill="{color}" d="M{left} {y}h{wide + 0.5}v{height}h-{wide + 0.5}z"/>')
        drawn.append(
            f'<path fill="#000" opacity=".2" d="M{left + wide * 0.72} {y}h{wide * 0.28}v{height}h-{wide * 0.28}z"/>'
        )
        drawn.append(f'<path fill="#fff" opacity=".1" d="M{left} {y}h{wide * 0.16}v{height}h-{wide * 0.16}z"/>')
    return "".join(drawn)


def svg(width: int, height: int, body: str) -> str:
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def card(x: float, y: float, turn: float, color: str) -> str:
    """The back of a card, in one colour, with a light on it."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn})"><rect x="-88" y="-123" width="176" height="246" rx="14"'
        f' fill="#fff"/><rect x="-78" y="-113" width="156" height="226" rx="8" fill="{color}"/>'
        '<path fill="#fff" opacity=".85" d="M0-60C6-18 18-6 60 0 18 6 6 18 0 60-6 18-18 6-60 0-18-6-6-18 0-60Z"/></g>'
    )


def icon(size: int, full: bool) -> str:
    """`full`: to the edges, with what matters in the middle; the system cuts its shape out."""
    round_ = "" if full else f'<clipPath id="c"><rect width="{size}" height="{size}" rx="{size * 0.18}"/></clipPath>'
    cut = "" if full else ' clip-path="url(#c)"'
    scale = size / 512 * (0.72 if full else 0.95)
    cards = card(-92, 26, -14, "#2a4e8a") + card(92, 26, 14, "#8e1029") + card(0, 0, 0, BLACK)
    fan = f'<g transform="translate({size / 2} {size / 2}) scale({scale})">{cards}</g>'
    return svg(size, size, f"{round_}<g{cut}>{stripes(size, size, 3)}{fan}</g>")


def preview() -> str:
    cards = card(-112, 30, -13, "#2a4e8a") + card(112, 30, 13, "#8e1029") + card(0, 0, 0, BLACK)
    words = (
        '<text x="370" y="300" font-family="Noto Serif CJK JP, Noto Serif JP, serif" font-weight="900" font-size="150"'
        ' fill="#17181c">開幕</text><text x="374" y="400" font-family="sans-serif" font-weight="600" font-size="64"'
        ' fill="#4a4d55">Kaimaku</text>'
    )
    light = '<path fill="#fff" opacity=".5" d="M840 0h240l120 630H720Z"/>'
    fan = f'<g transform="translate(950 320) scale(1.05)">{cards}</g>'
    ground = '<rect width="1200" height="630" fill="#f1efe8"/>'
    return svg(1200, 630, ground + light + fan + stripes(300, 630, 6) + words)


PICTURES = {
    "icon-192.png": icon(192, False),
    "icon-512.png": icon(512, False),
    "icon-maskable.png": icon(512, True),
    "preview.png": preview(),
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox"])
        for name, drawing in PICTURES.items():
            page = browser.new_page()
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.locator("svg").screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
