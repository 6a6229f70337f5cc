"""The table: seats in a circle, hands, Items, roles, characters, and the stack of what is being resolved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, TypeAlias, cast

from kaimaku.kernel import frames
from kaimaku.kernel.cycles import Rounds
from kaimaku.kernel.decisions import Explainer, Lister, Option, Prompt
from kaimaku.kernel.frames import Frame, Signal, Step
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.questions import Questions
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Data, Table

from .registry import DEFINITIONS, TEXT_NAMES, number_of, text_number
from .rules.picking import REASONS
from .rules.rounds import DanmakuRounds


def special_actions(t: DanmakuTable, f: Frame, seat: int) -> list[Option]:
    """What a seat may do at any time, unanswerable (D-R05)."""
    from .rules.asides import special_actions

    return special_actions(t, seat)


def no_special(t: DanmakuTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    """Why a special action may not be taken; None for any other option."""
    from .rules.asides import no_special

    return no_special(t, seat, option)


MOST_SEATS: Final = 8

# Zones. ASIDE holds the roles that take no part (any more), SPARE the characters nobody plays; the last four have one
# zone for each seat.
DECK: Final = 0
DISCARD: Final = 1
RESOLVING: Final = 2
COLLECTED: Final = 3
INCIDENTS: Final = 4
INCIDENT: Final = 5
INCIDENT_DISCARD: Final = 6
ASIDE: Final = 7
SPARE: Final = 8
HAND: Final = 9
ITEMS: Final = HAND + MOST_SEATS
ROLE: Final = ITEMS + MOST_SEATS
CHARACTER: Final = ROLE + MOST_SEATS
ZONES: Final = CHARACTER + MOST_SEATS

# What becomes of something on the stack. It can be cancelled while it is OPEN (term.cancel.1).
OPEN: Final = 0
BEGUN: Final = 1
RESOLVED: Final = 2
CANCELLED: Final = 3
STATES: Final = ("open", "begun", "resolved", "cancelled")

# What is kept of an entry on the stack, in this order.
PARTS: Final = (
    *("text", "card", "source", "you", "payer", "target", "answers", "event"),
    *("state", "attack", "defenders", "avoided", "aimed", "paid", "sure", "held"),
)
AS_IT_IS: Final = -1

END_OF_TURN: Final = 100  # a moment for lasting effects; the others are seats: until the start of that seat's next turn


class StackEntry:
    """A card, Spell Card, ability or copy on the stack; its number is its place there. The stack lasts until what
    lies at its bottom is over. An entry never changes: clones of a table share it."""

    __slots__ = PARTS

    def __init__(
        self,
        text: int,
        card: int,
        source: int,
        you: int,
        payer: int,
        target: int = -1,
        answers: int = -1,
        event: int = 0,
        state: int = OPEN,
        attack: int = 0,
        defenders: int = 0,
        avoided: int = 0,
        aimed: int = 0,
        paid: int = 0,
        sure: int = 0,
        held: int = 0,
    ) -> None:
        self.text = text  # what it does
        self.card = card  # the card that lies in the resolving zone for it, -1 for none
        self.source = source  # the card whose text it is: the card itself, a character, an Item
        self.you = you  # whose it counts as (term.behalf.1)
        self.payer = payer  # who played it and holds the cards; differs from `you` only on another's behalf
        self.target = target  # the announced seat or Item, -1 for none
        self.answers = answers  # the entry it reacts to, -1 for none
        self.event = event  # the number of the attack it reacts to
        self.state = state
        self.attack = attack  # the number of its latest attack
        self.defenders = defenders  # seats under its present attack
        self.avoided = avoided  # those who avoid it, for now: a cancelled attack was never avoided (faq.remilia.1)
        self.aimed = aimed  # everybody it has attacked so far
        self.paid = paid  # cards discarded for it
        self.sure = sure  # the present attack cannot be avoided
        self.held = held  # its first attack is already under way in the window of the card (ruling S4)

    def but(
        self,
        state: int = AS_IT_IS,
        attack: int = AS_IT_IS,
        defenders: int = AS_IT_IS,
        avoided: int = AS_IT_IS,
        aimed: int = AS_IT_IS,
        paid: int = AS_IT_IS,
        sure: int = AS_IT_IS,
        held: int = AS_IT_IS,
    ) -> StackEntry:
        """The entry as it is from now on."""
        return StackEntry(
            self.text,
            self.card,
            self.source,
            self.you,
            self.payer,
            self.target,
            self.answers,
            self.event,
            self.state if state == AS_IT_IS else state,
            self.attack if attack == AS_IT_IS else attack,
            self.defenders if defenders == AS_IT_IS else defenders,
            self.avoided if avoided == AS_IT_IS else avoided,
            self.aimed if aimed == AS_IT_IS else aimed,
            self.paid if paid == AS_IT_IS else paid,
            self.sure if sure == AS_IT_IS else sure,
            self.held if held == AS_IT_IS else held,
        )

    def parts(self) -> list[int]:
        return [getattr(self, name) for name in PARTS]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StackEntry) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(tuple(self.parts()))


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a clone is made without `__init__`
class DanmakuTable(Table):
    """A table of Danmaku!!."""

    __slots__ = (
        "attacks",
        "calm",
        "down",
        "drawn",
        "fell",
        "fired",
        "latched",
        "left",
        "life",
        "omit",
        "own",
        "skip",
        "skipped",
        "spent",
        "stack",
        "step",
    )
    questions: ClassVar[Questions] = Questions(
        "danmaku",
        pick="danmaku:term.discard.2",
        few="danmaku:range.1",
        may="danmaku:ability.1",
        number="danmaku:faq.suika.2",
        span="danmaku:faq.suika.1",
        order="danmaku:ability.1",
        over="danmaku:victory.3",
        turn="danmaku:type.reaction.5",
        reasons=REASONS,
        asides=special_actions,
        no_aside=no_special,
    )

    rounds: ClassVar[Rounds] = DanmakuRounds()

    def __init__(self, seats: int, seed: int, rulings: Mapping[str, str]) -> None:
        super().__init__(seats, ZONES, seed, rulings)
        self.life = [0] * seats
        self.fired = [0] * seats  # Danmaku cards played in this seat's round (turn.main.9)
        self.fell = [0] * seats  # the turn in which a seat was defeated
        self.attacks = 0  # how many attacks there have been
        # Masks of seats
        self.down = 0  # defeated
        self.left = 0  # gave up: plays no card any more and cannot be saved
        self.spent = 0  # activated a Spell Card in its round (turn.main.5)
        self.skip = 0  # must skip its next turn
        self.skipped = 0  # skipped its last turn (term.skip.4)
        self.drawn = 0  # has drawn a card this turn
        self.latched = 0  # declined to use an empty hand, and has not had a card since
        self.stack: list[StackEntry] = []
        self.step = "setup"
        self.calm = True  # nothing that counts has changed since all passed on the players at 0 life
        self.own: tuple[int, ...] = ()  # reactions and Invocations that only this game's cards have: known to all
        self.omit = False  # the incident step of this turn is skipped

    def clone(self) -> DanmakuTable:
        new = super().clone()
        new.life = self.life[:]
        new.fired = self.fired[:]
        new.fell = self.fell[:]
        new.attacks = self.attacks
        new.down = self.down
        new.left = self.left
        new.spent = self.spent
        new.skip = self.skip
        new.skipped = self.skipped
        new.drawn = self.drawn
        new.latched = self.latched
        new.stack = self.stack[:]
        new.step = self.step
        new.calm = self.calm
        new.omit = self.omit
        new.own = self.own
        return new

    def to_data(self) -> Data:
        data = super().to_data()
        data["defs"] = [DEFINITIONS[number].id for number in self.defs]
        data["stack"] = [[TEXT_NAMES[e.text], *e.parts()[1:]] for e in self.stack]
        if self.own:
            data["own"] = [TEXT_NAMES[n] for n in self.own]
        for name in SAVED:
            value = getattr(self, name)
            data[name] = value[:] if isinstance(value, list) else value
        return data

    def load_data(self, data: Data) -> None:
        ids = cast("list[str]", data["defs"])
        super().load_data({**data, "defs": [number_of(id) for id in ids]})
        self.stack = [StackEntry(text_number(name), *row) for name, *row in cast("list[list[Any]]", data["stack"])]
        self.own = tuple(text_number(name) for name in cast("list[str]", data.get("own", [])))
        for name in SAVED:
            value = data[name]
            setattr(self, name, value[:] if isinstance(value, list) else value)


SAVED: Final = (
    *("life", "fired", "fell", "attacks", "down", "left", "spent", "skip", "skipped", "drawn", "latched"),
    *("step", "calm", "omit"),
)


# --- asking the table -----------------------------------------------------------------------------------------------


def active(t: DanmakuTable, seat: int) -> bool:
    """Still in the game (defeat.2); a player at 0 life is until the defeats are settled (defeat.4)."""
    return 0 <= seat < t.seats and not t.down >> seat & 1


def ring(t: DanmakuTable, seat: int) -> tuple[int, ...]:
    """The active seats clockwise from the left of a seat; the seat itself comes last."""
    key = (t.down * SEATED + t.seats) * SEATED + seat + 1
    found = CIRCLES.get(key)
    if found is None:
        found = CIRCLES[key] = circle(t.seats, t.down, seat)
    return found


SEATED: Final = MOST_SEATS + 1
CIRCLES: Final[dict[int, tuple[int, ...]]] = {}  # what has been worked out before


def circle(seats: int, down: int, seat: int) -> tuple[int, ...]:
    return tuple([s % seats for s in range(seat + 1, seat + 1 + seats) if not down >> s % seats & 1])


def from_current(t: DanmakuTable) -> tuple[int, ...]:
    """The active seats clockwise, the current player first."""
    return ring(t, t.active - 1)


def hand(t: DanmakuTable, seat: int) -> list[int]:
    return t.zones[HAND + seat]


def items(t: DanmakuTable, seat: int) -> list[int]:
    return t.zones[ITEMS + seat]


def at_zero(t: DanmakuTable) -> list[int]:
    """Who can still be saved: at 0 life, not yet defeated (defeat.3)."""
    return [s for s in range(t.seats) if not t.life[s] and not (t.down | t.left) >> s & 1]


# --- the kernel's makers, for steps and lists that take this game's table -------------------------------------------

Rule: TypeAlias = "Callable[[DanmakuTable, Frame], Signal]"
Listing: TypeAlias = "Callable[[DanmakuTable, Frame, int], list[Option]]"
Reason: TypeAlias = "Callable[[DanmakuTable, Frame, int, Option], Refusal | None]"


def step(rule: Rule) -> Step:
    return cast(Step, rule)


def procedure(name: str, *rules: Rule, slots: int = 1) -> int:
    return frames.procedure(name, *map(step, rules), slots=slots)


def prompt(
    name: str, rule: str, en: str, ja: str, options: Listing, why: Reason | None = None, secret: bool = False
) -> Prompt:
    explain = cast("Explainer | None", why)
    return Prompt(f"danmaku:{name}", f"danmaku:{rule}", en, ja, cast(Lister, options), explain, secret=secret)


def numbers(option: Option, verb: str, count: int) -> tuple[int, ...] | None:
    """The numbers of an option of this verb; None for anything else, however odd."""
    if len(option) != count + 1 or option[0] != verb:
        return None
    found = tuple(n for n in option[1:] if isinstance(n, int))
    return found if len(found) == count else None
