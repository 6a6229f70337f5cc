"""hSD07, Oshi and holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

# --- hSD07-001 Shiranui Flare, Oshi


@played("hSD07-001", "skill")
@rule("hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD07-002", 40), ("hSD07-010", 20)])
def test_001_strengthens_a_yellow_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD07-001", "power": 2, "center": one(center, "me", cheers=["yellow"])},
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 0)
    s.use("me", "foe")
    assert (s.mem("foe").damage, s.count("power")) == (dealt, 0)


@played("hSD07-001", "sp")
@rule("hocg:5.18.1", "hocg:5.23.1", "hocg:12.1.3")
def test_001_sp_swaps_the_center_and_restores_who_went_back() -> None:
    s = Scene(
        {
            "oshi": "hSD07-001",
            "power": 1,
            "center": one("hSD07-005", "old", damage=50),
            "collab": one("hSD07-010", "collab", damage=40),
            "back": [
                one("hSD07-002", "new", damage=40),
                one("hSD07-004", "other", damage=40),
                one("hSD07-003", "resting", resting=True),
            ],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"new", "other"}
    s.pick("new")
    assert [s.place(x) for x in ("old", "new", "other", "collab")] == ["back", "center", "back", "collab"]
    assert [s.mem(x).damage for x in ("old", "new", "other", "collab")] == [20, 40, 40, 40]
    assert s.count("power") == 0


@played("hSD07-001", "sp")
@rule("hocg:5.18.1", "hocg:10.7.2.3.4", "hocg:8.5.1.2")
def test_001_sp_restores_nobody_if_nobody_is_swapped() -> None:
    s = Scene(
        {
            "oshi": "hSD07-001",
            "power": 2,
            "center": one("hSD07-005", "old", damage=50),
            "back": one("hSD07-003", "resting", resting=True),
        }
    )
    s.do("skill", 1)
    assert (s.place("old"), s.mem("old").damage, s.why_not("skill", 1)) == ("center", 50, "hocg:8.5.1.2")


# --- hSD07-003 Shiranui Flare


def companions(stage: int = 3, **more: object) -> Scene:
    """Flare collabs with so many holomem on the stage; the deck has Debuts and others."""
    s = Scene(
        {
            "center": "hSD07-002",
            "back": [one("hSD07-003", "flare"), *(["hSD07-004"] * (stage - 2))],
            "deck": [
                "hSD07-005",
                one("hSD07-010", "noel"),
                one("hSD07-011", "miko"),
                one("hSD07-012", "polka"),
                one("hSD07-013", "suisei"),
                one("hSD09-005", "summer noel"),
                one("hSD07-002", "flare debut"),
                one("hSD05-010", "raden"),
                one("hSD16-006", "first miko"),
            ],
            **more,
        }
    )
    s.do("collab", "flare")
    return s


@played("hSD07-003", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.11.2", "hocg:4.4.6")
@pytest.mark.parametrize("stage", [3, 5])
def test_003_may_place_a_debut_companion(stage: int) -> None:
    s = companions(stage, shuffles=[["raden", "noel"]])
    s.do("yes")
    assert s.choices() == {"noel", "miko", "polka", "suisei", "summer noel"}
    s.pick("polka")
    assert (s.known("polka"), s.lies("polka"), len(s.t.spots[0])) == (3, "elsewhere", stage + 1)
    assert (s.pile("deck")[:2], s.prompt) == (["raden", "noel"], "main")
    s.done()


@played("hSD07-003", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.6.1")
def test_003_need_not_look() -> None:
    s = companions()
    s.do("no")
    assert s.pile("deck") == ["noel", "miko", "polka", "suisei", "summer noel", "flare debut", "raden", "first miko"]
    assert (s.known("noel"), s.prompt) == (0, "main")


@played("hSD07-003", "collab_effect1")
@rule("hocg:10.7.2.3.5", "hocg:5.6.1")
def test_003_may_find_nothing_and_shuffles() -> None:
    s = companions(shuffles=[["raden"]])
    s.do("yes")
    s.do("done")
    assert (s.pile("deck")[0], len(s.t.spots[0])) == ("raden", 3)
    s.done()


@played("hSD07-003", "collab_effect1")
@rule("hocg:13.2.1", "hocg:4.4.6")
def test_003_does_nothing_on_a_full_stage() -> None:
    assert companions(6).prompt == "main"


# --- hSD07-004 Shiranui Flare


@played("hSD07-004", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("mine", "theirs", "dealt"), [(1, 2, 40), (2, 2, 30), (3, 2, 30), (0, 1, 40)])
def test_004_is_stronger_with_fewer_cards_in_hand(mine: int, theirs: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD07-004", "flare", cheers=["yellow"]),
            "hand": [f"hSD07-002 x{mine}"] if mine else [],
        },
        {"center": one("Spare", "foe"), "hand": [f"hSD07-002 x{theirs}"]},
    )
    s.use("flare", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD07-006 Shiranui Flare


@played("hSD07-006", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1")
def test_006_finds_an_elfriend() -> None:
    s = Scene(
        {
            "center": one("hSD07-002", "flare"),
            "hand": [one("hSD07-006", "first")],
            "deck": [one("hSD07-015", "elf"), one("hSD06-012", "other"), one("hSD07-002", "debut")],
            "shuffles": [["debut", "other"]],
        }
    )
    s.do("bloom", "first", "flare")
    assert s.choices() == {"elf"}
    s.pick("elf")
    assert (s.lies("elf"), s.known("elf"), s.pile("deck")) == ("hand", 3, ["debut", "other"])
    s.done()


@played("hSD07-006", "bloom_effect1")
@rule("hocg:10.7.2.3.5")
def test_006_may_find_nothing() -> None:
    s = Scene(
        {"center": one("hSD07-002", "flare"), "hand": [one("hSD07-006", "first")], "deck": [one("hSD07-015", "elf")]}
    )
    s.do("bloom", "first", "flare")
    s.do("done")
    assert s.lies("elf") == "deck"


@played("hSD07-006", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("life", "dealt"), [(3, 60), (1, 60), (4, 30)])
def test_006_is_stronger_at_three_life_or_less(life: int, dealt: int) -> None:
    s = Scene({"center": one("hSD07-006", "flare", cheers=["white"]), "life": life}, {"center": one("Spare", "foe")})
    s.use("flare", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD07-007 Shiranui Flare


def grown(left: int, where: str = "back", resting: bool = False) -> Scene:
    """A Debut Flare blooms into hSD07-007 while the collab (110 HP) has so much left."""
    s = Scene(
        {
            "center": "hSD07-010",
            "collab": one("hSD07-002", "collab", damage=110 - left),
            "back": "hSD07-011",
            **{where: one("hSD07-004", "flare", resting=resting)},
            "hand": [one("hSD07-007", "first")],
        }
    )
    s.do("bloom", "first", "flare")
    return s


@played("hSD07-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.18.1")
@pytest.mark.parametrize(("answer", "place"), [("yes", "collab"), ("no", "back")])
@pytest.mark.parametrize("left", [70, 10])
def test_007_may_change_places_with_a_hurt_collab(left: int, answer: str, place: str) -> None:
    s = grown(left)
    s.do(answer)
    assert (s.place("flare"), s.prompt) == (place, "main")
    assert s.place("collab") == {"collab": "back", "back": "collab"}[place]


@played("hSD07-007", "bloom_effect1")
@rule("hocg:5.18.1", "hocg:rb.rest.can")
def test_007_resting_it_stays_resting() -> None:
    s = grown(50, resting=True)
    s.do("yes")
    assert (s.place("flare"), s.mem("flare").resting, s.mem("collab").resting) == ("collab", True, False)


@played("hSD07-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:13.2.2")
def test_007_is_no_collab() -> None:
    s = grown(50)
    power = s.count("power")
    s.do("yes")
    assert s.count("power") == power == 0


@played("hSD07-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.18.1")
def test_007_not_with_a_collab_of_80() -> None:
    s = grown(80)
    assert (s.prompt, s.place("flare")) == ("main", "back")


@played("hSD07-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:10.3.3")
def test_007_not_from_the_center() -> None:
    s = grown(50, where="center")
    assert (s.prompt, s.place("flare")) == ("main", "center")


# --- hSD07-008 Shiranui Flare, Buzz


@played("hSD07-008", "art1")
@rule("hocg:12.2.4.3", "hocg:5.17.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_008_may_attach_an_archived_elfriend_to_itself(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD07-008", "flare", cheers=["yellow x2"], attached=[one("hSD07-015", "first")]),
            "back": one("hSD07-002", "other flare"),
            "archive": [one("hSD07-015", "elf"), one("hSD06-012", "other")],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("flare", "foe")
    s.do(answer)
    assert (s.has("flare", "elf"), s.has("flare", "first"), s.mem("foe").damage) == (answer == "yes", True, 50)


@played("hSD07-008", "art1")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
def test_008_does_not_ask_without_one() -> None:
    s = Scene(
        {"center": one("hSD07-008", "flare", cheers=["yellow x2"]), "archive": ["hSD06-012"]},
        {"center": one("Spare", "foe")},
    )
    s.use("flare", "foe")
    assert s.prompt == "perform"


@played("hSD07-008", "extra")
@rule("hocg:2.11.2.2")
def test_008_costs_two_life_when_downed() -> None:
    s = Scene(
        {"center": one("hSD07-002", "me", cheers=["yellow"])},
        {"center": one("hSD07-008", "buzz", damage=240), "back": one("hSD07-005", "next"), "life": 4},
    )
    s.use("me", "buzz")
    assert s.count("life", B) == 2


# --- hSD07-009 Shiranui Flare


@played("hSD07-009", "gift1")
@rule("hocg:13.4.1", "hocg:rb.term.takes-minus", "hocg:10.3.3")
@pytest.mark.parametrize(("where", "taken"), [("center", 10), ("collab", 20)])
def test_009_takes_less_in_the_center(where: str, taken: int) -> None:
    s = Scene(
        {"center": one("hSD07-010", "noel", cheers=["white"])},
        {"center": "Spare", **{where: one("hSD07-009", "flare")}},
    )
    s.use("noel", "flare")
    assert s.mem("flare").damage == taken


@played("hSD07-009", "gift1")
@rule("hocg:rb.term.takes-minus", "hocg:rb.term.special-damage", "hocg:10.11.2.3")
def test_009_takes_less_every_time_and_of_special_damage_too() -> None:
    s = Scene(
        {"center": one("hSD07-010", "noel", cheers=["white"]), "back": one("hSD07-011", "miko", cheers=["red"])},
        {"center": one("hSD07-009", "flare"), "back": one("hSD07-002", "friend")},
    )
    s.do("collab", "miko")
    assert s.mem("flare").damage == 0
    s.use("noel", "flare")
    s.use("miko", "flare")
    assert s.mem("flare").damage == 20


@played("hSD07-009", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("life", "dealt"), [(3, 140), (4, 70)])
def test_009_is_stronger_at_three_life_or_less(life: int, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD07-009", "flare", cheers=["yellow x3"]), "life": life},
        {"center": one("Spare", "foe"), "life": 2},
    )
    s.use("flare", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD07-010 Shirogane Noel


@played("hSD07-010", "collab_effect1")
@rule("hocg:13.2.1", "hocg:12.2.4.4")
def test_010_strengthens_the_center_and_nobody_else() -> None:
    s = Scene(
        {"center": one("hSD01-003", "center", cheers=["white"]), "back": one("hSD07-010", "noel", cheers=["white"])},
        {"center": one("Spare", "foe")},
    )
    s.do("collab", "noel")
    s.use("center", "foe")
    assert s.mem("foe").damage == 40
    s.use("noel", "foe")
    assert s.mem("foe").damage == 60


# --- hSD07-011 Sakura Miko


@played("hSD07-011", "collab_effect1")
@rule("hocg:13.2.1", "hocg:rb.term.special-damage")
def test_011_hits_the_opposing_center() -> None:
    s = Scene(
        {"back": one("hSD07-011", "miko")},
        {"center": one("hSD07-002", "foe"), "collab": one("hSD07-004", "collab"), "back": one("hSD07-005", "back")},
    )
    s.do("collab", "miko")
    assert [s.mem(x).damage for x in ("foe", "collab", "back")] == [10, 0, 0]


# --- hSD07-012 Omaru Polka


@played("hSD07-012", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.7.1")
@pytest.mark.parametrize(
    ("center", "mine", "theirs", "drawn"),
    [("hSD07-002", 1, 2, 1), ("hSD07-009", 1, 2, 1), ("hSD07-002", 2, 2, 0), ("hSD07-010", 1, 2, 0)],
)
def test_012_draws_beside_flare_with_fewer_cards(center: str, mine: int, theirs: int, drawn: int) -> None:
    s = Scene(
        {"center": center, "back": one("hSD07-012", "polka"), "hand": [f"hSD07-002 x{mine}"]},
        {"hand": [f"hSD07-002 x{theirs}"]},
    )
    s.do("collab", "polka")
    assert s.count("hand") == mine + drawn


# --- hSD07-013 Hoshimachi Suisei


@played("hSD07-013", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize(("answer", "sent"), [("yes", ["red"]), ("no", [])])
def test_013_may_send_an_archived_cheer_to_somebody_else(answer: str, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hSD07-002", "flare"),
            "back": [one("hSD07-013", "suisei"), one("hSD01-003", "sora")],
            "archive": [one("red", "r"), one("white", "w"), one("hSD07-002", "card")],
        }
    )
    s.do("collab", "suisei")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "w"}
        s.pick("r")
        assert s.choices() == {"flare", "sora"}
        s.pick("sora")
    assert (s.cheers("sora"), s.prompt) == (sent, "main")


@played("hSD07-013", "collab_effect1")
@rule("hocg:13.2.1", "hocg:10.7.2.3.4")
@pytest.mark.parametrize(("center", "archive"), [("hSD07-010", ["red"]), ("hSD07-002", ["hSD07-004"])])
def test_013_not_beside_another_center_nor_without_a_cheer(center: str, archive: list[str]) -> None:
    s = Scene({"center": center, "back": one("hSD07-013", "suisei"), "archive": archive})
    s.do("collab", "suisei")
    assert s.prompt == "main"
