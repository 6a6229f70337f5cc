"""Keywords that decide whether what stands behind them triggers (8.1): tested when the effect triggers, left to right.

The same gates may stand before a passive; there they are looked at whenever it would act.
"""

from __future__ import annotations

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.elements import element_of
from ..rules.events import CHAIN
from ..rules.moments import FrameTest
from ..rules.timing import CALLED, MODE, let
from ..table import (
    ACTIVE,
    BACKSTAGE,
    CHAINS,
    DISCARD,
    PLAYED_AS,
    SIDE,
    VCardTable,
    active,
    backstage,
    beside,
    face,
    face_up,
    in_turn,
    tally,
    turn_number,
    vt_of,
    zone,
)
from .effects import Part, Stands, ask_may, behind, set_slot, slot_set
from .hands import YOURS, seat_of
from .nouns import mine_in_play


@mypyc_attr(allow_interpreted_subclasses=True)
class Gate(Part):
    """A keyword that decides whether the rest triggers."""

    def __init__(self, keyword: str, test: FrameTest, do: Part | Stands, label: str = "") -> None:
        self.keyword = keyword
        self.test = test
        self.do = do
        self.label = label or keyword
        self.open = -1

    @property
    def part(self) -> Part:
        assert isinstance(self.do, Part), "a passive is not carried out"
        return self.do

    def words(self, lang: Lang) -> str:
        return behind(self.label, self.do.words(lang), lang)

    def holds(self, t: Table, f: Frame) -> bool:
        return self.test(t, f)  # type: ignore[arg-type]  # one of ours

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)
        self.part.aim(code)
        set_slot(code, self.open)
        code.land(shut)

    def aimed(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.open]) and self.part.aimed(t, f)

    def ready(self, t: Table, f: Frame) -> bool:
        return self.holds(t, f) and self.part.ready(t, f)

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.open]) and self.part.possible(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.open]) and self.part.done(t, f)

    def lower(self, code: Code) -> None:
        shut = code.branch(slot_set(self.open))
        self.part.lower(code)
        code.land(shut)


# Where another effect has triggered this one, the Tide does not matter (Low Tide, High Tide, V-58).


def LowTide(do: Part | Stands) -> Gate:
    return Gate("Low Tide", lambda t, f: turn_number(t) <= 3 or f.slots[MODE] == CALLED, do)


def HighTide(do: Part | Stands) -> Gate:
    return Gate("High Tide", lambda t, f: turn_number(t) >= 4 or f.slots[MODE] == CALLED, do)


def Ash(whose: int, n: int, do: Part | Stands) -> Gate:
    """The discard pile of a player holds so many cards."""
    label = f"Ash {'Self' if whose == YOURS else 'Opp.'} {n}"
    return Gate("Ash", lambda t, f: len(zone(t, seat_of(f, whose), DISCARD)) >= n, do, label)


def Jolt(do: Part | Stands) -> Gate:
    """Its card is the first that its player has played this turn, whatever makes the text happen (V-52)."""
    return Gate("Jolt", lambda t, f: in_turn(t) and t.used.get((PLAYED_AS, f.source)) == 0, do)


def at_front(t: VCardTable, f: Frame) -> bool:
    vt = vt_of(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE == ACTIVE


def at_back(t: VCardTable, f: Frame) -> bool:
    vt = vt_of(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE in BACKSTAGE


def Positive(do: Part | Stands) -> Gate:
    return Gate("Positive", at_front, do)


def Negative(do: Part | Stands) -> Gate:
    return Gate("Negative", at_back, do)


def Coastline(do: Part | Stands) -> Gate:
    """This VT (of an Ally: its VT) is Backstage."""
    return Gate("Coastline", at_back, do)


def _has(t: VCardTable, vt: int, keyword: str) -> bool:
    return vt >= 0 and face_up(t, vt) and keyword in face(t, vt).keywords


def _circuit(t: VCardTable, f: Frame) -> bool:
    back = backstage(t, f.seat)
    return _has(t, active(t, f.seat), "Positive") and any(_has(t, vt, "Negative") for vt in back)


def Circuit(do: Part | Stands) -> Gate:
    return Gate("Circuit", _circuit, do)


def _calamity(t: VCardTable, f: Frame) -> bool:
    ends = [t.zones[f.seat * SIDE + kind] for kind in (BACKSTAGE[0], BACKSTAGE[-1])]
    return all(stack and face_up(t, stack[0]) and element_of(t, stack[0]) == "chaos" for stack in ends)


def Calamity(do: Part | Stands) -> Gate:
    """Chaos VTs on the first and the last Backstage Spot (V-40)."""
    return Gate("Calamity", _calamity, do)


def unity(t: VCardTable, seat: int) -> int:
    """How many different cards with Unity a seat controls; copies and promos of one count once (5.1.2.1, V-39)."""
    found = [face(t, c) for c in mine_in_play(t, seat) if face_up(t, c)]
    return len({d.same for d in found if "Unity" in d.keywords})


def Unity(n: int, do: Part | Stands) -> Gate:
    return Gate("Unity", lambda t, f: unity(t, f.seat) >= n, do, f"Unity[{n}]")


def _linked(t: VCardTable, f: Frame) -> bool:
    """Is a VT of its own element beside it?"""
    vt = vt_of(t, f.source)
    if vt < 0 or not face_up(t, vt):
        return False
    element = element_of(t, vt)
    return element is not None and any(face_up(t, x) and element_of(t, x) == element for x in beside(t, vt))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain(Gate):
    """May be triggered while a VT of its own element is beside it (V-40); others may look for that."""

    def __init__(self, do: Part) -> None:
        super().__init__("Chain", _linked, do)

    def aim(self, code: Code) -> None:
        self.open = code.slot()
        shut = code.branch(self.holds)
        no = ask_may(code, self)
        code.step(self.tell)
        self.part.aim(code)
        set_slot(code, self.open)
        code.land(no)
        code.land(shut)

    def tell(self, t: VCardTable, f: Frame) -> Signal:
        tally(t, CHAINS, f.seat)
        let(t, f, Event(CHAIN, f.seat, vt_of(t, f.source)))
        return NEXT
