"""Where tables may decide otherwise: the switches of docs/rulings.md, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.games.switches import settled

Both = tuple[str, str]  # English and Japanese
# What each switch is about, and what its values mean.
TABLE: Final[dict[str, tuple[Both, dict[str, Both]]]] = {
    "echo": (  # V-11
        ("When an Echo effect happens", "Echoの発動タイミング"),
        {
            "both": ("when played and after every combat", "プレイ時と毎回の戦闘後"),
            "combat": ("after combat only", "戦闘後のみ"),
        },
    ),
    "food": (  # V-33
        ("When Food leaves after combat", "戦闘後にFoodがなくなるとき"),
        {
            "buffs": ("in the Buffs step, before Echo", "バフの処理で（Echoの前）"),
            "last": ("after the Echo step", "Echoの処理の後"),
        },
    ),
    "empty_deck": (  # V-15
        ("-1 PL for an empty deck", "デッキ切れによるPL-1"),
        {"each": ("each time it runs out", "切れるたび"), "once": ("once per effect", "1つの効果につき1回")},
    ),
    "no_active": (  # V-07
        ("Combat without an Active VTuber", "アクティブのVTuberがいない戦闘"),
        {
            "loses": ("loses to any Active VTuber", "相手のアクティブに必ず負ける"),
            "zero": ("counts as Power Level 0", "PL0として数える"),
        },
    ),
    "any_spot": (  # V-21
        ('"Any VT spot" for Burn and Fracture', "BurnとFractureの「VTスポット1つ」"),
        {
            "either": ("either player's spot", "どちらのプレイヤーのスポットでも"),
            "opponent": ("the opponent's spots only", "相手のスポットのみ"),
        },
    ),
    "strength": (  # V-09
        ("Elemental Advantage", "属性有利"),
        {
            "printed": ("as printed on the card", "カードの表記どおり"),
            "wheel": ("one wheel of seven elements for all sets", "全セット共通の7属性の輪"),
        },
    ),
}
SWITCHES: Final = {name: tuple(values) for name, (_, values) in TABLE.items()}
WORDS: Final = {name: about for name, (about, _) in TABLE.items()}
VALUES: Final = {name: values for name, (_, values) in TABLE.items()}
DEFAULTS: Final = {name: values[0] for name, values in SWITCHES.items()}
# Each element and the one it has advantage over, where a table plays one wheel for all sets.
WHEEL: Final = {
    "water": "fire",
    "fire": "grass",
    "grass": "divine",
    "divine": "platinum",
    "platinum": "chaos",
    "chaos": "electric",
    "electric": "water",
}


def settle(chosen: Mapping[str, str] | None) -> dict[str, str]:
    """Our rulings with a table's own choices."""
    return settled(SWITCHES, chosen)
