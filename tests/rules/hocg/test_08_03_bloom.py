"""8.3: blooming, with what the rulebook adds (rb.bloom)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID, FIRST
from kaimaku.games.hocg.rules.stats import ARTS, colors
from kaimaku.games.hocg.table import HAND
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg.cards_turn import (
    BRING_OUT,
    EVENT,
    HANA,
    HANA_1,
    HANA_1_BLUE,
    HANA_1_BUZZ,
    HANA_1_HP90,
    HANA_1_HP100,
    HANA_1_NO_MORE,
    HANA_1_ONCE_MORE,
    HANA_2,
    HANA_2_HP220,
    HANA_SPOT,
    HP_MASCOT,
    ITEM,
    TOOL,
    YURI_1,
)
from tests.rules.hocg.scene_turn import A, B, Scene, one

SORA, SORA_BUZZ, AZKI, AZKI_1, SORAZ = "hSD01-003", "hSD01-006", "hSD01-008", "hSD01-010", "hSD01-013"
NOT_A_LEVEL = "hocg:rb.bloom.debut-debut"
WRONG_LEVEL = "hocg:8.3.3.b"


def onto(below: str, card: str, **more: object) -> str:
    """The rule that bars blooming from one card into another, or nothing."""
    return Scene({"center": one(below, "mem", **more), "hand": [one(card, "card")]}).why("bloom", "card", "mem")


@rule("hocg:8.3.1", "hocg:rb.bloom.not-first-turns")
@pytest.mark.parametrize(("turn", "barred"), [(1, "hocg:8.3.1"), (2, "hocg:8.3.1"), (3, ""), (4, "")])
def test_nobody_blooms_on_their_own_first_turn(turn: int, barred: str) -> None:
    mine = {"center": one(HANA, "hana", placed=0), "hand": [one(HANA_1, "first")]}
    s = Scene(mine, turn=turn) if turn % 2 else Scene({}, mine, active="B", turn=turn)
    assert s.why("bloom", "first", "hana") == barred
    assert bool(s.options("bloom")) == (not barred)


@rule("hocg:8.3.2", "hocg:8.3.2.a", "hocg:rb.bloom.spot")
def test_a_spot_neither_blooms_nor_is_bloomed_into() -> None:
    assert onto(HANA_SPOT, HANA_1) == "hocg:8.3.2.a"
    assert onto(HANA, HANA_SPOT) == onto(HANA_1, HANA_SPOT) == "hocg:rb.bloom.spot"
    assert onto(HANA_SPOT, HANA_SPOT) == "hocg:8.3.2.a"


@rule("hocg:8.3.2", "hocg:8.3.2.b", "hocg:rb.bloom.not-just-placed")
def test_whoever_came_this_turn_does_not_bloom() -> None:
    hand = [one(HANA, "debut"), one(HANA_1, "first"), one(BRING_OUT, "event"), one(HANA, "other")]
    s = Scene({"hand": hand})
    s.do("place", "debut")
    assert s.why("bloom", "first", s.t.last_mem) == "hocg:8.3.2.b"
    s.do("play", "event")
    s.do("pick", "other")
    assert len(s.t.spots[A]) == 4 and s.why("bloom", "first", s.t.last_mem) == "hocg:8.3.2.b", "nor if by an effect"
    placed = s.t.spots[A][-1]
    s.until("main")
    s.until("main")
    assert s.t.active == A and s.why("bloom", "first", placed) == "", "two turns later it does"


@rule("hocg:8.3.2.b")
def test_a_move_on_the_stage_does_not_matter() -> None:
    mine = {"center": one("x-spare", "center"), "back": one(HANA, "hana"), "hand": [one(EVENT, "swap"), HANA_1]}
    s = Scene(mine)
    s.do("play", "swap")
    assert s.place_of("hana") == "center"
    assert [o[2] for o in s.options("bloom")] == [s.mem("hana").id]


@rule("hocg:8.3.2", "hocg:8.3.2.c", "hocg:rb.bloom.once")
def test_each_holomem_blooms_once_a_turn() -> None:
    hand = [one(HANA_1, "first"), one(HANA_1, "other first"), one(HANA_2, "second")]
    s = Scene({"center": one(HANA, "one"), "back": one(HANA, "two"), "hand": hand})
    s.do("bloom", "first", "one")
    assert s.why("bloom", "second", "one") == s.why("bloom", "other first", "one") == "hocg:8.3.2.c"
    s.do("bloom", "other first", "two")
    assert len(s.mem("one").stack) == len(s.mem("two").stack) == 2, "several holomem may bloom"
    s.until("main")
    assert s.t.active == B
    s.until("main")
    assert s.why("bloom", "second", "one") == "", "on a later turn again"


@rule("hocg:8.3.2.c", "hocg:2.11.2.4")
@pytest.mark.parametrize(("first", "barred"), [(HANA_1_ONCE_MORE, ""), (HANA_1_NO_MORE, "hocg:8.3.2.c")])
def test_a_second_bloom_that_an_effect_allows_is_none_for_whoever_cannot_bloom(first: str, barred: str) -> None:
    s = Scene({"center": one(HANA, "hana"), "hand": [one(first, "first"), one(HANA_2, "second")]})
    s.do("bloom", "first", "hana")
    assert s.why("bloom", "second", "hana") == barred
    assert bool(s.options("bloom")) == (not barred)


@rule("hocg:8.3.3", "hocg:8.3.3.a")
def test_the_two_cards_must_share_a_name() -> None:
    """R-22: every name of a card counts, in hand as on the stage."""
    assert onto(HANA, YURI_1) == "hocg:8.3.3.a"
    assert onto(SORA, AZKI_1) == "hocg:8.3.3.a" and onto(AZKI, AZKI_1) == ""
    assert onto(SORA, SORAZ) == onto(AZKI, SORAZ) == ""
    assert onto(SORAZ, AZKI_1) == onto(SORAZ, SORA_BUZZ) == ""


@rule("hocg:8.3.3", "hocg:8.3.3.b", "hocg:rb.bloom.order", "hocg:rb.bloom.same-level", "hocg:rb.bloom.no-lower")
def test_levels_follow_each_other() -> None:
    assert onto(HANA, HANA_1) == onto(HANA_1, HANA_2) == ""
    assert onto(HANA_1, HANA_1) == onto(HANA_2, HANA_2) == "", "the same level, even the same card"
    assert onto(HANA, HANA_2) == WRONG_LEVEL, "no level is skipped"
    assert onto(HANA_2, HANA_1) == WRONG_LEVEL, "nor lowered"
    assert onto(HANA_1, HANA) == onto(HANA_2, HANA) == NOT_A_LEVEL


@rule("hocg:rb.bloom.debut-debut")
def test_a_debut_does_not_bloom_into_a_debut() -> None:
    assert onto(HANA, HANA) == NOT_A_LEVEL
    assert onto(HANA, ITEM) == NOT_A_LEVEL, "nor into anything that is no holomem"


@rule("hocg:rb.bloom.buzz-level")
def test_a_buzz_holomem_blooms_by_its_level() -> None:
    buzz = BY_ID[SORA_BUZZ]
    assert buzz.buzz and buzz.level == FIRST
    assert onto(SORA, SORA_BUZZ) == onto(HANA, HANA_1_BUZZ) == onto(HANA_1, HANA_1_BUZZ) == ""
    assert onto(HANA_2, HANA_1_BUZZ) == WRONG_LEVEL
    assert onto(HANA_1_BUZZ, HANA_1) == onto(HANA_1_BUZZ, HANA_2) == ""


@rule("hocg:8.3.3", "hocg:8.3.3.c", "hocg:rb.bloom.hp")
def test_the_new_hp_must_be_above_the_damage() -> None:
    """R-02: equality is barred."""
    assert onto(HANA, HANA_1_HP90, damage=100) == "hocg:8.3.3.c"
    assert onto(HANA, HANA_1_HP100, damage=100) == "hocg:8.3.3.c"
    assert onto(HANA, HANA_1, damage=100) == ""
    assert onto(HANA, HANA_1_HP90, damage=80) == ""


@rule("hocg:8.3.3.c", "hocg:rb.bloom.hp")
def test_the_printed_hp_counts() -> None:
    """R-02: what is attached does not help."""
    mine = {"center": one(HANA_2_HP220, "mem", damage=210, attached=[HP_MASCOT]), "hand": [one(HANA_2, "card")]}
    assert Scene(mine).why("bloom", "card", "mem") == "hocg:8.3.3.c"
    assert Scene(mine, rulings={"bloom_hp_basis": "effective"}).why("bloom", "card", "mem") == ""


@rule("hocg:8.3.3.c")
def test_a_table_may_allow_equality() -> None:
    mine = {"center": one(HANA, "mem", damage=100), "hand": [one(HANA_1_HP100, "hp 100"), one(HANA_1_HP90, "hp 90")]}
    s = Scene(mine, rulings={"bloom_equal_hp": "allow"})
    assert s.why("bloom", "hp 100", "mem") == "" and s.why("bloom", "hp 90", "mem") == "hocg:8.3.3.c"


@rule("hocg:8.3.2")
def test_only_an_own_holomem_on_the_stage_blooms() -> None:
    s = Scene({"hand": [one(HANA_1, "first")]}, {"center": one(HANA, "theirs")})
    assert s.why("bloom", "first", "theirs") == s.why("bloom", "first", 99) == "hocg:8.3.2"
    s = Scene({"center": one(HANA, "mine"), "archive": [one(HANA_1, "gone")]}, {"hand": [one(HANA_1, "theirs")]})
    assert s.why("bloom", "gone", "mine") == s.why("bloom", "theirs", "mine") == "hocg:10.7.2.1", (
        "from the hand (8.3.3)"
    )


@rule("hocg:8.3.4", "hocg:rb.bloom.carry")
def test_the_same_holomem_with_all_it_carries() -> None:
    hana = one(HANA, "hana", damage=70, resting=True, cheers=["white", "green"], attached=[TOOL])
    s = Scene({"center": hana, "hand": [one(HANA_1, "first")]}, effects=[{"arts": 20, "on": "hana"}])
    before = s.mem("hana").clone()
    s.do("bloom", "first", "hana")
    mem = s.mem("hana")
    assert mem.stack == [*before.stack, s.card("first")] and s.count(HAND + A) == 0
    assert (mem.cheers, mem.supports, mem.damage) == (before.cheers, before.supports, 70)
    assert mem.resting and s.place_of("hana") == "center"
    assert value(s.t, ARTS, mem.id, 0) == 30, "the tool's 10 and the effect's 20 go on"


@rule("hocg:rb.bloom.color")
def test_color_is_no_bar() -> None:
    """R-43"""
    s = Scene({"center": one(HANA, "hana"), "hand": [one(HANA_1_BLUE, "blue")]})
    assert colors(s.t, s.mem("hana")) == 1
    s.do("bloom", "blue", "hana")
    assert colors(s.t, s.mem("hana")) == 8
