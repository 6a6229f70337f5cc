"""hBP08, the supports: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import baton_cost, colors
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import FOES, almost_down, arts_more, blooming, hits, hp_of, playing, settle, take, using
from tests.rule import rule

SORA, AXE, STAFF, MEAL, SECOND = "hSD01-003", "hBP01-114", "hSD01-016", "hSD04-013", "hBP03-072"
FUWAWA, MOCOCO, IRYS, INA, BIRD = "hBP08-055", "hBP08-035", "hBP08-008", "hBP08-069", "hBP08-030"
CECILIA, OTOMO, LIMIT_MEAL = "hBP08-021", "hBP08-107", "hBP04-091"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


# --- used


@rule("hocg:5.13.1", "hocg:5.7.1")
@played("hBP08-090", "text")
@pytest.mark.parametrize("n", [1, 3])
def test_090_returns_mascots_and_fans_to_the_deck_and_draws_two(n: int) -> None:
    archive = [one("hBP08-105", "a"), one("hBP08-106", "b"), one("hBP08-106", "c"), one(AXE, "axe"), one(SORA, "x")]
    s = playing("hBP08-090", {"archive": archive, "deck": 5})
    s.do("play", "it")
    assert s.choices() <= {"a", "b", "c"} and not s.options("done")
    take(s, *"abc"[:n])
    if s.options("done"):
        s.do("done")
    settle(s)
    assert (s.count("deck"), s.count("hand"), s.lies("axe")) == (5 + n - 2, 2, "archive")


@rule("hocg:5.13.1", "hocg:5.6.1")
@played("hBP08-091", "text")
def test_091_brings_a_common_debut_and_an_archived_one() -> None:
    mine = {"deck": [one("hBP01-038", "common"), one(IRYS, "rare")], "archive": [one(SORA, "a"), one(SECOND, "2nd")]}
    s = playing("hBP08-091", mine)
    s.do("play", "it")
    assert s.choices() == {"common"}
    s.pick("common")
    settle(s)
    assert (s.lies("common"), s.lies("a"), s.lies("2nd"), len(s.t.spots[0])) == ("elsewhere", "elsewhere", "archive", 4)


@rule("hocg:5.6.1", "hocg:5.22.1")
@played("hBP08-092", "text")
@pytest.mark.parametrize(("life", "damage"), [(2, 20), (3, 0)])
def test_092_searches_for_the_twins_and_strikes_if_behind(life: int, damage: int) -> None:
    s = playing("hBP08-092", {"life": life, "deck": [one(FUWAWA, "f"), one(MOCOCO, "m"), one(SORA, "x")]}, {"life": 3})
    s.do("play", "it")
    s.pick("m", "f")
    if damage:
        s.pick("far")
    assert (s.lies("f"), s.lies("m"), s.lies("x"), hits(s)) == ("hand", "hand", "deck", [0, 0, damage])


@rule("hocg:10.7.2.4", "hocg:10.10.2", "hocg:10.1.3.1")
@played("hBP08-093", "text")
@pytest.mark.parametrize(
    ("life", "back", "usable"), [(3, "hBP08-076", True), (4, "hBP08-076", False), (3, SORA, False)]
)
def test_093_strengthens_choco_alone_with_little_life(life: int, back: str, usable: bool) -> None:
    mine = {
        "life": life,
        "center": one("hSD04-002", "debut"),
        "collab": one("hBP07-070", "1st"),
        "back": [one(back, "b")],
        "hand": [one("hBP08-093", "second")],
    }
    s = playing("hBP08-093", mine)
    assert (s.why_not("play", "it") == "") == usable
    if usable:
        s.do("play", "it")
        assert arts_more(s, "debut", "1st", "b", "foe") == [20, 20, 60, 0]
        assert s.why_not("play", "second")


@rule("hocg:5.6.1", "hocg:10.10.2", "hocg:10.7.2.4")
@played("hBP08-096", "text")
@pytest.mark.parametrize(("archived", "more"), [(3, 50), (2, 0)])
def test_096_searches_for_ririka_and_her_meal(archived: int, more: int) -> None:
    mine: dict[str, Any] = {
        "oshi": "hBP04-003",
        "center": one("hBP04-032", "ririka"),
        "archive": [LIMIT_MEAL] * archived,
        "deck": [one("hBP04-034", "card"), one(LIMIT_MEAL, "meal"), one(SORA, "x")],
    }
    s = playing("hBP08-096", mine)
    s.do("play", "it")
    take(s, "card")
    s.pick("meal")
    assert (s.lies("card"), s.lies("meal"), arts_more(s, "ririka")) == ("hand", "hand", [more])
    assert playing("hBP08-096", {**mine, "oshi": "hBP07-001"}).why_not("play", "it")


@rule("hocg:5.23.1", "hocg:5.21.1", "hocg:10.1.3.1")
@played("hBP08-097", "text")
@pytest.mark.parametrize(("meals", "sent"), [(2, 1), (1, 0)])
def test_097_heals_and_with_two_archived_meals_sends_a_cheer(meals: int, sent: int) -> None:
    mine = {
        "center": one(SORA, "c", damage=30),
        "back": [one(SORA, "b", damage=30)],
        "archive": ["red", *[MEAL] * meals],
        "hand": [one("hBP08-097", "second")],
    }
    s = playing("hBP08-097", mine)
    s.do("play", "it")
    s.pick("b")
    settle(s)
    assert (s.mem("b").damage, len(s.cheers("b")), s.mem("c").damage) == (10, sent, 30)
    assert s.why_not("play", "second")


@rule("hocg:10.7.2.2", "hocg:5.12.1", "hocg:5.21.1")
@played("hBP08-099", "text")
@pytest.mark.parametrize("mode", [0, 1])
def test_099_archives_a_cheer_to_draw_or_sends_one(mode: int) -> None:
    mine: dict[str, Any] = {
        "center": one(SORA, "c", cheers=["red"]),
        "back": [one(BIRD, "bird", cheers=["blue"])],
        "archive": ["green"],
        "hand": [one(STAFF, "e"), one("hBP08-099", "second")],
    }
    s = playing("hBP08-099", mine)
    s.do("play", "it")
    s.answer(GAME.options(s.t, s.t.asked[0])[mode])
    settle(s)
    assert (s.cheers("bird"), s.cheers("c")) == (([], ["red"]) if mode == 0 else (["blue", "green"], ["red"]))
    assert s.count("hand") == (3 if mode == 0 else 2)
    assert s.why_not("play", "second")


@rule("hocg:5.9.1", "hocg:10.7.2.4.1")
@played("hBP08-100", "text")
@pytest.mark.parametrize(("hand", "usable"), [(6, True), (7, False)])
def test_100_takes_any_number_of_myth(hand: int, usable: bool) -> None:
    deck = [one(INA, "a"), one("hBP01-062", "b"), one(SORA, "x"), one(STAFF, "e"), one(INA, "below")]
    s = playing("hBP08-100", {"hand": [STAFF] * hand, "deck": deck})
    assert (s.why_not("play", "it") == "") == usable
    if usable:
        s.do("play", "it")
        assert s.choices() == {"a", "b"}
        take(s, "a", "b")
        s.do("done")
        settle(s)
        assert (s.lies("a"), s.lies("b"), s.pile("deck")[0]) == ("hand", "hand", "below")


# --- attached


@rule("hocg:11.3.1.1", "hocg:10.8.3", "hocg:10.10.1")
@played("hBP08-102", "text")
@pytest.mark.parametrize(("number", "drawn"), [("hBP08-043", 2), ("hBP08-042", 0)])
def test_102_draws_when_a_buzz_downs_somebody(number: str, drawn: int) -> None:
    me = {"attached": ["hBP08-102"], "cheers": ["red x3"]}
    s = using(number, {"back": [SORA]}, {"center": one("Spare", "foe", damage=980)}, me=me)
    settle(s)
    assert (s.count("hand"), arts_more(s, "me")) == (drawn, [10])


@rule("hocg:11.3.1.1", "hocg:11.5.1", "hocg:10.10.1")
@played("hBP08-103", "text")
@pytest.mark.parametrize(("held", "lost"), [(["hBP08-103"], 2), ([], 1)])
def test_103_costs_another_life(held: list[str], lost: int) -> None:
    hp = BY_ID[SORA].printed.hp + 50 * bool(held)
    s = Scene({"center": one(SORA, "c", attached=held, damage=hp - 10), "life": 5}, {"center": STRIKER}, active="B")
    assert hp_of(s, "c") == hp
    s.use("striker", "c")
    settle(s)
    assert s.count("life") == 5 - lost


@rule("hocg:10.10.1")
@played("hBP08-104", "text")
@pytest.mark.parametrize(
    ("number", "at", "icons"),
    [("hBP08-048", "center", 2), ("hBP08-048", "collab", 2), ("hBP08-048", "back", 1), (SORA, "center", 1)],
)
def test_104_makes_the_opposing_baton_pass_dearer(number: str, at: str, icons: int) -> None:
    me = one(number, "me", attached=["hBP08-104"])
    s = Scene({at: [me] if at == "back" else me}, FOES)
    assert (baton_cost(s.t, s.mem("foe")), baton_cost(s.t, s.mem("side"))) == (icons, 1)


@rule("hocg:10.8.3", "hocg:5.7.1")
@played("hBP08-104", "text")
@pytest.mark.parametrize("held", [["hBP08-104"], []])
def test_104_draws_when_su_rises(held: list[str]) -> None:
    s = blooming("hBP08-050", me={"attached": held})
    assert s.count("hand") == len(held)


@rule("hocg:10.10.1")
@played("hBP08-105", "text")
@pytest.mark.parametrize(
    ("number", "cheers", "more"),
    [(IRYS, ["white", "purple"], 20), (IRYS, ["white"], 0), (IRYS, ["purple"], 0), (SORA, ["white", "purple"], 0)],
)
def test_105_strengthens_irys_with_both_cheers(number: str, cheers: list[str], more: int) -> None:
    s = Scene({"center": one(number, "me", attached=["hBP08-105"], cheers=cheers)})
    assert (arts_more(s, "me"), hp_of(s, "me")) == ([more], BY_ID[number].printed.hp + 20)


@rule("hocg:11.3.1.1", "hocg:5.17.4")
@played("hBP08-106", "text")
@played("hBP08-109", "text")
@pytest.mark.parametrize(
    ("number", "fan", "cheers", "saved"),
    [
        (IRYS, "hBP08-106", ["red"], ["red"]),
        ("hBP08-061", "hBP08-109", ["red"], ["red"]),
        ("hBP08-061", "hBP08-109", ["purple"], ["purple"]),
        ("hBP08-061", "hBP08-109", ["blue"], []),
    ],
)
def test_106_109_save_a_cheer_of_a_downed_holder(number: str, fan: str, cheers: list[str], saved: list[str]) -> None:
    down = almost_down(number, "down", attached=[fan], cheers=cheers)
    mine = {"center": down, "back": [one(SORA, "b")], "life": ["white"] * 3}
    s = Scene(mine, {"center": STRIKER}, active="B")
    assert arts_more(s, "down") == [10 * (fan == "hBP08-109")]
    s.use("striker", "down")
    settle(s)
    assert (s.place("down"), [c for c in s.cheers("b") if c != "white"]) == ("gone", saved)


@rule("hocg:10.8.3", "hocg:10.7.2.2")
@played("hBP08-107", "text")
@pytest.mark.parametrize(("mode", "resting"), [(0, False), (1, True)])
@pytest.mark.parametrize("before", [True, False])
def test_107_wakes_or_rests_its_holder(mode: int, resting: bool, before: bool) -> None:
    s = Scene({"center": one(CECILIA, "me", resting=before), "hand": [one(OTOMO, "fan")]})
    s.do("play", "fan", "me")
    s.answer(GAME.options(s.t, s.t.asked[0])[mode])
    assert (s.mem("me").resting, arts_more(s, "me"), s.prompt) == (resting, [10], "main")


@rule("hocg:11.3.1.1", "hocg:5.7.1", "hocg:10.10.1")
@played("hBP08-108", "text")
@pytest.mark.parametrize(("cheers", "drawn"), [(["red"], 1), (["blue"], 0)])
def test_108_draws_when_its_holder_with_a_red_cheer_is_downed(cheers: list[str], drawn: int) -> None:
    hp = BY_ID[MOCOCO].printed.hp + 10
    down = one(MOCOCO, "down", attached=["hBP08-108"], cheers=cheers, damage=hp - 10)
    s = Scene({"center": down, "back": [one(SORA, "b")]}, {"center": STRIKER}, active="B")
    assert hp_of(s, "down") == hp
    s.use("striker", "down")
    settle(s)
    assert s.count("hand") == drawn


@rule("hocg:10.10.1")
@played("hBP08-110", "text")
@pytest.mark.parametrize("at", ["center", "collab"])
def test_110_gives_all_colors_in_front_from_the_center(at: str) -> None:
    s = Scene({at: one(INA, "me", attached=["hBP08-110"])}, FOES)
    everything = [colors(s.t, s.mem(x)).bit_count() == 6 for x in ("foe", "side", "far")]
    assert (everything, arts_more(s, "me")) == ([at == "center", at == "center", False], [10])
