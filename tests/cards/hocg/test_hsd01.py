"""hSD01, Oshi and holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt
from kaimaku.games.hocg.lang import card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

card(  # something a Kanata could bloom into
    "tSD-014",
    printed=Printed(
        number="tSD-014",
        kind="holomem",
        name=Names("Amane Kanata", "天音かなた"),
        bloom="first",
        hp=100,
        arts=(PrintedArt(Names("Test", "テスト"), ("neutral",), 10),),
    ),
)


# --- hSD01-001 Tokino Sora, Oshi


@rule("hocg:8.5.1", "hocg:12.1.3", "hocg:5.17.4.2", "hocg:8.5.1.1")
@played("hSD01-001", "skill")
def test_001_replacement_moves_one_cheer_to_another_holomem() -> None:
    s = Scene(
        {
            "oshi": "hSD01-001",
            "power": 2,
            "center": one("hSD01-003", "sora", cheers=[one("white", "w")]),
            "back": [one("hSD01-008", "azki", cheers=[one("green", "g")]), one("hSD01-007", "irys")],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"w", "g"}
    s.pick("g")
    assert s.choices() == {"sora", "irys"}
    s.pick("irys")
    assert (s.cheers("sora"), s.cheers("azki"), s.cheers("irys")) == (["white"], [], ["green"])
    assert (s.count("power"), s.count("archive")) == (1, 1)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:5.18.1", "hocg:12.1.2")
@played("hSD01-001", "sp")
def test_001_sp_swaps_the_opposing_center_with_a_back_holomem_of_ones_choice() -> None:
    s = Scene(
        {"oshi": "hSD01-001", "power": 2},
        {
            "center": one("hSD01-008", "front", cheers=["green"], damage=20),
            "back": [one("hSD01-009", "one"), one("hSD01-007", "two")],
        },
    )
    s.do("skill", 1)
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.place("front"), s.place("one"), s.place("two")) == ("back", "back", "center")
    assert (s.mem("front").damage, s.cheers("front")) == (20, ["green"])
    assert s.why_not("skill", 1) == "hocg:12.1.3"  # no holo Power is left


@rule("hocg:8.5.1.2")
@played("hSD01-001", "sp")
def test_001_sp_is_used_once_a_game() -> None:
    s = Scene({"oshi": "hSD01-001", "power": 4}, {"back": one("hSD01-009", "one")})
    s.do("skill", 1)
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


@rule("hocg:10.2.1.2", "hocg:12.2.4.4", "hocg:7.7.2")
@pytest.mark.parametrize(("center", "dealt"), [("hSD01-003", 80), ("hSD01-008", 20)])
@played("hSD01-001", "sp")
def test_001_sp_strengthens_a_white_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD01-001", "power": 2, "center": one(center, "me", cheers=["white"])},
        {"center": one("hSD01-005", "old"), "back": one("hSD01-006", "new")},
    )
    s.do("skill", 1)
    s.use("me", "new")
    assert s.mem("new").damage == dealt


@rule("hocg:7.7.2")
@played("hSD01-001", "sp")
def test_001_sp_ends_with_the_turn() -> None:
    s = Scene(
        {
            "oshi": "hSD01-001",
            "power": 2,
            "center": one("hSD01-003", "me", cheers=["white"]),
            "collab": one("hSD01-004", "partner"),
            "cheer_deck": 0,
        },
        {"center": one("hSD01-006", "old"), "back": one("hSD01-005", "new"), "cheer_deck": 0},
    )
    s.do("skill", 1)
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("me", "new")
    assert s.mem("new").damage == 30


# --- hSD01-002 AZKi, Oshi


@rule("hocg:12.1.5.1", "hocg:10.2.1.3.3", "hocg:12.1.3")
@played("hSD01-002", "skill")
def test_002_map_declares_the_face_of_a_holomems_roll() -> None:
    s = Scene(
        {"oshi": "hSD01-002", "power": 3, "center": one("hSD01-013", "soraz", cheers=["white", "green"])},
        {"center": one("hSD01-006", "foe")},
    )
    hand = s.count("hand")
    s.use("soraz", "foe")
    s.do("yes")
    s.replace()
    s.do("number", 4)
    assert (s.count("hand"), s.cheers("soraz")) == (hand + 1, ["white", "green"])
    assert s.count("power") == 0


@rule("hocg:12.1.5.1", "hocg:10.2.1.3.2")
@played("hSD01-002", "skill")
def test_002_map_need_not_be_used() -> None:
    s = Scene(
        {"oshi": "hSD01-002", "power": 3, "center": one("hSD01-013", "soraz", cheers=["white", "green"])},
        {"center": one("hSD01-006", "foe")},
        dice=[1],
    )
    s.use("soraz", "foe")
    s.do("yes")
    s.do("pass")
    assert (len(s.cheers("soraz")), s.count("power")) == (3, 3)
    s.done()


@rule("hocg:12.1.5.1")
@played("hSD01-002", "skill")
def test_002_map_answers_the_roll_of_a_collab_too() -> None:
    back = [one("hSD01-009", "azki"), one("hSD01-003", "sora")]
    s = Scene({"oshi": "hSD01-002", "power": 3, "back": back, "cheer_deck": [one("white", "top"), "red"]})
    s.do("collab", "azki")
    s.do("yes")
    s.replace()
    s.do("number", 2)
    assert s.has("sora", "top") and (s.count("power"), s.prompt) == (1, "main")


@rule("hocg:12.1.5.1")
@played("hSD01-002", "skill")
def test_002_map_does_not_answer_the_roll_of_a_support_card() -> None:
    s = Scene(
        {"oshi": "hSD01-002", "power": 3, "hand": [one("hSD01-020", "circle")], "archive": ["green"]},
        dice=[2],
    )
    s.do("play", "circle")
    assert (s.prompt, s.count("power")) == ("main", 3)
    s.done()


@rule("hocg:10.7.2.3.2", "hocg:5.21.1")
@played("hSD01-002", "sp")
def test_002_sp_sends_any_number_of_archived_cheers_to_one_green_holomem() -> None:
    s = Scene(
        {
            "oshi": "hSD01-002",
            "power": 3,
            "archive": [one("white", "w"), one("green", "g"), one("red", "r")],
            "center": one("hSD01-008", "azki"),
            "back": [one("hSD01-003", "sora"), one("hSD01-012", "iofi")],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"w", "g", "r"}
    s.pick("r", "g")
    s.do("done")
    assert s.choices() == {"azki", "iofi"}
    s.pick("iofi")
    assert (s.cheers("iofi"), s.lies("w")) == (["red", "green"], "archive")


@rule("hocg:10.7.2.3.2")
@played("hSD01-002", "sp")
def test_002_sp_may_send_nothing() -> None:
    s = Scene({"oshi": "hSD01-002", "power": 3, "archive": ["white"], "center": one("hSD01-008", "azki")})
    s.do("skill", 1)
    s.do("done")
    assert (s.cheers("azki"), s.prompt) == ([], "main")


# --- hSD01-004 Tokino Sora


@rule("hocg:13.2.1", "hocg:12.2.4.4")
@played("hSD01-004", "collab_effect1")
def test_004_collab_strengthens_the_center_and_nobody_else() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center", cheers=["white"]),
            "back": [one("hSD01-004", "dancer", cheers=["white"])],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("collab", "dancer")
    s.use("center", "foe")
    assert s.mem("foe").damage == 50
    s.use("dancer", "foe")
    assert s.mem("foe").damage == 70


@rule("hocg:13.2.2")
@played("hSD01-004", "collab_effect1")
def test_004_does_nothing_if_it_did_not_collab_this_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "center", cheers=["white"]), "collab": one("hSD01-004", "dancer")},
        {"center": one("hSD01-006", "foe")},
    )
    s.use("center", "foe")
    assert s.mem("foe").damage == 30


# --- hSD01-006 Tokino Sora, Buzz


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("friend", "dealt"), [("hSD01-008", 110), ("hSD01-007", 60)])
@played("hSD01-006", "art2")
def test_006_sympathy_is_stronger_beside_azki(friend: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD01-006", "sora", cheers=["white", "green", "white"]), "back": one(friend, "friend")},
        {"center": one("hSD01-006", "foe"), "back": one("hSD01-008", "their azki")},
    )
    s.use("sora", "foe", 2)
    assert s.mem("foe").damage == dealt


@rule("hocg:2.11.2.2")
@pytest.mark.parametrize(("number", "lost"), [("hSD01-006", 2), ("hSD01-005", 1)])
def test_006_costs_two_life_when_downed(number: str, lost: int) -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one(number, "foe", damage=130 if number == "hSD01-005" else 220), "life": 4},
    )
    s.use("me", "foe")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])  # where the cheers of the lost life go
    assert s.count("life", B) == 4 - lost


# --- hSD01-007 IRyS


@rule("hocg:5.8.1", "hocg:5.11.1", "hocg:13.2.1")
@played("hSD01-007", "collab_effect1")
def test_007_hope_takes_a_card_of_holo_power_and_lays_one_of_the_hand_there() -> None:
    s = Scene(
        {
            "back": [one("hSD01-007", "irys")],
            "power": [one("hSD01-016", "nodoka"), one("hSD01-018", "pc")],
            "deck": {"top": [one("hSD01-003", "top")]},
            "hand": [one("hSD01-021", "gravity")],
        }
    )
    s.do("collab", "irys")
    assert s.choices() == {"nodoka", "pc", "top"}  # what the collab itself laid there is among them
    s.pick("pc")
    assert s.known("pc") == 3  # revealed to both
    assert s.choices() == {"gravity", "pc"}
    s.pick("gravity")
    assert (s.lies("pc"), s.lies("gravity"), s.lies("nodoka")) == ("hand", "power", "power")
    assert s.prompt == "main"


# --- hSD01-009 AZKi


def expanding(*dice: int) -> Scene:
    s = Scene(
        {
            "back": [one("hSD01-009", "azki"), one("hSD01-007", "one"), one("hSD01-012", "two")],
            "cheer_deck": ["green", "white x3"],
        },
        dice=dice,
    )
    s.do("collab", "azki")
    return s


@rule("hocg:5.24.2")
@played("hSD01-009", "collab_effect1")
def test_009_map_need_not_be_rolled() -> None:
    s = expanding()
    s.do("no")
    assert (s.prompt, s.place("azki"), s.cheers("one")) == ("main", "collab", [])


@rule("hocg:5.24.1")
@played("hSD01-009", "collab_effect1")
def test_009_nothing_on_5() -> None:
    s = expanding(5)
    s.do("yes")
    assert (s.prompt, s.place("azki")) == ("main", "collab")
    s.done()


@rule("hocg:5.24.1", "hocg:5.21.1")
@pytest.mark.parametrize("face", [2, 4])
@played("hSD01-009", "collab_effect1")
def test_009_sends_a_cheer_to_a_back_holomem_on_4_or_less(face: int) -> None:
    s = expanding(face)
    s.do("yes")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.cheers("two"), s.prompt, s.place("azki")) == (["green"], "main", "collab")
    s.done()


@rule("hocg:5.24.1")
@pytest.mark.parametrize(("answer", "place"), [("yes", "back"), ("no", "collab")])
@played("hSD01-009", "collab_effect1")
def test_009_may_step_back_on_1(answer: str, place: str) -> None:
    s = expanding(1)
    s.do("yes")
    s.pick("one")
    s.do(answer)
    assert (s.cheers("one"), s.place("azki"), s.mem("azki").resting) == (["green"], place, False)


# --- hSD01-011 AZKi


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hSD01-011", "art1")
def test_011_gravity_sends_a_cheer_beside_sora() -> None:
    s = Scene(
        {
            "center": one("hSD01-011", "azki", cheers=["green"]),
            "back": [one("hSD01-003", "sora")],
            "cheer_deck": ["green", "white"],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("azki", "foe")
    assert s.choices() == {"azki", "sora"}
    s.pick("sora")
    assert (s.cheers("sora"), s.mem("foe").damage) == (["green"], 60)


@rule("hocg:12.2.4.3")
@played("hSD01-011", "art1")
def test_011_gravity_sends_nothing_without_sora() -> None:
    s = Scene(
        {"center": one("hSD01-011", "azki", cheers=["green"]), "back": [one("hSD01-007", "irys")]},
        {"center": one("hSD01-003", "their sora"), "back": [one("hSD01-005", "other")]},
    )
    s.use("azki", "their sora")
    assert (s.prompt, s.cheers("azki"), s.cheers("irys")) == ("perform", ["green"], [])


@rule("hocg:12.2.4.3", "hocg:5.24.1")
@pytest.mark.parametrize(("face", "dealt"), [(2, 100), (3, 150), (5, 150), (1, 200)])
@played("hSD01-011", "art2")
def test_011_destiny_song_by_its_roll(face: int, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD01-011", "azki", cheers=["green x3"])}, {"center": one("hSD01-006", "foe")}, dice=[face]
    )
    s.use("azki", "foe", 2)
    s.do("yes")
    assert s.mem("foe").damage == dealt
    s.done()


@rule("hocg:5.24.2")
@played("hSD01-011", "art2")
def test_011_destiny_song_unrolled() -> None:
    s = Scene({"center": one("hSD01-011", "azki", cheers=["green x3"])}, {"center": one("hSD01-006", "foe")})
    s.use("azki", "foe", 2)
    s.do("no")
    assert s.mem("foe").damage == 100


# --- hSD01-012 Airani Iofifteen


@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize(("answer", "sent"), [("yes", ["green"]), ("no", [])])
@played("hSD01-012", "collab_effect1")
def test_012_may_send_a_white_or_green_cheer_of_the_archive_to_the_center(answer: str, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "back": [one("hSD01-012", "iofi"), one("hSD01-007", "irys")],
            "archive": [one("red", "r"), one("green", "g"), one("white", "w"), one("hSD01-003", "card")],
        }
    )
    s.do("collab", "iofi")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"g", "w"}
        s.pick("g")
    assert (s.cheers("center"), s.prompt) == (sent, "main")


@rule("hocg:13.2.1")
@played("hSD01-012", "collab_effect1")
def test_012_does_not_ask_without_such_a_cheer() -> None:
    s = Scene({"back": [one("hSD01-012", "iofi")], "archive": ["red"]})
    s.do("collab", "iofi")
    assert s.prompt == "main"


# --- hSD01-013 SorAZ


@rule("hocg:5.24.1", "hocg:5.7.1")
@pytest.mark.parametrize(("face", "cheers", "drawn"), [(3, 3, 0), (6, 2, 1)])
@played("hSD01-013", "art1")
def test_013_future_gives_a_cheer_on_odd_and_a_card_on_even(face: int, cheers: int, drawn: int) -> None:
    s = Scene(
        {"center": one("hSD01-013", "soraz", cheers=["white x2"])}, {"center": one("hSD01-006", "foe")}, dice=[face]
    )
    s.use("soraz", "foe")
    s.do("yes")
    assert (len(s.cheers("soraz")), s.count("hand"), s.mem("foe").damage) == (cheers, drawn, 50)


@rule("hocg:5.24.2")
@played("hSD01-013", "art1")
def test_013_future_unrolled() -> None:
    s = Scene({"center": one("hSD01-013", "soraz", cheers=["white x2"])}, {"center": one("hSD01-006", "foe")})
    s.use("soraz", "foe")
    s.do("no")
    assert (len(s.cheers("soraz")), s.count("hand")) == (2, 0)


@rule("hocg:2.11.2.3", "hocg:2.11.2.3.1")
@pytest.mark.parametrize("debut", ["hSD01-003", "hSD01-008"])
def test_013_blooms_from_sora_and_from_azki(debut: str) -> None:
    s = Scene({"center": one(debut, "debut"), "back": one("hSD01-007", "irys"), "hand": [one("hSD01-013", "soraz")]})
    assert s.why_not("bloom", "soraz", "irys") == "hocg:8.3.3.a"
    s.do("bloom", "soraz", "debut")
    assert s.has("debut", "soraz")


# --- hSD01-014 Amane Kanata, Spot


@rule("hocg:2.11.2.4", "hocg:8.3.2.a")
def test_014_cannot_bloom() -> None:
    s = Scene(
        {
            "center": one("hBP01-009", "debut"),
            "back": [one("hSD01-014", "spot")],
            "hand": [one("tSD-014", "first")],
        }
    )
    assert s.why_not("bloom", "first", "debut") == ""
    assert s.why_not("bloom", "first", "spot") == "hocg:8.3.2.a"


# --- hSD01-015 Hakui Koyori, Spot


@rule("hocg:13.2.1")
@pytest.mark.parametrize(("center", "drawn", "sent"), [("hSD01-003", 1, 0), ("hSD01-008", 0, 1), ("hSD01-007", 0, 0)])
@played("hSD01-015", "collab_effect1")
def test_015_by_whom_it_collabs_with(center: str, drawn: int, sent: int) -> None:
    s = Scene({"center": one(center, "center"), "back": [one("hSD01-015", "koyori"), one("hSD01-013", "soraz")]})
    s.do("collab", "koyori")
    assert (s.count("hand"), len(s.cheers("center")), s.prompt) == (drawn, sent, "main")
