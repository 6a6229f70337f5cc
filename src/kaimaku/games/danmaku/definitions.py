"""What a card is made of: texts, modifiers and triggers, and the four kinds of cards."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, cast
from zlib import crc32

from kaimaku.kernel.listeners import Ability, Live
from kaimaku.kernel.marks import trait
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .facts import PrintedCard, PrintedCharacter, PrintedIncident, PrintedRole, Season
from .phrases import SLOTS, Aim, Circumstance, Cost, Limit, Occasion, Verb
from .registry import DEFINITIONS, TEXT_NAMES, Definition
from .rules.stats import idle
from .table import CHARACTER, INCIDENT, ROLE, DanmakuTable
from .templates import Spoken, sentence

if TYPE_CHECKING:
    from .rules.goals import Goal


class Text(Spoken):
    """Something that can be played or used. `on` makes it a reaction, otherwise it is an action."""

    spell = False
    ability = False  # no card is played for it

    def __init__(
        self,
        do: tuple[Verb, ...],
        on: Occasion | None = None,
        cost: Cost | None = None,
        behalf: Cost | None = None,
        limit: Limit | None = None,
        free: bool = False,
        fixed: bool = False,
    ) -> None:
        self.do = do
        self.on = on
        self.cost = cost
        self.behalf = behalf
        self.limit = limit
        self.free = free
        self.fixed = fixed
        self.types: frozenset[str] = frozenset()
        self.aim = next((verb.aims() for verb in do[:1]), None) if on is None else None
        self.attacks = any(verb.attacks for verb in do[:1])
        self.number = self.key = self.prog = self.cost_prog = self.behalf_prog = -1
        self.name = ""

    def build(self, name: str, types: Iterable[str]) -> None:
        """Write its programs, once, under their stable names."""
        self.name = name
        self.key = crc32(name.encode())  # as its name, but a number: stable in saved tables
        self.types = frozenset(types)
        self.number = len(TEXTS)
        TEXTS.append(self)
        TEXT_NAMES.append(name)
        self.prog = lower(name, self.do, self.aim)
        if self.cost is not None:
            self.cost_prog = lower(f"{name}/cost", (self.cost,))
        if self.behalf is not None:
            self.behalf_prog = lower(f"{name}/behalf", (self.behalf,))


TEXTS: Final[list[Text]] = []


def unused(name: str, taken: Container[str]) -> str:
    """The name, with a number behind it if a text says such a thing more than once."""
    found, number = name, 1
    while found in taken:
        number += 1
        found = f"{name}{number}"
    return found


def lower(name: str, verbs: Sequence[Verb], aim: Aim | None = None) -> int:
    code = Code(name, SLOTS, aim)  # an announced choice is made on announcing it (ruling S12)
    for verb in verbs:
        verb.lower(code)
    return code.build()


class Ways(Spoken):
    """A way to activate a Spell Card besides playing a card for it."""

    def __init__(self, cost: Cost | None, when: Circumstance | None) -> None:
        self.cost = cost
        self.when = when
        self.cost_prog = -1


class After(Text):
    """An ability that follows on something (D-R04)."""

    ability = True

    def __init__(self, event: Spoken, number: int, do: Verb, limit: Limit | None) -> None:
        super().__init__((do,), limit=limit)
        self.aim = None  # it is not announced: every choice is made when it is reached
        self.event = event
        self.when = number


class Special(Spoken):
    """A special action: at any time in one's turn, unanswerable (faq.satori.2)."""

    def __init__(self, do: Verb, limit: Spoken) -> None:
        self.do = do
        self.limit = limit


class Modifier(Ability, Spoken):
    """A lasting change, for whoever the card belongs to."""

    stat: int

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def amount(self, t: Table, live: Live, subject: int) -> int:
        if live.seat != subject or idle(cast(DanmakuTable, t), live.source, subject):
            return 0
        return self.n

    def parts(self) -> tuple[Modifier, ...]:
        """The modifiers to put to work for it."""
        return (self,)


Part: TypeAlias = "Modifier | Text | Ways | Special"


class Bearer:
    """The lasting texts of an Item, a character, a role or an Incident."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.modifiers = tuple(m for p in parts if isinstance(p, Modifier) for m in p.parts())
        self.after = tuple(p for p in parts if isinstance(p, After))
        self.reactions = tuple(p for p in parts if isinstance(p, Text) and p.on is not None)
        self.acts = tuple(p for p in parts if isinstance(p, Text) and p.on is None and not isinstance(p, After))
        self.ways = tuple(p for p in parts if isinstance(p, Ways))
        self.specials = tuple(p for p in parts if isinstance(p, Special))

    def build(self, name: str) -> None:
        for i, part in enumerate(self.parts):
            if isinstance(part, Text):
                part.build(f"{name}/{i}", ())
            elif isinstance(part, Ways) and part.cost is not None:
                part.cost_prog = lower(f"{name}/{i}/cost", (part.cost,))
        for i, modifier in enumerate(self.modifiers):
            modifier.register(f"{name}/{i}")

    def words(self, lang: Lang) -> list[str]:
        return [_full(part.words(lang), lang) for part in self.parts]


NOTHING: Final = Bearer(())


def _full(text: str, lang: Lang) -> str:
    """A sentence with its full stop."""
    text = sentence(text)
    return text if text.endswith((".", "。")) else text + ("。" if lang == "ja" else ".")


class MainCard(Definition):
    """A Main Deck card of one season; copies of the same season cannot be told apart."""

    def __init__(self, printed: PrintedCard, season: Season, texts: tuple[Text, ...], bearer: Bearer) -> None:
        super().__init__(f"{printed.id}/{season}", printed.name)
        self.printed = printed
        self.season = season
        self.copies = printed.seasons[season]
        self.texts = texts
        self.bearer = bearer  # at work while the Item is in play
        self.types = frozenset(kind for half in printed.types for kind in half)  # outside play: all of them (D-R09)
        self.reacting = tuple((i, text) for i, text in enumerate(texts) if text.on is not None)
        MAIN_CARDS.append(self)

    def words(self, lang: Lang) -> str:
        return "\n".join(_full(text.words(lang), lang) for text in self.texts)


class Character(Definition):
    """A character: abilities that always work and a Spell Card."""

    def __init__(self, printed: PrintedCharacter, spell: Text, bearer: Bearer) -> None:
        super().__init__(printed.id, printed.name)
        self.printed = printed
        self.season = printed.season
        self.spell = spell
        self.bearer = bearer
        CHARACTERS.append(self)

    def words(self, lang: Lang) -> str:
        return "\n".join([*self.bearer.words(lang), _full(self.spell.words(lang), lang)])


class Role(Definition):
    """A role card: a goal and powers."""

    def __init__(self, printed: PrintedRole, goal: Goal, bearer: Bearer) -> None:
        super().__init__(printed.id, printed.name)
        self.printed = printed
        self.kind = printed.kind
        self.players = printed.players
        self.copies = printed.copies
        self.goal = goal
        self.bearer = bearer
        ROLE_CARDS.append(self)

    def words(self, lang: Lang) -> str:
        goal = f"目的：{self.goal.words(lang)}。" if lang == "ja" else f"Goal: {self.goal.words(lang)}."
        return "\n".join([goal, *self.bearer.words(lang)])


@trait
class Wanted(Spoken):
    """Which cards an Incident collects, sorted by kind (collect.1)."""

    def kind(self, definition: MainCard) -> int:
        """The kind a discarded card counts as; -1: it is not collected."""
        raise NotImplementedError

    def kinds(self) -> tuple[Spoken, ...]:
        """What there is to collect, for people; one term for most Incidents."""
        return (self,)


class Incident(Definition):
    """An Incident: what it does on entering, always, and in each incident step, and when it is resolved."""

    def __init__(
        self,
        printed: PrintedIncident,
        need: int,
        wanted: Wanted | None,
        enter: Verb | None,
        always: Bearer,
        step: Verb | None,
        until: Spoken | None,
    ) -> None:
        super().__init__(printed.id, printed.name)
        self.printed = printed
        self.season = printed.season
        self.need = need
        self.wanted = wanted
        self.enter = enter
        self.always = always
        self.step = step
        self.until = until
        self.enter_prog = -1 if enter is None else lower(f"danmaku:{printed.id}/enter", (enter,))
        self.step_prog = -1 if step is None else lower(f"danmaku:{printed.id}/step", (step,))
        always.build(f"danmaku:{printed.id}")
        INCIDENT_CARDS.append(self)

    def words(self, lang: Lang) -> str:
        ja = lang == "ja"
        enter, step, end = (
            ("登場時：", "異変ステップ：", "解決：") if ja else ("On entering: ", "Incident step: ", "Resolution: ")
        )
        lines = [] if self.enter is None else [enter + self.enter.words(lang)]
        lines += [part.words(lang) for part in self.always.parts]
        lines += [] if self.step is None else [step + self.step.words(lang)]
        if self.wanted is not None:
            what = self.wanted.words(lang)
            lines.append(end + (f"{what}{self.need}枚を集める" if ja else f"collect {_count(self.need, what)}"))
        elif self.until is not None:
            lines.append(end + self.until.words(lang))
        return "\n".join(_full(line, lang) for line in lines)


def _count(n: int, what: str) -> str:
    plural = what if n == 1 else what.replace("card", "cards", 1) if "card" in what else what + "s"
    return f"{n} {plural}"


MAIN_CARDS: Final[list[MainCard]] = []
CHARACTERS: Final[list[Character]] = []
ROLE_CARDS: Final[list[Role]] = []
INCIDENT_CARDS: Final[list[Incident]] = []


def main_card(t: DanmakuTable, card: int) -> MainCard:
    return DEFINITIONS[t.defs[card]]  # type: ignore[return-value]


def role_of(t: DanmakuTable, seat: int) -> Role | None:
    """A seat's role; a Heroine who was succeeded has none (D-R17)."""
    cards = t.zones[ROLE + seat]
    return DEFINITIONS[t.defs[cards[0]]] if cards else None  # type: ignore[return-value]


def character_of(t: DanmakuTable, seat: int) -> Character:
    return DEFINITIONS[t.defs[t.zones[CHARACTER + seat][0]]]  # type: ignore[return-value]


def incident_of(t: DanmakuTable) -> Incident | None:
    cards = t.zones[INCIDENT]
    return DEFINITIONS[t.defs[cards[0]]] if cards else None  # type: ignore[return-value]
