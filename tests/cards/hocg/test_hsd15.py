"""hSD15, start deck Juufuutei Raden: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

DANCE = "hSD15-010"


@rule("hocg:5.11.2", "hocg:5.6.1", "hocg:8.5.1.1")
@played("hSD15-001", "skill")
def test_001_finds_a_mushroom_event() -> None:
    s = Scene(
        {
            "oshi": "hSD15-001",
            "power": 4,
            "deck": {"top": [one("hSD19-010", "curry"), one(DANCE, "dance"), one("hSD15-002", "raden")], "filler": 2},
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"dance"}
    s.pick("dance")
    assert (s.lies("dance"), s.known("dance"), s.count("power")) == ("hand", 3, 2)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.7.2.3.5")
@played("hSD15-001", "skill")
def test_001_may_find_nothing() -> None:
    s = Scene({"oshi": "hSD15-001", "power": 2, "deck": {"top": [one(DANCE, "dance")], "filler": 2}})
    s.do("skill", 0)
    s.do("done")
    assert (s.lies("dance"), s.prompt) == ("deck", "main")


@rule("hocg:5.21.1", "hocg:10.4.2.1", "hocg:8.5.1.2")
@played("hSD15-001", "sp")
def test_001_sp_sends_a_cheer_to_raden_and_returns_a_mushroom_event() -> None:
    s = Scene(
        {
            "oshi": "hSD15-001",
            "power": 2,
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD15-002", "one"), one("hSD15-006", "two")],
            "cheer_deck": ["blue", "green"],
            "archive": [one(DANCE, "dance"), one(DANCE, "other"), one("hSD19-010", "curry")],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert s.cheers("two") == ["blue"]
    assert s.choices() == {"dance", "other"}
    s.pick("dance")
    assert (s.lies("dance"), s.lies("other"), s.count("hand")) == ("hand", "archive", 1)


@rule("hocg:1.3.2", "hocg:10.7.2.3.4")
@played("hSD15-001", "sp")
def test_001_sp_returns_the_event_although_there_is_no_raden() -> None:
    s = Scene({"oshi": "hSD15-001", "power": 2, "cheer_deck": 3, "archive": [one(DANCE, "dance")]})
    s.do("skill", 1)
    assert (s.lies("dance"), s.prompt) == ("hand", "main")


@rule("hocg:13.2.2", "hocg:5.21.1")
@played("hSD15-004", "collab_effect1")
@pytest.mark.parametrize(("turn", "sent"), [(2, ["green"]), (1, []), (4, [])])
def test_004_sends_a_cheer_to_the_back_on_the_first_turn_of_whoever_went_second(turn: int, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "back": [one("hSD15-004", "guest"), one("hSD15-002", "friend")],
            "cheer_deck": ["green"],
        },
        turn=turn,
        active="A",
    )
    s.do("collab", "guest")
    assert (s.prompt, s.cheers("friend"), s.cheers("guest"), s.cheers("center")) == ("main", sent, [], [])


def fallen(**more: object) -> Scene:
    """Raden goes down in the opponent's turn with two cheers on her."""
    raden = one("hSD15-005", "raden", damage=90, cheers=[one("green", "g"), one("blue", "b")])
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": raden, "back": [one("hSD01-009", "friend"), one("hSD15-002", "other", cheers=["red"])], **more},
    )
    s.use("me", "raden")
    return s


@rule("hocg:11.3.1.1", "hocg:5.17.4.2")
@played("hSD15-005", "gift1")
def test_005_hands_one_cheer_on_before_it_is_archived() -> None:
    s = fallen(life=3)
    s.do("yes")
    assert s.choices() == {"g", "b"}
    s.pick("b")
    assert s.choices() == {"friend", "other"}
    s.pick("friend")
    assert (s.cheers("friend"), s.lies("g"), s.place("raden")) == (["blue"], "archive", "gone")


@rule("hocg:10.8.3.1.1")
@played("hSD15-005", "gift1")
def test_005_need_not() -> None:
    s = fallen(life=3)
    s.do("no")
    assert (s.lies("g"), s.lies("b"), s.cheers("friend")) == ("archive", "archive", [])


@rule("hocg:10.3.2")
@played("hSD15-005", "gift1")
def test_005_hands_nothing_on_in_its_own_turn() -> None:
    s = Scene(
        {
            "center": one("hSD15-005", "raden", damage=90, cheers=[one("green", "g")], attached=["hBP01-114"]),
            "back": one("hSD01-009", "friend"),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("raden", "foe")  # the axe strikes its holder
    assert (s.place("raden"), s.lies("g")) == ("gone", "archive")


@rule("hocg:11.3.1.1")
@played("hSD15-005", "gift1")
def test_005_hands_nothing_on_for_the_down_of_another() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {
            "center": one("hSD15-002", "other", damage=60),
            "back": [one("hSD15-005", "raden", cheers=[one("green", "g")]), one("hSD01-009", "friend")],
            "life": [one("white", "life"), "white"],
        },
    )
    s.use("me", "other")
    assert s.place("other") == "gone"
    assert s.choices() == {"raden", "friend"}  # of the life card
    s.pick("friend")
    assert (s.prompt, s.has("raden", "g"), s.has("friend", "life")) == ("perform", True, True)


@rule("hocg:13.2.2", "hocg:5.13.1", "hocg:10.4.2.1")
@played("hSD15-007", "collab_effect1")
def test_007_archives_the_top_card_which_may_then_be_placed() -> None:
    s = Scene(
        {
            "back": one("hSD15-007", "guest"),
            "deck": {"top": ["Filler", one("hSD01-003", "debut")], "filler": 3},
            "archive": [one("hSD15-006", "first"), one("hSD15-002", "older"), one("hSD13-014", "spot")],
        }
    )
    s.do("collab", "guest")
    assert s.lies("debut") == "archive"
    s.do("yes")
    assert s.choices() == {"debut", "older"}
    s.pick("debut")
    assert (s.lies("debut"), s.lies("older")) == ("elsewhere", "archive")
    assert len(s.t.spots[0]) == 3


@rule("hocg:10.8.3.1.1")
@played("hSD15-007", "collab_effect1")
def test_007_need_not_place_anybody() -> None:
    s = Scene({"back": one("hSD15-007", "guest"), "archive": [one("hSD15-002", "debut")]})
    s.do("collab", "guest")
    s.do("no")
    assert (s.lies("debut"), s.count("archive")) == ("archive", 2)


@rule("hocg:4.6.2.1", "hocg:1.3.2")
@played("hSD15-007", "collab_effect1")
@pytest.mark.parametrize("why", ["no debut", "full stage"])
def test_007_places_nobody_where_it_cannot(why: str) -> None:
    full = why == "full stage"
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "back": [one("hSD15-007", "guest"), *(["hSD15-002"] * (4 if full else 1))],
            "archive": [one("hSD15-002" if full else "hSD15-006", "card")],
        }
    )
    s.do("collab", "guest")
    assert (s.prompt, s.lies("card"), s.count("archive")) == ("main", "archive", 2)


def hunt(damage: int, **more: object) -> Scene:
    return Scene(
        {
            "center": one("hSD15-008", "raden", damage=damage, cheers=["green", "green"]),
            "back": one("hSD01-009", "friend", damage=20),
            **more,
        },
        {"center": one("hSD15-009", "foe", damage=130), "back": one("hSD01-009", "rest")},
    )


@rule("hocg:11.3.1.1", "hocg:5.23.1")
@played("hSD15-008", "gift1")
@pytest.mark.parametrize(("damage", "left"), [(50, 30), (10, 0)])
def test_008_restores_itself_when_it_downs_somebody(damage: int, left: int) -> None:
    s = hunt(damage)
    s.use("raden", "foe")
    assert (s.place("foe"), s.mem("raden").damage, s.mem("friend").damage) == ("gone", left, 20)


@rule("hocg:11.3.1.1")
@played("hSD15-008", "gift1")
def test_008_restores_nothing_for_a_hit_or_the_deed_of_another() -> None:
    s = hunt(50, collab=one("hSD01-003", "sora", cheers=["white"]))
    s.mem("foe").damage = 100
    s.use("raden", "foe")
    assert (s.place("foe"), s.mem("raden").damage) == ("center", 50)
    s.use("sora", "foe")
    assert (s.place("foe"), s.mem("raden").damage) == ("gone", 50)


@rule("hocg:12.2.4.3", "hocg:8.6.1")
@played("hSD15-008", "art1")
@pytest.mark.parametrize(
    ("used", "dealt"), [([], 40), ([{"play": DANCE, "by": "A"}], 50), ([{"play": DANCE, "by": "B"}], 40)]
)
def test_008_hits_harder_after_a_mushroom_event_of_its_player(used: list[object], dealt: int) -> None:
    s = Scene(
        {"center": one("hSD15-008", "raden", cheers=["green", "green"])},
        {"center": one("hSD01-006", "foe")},
        history=used,
    )
    s.use("raden", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3", "hocg:8.6.1")
@played("hSD15-008", "art1")
@pytest.mark.parametrize(("event", "dealt"), [(DANCE, 40 + 10 + 10), ("hSD19-010", 40)])
def test_008_asks_for_the_tag_of_the_event_that_was_used(event: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD15-008", "raden", damage=30, cheers=["green", "green"]), "hand": [one(event, "card")]},
        {"center": one("hSD01-006", "foe")},
    )
    s.do("play", "card")
    while s.prompt == "pick":
        s.pick("raden")
    s.use("raden", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:13.3.2", "hocg:10.3.2")
@played("hSD15-009", "bloom_effect1")
@pytest.mark.parametrize(("place", "dealt"), [("center", 110), ("collab", 90)])
def test_009_is_stronger_after_blooming_in_the_center(place: str, dealt: int) -> None:
    s = Scene(
        {"hand": [one("hSD15-009", "second")], place: one("hSD15-006", "raden", cheers=["green"] * 3)},
        {"center": one("hSD01-006", "foe")},
    )
    s.do("bloom", "second", "raden")
    s.use("raden", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.9.1", "hocg:10.11.1")
@played("hSD15-010", "text")
@pytest.mark.parametrize(("cheers", "dealt"), [(1, 30), (2, 30), (3, 40), (4, 40)])
def test_010_gives_ten_or_with_three_cheers_twenty_instead(cheers: int, dealt: int) -> None:
    s = Scene(
        {
            "hand": [one(DANCE, "dance")],
            "center": one("hSD15-002", "raden", cheers=["green"] * cheers),
            "collab": one("hSD15-002", "other", cheers=["green"] * 3),
            "back": one("hSD01-009", "azki", cheers=["green"] * 3),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("play", "dance")
    assert s.choices() == {"raden", "other"}
    s.pick("raden")
    s.use("raden", "foe")
    assert s.mem("foe").damage == dealt
    s.use("other", "foe")
    assert s.mem("foe").damage == dealt + 20


@rule("hocg:10.7.2.3.7")
@played("hSD15-010", "text")
def test_010_needs_a_raden() -> None:
    s = Scene(
        {"hand": [one(DANCE, "dance")], "center": one("hSD01-003", "sora")}, {"center": one("hSD15-002", "theirs")}
    )
    assert s.why_not("play", "dance") == "hocg:10.7.2.3.7"
