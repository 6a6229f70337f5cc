"""Nouns: the VTs a text speaks of (4.5.1). One that must be chosen says how many; the others name themselves."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import unpack
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.nouns import Noun
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .table import VCardTable, active, backstage, on_spot, other, vcard, vt_of, vts
from .timing import ABOUT, THAT

Finder = Callable[[VCardTable, Frame], list[int]]


class Who(Noun):
    """VTs: all that are found if `most` is 0, else a choice of at least and at most so many of them."""

    def __init__(self, find: Finder, en: str, ja: str, least: int = 0, most: int = 0) -> None:
        self.finder = find
        self.en = en
        self.ja = ja
        self.least = least
        self.most = most

    def find(self, t: Table, f: Frame) -> list[int]:
        return self.finder(vcard(t), f)

    def words(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en


def _this(t: VCardTable, f: Frame) -> list[int]:
    vt = vt_of(t, f.source)
    return [vt] if vt >= 0 else []


def _that(t: VCardTable, f: Frame) -> list[int]:
    return [vt for vt in f.many(THAT) if on_spot(t, vt)]


def _mine(t: VCardTable, f: Frame) -> list[int]:
    return vts(t, f.seat)


def _another(t: VCardTable, f: Frame) -> list[int]:
    """Another than this VT; on a card that is none, another than the one the text has spoken of."""
    one = vt_of(t, f.source)
    row = f.slots[ABOUT]
    if one < 0 and isinstance(row, tuple) and row:
        one = vt_of(t, unpack(row).subject)
    return [vt for vt in vts(t, f.seat) if vt != one]


def _my_active(t: VCardTable, f: Frame) -> list[int]:
    vt = active(t, f.seat)
    return [vt] if vt >= 0 else []


def _their_active(t: VCardTable, f: Frame) -> list[int]:
    vt = active(t, other(f.seat))
    return [vt] if vt >= 0 else []


def _their_backstage(t: VCardTable, f: Frame) -> list[int]:
    return backstage(t, other(f.seat))


THIS_VT = Who(_this, "this VT", "このVT")
THAT_VT = Who(_that, "that VT", "そのVT")
YOUR_ACTIVE = Who(_my_active, "your Active VT", "自分のアクティブVT")
OPP_ACTIVE = Who(_their_active, "your Opp's Active VT", "相手のアクティブVT")
YOUR_VT = Who(_mine, "a VT you control", "自分のVT1体", 1, 1)
TWO_OF_YOURS = Who(_mine, "2 of your VT's", "自分のVT2体", 2, 2)
UP_TO_2 = Who(_mine, "up to 2 VT's you control", "自分のVT2体まで", 0, 2)
ANOTHER_VT = Who(_another, "another VT you control", "自分の別のVT1体", 1, 1)
OPP_BACKSTAGE = Who(_their_backstage, "a Backstage VT your Opp. controls", "相手のバックステージのVT1体", 1, 1)
