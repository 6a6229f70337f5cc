"""What a card is made of: texts with their verbs and costs, modifiers, triggers, and the four kinds of cards."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, cast
from zlib import crc32

from kaimaku.kernel.frames import Frame, Signal
from kaimaku.kernel.listeners import Ability, Live
from kaimaku.kernel.marks import trait
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang, Refusal
from kaimaku.kernel.table import Table

from .facts import PrintedCard, PrintedCharacter, PrintedIncident, PrintedRole, Season
from .registry import DEFINITIONS, TEXT_NAMES, Definition
from .rules.stats import idle
from .table import CHARACTER, INCIDENT, ROLE, DanmakuTable
from .templates import Spoken, sentence

if TYPE_CHECKING:
    from .rules.goals import Goal

# The slots of every card program: its entry on the stack, the player last chosen, the cards last touched, a number.
ENTRY: Final = 0
WHO: Final = 1
CARDS: Final = 2
NUMBER: Final = 3
SLOTS: Final = 4

# What abilities may follow on
AVOIDS: Final = 0
IS_AVOIDED: Final = 1
DAMAGES: Final = 2
LOSES_LIFE: Final = 3
SKIPS: Final = 4
FIRED: Final = 5
FIRES: Final = 6
TURN_STARTS: Final = 7
HEROINE_FALLS: Final = 8
EXTRA_FALLS: Final = 9
FALLS: Final = 10
PLAYED: Final = 11


@trait
class Who(Spoken):
    """Players, as a text names them."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        raise NotImplementedError


@trait
class Aim(Who):
    """Something to choose: a player or an Item. The same function lists what there is and explains the rest."""

    cards = False  # Items instead of players

    def among(self, t: DanmakuTable) -> Iterable[int]:
        return range(t.seats)

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        raise NotImplementedError

    def choices(self, t: DanmakuTable, you: int, bonus: int = 0, f: Frame | None = None) -> list[int]:
        return [x for x in self.among(t) if self.refuse(t, you, x, bonus, f) is None]

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [f.num(WHO)]


class Verb(Spoken):
    """Something a card does."""

    attacks = False  # a card that begins with an attack has one window for both (ruling S4)

    def aims(self) -> Aim | None:
        """The choice that is announced with the card, if this verb comes first (ruling S12)."""
        return None

    def lower(self, code: Code) -> None:
        """Write it down as steps: one, unless it says otherwise."""
        code.step(self.act)

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        """Do it, if it is done in one step."""
        raise NotImplementedError

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        """Can it be done at all? What cannot is not offered."""
        return True

    def offered(self, lang: Lang) -> str:
        """Its words after "you may": what others do is had done."""
        told, who = self.words(lang), self.others(lang)
        if not who:
            return told
        if lang == "ja":
            return told.replace(f"{who}は", f"{who}が", 1)
        verb = self.en[len("{who:") : self.en.index("}")]
        return told.replace(f"{who} {verb}s", f"have {who} {verb}", 1)

    def others(self, lang: Lang) -> str:
        """Who else does it, as its words begin; nothing if one does it oneself."""
        who = getattr(self, "who", None)
        if not isinstance(who, Who) or not getattr(self, "en", "").startswith("{who:"):
            return ""
        return "" if who.words("en") == "you" else who.words(lang)

    def able(self, t: DanmakuTable, you: int) -> bool:
        """Has this player anything to do it with? Abilities that would do nothing are not offered."""
        return True

    def lower_may(self, code: Code) -> bool:
        """Write it so that it may be declined, if the choice in it can simply be left empty."""
        return False


class Cost(Verb):
    """Something paid on announcing and never given back (faq.shoot.3)."""

    def fewest(self, t: DanmakuTable, payer: int) -> int:
        """The hand cards it takes at the least, or more than anyone has if it cannot be paid: public."""
        return 0

    def payable(self, t: DanmakuTable, payer: int, card: int, besides: int = 0) -> bool:
        """Can it be paid without that card, with so many cards left over?"""
        return True

    def range_bonus(self, t: DanmakuTable, payer: int, card: int) -> int:
        """The most Range that paying can add."""
        return 0


@trait
class Occasion(Spoken):
    """What a reaction answers (type.reaction.2); reads public facts only, so that it may decide about windows."""

    entries = True  # it answers something on the stack

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        """Why that entry is not such an occasion for this player."""
        raise NotImplementedError

    def targets(self, t: DanmakuTable, number: int, you: int) -> Sequence[int]:
        """What has to be named with it; -1 for nothing."""
        return NO_TARGET


NO_TARGET: Final = (-1,)


@trait
class Limit(Spoken):
    """How often a text may be used."""

    def refuse(self, t: DanmakuTable, text: Text, source: int, seat: int, number: int) -> Refusal | None:
        raise NotImplementedError

    def use(self, t: DanmakuTable, text: Text, seat: int) -> None:
        """It is used now."""


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


@trait
class Circumstance(Spoken):
    """When something may be done, as everybody can see."""

    def refuse(self, t: DanmakuTable, seat: int) -> Refusal | None:
        raise NotImplementedError


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
