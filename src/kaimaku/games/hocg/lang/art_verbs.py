"""This Arts, inside its own text: more damage, once more, whom it may hit."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..performance import DAMAGE, FIRM, TARGET, USER, WHICH, art_frame
from ..table import HoloTable
from .control import Say
from .holomem_nouns import MemNoun
from .quantities import Quantity, per_en, per_ja, signed, value_of
from .words import PLAIN, inflect


class ThisArt(Say):
    """This Arts +q, inside its own text (12.2.4.3)."""

    then = ("", "その後、")

    def __init__(self, q: int | Quantity) -> None:
        self.q = q

    def lower(self, code: Code) -> None:
        def add(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            art = art_frame(h)
            if art is not None:
                art.slots[DAMAGE] = art.num(DAMAGE) + value_of(self.q, h, f)
            return NEXT

        code.step(add)

    def en(self) -> str:
        return f"this Arts gets {signed(self.q)}{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.q)}このアーツ{signed(self.q)}"


class ThisArtCost(Say):
    """This Arts needs so many neutral cheers more or less: read before use (12.2.3.1), on the present board (G-46)."""

    def __init__(self, q: int | Quantity) -> None:
        self.q = q

    def lower(self, code: Code) -> None:
        """Nothing to do in step 4: whether it can be used has been settled."""

    def en(self) -> str:
        return f"this Arts requires {signed(self.q)} colorless{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.q)}このアーツに必要な無色{signed(self.q)}"


class Irreducible(Say):
    """The damage of this Arts is not reduced (G-56)."""

    def lower(self, code: Code) -> None:
        def firm(t: Table, f: Frame) -> Signal:
            art = art_frame(cast(HoloTable, t))
            if art is not None:
                art.slots[FIRM] = 1
            return NEXT

        code.step(firm)

    def en(self) -> str:
        return "the damage of this Arts is not reduced"

    def ja(self, mood: int = PLAIN) -> str:
        return "このアーツのダメージは軽減されない"


class OnlyTarget(Say):
    """A restriction on this Arts' targets, read before use."""

    def __init__(self, x: MemNoun) -> None:
        self.x = x

    def lower(self, code: Code) -> None:
        """Nothing to do in step 4: `reach` of the Arts has read it."""

    def en(self) -> str:
        return f"this Arts can only target {self.x.words('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このアーツは、{self.x.words('ja')}しか対象にできない"


class Again(Say):
    """Use this Arts once more when nothing else waits (5.25.1)."""

    def __init__(self, same_target: bool = False) -> None:
        self.same_target = same_target

    def lower(self, code: Code) -> None:
        def once_more(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            art = art_frame(h)
            if art is not None:
                h.again.append((art.num(USER), art.num(WHICH), art.num(TARGET) if self.same_target else 0))
            return NEXT

        code.step(once_more)

    def en(self) -> str:
        return f"use this Arts once more{' on the same target' if self.same_target else ''}"

    def ja(self, mood: int = PLAIN) -> str:
        target = "同じ対象に" if self.same_target else ""
        return f"{target}このアーツをもう1回{inflect('使う', mood)}"
