"""hBP02, Calliope to the magical girls: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

AXE, JOBS, PIONEERS = "hBP01-114", "hBP01-119", "hBP01-124"
CALLI0, CALLI1, CALLI2, SCYTHE, DEATH = "hBP02-054", "hBP02-056", "hBP02-059", "hBP02-088", "hBP02-098"
INA0, SORA, STAFF = "hBP02-061", "hSD01-003", "hSD01-016"
FOE = {"center": one("Spare", "foe"), "collab": one("Spare", "beside")}


def hits(me: dict[str, object], **side: object) -> int:
    """What the collab holomem's Arts deals, if its text asks nothing."""
    s = Scene({"collab": me, **side}, {**FOE, "archive": [INA0] * 12})
    s.use("me", "foe")
    assert s.prompt == "perform"
    return s.mem("foe").damage


# --- hBP02-054 to 059 Mori Calliope


@rule("hocg:12.2.4.3")
@played("hBP02-054", "art1")
@pytest.mark.parametrize(("archive", "dealt"), [([SORA], 40), ([STAFF, "red", JOBS], 30), ([], 30)])
def test_054_hits_harder_over_a_holomem_in_the_archive(archive: list[str], dealt: int) -> None:
    assert hits(one(CALLI0, "me", cheers=["red"]), archive=archive) == dealt


def showtime(hand: list[str]) -> Scene:
    s = Scene(
        {
            "center": one(INA0, "ina", cheers=["red"]),
            "back": [one("hBP02-055", "calli", cheers=["purple x2"]), one(SORA, "sora"), one(CALLI0, "other")],
            "hand": [one(n, f"h{i}") for i, n in enumerate(hand)],
        },
        FOE,
    )
    s.do("collab", "calli")
    return s


@rule("hocg:13.2.2", "hocg:10.4.2.2", "hocg:7.7.2")
@played("hBP02-055", "collab_effect1")
def test_055_archives_a_holomem_and_strengthens_one_of_myth() -> None:
    s = showtime([SORA, STAFF, "hSD01-008"])
    s.do("yes")
    assert s.choices() == {"h0", "h2"}
    s.pick("h2")
    assert s.choices() == {"ina", "calli", "other"}
    s.pick("ina")
    assert (s.lies("h2"), s.count("hand")) == ("archive", 2)
    s.use("ina", "foe")
    s.use("calli", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (30, 20)


@rule("hocg:13.2.2", "hocg:10.4.2.2")
@played("hBP02-055", "collab_effect1")
def test_055_declined_or_unpaid_does_nothing() -> None:
    s = showtime([SORA])
    s.do("no")
    assert (s.prompt, s.count("hand")) == ("main", 1)
    s = showtime([STAFF])
    s.do("yes")  # asked although nothing in the hidden hand fits
    s.do("done")
    assert (s.prompt, s.count("hand")) == ("main", 1)


@rule("hocg:13.3.1")
@played("hBP02-058", "bloom_effect1")
@pytest.mark.parametrize("taken", [True, False])
def test_058_returns_her_scythe_or_death_sensei(taken: bool) -> None:
    s = Scene(
        {
            "center": one(CALLI0, "calli"),
            "hand": [one("hBP02-058", "bloom")],
            "archive": [
                one(SCYTHE, "scythe"),
                one(DEATH, "death"),
                one(AXE, "axe"),
                one(JOBS, "jobs"),
                one(CALLI0, "c"),
            ],
        }
    )
    s.do("bloom", "bloom", "calli")
    s.do("yes" if taken else "no")
    if taken:
        assert s.choices() == {"scythe", "death"}
        s.pick("death")
    assert (s.lies("death"), s.lies("scythe"), s.prompt) == ("hand" if taken else "archive", "archive", "main")


@rule("hocg:12.2.4.3")
@played("hBP02-058", "art1")
@pytest.mark.parametrize(("worn", "dealt"), [([], 30), ([SCYTHE], 70), ([DEATH], 60), ([SCYTHE, DEATH], 70)])
def test_058_hits_harder_with_a_tool_or_mascot(worn: list[str], dealt: int) -> None:
    me = one("hBP02-058", "me", cheers=["purple x2"], attached=worn)
    assert hits(me, back=[one(SORA, "sora", attached=[JOBS])]) == dealt


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:10.7.2.3.1", "hocg:5.6.1")
@played("hBP02-059", "bloom_effect1")
def test_059_archives_any_card_of_the_deck() -> None:
    s = Scene(
        {
            "center": one(CALLI1, "calli"),
            "hand": [one(CALLI2, "bloom")],
            "deck": [one(STAFF, "event"), one(INA0, "ina"), one(SORA, "sora")],
        }
    )
    s.do("bloom", "bloom", "calli")
    assert s.choices() == {"event", "ina", "sora"}
    assert not s.options("done")  # any card will do, so one is taken
    s.pick("ina")
    assert (s.lies("ina"), s.count("deck"), s.count("hand"), s.prompt) == ("archive", 2, 0, "main")


@rule("hocg:12.2.4.3")
@played("hBP02-059", "art1")
@pytest.mark.parametrize(("myth", "dealt"), [(3, 80), (4, 120), (7, 120), (8, 160), (9, 160)])
def test_059_hits_harder_over_four_and_eight_of_myth(myth: int, dealt: int) -> None:
    me = one(CALLI2, "me", cheers=["purple x3"])
    archive = [*[CALLI0, CALLI1][: myth % 2], *[CALLI0] * (myth - myth % 2), *["hBP02-018"] * 8, SCYTHE, DEATH]
    assert hits(me, archive=archive) == dealt


# --- hBP02-063, 064 Ninomae Ina'nis


@rule("hocg:13.3.1", "hocg:5.23.1")
@played("hBP02-063", "bloom_effect1")
def test_063_restores_twenty_to_one_of_myth() -> None:
    s = Scene(
        {
            "center": one(INA0, "ina", damage=50),
            "back": [one(CALLI0, "calli", damage=50), one("hSD01-005", "sora", damage=50)],
            "hand": [one("hBP02-063", "bloom")],
        }
    )
    s.do("bloom", "bloom", "ina")
    assert s.choices() == {"ina", "calli"}
    s.pick("calli")
    assert (s.mem("ina").damage, s.mem("calli").damage, s.mem("sora").damage) == (50, 30, 50)


def smile(myth: int) -> Scene:
    s = Scene(
        {
            "center": one(SORA, "sora", cheers=["blue"]),
            "collab": one("hBP02-064", "ina", cheers=[one("purple", "p"), one("red", "r")]),
            "back": [one(CALLI0, "calli", resting=True)],
            "archive": [*[CALLI0] * myth, SORA, STAFF, SCYTHE, "red"],
        },
        FOE,
    )
    s.use("ina", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:5.17.4.2")
@played("hBP02-064", "art1")
@pytest.mark.parametrize(("myth", "dealt"), [(5, 60), (9, 60), (10, 110)])
@pytest.mark.parametrize("moved", [True, False])
def test_064_moves_a_cheer_over_five_and_hits_harder_over_ten(myth: int, dealt: int, moved: bool) -> None:
    s = smile(myth)
    s.do("yes" if moved else "no")
    if moved:
        assert s.choices() == {"p", "r"}
        s.pick("r")
        assert s.choices() == {"sora", "calli"}
        s.pick("calli")
    assert (s.has("calli", "r"), s.has("ina", "p"), s.mem("foe").damage) == (moved, True, dealt)


@rule("hocg:12.2.4.3")
@played("hBP02-064", "art1")
def test_064_moves_nothing_over_four() -> None:
    s = smile(4)
    assert (s.prompt, s.mem("foe").damage) == ("perform", 60)


# --- hBP02-065, 068 Nerissa Ravencroft


@rule("hocg:12.2.4.3", "hocg:2.4.4")
@played("hBP02-065", "art1")
@pytest.mark.parametrize(("cheer", "dealt"), [("red", 40), ("purple", 30)])
def test_065_hits_harder_with_a_red_cheer_of_her_own(cheer: str, dealt: int) -> None:
    assert hits(one("hBP02-065", "me", cheers=[cheer]), back=[one(SORA, "sora", cheers=["red"])]) == dealt


@rule("hocg:13.2.2", "hocg:7.7.2")
@played("hBP02-068", "collab_effect1")
@pytest.mark.parametrize(("center", "dealt"), [(SORA, 60), ("hBP02-008", 30)])
def test_068_strengthens_center_and_collab_with_singing(center: str, dealt: int) -> None:
    s = Scene(
        {
            "center": one(center, "center", cheers=["white"]),
            "back": [one("hBP02-068", "nerissa", cheers=["purple x3"]), one(SORA, "back")],
        },
        FOE,
    )
    s.do("collab", "nerissa")
    assert s.prompt == "main"
    s.use("center", "foe")
    s.use("nerissa", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (dealt, 110)


@rule("hocg:13.2.2", "hocg:10.10.2")
@played("hBP02-068", "collab_effect1")
def test_068_does_not_strengthen_who_comes_to_the_center_later() -> None:
    s = Scene(
        {
            "center": one("hBP02-008", "center", cheers=["white x2"]),
            "back": [one("hBP02-068", "nerissa"), one(SORA, "back", cheers=["white"])],
        },
        FOE,
    )
    s.do("collab", "nerissa")
    s.do("baton", "back")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.place("back") == "center"
    s.use("back", "foe")
    assert s.mem("foe").damage == 30


# --- hBP02-069 to 074, the magical girls


CHEERS = {"hBP02-069": ("red", "blue"), "hBP02-070": ("white", "green"), "hBP02-071": ("purple", "yellow")}
KINDS = {"hBP02-072": "hBP01-106", "hBP02-073": PIONEERS, "hBP02-074": AXE}


def witch(number: str, dice: list[int]) -> Scene:
    kinds = [one(n, f"s{i}") for i, n in enumerate([*KINDS.values(), JOBS, "hBP01-104", STAFF, SORA])]
    s = Scene(
        {
            "center": one(SORA, "center"),
            "back": [one(number, "witch"), one("hSD01-008", "one"), one("hSD01-007", "two")],
            "deck": ["hSD02-002", *kinds],
            "cheer_deck": [one(c, c) for c in ("white", "green", "red", "blue", "purple", "yellow")],
        },
        dice=dice,
    )
    s.do("collab", "witch")
    s.do("yes" if dice else "no")
    return s


@rule("hocg:5.24.2", "hocg:5.21.1", "hocg:13.2.2", "hocg:10.7.2.3.5", "hocg:5.6.1")
@played("hBP02-069", "collab_effect1")
@played("hBP02-070", "collab_effect1")
@played("hBP02-071", "collab_effect1")
@pytest.mark.parametrize("face", [1, 3, 5])
@pytest.mark.parametrize("number", CHEERS)
def test_069_070_071_send_a_cheer_of_two_colors_to_the_back_on_odd(number: str, face: int) -> None:
    first, second = CHEERS[number]
    s = witch(number, [face])
    assert s.choices() == {first, second} and s.options("done")
    s.pick(second)
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.cheers("two"), s.known(second), s.prompt) == ([second], 3, "main")
    s.done()


@rule("hocg:5.24.2", "hocg:5.11.2", "hocg:13.2.2", "hocg:10.7.2.3.5", "hocg:5.6.1")
@played("hBP02-072", "collab_effect1")
@played("hBP02-073", "collab_effect1")
@played("hBP02-074", "collab_effect1")
@pytest.mark.parametrize("face", [2, 4, 6])
@pytest.mark.parametrize("number", KINDS)
def test_072_073_074_find_their_kind_of_card_on_even(number: str, face: int) -> None:
    s = witch(number, [face])
    (label,) = s.choices()
    assert label == f"s{[*KINDS].index(number)}" and s.options("done")
    s.pick(label)
    assert (s.lies(label), s.known(label), s.count("deck"), s.prompt) == ("hand", 3, 6, "main")
    s.done()


@rule("hocg:5.24.2")
@played("hBP02-069", "collab_effect1")
@played("hBP02-072", "collab_effect1")
@pytest.mark.parametrize("rolled", [True, False])
@pytest.mark.parametrize("number", [*CHEERS, *KINDS])
def test_magical_girls_do_nothing_on_another_face_or_without_rolling(number: str, rolled: bool) -> None:
    for face in (1, 3, 5) if number in KINDS else (2, 4, 6):
        s = witch(number, [face] if rolled else [])
        assert (s.prompt, s.cheers("one"), s.cheers("two"), s.count("hand")) == ("main", [], [], 0)
        s.done()
