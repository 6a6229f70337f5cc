"""Nouns that say how many: so many VTs, Allies, spots or Locked cards of a player, or up to so many VTs (4.5.1.2)."""

from __future__ import annotations

from ..table import ALLIES, VCardTable, vts, zone
from .nouns import OPP_SPOT, YOUR_CARD, Where, Which, Who, of_side

PLURALS = {"all": "{n} {what}", "you": "{n} of your {what}", "opp": "{n} of your Opp's {what}"}
UP_TO = {"all": "up to {n} {what}", "you": "up to {n} {what} you control", "opp": "up to {n} of your Opp's {what}"}
SIDES_JA = {"all": "", "you": "自分の", "opp": "相手の"}


def several_vts(n: int, whose: str = "all") -> Who:
    said = PLURALS[whose].format(n=n, what="VT's")
    return Who(of_side(vts, whose), said, f"{SIDES_JA[whose]}VT{n}体", n, n)


def up_to_vts(n: int, whose: str = "all") -> Who:
    said = UP_TO[whose].format(n=n, what="VT's")
    return Who(of_side(vts, whose), said, f"{SIDES_JA[whose]}VT{n}体まで", 0, n)


def several_allies(n: int, whose: str = "all") -> Which:
    said = PLURALS[whose].format(n=n, what="Allies")
    return Which(of_side(_allies, whose), said, f"{SIDES_JA[whose]}アライ{n}枚", n, n)


def _allies(t: VCardTable, seat: int) -> list[int]:
    return zone(t, seat, ALLIES)


def several_spots(n: int) -> Where:
    return Where(OPP_SPOT.finder, f"{n} of your Opp's spots", f"相手のスポット{n}つ", n=n)


def several_cards(n: int) -> Which:
    return Which(YOUR_CARD.finder, f"{n} cards you control", f"自分のカード{n}枚", n, n)
