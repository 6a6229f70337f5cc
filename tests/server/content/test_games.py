"""The list of games."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from kaimaku import games
from kaimaku.decks import builtin, list_builtin
from kaimaku.games.danmaku import rulings as danmaku_rulings
from kaimaku.games.hocg import rulings as hocg_rulings
from kaimaku.games.manifest import Lazy
from kaimaku.judge.ruling import rulings
from kaimaku.server.app import Application
from kaimaku.server.content.games import builtin_decks, fan, game_list
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.settings import Settings
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.rest import GameList

from .conftest import Client

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def test_all_three_games_are_listed(client: Client) -> None:
    found = msgspec.json.decode(client.get("/api/games").content, type=GameList)
    assert [(game.id, game.playable, game.seats) for game in found.games] == [
        ("hocg", True, [2]),
        ("danmaku", True, [4, 5, 6, 7, 8]),
        ("vcard", True, [2]),
    ]
    assert all(JAPANESE.search(game.tagline.ja) for game in found.games)


@pytest.mark.anyio
async def test_every_game_is_loaded_before_the_first_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading one takes tenths of a second: with the first table of a game, all others would wait for it."""
    fresh = tuple(replace(one, game=Lazy(one.game.place), desk=Lazy(one.desk.place)) for one in games.all())
    monkeypatch.setattr(games, "all", lambda: fresh)
    application = Application(Settings(data=tmp_path))
    await application.open()
    assert all(part._found is not None for one in fresh for part in (one.game, one.desk))
    await application.farewell()
    await application.close()


def test_what_a_game_can_be_started_with() -> None:
    hocg, danmaku, vcard = game_list().games
    assert [deck.id for deck in hocg.decks] == list(list_builtin("hocg"))
    assert (hocg.decks[0].colors, hocg.decks[0].kind) == (["white", "green"], "start")
    assert hocg.first is not None and hocg.first.decks == ("sora", "azki") and JAPANESE.search(hocg.first.why.ja)
    assert vcard.first is not None and vcard.first.decks == ("tidal", "meadow") and danmaku.first is None
    assert hocg.bots == vcard.bots == ["greedy", "searcher", "random"]
    assert danmaku.bots[-1] == "random" and "greedy" not in danmaku.bots
    assert danmaku.decks == []
    assert [deck.id for deck in vcard.decks] == ["tidal", "meadow", "bonfire", "choir", "sparks", "garden"]
    assert vcard.decks[3].colors == ["divine", "water"] and JAPANESE.search(vcard.decks[3].name.ja)


def test_all_that_is_told_of_the_built_in_decks() -> None:
    hocg, vcard = builtin_decks("hocg"), builtin_decks("vcard")
    assert [deck.id for deck in hocg] == list(list_builtin("hocg"))
    assert hocg[0].levels == {"debut": 18, "1st": 10, "2nd": 2, "spot": 4, "support": 16}
    for deck in (*hocg, *vcard):
        assert len(deck.key) == 3 and sum(deck.levels.values()) == sum(deck.deck.piles["main"].values()) == 50
        assert JAPANESE.search(deck.summary.ja) and deck.summary.en.endswith(".")
    assert all((deck.event is not None) == (deck.kind == "tournament") == bool(deck.date) for deck in hocg)
    assert {deck.id: deck.restricted for deck in hocg if deck.restricted}["rec-mumei-hbp01"] == ["hBP01-030"]


def test_three_cards_stand_for_each_game_and_for_any_deck() -> None:
    hocg, danmaku, vcard = game_list().games
    assert [card.level for card in hocg.fan] == ["debut", "1st", "2nd"]
    assert {card.id for card in hocg.fan} <= builtin("sora").main.keys()
    assert [card.kind for card in danmaku.fan] == ["main"] * 3
    assert [card.pl for card in vcard.fan] == [8, 9, 10] and len({card.line for card in vcard.fan}) == 1
    azki = fan("hocg", DeckChoice(builtin="cup-marine-4f9gy"))
    assert {card.id for card in azki} <= builtin("cup-marine-4f9gy").main.keys() and len(azki) == 3
    own = fan("hocg", DeckChoice(list=Deck({"main": {"hSD01-003": 4, "hSD01-005": 1, "hBP99-001": 2}})))
    assert [card.id for card in own] == ["hSD01-003", "hSD01-005"]
    with pytest.raises(ApiError):
        fan("hocg", DeckChoice(builtin="nobody"))


@pytest.mark.parametrize("which", [0, 1])
def test_every_switch_says_what_it_does_in_both_languages(which: int) -> None:
    game = game_list().games[which]
    switches, module = game.rulings, (hocg_rulings, danmaku_rulings)[which]
    assert {switch.id: tuple(switch.values) for switch in switches} == module.SWITCHES
    assert {switch.id: switch.default for switch in switches} == module.DEFAULTS
    for switch in switches:
        assert JAPANESE.search(switch.words.ja) and switch.words.en
        assert list(switch.labels) == switch.values
        assert all(JAPANESE.search(label.ja) for label in switch.labels.values())
        assert len({label.en for label in switch.labels.values()}) == len(switch.values)
        assert set(switch.rulings) <= set(rulings(game.id)) and (switch.rulings or which)


def test_a_client_that_has_it_is_told_so(client: Client) -> None:
    first = client.get("/api/games")
    again = client.get("/api/games", headers={"if-none-match": f'"x", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/games", headers={"if-none-match": 'W/"x"'}).status_code == 200
