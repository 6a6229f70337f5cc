"""The list of games."""

from __future__ import annotations

import re

import msgspec
import pytest

from kaimaku.bots import BOTS
from kaimaku.decks import list_builtin
from kaimaku.games.danmaku import rulings as danmaku_rulings
from kaimaku.games.hocg import rulings as hocg_rulings
from kaimaku.judge.ruling import rulings
from kaimaku.server.content.games import game_list
from kaimaku.server.wire.rest import GameList

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


def test_what_a_game_can_be_started_with() -> None:
    hocg, danmaku, vcard = game_list().games
    assert [deck.id for deck in hocg.decks] == list(list_builtin("hocg")) and len(hocg.decks) == 24
    assert hocg.decks[0].colors == ["white", "green"]
    assert hocg.decks[0].levels == {"debut": 18, "1st": 10, "2nd": 2, "spot": 4, "support": 16}
    assert all(len(deck.key) == 3 and sum(deck.levels.values()) == 50 for deck in (*hocg.decks, *vcard.decks))
    assert hocg.first is not None and hocg.first.decks == ("sora", "azki") and JAPANESE.search(hocg.first.why.ja)
    assert vcard.first is not None and vcard.first.decks == ("tidal", "meadow") and danmaku.first is None
    assert sum(hocg.decks[0].deck.piles["main"].values()) == 50
    assert all(JAPANESE.search(deck.summary.ja) for deck in hocg.decks)
    assert hocg.bots == ["greedy", "random"] and vcard.bots == ["greedy", "random"]
    assert danmaku.bots[-1] == "random" and set(danmaku.bots) <= set(BOTS) and "greedy" not in danmaku.bots
    assert danmaku.decks == []
    assert [deck.id for deck in vcard.decks] == ["tidal", "meadow", "bonfire", "choir", "sparks", "garden"]
    assert vcard.decks[3].colors == ["divine", "water"]
    for deck in vcard.decks:
        assert sum(deck.deck.piles["main"].values()) == 50
        assert JAPANESE.search(deck.name.ja) and JAPANESE.search(deck.summary.ja) and deck.summary.en.endswith(".")


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
