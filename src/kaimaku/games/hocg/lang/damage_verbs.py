"""Verbs on HP and life: special damage, healing, downs."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.events import Event, happen
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.listeners import Live, enter
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.table import Table

from ..defs import DEFS
from ..rules.abilities import PAID, doer, origin, whose
from ..rules.events import HEAL, NO_LIFE, SPECIAL, damage_event, shielded
from ..rules.stats import LIFE_LOCK, hp, keeps_hp
from ..table import LIFE, HoloTable, Mem
from .card_nouns import LIFE as LIFE_LEFT
from .choosing import for_each, remember
from .control import OneStep
from .holomem_nouns import MemNoun
from .modifiers import FROZEN, THIS_TURN, UNTIL
from .nouns import BOTH_SIDES
from .quantities import Quantity, Slot, figure, per_en, per_ja, signed, value_of
from .stage_verbs import ToMems
from .together import lower_end
from .words import PLAIN, inflect


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialDamage(ToMems):
    def __init__(self, q: int | Quantity, to: MemNoun, no_life: bool = False) -> None:
        super().__init__(to)
        self.q = q
        self.no_life = no_life

    def lower(self, code: Code) -> None:
        """One after the other, but together: a replacement may look at who else is hit (10.11.1)."""
        slot = self.lower_choice(code)
        harm = code.slot()

        @code.step
        def fix(t: HoloTable, f: Frame) -> Signal:
            """As much for all of them, whatever the first hit changes (G-45)."""
            f.slots[harm] = value_of(self.q, t, f)
            return NEXT

        def hit(t: HoloTable, f: Frame, i: int) -> bool:
            amount = f.num(harm)
            if amount <= 0 or i not in t.mems:  # no damage at all (1.3.2.2)
                return False
            self.deal(t, f, i, amount, f.many(slot))
            return True

        for_each(code, slot, hit)
        lower_end(code, slot)
        remember(code, slot)

    def deal(self, t: HoloTable, f: Frame, i: int, amount: int, chosen: tuple[int, ...]) -> None:
        """The event says who of the chosen is hit after this one."""
        e = self._event(t, f, t.mems[i], amount)
        if len(chosen) > 1:
            e.extra += (len(t.frames), chosen[chosen.index(i) + 1 :])
        happen(t, e)

    def _event(self, t: HoloTable, f: Frame, mem: Mem, amount: int) -> Event:
        cause = SPECIAL | (NO_LIFE if self.no_life else 0)
        return damage_event(t, f.seat, mem, amount, origin(t, f), cause, doer(t, f))

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        amount = value_of(self.q, t, f)
        return amount > 0 and not shielded(t, self._event(t, f, mem, amount))

    def en(self) -> str:
        downed = "they are" if self.x.several else "it is"
        nobody = "nobody loses life" if self.x.side == BOTH_SIDES else "your opponent loses no life"
        life = f". However, {nobody} even if {downed} downed" if self.no_life else ""
        if isinstance(self.q, Slot):
            equal = f"equal to the {self.q.words('en').removeprefix('the ')}"
            return f"deal Special Damage to {self.x.words('en')} {equal}{self.x.per()}{life}"
        return f"deal {figure(self.q)} Special Damage to {self.x.words('en')}{per_en(self.q)}{self.x.per()}{life}"

    def ja(self, mood: int = PLAIN) -> str:
        whose = "この能力でダウンしても" if self.x.side == BOTH_SIDES else "ダウンしても相手の"
        life = f"。ただし、{whose}ライフは減らない" if self.no_life else ""
        per = per_ja(self.q)
        harm = f"{'、' if per else ''}{per}特殊ダメージ{figure(self.q)}"
        if isinstance(self.q, Slot):
            harm = f"、{self.q.words('ja')}と同じ数値の特殊ダメージ"
        return f"{self.x.words('ja')}に{harm}を{inflect('与える', mood)}{life}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Heal(ToMems):
    """5.23; q 0 means all HP."""

    picky = True

    def __init__(self, q: int | Quantity, x: MemNoun) -> None:
        super().__init__(x)
        self.q = q

    def lower(self, code: Code) -> None:
        if self.strict:
            code.step(_nothing_paid)
        super().lower(code)

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        if not mem.damage or keeps_hp(t, mem, whose(t, f)):
            return False
        amount = mem.damage if self.q == 0 else value_of(self.q, t, f)
        if self.strict:  # what a cost has restored is what was paid
            f.slots[PAID] = f.num(PAID) + min(mem.damage, max(0, amount))
        happen(t, Event(HEAL, f.seat, mem.id, amount, origin(t, f)))
        return amount > 0

    def serves(self, t: HoloTable, f: Frame, mem: int) -> bool:
        """A support is not used on somebody undamaged (Q285); an ability may choose them for nothing (Q60)."""
        return t.mems[mem].damage > 0 or f.source < 0 or DEFS[t.defs[f.source]].use is None

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        """Nobody damaged, nothing to restore (R-26)."""
        some = self.q == 0 or value_of(self.q, t, f) > 0
        return some and mem.damage > 0 and not keeps_hp(t, mem, whose(t, f))

    def en(self) -> str:
        amount = "all" if self.q == 0 else figure(self.q)
        return f"restore {amount} HP to {self.x.words('en')}{per_en(self.q)}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        amount = "すべて" if self.q == 0 else figure(self.q)
        return f"{per_ja(self.q)}{self.x.words('ja')}のHP{amount}{inflect('回復', mood)}"


def _nothing_paid(t: HoloTable, f: Frame) -> Signal:
    f.slots[PAID] = 0
    return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class SetHp(ToMems):
    """Neither damage nor healing (R-27)."""

    def __init__(self, k: int | Quantity, x: MemNoun) -> None:
        super().__init__(x)
        self.k = k

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> None:
        if not keeps_hp(t, mem, whose(t, f)):
            left = max(0, value_of(self.k, t, f))
            mem.damage = max(0, hp(t, mem) - left)
            t.touched.add(mem.id)
            note(t, "hp", mem.seat, -1, mem.id, left)

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        wanted = max(0, hp(t, mem) - max(0, value_of(self.k, t, f)))
        return not keeps_hp(t, mem, whose(t, f)) and mem.damage != wanted

    def en(self) -> str:
        return f"set the remaining HP of {self.x.words('en')} to {figure(self.k)}{per_en(self.k)}{self.x.per()}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.k)}{self.x.words('ja')}の残りHPを{figure(self.k)}に{inflect('する', mood)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Down(ToMems):
    """Downed by effect, whatever its HP (4.4.9)."""

    def __init__(self, x: MemNoun, no_life: bool = False) -> None:
        super().__init__(x)
        self.no_life = no_life

    def act(self, t: HoloTable, f: Frame, mem: Mem) -> None:
        mem.down = True
        t.touched.add(mem.id)
        mem.hit = (f.seat, origin(t, f), doer(t, f), NO_LIFE if self.no_life else 0, 0)

    def able(self, t: HoloTable, f: Frame, mem: Mem) -> bool:
        return not mem.down

    def en(self) -> str:
        life = " (your opponent loses no life)" if self.no_life else ""
        return f"down {self.x.words('en')}{self.x.per()}{life}"

    def ja(self, mood: int = PLAIN) -> str:
        life = "(相手のライフは減らない)" if self.no_life else ""
        return f"{self.x.words('ja')}をダウン{inflect('させる', mood)}{life}"


class Life(OneStep):
    """Life -N by an ability, on top of what a down itself costs (R-17 b)."""

    def __init__(self, n: int | Quantity, opponent: bool = True) -> None:
        self.n = n
        self.opponent = opponent

    def step(self, t: HoloTable, f: Frame) -> Signal:
        if not self._locked(t, f):
            t.life_damage[self._whose(f)] += max(0, -value_of(self.n, t, f))
        return NEXT

    def _whose(self, f: Frame) -> int:
        return 1 - f.seat if self.opponent else f.seat

    def _locked(self, t: HoloTable, f: Frame) -> bool:
        return self.opponent and any(x.seat == self._whose(f) for x in t.mods.get(LIFE_LOCK, ()))

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return not self._locked(h, f) and value_of(self.n, h, f) < 0

    def possible(self, t: Table, f: Frame) -> bool:
        """As much life as that is there, beside what is to be lost anyway."""
        h, seat = cast(HoloTable, t), self._whose(f)
        lost = h.life_damage[seat] - value_of(self.n, h, f)
        return not self._locked(h, f) and len(h.zones[LIFE + seat]) >= lost

    def en(self) -> str:
        return f"{'your opponent gets' if self.opponent else 'you get'} Life{signed(self.n)}{per_en(self.n)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.n)}{'相手' if self.opponent else '自分'}のライフ{signed(self.n)}"


class LifeLock(OneStep):
    """For this turn the opponent's abilities take no life; what a down costs by itself is no ability's doing (Q311)."""

    def step(self, t: HoloTable, f: Frame) -> Signal:
        enter(t.mods, LIFE_LOCK, Live(FROZEN[LIFE_LOCK].number, f.source, f.seat, f.seat, t.tick(), t.turn, 1))
        return NEXT

    def en(self) -> str:
        return f"{UNTIL['en'][THIS_TURN]}{LIFE_LEFT.en} cannot be reduced by your opponent's abilities"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{UNTIL['ja'][THIS_TURN]}{LIFE_LEFT.ja}は相手の能力で減らない"
