"""hBP02, Fubuki, Noel, Reine and Mio: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

UPAO, JOBS, YADORO, AXE = "hBP01-116", "hBP01-119", "hBP02-095", "hBP01-114"
FUBUKI0, FUBUKI1 = "hBP02-008", "hBP02-010"
FOE = {"center": one("Spare", "foe"), "collab": one("Spare", "beside")}


# --- hBP02-009 to 012 Shirakami Fubuki


@rule("hocg:10.10.1", "hocg:13.4.1")
@played("hBP02-009", "gift1")
@pytest.mark.parametrize(
    ("collab", "worn", "dealt"),
    [("hBP02-009", [JOBS], 40), ("hBP02-009", [], 30), ("hBP02-009", [AXE], 50), ("hBP02-008", [JOBS], 30)],
)
def test_009_in_the_collab_position_strengthens_whoever_has_a_mascot(collab: str, worn: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "me", cheers=["white"], attached=worn),
            "collab": one(collab, "fubuki"),
            "back": [one("hBP02-009", "back")],
        },
        FOE,
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.10.1")
@played("hBP02-009", "gift1")
def test_009_strengthens_herself_but_not_the_other_side() -> None:
    mine = {"collab": one("hBP02-009", "fubuki", cheers=["white"], attached=[JOBS])}
    s = Scene(mine, FOE)
    s.use("fubuki", "foe")
    assert s.mem("foe").damage == 30
    s = Scene(mine, {"center": one("hSD01-003", "foe", cheers=["white"], attached=[JOBS])}, active="B")
    s.use("foe", "fubuki")
    assert s.mem("fubuki").damage == 30


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1")
@played("hBP02-011", "bloom_effect1")
def test_011_finds_a_card_of_shirakamis_character() -> None:
    s = Scene(
        {
            "center": one(FUBUKI0, "fubuki"),
            "hand": [one("hBP02-011", "bloom")],
            "deck": [one("hBP02-089", "mascot"), one("hBP02-099", "fan"), one(JOBS, "jobs"), one(FUBUKI0, "debut")],
        }
    )
    s.do("bloom", "bloom", "fubuki")
    assert s.choices() == {"mascot", "fan"}
    assert s.options("done")
    s.pick("fan")
    assert (s.lies("fan"), s.known("fan"), s.lies("mascot"), s.count("deck")) == ("hand", 3, "deck", 3)


def moving(*, damage: int = 0) -> Scene:
    s = Scene(
        {
            "center": one(FUBUKI0, "fubuki"),
            "collab": one("hSD01-008", "azki", attached=[one("hBP02-089", "oruyanke"), AXE], damage=damage),
            "back": [one("hSD01-005", "sora"), one("hSD01-012", "iofi", attached=[one(UPAO, "upao")])],
            "hand": [one("hBP02-012", "bloom")],
        },
        {"center": one("Spare", "foe", attached=[one(YADORO, "theirs")])},
    )
    s.do("bloom", "bloom", "fubuki")
    return s


@rule("hocg:13.3.1", "hocg:5.17.4.2", "hocg:10.7.2.5.1.2")
@played("hBP02-012", "bloom_effect1")
def test_012_moves_a_mascot_to_somebody_who_has_none() -> None:
    s = moving()
    s.do("yes")
    assert s.choices() == {"oruyanke", "upao"}
    s.pick("upao")
    assert s.choices() == {"fubuki", "sora"}
    s.pick("sora")
    assert (s.has("sora", "upao"), s.has("iofi", "upao"), s.prompt) == (True, False, "main")


@rule("hocg:5.17.4.2", "hocg:11.3.1")
@played("hBP02-012", "bloom_effect1")
def test_012_may_move_the_hp_somebody_lives_by() -> None:
    s = moving(damage=80)
    s.do("yes")
    s.pick("oruyanke", "fubuki")
    assert (s.place("azki"), s.has("fubuki", "oruyanke")) == ("gone", True)


@rule("hocg:13.3.1")
@played("hBP02-012", "bloom_effect1")
def test_012_need_not_move_one() -> None:
    s = moving()
    s.do("no")
    assert (s.has("azki", "oruyanke"), s.prompt) == (True, "main")


@rule("hocg:12.2.4.3", "hocg:7.7.2")
@played("hBP02-012", "art1")
@pytest.mark.parametrize(
    ("mine", "friends", "dealt"),
    [([], [], (50, 30)), ([JOBS], [], (70, 30)), ([], [JOBS], (50, 50)), ([JOBS], [JOBS], (70, 50))],
)
def test_012_strengthens_center_and_collab_with_a_mascot(
    mine: list[str], friends: list[str], dealt: tuple[int, int]
) -> None:
    s = Scene(
        {
            "center": one("hBP02-012", "fubuki", cheers=["white x2"], attached=mine),
            "collab": one("hSD01-003", "sora", cheers=["white"], attached=friends),
        },
        FOE,
    )
    s.use("fubuki", "foe")
    s.use("sora", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == dealt


# --- hBP02-016, 017 Shirogane Noel


def noel(under: str) -> Scene:
    s = Scene(
        {
            "center": one(under, "noel"),
            "hand": [one("hBP02-016", "bloom")],
            "deck": [
                one("hBP02-028", "debut"),
                one("hBP02-030", "first"),
                one("hBP02-073", "spot"),
                one("hBP02-017", "buzz"),
                one("hBP02-033", "second"),
                one("hSD01-003", "sora"),
                one("hBP02-085", "event"),
            ],
        }
    )
    s.do("bloom", "bloom", "noel")
    return s


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:2.1.2")
@played("hBP02-016", "bloom_effect1")
def test_016_from_debut_finds_a_gen_3_up_to_first() -> None:
    s = noel("hBP02-014")
    assert s.choices() == {"debut", "first", "spot", "buzz"}
    assert s.options("done")
    s.pick("spot")
    assert (s.lies("spot"), s.known("spot"), s.count("deck")) == ("hand", 3, 6)


@rule("hocg:13.3.1")
@played("hBP02-016", "bloom_effect1")
def test_016_from_first_finds_nothing() -> None:
    s = noel("hBP02-015")
    assert (s.prompt, s.count("deck"), s.count("hand")) == ("main", 7, 0)


@rule("hocg:12.2.4.3", "hocg:13.4.1")
@played("hBP02-017", "art2")
@pytest.mark.parametrize(
    ("place", "others", "dealt"), [("collab", 0, 60), ("collab", 3, 120), ("collab", 5, 140), ("center", 3, 60)]
)
def test_017_hits_harder_for_each_other_gen_3_up_to_four(place: str, others: int, dealt: int) -> None:
    back = [one("hBP02-028", f"m{i}") for i in range(others)]
    front: dict[str, object] = {place: one("hBP02-017", "noel", cheers=["white x3"])}
    if place == "collab":
        front["center"] = back.pop() if others == 5 else one("hSD01-003", "sora")
    s = Scene({**front, "back": back}, {**FOE, "back": ["hBP02-028"]})
    s.use("noel", "foe", 2)
    assert s.mem("foe").damage == dealt


# --- hBP02-019 to 023 Pavolia Reine


def sends_back(s: Scene) -> None:
    """A cheer of the archive, no other card, goes to anybody on the stage."""
    s.do("yes")
    assert s.choices() == {"r", "g"}
    s.pick("g")
    assert s.choices() == {"reine", "center", "back"}
    s.pick("back")
    assert (s.cheers("back"), s.lies("r")) == (["green"], "archive")


ARCHIVED = [one("red", "r"), one("green", "g"), one("hSD01-016", "event")]


@rule("hocg:13.2.2", "hocg:5.21.1")
@played("hBP02-019", "collab_effect1")
@pytest.mark.parametrize("used", [True, False])
def test_019_may_send_a_cheer_of_the_archive(used: bool) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "back": [one("hBP02-019", "reine"), one("hSD01-008", "back")],
            "archive": ARCHIVED,
        }
    )
    s.do("collab", "reine")
    if used:
        sends_back(s)
    else:
        s.do("no")
        assert (s.lies("r"), s.lies("g")) == ("archive", "archive")
    assert s.prompt == "main"


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP02-021", "art1")
@pytest.mark.parametrize("used", [True, False])
def test_021_may_send_a_cheer_of_the_archive(used: bool) -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "collab": one("hBP02-021", "reine", cheers=["white"]),
            "back": [one("hSD01-008", "back")],
            "archive": ARCHIVED,
        },
        FOE,
    )
    s.use("reine", "foe")
    if used:
        sends_back(s)
    else:
        s.do("no")
        assert (s.lies("r"), s.lies("g")) == ("archive", "archive")
    assert (s.prompt, s.mem("foe").damage) == ("perform", 20)


@rule("hocg:13.3.1", "hocg:5.23.1", "hocg:2.4.4")
@played("hBP02-021", "bloom_effect1")
@pytest.mark.parametrize(
    ("mine", "others", "left"),
    [(["green"], ["green"], 40), (["green", "red"], ["blue", "red"], 20), ([], ["white"], 40)],
)
def test_021_restores_ten_for_each_color_on_the_stage(mine: list[str], others: list[str], left: int) -> None:
    s = Scene(
        {
            "center": one("hBP02-018", "reine", cheers=mine, damage=50),
            "back": [one("hSD01-005", "sora", cheers=others, damage=50)],
            "archive": ["yellow"],
            "hand": [one("hBP02-021", "bloom")],
        },
        {"center": one("Spare", "foe", cheers=["purple"])},
    )
    s.do("bloom", "bloom", "reine")
    assert s.choices() == {"reine", "sora"}
    s.pick("sora")
    assert (s.mem("sora").damage, s.mem("reine").damage) == (left, 50)


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.1", "hocg:5.6.1")
@played("hBP02-023", "bloom_effect1")
def test_023_sends_any_cheer_of_the_cheer_deck() -> None:
    s = Scene(
        {
            "center": one("hBP02-020", "reine"),
            "back": [one("hSD01-008", "azki")],
            "hand": [one("hBP02-023", "bloom")],
            "cheer_deck": [one("red", "r"), one("blue", "b"), one("green", "g")],
        }
    )
    s.do("bloom", "bloom", "reine")
    assert s.choices() == {"r", "b", "g"}
    assert not s.options("done")  # any cheer will do, so one is taken
    s.pick("b")
    assert s.choices() == {"reine", "azki"}
    s.pick("azki")
    assert (s.cheers("azki"), s.known("b")) == (["blue"], 3)


@rule("hocg:12.2.4.3", "hocg:2.4.4")
@played("hBP02-023", "art1")
@pytest.mark.parametrize(
    ("mine", "others", "dealt"),
    [(["green x4"], [], 120), (["green x3", "red"], ["red", "blue"], 160), (["green x4"], ["white"], 140)],
)
def test_023_hits_harder_for_each_color_on_the_stage(mine: list[str], others: list[str], dealt: int) -> None:
    s = Scene(
        {"center": one("hBP02-023", "reine", cheers=mine), "back": [one("hSD01-008", "azki", cheers=others)]},
        {"center": one("hSD02-009", "foe", cheers=["purple"]), "collab": one("Spare", "beside", cheers=["yellow"])},
    )
    s.use("reine", "beside")
    assert s.mem("beside").damage == dealt


# --- hBP02-024 to 027 Ookami Mio


def mio() -> Scene:
    s = Scene(
        {
            "center": one("hBP02-024", "mio", cheers=[one("green", "g")]),
            "back": [
                one("hSD01-007", "irys", cheers=[one("white", "w")]),
                one("hSD01-008", "azki"),
                one("hSD01-005", "sora", cheers=[one("red", "r")]),
            ],
        },
        {"center": one("Spare", "foe", cheers=["blue"])},
    )
    s.use("mio", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:5.17.4.2")
@played("hBP02-024", "art1")
def test_024_moves_a_cheer_of_the_stage_to_a_jp_holomem() -> None:
    s = mio()
    s.do("yes")
    assert s.choices() == {"g", "w", "r"}
    s.pick("w")
    assert s.choices() == {"mio", "azki", "sora"}
    s.pick("azki")
    assert (s.cheers("azki"), s.cheers("irys"), s.mem("foe").damage) == (["white"], [], 10)


@rule("hocg:12.2.4.3")
@played("hBP02-024", "art1")
def test_024_need_not_move_one() -> None:
    s = mio()
    s.do("no")
    assert (s.cheers("irys"), s.cheers("azki"), s.mem("foe").damage) == (["white"], [], 10)


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:2.4.4", "hocg:10.7.2.3.5")
@played("hBP02-026", "bloom_effect1")
def test_026_sends_a_cheer_of_a_gamers_color_to_anybody() -> None:
    s = Scene(
        {
            "center": one("hBP02-024", "mio"),
            "back": [one("hSD03-002", "okayu"), one("hSD01-003", "sora"), one("hSD03-010", "korone")],
            "hand": [one("hBP02-026", "bloom")],
            "cheer_deck": [one("red", "r"), one("blue", "b"), one("green", "g"), one("white", "w")],
        },
        {"center": one("hBP02-008", "fubuki")},
    )
    s.do("bloom", "bloom", "mio")
    assert s.choices() == {"b", "g"} and s.options("done")
    s.pick("b")
    assert s.choices() == {"mio", "okayu", "sora", "korone"}
    s.pick("sora")
    assert (s.cheers("sora"), s.known("b"), s.prompt) == (["blue"], 3, "main")


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP02-027", "art1")
@pytest.mark.parametrize(
    ("top", "paid", "dealt"),
    [("hSD01-003", True, 80), ("hSD01-016", True, 110), (JOBS, True, 110), ("hSD01-016", False, 60)],
)
def test_027_hits_harder_by_the_card_it_archives(top: str, paid: bool, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hBP02-027", "mio", cheers=["green x2"]),
            "deck": [one(top, "top"), "hSD01-003"],
            "archive": ["hSD01-003", "hSD01-016"],
        },
        FOE,
    )
    s.use("mio", "foe")
    s.do("yes" if paid else "no")
    assert (s.mem("foe").damage, s.lies("top")) == (dealt, "archive" if paid else "deck")


@rule("hocg:10.4.2.2")
@played("hBP02-027", "art1")
def test_027_has_nothing_to_archive_from_an_empty_deck() -> None:
    s = Scene({"center": one("hBP02-027", "mio", cheers=["green x2"]), "deck": [], "archive": ["hSD01-016"]}, FOE)
    s.use("mio", "foe")
    assert (s.prompt, s.mem("foe").damage) == ("perform", 60)
