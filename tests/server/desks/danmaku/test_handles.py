"""Handles: what a viewer can follow, and where a card gets lost among others."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.table import DECK
from tests.properties.danmaku_play import LONGEST, move, new
from tests.server.desks.danmaku.sight import DESK, faces


@pytest.mark.parametrize("seats", (7, 8))
def test_a_card_that_was_out_of_sight_in_the_deck_comes_back_under_another_handle(seats: int) -> None:
    """And a handle never stands for another card than before, to anybody."""
    rng = Random(seats)
    t = new(seats, 21)
    stands_for: dict[str, int] = {}
    gone: set[str] = set()
    seen: defaultdict[int, set[str]] = defaultdict(set)
    back = 0
    for _ in range(LONGEST):
        if t.result is not None:
            break
        for card in t.zones[DECK]:
            if not t.known[card]:
                gone |= seen[card]
        cards = {f"c{handle}": card for card, handle in enumerate(t.handles) if handle}
        for viewer in (rng.randrange(seats), None):
            for face in faces(DESK.view(t, viewer)):
                if face.id.startswith("c"):
                    assert face.id not in gone
                    assert stands_for.setdefault(face.id, cards[face.id]) == cards[face.id]
                    back += bool(seen[cards[face.id]] & gone)
                    seen[cards[face.id]].add(face.id)
        GAME.decide(t, *move(t, rng))
    assert len(stands_for) > 60 and back > 10


def test_whoever_sees_everything_has_names_of_their_own() -> None:
    t = new(5, 2)
    for seat in range(5):
        GAME.decide(t, seat, GAME.options(t, seat)[0])
    shown = [face for face in faces(DESK.view(t, None, all_seeing=True))]
    assert {face.id[0] for face in shown} == {"x"}
    assert {face.id[0] for face in faces(DESK.view(t, 0))} <= {"c"}
