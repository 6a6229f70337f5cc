"""Verbs that change how holomem stand: choose, swap, move, rest."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import DEFS
from ..rules import picking
from ..rules.abilities import CHOSEN, DID, IT
from ..rules.events import MOVED, announce
from ..rules.main_phase import swap
from ..rules.stats import NO_MOVE, NO_READY, NO_REST, NO_SWAP, banned
from ..rules.turn import set_resting
from ..table import BACK, COLLAB, HoloTable, Mem, at, shift, top_def
from .choosing import choose, for_each, remember
from .control import About, Say, any_change, clauses, speaking_of
from .holomem_nouns import MemNoun, Spoken
from .joined_nouns import Pair
from .nouns import WHOSE_JA
from .uses import UseCode, lower_parts
from .words import PLAIN, POSITION_EN, POSITION_JA, inflect, sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class ToMems(About[MemNoun]):
    """Something is done to each chosen holomem."""

    why = picking.TARGET

    def lower_choice(self, code: Code) -> int:
        fit = self._able if self.strict else self.serves if self.picky else None
        return choose(code, self.x, self.why, fit=fit, strict=self.strict)

    def lower(self, code: Code) -> None:
        slot = self.lower_choice(code)

        def still_there(t: HoloTable, f: Frame, i: int) -> bool | None:
            return self.act(t, f, t.mems[i]) if i in t.mems else False

        for_each(code, slot, still_there)
        remember(code, slot)

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> bool | None:
        """False: it was so already, or cannot be done, so nothing was done (1.3.2, 1.3.2.1)."""
        raise NotImplementedError

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        """Would anything be done to it?"""
        return True

    def _able(self, t: HoloTable, f: Frame, i: int) -> bool:
        return self.able(t, f, t.mems[i])

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return self.x.bounds(h, f)[1] > 0 and any(self.able(h, f, h.mems[i]) for i in self.x.find(t, f))

    def spoken_of(self, t: HoloTable, f: Frame) -> list[tuple[int, int]]:
        return [(IT, i) for i in self.x.find(t, f)]

    def possible(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        if isinstance(self.x, Pair):
            return self.x.complete(h, f) and all(any(self._able(h, f, i) for i in p.find(t, f)) for p in self.x.parts)
        return sum(self.able(h, f, h.mems[i]) for i in self.x.find(t, f)) >= self.x.needed(h, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(About[MemNoun]):
    """Choose somebody, then speak of the chosen one."""

    def __init__(self, x: MemNoun, *do: Phrase) -> None:
        self.x = x
        self.do = do
        self.picks = cast(Say, do[0]).picky

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, picking.CHOOSE, fit=self._worth if self.picks else None)

        @code.step
        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[CHOSEN] = f.slots[slot]
            return NEXT

        remember(code, slot)
        if isinstance(code, UseCode):
            code.begin(self.do, within=self)
        if self.x.least:
            lower_parts(code, self.do)
            return
        for part in self.do:  # whether anybody was chosen says whether it was used
            part.lower(code)

    @property
    def optional(self) -> bool:
        return super().optional or cast(Say, self.do[0]).optional

    def _worth(self, t: HoloTable, f: Frame, mem: int) -> bool:
        return cast(Say, self.do[0]).serves(t, f, mem)

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        if self.x.bounds(h, f)[1] <= 0:
            return False
        return any(any_change(self.do, t, speaking_of(f, slot, i)) for slot, i in self.spoken_of(h, f))

    def spoken_of(self, t: HoloTable, f: Frame) -> list[tuple[int, int]]:
        return [(CHOSEN, i) for i in self.x.find(t, f) if not self.picks or self._worth(t, f, i)]

    def en(self) -> str:
        return f"choose {self.x.words('en')}{self.x.per()}. {sentence(clauses(self.do, 'en')).removesuffix('.')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.x.words('ja')}を選ぶ。" + clauses(self.do, "ja")


class Swap(Say):
    """A center or collab holomem trades places with a back holomem (5.18); both must be there (G-30)."""

    def __init__(self, a: MemNoun, b: MemNoun) -> None:
        self.a = a
        self.b = b

    def lower(self, code: Code) -> None:
        one = choose(code, self.a, picking.SWAP, fit=self._finds_another)
        two = choose(code, self.b, picking.SWAP, fit=lambda t, f, i: any(_trade(t, f, a, i) for a in f.many(one)))

        @code.step
        def trade(t: HoloTable, f: Frame) -> Signal:
            for a, b in zip(f.many(one), f.many(two), strict=False):
                swap(t, t.mems[a], t.mems[b])
                f.slots[IT] = (a,)  # who went to the back
                note(t, "swap", t.mems[a].seat, -1, a, b)
                f.slots[DID] = f.num(DID) + 1
            return NEXT

    def _finds_another(self, t: HoloTable, f: Frame, a: int) -> bool:
        return _free_to_swap(t, f, a) and any(_trade(t, f, a, b) for b in self.b.find(t, f))

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return any(self._finds_another(h, f, a) for a in self.a.find(t, f))

    def possible(self, t: Table, f: Frame) -> bool:
        return self.could_change(t, f)

    def en(self) -> str:
        return f"swap {self.a.words('en')} with {self._other('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{self.a.words('ja')}と{self._other('ja')}を{inflect('交代させる', mood)}"

    def _other(self, lang: Lang) -> str:
        """Whose holomem it is, is not said twice."""
        if isinstance(self.b, Spoken) or self.b.side != self.a.side:
            return self.b.words(lang)
        return f"{self.b.thing('ja')}1人" if lang == "ja" else f"1 {self.b.thing('en')}"


def _free_to_swap(t: HoloTable, f: Frame, i: int) -> bool:
    """A movement lock binds swaps too (G-90); with one of the two locked neither moves (5.10.2)."""
    return banned(t, NO_SWAP, t.mems[i]) is None and banned(t, NO_MOVE, t.mems[i]) is None


def _trade(t: HoloTable, f: Frame, a: int, b: int) -> bool:
    """May this one trade places with somebody who is free to?"""
    one, other = t.mems[a], t.mems[b]
    return one.seat == other.seat and one.pos != other.pos and _free_to_swap(t, f, b)


class Exchange(Swap):
    """Center and collab change places (5.10): both move or neither (5.10.2)."""

    def en(self) -> str:
        return f"switch {self.a.words('en')} and {self.b.thing('en')}"

    def ja(self, mood: int = PLAIN) -> str:
        places = "と".join(f"{POSITION_JA[x.where]}ポジション" for x in (self.a, self.b))
        return f"{WHOSE_JA[self.a.side]}{places}のホロメンを{inflect('入れ替える', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveTo(ToMems):
    """To another position, if there is room and nothing forbids it; a move is no collab (R-34)."""

    why = picking.MOVE

    def __init__(self, x: MemNoun, pos: int) -> None:
        super().__init__(x)
        self.pos = pos

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        room = self.pos == BACK or at(t, mem.seat, self.pos) is None
        return room and mem.pos != self.pos and banned(t, NO_MOVE, mem) is None

    def lower(self, code: Code) -> None:
        slot = choose(code, self.x, self.why, fit=self._able, strict=self.strict)

        @code.step
        def ask_who(t: HoloTable, f: Frame) -> Signal:
            """Center and collab hold one: of several their controller says who goes, the rest stay (4.4.6.1)."""
            able = [i for i in f.many(slot) if i in t.mems and self._able(t, f, i)]
            room = len(able) if self.pos == BACK else 1
            pick(t, t.mems[able[0]].seat if able else f.seat, able, room, room, why=self.why)
            return NEXT

        @code.step
        def go(t: HoloTable, f: Frame) -> Signal:
            for i in t.picked:
                shift(t, t.mems[i], self.pos)
                announce(t, MOVED, t.mems[i].seat, i, 0, -1, self.pos)
            f.slots[DID] = f.num(DID) + len(t.picked)
            return NEXT

        remember(code, slot)

    def possible(self, t: Table, f: Frame) -> bool:
        """Center and collab hold one."""
        return super().possible(t, f) and (self.pos == BACK or self.x.needed(cast(HoloTable, t), f) <= 1)

    def en(self) -> str:
        aside = " (Moving is not regarded as collab)" if self.pos == COLLAB else ""
        return f"move {self.x.words('en')} to the {POSITION_EN[self.pos]} position{self.x.per()}{aside}"

    def ja(self, mood: int = PLAIN) -> str:
        aside = "(移動はコラボとしては扱わない)" if self.pos == COLLAB else ""
        return f"{self.x.words('ja')}を{POSITION_JA[self.pos]}ポジションに{inflect('移動させる', mood)}{aside}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Rest(ToMems):
    said = ("put {x} in the resting state{per}", "{x}をお休みさせる")
    resting = True

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        return set_resting(t, mem.id, self.resting)

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        ban = NO_REST if self.resting else NO_READY
        return mem.resting != self.resting and banned(t, ban, mem) is None


@mypyc_attr(allow_interpreted_subclasses=True)
class Ready(Rest):
    said = ("put {x} in the non-resting state{per}", "{x}をアクティブにする")
    resting = False

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        done = super().act(t, f, mem)
        skills = DEFS[t.defs[f.source]].skills if done and f.source >= 0 else ()
        for skill in skills:
            if skill.prog == f.prog:  # a skill by which it became active: a text may ask for it
                t.history.append(("ready", mem.seat, top_def(t, mem).id, mem.id, skill.name.en))
        return done
