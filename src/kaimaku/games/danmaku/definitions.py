"""What a card is made of: halves with their verbs and costs, roles with their goals and powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kaimaku.kernel.listeners import Ability, Live
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.refusals import Lang, Refusal
from kaimaku.kernel.table import Table

from .facts import PrintedCard, PrintedRole, Season
from .registry import DEFINITIONS, Definition
from .table import ROLE, DanmakuTable, Entry
from .words import Spoken, sentence

if TYPE_CHECKING:
    from .goals import Goal

ENTRY = 0  # the slot of every card program that holds the number of its entry


class Target(Spoken):
    """Whom a card may be aimed at; the same function lists the seats and explains why another is not among them."""

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int) -> Refusal | None:
        raise NotImplementedError


class Verb(Spoken, Phrase):
    """Something a card does."""

    attacks = False  # a card that begins with an attack has one window for both (ruling S4)

    def aims(self) -> Target | None:
        """The choice that is announced with the card, if this verb comes first (ruling S12)."""
        return None


class Cost(Verb):
    """Something paid on announcing and never given back (faq.shoot.3)."""

    def fewest(self) -> int:
        """The hand cards it takes at the least: public, unlike what they are."""
        return 0

    def payable(self, t: DanmakuTable, payer: int, card: int) -> bool:
        return True

    def range_bonus(self, t: DanmakuTable, payer: int, card: int) -> int:
        """The most Range that paying can add."""
        return 0


class Occasion(Spoken):
    """What a reaction answers (type.reaction.2); reads public facts only, so that it may decide about windows."""

    def refuse(self, t: DanmakuTable, entry: Entry, you: int) -> Refusal | None:
        raise NotImplementedError


class Half(Spoken):
    """One half of a split card or the whole of another. `on` makes it a reaction, otherwise it is an action."""

    def __init__(self, on: Occasion | None, do: tuple[Verb, ...], cost: Cost | None, behalf: Cost | None) -> None:
        self.on = on
        self.do = do
        self.cost = cost
        self.behalf = behalf
        self.types: frozenset[str] = frozenset()
        self.prog = self.cost_prog = self.behalf_prog = -1

    def build(self, name: str, types: frozenset[str]) -> None:
        """Write its programs, once, under their stable names."""
        self.types = types
        self.prog = _lower(name, self.do)
        if self.cost is not None:
            self.cost_prog = _lower(f"{name}/cost", (self.cost,))
        if self.behalf is not None:
            self.behalf_prog = _lower(f"{name}/behalf", (self.behalf,))


def _lower(name: str, verbs: tuple[Verb, ...]) -> int:
    code = Code(name, slots=ENTRY + 1)
    for verb in verbs:
        verb.lower(code)
    return code.build()


class Modifier(Spoken, Ability):
    """A change of a number, for whoever the card belongs to."""

    stat: int

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return self.n if live.seat == subject else 0


class Power(Spoken):
    """A lasting text of a role that the rules of defeat ask for."""


class MainCard(Definition):
    """A Main Deck card of one season; copies of the same season cannot be told apart."""

    def __init__(self, printed: PrintedCard, season: Season, halves: tuple[Half | None, ...]) -> None:
        super().__init__(f"{printed.id}/{season}", printed.name)
        self.season = season
        self.copies = printed.seasons[season]
        self.halves = halves
        self.types = frozenset(kind for half in printed.types for kind in half)  # outside play: all of them (D-R09)
        MAIN_CARDS.append(self)

    def words(self, lang: Lang) -> str:
        return "\n".join(sentence(half.words(lang)) for half in self.halves if half is not None)


class Role(Definition):
    """A role card: a goal and powers."""

    def __init__(self, printed: PrintedRole, goal: Goal, powers: tuple[Modifier | Power, ...]) -> None:
        super().__init__(printed.id, printed.name)
        self.kind = printed.kind
        self.players = printed.players
        self.copies = printed.copies
        self.goal = goal
        self.powers = powers
        self.modifiers = tuple(p for p in powers if isinstance(p, Modifier))
        ROLE_CARDS.append(self)

    def words(self, lang: Lang) -> str:
        goal = f"目的:{self.goal.words(lang)}。" if lang == "ja" else f"Goal: {self.goal.words(lang)}."
        stop = "。" if lang == "ja" else "."
        return "\n".join([goal, *(sentence(power.words(lang)) + stop for power in self.powers)])


MAIN_CARDS: list[MainCard] = []
ROLE_CARDS: list[Role] = []


def main_card(t: DanmakuTable, card: int) -> MainCard:
    return cast(MainCard, DEFINITIONS[t.defs[card]])


def half_of(t: DanmakuTable, entry: Entry) -> Half:
    return cast(Half, main_card(t, entry.card).halves[entry.half])


def halves_of(t: DanmakuTable, card: int) -> list[tuple[int, Half]]:
    return [(i, half) for i, half in enumerate(main_card(t, card).halves) if half is not None]


def role_of(t: DanmakuTable, seat: int) -> Role | None:
    """A seat's role; a Heroine who was succeeded has none (D-R17)."""
    cards = t.zones[ROLE + seat]
    return cast(Role, DEFINITIONS[t.defs[cards[0]]]) if cards else None
