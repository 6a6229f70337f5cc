"""Hosts: what a card file declares. Each says which texts it carries; anything else is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypedDict, Unpack

from kaimaku.language import BadDeclaration, Kind, expression_of, source, unspoken

from .. import definitions as d
from ..definitions import Bearer, Character, Incident, MainCard, Part, Role, Text, Wanted
from ..facts import CHARACTERS, INCIDENTS, MAIN_DECK, ROLES, PrintedIncident
from ..phrases import Verb
from ..rules.goals import Goal
from ..rules.incident import AT_ONCE, SUMMER_SHOWS
from ..rules.spells import INVOCATIONS, Invocation
from ..rules.window import HAND_REACTIONS
from ..templates import Spoken
from . import sorts
from .frames import Item
from .nouns import OwnCards

ACTS: Final = sorts.ACT | sorts.OPTION | sorts.CHOICE | sorts.JOINT | sorts.SEQUENCE
# What an Incident says in its own step, by the name of the argument
INCIDENT: Final[dict[str, Kind]] = {
    "wanted": sorts.WANTED,
    "enter": ACTS,
    "always": sorts.INCIDENT_PART,
    "step": ACTS,
    "until": sorts.END,
}


def expect(kind: Kind, value: object, where: str = "", told: frozenset[str] = frozenset()) -> None:
    """Whatever does not belong there is refused, with what does."""
    if not kind.accepts(value):
        raise BadDeclaration(f"{where}expected {kind.name}, not {source(value)}. Write {kind.simplest()}.")
    expression = expression_of(value)
    if expression is not None and expression.needs - told:
        missing = min(expression.needs - told)
        en, ja = unspoken(source(value), missing, expression.word.tellers)
        raise BadDeclaration(f"{where}{en}", f"{where}{ja}")


def written(parts: Sequence[object]) -> Sequence[object]:
    """What stands there, whatever it is: it is looked at before it counts as what ought to stand there."""
    return parts


def build_bearer(id: str, kind: Kind, parts: Sequence[Part]) -> Bearer:
    """What somebody or something bears: each part of the kind that belongs there."""
    for part in written(parts):
        expect(kind, part)
    bearer = Bearer(parts)
    bearer.build(f"danmaku:{id}")
    return bearer


def build_card(id: str, texts: Sequence[Text], types: Iterable[Iterable[str]]) -> Bearer:
    """The texts of a Main Deck card under its name; what it does in play, if it is an Item."""
    bearer = d.NOTHING
    halves = [(text, frozenset(half)) for text, half in zip(texts, types, strict=False)]
    for text, kinds in halves:
        expect(sorts.CARD_TEXT, text)
        if text.free and "danmaku" not in kinds:
            raise BadDeclaration("only a Danmaku card has a limit to ignore; leave out free=True")
    for (text, kinds), letter in zip(halves, "abcd", strict=False):
        text.build(f"danmaku:{id}/{letter}", kinds)
        if isinstance(text, Item):
            bearer = text.bearer
            bearer.build(f"danmaku:{id}")
    return bearer


def card(name: str, *texts: Text) -> None:
    """A Main Deck card: its text, or its two halves."""
    printed = MAIN_DECK[name]
    bearer = build_card(printed.id, texts, printed.types)
    for text in texts:
        if isinstance(text, Invocation):
            INVOCATIONS.append(text)
        elif text.on is not None:
            HAND_REACTIONS.append(text)
    for season in printed.seasons:
        MainCard(printed, season, texts, bearer)


def build_character(id: str, parts: Sequence[Part]) -> tuple[Text, Bearer]:
    """Abilities, and the Spell Card last."""
    *rest, cast = parts
    expect(sorts.SPELL, cast)
    assert isinstance(cast, Text)
    bearer = build_bearer(id, sorts.CHARACTER_PART, rest)
    cast.build(f"danmaku:{id}/spell", () if cast.on is not None else ("spell",))
    return cast, bearer


def character(name: str, *parts: Part) -> None:
    printed = CHARACTERS[name]
    Character(printed, *build_character(printed.id, parts))


class IncidentText(TypedDict, total=False):
    """What an Incident does: when it enters, all the time, in the step, and when it ends other than by collecting."""

    enter: Verb | None
    always: Part | None
    step: Verb | None
    until: Spoken | None


def build_incident(
    printed: PrintedIncident, need: int = 0, wanted: Wanted | None = None, **text: Unpack[IncidentText]
) -> Incident:
    """What it collects is told to what it does: some take cards in their own step."""
    told: frozenset[str] = frozenset()
    said: Mapping[str, object] = {"wanted": wanted, **text}
    for key, kind in INCIDENT.items():
        value = said.get(key)
        if value is not None:
            expect(kind, value, f"{key}: ", told)
            told = told | _told(value) if key in ("wanted", "enter") else told
    enter, always, step, until = (text.get("enter"), text.get("always"), text.get("step"), text.get("until"))
    if (wanted is None and need) or (wanted is not None and not 1 <= need <= 20):
        raise BadDeclaration(f"an Incident that collects needs 1 to 20 cards of a kind, not {need}")
    if isinstance(wanted, OwnCards) and not any(speaks(value, "Collect") for value in (enter, step)):
        raise BadDeclaration("an Incident collects in its step. Write step=Collect(TOP_CARD).")
    for end, where, verb in ((AT_ONCE, "enter", enter), (SUMMER_SHOWS, "step", step)):
        if until is end and not speaks(verb, "ResolveIncident"):
            raise BadDeclaration(f"this Incident never ends. Write {where}=Seq(…, ResolveIncident()).")
    return Incident(printed, need, wanted, enter, Bearer(() if always is None else (always,)), step, until)


def _told(value: object) -> frozenset[str]:
    expression = expression_of(value)
    return frozenset() if expression is None else expression.tells & {sorts.OWN_STEP}


def speaks(value: object, word: str) -> bool:
    """Does an expression contain a word?"""
    expression = expression_of(value)
    if expression is None:
        return False
    return expression.word.name == word or any(speaks(part, word) for part in expression.parts())


def incident(name: str, need: int = 0, wanted: Wanted | None = None, **text: Unpack[IncidentText]) -> None:
    build_incident(INCIDENTS[name], need, wanted, **text)


def role(name: str, goal: Goal, *powers: Part) -> None:
    printed = ROLES[name]
    Role(printed, goal, build_bearer(f"role/{printed.id}", sorts.ROLE_PART, powers))
