"""Whoever acts for a text: the opponent, or both players (1.3.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from kaimaku.kernel.attributes import attributes
from kaimaku.kernel.frames import NEXT, Frame, Signal, Step, Value, push
from kaimaku.kernel.phrases import Code, Phrase
from kaimaku.kernel.table import Table

from ..rules.abilities import ANCHOR, CHOSEN, DID, FACE, FACES, IT, MOVED, RECEIVER, SHOWN, context
from ..table import HoloTable
from .card_nouns import HIDDEN, CardNoun
from .choosing import Together
from .conditions import Condition
from .control import Say, clauses
from .filters import Filter
from .nouns import THEIRS, HoloNoun
from .paying import as_known
from .quantities import Quantity
from .uses import AbilityCode
from .words import PLAIN, from_their_side

# What a text refers back to. Whoever acts for it reports these when done.
TOLD: Final = (CHOSEN, IT, MOVED, RECEIVER, FACE, FACES, DID, SHOWN)


class Opponent(Say):
    """The opponent acts and chooses."""

    def __init__(self, do: Phrase) -> None:
        self.do = do
        self.looks = hidden_zones(do)

    def lower(self, code: Code) -> None:
        sub = AbilityCode(f"{code.name}/opponent{len(code.steps)}", code.slots)
        self.do.lower(sub)
        sub.step(_report_back)
        prog = sub.build()

        @code.step
        def hand_over(t: Table, f: Frame) -> Signal:
            push(t, prog, 1 - f.seat, f.source, *f.slots)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        return _other_could_change((self.do,), self.looks, t, f)

    def en(self) -> str:
        """ "your opponent may draw", "your opponent draws"; what begins with a condition is told as it stands."""
        said = cast(Say, self.do).en()
        verb, _, rest = said.removeprefix("you may ").removeprefix("you ").partition(" ")
        if verb in ("if", "during", "until", "the", "this", "all", "none", "both"):
            return f"your opponent does the following: {from_their_side(said, 'en')}"
        does = f"may {verb}" if said.startswith("you may ") else f"{verb}{'es' if verb.endswith('ch') else 's'}"
        return f"your opponent {does} {from_their_side(rest, 'en')}".rstrip()

    def ja(self, mood: int = PLAIN) -> str:
        return f"相手は、{from_their_side(cast(Say, self.do).ja(mood), 'ja')}"


class BothPlayers(Say):
    """Both do it, step by step, the turn player first where they choose (1.3.4.1)."""

    def __init__(self, *do: Phrase) -> None:
        self.do = do
        self.looks = hidden_zones(do)

    def lower(self, code: Code) -> None:
        """What one has done is remembered for that player's next sentence, and for the rest of the text."""
        own = (code.slot(), code.slot())
        for part in self.do:
            sub = Together(f"{code.name}/both{len(code.steps)}", code.slots)
            part.lower(sub)
            sub.step(_report_to(own))
            code.step(_by_both(sub.build(), own))
        code.step(_gather(own))

    def could_change(self, t: Table, f: Frame) -> bool:
        return any(p.could_change(t, f) for p in self.do) or _other_could_change(self.do, self.looks, t, f)

    def en(self) -> str:
        said = clauses(self.do, "en").removeprefix("you ")
        return f"both players {from_their_side(said, 'en')}"

    def ja(self, mood: int = PLAIN) -> str:
        said = "".join(cast(Say, p).ja() + "。" for p in self.do[:-1]) + cast(Say, self.do[-1]).ja(mood)
        return f"お互い、{from_their_side(said, 'ja')}"


def hidden_zones(said: object) -> frozenset[int]:
    """The zones of whoever acts whose faces they know and the other player does not, as far as a text looks at them."""
    parts: Iterable[object] = ()
    if isinstance(said, tuple | list):
        parts = said
    elif isinstance(said, dict):
        parts = (*said, *said.values())
    elif isinstance(said, Phrase | HoloNoun | Filter | Condition | Quantity):
        parts = attributes(said).values()
    found = frozenset[int]().union(*(hidden_zones(part) for part in parts))
    looks = isinstance(said, CardNoun) and said.zone in HIDDEN and said.chooser_sees() and said.side != THEIRS
    return found | {said.zone} if isinstance(said, CardNoun) and looks else found


def _other_could_change(do: tuple[Phrase, ...], looks: frozenset[int], t: Table, f: Frame) -> bool:
    """Could it change anything if the opponent does it, as far as this player can tell?

    Where that hangs on cards that this player has not seen, there may be some that fit.
    """
    h, theirs = cast(HoloTable, t), context(1 - f.seat, f.source, f.num(ANCHOR))
    seen = as_known(h, f.seat) if looks else h
    return any(p.could_change(seen, theirs) for p in do) or any(h.zones[zone + 1 - f.seat] for zone in sorted(looks))


def _by_both(prog: int, own: tuple[int, int]) -> Step:
    def both(t: Table, f: Frame) -> Signal:
        for seat in (1 - t.active, t.active):  # the last pushed runs first
            done = f.slots[own[seat]]
            push(t, prog, seat, f.source, *(f.slots if not isinstance(done, tuple) else _with(f.slots, done)))
        return NEXT

    return both


def _with(slots: list[Value], told: tuple[Value, ...]) -> list[Value]:
    """The slots of a text with what one player has done so far."""
    new = slots[:]
    for slot, value in zip(TOLD, told, strict=True):
        new[slot] = value
    return new


def _report_back(t: Table, f: Frame) -> Signal:
    """The text goes on with what its opponent has done."""
    below = t.frames[-2]
    for slot in TOLD:
        below.slots[slot] = f.slots[slot]
    return NEXT


def _report_to(own: tuple[int, int]) -> Step:
    def report(t: Table, f: Frame) -> Signal:
        below = t.frames[-2] if t.frames[-2].prog != f.prog else t.frames[-3]
        below.slots[own[f.seat]] = tuple(f.slots[slot] for slot in TOLD)
        return NEXT

    return report


def _gather(own: tuple[int, int]) -> Step:
    """The rest of the text speaks of the cards of both, and otherwise of what its own player has done."""

    def gather(t: Table, f: Frame) -> Signal:
        mine, theirs = f.slots[own[f.seat]], f.slots[own[1 - f.seat]]
        assert isinstance(mine, tuple) and isinstance(theirs, tuple)
        f.slots = _with(f.slots, mine)
        for slot, more in zip(TOLD, theirs, strict=True):
            if slot in (MOVED, SHOWN) and isinstance(more, tuple):
                f.slots[slot] = f.many(slot) + tuple(x for x in more if x not in f.many(slot))
            elif slot == DID and isinstance(more, int):
                f.slots[slot] = f.num(slot) + more
        f.slots[own[0]] = f.slots[own[1]] = None  # the text may be carried out again
        return NEXT

    return gather
