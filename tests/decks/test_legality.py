"""Deck legality of hololive OCG, rule by rule (hocg 6.1)."""

from collections.abc import Mapping

import pytest

from kaimaku.decks import Deck, book, builtin, list_builtin
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import RESTRICTED, legal, problems, restricted

FACTS = facts.load()
SORA = builtin("sora")


def _with(**piles: Mapping[str, int]) -> Deck:
    return Deck("hocg", "", {**SORA.piles, **piles})


def _rules(deck: Deck) -> list[str]:
    return [problem.rule for problem in problems(deck, FACTS)]


@pytest.mark.parametrize("name", list_builtin("hocg"))
def test_built_in_decks_are_legal(name: str) -> None:
    assert all(problem.warning for problem in problems(builtin(name), FACTS))
    assert legal(builtin(name), FACTS)


def test_more_copies_than_tournaments_allow_are_a_warning() -> None:
    over = _with(main={**SORA.main, "hSD01-003": 1, "hBP01-030": 3})
    assert [(p.card, p.warning, p.fix, p.rule) for p in problems(over, FACTS)] == [("hBP01-030", True, -2, "")]
    assert "Official tournaments allow 1 copy of hBP01-030 (the deck has 3)." in problems(over, FACTS)[0].en
    assert legal(over, FACTS)
    assert problems(_with(main={**SORA.main, "hSD01-003": 3, "hBP01-030": 1}), FACTS) == []
    japan = restricted(_with(main={"hBP07-101": 2}))
    assert [(p.en[:20], p.ja[:8]) for p in japan] == [("Japanese tournaments", "日本の公式大会で")]


def test_by_the_list_of_a_region_they_are_refused() -> None:
    of_game = book("hocg")
    over = _with(main={**SORA.main, "hSD01-003": 1, "hBP01-030": 3})
    (english,) = of_game.checked(over, "en")
    assert (english.card, english.warning, english.fix) == ("hBP01-030", False, -2)
    assert english.en == "English tournaments allow 1 copy of hBP01-030 (the deck has 3)."
    assert english.ja == "英語版の公式大会ではhBP01-030は1枚までです（現在3枚）。"
    in_japan = _with(main={**SORA.main, "hSD01-003": 2, "hBP07-101": 2})
    assert of_game.checked(in_japan, "en") == []  # only Japan restricts it
    assert [(p.en[:20], p.warning) for p in of_game.checked(in_japan, "ja")] == [("Japanese tournaments", False)]
    assert [p.warning for p in of_game.checked(in_japan)] == [True]
    assert set(of_game.regions) == {region for row in RESTRICTED.values() for region in row}
    assert book("vcard").regions == {}


@pytest.mark.rule("hocg:6.1.1.1")
def test_6_1_1_1_no_fourth_part() -> None:
    assert _rules(_with(side={"hSD01-003": 1})) == ["hocg:6.1.1.1"]


@pytest.mark.rule("hocg:6.1.1")
def test_6_1_1_unknown_card() -> None:
    deck = _with(main={**SORA.main, "hSD01-003": 3, "hBP99-001": 1})
    assert [(problem.rule, problem.card) for problem in problems(deck, FACTS)] == [("hocg:6.1.1", "hBP99-001")]


@pytest.mark.rule("hocg:6.1.1")
def test_6_1_1_card_not_playable_yet() -> None:
    playable = set(FACTS) - {"hSD01-010"}
    found = problems(SORA, FACTS, playable)
    assert [(problem.rule, problem.card) for problem in found] == [("hocg:6.1.1", "hSD01-010")]
    assert not legal(SORA, FACTS, playable)


@pytest.mark.rule("hocg:6.1.2")
@pytest.mark.parametrize("oshi", [{}, {"hSD01-001": 2}, {"hSD01-001": 1, "hSD01-002": 1}, {"hSD01-003": 1}])
def test_6_1_2_exactly_one_oshi(oshi: dict[str, int]) -> None:
    assert _rules(_with(oshi=oshi)) == ["hocg:6.1.2"]


@pytest.mark.rule("hocg:6.1.3.1")
@pytest.mark.parametrize("stranger", ["hSD01-016", "hSD01-003", "hSD01-001"])
def test_6_1_3_1_only_cheers(stranger: str) -> None:
    deck = _with(cheer={"hY01-001": 19, stranger: 1})
    assert [(problem.rule, problem.card) for problem in problems(deck, FACTS)] == [("hocg:6.1.3.1", stranger)]


@pytest.mark.rule("hocg:6.1.3.2", "hocg:6.1.3.3")
@pytest.mark.parametrize(("count", "rules"), [(19, ["hocg:6.1.3.2"]), (20, []), (21, ["hocg:6.1.3.2"])])
def test_6_1_3_2_twenty_cheers_in_any_number_of_copies(count: int, rules: list[str]) -> None:
    assert _rules(_with(cheer={"hY01-001": count})) == rules


@pytest.mark.rule("hocg:6.1.4.1")
@pytest.mark.parametrize("stranger", ["hY01-001", "hSD01-002"])
def test_6_1_4_1_no_oshi_or_cheers_in_the_deck(stranger: str) -> None:
    deck = _with(main={**SORA.main, "hSD01-003": 3, stranger: 1})
    assert [(problem.rule, problem.card) for problem in problems(deck, FACTS)] == [("hocg:6.1.4.1", stranger)]


@pytest.mark.rule("hocg:6.1.4.2")
@pytest.mark.parametrize(("count", "rules"), [(1, ["hocg:6.1.4.2"]), (2, []), (3, ["hocg:6.1.4.2"])])
def test_6_1_4_2_fifty_cards(count: int, rules: list[str]) -> None:
    assert SORA.main["hSD01-006"] == 2
    assert _rules(_with(main={**SORA.main, "hSD01-006": count})) == rules


@pytest.mark.rule("hocg:6.1.4.3")
def test_6_1_4_3_four_copies_of_a_number() -> None:
    deck = _with(main={**SORA.main, "hSD01-003": 3, "hSD01-008": 5})
    assert [(problem.rule, problem.card) for problem in problems(deck, FACTS)] == [("hocg:6.1.4.3", "hSD01-008")]


@pytest.mark.rule("hocg:2.11.2.1", "hocg:6.1.5")
def test_2_11_2_1_any_number_of_copies() -> None:
    free = "hBP01-009"
    assert FACTS[free].unlimited
    assert problems(_with(main={free: 50}), FACTS) == []


@pytest.mark.rule("hocg:6.2.1.9.1")
def test_6_2_1_9_1_without_a_debut_the_deck_is_legal_but_warned_of() -> None:
    others = [number for number in SORA.main if FACTS[number].bloom != "debut"]
    main = dict.fromkeys(others, 3)
    main[others[0]] = 50 - 3 * (len(others) - 1)
    deck = _with(main=main)
    found = [problem for problem in problems(deck, FACTS) if problem.rule != "hocg:6.1.4.3"]
    assert [(problem.rule, problem.warning) for problem in found] == [("hocg:6.2.1.9.1", True)]


def test_all_reasons_are_given_at_once() -> None:
    deck = Deck("hocg", "", {"oshi": {}, "main": {"hSD01-008": 5, "hY01-001": 1}, "cheer": {"hSD01-016": 1}})
    assert set(_rules(deck)) == {
        "hocg:6.1.2",
        "hocg:6.1.3.1",
        "hocg:6.1.3.2",
        "hocg:6.1.4.1",
        "hocg:6.1.4.2",
        "hocg:6.1.4.3",
    }
    for problem in problems(deck, FACTS):
        assert problem.en.endswith(".") and problem.ja.endswith("。")


def test_what_puts_it_right() -> None:
    """A card with a copy too many, in a deck that is one card too big: taking it out puts both right."""
    deck = _with(main={**SORA.main, "hSD01-003": 5})
    found = [(problem.rule, problem.pile, problem.card, problem.fix) for problem in problems(deck, FACTS)]
    assert found == [("hocg:6.1.4.2", "main", "hSD01-003", -1), ("hocg:6.1.4.3", "main", "hSD01-003", -1)]


def test_what_puts_it_right_where_any_card_will_do() -> None:
    deck = _with(oshi={}, main={**SORA.main, "hSD01-003": 3, "hBP99-001": 3}, cheer={"hY01-001": 18})
    found = [(problem.rule, problem.pile, problem.card, problem.fix) for problem in problems(deck, FACTS)]
    assert found == [
        ("hocg:6.1.1", "main", "hBP99-001", -3),
        ("hocg:6.1.2", "oshi", "", 1),
        ("hocg:6.1.3.2", "cheer", "", 2),
        ("hocg:6.1.4.2", "main", "", -2),
    ]


def test_a_deck_too_small_is_not_put_right_by_taking_cards_out() -> None:
    deck = _with(main={**SORA.main, "hSD01-003": 5, "hSD01-008": 2})
    found = [(problem.rule, problem.card, problem.fix) for problem in problems(deck, FACTS)]
    assert found == [("hocg:6.1.4.2", "", 1), ("hocg:6.1.4.3", "hSD01-003", -1)]
