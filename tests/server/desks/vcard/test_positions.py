"""Positions of scenarios at a table: each can be seen, asked about and played on."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.table import VCardTable
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.server.content.scenarios import position
from tests.server.desks.vcard.sight import DESK, good, picture, vtubers


@pytest.mark.parametrize("name", list(shipped("vcard")))
def test_a_position_is_played_on_from(name: str) -> None:
    t = position("vcard", name)
    assert isinstance(t, VCardTable)
    rng = Random(name)
    narrators = [DESK.narrator(viewer, t) for viewer in (0, 1, None)]
    for n in range(25):
        if t.result is not None:
            break
        ids = [vt.id for vt in vtubers(DESK.view(t, None))]
        assert len(set(ids)) == len(ids)
        seat = t.asked[0]
        assert picture(t, seat, why=n < 3) and picture(t, 1 - seat, why=False) and picture(t, None)
        question = DESK.question(t, seat, n, True)
        assert good(question.words) and all(good(o.words) and good(o.label) for o in question.options)
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        entries, t.journal = t.journal or [], []
        for narrator in narrators:
            assert all(line.words is None or good(line.words) for line in narrator.lines(t, entries, 1, True))
