"""What holds in every game of Danmaku!!, found by random play with fixed seeds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.reactions import REACTION, could_react
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.judge.catalogue import load
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.replay import Replay

SEATS = range(4, 9)


def new(seats: int, seed: int) -> DanmakuTable:
    return GAME.new([None] * seats, seed)


def move(t: DanmakuTable, rng: Random) -> tuple[int, Option]:
    """A seat that is asked and one of its options, at random."""
    seat = rng.choice(t.asked)
    return seat, rng.choice(GAME.options(t, seat))


def walk(t: DanmakuTable, rng: Random, every: int = 1) -> Iterator[DanmakuTable]:
    """Play to the end at random; the table is shown at every so-many-th decision, from a random one on."""
    n = rng.randrange(every)
    while t.result is None:
        if n % every == 0:
            yield t
        n += 1
        GAME.decide(t, *move(t, rng))


def view(t: DanmakuTable, seat: int | None) -> str:
    return json.dumps(GAME.view(t, seat))


@pytest.mark.parametrize("seats", SEATS)
def test_every_state_asks_somebody_and_keeps_every_card(seats: int) -> None:
    for seed in range(50):
        t = new(seats, seed)
        faces = Counter(t.defs)
        for _ in walk(t, Random(seed)):
            assert t.asked
            for seat in t.asked:
                options = GAME.options(t, seat)
                assert options
                assert len(set(options)) == len(options)
            if t.prompt == REACTION.number:  # what is asked in secret is possible for all that the others know
                assert could_react(t, t.frames[-1].num(0), t.asked[0])
        assert Counter(t.defs) == faces
        placed = sorted(card for zone in t.zones for card in zone)
        assert placed == list(range(len(t.defs)))
        assert all(t.where[card] == number for number, zone in enumerate(t.zones) for card in zone)
        assert t.asked == () and t.stack == []


@pytest.mark.parametrize("seats", SEATS)
def test_every_listed_option_applies_and_a_clone_is_independent(seats: int) -> None:
    for seed in range(4):
        for t in walk(new(seats, seed), Random(seed), every=5):
            before = t.digest()
            assert t.clone().digest() == before
            for seat in t.asked:
                for option in GAME.options(t, seat):
                    GAME.decide(t.clone(), seat, option)
            assert t.digest() == before


def odd_options(t: DanmakuTable, rng: Random) -> list[Option]:
    """Options of other moments and seats, and plain nonsense."""
    n = rng.randrange(-2, len(t.defs) + 2)
    small = [rng.randrange(-1, 9) for _ in range(3)]
    made: list[Option] = [
        (),
        ("pass",),
        ("end",),
        ("done",),
        ("yes",),
        ("reveal",),
        ("pick", n),
        ("discard", n),
        ("discard", "x"),
        ("play", n, *small[:2]),
        ("play", n),
        ("react", n, *small),
    ]
    return made + [("play", c, 0, small[0]) for zone in t.zones for c in zone[:1]]


@pytest.mark.parametrize("seats", [4, 8])
def test_anything_else_is_refused_with_a_rule_and_changes_nothing(seats: int) -> None:
    cited = set()
    for seed in range(6):
        rng = Random(seed)
        for t in walk(new(seats, seed), rng, every=3):
            before = t.digest()
            for seat in range(-1, seats + 1):
                for option in odd_options(t, rng):
                    if seat in t.asked and option in GAME.options(t, seat):
                        continue
                    refusal = GAME.refuse(t, seat, option)
                    assert refusal is not None
                    cited.add(refusal.rule)
                    with pytest.raises(Refused):
                        GAME.decide(t, seat, option)
            assert t.digest() == before
    assert len(cited) > 8
    assert all(rule in load("danmaku") for rule in cited)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_saved_table_is_the_same_and_plays_on_the_same(seats: int) -> None:
    for seed in range(4):
        for t in walk(new(seats, seed), Random(seed), every=23):
            saved = json.loads(json.dumps(t.to_data()))
            one, two = t.clone(), GAME.load(saved)
            assert one.digest() == two.digest()
            for _ in range(40):
                if one.result is not None:
                    break
                seat, option = move(one, Random(one.digest()))
                GAME.decide(one, seat, option)
                GAME.decide(two, seat, option)
            assert one.digest() == two.digest()


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_know_never_shows(seats: int) -> None:
    """Dealing anew what a seat cannot know leaves its view, options and refusals as they were, to the byte."""
    for seed in range(3):
        rng = Random(seed)
        for t in walk(new(seats, seed), rng, every=4):
            for seat in range(seats):
                other = GAME.determinize(t, seat, rng)
                assert view(other, seat) == view(t, seat)
                assert GAME.options(other, seat) == GAME.options(t, seat)
                for option in odd_options(t, rng):
                    assert GAME.refuse(other, seat, option) is GAME.refuse(t, seat, option)


@pytest.mark.parametrize("seats", SEATS)
def test_determinize_keeps_what_the_seat_knows_and_plays_on(seats: int) -> None:
    prompts = set()
    changed = 0
    for seed in range(3):
        rng = Random(seed)
        for t in walk(new(seats, seed), rng, every=4):
            before = t.digest()
            prompts.add(t.prompt)
            for seat in range(seats):
                other = GAME.determinize(t, seat, rng)
                assert all(other.defs[card] == t.defs[card] for card in range(len(t.defs)) if t.known[card] >> seat & 1)
                assert Counter(other.defs) == Counter(t.defs)
                assert (other.known, other.zones, other.stack, other.life) == (t.known, t.zones, t.stack, t.life)
                changed += other.defs != t.defs
                for _ in range(12):
                    if other.result is None:
                        GAME.decide(other, *move(other, rng))
            assert t.digest() == before
    assert changed > 100
    assert len(prompts) == 5  # main step, cost, reaction, taking back, discards: also in the middle of resolving


@pytest.mark.parametrize("seats", [4, 8])
def test_a_replay_is_the_game_as_it_was_played(seats: int) -> None:
    for seed in range(5):
        rng = Random(seed)
        t = new(seats, seed)
        replay = Replay("danmaku", "test", "", {"seats": seats}, seed)
        while t.result is None:
            seat, option = move(t, rng)
            GAME.decide(t, seat, option)
            replay.record(t, seat, option)
        again = Replay.from_bytes(replay.to_bytes())
        *_, (count, last) = again.play(GAME, lambda setup, seed: new(int(str(setup["seats"])), seed))
        assert count == len(replay.moves)
        assert last.digest() == t.digest()
        assert last.result == t.result


@pytest.mark.parametrize("seats", SEATS)
def test_every_side_can_win(seats: int) -> None:
    sides = set()
    for seed in range(50):
        t = new(seats, seed)
        for _ in walk(t, Random(seed), every=100):
            pass
        assert t.result is not None
        sides.add(frozenset(role.kind for seat in t.result.winners if (role := role_of(t, seat)) is not None))
    stage, extra = frozenset({"stage_boss"}), frozenset({"extra_boss"})
    heroine = frozenset({"heroine"}) if seats == 4 else frozenset({"heroine", "partner"})
    assert {stage, extra, heroine} <= sides
