"""This Arts, inside its own text: more damage, once more, whom it may hit."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.events import unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..rules.abilities import EVENT
from ..rules.once_more import other_options
from ..rules.performance import DAMAGE, FIRM, TARGET, USER, WHICH, art_frame, spread_art
from ..table import HoloTable
from .conditions import Condition
from .control import About, OneStep, Say, condition
from .filters import Colored
from .holomem_nouns import MemNoun
from .nouns import HoloNoun
from .quantities import Quantity, per_en, per_ja, signed, value_of
from .words import PLAIN, POSITION_EN, POSITION_JA, inflect


class ThisArt(OneStep):
    """This Arts +q, inside its own text (12.2.4.3)."""

    then = ("", "その後、")

    def __init__(self, q: int | Quantity) -> None:
        self.q = q

    def step(self, t: HoloTable, f: Frame) -> Signal:
        art = art_frame(t)
        if art is not None:
            art.slots[DAMAGE] = art.num(DAMAGE) + value_of(self.q, t, f)
        return NEXT

    def en(self) -> str:
        return f"this Arts gets {signed(self.q)}{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.q)}このアーツ{signed(self.q)}"


class ThisArtCost(Say):
    """This Arts needs so many neutral cheers more or less: read before use (12.2.3.1), on the present board (G-46).

    Or so many of a color.
    """

    def __init__(self, q: int | Quantity, color: Colored | None = None) -> None:
        self.q = q
        self.color = color

    def lower(self, code: Code) -> None:
        """Nothing to do in step 4: whether it can be used has been settled."""

    def en(self) -> str:
        icon = "colorless" if self.color is None else self.color.en
        return f"this Arts requires {signed(self.q)} {icon}{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        icon = "無色" if self.color is None else self.color.ja
        return f"{per_ja(self.q)}このアーツに必要な{icon}{signed(self.q)}"


class Irreducible(OneStep):
    """The damage of this Arts is not reduced (G-56)."""

    def step(self, t: HoloTable, f: Frame) -> Signal:
        art = art_frame(t)
        if art is not None:
            art.slots[FIRM] = 1
        return NEXT

    def en(self) -> str:
        return "the damage of this Arts is not reduced"

    def ja(self, mood: int = PLAIN) -> str:
        return "このアーツのダメージは軽減されない"


class OnlyUsable(Say):
    """What must be so for this Arts to be used at all, perhaps in some positions only; read before use (12.2.2)."""

    def __init__(self, needs: Condition | HoloNoun, at: int = 0) -> None:
        self.needs = condition(needs)
        self.at = at  # where it must be so; 0: anywhere

    def lower(self, code: Code) -> None:
        """Nothing to do in step 4: whether it can be used has been settled."""

    def en(self) -> str:
        said = f"this Arts can only be used if {self.needs.words('en')}"
        return f"while in the {POSITION_EN[self.at]} position, {said}" if self.at else said

    def ja(self, mood: int = PLAIN) -> str:
        where = f"{POSITION_JA[self.at]}ポジションでは" if self.at else ""
        return f"このアーツは、{self.needs.to_use('ja')}{where}使えない"


@mypyc_attr(allow_interpreted_subclasses=True)
class OnlyTarget(About[MemNoun]):
    """A restriction on this Arts' targets, read before use."""

    def lower(self, code: Code) -> None:
        """Nothing to do in step 4: `reach` of the Arts has read it."""

    def en(self) -> str:
        return f"this Arts can only target {self.x.words('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"このアーツは、{self.x.words('ja')}しか対象にできない"


@mypyc_attr(allow_interpreted_subclasses=True)
class DealInstead(About[MemNoun]):
    """The damage of this Arts goes to all of these instead of its target, as much to each (12.2.4.5)."""

    def lower(self, code: Code) -> None:
        @code.step
        def spread(t: HoloTable, f: Frame) -> Signal:
            spread_art(t, self.x.find(t, f))
            return NEXT

    def en(self) -> str:
        return f"this Arts damage is dealt to {self.x.words('en')} instead of the target of this Arts"

    def ja(self, mood: int = PLAIN) -> str:
        return (
            f"このアーツダメージは、アーツの対象のホロメンのかわりに、{self.x.words('ja')}に{inflect('与える', mood)}"
        )


class Again(OneStep):
    """Use this Arts once more when nothing else waits (5.25.1); the same target must still be there."""

    def __init__(self, same_target: bool = False) -> None:
        self.same_target = same_target

    def step(self, t: HoloTable, f: Frame) -> Signal:
        art = art_frame(t)
        if art is not None:
            t.again.append((art.num(USER), art.num(WHICH), art.num(TARGET) if self.same_target else 0))
        return NEXT

    def en(self) -> str:
        return f"use this Arts once more{' on the same holomem' if self.same_target else ''}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{'同じホロメンに、' if self.same_target else ''}このアーツをもう1回{inflect('使う', mood)}"


class AnotherArts(OneStep):
    """Whoever has just used an Arts uses one of another name when nothing else waits (5.25.1, K-41)."""

    def _used(self, f: Frame) -> tuple[int, int]:
        """Who used which."""
        event = f.slots[EVENT]
        assert isinstance(event, tuple) and event
        e = unpack(event)
        return e.subject, cast(int, e.extra[0])

    def step(self, t: HoloTable, f: Frame) -> Signal:
        user, used = self._used(f)
        t.again.append((user, ~used, 0))
        return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(other_options(cast(HoloTable, t), *self._used(f)))

    def en(self) -> str:
        return "use an Arts of that holomem with a different Arts name once more"

    def ja(self, mood: int = PLAIN) -> str:
        return f"そのホロメンが持つ異なるアーツ名のアーツをもう1回{inflect('使う', mood)}"
