"""Cards that nobody wrote: whatever the table of the card language admits, for games that test the engine with it."""

from __future__ import annotations

from random import Random
from typing import Final

from kaimaku.judge.scenario.values import PositionError
from kaimaku.language.invent import Inventor, NoWords

from ..defs import BY_ID, CHEER, COLORS, CardDef
from ..rules.setup import DeckList
from ..scenario.cards import declare
from . import GRAMMAR
from .grammar.sorts import NAMES_TO_TRY, TAGS_TO_TRY

LEVELS: Final = ("Debut", "Debut", "Debut", "1st", "1st", "2nd", "Spot")
USED: Final = ("event", "item", "staff")
CARRIED: Final = ("tool", "mascot", "fan")
COSTS: Final = (0, 0, 1, 1, 2)
TRIES: Final = 200


class Invention:
    """Invented cards, the same for the same seed; `refused` counts texts that only a rule of the table turns down."""

    def __init__(self, seed: int, depth: int = 6) -> None:
        self.rng = Random(seed)
        self.inventor = Inventor(GRAMMAR, self.rng, depth)
        self.seed = seed
        self.count = 0
        self.refused = 0

    def deck(self) -> DeckList:
        """An Oshi and a deck of invented cards that can at least be set up, with cheers of every color."""
        main = {self.holomem("Debut", plain=True).id: 8}
        for level in LEVELS * 2:
            main[self.holomem(level).id] = 2
        for kind in USED + CARRIED:
            main[self.support(kind).id] = 2
        cheers = [d.id for d in BY_ID.values() if d.kind == CHEER][:6]
        return self.oshi().id, main, dict.fromkeys(cheers, 4)

    def holomem(self, level: str, plain: bool = False) -> CardDef:
        rng = self.rng
        arts = [
            {"name": f"Arts {n}", "cost": rng.choice(COSTS), "power": rng.choice((10, 20, 30, 60))}
            for n in range(1, rng.choice((2, 2, 3)))
        ]
        facts: dict[str, object] = {
            "name": rng.choice(NAMES_TO_TRY),
            "level": level,
            "hp": rng.choice((50, 70, 100, 150)),
            "color": rng.choice(list(COLORS)),
            "tags": [tag.removeprefix("#") for tag in rng.sample(TAGS_TO_TRY, 2)],
            "buzz": level == "1st" and rng.random() < 0.3,
            "baton": rng.choice((0, 1, 1, 2)),
            "arts": arts,
        }
        hosts = rng.sample(("gift", "collab_effect", "bloom_effect", "art"), rng.choice((1, 1, 2)))
        if level in ("Debut", "Spot"):
            hosts = [host for host in hosts if host != "bloom_effect"]
        return self._made({**facts, "text": []} if plain else facts, () if plain else hosts)

    def support(self, kind: str) -> CardDef:
        hosts = ("use",) if kind in USED else self.rng.choice((("attached",), ("bonus",), ("attached", "bonus")))
        return self._made({"kind": "support", "support": kind}, hosts)

    def oshi(self) -> CardDef:
        rng = self.rng
        skills: dict[str, object] = {"skill": rng.choice((1, 2)), "sp": rng.choice((1, 2))}
        hosts = ["oshi_skill", "sp_skill"]
        if rng.random() < 0.3:
            skills["stage"] = 0
            hosts.append("stage_skill")
        return self._made({"kind": "oshi", "color": rng.choice(list(COLORS)), "life": 6, "skills": skills}, hosts)

    def _made(self, facts: dict[str, object], hosts: tuple[str, ...] | list[str]) -> CardDef:
        """Declared as a scenario's own card is; a text that a rule of the table turns down is invented anew."""
        self.count += 1
        for _ in range(TRIES):
            try:
                texts = [self._text(host) for host in hosts]
                return declare({f"i{self.seed}x{self.count}": {**facts, "text": texts}})[f"i{self.seed}x{self.count}"]
            except (NoWords, PositionError):
                self.refused += 1
        raise NoWords(f"no text fits {hosts}")

    def _text(self, host: str) -> str:
        return self.inventor.invent_with(host)
