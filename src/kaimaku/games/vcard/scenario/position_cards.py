"""Cards of a position by the words people use, and the ones nobody mentioned: Filler and Spare."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache

from kaimaku.judge.scenario.values import PositionError, near
from kaimaku.kernel.events import Event

from ..card import BY_ID, REINFORCEMENT, VTUBER, CardDef, Facts
from ..cards import demo as _demo  # noqa: F401, declares the cards
from ..cards import rising_stars as _rising_stars  # noqa: F401
from ..lang.frames import card, reply
from ..lang.hands import Draw
from ..rules.events import PLAY
from ..rules.moments import OPP, Moment
from ..table import VCardTable

OWN = "X"  # the set of cards that belong to none
PRINTED = ("CCD", "S1")
STAGED = re.compile(r"(?P<name>.+?)[ ,]+pl ?(?P<pl>8|9|10)", re.IGNORECASE)


def _never(t: VCardTable, e: Event, source: int) -> bool:
    return False


@cache
def filler_card() -> CardDef:
    """Fills decks and hands: a Reinforcement that can never be played."""
    never = Moment(PLAY, OPP, _never, "the impossible happens", "ありえないことが起きる")
    return card(Facts(f"{OWN}-filler", "Filler", REINFORCEMENT), reply(never.when, Draw(1)))


@cache
def spare_vt() -> CardDef:
    """Stands where the position says nothing: a Neutral PL8 without an effect."""
    return card(Facts(f"{OWN}-spare", "Spare", VTUBER, pl=8, line="Spare"))


def declare_fillers() -> None:
    """Positions may also name them."""
    filler_card(), spare_vt()


def fold(word: str) -> str:
    """Capitals, quotes and spaces make no difference."""
    return " ".join(word.replace("’", "'").replace('"', "").split()).casefold().replace(", pl", " pl")


def words_of(definition: CardDef) -> set[str]:
    """What a card may be called: its number, its name, and its name with its Power Level."""
    facts = definition.facts
    names = {facts.name}
    if facts.type == VTUBER:
        names = {f"{n} PL{facts.pl}" for n in (facts.name, facts.line or facts.name)}
        if facts.pl == 8:
            names |= {facts.name, facts.line or facts.name}
    return {fold(word) for word in (facts.id, *names)}


def printed() -> list[CardDef]:
    return [d for d in BY_ID.values() if d.facts.id.partition("-")[0] in PRINTED]


@lru_cache(1)
def printed_by_word(declared: int) -> Mapping[str, list[CardDef]]:
    """Read anew when more cards have been declared: positions ask thousands of times."""
    found: dict[str, list[CardDef]] = {}
    for d in printed():
        for word in words_of(d):
            found.setdefault(word, []).append(d)
    return found


def find_def(ref: str, local: Mapping[str, CardDef], where: str) -> CardDef:
    """The card a word means: the scenario's own first, then numbers and names; a bare VTuber's name is its PL8."""
    word = fold(ref)
    declare_fillers()
    own = {fold(key): definition for key, definition in local.items()}
    if word in own:
        return own[word]
    if staged := STAGED.fullmatch(ref.strip()):
        base = own.get(fold(staged["name"]))
        if base is not None and base.facts.type == VTUBER:
            return stage_of(base, int(staged["pl"]), local.values())
    for pool in ([*local.values()], [filler_card(), spare_vt()], printed_by_word(len(BY_ID)).get(word, [])):
        found = [d for d in pool if word in words_of(d)]
        if len(found) == 1:
            return found[0]
        if found:
            raise PositionError(where, f"{ref!r} could be {', '.join(d.facts.id for d in found)}: use the number")
    names = [*local, "Filler", "Spare", *(w for d in printed() for w in (d.facts.id, d.facts.name))]
    hint = near(ref, names, "; a card of your own stands under `cards`")
    raise PositionError(where, f"{ref!r} isn't a card of this game{hint}")


def stage_of(base: CardDef, pl: int, local: Iterable[CardDef]) -> CardDef:
    """Another stage of a VTuber: one that was declared, else one made up of the same name, element and set."""
    facts = base.facts
    if facts.pl == pl:
        return base
    for d in local:
        if d.facts.type == VTUBER and (d.facts.line, d.facts.set, d.facts.pl) == (facts.line, facts.set, pl):
            return d
    id = f"{facts.id.partition('+')[0]}+{pl}"
    return BY_ID.get(id) or card(replace(facts, id=id, pl=pl))


def stages_below(top: CardDef, local: Iterable[CardDef]) -> list[CardDef]:
    """What lies under an evolution that is put on the board by itself, from the PL8 up."""
    facts = top.facts
    if facts.pl <= 8:
        return []
    pool = [*local, *BY_ID.values()] if facts.id.partition("-")[0] in PRINTED else list(local)
    return [stage_of(top, pl, pool) for pl in range(8, facts.pl)]
