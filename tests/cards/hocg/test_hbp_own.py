"""hBP05 to hBP08: what a holomem has itself counts, not what another has; draws with cards in hand; receivers."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import arts_more, blooming, hits, paying, playing, skilled, using
from tests.rule import rule

SORA = "hSD01-003"
ITEM, STAFF = "hSD01-016", "hSD01-017"
RICH = ["red x3", "blue x3", "purple x3", "white x3"]


@rule("hocg:10.3.3", "hocg:12.2.4")
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize(
    ("number", "cheers", "drawn", "damage"),
    [
        ("hBP08-011", ["purple"], 1, 0),
        ("hBP08-012", ["purple"], 0, 20),
        ("hBP08-055", ["red"], 1, 0),
        ("hBP07-075", ["green", "green", "green"], 0, 20),
    ],
)
def test_its_own_cheers_count(number: str, cheers: list[str], drawn: int, damage: int, own: bool) -> None:
    """It uses its Arts in the collab position; the center has all cheers, or none of them."""
    mine = {"center": one("Spare", "c", cheers=[] if own else RICH), "archive": ["blue x2"], "hand": [STAFF] * 2}
    pays = paying(number, neutral="white")
    s = using(number, mine, {"archive": []}, at="collab", me={"cheers": [*pays, *(cheers if own else [])]})
    assert s.count("hand") == 2 + drawn * own
    assert s.mem("foe").damage == BY_ID[number].printed.arts[0].power + damage * own


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("own", "others", "sent"), [(2, 0, 1), (1, 3, 0)])
def test_hbp08_037_counts_its_own_blue_cheers(own: int, others: int, sent: int) -> None:
    mine = {"center": one("hBP03-040", "fuwawa", cheers=["blue"] * others)}
    s = using("hBP08-037", mine, at="collab", me={"cheers": ["red", "red", *["blue"] * own]})
    assert (s.prompt, len(s.cheers("fuwawa"))) == ("perform", others + sent)


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("own", "hit"), [(True, 30), (False, 0)])
def test_hbp08_014_looks_at_its_own_purple_cheers(own: bool, hit: int) -> None:
    center = one("Spare", "c", cheers=[] if own else ["purple"])
    s = blooming("hBP08-014", {"center": center}, me={"cheers": ["purple"] if own else []}, at="collab")
    assert hits(s) == [30, hit, 0]
    mine = {"center": one("Spare", "c", cheers=["purple x3"])}
    s = using("hBP08-014", mine, at="collab", me={"cheers": ["white", "purple", "purple"]})
    assert arts_more(s, "c", "me") == [40, 40]


@rule("hocg:5.7.1")
@pytest.mark.parametrize(
    ("number", "mine", "drawn"),
    [
        ("hBP07-069", {}, 2),
        ("hBP08-016", {"back": [SORA, SORA, SORA]}, 1),
        ("hBP08-016", {"back": [SORA]}, 0),
    ],
)
def test_a_draw_comes_on_top_of_the_hand(number: str, mine: dict[str, Any], drawn: int) -> None:
    s = using(number, {**mine, "hand": [STAFF] * 4})
    assert s.count("hand") == 4 + drawn


@rule("hocg:5.7.1", "hocg:12.1.3")
def test_hbp08_001_counts_the_cheers_of_every_irys() -> None:
    irys = [one("hBP01-028", "a", cheers=["purple", "white"]), one("hBP01-028", "b", cheers=["purple"])]
    mine = {"center": one(SORA, "s", cheers=["purple x2"]), "back": irys, "hand": [STAFF] * 4, "deck": 12}
    s = skilled("hBP08-001", "sp", mine)
    assert (s.count("hand"), s.count("power"), s.count("deck")) == (4 + 3, 2, 12 - 3 - 2)


@rule("hocg:10.10.1")
def test_hbp07_038_strengthens_every_en_holomem() -> None:
    mine = {"collab": one("hBP01-028", "a"), "back": [one("hBP01-092", "b"), one(SORA, "x")]}
    s = using("hBP07-038", mine)
    assert arts_more(s, "a", "b", "x") == [20, 20, 0]


@rule("hocg:10.3.3")
@pytest.mark.parametrize("number", ["hBP07-061", "hBP08-054"])
def test_with_another_oshi_nothing_happens(number: str) -> None:
    s = blooming(number, {"deck": [ITEM] * 6, "archive": ["blue x3"]})
    assert (s.prompt, s.count("hand"), s.count("archive")) == ("main", 0, 3)


@rule("hocg:5.21.1")
def test_hbp07_062_sends_to_advent_only() -> None:
    mine = {"back": [one(SORA, "x"), one("hBP07-059", "shiori")], "archive": ["red"]}
    s = using("hBP07-062", mine)
    assert s.choices() == {"me", "shiori"}


@rule("hocg:5.21.1")
def test_hbp08_027_sends_to_itself() -> None:
    back = [one("hBP08-022", "a", resting=True), one("hBP08-022", "b", resting=True)]
    s = blooming("hBP08-027", {"back": back, "archive": ["red", "blue"]})
    assert s.prompt == "main" and sorted(s.cheers("me")) == ["blue", "red"]


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("own", "more"), [(True, 10), (False, 0)])
def test_hbp07_034_looks_at_its_own_fugutaro(own: bool, more: int) -> None:
    (fugu,) = (d.id for d in BY_ID.values() if d.printed.name.en == "Fugutaro")
    mine = {"center": one("Spare", "c", attached=[] if own else [fugu])}
    s = using("hBP07-034", mine, at="collab", me={"attached": [fugu] if own else [], "cheers": paying("hBP07-034")})
    given = arts_more(s, "me")[0]
    assert s.mem("foe").damage == BY_ID["hBP07-034"].printed.arts[0].power + given + more


@rule("hocg:5.11.1")
def test_hbp07_035_returns_its_own_cheers() -> None:
    cheers = paying("hBP07-035")
    s = using("hBP07-035", {"center": one("Spare", "c", cheers=["red"]), "hand": []}, at="collab")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.cheers("c"), s.cheers("me"), s.count("hand")) == (["red"], [], len(cheers))


@rule("hocg:10.8.1")
@pytest.mark.parametrize(("who", "healed"), [("me", 50), ("x", 0)])
def test_hbp07_029_heals_when_it_is_hit_itself(who: str, healed: int) -> None:
    me = one("hBP07-029", "me", damage=60, attached=["hBP08-103"])
    theirs = {"center": me, "collab": one("Spare", "x")}
    s = Scene({"center": one(SORA, "s", cheers=["white"])}, theirs)
    s.use("s", who)
    assert s.mem("me").damage == 60 + 30 * (who == "me") - healed


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("own", "others", "asked"), [(4, 0, True), (3, 4, False)])
def test_hbp06_053_counts_its_own_cheers(own: int, others: int, asked: bool) -> None:
    mine = {"center": one("Spare", "c", cheers=["blue"] * others)}
    s = using("hBP06-053", mine, at="collab", me={"cheers": ["blue"] * own})
    assert (s.prompt == "pick") == asked


@rule("hocg:10.10.1")
@pytest.mark.parametrize(("own", "other", "more"), [(["white", "purple"], [], 20), (["white"], ["purple"], 0)])
def test_hbp08_105_looks_at_the_cheers_of_its_holder(own: list[str], other: list[str], more: int) -> None:
    back = [one("hBP01-028", "me", attached=["hBP08-105"], cheers=own), one("hBP01-028", "x", cheers=other)]
    assert arts_more(Scene({"back": back}), "me", "x") == [more, 0]


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("mine", "theirs", "asked"), [(2, 3, True), (3, 3, False)])
def test_hbp08_092_asks_for_less_life(mine: int, theirs: int, asked: bool) -> None:
    s = playing("hBP08-092", {"life": mine, "deck": [ITEM] * 9, "hand": [STAFF] * 2}, {"life": theirs})
    s.do("play", "it")
    while s.prompt not in ("main", "over") and "foe" not in s.choices():
        s.answer((s.options("done") or s.options("pick") or s.options("no"))[0])
    assert (s.prompt == "pick") == asked
