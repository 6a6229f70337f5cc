"""6.1: what a player brings. A deck is checked with all its reasons, and no game starts with an illegal one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from kaimaku.decks import Deck, builtin
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import problems
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.game import GAME, IllegalDeck
from tests.rule import rule
from tests.rules.hocg.scene_turn import Scene, one

SORA = builtin("sora")
SORA_DEBUT, OTHER_SORA_DEBUT, AZKI_DEBUT = "hSD01-003", "hSD01-004", "hSD01-008"
UNLIMITED, CHEER, OSHI, STAFF = "hBP01-009", "hY01-001", "hSD01-001", "hSD01-016"


def changed(**piles: Mapping[str, int]) -> Deck:
    return Deck("hocg", "", {**SORA.piles, **piles})


def lacking(pile: str) -> Deck:
    return Deck("hocg", "", {name: cards for name, cards in SORA.piles.items() if name != pile})


def swapped(out: str, into: str, count: int = 1) -> Deck:
    """So many cards of the deck exchanged for others."""
    main = Counter(SORA.main)
    main[out] -= count
    main[into] += count
    return changed(main=+main)


def refused(deck: Deck) -> list[str]:
    """The rules by which no game is started with this deck; it does not matter who brings it."""
    found = []
    for decks in ([deck, SORA], [SORA, deck]):
        with pytest.raises(IllegalDeck) as caught:
            GAME.new(decks, 1)
        found.append([p.rule for p in caught.value.reasons])
    assert found[0] == found[1] == [p.rule for p in problems(deck, facts.load())]
    return found[0]


@rule("hocg:6.1.1", "hocg:6.1.1.1", "hocg:6.2.1.1")
def test_both_players_bring_a_deck_before_the_game() -> None:
    t = GAME.new([SORA, builtin("azki")], 1)
    brought = [Counter(DEFS[d].id for c, d in enumerate(t.defs) if t.owner[c] == seat) for seat in (0, 1)]
    assert brought[0] == Counter(n for pile in SORA.piles for n in SORA.cards(pile)) and brought[0].total() == 71
    assert brought[1].total() == 71
    with pytest.raises(ValueError, match="needs 2 decks"):
        GAME.new([SORA], 1)


@rule("hocg:6.1.1.1", "hocg:6.1.2", "hocg:6.1.3", "hocg:6.1.4", "hocg:6.2.1.1")
@pytest.mark.parametrize(("pile", "why"), [("oshi", "hocg:6.1.2"), ("cheer", "hocg:6.1.3.2"), ("main", "hocg:6.1.4.2")])
def test_no_game_without_all_three_parts(pile: str, why: str) -> None:
    assert refused(lacking(pile)) == [why]


@rule("hocg:6.1.1", "hocg:6.1.1.1")
def test_no_fourth_part_and_no_unknown_card() -> None:
    assert refused(changed(side={SORA_DEBUT: 1})) == ["hocg:6.1.1.1"]
    assert refused(swapped(SORA_DEBUT, "hBP99-001")) == ["hocg:6.1.1"]


@rule("hocg:6.1.2")
@pytest.mark.parametrize("oshi", [{}, {OSHI: 2}, {OSHI: 1, "hSD01-002": 1}, {SORA_DEBUT: 1}])
def test_exactly_one_oshi(oshi: dict[str, int]) -> None:
    assert refused(changed(oshi=oshi)) == ["hocg:6.1.2"]


@rule("hocg:6.1.3.1")
@pytest.mark.parametrize("stranger", [STAFF, SORA_DEBUT, OSHI])
def test_the_cheer_deck_holds_only_cheers(stranger: str) -> None:
    assert refused(changed(cheer={CHEER: 19, stranger: 1})) == ["hocg:6.1.3.1"]


@rule("hocg:6.1.3", "hocg:6.1.3.2", "hocg:6.1.3.3")
def test_the_cheer_deck_holds_twenty_of_any_copies() -> None:
    for count in (19, 21):
        assert refused(changed(cheer={CHEER: count})) == ["hocg:6.1.3.2"]
    assert GAME.new([changed(cheer={CHEER: 20}), SORA], 1).asked


@rule("hocg:6.1.4.1")
@pytest.mark.parametrize("stranger", [CHEER, OSHI])
def test_no_oshi_and_no_cheers_in_the_deck(stranger: str) -> None:
    assert refused(swapped(SORA_DEBUT, stranger)) == ["hocg:6.1.4.1"]


@rule("hocg:6.1.4", "hocg:6.1.4.2")
@pytest.mark.parametrize("more", [-1, 1])
def test_the_deck_holds_fifty_cards(more: int) -> None:
    main = {**SORA.main, "hSD01-006": SORA.main["hSD01-006"] + more}
    assert refused(changed(main=main)) == ["hocg:6.1.4.2"]


@rule("hocg:6.1.4.3")
def test_four_copies_of_a_number() -> None:
    """Four and four of two numbers with one name are fine, five of one are not."""
    assert SORA.main[SORA_DEBUT] == 4
    full = swapped(AZKI_DEBUT, OTHER_SORA_DEBUT, 4 - SORA.main.get(OTHER_SORA_DEBUT, 0))
    assert full.main[OTHER_SORA_DEBUT] == 4 and GAME.new([full, SORA], 1).asked
    assert refused(swapped(AZKI_DEBUT, SORA_DEBUT)) == ["hocg:6.1.4.3"]


@rule("hocg:6.1.5")
def test_an_extra_for_deck_building_does_nothing_in_the_game() -> None:
    """Fifty copies are a deck; on the stage the card has no effect at work."""
    t = GAME.new([changed(main={UNLIMITED: 50}), SORA], 1)
    assert sum(DEFS[d].id == UNLIMITED for d in t.defs) == 50
    with_it, without = Scene({"center": one(UNLIMITED, "center")}).t, Scene().t
    assert with_it.mods == without.mods == {} and with_it.live == without.live == {}
