"""The hosts a card file is made of: keywords (ch. 13), Oshi skills, Arts, attached cards."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code, Phrase, lower_if
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import Art, ArtText, CardDef, Skill
from ..rules import events
from ..rules.abilities import ANCHOR, Automatic, HoloAbility, Replacing, Skillful, context
from ..rules.layers import is_off
from ..rules.performance import TARGET, art_frame, can_also_aim
from ..rules.skills import ask_x, pay_power
from ..rules.stats import can_pay
from ..table import BACK, FRONT, HoloTable, Mem
from .art_verbs import OnlyTarget, OnlyUsable, ThisArtCost
from .card_nouns import CardNoun
from .conditions import Condition, Fails, linked
from .control import If, Say, say
from .costs import Pay
from .describing import describe
from .filters import Both, Filter, Named, adjective
from .hosts import LIMIT_EN, LIMIT_JA, MY_TURN, OPP_TURN, TURN_JA, Host, joined
from .instead import InPlaceOfHand
from .later import outcomes
from .nouns import HoloNoun
from .permits import AlsoTarget
from .quantities import Quantity, value_of
from .triggers import Pattern
from .uses import HoloStep
from .words import article


class collab_effect(Host):
    """Triggers when this holomem collabs (13.2)."""

    event = events.COLLAB_EVENT

    def bind(self, d: CardDef, name: str) -> None:
        ability = Automatic(None)
        self.dress(ability, name)
        ability.prog = self.program(name, ability, may=self.usable)
        d.own[self.event] = (*d.own.get(self.event, ()), ability)


class bloom_effect(collab_effect):
    """Triggers when a holomem blooms into this card (13.3)."""

    event = events.BLOOM


class gift(Host):
    """Ongoing; automatic with `on=`; activated with `turn=MAIN` (13.4)."""

    def bind(self, d: CardDef, name: str) -> None:
        self.bind_text(d, name)


class stage_skill(gift):
    """As a gift, on the Oshi, without cost (R-36)."""


class attached(Host):
    """The text of a tool, mascot or fan."""

    def bind(self, d: CardDef, name: str) -> None:
        self.bind_text(d, name)


class bonus(Host):
    """Additional ability while it is attached to such a holomem (5.19)."""

    def __init__(
        self,
        to: Filter | str | tuple[Filter | str | tuple[str, ...], ...],
        *parts: Phrase | Host,
        on: Pattern | None = None,
        at: int = 0,
        turn: int = 0,
        limit: str | None = None,
        needs: Condition | HoloNoun | None = None,
        usable: bool = False,
        state: Condition | None = None,
        zone: CardNoun | None = None,
    ) -> None:
        self.inner = [p for p in parts if isinstance(p, Host)]
        phrases = [p for p in parts if isinstance(p, Phrase)]
        super().__init__(
            *phrases, on=on, at=at, turn=turn, limit=limit, needs=needs, usable=usable, state=state, zone=zone
        )
        self.to = [adjective(a) for a in (to if isinstance(to, tuple) and not _one_or_other(to) else (to,))]  # type: ignore[arg-type]
        self.holder = self.to[0] if len(self.to) == 1 else Both(*self.to)

    def bind(self, d: CardDef, name: str) -> None:
        if self.parts:
            self.bind_text(d, name)
        for i, host in enumerate(self.inner):
            host.holder = self.holder
            host.bind(d, f"{name}.{i}")

    def words(self, lang: Lang) -> str:
        inner = [f"■{h.words(lang)}" for h in self.inner]
        own = [super().words(lang)] if self.parts else []
        body = "\n".join(own + inner)
        if lang == "ja":
            return f"◆{describe(tuple(self.to), 'ja', 'holomem', 'ホロメン')}に付いていたら能力追加\n{body}"
        who = describe(tuple(self.to), "en", "card", "カード").replace("〉 holomem", "〉")
        named = len(self.to) == 1 and isinstance(self.to[0], Named)
        return f"◆Additional ability if attached to {who if named else article(who)}\n{body}"


def _one_or_other(to: tuple[object, ...]) -> bool:
    """("A", "B"): one of several names, or of several tags; of anything else all must fit."""
    return len({a.startswith("#") if isinstance(a, str) else None for a in to}) == 1 and isinstance(to[0], str)


class oshi_skill(Host):
    """An Oshi skill: cost and limit are printed facts; `on=` gives it a moment of its own (12.1.5)."""

    kind = "skill"

    def bind(self, d: CardDef, name: str) -> None:
        skill = next(s for s in d.skills if s.printed.kind == self.kind)
        skill.text = self
        pay: list[HoloStep] = [pay_power(skill.index, skill.x_cost)]
        if skill.x_cost:
            pay.insert(0, self.parts[0].ask_x if isinstance(self.parts[0], InPlaceOfHand) else ask_x)
        if self.on is None:
            ability = HoloAbility()
            self.dress(ability, name)
            ability.prog = self.program(name, ability, before=pay, may=self.usable)
        elif self.on.would:
            ability = self._replacing(d, skill, name, pay)
        else:
            ability = Skillful(self.on, skill.index)
            self.dress(ability, name)
            ability.prog = self.program(name, ability, before=pay, may=True, chosen=self.offers)
            d.watch = (*d.watch, (False, self.on.kind, ability))
        skill.ability = ability
        skill.prog = ability.prog
        skill.reactive = self.on is not None

    def _replacing(self, d: CardDef, skill: Skill, name: str, pay: list[HoloStep]) -> HoloAbility:
        assert self.on is not None
        ability = Replacing(self.on, None, self.on.rank)
        ability.optional = True
        ability.skill = skill.index
        self.dress(ability, name)
        ability.prog = self.program(name, ability, before=pay, chosen=True)
        ability.option = self.parts[0] if self.offers else None
        d.watch = (*d.watch, (False, ~self.on.kind, ability))
        return ability

    def words(self, lang: Lang) -> str:
        limit = {"skill": "turn", "sp": "game"}[self.kind]
        mark = (LIMIT_JA if lang == "ja" else LIMIT_EN)[limit]
        if self.on is not None and self.offers:
            return mark + joined(self.when(lang), self.parts, lang)
        if self.on is not None:
            step = self.on.cause >= 0  # at the end of a turn, if something is so
            if lang == "ja" and step and self.needs is not None:
                return f"{mark}{self.on.words('ja')}時、{self.needs.ja_if()}使える:{say(self.parts, 'ja')}"
            if step and self.needs is not None:
                return f"{mark}Usable {self.on.words('en')} if {self.needs.words('en')}: {say(self.parts, 'en')}"
            if lang == "ja":
                needs = "" if self.needs is None else linked(self.needs.words("ja"))
                when = f"{TURN_JA.get(self.turn, '')}{needs}{self.on.words('ja')}"
                return f"{mark}{when}時に使える:{say(self.parts, 'ja')}"
            whose = {MY_TURN: " during your turn", OPP_TURN: " during your opponent's turn"}.get(self.turn, "")
            when = "if" if self.on.would else "when"
            when += "" if self.needs is None else f" {self.needs.words('en')} and"
            return f"{mark}Usable {when} {self.on.words('en')}{whose}: {say(self.parts, 'en')}"
        if self.needs is not None:
            if lang == "ja":
                return f"{mark}{self.needs.words('ja')}なら使える:{say(self.parts, 'ja')}"
            return f"{mark}Usable if {self.needs.words('en')}: {say(self.parts, 'en')}"
        return mark + say(self.parts, lang)


class sp_skill(oshi_skill):
    kind = "sp"


class art(Host, ArtText):
    """The text of an Arts: what counts before use (targets) and step 4 (12.2.4.3); `on=` makes it replace (12.2.5)."""

    def __init__(
        self,
        *parts: Phrase,
        n: int = 1,
        on: Pattern | None = None,
        at: int = 0,
        limit: str | None = None,
        needs: Condition | HoloNoun | None = None,
    ) -> None:
        super().__init__(*parts, on=on, at=at, limit=limit, needs=needs)
        self.n = n
        self.ability = HoloAbility()
        self.parts = tuple(AimedPay(part, self) if _widens(part) else part for part in self.parts)
        self.aims = any(isinstance(part, OnlyTarget | AlsoTarget | AimedPay) for part in self.parts)
        self.costs = [found for part in parts for found in _costs(part)]
        self.tinted = any(color for _, _, color in self.costs)
        self.bars = [part for part in parts if isinstance(part, OnlyUsable)]

    @property
    def replaces(self) -> bool:
        return self.on is not None

    def bind(self, d: CardDef, name: str) -> None:
        printed = d.arts[self.n - 1]
        printed.text = self
        printed.varies = bool(self.costs)
        if self.on is not None:
            ability = UsableArt(self.on, printed)
            self.dress(ability, name)
            ability.prog = self.program(name, ability, may=self.usable)
            d.watch = (*d.watch, (False, ~self.on.kind, ability))
            return
        self.dress(self.ability, name)
        for outcome in outcomes(self.parts):  # [1/Turn] counts what comes of the Arts, not its use (K-15)
            outcome.limit, self.ability.limit = self.limit, None
        printed.prog = self.program(name, self.ability, guard=self._guard)

    def _guard(self, t: HoloTable, f: Frame) -> Signal:
        mem = t.mems.get(f.num(ANCHOR))
        return NEXT if mem is not None and self._speaks(t, mem) else DONE

    def _speaks(self, t: HoloTable, mem: Mem) -> bool:
        """What stands before the text limits the text; the Arts itself is used without it (10.3.2, K-23, K-26)."""
        if is_off(t, mem.id) or (self.at and not mem.pos & self.at):
            return False
        if self.needs is not None and not self.needs.holds(t, context(mem.seat, mem.stack[-1], mem.id)):
            return False
        return not self.ability.spent(t, mem.stack[-1], mem.epoch, mem.seat, mem.id)

    def reach(self, t: HoloTable, mem: Mem, paid: bool = True) -> int:
        """Paid: with what it reaches only behind a cost, as far as that can be paid (Q205)."""
        reach = FRONT
        if not self.aims or not self._speaks(t, mem):
            return reach
        for part in self.parts:
            if isinstance(part, OnlyTarget):
                reach = part.x.where
            elif isinstance(part, AlsoTarget):
                reach |= part.x.where if part.own else BACK
            elif paid and isinstance(part, AimedPay):
                reach |= part.reach(t, mem)
        return reach

    def confines(self, t: HoloTable, mem: Mem) -> bool:
        return self.aims and any(isinstance(part, OnlyTarget) for part in self.parts) and self._speaks(t, mem)

    def lets_use(self, t: HoloTable, mem: Mem) -> bool:
        if not self.bars or not self._speaks(t, mem):
            return True
        f = context(mem.seat, mem.stack[-1], mem.id)
        return all(bar.needs.holds(t, f) for bar in self.bars if not bar.at or mem.pos & bar.at)

    def cost(self, t: HoloTable, mem: Mem) -> int:
        if not self._speaks(t, mem):
            return 0
        f = context(mem.seat, mem.stack[-1], mem.id)
        return sum(value_of(q, t, f) for needs, q, color in self.costs if not color and _so(needs, t, f))

    def colored_cost(self, t: HoloTable, mem: Mem) -> tuple[tuple[int, int], ...]:
        if not self.tinted or not self._speaks(t, mem):
            return ()
        f = context(mem.seat, mem.stack[-1], mem.id)
        return tuple((color, value_of(q, t, f)) for needs, q, color in self.costs if color and _so(needs, t, f))

    def words(self, lang: Lang) -> str:
        if self.on is None:
            return Host.words(self, lang)
        if lang == "ja":
            return f"{self.marks('ja')}{self.on.words('ja')}時に使える:{say(self.parts, 'ja')}"
        return f"{self.marks('en')}Usable if {self.on.words('en')}: {say(self.parts, 'en')}"


def _so(needs: Condition | None, t: HoloTable, f: Frame) -> bool:
    return needs is None or needs.holds(t, f)


def _costs(part: Phrase, needs: Condition | None = None) -> list[tuple[Condition | None, int | Quantity, int]]:
    """What a sentence says of the cost of its own Arts, on which condition and in which color (0: neutral)."""
    if isinstance(part, ThisArtCost):
        return [(needs, part.q, 0 if part.color is None else part.color.mask)]
    if not isinstance(part, If):
        return []
    holds = part.test if needs is None else needs & part.test
    fails = Fails(part.test) if needs is None else needs & Fails(part.test)
    found = [row for inner in part.do for row in _costs(inner, holds)]
    return found + [row for inner in part.base for row in _costs(inner, fails)]


def _widens(part: Phrase) -> bool:
    return isinstance(part, Pay) and any(isinstance(inner, AlsoTarget) and inner.own for inner in part.rest)


class AimedPay(Pay):
    """A cost behind which more holomem can be the target: whoever aims at one of those pays it (Q205)."""

    def __init__(self, pay: Phrase, arts: art) -> None:
        assert isinstance(pay, Pay)
        super().__init__(pay.cost, *pay.rest, must=pay.must)
        self.expression = pay.expression
        self.pay = pay
        self.arts = arts

    def reach(self, t: HoloTable, mem: Mem) -> int:
        wide = sum(x.x.where for x in self.rest if isinstance(x, AlsoTarget))
        return wide if self.cost.possible(t, context(mem.seat, mem.stack[-1], mem.id)) else 0

    def lower(self, code: Code) -> None:
        cast(Say, self.cost).make_cost()
        lower_if(code, self._aimed, (PaidAtOnce(self.pay),), (self.pay,))

    def _aimed(self, t: Table, f: Frame) -> bool:
        """Is the target one that is only reached so?"""
        h = cast(HoloTable, t)
        used, mem = art_frame(h), h.mems.get(f.num(ANCHOR))
        target = None if used is None else h.mems.get(used.num(TARGET))
        if target is None or mem is None:
            return False
        others = self.arts.reach(h, mem, paid=False)
        return not target.pos & others and not can_also_aim(h, mem, target)


class PaidAtOnce(Phrase):
    """Its player has agreed to pay by what they chose before."""

    def __init__(self, pay: Pay) -> None:
        self.pay = pay

    def lower(self, code: Code) -> None:
        self.pay.lower_used(code)


class UsableArt(Replacing):
    """An Arts that replaces an event: its cheers must be there (12.2.5.1)."""

    def __init__(self, pattern: Pattern, printed: Art) -> None:
        super().__init__(pattern, None, pattern.rank)
        self.optional = True
        self.art = printed

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        mem = t.mems.get(anchor)
        return mem is not None and can_pay(t, mem, self.art) and super().works(t, source, seat, anchor)
