"""A scene whose journal is told with the labels of its cards and holomem."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE, HAND, LIFE
from tests.rules.hocg.scene_turn import A, B, Scene, Side, one

__all__ = ["A", "B", "Play", "Side", "one", "performance"]

SPARE = "x-spare"
ABOUT_A_HOLOMEM = ("damage", "heal", "hp", "attach", "rest", "ready")  # their first detail is a holomem


class Play(Scene):
    """A position of the tests about downs, life and Arts."""

    def __init__(self, a: Side | None = None, b: Side | None = None, **table: object) -> None:
        super().__init__(a, b, **table)
        self.names = {i: label for label, i in self.position.mems.items()}
        self.faces: dict[int, str] = {}
        for i, label in self.names.items():
            if i in self.t.mems:
                self.faces |= dict.fromkeys(self.t.mems[i].cards(), label)
        self.faces |= {card: label for label, card in self.position.labels.items()}

    def story(self, *kinds: str) -> list[str]:
        """The journal's entries of these kinds, each with whom it is about: a label, or the seat."""
        told = []
        for kind, seat, card, _, _, more in self.t.journal or []:
            if kind in kinds:
                about = self.names.get(int(more[0])) if kind in ABOUT_A_HOLOMEM else self.faces.get(card)
                told.append(f"{kind} {about or 'AB'[seat]}")
        return told

    def life(self, seat: int) -> int:
        return len(self.t.zones[LIFE + seat])

    def hand(self, seat: int) -> int:
        return len(self.t.zones[HAND + seat])

    def archived(self, label: str) -> bool:
        return self.t.where[self.card(label)] & ~1 == ARCHIVE

    def waiting_effects(self) -> list[str]:
        """Labels of the sources of the waiting abilities."""
        return [self.faces[p.source] for p in self.t.pending]

    def send(self, *labels: str) -> None:
        """Answer the questions to whom cards go."""
        for label in labels:
            assert self.prompt == "pick", self.prompt
            self.do("pick", label)

    def settle(self) -> None:
        """Answer as quietly as possible until the turn player may act again, or the game is over."""
        while self.prompt not in ("main", "perform", "over"):
            self.quiet()


THEM: Side = {"center": one(SPARE, "their center"), "back": one(SPARE, "their back")}


def performance(mine: Side, theirs: Side = THEM, **table: object) -> Play:
    return Play(mine, theirs, phase="performance", **table)
