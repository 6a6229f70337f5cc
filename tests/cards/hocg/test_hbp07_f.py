"""hBP07, texts about returning holomem, cheers of one color and damage that is not reduced."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import one
from tests.cards.hocg.tries import arts_more, blooming, collabing, hits, playing, settle, skilled, using
from tests.rule import rule

SORA, HAATO, HAATO_1ST, JOURNEY = "hSD01-003", "hBP07-036", "hBP07-038", "hBP07-096"


@rule("hocg:5.13.1", "hocg:10.10.2", "hocg:10.8.4.1")
@played("hBP07-004", "stage", "skill")
def test_004_returns_a_back_debut_draws_two_and_strengthens_a_haato() -> None:
    mine = {"center": one(HAATO_1ST, "star"), "back": [one(HAATO, "debut"), one(SORA, "x")], "deck": 10}
    s = skilled("hBP07-004", mine=mine)
    settle(s)
    assert (s.place("debut"), s.count("hand"), arts_more(s, "star", "x")) == ("gone", 2, [50, 0])


@rule("hocg:10.8.3")
@played("hBP07-004", "stage")
@pytest.mark.parametrize(("oshi", "drawn"), [("hBP07-004", 2), ("hBP07-001", 0)])
def test_004_draws_once_a_turn_when_a_haato_returns(oshi: str, drawn: int) -> None:
    back = [one(HAATO, "a"), one(HAATO, "b")]
    s = playing(JOURNEY, {"oshi": oshi, "center": HAATO_1ST, "back": back, "hand": [one(JOURNEY, "more")], "deck": 10})
    s.do("play", "it")
    settle(s)
    assert s.count("hand") == 1 + drawn
    s.do("play", "more")
    settle(s)
    assert s.count("hand") == drawn


@rule("hocg:13.3.1", "hocg:5.23.1")
@played("hBP07-030", "bloom_effect1")
@pytest.mark.parametrize(("base", "healed"), [("hBP01-051", True), ("hBP01-049", False)])
def test_030_heals_when_she_bloomed_from_a_buzz(base: str, healed: bool) -> None:
    s = blooming("hBP07-030", {"back": [one("Spare", "hurt", damage=120)]}, base=base)
    if healed:
        s.pick("hurt")
    assert (s.mem("hurt").damage, s.prompt) == (20 if healed else 120, "main")


@rule("hocg:10.4.2.2", "hocg:5.7.1")
@played("hBP07-030", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_030_may_archive_two_cheers_to_draw_two(agreed: bool) -> None:
    s = using("hBP07-030")
    s.do("yes" if agreed else "no")
    assert (s.count("hand"), len(s.cheers("me")), hits(s)) == (2 * agreed, 2 - 2 * agreed, [100, 0, 0])


@rule("hocg:10.8.4.1", "hocg:5.21.1", "hocg:10.8.3")
@played("hBP07-039", "gift1")
@pytest.mark.parametrize("agreed", [True, False])
def test_039_may_get_a_cheer_when_a_haato_returns_to_the_deck(agreed: bool) -> None:
    mine = {"center": one("hBP07-039", "me"), "back": [one(HAATO, "a")], "archive": ["red"], "deck": 5}
    s = playing(JOURNEY, mine)
    s.do("play", "it")
    while s.prompt != "may":
        s.answer(s.options("pick")[0])
    s.do("yes" if agreed else "no")
    settle(s)
    assert s.cheers("me") == ["red"] * agreed


@rule("hocg:5.22.1")
@played("hBP07-039", "art1")
@played("hBP07-041", "collab_effect1")
@played("hBP07-042", "art1")
def test_039_041_042_strike() -> None:
    assert hits(using("hBP07-039")) == [70, 0, 0]
    assert hits(collabing("hBP07-041")) == [0, 50, 0]
    assert hits(using("hBP07-042")) == [120, 40, 0]


@rule("hocg:12.2.4.3")
@played("hBP07-041", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(["red x2"], 100), (["red", "blue"], 80)])
def test_041_hits_harder_with_red_cheers_alone(cheers: list[str], dealt: int) -> None:
    assert hits(using("hBP07-041", me={"cheers": cheers})) == [dealt, 0, 0]
    other = {"back": [one(SORA, "x", cheers=["white"])]}
    assert hits(using("hBP07-041", other, me={"cheers": cheers})) == [80, 0, 0]


@rule("hocg:12.2.4.3")
@played("hBP07-042", "art2")
@pytest.mark.parametrize("returned", [True, False])
def test_042_hits_harder_after_a_return_to_the_deck(returned: bool) -> None:
    me = one("hBP07-042", "me", cheers=["red x3"])
    s = playing(JOURNEY, {"center": me, "back": [one(HAATO, "a"), one(SORA, "x")], "deck": 5})
    if returned:
        s.do("play", "it")
        settle(s)
    s.use("me", "foe", 2)
    assert s.mem("foe").damage == (190 if returned else 140)


@rule("hocg:10.11.2", "hocg:2.4.4")
@played("hBP07-075", "gift1")
@pytest.mark.parametrize(("archived", "dealt"), [("yellow", 70), ("red", 40), ("", 40)])
def test_075_is_not_reduced_against_a_color_of_the_archived_cheers(archived: str, dealt: int) -> None:
    s = using(
        "hBP07-075",
        {"archive": [archived] if archived else []},
        {"center": one("hBP04-067", "foe")},
        effects=[{"text": "Takes(-30, THIS, until=THIS_TURN)", "on": "B center"}],
    )
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3")
@played("hBP07-075", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(3, 100), (2, 70)])
def test_075_counts_the_archived_cheers_of_both(cheers: int, dealt: int) -> None:
    s = using("hBP07-075", {"archive": ["red x2", SORA]}, {"archive": ["blue"]}, me={"cheers": [f"purple x{cheers}"]})
    assert s.mem("foe").damage == dealt


@rule("hocg:10.11.2", "hocg:10.10.1")
@played("hBP07-103", "text")
@pytest.mark.parametrize(("number", "more", "dealt"), [("hBP07-080", 20, 60), ("hBP07-077", 20, 10), (SORA, 0, 10)])
def test_103_strengthens_nene_and_lets_nothing_reduce_a_first(number: str, more: int, dealt: int) -> None:
    me = {"attached": ["hBP07-103"], "cheers": ["yellow", "white"]}
    shield = [{"text": "Takes(-20, THIS, until=THIS_TURN)", "on": "B center"}]
    s = using(number, me=me, effects=shield)
    assert (arts_more(s, "me"), s.mem("foe").damage) == ([more], dealt)
