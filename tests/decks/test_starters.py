"""The start decks that come with Kaimaku."""

import re

import pytest

from kaimaku.decks import all_offered, book, builtin, first_games, list_builtin, offered
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.known import known
from kaimaku.usual import usual_decks

PRODUCT = re.compile(r"\((?:Live )?Start Deck ([0-9]{2})[,)]")
START = list_builtin("hocg", "start")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")


def test_the_start_deck_is_there_with_either_oshi() -> None:
    sora, azki = builtin("sora"), builtin("azki")
    assert (sora.oshi, azki.oshi) == ({"hSD01-001": 1}, {"hSD01-002": 1})
    assert (sora.main, sora.cheer) == (azki.main, azki.cheer)


def test_every_official_start_deck_is_there_in_the_order_of_the_products() -> None:
    products = [PRODUCT.search(offered("hocg")[id].name[0]) for id in START]
    numbers = [int(found[1]) for found in products if found]
    assert len(numbers) == len(START) == 24
    assert numbers == sorted(numbers) and set(numbers) == set(range(1, 20))
    assert START[:4] == ("sora", "azki", "sora-en", "azki-en") and START[-1] == "subaru"


@pytest.mark.parametrize("id", START)
def test_each_is_legal_and_told_by_cards_it_holds(id: str) -> None:
    deck, told = builtin(id), offered("hocg")[id]
    assert book("hocg").problems(deck) == []
    (oshi,) = deck.oshi
    name = book("hocg").known.get(oshi)
    assert name is not None and told.name[0].startswith(name.name.en) and told.name[1].startswith(name.name.ja)
    assert len(told.key) == 3 and set(told.key) <= deck.main.keys()
    assert told.plan[0].endswith(".") and told.plan[1].endswith("。")
    assert len(told.plan[0]) < 150 and len(told.plan[1]) < 90 and JAPANESE.search(told.plan[1])


def test_no_two_have_the_same_name_plan_or_list() -> None:
    told = [offered("hocg")[id] for id in START]
    assert len({s.name for s in told}) == len({s.plan for s in told}) == len(told)
    assert len({str(builtin(s.id).piles) for s in told}) == len(told)


def test_together_they_hold_every_card_of_the_start_decks() -> None:
    held = {number for id in START for pile in builtin(id).piles.values() for number in pile}
    assert {n for name, cards in known().items() if name.startswith("hSD") for n in cards} <= held


@pytest.mark.parametrize("id", START)
def test_each_can_be_played(id: str) -> None:
    t = GAME.new([builtin(id), builtin("sora")], 5)
    assert t.result is None and t.asked


def test_a_first_game_is_recommended_and_usual() -> None:
    for game, first in first_games().items():
        assert usual_decks(game) == first.decks and first.decks[0] != first.decks[1]
        assert all(all_offered()[id].game == game for id in first.decks)
        assert first.why[0].endswith(".") and JAPANESE.search(first.why[1])
    assert first_games()["hocg"].decks == ("sora", "azki")


def test_it_can_be_dealt_out() -> None:
    sora = builtin("sora")
    assert (len(sora.cards("oshi")), len(sora.cards("main")), len(sora.cards("cheer"))) == (1, 50, 20)
    assert sora.cards("main")[:5] == ["hSD01-003"] * 4 + ["hSD01-004"]


def test_an_unknown_deck_names_those_there_are() -> None:
    with pytest.raises(LookupError, match="sora, azki"):
        builtin("nobody")
