"""What would make a deck better: the same games with one card swapped, and a test that stops when it is clear."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from kaimaku import games
from kaimaku.decks import book, builtin
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.table import DECK, HoloTable
from kaimaku.lab.duel import Duel, Half, Record
from kaimaku.lab.entrant import entrant
from kaimaku.lab.improve import Improvement, before, improve, improve_run, neighbours, swapped
from kaimaku.lab.interval import always
from kaimaku.lab.ledger import Ledger, Run, Swap
from kaimaku.lab.playing import play_all
from kaimaku.sim import game_seed
from kaimaku.usual import decks_for
from tests.depth import at_depth
from tests.lab.field import WHEN

SORA, AZKI = (entrant(id, builtin(id)) for id in ("sora", "azki"))
OUT, HELD = "hSD01-013", "hSD01-018"
WON = Half(1.0)
LOST = Half(0.0)


def run(pool: Sequence[str] = (), out: Sequence[str] = (), tries: int = 3, seed: int = 2) -> Run:
    return improve_run("hocg", SORA, pool, out, [SORA, AZKI], tries=tries, bot="random", seed=seed)


def told(run: Run, games: int, tmp_path: Path, good: str = "", bad: str = "") -> tuple[Improvement, int]:
    """Made up: the deck wins every other game; with one card always, with another never."""
    asked = 0

    def play(duels: Sequence[Duel]) -> list[Record]:
        nonlocal asked
        asked = len(duels)
        return [Record(duel.a, duel.b, duel.number, halves(duel.a, duel.number)) for duel in duels]

    def halves(id: str, number: int) -> tuple[Half, Half]:
        if good and id.endswith(good):
            return (WON, WON)
        if bad and id.endswith(bad):
            return (LOST, LOST)
        return (WON, LOST) if number % 2 else (LOST, WON)

    return improve(run, games, tmp_path, play, WHEN), asked


def test_swaps_are_legal_and_drawn_by_lot() -> None:
    mine = SORA.deck("hocg")
    found = run(tries=5).swaps
    assert len(found) == 5 and found != run(tries=5, seed=3).swaps and found == run(tries=5).swaps
    for swap in found:
        assert swap.out in mine.main and swap.into in neighbours("hocg", mine)
        assert not [problem for problem in book("hocg").problems(swapped(mine, swap)) if not problem.warning]


@pytest.mark.parametrize("into", [HELD, "hBP01-009"])
def test_every_other_card_is_dealt_alike(into: str) -> None:
    mine, swap = SORA.deck("hocg"), Swap(OUT, into)
    piles = []
    for deck in (before(mine, swap), swapped(mine, swap)):
        t = games.game("hocg").new(decks_for("hocg", 2, [deck, AZKI.deck("hocg")]), game_seed(2, 0))
        assert isinstance(t, HoloTable)
        piles.append([DEFS[t.defs[card]].id for card in t.zones[DECK]])
    assert sorted(piles[0]) != sorted(piles[1])
    assert [(a, b) for a, b in zip(*piles, strict=True) if a != b] in ([(OUT, into)], [])  # it may be in the hand
    assert sum(before(mine, swap).main.values()) == sum(swapped(mine, swap).main.values()) == 50


def test_what_is_clear_early_costs_few_games(tmp_path: Path) -> None:
    swaps = run(tries=3)
    good, bad = swaps.swaps[0].into, swaps.swaps[1].into
    assert good != bad
    found, asked = told(swaps, 2000, tmp_path, good, bad)
    verdicts = {each.swap.into: each.verdict for each in found.tried}
    assert verdicts[good] == "better" and verdicts[bad] == "worse"
    assert found.tried[0].swap.into == good and found.tried[0].gain.low > 0
    assert asked < 400, "the third leaves, too: it is behind the best"


def test_swaps_that_change_nothing_stay_open_to_the_last_game(tmp_path: Path) -> None:
    found, asked = told(run(tries=2), 40, tmp_path)
    assert asked == 20 * 3  # the deck as it is, played once for both
    for each in found.tried:
        assert (each.games, each.changed, each.verdict, each.gain.value) == (40, 0, "open", 0.0)
        assert each.gain.low < -0.05 < 0.05 < each.gain.high


def test_a_run_that_was_stopped_goes_on_to_the_same_file(tmp_path: Path) -> None:
    """Games of the random bot, played by two runs; the first is stopped in the middle of its second wave."""
    wanted = run(tries=2)

    def played(folder: Path, most: int) -> bytes:
        with Ledger(folder, wanted) as ledger:
            found = improve(wanted, 10, tmp_path, lambda duels: play_all(duels[:most], ledger), WHEN)
        assert most < 1000 or found.tried[0].games == 10
        return ledger.path.read_bytes()

    whole = played(tmp_path / "whole", 1000)
    part = played(tmp_path / "part", 14)
    assert whole.startswith(part) and part != whole
    assert played(tmp_path / "part", 1000) == whole


def test_the_interval_holds_at_every_moment() -> None:
    """Of many streams of games that gain nothing, few ever seem to gain or lose anything."""
    wrong, streams = 0, at_depth(60, 1000)
    rng = Random(1)
    for _ in range(streams):
        groups: list[tuple[float, ...]] = []
        for _ in range(120):
            groups.append((float(rng.choice((-1, 0, 0, 1))), float(rng.choice((-1, 0, 0, 1)))))
            found = always(groups, 0.05)
            if found.low > 0 or found.high < 0:
                wrong += 1
                break
    assert wrong <= 0.05 * streams


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"out": ["hBP01-009"]}, "hBP01-009 isn't in sora"),
        ({"pool": ["hXX99-001"]}, "unknown hocg card 'hXX99-001'"),
        ({"pool": ["hSD01-001"]}, "no card of the pool can legally take a place in sora"),
    ],
)
def test_what_does_not_fit_is_told(how: dict[str, list[str]], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        run(**how)  # type: ignore[arg-type]
