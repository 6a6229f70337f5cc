"""What a perpetual cycle leaves as it is: nobody can stop it, so no goal can come true any more (D-R36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from kaimaku.kernel.cycles import Rounds
from kaimaku.kernel.frames import finish
from kaimaku.kernel.journal import note
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Result, Table

if TYPE_CHECKING:
    from ..table import DanmakuTable

NO_MORE_ROUNDS: Final = Refusal(
    "danmaku:victory.1",
    "That would only repeat the same cycle. Choose something else.",
    "同じことの繰り返しになります。別のものを選んでください。",
)


class DanmakuRounds(Rounds):
    watches = True
    repeated: ClassVar[Refusal | None] = NO_MORE_ROUNDS

    def whole(self, t: Table) -> object:
        """Every card where it is, and whatever else makes a difference; the stack, which only grows, does not."""
        d = cast("DanmakuTable", t)
        lasting = sorted((x.ability, x.seat, x.until, x.amount) for found in d.mods.values() for x in found)
        faces = [[d.defs[card] for card in zone] for zone in d.zones]
        return self.shape(t), faces, lasting, d.fired, d.spent, d.skip, d.skipped, sorted(d.used)

    def shape(self, t: Table) -> object:
        """Life, and how many cards lie where: lasting effects may grow for ever, piles may not."""
        d = cast("DanmakuTable", t)
        return d.life, [len(zone) for zone in d.zones], d.down, d.active, d.step

    def meters(self, t: Table) -> tuple[int, ...]:
        """Life can neither fall nor rise for ever, and is part of the shape."""
        return ()

    def endless(self, t: Table) -> None:
        """A dead end is a draw, as when no goal can come true any more."""
        note(t, "end", -1, -1)
        finish(t, Result((), "danmaku:victory.1"))
