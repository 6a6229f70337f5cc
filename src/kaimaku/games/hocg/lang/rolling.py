"""Rolling dice: what each face leads to (5.24)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel import chance
from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may
from kaimaku.kernel.table import Table

from ..abilities import FACE, FACES, doer, origin
from ..defs import DEFS
from ..events import ROLL
from ..table import HoloTable
from .control import Say, clauses
from .quantities import FACE as FACE_NUMBER
from .quantities import Quantity, figure, per_en, per_ja, value_of
from .uses import AGREED, agree
from .words import PLAIN, listed, sentence


class Face:
    """Which faces of the die a branch is for."""

    said: object = None  # how a text said it

    def __init__(self, faces: frozenset[int], en: str, ja: str) -> None:
        self.faces = faces
        self.en = en
        self.ja = ja

    def __hash__(self) -> int:
        return hash(self.faces)


ODD = Face(frozenset({1, 3, 5}), "odd", "奇数")
EVEN = Face(frozenset({2, 4, 6}), "even", "偶数")


def face(*shown: int) -> Face:
    said = [str(n) for n in shown]
    return Face(frozenset(shown), listed(said, "en", "or"), listed(said, "ja", "or"))


def face_le(k: int) -> Face:
    return Face(frozenset(range(1, k + 1)), f"{k} or less", f"{k}以下")


def face_ge(k: int) -> Face:
    return Face(frozenset(range(k, 7)), f"{k} or greater", f"{k}以上")


class Roll(Say):
    """Roll a die; every branch whose faces fit is carried out, in order (Q507), or what follows whatever shows."""

    def __init__(self, *does: dict[Face, Phrase] | Phrase, n: int | Quantity = 1, may: bool = False) -> None:
        self.branches = [pair for part in does if isinstance(part, dict) for pair in part.items()]
        self.do = [part for part in does if isinstance(part, Phrase)]
        self.parts = [*(part for _, part in self.branches), *self.do]
        self.n = n
        self.may = may

    def lower(self, code: Code) -> None:
        inner = _Rolled(self)
        if self.may:
            lower_may(code, lambda t, f: True, (AGREED, inner))
        else:
            inner.lower(code)

    @property
    def optional(self) -> bool:
        return self.may

    @property
    def offers(self) -> bool:
        return self.may

    def lower_used(self, code: Code) -> None:
        agree(code)
        _Rolled(self).lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        """Rolling alone changes nothing (R-39): something must come of some number."""
        count = value_of(self.n, cast(HoloTable, t), f)
        shown = f.clone()
        for total in range(count, 6 * count + 1):  # every number the dice may come to
            shown.slots[FACE] = total
            for part in self.parts:
                if part.could_change(t, shown):
                    return True
        return False

    def en(self) -> str:
        times = "once" if self.n == 1 else f"{figure(self.n)} times"
        head = f"{'you may ' if self.may else ''}roll a die {times}{per_en(self.n)}{': ' if self.may else '. '}"
        said = []
        for i, (faces, do) in enumerate(self.branches):
            clause = f"if {'it' if self.n == 1 else 'any of them'} is {faces.en}, {do.words('en')}"
            said.append(sentence(f"then, {clause}" if _narrower(self.branches, i) else clause))
        said += [sentence(clauses(self.do, "en"))] if self.do else []
        text = " ".join(said).removesuffix(".")
        return head + (text if self.n == 1 else text.replace(FACE_NUMBER.en, "the total rolled"))

    def ja(self, mood: int = PLAIN) -> str:
        head = f"{per_ja(self.n)}サイコロを{figure(self.n)}回" + ("振れる:" if self.may else "振る。")
        said = []
        for i, (faces, do) in enumerate(self.branches):
            also = "さらに、" if _narrower(self.branches, i) else ""
            when = f"{faces.ja}なら" if self.n == 1 else f"1回でも{faces.ja}が出た時"
            said.append(f"{when}、{also}{do.words('ja')}")
        said += [clauses(self.do, "ja")] if self.do else []
        text = "。".join(said)
        return head + (text if self.n == 1 else text.replace(FACE_NUMBER.ja, "出た目の合計数"))


def _narrower(branches: list[tuple[Face, Phrase]], i: int) -> bool:
    """Is this branch within the one before it (1 within odd)?"""
    return i > 0 and branches[i][0].faces < branches[i - 1][0].faces


class _Rolled(Phrase):
    """The roll itself: what may answer it before and after, then the branches."""

    def __init__(self, roll: Roll) -> None:
        self.roll = roll

    def lower(self, code: Code) -> None:
        n = self.roll.n

        def announce_roll(t: Table, f: Frame) -> Signal:
            """Whoever may fix the face in advance does so now (cause 0)."""
            h = cast(HoloTable, t)
            happen(t, Event(ROLL, f.seat, doer(h, f), value_of(n, h, f), origin(h, f), 0, ()))
            return NEXT

        def throw(t: Table, f: Frame) -> Signal:
            """Roll, unless faces were fixed; then whoever may change or repeat the roll (cause 1, 5.26)."""
            fixed = t.outcome
            h = cast(HoloTable, t)
            count = value_of(n, h, f)
            faces = tuple((fixed[i] if i < len(fixed) else 0) or chance.die(t) for i in range(count))
            note(t, "roll", f.seat, -1, *faces)
            row = ("roll", f.seat, DEFS[t.defs[f.source]].id if f.source >= 0 else "")
            h.history.extend([row] * count)  # a reroll adds nothing (Q394)
            happen(t, Event(ROLL, f.seat, doer(h, f), count, origin(h, f), 1, faces))
            return NEXT

        def keep(t: Table, f: Frame) -> Signal:
            f.slots[FACES] = t.outcome
            f.slots[FACE] = sum(x for x in t.outcome if isinstance(x, int))  # of several dice their total
            return NEXT

        for step in (announce_roll, throw, keep):
            code.step(step)
        for faces, do in self.roll.branches:
            lower_if(code, _showed(faces), (do,))
        for part in self.roll.do:
            part.lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        return True


def _showed(faces: Face):  # type: ignore[no-untyped-def]
    def test(t: Table, f: Frame) -> bool:
        return any(x in faces.faces for x in f.many(FACES))

    return test
