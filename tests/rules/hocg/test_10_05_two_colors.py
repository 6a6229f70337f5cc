"""2.4.3 and 10.5.2: a cheer of two colors pays an icon of either, and one icon only."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import BY_ID, COLORS, DEFS, Art
from kaimaku.games.hocg.facts import Color, Cost, Printed
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import HOLDER, THIS, ArtsCost, AsCheer, Baton, Free, Neutral, attached, card, gift
from kaimaku.games.hocg.rules.main_phase import baton_payable
from kaimaku.games.hocg.rules.stats import baton_cost, can_pay, cheer_colors
from kaimaku.games.hocg.table import ARCHIVE
from tests.depth import examples
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, strike, support
from tests.rules.hocg.scene_abilities import A, Stage, one


def cheer(number: str, *colors: Color) -> str:
    return card(number, printed=Printed(number=number, kind="cheer", name=named(f"Cheer {number}"), colors=colors)).id


RED_BLUE = cheer("tC10-300", "red", "blue")
RED_WHITE = cheer("tC10-301", "red", "white")
BLUE_WHITE = cheer("tC10-302", "blue", "white")
THREE = cheer("tC10-303", "red", "blue", "white")
PALE = cheer("tC10-304")
HELD = ["red", "blue", "white", "green", RED_BLUE, RED_WHITE, BLUE_WHITE, THREE, PALE]
ICONS: tuple[Cost, ...] = ("red", "blue", "white", "neutral")

MIXED = member("tC10-305", "Mixed", arts=(strike(10, "red", "blue"),))
BATON_RED_BLUE = member("tC10-306", "Passer", baton=("red", "blue"))


@rule("hocg:2.4.3", "hocg:10.5.2")
@pytest.mark.parametrize(
    ("cheers", "able"),
    [
        ([RED_BLUE], False),
        ([RED_BLUE, "red"], True),
        ([RED_BLUE, "blue"], True),
        ([RED_BLUE, RED_BLUE], True),
        ([RED_BLUE, "white"], False),
        ([RED_WHITE, "red"], False),
        ([RED_WHITE, BLUE_WHITE], True),
        ([RED_BLUE, PALE], False),
    ],
)
def test_a_cheer_of_two_colors_pays_either_icon_of_an_arts(cheers: list[str], able: bool) -> None:
    s = Stage({"center": one(MIXED, "user", cheers=cheers)}, {"center": one("x-spare", "target")}, phase="performance")
    assert bool(s.options("art")) == able
    assert s.why_not(s.art("user", "target")) == ("" if able else "hocg:12.2.3.1")


@rule("hocg:2.4.3", "hocg:8.7.2")
@pytest.mark.parametrize(
    ("cheers", "able"), [([RED_BLUE], False), ([RED_BLUE, "white"], False), ([RED_BLUE, RED_WHITE], True)]
)
def test_a_baton_pass_of_two_colors_takes_two_cheers(cheers: list[str], able: bool) -> None:
    s = Stage({"center": one(BATON_RED_BLUE, "center", cheers=cheers), "back": [one("x-spare", "back")]})
    assert s.offers("baton", "back") == able
    if able:
        s.do("baton", "back")
        assert s.prompt == "main" and s.mem("center").cheers == [], "there was only one way to pay"


@rule("hocg:8.7.2")
def test_no_cheer_is_taken_for_one_icon_that_another_needs() -> None:
    """Red and blue are asked for: the only blue one is not offered for red."""
    cheers = [one(RED_BLUE, "both"), one("red", "one"), one("red", "two")]
    s = Stage({"center": one(BATON_RED_BLUE, "center", cheers=cheers), "back": [one("x-spare", "back")]})
    s.do("baton", "back")
    assert s.prompt == "pick" and not s.offers("pick", "both")
    s.do("pick", "two")
    assert s.archived("two") and s.archived("both") and not s.archived("one")


# --- the quick path and the definition ------------------------------------------------------------------------------


def pays(masks: list[int], icons: list[int]) -> bool:
    """By definition: each icon gets a cheer of its own; 0 is a neutral icon."""
    return len(masks) >= len(icons) and any(
        all(not icon or mask & icon for mask, icon in zip(chosen, icons, strict=True))
        for chosen in permutations(masks, len(icons))
    )


ARTS: dict[tuple[Cost, ...], Art] = {}


def priced(cost: tuple[Cost, ...]) -> Art:
    """An Arts of that cost, made once."""
    if cost not in ARTS:
        ARTS[cost] = BY_ID[member(f"tC10-p{len(ARTS)}", "Priced", arts=(strike(10, *cost),))].arts[0]
    return ARTS[cost]


BASE = member("tC10-310", "Base")
HELPERS = {
    "cheaper": support("tC10-311", "fan", attached(ArtsCost(-1, HOLDER))),
    "dearer": support("tC10-312", "fan", attached(ArtsCost(1, HOLDER))),
    "blue": support("tC10-313", "fan", attached(AsCheer("blue", HOLDER))),
    "neutral": support("tC10-315", "fan", attached(Neutral(HOLDER))),
    "free": support("tC10-316", "fan", attached(Free(HOLDER))),
}


@rule("hocg:2.4.3", "hocg:10.5.2", "hocg:12.2.3.1")
@settings(max_examples=examples(300), deadline=None)
@given(
    cost=st.lists(st.sampled_from(ICONS), max_size=4),
    held=st.lists(st.sampled_from(HELD), max_size=5),
    helpers=st.lists(st.sampled_from(sorted(HELPERS)), max_size=2),
)
def test_whoever_can_pay_an_arts_can_pay_each_icon(cost: list[Cost], held: list[str], helpers: list[str]) -> None:
    art = priced(tuple(sorted(cost)))
    s = Stage({"center": one(BASE, "user", cheers=held, attached=[HELPERS[h] for h in helpers])})
    mem = s.mem("user")
    icons = [0 if "neutral" in helpers else COLORS.get(c, 0) for c in cost]
    change = helpers.count("dearer") - helpers.count("cheaper")
    colored = [i for i in icons if i]
    icons = colored + [0] * max(0, icons.count(0) + change)
    assert can_pay(s.t, mem, art) == ("free" in helpers or pays(cheer_colors(s.t, mem), icons))


BATONS: dict[tuple[int, tuple[Cost, ...]], str] = {}


def passer(change: int, cost: tuple[Cost, ...]) -> str:
    if (change, cost) not in BATONS:
        text = [gift(Baton(change, THIS))] if change else []
        BATONS[change, cost] = member(f"tC10-b{len(BATONS)}", "Passer", *text, baton=cost)
    return BATONS[change, cost]


@rule("hocg:2.4.3", "hocg:8.7.2", "hocg:10.5.2")
@settings(max_examples=examples(200), deadline=None)
@given(
    cost=st.lists(st.sampled_from(ICONS), max_size=4),
    held=st.lists(st.sampled_from(HELD), max_size=5),
    change=st.integers(-2, 2),
    pick=st.randoms(use_true_random=False),
)
def test_a_baton_pass_is_paid_icon_by_icon(cost: list[Cost], held: list[str], change: int, pick: Random) -> None:
    center = one(passer(change, tuple(sorted(cost))), "center", cheers=held)
    s = Stage({"center": center, "back": [one("x-spare", "back")]})
    mem = s.mem("center")
    colored = [COLORS[c] for c in cost if c != "neutral"]
    icons = colored + [0] * max(0, cost.count("neutral") + change)
    able = pays(cheer_colors(s.t, mem), icons)
    assert baton_payable(s.t, mem) == able == s.offers("baton", "back") and baton_cost(s.t, mem) == len(icons)
    if not able:
        return
    s.do("baton", "back")
    while s.prompt == "pick":
        GAME.decide(s.t, A, pick.choice(s.options("pick")))
    paid = [DEFS[s.t.defs[c]].colors for c in s.t.zones[ARCHIVE + A]]
    assert s.prompt == "main" and s.place_of("back") == "center"
    assert len(paid) == len(icons) and pays(paid, icons)
