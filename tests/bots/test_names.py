"""The first names of bots, in both languages."""

from __future__ import annotations

import re

from kaimaku.bots.names import NAMES, japanese
from kaimaku.server.playback.frames import frames
from kaimaku.server.rooms.bots.lineup import bot_name
from tests.server.app.games import finished

LEVELS = ("", "beginner", "casual", "normal", "strong", "master")


def test_every_bot_without_a_name_of_its_own_has_one_in_both_languages() -> None:
    for level in LEVELS:
        called = [bot_name(level, seat, 8) for seat in range(8)]
        assert len(set(called)) == 8
        assert all(re.fullmatch("[ァ-ヶー]+", NAMES[name]) for name in called)
    assert len(set(NAMES.values())) == len(NAMES)


def test_a_record_tells_how_its_bots_are_written() -> None:
    assert japanese(["Mio", "Hana"]) == ["", "ハナ"]
    assert japanese(["Mio", "Rin"]) == []
    told = frames(finished(), ["Mio", "Emi"], "watch", upto=1)
    assert (told.names, told.names_ja) == (["Mio", "Emi"], ["", "エミ"])
