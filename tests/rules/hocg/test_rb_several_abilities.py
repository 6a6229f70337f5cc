"""rb.multi: several abilities at one time, by the rulebooks' own cards."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hocg.cards_downs import HUNTER, KEEPSAKE
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, Side, one, performance

AKI, LUI, KANATA, PEKORA, PEKORA_OSHI = "hBP01-034", "hBP01-056", "hBP01-009", "hBP01-038", "hBP01-004"
AXE, JOBS, GANMO, UPAO = "hBP01-114", "hBP01-119", "hBP01-120", "hBP01-116"
KANATA_WITH_UPAO = one(KANATA, "kanata", attached=[one(UPAO, "upao")])


def aki(theirs: Side, **more: object) -> Play:
    attached = [one(AXE, "axe"), one(JOBS, "jobs")]
    return performance({"center": one(AKI, "aki", cheers=["green"], attached=attached, **more)}, theirs)


def resolve(s: Play, label: str) -> None:
    assert s.prompt == "order"
    s.do("resolve", s.waiting_effects().index(label))


@rule("hocg:rb.multi.own-order")
@pytest.mark.parametrize(("first", "damage"), [("axe", 0), ("jobs", 10)])
def test_stone_axe_and_jobs_in_the_order_the_player_likes(first: str, damage: int) -> None:
    """10 special damage by the axe, 10 restored by Jobs: undamaged Aki keeps the damage if Jobs is first."""
    s = aki({"center": one(SPARE, "target"), "back": SPARE})
    s.use("aki", "target")
    assert s.seat == A and sorted(s.waiting_effects()) == ["axe", "jobs"]
    resolve(s, first)
    s.settle()
    assert s.mem("aki").damage == damage and s.story("effect")[0] == f"effect {first}"


@rule("hocg:rb.multi.turn-first")
def test_ganmo_then_upao() -> None:
    mine = {"center": one(LUI, "lui", cheers=["red"], attached=[one(GANMO, "ganmo")])}
    s = performance(mine, {"center": KANATA_WITH_UPAO, "back": SPARE})
    s.use("lui", "kanata")
    assert s.story("damage", "effect") == ["damage kanata", "effect ganmo", "effect upao", "damage lui"]
    assert s.hand(A) == 1 and s.mem("lui").damage == 20


@rule("hocg:rb.multi.turn-first", "hocg:rb.multi.own-order")
def test_all_of_the_turn_players_then_all_of_the_others() -> None:
    s = aki({"center": KANATA_WITH_UPAO, "back": SPARE})
    s.use("aki", "kanata")
    assert len(s.t.pending) == 3 and len(s.options("resolve")) == 2, "Upao is not among those to choose from"
    resolve(s, "jobs")
    s.settle()
    assert s.story("effect") == ["effect jobs", "effect axe", "effect upao"]


@rule("hocg:rb.multi.new-trigger")
def test_the_axes_new_trigger_comes_before_upao() -> None:
    """Jobs restores Aki: now Stone Axe has something to say about that, and the turn player goes on."""
    s = aki({"center": KANATA_WITH_UPAO, "back": SPARE}, damage=30)
    s.use("aki", "kanata")
    resolve(s, "jobs")
    while s.prompt == "pick":
        s.do("pick", "aki")
    assert sorted(s.waiting_effects()) == ["axe", "axe", "upao"] and s.seat == A
    s.settle()
    assert s.story("effect") == ["effect jobs", "effect axe", "effect axe", "effect upao"] and s.hand(A) == 1


@rule("hocg:rb.multi.down-first")
def test_downs_come_first() -> None:
    """Both players' abilities on the down, archive and life; only then Ganmo, which has waited since the Arts."""
    pekora = one(PEKORA, "pekora", damage=60, cheers=[one("green", "green")], attached=[one(KEEPSAKE, "keepsake")])
    theirs = {"oshi": PEKORA_OSHI, "power": 2, "center": pekora, "back": one(SPARE, "spare")}
    s = performance({"center": one(LUI, "lui", cheers=["red"], attached=[one(GANMO, "ganmo")])}, theirs)
    s.use("lui", "pekora")
    assert s.prompt == "down-order" and s.seat == B and s.hand(A) == 0
    s.do("resolve", 0)
    while s.prompt == "may":
        s.do("yes")
    assert s.card("green") in s.mem("spare").cheers
    told = s.story("effect", "leave", "life")
    assert told[-3:] == ["leave pekora", "life B", "effect ganmo"] and "effect keepsake" in told[:-3]


@rule("hocg:rb.multi.down-first")
def test_the_attackers_ability_on_the_down_is_one_of_them() -> None:
    hunter = one(HUNTER, "hunter", attached=[one(AXE, "axe")])
    s = performance({"center": hunter}, {"center": one(PEKORA, "pekora"), "back": SPARE})
    s.use("hunter", "pekora")
    assert s.story("effect", "leave", "life") == ["effect hunter", "leave pekora", "life B", "effect axe"]
