"""Ruling switches: where tables of a game may decide otherwise, if it has any such places."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kaimaku import replays

from ..wire.common import Words

Switches = Mapping[str, tuple[str, ...]]


def switches(game: str) -> Switches:
    """Each switch with its values, our own ruling first."""
    found: Switches = _of(game, "SWITCHES")
    return found


def switch_words(game: str, switch: str) -> Words:
    """What a switch is about."""
    words: Mapping[str, tuple[str, str]] = _of(game, "WORDS")
    return Words(*words[switch])


def value_words(game: str, switch: str) -> dict[str, Words]:
    """What each of its values means."""
    words: Mapping[str, Mapping[str, tuple[str, str]]] = _of(game, "VALUES")
    return {value: Words(*both) for value, both in words[switch].items()}


def _of(game: str, name: str) -> Mapping[str, Any]:
    assert game in replays.GAMES
    module = f"kaimaku.games.{game}.rulings"
    if find_spec(module) is None:
        return {}
    found: Mapping[str, Any] = getattr(import_module(module), name)
    return found
