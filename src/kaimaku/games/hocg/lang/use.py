"""Using a support card's text: conditions, cost, effect, and Ability Shift (10.7.2, 5.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast
from zlib import crc32

from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase, lower_if
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .. import facts
from ..defs import CardDef
from ..rules.abilities import CHOSEN, HEADER, ONCE
from ..rules.support import ONE_OF_TAG, leaves_room
from ..table import CHEER_DECK, DECK, GAME, TURN, HoloTable
from .card_nouns import CardNoun
from .choosing import choose
from .conditions import Condition
from .control import About, Say, any_change, say
from .draw_verbs import Draw
from .holomem_nouns import PartNoun
from .hosts import GAME as PER_GAME
from .hosts import LIMIT_EN, LIMIT_JA, Host
from .look_verbs import LookTop
from .move_verbs import Archive
from .nouns import HoloNoun
from .paying import paid_in_full, payable, trial
from .search_verbs import Search, SearchCheer
from .uses import UseCode
from .words import SUPPORT_JA, TE, many, undone

SHIFTED: Final = -8
FIRST_TURN_EN: Final = "you went first and it is your first turn"


class Use(Phrase):
    """The cost is paid before the effect picks anything (G-11)."""

    def __init__(
        self,
        parts: Sequence[Phrase],
        needs: Condition | None,
        pay: Phrase | None,
        alt: tuple[Condition, Sequence[Phrase], tuple[str, str]] | None,
        once_key: int = 0,
        once_tag: str = "",
    ) -> None:
        self.once_key = once_key  # the card's name, if it is limited by that
        self.once_tag = once_tag  # … or all cards of its type with a tag are together
        self.parts = parts
        self.needs = needs
        self.pay = pay
        self.alt = alt

    beside: tuple[Phrase, ...] = ()  # what looks at a deck that the cost does not touch
    opening: Condition | None = None  # when it may be used on the very first turn, though it is LIMITED
    paid = -1  # tries out what the text would find once its cost is paid

    def spent(self, t: HoloTable, seat: int) -> bool:
        return self.once_key != 0 and (TURN, ONCE, seat, self.once_key) in t.used

    def lower(self, code: Code) -> None:
        if self.once_key:
            code.step(self._count_use)
        if self.pay is not None:
            cast(Say, self.pay).make_cost()
            self.paid = trial((self.pay,), self._changes)
            x = self.pay.x if isinstance(self.pay, About) else None
            if isinstance(x, PartNoun) or (isinstance(x, CardNoun) and x.zone not in (DECK, CHEER_DECK)):
                self.beside = tuple(
                    part for part in self.parts if isinstance(part, Search | SearchCheer | LookTop | Draw)
                )
            cast(Say, self.pay).lower_cost(code)
            unpaid = code.branch(paid_in_full)
            self._lower_text(code)
            code.land(unpaid)
        else:
            self._lower_text(code)

    def _lower_text(self, code: Code) -> None:
        if self.alt is None:
            if isinstance(code, UseCode):
                code.begin(self.parts)
            for part in self.parts:
                part.lower(code)
            return
        slot = code.slot()
        other = self.alt[1]

        @code.step
        def ask_shift(t: HoloTable, f: Frame) -> Signal:
            if not (self.may_shift(t, f) and any_change(other, t, f)):  # nor for nothing (10.7.2.3.7)
                t.answer = NO
                return NEXT
            return ask(t, t.questions.may, f.seat)

        @code.step
        def take_shift(t: HoloTable, f: Frame) -> Signal:
            f.slots[slot] = int(t.answer != NO)
            if f.slots[slot]:
                key = self.key(f.seat)
                t.used[key] = t.used.get(key, 0) + 1
            return NEXT

        lower_if(code, lambda t, f: f.num(slot) == 1, other, self.parts)

    def _count_use(self, t: Table, f: Frame) -> Signal:
        t.used[(TURN, ONCE, f.seat, self.once_key)] = 1
        return NEXT

    def key(self, seat: int) -> tuple[int, ...]:
        assert self.alt is not None
        period, name = self.alt[2]
        return (GAME if period == "game" else TURN, SHIFTED, seat, crc32(name.encode()))

    def may_shift(self, t: HoloTable, f: Frame) -> bool:
        return self.alt is not None and self.alt[0].holds(t, f) and not t.used.get(self.key(f.seat))

    def could_change(self, t: Table, f: Frame) -> bool:
        """Paying is no change by itself, but what it leaves is what the text finds (R-39, G-11)."""
        if self.paid < 0:
            return any_change(self.parts, t, f) if self.alt is None else self._changes(t, f)
        if any(part.could_change(t, f) for part in self.beside):  # nothing that is paid makes a difference to these
            return True
        return payable(cast(HoloTable, t), f, self.paid)

    def _changes(self, t: Table, f: Frame) -> bool:
        if any_change(self.parts, t, f):
            return True
        return self.alt is not None and self.may_shift(cast(HoloTable, t), f) and any_change(self.alt[1], t, f)


class use(Host):
    """The text of an event, item or staff; `needs` and `pay` are conditions of use (10.7.2.4.1)."""

    def __init__(
        self,
        *parts: Phrase,
        needs: Condition | HoloNoun | None = None,
        pay: Phrase | None = None,
        alt: shift | None = None,
        once: str = "",
        opening: Condition | None = None,
    ) -> None:
        super().__init__(*parts, needs=needs, once=once)
        self.opening = opening
        self.pay = pay
        self.alt = alt

    def bind(self, d: CardDef, name: str) -> None:
        self.called = d.printed.name
        alt = None if self.alt is None else self.alt.clause(d)
        self.support = d.support
        tag = self.once.removeprefix("#") if self.once.startswith("#") else ""
        named = crc32(self.called.en.encode()) if self.once and not tag else 0
        phrase = Use(self.parts, self.needs, self.pay, alt, named, tag)
        phrase.opening = self.opening
        if tag:
            ONE_OF_TAG.add((d.support, tag))
        d.use = phrase
        code = UseCode(name, HEADER)
        phrase.lower(code)
        d.use_prog = code.build()

    def words(self, lang: Lang) -> str:
        said = []
        if self.needs is not None:
            said.append(_use_condition(self.needs, lang))
        if self.opening is not None:
            said.append(_on_first_turn(self.opening, lang))
        if self.pay is not None:
            if lang == "ja":
                said.append(f"このカードは、{undone(cast(Say, self.pay).ja(TE))}使えない。")
            else:
                said.append(f"This card can only be used if you {self.pay.words('en')}.")
        said.append(say(self.parts, lang) + (self.once_words(lang) if self.once else ""))
        if self.alt is not None:
            said.append(self.alt.words(lang))
        return "\n\n".join(said)

    support = ""

    def once_words(self, lang: Lang) -> str:
        assert self.called is not None
        if self.once.startswith("#"):
            tag, kind = self.once[1:], self.support or "card"
            if lang == "ja":
                return f"自分の#{facts.tag(tag).ja}を持つ{SUPPORT_JA.get(kind, 'カード')}はターンに1回しか使えない。"
            return f" Only 1 of your {many(kind)} with #{tag} can be used each turn."
        if lang == "ja":
            return f"\n自分の〈{self.called.ja}〉はターンに1回しか使えない。"
        return f"\nYou may only use 〈{self.called.en}〉 once per turn."


def _use_condition(needs: Condition, lang: Lang) -> str:
    if lang == "ja":
        return f"このカードは、{needs.to_use('ja')}使えない。"
    return f"This card can only be used if {needs.to_use('en')}."


def _on_first_turn(when: Condition, lang: Lang) -> str:
    if lang == "ja":
        return f"このカードは、{when.ja_if()}、自分が先攻で最初のターンでも使える。"
    return f"If {when.words('en')}, this card can be used if {FIRST_TURN_EN}."


class to_use(Host):
    """What must be archived to use a tool, mascot or fan: before it is attached (10.7.2.4.1)."""

    def bind(self, d: CardDef, name: str) -> None:
        cost = cast(Archive, self.parts[0])
        d.pay = cost
        code = UseCode(name, HEADER)

        def leaves(t: HoloTable, f: Frame, card: int) -> bool:
            mem = t.mems.get(f.many(CHOSEN)[0])
            return mem is None or leaves_room(t, d, mem, card)

        slot = choose(code, cost.x, cost.why, fit=leaves, strict=True)
        cost.lower_going(code, slot)
        d.use_prog = code.build()

    def words(self, lang: Lang) -> str:
        cost = cast(Say, self.parts[0])
        if lang == "ja":
            return f"このカードは、{undone(cost.ja(TE))}使えない。"
        return f"This card can only be used if you {cost.words('en')}."


class shift:
    """Ability Shift: another text this card may be used with, so many times per card name (5.20)."""

    expression: object = None  # what it was written as

    def __init__(self, when: Condition, *parts: Phrase, limit: str = PER_GAME) -> None:
        self.when = when
        self.parts = parts
        self.limit = limit

    def clause(self, d: CardDef) -> tuple[Condition, Sequence[Phrase], tuple[str, str]]:
        return (self.when, self.parts, (self.limit, d.printed.name.en))

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return f"◆{self.when.words('ja')}なら能力変更可能\n{LIMIT_JA[self.limit]}{say(self.parts, 'ja')}"
        return f"◆If {self.when.words('en')}, you may Ability Shift\n{LIMIT_EN[self.limit]}{say(self.parts, 'en')}"
