"""A scene that also speaks of waiting abilities by the label of their card or holomem."""

from __future__ import annotations

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import ARTS, hp
from kaimaku.games.hocg.table import ARCHIVE, HAND, LIFE
from kaimaku.kernel.frames import run
from kaimaku.kernel.values import value
from tests.rules.hocg.scene_turn import A, B, Scene, one

__all__ = ["A", "B", "Stage", "arts", "one", "run"]


class Stage(Scene):
    """A position of this chapter's tests."""

    def waiting(self) -> list[str]:
        """Labels of the sources of the waiting abilities, in the order they triggered."""
        labels = {i: label for label, i in self.position.mems.items()} | {
            -1 - c: label for label, c in self.position.labels.items()
        }
        return [labels.get(p.anchor) or labels.get(-1 - p.source, "unnamed") for p in self.t.pending]

    def resolve(self, label: str) -> None:
        """Choose which waiting ability comes next."""
        assert self.prompt == "order", self.prompt
        wanted = [i for i, name in enumerate(self.waiting()) if name == label]
        GAME.decide(self.t, self.seat, ("resolve", wanted[0]))

    def take_all(self) -> int:
        """Pick whatever is offered first until nothing more may be picked; how many that were."""
        taken = 0
        while self.prompt == "pick" and self.options("pick"):
            GAME.decide(self.t, self.seat, self.options("pick")[0])
            taken += 1
        return taken

    def hand(self, seat: int = A) -> int:
        return len(self.t.zones[HAND + seat])

    def life(self, seat: int) -> int:
        return len(self.t.zones[LIFE + seat])

    def archived(self, label: str) -> bool:
        return self.t.where[self.card(label)] & ~1 == ARCHIVE

    def hp(self, label: str) -> int:
        return hp(self.t, self.mem(label))

    def new_mem(self, label: str) -> int:
        """The holomem that a labelled card has become."""
        return next(m.id for m in self.t.mems.values() if self.card(label) in m.stack)


def arts(s: Stage, label: str) -> int:
    """What effects add to its Arts now."""
    return value(s.t, ARTS, s.mem(label).id, 0)
