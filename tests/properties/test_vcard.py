"""What holds in every game of VCard, at every decision, in mid-resolution too."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku import replays
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.rules.tokens import SPOT_STATUS
from kaimaku.games.vcard.rulings import SWITCHES
from kaimaku.games.vcard.table import (
    ACTIVE,
    AFTER_COMBAT,
    COMBAT,
    MASCOT_SPOT,
    QUEUE_ZONE,
    SIDE,
    VCardTable,
    in_play,
    on_spot,
)
from kaimaku.judge.catalogue import load
from kaimaku.kernel.decisions import CONCEDE, PROMPTS
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.replay import Replay
from tests.depth import examples
from tests.properties.vcard_play import QUIET, decks, move, new, odd_options, play_on, prompt, walk

SEEDS = st.integers(0, 100_000)


@settings(max_examples=examples(60))
@given(SEEDS)
def test_every_state_asks_one_seat_with_options_and_the_game_ends(seed: int) -> None:
    prompts = set()
    for t in walk(seed):
        prompts.add(prompt(t))
        (seat,) = t.asked
        options = GAME.options(t, seat)
        assert options and len(options) == len(set(options))
        assert GAME.options(t, 1 - seat) == []
    assert {"vcard:place", "vcard:main", "vcard:window", "vcard:pick"} <= prompts


@settings(max_examples=examples(15))
@given(SEEDS)
def test_every_option_can_be_taken(seed: int) -> None:
    for t in walk(seed, every=5):
        (seat,) = t.asked
        before = t.digest()
        for option in GAME.options(t, seat):
            GAME.decide(t.clone(), seat, option)
        assert t.digest() == before


def test_anything_else_is_refused_with_a_rule_in_two_languages_and_changes_nothing() -> None:
    cited = set()
    catalogue = load("vcard")
    for seed in range(12):
        rng = Random(seed)
        for t in walk(seed, every=6):
            before = t.digest()
            for seat in (-1, 0, 1, 2):
                for option in odd_options(t, rng):
                    refusal = GAME.refuse(t, seat, option)
                    if refusal is None:
                        assert option in GAME.options(t, seat)
                        continue
                    assert refusal.rule in catalogue and refusal.en.isascii() and not refusal.ja.isascii()
                    cited.add(refusal.rule)
                    with pytest.raises(Refused):
                        GAME.decide(t, seat, option)
            assert t.digest() == before
    assert len(cited) > 20


@settings(max_examples=examples(15))
@given(SEEDS)
def test_a_clone_is_equal_and_independent(seed: int) -> None:
    for n, t in enumerate(walk(seed, every=9)):
        before = t.digest()
        other = t.clone()
        assert other.digest() == before
        first = play_on(other, n, 40)
        assert t.digest() == before
        assert play_on(t.clone(), n, 40) == first


@settings(max_examples=examples(15))
@given(SEEDS)
def test_a_saved_table_is_equal_and_plays_on_alike(seed: int) -> None:
    prompts = set()
    for n, t in enumerate(walk(seed, every=9)):
        loaded = GAME.load(json.loads(json.dumps(t.to_data())))
        assert loaded.digest() == t.digest()
        assert play_on(loaded, n, 40) == play_on(t.clone(), n, 40)
        prompts.add(prompt(t))
    assert len(prompts) > 3


@settings(max_examples=examples(40))
@given(SEEDS)
def test_every_card_lies_in_one_place_and_what_lies_on_it_with_it(seed: int) -> None:
    faces: list[int] = []
    for t in walk(seed):
        faces = faces or sorted(t.defs)
        copies = sorted([*(d for c, d in enumerate(t.defs) if c not in t.copied), *t.copied.values()])
        assert copies == faces
        assert sorted(c for cards in t.zones for c in cards) == list(range(len(t.defs)))
        assert all(t.where[c] == number for number, cards in enumerate(t.zones) for c in cards)
        check_boards(t)


def check_boards(t: VCardTable) -> None:
    for number, cards in enumerate(t.zones[: 2 * SIDE]):
        assert all(t.owner[c] == number // SIDE for c in cards)
        assert number % SIDE != MASCOT_SPOT or len(cards) <= 1
        if number % SIDE >= ACTIVE:
            assert [CARDS[t.defs[c]].facts.pl for c in cards] == list(range(8, 8 + len(cards)))
    assert all(on_spot(t, vt) for vt in t.hosts.values())
    assert all(in_play(t, card) for card in t.locked)
    for token in t.tokens:
        assert on_spot(t, token.at) if token.kind not in SPOT_STATUS else token.at % SIDE >= ACTIVE
    assert set(t.zones[QUEUE_ZONE]) <= {item.card for item in t.queue if item.verb != "lock"}
    if prompt(t) == QUIET:
        assert not t.pending and not t.queue and not t.zones[QUEUE_ZONE]


@settings(max_examples=examples(40))
@given(SEEDS)
def test_nobody_takes_more_turns_or_points_than_there_are(seed: int) -> None:
    for t in walk(seed, every=3):
        assert max(t.taken) <= 6 and abs(t.taken[0] - t.taken[1]) <= 1
        fought = t.phase in (COMBAT, AFTER_COMBAT)  # the third point is looked for when all is done (7.4.3)
        assert max(t.points) < 3 + fought and sum(t.points) < t.round + fought
        assert min(*t.coins, *t.mana) >= 0


@settings(max_examples=examples(15))
@given(SEEDS)
def test_a_replay_is_the_game_as_it_was_played(seed: int) -> None:
    rng = Random(seed)
    replay = replays.header("vcard", decks(seed), seed)
    t = new(seed)
    while t.result is None:
        seat, option = move(t, rng) if rng.random() > 0.002 else (rng.randrange(2), CONCEDE)
        GAME.decide(t, seat, option)
        replay.record(t, seat, option)
    raw = replay.to_bytes()
    assert len(raw) < 16 * 1024
    read = Replay.from_bytes(raw)
    *_, (count, again) = read.play(GAME, lambda setup, number: replays.begin(read))  # type: ignore[arg-type, return-value]
    assert count == len(replay.moves)
    assert again.digest() == t.digest() and again.result == t.result


@settings(max_examples=examples(10))
@given(SEEDS)
def test_a_journal_changes_nothing(seed: int) -> None:
    quiet, told = new(seed), new(seed)
    told.journal = []
    assert play_on(quiet, seed, 4000) == play_on(told, seed, 4000)
    assert quiet.result is not None and told.journal


@pytest.mark.parametrize("name", SWITCHES)
def test_games_end_under_every_ruling(name: str) -> None:
    for value in SWITCHES[name]:
        for seed in range(6):
            t = new(seed, **{name: value})
            play_on(t, seed, 4000)
            assert t.result is not None and t.rulings[name] == value


def test_every_question_is_put_and_either_seat_wins() -> None:
    """Random play reaches all the prompts this game has, so that the properties hold for each of them."""
    seen, winners = set(), set()
    for seed in range(60):
        for t in walk(seed):
            seen.add(prompt(t))
        assert t.result is not None and t.result.rule == "vcard:7.4.3.2"
        winners.add(t.result.winners)
    assert {p.name for p in PROMPTS if p.name.startswith("vcard:")} - seen <= {"vcard:replacement"}
    assert winners == {(0,), (1,)}
