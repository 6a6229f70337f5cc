"""hSD18, start deck Mori Calliope: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import ARTS
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

AXE = "hBP01-114"  # a tool


@rule("hocg:5.12.1", "hocg:5.7.2", "hocg:8.5.1.1")
@played("hSD18-001", "skill")
def test_001_archives_two_then_draws_one() -> None:
    s = Scene(
        {
            "oshi": "hSD18-001",
            "power": 4,
            "deck": {"top": [one("hSD18-002", "a"), one("hSD18-003", "b"), one("hSD18-006", "c")], "filler": 2},
        }
    )
    s.do("skill", 0)
    assert (s.lies("a"), s.lies("b"), s.lies("c"), s.count("hand")) == ("archive", "archive", "hand", 1)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:1.3.2", "hocg:10.7.2.3.3")
@played("hSD18-001", "skill")
def test_001_does_as_much_as_the_deck_allows() -> None:
    s = Scene({"oshi": "hSD18-001", "power": 2, "deck": [one("hSD18-002", "last")]})
    s.do("skill", 0)
    assert (s.lies("last"), s.count("hand"), s.prompt) == ("archive", 0, "main")


@rule("hocg:10.10.2", "hocg:8.5.1.2", "hocg:10.7.2.5.2")
@played("hSD18-001", "sp")
@pytest.mark.parametrize(("dead", "more"), [(6, 30), (7, 30), (5, 0)])
def test_001_sp_strengthens_every_calliope_with_six_holomem_in_the_archive(dead: int, more: int) -> None:
    s = Scene(
        {
            "oshi": "hSD18-001",
            "power": 2,
            "center": one("hSD18-002", "mori", cheers=["purple"]),
            "collab": one("hSD01-003", "sora", cheers=["white"]),
            "archive": [*["hSD01-003"] * dead, "white", "white", "hSD14-010"],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("skill", 1)
    s.use("mori", "foe")
    assert s.mem("foe").damage == 20 + more
    s.use("sora", "foe")
    assert s.mem("foe").damage == 50 + more


@rule("hocg:10.10.2")
@played("hSD18-001", "sp")
def test_001_sp_reaches_all_of_them_and_nobody_who_comes_later() -> None:
    s = Scene(
        {
            "oshi": "hSD18-001",
            "power": 2,
            "center": one("hSD18-002", "one", cheers=["purple"]),
            "back": [one("hSD18-003", "two", cheers=["purple"])],
            "hand": [one("hSD18-002", "late")],
            "archive": ["hSD01-003"] * 6,
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("skill", 1)
    s.do("place", "late")
    s.do("collab", "two")
    s.use("two", "foe")
    assert s.mem("foe").damage == 60
    s.use("one", "foe")
    assert s.mem("foe").damage == 60 + 50
    assert len(s.t.mods[ARTS]) == 2


@rule("hocg:13.2.2", "hocg:10.3.2", "hocg:10.7.2.5")
@played("hSD18-004", "collab_effect1")
@pytest.mark.parametrize(("turn", "archived", "drawn"), [(2, 1, 1), (1, 0, 0), (4, 0, 0)])
def test_004_archives_and_then_draws_only_on_the_first_turn_of_whoever_went_second(
    turn: int, archived: int, drawn: int
) -> None:
    """What begins with "then" hangs on the condition before it (R-48)."""
    s = Scene({"back": one("hSD18-004", "guest")}, turn=turn, active="A")
    s.do("collab", "guest")
    assert (s.count("archive"), s.count("hand"), s.count("power")) == (archived, drawn, 1)


@rule("hocg:10.4.2.1")
@played("hSD18-004", "collab_effect1")
def test_004_archives_the_top_card_and_draws_the_next() -> None:
    s = Scene(
        {
            "back": one("hSD18-004", "guest"),
            "deck": {"top": ["Filler", one("hSD18-002", "a"), one("hSD18-003", "b")], "filler": 2},
        },
        turn=2,
        active="A",
    )
    s.do("collab", "guest")
    assert (s.lies("a"), s.lies("b")) == ("archive", "hand")


@rule("hocg:13.2.2", "hocg:5.22.1")
@played("hSD18-005", "collab_effect1")
@pytest.mark.parametrize(
    ("mine", "theirs", "dealt"),
    [([AXE], [], 10), (["hBP01-119"], [], 0), ([], [AXE], 0)],
    ids=["tool", "mascot", "theirs"],
)
def test_005_strikes_the_center_if_somebody_carries_a_tool(mine: list[str], theirs: list[str], dealt: int) -> None:
    s = Scene(
        {"back": [one("hSD18-005", "guest"), one("hSD01-003", "friend", attached=mine)]},
        {"center": one("hSD01-006", "foe", attached=theirs)},
    )
    s.do("collab", "guest")
    assert s.mem("foe").damage == dealt


@rule("hocg:11.3.1.1", "hocg:5.12.1")
@played("hSD18-007", "gift1")
def test_007_archives_the_top_card_when_downed_in_the_opposing_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {
            "center": one("hSD18-007", "mori", damage=120),
            "back": one("hSD01-009", "rest"),
            "deck": {"top": [one("hSD18-002", "top"), one("hSD18-003", "next")], "filler": 2},
        },
    )
    s.use("me", "mori")
    assert (s.place("mori"), s.lies("top"), s.lies("next")) == ("gone", "archive", "deck")


@rule("hocg:10.3.2")
@played("hSD18-007", "gift1")
def test_007_archives_nothing_when_downed_in_its_own_turn() -> None:
    mori = one("hSD18-007", "mori", damage=120, cheers=["purple"], attached=[AXE])
    s = Scene({"center": mori, "back": one("hSD01-009", "rest"), "deck": 5}, {"center": one("hSD01-006", "foe")})
    s.use("mori", "foe")  # the axe strikes its holder
    assert (s.place("mori"), s.count("deck")) == ("gone", 5)


@rule("hocg:11.3.1.1")
@played("hSD18-007", "gift1")
def test_007_archives_nothing_for_the_down_of_another() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD18-002", "other", damage=60), "back": one("hSD18-007", "mori"), "deck": 5},
    )
    s.use("me", "other")
    assert (s.place("other"), s.count("deck", B)) == ("gone", 5)


@rule("hocg:12.2.4.3")
@played("hSD18-007", "art1")
@pytest.mark.parametrize(("carried", "dealt"), [([AXE], 30 + 10 + 20), ([], 30), (["hBP01-119"], 30)])
def test_007_hits_harder_with_a_tool_of_its_own(carried: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD18-007", "mori", cheers=["purple"], attached=carried),
            "back": one("hSD01-003", "friend", attached=[AXE]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("mori", "foe")  # the axe itself gives Arts +20
    assert s.mem("foe").damage == dealt


@rule("hocg:13.3.2", "hocg:5.12.1")
@played("hSD18-008", "bloom_effect1")
@pytest.mark.parametrize(("deck", "archived"), [(5, 1), (0, 0)])
def test_008_archives_the_top_card_when_it_blooms(deck: int, archived: int) -> None:
    s = Scene({"hand": [one("hSD18-008", "first")], "back": one("hSD18-002", "mori"), "deck": deck})
    s.do("bloom", "first", "mori")
    assert (s.count("archive"), s.count("deck"), s.prompt) == (archived, deck - archived, "main")


@rule("hocg:12.2.4.3", "hocg:10.3.2")
@played("hSD18-008", "art1")
@pytest.mark.parametrize(("place", "back"), [("center", "hand"), ("collab", "archive")])
def test_008_returns_an_archived_tool_only_from_the_center(place: str, back: str) -> None:
    s = Scene(
        {
            place: one("hSD18-008", "mori", cheers=["purple"] * 2),
            "archive": [one("hBP01-119", "mascot"), one(AXE, "axe"), one("hSD14-010", "staff")],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("mori", "foe")
    assert (s.lies("axe"), s.lies("mascot"), s.mem("foe").damage) == (back, "archive", 40)


@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4", "hocg:10.7.2.3.1")
@played("hSD18-008", "art1")
def test_008_must_return_one_of_several_tools_and_none_if_there_is_none() -> None:
    s = Scene(
        {"center": one("hSD18-008", "mori", cheers=["purple"] * 2), "archive": [one(AXE, "a"), one(AXE, "b")]},
        {"center": one("hSD01-006", "foe")},
    )
    s.use("mori", "foe")
    assert s.choices() == {"a", "b"} and not s.options("done")
    s.pick("a")
    assert (s.lies("a"), s.lies("b")) == ("hand", "archive")
    empty = Scene({"center": one("hSD18-008", "mori", cheers=["purple"] * 2)}, {"center": one("hSD01-006", "foe")})
    empty.use("mori", "foe")
    assert (empty.mem("foe").damage, empty.count("hand")) == (40, 0)


@rule("hocg:13.2.2", "hocg:5.22.1")
@played("hSD18-009", "collab_effect1")
@pytest.mark.parametrize(("dead", "dealt"), [(6, 20), (5, 0)])
def test_009_strikes_the_center_with_six_holomem_in_the_archive(dead: int, dealt: int) -> None:
    s = Scene(
        {"back": one("hSD18-009", "guest"), "archive": [*["hSD01-003"] * dead, "white", "hSD14-010"]},
        {"center": one("hSD01-006", "foe"), "archive": ["hSD01-003"] * 6},
    )
    s.do("collab", "guest")
    assert s.mem("foe").damage == dealt
