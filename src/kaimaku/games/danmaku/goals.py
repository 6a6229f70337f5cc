"""Goals: what must have become of whom. They look at who is defeated, not at the order (D-R14)."""

from __future__ import annotations

from kaimaku.kernel.refusals import Lang

from .definitions import role_of
from .facts import Kind
from .table import DanmakuTable
from .words import Spoken, Term


class Goal(Spoken):
    """A condition of a seat on a set of defeated seats, which need not be the present one."""

    def holds(self, t: DanmakuTable, down: int) -> bool:
        raise NotImplementedError


class Holders(Term):
    """All seats with a kind of role, defeated or not."""

    def __init__(self, kind: Kind, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.kind = kind

    def mask(self, t: DanmakuTable) -> int:
        found = 0
        for seat in range(t.seats):
            role = role_of(t, seat)
            if role is not None and role.kind == self.kind:
                found |= 1 << seat
        return found


class Down(Goal):
    """Every one of them is defeated."""

    en = "{whom} defeated"
    ja = "{whom}が敗北"

    def __init__(self, whom: Holders) -> None:
        self.whom = whom

    def holds(self, t: DanmakuTable, down: int) -> bool:
        whom = self.whom.mask(t)
        return whom & down == whom


class Up(Goal):
    """One of them is still active."""

    en = "{whom} active"
    ja = "{whom}が健在"

    def __init__(self, whom: Holders) -> None:
        self.whom = whom

    def holds(self, t: DanmakuTable, down: int) -> bool:
        return self.whom.mask(t) & ~down != 0


class All(Goal):
    """All of several goals."""

    def __init__(self, *goals: Goal) -> None:
        self.goals = goals

    def words(self, lang: Lang) -> str:
        return ("、" if lang == "ja" else " and ").join(goal.words(lang) for goal in self.goals)

    def holds(self, t: DanmakuTable, down: int) -> bool:
        return all(goal.holds(t, down) for goal in self.goals)


class Never(Goal):
    """No goal of one's own yet (D-R17)."""

    en = "nobody yet"
    ja = "まだなし"

    def holds(self, t: DanmakuTable, down: int) -> bool:
        return False
