"""hSD13, Gigi, Cecilia and Raora: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword
from kaimaku.games.hocg.lang import BACK, OPP_BACK, TAKES, THIS, SpecialDamage, card, gift
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

GIGI0, GIGI1, GIGI2 = "hSD13-008", "hSD13-010", "hSD13-013"
RESURGENT = BY_ID[GIGI2].activated[0].key

for number, struck in (("tSD13-001", OPP_BACK), ("tSD13-002", BACK)):  # somebody who strikes a back when hit
    card(
        number,
        gift(SpecialDamage(10, struck), on=TAKES(THIS)),
        printed=Printed(
            number=number,
            kind="holomem",
            name=Names("Thorn", "いばら"),
            bloom="debut",
            hp=200,
            keywords=(PrintedKeyword("gift", Names("Thorns", "とげ")),),
        ),
    )


@rule("hocg:13.2.2", "hocg:5.21.1")
@played("hSD13-008", "collab_effect1")
def test_008_sends_an_archived_cheer_to_a_justice_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "sora"),
            "back": [one(GIGI0, "gigi"), one("hSD13-014", "cecilia")],
            "archive": [one("red", "r"), one("yellow", "y"), "hSD13-016"],
        }
    )
    s.do("collab", "gigi")
    assert s.choices() == {"r", "y"} and not s.options("done")
    s.pick("y")
    assert s.choices() == {"gigi", "cecilia"}
    s.pick("cecilia")
    assert (s.cheers("cecilia"), s.lies("r")) == (["yellow"], "archive")


@rule("hocg:10.7.2.3.4")
@played("hSD13-008", "collab_effect1")
def test_008_sends_nothing_from_an_archive_without_cheers() -> None:
    s = Scene({"back": one(GIGI0, "gigi"), "archive": ["hSD13-016"]})
    s.do("collab", "gigi")
    assert (s.prompt, s.cheers("gigi")) == ("main", [])


def beginning(turn: int, others: int = 0) -> Scene:
    return Scene(
        {
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD13-009", "guest"), *["hSD01-003"] * others],
            "deck": {
                "top": [
                    "Filler",
                    one("hSD13-004", "erb"),
                    one(GIGI0, "debut"),
                    one("hSD14-006", "fubuki"),
                    one(GIGI2, "g2"),
                ],
                "filler": 2,
            },
        },
        turn=turn,
        active="A",
    )


@rule("hocg:13.2.2", "hocg:5.13.1", "hocg:5.6.1")
@played("hSD13-009", "collab_effect1")
def test_009_places_a_justice_first_on_the_first_turn_of_whoever_went_second() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    assert s.choices() == {"erb"}
    s.pick("erb")
    placed = next(m for m in s.t.mems.values() if s.at.labels["erb"] in m.stack)
    assert (len(placed.stack), s.known("erb"), s.prompt) == (1, 3, "main")


@rule("hocg:10.7.2.3.5")
@played("hSD13-009", "collab_effect1")
def test_009_may_find_nobody() -> None:
    s = beginning(2)
    s.do("collab", "guest")
    s.do("done")
    assert (s.lies("erb"), s.prompt) == ("deck", "main")


@rule("hocg:10.7.2.5.2", "hocg:4.6.2.1")
@played("hSD13-009", "collab_effect1")
@pytest.mark.parametrize(("turn", "others"), [(1, 0), (4, 0), (2, 4)])
def test_009_places_nobody_going_first_or_later_or_on_a_full_stage(turn: int, others: int) -> None:
    s = beginning(turn, others)
    s.do("collab", "guest")
    assert (s.lies("erb"), s.prompt) == ("deck", "main")


# --- hSD13-011


def hatching(*under: object) -> Scene:
    return Scene(
        {
            "hand": [one("hSD13-011", "bloom")],
            "back": [{"stack": list(under), "as": "gigi"}, one(GIGI1, "other", under=[GIGI0])],
        },
        {"center": one("hSD01-006", "front"), "collab": one("hSD01-005", "guest")},
    )


@rule("hocg:13.3.2", "hocg:10.4.2.2", "hocg:5.22.1")
@played("hSD13-011", "bloom_effect1")
def test_011_archives_a_debut_below_it_to_strike_the_collab() -> None:
    s = hatching(one(GIGI0, "egg"), one(GIGI1, "chick"))
    s.do("bloom", "bloom", "gigi")
    s.do("yes")
    assert (s.lies("egg"), s.has("gigi", "chick"), s.has("gigi", "bloom")) == ("archive", True, True)
    assert (s.mem("guest").damage, s.mem("front").damage) == (20, 0)


@rule("hocg:10.8.3.1.1")
@played("hSD13-011", "bloom_effect1")
def test_011_need_not() -> None:
    s = hatching(one(GIGI0, "egg"))
    s.do("bloom", "bloom", "gigi")
    s.do("no")
    assert (s.has("gigi", "egg"), s.mem("guest").damage) == (True, 0)


@rule("hocg:10.4.2.2", "hocg:4.4.8")
@played("hSD13-011", "bloom_effect1")
def test_011_asks_nothing_without_a_debut_below_it() -> None:
    s = hatching(one(GIGI1, "chick"))
    s.do("bloom", "bloom", "gigi")
    assert (s.prompt, s.has("gigi", "chick"), s.mem("guest").damage) == ("main", True, 0)


@rule("hocg:10.4.2.2", "hocg:10.7.2.3.4")
@played("hSD13-011", "bloom_effect1")
def test_011_may_be_paid_for_nothing() -> None:
    s = Scene({"hand": [one("hSD13-011", "bloom")], "back": one(GIGI0, "gigi")}, {"center": one("hSD01-006", "front")})
    s.do("bloom", "bloom", "gigi")
    s.do("yes")
    assert (len(s.mem("gigi").stack), s.mem("front").damage) == (1, 0)


@rule("hocg:12.2.4.3", "hocg:rb.term.stacked")
@played("hSD13-011", "art1")
@played("hSD13-013", "art1")
@pytest.mark.parametrize(("number", "power", "more"), [("hSD13-011", 40, 20), (GIGI2, 90, 90)])
@pytest.mark.parametrize("under", [[], [GIGI0]])
def test_011_and_013_hit_harder_with_nothing_below_them(number: str, power: int, more: int, under: list[str]) -> None:
    s = Scene(
        {
            "center": one(number, "gigi", under=under, cheers=["yellow"] * 4),
            "back": one(GIGI1, "other", under=[GIGI0]),
        },
        {"center": one("Spare", "foe")},
    )
    s.use("gigi", "foe")
    assert s.mem("foe").damage == power + (0 if under else more)


# --- hSD13-012


def ambushed(gigi: object, attackers: int = 1, **mine: object) -> Scene:
    """A strikes B's back with special damage; B's Gigi may protect everybody there."""
    return Scene(
        {
            "oshi": "hSD17-001",
            "power": 2,
            "center": one("hSD17-008", "me", cheers=["blue"] * 2),
            "collab": one("hSD17-005", "too", cheers=["blue"]) if attackers > 1 else None,
            **mine,
        },
        {
            "center": one("hSD01-006", "front"),
            "back": [gigi, one("hSD01-003", "left"), one("hSD01-009", "right"), one(GIGI1, "other", under=[GIGI0])],
        },
    )


def guard(**more: object) -> dict[str, object]:
    return one("hSD13-012", "gigi", **{"under": [one(GIGI0, "egg")], **more})


@rule("hocg:10.11.3", "hocg:10.10.2", "hocg:rb.term.damage-not-taken")
@played("hSD13-012", "gift1")
def test_012_keeps_special_damage_from_the_whole_back_for_the_turn() -> None:
    s = ambushed(guard(), attackers=2)
    s.use("me", "front")
    s.pick("left")
    assert s.t.asked == (B,)
    s.do("yes")
    assert (s.lies("egg"), s.mem("left").damage, s.mem("front").damage) == ("archive", 0, 40)
    s.use("too", "front")
    s.pick("right")  # no further question, no further damage
    assert (s.mem("right").damage, s.mem("front").damage, s.prompt) == (0, 60, "perform")


@rule("hocg:10.11.3")
@played("hSD13-012", "gift1")
def test_012_need_not_and_is_asked_again() -> None:
    s = ambushed(guard(), attackers=2)
    s.use("me", "front")
    s.pick("left")
    s.do("no")
    assert (s.mem("left").damage, s.has("gigi", "egg")) == (10, True)
    s.use("too", "front")
    s.pick("gigi")
    s.do("yes")
    assert (s.mem("gigi").damage, s.lies("egg")) == (0, "archive")


@rule("hocg:10.4.2.2")
@played("hSD13-012", "gift1")
def test_012_with_nothing_below_it_cannot() -> None:
    s = ambushed(guard(under=[]))
    s.use("me", "front")
    s.pick("left")
    assert (s.prompt, s.mem("left").damage) == ("perform", 10)


@rule("hocg:10.10.2", "hocg:7.7.2")
@played("hSD13-012", "gift1")
def test_012_protects_for_that_turn_only() -> None:
    s = ambushed(guard(under=[GIGI0, GIGI1]), cheer_deck=0)
    s.use("me", "front")
    s.pick("left")
    s.do("yes")
    s.answer(s.options("pick")[0])
    s.do("pass")
    while s.t.active == B:
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    s.use("me", "front")
    s.pick("left")
    s.do("no")
    assert s.mem("left").damage == 10


@rule("hocg:rb.term.special-damage")
@played("hSD13-012", "gift1")
def test_012_does_not_answer_arts_damage_or_damage_to_the_front() -> None:
    s = Scene(
        {
            "back": [one("hSD18-009", "mori")],
            "archive": ["hSD01-003"] * 6,
            "center": one("hSD01-003", "me", cheers=["white"]),
        },
        {"center": one("hSD01-006", "front"), "back": [guard()]},
    )
    s.do("collab", "mori")
    assert (s.prompt, s.mem("front").damage) == ("main", 20)
    s.use("me", "front")
    assert s.mem("front").damage == 50


@rule("hocg:10.3.2", "hocg:10.13.3")
@played("hSD13-012", "gift1")
def test_012_does_not_answer_in_its_own_turn() -> None:
    axe = one("hSD01-003", "sora", cheers=["white"], attached=["hBP01-114"])
    s = Scene({"center": axe, "back": [guard()]}, {"center": one("hSD01-006", "foe")})
    s.use("sora", "foe")
    assert (s.prompt, s.mem("sora").damage, s.has("gigi", "egg")) == ("perform", 10, True)


@rule("hocg:10.3.2")
@played("hSD13-012", "gift1")
def test_012_does_not_answer_what_the_opponent_does_in_its_own_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"]), "back": [guard()]},
        {"center": one("tSD13-001", "thorn")},
    )
    s.use("me", "thorn")  # it strikes back at the opposing back
    assert (s.prompt, s.mem("gigi").damage, s.has("gigi", "egg")) == ("perform", 10, True)


@rule("hocg:10.13.3")
@played("hSD13-012", "gift1")
def test_012_does_not_answer_its_own_players_damage() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("tSD13-002", "thorn"), "back": [guard()]},
    )
    s.use("me", "thorn")  # it strikes its own back
    assert (s.prompt, s.mem("gigi").damage, s.has("gigi", "egg")) == ("perform", 10, True)


@rule("hocg:10.10.2", "hocg:4.1.4")
@played("hSD13-012", "gift1")
def test_012_protects_those_who_are_in_the_back_then() -> None:
    """The protection stays with a holomem that moves, and does not come with the place."""
    s = ambushed(guard(), hand=[one("hBP01-108", "enemy")])
    s.do("skill", 1)
    s.pick("left")
    s.do("yes")
    s.do("play", "enemy")  # swaps the opposing center with a back holomem
    s.pick("left")
    assert (s.place("front"), s.place("left"), s.mem("left").damage) == ("back", "center", 0)
    s.use("me", "left")
    s.pick("front")
    assert (s.mem("front").damage, s.mem("left").damage) == (10, 40)


# --- hSD13-013


def resurgence(**more: object) -> Scene:
    return Scene(
        {
            "center": one(GIGI2, "gigi", under=[one(GIGI0, "egg"), one(GIGI1, "chick")]),
            "back": [one(GIGI1, "other", under=[one(GIGI0, "shell")]), one("hSD13-004", "erb", under=["hSD13-003"])],
            "cheer_deck": ["blue", "red"],
            **more,
        }
    )


@rule("hocg:10.1.1.1", "hocg:10.4.2.2", "hocg:5.21.1", "hocg:10.7.2.1.1")
@played("hSD13-013", "gift1")
def test_013_archives_a_card_below_any_gigi_for_a_cheer_once_a_turn() -> None:
    s = resurgence()
    s.do("ability", RESURGENT, "gigi")
    assert s.choices() == {"egg", "chick", "shell"}
    s.pick("shell")
    assert (s.lies("shell"), s.cheers("gigi"), len(s.mem("other").stack), s.prompt) == ("archive", ["blue"], 1, "main")
    assert s.why_not("ability", RESURGENT, "gigi") == "hocg:10.7.2.1.1"


@rule("hocg:10.1.1.1", "hocg:10.4.2.2")
@played("hSD13-013", "gift1")
def test_013_needs_a_card_below_a_gigi_and_its_own_main_phase() -> None:
    s = Scene({"center": one(GIGI2, "gigi"), "back": one("hSD13-004", "erb", under=["hSD13-003"])})
    assert s.why_not("ability", RESURGENT, "gigi") == "hocg:10.4.2.2"
    late = resurgence()
    late.do("pass")
    assert not late.options("ability")


@rule("hocg:5.14.3.1.1")
@played("hSD13-013", "gift1")
def test_013_each_of_them_may_once() -> None:
    s = Scene(
        {
            "center": one(GIGI2, "gigi", under=[GIGI0, GIGI1]),
            "back": one(GIGI2, "twin", under=[GIGI0]),
            "cheer_deck": 4,
        }
    )
    for label in ("gigi", "twin"):
        s.do("ability", RESURGENT, label)
        s.answer(s.options("pick")[0])
    assert (len(s.cheers("gigi")), len(s.cheers("twin"))) == (1, 1)
    assert s.why_not("ability", RESURGENT, "twin") == "hocg:10.7.2.1.1"


# --- hSD13-014 Cecilia Immergreen


@rule("hocg:10.8.4", "hocg:8.2.1", "hocg:10.7.2.1.1")
@played("hSD13-014", "gift1")
@pytest.mark.parametrize(
    ("where", "placed", "drawn"),
    [
        ("center", GIGI0, 1),
        ("collab", GIGI0, 1),
        ("back", GIGI0, 0),
        ("center", "hSD13-015", 1),
        ("center", "hSD01-003", 0),
    ],
)
def test_014_draws_in_front_when_a_justice_debut_or_spot_is_placed(where: str, placed: str, drawn: int) -> None:
    s = Scene({"hand": [one(placed, "new")], where: one("hSD13-014", "cecilia")})
    s.do("place", "new")
    assert s.count("hand") == drawn


@rule("hocg:10.7.2.1.1")
@played("hSD13-014", "gift1")
def test_014_draws_once_a_turn() -> None:
    s = Scene({"hand": [one(GIGI0, "one"), one(GIGI0, "two")], "center": one("hSD13-014", "cecilia"), "deck": 9})
    s.do("place", "one")
    s.do("place", "two")
    assert (s.count("hand"), s.count("deck")) == (1, 8)


@rule("hocg:10.8.4")
@played("hSD13-014", "gift1")
@pytest.mark.parametrize(("number", "drawn"), [("hSD13-003", 1), ("hSD13-004", 0)])
def test_014_draws_for_a_debut_placed_by_effect_but_not_for_a_first(number: str, drawn: int) -> None:
    s = Scene(
        {"oshi": "hSD13-001", "power": 3, "archive": [one(number, "card")], "center": one("hSD13-014", "cecilia")},
    )
    s.do("skill", 1)
    assert (s.lies("card"), s.count("hand")) == ("elsewhere", drawn)


@rule("hocg:10.8.4")
@played("hSD13-014", "gift1")
def test_014_does_not_draw_for_the_opponents_holomem() -> None:
    s = Scene({"hand": [one(GIGI0, "new")]}, {"center": one("hSD13-014", "cecilia")})
    s.do("place", "new")
    assert (s.count("hand", A), s.count("hand", B)) == (0, 0)


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hSD13-014", "art1")
def test_014_sends_the_top_cheer_to_a_justice_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD13-014", "cecilia", cheers=["white", "white"]),
            "back": [one(GIGI0, "gigi"), one("hSD01-003", "sora")],
            "cheer_deck": ["blue", "red"],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("cecilia", "foe")
    assert s.choices() == {"cecilia", "gigi"}
    s.pick("gigi")
    assert (s.cheers("gigi"), s.mem("foe").damage) == (["blue"], 40)


# --- hSD13-015 Raora Panthera


def blending(**more: object) -> Scene:
    return Scene(
        {
            "center": one(GIGI0, "gigi", cheers=[one("yellow", "y")]),
            "back": [one("hSD13-015", "raora", cheers=[one("red", "r")])],
            "cheer_deck": [one("blue", "b"), one("green", "g")],
            **more,
        }
    )


@rule("hocg:13.2.2", "hocg:5.21.1", "hocg:5.6.1")
@played("hSD13-015", "collab_effect1")
def test_015_returns_a_cheer_and_sends_another_from_the_cheer_deck() -> None:
    s = blending()
    s.do("collab", "raora")
    s.do("yes")
    assert s.choices() == {"y", "r"}
    s.pick("y")
    assert s.choices() == {"y", "b", "g"} and not s.options("done")
    s.pick("g")
    assert s.choices() == {"gigi", "raora"}
    s.pick("gigi")
    assert (s.cheers("gigi"), s.cheers("raora"), s.prompt) == (["green"], ["red"], "main")


@rule("hocg:10.8.3.1.1", "hocg:1.3.2")
@played("hSD13-015", "collab_effect1")
def test_015_sends_nothing_if_nothing_is_returned() -> None:
    s = blending()
    s.do("collab", "raora")
    s.do("no")
    assert (s.cheers("gigi"), s.cheers("raora"), s.prompt) == (["yellow"], ["red"], "main")
    bare = Scene({"back": [one("hSD13-015", "raora")], "cheer_deck": 3})
    bare.do("collab", "raora")
    assert (bare.prompt, bare.cheers("raora")) == ("main", [])


@rule("hocg:12.2.4.3", "hocg:2.4.3")
@played("hSD13-015", "art1")
@pytest.mark.parametrize(
    ("center", "mine", "theirs", "dealt"),
    [
        (GIGI0, ["red"], ["yellow"], 50),
        (GIGI0, ["red"], ["red"], 30),
        (GIGI0, ["red"], [], 30),
        (GIGI0, ["red", "yellow"], [], 30),
        (GIGI0, ["red", "yellow"], ["red"], 50),
        ("hSD01-003", ["red"], ["yellow"], 30),
    ],
)
def test_015_hits_harder_if_center_and_collab_have_cheers_of_different_colors(
    center: str, mine: list[str], theirs: list[str], dealt: int
) -> None:
    s = Scene(
        {
            "center": one(center, "center", cheers=theirs),
            "collab": one("hSD13-015", "raora", cheers=mine),
            "back": one(GIGI0, "other", cheers=["blue"]),
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("raora", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3")
@played("hSD13-015", "art1")
@pytest.mark.parametrize(("collab", "dealt"), [(GIGI0, 50), ("hSD01-003", 30)])
def test_015_asks_the_same_of_a_collab_next_to_her(collab: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD13-015", "raora", cheers=["red"]), "collab": one(collab, "guest", cheers=["yellow"])},
        {"center": one("hSD01-006", "foe")},
    )
    s.use("raora", "foe")
    assert s.mem("foe").damage == dealt
