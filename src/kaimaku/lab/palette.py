"""Colours of the heat map: blue where a deck wins, orange where it loses, which every kind of sight tells apart."""

from __future__ import annotations

Rgb = tuple[int, int, int]

LOSS: Rgb = (179, 88, 6)
EVEN: Rgb = (242, 240, 236)
WIN: Rgb = (33, 88, 168)
DARK: Rgb = (0, 0, 0)
LIGHT: Rgb = (255, 255, 255)


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
