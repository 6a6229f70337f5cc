"""Keywords that wait for a turn: Grow, Havoc, Aftershock. Gates before them are tested now, the rest happens then."""

from __future__ import annotations

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..table import END, START, Due, other, vcard
from .apart import Apart
from .effects import capital


class Delayed(Apart):
    """What stands behind it is put off, for whoever says it (8.3.3.5), whether its card stays or not (V-31)."""

    keyword = ""
    when = START
    first = 1
    mine = True

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"{self.keyword}:{do}" if lang == "ja" else f"{self.keyword}: {capital(do)}"

    def lower(self, code: Code) -> None:
        self.compile(code)

        def put_off(t: Table, f: Frame) -> Signal:
            board = vcard(t)
            whose = f.seat if self.mine else other(f.seat)
            waiting = Due(self.when, whose, self.first, self.prog, f.seat, f.source, t.turn, t.tick())
            board.due = (*board.due, waiting)
            note(board, "delay", f.seat, f.source, self.keyword or "next turn")
            return NEXT

        code.step(put_off)


class Grow(Delayed):
    """When the player's next turn starts."""

    keyword = "Grow"


class Havoc(Delayed):
    """When the opponent's next turn starts."""

    keyword = "Havoc"
    mine = False


class Aftershock(Delayed):
    """When the player's next turn ends, before other effects there."""

    keyword = "Aftershock"
    when = END
    first = 0


class NextTurn(Delayed):
    """In the opponent's next turn, without a keyword."""

    mine = False

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        if lang == "ja":
            return f"相手の次のターン、{do.removeprefix('このターン、')}"
        return f"in your Opp's next turn, {do.removesuffix(' this turn')}"
