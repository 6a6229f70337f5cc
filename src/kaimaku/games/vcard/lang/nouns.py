"""Nouns: the VTs, spots and cards a text speaks of (4.5.1). One that must be chosen says how many at least and at most.

A noun that reads a face (element, name, stage) never finds a VT that lies face down (6.1.1.6e).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.events import unpack
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.nouns import Noun
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..rules.elements import element_of
from ..rules.timing import ABOUT, THAT
from ..rules.tokens import DECAY, EXALT, FOOD, amount
from ..table import (
    ACTIVE,
    ALLIES,
    MASCOT_SPOT,
    VCardTable,
    backstage,
    beside,
    face,
    face_up,
    on_spot,
    other,
    spots,
    top,
    vt_of,
    vts,
    zone,
)
from ..word import Word

Finder = Callable[[VCardTable, Frame], list[int]]


class Several(Noun, Word):
    """Things on the board: all that are found if `most` is 0, else a choice of at least and at most so many of them."""

    def __init__(self, find: Finder, en: str, ja: str, least: int = 0, most: int = 0) -> None:
        self.finder = find
        self.en = en
        self.ja = ja
        self.least = least
        self.most = most

    def find(self, t: Table, f: Frame) -> list[int]:
        return self.finder(t, f)  # type: ignore[arg-type]  # one of ours, asked too often to be told so

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


class Who(Several):
    """VTs, each named by its lowest card."""


class Where(Several):
    """VT spots: Active and Backstage."""

    def __init__(self, find: Finder, en: str, ja: str, free: bool = False, n: int = 1) -> None:
        super().__init__(find, en, ja, n, n)
        self.free = free  # the text says "any": it may be one's own (V-21)


class Which(Several):
    """Cards: Allies, Mascots, cards of a hand or a discard pile."""


# --- finding VTs ----------------------------------------------------------------------------------------------------


def any_vts(t: VCardTable, f: Frame) -> list[int]:
    return vts(t, f.seat) + vts(t, other(f.seat))


def my_vts(t: VCardTable, f: Frame) -> list[int]:
    return vts(t, f.seat)


def their_vts(t: VCardTable, f: Frame) -> list[int]:
    return vts(t, other(f.seat))


def _this(t: VCardTable, f: Frame) -> list[int]:
    vt = vt_of(t, f.source)
    return [vt] if vt >= 0 else []


def _that(t: VCardTable, f: Frame) -> list[int]:
    return [vt for vt in f.many(THAT) if on_spot(t, vt)]


def _another(t: VCardTable, f: Frame) -> list[int]:
    """Another than this VT; on a card that is none, another than the one the text has spoken of."""
    one = vt_of(t, f.source)
    row = f.slots[ABOUT]
    if one < 0 and isinstance(row, tuple) and row:
        one = vt_of(t, unpack(row).subject)
    return [vt for vt in vts(t, f.seat) if vt != one]


def _beside(t: VCardTable, f: Frame) -> list[int]:
    vt = vt_of(t, f.source)
    return beside(t, vt) if vt >= 0 else []


def _with(kind: int, among: Finder) -> Finder:
    return lambda t, f: [vt for vt in among(t, f) if amount(t, kind, vt)]


def _exalted_pl8(t: VCardTable, f: Frame) -> list[int]:
    found = [vt for vt in backstage(t, other(f.seat)) if amount(t, EXALT, vt) and face_up(t, vt)]
    return [vt for vt in found if face(t, top(t, vt)).facts.pl == 8]


def of_element(element: str, among: Finder = any_vts) -> Finder:
    return lambda t, f: [vt for vt in among(t, f) if face_up(t, vt) and element_of(t, vt) == element]


def of_side(find: Callable[[VCardTable, int], list[int]], whose: str) -> Finder:
    """What is found on one's own side, on the opponent's, or on both, one's own first."""

    def found(t: VCardTable, f: Frame) -> list[int]:
        seats = {"you": (f.seat,), "opp": (other(f.seat),), "all": (f.seat, other(f.seat))}[whose]
        return [x for seat in seats for x in find(t, seat)]

    return found


def of_line(line: str) -> Finder:
    return lambda t, f: [vt for vt in any_vts(t, f) if face_up(t, vt) and face(t, vt).facts.line == line]


VT: Final = Who(any_vts, "a VT", "VT1体", 1, 1)
TWO_VTS: Final = Who(any_vts, "2 VT's", "VT2体", 2, 2)
THIS_VT: Final = Who(_this, "this VT", "このVT")
THAT_VT: Final = Who(_that, "that VT", "そのVT")
ITS_VT: Final = Who(_that, "that VT or that Ally's VT", "そのVT（アライなら付いているVT）")
ONE_OF_THOSE: Final = Who(_that, "1 VT moved that way", "そうして移したVT1体", 1, 1)
YOUR_VT: Final = Who(my_vts, "a VT you control", "自分のVT1体", 1, 1)
TWO_OF_YOURS: Final = Who(my_vts, "2 of your VT's", "自分のVT2体", 2, 2)
UP_TO_2: Final = Who(my_vts, "up to 2 VT's you control", "自分のVT2体まで", 0, 2)
UP_TO_3: Final = Who(my_vts, "up to 3 VT's you control", "自分のVT3体まで", 0, 3)
ANOTHER_VT: Final = Who(_another, "another VT you control", "自分の別のVT1体", 1, 1)
UP_TO_2_OTHERS: Final = Who(_another, "up to 2 other VT's you control", "自分の別のVT2体まで", 0, 2)
YOUR_ACTIVE: Final = Who(lambda t, f: zone(t, f.seat, ACTIVE)[:1], "your Active VT", "自分のアクティブVT")
YOUR_BACKSTAGE: Final = Who(
    lambda t, f: backstage(t, f.seat), "a Backstage VT you control", "自分のバックステージのVT1体", 1, 1
)
BACKSTAGE_VT: Final = Who(of_side(backstage, "all"), "a Backstage VT", "バックステージのVT1体", 1, 1)
ADJACENT_VTS: Final = Who(_beside, "Adjacent VT's", "隣接する各VT")
AN_ADJACENT_VT: Final = Who(_beside, "an Adjacent VT", "隣接するVT1体", 1, 1)
OPP_VT: Final = Who(their_vts, "an Opp's VT", "相手のVT1体", 1, 1)
TWO_OPP_VTS: Final = Who(their_vts, "2 of your Opp's VT's", "相手のVT2体", 2, 2)
OPP_ACTIVE: Final = Who(lambda t, f: zone(t, other(f.seat), ACTIVE)[:1], "your Opp's Active VT", "相手のアクティブVT")
OPP_BACKSTAGE: Final = Who(
    lambda t, f: backstage(t, other(f.seat)), "a Backstage VT your Opp. controls", "相手のバックステージのVT1体", 1, 1
)
EXALTED_PL8: Final = Who(
    _exalted_pl8, "an Exalted PL8 VT on your Opp's Backstage", "相手のバックステージのExalt状態のPL8のVT1体", 1, 1
)
EACH_DECAYED: Final = Who(_with(DECAY, any_vts), "each Decayed VT", "Decay状態の各VT")
DECAYED_OPP: Final = Who(_with(DECAY, their_vts), "Decayed VT your Opp. controls", "Decay状態の相手のVT")
EACH_FED: Final = Who(_with(FOOD, my_vts), "each VT you control with Food", "Foodを持つ自分の各VT")
EACH_MOVED: Final = Who(
    lambda t, f: [vt for vt in any_vts(t, f) if vt in t.moved],
    "each VT that moved this turn",
    "このターンに移動した各VT",
)
SHYLILY: Final = Who(of_line("Shylily"), "a Shylily VT", "ShylilyのVT1体", 1, 1)
WATER_VTS: Final = Who(of_element("water"), "Water VT's", "水のVT")


# --- finding spots --------------------------------------------------------------------------------------------------


def _any_spots(t: VCardTable, f: Frame) -> list[int]:
    """Those of both players; where a table reads it so, the opponent's only (V-21)."""
    theirs = list(spots(other(f.seat)))
    return theirs if t.rulings.get("any_spot") == "opponent" else [*theirs, *spots(f.seat)]


ANY_VT_SPOT: Final = Where(_any_spots, "any VT spot", "VTスポット1つ", free=True)
OCCUPIED_SPOT: Final = Where(
    lambda t, f: [s for s in _any_spots(t, f) if t.zones[s]], "any spot a VT is on", "VTのいるスポット1つ", free=True
)
OPP_SPOT: Final = Where(lambda t, f: list(spots(other(f.seat))), "1 of your Opp's spots", "相手のスポット1つ")
OPP_OCCUPIED: Final = Where(
    lambda t, f: [s for s in spots(other(f.seat)) if t.zones[s]],
    "a spot your Opp's VT is on",
    "相手のVTのいるスポット1つ",
)


# --- finding cards --------------------------------------------------------------------------------------------------


def _that_ally(t: VCardTable, f: Frame) -> list[int]:
    card = unpack(f.slots[ABOUT]).subject  # type: ignore[arg-type]
    return [card] if card in t.hosts else []


def mine_in_play(t: VCardTable, seat: int) -> list[int]:
    """The cards a seat controls: VTs, Allies and the Mascot; nobody controls the World (8.3.2.2)."""
    return vts(t, seat) + zone(t, seat, ALLIES) + zone(t, seat, MASCOT_SPOT)


YOUR_ALLY: Final = Which(lambda t, f: zone(t, f.seat, ALLIES)[:], "an Ally you control", "自分のアライ1枚", 1, 1)
OPP_ALLY: Final = Which(
    lambda t, f: zone(t, other(f.seat), ALLIES)[:], "an Ally of an Opp's VT", "相手のアライ1枚", 1, 1
)
THAT_ALLY: Final = Which(_that_ally, "that Ally", "そのアライ")
OPP_MASCOT: Final = Which(lambda t, f: zone(t, other(f.seat), MASCOT_SPOT)[:], "your Opp's Mascot", "相手のマスコット")
THIS_MASCOT: Final = Which(
    lambda t, f: [m for m in zone(t, f.seat, MASCOT_SPOT) if m == f.source], "this Mascot", "このマスコット"
)
YOUR_CARD: Final = Which(
    lambda t, f: [c for c in mine_in_play(t, f.seat) if c in t.locked], "a card you control", "自分のカード1枚", 1, 1
)
