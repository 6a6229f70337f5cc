"""hBP05 to hBP07: who may be chosen and who isn't, how many have to be, and where things go."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    paying,
    playing,
    settle,
    skilled,
    using,
)
from tests.rule import rule

SORA, STAFF, HAATO, RISU, IOFI = "hSD01-003", "hSD01-016", "hBP07-037", "hBP03-074", "hBP01-052"
RAORA, LUNA, ROBOCO, ZETA, MIO = "hBP04-017", "hBP06-028", "hBP06-061", "hBP01-024", "hBP02-024"
STRIKER = one("hSD01-006", "foe", cheers=["white", "green", "blue"])


def struck(mine: dict[str, Any], whom: str, nth: int = 1, **table: Any) -> Scene:
    """B's center has used an Arts (50) on somebody."""
    s = Scene({"life": 4, **mine}, {"center": STRIKER}, active="B", phase="performance", **table)
    s.use("foe", whom, nth)
    return s


@rule("hocg:10.8.4", "hocg:5.21.1")
def test_hbp07_004_is_about_haato_in_ones_own_turn_by_ones_own_ability() -> None:
    for who, drawn in (("hBP07-036", 2), (SORA, 0)):
        mine = {"oshi": "hBP07-004", "center": one(SORA, "c"), "back": [one(who, "b")], "hand": [], "deck": 9}
        text = {"Away": {"kind": "support", "text": ["use(ToDeck(BACK[1]))"]}}
        s = _with(text, {**mine, "hand": [one("Away", "away")]})
        s.do("play", "away")
        assert s.count("hand") == drawn
    s = skilled(
        "hBP07-004", mine={"center": one(SORA, "x"), "back": [one("hBP07-036", "d"), one(HAATO, "h"), one(HAATO, "i")]}
    )
    s.pick("d")
    settle_order(s)
    assert s.choices() == {"h", "i"}


def _with(cards: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any] | None = None) -> Scene:
    return Scene(mine, theirs, cards=declare(cards))


def settle_order(s: Scene) -> None:
    while s.prompt not in ("pick", "main"):
        s.answer(GAME.options(s.t, s.t.asked[0])[0])


@rule("hocg:10.8.4")
def test_hbp07_039_is_about_haato_that_goes_to_the_deck() -> None:
    for text, who, asked in (
        ("use(ToDeck(BACK[1]))", "hBP07-036", True),
        ("use(ToHand(BACK[1]))", "hBP07-036", False),
        ("use(ToDeck(BACK[1]))", SORA, False),
    ):
        away = {"Away": {"kind": "support", "text": [text]}}
        mine = {
            "center": one("hBP07-039", "me"),
            "back": [one(who, "b")],
            "hand": [one("Away", "away")],
            "archive": ["red"],
        }
        s = _with(away, mine)
        s.do("play", "away")
        assert (s.prompt == "may") == asked


@rule("hocg:5.19.1", "hocg:5.22.1")
def test_hbp07_011_029_and_048_mean_themselves() -> None:
    for center, mine, usable in (([], ["white x2"], True), (["white x3"], ["white", "red"], False)):
        a = {"center": one(SORA, "c", cheers=center), "collab": one("hBP07-011", "me", cheers=mine), "back": []}
        s = Scene(a)
        s.do("pass")
        cost = len(paying("hBP07-011"))
        assert any(o[1] == s.mem("me").id for o in s.options("art")) == (usable and cost - 1 <= 2)
    hurt = {"center": one(SORA, "c", damage=20), "collab": one("hBP07-029", "me", attached=["hBP08-105"], damage=60)}
    s = struck(hurt, "me")
    settle_turn(s)
    assert (s.mem("c").damage, s.mem("me").damage) == (20, 60)


def settle_turn(s: Scene) -> None:
    while s.prompt in ("order", "may"):
        s.answer(GAME.options(s.t, s.t.asked[0])[0])


@rule("hocg:5.28.1")
def test_hbp07_048_borrows_from_en_alone() -> None:
    for other, more in (("hBP07-039", 0), ("hBP08-085", 0), ("hBP01-074", 1)):
        mine = {"center": one("hBP07-048", "me", cheers=["red x4", "white x2", "yellow x2"]), "back": [one(other, "o")]}
        s = Scene(mine)
        s.do("pass")
        assert len({o[2] for o in s.options("art")}) == 1 + more, other


@rule("hocg:5.18.1")
@pytest.mark.parametrize(("power", "collab", "moved"), [(4, False, True), (3, False, False), (4, True, False)])
def test_hbp07_081_moves_somebody_only_to_an_empty_place(power: int, collab: bool, moved: bool) -> None:
    theirs = {"collab": one("Spare", "side") if collab else None, "back": [one("Spare", "far"), one("Spare", "other")]}
    s = collabing("hBP07-081", {"power": power - 1, "hand": ["Filler x7"] if power == 3 else []}, theirs)
    assert (s.t.asked == (B,)) == moved


@rule("hocg:5.12.1", "hocg:1.3.5.1")
def test_hbp07_094_takes_whole_hands() -> None:
    for life, theirs in ((3, 4), (4, 3)):
        s = playing("hBP07-094", {"life": life, "hand": [STAFF] * 5, "deck": 20}, {"hand": [STAFF] * 3})
        s.do("play", "it")
        assert (s.prompt, s.count("hand"), s.count("hand", B)) == ("main", 4, theirs)


@rule("hocg:12.2.3.1", "hocg:5.9.1")
def test_hbp07_096_and_098_are_about_all() -> None:
    mine = {"center": one(HAATO, "a"), "back": [one(HAATO, "b"), one(HAATO, "gone")]}
    s = playing("hBP07-096", mine)
    s.do("play", "it")
    s.pick("gone")
    settle(s)
    assert [arts_cost(s, x) for x in ("a", "b")] == [-1, -1]
    deck = [one(STAFF, "x"), one(SORA, "y"), one(SORA, "z"), "Filler"]
    s = playing("hBP07-098", {"oshi": "hBP07-003", "deck": deck})
    s.do("play", "it")
    settle(s)
    assert sorted(s.pile("deck")[:3]) == ["x", "y", "z"]


@rule("hocg:10.7.2.3")
def test_hbp07_034_finds_spots_and_072_rolls_three_times() -> None:
    deck = [one("hBP06-016", "debut"), one("hSD10-010", "spot"), one("hBP08-049", "first"), one("hBP08-052", "second")]
    s = blooming("hBP07-034", {"deck": deck, "center": one(SORA, "c", cheers=["red"])}, at="collab")
    s.do("yes")
    assert s.choices() == {"debut", "first", "spot"}
    s = blooming("hBP07-072", dice=[1, 3, 5])
    settle(s)
    assert arts_more(s, "me") == [30]
    s.done()


@rule("hocg:5.21.1", "hocg:10.7.2.3")
@pytest.mark.parametrize(
    ("how", "number", "nth", "mine", "choices"),
    [
        ("art", "hBP06-030", 1, {"back": [one(SORA, "x"), one(LUNA, "l")], "archive": ["Lu-knights"]}, {"me", "l"}),
        (
            "collab",
            "hBP06-032",
            0,
            {"back": [one(SORA, "x"), one("hBP04-028", "j"), one("hBP04-028", "k", resting=True)]},
            {"j", "k"},
        ),
    ],
)
def test_who_may_be_chosen(how: str, number: str, nth: int, mine: dict[str, Any], choices: set[str]) -> None:
    s = using(number, mine, nth=nth) if how == "art" else collabing(number, mine)
    while not s.choices() & choices:
        s.answer((s.options("yes") or s.options("pick"))[0])
    assert s.choices() == choices


@rule("hocg:12.1.3", "hocg:5.14.2")
def test_hbp06_001_and_003_are_about_all_of_them() -> None:
    mine = {"center": one(RAORA, "a"), "collab": one(RAORA, "b"), "back": [one(RAORA, "c")]}
    iroha = {"center": one("hBP01-048", "a", cheers=["red"]), "back": [one("hBP01-048", "b"), one(SORA, "x")]}
    s = skilled("hBP06-003", "sp", iroha)
    assert arts_more(s, "a", "b", "x") == [10, 10, 0]
    s = skilled("hBP06-001", "sp", mine)
    s.do("pass")
    for _ in range(40):
        if s.t.active == A and s.prompt == "main" and s.t.turn > 5:
            break
        s.answer((s.options("pass") or GAME.options(s.t, s.t.asked[0]))[0])
    assert [s.mem(x).resting for x in ("a", "b", "c")] == [False, False, False]


@rule("hocg:12.1.5.2")
def test_hbp06_002_needs_a_down_and_archives_two() -> None:
    mine = {"oshi": "hBP06-002", "power": 1, "center": one("hBP09-024", "me", cheers=["white x3", "red x2"]), "deck": 5}
    for damage, asked in ((980, True), (0, False)):
        s = Scene(mine, {"center": one("Spare", "foe", damage=damage), "back": ["Spare"]})
        s.use("me", "foe", 1)
        assert (s.prompt == "may") == asked
    s = skilled("hBP06-002", mine={"deck": 9, "hand": []})
    assert (s.count("deck"), s.count("hand")) == (7, 0)


@rule("hocg:5.17.2", "hocg:5.21.1")
def test_hbp06_007_attaches_to_roboco_alone() -> None:
    mine = {
        "center": one(ROBOCO, "r"),
        "back": [one(ROBOCO, "q"), one(SORA, "x")],
        "archive": ["Roboser"],
        "hand": ["Filler x3"],
    }
    s = skilled("hBP06-007", "sp", mine)
    while not s.choices() & {"r", "q"}:
        s.answer((s.options("yes") or s.options("pick"))[0])
    assert s.choices() == {"r", "q"}


@rule("hocg:5.24.2")
@pytest.mark.parametrize(("life", "theirs"), [(5, 1), (1, 5)])
def test_hbp06_008_compares_with_its_own_life(life: int, theirs: int) -> None:
    s = skilled("hBP06-008", mine={"life": life, "deck": 5}, theirs={"life": theirs}, dice=[3])
    assert (s.prompt == "pick") == (life == 1)


@rule("hocg:10.3.3")
@pytest.mark.parametrize("number", ["hBP06-013", "hBP06-014"])
def test_only_from_the_center(number: str) -> None:
    mine = {"center": one("hBP06-010", "c")}
    s = using(number, mine, at="collab")
    settle_turn(s)
    while s.prompt not in ("perform", "over"):
        s.answer(GAME.options(s.t, s.t.asked[0])[0])
    assert arts_more(s, "me", "c") == [0, 0]


@rule("hocg:5.19.1", "hocg:1.3.5.2")
def test_hbp06_020_archives_at_least_one_and_031_one_or_two_of_anybody() -> None:
    s = using("hBP06-020", {"deck": 9})
    assert sorted(int(o[1]) for o in s.options("number")) == [1, 2, 3]
    held = one(LUNA, "l", attached=["Lu-knights x3"])
    s = blooming("hBP06-031", {"oshi": "hBP03-001", "back": [held]}, at="collab")
    s.do("yes")
    assert not s.options("done")
    s.answer(s.options("pick")[0])
    assert s.options("done")
    s.answer(s.options("pick")[0])
    assert s.prompt != "pick" or "l" in s.choices()


@rule("hocg:10.8.4", "hocg:12.2.4.5")
def test_hbp06_052_follows_arts_damage_on_anybody_and_066_an_arts_that_did_none() -> None:
    s = using("hBP06-052", me={"cheers": ["blue x3"]})
    assert s.prompt == "may"
    a = {"center": one("hBP06-052", "me", cheers=["blue x3"])}
    s = Scene(a, {"center": "Spare", "collab": one("Spare", "side"), "back": []})
    s.use("me", "side", 1)
    assert s.prompt == "may"
    immune = {"Safe": {"hp": 200, "text": ["gift(Immune(THIS))"]}}
    mine = {"center": one("hBP06-066", "me"), "collab": one(SORA, "c", cheers=["white x2"]), "deck": [STAFF, SORA]}
    s = _with(immune, mine, {"center": one("Safe", "foe"), "back": []})
    s.use("c", "foe", 1)
    assert s.mem("foe").damage == 0 and s.prompt == "pick"


@rule("hocg:5.19.1")
def test_hbp06_068_archives_from_the_hand_and_086_draws_one() -> None:
    s = using(
        "hBP06-068",
        {"center": one(SORA, "c", attached=["hBP01-114"]), "hand": [one(STAFF, "x")], "deck": 5},
        at="collab",
    )
    settle(s)
    assert (s.count("hand"), s.count("archive"), s.count("deck")) == (1, 1, 4)
    s = playing("hBP06-086", {"hand": [STAFF, STAFF], "deck": 5, "center": one(SORA, "c", damage=10)})
    s.do("play", "it")
    settle(s)
    assert s.count("hand") == 3


@rule("hocg:10.4.2.2")
def test_hbp06_070_is_cheaper_only_if_somebodys_finger_goes_back() -> None:
    mine = {"center": one("hBP06-070", "me"), "back": [one("hBP03-061", "k", attached=["Fingers"]), one(SORA, "x")]}
    s = Scene(mine)
    s.answer(
        s.options("ability")[0]
        if s.options("ability")
        else next(o for o in GAME.options(s.t, A) if o[0] not in ("pass", "collab", "baton", "place", "play"))
    )
    settle(s)
    assert arts_cost(s, "me") == -2
    s = Scene({**mine, "back": [one("hBP03-061", "k"), one(SORA, "x")]})
    assert {o[0] for o in GAME.options(s.t, A)} <= {"pass", "collab", "baton", "place", "play"}


@rule("hocg:10.7.2.3")
def test_hbp06_091_and_hbp05_077_take_any_number() -> None:
    for number, wanted in (("hBP06-091", "hBP06-074"), ("hBP05-077", "hBP05-033")):
        s = playing(
            number, {"hand": [], "deck": [one(wanted, "a"), one(wanted, "b"), one(SORA, "x"), "Filler", "Filler"]}
        )
        s.do("play", "it")
        assert s.choices() == {"a", "b"} and s.options("done")
        s.pick("a")
        assert s.options("done")


@rule("hocg:12.1.5.2", "hocg:10.8.4")
def test_hbp06_095_is_about_the_center() -> None:
    for whom, life in (("foe", 2), ("side", 3)):
        mine = {"center": one("hBP06-051", "me", cheers=["blue x4"]), "back": [], "cheer_deck": [], "deck": 4}
        theirs = {"center": one("Spare", "foe", damage=980), "collab": one("Spare", "side", damage=980), "life": 4}
        s = playing("hBP06-095", mine, theirs)
        s.do("play", "it")
        settle(s)
        s.use("me", whom, 1)
        settle(s)
        assert s.count("life", B) == life


@rule("hocg:12.1.5.2")
def test_hbp05_001_answers_a_down_by_anybody() -> None:
    mine = {
        "oshi": "hBP05-001",
        "power": 2,
        "center": "Spare",
        "collab": one("hSD01-006", "me", cheers=["white", "green", "blue"]),
    }
    s = Scene(mine, {"center": one("Spare", "foe", damage=980), "back": ["Spare"]})
    s.use("me", "foe", 1)
    assert s.prompt == "may"


@rule("hocg:10.11.2", "hocg:5.17.4.1")
def test_hbp05_002_moves_a_cheer_of_the_one_that_would_be_hurt() -> None:
    mine = {
        "oshi": "hBP05-002",
        "power": 1,
        "center": one(RISU, "c", cheers=["red"]),
        "back": [one(IOFI, "a", cheers=["blue"]), one(RISU, "b"), one(SORA, "x")],
    }
    s = struck(mine, "c")
    s.answer((s.options("replace") or s.options("yes"))[0])
    assert s.choices() == {"a", "b"}  # its one cheer is meant
    s.pick("b")
    assert (s.cheers("b"), s.cheers("a")) == (["red"], ["blue"])
    s = skilled(
        "hBP05-002", "sp", {"center": one(SORA, "c", cheers=["red x2"]), "deck": [one(RISU, "r"), one(SORA, "x")]}
    )
    assert s.choices() == {"r"}


@rule("hocg:5.17.4.1", "hocg:5.17.2")
def test_hbp05_007_moves_at_most_five_and_017_takes_the_fan_itself() -> None:
    s = skilled("hBP05-007", "sp", {"center": one(SORA, "c", cheers=["red x7"]), "back": [one("hBP08-086", "f")]})
    s.do("yes")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert len(s.cheers("f")) == 5
    s = using("hBP05-017", {"back": [one(LUNA, "l")], "archive": ["Lu-knights"]})
    s.do("yes")
    assert s.prompt == "perform"
    assert len(s.mem("me").cards()) == 1 + len(paying("hBP05-017")) + 1
    assert len(s.mem("l").cards()) == 1


@rule("hocg:10.11.2.3")
def test_hbp05_008_protects_the_center_alone() -> None:
    mine = {"center": one("hBP02-014", "n"), "collab": one("hBP05-008", "me"), "back": []}
    for whom, damage in (("n", 30), ("me", 50)):
        assert struck(mine, whom).mem(whom).damage == damage


@rule("hocg:12.2.4.3")
def test_hbp05_054_and_056_count_food_events() -> None:
    for played, usable in (("hBP05-075", True), (STAFF, False), ("hBP02-084", False)):
        s = Scene({"center": one("hBP05-054", "me")}, history=[{"play": played, "by": "A"}] * 2)
        s.do("pass")
        assert bool(s.options("art")) == usable
        s = Scene(
            {"center": one("hBP05-056", "me", cheers=["purple x3"])},
            {"center": one("Spare", "foe"), "back": []},
            history=[{"play": played, "by": "A"}],
        )
        s.use("me", "foe", 1)
        assert s.mem("foe").damage == 90 + 20 * usable


@rule("hocg:13.2.1")
def test_hbp05_064_only_on_that_turn() -> None:
    mine = {"deck": [one(SORA, "a"), one("hBP01-009", "b")]}
    assert collabing("hBP05-064", mine).prompt == "main"
    assert collabing("hBP05-064", mine, **FIRST_TURN).prompt == "pick"


@rule("hocg:5.17.4.1", "hocg:12.2.4.3")
def test_hbp05_067_sends_its_own_two_cheers() -> None:
    mine = {"center": one(SORA, "c", cheers=["red x3"]), "back": [one(SORA, "b")]}
    s = using("hBP05-067", mine, at="collab")
    s.do("no")
    s.do("yes")
    settle(s)
    assert (len(s.cheers("c")), len(s.cheers("b")), len(s.cheers("me"))) == (3, 2, len(paying("hBP05-067")) - 2)


@rule("hocg:12.2.4.3")
def test_hbp05_070_counts_tools_mascots_and_fans() -> None:
    held = [
        one(SORA, "a", attached=["hBP01-114"]),
        one(SORA, "b", attached=["hBP01-116"]),
        one("hBP01-071", "c", attached=["hBP01-126 x2"]),
    ]
    for back, damage in ((held, 200), (held[1:], 100), (held[:2], 100)):
        s = using("hBP05-070", {"oshi": "hBP02-001", "back": back}, nth=2)
        assert s.mem("foe").damage == damage


@rule("hocg:10.8.4", "hocg:5.17.4.1")
def test_hbp05_087_moves_a_cheer_of_its_holder_to_another() -> None:
    me = one("hBP02-068", "me", attached=["hBP05-087"], cheers=["red"], damage=180)
    mine = {"center": me, "back": [one("hBP09-053", "s", cheers=["blue"]), one(SORA, "x"), one("Spare", "y")]}
    s = struck(mine, "me")
    s.do("yes")
    assert s.choices() == {"s", "x"}
    s.pick("s")
    assert s.cheers("s") == ["blue", "red"]


@rule("hocg:12.2.3.2", "hocg:10.3.3")
def test_hbp05_043_takes_all_arts_only_in_the_collab_position() -> None:
    for at, targets in (("collab", {"me"}), ("back", {"c", "k"})):
        mine: dict[str, Any] = {"center": one("hBP05-041", "c"), "collab": one("hBP05-041", "k"), "back": []}
        mine[at] = [one("hBP05-043", "me")] if at == "back" else one("hBP05-043", "me")
        s = Scene(mine, {"center": STRIKER}, active="B", phase="performance")
        labels = {number: label for label, number in s.at.mems.items()}
        assert {labels[int(o[3])] for o in s.options("art")} == targets


@rule("hocg:8.3.1")
@pytest.mark.parametrize(
    ("base", "new", "asked"), [("hBP01-076", "hBP01-078", True), ("hBP02-031", "hBP02-032", False)]
)
def test_hbp05_040_blooms_miko_or_suisei_again(base: str, new: str, asked: bool) -> None:
    mine = {"center": one(new, "c", under=[base], bloomed="this turn"), "hand": [new], "life": 3}
    assert (collabing("hBP05-040", mine).prompt == "may") == asked


@rule("hocg:5.19.1", "hocg:10.4.2.2")
def test_hbp06_051_and_083_use_what_they_name() -> None:
    mine = {"oshi": "hBP06-006", "center": one(SORA, "c", cheers=["red x2"])}
    s = using("hBP06-051", mine, nth=2, at="collab")
    s.do("yes")
    settle(s)
    assert len(s.cheers("c")) == 2
    hand = [one("hBP06-081", "subaru"), one(SORA, "x")]
    s = collabing("hBP06-083", {"hand": hand, "archive": [one("hBP03-069", "w"), one(SORA, "y")]})
    s.do("yes")
    settle(s)
    assert s.lies("subaru") == "deck" and s.lies("x") == "hand" and s.lies("y") == "archive"


@rule("hocg:12.2.3.1")
@pytest.mark.parametrize(("center", "usable"), [("hBP03-072", True), ("hBP05-012", False), ("hBP03-069", False)])
def test_hbp06_083_is_free_beside_a_2nd_watame(center: str, usable: bool) -> None:
    s = Scene({"center": one(center, "c"), "collab": one("hBP06-083", "me"), "back": []})
    s.do("pass")
    assert any(o[1] == s.mem("me").id for o in s.options("art")) == usable


@rule("hocg:5.7.1", "hocg:10.3.3", "hocg:5.21.1")
def test_hbp07_012_049_080_and_091() -> None:
    s = using("hBP07-012", {"hand": [STAFF, STAFF], "deck": 5})
    assert s.count("hand") == 3
    for at, asked in (("collab", True), ("back", False)):
        mine: dict[str, Any] = {
            "center": one("hBP09-024", "k", cheers=["white x3", "red x2"]),
            "collab": None,
            "back": [],
        }
        mine[at] = [one("hBP07-049", "me")] if at == "back" else one("hBP07-049", "me")
        s = Scene(mine, {"center": one("Spare", "foe", damage=980), "back": ["Spare"]})
        s.use("k", "foe", 1)
        assert (s.prompt == "pick") == asked
    mine = {
        "oshi": "hBP07-007",
        "center": one("hBP07-079", "n"),
        "back": [one("hBP07-080", "me")],
        "archive": ["Nekko"],
    }
    s = Scene(mine)
    usual = ("pass", "collab", "baton", "place", "play")
    s.answer(next(o for o in GAME.options(s.t, A) if o[0] not in usual))
    assert s.prompt == "main" and len(s.mem("me").cards()) == 2
    back = [one("hBP01-071", "p", cheers=["red"])]
    s = playing("hBP07-091", {"center": one(SORA, "c"), "back": back, "archive": ["hBP01-126"]})
    assert not s.why_not("play", "it")


@rule("hocg:5.22.1", "hocg:10.7.2.3")
def test_hbp05_048_hits_two_and_006_makes_arts_one_cheaper() -> None:
    s = using("hBP05-048", {}, {"back": [one("Spare", x) for x in ("x", "y", "z")]})
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert sorted(s.mem(x).damage for x in ("x", "y", "z")) == [0, 10, 10]
    s = skilled("hBP05-006", "sp", {"center": one("hBP02-068", "n"), "back": [one(SORA, "x")]})
    settle(s)
    assert [arts_cost(s, x) for x in ("n", "x")] == [-1, 0]


@rule("hocg:5.19.1", "hocg:10.7.2.3")
def test_how_many_may_be_archived_or_returned() -> None:
    s = using("hBP08-066", {"hand": [STAFF] * 4})
    s.do("yes")
    picked = 0
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
        picked += 1
    assert picked == 2 and s.mem("foe").damage == 60 + 40
    s = playing("hBP08-090", {"hand": [], "deck": 9, "archive": ["hBP01-126"] * 5})
    s.do("play", "it")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.count("archive") == 5 - 3 + 1


@rule("hocg:5.19.1", "hocg:10.3.3")
def test_hbp08_058_pays_with_its_own_and_072_returns_myth() -> None:
    mine = {"oshi": "hBP03-004", "center": one(SORA, "c", cheers=["red x3"])}
    s = using("hBP08-058", mine, nth=2, at="collab")
    s.do("yes")
    settle(s)
    assert len(s.cheers("c")) == 3 and len(s.cheers("me")) == len(paying("hBP08-058", 2)) - 2
    archive = [one("hBP01-067", f"m{i}") for i in range(8)]
    s = blooming("hBP08-072", {"archive": [*archive, one(SORA, "no")]}, base="hBP02-061")
    assert s.choices() and "no" not in s.choices()


@rule("hocg:12.1.4")
@pytest.mark.parametrize(
    ("oshi", "sent"), [("hBP01-003", True), ("hBP01-007", True), ("hBP03-006", True), ("hBP01-001", False)]
)
def test_hbp08_054_with_an_oshi_of_three_colors(oshi: str, sent: bool) -> None:
    s = blooming("hBP08-054", {"oshi": oshi, "archive": ["blue x3"]}, at="collab")
    settle(s)
    assert bool(s.cheers("me")) == sent


@rule("hocg:10.3.3", "hocg:10.8.4")
def test_hbp06_066_counts_its_own_fans_and_hbp07_022_makes_the_chosen_one_cheaper() -> None:
    for fans, hit in ((["Roboser"] * 3, True), ([], False)):
        other = one("hBP06-066", "o", attached=["Roboser"] * (0 if hit else 3))
        s = using("hBP06-066", {"back": [other]}, me={"attached": fans})
        assert bool(s.options("pick")) == hit
    s = using("hBP07-022", {"back": [one("hBP07-022", "n")]})
    s.pick("n")
    assert [arts_cost(s, x) for x in ("me", "n")] == [0, -2]


@rule("hocg:12.2.4.3", "hocg:5.21.1")
def test_hbp07_014_overkills_a_collab_and_hbp08_057_sends_to_mococo() -> None:
    theirs = {"collab": one("Spare", "side", damage=980), "back": [one("hBP05-012", "second"), one("hBP05-012", "two")]}
    s = Scene({"center": one("hBP07-014", "me", cheers=paying("hBP07-014"))}, {**theirs, "center": one("Spare", "foe")})
    s.use("me", "side", 1)
    assert s.choices() == {"second", "two"}
    back = [one("hBP03-037", "m"), one("hBP03-037", "n"), one(SORA, "x")]
    s = collabing("hBP08-057", {"center": one(SORA, "c", cheers=["red"]), "back": back})
    while s.choices() != {"m", "n"} and s.prompt != "main":
        s.answer((s.options("yes") or s.options("pick"))[0])
    assert s.prompt == "pick"


@rule("hocg:4.4.8")
@pytest.mark.parametrize(("center", "own", "asked"), [("hBP06-026", "", False), ("hBP01-048", "hBP06-026", True)])
def test_hbp07_030_looks_at_what_it_bloomed_from(center: str, own: str, asked: bool) -> None:
    mine = {"center": one("hBP06-027", "c", under=[center], damage=10)}
    s = blooming("hBP07-030", mine, base=own, at="collab")
    assert (s.prompt == "pick") == asked
