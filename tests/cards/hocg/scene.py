"""A position in which a card is tried: everything is called by the label its test gave it."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.hocg.defs import DEFS, CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.picking import picks_holomem
from kaimaku.games.hocg.scenario.position import lay
from kaimaku.games.hocg.table import ARCHIVE, DECK, HAND, LIFE, POSITION_NAMES, POWER, Mem
from kaimaku.kernel.chance import check_forced
from kaimaku.kernel.decisions import PROMPTS, Option

Side = Mapping[str, object]
A, B = 0, 1
BALLAST = ["Filler x7"]  # with them, "draw 2" is not "draw until you have 2"
ZONES = {"hand": HAND, "archive": ARCHIVE, "deck": DECK, "power": POWER, "life": LIFE}


def one(card: str, label: str, **more: object) -> dict[str, object]:
    """A card or a holomem with a label."""
    return {"card": card, "as": label, **more}


class Scene:
    def __init__(
        self,
        a: Side,
        b: Side | None = None,
        cards: Mapping[str, CardDef] | None = None,
        held: object = (),
        **table: object,
    ) -> None:
        """Where a test says nothing of A's hand, there are some cards in it that do nothing; `held` are more."""
        silent = "hand" not in a and table.get("phase", "main") in ("main", "performance")
        assert isinstance(held, list | tuple)
        hand = {"hand": [*held, *BALLAST]} if silent else {}
        self.at = lay({"A": {**a, **hand}, "B": b or {}, **table}, cards)
        self.t = self.at.table
        named = set(self.at.labels.values())
        self.ballast = {c for c in self.t.zones[HAND + A] if c not in named} if silent else set()

    # --- seeing

    @property
    def prompt(self) -> str:
        return PROMPTS[self.t.prompt].name.removeprefix("hocg:") if self.t.asked else "over"

    def number(self, name: str | int) -> int:
        if isinstance(name, int):
            return name
        return self.at.mems[name] if name in self.at.mems else self.at.labels[name]

    def mem(self, label: str) -> Mem:
        return self.t.mems[self.at.mems[label]]

    def place(self, label: str) -> str:
        """center, collab, back, or gone."""
        mem = self.t.mems.get(self.at.mems[label])
        return POSITION_NAMES[mem.pos] if mem is not None else "gone"

    def cheers(self, label: str) -> list[str]:
        """The colors on a holomem."""
        return [DEFS[self.t.defs[c]].printed.colors[0] for c in self.mem(label).cheers]

    def has(self, label: str, card: str) -> bool:
        return self.at.labels[card] in self.mem(label).cards()

    def lies(self, card: str) -> str:
        """Which pile a card is in, or elsewhere."""
        zone = self.t.where[self.at.labels[card]] & ~1
        return next((name for name, base in ZONES.items() if base == zone), "elsewhere")

    def count(self, pile: str, seat: int = A) -> int:
        return len(self._cards(pile, seat))

    def _cards(self, pile: str, seat: int) -> list[int]:
        """Without the cards that were in a hand about which the test says nothing."""
        return [c for c in self.t.zones[ZONES[pile] + seat] if c not in self.ballast]

    def pile(self, name: str, seat: int = A) -> list[str]:
        """The labels of a pile's cards, top first."""
        labels = {c: label for label, c in self.at.labels.items()}
        return [labels.get(c, "-") for c in reversed(self._cards(name, seat))]

    def known(self, card: str) -> int:
        """Who has seen a card's face: bit 0 for A, bit 1 for B."""
        return self.t.known[self.at.labels[card]]

    def options(self, verb: str) -> list[Option]:
        return [o for o in GAME.options(self.t, self.t.asked[0]) if o[0] == verb]

    def choices(self) -> set[str]:
        """Labels of what may be picked now."""
        names = self.at.mems if picks_holomem(self.t) else self.at.labels
        labels = {number: label for label, number in names.items()}
        return {labels.get(int(o[1]), "-") for o in self.options("pick")}

    def why_not(self, verb: str, *names: str | int) -> str:
        """The rule by which whoever is asked may not do this; nothing if they may."""
        refusal = GAME.refuse(self.t, self.t.asked[0], (verb, *(self.number(n) for n in names)))
        return "" if refusal is None else refusal.rule

    # --- acting

    def do(self, verb: str, *names: str | int) -> None:
        self.answer((verb, *(self.number(n) for n in names)))

    def answer(self, option: Option) -> None:
        GAME.decide(self.t, self.t.asked[0], option)

    def pick(self, *names: str) -> None:
        for name in names:
            self.do("pick", name)

    def use(self, user: str, target: str | int, nth: int = 1) -> None:
        """An Arts, from the main phase if that is where the game is."""
        if self.prompt == "main":
            self.do("pass")
        mem = self.mem(user)
        self.do("art", mem.id, DEFS[self.t.defs[mem.stack[-1]]].arts[nth - 1].number, self.number(target))

    def replace(self) -> None:
        """Use the one thing that may replace what is about to happen."""
        (option,) = self.options("replace")
        self.answer(option)

    def done(self) -> None:
        """Nothing that was forced may be left over."""
        check_forced(self.t)
