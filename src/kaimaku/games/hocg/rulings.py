"""Where tables may decide otherwise: the switches of docs/rulings.md, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping

SWITCHES: dict[str, tuple[str, ...]] = {
    "collab_empty_deck": ("forbid", "allow"),
    "bloom_equal_hp": ("forbid", "allow"),
    "bloom_hp_basis": ("printed", "effective"),
    "critical_before_text": ("true", "false"),
    "mulligan_reveal_first": ("false", "true"),
    "arts_without_target": ("forbid", "allow"),
    "both_life_zero": ("draw", "turn_player_loses"),
    "down_processing": ("one_by_one_with_life", "one_by_one_life_last", "batch"),
    "down_order": ("controller", "turn_player"),
    "arts_limit": ("position_and_holomem", "holomem_only"),
    "effect_bloom_obeys_limits": ("true", "false"),
}
DEFAULTS = {name: values[0] for name, values in SWITCHES.items()}


class UnknownRuling(ValueError):
    """A switch or a value that does not exist."""


def settle(chosen: Mapping[str, str] | None) -> dict[str, str]:
    """Our rulings with a table's own choices; anything unknown is an error that says what exists."""
    rulings = dict(DEFAULTS)
    for name, value in (chosen or {}).items():
        if name not in SWITCHES:
            raise UnknownRuling(f"there is no ruling switch {name!r}; there are {', '.join(SWITCHES)}")
        if value not in SWITCHES[name]:
            raise UnknownRuling(f"{name} is one of {', '.join(SWITCHES[name])}, not {value!r}")
        rulings[name] = value
    return rulings
