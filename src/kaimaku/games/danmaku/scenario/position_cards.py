"""Cards of a position by the words people use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TypeVar

from kaimaku.judge.scenario.values import PositionError, near

from ..definitions import CHARACTERS, INCIDENT_CARDS, MAIN_CARDS, ROLE_CARDS, Character, Incident, MainCard, Role
from ..facts import Names
from ..placeholders import BLANK, CALM, FAIRY
from ..registry import Definition

D = TypeVar("D", bound=Definition)
SEASONS = ("autumn", "winter", "summer", "spring")
SEASON_WORDS = {"spring": "春", "summer": "夏", "autumn": "秋", "winter": "冬"}
TYPES = ("danmaku", "dodge", "invocation", "item", "healing", "powerup", "defense", "artifact", "action", "reaction")


def fold(word: str) -> str:
    """How a name is compared: letters and digits alone, capitals do not matter."""
    return "".join(c for c in word.casefold() if c.isalnum())


# --- finding cards ----------------------------------------------------------------------------------------------------


def main_words(card: MainCard) -> set[str]:
    """What a Main Deck card may be called: its name, alone or with its season."""
    names = {card.name.en, card.name.ja, card.printed.id}
    seasons = (card.season, SEASON_WORDS[card.season])
    return {fold(w) for n in names for w in (n, *(f"{s}{n}" for s in seasons), *(f"{n}{s}" for s in seasons))}


def kind_words(card: MainCard) -> set[str]:
    """What it is an example of: its season and its types."""
    said = {card.season, SEASON_WORDS[card.season], *card.types}
    return {fold(w) for s in said for w in (s, f"{s} card", f"a {s} card", f"an {s} card")}


def words_of(definition: Definition) -> set[str]:
    """Everything a card may be called."""
    if isinstance(definition, MainCard):
        return main_words(definition)
    words = {definition.name.en, definition.name.ja, definition.id}
    if isinstance(definition, Character):
        words |= {definition.printed.short.en, definition.printed.short.ja}
    return {fold(w) for w in words}


def spell_words(character: Character) -> set[str]:
    printed = character.printed.spell
    words = {f"{sign}{name}" for sign in ("", printed.sign.en, printed.sign.ja) for name in _names(printed.name)}
    return {fold(w) for w in words}


def names_spell(word: str, character: Character) -> bool:
    """Is it the name of the Spell Card, or the best part of it (Flash Flood for Kappa's Flash Flood)?"""
    return any(word == said or (len(word) > 4 and word in said) for said in spell_words(character))


def _names(names: Names) -> tuple[str, str]:
    return names.en, names.ja


def find_mains(ref: str, where: str, local: Sequence[Definition] = ()) -> list[MainCard]:
    """The cards a word may mean: the scenario's own first, then by name, else by what kind of card it is."""
    pool = [*MAIN_CARDS, BLANK]
    word = fold(ref)
    found = [c for c in local if isinstance(c, MainCard) and word in main_words(c)]
    found = found or [c for c in pool if word in main_words(c)]
    if not found:
        usual = ("graze", "shoot")  # of a kind, take what there is most of
        kinds = [c for c in MAIN_CARDS if word in kind_words(c)]
        found = sorted(kinds, key=lambda c: c.printed.id not in usual)
    if not found:
        raise PositionError(where, _unknown("card", ref, pool))
    return found


def find_one(ref: object, pool: Iterable[D], what: str, where: str) -> D:
    """The character, role or Incident a word means."""
    if not isinstance(ref, str):
        raise PositionError(where, f"expected the name of a {what}, not {ref!r}")
    pool = list(pool)
    for d in pool:
        if fold(ref) in words_of(d):
            return d
    raise PositionError(where, _unknown(what, ref, pool))


def _unknown(what: str, ref: str, pool: Iterable[Definition]) -> str:
    names = list(dict.fromkeys(d.name.en for d in pool))
    return f"unknown {what} {ref!r}" + near(ref, names, f"; choose from {', '.join(names)}")


def find_character(ref: object, where: str, local: Sequence[Definition] = ()) -> Character:
    own = [c for c in local if isinstance(c, Character)]
    return find_one(ref, [*own, *CHARACTERS, FAIRY], "character", where)


def find_role(ref: object, where: str) -> Role:
    return find_one(ref, ROLE_CARDS, "role", where)


def find_incident(ref: object, where: str, local: Sequence[Definition] = ()) -> Incident:
    own = [c for c in local if isinstance(c, Incident)]
    return find_one(ref, [*own, *INCIDENT_CARDS, CALM], "Incident", where)


class Box:
    """The 80 cards of the game, from which a position takes the ones it names; more copies are made if need be."""

    def __init__(self, incident: Incident | None, local: Sequence[Definition] = ()) -> None:
        self.left = [card for card in MAIN_CARDS for _ in range(card.copies)]
        self.incident = incident
        self.local = local

    def take(self, ref: str, where: str) -> MainCard:
        """A card that is there, if possible of a season that the Incident does not collect."""
        found = find_mains(ref, where, self.local)
        chosen = min(found, key=lambda c: (found[0].printed.id != c.printed.id, c not in self.left, self._wanted(c)))
        if chosen in self.left:
            self.left.remove(chosen)
        return chosen

    def _wanted(self, card: MainCard) -> tuple[bool, int]:
        wanted = self.incident.wanted if self.incident is not None else None
        return wanted is not None and wanted.kind(card) >= 0, SEASONS.index(card.season)


LETTERS = "ABCDEFGH"
PLAYER = re.compile(r"(?:p|player ?)?([1-8])", re.IGNORECASE)


def seat_word(word: str) -> int | None:
    """The seat that P3, player 3, 3 or C stands for; None for any other word."""
    word = word.strip()
    found = PLAYER.fullmatch(word)
    if found:
        return int(found[1]) - 1
    return LETTERS.index(word.upper()) if len(word) == 1 and word.upper() in LETTERS else None
