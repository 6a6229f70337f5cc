"""Frames: a game played again step by step shows what was shown live, to whom it was shown."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import CHEER_DECK, DECK, LIFE, POWER, HoloTable
from kaimaku.kernel.decisions import CONCEDE
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.server.playback.frames import Viewpoint, frames
from kaimaku.usual import decks_for
from kaimaku.wire.replays import ReplayFrames
from tests.depth import examples
from tests.properties.hocg_play import exchange, hidden
from tests.server.desks.sight import DESK, encode

NAMES = ["Rin", "Mio"]
SEEDS = st.integers(0, 100_000)
PILES = (DECK, CHEER_DECK, LIFE, POWER)
VIEWERS: dict[Viewpoint, int | None] = {0: 0, 1: 1, "watch": None, "all": None}


@cache
def played(seed: int, longest: int = 10_000) -> Replay:
    """A game between bots, or its first decisions."""
    rng = Random(seed)
    decks = decks_for("hocg", 2)
    replay = replays.header("hocg", decks, seed)
    t = GAME.new(decks, seed)
    while t.result is None and len(replay.moves) < longest:
        (seat,) = t.asked
        option = bot("greedy" if rng.random() < 0.8 else "random", GAME.name).choose(GAME, t, seat, rng)
        GAME.decide(t, seat, option)
        replay.record(t, seat, option)
    return replay


@pytest.mark.parametrize("seat", [0, 1, "watch", "all"])
def test_each_step_is_the_view_and_the_lines_of_that_moment(seat: Viewpoint) -> None:
    replay = played(3)
    viewer, everything = VIEWERS[seat], seat == "all"
    shown = frames(replay, NAMES, seat)
    t = GAME.new(decks_for("hocg", 2), 3, journal=True)
    narrator = DESK.narrator(viewer, t, all_seeing=everything)
    told = 0
    assert [step.n for step in shown.steps] == list(range(len(replay.moves) + 1))
    for n, step in enumerate(shown.steps):
        if n:
            GAME.decide(t, *replay.moves[n - 1])
            assert step.seat == replay.moves[n - 1][0]
        entries = (t.journal or [])[told:]
        assert encode(step.view) == encode(DESK.view(t, viewer, all_seeing=everything))
        assert encode(step.lines) == encode(narrator.lines(t, entries, told + 1, words=True))
        told += len(entries)
    assert shown.outcome is not None and shown.outcome.seed == "3" and shown.outcome.words.en.endswith(".")
    assert shown.names == NAMES and shown.game == "hocg" and shown.seat == seat
    assert msgspec.json.decode(encode(shown), type=ReplayFrames) == shown


def test_marks_find_turns_downs_life_and_the_end() -> None:
    shown = frames(played(3), NAMES, "all")
    kinds = {mark.kind for mark in shown.marks}
    assert {"turn", "downed", "life", "end"} <= kinds
    turns = [mark for mark in shown.marks if mark.kind == "turn"]
    assert [mark.n for mark in turns] == list(range(1, len(turns) + 1))
    assert all(shown.steps[mark.step].view.turn == mark.n for mark in turns)
    assert [mark.step for mark in shown.marks] == sorted(mark.step for mark in shown.marks)
    assert shown.outcome is not None
    assert [mark.seat for mark in shown.marks if mark.kind == "end"] == shown.outcome.winners


def test_the_cards_are_those_that_were_seen() -> None:
    mine, whole = (frames(played(3, 40), NAMES, seat) for seat in (0, "all"))
    assert set(mine.cards) < set(whole.cards)
    raw = encode(mine.steps).decode()
    assert all(f'"card":"{card}"' in raw for card in mine.cards)


def test_it_may_end_before_the_end() -> None:
    shown = frames(played(3), NAMES, "all", upto=25)
    assert [step.n for step in shown.steps] == list(range(26)) and shown.outcome is None


@pytest.mark.parametrize("seat", [0, 1, "watch"])
def test_a_game_in_progress_has_no_seed_and_does_not_tell_how_often_others_were_asked(seat: Viewpoint) -> None:
    replay = played(3, 90)
    assert replay.result is None
    shown = frames(replay, NAMES, seat)
    assert shown.outcome is None and b"seed" not in encode(shown)
    assert [step.n for step in shown.steps] == list(range(len(shown.steps)))
    assert len(shown.steps) < 91
    assert all(step.lines or step.seat in (seat, None) for step in shown.steps)
    mine = sum(who == seat for who, _ in replay.moves)
    assert sum(step.seat == seat for step in shown.steps) == mine
    last = replay.fork(GAME, replays.new(replay), len(replay.moves))  # type: ignore[arg-type]
    assert encode(shown.steps[-1].view) == encode(DESK.view(last, VIEWERS[seat]))


@settings(max_examples=examples(8))
@given(SEEDS)
def test_frames_of_a_game_in_progress_do_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    """The same game from a position in which all that stays hidden from a seat to the end is dealt otherwise.

    Decks, cheer decks, life and holo Power of both; the other's hand would allow other decisions.
    """
    rng = Random(seed)
    start = GAME.new(decks_for("hocg", 2), seed)
    for _ in range(rng.randrange(20, 60)):
        (seat,) = start.asked
        GAME.decide(start, seat, bot("random", GAME.name).choose(GAME, start, seat, rng))
    one = replays.from_position("hocg", start, 5)
    t = replays.begin(one)
    assert isinstance(t, HoloTable)
    ever = list(t.known)  # who has known a card at any time
    for _ in range(25):
        (seat,) = t.asked
        option = bot("random", GAME.name).choose(GAME, t, seat, rng)
        GAME.decide(t, seat, option)
        one.record(t, seat, option)
        ever = [before | now for before, now in zip(ever, t.known, strict=True)]
    for viewer in (0, 1):
        seen = {card for _, _, card, audience, _, _ in t.journal or () if audience}
        groups = [
            [c for c in pool if start.where[c] & ~1 in PILES and t.where[c] == start.where[c] and c not in seen]
            for pool in hidden(start, viewer)
        ]
        groups = [[c for c in group if not ever[c]] for group in groups]
        twin = exchange(start, groups, rng)
        two = replays.from_position("hocg", twin, 5)
        two.moves = one.moves
        assert twin.defs != start.defs
        assert encode(frames(one, NAMES, viewer)) == encode(frames(two, NAMES, viewer))


def test_a_room_may_end_a_game() -> None:
    replay = played(3, 30)
    ended = Replay(replay.game, replay.version, replay.cards, replay.setup, replay.seed)
    ended.moves, ended.digests, ended.result = replay.moves, replay.digests, [[1], "room:time"]
    assert replays.verify(ended).result == ((1,), "room:time")
    outcome = frames(ended, NAMES, "all").outcome
    assert outcome is not None and outcome.words.en == "{1} wins. {0} ran out of time."
    ended.result = [[], "room:draw"]
    assert frames(ended, NAMES, 0).outcome is not None
    ended.result = [[1], "hocg:11.2.1"]
    with pytest.raises(BadReplay):
        replays.verify(ended)


def test_conceding_is_in_the_last_step() -> None:
    replay = played(3, 30)
    t = replay.fork(GAME, replays.new(replay), 30)  # type: ignore[arg-type]
    assert isinstance(t, HoloTable)
    over = Replay(replay.game, replay.version, replay.cards, replay.setup, replay.seed)
    over.moves = list(replay.moves)
    GAME.decide(t, 1, CONCEDE)
    over.record(t, 1, CONCEDE)
    shown = frames(over, NAMES, 0)
    assert shown.outcome is not None and shown.outcome.words.en == "{0} wins. {1} conceded."
    assert [line.kind for line in shown.steps[-1].lines] == ["concede"]
