"""Positions that come from outside: those of real games are opened as they are, any other is refused with a reason."""

from __future__ import annotations

import json
import tracemalloc
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from kaimaku import games, replays
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.game import GAME as VCARD
from kaimaku.games.vcard.game import deal_pl8
from kaimaku.games.vcard.rules.setup import is_pl8
from kaimaku.games.vcard.table import DECK, HAND, VCardTable, face, zone
from kaimaku.judge.scenario.running import prepare
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.kernel.knowledge import unknown
from kaimaku.kernel.replay import BadReplay, Replay
from kaimaku.usual import decks_for
from tests.cli.command import kaimaku
from tests.depth import at_depth, some
from tests.hostile import own, position, replay, spoiled


@pytest.mark.parametrize("name", games.names())
def test_positions_of_real_games_are_opened_as_they_are(name: str) -> None:
    game = games.game(name)
    for seed in range(at_depth(1, 3)):
        rng = Random(seed)
        t = game.new(decks_for(name, rng.choice(game.seats)), seed)
        n = 0
        while t.result is None:
            if n % 7 == 0:
                assert game.open(json.loads(json.dumps(t.to_data()))).digest() == t.digest()
            seat = rng.choice(t.asked)
            game.decide(t, seat, rng.choice(game.options(t, seat)))
            n += 1
        assert game.open(json.loads(json.dumps(t.to_data()))).digest() == t.digest()  # the end


@pytest.mark.parametrize("name", games.names())
def test_positions_of_scenarios_are_opened_as_they_are(name: str) -> None:
    game = games.game(name)
    for id, found in some(shipped(name).items(), 4):
        t = prepare(found.scenario, found.case).table
        assert game.open(json.loads(json.dumps(t.to_data()))).digest() == t.digest(), id


@pytest.mark.parametrize("name", games.names())
def test_what_no_game_comes_to_is_refused_with_a_reason(name: str) -> None:
    """With no decision in it, and none the less before anybody looks at the table."""
    assert replays.verify(replay(name, position(name))).decisions == 0
    for what, data, reason in (*spoiled(name), *own(name)):
        with pytest.raises(BadReplay) as no:
            replays.verify(replay(name, data))
        assert reason in str(no.value), (what, str(no.value))
        assert 20 < len(str(no.value)) < 500, what


@pytest.mark.parametrize("name", games.names())
def test_no_position_takes_much_memory(name: str) -> None:
    tracemalloc.start()
    try:
        for field in ("known", "where", "owner", "handles", "seats", "zones", "life", "asked"):
            with pytest.raises(BadReplay):
                replays.begin(replay(name, {**position(name), field: 20_000_000}))
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", games.names())
def test_the_command_says_what_is_wrong(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "strange.kaimaku"
    for _, data, _ in list(own(name))[:2]:
        path.write_bytes(replay(name, data).to_bytes())
        said = kaimaku(capsys, "replay", "verify", path)
        assert said.code == 1 and "isn't valid" in said.err and "Traceback" not in said.err


def test_what_the_search_for_cycles_remembers_is_sound() -> None:
    """A state of the table by its hash, in what was used this turn and in the main phase."""
    moments = (position("hocg", at) for at in range(20, 80))
    data = next(data for data in moments if data["frames"][-1][0] == "hocg:7.5.2")
    data["used"].append([[0, -7, 5, 3, 1 << 47], 1])
    data["used"].sort()
    assert replays.verify(replay("hocg", data)).decisions == 0
    main = data["frames"][-1]
    main[4][1] = [0, -7, 5, 3, 1 << 47]
    replays.begin(replay("hocg", data))
    main[4][1] = [0, -7, 5, 3, 1 << 70]
    with pytest.raises(BadReplay, match="doesn't refer to anything"):
        replays.begin(replay("hocg", data))


SETUPS: dict[str, object] = {
    "a deck of a billion": {"decks": [{"piles": {"oshi": {}, "main": {"hSD01-003": 10**9}}}] * 2, "rulings": {}},
    "a billion in a pair": {"decks": [["hSD01-001", {"hSD01-003": 10**9}, {}]] * 2, "rulings": {}},
    "fewer than none": {"decks": [["hSD01-001", {"hSD01-003": -5}, {}]] * 2, "rulings": {}},
    "half a card": {"decks": [["hSD01-001", {"hSD01-003": 0.5}, {}]] * 2, "rulings": {}},
    "a list without end": {"decks": [["CCD-001"] * 5_000] * 2, "rulings": {}},
    "three decks": {"decks": [["CCD-001"] * 50] * 3, "rulings": {}},
    "many seats": {"decks": [None] * 40_000, "rulings": {}},
    "one seat": {"decks": [None], "rulings": {}},
    "no seat goes first": {"decks": [["CCD-001"] * 50] * 2, "rulings": {}, "first": 7},
    "strange rulings": {"decks": [None] * 4, "rulings": {"roles": ["basic"]}},
    "rulings of nobody": {"decks": [None] * 4, "rulings": {"x": "y"}},
    "a field too many": {"decks": [None] * 4, "rulings": {}, "cheats": True},
}


@pytest.mark.parametrize("name", games.names())
def test_set_ups_are_bounded_before_anything_is_built(name: str) -> None:
    for what, setup in SETUPS.items():
        with pytest.raises(BadReplay) as no:
            replays.verify(Replay(name, "1", "", setup, 1))  # type: ignore[arg-type]
        assert len(str(no.value)) < 600, what


def test_a_hand_dealt_anew_in_the_set_up_holds_a_pl8_without_trying_again() -> None:
    """One PL8 in a deck of hundreds: each hand with it is as likely as the next, and no dealing is thrown away."""
    strong = next(d.facts.id for d in CARDS if is_pl8(d))
    plain = next(d.facts.id for d in CARDS if not is_pl8(d))
    t = VCARD.new([[strong, *[plain] * 400], [strong, *[plain] * 400]], 3)
    other = 1 - t.asked[0]
    asked = Counting(1)
    places: Counter[int] = Counter()
    for _ in range(300):
        dealt = VCARD.determinize(t, 1 - other, asked)
        places[next(n for n, c in enumerate(zone(dealt, other, HAND)) if is_pl8(face(dealt, c)))] += 1
    assert asked.calls < 300 * 3_000
    assert len(places) == 7 and max(places.values()) < 3 * min(places.values())


def test_how_many_pl8s_a_dealt_hand_holds_is_as_in_play() -> None:
    """As often as among all deals of which those without one are left out."""
    strong = next(d.facts.id for d in CARDS if is_pl8(d))
    plain = next(d.facts.id for d in CARDS if not is_pl8(d))
    t = VCARD.new([[*[strong] * 6, *[plain] * 34]] * 2, 3)
    rng = Random(5)
    other = 1 - t.asked[0]
    hidden = unknown(t, [*zone(t, other, HAND), *zone(t, other, DECK)], 1 - other)
    dealt, thrown = Counter[int](), Counter[int]()
    for _ in range(3_000):
        deal_pl8(t, other, hidden, rng)
        dealt[held(t, other)] += 1
        faces = [t.defs[c] for c in hidden]
        rng.shuffle(faces)
        thrown[sum(is_pl8(CARDS[d]) for d in faces[:7])] += 1
    del thrown[0]
    for n in (1, 2, 3):
        assert dealt[n] / dealt.total() == pytest.approx(thrown[n] / thrown.total(), abs=0.05)
    assert dealt[0] == 0


def held(t: VCardTable, seat: int) -> int:
    return sum(is_pl8(face(t, c)) for c in zone(t, seat, HAND))


class Counting(Random):
    """How often chance is asked."""

    calls = 0

    def getrandbits(self, k: int, /) -> int:
        self.calls += 1
        return super().getrandbits(k)
