"""Two plays of one card for the tests of tools/mutate.py: one that looks closely, and one that hardly looks."""

from __future__ import annotations

from tests.cards.hocg.scene import Scene, one

STRENGTHENS = "hSD01-004"  # collab effect: the center's Arts get +20


def collab() -> Scene:
    s = Scene(
        {"center": one("hSD01-003", "sora", cheers=["white"]), "back": one(STRENGTHENS, "me")},
        {"center": one("hSD01-006", "foe")},
    )
    s.do("collab", "me")
    return s


def test_the_center_deals_fifty() -> None:
    s = collab()
    s.use("sora", "foe")
    assert s.mem("foe").damage == 50


def test_nothing_much() -> None:
    assert collab().place("me") == "collab"
