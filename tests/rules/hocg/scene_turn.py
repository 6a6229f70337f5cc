"""A position, played with the labels a test gave to cards and holomem."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.position import lay
from kaimaku.games.hocg.table import POSITION_NAMES, Mem
from kaimaku.kernel.decisions import PROMPTS, Option

Side = Mapping[str, object]
A, B = 0, 1


def one(card: str, label: str, **more: object) -> dict[str, object]:
    """A card or a holomem with a label."""
    return {"card": card, "as": label, **more}


class Scene:
    """Speaks of things by their labels; whoever is asked acts."""

    def __init__(self, a: Side | None = None, b: Side | None = None, **table: object) -> None:
        self.position = lay({"A": a or {}, "B": b or {}, "journal": True, **table})
        self.t = self.position.table

    # --- asking

    @property
    def prompt(self) -> str:
        return PROMPTS[self.t.prompt].name.removeprefix("hocg:") if self.t.asked else "over"

    @property
    def seat(self) -> int:
        return self.t.asked[0]

    def card(self, label: str) -> int:
        return self.position.labels[label]

    def mem(self, label: str) -> Mem:
        return self.t.mems[self.position.mems[label]]

    def place_of(self, label: str) -> str:
        """center, collab, back, or gone."""
        mem = self.t.mems.get(self.position.mems[label])
        return POSITION_NAMES[mem.pos] if mem is not None else "gone"

    def number(self, name: str | int) -> int:
        if isinstance(name, int):
            return name
        return self.position.mems[name] if name in self.position.mems else self.position.labels[name]

    def count(self, zone: int) -> int:
        return len(self.t.zones[zone])

    def option(self, verb: str, *names: str | int) -> Option:
        return (verb, *(self.number(name) for name in names))

    def art(self, user: str, target: str, nth: int = 1) -> Option:
        mem = self.t.mems[self.position.mems[user]]
        return ("art", mem.id, DEFS[self.t.defs[mem.stack[-1]]].arts[nth - 1].number, self.number(target))

    def options(self, verb: str) -> list[Option]:
        return [o for o in GAME.options(self.t, self.seat) if o[0] == verb]

    def offers(self, verb: str, *names: str | int) -> bool:
        return self.option(verb, *names) in GAME.options(self.t, self.seat)

    def why_not(self, option: Option) -> str:
        """The rule by which whoever is asked may not do this; the refusal and the list must agree."""
        refusal = GAME.refuse(self.t, self.seat, option)
        assert (refusal is None) == (option in GAME.options(self.t, self.seat))
        return "" if refusal is None else refusal.rule

    def why(self, verb: str, *names: str | int) -> str:
        return self.why_not(self.option(verb, *names))

    def chosen_from(self) -> set[str]:
        """Labels of the holomem that may be picked now."""
        labels = {i: label for label, i in self.position.mems.items()}
        return {labels.get(int(o[1]), "unnamed") for o in self.options("pick")}

    # --- acting

    def do(self, verb: str, *names: str | int) -> None:
        GAME.decide(self.t, self.seat, self.option(verb, *names))

    def use(self, user: str, target: str, nth: int = 1) -> None:
        GAME.decide(self.t, self.seat, self.art(user, target, nth))

    def until(self, prompt: str) -> None:
        """Pass and decline until a question comes; cheers go to the first holomem offered."""
        self.quiet()
        while self.prompt != prompt:
            self.quiet()

    def quiet(self) -> None:
        """The quietest answer to the open question."""
        for option in (("pass",), ("no",), ("done",)):
            if option in GAME.options(self.t, self.seat):
                GAME.decide(self.t, self.seat, option)
                return
        GAME.decide(self.t, self.seat, GAME.options(self.t, self.seat)[0])

    # --- what happened

    def log(self, *kinds: str) -> list[tuple[int | str, ...]]:
        """(kind, seat, details...) of the journal's entries of these kinds."""
        return [(kind, seat, *more) for kind, seat, _, _, _, more in self.t.journal or [] if kind in kinds]

    def phases(self) -> list[str]:
        return [str(entry[2]) for entry in self.log("phase")]
