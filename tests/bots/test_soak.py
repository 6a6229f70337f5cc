"""The soak: it finds what is broken, saves it, and the saved game breaks again."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from kaimaku import games, replays
from kaimaku.decks import list_builtin
from kaimaku.games.danmaku.game import Danmaku
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.games.hocg.game import GAME, HoloGame
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.replay import Replay
from kaimaku.usual import decks_for
from tools.soak import again, header, soak


@pytest.mark.parametrize("name", ["hocg", "danmaku", "vcard"])
def test_some_games_of_each_kind_hold(name: str) -> None:
    tally = soak(name, 1, range(12))
    assert tally.failures == [] and tally.games == 12 and sum(tally.endings.values()) == 12
    assert set(tally.sizes) == set(games.game(name).seats)


@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_every_built_in_deck_is_met(name: str) -> None:
    """Two of three games; the third has decks of any cards."""
    met = {deck for index in range(900) if index % 3 for deck in written(header(name, 1, index))}
    known = [replays.header(name, decks_for(name, 2, [deck, deck]), 1) for deck in list_builtin(name)]
    assert met == {deck for replay in known for deck in written(replay)}


def written(replay: Replay) -> list[str]:
    """The decks of a replay as they stand in it."""
    return [str(deck) for deck in cast("list[object]", replay.setup["decks"])]


def lose_a_card(self: HoloGame, t: HoloTable, seat: int, option: Option) -> None:
    super(HoloGame, self).decide(t, seat, option)
    if t.turn == 9:
        t.zones[0].clear()


def list_twice(self: HoloGame, t: HoloTable, seat: int) -> list[Option]:
    options = super(HoloGame, self).options(t, seat)
    return options * 2 if t.turn == 5 else options


def crash(self: HoloGame, t: HoloTable, seat: int, option: Option) -> None:
    if option[0] == "baton":
        raise ZeroDivisionError("planted")
    super(HoloGame, self).decide(t, seat, option)


@pytest.mark.parametrize(
    ("verb", "bug", "said"),
    [
        ("decide", lose_a_card, "Broken: a card is lost"),
        ("options", list_twice, "Broken: duplicate options"),
        ("decide", crash, "ZeroDivisionError: planted"),
    ],
)
def test_a_bug_is_found_saved_and_found_again(
    verb: str, bug: object, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with monkeypatch.context() as planted:
        planted.setattr(type(GAME), verb, bug, raising=False)
        tally = soak("hocg", 1, range(1, 3))
        assert len(tally.failures) == 2 and all(said in line for line in tally.failures)
        files = sorted(Path("soak-failures").iterdir())
        assert len(files) == 2
        assert all((again(str(file)) or "").startswith(said) for file in files)
    assert all(again(str(file)) is None for file in files)


def test_a_number_out_of_bounds_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def heal(self: Danmaku, t: DanmakuTable, seat: int, option: Option) -> None:
        super(Danmaku, self).decide(t, seat, option)
        if t.turn == 3:
            t.life[seat] = 9

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Danmaku, "decide", heal)
    tally = soak("danmaku", 1, range(2))
    assert len(tally.failures) == 2 and all("has 9 life" in line for line in tally.failures)
