"""Where tables may decide otherwise: the switches of docs/rulings.md, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.switches import settled

SWITCHES: dict[str, tuple[str, ...]] = {
    "echo": ("both", "combat"),  # V-11
    "food": ("buffs", "last"),  # V-33
    "empty_deck": ("each", "once"),  # V-15
    "no_active": ("loses", "zero"),  # V-07
    "any_spot": ("either", "opponent"),  # V-21
    "strength": ("printed", "wheel"),  # V-09
}
# What each switch is about, and what each of its values means, in English and Japanese.
WORDS: dict[str, tuple[str, str]] = {
    "echo": ("When an Echo effect happens", "Echoの発動タイミング"),
    "food": ("When Food leaves after combat", "戦闘後にFoodがなくなるとき"),
    "empty_deck": ("-1 PL for an empty deck", "デッキ切れによるPL-1"),
    "no_active": ("Combat without an Active VTuber", "アクティブのVTuberがいない戦闘"),
    "any_spot": ('"Any VT spot" for Burn and Fracture', "BurnとFractureの「VTスポット1つ」"),
    "strength": ("Elemental Advantage", "属性有利"),
}
VALUES: dict[str, dict[str, tuple[str, str]]] = {
    "echo": {
        "both": ("when played and after every combat", "プレイ時と毎回の戦闘後"),
        "combat": ("after combat only", "戦闘後のみ"),
    },
    "food": {
        "buffs": ("in the Buffs step, before Echo", "バフの処理で(Echoの前)"),
        "last": ("after the Echo step", "Echoの処理の後"),
    },
    "empty_deck": {
        "each": ("each time it runs out", "切れるたび"),
        "once": ("once in an effect", "1つの効果につき1回"),
    },
    "no_active": {
        "loses": ("loses to any Active VTuber", "相手のアクティブに必ず負ける"),
        "zero": ("counts as Power Level 0", "PL0として数える"),
    },
    "any_spot": {
        "either": ("a spot of either player", "どちらのプレイヤーのスポットでも"),
        "opponent": ("a spot of the opponent", "相手のスポットのみ"),
    },
    "strength": {
        "printed": ("as printed on the card", "カードの表記どおり"),
        "wheel": ("one wheel of seven elements for all sets", "全セット共通の7属性の輪"),
    },
}
DEFAULTS = {name: values[0] for name, values in SWITCHES.items()}
# Each element and the one it has advantage over, where a table plays one wheel for all sets.
WHEEL = {
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
