"""hSD19, start deck Oozora Subaru: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule


@rule("hocg:10.7.2.3.1", "hocg:8.5.1.1")
@played("hSD19-001", "skill")
def test_001_returns_an_archived_holomem() -> None:
    s = Scene(
        {
            "oshi": "hSD19-001",
            "power": 6,
            "archive": [
                one("hSD01-003", "sora"),
                one("white", "cheer"),
                one("hSD19-009", "second"),
                one("hSD19-010", "c"),
            ],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"sora", "second"} and not s.options("done")
    s.pick("second")
    assert (s.lies("second"), s.lies("sora"), s.count("power")) == ("hand", "archive", 3)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:12.1.3", "hocg:10.7.2.3.4")
@played("hSD19-001", "skill")
def test_001_without_a_holomem_in_the_archive_is_paid_for_nothing() -> None:
    s = Scene({"oshi": "hSD19-001", "power": 3, "deck": {"filler": 5}, "archive": ["white"]})
    s.do("skill", 0)
    assert (s.prompt, s.count("hand"), s.count("archive")) == ("main", 0, 4)


def cheering(*archive: object, subarus: int = 3) -> Scene:
    return Scene(
        {
            "oshi": "hSD19-001",
            "power": 2,
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD19-002", f"s{i}") for i in range(subarus)],
            "archive": list(archive),
        }
    )


@rule("hocg:5.21.1", "hocg:10.7.2.3", "hocg:8.5.1.2")
@played("hSD19-001", "sp")
def test_001_sp_sends_one_cheer_each_to_two_subarus() -> None:
    s = cheering(one("white", "w"), one("yellow", "y"), one("blue", "b"))
    s.do("skill", 1)
    assert s.choices() == {"w", "y", "b"} and not s.options("done")
    s.pick("b", "y")
    assert s.choices() == {"s0", "s1", "s2"}
    s.pick("s2")
    assert s.choices() == {"s0", "s1"}  # one each
    s.pick("s0")
    assert (s.cheers("s2"), s.cheers("s0"), s.cheers("s1"), s.lies("w")) == (["blue"], ["yellow"], [], "archive")
    assert s.prompt == "main"


@rule("hocg:5.21.1", "hocg:10.7.2.3")
@played("hSD19-001", "sp")
def test_001_sp_may_be_used_for_one_subaru_only() -> None:
    s = cheering(one("white", "w"), one("yellow", "y"))
    s.do("skill", 1)
    s.pick("y")
    s.do("done")
    s.pick("s1")
    assert (s.cheers("s1"), s.lies("w"), s.prompt) == (["yellow"], "archive", "main")


@rule("hocg:10.7.2.3.3", "hocg:1.3.2")
@played("hSD19-001", "sp")
def test_001_sp_does_as_much_as_there_are_subarus_and_cheers() -> None:
    lone = cheering(one("white", "w"), one("yellow", "y"), subarus=1)
    lone.do("skill", 1)
    lone.pick("y")
    assert (lone.cheers("s0"), lone.lies("w"), lone.prompt) == (["yellow"], "archive", "main")
    poor = cheering(one("white", "w"))
    poor.do("skill", 1)
    poor.pick("s1")
    assert (poor.cheers("s1"), poor.prompt) == (["white"], "main")
    nobody = cheering(one("white", "w"), subarus=0)
    nobody.do("skill", 1)
    assert (nobody.lies("w"), nobody.prompt) == ("archive", "main")


@rule("hocg:12.2.4.3")
@played("hSD19-003", "art1")
@played("hSD19-009", "art1")
@pytest.mark.parametrize(("number", "power"), [("hSD19-003", 20), ("hSD19-009", 80)])
@pytest.mark.parametrize(("life", "more"), [(1, 10), (2, 10), (3, 0)])
def test_003_and_009_hit_harder_with_two_life_or_less(number: str, power: int, life: int, more: int) -> None:
    s = Scene(
        {"center": one(number, "subaru", cheers=["yellow"] * 2), "life": life},
        {"center": one("hSD19-006", "foe"), "life": 1},
    )
    s.use("subaru", "foe")
    assert s.mem("foe").damage == power + more


def beginning(turn: int, others: int = 1) -> Scene:
    return Scene(
        {
            "center": one("hSD19-002", "center"),
            "back": [one("hSD19-004", "guest"), *["hSD19-002"] * others],
            "deck": {
                "top": ["Filler", one("hSD01-003", "debut"), one("hSD19-006", "first"), one("hSD01-015", "spot")],
                "filler": 3,
            },
        },
        turn=turn,
        active="A",
    )


@rule("hocg:13.2.2", "hocg:5.13.1", "hocg:5.6.1")
@played("hSD19-004", "collab_effect1")
def test_004_places_a_debut_from_the_deck_on_the_first_turn_of_whoever_went_second() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    assert s.choices() == {"debut"}
    s.pick("debut")
    assert (s.lies("debut"), len(s.t.spots[0]), s.count("hand")) == ("elsewhere", 4, 0)


@rule("hocg:10.7.2.3.5")
@played("hSD19-004", "collab_effect1")
def test_004_may_find_nobody() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    s.do("done")
    assert (s.lies("debut"), s.prompt) == ("deck", "main")


@rule("hocg:4.6.2.1", "hocg:10.7.2.5.2")
@played("hSD19-004", "collab_effect1")
@pytest.mark.parametrize(("turn", "others"), [(1, 1), (4, 1), (2, 4)])
def test_004_places_nobody_going_first_or_later_or_on_a_full_stage(turn: int, others: int) -> None:
    s = beginning(turn, others)
    s.do("collab", "guest")
    assert (s.lies("debut"), s.prompt) == ("deck", "main")


@rule("hocg:10.11.2.3", "hocg:rb.timing.would-take-damage")
@played("hSD19-005", "gift1")
@pytest.mark.parametrize(("place", "dealt"), [("center", 20), ("collab", 30)])
def test_005_takes_less_from_the_opposing_center_only(place: str, dealt: int) -> None:
    s = Scene(
        {place: one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD19-005", "subaru"), "collab": one("hSD19-002", "other")},
    )
    s.use("me", "subaru")
    assert s.mem("subaru").damage == dealt


@rule("hocg:10.11.2.3")
@played("hSD19-005", "gift1")
def test_005_protects_only_itself() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD19-002", "other"), "back": one("hSD19-005", "subaru")},
    )
    s.use("me", "other")
    assert s.mem("other").damage == 30


@rule("hocg:10.11.2.3", "hocg:10.13.3")
@played("hSD19-005", "gift1")
@pytest.mark.parametrize(("place", "dealt"), [("center", 0), ("collab", 10)])
def test_005_takes_less_special_damage_of_the_center_too(place: str, dealt: int) -> None:
    s = Scene(
        {place: one("hSD17-008", "me", cheers=["blue"] * 2)},
        {"center": one("hSD01-006", "foe"), "back": [one("hSD19-005", "subaru")]},
    )
    s.use("me", "foe")
    assert s.mem("subaru").damage == dealt


@rule("hocg:10.13.3")
@played("hSD19-005", "gift1")
def test_005_takes_a_support_cards_damage_in_full() -> None:
    """A support card's damage does not come from a holomem, whoever is in the center."""
    s = Scene(
        {"oshi": "hSD17-001", "power": 2, "center": one("hSD17-002", "suisei")},
        {"back": [one("hSD19-005", "subaru")]},
    )
    s.do("skill", 1)
    assert s.mem("subaru").damage == 50


@rule("hocg:13.3.2", "hocg:5.21.1")
@played("hSD19-007", "bloom_effect1")
def test_007_sends_itself_an_archived_cheer_when_it_blooms() -> None:
    s = Scene(
        {
            "hand": [one("hSD19-007", "first")],
            "back": [one("hSD19-002", "subaru"), "hSD19-002"],
            "archive": [one("white", "w"), one("yellow", "y"), "hSD19-010"],
        }
    )
    s.do("bloom", "first", "subaru")
    assert s.choices() == {"w", "y"} and not s.options("done")
    s.pick("y")
    assert (s.cheers("subaru"), s.lies("w")) == (["yellow"], "archive")


@rule("hocg:10.7.2.3.4")
@played("hSD19-007", "bloom_effect1")
def test_007_sends_nothing_from_an_archive_without_cheers() -> None:
    s = Scene({"hand": [one("hSD19-007", "first")], "back": one("hSD19-002", "subaru"), "archive": ["hSD19-010"]})
    s.do("bloom", "first", "subaru")
    assert (s.cheers("subaru"), s.prompt) == ([], "main")


@rule("hocg:12.2.4.3")
@played("hSD19-007", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(1, 30), (2, 50), (3, 50)])
def test_007_hits_harder_with_two_cheers(cheers: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD19-007", "subaru", cheers=["yellow"] * cheers),
            "back": one("hSD19-002", "o", cheers=["white"]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("subaru", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3", "hocg:10.3.2")
@played("hSD19-008", "art1")
@pytest.mark.parametrize(
    ("place", "other", "dealt"),
    [("collab", "hSD19-009", 40), ("collab", "hSD19-006", 20), ("center", "hSD19-009", 20)],
)
def test_008_hits_harder_in_the_collab_position_against_a_stage_with_a_second(
    place: str, other: str, dealt: int
) -> None:
    s = Scene(
        {place: one("hSD19-008", "subaru", cheers=["yellow"]), "back": "hSD19-009"},
        {"center": one("hSD19-006", "foe"), "back": [other]},
    )
    s.use("subaru", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:5.23.1", "hocg:5.23.1.1")
@played("hSD19-010", "text")
def test_010_restores_thirty() -> None:
    s = Scene(
        {
            "hand": [one("hSD19-010", "curry"), one("hSD19-010", "again")],
            "center": one("hSD19-006", "subaru", damage=50),
            "back": [one("hSD01-003", "sora", damage=20)],
        }
    )
    s.do("play", "curry")
    s.pick("subaru")
    assert (s.mem("subaru").damage, s.mem("sora").damage) == (20, 20)
    s.do("play", "again")
    s.pick("sora")
    assert (s.mem("subaru").damage, s.mem("sora").damage) == (20, 0)


@rule("hocg:10.7.2.3.7")
@played("hSD19-010", "text")
def test_010_needs_somebody_who_is_damaged() -> None:
    s = Scene({"hand": [one("hSD19-010", "curry")]}, {"center": one("hSD19-002", "theirs", damage=30)})
    assert s.why_not("play", "curry") == "hocg:10.7.2.3.7"
