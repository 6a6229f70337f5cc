"""Replacements of damage and life loss (10.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.events import NOTHING, Event, event_of, replaced, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal, Value
from kaimaku.kernel.listeners import Live, enter, leave_stamp
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code, lower_may
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.language import BadDeclaration

from ..rules import picking
from ..rules.abilities import EVENT, HoloAbility, Replacing
from ..rules.events import ART, DAMAGE, DOWNED, IRREDUCIBLE, SPECIAL
from ..rules.resolution import change_life_cost
from ..rules.stats import NO_ART_DAMAGE, NO_SPECIAL_DAMAGE
from ..table import BACK, CENTER, COLLAB, HoloTable
from .choosing import choose, exists, for_each
from .control import About, OneStep, Say
from .holomem_nouns import IT, THIS, MemNoun, Spoken
from .modifiers import FROZEN, IN_OPP_NEXT_TURN, THIS_TURN, UNTIL, lower_on_each, until_code
from .quantities import Quantity, per_en, per_ja, signed, value_of
from .together import lower_cover
from .triggers import OPP, WOULD_DEAL, WOULD_LOSE_LIFE, WOULD_TAKE, Pattern, Source, damage_words, source_words
from .uses import AGREED, agree
from .words import PLAIN, POSITION_EN, POSITION_JA, listed


def _sums(ability: Replacing) -> Replacing:
    ability.sums = True
    return ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Takes(About[MemNoun]):
    """Damage taken changes by q: standing on every event, after the attacker's changes (R-29); or for a time."""

    standing = False
    rank = 1

    def __init__(
        self,
        q: int | Quantity,
        x: MemNoun,
        kind: int = 0,
        frm: Source = None,
        until: int | None = None,
        at: int = 0,
        first: bool = False,
    ) -> None:
        self.q = q
        self.x = x
        self.kind = kind
        self.frm = frm
        self.timed = until is not None  # for a time: not standing, nor about the event that is being replaced
        self.until = THIS_TURN if until is None else until
        self.at = at  # positions in which it is taken; 0: any
        self.first = first  # the first such damage alone; what somebody else takes in its place is none (Q680)

    def amount(self, t: HoloTable, f: Frame) -> int:
        return value_of(self.q, t, f)

    def alter(self, e: Event, q: int) -> None:
        if q >= 0 or not e.cause & IRREDUCIBLE:
            e.amount += q

    def _change(self, t: HoloTable, f: Frame, e: Event) -> None:
        self.alter(e, self.amount(t, f))

    def concerns(self, e: Event) -> bool:
        """Is it damage of its kind?"""
        return e.amount > 0 and (not self.kind or bool(e.cause & self.kind))

    def whom(self, t: HoloTable, f: Frame, e: Event, hit: tuple[int, ...]) -> tuple[list[int], int, int]:
        """Which of those that are hit together it speaks of, and how many of them must and may be chosen."""
        frm = self.frm
        if (frm == OPP and e.seat == f.seat) or (isinstance(frm, MemNoun) and _doer(e) not in frm.find(t, f)):
            return [], 0, 0
        found = [i for i in self.x.find(t, f) if i in hit and (not self.at or t.mems[i].pos & self.at)]
        return (found, 99, 99) if isinstance(self.x, Spoken) else (found, self.x.least, self.x.most)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        return [(False, ~DAMAGE, _sums(Replacing(WOULD_TAKE(self.x, self.kind, self.frm, self.at), self._change, 1)))]

    def lower(self, code: Code) -> None:
        """For a time; in the text of a replacement, change the damage that is about to be taken."""
        if self.timed:
            lasting = Lasting(self._mine(), self.alter, self.rank, not self.first)
            lasting.first, lasting.dormant = self.first, self.until == IN_OPP_NEXT_TURN
            lower_lasting(code, self.x, self.q, lasting, self.until)
        else:
            lower_cover(code, self, self.rank, True)

    def could_change(self, t: Table, f: Frame) -> bool:
        return not self.timed or exists(self.x, t, f)

    def _mine(self) -> Pattern:
        """The event that concerns a holomem it was left with."""
        return WOULD_TAKE(THIS, self.kind, self.frm, self.at)

    def _when(self, lang: Lang) -> str:
        return UNTIL[lang][self.until] if self.timed else ""

    def en(self) -> str:
        takes = "take" if self.x.several else "takes"
        what = f"{signed(self.q)} {damage_words(self.kind)[0]}{source_words(self.frm)[0]}"
        who = self.x.receiver("en") if self.at else self.x.words("en")  # whoever is there, not one of them
        first = " the first time it would take any" if self.first else ""
        return f"{self._when('en')}{who}{self._where('en')} {takes} {what}{per_en(self.q)}{first}"

    def ja(self, mood: int = PLAIN) -> str:
        harm = f"{damage_words(self.kind)[1]}{signed(self.q)}"
        who = f"{self.x.words('ja')}が{self._where('ja')}{source_words(self.frm)[1]}"
        return f"{self._when('ja')}{per_ja(self.q)}{who}{'最初に' if self.first else ''}受ける{harm}"

    def _where(self, lang: Lang) -> str:
        places = [p for p in (CENTER, COLLAB, BACK) if self.at & p]
        if not places:
            return ""
        if lang == "ja":
            return listed([f"{POSITION_JA[p]}ポジション" for p in places], "ja", "or") + "で"
        return f" in the {listed([f'{POSITION_EN[p]} position' for p in places], 'en', 'or')}"


def _doer(e: Event) -> Value:
    return e.extra[0] if e.extra else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals(Takes):
    """Damage dealt, perhaps to certain holomem only, changes by q: before anything on taking (10.11.2.4)."""

    rank = 0

    def __init__(
        self,
        q: int | Quantity,
        x: MemNoun,
        kind: int = 0,
        until: int | None = None,
        to: MemNoun | None = None,
    ) -> None:
        super().__init__(q, x, kind, until=until)
        self.to = to

    def whom(self, t: HoloTable, f: Frame, e: Event, hit: tuple[int, ...]) -> tuple[list[int], int, int]:
        """They deal it: all that is dealt together."""
        return (list(hit), 99, 99) if _doer(e) in self.x.find(t, f) else ([], 0, 0)

    def _mine(self) -> Pattern:
        return WOULD_DEAL(THIS, self.kind, self.to)

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        return [(False, ~DAMAGE, _sums(Replacing(WOULD_DEAL(self.x, self.kind, self.to), self._change, 0)))]

    def en(self) -> str:
        deals = "deal" if self.x.several else "deals"
        to = "" if self.to is None else f" to {self.to.words('en')}"
        what = f"{deals} {signed(self.q)} {damage_words(self.kind)[0]}{to}{per_en(self.q)}"
        return f"{self._when('en')}{self.x.words('en')} {what}"

    def ja(self, mood: int = PLAIN) -> str:
        to = "" if self.to is None else f"{self.to.words('ja')}に"
        what = f"が{to}与える{damage_words(self.kind)[1]}{signed(self.q)}"
        return f"{self._when('ja')}{per_ja(self.q)}{self.x.words('ja')}{what}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Immune(Takes):
    """Takes no damage; not-reduced damage passes (G-56). For a time it holds for whom it finds now (10.10.2)."""

    def __init__(self, x: MemNoun, kind: int = 0, over: int = 0, until: int | None = None, frm: Source = None) -> None:
        super().__init__(0, x, kind, frm, until)
        self.over = over

    def lower(self, code: Code) -> None:
        if not self.timed:
            lower_cover(code, self, 1 if self.over else 2, False)
            return
        if self.over:
            shielding = Lasting(self._mine(), self.alter, 1, False)
            shielding.floor = self.over
            lower_lasting(code, self.x, 0, shielding, self.until)
            return
        slot = choose(code, self.x, picking.TARGET)

        def shield(t: HoloTable, f: Frame, i: int) -> None:
            end = until_code(t, f.seat, self.until)
            for stat in SHIELDS[self.kind]:
                enter(t.mods, stat, Live(FROZEN[stat].number, f.source, f.seat, i, t.tick(), end, 1))

        for_each(code, slot, shield)

    def alter(self, e: Event, q: int) -> None:
        if not e.cause & IRREDUCIBLE:
            e.amount = 0

    def concerns(self, e: Event) -> bool:
        return super().concerns(e) and e.amount >= self.over

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        """Without a threshold nobody would have it before a change of the amount: it comes after those."""
        ability = Replacing(WOULD_TAKE(self.x, self.kind, self.frm), self._change, 1 if self.over else 2)
        ability.floor = max(1, self.over)  # asked again whenever the amount has changed (10.11.1)
        return [(False, ~DAMAGE, ability)]

    @property
    def _that(self) -> bool:
        """Is it the damage that is being replaced, and all of it?"""
        return self.x is IT and not (self.timed or self.over or self.kind)

    def en(self) -> str:
        if self._that:
            return "that damage is not taken"
        size = f" of {self.over} or more at once" if self.over else ""
        who = self.x.words("en")
        if who.startswith("all of "):
            takes = f"none of {who.removeprefix('all of ')} take"
        else:
            takes = f"{who} {'do' if self.x.several else 'does'} not take"
        return f"{self._when('en')}{takes} {damage_words(self.kind)[0]}{size}{source_words(self.frm)[0]}"

    def ja(self, mood: int = PLAIN) -> str:
        if self._that:
            return "そのダメージを受けない"
        size = f"1回に{self.over}以上の" if self.over else ""
        what = f"{source_words(self.frm)[1]}{size}{damage_words(self.kind)[1]}"
        return f"{self._when('ja')}{self.x.words('ja')}は{what}を受けない"


SHIELDS: Final = {0: (NO_ART_DAMAGE, NO_SPECIAL_DAMAGE), ART: (NO_ART_DAMAGE,), SPECIAL: (NO_SPECIAL_DAMAGE,)}


class Redirect(Say):
    """Another holomem takes the damage instead, with its own immunities (G-57)."""

    def __init__(self, to: MemNoun, may: bool = False) -> None:
        if to.most != 1:
            raise BadDeclaration(
                "Redirect() moves damage to one holomem: Redirect(BACK)",
                "Redirectでダメージを移せるホロメンは1人です：Redirect(BACK)",
            )
        self.to = to
        self.may = self.offers = may  # its player chooses whether and to whom

    def _able(self, t: Table, f: Frame) -> list[int]:
        """Whoever would take it anyway does not take it instead."""
        event = f.slots[EVENT]
        e = unpack(event) if isinstance(event, tuple) and event else event_of(replaced(t))
        return [i for i in self.to.find(t, f) if i != e.subject]

    def could_change(self, t: Table, f: Frame) -> bool:
        return bool(self._able(t, f))

    def lower(self, code: Code) -> None:
        if self.may:
            lower_may(code, self.could_change, (AGREED, Redirect(self.to)))
        else:
            self.lower_used(code)

    def lower_used(self, code: Code) -> None:
        agree(code)

        def turn_aside(t: HoloTable, f: Frame, e: Event) -> None:
            if t.picked:
                e.subject = t.picked[0]

        @code.step
        def ask_for(t: HoloTable, f: Frame) -> Signal:
            pick(t, f.seat, self._able(t, f), 1, 1, why=picking.REDIRECT)
            return NEXT

        lower_edit(code, turn_aside)

    def en(self) -> str:
        if self.may:
            return f"you may choose {self.to.words('en')}: The chosen holomem takes that damage instead"
        return f"{self.to.words('en')} takes that damage instead"

    def ja(self, mood: int = PLAIN) -> str:
        if self.may:
            return f"{self.to.words('ja')}を選べる:そのダメージを、選んだホロメンがかわりに受ける"
        return f"かわりに{self.to.words('ja')}がそのダメージを受ける"


class LifeLoss(OneStep):
    """Life to be lost changes by q, never below 0: as a replacement, or inside a down for that down (R-17 c)."""

    standing = False

    def __init__(self, q: int | Quantity) -> None:
        self.q = q

    def make_standing(self) -> list[tuple[bool, int, HoloAbility]]:
        pattern = WOULD_LOSE_LIFE()
        return [(False, ~pattern.kind, _sums(Replacing(pattern, self._change, 0)))]

    def _change(self, t: HoloTable, f: Frame, e: Event) -> None:
        e.amount = max(0, e.amount + value_of(self.q, t, f))

    def step(self, t: HoloTable, f: Frame) -> Signal:
        event = f.slots[EVENT]
        if isinstance(event, tuple) and event and (e := unpack(event)).kind == DOWNED:
            change_life_cost(t, e.subject, value_of(self.q, t, f))
        else:
            frame = replaced(t)
            e = event_of(frame)
            self._change(t, f, e)
            frame.slots[0] = e.pack()
        return NEXT

    def en(self) -> str:
        return f"you take {signed(self.q)} life damage{per_en(self.q)}"

    def ja(self, mood: int = PLAIN) -> str:
        return f"{per_ja(self.q)}自分の減るライフ{signed(self.q)}"


class Nothing(Say):
    """The event simply does not happen."""

    def lower(self, code: Code) -> None:
        def cancel(t: HoloTable, f: Frame, e: Event) -> None:
            e.kind = NOTHING
            t.outcome = ()

        lower_edit(code, cancel)

    def en(self) -> str:
        return "nothing happens instead"

    def ja(self, mood: int = PLAIN) -> str:
        return "かわりに何も起こらない"


Change = Callable[[Event, int], None]


class Lasting(Replacing):
    """It belongs to no card any more, but to one holomem, with the amount it was made with."""

    def __init__(self, pattern: Pattern, by: Change, rank: int, sums: bool) -> None:
        super().__init__(pattern, None, rank)
        self.by = by
        self.inline = True
        self.sums = sums
        self.first = False  # for one event only
        self.dormant = False  # in the turn that it waits for

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        return not (self.dormant and live.until < 0) and super().matches(t, live, e)

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        return True

    def adds(self, t: Table, live: Live, e: Event) -> int:
        trial = Event(e.kind, e.seat, e.subject, e.amount, e.origin, e.cause, e.extra)
        self.by(trial, live.amount)
        return trial.amount - e.amount

    def edit(self, t: Table, live: Live, e: Event) -> None:
        self.by(e, live.amount)
        if self.first:
            leave_stamp(t.live, ~e.kind, live.stamp)


def lower_lasting(code: Code, x: MemNoun, q: int | Quantity, ability: Lasting, until: int) -> None:
    """Leave it with every chosen holomem until its time is over."""
    ability.register(f"{code.name}/lasting{len(code.steps)}")

    def stay(t: HoloTable, f: Frame, i: int, end: int, amount: int) -> None:
        enter(t.live, ~ability.pattern.kind, Live(ability.number, f.source, f.seat, i, t.tick(), end, amount))

    lower_on_each(code, x, q, until, stay)


def lower_edit(code: Code, change: Callable[[HoloTable, Frame, Event], None]) -> None:
    """A step that changes the event in the frame of its replacement."""

    @code.step
    def edit(t: HoloTable, f: Frame) -> Signal:
        frame = replaced(t)
        e = event_of(frame)
        change(t, f, e)
        frame.slots[0] = e.pack()
        return NEXT
