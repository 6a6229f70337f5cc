"""Deck legality of VCard, rule by rule (vcard 5.1)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

import pytest

from kaimaku.decks import Deck, book, builtin, list_builtin
from kaimaku.games.vcard.decks.facts import VCardFact, dealt
from kaimaku.games.vcard.decks.legality import legal, problems
from tests.decks.vcard_cards import FACTS, TIDAL, changed, found, made, wrong

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
# A set of one's own: thirty Supports, and the lines a test needs.
FILLER = {f"S2-{n}": made(f"S2-{n}", "boost", "") for n in range(100, 130)}
SILVERVALE = {f"S2-00{n}": made(f"S2-00{n}", "vtuber", "fire", 7 + n, "Silvervale") for n in (1, 2, 3)}
SET_2 = {**FILLER, **SILVERVALE}


def filled(cards: Mapping[str, int] = MappingProxyType({})) -> Deck:
    """A deck of these cards and as many Supports as it takes."""
    main = {number: count for number, count in cards.items() if count}
    for number in FILLER:
        if missing := 50 - sum(main.values()):
            main[number] = min(3, missing)
    return Deck("vcard", "", {"main": main})


@pytest.mark.parametrize("name", list_builtin("vcard"))
def test_built_in_decks_are_legal(name: str) -> None:
    assert problems(builtin(name), FACTS) == []


@pytest.mark.rule("vcard:5.1.0.1")
@pytest.mark.parametrize(("count", "hint"), [(1, 1), (2, 0), (3, -1)])
def test_5_1_0_1_exactly_fifty_cards(count: int, hint: int) -> None:
    assert TIDAL.main["CCD-004"] == 2
    deck = changed(CCD_004=count)
    assert found(deck) == ([("vcard:5.1.0.1", "", hint)] if hint else [])
    assert legal(deck, FACTS) is (hint == 0)


@pytest.mark.rule("vcard:5.1.0.2")
def test_5_1_0_2_at_least_one_pl8() -> None:
    assert found(filled({"S2-001": 1}), SET_2) == []
    assert found(filled(), SET_2) == [("vcard:5.1.0.2", "", 0)]


@pytest.mark.rule("vcard:5.1.0.2")
def test_5_1_0_2_the_hint_is_the_pl8_of_a_line_that_is_there() -> None:
    [problem] = wrong(filled({"S2-002": 3}), SET_2)
    assert (problem.rule, problem.card, problem.fix, problem.pile) == ("vcard:5.1.0.2", "S2-001", 1, "main")


@pytest.mark.rule("vcard:5.1.0.2")
def test_5_1_0_2_is_not_told_of_cards_nobody_knows() -> None:
    assert found(filled({"S9-001": 1}), SET_2) == [("vcard:5.1.0", "S9-001", -1)]


ELEMENTAL = {
    **SET_2,
    "S2-011": made("S2-011", "mascot", "water"),
    "S2-012": made("S2-012", "world", "grass"),
    "S2-013": made("S2-013", "vtuber", "grass", 8),
    "S2-014": made("S2-014", "world", ""),
    "S2-015": made("S2-015", "mascot", "divine"),
}


@pytest.mark.rule("vcard:5.1.1.1")
@pytest.mark.parametrize("third", ["S2-012", "S2-013", "S2-015"])
def test_5_1_1_1_two_elements_among_vtubers_mascots_and_worlds(third: str) -> None:
    assert found(filled({"S2-001": 3, "S2-011": 2}), ELEMENTAL) == []
    assert found(filled({"S2-001": 3, "S2-011": 2, third: 1}), ELEMENTAL) == [("vcard:5.1.1.1", third, -1)]


@pytest.mark.rule("vcard:5.1.1.1")
def test_5_1_1_1_names_every_element_with_its_cards() -> None:
    deck = filled({"S2-001": 3, "S2-011": 2, "S2-012": 1, "S2-013": 1})
    [problem] = wrong(deck, ELEMENTAL)
    assert problem.en == "A deck can have at most 2 elements; this one has 3: Fire 3, Water 2, Grass 2."
    assert problem.ja == "属性は2種類までです（現在3種類：火3枚、水2枚、草2枚）。"
    assert (problem.card, problem.fix) == ("", 0), "no single card would put it right"


@pytest.mark.rule("vcard:5.1.1.2")
def test_5_1_1_2_neutral_cards_are_of_no_element() -> None:
    assert found(filled({"S2-001": 3, "S2-011": 2, "S2-014": 3}), ELEMENTAL) == []


@pytest.mark.rule("vcard:5.1.1.3")
@pytest.mark.parametrize("kind", ["vtuber", "world", "boost", "ally", "reinforcement"])
def test_5_1_1_3_three_copies(kind: str) -> None:
    card = {"S2-050": made("S2-050", kind, "", 8 if kind == "vtuber" else 0)}
    known = {**SET_2, **card}
    assert found(filled({"S2-001": 1, "S2-050": 3}), known) == []
    assert found(filled({"S2-001": 1, "S2-050": 4}), known) == [("vcard:5.1.1.3", "S2-050", -1)]


@pytest.mark.rule("vcard:5.1.1.4")
def test_5_1_1_4_two_copies_of_a_mascot() -> None:
    assert found(filled({"S2-001": 1, "S2-011": 2}), ELEMENTAL) == []
    assert found(filled({"S2-001": 1, "S2-011": 3}), ELEMENTAL) == [("vcard:5.1.1.4", "S2-011", -1)]


@pytest.mark.rule("vcard:5.1.2.2", "vcard:5.1.1.3", "vcard:5.1.0.1")
@pytest.mark.parametrize(("ordinary", "promos", "fine"), [(2, 1, True), (3, 1, False), (0, 3, True), (0, 4, False)])
@pytest.mark.parametrize("evolutions", [0, 3])
@pytest.mark.parametrize("suffix", ["P", "-P", "-promo", "_PROMO", "_1st"])
def test_5_1_2_2_promos_count_with_their_original(
    ordinary: int, promos: int, fine: bool, evolutions: int, suffix: str
) -> None:
    """V-S11; the PL9 of the same VTuber is another card (V-39)."""
    deck = filled({"S2-001": ordinary, f"S2-001{suffix}": promos, "S2-002": evolutions})
    assert legal(deck, SET_2) is fine
    if not fine:
        [problem] = wrong(deck, SET_2)
        assert problem.rule == ("vcard:5.1.2.2" if ordinary else "vcard:5.1.1.3")
        assert "4 copies" in problem.en and "4枚" in problem.ja and problem.fix == -1
    assert dealt(deck).count("S2-001") == ordinary + promos, "a promo is played as its original"


@pytest.mark.rule("vcard:5.1.1.3", "vcard:4.1.1.3i")
def test_v_39_same_name_set_type_pl_and_element_is_the_same_card() -> None:
    def copies(other: VCardFact) -> bool:
        known = {**FILLER, **SILVERVALE, other.number: other}
        return found(filled({"S2-001": 3, other.number: 1}), known) != []

    assert copies(made("S2-201", "vtuber", "fire", 8, "Silvervale")), "another edition under its own number"
    assert not copies(made("S2-201", "vtuber", "grass", 8, "Silvervale"))
    assert not copies(made("S2-201", "vtuber", "fire", 9, "Silvervale"))
    assert not copies(made("S2-201", "ally", "", 0, "Silvervale"))
    assert not copies(made("S2-201", "vtuber", "fire", 8, "Silvervale the Second"))
    assert not copies(made("S3-201", "vtuber", "fire", 8, "Silvervale"))


@pytest.mark.rule("vcard:5.1.1.3")
def test_v_39_an_ally_and_a_boost_of_one_name_are_two_cards() -> None:
    known = {
        **SET_2,
        **{f"S2-20{n}": made(f"S2-20{n}", kind, "", name="Twin") for n, kind in ((1, "ally"), (2, "boost"))},
    }
    assert found(filled({"S2-001": 1, "S2-201": 3, "S2-202": 3}), known) == []


def test_a_card_nobody_knows_and_one_that_cannot_be_played_yet() -> None:
    deck = changed(CCD_001=2, CCD_999=1)
    assert found(deck) == [("vcard:5.1.0", "CCD-999", -1)]
    playable = set(FACTS) - {"CCD-004"}
    [problem] = problems(TIDAL, FACTS, playable)
    assert (problem.rule, problem.card, problem.fix) == ("vcard:5.1.0", "CCD-004", -2)
    assert problem.en == "CCD-004 isn't playable yet." and not legal(TIDAL, FACTS, playable)


def test_a_promo_of_a_playable_card_is_playable() -> None:
    deck = changed(CCD_001=2, CCD_001P=1)
    assert problems(deck, FACTS, {*FACTS}) == []


def test_a_second_part() -> None:
    deck = Deck("vcard", "", {"main": TIDAL.main, "side": {"CCD-001": 2}})
    [problem] = problems(deck, FACTS)
    assert (problem.rule, problem.pile, problem.fix) == ("vcard:5.1.0", "side", -2)


@pytest.mark.rule("vcard:4.1.1.3c", "vcard:4.1.1.3h")
def test_an_evolution_without_the_stage_below_is_legal_but_warned_of() -> None:
    deck = filled({"S2-001": 3, "S2-003": 1})
    [warning] = problems(deck, SET_2)
    assert warning.warning and legal(deck, SET_2)
    assert (warning.rule, warning.card) == ("vcard:4.1.1.3c", "S2-003")
    assert "PL9" in warning.en and "S2-002" in warning.en and "PL9" in warning.ja
    assert problems(filled({"S2-001": 1, "S2-002": 1, "S2-003": 1}), SET_2) == []


@pytest.mark.rule("vcard:4.1.1.3h")
def test_the_stage_below_must_be_of_the_same_set() -> None:
    known = {**SET_2, "S1-001": made("S1-001", "vtuber", "fire", 8, "Silvervale")}
    assert [p.card for p in problems(filled({"S1-001": 3, "S2-002": 1}), known)] == ["S2-002"]


def test_a_mascot_without_its_vtuber_is_nothing_to_tell() -> None:
    known = {**SET_2, "S2-011": made("S2-011", "mascot", "fire", line="Nobody here")}
    assert problems(filled({"S2-001": 3, "S2-011": 1}), known) == []


def test_every_reason_at_once_in_both_languages() -> None:
    main = {"CCD-002": 3, "CCD-010": 3, "CCD-022": 1, "CCD-034": 1, "CCD-118": 5, "CCD-999": 1}
    told = problems(Deck("vcard", "", {"main": {**main, "CCD-001": 1}}), FACTS)
    assert [p.rule for p in told] == [
        "vcard:5.1.0",
        "vcard:5.1.0.1",
        "vcard:5.1.1.1",
        "vcard:5.1.1.4",
        "vcard:5.1.1.3",
    ]
    for problem in told:
        assert problem.en.endswith(".") and problem.ja.endswith("。") and JAPANESE.search(problem.ja)


def test_taking_surplus_copies_out_puts_the_size_right_too() -> None:
    deck = changed(CCD_001=5)
    assert found(deck) == [("vcard:5.1.0.1", "CCD-001", -2), ("vcard:5.1.1.3", "CCD-001", -2)]
    more = changed(CCD_001=4, CCD_004=3)
    assert found(more)[0] == ("vcard:5.1.0.1", "", -2), "one surplus copy does not make up for two cards"


def test_an_empty_deck_is_only_too_small() -> None:
    assert found(Deck("vcard", "", {"main": {}})) == [("vcard:5.1.0.1", "", 50)]


def test_the_book_of_the_game_says_the_same() -> None:
    assert book("vcard").problems(changed(CCD_004=3)) == problems(changed(CCD_004=3), FACTS)
    with pytest.raises(LookupError, match="danmaku"):
        book("danmaku")
