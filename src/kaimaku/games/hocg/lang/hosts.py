"""Hosts: where a text stands on a card, and when it speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast
from zlib import crc32

from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.frames import DONE, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Phrase
from kaimaku.kernel.refusals import Lang
from kaimaku.language import BadDeclaration

from ..defs import CardDef
from ..facts import Names
from ..rules import events, layers, stats
from ..rules.abilities import MY, THEIRS, Automatic, HoloAbility, Ongoing, Replacing
from ..rules.work import ELSEWHERE
from ..table import PUBLIC, HoloTable
from .card_nouns import CardNoun
from .conditions import Condition, Fails
from .control import If, Say, clauses, condition, say
from .costs import Pay
from .filters import Filter
from .holomem_nouns import HOLDER
from .nouns import HoloNoun
from .states import KEYWORD_WORDS
from .triggers import Pattern
from .uses import AbilityCode, HoloStep, lower_parts
from .words import POSITION_EN, POSITION_JA, Speaker, sentence

MY_TURN: Final = MY
OPP_TURN: Final = THEIRS
MAIN: Final = 3
OPP_MAIN: Final = 4
RESET: Final = 5
# whose turn, and in which phase of it
SPOKEN_IN: Final = {MAIN: (MY, ""), OPP_MAIN: (THEIRS, "main"), RESET: (MY, "reset")}
TURN: Final = "turn"
GAME: Final = "game"
# whose name a limit by name counts
ABILITY: Final = "ability"
CARD: Final = "card"
LIMIT_EN: Final = {"turn": "[1/Turn] ", "game": "[1/Game] "}
LIMIT_JA: Final = {"turn": "[ターンに1回]", "game": "[ゲームに1回]"}
TURN_EN: Final = {
    MY_TURN: "during your turn, ",
    OPP_TURN: "during your opponent's turn, ",
    MAIN: "you may use this in your main phase: ",
    OPP_MAIN: "during your opponent's main phase, ",
    RESET: "during your reset phase, ",
}
TURN_JA: Final = {
    MY_TURN: "自分のターンで、",
    OPP_TURN: "相手のターンで、",
    MAIN: "自分のメインステップに使える:",
    OPP_MAIN: "相手のメインステップの間、",
    RESET: "自分のリセットステップで、",
}


class Host:
    """A text with its moment and limits."""

    expression: object = None  # what it was written as

    def __init__(
        self,
        *parts: Phrase,
        on: Pattern | None = None,
        at: int = 0,
        turn: int = 0,
        limit: str | None = None,
        needs: Condition | HoloNoun | None = None,
        usable: bool = False,
        state: Condition | None = None,
        zone: CardNoun | None = None,
        once: str = "",
    ) -> None:
        self.parts = parts
        self.on = on
        self.at = at
        self.turn = turn
        self.limit = limit
        self.needs = None if needs is None else condition(needs)
        self.usable = usable
        self.state = state
        self.zone = zone  # where it works instead of on the stage (10.3.4.3); public zones only
        self.holder: Filter | None = None
        self.once = once  # by name: a player's once a turn, whichever card it stands on (G-84)
        self.called: Names | None = None  # the printed name of this ability

    def bind(self, d: CardDef, name: str) -> None:
        raise NotImplementedError

    # --- making abilities

    def dress(self, ability: HoloAbility, name: str) -> None:
        """Give an ability this host's place, time and limit, and a stable name."""
        ability.at = self.at
        ability.turn, ability.phase_of_turn = SPOKEN_IN.get(self.turn, (self.turn, ""))
        ability.limit = self.limit
        ability.holder = self.holder
        ability.given = self.holder is not None
        if self.once:
            assert self.called is not None, f"{name}: only a named ability can be limited by name"
            ability.once_key = crc32(self.called.en.encode())
        if self.needs is not None:
            ability.needs = self.needs if ability.needs is None else ability.needs & self.needs
        ability.register(name)

    def program(
        self,
        name: str,
        ability: HoloAbility,
        before: Sequence[HoloStep] = (),
        may: bool = False,
        chosen: bool = False,
        guard: HoloStep | None = None,
    ) -> int:
        """Its steps; chosen: its player has said already that it is used; guard: whether it speaks at all."""
        code = AbilityCode(name, given=ability.given, ability=ability)
        if guard is not None:
            code.step(guard)
        if may:
            ability.optional = True
            code.step(_ask_use)
            code.step(_unless_declined)
        if may or before or (chosen and not self.offers):
            code.use()
        for step in before:
            code.step(step)
        if chosen:
            cast(Say, self.parts[0]).lower_used(code)
        lower_parts(code, self.parts[1:] if chosen else self.parts)
        return code.build()

    @property
    def offers(self) -> bool:
        """Does its first sentence say already that it is a choice?"""
        return cast(Say, self.parts[0]).offers

    def bind_text(self, d: CardDef, name: str) -> None:
        """A text without a keyword of its own: standing, automatic, replacing or activated."""
        if self.turn == MAIN:
            ability = HoloAbility()
            self.dress(ability, name)
            ability.prog = self.program(name, ability, may=self.usable, chosen=True)
            paid = isinstance(self.parts[0], Pay) or self.zone is not None
            ability.option = self.parts[0] if paid else None  # the rest may be in vain (G-05)
            d.activated = (*d.activated, ability)
            self.listen(d, False, events.ACTIVATED, ability)
        elif self.state is not None:
            stated = Automatic(None)
            stated.state = self.state
            self.dress(stated, name)
            stated.prog = self.program(name, stated, may=self.usable)
            self.listen(d, False, events.STATE, stated)
        elif self.on is None:
            self._bind_standing(d, name)
        elif self.on.would:
            replacing = Replacing(self.on, None, self.on.rank)
            replacing.optional = self.usable  # the question which replacement applies is the question whether
            self.dress(replacing, name)
            replacing.prog = self.program(name, replacing)
            if self.offers or self.usable:
                replacing.option = self.parts[0]
            self.listen(d, False, ~self.on.kind, replacing)
        else:
            auto = Automatic(self.on)
            self.dress(auto, name)
            auto.prog = self.program(name, auto, may=self.usable)
            self.listen(d, False, self.on.kind, auto)

    def listen(self, d: CardDef, changes_value: bool, key: int, ability: HoloAbility) -> None:
        """It works on the stage, or in the zone it names."""
        row = (changes_value, key, ability)
        if self.zone is None:
            d.watch = (*d.watch, row)
            return
        if self.zone.zone not in PUBLIC:
            raise BadDeclaration(
                f"{d.id}: an ability can't work in a hidden zone: it would reveal the card",
                f"{d.id}：非公開領域で働く能力は書けません（そのカードがわかってしまいます）。",
            )
        d.elsewhere[self.zone.zone] = (*d.elsewhere.get(self.zone.zone, ()), row)
        d.asks |= ELSEWHERE

    def _bind_standing(self, d: CardDef, name: str) -> None:
        for i, (part, needs) in enumerate(_standing(self.parts, None)):
            part.standing = True  # type: ignore[attr-defined]
            for j, (changes, key, ability) in enumerate(part.make_standing()):  # type: ignore[attr-defined]
                ability.needs = needs
                self.dress(ability, f"{name}/{i}.{j}")
                self.listen(d, changes, key, ability)
                if key in layers.LAYER:
                    self._look(d, key, ability)
                if key in stats.WATCHED:
                    self._warn(d, key, ability)

    def _look(self, d: CardDef, key: int, ability: Ongoing) -> None:
        """A number that looks at numbers must be settled in their layer (10.10.1.4, 10.10.1.5)."""
        for asked in (ability.needs, ability.holder):
            if asked is not None:
                ability.sees |= asked.sees
        if key in (layers.HP, layers.BATON) and not ability.sees.isdisjoint((layers.HP, layers.BATON)):
            self.listen(d, True, layers.LOOKING, ability)

    def _warn(self, d: CardDef, key: int, ability: Ongoing) -> None:
        """What may fall by itself has to be watched; other HP is asked for only when there is damage."""
        falls, shifts = stats.WATCHED[key]
        if ability.lowers:
            self.listen(d, True, falls, ability)
        if not ability.steady:
            self.listen(d, True, shifts, ability)

    # --- words

    def when(self, lang: Lang) -> str:
        """The moment: "during your opponent's turn, when X, "."""
        return self._when_ja() if lang == "ja" else self._when_en()

    def _moment(self, lang: Lang) -> str:
        if self.on is not None:
            return self.on.words(lang)
        return "" if self.state is None else self.state.words(lang)

    def _when_ja(self) -> str:
        said = "自分のメインステップで、" if self.turn == MAIN and self.offers else TURN_JA.get(self.turn, "")
        needs = "" if self.needs is None else self.needs.ja_if()
        moment = self._moment("ja")
        if not moment and needs and said.endswith(":"):  # the condition is one of use
            return f"{needs}、{said}"
        if not moment:
            return f"{said}{needs}、" if needs else said
        moment += "の時" if moment.endswith(("以上", "以下")) else "時"
        if self.usable:
            return f"{said}{moment}、{needs}使える:" if needs else f"{said}{moment}に使える:"
        return f"{said}{needs}、{moment}、" if needs else f"{said}{moment}、"

    def _when_en(self) -> str:
        said = "during your main phase, " if self.turn == MAIN and self.offers else TURN_EN.get(self.turn, "")
        needs = "" if self.needs is None else f"if {self.needs.words('en')}"
        moment = self._moment("en")
        if not moment and needs and said.endswith(": "):
            return f"{needs}, {said}"
        if not moment:
            return f"{said}{needs}, " if needs else said
        if not moment.startswith("at the "):
            iffy = self.on is not None and self.on.would
            moment = f"{'if' if iffy else 'when'} {moment}"
        if self.usable:
            return f"{said}usable {moment}{f', {needs}' if needs else ''}: "
        return f"{said}{needs}, {moment}, " if needs else f"{said}{moment}, "

    def words(self, lang: Lang) -> str:
        said = self.marks(lang) + named_once(joined(self.when(lang), self.parts, lang), lang)
        said = said + self.once_words(lang) if self.once else said
        return said if self.zone is None or self.turn != MAIN else self._in_zone(self.zone, said, lang)

    def _in_zone(self, zone: CardNoun, said: str, lang: Lang) -> str:
        """… used from where the card lies: the card itself is this holomem."""
        if lang == "ja":
            where, card = zone.ja.removeprefix("自分の"), Speaker.this("ja")
            only = f"(この能力は、{where}にある時のみ使える)"
            return said.replace(card, f"{where}のこのホロメン").removesuffix("。") + only + "。"
        only = f" (this ability can only be used while this holomem is in {zone.en})"
        return said.replace(Speaker.this("en"), f"this holomem from {zone.en}").removesuffix(".") + only + "."

    def once_words(self, lang: Lang) -> str:
        """The sentence about its use by name."""
        assert self.called is not None
        kind_en, kind_ja = KEYWORD_WORDS[type(self).__name__]
        if lang == "ja":
            return f"自分の{kind_ja}「{self.called.ja}」はターンに1回しか使えない。"
        return f' You may only use {kind_en} "{self.called.en}" once per turn.'

    def marks(self, lang: Lang) -> str:
        """[Center Position Only] [1/Turn]."""
        limit = (LIMIT_JA if lang == "ja" else LIMIT_EN).get(self.limit or "", "")
        places = [p for p in (1, 2, 4) if self.at & p]
        if not places:
            return limit
        if lang == "ja":
            return f"[{'・'.join(f'{POSITION_JA[p]}ポジション' for p in places)}限定]{limit}"
        return f"[{'・'.join(f'{POSITION_EN[p].capitalize()} Position' for p in places)} Only] {limit}"

    def __str__(self) -> str:
        return f"{type(self).__name__}: {self.words('en')}"


def _standing(parts: Sequence[Phrase], needs: Condition | None) -> Iterator[tuple[Phrase, Condition | None]]:
    """Every phrase of a standing text with all conditions that stand before it."""
    for part in parts:
        if isinstance(part, If):
            yield from _standing(part.do, part.test if needs is None else needs & part.test)
            if part.base:
                fails = Fails(part.test)
                yield from _standing(part.base, fails if needs is None else needs & fails)
        else:
            yield part, needs


def joined(moment: str, parts: Sequence[Phrase], lang: Lang) -> str:
    """The moment and the sentences behind it."""
    if lang == "ja":
        return moment + say(parts, "ja")
    if moment.endswith(": "):
        return moment[:1].upper() + moment[1:] + say(parts, "en")
    said = clauses(parts, "en")
    if moment and len(parts) == 1 and said.startswith("during this turn, "):
        said = said.removeprefix("during this turn, ") + " during this turn"
    return sentence(moment + said)


def named_once(text: str, lang: Lang) -> str:
    """The holder is named in full once, then it is "that holomem"."""
    holder = HOLDER.words(lang)
    head, found, rest = text.partition(holder)
    if not found:
        return text
    again = "そのホロメン" if lang == "ja" else "that holomem"
    return head + found + rest.replace(holder, again)


def _ask_use(t: HoloTable, f: Frame) -> Signal:
    return ask(t, t.questions.may, f.seat)


def _unless_declined(t: HoloTable, f: Frame) -> Signal:
    """Declining is no use: the limit is not touched (G-02)."""
    return DONE if t.answer == NO else NEXT
