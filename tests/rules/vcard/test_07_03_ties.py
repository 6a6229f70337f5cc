"""7.3.1: ties, helpers from the Backstage, and the Complete Tie."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, MASCOT, VTUBER
from kaimaku.games.vcard.lang import Draw, Has, WhenScrapped, plain
from kaimaku.games.vcard.table import on_spot
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

PAL = own("7.3.1 pal", ALLY, plain(Has(+2)))
WILL = own("7.3.1 will", ALLY, plain(WhenScrapped(Draw(1))))
FIRE = own("7.3.1 fire", VTUBER, element="fire", strength="grass")
LEAF = own("7.3.1 leaf", VTUBER, element="grass")
WOLF = own("7.3.1 wolf", MASCOT, element="fire", pairs=FIRE)


def fight(a: Side, b: Side | None = None, **more: object) -> Scene:
    s = Scene(a, b, turn=6, **more)  # type: ignore[arg-type]
    s.end_turn(A)
    s.end_turn(B)
    return s


def helped(s: Scene) -> list[tuple[int | str, ...]]:
    """The totals of both seats with their helpers."""
    return [entry[-1] for entry in s.t.journal or [] if entry[0] == "helpers"]


@rule("vcard:7.3.1.1", "vcard:7.3.1.2", "vcard:7.1.1.4", "vcard:7.3.1.7")
@pytest.mark.parametrize(("chosen", "sums", "points"), [(3, (20, 19), [1, 0]), (1, (18, 19), [0, 1])])
def test_as_many_helpers_as_the_smaller_backstage(chosen: int, sums: tuple[int, int], points: list[int]) -> None:
    """V-22: each player chooses."""
    s = fight(
        Side(counters={0: 2, 3: 2}, back=[BLANK, BLANK, BLANK]),
        Side(counters={0: 2, 1: -1}, back=[BLANK], allies={1: [PAL]}),
    )
    assert s.t.asked == (A,) and s.offered(A) == [s.vt(A, p) for p in (1, 2, 3)] and s.phase() == "combat"
    helper, theirs = s.vt(A, chosen), s.vt(B, 1)
    s.pick(A, helper)
    assert helped(s) == [sums] and s.t.points == points
    assert s.log("fall") == ["fall", "fall"] and on_spot(s.t, helper), "a helper is not discarded"
    s.pick(A, helper)
    assert s.vt(A) == helper and s.vt(B) == theirs and s.allies(B) == [PAL], "and keeps its Ally"


@rule("vcard:7.3.1.2")
def test_both_choose_the_first_player_first() -> None:
    s = fight(Side(back=[BLANK] * 3, counters={2: 1}), Side(back=["", BLANK, BLANK, BLANK], counters={4: 2}))
    assert helped(s) == [(33, 34)], "three each: nothing to choose"
    s = fight(Side(back=[BLANK] * 4, counters={2: 1}), Side(back=["", BLANK, BLANK, BLANK], counters={4: 2}))
    assert s.t.asked == (A,)
    s.pick(A, s.vt(A, 1), s.vt(A, 3))  # three of four: the last one goes without saying
    assert helped(s) == [(32, 34)] and s.t.points == [0, 1]
    s = fight(Side(back=[BLANK] * 2), Side(back=[BLANK] * 3, counters={3: 3}))
    assert s.t.asked == (B,)
    s.pick(B, s.vt(B, 1), s.vt(B, 3))
    assert helped(s) == [(24, 27)]


@rule("vcard:7.3.1.2", "vcard:7.3.1.8b", "vcard:7.4.0.1")
def test_in_the_second_round_its_first_player_comes_first() -> None:
    """V-22, V-18: B won the first combat, so B chooses helpers first, and takes the winner's place in a tie."""
    s = fight(Side(back=[BLANK] * 4), Side(back=[BLANK] * 4, counters={0: 1}))
    s.pick(B, s.vt(B, 1))
    s.pick(A, s.vt(A, 1))
    s.to_combat()
    assert (s.t.round == 2 and not s.t.asked) or s.phase() != "combat", "three each: nothing to choose"
    assert helped(s) == [(32, 32)] and (s.t.round, s.t.first, s.t.active) == (3, B, B)
    effects = [line[1] for line in s.told("effects")]
    assert effects == [B, A, B, A]


@rule("vcard:7.3.1.3")
def test_helpers_are_counted_like_active_vts() -> None:
    """Allies, Food and Burn count; the Mascot's element and Elemental Advantage are the Active VT's alone (V-22)."""
    s = fight(
        Side(
            active=BLANK,
            back=[FIRE],
            mascot=WOLF,
            allies={1: [PAL]},
            tokens={1: ["burn", "food"]},
        ),
        Side(active=LEAF, back=[BLANK]),
    )
    assert helped(s) == [(8 + 8 + 2 - 2 + 1, 16)] and s.t.points == [1, 0]


@rule("vcard:7.3.1.1")
def test_no_tie_asks_nobody() -> None:
    s = fight(Side(counters={0: 1}, back=[BLANK]), Side(back=[BLANK, BLANK]))
    assert not helped(s) and s.t.points == [1, 0]


@rule("vcard:7.3.1.8a", "vcard:7.3.1.2")
def test_still_equal_is_a_complete_tie() -> None:
    s = fight(Side(back=[BLANK]), Side(back=[BLANK]))
    assert helped(s) == [(16, 16)] and s.t.points == [0, 0] and s.log("tie", "point") == ["tie"]


@rule("vcard:7.3.1.8a", "vcard:7.3.1.2")
@pytest.mark.parametrize("ruling", ["loses", "zero"])
def test_nobody_to_help_or_nobody_at_all(ruling: str) -> None:
    """V-22, V-07: the smaller Backstage is empty, or neither has an Active VT."""
    s = fight(Side(back=[BLANK, BLANK]), Side(), rulings={"no_active": ruling})
    assert s.t.points == [0, 0] and s.log("tie") == ["tie"]
    s = fight(Side(active=""), Side(active=""), rulings={"no_active": ruling})
    assert s.t.points == [0, 0] and s.log("tie") == ["tie"] and s.t.round == 2


@rule("vcard:7.3.1.8b", "vcard:7.4.1.1")
def test_a_complete_tie_costs_allies_buffs_and_statuses() -> None:
    """V-18: the Active VTs stay, with their counters; what lies on the Spot stays too; helpers lose nothing."""
    s = fight(
        Side(
            active=f"{FIRE}",
            counters={0: 1},
            allies={0: [PAL, WILL], 1: [PAL]},
            tokens={0: ["bless", "bolster", "decay", "decay", "fracture", "corrupt"], 1: ["exalt"]},
            back=[BLANK],
            deck=[LEAF] * 9,
        ),
        Side(counters={0: 3, 1: 2}, tokens={0: ["submerge"]}, back=[BLANK], deck=[LEAF] * 9),
    )
    assert s.log("tie") == ["tie"] and s.t.points == [0, 0]
    assert s.stack(A) == [FIRE] and s.stack(B) == [BLANK] and not s.log("fall")
    assert s.allies(A) == [] and s.allies(A, 1) == [PAL]
    assert s.tokens(A) == {"fracture": 1, "corrupt": 1} and s.tokens(A, 1) == {"exalt": 1} and s.tokens(B) == {}
    assert s.terms(A)["counter"] == 1 and s.terms(B)["counter"] == 3
    assert sorted(s.discard(A)) == sorted([PAL, WILL])
    assert s.told("draw").count(("draw", A, LEAF)) == 1 + 1, "the Ally's own last words, and the draw of the turn"


@rule("vcard:7.3.1.8b", "vcard:7.4.0.1", "vcard:7.4.2.1", "vcard:7.4.3.1")
def test_the_first_player_takes_the_winners_place() -> None:
    """V-18: in the order after combat, and in the next round."""
    s = fight(Side(hand=[BLANK] * 8), Side(hand=[BLANK] * 8))
    assert s.t.asked == (A,), "A discards down to seven first"
    s.pick(A, s.offered(A)[0])
    assert s.t.asked == (B,)
    s.pick(B, s.offered(B)[0], s.offered(B)[1])
    assert [line[:2] for line in s.told("effects", "turn")][-3:] == [("effects", A), ("effects", B), ("turn", A)]
    assert (s.t.round, s.t.first, s.t.active) == (2, A, A)


@rule("vcard:7.3.1.8b", "vcard:7.2.0.1")
def test_what_the_discards_of_a_tie_cause_begins_with_the_first_player() -> None:
    """V-18, V-06: both lose an Ally at once; the last words of the first player's come first."""
    s = fight(Side(allies={0: [WILL]}), Side(allies={0: [WILL]}))
    lines = s.told("tie", "draw", "effects")
    assert lines[lines.index(("tie", A, "")) :][1:4] == [("draw", A, BLANK), ("draw", B, BLANK), ("effects", A, "")]


@rule("vcard:7.3.1.8b", "vcard:7.4.1.2")
def test_an_empty_active_spot_is_filled_after_a_tie_too() -> None:
    """V-18: step 7.4.1.2 does nothing unless the Active Spot is empty."""
    s = fight(Side(back=[BLANK]), Side(back=[BLANK]))
    assert not s.log("move") and s.log("tie") == ["tie"]
