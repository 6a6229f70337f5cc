"""Speech: every word a game says, for the browser, the terminal, scenarios and bots.

A game derives its own from this and gives tables: sentences of the journal, questions, options, reasons, outcomes. What
it leaves out has a plain default.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from kaimaku.kernel.table import Result
from kaimaku.wire.common import Words

from .narrator import Narrator
from .outcome import ROOM, outcome, reason
from .reasons import Explaining, H, T


class Speech(Explaining[T, H], Generic[T, H]):
    narrators: ClassVar[type[Narrator[Any, Any]]] = Narrator
    endings: ClassVar[Mapping[str, tuple[str, str]]] = ROOM  # by the rule that ended the game
    sides: ClassVar[bool] = False  # may several win together?

    def narrator(
        self, viewer: int | None, t: T | None = None, all_seeing: bool = False, links: bool = True
    ) -> Narrator[T, Any]:
        """`t`: the table as it is when the narrator begins, if that is not the beginning."""
        return self.narrators(viewer, t, all_seeing, links)

    def outcome(self, result: Result) -> Words:
        return outcome(result, self.endings, self.sides)

    def verdict(self, t: T, result: Result, viewer: int | None) -> Words:
        """How the game ended for one viewer, who already knows whether they have won."""
        told = None if viewer is None or self.sides else reason(result, self.endings, viewer)
        return told or self.outcome(result)
