"""4.6.2-4.6.5: the queue, priority, answers and cancelling."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.table import ACTIVE, SUPPORTS_PLAYED, count
from kaimaku.kernel.decisions import PASS
from tests.rule import rule
from tests.rules.vcard.position import A, B, Scene, Side, spot

JOULE, MARLO, MARLO_9, HYPE = "CCD-052", "CCD-001", "CCD-002", "CCD-114"
SNIPE, LAG, CLIP_IT, TABLES = "CCD-126", "CCD-128", "CCD-129", "CCD-135"


@rule("vcard:4.6.3.2", "vcard:4.6.3.3", "vcard:4.6.4.2", "vcard:4.6.4.5", "vcard:4.6.4.6", "vcard:4.6.4.7")
def test_last_in_first_out() -> None:
    s = Scene(Side(hand=["plus two"]), Side(hand=["minus one", "no boost"]))
    s.do(A, "boost", "plus two")
    assert s.t.asked == (B,)
    s.do(B, "reply", "minus one", 0)
    assert s.t.asked == (B,), "whoever plays a Reinforcement keeps priority"
    s.do(B, "reply", "no boost", 0)
    s.passes(B)
    assert s.t.asked == (A,), "after having acted, stopping gives priority to the other"
    assert [item.verb for item in s.t.queue] == ["boost", "reply", "reply"]
    s.passes(A)
    assert s.pl(A) == 7, "R1 worked and the canceled Boost did not"
    assert s.discard(A) == ["TEST-plus two"]
    assert s.discard(B) == ["TEST-no boost", "TEST-minus one"], "the last played was done first"
    assert not s.t.queue and s.t.asked == (A,)


@rule("vcard:4.6.5.2", "vcard:4.6.5.3")
def test_priority_returns_to_the_active_player() -> None:
    s = Scene(Side(hand=["plus two"]), Side())
    assert s.t.asked == (A,)
    s.do(A, "boost", "plus two")
    s.passes(B)
    assert s.t.asked == (A,) and s.pl(A) == 10
    assert ("boost",) not in GAME.options(s.t, A)


@rule("vcard:4.6.4.6", "vcard:4.6.4.1")
def test_one_idle_pass_is_enough() -> None:
    s = Scene(Side(hand=["plus two", TABLES]), Side(hand=[SNIPE]))
    s.do(A, "boost", "plus two")
    s.passes(B)
    assert s.pl(A) == 10 and s.hand(A) == [TABLES], "A was not asked again"


@rule("vcard:8.3.4.1", "vcard:8.3.4.2", "vcard:8.2.3.4", "vcard:4.1.3.2")
def test_a_canceled_card_is_discarded_and_still_counts_as_played() -> None:
    s = Scene(Side(hand=["plus two", "plus two", "plus two"]), Side(hand=[SNIPE]))
    s.do(A, "boost", "plus two")
    s.do(B, "reply", SNIPE, 0)
    s.passes(B)
    s.passes(A)
    assert s.pl(A) == 8 and s.discard(A) == ["TEST-plus two"] and s.discard(B) == [SNIPE]
    assert count(s.t, SUPPORTS_PLAYED, A) == 1
    s.do(A, "boost", "plus two")
    s.passes(B)
    assert s.pl(A) == 10
    assert s.refused(A, s.option(A, "boost", "plus two")) == "vcard:4.1.3.2"


@rule("vcard:8.3.4.2", "vcard:8.1.0.1/jolt")
def test_a_canceled_first_card_takes_the_jolt_away() -> None:
    s = Scene(Side(back=[MARLO], hand=["plus two", JOULE]), Side(hand=[SNIPE]))
    s.do(A, "boost", "plus two")
    s.do(B, "reply", SNIPE, 0)
    s.passes(B)
    s.passes(A)
    s.do(A, "play", JOULE, spot(A, 7))
    assert PASS in GAME.options(s.t, A) and not s.log("move", "draw"), "the Snap did not trigger"


@rule("vcard:8.1.0.1/jolt", "vcard:4.4.3.1")
def test_the_first_card_has_its_jolt() -> None:
    s = Scene(Side(hand=[JOULE]), Side())
    s.do(A, "play", JOULE, spot(A, 7))
    assert s.log("move", "draw") == ["move", "draw"]
    assert GAME.describe(s.t.defs[s.vt(A)], "en").startswith("Snap: Jolt"), "Joule is in front now"


@rule("vcard:4.6.3.2", "vcard:8.3.4.1")
def test_an_answer_to_an_answer() -> None:
    s = Scene(Side(hand=["plus two", TABLES]), Side(hand=[SNIPE]))
    s.do(A, "boost", "plus two")
    s.do(B, "reply", SNIPE, 0)
    s.passes(B)
    s.do(A, "reply", TABLES, 1)
    s.passes(A)
    assert s.t.asked == (B,)
    s.passes(B)
    assert s.pl(A) == 10 and s.discard(A) == [TABLES, "TEST-plus two"]
    assert count(s.t, SUPPORTS_PLAYED, A) == 2


@rule("vcard:4.6.4.4", "vcard:4.1.3.3", "vcard:6.2.2.2c")
def test_own_reinforcements_are_limited_the_opponents_are_not() -> None:
    s = Scene(Side(hand=["plus two", "plus two", MARLO_9, TABLES]), Side(hand=[CLIP_IT] * 3))
    for _ in range(2):
        s.do(A, "boost", "plus two")
        s.passes(B)
    s.do(A, "evolve", MARLO_9, s.vt(A))
    for _ in range(3):
        s.do(B, "reply", CLIP_IT, 0)
    s.passes(B)
    assert s.t.asked == (A,) and GAME.options(s.t, A) == [PASS]
    assert s.refused(A, s.option(A, "reply", TABLES, 1)) == "vcard:4.1.3.2"
    s.passes(A)
    assert len(s.hand(B)) == 3 and len(s.hand(A)) == 2 and s.pl(A) == 13


@rule("vcard:4.6.4.3", "vcard:4.1.3.6a")
def test_what_may_not_be_added_to_a_queue() -> None:
    s = Scene(Side(hand=["plus two", HYPE]), Side(hand=["plus two", CLIP_IT, SNIPE]))
    s.do(A, "boost", "plus two")
    assert s.refused(B, s.option(B, "boost", "plus two")) == "vcard:4.6.4.3"
    assert s.refused(B, s.option(B, "reply", "plus two", 0)) == "vcard:4.6.4.3"
    assert s.refused(B, s.option(B, "reply", CLIP_IT, 0)) == "vcard:4.1.3.6a"
    assert s.refused(B, s.option(B, "reply", SNIPE, 5)) == "vcard:4.1.3.6a"
    assert s.refused(B, ("reply", 999, 0)) == "vcard:3.2.0.2"
    assert s.refused(A, PASS) == "vcard:4.6.5.1"
    assert GAME.options(s.t, B) == [PASS, s.option(B, "reply", SNIPE, 0)]


@rule("vcard:4.6.3.1")
@pytest.mark.parametrize(("sets", "asked"), [("CCD,TEST", (B,)), ("TEST", (B,)), ("NONE", (A,))])
def test_a_window_depends_on_the_format_and_not_on_the_hand(sets: str, asked: tuple[int, ...]) -> None:
    for hand in ([], [SNIPE], [MARLO]):
        s = Scene(Side(hand=["plus two"]), Side(hand=hand), sets=sets)
        s.do(A, "boost", "plus two")
        assert s.t.asked == asked


@rule("vcard:4.6.4.2")
def test_nothing_of_the_format_answers_a_vt_that_is_played() -> None:
    s = Scene(Side(hand=["snap draw"]), Side(hand=[SNIPE, CLIP_IT]))
    s.do(A, "play", "snap draw", spot(A, 6))
    assert s.t.asked == (A,) and s.log("play", "draw") == ["play", "draw"]


@rule("vcard:4.6.6.3", "vcard:4.6.3.1", "vcard:4.4.2.4")
def test_an_after_reinforcement_answers_when_all_is_done() -> None:
    s = Scene(Side(), Side(hand=[LAG]), turn=4)
    s.do(A, "lock", MARLO)
    assert s.t.asked == (B,) and s.pl(A) == 9, "the Lock effect (High Tide) came first"
    s.do(B, "reply", LAG, 0)
    s.passes(B)
    s.passes(A)
    assert s.pl(A) == 8 and s.t.asked == (A,)
    assert s.refused(A, s.option(A, "lock", MARLO)) == "vcard:4.4.2.5"


@rule("vcard:4.6.6.3", "vcard:8.3.4.1")
def test_the_after_answer_can_itself_be_canceled() -> None:
    s = Scene(Side(hand=[TABLES]), Side(hand=[LAG]), turn=4)
    s.do(A, "lock", MARLO)
    s.do(B, "reply", LAG, 0)
    s.passes(B)
    s.do(A, "reply", TABLES, 1)
    s.passes(A)
    s.passes(B)
    assert s.pl(A) == 9 and s.discard(B) == [LAG] and s.discard(A) == [TABLES]


@rule("vcard:8.3.4.1", "vcard:4.1.3.5a")
def test_a_canceled_ally_never_arrives() -> None:
    s = Scene(Side(hand=[HYPE]), Side(hand=[SNIPE]))
    s.do(A, "ally", HYPE, s.vt(A))
    s.do(B, "reply", SNIPE, 0)
    s.passes(B)
    s.passes(A)
    assert s.pl(A) == 8 and s.discard(A) == [HYPE] and not s.t.hosts
    assert s.t.where[s.vt(A)] == spot(A, ACTIVE)
