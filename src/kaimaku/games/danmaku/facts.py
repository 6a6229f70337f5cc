"""Printed facts: what stands on a card in names and numbers.

The dictionaries go by the name a declaration uses: the English name, for a character the short one.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, Literal

import msgspec

Type = Literal[
    "action", "reaction", "danmaku", "dodge", "invocation", "item", "healing", "powerup", "defense", "artifact"
]
Season = Literal["spring", "summer", "autumn", "winter"]
Kind = Literal["heroine", "rival", "partner", "stage_boss", "extra_boss"]
Timing = Literal["action", "reaction", "copied"]


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    en: str
    ja: str


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Main Deck card; the types stand half by half, each copy has a number of its own in one season."""

    id: str
    name: Names
    points: int
    types: tuple[tuple[Type, ...], ...]
    numbers: dict[Season, tuple[int, ...]]

    @property
    def seasons(self) -> dict[Season, int]:
        """How many copies there are of each season."""
        return {season: len(numbers) for season, numbers in self.numbers.items()}


class PrintedSpell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character's Spell Card: the sign before its name, and when it may be activated.

    `copied` is the timing of whichever Spell Card it is used for (faq.satori.3).
    """

    sign: Names
    name: Names
    timing: Timing


class PrintedCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; `short` is what players call the character."""

    id: str
    name: Names
    short: Names
    number: int
    season: Season
    spell: PrintedSpell


class PrintedIncident(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Incident card."""

    id: str
    name: Names
    number: int
    season: Season


class PrintedRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A role card; `kind` is the frame colour's heading, `players` the smallest game it is used in.

    A revealed side names in `reveals` the card it replaces; it is never dealt and has no number of players.
    """

    id: str
    name: Names
    numbers: tuple[int, ...]
    kind: Kind
    players: int = 0
    advanced: bool = False
    reveals: str = ""

    @property
    def copies(self) -> int:
        return len(self.numbers)


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: tuple[PrintedCard, ...]


class _Characters(msgspec.Struct, forbid_unknown_fields=True):
    character: tuple[PrintedCharacter, ...]


class _Incidents(msgspec.Struct, forbid_unknown_fields=True):
    incident: tuple[PrintedIncident, ...]


class _Roles(msgspec.Struct, forbid_unknown_fields=True):
    role: tuple[PrintedRole, ...]


def _read(file: str) -> dict[str, object]:
    return tomllib.loads((resources.files(__package__) / "printed" / file).read_text(encoding="utf-8"))


MAIN_DECK: Final = {printed.name.en: printed for printed in msgspec.convert(_read("main_deck.toml"), _Cards).card}
CHARACTERS: Final = {
    printed.short.en: printed for printed in msgspec.convert(_read("characters.toml"), _Characters).character
}
INCIDENTS: Final = {
    printed.name.en: printed for printed in msgspec.convert(_read("incidents.toml"), _Incidents).incident
}
ROLES: Final = {printed.name.en: printed for printed in msgspec.convert(_read("roles.toml"), _Roles).role}
