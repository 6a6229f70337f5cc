"""hSD14, start deck Shirakami Fubuki: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

GATOR = "hSD14-011"


@rule("hocg:10.10.2", "hocg:12.1.3", "hocg:8.5.1.1")
@played("hSD14-001", "skill")
def test_001_strengthens_a_fubuki_who_carries_a_mascot() -> None:
    s = Scene(
        {
            "oshi": "hSD14-001",
            "power": 4,
            "center": one("hSD14-002", "first", cheers=["white"], attached=[GATOR]),
            "back": [
                one("hSD14-003", "second", attached=[GATOR]),
                one("hSD14-002", "bare"),
                one("hSD01-003", "sora", attached=[GATOR]),
            ],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("skill", 0)
    assert s.choices() == {"first", "second"}
    s.pick("first")
    assert s.count("power") == 2
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"
    s.use("first", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:10.7.2.3.4")
@played("hSD14-001", "skill")
def test_001_is_paid_even_if_nobody_carries_a_mascot() -> None:
    s = Scene(
        {"oshi": "hSD14-001", "power": 2, "center": one("hSD14-002", "me", cheers=["white"])},
        {"center": one("hSD01-006", "foe")},
    )
    s.do("skill", 0)
    assert (s.prompt, s.count("power")) == ("main", 0)
    s.use("me", "foe")
    assert s.mem("foe").damage == 20


def library() -> Scene:
    return Scene(
        {
            "oshi": "hSD14-001",
            "power": 2,
            "deck": {
                "top": [one(GATOR, "a"), one("hSD14-010", "staff"), one(GATOR, "b"), one(GATOR, "c")],
                "filler": 3,
            },
        }
    )


@rule("hocg:5.11.2", "hocg:5.6.1", "hocg:8.5.1.2")
@played("hSD14-001", "sp")
@pytest.mark.parametrize("taken", [["a"], ["c", "b"]])
def test_001_sp_finds_one_or_two_mascots(taken: list[str]) -> None:
    s = library()
    s.do("skill", 1)
    assert s.choices() == {"a", "b", "c"}
    s.pick(*taken)
    if len(taken) == 1:
        s.do("done")
    assert s.prompt == "main"
    assert {label for label in "abc" if s.lies(label) == "hand"} == set(taken)
    assert all(s.known(label) == 3 for label in taken)
    assert (s.count("hand"), s.count("deck"), s.count("power")) == (len(taken), 7 - len(taken), 0)


@rule("hocg:10.7.2.3.5", "hocg:4.1.2.3")
@played("hSD14-001", "sp")
def test_001_sp_may_find_nothing() -> None:
    s = library()
    s.do("skill", 1)
    s.do("done")
    assert (s.prompt, s.count("hand"), s.count("deck")) == ("main", 0, 7)


def beginning(turn: int) -> Scene:
    return Scene(
        {
            "center": one("hSD14-002", "center"),
            "back": one("hSD14-004", "guest"),
            "deck": {"top": ["Filler", one(GATOR, "gator"), one("hSD14-010", "staff")], "filler": 3},
        },
        turn=turn,
        active="A",
    )


@rule("hocg:13.2.2", "hocg:5.11.2")
@played("hSD14-004", "collab_effect1")
def test_004_finds_a_mascot_on_the_first_turn_of_whoever_went_second() -> None:
    s = beginning(turn=2)
    s.do("collab", "guest")
    assert s.choices() == {"gator"}
    s.pick("gator")
    assert (s.lies("gator"), s.count("hand")) == ("hand", 1)


@rule("hocg:10.7.2.3.5")
@played("hSD14-004", "collab_effect1")
def test_004_may_find_nothing() -> None:
    s = beginning(turn=2)
    s.do("collab", "guest")
    s.do("done")
    assert (s.prompt, s.lies("gator"), s.count("hand")) == ("main", "deck", 0)


@rule("hocg:10.7.2.5.2")
@played("hSD14-004", "collab_effect1")
@pytest.mark.parametrize("turn", [1, 4])
def test_004_finds_nothing_going_first_or_later(turn: int) -> None:
    s = beginning(turn)
    s.do("collab", "guest")
    assert (s.prompt, s.lies("gator")) == ("main", "deck")


@rule("hocg:13.2.2", "hocg:10.10.2", "hocg:7.7.2")
@played("hSD14-005", "collab_effect1")
def test_005_strengthens_the_center_for_the_turn() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center", cheers=["white"]),
            "back": one("hSD14-005", "guest", cheers=["white"]),
            "cheer_deck": 0,
        },
        {"center": one("hSD01-006", "foe"), "back": one("hSD01-009", "other"), "cheer_deck": 0},
    )
    s.do("collab", "guest")
    s.use("guest", "foe")
    assert s.mem("foe").damage == 20
    s.use("center", "foe")
    assert s.mem("foe").damage == 20 + 40
    s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("center", "foe")
    assert s.mem("foe").damage == 60 + 30


@rule("hocg:13.2.2", "hocg:1.3.2")
@played("hSD14-005", "collab_effect1")
def test_005_without_a_center_does_nothing() -> None:
    s = Scene(
        {"center": None, "back": one("hSD14-005", "guest", cheers=["white"])}, {"center": one("hSD01-006", "foe")}
    )
    s.do("collab", "guest")
    s.use("guest", "foe")
    assert s.mem("foe").damage == 20


@rule("hocg:13.3.2", "hocg:10.10.2")
@played("hSD14-007", "bloom_effect1")
def test_007_strengthens_the_center_whoever_blooms() -> None:
    s = Scene(
        {
            "hand": [one("hSD14-007", "bloom")],
            "center": one("hSD01-003", "center", cheers=["white"]),
            "back": one("hSD14-002", "base"),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("bloom", "bloom", "base")
    s.use("center", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:13.2.2", "hocg:5.17.1")
@played("hSD14-008", "collab_effect1")
def test_008_attaches_an_archived_mascot_to_itself() -> None:
    s = Scene(
        {
            "center": one("hSD14-002", "center"),
            "back": one("hSD14-008", "guest"),
            "archive": [one(GATOR, "a"), one("hSD14-010", "staff"), one("hBP01-119", "b")],
        }
    )
    s.do("collab", "guest")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert s.has("guest", "b") and not s.has("guest", "a")


@rule("hocg:5.17.3.4", "hocg:10.7.2.3.4")
@played("hSD14-008", "collab_effect1")
@pytest.mark.parametrize(("carried", "archived"), [([GATOR], [one(GATOR, "a")]), ([], [one("hSD14-010", "staff")])])
def test_008_attaches_nothing_if_there_is_none_or_no_room(carried: list[str], archived: list[object]) -> None:
    s = Scene({"back": one("hSD14-008", "guest", attached=carried), "archive": archived})
    s.do("collab", "guest")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert len(s.mem("guest").supports) == len(carried)
    assert s.count("archive") == 1


@rule("hocg:12.2.4.3", "hocg:10.3.2")
@played("hSD14-008", "art1")
@pytest.mark.parametrize(
    ("place", "carried", "dealt"), [("collab", [GATOR], 40), ("collab", [], 20), ("center", [GATOR], 20)]
)
def test_008_hits_harder_with_a_mascot_and_only_in_the_collab_position(
    place: str, carried: list[str], dealt: int
) -> None:
    me = one("hSD14-008", "me", cheers=["white"], attached=carried)
    s = Scene({place: me, "back": one("hSD14-002", "o", attached=[GATOR])}, {"center": one("hSD01-006", "foe")})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:11.3.1.1", "hocg:11.3.1.1.1")
@played("hSD14-009", "gift1")
@pytest.mark.parametrize(("carried", "drawn"), [([GATOR], 1), ([], 0), (["hBP01-114"], 0)])
def test_009_draws_when_downed_with_a_mascot(carried: list[str], drawn: int) -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {
            "center": one("hSD14-009", "foe", damage=160, attached=carried),
            "back": one("hSD01-009", "rest", attached=[GATOR]),
        },
    )
    s.use("me", "foe")
    assert (s.place("foe"), s.count("hand", B)) == ("gone", drawn)


@rule("hocg:11.3.1.1")
@played("hSD14-009", "gift1")
def test_009_draws_nothing_for_the_down_of_another() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD14-002", "foe", damage=70), "back": one("hSD14-009", "fubuki", attached=[GATOR])},
    )
    s.use("me", "foe")
    assert (s.place("foe"), s.count("hand", B)) == ("gone", 0)


@rule("hocg:10.3.2")
@played("hSD14-009", "gift1")
def test_009_draws_nothing_if_downed_in_its_own_turn() -> None:
    axe = "hBP01-114"
    s = Scene(
        {
            "center": one("hSD14-009", "me", damage=170, cheers=["white", "white"], attached=[GATOR, axe]),
            "back": one("hSD01-009", "rest"),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("me", "foe")  # the axe's damage is special damage to its holder
    assert (s.place("me"), s.count("hand")) == ("gone", 0)


@rule("hocg:5.7.2", "hocg:8.6.2")
@played("hSD14-010", "text")
def test_010_draws_three_and_is_limited() -> None:
    s = Scene({"hand": [one("hSD14-010", "holoan"), one("hSD14-010", "again")]})
    s.do("play", "holoan")
    assert (s.count("hand"), s.lies("holoan")) == (4, "archive")
    assert s.why_not("play", "again") == "hocg:8.6.2"


@rule("hocg:10.7.2.3.7")
@played("hSD14-010", "text")
def test_010_needs_a_card_to_draw() -> None:
    s = Scene({"hand": [one("hSD14-010", "holoan")], "deck": 0})
    assert s.why_not("play", "holoan") == "hocg:10.7.2.3.7"


@rule("hocg:4.4.5", "hocg:10.3.4.2")
@played("hSD14-011", "text")
def test_011_gives_ten_hp_to_anybody() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD14-002", "foe", damage=50, attached=[GATOR]), "back": one("hSD14-002", "same", damage=50)},
    )
    s.use("me", "foe")
    assert (s.place("foe"), s.mem("foe").damage) == ("center", 80)


@rule("hocg:5.19.1", "hocg:11.3.1.1", "hocg:5.21.1")
@played("hSD14-011", "text")
def test_011_sends_a_cheer_when_its_fubuki_downs_somebody() -> None:
    s = Scene(
        {
            "center": one("hSD14-002", "me", cheers=["white"], attached=[GATOR]),
            "back": one("hSD01-009", "friend"),
            "cheer_deck": ["green"],
        },
        {"center": one("hSD15-009", "foe", damage=160), "back": one("hSD01-009", "rest")},
    )
    s.use("me", "foe")
    s.pick("friend")
    assert (s.cheers("friend"), s.place("foe")) == (["green"], "gone")


@rule("hocg:5.19.1")
@played("hSD14-011", "text")
@pytest.mark.parametrize("who", ["another name", "another holomem"])
def test_011_sends_none_for_somebody_else(who: str) -> None:
    named = who == "another name"
    me = one("hSD01-003" if named else "hSD14-002", "me", cheers=["white"], attached=[GATOR] if named else [])
    s = Scene(
        {"center": me, "back": one("hSD14-002", "friend", attached=[] if named else [GATOR]), "cheer_deck": ["green"]},
        {"center": one("hSD15-009", "foe", damage=160), "back": one("hSD01-009", "rest")},
    )
    s.use("me", "foe")
    assert (s.place("foe"), s.cheers("friend"), s.cheers("me")) == ("gone", [], ["white"])
