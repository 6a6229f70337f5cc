"""Printed facts: what stands on a card in names and numbers."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal

import msgspec

Type = Literal[
    "action", "reaction", "danmaku", "dodge", "invocation", "item", "healing", "powerup", "defense", "artifact"
]
Season = Literal["spring", "summer", "autumn", "winter"]
Kind = Literal["heroine", "rival", "partner", "stage_boss", "extra_boss"]


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    en: str
    ja: str


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Main Deck card; the types stand half by half, the seasons with the number of copies."""

    id: str
    name: Names
    points: int
    types: tuple[tuple[Type, ...], ...]
    seasons: dict[Season, int]


class PrintedRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A role card; `kind` is the frame colour's heading, `players` the smallest game it is used in."""

    id: str
    name: Names
    kind: Kind
    players: int
    copies: int


class _Cards(msgspec.Struct):
    card: tuple[PrintedCard, ...]


class _Roles(msgspec.Struct):
    role: tuple[PrintedRole, ...]


def _read(file: str) -> dict[str, object]:
    return tomllib.loads((resources.files(__package__) / "printed" / file).read_text(encoding="utf-8"))


MAIN_DECK = {printed.name.en: printed for printed in msgspec.convert(_read("main_deck.toml"), _Cards).card}
ROLES = {printed.name.en: printed for printed in msgspec.convert(_read("roles.toml"), _Roles).role}
