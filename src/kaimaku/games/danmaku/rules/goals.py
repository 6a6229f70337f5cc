"""Goals: what must have become of whom. They look at who is defeated, not at the order (D-R14)."""

from __future__ import annotations

from kaimaku.kernel.refusals import Lang

from ..definitions import role_of
from ..facts import Kind
from ..table import ROLE, DanmakuTable
from ..templates import Spoken, Term
from .roles import EX_MIDBOSS


class Goal(Spoken):
    """A condition of a seat on a set of defeated seats, which need not be the present one."""

    def holds(self, t: DanmakuTable, down: int, seat: int) -> bool:
        raise NotImplementedError

    def parts(self) -> list[Goal]:
        """What must hold, one by one."""
        return [self]

    def missing(self, t: DanmakuTable, down: int, seat: int) -> list[Goal]:
        """The parts of it that do not hold."""
        return [part for part in self.parts() if not part.holds(t, down, seat)]


class Holders(Term):
    """All seats with a kind of role, defeated or not."""

    def __init__(self, kind: Kind, en: str, ja: str, others: bool = False, one: bool = False, also: str = "") -> None:
        super().__init__(en, ja)
        self.kind = kind
        self.others = others  # oneself not counted
        self.one = one  # one of them is enough
        self.also = also  # EX Midboss: "shown" once she has come forward, "always"

    def mask(self, t: DanmakuTable, seat: int) -> int:
        found = 0
        for other in range(t.seats):
            role = role_of(t, other)
            if role is None or (self.others and other == seat):
                continue
            if role.kind == self.kind or (self.also and role.id == EX_MIDBOSS and self._counts(t, other)):
                found |= 1 << other
        return found

    def _counts(self, t: DanmakuTable, seat: int) -> bool:
        return self.also == "always" or t.known[t.zones[ROLE + seat][0]] == t.everyone


class Down(Goal):
    """Every one of them is defeated, or one where one is enough."""

    en = "{whom} defeated"
    ja = "{whom}が敗北"

    def __init__(self, whom: Holders) -> None:
        self.whom = whom

    def holds(self, t: DanmakuTable, down: int, seat: int) -> bool:
        whom = self.whom.mask(t, seat)
        return bool(whom & down) if self.whom.one else whom & down == whom


class Protected(Goal):
    """Printed beside a goal of the Heroine's side. They share one goal and win as one, so whoever is left declares it
    even after her fall (role.partner, victory.6, D-R16); a table may ask for her to be there."""

    en = "{whom} protected"
    ja = "{whom}を守る"

    def __init__(self, whom: Holders) -> None:
        self.whom = whom

    def holds(self, t: DanmakuTable, down: int, seat: int) -> bool:
        return t.rulings.get("partner_goal") != "protect" or self.whom.mask(t, seat) & ~down != 0


class All(Goal):
    """All of several goals."""

    def __init__(self, *goals: Goal) -> None:
        self.goals = goals

    def words(self, lang: Lang) -> str:
        return ("、" if lang == "ja" else " and ").join(goal.words(lang) for goal in self.goals)

    def holds(self, t: DanmakuTable, down: int, seat: int) -> bool:
        return all(goal.holds(t, down, seat) for goal in self.goals)

    def parts(self) -> list[Goal]:
        return [part for goal in self.goals for part in goal.parts()]


class Never(Goal):
    """No goal of one's own yet (D-R17)."""

    en = "none before becoming the Heroine"
    ja = "主人公になるまではなし"

    def holds(self, t: DanmakuTable, down: int, seat: int) -> bool:
        return False
