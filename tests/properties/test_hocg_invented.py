"""Games with decks full of cards that nobody wrote: whatever the card language admits has to work."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.lang.invented import Invention
from kaimaku.games.hocg.table import HoloTable
from kaimaku.language import source
from tests.depth import examples
from tests.properties.hocg_play import exchange, hidden, odd_options, picture, play_on
from tests.properties.test_hocg_tables import places

SEEDS = st.integers(0, 1_000_000)
STEPS = 250
# What never stands side by side in a text.
FAULTY = re.compile(r"。。|、、|、。|そして[にをがの]|\.\.|  | \.|each $|\b(a|an) (a|an|the|no) ")


def new(seed: int) -> HoloTable:
    invention = Invention(seed)
    return GAME.new([invention.deck(), invention.deck()], seed)


def move(t: HoloTable, rng: Random) -> None:
    """A random option, but rarely an early end of a phase."""
    seat = t.asked[0]  # of both, where both are asked
    options = GAME.options(t, seat)
    chosen = rng.choice(options)
    if chosen == ("pass",) and rng.random() < 0.7:
        chosen = rng.choice(options)
    GAME.decide(t, seat, chosen)


@settings(max_examples=examples(12))
@given(SEEDS)
def test_no_card_is_lost_and_every_table_can_be_copied_and_saved(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    everything = list(range(len(t.defs)))
    for n in range(STEPS):
        if t.result is not None:
            break
        assert sorted(card for card, _ in places(t)) == everything
        if n % 20 == 0:
            copy, saved = GAME.clone(t), GAME.load(json.loads(json.dumps(t.to_data())))
            assert play_on(copy, n, 6) == play_on(saved, n, 6)
        move(t, rng)


@settings(max_examples=examples(12))
@given(SEEDS)
def test_hidden_faces_change_nothing_a_seat_is_told(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    for n in range(STEPS):
        if t.result is not None:
            break
        if n % 5 == 0:
            odd = odd_options(t, rng)
            for seat in (0, 1, None):
                other = exchange(t, hidden(t, seat), rng)
                assert picture(other, seat, odd) == picture(t, seat, odd)
        move(t, rng)


def test_every_text_comes_out_in_both_languages_and_says_what_it_means() -> None:
    """Two cards that read alike are declared alike."""
    meant: dict[tuple[str, ...], str] = {}
    for seed in range(12):
        invention = Invention(seed)
        leader, main, _ = invention.deck()
        for number in (leader, *main):
            d = BY_ID[number]
            said = {lang: texts(d, lang) for lang in ("en", "ja")}
            assert all(text.strip() for by_place in said.values() for text in by_place.values())
            assert not [text for by_place in said.values() for text in by_place.values() if FAULTY.search(text)]
            for host in d.hosts:
                key = (type(host).__name__, host.words("en"), host.words("ja"))  # type: ignore[attr-defined]
                assert meant.setdefault(key, source(host)) == source(host)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_invents_the_same_cards(seed: int) -> None:
    one, two = Invention(seed).deck(), Invention(seed).deck()
    assert one == two
