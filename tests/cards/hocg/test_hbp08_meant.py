"""hBP08: who may be chosen and who isn't, how many have to be, and where things go."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.game import GAME
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import arts_more, blooming, collabing, give, paying, playing, settle, skilled, using
from tests.rule import rule

SORA, CECILIA, IRYS, FUWAWA, MOCOCO, SU = "hSD01-003", "hBP04-028", "hBP01-028", "hBP03-040", "hBP03-037", "hBP08-047"
RED, BLUE = ["red x3"], ["blue x3"]


@rule("hocg:5.21.1", "hocg:5.2.1")
def test_002_readies_all_who_were_sent_cheers() -> None:
    mine = {"center": one(CECILIA, "a", resting=True), "back": [one(CECILIA, "b", resting=True), one(SORA, "x")]}
    s = skilled("hBP08-002", mine=mine)
    give(s, "a")
    give(s, "b")
    assert [s.mem(x).resting for x in ("a", "b")] == [False, False]


@rule("hocg:12.2.3.1")
def test_006_only_ina_needs_no_cheers() -> None:
    theirs = {"oshi": "hBP01-001", "center": one("hBP01-061", "foe"), "back": []}
    for center, free in (("hBP08-071", True), (SORA, False)):
        s = Scene({"oshi": "hBP08-006", "center": one(center, "c")}, theirs)
        s.do("pass")
        assert bool(s.options("art")) == free


@rule("hocg:5.21.1", "hocg:5.8.1")
@pytest.mark.parametrize(
    ("how", "number", "nth", "mine", "receivers"),
    [
        ("bloom", "hBP08-012", 0, {"center": one(SORA, "x", cheers=["red"]), "back": [one(IRYS, "i")]}, {"me", "i"}),
        ("art", "hBP08-033", 1, {"back": [one(SORA, "x"), one("hBP08-030", "r")], "archive": RED}, {"me", "r"}),
        ("art", "hBP08-050", 1, {"back": [one(SORA, "x")], "archive": RED}, {"me", "x"}),
        ("art", "hBP08-089", 1, {"back": [one(SORA, "x"), one("hSD13-011", "g")], "archive": RED}, {"me", "g"}),
    ],
)
def test_who_may_be_sent_a_cheer(how: str, number: str, nth: int, mine: dict[str, Any], receivers: set[str]) -> None:
    if how == "bloom":
        s = blooming(number, {**mine}, at="collab")
        s.answer((s.options("yes") or s.options("pick"))[0])
    else:
        s = using(number, mine, nth=nth)
    while not s.choices() & receivers:
        s.answer(s.options("pick")[0])
    assert s.choices() == receivers


@rule("hocg:5.17.4.1")
def test_039_and_059_move_their_own_cheers_of_one_color_to_one_twin() -> None:
    for number, color, twin, others in (("hBP08-039", "blue", FUWAWA, MOCOCO), ("hBP08-059", "red", MOCOCO, FUWAWA)):
        rich = one(others, "c", cheers=[f"{color} x3"])
        more = [f"{color} x2"]
        mine = {"center": rich, "back": [one(twin, "t"), one(twin, "u")]}
        s = using(number, mine, at="collab", me={"cheers": [*paying(number), *more]})
        own = {s.number(c) if isinstance(c, str) else c for c in s.mem("me").cheers}
        assert {int(o[1]) for o in s.options("pick")} <= own
        s.answer(s.options("pick")[0])
        s.answer(s.options("done")[0])
        assert s.choices() == {"t", "u"}
        s.pick("t")
        assert (len(s.cheers("t")), len(s.cheers("c"))) == (1, 3)


@rule("hocg:10.8.4")
@pytest.mark.parametrize(("downed", "asked"), [("c", True), ("me", False)])
def test_046_is_not_about_itself(downed: str, asked: bool) -> None:
    hurt = {"c": 0, "me": 0, downed: 160}
    mine = {
        "center": one("hSD13-004", "c", damage=hurt["c"]),
        "collab": one("hBP08-046", "me", damage=hurt["me"]),
        "deck": [one("hSD13-007", "second"), "Filler"],
    }
    foe = one("hSD01-006", "foe", cheers=["white", "green", "blue"])
    s = Scene(mine, {"center": foe}, active="B", phase="performance")
    s.use("foe", downed, 1)
    assert ("second" in s.choices()) == asked


@rule("hocg:8.5.1", "hocg:5.21.1")
@pytest.mark.parametrize(
    ("number", "host", "least", "most"), [("hBP08-083", "bloom", 1, 2), ("hBP08-087", "collab", 1, 2)]
)
def test_one_or_two_cheers_of_the_archive(number: str, host: str, least: int, most: int) -> None:
    mine = {"archive": [one("red", "r"), one("blue", "b"), one("green", "g")], "center": one("hBP08-086", "c")}
    s = blooming(number, mine, at="collab") if host == "bloom" else collabing(number, mine)
    if s.prompt == "may":
        s.do("yes")
    picked = 0
    while s.prompt == "pick" and picked < 5:
        assert bool(s.options("done")) == (picked >= least)
        s.answer(s.options("pick")[0])
        picked += 1
    assert picked == most


@rule("hocg:5.21.1")
def test_083_sends_nothing_while_there_are_more_cheers_than_the_opponents() -> None:
    mine = {"archive": ["red x2"], "center": one(SORA, "c", cheers=["red"])}
    s = blooming("hBP08-083", mine, at="collab")
    assert s.prompt == "main" and not s.cheers("me")


@rule("hocg:10.7.2.1.1")
def test_072_once_a_turn_by_name() -> None:
    mine = {"center": one("hBP02-061", "a"), "back": [one("hBP02-061", "b")], "archive": ["hBP01-067"] * 9}
    s = Scene(mine, held=[one("hBP08-072", "one"), one("hBP08-072", "two")])
    s.do("bloom", "one", "a")
    assert s.prompt == "pick"
    s.answer(s.options("pick")[0])
    before = s.count("archive")
    s.do("bloom", "two", "b")
    assert s.prompt == "main" and s.count("archive") == before


@rule("hocg:10.7.2.3")
def test_078_strengthens_a_singing_2nd() -> None:
    back = [one("hBP09-054", "first"), one("hBP08-082", "s"), one("hBP08-083", "t")]
    s = collabing("hBP08-078", {"back": back})
    assert s.choices() == {"s", "t"}


@rule("hocg:5.19.1")
def test_089_archives_the_card_below_it() -> None:
    s = blooming("hBP08-089", {"deck": [SORA]}, base="hSD13-009")
    s.do("yes")
    settle(s)
    assert len(s.mem("me").stack) == 1 and s.count("hand") == 0


@rule("hocg:5.22.1")
def test_068_and_095_and_096_are_about_all_of_them() -> None:
    theirs = {"oshi": "hBP01-001", "center": one("hBP01-061", "foe"), "collab": one("hBP01-061", "side")}
    s = using("hBP08-068", {}, theirs)
    assert [s.mem(x).damage for x in ("foe", "side")] == [10 + 20, 20]
    ireland = {"center": one(IRYS, "c"), "back": [one(IRYS, "d")], "life": 3}
    s = playing("hBP08-095", ireland)
    s.do("play", "it")
    assert s.prompt == "main" and [s.mem(x).damage for x in ("c", "d", "foe", "side", "far")] == [50, 0, 50, 50, 0]
    mine = {"oshi": "hBP04-003", "center": one("hBP04-036", "a"), "back": [one("hBP04-036", "b")]}
    s = playing("hBP08-096", {**mine, "archive": ["hBP04-091"] * 3, "deck": 5})
    s.do("play", "it")
    settle(s)
    assert arts_more(s, "a", "b") == [50, 50]


@rule("hocg:5.14.3")
def test_104_is_about_its_holder_and_107_about_who_it_is_attached_to() -> None:
    mine = {"center": one(SU, "c"), "back": [one(SU, "me", attached=["hBP08-104"])]}
    s = Scene(mine, held=[one("hBP08-049", "new"), one("hBP08-049", "more")])
    s.do("bloom", "more", "c")
    assert s.count("hand") == 1
    s.do("bloom", "new", "me")
    assert s.count("hand") == 1
    fans = {
        "center": one(CECILIA, "c", resting=True),
        "back": [one(CECILIA, "me", resting=True, attached=["hBP08-107"])],
    }
    s = Scene({**fans, "hand": [one("hBP08-107", "fan")]})
    s.do("play", "fan", "me")
    assert s.prompt == "number"  # once: the one that was there was attached before
    s.do("number", 1)
    assert (s.prompt, s.mem("c").resting, s.mem("me").resting) == ("main", True, False)


@rule("hocg:10.8.4", "hocg:11.3.1.1")
@pytest.mark.parametrize(
    ("fan", "holder", "cheers", "others"),
    [("hBP08-108", FUWAWA, ["red"], ["blue"]), ("hBP08-109", "hBP01-056", ["purple"], ["blue"])],
)
def test_the_cheers_of_its_holder_count(fan: str, holder: str, cheers: list[str], others: list[str]) -> None:
    for mine, theirs, happens in ((cheers, others, True), (others, cheers, False)):
        me = one(holder, "me", attached=[fan], cheers=mine, damage=90)
        a = {"center": me, "back": [one(holder, "x", cheers=theirs), one(SORA, "y")], "life": 4, "hand": []}
        foe = one("hSD01-006", "foe", cheers=["white", "green", "blue"])
        s = Scene(a, {"center": foe}, active="B", phase="performance")
        s.use("foe", "me", 2)
        seen = (
            s.count("hand") == 1
            if fan == "hBP08-108"
            else any(o[0] == "pick" for o in GAME.options(s.t, A)) and s.place("me") != "gone"
        )
        assert seen == happens


@rule("hocg:5.21.1")
def test_048_pays_and_067_moves_cheers_of_anybody() -> None:
    s = collabing(
        "hBP08-048",
        {"center": one(SORA, "c"), "back": [one(SORA, "x", cheers=["red"])], "deck": [one("hBP08-104", "aura")]},
    )
    s.do("yes")
    assert not s.cheers("x")
    theirs = {"center": one("Spare", "foe"), "back": [one("Spare", "far", cheers=["red"])]}
    s = blooming("hBP08-067", {"hand": ["Filler x2"]}, theirs)
    s.do("yes")
    settle(s)
    assert not s.cheers("far")


@rule("hocg:10.10.1", "hocg:5.22.1")
def test_015_and_019_and_027_mean_themselves() -> None:
    foe = one("hSD01-003", "foe", cheers=["white x2"])
    a = {"center": one("Spare", "c"), "collab": one("hBP08-015", "me")}
    for target, damage in (("c", 30), ("me", 20)):
        s = Scene(a, {"center": foe}, active="B", phase="performance")
        s.use("foe", target, 1)
        assert s.mem(target).damage == damage
    s = using("hBP08-019", {"center": one("hBP08-019", "c"), "deck": [one("hBP06-100", "pet")]}, at="collab")
    s.pick("pet")
    assert s.has("me", "pet")
    rested = {"center": one(CECILIA, "c", resting=True), "archive": ["red"]}
    s = blooming("hBP08-027", rested, at="back")
    assert (s.cheers("me"), s.cheers("c")) == (["red"], [])


@rule("hocg:10.8.4")
def test_029_is_about_arts_damage() -> None:
    a = {"center": one("hSD06-008", "c"), "collab": "hBP08-029", "power": 0}
    hurting = {"center": one("hBP01-009", "k"), "hand": [one("hBP01-013", "new")]}
    s = Scene(a, hurting, active="B")
    s.do("bloom", "new", "k")
    settle(s)
    assert s.count("power", A) == 0 and s.count("life", B) == 3
