"""Replays that begin otherwise: at a position, or with an agreement on who goes first."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import replays
from kaimaku.bots import bot
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.usual import decks_for
from tests.cli.command import kaimaku
from tests.depth import examples

SEEDS = st.integers(0, 100_000)


def play_out(replay: Replay, seed: int) -> HoloTable:
    rng = Random(seed)
    t = replays.begin(replay)
    assert isinstance(t, HoloTable)
    while t.result is None:
        seat = t.asked[0]
        option = bot("greedy", GAME.name).choose(GAME, t, seat, rng)
        GAME.decide(t, seat, option)
        replay.record(t, seat, option)
    return t


def read(replay: Replay) -> Replay:
    return Replay.from_bytes(replay.to_bytes())


@settings(max_examples=examples(6))
@given(SEEDS)
def test_a_game_from_a_position_is_played_again_from_its_file(seed: int) -> None:
    """A moment of a game, dealt anew for one seat, played on with a seed of its own."""
    rng = Random(seed)
    t = GAME.new(decks_for("hocg", 2), seed)
    for _ in range(rng.randrange(8, 60)):
        seat = t.asked[0]
        GAME.decide(t, seat, bot("random", GAME.name).choose(GAME, t, seat, rng))
    replay = replays.from_position("hocg", GAME.determinize(t, 0, rng), seed + 1)
    begun = replays.begin(replay)
    assert begun.asked == t.asked and begun.seed == seed + 1 and begun.draws == 0
    last = play_out(replay, seed)
    again = read(replay)
    found = replays.verify(again)
    assert found.same_cards and found.result == last.result and found.decisions == len(replay.moves)
    again.seed += 1
    if last.draws:
        with pytest.raises(BadReplay):
            replays.verify(again)


def test_a_position_carries_no_old_seed() -> None:
    t = GAME.new(decks_for("hocg", 2), 123456789)
    assert b"123456789" not in json.dumps(replays.from_position("hocg", t, 1).setup).encode()


def test_a_scenario_can_be_played_on() -> None:
    """What a position forces comes with it."""
    t = build({"dice": [3], "A": {"center": "hSD01-003"}})
    begun = replays.begin(read(replays.from_position("hocg", t, 9)))
    assert begun.forced == (3,) and begun.seed == 9 and PROMPTS[begun.prompt].name == "hocg:main"


def test_the_command_verifies_and_tells_a_game_from_a_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    replay = replays.from_position("hocg", build({"turn": 5}), 9)
    last = play_out(replay, 2)
    path = tmp_path / "fork.kaimaku"
    path.write_bytes(replay.to_bytes())
    verified = kaimaku(capsys, "replay", "verify", path, "--json").json
    assert verified["verified"] and verified["decisions"] == len(replay.moves)
    assert last.result is not None and verified["result"][1] == last.result.rule
    assert kaimaku(capsys, "replay", "show", path).code == 0


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_agreed_on_goes_first_and_is_not_asked(first: int) -> None:
    replay = replays.header("hocg", decks_for("hocg", 2), 7, first=first)
    t = replays.begin(read(replay))
    assert isinstance(t, HoloTable)
    assert t.first == t.active == first and PROMPTS[t.prompt].name == "hocg:redraw" and t.asked == (first,)
    kinds = [(entry[0], entry[1]) for entry in t.journal or ()]
    assert ("agreed", first) in kinds and ("first", first) in kinds and "chooser" not in dict(kinds)
    last = play_out(replay, 1)
    assert last.first == first and replays.verify(read(replay)).result == last.result


def test_without_an_agreement_chance_says_who_chooses() -> None:
    replay = replays.header("hocg", decks_for("hocg", 2), 7)
    assert "first" not in replay.setup
    t = replays.begin(replay)
    assert PROMPTS[t.prompt].name == "hocg:first"


BAD_SETUPS: list[dict[str, object]] = [
    {},
    {"position": None},
    {"position": {}},
    {"position": {"seats": 2}},
    {"position": []},
    {"decks": [], "rulings": {}},
    {"decks": "sora", "rulings": {}},
]


@pytest.mark.parametrize("setup", BAD_SETUPS)
def test_a_set_up_that_makes_no_sense_is_refused(setup: dict[str, object]) -> None:
    replay = Replay("hocg", "0", "", setup, 1)
    with pytest.raises(BadReplay):
        replays.begin(replay)
    with pytest.raises(BadReplay):
        replays.verify(read(replay))


@pytest.mark.parametrize("first", [2, -1, "0", True])
def test_only_a_seat_goes_first(first: object) -> None:
    setup = {**replays.header("hocg", decks_for("hocg", 2), 7).setup, "first": first}
    with pytest.raises(BadReplay):
        replays.begin(Replay("hocg", "0", "", setup, 1))


def _broken(data: dict[str, object], rng: Random) -> dict[str, object]:
    """One value of a position replaced by something else."""
    key = rng.choice(sorted(data))
    odd: list[object] = [None, -1, 99_999, "x", [], {}, [[]], [99_999], [None]]
    return {**data, key: rng.choice(odd)}


@settings(max_examples=examples(150))
@given(SEEDS)
def test_a_damaged_position_is_refused_or_played_but_never_breaks(seed: int) -> None:
    rng = Random(seed)
    good = replays.from_position("hocg", build({}), 1)
    position = good.setup["position"]
    assert isinstance(position, dict)
    bad = Replay("hocg", "0", "", {"position": _broken(position, rng)}, 1)
    bad.moves = [(0, ("pass",)), (0, ("pass",)), (1, ("pass",))]
    with suppress(BadReplay):
        replays.verify(bad)
