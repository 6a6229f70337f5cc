"""Texts that run as effects of their own (4.5.1.1): done by other players, later, or several times."""

from __future__ import annotations

from kaimaku.kernel.frames import AGAIN, DONE, NEXT, Frame, Signal, push
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table, program

from ..table import VCardTable, other, rules, vcard
from ..timing import ABOUT, TIMES, start_part, within
from .effects import APARTS, Part, compile_effect, third_person


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

    def run(self, t: VCardTable, f: Frame, seat: int) -> None:
        start_part(t, f, program(self.prog), seat)


class Told(Part):
    """A text that tells the effect it is a part of whether it was done, which lies right below it."""

    def __init__(self, do: Part, slot: int) -> None:
        self.do = do
        self.slot = slot

    def words(self, lang: Lang) -> str:
        return self.do.words(lang)

    def aim(self, code: Code) -> None:
        self.do.aim(code)

    def lower(self, code: Code) -> None:
        self.do.lower(code)

        def tell(t: Table, f: Frame) -> Signal:
            if self.do.done(t, f):
                t.frames[-2].slots[self.slot] = 1
            return NEXT

        code.step(tell)


class ByPlayers(Apart):
    """Players do it with cards of their own: as a condition each must be able to, and somebody must have done it."""

    def __init__(self, do: Part) -> None:
        super().__init__(do)
        self.hit = -1

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
            self.run(vcard(t), f, seat)
            return AGAIN if rest else NEXT

        code.step(begin)
        code.step(each)


class Both(ByPlayers):
    """Each player does it, whoever's effect it is first."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"各プレイヤーは{do}" if lang == "ja" else f"each player {third_person(do)}"

    def seats(self, f: Frame) -> tuple[int, ...]:
        return f.seat, other(f.seat)


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


REPEAT = rules("vcard:8.1.0.1/surge", _once_more, slots=3)


class Repeated(Apart):
    """Done so many times, each with its own targets (Surge, Greed)."""

    def repeat(self, t: VCardTable, f: Frame, times: int) -> None:
        push(t, REPEAT, f.seat, f.source, self.prog, times, (within(f), *f.slots[ABOUT:TIMES]))
