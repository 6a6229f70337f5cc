"""hBP03, items, events, tools and mascots: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Printed, names
from kaimaku.games.hocg.lang import card
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

LUNA, MIKO, KORONE, WATAME, RISU, ROBO = (f"hBP03-{n}" for n in ("010", "025", "061", "067", "075", "057"))
KANADE, KANADE1 = "hBP03-080", "hBP03-081"
FOE = one("Spare", "foe")  # 990 HP

MANY = Printed("tBP03-many", "holomem", names("Himemori Luna"), bloom="first", hp=80, unlimited=True)
card("tBP03-many", printed=MANY)
card("tBP03-dogs", printed=Printed("tBP03-dogs", "oshi", names("FUWAMOCO"), colors=("blue",), life=5))


# --- items


@rule("hocg:10.4.2.2", "hocg:2.4.3", "hocg:5.11.2", "hocg:8.6.2")
@played("hBP03-084", "text")
@pytest.mark.parametrize("take", [True, False])
def test_084_archives_a_holo_power_to_find_a_first_of_the_oshis_color(take: bool) -> None:
    deck = ["hBP03-041 blue", "hBP03-050 both", "hBP03-040 debut", "hBP03-043 second", "hBP03-027 red"]
    s = Scene(
        {
            "oshi": "tBP03-dogs",
            "power": [one(LUNA, "new"), one(LUNA, "old")],
            "hand": [one("hBP03-084", "pc"), one("hBP03-084", "again")],
            "deck": [one(*x.split()) for x in deck],
        }
    )
    s.do("play", "pc")
    assert (s.lies("new"), s.lies("old"), s.choices()) == ("archive", "power", {"blue", "both"})
    s.do(*(("pick", "both") if take else ("done",)))
    assert (s.lies("both"), s.known("both") == 3) == (("hand", True) if take else ("deck", False))
    assert (s.lies("blue"), s.why_not("play", "again")) == ("deck", "hocg:8.6.2")


@rule("hocg:10.4.2.2", "hocg:10.7.2.3.7")
@played("hBP03-084", "text")
@pytest.mark.parametrize(("power", "deck", "why"), [(1, 1, ""), (0, 1, "hocg:10.4.2.2"), (1, 0, "hocg:10.7.2.3.7")])
def test_084_needs_a_holo_power_and_a_deck(power: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one("hBP03-084", "pc")], "power": power, "deck": deck})
    assert s.why_not("play", "pc") == why


@rule("hocg:5.13.1", "hocg:5.11.2", "hocg:4.6.2.1", "hocg:10.7.2.3.5")
@played("hBP03-086", "text")
@pytest.mark.parametrize(("back", "taken"), [(1, 2), (1, 1), (1, 0), (4, 1)])
def test_086_places_one_or_two_debuts_any_number_of_which_may_be_in_a_deck(back: int, taken: int) -> None:
    deck = [one(MIKO, "a"), one(WATAME, "b"), one(KORONE, "c"), one(LUNA, "four"), one("tBP03-many", "first")]
    s = Scene({"hand": [one("hBP03-086", "pc")], "center": LUNA, "back": [LUNA] * back, "deck": deck})
    s.do("play", "pc")
    assert s.choices() == {"a", "b", "c"}
    s.pick(*["a", "b"][:taken])
    if taken < 2 and s.prompt == "pick":
        s.do("done")
    assert (len(s.t.spots[A]), s.count("deck"), s.count("hand"), s.prompt) == (1 + back + taken, 5 - taken, 0, "main")


@rule("hocg:10.7.2.3.7", "hocg:4.6.2.1")
@played("hBP03-086", "text")
@pytest.mark.parametrize(("back", "why"), [(4, ""), (5, "hocg:10.7.2.3.7")])
def test_086_needs_room(back: int, why: str) -> None:
    assert Scene({"hand": [one("hBP03-086", "pc")], "back": [LUNA] * back}).why_not("play", "pc") == why


# --- events


@rule("hocg:5.17.4", "hocg:5.17.4.1")
@played("hBP03-087", "text")
def test_087_moves_a_cheer_of_the_stage_to_another_holomem() -> None:
    s = Scene(
        {
            "hand": [one("hBP03-087", "event"), one("hBP03-087", "again")],
            "center": one(LUNA, "a", cheers=[one("red", "r"), one("white", "w")]),
            "back": [one(MIKO, "b", cheers=[one("blue", "x")]), one(MIKO, "c")],
        }
    )
    s.do("play", "event")
    assert s.choices() == {"r", "w", "x"}
    s.pick("w")
    assert s.choices() == {"b", "c"}
    s.pick("c")
    assert (s.cheers("a"), s.cheers("c"), s.lies("event")) == (["red"], ["white"], "archive")
    assert s.why_not("play", "again") == ""  # not LIMITED


@rule("hocg:10.7.2.3.7")
@played("hBP03-087", "text")
@pytest.mark.parametrize(("cheers", "back", "why"), [(1, [MIKO], ""), (0, [MIKO], "no"), (1, [], "no")])
def test_087_needs_a_cheer_and_somebody_else(cheers: int, back: list[str], why: str) -> None:
    s = Scene({"hand": [one("hBP03-087", "e")], "center": one(LUNA, "a", cheers=["red"] * cheers), "back": back})
    assert s.why_not("play", "e") == ("hocg:10.7.2.3.7" if why else "")


@rule("hocg:5.11.2", "hocg:10.7.2.3.5", "hocg:8.6.2")
@played("hBP03-089", "text")
@pytest.mark.parametrize("take", [True, False])
def test_089_finds_a_fan(take: bool) -> None:
    deck = [one("hBP03-105", "a"), one("hBP03-107", "b"), one("hBP03-098", "mascot"), one(LUNA, "luna")]
    s = Scene({"hand": [one("hBP03-089", "event"), one("hBP03-089", "again")], "deck": deck})
    s.do("play", "event")
    assert s.choices() == {"a", "b"}
    s.do(*(("pick", "b") if take else ("done",)))
    assert (s.lies("b"), s.known("b") == 3) == (("hand", True) if take else ("deck", False))
    assert (s.lies("a"), s.why_not("play", "again")) == ("deck", "hocg:8.6.2")


GROUPS = {
    "hBP03-090": (LUNA, "hBP03-027"),
    "hBP03-091": (RISU, LUNA),
    "hBP03-092": (MIKO, LUNA),
    "hBP03-094": (ROBO, LUNA),
}


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2", "hocg:4.1.5")
@played("hBP03-090", "text")
@played("hBP03-091", "text")
@played("hBP03-092", "text")
@played("hBP03-094", "text")
@pytest.mark.parametrize("number", GROUPS)
@pytest.mark.parametrize("taken", [["one"], ["two", "one"], []])
def test_events_take_any_number_of_their_holomem_of_the_top_four(number: str, taken: list[str]) -> None:
    fits, other = GROUPS[number]
    deck = [one(other, "other"), one(fits, "one"), one(number, "copy"), one(fits, "two"), one(fits, "fifth")]
    s = Scene({"hand": [one(number, "event")], "deck": deck})
    s.do("play", "event")
    assert s.choices() == {"one", "two"}
    s.pick(*sorted(taken))
    s.do("done")
    rest = [x for x in ("copy", "two", "one", "other") if x not in taken]
    s.pick(*rest[:-1])
    assert (s.pile("deck"), s.count("hand"), s.lies("event")) == (["fifth", *rest], len(taken), "archive")
    assert all(s.known(x) == 3 for x in taken) and s.known("other") == 1


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@played("hBP03-090", "text")
@played("hBP03-091", "text")
@played("hBP03-092", "text")
@played("hBP03-094", "text")
@pytest.mark.parametrize("number", GROUPS)
@pytest.mark.parametrize(("others", "deck", "why"), [(6, 1, ""), (7, 1, "hocg:10.7.2.4.1"), (0, 0, "hocg:10.7.2.3.7")])
def test_events_of_a_group_need_a_small_hand_and_a_deck(number: str, others: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one(number, "event"), *[LUNA] * others], "deck": deck})
    assert s.why_not("play", "event") == ("" if number == "hBP03-090" and others == 7 else why)


# --- tools and mascots: what they give to whoever holds them


@rule("hocg:12.2.4.4", "hocg:10.1.1.3", "hocg:10.3.4.2")
@played("hBP03-097", "text")
@played("hBP03-099", "text")
@played("hBP03-102", "text")
@played("hBP03-104", "text")
@pytest.mark.parametrize("number", ["hBP03-097", "hBP03-099", "hBP03-102", "hBP03-104"])
def test_they_strengthen_their_holder_alone(number: str) -> None:
    me = one(LUNA, "me", cheers=["white"], attached=[number])
    s = Scene({"center": one(MIKO, "other", cheers=["red"]), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 20 + 10
    s.use("other", "foe")
    assert s.mem("foe").damage == 30 + 30


@rule("hocg:4.4.5", "hocg:10.10.1")
@played("hBP03-098", "text")
def test_098_gives_twenty_hp_to_its_holder() -> None:
    s = Scene({"center": one(LUNA, "other"), "back": [one(LUNA, "me", attached=["hBP03-098"])]})
    assert (hp(s.t, s.mem("me")), hp(s.t, s.mem("other"))) == (100, 80)


@rule("hocg:5.17.3.1")
@played("hBP03-097", "text")
@played("hBP03-098", "text")
@pytest.mark.parametrize(("number", "same"), [("hBP03-097", "hBP01-114"), ("hBP03-098", "hBP03-099")])
def test_one_tool_and_one_mascot_is_the_most(number: str, same: str) -> None:
    s = Scene({"center": one(LUNA, "me", attached=[same]), "back": [one(LUNA, "free")], "hand": [one(number, "x")]})
    assert s.why_not("play", "x", "me") != ""
    s.do("play", "x", "free")
    assert s.has("free", "x")


# --- … and what they do for their own holomem


@rule("hocg:5.19.1", "hocg:11.3.1.1", "hocg:5.7.2")
@played("hBP03-097", "text")
@pytest.mark.parametrize(
    ("holder", "damage", "user", "drawn"),
    [
        (KANADE1, 60, "holder", 1),
        (KANADE1, 0, "holder", 0),
        (KANADE1, 60, "other", 0),
        (KANADE, 60, "holder", 0),
        ("hBP03-011", 60, "holder", 0),
    ],
)
def test_097_draws_when_a_grown_kanade_downs_somebody(holder: str, damage: int, user: str, drawn: int) -> None:
    me = one(holder, "holder", cheers=["white", "yellow"], attached=["hBP03-097"])
    s = Scene(
        {"center": one(MIKO, "other", cheers=["red"]), "collab": me, "hand": [LUNA]},
        {"center": one("hBP03-058" if not damage else LUNA, "foe", damage=damage), "back": [LUNA]},
    )
    s.use(user, "foe")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("foe") == "gone", s.count("hand")) == (damage > 0, 1 + drawn)


def collabs(holder: str, mascot: str, beside: object = LUNA, **mine: object) -> Scene:
    """The holder of a mascot collabs."""
    me = one(holder, "me", cheers=["red", "white"], attached=[mascot])
    s = Scene({"back": [me, beside]} | mine, {"center": FOE})
    s.do("collab", "me")
    return s


@rule("hocg:8.4.1", "hocg:10.8.1")
@played("hBP03-098", "text")
@played("hBP03-099", "text")
@played("hBP03-102", "text")
@played("hBP03-104", "text")
@pytest.mark.parametrize(
    ("mascot", "own"), [("hBP03-098", MIKO), ("hBP03-099", MIKO), ("hBP03-102", KORONE), ("hBP03-104", RISU)]
)
def test_mascots_are_silent_when_somebody_else_collabs(mascot: str, own: str) -> None:
    s = Scene(
        {
            "center": one(own, "center", cheers=["white"] * 2),
            "back": [one(own, "holder", attached=[mascot]), one(own, "other")],
            "archive": ["yellow"],
        },
        {"center": FOE},
    )
    s.do("collab", "other")
    assert (s.prompt, s.count("hand")) == ("main", 0)
    s.use("center", "foe")
    assert s.mem("foe").damage == BY_ID[own].printed.arts[0].power


@rule("hocg:5.19.1", "hocg:8.4.1", "hocg:5.7.2")
@played("hBP03-098", "text")
@pytest.mark.parametrize(("holder", "drawn"), [(MIKO, 1), (KORONE, 0)])
def test_098_draws_when_miko_collabs(holder: str, drawn: int) -> None:
    s = collabs(holder, "hBP03-098", hand=[LUNA])
    assert (s.count("hand"), s.prompt) == (1 + drawn, "main")


@rule("hocg:5.19.1", "hocg:8.4.1", "hocg:10.10.2")
@played("hBP03-099", "text")
@pytest.mark.parametrize(("holder", "center", "dealt"), [(MIKO, MIKO, 40), (MIKO, KORONE, 20), (KORONE, MIKO, 30)])
def test_099_strengthens_a_miko_in_the_center_when_miko_collabs(holder: str, center: str, dealt: int) -> None:
    s = collabs(holder, "hBP03-099", center=one(center, "center", cheers=["red"]))
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt + (30 if holder == MIKO else 20) + 10


@rule("hocg:5.19.1", "hocg:8.4.1", "hocg:5.21.1")
@played("hBP03-102", "text")
@pytest.mark.parametrize(("holder", "answer"), [(KORONE, "yes"), (KORONE, "no"), (MIKO, "")])
def test_102_may_send_a_yellow_cheer_of_the_archive_to_a_korone_that_collabs(holder: str, answer: str) -> None:
    archive = [one("yellow", "y"), one("yellow", "z"), one("red", "r")]
    s = collabs(holder, "hBP03-102", archive=archive, center=one(KORONE, "other"))
    assert s.prompt == ("may" if answer else "main")
    if answer:
        s.do(answer)
    if answer == "yes":
        assert s.choices() == {"y", "z"}
        s.pick("z")
    assert (s.cheers("me")[2:], s.count("archive"), s.prompt) == (
        ["yellow"] * (answer == "yes"),
        3 - (answer == "yes"),
        "main",
    )


@rule("hocg:5.19.1", "hocg:8.4.1", "hocg:5.17.4")
@played("hBP03-104", "text")
@pytest.mark.parametrize(("holder", "answer"), [(RISU, "yes"), (RISU, "no"), (MIKO, "")])
def test_104_may_bring_a_cheer_of_the_stage_to_a_risu_that_collabs(holder: str, answer: str) -> None:
    center, back = one(KORONE, "center", cheers=[one("yellow", "y")]), one(LUNA, "x", cheers=[one("blue", "b")])
    s = collabs(holder, "hBP03-104", back, center=center)
    assert s.prompt == ("may" if answer else "main")
    if answer:
        s.do(answer)
    if answer == "yes":
        assert s.choices() == {"y", "b"}
        s.pick("b")
    assert (s.cheers("me")[2:], len(s.cheers("x")), s.prompt) == (
        ["blue"] * (answer == "yes"),
        1 - (answer == "yes"),
        "main",
    )
