"""Handles: one for each thing in sight, the same while it stays in sight, never the same again after it was hidden."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.desk import BadHandle
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.eye import Eye
from kaimaku.games.hocg.projection.things import find
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.table import HAND, HoloTable, draw, shuffle
from tests.depth import examples
from tests.properties.hocg_play import new, pick
from tests.server.desks.sight import DESK, faces, handles

SEEDS = st.integers(0, 100_000)


def in_sight(t: HoloTable, viewer: int | None) -> dict[str, int]:
    """Handle → card, of all faces in a viewer's view."""
    eye = Eye(t, viewer)
    cards = {eye.name(card): card for card in range(len(t.defs))}
    return {face.id: cards[face.id] for face in faces(DESK.view(t, viewer))}


@settings(max_examples=examples(15))
@given(SEEDS)
def test_a_handle_is_used_for_one_stay_in_sight_and_never_again(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    before: dict[int | None, dict[str, int]] = {0: {}, 1: {}, None: {}}
    past: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    returned = 0
    while t.result is None:
        for viewer in (0, 1, None):
            shown = [face.id for face in faces(DESK.view(t, viewer))]
            assert len(set(shown)) == len(shown)
            now = {handle: card for handle, card in in_sight(t, viewer).items() if handle.startswith("c")}
            for handle, card in now.items():
                if handle in before[viewer]:
                    assert before[viewer][handle] == card
                else:
                    assert handle not in past[viewer], "a card that was out of sight came back under an old handle"
            gone = before[viewer].keys() - now.keys()
            returned += len(gone)
            past[viewer] |= before[viewer].keys()
            before[viewer] = now
        GAME.decide(t, *pick(t, rng, fierce=True))
    assert returned > 10


@settings(max_examples=examples(10))
@given(SEEDS)
def test_each_handle_is_found_again_and_nothing_else_is(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    n = 0
    while t.result is None:
        n += 1
        if n % 7 == 0:
            for seat in (0, 1):
                eye = Eye(t, seat)
                for handle in handles(t, seat):
                    thing = find(t, seat, handle)
                    assert (
                        f"m{thing.mem.id}" == handle
                        if thing.mem
                        else handle[0] == "q" or eye.name(thing.card) == handle
                    )
                mine = {f"c{t.handles[c]}" for c in t.zones[HAND + seat] if not t.known[c] >> (1 - seat) & 1}
                for handle in mine:
                    with pytest.raises(BadHandle):
                        find(t, 1 - seat, handle)
        GAME.decide(t, *pick(t, rng, fierce=True))


@pytest.mark.parametrize(
    "handle", ["", "-", "m0", "m", "q0", "q99", "x3", "c0", "deck:2", "deck:", "skill:", "o2", "m１"]
)
def test_what_is_nothing_is_said_so(handle: str) -> None:
    t = build({})
    with pytest.raises(BadHandle):
        DESK.because(t, 0, handle, "")


def test_a_card_seen_in_a_hand_does_not_tell_when_it_came_there() -> None:
    """Two hands with the same cards in another order of arrival look the same to the other player."""
    one = build({"B": {"hand": ["hSD01-003", "hSD01-004", "hSD01-003"], "revealed": ["hSD01-003"]}})
    two = build({"B": {"hand": ["hSD01-003", "hSD01-003", "hSD01-004"], "revealed": ["hSD01-003"]}})
    seen = [[face.id if face else None for face in DESK.view(t, 0).sides[1].hand] for t in (one, two)]
    assert seen[0] == seen[1]
    assert seen[0][0] == "h1.hSD01-003.0" and None in seen[0]


def test_a_card_shuffled_away_and_drawn_again_is_another_thing() -> None:
    t = build({"A": {"hand": ["hSD01-003"], "deck": 0}})
    (card,) = t.zones[HAND]
    first = DESK.view(t, 0).sides[0].hand[0]
    t.zones[HAND].clear()
    t.zones[0].append(card)
    t.where[card] = 0
    shuffle(t, 0)
    assert draw(t, 0)
    second = DESK.view(t, 0).sides[0].hand[0]
    assert first and second and first.card == second.card and first.id != second.id
