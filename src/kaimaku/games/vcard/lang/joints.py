"""Joints: commas, "and", "may", "if", a choice of texts (4.5.2), and a coin that decides (Crit)."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.chance import flip
from kaimaku.kernel.decisions import NO
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.moments import FrameTest
from ..rules.timing import ANNOUNCE, MODE
from ..table import VCardTable, vcard
from ..word import Word
from .effects import MAYS, MODES, Around, Part, behind, capital, put_may, set_slot, slot_set, stem
from .hands import YOURS, seat_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Comma(Part):
    """Parts joined by commas: each is a condition of the next and must be possible in full (4.5.2.2, V-30)."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.triggered = -1

    def words(self, lang: Lang) -> str:
        return ("。そうしたなら、" if lang == "ja" else ", ").join(p.words(lang) for p in self.parts)

    def chooses(self) -> bool:
        return any(part.chooses() for part in self.parts)

    def aim(self, code: Code) -> None:
        self.triggered = code.slot()
        missing = []
        for part in self.parts[:-1]:
            part.aim(code)
            missing.append(code.branch(part.aimed))
        self.parts[-1].aim(code)
        set_slot(code, self.triggered)
        for place in missing:
            code.land(place)

    def lower(self, code: Code) -> None:
        stops = [code.branch(slot_set(self.triggered))]
        for part in self.parts[:-1]:
            stops.append(code.branch(part.possible))
            part.lower(code)
            stops.append(code.branch(part.done))
        self.parts[-1].lower(code)  # the last may do as much as it can (4.5.1.4)
        for place in stops:
            code.land(place)

    def aimed(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.triggered])

    def ready(self, t: Table, f: Frame) -> bool:
        return all(part.ready(t, f) for part in self.parts[:-1])

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f) and self.parts[0].possible(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        return self.parts[0].done(t, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class And(Part):
    """Several things as one part, each done as far as it can be."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def words(self, lang: Lang) -> str:
        shared = self.parts[0].shared(self.parts[1:], lang)
        if shared:
            return shared
        *first, last = (p.words(lang) for p in self.parts)
        if lang == "ja":
            return "".join(f"{stem(said)}、さらに" for said in first) + last
        return " and ".join([*first, last])

    def chooses(self) -> bool:
        return any(part.chooses() for part in self.parts)

    def aim(self, code: Code) -> None:
        for part in self.parts:
            part.aim(code)

    def aimed(self, t: Table, f: Frame) -> bool:
        return all(part.aimed(t, f) for part in self.parts)

    def ready(self, t: Table, f: Frame) -> bool:
        return all(part.ready(t, f) for part in self.parts)

    def possible(self, t: Table, f: Frame) -> bool:
        return all(part.possible(t, f) for part in self.parts)

    def done(self, t: Table, f: Frame) -> bool:
        return any(part.done(t, f) for part in self.parts)

    def lower(self, code: Code) -> None:
        for part in self.parts:
            part.lower(code)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Around):
    """An effect that need not be used (4.5.2.7).

    Asked only if it can be done, when it is reached; but before the targets where those are chosen at once.
    """

    wanted = -1

    def words(self, lang: Lang) -> str:
        return f"任意で、{self.do.words(lang)}" if lang == "ja" else f"you may {self.do.words(lang)}"

    def aim(self, code: Code) -> None:
        self.wanted = code.slot()
        if not self.chooses():
            self.do.aim(code)
            return
        later = code.branch(_at_once)
        unready = code.branch(self.do.ready)
        self._ask(code)
        code.land(later)
        refused = code.branch(self._not_refused)
        self.do.aim(code)
        code.land(refused)
        end = code.jump()
        code.land(unready)
        code.step(self._refuse)
        code.land(end)

    def _ask(self, code: Code) -> None:
        MAYS[code.name, len(code.steps)] = self.do
        code.step(put_may)
        code.step(self._keep)

    def _keep(self, t: Table, f: Frame) -> Signal:
        f.slots[self.wanted] = 0 if t.answer == NO else 1
        return NEXT

    def _refuse(self, t: Table, f: Frame) -> Signal:
        f.slots[self.wanted] = 0
        return NEXT

    def _not_refused(self, t: Table, f: Frame) -> bool:
        return f.slots[self.wanted] != 0

    def _unasked(self, t: Table, f: Frame) -> bool:
        return f.slots[self.wanted] is None

    def aimed(self, t: Table, f: Frame) -> bool:
        return f.slots[self.wanted] != 0 and self.do.aimed(t, f)

    def ready(self, t: Table, f: Frame) -> bool:
        return self.do.ready(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        return f.slots[self.wanted] != 0 and self.do.possible(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        return f.slots[self.wanted] == 1 and self.do.done(t, f)

    def lower(self, code: Code) -> None:
        cannot = code.branch(self.possible)
        known = code.branch(self._unasked)
        self._ask(code)
        code.land(known)
        no = code.branch(self._not_refused)
        self.do.lower(code)
        code.land(no)
        code.land(cannot)


def _at_once(t: Table, f: Frame) -> bool:
    return f.slots[MODE] != ANNOUNCE


class Condition(Word):
    """Something that may hold, in words. `firm`: the same, read before what hangs on Power Levels (V-57)."""

    def __init__(self, test: FrameTest, en: str, ja: str, firm: FrameTest | None = None) -> None:
        self.test = test
        self.firm = firm
        self.en = en
        self.ja = ja

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Around):
    """A condition: looked at when targets are chosen, and again when the text is reached."""

    def __init__(self, condition: Condition, do: Part) -> None:
        super().__init__(do)
        self.condition = condition

    def words(self, lang: Lang) -> str:
        said, do = self.condition.words(lang), self.do.words(lang)
        return f"{said}なら、{do}" if lang == "ja" else f"if {said}, {do}"

    def holds(self, t: Table, f: Frame) -> bool:
        return self.condition.test(vcard(t), f)

    def aim(self, code: Code) -> None:
        out = code.branch(self.holds)
        self.do.aim(code)
        code.land(out)

    def aimed(self, t: Table, f: Frame) -> bool:
        return self.holds(t, f) and self.do.aimed(t, f)

    def ready(self, t: Table, f: Frame) -> bool:
        return self.holds(t, f) and self.do.ready(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        return self.holds(t, f) and self.do.possible(t, f)

    def lower(self, code: Code) -> None:
        out = code.branch(self.holds)
        self.do.lower(code)
        code.land(out)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Part):
    """One of several texts, chosen when the effect triggers."""

    def __init__(self, *modes: Part) -> None:
        self.modes = modes
        self.chosen = -1

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return "1つを選ぶ：" + "、または".join(f"「{m.words(lang)}」" for m in self.modes)
        return "choose one: " + " OR ".join(capital(m.words(lang)) + "." for m in self.modes).removesuffix(".")

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.chosen = code.slot()
        MODES[code.name, len(code.steps)] = self.modes
        code.step(self._ask)
        code.step(self._take)
        for number, mode in enumerate(self.modes, 1):
            out = code.branch(self._is(number))
            mode.aim(code)
            code.land(out)

    def _ask(self, t: Table, f: Frame) -> Signal:
        choose_number(t, f.seat, 1, len(self.modes), "mode")
        return NEXT

    def _take(self, t: Table, f: Frame) -> Signal:
        f.slots[self.chosen] = t.picked[0]
        return NEXT

    def _is(self, number: int) -> Callable[[Table, Frame], bool]:
        return lambda t, f: f.slots[self.chosen] == number

    def ready(self, t: Table, f: Frame) -> bool:
        return any(mode.ready(t, f) for mode in self.modes)

    def mode(self, f: Frame) -> tuple[Part, ...]:
        """The one that was chosen, if one was."""
        chosen = f.num(self.chosen)
        return self.modes[chosen - 1 : chosen] if chosen else ()

    def aimed(self, t: Table, f: Frame) -> bool:
        return any(mode.aimed(t, f) for mode in self.mode(f))

    def possible(self, t: Table, f: Frame) -> bool:
        return any(mode.possible(t, f) for mode in self.mode(f))

    def done(self, t: Table, f: Frame) -> bool:
        return any(mode.done(t, f) for mode in self.mode(f))

    def lower(self, code: Code) -> None:
        for number, mode in enumerate(self.modes, 1):
            out = code.branch(self._is(number))
            mode.lower(code)
            code.land(out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Crit(Part):
    """A coin decides: what happens on heads (a success), and on tails if that is named; `flips` says who flips."""

    def __init__(self, win: Part | None = None, lose: Part | None = None, flips: int = YOURS) -> None:
        self.win = win
        self.lose = lose
        self.flips = flips
        self.heads = -1

    def words(self, lang: Lang) -> str:
        ja = lang == "ja"
        who = "" if self.flips == YOURS else "相手がコインを投げる。" if ja else "Your Opp. flips. "
        win = self.win.words(lang) if self.win else ""
        if self.lose is not None:
            if win:
                win = behind("成功" if ja else "Success", win, lang) + ("。" if ja else ". ")
            win += behind("失敗" if ja else "Fail", self.lose.words(lang), lang)
        return f"Crit：{who}{win}" if ja else f"Crit: {who}{capital(win)}"

    def chooses(self) -> bool:
        return any(part is not None and part.chooses() for part in (self.win, self.lose))

    def aim(self, code: Code) -> None:
        self.heads = code.slot()
        for part in (self.win, self.lose):
            if part is not None:
                part.aim(code)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.heads] = int(flip(t))
        note(t, "flip coin", seat_of(f, self.flips), f.source, "heads" if f.slots[self.heads] else "tails")
        return NEXT

    def lower(self, code: Code) -> None:
        code.step(self.act)
        tails = code.branch(slot_set(self.heads))
        if self.win is not None:
            self.win.lower(code)
        end = code.jump()
        code.land(tails)
        if self.lose is not None:
            self.lose.lower(code)
        code.land(end)
