"""Reviews: what they add up to, that they are the same however they are worked out, and that they find blunders."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec
import pytest

from kaimaku import games, replays
from kaimaku.kernel.replay import Replay
from kaimaku.review.jobs import do
from kaimaku.review.plan import QUICK, USUAL, Effort, State, begin, pieces
from kaimaku.review.reviewing import reviewing
from kaimaku.review.sums import student
from kaimaku.wire.review import Review
from tests.depth import at_depth
from tests.review.games import SEATS, Blunder, played

TINY = Effort(1, 2, 1, 2, 3, most_stops=5, most_screened=8, most_costly=2, most_doubtful=4)
BLUNDER = 0.15  # of a win chance, at least
FIRST = {"vcard": 7, "danmaku": 13}  # games with a smaller seed have no such blunder: the short form passes them by
NEAR = 3  # decisions on either side of a blunder that the short form looks at


def worked_out(replay: Replay, state: State, piece: int = 50) -> Review:
    data = replay.to_bytes()
    while jobs := state.left():
        for some in pieces(jobs, piece):
            state.done += do(data, some)
    return state.result(replay, [f"P{n + 1}" for n in range(state.course.seats)])


@pytest.mark.parametrize("game", games.OWN)
def test_start_luck_and_decisions_add_up_to_the_result(game: str) -> None:
    replay = played(game, 5)
    found = worked_out(replay, begin(replay.to_bytes(), TINY))
    assert found.done == 1 and found.steps == len(replay.moves)
    assert replay.result is not None
    for each in found.sums:
        whole = each.start + each.luck.value + sum(points.value for points in each.decisions)
        assert whole == pytest.approx(each.result, abs=1.0)
        assert each.result == (100 if each.seat in replay.result[0] else 0)  # type: ignore[operator]
        assert each.luck.low <= each.luck.value <= each.luck.high
        assert sum(each.by_kind.values()) == pytest.approx(each.luck.value, abs=1.0)
    assert [point.step for point in found.truth] == sorted({point.step for point in found.truth})
    assert all(0 <= chance <= 100 for point in found.truth for chance in point.chances)
    assert len(found.truth[-1].chances) == SEATS.get(game, 2)


def test_it_is_the_same_however_the_work_is_divided() -> None:
    replay = played("vcard", 6)
    once, other = begin(replay.to_bytes(), TINY), begin(replay.to_bytes(), TINY)
    first = worked_out(replay, once, 1)
    again = msgspec.json.decode(msgspec.json.encode(other), type=State)  # as far as it was, from a file
    assert worked_out(replay, again, 7) == first


@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_a_decision_is_judged_in_worlds_of_likely_decks_not_of_the_true_one(name: str) -> None:
    """Whatever the other has brought that nobody could know, the seat imagines the same worlds."""
    rules, about, rng = games.game(name), reviewing(name), Random(3)
    replay = played(name, 6)
    others = 0
    for step, t in replay.play(rules, replays.new(replay)):
        if step % 20 or t.result is not None:
            continue
        seat = t.asked[0]
        twin = rules.determinize(rules.suppose(t, seat, rng), seat, rng)
        others += sorted(twin.defs) != sorted(t.defs)
        one, two = (about.deal(rules, table, seat, [], Random(step)) for table in (t, twin))
        assert one.defs == two.defs and one.zones == two.zones
    assert others


def test_what_could_not_have_been_otherwise_is_not_looked_at() -> None:
    replay = played("vcard", 6)
    state = begin(replay.to_bytes(), Effort(most_screened=10_000))
    screens = {job.step for job in state._screens()}
    rules = games.game("vcard")
    for step, t in replay.play(rules, replays.new(replay)):
        if step < len(replay.moves):
            seat, _ = replay.moves[step]
            assert (step in screens) == (len(rules.options(t, seat)) > 1)


def test_the_first_result_comes_before_any_decision_is_looked_at() -> None:
    replay = played("vcard", 6)
    state = begin(replay.to_bytes(), TINY)
    state.done += do(replay.to_bytes(), state.left())
    found = state.result(replay, ["A", "B"])
    assert found.truth and not found.sums and not found.mistakes and 0 < found.done < 1


@pytest.mark.parametrize("game", games.OWN)
def test_a_blunder_on_purpose_is_found(game: str) -> None:
    """In at least four of five games; the short form looks at the decisions around one."""
    wanted = at_depth(1, 10)
    found = []
    for seed in range(at_depth(FIRST.get(game, 0), 0), 200):
        blunder = Blunder(seed % SEATS.get(game, 2), BLUNDER)
        replay = played(game, seed, blunder)
        if blunder.step is None:
            continue
        state = begin(replay.to_bytes(), USUAL)
        if at_depth(True, False):
            state = near(state, blunder.step)
        review = worked_out(replay, state)
        found.append(blunder.step in [mistake.step for mistake in review.mistakes if mistake.seat == blunder.seat])
        if len(found) == wanted:
            break
    assert len(found) == wanted
    assert sum(found) >= 0.8 * wanted


def near(state: State, step: int) -> State:
    steps = [
        msgspec.structs.replace(info, choice=info.choice and abs(info.step - step) <= NEAR)
        for info in state.course.steps
    ]
    course = msgspec.structs.replace(state.course, steps=steps)
    return State(course, msgspec.structs.replace(state.effort, most_stops=2))


@pytest.mark.parametrize("game", at_depth(["vcard"], ["hocg", "vcard"]))
def test_equal_players_are_equally_good(game: str) -> None:
    """What their own decisions cost both seats differs by nothing, within the interval."""
    apart = []
    for seed in range(at_depth(3, 20)):
        replay = played(game, 100 + seed)
        sums = worked_out(replay, begin(replay.to_bytes(), at_depth(TINY, QUICK))).sums
        apart.append(sums[0].decisions[0].value - sums[1].decisions[1].value)
    wide = student(len(apart)) * stdev(apart) / sqrt(len(apart))
    assert abs(fmean(apart)) <= wide
