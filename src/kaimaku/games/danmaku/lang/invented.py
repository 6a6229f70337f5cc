"""Cards that nobody wrote: whatever the table of the card language admits, for games that test the engine with it."""

from __future__ import annotations

from random import Random
from typing import Final

from kaimaku.judge.scenario.values import PositionError
from kaimaku.kernel.frames import run
from kaimaku.language import Kind
from kaimaku.language.invent import Inventor, NoWords
from kaimaku.language.reading.expressions import BadText

from ..definitions import Character, Incident, MainCard
from ..rules.setup import Cards, set_up
from ..rules.window import acquaint
from ..rulings import settle
from ..scenario.cards import READER, declare
from ..table import DanmakuTable
from . import sorts
from .grammar import GRAMMAR
from .hosts import ACTS

SEASONS: Final = ("spring", "summer", "autumn", "winter")
TYPES: Final = ("danmaku", "danmaku", "dodge", "healing", "powerup", "defense", "artifact")
FITTING: Final = {"action": TYPES[:4], "reaction": TYPES[1:4], "item": TYPES[4:], "invocation": TYPES[:1]}


class Invention:
    """Invented cards, the same for the same seed; `refused` counts texts that only a rule of the table turns down."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.inventor = Inventor(GRAMMAR, self.rng, depth=6, options=0.4)
        self.seed = seed
        self.count = 0
        self.refused = 0

    def text(self, sort: Kind, known: frozenset[str] = frozenset()) -> str:
        """A text that stands by itself."""
        while True:
            try:
                found = self.inventor.invent(sort, known)
                READER.read(found)
            except (NoWords, BadText):
                self.refused += 1
                continue
            return found

    def main(self) -> MainCard:
        text = self.text(sorts.CARD_TEXT)
        kind = text.partition("(")[0]
        types = [self.rng.choice(FITTING[kind])] if self.rng.random() < 0.7 or "free=True" in text else []
        if "free=True" in text:
            types = ["danmaku"]
        found = self._made({"text": text, "types": types, "season": self.rng.choice(SEASONS)})
        assert isinstance(found, MainCard)
        return found

    def character(self) -> Character:
        parts = [self.text(sorts.CHARACTER_PART) for _ in range(self.rng.choice((1, 1, 2)))]
        found = self._made({"kind": "character", "text": [*dict.fromkeys(parts), self.text(sorts.SPELL)]})
        assert isinstance(found, Character)
        return found

    def incident(self) -> Incident:
        while True:
            spec: dict[str, object] = {"kind": "incident"}
            known: frozenset[str] = frozenset()
            if self.rng.random() < 0.7:
                spec |= {"collects": self.text(sorts.WANTED), "need": self.rng.randint(1, 8)}
                if spec["collects"] in ("NIGHT_CARD", "UFO_CARD"):
                    known = frozenset({sorts.OWN_STEP})
            for key, sort in (("enter", ACTS), ("step", ACTS), ("always", sorts.INCIDENT_PART), ("until", sorts.END)):
                if self.rng.random() < 0.4:
                    spec[key] = self.text(sort, known if key in ("enter", "step") else frozenset())
            try:
                found = self._made(spec)
            except PositionError:  # what it does and how it ends do not fit together
                self.refused += 1
                continue
            assert isinstance(found, Incident)
            return found

    def _made(self, spec: dict[str, object]) -> object:
        self.count += 1
        return declare({f"x{self.seed}n{self.count}": spec})[0]

    def cards(self, main: int = 80, characters: int = 20, incidents: int = 12) -> Cards:
        return Cards(
            [self.main() for _ in range(main)],
            [self.character() for _ in range(characters)],
            [self.incident() for _ in range(incidents)],
        )


def table(cards: Cards, seats: int, seed: int) -> DanmakuTable:
    """A game with these cards at its first decision."""
    t = DanmakuTable(seats, seed, settle(None, seats))
    set_up(t, cards)
    acquaint(t)
    run(t)
    return t
