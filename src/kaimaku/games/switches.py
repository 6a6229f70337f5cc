"""Ruling switches: where tables of a game may decide otherwise. Each game lists its own, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping


class UnknownRuling(ValueError):
    """A switch or a value that does not exist."""


def settled(switches: Mapping[str, tuple[str, ...]], chosen: Mapping[str, str] | None) -> dict[str, str]:
    """Our rulings with a table's own choices; anything unknown is an error that says what exists."""
    rulings = {name: values[0] for name, values in switches.items()}
    for name, value in (chosen or {}).items():
        if name not in switches:
            raise UnknownRuling(f"unknown ruling {name!r}; choose from {', '.join(switches)}")
        if value not in switches[name]:
            raise UnknownRuling(f"{name} must be one of {', '.join(switches[name])}, not {value!r}")
        rulings[name] = value
    return rulings
