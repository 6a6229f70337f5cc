"""Properties of VCard that hold at every decision of random games, in mid-resolution too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.table import MASCOT_SPOT, QUEUE_ZONE, SIDE, VCardTable, on_spot
from kaimaku.kernel.decisions import CONCEDE, PROMPTS, Option
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.replay import Replay
from kaimaku.kernel.table import Data

MEADOW = {1: 3, 2: 3, 3: 3, 28: 3, 29: 3, 30: 3, 35: 2, 87: 3, 96: 3, 103: 3, 104: 3, 114: 3, 118: 3}
MEADOW |= {126: 3, 128: 3, 129: 3, 135: 3}
CURRENT = {37: 3, 38: 3, 39: 3, 52: 3, 53: 3, 54: 3, 49: 3, 50: 2, 51: 2, 46: 2, 88: 3, 96: 2, 104: 3, 114: 3, 118: 3}
CURRENT |= {126: 3, 128: 2, 129: 2, 135: 2}
DECKS = [[f"CCD-{n:03}" for n, copies in deck.items() for _ in range(copies)] for deck in (MEADOW, CURRENT)]


def new(seed: int) -> VCardTable:
    return GAME.new(DECKS if seed % 2 else DECKS[::-1], seed)


def walk(seed: int) -> Iterator[tuple[VCardTable, int, list[Option]]]:
    """Each decision of a random game: the table, who is asked, and the options; then one of them is taken."""
    rng = Random(seed)
    t = new(seed)
    for _ in range(3000):
        if t.result is not None:
            return
        (seat,) = t.asked
        options = GAME.options(t, seat)
        yield t, seat, options
        GAME.decide(t, seat, rng.choice(options))
    raise AssertionError("the game does not end")


def play_on(t: VCardTable, seed: int, steps: int) -> str:
    rng = Random(seed)
    for _ in range(steps):
        if t.result is not None:
            break
        (seat,) = t.asked
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
    return t.digest()


def picture(t: VCardTable, seat: int | None) -> str:
    """All that a seat is told, as text; its options too if it is asked."""
    told: list[object] = [GAME.view(t, seat), PROMPTS[t.prompt].name]
    if seat is not None:
        told.append(GAME.options(t, seat))
    return json.dumps(told)


@pytest.mark.parametrize("seed", range(120))
def test_somebody_is_asked_options_are_unique_and_the_game_ends(seed: int) -> None:
    prompts = set()
    for t, seat, options in walk(seed):
        prompts.add(PROMPTS[t.prompt].name)
        assert options and len(options) == len(set(options))
        assert all(GAME.refuse(t, seat, option) is None for option in options)
        if PROMPTS[t.prompt].name == "vcard:main":
            assert not t.pending and not t.queue and not t.zones[QUEUE_ZONE]
    assert {"vcard:place", "vcard:main", "vcard:window"} <= prompts


@pytest.mark.parametrize("seed", range(16))
def test_every_option_can_be_taken(seed: int) -> None:
    for n, (t, seat, options) in enumerate(walk(seed)):
        if n % 4 == 0:
            for option in options:
                GAME.decide(t.clone(), seat, option)


@pytest.mark.parametrize("seed", range(16))
def test_anything_else_is_refused_with_a_rule_of_the_game(seed: int) -> None:
    rng = Random(seed)
    for t, seat, options in walk(seed):
        before = t.digest()
        verb = rng.choice(
            ["play", "evolve", "ally", "boost", "mascot", "world", "lock", "reply", "pick", "place", "yes"]
        )
        numbers = [rng.randrange(-1, len(t.defs) + 3) for _ in range(rng.randrange(3))]
        tries: list[tuple[int, Option]] = [(seat, (verb, *numbers)), (1 - seat, options[0]), (seat, ())]
        for who, option in tries:
            if who == seat and option in options:
                continue
            with pytest.raises(Refused) as no:
                GAME.decide(t, who, option)
            assert no.value.refusal.rule.startswith("vcard:") and no.value.refusal.en and no.value.refusal.ja
        assert t.digest() == before


@pytest.mark.parametrize("seed", range(16))
def test_a_clone_is_equal_and_independent(seed: int) -> None:
    for n, (t, _, _) in enumerate(walk(seed)):
        if n % 7 == 0:
            before = t.digest()
            other = t.clone()
            assert other.digest() == before
            first = play_on(other, n, 40)
            assert t.digest() == before
            assert play_on(t.clone(), n, 40) == first


@pytest.mark.parametrize("seed", range(16))
def test_a_saved_table_is_equal_and_plays_on_alike(seed: int) -> None:
    for n, (t, _, _) in enumerate(walk(seed)):
        if n % 7 == 3:
            data: Data = json.loads(json.dumps(t.to_data()))
            loaded = GAME.load(data)
            assert loaded.digest() == t.digest()
            assert play_on(loaded, n, 40) == play_on(t.clone(), n, 40)


@pytest.mark.parametrize("seed", range(16))
def test_determinizing_keeps_what_a_seat_knows_and_plays_on(seed: int) -> None:
    rng = Random(seed)
    dealt = 0
    for n, (t, asked, _) in enumerate(walk(seed)):
        if n % 3:
            continue
        for seat in (0, 1):
            other = GAME.determinize(t, seat, rng)
            told = t.clone()  # neither has a journal
            assert picture(other, seat) == picture(told, seat)
            assert sorted(other.defs) == sorted(t.defs) and other.zones == t.zones
            assert all(other.defs[c] == d for c, d in enumerate(t.defs) if t.known[c] & 1 << seat)
            assert GAME.options(other, asked)
            dealt += other.defs != t.defs
            play_on(other, n, 30)
    assert dealt


@pytest.mark.parametrize("seed", range(16))
def test_what_a_seat_cannot_know_makes_no_difference_to_it(seed: int) -> None:
    """Its options, its refusals and what a spectator sees stay the same when hidden faces change places."""
    rng = Random(seed)
    for n, (t, asked, options) in enumerate(walk(seed)):
        if n % 5:
            continue
        other = GAME.determinize(t, asked, rng)
        assert GAME.options(other, asked) == options
        bad: Option = ("reply", rng.randrange(len(t.defs)), 0)
        assert GAME.refuse(t, asked, bad) is GAME.refuse(other, asked, bad)
        spectator = GAME.determinize(t, 1 - asked, rng)
        assert picture(spectator, None) == picture(t.clone(), None)


@pytest.mark.parametrize("seed", range(30))
def test_cards_are_conserved(seed: int) -> None:
    t = new(seed)
    total = sorted(t.defs)
    for t, _, _ in walk(seed):
        assert sorted(t.defs) == total
        assert sorted(c for zone in t.zones for c in zone) == list(range(len(t.defs)))
        assert all(t.where[c] == z for z, zone in enumerate(t.zones) for c in zone)
        assert all(on_spot(t, vt) for vt in t.hosts.values())
        assert set(t.zones[QUEUE_ZONE]) <= {item.card for item in t.queue if item.verb != "lock"}
        for z, zone in enumerate(t.zones[: 2 * SIDE]):
            assert all(t.owner[c] == z // SIDE for c in zone)
            assert z % SIDE != MASCOT_SPOT or len(zone) <= 1
            if z % SIDE > MASCOT_SPOT + 1 and zone:
                assert [CARDS[t.defs[c]].facts.pl for c in zone] == list(range(8, 8 + len(zone)))


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_plays_the_same_game(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    replay = Replay("vcard", "0", "", {}, seed)
    while t.result is None:
        (seat,) = t.asked
        option = CONCEDE if len(replay.moves) > 400 else rng.choice(GAME.options(t, seat))
        GAME.decide(t, seat, option)
        replay.record(t, seat, option)
    read = Replay.from_bytes(replay.to_bytes())
    *_, (n, again) = read.play(GAME, lambda setup, number: new(number))
    assert n == len(replay.moves) and again.digest() == t.digest() and again.result == t.result
