"""Texts that run as effects of their own (4.5.1.1): done by other players, several times, or later (Grow, Havoc)."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table, program

from ..rules.timing import ABOUT, TIMES, start_part, within
from ..table import END, START, Due, VCardTable, other, rules, vcard
from .effects import APARTS, Around, Part, behind, compile_effect, third_person


@mypyc_attr(allow_interpreted_subclasses=True)
class Apart(Part):
    """A text that runs as an effect of its own: by somebody else, later, or several times."""

    def __init__(self, do: Part) -> None:
        self.do = do
        self.prog = ""

    def name(self, code: Code) -> None:
        """Name what is run apart after its place in the text, so that a saved table finds it again."""
        self.prog = f"{code.name}/{type(self).__name__.lower()}{len(code.steps)}"
        APARTS[self.prog] = self.do

    def compile(self, code: Code) -> None:
        self.name(code)
        compile_effect(self.prog, [self.do])


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Around):
    """A text that tells the effect it is a part of whether it was done, which lies right below it."""

    def __init__(self, do: Part, slot: int) -> None:
        super().__init__(do)
        self.slot = slot

    def lower(self, code: Code) -> None:
        self.do.lower(code)
        code.step(self.act)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        if self.do.done(t, f):
            t.frames[-2].slots[self.slot] = 1
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class ByPlayers(Apart):
    """Players do it with cards of their own: as a condition each must be able to, and somebody must have done it."""

    hit = -1

    def seats(self, f: Frame) -> tuple[int, ...]:
        raise NotImplementedError

    def possible(self, t: Table, f: Frame) -> bool:
        return all(self.do.ready(t, Frame(f.prog, f.pc, seat, f.source, f.slots)) for seat in self.seats(f))

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.hit])

    def lower(self, code: Code) -> None:
        self.hit, turn = code.slot(), code.slot()
        self.name(code)
        compile_effect(self.prog, [Told(self.do, self.hit)])

        def begin(t: Table, f: Frame) -> Signal:
            f.slots[self.hit], f.slots[turn] = 0, self.seats(f)
            return NEXT

        def each(t: Table, f: Frame) -> Signal:
            seat, *rest = f.many(turn)
            f.slots[turn] = tuple(rest)
            start_part(vcard(t), f, program(self.prog), seat)
            return AGAIN if rest else NEXT

        code.step(begin)
        code.step(each)


@mypyc_attr(allow_interpreted_subclasses=True)
class Both(ByPlayers):
    """Each player does it, whoever's effect it is first."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"各プレイヤーは{do}" if lang == "ja" else f"each player {third_person(do)}"

    def seats(self, f: Frame) -> tuple[int, ...]:
        return f.seat, other(f.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opp(ByPlayers):
    """The opponent does it."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"相手は{do}" if lang == "ja" else f"your Opp. {third_person(do)}"

    def seats(self, f: Frame) -> tuple[int, ...]:
        return (other(f.seat),)


# --- several times; slots: 0 the program's name, 1 how often still, the rest as the effect had them ------------------


def _once_more(t: VCardTable, f: Frame) -> Signal:
    left = f.num(1)
    if not left:
        return DONE
    f.slots[1] = left - 1
    row = f.slots[2]
    assert isinstance(row, tuple)
    push(t, program(str(f.slots[0])), f.seat, f.source, *row)
    return AGAIN


REPEAT: Final = rules("vcard:8.1.0.1/surge", _once_more, slots=3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Apart):
    """Done so many times, each with its own targets (Surge, Greed)."""

    def repeat(self, t: VCardTable, f: Frame, times: int) -> Signal:
        push(t, REPEAT, f.seat, f.source, self.prog, times, (within(f), *f.slots[ABOUT:TIMES]))
        return NEXT


# --- later: gates before these are tested now, the rest happens then -------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Delayed(Apart):
    """What stands behind it is put off, for whoever says it (8.3.3.5), whether its card stays or not (V-31)."""

    keyword = ""
    when = START
    first = 1
    mine = True

    def words(self, lang: Lang) -> str:
        return behind(self.keyword, self.do.words(lang), lang)

    def lower(self, code: Code) -> None:
        self.compile(code)
        super().lower(code)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        whose = f.seat if self.mine else other(f.seat)
        t.due = (*t.due, Due(self.when, whose, self.first, self.prog, f.seat, f.source, t.turn, t.tick()))
        note(t, "delay", f.seat, f.source, self.keyword or "next turn")
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Grow(Delayed):
    """When the player's next turn starts."""

    keyword = "Grow"


@mypyc_attr(allow_interpreted_subclasses=True)
class Havoc(Delayed):
    """When the opponent's next turn starts."""

    keyword = "Havoc"
    mine = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Aftershock(Delayed):
    """When the player's next turn ends, before other effects there."""

    keyword = "Aftershock"
    when = END
    first = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NextTurn(Delayed):
    """In the opponent's next turn, without a keyword."""

    mine = False

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        if lang == "ja":
            return f"相手の次のターン、{do.removeprefix('このターン、')}"
        return f"in your Opp's next turn, {do.removesuffix(' this turn')}"
