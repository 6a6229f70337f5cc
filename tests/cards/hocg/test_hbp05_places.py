"""hBP05, texts whose holomem stands elsewhere than in the center."""

from __future__ import annotations

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE
from tests.rule import rule

SORA, PEKORA = "hSD01-003", "hBP01-038"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


@rule("hocg:12.1.5", "hocg:11.5.1")
@played("hBP05-001", "sp")
def test_001_sp_answers_the_down_of_a_collab() -> None:
    mine = {"oshi": "hBP05-001", "power": 2, "life": 4, "center": SORA, "collab": one(PEKORA, "me", damage=80)}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    assert s.t.asked == (A,)
    s.do("yes")
    assert (s.count("life"), s.count("power")) == (4, 0)


@rule("hocg:12.2.4.3")
@played("hBP05-033", "art2")
def test_033_counts_its_own_fans_in_the_collab_position() -> None:
    me = one("hBP05-033", "me", cheers=CHEERS, attached=["hBP01-126 x2"])
    s = Scene({"center": SORA, "collab": me}, {"center": FOE})
    s.use("me", "foe", 2)
    assert s.mem("foe").damage == 90


@rule("hocg:10.11.1")
@played("hBP05-069", "gift1")
def test_069_shields_nobody_else_from_the_back() -> None:
    s = Scene({"center": one("Spare", "c"), "back": "hBP05-069"}, {"center": STRIKER}, active="B")
    s.use("striker", "c")
    assert s.mem("c").damage == 30


@rule("hocg:5.19.1", "hocg:10.10.1")
@played("hBP05-083", "text")
def test_083_strengthens_a_holder_in_the_collab_position() -> None:
    collab = one(SORA, "me", cheers=["white"], attached=["hBP05-083"])
    s = Scene({"center": SORA, "collab": collab}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 40
