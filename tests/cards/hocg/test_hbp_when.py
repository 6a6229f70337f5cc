"""hBP05 to hBP08: when a text does nothing, and what it counts."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import (
    almost_down,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    paying,
    playing,
    skilled,
    using,
)
from tests.rule import rule

SORA = "hSD01-003"
ITEM, STAFF = "hSD01-016", "hSD01-017"
# collab effects of the first turn of whoever goes second
FIRST_TURN = [f"hBP05-{n:03}" for n in (9, 20, 31, 42, 53, 58, 64)]
FIRST_TURN += [f"hBP06-{n:03}" for n in (10, 16, 23, 35, 41, 49, 62, 73)]
FIRST_TURN += [f"hBP07-{n:03}" for n in (15, 23, 32, 36, 46, 59, 63, 77)]
FIRST_TURN += [f"hBP08-{n:03}" for n in (21, 47, 61, 77)]


@rule("hocg:10.3.3")
@pytest.mark.parametrize("number", FIRST_TURN)
def test_later_in_the_game_nothing_happens(number: str) -> None:
    same = BY_ID[number].printed.number
    mine = {"hand": [STAFF, STAFF], "archive": [ITEM, STAFF, "red"], "deck": [SORA, ITEM, same, STAFF, SORA]}
    s = collabing(number, mine)
    assert (s.prompt, s.count("hand"), s.count("deck"), s.count("archive")) == ("main", 2, 5, 3)


@rule("hocg:12.2.4")
@pytest.mark.parametrize("where", ["center", "collab"])
def test_hbp05_024_counts_its_own_cheers(where: str) -> None:
    mine = {"oshi": "hSD01-002", **({"center": one(SORA, "c", cheers=["white"])} if where == "collab" else {})}
    cost = BY_ID["hBP05-024"].printed.arts[1].cost
    s = using("hBP05-024", mine, nth=2, at=where, me={"cheers": ["green"] * max(3, len(cost))})
    assert s.mem("foe").damage == BY_ID["hBP05-024"].printed.arts[1].power + 20 * max(3, len(cost))


@rule("hocg:12.2.4.5")
def test_hbp05_018_downs_a_collab_holomem() -> None:
    theirs = {"center": one("Spare", "x"), "collab": almost_down("hBP03-025", "foe"), "life": 4}
    s = using("hBP05-018", {"deck": [one("hBP01-025", "zeta"), ITEM, ITEM]}, theirs, nth=2)
    assert s.choices() == {"zeta"}


@rule("hocg:10.11.1", "hocg:5.24.1")
@pytest.mark.parametrize(("mine", "theirs", "more", "drawn"), [(3, 5, 60, 0), (5, 3, 0, 1), (4, 6, 60, 1)])
def test_hbp05_067_compares_with_its_own_life(mine: int, theirs: int, more: int, drawn: int) -> None:
    cards = {"life": mine, "back": [one("Spare", "b")]}
    s = using("hBP05-067", cards, {"life": theirs}, dice=[4])
    while s.prompt != "perform":
        s.do("yes") if s.options("yes") else s.do("no") if s.options("no") else s.answer(s.options("pick")[0])
    assert s.count("hand") == drawn
    assert s.mem("foe").damage == BY_ID["hBP05-067"].printed.arts[0].power + more


@rule("hocg:12.2.2")
@pytest.mark.parametrize(("where", "more"), [("center", [50, 50]), ("collab", [0, 0])])
def test_hbp05_072_strengthens_from_the_center_only(where: str, more: list[int]) -> None:
    other = {"collab": one(SORA, "x")} if where == "center" else {"center": one(SORA, "x")}
    s = using("hBP05-072", other, at=where, me={"cheers": ["yellow x4"]})
    assert arts_more(s, "me", "x") == more


@rule("hocg:10.8.1")
def test_hbp05_084_waits_for_the_arts_of_its_holder() -> None:
    back = [one("hBP03-072", "watame", attached=["hBP05-084"])]
    s = using(SORA, {"back": back, "archive": ["red"]})
    assert s.prompt == "perform"


@rule("hocg:10.10.1")
@pytest.mark.parametrize(("who", "more"), [("hBP06-016", [0, 0]), ("hBP04-016", [50, -1])])
def test_hbp06_014_helps_a_painting_collab(who: str, more: list[int]) -> None:
    s = using("hBP06-014", {"collab": one(who, "x")})
    while s.prompt != "perform":
        s.do("no") if s.options("no") else s.answer((s.options("done") or s.options("pick"))[0])
    assert [*arts_more(s, "x"), arts_cost(s, "x")] == more


@rule("hocg:10.3.3")
def test_hbp06_019_asks_only_with_riona_as_the_oshi() -> None:
    s = blooming("hBP06-019")
    assert (s.prompt, s.count("deck"), s.count("hand")) == ("main", 20, 0)


@rule("hocg:5.9.1")
def test_hbp06_020_archives_from_the_deck() -> None:
    s = using("hBP06-020", {"deck": 6, "cheer_deck": 6})
    s.answer(s.options("number")[-1])
    assert (s.count("deck"), s.count("archive")) == (3, 3)
    assert s.mem("foe").damage == BY_ID["hBP06-020"].printed.arts[0].power + 60


@rule("hocg:5.21.1")
def test_hbp06_029_sends_to_itself_in_the_collab_position() -> None:
    s = using("hBP06-029", {"center": one("hBP01-092", "c", attached=["hBP07-109"])}, at="collab")
    s.do("yes")
    assert (len(s.cheers("c")), len(s.cheers("me"))) == (0, len(BY_ID["hBP06-029"].printed.arts[0].cost) + 1)


@rule("hocg:10.4.2")
def test_hbp06_042_archives_what_it_pays() -> None:
    s = using("hBP06-042", {"hand": [one(STAFF, "a"), one(ITEM, "b"), one(ITEM, "c")]})
    s.do("yes")
    s.pick("a", "b")
    assert (s.lies("a"), s.lies("b"), s.lies("c")) == ("archive", "archive", "hand")


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("own", "hit"), [("blue", False), ("white", True)])
def test_hbp06_048_looks_at_its_own_cheers(own: str, hit: bool) -> None:
    cost = BY_ID["hBP06-048"].printed.arts[0].cost
    rich = one(SORA, "rich", cheers=["red x2"])
    s = using("hBP06-048", {"back": [rich]}, me={"cheers": ["blue"] * len(cost) + ([own] if own != "blue" else [])})
    assert (s.mem("far").damage == 10) == hit


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("held", "drawn", "damage"), [("me", 1, 30), ("x", 0, 0)])
def test_hbp06_054_looks_at_its_own_yukimin(held: str, drawn: int, damage: int) -> None:
    """20 Special Damage, and 10 more by the fan."""
    (fan,) = (d.id for d in BY_ID.values() if d.printed.name.en == "Yukimin")
    back = [one("hBP06-053", "x", attached=[fan] if held == "x" else [])]
    s = blooming("hBP06-054", {"back": back}, me={"attached": [fan] if held == "me" else []})
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, damage)


@rule("hocg:5.9.1")
def test_hbp06_058_archives_two_cards_of_the_deck() -> None:
    cheers = [*paying("hBP06-058"), "purple"]
    s = using("hBP06-058", {"deck": 6, "power": 4, "hand": [STAFF]}, me={"cheers": cheers})
    assert (s.count("deck"), s.count("archive"), s.count("power"), s.count("hand")) == (3, 2, 4, 2)


@rule("hocg:5.10.1")
@pytest.mark.parametrize("color", ["blue", "purple"])
def test_hbp06_059_finds_either_color(color: str) -> None:
    friends = {"back": [one("hBP02-065", "x"), one("hBP02-065", "y")], "cheer_deck": ["red", color, "green"]}
    s = blooming("hBP06-059", friends)
    assert len(s.options("pick")) == 1
    s.answer(s.options("pick")[0])
    s.pick("x")
    assert s.cheers("x") == [color]


@rule("hocg:10.4.2")
def test_hbp06_078_pays_with_its_own_cheer() -> None:
    s = collabing("hBP06-078", {"center": one(SORA, "rich", cheers=["white x3"])})
    assert s.prompt == "main"


@rule("hocg:10.3.3")
@pytest.mark.parametrize(("life", "asked"), [(4, True), (5, False)])
def test_hbp06_090_blooms_again_with_4_life_or_less(life: int, asked: bool) -> None:
    star = one("hBP03-027", "star", under=["hBP03-025"], bloomed="this turn")
    s = playing("hBP06-090", {"life": life, "back": [star], "hand": [one("hBP03-030", "next")], "deck": [ITEM] * 6})
    s.do("play", "it")
    assert (s.prompt != "main") == asked


@rule("hocg:12.2.3.1")
@pytest.mark.parametrize(("mine", "others", "less"), [(2, 0, 1), (1, 3, 0)])
def test_hbp07_011_counts_its_own_white_cheers(mine: int, others: int, less: int) -> None:
    cost = BY_ID["hBP07-011"].printed.arts[0].cost
    cheers = (["white"] * mine + ["yellow"] * 9)[: len(cost) - 1]
    a: dict[str, Any] = {"center": one("hBP07-011", "me", cheers=cheers)}
    s = Scene({**a, "back": [one(SORA, "x", cheers=["white"] * others)]}, phase="performance")
    assert bool(s.options("art")) == bool(less)


@rule("hocg:10.8.1")
def test_hbp07_017_waits_for_a_buzz_of_id_gen_3() -> None:
    s = Scene({"center": one("hBP07-017", "me"), "back": [one("hBP05-072", "buzz")]})
    s.do("collab", "buzz")
    assert (s.prompt, arts_more(s, "me", "buzz")) == ("main", [0, 0])


@rule("hocg:12.1.3")
def test_hbp06_004_archives_one_or_two_cheers() -> None:
    s = skilled("hBP06-004", mine={"cheer_deck": 6})
    assert [option[1] for option in s.options("number")] == [1, 2]
