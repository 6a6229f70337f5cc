"""Decks of all kinds: recommended by the publisher, played at tournaments, samples."""

import sys
from collections import Counter

import pytest

from kaimaku.decks import (
    KIND_NAMES,
    KINDS,
    all_offered,
    book,
    builtin,
    is_builtin,
    list_builtin,
    offered,
    write,
)
from kaimaku.decks.offered import _known, missing
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.known import exists

MORE = [id for id, told in _known("hocg").items() if told.kind != "start"]
PLAYABLE = list_builtin("hocg", "recommended", "tournament", "sample")


def test_every_deck_of_every_kind_is_in_the_project() -> None:
    kinds = Counter(told.kind for told in _known("hocg").values())
    assert kinds == {"start": 24, "recommended": 47, "tournament": 16, "sample": 13}
    assert set(KIND_NAMES) == set(KINDS) == set(kinds)
    names = [told.name for told in _known("hocg").values()]
    assert len(set(names)) == len(names)
    assert list(offered("hocg")) == sorted(offered("hocg"), key=lambda id: KINDS.index(offered("hocg")[id].kind))


def test_a_deck_is_offered_exactly_if_all_its_cards_can_be_played() -> None:
    assert set(PLAYABLE) == {id for id in MORE if not missing(id)}
    assert len(PLAYABLE) >= 32
    playable = book("hocg").playable
    for id in PLAYABLE:
        assert all(number in playable for pile in builtin(id).piles.values() for number in pile)
    for id in set(MORE) - set(PLAYABLE):
        assert all(exists(number) and number not in playable for number in missing(id))


@pytest.mark.parametrize("id", PLAYABLE)
def test_each_is_legal_told_by_its_cards_and_can_be_played(id: str) -> None:
    deck, told = builtin(id), offered("hocg")[id]
    assert all(problem.warning for problem in book("hocg").problems(deck))
    assert deck.name == told.name[0]
    assert len(told.key) == 3 and set(told.key) <= deck.main.keys()
    assert told.plan[0].endswith(".") and told.plan[1].endswith("。")
    t = GAME.new([deck, builtin("sora")], 5)
    assert t.result is None and t.asked


def test_tournament_decks_have_their_event_and_day() -> None:
    told = [each for each in _known("hocg").values() if each.kind == "tournament"]
    assert all(each.event and len(each.date) == 10 for each in told)
    assert [each.date for each in told] == sorted(each.date for each in told)
    marine = _known("hocg")["cup-marine-4f9gy"]
    assert (marine.event, marine.date) == (
        ("WGP2025 Tokyo, Individual, Block B, 2nd", "WGP2025 東京 個人戦 Bブロック 2位"),
        "2025-05-05",
    )
    assert not any(each.event for each in _known("hocg").values() if each.kind != "tournament")


def test_decks_over_a_tournament_restriction_are_marked() -> None:
    over = {id for id in PLAYABLE if book("hocg").restricted(builtin(id))}
    assert "rec-mumei-hbp01" in over and "rec-kiara-hbp01" not in over


def test_a_deck_that_cannot_be_played_yet_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    wanting = tuple(f"hBP99-{n:03}" for n in range(1, 8))
    monkeypatch.setattr(sys.modules["kaimaku.decks.offered"], "missing", lambda name: wanting)
    builtin.cache_clear()
    with pytest.raises(LookupError, match=r"rec-aki-hbp01 can't be played yet; it needs hBP99-001.*005 and 2 more"):
        builtin("rec-aki-hbp01")
    assert is_builtin("rec-aki-hbp01") and not is_builtin("hBP01-003")


def test_ids_of_all_games_are_different_and_decks_can_be_written() -> None:
    assert len(all_offered()) == sum(len(list_builtin(game)) for game in ("hocg", "vcard"))
    assert "name: Marine (WGP2025 Tokyo)" in write(builtin("cup-marine-4f9gy"))
