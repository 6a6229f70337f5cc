"""hBP05, more gifts: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.cards.hocg.strikes import FOE
from tests.rule import rule

SORA, PEKORA, NOEL, MARINE, FLARE = "hSD01-003", "hBP01-038", "hBP02-014", "hBP02-028", "hSD07-002"
MIKO, OMURICE = "hBP03-025", "hSD04-013"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
TROUPE = "hBP01-126"


@rule("hocg:10.8.1", "hocg:10.10.2")
@played("hBP05-038", "gift1")
@played("hBP05-050", "gift1")
@pytest.mark.parametrize(("back", "dealt"), [([], 100), (["hBP03-043"], 150)])
def test_038_grows_with_bau_bau(back: list[str], dealt: int) -> None:
    mine = {
        "oshi": "hBP03-004",
        "power": 5,
        "center": "hBP03-041",
        "collab": one("hBP05-038", "me", cheers=["red"]),
        "back": back,
    }
    s = Scene(mine, {"center": FOE, "back": one("Spare", "b")})
    s.do("skill", 1)
    while s.prompt not in ("main", "perform"):
        s.answer((s.options("pick") or s.options("yes") or s.options("done"))[0])
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.8.1", "hocg:5.21.1")
@played("hBP05-050", "gift1")
@pytest.mark.parametrize(("where", "sent"), [("center", 1), ("back", 0)])
def test_050_sends_a_cheer_when_moco_chan_is_used(where: str, sent: int) -> None:
    mine = {
        "oshi": "hBP03-004",
        "power": 5,
        "center": "hBP03-041",
        "collab": "hBP03-037",
        where: one("hBP05-050", "me"),
    }
    s = Scene(mine, {"center": FOE})
    s.do("skill", 0)
    for _ in range(9):
        if s.prompt == "main":
            break
        s.answer((s.options("pick") or s.options("yes") or s.options("done"))[0])
    assert (s.prompt, sum(len(m.cheers) for m in s.t.mems.values() if m.seat == A)) == ("main", sent)


@rule("hocg:12.2.3.1")
@played("hBP05-038", "art1")
@played("hBP05-054", "art1")
@pytest.mark.parametrize(
    ("number", "center", "eaten", "free"),
    [
        ("hBP05-038", "hBP03-040", 0, True),
        ("hBP05-038", "hBP03-037", 0, False),
        ("hBP05-054", SORA, 2, True),
        ("hBP05-054", SORA, 1, False),
    ],
)
def test_038_054_need_no_cheer(number: str, center: str, eaten: int, free: bool) -> None:
    mine = {"center": one(center, "c"), "collab": one(number, "me")}
    s = Scene(mine, {"center": FOE}, history=[{"play": OMURICE, "by": "A"}] * eaten + [{"play": OMURICE, "by": "B"}])
    s.do("pass")
    assert any(o[1] == s.mem("me").id for o in s.options("art")) == free


@rule("hocg:10.11.2.4")
@played("hBP05-045", "gift1")
@pytest.mark.parametrize(
    ("where", "oshi", "dealt"), [("center", "hBP05-004", 30), ("collab", "hBP05-004", 10), ("center", "hBP05-003", 0)]
)
def test_045_strengthens_what_okayu_deals_to_the_center(where: str, oshi: str, dealt: int) -> None:
    mine = {"oshi": oshi, "power": 2, "center": "hBP05-041", where: "hBP05-045"}
    s = Scene(mine, {"center": FOE, "back": one("Spare", "b")})
    if oshi == "hBP05-004":
        s.do("skill", 0)
        s.pick("foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.8.1", "hocg:5.21.1")
@played("hBP05-055", "gift1")
@pytest.mark.parametrize(
    ("damage", "where", "works"), [(0, "center", True), (10, "center", False), (0, "collab", False)]
)
def test_055_gets_a_cheer_at_the_end_of_the_opposing_performance(damage: int, where: str, works: bool) -> None:
    s = Scene(
        {"center": SORA, where: one("hBP05-055", "me", damage=damage)},
        {"center": SORA},
        active="B",
        phase="performance",
    )
    s.do("pass")
    if works:
        assert s.t.asked == (A,)
        s.do("yes")
    assert len(s.cheers("me")) == works


@rule("hocg:10.11.1", "hocg:5.24.2", "hocg:10.7.2.1.1")
@played("hBP05-065", "gift1")
@pytest.mark.parametrize(("face", "taken"), [(1, 0), (2, 10), (0, 30)])
def test_065_shields_another_once_a_turn(face: int, taken: int) -> None:
    mine = {"center": one("Spare", "c"), "collab": one("hBP05-065", "me")}
    theirs = {"center": STRIKER, "collab": one(SORA, "two", cheers=["white"])}
    s = Scene(mine, theirs, active="B", dice=[face] if face else [])
    s.use("striker", "c")
    s.do("yes" if face else "no")
    assert s.mem("c").damage == taken
    s.use("two", "c")
    if not face:
        s.do("no")  # declining was no use
    assert (s.mem("c").damage, s.prompt) == (taken + 30, "perform")
    s.done()


@rule("hocg:10.11.1")
@played("hBP05-065", "gift1")
@pytest.mark.parametrize(("where", "hit"), [("collab", "me"), ("back", "c")])
def test_065_shields_neither_herself_nor_from_the_back(where: str, hit: str) -> None:
    s = Scene({"center": one("Spare", "c"), where: one("hBP05-065", "me")}, {"center": STRIKER}, active="B")
    s.use("striker", hit)
    assert (s.mem(hit).damage, s.prompt) == (30, "perform")


@rule("hocg:10.11.1")
@played("hBP05-069", "gift1")
@pytest.mark.parametrize(("where", "taken"), [("back", 0), ("collab", 20)])
def test_069_takes_nothing_from_the_opponent_in_the_back(where: str, taken: int) -> None:
    s = Scene(
        {where: one("hBP05-069", "me")}, {"center": one("hBP05-030", "p"), "hand": [one("hBP05-032", "x")]}, active="B"
    )
    s.do("bloom", "x", "p")
    assert s.mem("me").damage == taken
