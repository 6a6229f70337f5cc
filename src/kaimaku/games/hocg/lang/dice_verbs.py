"""Dice: rolling them, what each face leads to, and what changes a roll (5.24, 5.26)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final, cast

from kaimaku.kernel import chance
from kaimaku.kernel.events import Event, event_of, happen, replaced
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import ABILITY_BY_NAME, Live, enter
from kaimaku.kernel.phrases import Code, Phrase, lower_if, lower_may
from kaimaku.kernel.picks import choose_number
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import DEFS
from ..rules.abilities import FACE, FACES, Replacing, doer, origin
from ..rules.events import ROLL
from ..rules.performance import rolled_by_art
from ..table import HoloTable
from .control import Say, clauses
from .holomem_nouns import MemNoun
from .joined_nouns import OrOshi
from .modifiers import THIS_TURN, UNTIL
from .quantities import FACE as FACE_NUMBER
from .quantities import Quantity, Slot, figure, per_en, per_ja, value_of
from .replacements import lower_edit
from .triggers import Pattern, one_of, said
from .uses import AGREED, agree
from .words import PLAIN, inflect, listed, sentence

SEVERAL: Final = 6  # dice of a roll that are looked at each for itself, before it is made


class SetFace(Say):
    """The next face counts as a declared number (a replacement, 10.2.1.3.3)."""

    def __init__(self, k: int = 0) -> None:
        self.k = k  # 0: declared

    def lower(self, code: Code) -> None:

        def fix(t: HoloTable, f: Frame, e: Event) -> None:
            e.extra = (t.picked[0],)
            note(t, "face", f.seat, -1, t.picked[0])

        @code.step
        def declare(t: HoloTable, f: Frame) -> Signal:
            choose_number(t, f.seat, self.k or 1, self.k or 6, "face")
            return NEXT

        lower_edit(code, fix)

    def en(self) -> str:
        number = f"use {self.k}" if self.k else "choose a number from 1 to 6, and use it"
        return f"{number} as the next result"

    def ja(self, mood: int = PLAIN) -> str:
        number = f"{self.k}" if self.k else "1から6までの数字1つを選び、それ"
        return f"{number}を次の結果に{inflect('する', mood)}"


def _regarded_en(dice: str, shown: str) -> str:
    return f"regard all numbers on the faces of {dice} as {shown}"


def _regarded_ja(whose: str, shown: str, mood: int) -> str:
    return f"{whose}サイコロの目の数すべてを{shown}として{inflect('扱う', mood)}"


class _TurnOfDice(Say):
    """For this turn all faces of your dice are regarded as other numbers (compulsory, G-72).

    Perhaps only where an ability of certain holomem, or of the Oshi too, rolls, or rolls just so many at once.
    """

    then = ("", "その後、")
    shown = ("", "")

    def __init__(self, by: MemNoun | None, n: int = 0) -> None:
        self.by = by
        self.n = n

    def change(self, face: int, chosen: int) -> int:
        raise NotImplementedError

    def ask(self, t: HoloTable, f: Frame) -> Signal:
        """Which number, where its player says so; then it is what was picked."""
        t.picked = (0,)
        return NEXT

    def lower(self, code: Code) -> None:
        by = self.by
        fits = None if by is None else one_of(by.mems if isinstance(by, OrOshi) else by)

        def concerns(t: HoloTable, f: Frame, e: Event) -> bool:
            if e.seat != f.seat or e.cause != 1 or self.n not in (0, e.amount):
                return False
            return fits is None or fits(t, f, e.subject) or (isinstance(by, OrOshi) and e.origin in by.oshi.find(t, f))

        own_roll = Pattern(ROLL, concerns, "", "", would=True, rank=2)
        ability = Regarded(own_roll, self.change)
        name = f"{code.name}/dice"
        ability.register(name if name not in ABILITY_BY_NAME else f"{name}{len(code.steps)}")
        code.step(self.ask)

        @code.step
        def fix(t: HoloTable, f: Frame) -> Signal:
            enter(t.live, ~ROLL, Live(ability.number, f.source, f.seat, 0, t.tick(), t.turn, t.picked[0]))
            return NEXT

    def en(self) -> str:
        assert self.by is not None
        times = f" {self.n} times for 1 ability" if self.n else " for an ability"
        rolls = f"if you would roll a die{times} of {self._whose('en')}"
        return f"{UNTIL['en'][THIS_TURN]}{rolls}, {_regarded_en('that die', self.shown[0])}"

    def ja(self, mood: int = PLAIN) -> str:
        assert self.by is not None
        rolls = f"{self._whose('ja')}の能力でサイコロを{f'1度に{self.n}回' if self.n else ''}振る時"
        return f"{UNTIL['ja'][THIS_TURN]}{rolls}、{_regarded_ja('その', self.shown[1], mood)}"

    def _whose(self, lang: Lang) -> str:
        assert self.by is not None
        return self.by.whichever(lang) if isinstance(self.by, OrOshi) else said(self.by, lang)


class Regarded(Replacing):
    """It belongs to no card any more; its amount is the number that was chosen."""

    def __init__(self, pattern: Pattern, by: Callable[[int, int], int]) -> None:
        super().__init__(pattern, None, 2)
        self.by = by
        self.inline = True

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True

    def edit(self, t: Table, live: Live, e: Event) -> None:
        e.extra = tuple(self.by(face, live.amount) for face in e.extra if isinstance(face, int))


class DiceShow(_TurnOfDice):
    """They count as k, or as one of several numbers that its player chooses."""

    def __init__(self, k: int | tuple[int, ...], by: MemNoun | None = None, n: int = 0) -> None:
        super().__init__(by, n)
        self.ks = (k,) if isinstance(k, int) else k
        several = len(self.ks) > 1
        self.shown = ("the chosen number", "選んだ数") if several else (str(self.ks[0]), str(self.ks[0]))

    def change(self, face: int, chosen: int) -> int:
        return chosen or self.ks[0]

    def ask(self, t: HoloTable, f: Frame) -> Signal:
        if len(self.ks) == 1:
            return super().ask(t, f)
        choose_number(t, f.seat, self.ks[0], self.ks[-1], "face", self.ks[1] - self.ks[0])
        return NEXT

    def _choice(self, lang: Lang) -> str:
        numbers = listed([str(k) for k in self.ks], lang, "or")
        return f"{numbers}を選ぶ。" if lang == "ja" else f"choose the number {numbers}. "

    def en(self) -> str:
        if self.by is None:
            return f"{UNTIL['en'][THIS_TURN]}{_regarded_en('your dice', str(self.ks[0]))}"
        return f"{self._choice('en')}{sentence(super().en())[:-1]}" if len(self.ks) > 1 else super().en()

    def ja(self, mood: int = PLAIN) -> str:
        if self.by is None:
            return f"{UNTIL['ja'][THIS_TURN]}{_regarded_ja('自分の', str(self.ks[0]), mood)}"
        return f"{self._choice('ja')}{super().ja(mood)}" if len(self.ks) > 1 else super().ja(mood)


class DiceDouble(_TurnOfDice):
    """They count twice: of a 4 comes an 8, which is even and more than 6."""

    shown = ("doubled", "倍の数")

    def change(self, face: int, chosen: int) -> int:
        return 2 * face


class Reroll(Say):
    """Ignore the roll and roll again, all dice of it (5.26.1, G-73)."""

    def lower(self, code: Code) -> None:
        def again(t: HoloTable, f: Frame, e: Event) -> None:
            e.extra = tuple(chance.die(t) for _ in e.extra)
            note(t, "roll", f.seat, -1, *(x for x in e.extra if isinstance(x, int)))

        lower_edit(code, again)

    def en(self) -> str:
        return "reroll"

    def ja(self, mood: int = PLAIN) -> str:
        return inflect("振り直す", mood)


class FaceAs(Say):
    """One die of the roll counts as k; of several its player says which (5.26)."""

    def __init__(self, k: int) -> None:
        self.k = k

    def lower(self, code: Code) -> None:
        @code.step
        def which(t: HoloTable, f: Frame) -> Signal:
            choose_number(t, f.seat, 1, len(event_of(replaced(t)).extra), "which-die")
            return NEXT

        def change(t: HoloTable, f: Frame, e: Event) -> None:
            nth = t.picked[0]
            e.extra = (*e.extra[: nth - 1], self.k, *e.extra[nth:])
            note(t, "face", f.seat, -1, self.k)

        lower_edit(code, change)

    def en(self) -> str:
        return f"regard the number on the face of 1 of those dice as {self.k}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"そのサイコロの目の数1つを{self.k}として{inflect('扱う', mood)}"


class Face:
    """Which faces of the die a branch is for."""

    expression: object = None  # what it was written as

    def __init__(self, faces: frozenset[int], en: str, ja: str) -> None:
        self.faces = faces
        self.en = en
        self.ja = ja

    @property
    def among(self) -> str:
        """As one of several dice shows it."""
        return f"an {self.en} number" if self.en in ("odd", "even") else self.en

    def __hash__(self) -> int:
        return hash(self.faces)


MOST: Final = 96  # what a face may come to, doubled again and again
ODD: Final = Face(frozenset(range(1, MOST + 1, 2)), "odd", "奇数")
EVEN: Final = Face(frozenset(range(2, MOST + 1, 2)), "even", "偶数")


def face(*shown: int) -> Face:
    said = [str(n) for n in shown]
    return Face(frozenset(shown), listed(said, "en", "or"), listed(said, "ja", "or"))


def face_le(k: int) -> Face:
    return Face(frozenset(range(1, k + 1)), f"{k} or less", f"{k}以下")


def face_ge(k: int) -> Face:
    return Face(frozenset(range(k, MOST + 1)), f"{k} or greater", f"{k}以上")


def face_not(k: int) -> Face:
    return Face(frozenset(range(1, MOST + 1)) - {k}, f"not {k}", f"{k}以外")


class rolls(Slot):
    """How many dice of the roll showed such a face; each die counts once, all of them first (G-74)."""

    def __init__(self, faces: Face) -> None:
        parity = faces.en in ("odd", "even")
        one = f"{faces.en} result rolled" if parity else f"result that is {faces.en} rolled"
        many = f"{faces.en} results rolled" if parity else f"results that are {faces.en} rolled"
        super().__init__(FACES, f"the number of {many}", f"{faces.ja}が出た回数", one, "回")
        self.faces = faces.faces

    def value(self, t: HoloTable, f: Frame) -> int:
        return sum(x in self.faces for x in f.many(FACES))


class Roll(Say):
    """Roll a die; every branch whose faces fit is carried out, in order (Q507), or what follows whatever shows."""

    def __init__(self, *does: dict[Face, Phrase] | Phrase, n: int | Quantity = 1, may: bool = False) -> None:
        self.branches = [pair for part in does if isinstance(part, dict) for pair in part.items()]
        self.do = [part for part in does if isinstance(part, Phrase)]
        self.parts = [*(part for _, part in self.branches), *self.do]
        self.n = n
        self.may = self.offers = may

    def lower(self, code: Code) -> None:
        inner = _Rolled(self)
        if self.may:
            lower_may(code, lambda t, f: True, (AGREED, inner))
        else:
            inner.lower(code)

    def lower_used(self, code: Code) -> None:
        agree(code)
        _Rolled(self).lower(code)

    def could_change(self, t: Table, f: Frame) -> bool:
        """Rolling alone changes nothing (R-39): something must come of some number."""
        count = max(0, value_of(self.n, cast(HoloTable, t), f))
        shown = f.clone()
        for faces in combinations_with_replacement(range(1, 7), min(count, SEVERAL)):
            shown.slots[FACES] = faces + faces[-1:] * (count - len(faces))
            shown.slots[FACE] = sum(shown.many(FACES))
            for part in self.parts:
                if part.could_change(t, shown):
                    return True
        return False

    def en(self) -> str:
        times = "once" if figure(self.n) == 1 else f"{figure(self.n)} times"
        head = f"{'you may ' if self.may else ''}roll a die {times}{per_en(self.n)}{': ' if self.may else '. '}"
        said = []
        for i, (faces, do) in enumerate(self.branches):
            shown = f"it is {faces.en}" if self.n == 1 else f"{faces.among} appears once or more"
            clause = f"if {shown}, {do.words('en')}"
            said.append(sentence(f"then, {clause}" if _narrower(self.branches, i) else clause))
        said += [sentence(clauses(self.do, "en"))] if self.do else []
        text = " ".join(said).removesuffix(".")
        return head + (text if self.n == 1 else text.replace(FACE_NUMBER.en, "the total rolled"))

    def ja(self, mood: int = PLAIN) -> str:
        head = f"{per_ja(self.n)}サイコロを{figure(self.n)}回" + ("振れる:" if self.may else "振る。")
        said = []
        for i, (faces, do) in enumerate(self.branches):
            also = "さらに、" if _narrower(self.branches, i) else ""
            when = f"{faces.ja}なら" if self.n == 1 else f"{faces.ja}が1回以上出たなら"
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

        def announce_roll(t: HoloTable, f: Frame) -> Signal:
            """Whoever may fix the face in advance does so now (cause 0)."""
            happen(t, Event(ROLL, f.seat, doer(t, f), value_of(n, t, f), origin(t, f), 0, ()))
            return NEXT

        def throw(t: HoloTable, f: Frame) -> Signal:
            """Roll, unless faces were fixed; then whoever may change or repeat the roll (cause 1, 5.26)."""
            fixed = t.outcome
            count = value_of(n, t, f)
            faces = tuple((fixed[i] if i < len(fixed) else 0) or chance.die(t) for i in range(count))
            note(t, "roll", f.seat, -1, *faces)
            card = origin(t, f)
            row = ("roll", f.seat, DEFS[t.defs[card]].id if card >= 0 else "")
            t.history.extend([row] * count)  # a reroll adds nothing (Q394)
            happen(t, Event(ROLL, f.seat, doer(t, f), count, origin(t, f), 1, faces))
            return NEXT

        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[FACES] = t.outcome
            shown = [x for x in t.outcome if isinstance(x, int)]
            f.slots[FACE] = sum(shown)  # of several dice their total
            rolled_by_art(t, f, f.num(FACE))
            if not self.roll.do and not any(x in faces.faces for faces, _ in self.roll.branches for x in shown):
                note(t, "no-effect", f.seat, -1, *shown)
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
