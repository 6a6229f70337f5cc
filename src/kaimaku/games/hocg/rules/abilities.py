"""Abilities at work: automatic, standing and replacing ones (10.1 to 10.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame, Value
from kaimaku.kernel.listeners import ABILITIES, Ability, Live, Pending
from kaimaku.kernel.phrases import Phrase
from kaimaku.kernel.table import Table

from ..defs import HOLOMEM
from ..table import GAME, TURN, HoloTable, card_def
from .events import OF_CARDS
from .layers import OFF, is_off

if TYPE_CHECKING:
    from ..lang.conditions import Condition
    from ..lang.control import Say
    from ..lang.filters import Filter
    from ..lang.triggers import Pattern

# The first slots of every ability's frame: what its words refer back to (K2).
ANCHOR: Final = 0
EVENT: Final = 1
CHOSEN: Final = 2
IT: Final = 3
MOVED: Final = 4
RECEIVER: Final = 5
FACE: Final = 6
FACES: Final = 7
DID: Final = 8
PAID: Final = 9
SHOWN: Final = 10
STAMP: Final = 11
SHORT: Final = 12
PAYING: Final = 13
GIVEN: Final = 14
HEADER: Final = 15
BLANK: Final[tuple[None, ...]] = (None,) * (GIVEN - 2)
# in whose turn
MY: Final = 1
THEIRS: Final = 2
ONCE: Final = -11  # uses counted by name


def context(seat: int, source: int, anchor: int, event: tuple[Value, ...] = (), given: bool = False) -> Frame:
    """A frame that is never run: the point of view of a standing ability or a condition."""
    return Frame(-1, 0, seat, source, [anchor, event, *BLANK, 1 if given else 0])


def in_use(f: Frame) -> int:
    """The support whose text this is: looked at before it is used it still lies in the hand, and does not count there.

    The card of a holomem's or an attached card's text is one like any other wherever it has gone (4.1.4): -1.
    """
    return -1 if f.num(ANCHOR) else f.source


def doer(t: HoloTable, f: Frame) -> int:
    """The holomem whose ability this is, by its own text or by an additional one (5.19.1); 0: it is no holomem's."""
    own = f.slots[GIVEN] or (f.source >= 0 and card_def(t, f.source).kind == HOLOMEM)
    return f.num(ANCHOR) if own else 0


def whose(t: HoloTable, f: Frame) -> int:
    """The player whose ability this is, whoever carries it out."""
    return t.owner[f.source] if f.source >= 0 else f.seat


def origin(t: HoloTable, f: Frame) -> int:
    """The card that holds the ability (10.13.2); of an additional one the holomem's card, not the support (K-31)."""
    if not f.slots[GIVEN]:
        return f.source
    mem = t.mems.get(f.num(ANCHOR))
    return mem.stack[-1] if mem is not None else t.gone[f.num(ANCHOR)].top


class HoloAbility(Ability):
    """What all abilities of this game share: where, when and how often they work."""

    def __init__(self) -> None:
        self.at = 0  # positions it works in; 0: any
        self.turn = 0  # MY, THEIRS or 0
        self.phase_of_turn = ""  # … and only in this phase of it
        self.limit: str | None = None
        self.once_key = 0  # a limit by name: one use a turn for its player, whichever card it stands on (G-84)
        self.needs: Condition | None = None
        self.holder: Filter | None = None  # an additional ability asks who carries it (5.19)
        self.given = False  # … and is that holomem's (5.19.1, K-31)
        self.option: Phrase | None = None  # what must be paid or done first (10.4.2.2, 10.11.3)

    def payable(self, t: HoloTable, f: Frame) -> bool:
        """Could it be paid or done first, as far as everybody can tell? Whether it is asked for hangs on that."""
        return self.option is None or cast("Say", self.option).could_seem(t, f)

    def looking(self, x: Live, event: tuple[Value, ...] = ()) -> Frame:
        """Where it looks at the table from."""
        return context(x.seat, x.source, x.anchor, event, self.given)

    def silenced(self, t: HoloTable, source: int, anchor: int) -> bool:
        """Is it an ability of a holomem that has lost its abilities (10.3.2)? A tool's own text is the tool's."""
        return bool(anchor) and is_off(t, anchor) and (self.given or card_def(t, source).kind == HOLOMEM)

    def works(self, t: HoloTable, source: int, seat: int, anchor: int) -> bool:
        """Is it active now (10.3)?"""
        if self.turn and ((self.turn == MY) != (t.active == seat) or self.phase_of_turn not in ("", t.phase)):
            return False
        if self.at or self.holder is not None:
            mem = t.mems.get(anchor)
            if mem is None or (self.at and not mem.pos & self.at):
                return False
            if self.holder is not None and not self.holder.mem(t, mem):
                return False
        if OFF in t.mods and self.silenced(t, source, anchor):
            return False
        return self.needs is None or self.needs.holds(t, context(seat, source, anchor))

    def limit_key(self, source: int, stamp: int, anchor: int) -> tuple[int, ...]:
        """Per card and text: after a bloom it is a new instance (5.14.3.1.1); an additional one per holomem (K-31)."""
        period = GAME if self.limit == "game" else TURN
        return (period, self.key, source, stamp, anchor) if self.given else (period, self.key, source, stamp)

    @property
    def limited(self) -> bool:
        return self.limit is not None or self.once_key != 0

    def spent(self, t: HoloTable, source: int, stamp: int, seat: int, anchor: int) -> bool:
        if self.once_key and (TURN, ONCE, seat, self.once_key) in t.used:
            return True
        return self.limit is not None and t.used.get(self.limit_key(source, stamp, anchor), 0) > 0

    def spend(self, t: HoloTable, source: int, stamp: int, seat: int, anchor: int) -> None:
        if self.once_key:
            t.used[(TURN, ONCE, seat, self.once_key)] = 1
        if self.limit is not None:
            key = self.limit_key(source, stamp, anchor)
            t.used[key] = t.used.get(key, 0) + 1


class Automatic(HoloAbility):
    """Played by itself when its event has happened (10.1.1.2), or offered inside a down (10.1.1.2.3)."""

    def __init__(self, pattern: Pattern | None) -> None:
        super().__init__()
        self.pattern = pattern
        self.cause = -1 if pattern is None else pattern.cause
        self.bound = pattern is not None and pattern.bound
        self.state: Condition | None = None

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        if self.pattern is None or self.cause not in (-1, e.cause) or (self.bound and e.subject != live.anchor):
            return False
        h = cast(HoloTable, t)
        return self.awake(h, live) and self.concerns(h, live, e)

    def awake(self, t: HoloTable, live: Live) -> bool:
        return self.works(t, live.source, live.seat, live.anchor)

    def concerns(self, t: HoloTable, live: Live, e: Event) -> bool:
        """Is this its event? Whether it is at work is asked apart: of what left the stage, as the stage was."""
        assert self.pattern is not None
        return self.pattern.fits(t, context(live.seat, live.source, live.anchor, e.pack()), e)

    def registers(self, p: Pending) -> tuple[Value, ...]:
        """CHOSEN empty, IT = the event's holomem, so that its words can speak of "it", MOVED = the event's cards."""
        about_card = self.pattern is not None and self.pattern.kind in OF_CARDS
        subject = p.event[2] if p.event and not about_card else None
        spoken = (None, (subject,) if subject is not None else ())
        if self.pattern is not None and self.pattern.shows:
            return (*spoken, *(None,) * (SHOWN - MOVED), p.event[6])
        return (*spoken, p.event[6]) if self.pattern is not None and self.pattern.cards else spoken

    def state_holds(self, t: HoloTable, x: Live) -> bool:
        assert self.state is not None
        return self.works(t, x.source, x.seat, x.anchor) and self.state.holds(t, context(x.seat, x.source, x.anchor))


class Skillful(Automatic):
    """An Oshi skill with a moment of its own (12.1.5): offered only if it can be paid and is not used up."""

    def __init__(self, pattern: Pattern, skill: int) -> None:
        super().__init__(pattern)
        self.skill = skill
        self.optional = True

    def concerns(self, t: HoloTable, live: Live, e: Event) -> bool:
        from .skills import no_skill

        return super().concerns(t, live, e) and no_skill(t, live.seat, self.skill) is None

    def spent(self, t: HoloTable, source: int, stamp: int, seat: int, anchor: int) -> bool:
        from .skills import no_skill

        return no_skill(t, seat, self.skill) is not None


class Ongoing(HoloAbility):
    """Changes a value as long as it works (10.1.1.3)."""

    def __init__(
        self, scope: Callable[[HoloTable, Frame, int], bool], quantity: Callable[[HoloTable, Frame], int]
    ) -> None:
        super().__init__()
        self.scope = scope
        self.quantity = quantity
        self.mark = -1  # what it leaves on a holomem when its layer is settled
        self.sees: frozenset[int] = frozenset()  # the information in layers that it looks at
        self.fixed: int | None = None  # its quantity, where that is always the same
        self.lowers = True  # may it take something away?
        self.carried = False  # does it grow with what its holomem carries, and with nothing else?

    @property
    def steady(self) -> bool:
        """Does it stay what it is, or more, while its card and those on the holomem stay where they are?"""
        asks = self.turn or self.at or self.needs is not None or not (self.holder is None or self.holder.printed)
        return self.bound and (self.fixed is not None or self.carried) and not asks

    def amount(self, t: Table, live: Live, subject: int) -> int:
        if self.bound and live.anchor != subject:
            return 0
        h = cast(HoloTable, t)
        if not self.works(h, live.source, live.seat, live.anchor):
            return 0
        if self.bound and self.fixed is not None:
            return self.fixed
        f = context(live.seat, live.source, live.anchor)
        if not self.scope(h, f, subject):
            return 0
        f.slots[IT] = (subject,)  # of whom the quantity speaks; "other" in the scope leaves out this one only
        return self.quantity(h, f)


class Grants(Ongoing):
    """Gives a name or colors while it works."""

    name_given: str = ""
    mask: int = 0
    of: int = 0  # which colors it is given to


class Frozen(Ability):
    """What a one-shot effect leaves behind: a fixed number on one subject for a time (10.10.2, G-45)."""

    mask: int = 0
    name_given: str = ""
    sees: frozenset[int] = frozenset()
    bound = True

    def __init__(self, name: str) -> None:
        self.register(name)

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.anchor == subject else 0


TOGETHER: Final = "/together"  # what one use of a replacement does for others is called by its name and this
VOLLEY: Final = -1000  # `until` of what covers the damage of one instruction: VOLLEY - how deep its frame lies


def volley_of(e: Event) -> int:
    """Which instruction deals this damage, if it deals some to several holomem; 0: to one."""
    return VOLLEY - cast(int, e.extra[1]) if len(e.extra) > 2 else 0


class Replacing(HoloAbility):
    """Puts another event in place of one that would happen (10.2.1.3)."""

    def __init__(self, pattern: Pattern, change: Callable[[HoloTable, Frame, Event], None] | None, rank: int) -> None:
        super().__init__()
        self.pattern = pattern
        self.change = change
        self.rank = rank
        self.inline = change is not None
        self.floor = pattern.floor  # the amount the event must have
        self.skill = -1  # an Oshi skill used as a replacement (12.1.5.1)

    def matches(self, t: Table, live: Live, e: Event) -> bool:
        if e.amount < self.floor or (len(e.extra) > 2 and self._covered(t, live, e)):
            return False
        h = cast(HoloTable, t)
        if not self.works(h, live.source, live.seat, live.anchor):
            return False
        if self.limited and self.spent(h, live.source, live.stamp, live.seat, live.anchor):
            return False
        if self.skill >= 0:
            from .skills import no_skill

            if no_skill(h, live.seat, self.skill) is not None:
                return False
        f = self.looking(live, e.pack())
        if not self.pattern.fits(h, f, e):
            return False
        if self.pattern.shows:
            f.slots[SHOWN] = e.extra
        return self.payable(h, f)

    def tells(self, e: Event) -> tuple[Value, ...]:
        """EVENT and CHOSEN empty, IT = the holomem that would be damaged; or SHOWN = the cards that were revealed."""
        if self.pattern.shows:
            return (*(None,) * (SHOWN - EVENT), e.extra)
        if self.pattern.of_card:
            return (e.pack(),)
        return (None, None, (e.subject,)) if e.kind == self.pattern.kind and self.pattern.of_mem else ()

    def adds(self, t: Table, live: Live, e: Event) -> int:
        assert self.change is not None
        trial = Event(e.kind, e.seat, e.subject, e.amount, e.origin, e.cause, e.extra)
        self.change(cast(HoloTable, t), self.looking(live, e.pack()), trial)
        return trial.amount - e.amount

    def _covered(self, t: Table, live: Live, e: Event) -> bool:
        """Was it applied to this damage when another that is hit together was about to take some (10.11.2.3)?"""
        volley, own = volley_of(e), self.name + TOGETHER
        return any(
            x.until == volley
            and x.anchor == e.subject
            and x.source == live.source
            and ABILITIES[x.ability].name.startswith(own)
            for x in t.live[~e.kind]
        )

    def edit(self, t: Table, live: Live, e: Event) -> None:
        h = cast(HoloTable, t)
        assert self.change is not None
        self.change(h, context(live.seat, live.source, live.anchor, e.pack()), e)
        self.spend(h, live.source, live.stamp, live.seat, live.anchor)
