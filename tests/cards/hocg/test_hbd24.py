"""hBD24, the birthday Oshi: the same two texts in each of the six colors, played with every one of them."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

# A Debut of each color without a text, and one of another color.
OWN = {
    "white": "hSD14-002",
    "green": "hSD15-002",
    "red": "hSD16-002",
    "blue": "hSD17-002",
    "purple": "hSD18-002",
    "yellow": "hSD19-002",
}
OTHER = {color: OWN["red" if color == "white" else "white"] for color in OWN}
OSHI = [f"hBD24-{n:03}" for n in range(1, 68)]


def color_of(number: str) -> str:
    (color,) = BY_ID[number].printed.colors
    return color


@played("hBD24-001..067", "skill")
@rule("hocg:12.1.3", "hocg:8.5.1.1")
@pytest.mark.parametrize("oshi", OSHI)
def test_it_strengthens_one_holomem_of_its_color_this_turn(oshi: str) -> None:
    own, other = OWN[color_of(oshi)], OTHER[color_of(oshi)]
    s = Scene(
        {
            "oshi": oshi,
            "power": 4,
            "center": one(own, "me", cheers=["white"]),
            "back": [one(own, "friend"), one(other, "stranger")],
        },
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 0)
    assert s.choices() == {"me", "friend"}
    s.pick("me")
    assert (s.count("power"), s.why_not("skill", 0)) == (2, "hocg:8.5.1.1")
    s.use("me", "foe")
    assert s.mem("foe").damage == BY_ID[own].printed.arts[0].power + 20


@played("hBD24-001..067", "sp")
@rule("hocg:12.1.3", "hocg:8.5.1.2", "hocg:5.8.1")
@pytest.mark.parametrize("oshi", OSHI)
def test_its_gift_is_a_holomem_of_its_color(oshi: str) -> None:
    own, other = OWN[color_of(oshi)], OTHER[color_of(oshi)]
    deck = [one(own, "gift"), one(other, "stranger"), one("hSD01-016", "support"), one(own, "second")]
    s = Scene({"oshi": oshi, "power": 4, "deck": deck})
    s.do("skill", 1)
    assert s.choices() == {"gift", "second"}
    s.pick("gift")
    assert (s.lies("gift"), s.lies("second"), s.known("gift")) == ("hand", "deck", 3)
    assert (s.count("power"), s.why_not("skill", 1)) == (2, "hocg:8.5.1.2")
