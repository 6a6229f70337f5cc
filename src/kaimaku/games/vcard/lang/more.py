"""Words that no printed card needs, for scenarios and cards to come: more nouns and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.frames import Frame

from ..rules.tokens import BURN, amount
from ..table import ALLIES, DISCARD, HAND, VCardTable, backstage, face_up, other, spots, vts, zone
from ..table import vt_of as vt_of_card
from .conditions import printed_pl
from .gates import at_front
from .hands import ELEMENTS
from .joints import Condition
from .moments import MOMENTS
from .nouns import (
    OPP_SPOT,
    YOUR_CARD,
    Finder,
    Where,
    Which,
    Who,
    any_vts,
    my_vts,
    of_element,
    of_line,
    of_side,
    their_vts,
)

# --- nouns ----------------------------------------------------------------------------------------------------------


def _of(element: str, among: Finder, en: str, ja: str, n: int = 1) -> Who:
    if element not in ELEMENTS:
        raise ValueError(f"an element is one of {', '.join(ELEMENTS)}, not {element!r}")
    return Who(of_element(element, among), en.format(element.title()), ja.format(ELEMENTS[element]), n, n)


def vt_of(element: str) -> Who:
    return _of(element, any_vts, "a {} VT", "{}のVT1体")


def your_vt_of(element: str) -> Who:
    return _of(element, my_vts, "a {} VT you control", "自分の{}のVT1体")


def opp_vt_of(element: str) -> Who:
    return _of(element, their_vts, "an Opp's {} VT", "相手の{}のVT1体")


def vts_of(element: str) -> Who:
    return _of(element, any_vts, "{} VT's", "{}の各VT", 0)


def vt_named(line: str) -> Who:
    return Who(of_line(line), f"a {line} VT", f"{line}のVT1体", 1, 1)


def vt_at(pl: int, whose: str = "all") -> Who:
    """A VT whose highest card has this Power Level printed on it; face down it shows none."""

    def of_level(t: VCardTable, seat: int) -> list[int]:
        return [vt for vt in vts(t, seat) if printed_pl(t, vt) == pl]

    en, mine = {"all": ("", ""), "you": (" you control", "自分の"), "opp": (" your Opp. controls", "相手の")}[whose]
    return Who(of_side(of_level, whose), f"a PL{pl} VT{en}", f"{mine}PL{pl}のVT1体", 1, 1)


PLURALS: Final = {"all": "{n} {what}", "you": "{n} of your {what}", "opp": "{n} of your Opp's {what}"}
UP_TO: Final = {
    "all": "up to {n} {what}",
    "you": "up to {n} {what} you control",
    "opp": "up to {n} of your Opp's {what}",
}
SIDES_JA: Final = {"all": "", "you": "自分の", "opp": "相手の"}


def several_vts(n: int, whose: str = "all") -> Who:
    said = PLURALS[whose].format(n=n, what="VT's")
    return Who(of_side(vts, whose), said, f"{SIDES_JA[whose]}VT{n}体", n, n)


def up_to_vts(n: int, whose: str = "all") -> Who:
    said = UP_TO[whose].format(n=n, what="VT's")
    return Who(of_side(vts, whose), said, f"{SIDES_JA[whose]}VT{n}体まで", 0, n)


def several_allies(n: int, whose: str = "all") -> Which:
    said = PLURALS[whose].format(n=n, what="Allies")
    return Which(of_side(allies, whose), said, f"{SIDES_JA[whose]}アライ{n}枚", n, n)


def allies(t: VCardTable, seat: int) -> list[int]:
    return zone(t, seat, ALLIES)


def several_spots(n: int) -> Where:
    return Where(OPP_SPOT.finder, f"{n} of your Opp's spots", f"相手のスポット{n}つ", n=n)


def several_cards(n: int) -> Which:
    return Which(YOUR_CARD.finder, f"{n} cards you control", f"自分のカード{n}枚", n, n)


NOUNS: Final[dict[str, object]] = {
    "ALL_VTS": Who(any_vts, "all VT's", "すべてのVT"),
    "YOUR_VTS": Who(my_vts, "all VT's you control", "自分の各VT"),
    "OPP_VTS": Who(their_vts, "all VT's your Opp. controls", "相手の各VT"),
    "YOUR_BACKSTAGES": Who(of_side(backstage, "you"), "all Backstage VT's you control", "自分のバックステージの各VT"),
    "OPP_BACKSTAGES": Who(
        of_side(backstage, "opp"), "all Backstage VT's your Opp. controls", "相手のバックステージの各VT"
    ),
    "OPP_ACTIVE_SPOT": Where(
        lambda t, f: [spots(other(f.seat))[0]], "your Opp's Active Spot", "相手のアクティブスポット"
    ),
    "YOUR_ACTIVE_SPOT": Where(
        lambda t, f: [spots(f.seat)[0]], "your Active Spot", "自分のアクティブスポット", free=True
    ),
    "AN_ALLY_IN_PLAY": Which(of_side(allies, "all"), "an Ally", "アライ1枚", 1, 1),
    "vt_at": vt_at,
    "vt_of": vt_of,
    "your_vt_of": your_vt_of,
    "opp_vt_of": opp_vt_of,
    "vts_of": vts_of,
    "vt_named": vt_named,
    "several_vts": several_vts,
    "up_to_vts": up_to_vts,
    "several_allies": several_allies,
    "several_spots": several_spots,
    "several_cards": several_cards,
}

# --- conditions -----------------------------------------------------------------------------------------------------


def hand_at_least(n: int) -> Condition:
    return _at_least(n, lambda t, f: len(zone(t, f.seat, HAND)), "your hand has {} cards", "手札が{}枚以上")


def hand_at_most(n: int) -> Condition:
    return Condition(
        lambda t, f: len(zone(t, f.seat, HAND)) <= n, f"your hand has at most {n} cards", f"手札が{n}枚以下"
    )


def discard_at_least(n: int) -> Condition:
    return _at_least(
        n, lambda t, f: len(zone(t, f.seat, DISCARD)), "your discard pile has {} cards", "捨て札が{}枚以上"
    )


def mana_at_least(n: int) -> Condition:
    return _at_least(n, lambda t, f: t.mana[f.seat], "you have {} Mana", "マナが{}以上")


def coins_at_least(n: int) -> Condition:
    return _at_least(n, lambda t, f: t.coins[f.seat], "you have {} Coins", "コインが{}枚以上")


def _at_least(n: int, count: Callable[[VCardTable, Frame], int], en: str, ja: str) -> Condition:
    return Condition(lambda t, f: count(t, f) >= n, en.format(f"at least {n}"), ja.format(n))


def you_control(n: int, pl: int = 0) -> Condition:
    """So many VTs, of a Power Level printed on the card if one is named."""

    def enough(t: VCardTable, f: Frame) -> bool:
        mine = [printed_pl(t, vt) for vt in vts(t, f.seat) if face_up(t, vt)]
        return (mine.count(pl) if pl else len(mine)) >= n

    said = f"PL{pl} " if pl else ""
    of = f"PL{pl}の" if pl else ""
    return Condition(enough, f"you control {n} {said}VT's", f"自分の{of}VTが{n}体以上いる")


def _burned(t: VCardTable, f: Frame) -> bool:
    vt = vt_of_card(t, f.source)
    return vt >= 0 and amount(t, BURN, t.where[vt]) > 0


CONDITIONS: Final[dict[str, object]] = {
    "hand_at_least": hand_at_least,
    "hand_at_most": hand_at_most,
    "discard_at_least": discard_at_least,
    "you_control": you_control,
    "coins_at_least": coins_at_least,
    "mana_at_least": mana_at_least,
    "IS_ACTIVE": Condition(at_front, "this VT is Active", "このVTがアクティブ"),
    "IS_BURNED": Condition(_burned, "this VT is Burned", "このVTがBurn状態"),
}


MORE: Final[dict[str, object]] = {**MOMENTS, **NOUNS, **CONDITIONS}
