"""Skipped turns."""

from __future__ import annotations

from kaimaku.games.danmaku.rules.stats import danmaku_limit
from kaimaku.games.danmaku.table import INCIDENT
from tests.danmaku.scene import Scene
from tests.rule import rule

FOUR = "Cirno Utsuho Marisa Patchouli"


def freeze(s: Scene, seat: int) -> None:
    s.t.skip |= 1 << seat


@rule("danmaku:term.skip.1", "danmaku:term.skip.3", "danmaku:turn.start.2")
def test_only_the_start_of_a_skipped_turn_happens() -> None:
    s = Scene(
        FOUR, hands={3: "Graze, Graze, Graze, Graze, Graze, Graze, Graze, Bomb"}, incidents="Saigyou Ayakashi Blooming"
    )
    freeze(s, 1)
    s.t.fired[1] = 1
    s.t.spent = 0b10
    s.end()
    s.do(3, *s.options(3)[0])
    s.give(3, "Power")
    told = s.told("turn", "skip", "incident", "draw", "discard")
    start = told.index(("turn", 1))
    assert told[start : start + 3] == [("turn", 1), ("skip", 1), ("turn", 2)]
    assert s.t.active == 2 and s.cards(1) == 0 and s.life[1] == 4
    assert s.t.fired[1] == 0 and not s.t.spent  # limits start afresh
    assert s.names(INCIDENT) == ["Saigyou Ayakashi Blooming"] and s.life[2] == 3  # the next incident step that is one


@rule("danmaku:term.skip.3", "danmaku:turn.discard.2")
def test_nobody_discards_in_a_skipped_turn() -> None:
    """Meiling draws for the turn she skips; with more than she may keep in any turn she is not asked."""
    s = Scene("Cirno Meiling Marisa Patchouli", hands={1: "Graze, Graze, Graze, Graze"})
    s.end()
    s.yes(1)
    s.yes(1)
    assert s.t.active == 2 and s.asked == [2] and s.cards(1) == 8 and not s.told("discard")


@rule("danmaku:term.skip.2", "danmaku:turn.start.1")
def test_effects_end_though_the_turn_is_skipped() -> None:
    s = Scene("Nitori Utsuho Marisa Patchouli", hands={0: "Spiritual Attack"}, items={1: "Power"})
    s.cast(0, target=1)
    s.quiet()
    if s.prompt == "pick":
        s.done()
    freeze(s, 0)
    s.until(3)
    assert danmaku_limit(s.t, 1) == 1
    s.end()
    while s.prompt != "main step":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert s.t.active == 1 and danmaku_limit(s.t, 1) == 2


@rule("danmaku:term.skip.4", "danmaku:term.skip.5", "danmaku:faq.cirno.2")
def test_never_two_in_a_row_and_the_second_is_not_postponed() -> None:
    s = Scene(FOUR, hands={0: "Spiritual Attack, Spiritual Attack, Capture Spell Card"}, life={1: 4})
    freeze(s, 1)
    s.until(0)
    assert s.told("skip") == [("skip", 1)]
    freeze(s, 1)
    s.until(1)  # the second is taken normally
    assert s.told("skip") == [("skip", 1)] and s.cards(1) == 2
    s.until(0)
    s.until(1)  # and so is the third
    assert s.told("skip") == [("skip", 1)]
    freeze(s, 1)
    s.until(2)
    s.until(2)
    assert s.told("skip") == [("skip", 1)] * 2  # skip, normal turns, skip


@rule("danmaku:term.skip.4")
def test_two_pending_skips_are_one() -> None:
    s = Scene(FOUR)
    freeze(s, 1)
    freeze(s, 1)
    s.until(0)
    s.until(1)
    assert s.told("skip") == [("skip", 1)]


@rule("danmaku:faq.cirno.2", "danmaku:term.skip.1")
def test_perfect_freeze_makes_its_target_skip() -> None:
    s = Scene("Cirno Utsuho Marisa Patchouli", hands={0: "Spiritual Attack"}, items={})
    s.cast(0, target=2)
    s.quiet()
    assert s.life[2] == 3
    s.until(3)
    assert s.told("skip") == [("skip", 2)]


@rule("danmaku:faq.meiling.1", "danmaku:faq.meiling.2", "danmaku:faq.meiling.3", "danmaku:term.skip.4")
def test_meiling_may_skip_but_not_twice_and_uses_a_forced_skip() -> None:
    s = Scene("Cirno Meiling Marisa Patchouli")
    s.end()
    assert s.asked == [1] and s.prompt == "skip"
    s.yes(1)
    assert s.asked == [1] and s.prompt == "may"
    s.yes(1)
    assert s.cards(1) == 4 and s.t.active == 2
    s.until(0)
    s.end()
    assert s.prompt == "main step" and s.asked == [1]  # not offered again
    s.until(0)
    freeze(s, 1)
    s.end()
    while s.prompt == "discards":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert s.asked == [1] and s.prompt == "may"  # a forced skip lets her draw, too
