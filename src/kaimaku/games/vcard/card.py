"""Card definitions: the printed facts (4.1) and what the text became: programs, listeners and words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from kaimaku.kernel.listeners import Ability
from kaimaku.kernel.refusals import Lang

if TYPE_CHECKING:
    from .rules.moments import On

VTUBER: Final = "vtuber"
MASCOT: Final = "mascot"
WORLD: Final = "world"
BOOST: Final = "boost"
ALLY: Final = "ally"
REINFORCEMENT: Final = "reinforcement"
SUPPORTS: Final = frozenset({BOOST, ALLY, REINFORCEMENT})  # 4.1.3.1


@dataclass(unsafe_hash=True)
class Facts:
    """What stands on a card besides its effect (4.1.1.2)."""

    id: str  # set and collector's number
    name: str
    type: str
    element: str | None = None  # None: Neutral (4.3.0.3)
    strength: str | None = None
    pl: int = 0
    line: str | None = None  # the VTuber whose evolutions belong together
    pairs: str | None = None  # the line shown on a Mascot (4.1.2.6a)
    flavor: str = ""  # never changes play (4.5.3.4)
    flavor_ja: str = ""
    set: str = ""  # the one its number begins with, unless a scenario makes up a card of some set

    def __post_init__(self) -> None:
        if not self.set:
            self.set = self.id.partition("-")[0]


@dataclass
class CardDef:
    """One card: facts, and a program for each way its effect may trigger (4.4.0); -1 where it has none."""

    number: int
    facts: Facts
    words: Mapping[Lang, str]
    effect: str = ""  # the effect type printed on it: passive, lock, snap, echo
    snap: int = -1
    echo: int = -1
    lock: int = -1
    boost: int = -1
    reply: int = -1
    reply_on: On | None = None  # the condition of a Reinforcement (4.1.3.6a)
    immediate: bool = False  # of a Reinforcement: it cannot be answered (4.6.1)
    hearing: Ability | None = None  # of a Reinforcement that answers what is no card or action: notes what it could
    watchers: tuple[tuple[int, Ability], ...] = ()  # (event kind, passive that triggers)
    statics: tuple[tuple[int, Ability], ...] = ()  # (statistic, what changes it as long as the card is in play)
    erupt: Ability | None = None  # what happens when it is drawn
    scrapped: Ability | None = None  # what happens when this Ally is discarded
    clauses: Mapping[str, int] = field(default_factory=dict)  # keyword → the program of what stands behind it
    keywords: frozenset[str] = frozenset()
    only: str | None = None  # the element a VT needs to have this Ally attached
    kind: int = field(init=False)  # as its type, but a number; a PL8 VTuber and an evolution are two
    rung: int = field(init=False)  # its line, set and PL as a number
    same: tuple[str, str, str, int, str | None] = field(init=False)  # what makes cards copies of one, promos too (V-39)
    below: int = field(init=False)  # that of what it is played on: one stage below, of its line and set (4.1.1.3)

    def __post_init__(self) -> None:
        stage = "evolution" if self.facts.type == VTUBER and self.facts.pl > 8 else self.facts.type
        self.kind = KINDS.index(stage)
        self.rung = _rung(self.facts, self.facts.pl)
        self.same = (self.facts.name, self.facts.set, self.facts.type, self.facts.pl, self.facts.element)
        self.below = _rung(self.facts, self.facts.pl - 1)


RUNGS: Final[dict[tuple[str, str, int], int]] = {}


def _rung(facts: Facts, pl: int) -> int:
    return RUNGS.setdefault((facts.line or "", facts.set, pl), len(RUNGS))


KINDS: Final = (VTUBER, "evolution", MASCOT, WORLD, BOOST, ALLY, REINFORCEMENT)
PL8: Final = 0
EVOLUTION: Final = 1


CARDS: Final[list[CardDef]] = []
BY_ID: Final[dict[str, CardDef]] = {}


def add(definition: CardDef) -> None:
    if definition.facts.id in BY_ID:
        raise ValueError(f"two cards are called {definition.facts.id!r}")
    CARDS.append(definition)
    BY_ID[definition.facts.id] = definition


def printed(name: str) -> list[Facts]:
    """The facts of one product."""
    text = resources.files(__package__).joinpath("printed", f"{name}.toml").read_text(encoding="utf-8")
    return [Facts(**row) for row in tomllib.loads(text)["card"]]


@cache
def replies(sets: str) -> tuple[CardDef, ...]:
    """The Reinforcements of the sets in play: what may answer at all, whatever anybody holds."""
    allowed = frozenset(sets.split(","))
    return tuple(d for d in CARDS if d.reply_on is not None and d.facts.id.partition("-")[0] in allowed)
