"""hSD16, start deck Sakura Miko: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

P35 = "hBP03-107"  # 35P


@rule("hocg:5.7.2", "hocg:8.5.1.1", "hocg:10.7.2.3.4")
@played("hSD16-001", "skill")
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [([P35], [], 1), ([], [P35], 0), (["hBP01-119"], [], 0)],
    ids=["35P", "theirs", "other"],
)
def test_001_draws_if_somebody_carries_35p(mine: list[str], theirs: list[str], drawn: int) -> None:
    s = Scene(
        {"oshi": "hSD16-001", "power": 4, "back": one("hSD16-002", "miko", attached=mine)},
        {"back": one("hSD16-002", "theirs", attached=theirs)},
    )
    s.do("skill", 0)
    assert (s.count("hand"), s.count("power")) == (drawn, 2)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.10.2", "hocg:8.5.1.2")
@played("hSD16-001", "sp")
def test_001_sp_strengthens_a_miko_who_carries_a_fan() -> None:
    s = Scene(
        {
            "oshi": "hSD16-001",
            "power": 2,
            "center": one("hSD16-002", "miko", cheers=["red"], attached=[P35]),
            "collab": one("hSD16-002", "other", cheers=["red"], attached=[P35]),
            "back": [one("hSD16-003", "bare", attached=["hBP01-119"]), "hSD01-003"],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("skill", 1)
    assert s.choices() == {"miko", "other"}
    s.pick("miko")
    s.use("miko", "foe")
    assert s.mem("foe").damage == 70
    s.use("other", "foe")
    assert s.mem("foe").damage == 90


@rule("hocg:10.7.2.3.4")
@played("hSD16-001", "sp")
def test_001_sp_is_spent_even_if_nobody_carries_a_fan() -> None:
    s = Scene({"oshi": "hSD16-001", "power": 4, "center": one("hSD16-002", "miko")})
    s.do("skill", 1)
    assert (s.prompt, s.count("power")) == ("main", 2)
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


def beginning(turn: int) -> Scene:
    return Scene(
        {
            "back": one("hSD16-004", "guest"),
            "deck": {"top": ["Filler", one("hSD14-011", "gator"), one(P35, "fan")], "filler": 3},
        },
        turn=turn,
        active="A",
    )


@rule("hocg:13.2.2", "hocg:5.17.1", "hocg:5.6.1")
@played("hSD16-004", "collab_effect1")
def test_004_finds_a_35p_for_itself_on_the_first_turn_of_whoever_went_second() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    assert s.choices() == {"fan"}
    s.pick("fan")
    assert (s.has("guest", "fan"), s.known("fan"), s.prompt) == (True, 3, "main")


@rule("hocg:10.7.2.3.5")
@played("hSD16-004", "collab_effect1")
def test_004_may_find_nothing() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    s.do("done")
    assert (s.lies("fan"), s.prompt) == ("deck", "main")


@rule("hocg:10.7.2.5.2")
@played("hSD16-004", "collab_effect1")
@pytest.mark.parametrize("turn", [1, 4])
def test_004_finds_nothing_going_first_or_later(turn: int) -> None:
    s = beginning(turn)
    s.do("collab", "guest")
    assert (s.lies("fan"), s.prompt) == ("deck", "main")


@rule("hocg:5.24.1", "hocg:12.2.4.3")
@played("hSD16-005", "art1")
@pytest.mark.parametrize(("face", "drawn"), [(1, 0), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_005_must_roll_and_draws_on_three_or_five(face: int, drawn: int) -> None:
    s = Scene({"center": one("hSD16-005", "miko", cheers=["red"])}, {"center": one("hSD01-006", "foe")}, dice=[face])
    s.use("miko", "foe")
    assert (s.prompt, s.count("hand"), s.mem("foe").damage) == ("perform", drawn, 20)
    s.done()


@rule("hocg:11.3.1.1", "hocg:5.7.2")
@played("hSD16-007", "gift1")
def test_007_draws_when_downed_in_the_opposing_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD16-007", "miko", damage=120), "back": one("hSD01-009", "rest")},
    )
    s.use("me", "miko")
    assert (s.place("miko"), s.count("hand", B)) == ("gone", 1)


@rule("hocg:10.3.2")
@played("hSD16-007", "gift1")
def test_007_draws_nothing_when_downed_in_its_own_turn() -> None:
    miko = one("hSD16-007", "miko", damage=120, cheers=["red"], attached=["hBP01-114"])
    s = Scene({"center": miko, "back": one("hSD01-009", "rest")}, {"center": one("hSD01-006", "foe")}, dice=[1])
    s.use("miko", "foe")  # the axe strikes its holder
    assert (s.place("miko"), s.count("hand")) == ("gone", 0)
    s.done()


@rule("hocg:11.3.1.1")
@played("hSD16-007", "gift1")
def test_007_draws_nothing_for_the_down_of_another() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD16-002", "other", damage=60), "back": one("hSD16-007", "miko")},
    )
    s.use("me", "other")
    assert (s.place("other"), s.count("hand", B)) == ("gone", 0)


@rule("hocg:5.24.1", "hocg:12.2.4.3")
@played("hSD16-007", "art1")
@pytest.mark.parametrize(("face", "dealt"), [(2, 30), (3, 40), (4, 30), (5, 40)])
def test_007_must_roll_in_the_center_and_hits_harder_on_three_or_five(face: int, dealt: int) -> None:
    s = Scene({"center": one("hSD16-007", "miko", cheers=["red"])}, {"center": one("hSD01-006", "foe")}, dice=[face])
    s.use("miko", "foe")
    assert s.mem("foe").damage == dealt
    s.done()


@rule("hocg:10.3.2", "hocg:12.2.4.3")
@played("hSD16-007", "art1")
def test_007_does_not_roll_in_the_collab_position() -> None:
    s = Scene({"collab": one("hSD16-007", "miko", cheers=["red"])}, {"center": one("hSD01-006", "foe")})
    s.use("miko", "foe")
    assert s.mem("foe").damage == 30
    assert not [row for row in s.t.history if row[0] == "roll"]


@rule("hocg:13.2.2", "hocg:5.24.1")
@played("hSD16-008", "collab_effect1")
@pytest.mark.parametrize("face", [3, 5])
def test_008_returns_an_archived_35p_on_three_or_five(face: int) -> None:
    s = Scene(
        {"back": one("hSD16-008", "guest"), "archive": [one(P35, "a"), one("hSD14-011", "gator"), one(P35, "b")]},
        dice=[face],
    )
    s.do("collab", "guest")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert (s.lies("a"), s.lies("b")) == ("archive", "hand")
    s.done()


@rule("hocg:5.24.2", "hocg:10.7.2.3.4")
@played("hSD16-008", "collab_effect1")
@pytest.mark.parametrize(("face", "archived"), [(1, P35), (4, P35), (3, "hSD14-011")])
def test_008_returns_nothing_on_another_face_or_without_a_35p(face: int, archived: str) -> None:
    s = Scene({"back": one("hSD16-008", "guest"), "archive": [one(archived, "card")]}, dice=[face])
    s.do("collab", "guest")
    assert (s.lies("card"), s.prompt) == ("archive", "main")
    s.done()


@rule("hocg:13.3.2", "hocg:10.9.1")
@played("hSD16-009", "bloom_effect1")
@pytest.mark.parametrize(("own", "elsewhere", "dealt"), [(0, 0, 100), (1, 0, 110), (1, 2, 130)])
def test_009_counts_every_35p_on_the_stage_when_it_blooms(own: int, elsewhere: int, dealt: int) -> None:
    s = Scene(
        {
            "hand": [one("hSD16-009", "second")],
            "center": one("hSD16-006", "miko", cheers=["red"] * 3, attached=[P35] * own),
            "back": one("hSD16-002", "other", attached=[P35] * elsewhere),
            "archive": [P35],
        },
        {"center": one("hSD01-006", "foe"), "back": one("hSD16-002", "theirs", attached=[P35])},
    )
    s.do("bloom", "second", "miko")
    s.use("miko", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.9.1", "hocg:10.2.1.2")
@played("hSD16-009", "bloom_effect1")
def test_009_does_not_count_a_35p_that_comes_later() -> None:
    s = Scene(
        {
            "hand": [one("hSD16-009", "second"), one(P35, "fan")],
            "center": one("hSD16-006", "miko", cheers=["red"] * 3, attached=[P35]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("bloom", "second", "miko")
    s.do("play", "fan", "miko")
    s.use("miko", "foe")
    assert s.mem("foe").damage == 110
