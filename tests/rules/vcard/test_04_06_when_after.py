"""4.6.6: When effects before an event is finished, After effects behind it."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.power import terms
from tests.rule import rule
from tests.rules.vcard.position import A, B, Scene, Side, spot

MARLO, MARLO_9, MARLO_10, MOSSWICK, MOSSWICK_9, AURELIO = (
    "CCD-001",
    "CCD-002",
    "CCD-003",
    "CCD-028",
    "CCD-029",
    "CCD-037",
)
GARDEN, ARCADE, SNIPE, CLIP_IT = "CCD-087", "CCD-088", "CCD-126", "CCD-129"


@rule("vcard:4.6.6.2", "vcard:4.6.6.3", "vcard:4.1.2.1")
@pytest.mark.parametrize(
    ("watcher", "order"), [("after mascot", ["draw", "counter"]), ("when mascot", ["counter", "draw"])]
)
def test_a_mascot_its_snap_and_a_watcher(watcher: str, order: list[str]) -> None:
    s = Scene(Side(active=watcher, hand=["mascot"]), Side())
    s.do(A, "mascot", "mascot")
    assert s.log("play", "draw", "counter") == ["play", *order]
    assert s.pl(A) == 9


@rule("vcard:4.6.6.1", "vcard:4.6.6.2", "vcard:4.6.6.3")
def test_when_the_rest_after_all_in_one() -> None:
    s = Scene(Side(active="after mascot", back=["when mascot"], hand=["mascot"]), Side())
    s.do(A, "mascot", "mascot")
    assert s.log("play", "draw", "counter") == ["play", "counter", "draw", "counter"]
    assert (s.pl(A), s.pl(A, 6)) == (9, 9)


@rule("vcard:4.6.6.2", "vcard:4.1.1.5b", "vcard:4.1.1.6b", "vcard:4.4.1.4b")
def test_evolving_feeds_before_it_draws() -> None:
    s = Scene(Side(back=[MOSSWICK], hand=[MARLO_9, MARLO_10]), Side(), world=GARDEN)
    marlo = s.vt(A)
    s.do(A, "evolve", MARLO_9, marlo)
    s.passes(B)
    s.do(A, "evolve", MARLO_10, marlo)
    s.passes(B)
    assert s.log("feed", "draw") == ["feed", "draw", "feed", "draw", "draw"]
    assert (s.pl(A), s.pl(A, 6)) == (10, 10), "another VT was fed each time, never the evolved one"
    assert [why for why, _, _ in terms(s.t, s.vt(A, 6))] == ["printed", "food", "food"]


@rule("vcard:8.1.0.1/bloom", "vcard:4.6.6.2")
def test_bloom_and_a_world_in_the_order_they_were_played() -> None:
    s = Scene(Side(active=MOSSWICK, back=[MARLO], hand=[MOSSWICK_9]), Side(), world=GARDEN)
    s.do(A, "evolve", MOSSWICK_9, s.vt(A))
    s.passes(B)
    assert s.log("feed", "draw") == ["feed", "feed", "draw"]
    assert s.pl(A, 6) == 8 + 2 + 1
    sources = [source for why, source, _ in terms(s.t, s.vt(A, 6)) if why == "food"]
    assert sources[0] == sources[1] == s.vt(A) != sources[2], "Bloom is older than the World"


@rule("vcard:8.3.3.3", "vcard:4.6.6.3")
def test_you_on_a_world_is_the_active_player() -> None:
    s = Scene(Side(), Side(hand=[AURELIO]), world=ARCADE)
    s.passes(A)
    s.do(B, "play", AURELIO, spot(B, 6))
    assert s.t.coins == [0, 1], "the World lies on A's behalf, but it is B's turn"


@rule("vcard:4.6.6.2", "vcard:4.6.3.1")
def test_a_when_reinforcement_is_done_before_the_evolution() -> None:
    s = Scene(Side(hand=[MARLO_9]), Side(hand=[CLIP_IT]))
    s.do(A, "evolve", MARLO_9, s.vt(A))
    s.do(B, "reply", CLIP_IT, 0)
    s.passes(B)
    s.passes(A)
    drawn = [entry[1] for entry in s.t.journal or [] if entry[0] == "draw"]
    assert drawn == [B, A]


@rule("vcard:8.3.4.2", "vcard:4.6.6.2")
def test_a_mascot_that_was_played_counts_for_watchers_once_each() -> None:
    s = Scene(Side(active="after mascot", mascot="mascot", hand=["mascot"]), Side())
    s.do(A, "mascot", "mascot")
    assert s.pl(A) == 9 and s.discard(A) == ["TEST-mascot"], "the old Mascot made room (4.1.2.3)"
