"""Chapter 7: Power Levels, combat, ties, after combat and the end."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.power import power, terms
from kaimaku.games.vcard.table import ACTIVE, HAND, active, zone
from kaimaku.kernel.table import Result
from tests.rule import rule
from tests.rules.vcard.position import WHITE, A, B, Scene, Side, allies

AURELIO, AURELIO_9, PIGGY, HYPE, MULCHKIN, MOSSWICK, AMPERE = (
    "CCD-037",
    "CCD-038",
    "CCD-046",
    "CCD-114",
    "CCD-035",
    "CCD-028",
    "CCD-049",
)


def fight(a: Side, b: Side) -> Scene:
    """Combat after B's sixth turn."""
    s = Scene(a, b, turn=6)
    s.passes(A)
    s.passes(B)
    return s


@rule("vcard:7.2.0.2", "vcard:4.1.2.5", "vcard:4.1.2.6b", "vcard:4.1.2.6c", "vcard:4.2.0.2", "vcard:8.1.0.1/feed")
def test_a_full_total() -> None:
    s = Scene(Side(active=f"{AURELIO}|{AURELIO_9}", mascot=PIGGY, hand=[HYPE, "plus two"]), Side())
    s.do(A, "ally", HYPE, s.vt(A))
    s.passes(B)
    s.do(A, "boost", "plus two")
    s.passes(B)
    found = {why: amount for why, _, amount in terms(s.t, s.vt(A))}
    assert found == {"printed": 9, "element": 1, "paired": 1, f"{HYPE}/1": 1, "counter": 2}
    assert power(s.t, s.vt(A)) == 14


@rule("vcard:4.3.1.1", "vcard:4.3.1.2", "vcard:4.1.1.2f")
def test_elemental_advantage() -> None:
    s = Scene(Side(active=AMPERE, back=[AMPERE]), Side(active=WHITE))
    assert (s.pl(A), s.pl(B), s.pl(A, 6)) == (9, 8, 8), "Electric is strong against Water, in front only"


@rule("vcard:7.1.0.1", "vcard:7.3.0.1", "vcard:7.3.0.2", "vcard:7.4.0.1", "vcard:7.4.1.1", "vcard:7.4.1.2")
@rule("vcard:7.4.1.3", "vcard:7.4.1.4", "vcard:7.4.3.1")
def test_combat_and_what_follows() -> None:
    s = Scene(
        Side(back=[AMPERE], hand=[HYPE] * 5),
        Side(active="CCD-001|CCD-002", back=["snap draw", "snap self"], hand=[HYPE] * 9),
        turn=6,
    )
    s.do(A, "lock", AMPERE)
    assert s.t.locked and s.pl(A) == 9
    s.passes(B)
    s.passes(A)
    s.do(B, "ally", HYPE, s.vt(B))
    s.passes(A)
    s.passes(B)
    assert s.t.points == [0, 1] and not s.t.locked
    assert s.t.asked == (B,), "the winner chooses who moves up; A had only one to choose"
    s.do(B, "pick", "", s.vt(B, 7))
    assert s.t.asked == (B,) and len(zone(s.t, B, HAND)) == 9, "and discards down to seven"
    for _ in range(2):
        GAME.decide(s.t, B, GAME.options(s.t, B)[0])
    assert len(zone(s.t, B, HAND)) == 7 + 1, "with the draw of the new turn"
    assert sorted(s.discard(B))[:2] == ["CCD-001", "CCD-002"] and allies(s.t, B) == []
    assert s.discard(A) == [WHITE] and s.pl(A) == 8
    assert (s.t.round, s.t.active, s.t.first, s.t.taken) == (2, B, B, [0, 1])


@rule("vcard:7.3.1.1", "vcard:7.3.1.2", "vcard:7.3.1.3", "vcard:7.1.1.4", "vcard:7.3.1.7")
def test_a_tie_is_broken_by_as_many_helpers_as_the_smaller_backstage() -> None:
    a = Side(active="TEST-snap self", back=[MOSSWICK, "CCD-028|CCD-029"])
    for chosen, points in ((7, [1, 0]), (6, [0, 0])):
        s = fight(a, Side(active="TEST-snap draw", back=[MOSSWICK]))
        assert s.t.asked == (A,)
        s.do(A, "pick", "", s.vt(A, chosen))
        assert s.t.points == points
        if points == [1, 0]:
            assert s.t.asked == (A,), "the Active VT is gone and one of two helpers moves up"
        else:
            assert s.vt(A) >= 0 and s.t.round == 2, "a Complete Tie: everybody stays"


@rule("vcard:7.3.1.8a", "vcard:7.3.1.8b")
def test_a_complete_tie_costs_allies_but_not_counters() -> None:
    s = Scene(
        Side(active="TEST-snap self", hand=[HYPE]), Side(active="TEST-snap draw", hand=[HYPE, "plus two"]), turn=6
    )
    s.do(A, "ally", HYPE, s.vt(A))
    s.passes(B)
    s.passes(A)
    s.do(B, "ally", HYPE, s.vt(B))
    s.passes(A)
    s.passes(B)
    assert s.t.points == [0, 0] and (s.pl(A), s.pl(B)) == (8, 8)
    assert allies(s.t, A) == allies(s.t, B) == [] and s.t.round == 2 and s.t.active == A


@rule("vcard:7.3.0.1")
def test_nobody_in_front_loses_to_anybody() -> None:
    s = fight(Side(active=""), Side(active="TEST-snap draw"))
    assert s.t.points == [0, 1]
    none = fight(Side(active=""), Side(active=""))
    assert none.t.points == [0, 0] and none.t.round == 2


@rule("vcard:4.4.4.1", "vcard:4.4.4.2", "vcard:7.4.2.2", "vcard:8.1.0.1/feed/6")
def test_echo_on_play_and_after_combat_when_the_food_is_gone() -> None:
    s = Scene(Side(active="CCD-001|CCD-002", back=[MOSSWICK], hand=[MULCHKIN]), Side(active="TEST-snap draw"), turn=6)
    s.do(A, "mascot", MULCHKIN)
    backstage = s.vt(A, 6)
    for vt in (s.vt(A), backstage):
        s.do(A, "pick", "", vt)
    assert s.pl(A, 6) == 9
    s.passes(A)
    s.passes(B)
    assert s.t.points == [1, 0] and active(s.t, A) == backstage
    assert [why for why, _, _ in terms(s.t, backstage)].count("food") == 0, "old Food is gone before Echo"
    s.do(A, "pick", "", backstage)
    assert [why for why, _, _ in terms(s.t, backstage)].count("food") == 1


@rule("vcard:7.1.0.2", "vcard:6.2.2.2c")
@pytest.mark.parametrize("sets", ["CCD,TEST", "CCD,TEST,LATE"])
def test_no_reinforcement_answers_after_combat(sets: str) -> None:
    s = Scene(
        Side(active="CCD-001|CCD-002", back=[MOSSWICK], hand=[MULCHKIN]),
        Side(active="TEST-snap draw", hand=["LATE-envy"]),
        sets=sets,
        turn=6,
    )
    s.do(A, "mascot", MULCHKIN)
    s.do(A, "pick", "", s.vt(A))
    s.do(A, "done")
    if "LATE" in sets:
        assert s.option(B, "reply", "LATE-envy", 0) in GAME.options(s.t, B), "in the turn it does"
        s.passes(B)
    s.passes(A)
    s.passes(B)
    s.do(A, "pick", "", s.vt(A))
    assert s.log("feed") == ["feed", "feed"] and s.t.round == 2 and s.t.asked == (A,)


@rule("vcard:2.1.0.1", "vcard:7.4.3.2")
def test_three_points_win() -> None:
    s = Scene(Side(active="CCD-001|CCD-002"), Side(active="TEST-snap draw"), turn=6)
    s.t.points = [2, 2]
    s.passes(A)
    s.passes(B)
    assert s.t.result == Result((A,), "vcard:7.4.3.2") and GAME.score(s.t) == (1.0, -1.0)
    assert not zone(s.t, A, ACTIVE), "the steps after combat were still taken (V-43)"
    assert s.refused(B, ("pass",)) == "vcard:7.4.3.2"
