"""A card declared anew in the place of itself. It is for good: only processes that are thrown away do this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kaimaku.kernel.frames import BY_NAME
from kaimaku.kernel.listeners import ABILITY_BY_KEY, ABILITY_BY_NAME

from .declarations import Declaration

Declare = Callable[[], object]


class Refused(Exception):
    """It cannot be declared, or has no words."""


def redeclare(card: Declaration, code: str) -> None:
    words = language(card.game) | vars(import_module(card.module))

    def declare() -> object:
        return eval(code, words)

    try:
        {"hocg": _hocg, "danmaku": _danmaku, "vcard": _vcard}[card.game](card.card, declare)
    except Exception as error:  # whatever the fault is, it is the declaration's
        raise Refused(f"{type(error).__name__}: {error}") from error


def prepare(game: str) -> None:
    """Load everything that a declaration may need, before processes part."""
    import_module(f"kaimaku.games.{game}.game")
    language(game)
    if game == "hocg":
        from kaimaku.games.hocg.defs import BY_ID

        BY_ID.read_all()


@cache
def language(game: str) -> dict[str, object]:
    """Every word of a game's card language, whatever a card file imports."""
    package = import_module(f"kaimaku.games.{game}.lang")
    found = dict(vars(import_module("kaimaku.games.danmaku.rules.goals"))) if game == "danmaku" else {}
    for module in iter_modules(package.__path__):
        found |= vars(import_module(f"{package.__name__}.{module.name}"))
    return found | vars(package)


def _forget(prefix: str) -> None:
    """Programs and abilities of this card may be registered again."""
    for name in [name for name in BY_NAME if name.startswith(prefix)]:
        del BY_NAME[name]
    for name in [name for name in ABILITY_BY_NAME if name.startswith(prefix)]:
        del ABILITY_BY_KEY[ABILITY_BY_NAME.pop(name).key]


def _in_place(definitions: list[Any], first: int, count: int, declare: Declare) -> None:
    """Declare while the definitions from there on are away: the new ones get the numbers of the old."""
    rest = definitions[first + count :]
    del definitions[first:]
    declare()
    if len(definitions) != first + count:
        raise ValueError("not as many definitions as before")
    definitions += rest


def _hocg(number: str, declare: Declare) -> None:
    from kaimaku.games.hocg.defs import BY_ID, DEFS
    from kaimaku.games.hocg.lang import texts

    old = BY_ID.pop(number)
    _forget(f"hocg:{number}/")
    _in_place(DEFS, old.number, 1, declare)
    for said in (texts(BY_ID[number], "en"), texts(BY_ID[number], "ja")):
        if not all(said.values()):
            raise ValueError("a text without words")


def _vcard(number: str, declare: Declare) -> None:
    from kaimaku.games.vcard.card import BY_ID, CARDS
    from kaimaku.games.vcard.lang import card

    old = BY_ID.pop(number)
    _forget(f"vcard:{number}/")

    def made() -> None:
        clauses: Any = declare()
        card(old.facts, *clauses)

    _in_place(CARDS, old.number, 1, made)


def _danmaku(name: str, declare: Declare) -> None:
    from kaimaku.games.danmaku import definitions, facts, registry
    from kaimaku.games.danmaku.rules import spells, window

    kinds: tuple[Mapping[str, Any], ...] = (facts.MAIN_DECK, facts.CHARACTERS, facts.INCIDENTS, facts.ROLES)
    printed = next(cards[name] for cards in kinds if name in cards)
    old = [d for d in registry.DEFINITIONS if getattr(d, "printed", None) is printed]
    for definition in old:
        del registry.NUMBERS[definition.id]
    prefixes = (f"danmaku:{printed.id}/", f"danmaku:role/{printed.id}/")
    for prefix in prefixes:
        _forget(prefix)
    mine = {n for n, text in enumerate(registry.TEXT_NAMES) if text.startswith(prefixes)}
    gone = [definitions.TEXTS[n] for n in mine]
    for n in mine:
        registry.TEXT_NAMES[n] = ""
    lists: tuple[list[Any], ...] = (
        definitions.MAIN_CARDS,
        definitions.CHARACTERS,
        definitions.ROLE_CARDS,
        definitions.INCIDENT_CARDS,
        window.HAND_REACTIONS,
        spells.INVOCATIONS,
    )
    marks = [_take_out(found, (*old, *gone)) for found in lists]
    _in_place(registry.DEFINITIONS, old[0].number, len(old), declare)
    for found, (place, length) in zip(lists, marks, strict=True):
        new = found[length:]
        del found[length:]
        found[place:place] = new
    for definition in registry.DEFINITIONS[old[0].number : old[0].number + len(old)]:
        if not definition.words("en") or not definition.words("ja"):
            raise ValueError("a card without words")


def _take_out(found: list[Any], these: tuple[Any, ...]) -> tuple[int, int]:
    """Where they stood, and how many are left."""
    places = [i for i, x in enumerate(found) if any(x is one for one in these)]
    found[:] = [x for x in found if not any(x is one for one in these)]
    return (places[0] if places else len(found)), len(found)
