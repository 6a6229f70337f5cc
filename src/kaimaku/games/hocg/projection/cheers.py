"""The cheers a cost still asks for."""

from __future__ import annotations

from collections import Counter

from kaimaku.games.hocg.defs import COLORS, DEFS, Art
from kaimaku.games.hocg.lang.words import COLOR_JA
from kaimaku.games.hocg.rules.stats import (
    FREE,
    NEUTRAL_COST,
    baton_cost,
    cheer_colors,
    colored_icons,
    cost_change,
)
from kaimaku.games.hocg.table import HoloTable, Mem, top_def
from kaimaku.kernel.values import value
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Words

COLOR_OF = {bit: color for color, bit in COLORS.items()}
Missing = tuple[list[int], int]  # the colors of icons that no cheer meets, and how many cheers of any color besides


def missing_for_art(t: HoloTable, mem: Mem, art: Art) -> Missing:
    """What would have to be attached for `can_pay` to hold (12.2.3.1)."""
    if value(t, FREE, mem.id, 0) > 0:
        return [], 0
    colored = () if value(t, NEUTRAL_COST, mem.id, 0) > 0 else art.colored
    neutral = art.size - sum(n for _, n in colored) + cost_change(t, mem, art)
    own = art.text.colored_cost(t, mem) if art.varies and art.text is not None else ()
    icons = [color for color, n in colored_icons(t, mem, colored, own) for _ in range(n)]
    return missing(cheer_colors(t, mem), icons, len(icons) + max(0, neutral))


def missing_for_baton(t: HoloTable, mem: Mem) -> Missing:
    """What the center lacks to hand the baton on (8.7.2)."""
    held = [DEFS[t.defs[c]].colors for c in mem.cheers]
    return missing(held, list(top_def(t, mem).baton_colors), baton_cost(t, mem))


def missing(held: list[int], icons: list[int], size: int) -> Missing:
    """Each cheer serves one icon (10.5.2); `held` and `icons` are masks of colors."""
    unmet = _unmet(held, icons)
    return unmet, max(0, size - len(held) - len(unmet))


def _unmet(held: list[int], icons: list[int]) -> list[int]:
    """The fewest icons that go without a cheer of their own."""
    if not icons:
        return []
    first, rest = icons[0], icons[1:]
    best = [first, *_unmet(held, rest)]
    for i, mask in enumerate(held):
        if mask & first:
            found = _unmet(held[:i] + held[i + 1 :], rest)
            if len(found) < len(best):
                best = found
    return best


def cheers_missing(lacking: Missing) -> Words | None:
    """1 more green cheer and 2 more cheers of any color."""
    unmet, others = lacking
    en: list[str] = []
    ja: list[str] = []
    for bit, n in Counter(unmet).items():
        color = COLOR_OF[bit]
        en.append(f"{n} more {color} cheer{'' if n == 1 else 's'}")
        ja.append(f"{COLOR_JA[color]}エールあと{n}枚")
    if others:
        en.append(f"{others} more cheer{'' if others == 1 else 's'} of any color")
        ja.append(f"好きな色のエールあと{others}枚")
    return Words(Voice(None, "en").listed(en), "、".join(ja)) if en else None
