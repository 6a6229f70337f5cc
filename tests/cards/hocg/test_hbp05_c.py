"""hBP05, Oshi skills and gifts: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, strike
from tests.rule import rule

SORA, PEKORA, NOEL, MARINE, FLARE = "hSD01-003", "hBP01-038", "hBP02-014", "hBP02-028", "hSD07-002"
MIKO, OMURICE = "hBP03-025", "hSD04-013"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
TROUPE = "hBP01-126"


# --- Oshi skills


@rule("hocg:12.1.5", "hocg:5.11.2")
@played("hBP05-001", "skill")
@pytest.mark.parametrize("agree", [True, False])
def test_001_looks_for_somebody_of_gen_3_when_one_downs(agree: bool) -> None:
    deck = [one(PEKORA, "pekora"), one(SORA, "sora"), one("hBP02-100", "fan")]
    s = Scene(
        {"oshi": "hBP05-001", "power": 2, "center": STRIKER, "deck": deck},
        {"center": one("hSD01-004", "foe", damage=30)},
    )
    s.use("striker", "foe")
    while s.t.asked == (B,):
        s.answer(s.options("pick")[0])
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"pekora"}
        s.pick("pekora")
    assert (s.lies("pekora"), s.count("power")) == ("hand" if agree else "deck", 0 if agree else 2)


@rule("hocg:12.1.5", "hocg:11.5.1")
@played("hBP05-001", "sp")
@pytest.mark.parametrize(
    ("number", "drawn", "asked"),
    [(PEKORA, 0, True), ("hBP02-017", 2, True), ("hBP05-012", 2, True), (SORA, 0, False)],
)
def test_001_sp_saves_a_life_and_draws_for_a_buzz_or_a_second(number: str, drawn: int, asked: bool) -> None:
    hp = {PEKORA: 90, "hBP02-017": 260, "hBP05-012": 220, SORA: 60}[number]
    mine = {"oshi": "hBP05-001", "power": 2, "life": 4, "center": one(number, "me", damage=hp - 10), "back": SORA}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    if asked:
        assert s.t.asked == (A,)
        s.do("yes")
    lost = (2 if number == "hBP02-017" else 1) - asked
    assert (s.count("life"), s.count("hand"), s.count("power")) == (4 - lost, drawn, 0 if asked else 2)


@rule("hocg:12.1.5", "hocg:5.17.4")
@played("hBP05-002", "skill")
@pytest.mark.parametrize(("number", "works"), [("hBP05-019", True), (SORA, False)])
def test_002_moves_a_cheer_of_whoever_would_be_hurt(number: str, works: bool) -> None:
    s = Scene(
        {
            "oshi": "hBP05-002",
            "power": 1,
            "center": one(number, "me", cheers=["green"]),
            "back": [one("hBP01-088", "moona"), one(SORA, "sora")],
        },
        {"center": STRIKER},
        active="B",
    )
    s.use("striker", "me")
    if works:
        s.replace()
    assert (s.cheers("moona"), s.mem("me").damage, s.count("power")) == (["green"] * works, 30, 1 - works)


@rule("hocg:10.4.2.2", "hocg:8.5.1.2")
@played("hBP05-002", "sp")
@pytest.mark.parametrize("cheers", [2, 1])
def test_002_sp_looks_for_two_of_gen_1_for_two_cheers(cheers: int) -> None:
    deck = [one("hBP01-088", "a"), one("hBP03-073", "b"), one(SORA, "c")]
    s = Scene({"oshi": "hBP05-002", "power": 3, "center": one(SORA, "me", cheers=[f"red x{cheers}"]), "deck": deck})
    s.do("skill", 1)
    if cheers == 2:
        assert s.choices() == {"a", "b"}
        s.pick("a", "b")
    assert (s.count("hand"), len(s.cheers("me")), s.count("power")) == ((2, 0, 0) if cheers == 2 else (0, 1, 0))


@rule("hocg:5.7.2", "hocg:8.5.1.1")
@played("hBP05-003", "skill")
@pytest.mark.parametrize(("fans", "hand", "drawn"), [(3, 1, 2), (6, 0, 4), (5, 1, 4), (2, 2, 0), (1, 3, 0)])
def test_003_draws_as_many_as_there_are_troupe_members_up_to_four(fans: int, hand: int, drawn: int) -> None:
    mine = {"oshi": "hBP05-003", "power": 2, "center": one("hBP05-030", "me", attached=[f"{TROUPE} x{fans}"])}
    s = Scene({**mine, "hand": [SORA] * hand}, {"back": one("hBP05-031", "b", attached=[TROUPE])})
    s.do("skill", 0)
    assert (s.count("hand"), s.count("power")) == (hand + drawn, 0)


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:8.5.1.2")
@played("hBP05-003", "sp")
@pytest.mark.parametrize("taken", [("polka", "staff"), ("staff",), ()])
def test_003_sp_takes_a_polka_and_a_staff_of_the_top_seven(taken: tuple[str, ...]) -> None:
    deck = [
        one("hBP05-030", "polka"),
        one("hBP05-031", "other"),
        one("hSD01-016", "staff"),
        *[SORA] * 4,
        one("hSD01-017", "eighth"),
    ]
    s = Scene({"oshi": "hBP05-003", "power": 2, "deck": deck})
    s.do("skill", 1)
    assert s.choices() == {"polka", "other", "staff"}
    s.pick(*taken)
    if len(taken) < 2:
        s.do("done")
    assert [s.lies(x) for x in ("polka", "staff", "other")] == [
        *("hand" if x in taken else "archive" for x in ("polka", "staff")),
        "archive",
    ]
    assert (s.count("hand"), s.count("deck"), s.count("archive")) == (len(taken), 1, 7 - len(taken) + 2)


@rule("hocg:12.1.3", "hocg:5.22.1")
@played("hBP05-004", "skill")
@pytest.mark.parametrize(("center", "usable"), [("hBP05-041", True), (SORA, False)])
def test_004_hurts_anybody_with_okayu_in_the_center(center: str, usable: bool) -> None:
    s = Scene({"oshi": "hBP05-004", "power": 1, "center": center}, {"center": FOE, "back": one("Spare", "back")})
    assert (s.why_not("skill", 0) == "") == usable
    if usable:
        s.do("skill", 0)
        assert s.choices() == {"foe", "back"}
        s.pick("back")
        assert s.mem("back").damage == 10


@rule("hocg:8.5.1.2", "hocg:5.18.1")
@played("hBP05-004", "sp")
@pytest.mark.parametrize(
    ("center", "agree", "drawn"), [("hBP05-041", True, 3), ("hBP05-041", False, 3), (SORA, True, 0)]
)
def test_004_sp_brings_somebody_hurt_to_the_center(center: str, agree: bool, drawn: int) -> None:
    theirs = {"center": FOE, "back": [one(SORA, "hurt", damage=10), one(SORA, "hale")]}
    s = Scene({"oshi": "hBP05-004", "power": 3, "center": center}, theirs)
    s.do("skill", 1)
    s.do("yes" if agree else "no")
    assert (s.place("hurt"), s.place("hale"), s.count("hand")) == ("center" if agree else "back", "back", drawn)


@rule("hocg:5.11.2", "hocg:8.5.1.1")
@played("hBP05-005", "skill")
def test_005_looks_for_food() -> None:
    s = Scene({"oshi": "hBP05-005", "power": 1, "deck": [one(OMURICE, "food"), one("hBP04-094", "event"), SORA]})
    s.do("skill", 0)
    assert s.choices() == {"food"}
    s.pick("food")
    assert (s.lies("food"), s.count("power")) == ("hand", 0)


@rule("hocg:10.7.2.3", "hocg:10.10.2", "hocg:8.5.1.2")
@played("hBP05-005", "sp")
@pytest.mark.parametrize("taken", [1, 4])
def test_005_sp_returns_food_and_strengthens_all_cooks(taken: int) -> None:
    food = [one(OMURICE if i % 2 else "hBP05-075", f"f{i}") for i in range(5)]
    mine = {"center": one("hSD04-002", "choco", cheers=CHEERS), "collab": one(SORA, "sora", cheers=["white"])}
    s = Scene(
        {"oshi": "hBP05-005", "power": 2, **mine, "archive": [*food, "hBP04-094"]},
        {"center": FOE, "collab": one("Spare", "by")},
    )
    s.do("skill", 1)
    assert s.choices() == {f"f{i}" for i in range(5)} and not s.options("done")
    s.pick(*(f"f{4 - i}" for i in range(taken)))
    if taken < 4:
        s.do("done")
    s.use("choco", "foe")
    s.use("sora", "by")
    assert (s.count("hand"), s.mem("foe").damage, s.mem("by").damage) == (taken, 30 + 40, 30)


@rule("hocg:10.10.2", "hocg:8.5.1.1")
@played("hBP05-006", "skill")
def test_006_strengthens_center_and_collab_who_sing() -> None:
    mine = {"center": one(SORA, "sora", cheers=["white"]), "collab": one("hBP05-041", "okayu", cheers=["blue"])}
    s = Scene({"oshi": "hBP05-006", "power": 1, **mine}, {"center": FOE, "collab": one("Spare", "by")})
    s.do("skill", 0)
    s.use("sora", "foe")
    s.use("okayu", "by")
    assert (s.mem("foe").damage, s.mem("by").damage) == (30 + 10 + 10, 20)  # Okayu's text hits the center, too


@rule("hocg:12.2.3.1", "hocg:10.10.2", "hocg:8.5.1.2")
@played("hBP05-006", "sp")
def test_006_sp_takes_a_neutral_cheer_off_the_arts_of_nerissa_for_the_game() -> None:
    mine = {"center": one("hBP05-060", "nerissa", cheers=["purple"]), "collab": one(SORA, "sora")}
    s = Scene({"oshi": "hBP05-006", "power": 4, **mine}, {"center": FOE})
    s.do("skill", 1)
    s.do("pass")
    assert {o[1] for o in s.options("art")} == {s.mem("nerissa").id}


@rule("hocg:5.18.1", "hocg:8.5.1.1")
@played("hBP05-007", "skill")
@pytest.mark.parametrize(
    ("number", "works"), [(SORA, True), ("hBP01-022", True), ("hSD01-014", True), ("hBP01-023", False)]
)
def test_007_swaps_the_collab_with_a_back_flare(number: str, works: bool) -> None:
    mine = {"collab": one(number, "collab"), "back": [one(FLARE, "flare"), one(SORA, "sora")]}
    s = Scene({"oshi": "hBP05-007", "power": 2, **mine})
    s.do("skill", 0)
    assert (s.place("collab"), s.place("flare"), s.place("sora")) == (
        ("back", "collab", "back") if works else ("collab", "back", "back")
    )


@rule("hocg:5.17.4", "hocg:10.10.2", "hocg:8.5.1.2")
@played("hBP05-007", "sp")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_007_sp_gives_cheers_to_flare_and_strengthens_all_by_those_of_the_center(moved: int) -> None:
    mine = {"center": one(FLARE, "flare", cheers=["yellow"]), "collab": one(SORA, "sora", cheers=["white x3"])}
    s = Scene({"oshi": "hBP05-007", "power": 2, **mine}, {"center": FOE})
    s.do("skill", 1)
    s.do("yes" if moved else "no")
    for cheer in s.mem("sora").cheers[:moved]:
        s.do("pick", cheer)
    if moved:
        s.do("done")
    s.use("sora", "foe")
    assert (len(s.cheers("flare")), s.mem("foe").damage) == (1 + moved, 30 + 10 * (1 + moved))


# --- gifts about damage


@rule("hocg:10.11.1")
@played("hBP05-008", "gift1")
@pytest.mark.parametrize(
    ("center", "where", "taken"),
    [(PEKORA, "collab", 10), (PEKORA, "back", 30), ("hBP01-040", "collab", 30), (SORA, "collab", 30)],
)
def test_008_shields_a_debut_center_of_gen_3(center: str, where: str, taken: int) -> None:
    s = Scene({"center": one(center, "c"), where: one("hBP05-008", "noel")}, {"center": STRIKER}, active="B")
    s.use("striker", "c")
    assert s.mem("c").damage == taken


@rule("hocg:12.2.3.2")
@played("hBP05-010", "gift1")
@played("hBP05-043", "gift1")
@pytest.mark.parametrize(
    ("number", "center", "only"),
    [
        ("hBP05-010", PEKORA, True),
        ("hBP05-010", SORA, False),
        ("hBP05-043", "hSD02-011", True),
        ("hBP05-043", SORA, False),
    ],
)
def test_010_043_are_the_only_target_beside_their_own(number: str, center: str, only: bool) -> None:
    s = Scene({"center": one(center, "c"), "collab": one(number, "me")}, {"center": STRIKER}, active="B")
    s.do("pass")
    targets = {o[3] for o in s.options("art")}
    assert targets == ({s.mem("me").id} if only else {s.mem("me").id, s.mem("c").id})


@rule("hocg:10.10.1")
@played("hBP05-013", "gift1")
@pytest.mark.parametrize(("where", "dealt"), [("collab", 60), ("back", 30)])
def test_013_strengthens_all_of_gen_0_from_the_front(where: str, dealt: int) -> None:
    s = Scene({"center": STRIKER, where: "hBP05-013"}, {"center": FOE})
    s.use("striker", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hBP05-023", "gift1")
@played("hBP05-061", "gift1")
@pytest.mark.parametrize("downs", [True, False])
def test_023_061_get_something_when_they_down_somebody(downs: bool) -> None:
    foe = one(SORA if downs else "Spare", "foe")
    s = strike(
        "hBP05-023",
        1,
        {"archive": [one("red", "r")], "back": [one("hBP01-088", "moona"), one(SORA, "sora")]},
        {"center": foe},
    )
    if downs:
        s.do("yes")
        assert s.choices() == {"me", "moona"}
        s.pick("moona")
    assert s.cheers("moona") == ["red"] * downs
    s = strike("hBP05-061", 1, {"hand": []}, {"center": foe})
    assert s.count("hand") == 2 * downs


@rule("hocg:10.8.1", "hocg:10.7.2.1.1")
@played("hBP05-028", "gift1")
@pytest.mark.parametrize(("where", "drawn"), [("center", 1), ("collab", 0)])
def test_028_draws_when_botan_deals_30_special_damage_once_a_turn(where: str, drawn: int) -> None:
    botan = one("hBP05-028", "me", cheers=CHEERS)
    s = Scene({"center": SORA, where: botan}, {"center": FOE})
    s.use("me", "foe")
    s.do("yes")
    s.answer(s.options("pick")[0])
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 70)


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP05-028", "art1")
def test_028_pays_a_cheer_of_a_botan() -> None:
    mine = {
        "center": one("hBP05-028", "me", cheers=["green", "red"]),
        "back": [one(SORA, "s", cheers=["white"]), one("hBP03-016", "b", cheers=["blue"])],
    }
    s = Scene(mine, {"center": FOE})
    s.use("me", "foe")
    s.do("yes")
    assert len(s.options("pick")) == 3
    s.answer(s.options("pick")[-1])
    assert (s.cheers("b"), len(s.cheers("s")), s.mem("foe").damage) == ([], 1, 70)


@rule("hocg:10.8.1", "hocg:5.11.2")
@played("hBP05-035", "gift1")
@pytest.mark.parametrize("agree", [True, False])
def test_035_looks_for_diymiko_when_a_miko_is_downed(agree: bool) -> None:
    mine = {
        "center": one(MIKO, "c", damage=90),
        "collab": "hBP05-035",
        "back": SORA,
        "deck": [one("hBP05-079", "it"), SORA],
    }
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "c")
    assert s.t.asked == (A,)
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"it"}
        s.pick("it")
    assert s.lies("it") == ("hand" if agree else "deck")


@rule("hocg:10.8.1")
@played("hBP05-035", "gift1")
@pytest.mark.parametrize(("center", "where"), [(SORA, "collab"), (MIKO, "back")])
def test_035_is_for_mikos_and_from_the_front(center: str, where: str) -> None:
    hp = {SORA: 60, MIKO: 100}[center]
    mine = {"center": one(center, "c", damage=hp - 10), where: "hBP05-035", "deck": [one("hBP05-079", "it"), SORA]}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "c")
    assert s.prompt != "may" and s.lies("it") == "deck"
