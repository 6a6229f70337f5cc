"""What holds in every game of Danmaku!!, found by random play with fixed seeds."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from kaimaku.games.danmaku.definitions import Character, Incident, MainCard, Role, main_card, role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.rules.items import EXCESS
from kaimaku.games.danmaku.rules.main_step import MAIN_STEP
from kaimaku.games.danmaku.rules.stats import danmaku_limit, max_life
from kaimaku.games.danmaku.rulings import SWITCHES
from kaimaku.games.danmaku.table import CHARACTER, COLLECTED, DECK, DISCARD, RESOLVING, DanmakuTable, items
from kaimaku.judge.catalogue import load
from kaimaku.kernel.decisions import CONCEDE, PROMPTS
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.replay import Replay
from tests.properties.danmaku_play import SEATS, move, new, odd_options, play_on, prompt, walk


def kinds(t: DanmakuTable) -> Counter[type]:
    return Counter(type(DEFINITIONS[number]) for number in t.defs)


def check_cards(t: DanmakuTable, faces: Counter[int]) -> None:
    """Every card lies in one place, its own, and no face came or went."""
    assert Counter(t.defs) == faces
    assert sorted(card for zone in t.zones for card in zone) == list(range(len(t.defs)))
    assert all(t.where[card] == number for number, zone in enumerate(t.zones) for card in zone)


@pytest.mark.parametrize("seats", SEATS)
def test_every_state_asks_somebody_and_keeps_every_card(seats: int) -> None:
    for seed in range(12):
        t = new(seats, seed)
        faces = Counter(t.defs)
        assert (kinds(t)[MainCard], kinds(t)[Incident], kinds(t)[Character]) == (80, 16, 24)
        assert kinds(t)[Role] >= seats
        for _ in walk(t, Random(seed), restless=True):
            assert t.asked and len(set(t.asked)) == len(t.asked)
            for seat in t.asked:
                options = GAME.options(t, seat)
                assert options
                assert len(set(options)) == len(options)
            if prompt(t) == "danmaku:main step":
                check_cards(t, faces)
                assert not t.zones[RESOLVING] and not t.stack
        check_cards(t, faces)
        assert t.asked == () and t.stack == [] and not t.zones[RESOLVING]


@pytest.mark.parametrize("seats", SEATS)
def test_cards_of_a_kind_stay_among_themselves(seats: int) -> None:
    """Main Deck cards are never among the Incidents, roles never in a hand, and so on."""
    t = new(seats, 77)
    for _ in walk(t, Random(77), every=9, restless=True):
        for number, zone in enumerate(t.zones):
            found = {type(DEFINITIONS[t.defs[card]]) for card in zone}
            assert len(found) <= 1
            if number in (DECK, DISCARD, RESOLVING, COLLECTED):
                assert found <= {MainCard}
    assert all(len(t.zones[CHARACTER + seat]) == 1 for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_numbers_stay_within_their_bounds(seats: int) -> None:
    """Life from 0 to its maximum, one Defense and one Artifact, Danmaku cards up to the limit when one is played."""
    limited = 0
    for seed in range(10):
        t = new(seats, 1000 + seed)
        rng = Random(seed)
        while t.result is None:
            for seat in range(seats) if t.turn else ():
                assert 0 <= t.life[seat] <= max_life(t, seat)
                assert not (t.down >> seat & 1 and t.life[seat])
            if all(f.prog != EXCESS for f in t.frames):
                for seat in range(seats):
                    types = Counter(kind for card in items(t, seat) for kind in main_card(t, card).types)
                    assert types["defense"] <= 1 and types["artifact"] <= 1
            seat, option = move(t, rng, restless=True)
            counted = False
            if t.prompt == MAIN_STEP.number and option[0] == "play":
                card, half = int(option[1]), int(option[2])
                text = main_card(t, card).texts[half]
                counted = "danmaku" in text.types and not text.free
                limit = danmaku_limit(t, seat)
                before = t.fired[seat]
                assert not counted or limit is None or before < limit
                limited += counted
            GAME.decide(t, seat, option)
            if counted and t.result is None and t.active == seat:
                assert t.fired[seat] == before + 1
    assert limited > 50


@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_round_and_nobody_skips_two_in_a_row(seats: int) -> None:
    skips = 0
    for seed in range(20):
        t = new(seats, 500 + seed)
        t.journal = []
        for _ in walk(t, Random(seed), every=50):
            pass
        skipped: dict[int, list[bool]] = {seat: [] for seat in range(seats)}
        fallen: set[int] = set()
        now = -1
        for kind, seat, *_ in t.journal:
            if kind == "turn":
                steps = (seat - now - 1) % seats if now >= 0 else 0
                assert all((now + 1 + i) % seats in fallen for i in range(steps))  # only the defeated are passed over
                assert seat not in fallen
                skipped[seat].append(False)
                now = seat
            elif kind == "skip":
                assert seat == now
                skipped[seat][-1] = True
                skips += 1
            elif kind == "defeat":
                fallen.add(seat)
        for turns in skipped.values():
            assert not any(one and two for one, two in pairwise(turns))
    assert skips > 1


@pytest.mark.parametrize("seats", SEATS)
def test_every_listed_option_applies_and_a_clone_is_independent(seats: int) -> None:
    for seed in range(2):
        for t in walk(new(seats, seed), Random(seed), every=3 * seats):
            before = t.digest()
            assert t.clone().digest() == before
            for seat in t.asked:
                for option in GAME.options(t, seat):
                    GAME.decide(t.clone(), seat, option)
            assert t.digest() == before


@pytest.mark.parametrize("seats", SEATS)
def test_anything_else_is_refused_with_a_rule_and_changes_nothing(seats: int) -> None:
    cited = set()
    for seed in range(2):
        rng = Random(seed)
        for t in walk(new(seats, 40 + seed), rng, every=8 * seats):
            before = t.digest()
            for seat in range(-1, seats + 1):
                for option in odd_options(t, rng):
                    refusal = GAME.refuse(t, seat, option)
                    if refusal is None:
                        assert option in [*GAME.options(t, seat), *GAME.decision(t).asides(seat)]  # type: ignore[union-attr]
                        continue
                    cited.add(refusal.rule)
                    with pytest.raises(Refused):
                        GAME.decide(t, seat, option)
            assert t.digest() == before
    assert len(cited) > 12
    assert all(rule in load("danmaku") for rule in cited)


@pytest.mark.parametrize("seats", SEATS)
def test_a_saved_table_is_the_same_and_plays_on_the_same(seats: int) -> None:
    prompts = set()
    for seed in range(3):
        for t in walk(new(seats, seed), Random(seed), every=60, restless=True):
            saved = json.loads(json.dumps(t.to_data()))
            loaded = GAME.load(saved)
            assert loaded.digest() == t.digest()
            assert play_on(t.clone(), seed, 60) == play_on(loaded, seed, 60)
            prompts.add(prompt(t))
    assert len(prompts) > 5


@pytest.mark.parametrize("seats", SEATS)
def test_a_replay_is_the_game_as_it_was_played(seats: int) -> None:
    for seed in range(3):
        rng = Random(seed)
        t = new(seats, seed)
        replay = Replay("danmaku", "test", "", {"seats": seats}, seed)
        while t.result is None:
            seat, option = move(t, rng, restless=True)
            GAME.decide(t, seat, option)
            replay.record(t, seat, option)
        again = Replay.from_bytes(replay.to_bytes())
        *_, (count, last) = again.play(GAME, lambda setup, seed: new(int(str(setup["seats"])), seed))
        assert count == len(replay.moves)
        assert last.digest() == t.digest()
        assert last.result == t.result


@pytest.mark.parametrize("seats", SEATS)
def test_a_journal_changes_nothing(seats: int) -> None:
    quiet, told = new(seats, 3), new(seats, 3)
    quiet.journal, told.journal = None, []
    assert play_on(quiet, 3, 4000) == play_on(told, 3, 4000)
    assert quiet.result is not None and told.journal


@pytest.mark.parametrize("seats", SEATS)
def test_every_side_can_win(seats: int) -> None:
    sides = set()
    for seed in range(60):
        t = new(seats, seed, roles="basic")
        for _ in walk(t, Random(seed), every=100):
            pass
        assert t.result is not None
        sides.add(frozenset(role.kind for seat in t.result.winners if (role := role_of(t, seat)) is not None))
    stage, extra = frozenset({"stage_boss"}), frozenset({"extra_boss"})
    heroine = frozenset({"heroine"}) if seats == 4 else frozenset({"heroine", "partner"})
    assert {stage, extra, heroine} <= sides


@pytest.mark.parametrize("name", SWITCHES)
def test_games_end_under_every_ruling(name: str) -> None:
    for n, value in enumerate(SWITCHES[name]):
        for seed in range(4):
            t = new(4 + (seed + n) % 4, seed, **{name: value})
            for _ in walk(t, Random(seed), every=100, restless=True):
                pass
            assert t.result is not None and t.rulings[name] == value


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_may_leave_and_the_game_still_ends(seats: int) -> None:
    """Whoever gives up is defeated soon; with everybody gone nobody has won."""
    for seed in range(4):
        rng = Random(seed)
        t = new(seats, seed)
        play_on(t, seed, rng.randrange(150))
        order = list(range(seats))
        rng.shuffle(order)
        for seat in order:
            if t.result is None:
                GAME.decide(t, seat, CONCEDE)
                assert t.result is not None or seat not in t.asked
        assert t.result is not None
        assert t.result.rule in load("danmaku")


def test_every_question_is_put() -> None:
    """Random play reaches all the prompts this game has, so that the properties hold for each of them."""
    seen = set()
    for seed in range(40):
        for t in walk(new(4 + seed % 5, seed), Random(seed), every=10):
            seen.add(prompt(t))
    assert {p.name for p in PROMPTS if p.name.startswith("danmaku:")} - seen <= {"danmaku:replacement"}
