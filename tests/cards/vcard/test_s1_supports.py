"""S1-169 to S1-182, S1-184, S1-185, S1-188 and S1-189: Allies and Boosts."""

from __future__ import annotations

import pytest

from tests.vcard.scene import BLANK, A, B, Scene, Side

HARPOON, EXPOSED, CYANIDE, HAPPINESS = (f"S1-{n}" for n in range(179, 183))
WORK_LIFE, WHITE_KNIGHT, DOUBLE_DOWN, BATTLE_CRY = "S1-184", "S1-185", "S1-188", "S1-189"
SHYLILY, PUP = "S1-022", "S1-135"
FIRE, WATER, GRASS, ELECTRIC, PLATINUM = "S1-049", "S1-001", "S1-025", "S1-073", "S1-100"
# the shield, a VT it fits, one that has advantage over that VT
SHIELDS = {
    "S1-169": (FIRE, WATER),
    "S1-170": (WATER, ELECTRIC),
    "S1-171": (GRASS, FIRE),
    "S1-172": (ELECTRIC, PLATINUM),
    "S1-173": (PLATINUM, GRASS),
}
GUARDIANS = {
    "S1-174": ("S1-049", "S1-050", "S1-052"),
    "S1-175": ("S1-001", "S1-002", "S1-004"),
    "S1-176": ("S1-025", "S1-026", "S1-028"),
    "S1-177": ("S1-073", "S1-074", "S1-076"),
    "S1-178": ("S1-100", "S1-101", "S1-103"),
}


@pytest.mark.parametrize(("shield", "pair"), SHIELDS.items())
def test_a_shield_takes_the_advantage_over_its_vt(shield: str, pair: tuple[str, str]) -> None:
    mine, theirs = pair
    s = Scene(Side(active=mine, hand=[shield]), Side(active=theirs))
    assert s.pl(B) == 9 and s.terms(B)["advantage"] == 1
    s.play(A, "ally", shield, s.vt(A))
    assert s.pl(B) == 8 and s.pl(A) == 8


@pytest.mark.parametrize(("shield", "pair"), SHIELDS.items())
def test_a_shield_fits_its_element_only(shield: str, pair: tuple[str, str]) -> None:
    s = Scene(Side(active=BLANK, back=[FIRE, WATER, GRASS, ELECTRIC], hand=[shield]), Side(active=pair[0]))
    fitting = [o[2] for o in s.options(A) if o[0] == "ally"]
    assert fitting == [s.card(A, name) for name in (FIRE, WATER, GRASS, ELECTRIC) if name == pair[0]]
    s.refused(A, s.option(A, "ally", shield, s.vt(A)))


@pytest.mark.parametrize(("shield", "pair"), SHIELDS.items())
def test_a_shield_protects_its_own_vt_alone(shield: str, pair: tuple[str, str]) -> None:
    mine, theirs = pair
    s = Scene(Side(active=mine, back=[mine], allies={1: [shield]}), Side(active=theirs))
    assert s.pl(B) == 9


@pytest.mark.parametrize(("guardian", "cards"), GUARDIANS.items())
def test_a_guardian_searches_an_evolution_for_the_backstage(guardian: str, cards: tuple[str, str, str]) -> None:
    pl8, pl9, other = cards
    pl10 = f"S1-{int(pl9[-3:]) + 1:03}"
    strange, stranger = ("S1-043", "S1-044") if pl8 != GRASS else ("S1-049", "S1-050")  # of another element
    s = Scene(Side(back=[pl8, strange], hand=[guardian], deck=[BLANK, pl9, pl10, other, stranger, pl8]))
    s.do(A, "boost", guardian)
    s.number(A, 1)
    assert s.offered(A) == [s.card(A, pl9)], "of its element, one stage above a Backstage VT"
    s.pick(A, s.card(A, pl9))
    assert s.hand(A) == [pl9] and guardian in s.discard(A)


@pytest.mark.parametrize(("guardian", "cards"), GUARDIANS.items())
def test_a_guardian_does_not_look_at_the_active_vt(guardian: str, cards: tuple[str, str, str]) -> None:
    pl8, pl9, _ = cards
    s = Scene(Side(active=pl8, hand=[guardian], deck=[BLANK, pl9]), Side(back=[pl8]))
    s.do(A, "boost", guardian)
    s.number(A, 1)
    assert s.options(A) == [("done",)]
    s.pick(A)
    assert s.hand(A) == []


@pytest.mark.parametrize(("guardian", "cards"), GUARDIANS.items())
def test_a_guardian_searches_a_pl8(guardian: str, cards: tuple[str, str, str]) -> None:
    pl8, pl9, other = cards
    strange = "S1-043" if pl8 != GRASS else "S1-049"
    s = Scene(Side(back=[pl8], hand=[guardian], deck=[pl9, other, strange, PUP]))
    s.do(A, "boost", guardian)
    s.number(A, 2)
    assert s.offered(A) == [s.card(A, other)]
    s.pick(A, s.card(A, other))
    assert s.hand(A) == [other]


def test_harpoon_hits_a_shylily_of_either_player() -> None:
    s = Scene(Side(active=SHYLILY, hand=[HARPOON]), Side(back=[WATER, "S1-022|S1-023"]))
    s.do(A, "boost", HARPOON)
    assert s.offered(A) == [s.vt(A), s.vt(B, 2)]
    s.pick(A, s.vt(B, 2))
    assert s.pl(B, 2) == 6 and s.pl(A) == s.pl(B, 1) == 8


def test_harpoon_hits_nobody_else() -> None:
    s = Scene(Side(hand=[HARPOON]), Side(active=WATER))
    s.play(A, "boost", HARPOON)
    assert s.pl(B) == s.pl(A) == 8 and s.discard(A) == [HARPOON]


@pytest.mark.parametrize(
    ("end", "deck"), [(1, [BLANK, PUP, SHYLILY, WATER]), (2, [WATER, SHYLILY, BLANK, PUP])], ids=["top", "bottom"]
)
def test_exposed_puts_both_on_one_end(end: int, deck: list[str]) -> None:
    s = Scene(Side(hand=[EXPOSED]), Side(deck=[BLANK, PUP, WATER, SHYLILY]))
    s.play(A, "boost", EXPOSED)
    assert s.told("reveal") == [("reveal", A, SHYLILY), ("reveal", A, WATER)]
    s.yes(A)
    s.number(A, end)
    s.pick(A, s.card(B, WATER))
    assert s.deck(B) == deck, "the first one outermost"


def test_exposed_may_leave_them() -> None:
    s = Scene(Side(hand=[EXPOSED]), Side(deck=[BLANK, PUP, WATER, SHYLILY]))
    s.play(A, "boost", EXPOSED)
    s.no(A)
    assert s.deck(B) == [BLANK, PUP, WATER, SHYLILY]


def test_exposed_needs_two_cards() -> None:
    s = Scene(Side(hand=[EXPOSED]), Side(deck=[WATER]))
    s.play(A, "boost", EXPOSED)
    assert s.prompt() == "vcard:main" and s.log("reveal") == []


@pytest.mark.parametrize("ally", [CYANIDE, HAPPINESS])
def test_the_two_chans_strengthen_their_vt(ally: str) -> None:
    s = Scene(Side(hand=[ally], back=[BLANK]))
    s.play(A, "ally", ally, s.vt(A, 1))
    assert s.pl(A, 1) == 9 and s.pl(A) == s.pl(B) == 8


def test_cyanide_chan_discards_beside_happiness_chan() -> None:
    s = Scene(Side(allies={0: [CYANIDE, HAPPINESS]}), Side(deck=[BLANK, PUP]))
    s.play(A, "lock", CYANIDE)
    assert s.discard(B) == [PUP] and s.deck(B) == [BLANK]


def test_happiness_chan_draws_beside_cyanide_chan() -> None:
    s = Scene(Side(allies={0: [CYANIDE, HAPPINESS]}), Side(deck=[BLANK, PUP]))
    s.play(A, "lock", HAPPINESS)
    assert s.hand(A) == [BLANK] and s.discard(B) == []


@pytest.mark.parametrize(("ally", "other"), [(CYANIDE, HAPPINESS), (HAPPINESS, CYANIDE)])
def test_the_two_chans_need_the_same_vt(ally: str, other: str) -> None:
    s = Scene(Side(back=[BLANK], allies={0: [ally, ally], 1: [other]}))
    s.play(A, "lock", ally)
    assert s.hand(A) == [] and s.discard(B) == [] and s.card(A, ally) in s.t.locked


def test_work_life_balance_pays_a_card_to_remove_a_status_effect() -> None:
    s = Scene(
        Side(hand=[WORK_LIFE, PUP, WATER], back=[BLANK], tokens={0: ["burn"]}),
        Side(tokens={0: ["decay"]}),
    )
    s.do(A, "boost", WORK_LIFE)
    burn, decay = (x.stamp for x in s.t.tokens)
    assert s.offered(A) == [burn, decay]
    s.pick(A, burn)
    s.pick(A, s.card(A, PUP))
    assert s.tokens(A) == {} and s.tokens(B) == {"decay": 1} and s.hand(A) == [WATER]
    assert sorted(s.discard(A)) == sorted([PUP, WORK_LIFE])


def test_work_life_balance_does_nothing_without_a_card() -> None:
    s = Scene(Side(hand=[WORK_LIFE], tokens={0: ["burn"]}))
    s.play(A, "boost", WORK_LIFE)
    assert s.tokens(A) == {"burn": 1}


def test_white_knight_swaps_two_of_ones_own() -> None:
    s = Scene(Side(hand=[WHITE_KNIGHT], back=[BLANK, "other blank"]), Side(back=[WATER]))
    s.do(A, "boost", WHITE_KNIGHT)
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert s.stack(A) == ["other blank"] and s.stack(A, 2) == [BLANK] and s.stack(B, 1) == [WATER]


def test_white_knight_needs_two() -> None:
    s = Scene(Side(hand=[WHITE_KNIGHT]), Side(back=[WATER]))
    s.play(A, "boost", WHITE_KNIGHT)
    assert s.log("move") == [] and s.discard(A) == [WHITE_KNIGHT]


def test_double_down_strengthens_two_of_ones_own() -> None:
    s = Scene(Side(hand=[DOUBLE_DOWN], back=[BLANK, BLANK]), Side(back=[BLANK]))
    s.do(A, "boost", DOUBLE_DOWN)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "the first of two among three"
    s.pick(A, s.vt(A), s.vt(A, 2))
    assert [s.pl(A, place) for place in range(3)] == [9, 8, 9] and s.pl(B) == s.pl(B, 1) == 8


@pytest.mark.parametrize(("counters", "drawn"), [(3, [BLANK]), (2, [])])
def test_battle_cry_counts_to_eleven(counters: int, drawn: list[str]) -> None:
    s = Scene(Side(allies={0: [BATTLE_CRY]}, back=[BLANK], counters={0: counters, 1: 5}))
    s.play(A, "lock", BATTLE_CRY)
    assert s.hand(A) == drawn and s.card(A, BATTLE_CRY) in s.t.locked
