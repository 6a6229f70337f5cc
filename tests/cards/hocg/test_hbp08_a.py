"""hBP08, Arts that hit harder and effects that search, draw or strengthen: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    HOW,
    NONE,
    Setup,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    settle,
    take,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, MEAL, SECOND = "hSD01-003", "hBP01-114", "hSD01-016", "hSD04-013", "hBP03-072"
CECILIA, FUWAWA, MOCOCO, IRYS, INA, KANADE = (
    "hBP08-021",
    "hBP08-055",
    "hBP08-035",
    "hBP08-008",
    "hBP08-069",
    "hBP08-078",
)
RESTING = one(CECILIA, "r1", resting=True)
TWO_RESTING = [RESTING, one("hSD13-003", "r2", resting=True)]


# --- Arts that get more


@rule("hocg:12.2.4.3")
@played("hBP08-013", "art1")
@played("hBP08-017", "art1")
@played("hBP08-032", "art1")
@played("hBP08-035", "art1")
@played("hBP08-057", "art1")
@played("hBP08-065", "art1")
@played("hBP08-067", "art1")
@played("hBP08-072", "art1")
@played("hBP08-075", "art1")
@played("hBP08-084", "art1")
@played("hBP08-088", "art1")
@pytest.mark.parametrize(
    ("number", "tried", "dealt"),
    [
        ("hBP08-013", {}, 70),
        ("hBP08-013", {"me": {"cheers": ["white", "purple"]}}, 120),
        ("hBP08-017", {"mine": {"back": ["hBP08-018"]}}, 60),
        ("hBP08-017", {"mine": {"back": [SECOND, SORA]}, "theirs": {"back": ["hBP08-018"]}}, 40),
        ("hBP08-032", {"mine": {"back": [one("hBP02-048", "o", cheers=["purple"])]}}, 150),
        ("hBP08-032", {"mine": {"back": [one("hBP04-073", "o", cheers=["yellow"])]}}, 150),
        ("hBP08-032", {"mine": {"back": [one("hBP04-073", "o", cheers=["green"])]}}, 80),
        (
            "hBP08-032",
            {"me": {"cheers": ["purple", "yellow"]}, "mine": {"back": [one(SORA, "o", cheers=["purple"])]}},
            80,
        ),
        ("hBP08-035", {}, 10),
        ("hBP08-035", {"me": {"cheers": ["red", "blue"]}}, 40),
        ("hBP08-057", {}, 30),
        ("hBP08-057", {"me": {"cheers": ["red", "blue"]}}, 50),
        ("hBP08-065", {"mine": {"hand": [STAFF] * 2}}, 80),
        ("hBP08-065", {"mine": {"hand": [STAFF] * 3}}, 50),
        ("hBP08-067", {"mine": {"hand": [STAFF] * 3}}, 130),
        ("hBP08-067", {"mine": {"hand": [STAFF] * 2}}, 180),
        ("hBP08-067", {"mine": {"hand": [STAFF]}}, 180),
        ("hBP08-067", {"mine": {"hand": []}}, 200),
        ("hBP08-072", {"theirs": {"oshi": "hBP03-003", "back": [SORA, "hBP07-036"]}}, 40),  # white counts, red does not
        ("hBP08-072", {"theirs": {"oshi": "hSD01-001", "back": [SORA, "hBP07-036", "hBP07-023"]}}, 50),
        ("hBP08-075", {}, 110),
        ("hBP08-075", {"me": {"attached": ["hBP03-110"] * 2}}, 150),
        ("hBP08-084", {"mine": {"back": ["hBP04-082"]}}, 60),
        ("hBP08-084", {"mine": {"back": [SECOND, "hBP04-079"]}}, 30),
        ("hBP08-088", {"at": "collab", "mine": {"center": "hSD07-002"}}, 170),
        ("hBP08-088", {"at": "collab", "mine": {"center": SORA}}, 140),
        ("hBP08-088", {}, 140),
    ],
)
def test_arts_that_hit_harder(number: str, tried: dict[str, Any], dealt: int) -> None:
    s = using(number, **tried)
    bonus = arts_more(s, "me")[0]  # of what is attached
    assert (s.mem("foe").damage - bonus, s.prompt) == (dealt, "perform")


@rule("hocg:10.4.2.2", "hocg:12.2.4.3")
@played("hBP08-066", "art1")
@pytest.mark.parametrize(("n", "dealt"), [(0, 60), (1, 80), (2, 100)])
def test_066_may_archive_cards_to_hit_harder(n: int, dealt: int) -> None:
    s = using("hBP08-066", {"hand": [one(STAFF, label) for label in "abc"]})
    s.do("yes" if n else "no")
    if n:
        take(s, *"abc"[:n])
        if s.options("done"):
            s.do("done")
    assert (s.mem("foe").damage, s.count("hand")) == (dealt, 3 - n)


# --- drawing


@rule("hocg:5.7.1", "hocg:13.2.1")
@played("hBP08-011", "collab_effect1", "art1")
@played("hBP08-016", "art1")
@played("hBP08-018", "bloom_effect1")
@played("hBP08-055", "art1")
@played("hBP08-069", "collab_effect1")
@played("hBP08-074", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "how", "tried", "drawn"),
    [
        ("hBP08-011", "collab", {"me": {"cheers": ["white"]}}, 1),
        ("hBP08-011", "collab", {"me": {"cheers": ["purple"]}}, 0),
        ("hBP08-011", "art", {"me": {"cheers": ["purple"]}}, 1),
        ("hBP08-011", "art", {}, 0),
        ("hBP08-016", "art", {"mine": {"back": [SORA, "hBP08-018"]}}, 1),
        ("hBP08-016", "art", {"mine": {"back": [SORA, SECOND]}, "theirs": {"back": [SORA]}}, 0),
        ("hBP08-018", "bloom", {"base": "hBP08-017"}, 2),
        ("hBP08-018", "bloom", {"base": "hBP08-017", "at": "collab"}, 2),
        ("hBP08-018", "bloom", {"base": "hBP08-017", "at": "back"}, 0),
        ("hBP08-055", "art", {"me": {"cheers": ["blue", "red"]}}, 1),
        ("hBP08-055", "art", {}, 0),
        ("hBP08-069", "collab", {"mine": {"back": [INA, "hBP08-071"]}}, 1),
        ("hBP08-069", "collab", {"mine": {"back": [INA, SECOND]}}, 0),
        (
            "hBP08-074",
            "bloom",
            {"theirs": {"oshi": "hBP03-003", "center": SORA, "back": ["hBP07-036", "hBP07-023"]}},
            2,
        ),
        ("hBP08-074", "bloom", {"theirs": {"oshi": "hBP03-003", "center": SORA}, "at": "back"}, 0),
    ],
)
def test_draws(number: str, how: str, tried: dict[str, Any], drawn: int) -> None:
    s = HOW[how](number, **tried)
    assert s.count("hand") == drawn


@rule("hocg:13.2.1", "hocg:5.7.1")
@played("hBP08-047", "collab_effect1")
@pytest.mark.parametrize(
    ("when", "center", "drawn"), [(FIRST_TURN, "Spare", 2), (FIRST_TURN, SECOND, 3), (NONE, SECOND, 0)]
)
def test_047_draws_by_the_baton_pass_of_the_opposing_center(when: Setup, center: str, drawn: int) -> None:
    s = collabing("hBP08-047", theirs={"center": one(center, "foe")}, **when)
    assert s.count("hand") == drawn


@rule("hocg:10.4.2.2", "hocg:5.24.1", "hocg:5.7.1")
@played("hBP08-065", "bloom_effect1")
@pytest.mark.parametrize(
    ("at", "agreed", "face", "drawn"),
    [("center", True, 1, 3), ("center", True, 5, 1), ("center", False, None, 0), ("back", None, None, 0)],
)
def test_065_may_archive_a_card_and_roll_to_draw(at: str, agreed: bool | None, face: int | None, drawn: int) -> None:
    s = blooming("hBP08-065", {"hand": [one(STAFF, "e")]}, at=at, dice=[face] if face else [])
    if agreed is not None:
        s.do("yes" if agreed else "no")
    assert (s.count("hand"), s.lies("e")) == (drawn + (not agreed), "archive" if agreed else "hand")
    s.done()


# --- searching


@rule("hocg:5.6.1", "hocg:5.11.2", "hocg:13.2.1", "hocg:13.3.1")
@played("hBP08-010", "bloom_effect1")
@played("hBP08-017", "collab_effect1")
@played("hBP08-036", "bloom_effect1")
@played("hBP08-056", "collab_effect1")
@played("hBP08-070", "collab_effect1")
@played("hBP08-075", "bloom_effect1")
@pytest.mark.parametrize(
    ("number", "how", "fits", "others"),
    [
        ("hBP08-010", "bloom", ["hBP08-105", "hBP08-106"], ["hBP08-109", IRYS]),
        ("hBP08-017", "collab", ["hBP01-118"], ["hBP08-105", SORA]),
        ("hBP08-036", "bloom", ["hBP03-100", "hBP03-109", "hBP08-108"], ["hBP08-106", MOCOCO]),
        ("hBP08-056", "collab", ["hBP08-037"], [MOCOCO, "hBP08-038", "hBP08-057"]),
        ("hBP08-070", "collab", ["hBP08-110"], ["hBP08-108", INA]),
        ("hBP08-075", "bloom", ["hBP03-110"], ["hBP08-108", "hBP08-075"]),
    ],
)
@pytest.mark.parametrize("taken", [True, False])
def test_searches(number: str, how: str, fits: list[str], others: list[str], taken: bool) -> None:
    deck = [one(card, f"fit{i}") for i, card in enumerate(fits)] + [one(card, card) for card in others]
    s = HOW[how](number, {"deck": deck})
    assert s.choices() == {f"fit{i}" for i in range(len(fits))} and s.options("done")
    s.do(*(("pick", "fit0") if taken else ("done",)))
    assert (s.lies("fit0"), s.prompt) == ("hand" if taken else "deck", "main")
    assert not taken or s.known("fit0") == 3


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP08-021", "collab_effect1")
@pytest.mark.parametrize(("when", "n"), [(FIRST_TURN, 2), (FIRST_TURN, 1), (NONE, 0)])
def test_021_searches_for_two_otomo_in_the_first_turn(when: Setup, n: int) -> None:
    s = collabing(CECILIA, {"deck": [one("hBP08-107", label) for label in "abc"] + [SORA]}, **when)
    if n:
        take(s, *"ab"[:n])
        if n == 1:
            s.do("done")
    assert (s.count("hand"), s.prompt) == (n, "main")


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP08-077", "collab_effect1")
@pytest.mark.parametrize("when", [FIRST_TURN, NONE], ids=["first turn", "later"])
def test_077_searches_for_one_each_in_the_first_turn(when: Setup) -> None:
    deck = [one("hBP08-079", "first"), one("hBP03-097", "tool"), one(KANADE, "debut"), one("hSD05-002", "x")]
    s = collabing("hBP08-077", {"deck": deck}, **when)
    if when:
        assert s.choices() == {"first", "tool"}
        s.pick("first", "tool")
    assert [s.lies(x) for x in ("first", "tool", "debut")] == (["hand", "hand", "deck"] if when else ["deck"] * 3)


@rule("hocg:13.2.1", "hocg:5.13.1")
@played("hBP08-034", "collab_effect1")
@pytest.mark.parametrize("when", [FIRST_TURN, NONE], ids=["first turn", "later"])
def test_034_brings_one_of_each_twin_on_stage(when: Setup) -> None:
    deck = [one(FUWAWA, "f"), one(MOCOCO, "m"), one("hBP08-034", "m2"), one("hBP08-036", "first"), one(SORA, "x")]
    s = collabing("hBP08-034", {"deck": deck}, **when)
    if when:
        assert s.choices() == {"f", "m", "m2"}
        s.pick("m")
        assert s.choices() == {"f"}
        s.pick("f")
    assert (len(s.t.spots[0]), s.lies("m2"), s.prompt) == (4 if when else 2, "deck", "main")


@rule("hocg:5.9.1")
@played("hBP08-063", "collab_effect1")
@pytest.mark.parametrize("taken", [True, False])
def test_063_takes_somebody_of_holox_of_the_top_three(taken: bool) -> None:
    deck = [one("hBP07-071", "fit"), one(STAFF, "a"), one(SORA, "b"), one("hBP07-071", "below")]
    s = collabing("hBP08-063", {"deck": deck})
    assert s.choices() == {"fit"}
    s.do(*(("pick", "fit") if taken else ("done",)))
    settle(s)
    assert (s.lies("fit"), s.pile("deck")[0]) == ("hand" if taken else "deck", "below")


@rule("hocg:5.9.1")
@played("hBP08-076", "collab_effect1")
def test_076_takes_a_cook_and_a_meal_of_the_top_three() -> None:
    deck = [one("hBP07-036", "cook"), one(MEAL, "meal"), one(SORA, "x"), one(MEAL, "below")]
    s = collabing("hBP08-076", {"deck": deck})
    assert s.choices() == {"cook", "meal"}
    s.pick("meal", "cook")
    assert (s.lies("cook"), s.lies("meal"), s.pile("deck")) == ("hand", "hand", ["below", "x"])


@rule("hocg:10.4.2.2", "hocg:5.6.1")
@played("hBP08-048", "collab_effect1")
@played("hBP08-089", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_048_089_pay_to_search(agreed: bool) -> None:
    s = collabing("hBP08-048", {"center": one(SORA, "c", cheers=["red"]), "deck": [one("hBP08-104", "fit"), AXE]})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"fit"}
        s.pick("fit")
    assert (s.cheers("c"), s.lies("fit")) == (([], "hand") if agreed else (["red"], "deck"))
    s = blooming("hBP08-089", {"deck": [one("hSD13-018", "popo"), AXE], "back": [one(SORA, "sora")]})
    s.do("yes" if agreed else "no")
    if agreed:
        s.pick("popo")
        give(s, "sora")
    assert (len(s.mem("me").stack), s.t.where[s.at.labels["popo"]] >= 0) == (2 - agreed, True)
    assert not agreed or s.has("sora", "popo")


@rule("hocg:10.4.2.2", "hocg:5.13.1")
@played("hBP08-062", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_062_may_archive_a_card_to_bring_a_common_debut_on_stage(agreed: bool) -> None:
    deck = [one("hBP01-038", "common"), one("hBP08-061", "rare"), one("hBP08-063", "first")]
    s = collabing("hBP08-062", {"hand": [one(STAFF, "e")], "deck": deck})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"common"}
        s.pick("common")
    assert (s.lies("e"), len(s.t.spots[0])) == (("archive", 3) if agreed else ("hand", 2))


@rule("hocg:5.17.2", "hocg:5.6.1")
@played("hBP08-064", "art1")
def test_064_attaches_a_lui_tomo_of_the_deck() -> None:
    s = using(
        "hBP08-064", {"deck": [one("hBP08-109", "fan"), one(AXE, "axe")], "back": [one("hBP08-061", "lui"), SORA]}
    )
    assert s.choices() == {"fan"}
    s.pick("fan")
    assert s.choices() == {"me", "lui"}
    s.pick("lui")
    assert s.has("lui", "fan") and hits(s) == [20, 0, 0]


# --- strength


@rule("hocg:10.10.2", "hocg:13.2.1", "hocg:13.3.1")
@played("hBP08-025", "collab_effect1")
@played("hBP08-026", "collab_effect1")
@played("hBP08-057", "collab_effect1")
@played("hBP08-084", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "mine", "more"),
    [
        ("hBP08-025", {"back": TWO_RESTING}, [20, 20]),
        ("hBP08-025", {"back": [RESTING, one(SORA, "x", resting=True)]}, [0, 0]),
        ("hBP08-026", {"back": TWO_RESTING}, [50, 0]),
        ("hBP08-026", {"back": [RESTING, CECILIA]}, [0, 0]),
        ("hBP08-057", {"back": [one(SORA, "rich", cheers=["red x8"])]}, [40, 0]),
        ("hBP08-057", {"back": [one(SORA, "rich", cheers=["red x7"])]}, [0, 0]),
        ("hBP08-084", {"life": 3, "center": one("hBP04-079", "star")}, [20, 20]),
        ("hBP08-084", {"life": 3}, [20, 0]),
        ("hBP08-084", {"life": 4}, [0, 0]),
    ],
)
def test_collab_effects_that_strengthen(number: str, mine: dict[str, Any], more: list[int]) -> None:
    s = collabing(number, {"center": one("hSD01-004", "star"), **mine})
    settle(s)
    assert arts_more(s, "me", "star") == more


@rule("hocg:10.10.2")
@played("hBP08-008", "collab_effect1")
@pytest.mark.parametrize(("when", "purple", "drawn"), [(FIRST_TURN, True, 1), (FIRST_TURN, False, 0), (NONE, True, 0)])
def test_008_strengthens_promise_and_draws_in_the_first_turn(when: Setup, purple: bool, drawn: int) -> None:
    star = one("hBP07-051", "star", cheers=["purple"] if purple else ["red"])
    s = collabing(IRYS, {"center": star, "back": [one(SORA, "x")]}, **when)
    if when:
        assert s.choices() == {"star", "me"}
        s.pick("star")
    assert (arts_more(s, "star", "me"), s.count("hand")) == ([30 if when else 0, 0], drawn)


@rule("hocg:10.10.2")
@played("hBP08-028", "bloom_effect1")
@pytest.mark.parametrize(("number", "more"), [("hBP01-037", 50), ("hBP03-022", 50), ("hBP01-034", 20)])
def test_028_strengthens_an_aki_with_a_tool(number: str, more: int) -> None:
    back = [one(number, "aki", attached=[AXE]), one("hBP01-032", "bare"), one(SORA, "x", attached=[AXE])]
    s = blooming("hBP08-028", {"back": back})
    settle(s)
    assert arts_more(s, "aki", "bare", "x") == [20 + more, 0, 20]  # 20 by the axe


@rule("hocg:10.10.2")
@played("hBP08-032", "bloom_effect1")
@played("hBP08-078", "collab_effect1")
def test_032_078_strengthen_a_second() -> None:
    back = [one("hBP04-061", "ollie"), one("hBP04-078", "anya"), one("hBP02-048", "debut"), one(SECOND, "other")]
    s = blooming("hBP08-032", {"back": back})
    assert s.choices() == {"ollie", "anya"}
    s.pick("anya")
    assert arts_more(s, "anya", "ollie", "me") == [70, 0, 0]
    s = collabing(
        "hBP08-078",
        {"back": [one(SECOND, "singer"), one("hBP07-055", "mute"), one(SORA, "x")]},
    )
    settle(s)
    assert arts_more(s, "singer", "mute", "x", "me") == [20, 0, 0, 0]


@rule("hocg:10.4.2.2", "hocg:10.10.2")
@played("hBP08-042", "bloom_effect1")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_042_may_archive_cards_to_strengthen_somebody(n: int) -> None:
    s = blooming("hBP08-042", {"hand": [one(STAFF, label) for label in "abcd"], "back": [one(SORA, "star")]})
    s.do("yes" if n else "no")
    if n:
        take(s, *"abc"[:n])
        if n < 3:
            s.do("done")
        s.pick("star")
    assert (arts_more(s, "star", "me"), s.count("hand")) == ([10 * n, 0], 4 - n)
