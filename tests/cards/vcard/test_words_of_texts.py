"""Single words of printed texts: whom they mean, which place, Tide, number or condition they ask for, and what a comma
or an "and" makes of a part that cannot be done."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BOOST, BY_ID, VTUBER
from kaimaku.games.vcard.lang import Draw, Negative, Positive, lock, plain
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

PLUS = own("words: Positive", VTUBER, lock(Positive(Draw(1))))
MINUS = own("words: Negative", VTUBER, lock(Negative(Draw(1))))
SUPPORT = own("words: a Boost", BOOST, plain(Draw(1)))


def locked(card: str, side: Side, other: Side | None = None, turn: int = 1) -> Scene:
    s = Scene(side, other, turn=turn)
    s.play(A, "lock", card)
    return s


# --- whom a text means -----------------------------------------------------------------------------------------------


@rule("vcard:4.5.1.2")
@pytest.mark.parametrize(("card", "gained"), [("CCD-001", 1), ("CCD-067", 1), ("CCD-079", 2)])
def test_this_vt_is_itself_wherever_it_is(card: str, gained: int) -> None:
    s = locked(card, Side(back=[card, "CCD-073"], hand=[SUPPORT] * 3, mana=2), turn=4)
    if s.prompt() == "vcard:pick":  # the price of Greed
        s.pick(A, *s.offered(A)[:3])
        while s.prompt() == "vcard:pick":
            s.pick(A, s.offered(A)[0])
    if s.prompt() == "vcard:may":
        s.yes(A)
    assert s.prompt() == "vcard:main" and [s.pl(A, n) for n in range(3)] == [8, 8 + gained, 8]


@rule("vcard:4.5.1.2")
def test_the_opponents_active_vt_is_not_chosen() -> None:
    s = locked("CCD-010", Side(mascot="CCD-010"), Side(back=[BLANK]), turn=4)
    assert s.prompt() == "vcard:main" and (s.pl(B), s.pl(B, 1)) == (7, 8)
    s = locked("CCD-055", Side("CCD-055"), Side(back=[BLANK]))
    for seat in (A, B, A):
        s.end_turn(seat)
    assert s.prompt() == "vcard:main" and (s.pl(B), s.pl(B, 1)) == (7, 8)


@rule("vcard:8.1.0.1/surge")
def test_the_active_vt_gets_what_surges() -> None:
    s = locked("CCD-060", Side(back=[BLANK], mascot="CCD-060"), Side(points=2))
    assert s.prompt() == "vcard:main" and (s.pl(A), s.pl(A, 1)) == (10, 8)


@rule("vcard:8.1.0.1/calamity")
def test_havokka_means_the_opponents_vts() -> None:
    s = Scene(Side(back=["CCD-061", BLANK, "", "CCD-061"], hand=["CCD-064"]), Side(back=[BLANK, BLANK]))
    s.play(A, "play", "CCD-064", spot(A, 3))
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]


@rule("vcard:8.1.0.1/exalt")
def test_any_vt_of_the_opponents_is_exalted() -> None:
    s = Scene(Side("CCD-001", hand=["CCD-002"]), Side(back=[BLANK]), world="CCD-091")
    s.play(A, "evolve", "CCD-002", s.vt(A))
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]


@rule("vcard:8.1.0.1/greed")
def test_greed_asks_for_two_cards_each_time_and_lifts_ones_own() -> None:
    s = Scene(Side(back=[BLANK], hand=["CCD-097", *[SUPPORT] * 3]), Side(back=[BLANK]))
    s.do(A, "boost", "CCD-097")
    s.pick(A, *s.offered(A))
    assert s.hand(A) == [] and s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A, 1))
    assert (s.pl(A), s.pl(A, 1), s.hand(A), s.prompt()) == (8, 9, [BLANK], "vcard:main"), "three cards are once"


# --- places, Tides, numbers, conditions ------------------------------------------------------------------------------


@rule("vcard:8.1.0.1/coastline")
def test_ondine_works_from_the_backstage_only() -> None:
    s = locked("CCD-004", Side("CCD-004"))
    assert s.prompt() == "vcard:main" and s.tokens(B) == {}


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative")
@pytest.mark.parametrize("card", ["CCD-055", "S1-085"])
def test_what_only_an_active_vt_sets_up(card: str) -> None:
    assert locked(card, Side(back=[card])).t.due == ()
    assert len(locked(card, Side(card)).t.due) == 1


@rule("vcard:8.1.0.1/negative")
def test_what_only_a_backstage_vt_sets_up() -> None:
    assert locked("S1-088", Side("S1-088")).t.due == ()
    assert len(locked("S1-088", Side(back=["S1-088"])).t.due) == 1


@rule("vcard:8.1.0.1/positive")
def test_rainhoe_unlocks_from_the_front_only() -> None:
    s = locked("S1-091", Side(PLUS, back=["S1-091"], locked=[PLUS]))
    assert s.t.locked == {s.vt(A), s.vt(A, 1)} and s.pl(A, 1) == 10


@rule("vcard:8.1.0.1/low-tide", "vcard:8.1.0.1/high-tide")
def test_each_half_in_its_turns() -> None:
    s = locked("S1-019", Side("S1-019", deck=[BLANK, SUPPORT]))
    s.pick(A, s.offered(A)[0])
    assert s.log("reveal") == [] and s.prompt() == "vcard:main"
    s = locked("S1-022", Side("S1-022", back=[BLANK], allies={0: ["CCD-114"]}, hand=[SUPPORT]))
    assert s.prompt() == "vcard:main" and s.log("draw") == ["draw"] * 2, "no Ally is moved"
    s = locked("S1-022", Side("S1-022", back=[BLANK], allies={0: ["CCD-114"]}, hand=[SUPPORT]), turn=4)
    s.no(A)
    assert s.prompt() == "vcard:main" and s.log("draw") == [], "nothing is traded"


@rule("vcard:8.1.0.1/low-tide")
@pytest.mark.parametrize(("turn", "asked"), [(3, True), (4, False)])
def test_moonpool_asks_in_low_tide(turn: int, asked: bool) -> None:
    s = Scene(Side(hand=[SUPPORT]), turn=turn - 1, world="CCD-085")
    s.end_turn(A)
    if s.prompt() == "vcard:may":
        s.no(B)
    s.end_turn(B)
    assert (s.prompt() == "vcard:may") is asked


@rule("vcard:8.1.0.1/circuit")
def test_sparks_need_a_circuit_and_nothing_else() -> None:
    s = Scene(Side(PLUS, back=[BLANK], hand=["CCD-058"]))
    s.play(A, "mascot", "CCD-058")
    assert s.prompt() == "vcard:main" and s.pl(A) == 8, "nobody has Negative"
    s = Scene(Side(PLUS, back=[MINUS], hand=[BLANK, "CCD-058"]))
    s.play(A, "play", BLANK, spot(A, 2))
    s.play(A, "mascot", "CCD-058")
    s.pick(A, s.vt(A, 1))
    assert (s.pl(A), s.pl(A, 1)) == (9, 9), "it need not be the first card"


@rule("vcard:8.1.0.1/ash")
@pytest.mark.parametrize(("pile", "asked"), [(7, False), (8, True)])
def test_gluttony_grin_counts_eight_cards(pile: int, asked: bool) -> None:
    s = locked("CCD-067", Side("CCD-067", discard=[BLANK] * pile, mana=1))
    assert (s.prompt() == "vcard:may") is asked


@rule("vcard:8.1.0.1/unity")
def test_choirmaster_needs_a_second_card_with_unity() -> None:
    s = locked("CCD-079", Side("CCD-079", mana=2))
    assert s.prompt() == "vcard:main" and s.t.mana[A] == 2


@rule("vcard:8.1.0.1/crit/4")
def test_a_lost_flip_costs_one_card() -> None:
    s = Scene(Side(hand=["CCD-096", SUPPORT, SUPPORT, BLANK]))
    s.force(0)
    s.play(A, "boost", "CCD-096")
    s.pick(A, s.offered(A)[0])
    assert len(s.hand(A)) == 2


@rule("vcard:4.1.2.6c")
def test_an_ally_asks_for_its_own_vt() -> None:
    """The Active VT is Paired, but the Ally is on another."""
    mascot = next(d.facts.id for d in BY_ID.values() if d.facts.pairs == "Marlo Brinewick")
    s = Scene(Side("CCD-001", back=[BLANK], allies={0: ["CCD-115"], 1: ["CCD-115"]}, mascot=mascot))
    assert s.terms(A)["ally"] == 2 and "ally" not in s.terms(A, 1)


def test_sinder_looks_at_the_vt_that_was_chosen() -> None:
    s = Scene(Side("CCD-001|CCD-002", back=[BLANK], hand=["S1-067"]))
    s.play(A, "play", "S1-067", spot(A, 2))
    s.pick(A, s.vt(A, 1))
    assert s.prompt() == "vcard:main" and s.pl(A, 1) == 9


@rule("vcard:8.1.0.1/bolster")
def test_sinder_looks_at_a_bolstered_vt_as_well() -> None:
    """Only what is done to it is canceled; the text still speaks of it."""
    s = Scene(Side(hand=["S1-067"]), Side("CCD-001|CCD-002", tokens={0: ["bolster"]}))
    s.play(A, "play", "S1-067", spot(A, 2))
    s.pick(A, s.vt(B))
    assert s.prompt() == "vcard:may" and s.pl(B) == 9 and s.tokens(B) == {}


@rule("vcard:8.3.6.1")
@pytest.mark.parametrize(("card", "verb"), [("CCD-109", "boost"), ("S1-001", "play")])
def test_a_mascot_is_shuffled_in(card: str, verb: str) -> None:
    s = Scene(Side(hand=[card]), Side(mascot="CCD-010"))
    s.play(A, verb, card, *([spot(A, 1)] if verb == "play" else []))
    assert s.told("shuffle") == [("shuffle", B, "")] and "CCD-010" in s.deck(B)


@rule("vcard:8.3.6.1")
def test_shoto_shuffles_the_card_in() -> None:
    s = locked("S1-097", Side("S1-097", hand=[SUPPORT], discard=[BLANK]))
    assert s.told("shuffle") == [("shuffle", A, "")] and s.hand(A) == [BLANK]


# --- commas and "and" where a part cannot be done ---------------------------------------------------------------------


@rule("vcard:4.5.1.4", "vcard:8.2.10.1")
def test_with_nothing_to_draw_what_is_joined_by_and_still_happens() -> None:
    """Each has lost a Power Level to the empty deck and gained one."""
    s = Scene(Side(mascot="CCD-023", deck=[]), Side(discard=[BLANK] * 12))
    s.play(A, "lock", "CCD-023")
    assert [line[3][0] for line in s.said("counter")] == [+1]
    s = Scene(Side(hand=["CCD-095"], deck=[]), Side(points=1))
    s.play(A, "boost", "CCD-095")
    assert [line[3][0] for line in s.said("counter")] == [+1]
    s = locked("S1-088", Side("S1-088", deck=[]))
    assert s.pl(A) < 8, "the deck was needed"
    s = Scene(Side(PLUS, back=[MINUS], hand=["S1-073"], deck=[]))
    s.play(A, "play", "S1-073", spot(A, 2))
    s.pick(A, s.vt(A, 1))
    assert [line[3][0] for line in s.said("counter")] == [+1]


@rule("vcard:4.5.2.2", "vcard:8.2.10.1")
def test_vei_needs_a_card_to_draw_first() -> None:
    s = Scene(Side(back=["S1-124"], hand=["S1-124"], deck=[]))
    s.play(A, "play", "S1-124", spot(A, 2))
    s.yes(A)
    assert s.pl(A) == 8, "nothing was tried with the empty deck"


@rule("vcard:4.5.2.2")
def test_raid_needs_three_cards_to_reveal() -> None:
    s = Scene(Side(hand=["CCD-107"]), Side(deck=[BLANK] * 2))
    s.play(A, "boost", "CCD-107")
    assert s.log("reveal") == [] and s.prompt() == "vcard:main"


@rule("vcard:4.5.2.7", "vcard:4.5.2.2")
def test_what_may_be_done_needs_only_its_condition() -> None:
    """The card to draw comes last: it need not be there."""
    s = Scene(Side(back=[BLANK], hand=["CCD-103"], deck=[]))
    s.play(A, "boost", "CCD-103")
    s.pick(A, s.vt(A, 1))
    assert s.prompt() == "vcard:may"
    s = Scene(Side(), Side(deck=[], hand=[SUPPORT]), world="CCD-085")
    s.end_turn(A)
    assert s.prompt() == "vcard:may"
    s = Scene(Side("CCD-001", hand=["CCD-002"], deck=["CCD-024"]))
    s.play(A, "evolve", "CCD-002", s.vt(A))
    assert s.prompt() == "vcard:may"


@rule("vcard:8.1.0.1/bolster", "vcard:4.5.2.2")
def test_and_goes_on_where_bolster_canceled() -> None:
    s = Scene(Side(mascot="S1-132"), Side(back=[BLANK], tokens={1: ["bolster"]}), turn=4)
    s.do(A, "lock", "S1-132")
    s.pick(A, s.vt(B, 1))
    assert (s.pl(B), s.pl(B, 1)) == (9, 8)
    s = Scene(
        Side(back=["S1-034", BLANK], counters={0: 1}), Side(back=[BLANK], tokens={1: ["bolster", "decay"]}), turn=6
    )
    s.to_combat()
    s.pick(A, s.vt(A, 2))
    assert s.tokens(B) == {} and s.terms(B) == {"printed": 8}
