"""hBP06, Oshi skills: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, answer
from tests.rule import rule

SORA, PEKORA, OMURICE, AXE = "hSD01-003", "hBP01-038", "hSD04-013", "hBP01-114"
ROBOSER, FINGERS = "hBP03-110", "hBP06-099"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
Side = Mapping[str, object]


def first_options(s: Scene, seat: int) -> None:
    """Answer whatever this player has to choose."""
    while s.prompt == "pick" and s.t.asked == (seat,):
        s.answer(s.options("pick")[0])


# --- Oshi skills


@rule("hocg:5.11.2", "hocg:8.5.1.1")
@played("hBP06-001", "skill")
@pytest.mark.parametrize(("center", "works"), [("hBP06-009", True), (SORA, False)])
def test_001_looks_for_a_card_with_the_name_of_the_collab(center: str, works: bool) -> None:
    deck = [one("hBP01-040", "pekora"), one("hBP06-012", "raora"), one("hBP01-123", "fan")]
    s = Scene({"oshi": "hBP06-001", "power": 2, "center": center, "collab": PEKORA, "deck": deck})
    s.do("skill", 0)
    if works:
        assert s.choices() == {"pekora"}
        s.pick("pekora")
    assert (s.lies("pekora"), s.count("power")) == ("hand" if works else "deck", 0)


@rule("hocg:7.2.3", "hocg:10.10.2")
@played("hBP06-001", "sp")
@pytest.mark.parametrize(
    ("used", "number", "resting"), [(True, "hBP06-009", False), (False, "hBP06-009", True), (True, SORA, True)]
)
def test_001_sp_raora_does_not_rest_in_the_reset_phase(used: bool, number: str, resting: bool) -> None:
    s = Scene({"oshi": "hBP06-001", "power": 1, "center": SORA, "collab": one(number, "me")}, {"center": SORA})
    if used:
        s.do("skill", 1)
    for _ in range(40):
        if s.t.turn == 7 and s.prompt == "main":
            break
        done = s.options("pass") or s.options("done") or s.options("pick") or s.options("send")
        s.answer(done[0] if done else s.t.asked and s.options("no")[0])
    assert (s.place("me"), s.mem("me").resting) == ("back", resting)


@rule("hocg:10.10.2", "hocg:8.5.1.1")
@played("hBP06-002", "skill")
@pytest.mark.parametrize(("deck", "left"), [(5, 3), (1, 0)])
def test_002_archives_two_cards_and_strengthens_flow_glow(deck: int, left: int) -> None:
    mine = {"center": one("hBP06-015", "r", cheers=["white"]), "collab": one(SORA, "s", cheers=["white"])}
    s = Scene({"oshi": "hBP06-002", "power": 2, "deck": deck, **mine}, {"center": FOE, "collab": one("Spare", "by")})
    s.do("skill", 0)
    s.use("r", "foe")
    s.use("s", "by")
    assert (s.count("deck"), s.mem("foe").damage, s.mem("by").damage) == (left, 50, 30)


@rule("hocg:12.1.5", "hocg:11.5.1")
@played("hBP06-002", "sp")
@pytest.mark.parametrize(
    ("deck", "number", "where", "works"),
    [
        (5, "hBP06-017", "center", True),
        (6, "hBP06-017", "center", False),
        (5, "hBP05-013", "center", False),
        (5, "hBP06-017", "collab", False),
    ],
)
def test_002_sp_takes_a_life_with_few_cards_left(deck: int, number: str, where: str, works: bool) -> None:
    mine = {"oshi": "hBP06-002", "power": 1, "deck": deck, "center": one(number, "me", cheers=CHEERS)}
    theirs = {"center": SORA, where: one(SORA, "foe", damage=50), "back": SORA, "life": 4}
    s = Scene(mine, theirs)
    s.use("me", "foe")
    if works:
        s.do("yes")
    first_options(s, B)
    assert (s.count("life", B), s.count("power")) == ((2, 0) if works else (3, 1))


@rule("hocg:5.21.1", "hocg:8.5.1.1")
@played("hBP06-003", "skill")
def test_003_sends_a_cheer_to_a_buzz_or_to_iroha_on_a_buzz() -> None:
    back = [
        one("hBP06-026", "buzz"),
        one("hBP05-024", "azki"),
        one("hBP06-027", "on buzz", under=["hBP06-026"]),
        one("hBP06-027", "on first", under=["hBP06-024"]),
        one("hBP01-047", "azki on buzz", under=["hBP05-024"]),
    ]
    s = Scene({"oshi": "hBP06-003", "power": 2, "center": SORA, "back": back})
    s.do("skill", 0)
    assert s.choices() == {"buzz", "azki", "on buzz"}
    s.pick("on buzz")
    assert len(s.cheers("on buzz")) == 1


@rule("hocg:10.10.2", "hocg:8.5.1.2")
@played("hBP06-003", "sp")
@pytest.mark.parametrize(("back", "drawn"), [("hBP05-024", 3), (SORA, 0)])
def test_003_sp_counts_the_cheers_of_the_stage(back: str, drawn: int) -> None:
    mine = {
        "center": one("hBP06-022", "iroha", cheers=["green x2"]),
        "collab": one(SORA, "s", cheers=["white x2"]),
        "back": back,
    }
    s = Scene({"oshi": "hBP06-003", "power": 2, **mine}, {"center": FOE, "collab": one("Spare", "by")})
    s.do("skill", 1)
    s.use("iroha", "foe")
    s.use("s", "by")
    assert (s.mem("foe").damage, s.mem("by").damage, s.count("hand")) == (50, 30, drawn)


@rule("hocg:10.4.2.2", "hocg:1.3.5")
@played("hBP06-004", "skill")
@pytest.mark.parametrize("number", [1, 2])
def test_004_archives_cheers_to_draw(number: int) -> None:
    s = Scene({"oshi": "hBP06-004", "power": 2})
    s.do("skill", 0)
    s.do("number", number)
    assert (s.count("archive"), s.count("hand")) == (number + 2, number)


@rule("hocg:5.22.1", "hocg:8.5.1.2")
@played("hBP06-004", "sp")
def test_004_sp_hurts_by_the_red_cheers_of_the_archive() -> None:
    s = Scene(
        {"oshi": "hBP06-004", "power": 2, "archive": ["red x3", "blue"]}, {"center": FOE, "collab": one("Spare", "by")}
    )
    s.do("skill", 1)
    assert s.choices() == {"foe", "by"}
    s.pick("by")
    assert (s.mem("foe").damage, s.mem("by").damage) == (0, 60)


@rule("hocg:5.7.2", "hocg:5.24.2")
@played("hBP06-005", "skill", "sp")
@pytest.mark.parametrize(("used", "face", "hand"), [(True, 4, 4), (True, 1, 2), (False, 0, 2)])
def test_005_draws_up_to_the_number_once_the_other_skill_was_used(used: bool, face: int, hand: int) -> None:
    mine = {"oshi": "hBP06-005", "power": 4, "hand": [SORA] * 2}
    s = Scene(mine, used={"sp": ["A"]} if used else {}, dice=[face] if face else [])
    s.do("skill", 0)
    assert (s.count("hand"), s.count("power")) == (hand, 3)
    s.done()


@rule("hocg:5.24.2", "hocg:8.5.1.2")
@played("hBP06-005", "sp")
@pytest.mark.parametrize(("face", "left"), [(2, 1), (6, 0)])
def test_005_sp_archives_as_many_cards_as_the_die_shows(face: int, left: int) -> None:
    s = Scene({"oshi": "hBP06-005", "power": 2, "hand": [one(SORA, f"h{i}") for i in range(3)]}, dice=[face])
    s.do("skill", 1)
    first_options(s, A)
    assert s.count("hand") == left


@rule("hocg:12.1.5", "hocg:5.22.1")
@played("hBP06-006", "skill")
@pytest.mark.parametrize("number", ["hBP06-050", SORA])
def test_006_answers_special_damage(number: str) -> None:
    mine = {"oshi": "hBP06-006", "power": 1, "center": one(number, "me", cheers=CHEERS)}
    s = Scene(mine, {"center": FOE, "collab": one("Spare", "by"), "back": one("Spare", "b")})
    s.use("me", "foe")
    works = number != SORA
    if works:
        s.do("yes")
    power = 20 if works else 30
    assert (s.mem("foe").damage, s.mem("by").damage, s.count("power")) == (power + 20 * works, 20 * works, 1 - works)


@rule("hocg:5.21.1", "hocg:8.5.1.2")
@played("hBP06-006", "sp")
@pytest.mark.parametrize(("cheers", "works"), [(4, True), (3, False)])
def test_006_sp_sends_up_to_three_cheers_of_the_deck(cheers: int, works: bool) -> None:
    mine = {
        "center": one("hBP06-048", "moona"),
        "back": one(SORA, "s", cheers=["white x2"]),
        "cheer_deck": [one("blue", "x"), one("red", "y"), "white"],
    }
    s = Scene({"oshi": "hBP06-006", "power": 2, **mine}, {"center": one("Spare", "foe", cheers=[f"red x{cheers}"])})
    s.do("skill", 1)
    if works:
        answer(s, "y", "x")
        if s.options("done"):
            s.do("done")
        first_options(s, A)
    assert sorted(s.cheers("moona")) == (["blue", "red"] if works else [])


@rule("hocg:5.21.1")
def test_006_sp_sends_each_cheer_to_whom_it_likes() -> None:
    mine = {
        "center": one("hBP06-048", "moona"),
        "back": one("hBP06-048", "other", cheers=["white x2"]),
        "cheer_deck": [one("blue", "x"), one("red", "y"), "white"],
    }
    s = Scene({"oshi": "hBP06-006", "power": 2, **mine}, {"center": one("Spare", "foe", cheers=["red x4"])})
    s.do("skill", 1)
    answer(s, "y", "x", "done", "moona", "other")
    assert (s.cheers("moona"), sorted(s.cheers("other"))) == (["red"], ["blue", "white", "white"])
    s.done()


@rule("hocg:12.1.5")
@played("hBP06-007", "skill")
@pytest.mark.parametrize(("number", "works"), [("hBP06-061", True), (SORA, False)])
def test_007_archives_two_cards_and_returns_a_robocosan(number: str, works: bool) -> None:
    hp = {"hBP06-061": 120, SORA: 60}[number]
    mine = {
        "oshi": "hBP06-007",
        "power": 2,
        "center": one(number, "me", damage=hp - 10),
        "back": SORA,
        "archive": [one("hBP06-063", "r"), SORA],
    }
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    if works:
        s.do("yes")
    first_options(s, A)
    assert (s.lies("r"), s.count("deck"), s.count("power")) == (("hand", 18, 0) if works else ("archive", 20, 2))


@rule("hocg:5.17.3", "hocg:8.5.1.2")
@played("hBP06-007", "sp")
@pytest.mark.parametrize("agree", [True, False])
def test_007_sp_changes_two_cards_and_attaches_robosers(agree: bool) -> None:
    mine = {
        "center": one("hBP06-061", "me"),
        "back": [],
        "hand": [one(SORA, "h0"), one(SORA, "h1")],
        "archive": [one(ROBOSER, "a"), one(ROBOSER, "b")],
    }
    s = Scene({"oshi": "hBP06-007", "power": 1, **mine})
    s.do("skill", 1)
    answer(s, "h0", "h1")
    assert s.count("hand") == 2
    s.do("yes" if agree else "no")
    if agree:
        first_options(s, A)
    assert (s.has("me", "a"), s.has("me", "b"), s.prompt) == (agree, agree, "main")


@rule("hocg:5.24.2", "hocg:5.11.1")
@played("hBP06-008", "skill")
@pytest.mark.parametrize(("face", "found", "power"), [(4, True, 0), (3, True, 1), (2, False, 1)])
def test_008_compares_the_die_with_its_life(face: int, found: bool, power: int) -> None:
    s = Scene({"oshi": "hBP06-008", "power": 2, "life": 3, "deck": [one(SORA, "x"), one(AXE, "y"), SORA]}, dice=[face])
    s.do("skill", 0)
    if found:
        assert s.choices() >= {"x", "y"} and not s.options("done")
        s.pick("y")
        assert not s.known("y") & 2
    assert (s.lies("y") == "hand", s.count("power")) == (found, power)


@rule("hocg:8.6.1", "hocg:8.5.1.2")
@played("hBP06-008", "sp")
@pytest.mark.parametrize(("center", "works"), [("hBP06-072", True), (SORA, False)])
def test_008_sp_allows_two_limited_cards(center: str, works: bool) -> None:
    mine = {"center": center, "hand": [one("hSD01-016", "a"), one("hSD01-016", "b"), one("hSD01-016", "c")]}
    s = Scene({"oshi": "hBP06-008", "power": 1, **mine})
    s.do("skill", 1)
    s.do("play", "a")
    assert (s.why_not("play", "b") == "") == works
    if works:
        s.do("play", "b")
        assert s.why_not("play", "c")
