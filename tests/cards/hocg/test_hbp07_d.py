"""hBP07, from AZKi to Koganei Niko, and the supports that are used: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    NONE,
    Setup,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    playing,
    settle,
    take,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, MEAL = "hSD01-003", "hBP01-114", "hSD01-016", "hSD04-013"
KRONII, IRYS, SECOND, NEKKO, SPIRIT = "hBP07-051", "hBP04-015", "hBP03-072", "hBP07-110", "hBP07-100"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


@rule("hocg:13.2.1", "hocg:5.23.1", "hocg:10.10.2")
@played("hBP07-066", "collab_effect1")
def test_066_heals_one_and_strengthens_one() -> None:
    s = collabing("hBP07-066", {"center": one(SORA, "hurt", damage=40), "back": [one(SORA, "star")]})
    s.pick("hurt")
    assert s.choices() == {"hurt", "star", "me"}
    s.pick("star")
    assert (s.mem("hurt").damage, arts_more(s, "star", "hurt")) == (10, [10, 0])


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP07-067", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_067_may_archive_a_card_to_strike_in_front(agreed: bool) -> None:
    s = using("hBP07-067", {"hand": [one(STAFF, "e")]})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"foe", "side"}
        s.pick("side")
    assert (hits(s), s.lies("e")) == (([40, 20, 0], "archive") if agreed else ([40, 0, 0], "hand"))


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP07-068", "collab_effect1")
@pytest.mark.parametrize(("back", "more"), [([], 20), ([SORA, SORA, "hSD16-002"], 60), (["hBP07-063", KRONII], 20)])
def test_068_gets_more_for_every_name_of_the_zeroth_generation(back: list[str], more: int) -> None:
    assert arts_more(collabing("hBP07-068", {"back": back}), "me") == [more]


@rule("hocg:10.4.2.2", "hocg:11.5.1")
@played("hBP07-069", "art2")
@pytest.mark.parametrize(
    ("oshi", "power", "spirits", "agreed", "lost"),
    [
        ("hSD01-002", 4, 4, True, 1),
        ("hSD01-002", 4, 3, True, 0),
        ("hSD01-002", 4, 4, False, 0),
        ("hSD01-002", 3, 4, None, 0),
        ("hBP07-001", 4, 4, None, 0),
    ],
)
def test_069_takes_life_for_four_spirits(oshi: str, power: int, spirits: int, agreed: bool | None, lost: int) -> None:
    s = using("hBP07-069", {"oshi": oshi, "power": power, "archive": [SPIRIT] * spirits}, {"life": 5}, nth=2)
    if agreed is not None:
        s.do("yes" if agreed else "no")
    settle(s)
    assert (s.count("life", B), s.count("power") < 4 or not agreed) == (5 - lost, True)


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP07-070", "art1")
@pytest.mark.parametrize(("meals", "cost"), [(2, -2), (0, 0)])
def test_070_makes_arts_cheaper_for_every_meal(meals: int, cost: int) -> None:
    back = [one("hBP07-036", "cook"), one(SORA, "sora")]
    s = using("hBP07-070", {"back": back}, history=[{"play": MEAL, "by": "A"}] * meals + [{"play": STAFF, "by": "A"}])
    assert s.choices() == {"me", "cook"}
    s.pick("cook")
    assert (arts_cost(s, "cook"), arts_cost(s, "me")) == (cost, 0)


@rule("hocg:13.3.1", "hocg:5.24.1", "hocg:10.10.2")
@played("hBP07-072", "bloom_effect1")
@pytest.mark.parametrize(("dice", "more"), [([1, 3, 2], 20), ([2, 4, 6], 0), ([5, 5, 5], 30)])
def test_072_rolls_three_times_for_somebody_of_holox(dice: list[int], more: int) -> None:
    s = blooming("hBP07-072", {"back": [one("hBP04-008", "koyo"), one(SORA, "sora")]}, dice=dice)
    assert s.choices() == {"me", "koyo"}
    s.pick("koyo")
    assert arts_more(s, "koyo", "me") == [more, 0]
    s.done()


@rule("hocg:13.2.1", "hocg:10.10.2")
@played("hBP07-073", "collab_effect1")
def test_073_needs_two_neutral_cheers_less() -> None:
    s = collabing("hBP07-073", {"center": one("hBP07-071", "other")})
    assert (arts_cost(s, "me"), arts_cost(s, "other")) == (-2, 0)


@rule("hocg:13.2.1", "hocg:5.5.1")
@played("hBP07-076", "collab_effect1")
@pytest.mark.parametrize(("oshi", "works"), [("hBD24-011", True), ("hBP07-001", False)])
def test_076_draws_and_makes_holo_power_of_a_hand_card(oshi: str, works: bool) -> None:
    s = collabing("hBP07-076", {"oshi": oshi, "hand": [one(STAFF, "e")], "deck": [one(SORA, "top"), SORA]})
    if works:
        assert s.choices() == {"e", "top"}
        s.pick("e")
    assert (s.lies("e"), s.lies("top")) == (("power", "hand") if works else ("hand", "deck"))


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP07-079", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_079_may_get_a_cheer_of_the_archive(agreed: bool) -> None:
    s = blooming("hBP07-079", {"archive": [one("red", "r"), STAFF], "back": [one(SORA, "sora")]})
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.cheers("me"), s.cheers("sora")) == (["red"] * agreed, [])


@rule("hocg:10.7.2.1", "hocg:10.8.3", "hocg:5.17.2")
@played("hBP07-080", "gift1")
@pytest.mark.parametrize(("oshi", "fan", "works"), [("hBP07-007", NEKKO, True), ("hBP07-001", NEKKO, False)])
def test_080_attaches_a_nekko_once_a_turn(oshi: str, fan: str, works: bool) -> None:
    s = Scene(
        {"oshi": oshi, "center": one("hBP07-080", "me"), "archive": [one(fan, "a"), one(fan, "b"), one(AXE, "x")]}
    )
    assert bool(s.options("ability")) == works
    if works:
        s.answer(s.options("ability")[0])
        settle(s)
        assert len(s.mem("me").supports) == 1 and not s.options("ability")


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP07-083", "bloom_effect1")
@pytest.mark.parametrize("at", ["center", "back"])
def test_083_strengthens_everybody_until_the_opposing_turn_ends(at: str) -> None:
    mine = {"back": [one("hBP07-082", "nene"), one("hBP07-079", "1st"), one(SECOND, "other")]}
    s = blooming("hBP07-083", {**mine, **({"center": one("Spare", "c")} if at == "back" else {})}, at=at)
    expected = [100, 100, 40, 40, 40] if at == "center" else [0] * 5
    assert arts_more(s, "me", "nene", "1st", "other", "foe") == expected
    s.do("pass")
    while s.t.active == A:
        s.answer((s.options("pass") or s.options("pick"))[0])
    assert arts_more(s, "me", "nene", "1st", "other", "foe") == expected


@rule("hocg:5.13.1")
@played("hBP07-083", "art1")
def test_083_returns_a_cheer_in_front_to_the_cheer_deck() -> None:
    theirs = {
        "center": one("Spare", "foe", cheers=["red"]),
        "collab": one("Spare", "side", cheers=["blue"]),
        "back": [one("Spare", "far", cheers=["green"])],
    }
    s = using("hBP07-083", theirs=theirs)
    s.answer(s.options("pick")[0])
    settle(s)
    assert (len(s.cheers("foe") + s.cheers("side")), s.cheers("far"), s.mem("foe").damage) == (1, ["green"], 100)


@rule("hocg:5.16.1", "hocg:5.9.1")
@played("hBP07-085", "gift1")
@pytest.mark.parametrize("take_it", [True, False])
def test_085_looks_at_three_cards_when_she_moves_to_the_collab_position(take_it: bool) -> None:
    deck = [one("hSD07-002", "flare"), one(SORA, "a"), one(STAFF, "b"), STAFF]
    s = collabing("hBP07-085", {"deck": deck})
    assert s.choices() == {"flare"}
    s.do(*(("pick", "flare") if take_it else ("done",)))
    assert [s.lies(x) for x in ("flare", "a", "b")] == ["hand" if take_it else "archive", "archive", "archive"]


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP07-085", "art1")
@pytest.mark.parametrize(("oshi", "works"), [("hSD07-001", True), ("hBP07-001", False)])
def test_085_strengthens_a_flare_by_her_cheers(oshi: str, works: bool) -> None:
    back = [one("hSD07-002", "flare", cheers=["red x3"]), one(SORA, "sora", cheers=["red"])]
    s = using("hBP07-085", {"oshi": oshi, "back": back})
    if works:
        assert s.choices() == {"me", "flare"}
        s.pick("flare")
    assert (arts_more(s, "flare", "me", "sora"), hits(s)) == ([60 * works, 0, 0], [20, 0, 0])


@rule("hocg:12.2.3.2", "hocg:10.10.2")
@played("hBP07-086", "collab_effect1")
def test_086_lets_gigi_hit_damaged_back_holomem() -> None:
    theirs = {"back": [one("Spare", "hurt", damage=10), one("Spare", "whole")]}
    gigi = one("hSD13-008", "gigi", cheers=["yellow x3"])
    s = collabing("hBP07-086", {"center": gigi, "back": [one(SORA, "sora")]}, theirs)
    assert s.choices() == {"gigi", "me"}
    s.pick("gigi")
    s.do("pass")
    aims = {int(o[3]) for o in s.options("art") if o[1] == s.mem("gigi").id}
    assert aims == {s.mem(x).id for x in ("foe", "side", "hurt")}


@rule("hocg:12.2.4.3")
@played("hBP07-086", "art1")
@pytest.mark.parametrize(("damage", "dealt"), [(10, 190), (0, 160)])
def test_086_hits_damaged_targets_harder(damage: int, dealt: int) -> None:
    s = using(
        "hBP07-086", theirs={"center": one("Spare", "foe", damage=damage), "collab": one("Spare", "o", damage=10)}
    )
    assert s.mem("foe").damage == damage + dealt


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP07-087", "collab_effect1")
@pytest.mark.parametrize(("when", "agreed"), [(FIRST_TURN, True), (FIRST_TURN, False), (NONE, None)])
def test_087_may_archive_two_cheers_to_strengthen_flow_glow(when: Setup, agreed: bool | None) -> None:
    s = collabing("hBP07-087", {"center": one("hSD10-002", "star"), "back": [one(SORA, "sora")]}, **when)
    if agreed is not None:
        s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"star", "me"}
        s.pick("star")
    assert (arts_more(s, "star", "me"), s.count("archive")) == (([20, 0], 2) if agreed else ([0, 0], 0))


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP07-090", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_090_may_send_two_cheers_to_one_of_flow_glow(agreed: bool) -> None:
    mine = {"archive": ["red", "blue", STAFF], "back": [one("hSD10-002", "fg"), one(SORA, "sora")]}
    s = collabing("hBP07-090", mine)
    s.do("yes" if agreed else "no")
    if agreed:
        give(s, "fg")
    assert (len(s.cheers("fg")), s.cheers("sora")) == (2 * agreed, [])


# --- supports


@rule("hocg:5.17.2", "hocg:5.13.1", "hocg:10.4.2.2")
@played("hBP07-091", "text")
@pytest.mark.parametrize(("fan", "returned"), [(True, True), (False, False)])
def test_091_attaches_a_fan_and_returns_a_holomem(fan: bool, returned: bool) -> None:
    archive = [one(SORA, "x"), one(STAFF, "e"), *([one(NEKKO, "fan")] if fan else [])]
    mine = {"center": one("hBP07-077", "nene", cheers=["red"]), "archive": archive}
    s = playing("hBP07-091", mine)
    if fan:
        s.do("play", "it")
        settle(s)
        assert (s.cheers("nene"), s.has("nene", "fan"), s.lies("x")) == ([], True, "hand")
    else:
        assert s.why_not("play", "it")
    assert playing("hBP07-091", {**mine, "center": one("hBP07-077", "nene")}).why_not("play", "it")


@rule("hocg:5.13.1", "hocg:5.7.1")
@played("hBP07-092", "text")
@pytest.mark.parametrize("n", [1, 3])
def test_092_returns_holomem_to_the_deck_and_draws_two(n: int) -> None:
    archive = [one(SORA, label) for label in "abcd"] + [one(STAFF, "e")]
    s = playing("hBP07-092", {"archive": archive, "deck": 5})
    s.do("play", "it")
    assert "e" not in s.choices() and not s.options("done")
    take(s, *"dcb"[:n])
    if n < 3:
        s.do("done")
    assert (s.count("deck"), s.count("hand"), s.lies("e")) == (5 + n - 2, 2, "archive")


@rule("hocg:5.13.1", "hocg:5.7.1")
@played("hBP07-094", "text")
@pytest.mark.parametrize(("life", "theirs"), [(3, 4), (4, 1)])
def test_094_renews_the_hand_and_with_little_life_both_hands(life: int, theirs: int) -> None:
    s = playing("hBP07-094", {"life": life, "hand": [one(SORA, "old")], "deck": 30}, {"hand": [one(SORA, "theirs")]})
    s.do("play", "it")
    settle(s)
    assert (s.count("hand"), s.count("hand", B), s.count("deck")) == (4, theirs, 27)


@rule("hocg:5.13.1", "hocg:10.10.2")
@played("hBP07-096", "text")
def test_096_returns_a_stack_of_haato_and_makes_arts_cheaper() -> None:
    back = [one("hBP07-040", "b", under=[one("hBP07-036", "u")], attached=[one(AXE, "axe")], cheers=["red"])]
    s = playing("hBP07-096", {"center": one("hBP07-037", "star"), "collab": one(SORA, "sora"), "back": back, "deck": 3})
    s.do("play", "it")
    settle(s)
    assert (s.place("b"), s.count("deck"), s.lies("u"), s.lies("axe")) == ("gone", 5, "deck", "archive")
    assert (arts_cost(s, "star"), arts_cost(s, "sora")) == (-1, 0)


@rule("hocg:5.6.1", "hocg:10.7.2.4")
@played("hBP07-097", "text")
@pytest.mark.parametrize(("life", "works"), [(2, True), (3, False)])
def test_097_searches_for_two_of_promise_and_strengthens_if_behind(life: int, works: bool) -> None:
    deck = [one(KRONII, "a"), one(IRYS, "b"), one("hBP07-055", "c"), one(SORA, "x")]
    mine = {"center": one(KRONII, "star"), "back": [one(IRYS, "irys")], "life": life, "deck": deck}
    s = playing("hBP07-097", mine, {"life": 3})
    s.do("play", "it")
    assert s.choices() <= {"a", "b", "c"}
    take(s, "a", "b")
    if works:
        s.pick("star")
    assert (s.lies("a"), s.lies("b"), s.lies("c"), arts_more(s, "star")) == ("hand", "hand", "deck", [20 * works])
    assert playing("hBP07-097", {**mine, "back": [SORA]}).why_not("play", "it")


@rule("hocg:5.11.1", "hocg:10.10.2")
@played("hBP07-098", "text")
@pytest.mark.parametrize(("top", "more"), [([STAFF, SORA, AXE], 40), ([SORA, SORA, SORA], 0)])
def test_098_strengthens_everybody_by_the_supports_revealed(top: list[str], more: int) -> None:
    deck = [*(one(card, label) for card, label in zip(top, "abc", strict=True)), one(STAFF, "d")]
    s = playing("hBP07-098", {"oshi": "hBP07-003", "center": one(SORA, "star"), "deck": deck, "back": [one(SORA, "y")]})
    s.do("play", "it")
    take(s, "b")
    settle(s)
    assert (arts_more(s, "star", "y", "foe"), s.pile("deck")[-1]) == ([more, more, 0], "d")
    assert set(s.pile("deck")[:3]) == {"a", "b", "c"}
    assert playing("hBP07-098", {"oshi": "hBP07-001"}).why_not("play", "it")


@rule("hocg:5.13.1", "hocg:5.21.1", "hocg:10.1.3.1")
@played("hBP07-100", "text")
@pytest.mark.parametrize(("spirits", "sent"), [(2, 2), (0, 0)])
def test_100_returns_azki_and_sends_a_cheer_for_every_spirit(spirits: int, sent: int) -> None:
    mine: dict[str, Any] = {
        "center": one("hBP07-063", "azki"),
        "back": [one(SORA, "sora")],
        "archive": [one("hBP07-069", "card"), one(SORA, "x"), "red", "blue", "green", *[SPIRIT] * spirits],
        "hand": [one(SPIRIT, "second")],
    }
    s = playing(SPIRIT, mine)
    s.do("play", "it")
    settle(s)
    assert (s.lies("card"), len(s.cheers("azki")), s.cheers("sora")) == ("hand", sent, [])
    assert s.why_not("play", "second")
