"""What a perpetual cycle leaves as it is, and what it may eat (14.1, R-14, K-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from kaimaku.kernel.cycles import Rounds
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import PROGRAMS, Frame
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Table

from ..defs import DEFS
from .picking import picks_holomem

if TYPE_CHECKING:
    from ..table import HoloTable, Mem

NO_MORE_ROUNDS: Final = Refusal(
    "hocg:14.1.1.2",
    "That would only repeat the same loop. Choose something else.",
    "同じことの繰り返しになります。別のものを選んでください。",
)


class HoloRounds(Rounds):
    """Everything by its key or name: numbers depend on which products a process has read first."""

    watches = True
    repeated: ClassVar[Refusal | None] = NO_MORE_ROUNDS

    def whole(self, t: Table) -> object:
        """The complete state (R-14), and where in the rules we are; of the program at work not which of its steps."""
        from .cycles import state

        below = [f.pc for f in t.frames[:-1]]
        return state(cast("HoloTable", t)), below, [(PROGRAMS[f.prog].name, f.seat, f.slots) for f in t.frames]

    def shape(self, t: Table) -> object:
        """Who is on the stage with which cards, how many cards lie elsewhere, which abilities wait.

        Lasting effects, damage, and what has happened this turn may grow for ever, and so may the abilities that wait.
        """
        h = cast("HoloTable", t)
        waiting = sorted({(ABILITIES[p.ability].key, p.seat) for p in h.pending})
        return _stage(h), [len(zone) for zone in h.zones], h.life_damage, h.turn, h.phase, waiting

    def meters(self, t: Table) -> tuple[int, ...]:
        """The HP that each holomem has left, and its damage: neither can fall for ever (11.3.1, 5.23.1)."""
        from .stats import hp

        h = cast("HoloTable", t)
        left = sorted((_row(h, m), hp(h, m) - m.damage, m.damage) for m in h.mems.values())
        return tuple(number for _, *numbers in left for number in numbers)

    def alike(self, t: Table, option: Option) -> object:
        """Waiting abilities by their text and card, holomem and cards by what everybody can see of them."""
        h = cast("HoloTable", t)
        verb, *numbers = option
        n = numbers[0] if numbers and isinstance(numbers[0], int) else -1
        if verb == "resolve":
            return _waiting(h, n)
        if verb == "replace":
            at_work = (x for found in t.live.values() for x in found)
            return sorted((ABILITIES[x.ability].key, DEFS[t.defs[x.source]].key) for x in at_work if x.stamp == n)
        if verb == "pick":
            return _row(h, h.mems[n]) if picks_holomem(h) else _card(h, n)
        return option

    def asking(self, f: Frame) -> str:
        return PROGRAMS[f.prog].name

    def endless(self, t: Table) -> None:
        """Neither player can stop it: a draw (14.1.1.3)."""
        from .resolution import end

        end(cast("HoloTable", t), [0, 1], "hocg:14.1.1.3")


def _waiting(t: HoloTable, at: int) -> tuple[int, int]:
    """One of the abilities that wait, at a check timing or inside a down."""
    from .resolution import DOWN_ORDER, waiting_in_down

    p = waiting_in_down(t.frames[-1], at) if t.prompt == DOWN_ORDER.number else t.pending[at]
    return ABILITIES[p.ability].key, DEFS[t.defs[p.source]].key


def _card(t: HoloTable, card: int) -> object:
    """A card where it lies; one that not everybody can see is only itself, so that nothing tells its face."""
    from ..table import STAGE, mem_of

    face = DEFS[t.defs[card]].key if t.known[card] == t.everyone else ~card
    holder = mem_of(t, card) if t.where[card] >= STAGE else None
    return t.where[card], face, None if holder is None else _row(t, holder)


def _stage(t: HoloTable) -> list[tuple[object, ...]]:
    return sorted(_row(t, m) for m in t.mems.values())


def _row(t: HoloTable, m: Mem) -> tuple[int | list[int], ...]:
    held = sorted(DEFS[t.defs[card]].key for card in m.cheers + m.supports)
    return (m.seat, m.pos, [DEFS[t.defs[card]].key for card in m.stack], held, int(m.resting), int(m.down))
