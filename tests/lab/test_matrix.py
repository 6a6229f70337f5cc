"""The matrix: what the records say, and the order in which they are played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kaimaku.lab.duel import Half, Record
from kaimaku.lab.entrant import builtin_entrants
from kaimaku.lab.matrix import matrix, matrix_duels, matrix_run, read_matrix, to_json
from kaimaku.sim import wilson_interval
from tests.lab.field import WHEN, made_up, three, two

RUN = matrix_run("vcard", three(), "greedy", 4)


def test_every_pair_is_played_before_the_next_seed_begins(tmp_path: Path) -> None:
    duels = matrix_duels(RUN, 6, tmp_path)
    pairs = [("tidal", "meadow"), ("tidal", "choir"), ("meadow", "choir")]
    assert [(duel.a, duel.b) for duel in duels] == pairs * 3
    assert [duel.number for duel in duels] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert {(duel.game, duel.bot, duel.seed) for duel in duels} == {("vcard", "greedy", 4)}


def test_wins_losses_draws_and_errors() -> None:
    records = [
        Record("tidal", "meadow", 0, (Half(1.0), Half(0.5))),
        Record("tidal", "meadow", 1, (Half(0.0), Half(error="RuntimeError: no"))),
        Record("tidal", "choir", 0, (Half(1.0), Half(1.0))),
        Record("meadow", "choir", 0, (Half(0.0), Half(1.0))),
    ]
    found = matrix(RUN, records, 4, WHEN)
    cell = found.cell("tidal", "meadow")
    assert cell is not None
    assert (cell.games, cell.wins, cell.losses, cell.draws, cell.errors) == (3, 1, 1, 1, 1)
    assert cell.rate.value == 0.5
    assert found.errors == 1
    assert {row.id: row.games for row in found.field} == {"tidal": 5, "meadow": 5, "choir": 4}
    assert [row.rate.value for row in found.field] == pytest.approx([0.7, 0.5, 0.25])
    assert [deck.id for deck in found.by_strength()] == ["tidal", "meadow", "choir"]


def test_a_cell_can_be_read_from_either_side() -> None:
    found = made_up({("tidal", "meadow"): [(1.0, 1.0), (1.0, 0.0)]}, RUN)
    one, other = found.cell("tidal", "meadow"), found.cell("meadow", "tidal")
    assert one is not None and other is not None
    assert (other.wins, other.losses) == (one.losses, one.wins) == (1, 3)
    assert (other.rate.value, other.rate.low, other.rate.high) == pytest.approx(
        (1 - one.rate.value, 1 - one.rate.high, 1 - one.rate.low)
    )
    assert found.cell("tidal", "tidal") is None


def test_the_field_counts_seeds_that_go_together_as_what_they_are() -> None:
    """A seed that is good for a deck is good against everybody: 4 games of a seed tell as much as one."""
    lucky = [(1.0, 1.0), (0.0, 0.0)] * 10
    found = made_up({("tidal", "meadow"): lucky, ("tidal", "choir"): lucky}, RUN)
    tidal = next(row for row in found.field if row.id == "tidal")
    assert (tidal.rate.low, tidal.rate.high) == wilson_interval(0.5, 20)


def test_the_file_is_read_as_it_was_written() -> None:
    found = made_up({("tidal", "meadow"): [(1.0, 0.0)]}, RUN)
    assert read_matrix(to_json(found)) == found
    data = msgspec.json.decode(to_json(found))
    assert (data["format"], data["run"]["seed"], data["run"]["bot"]) == ("kaimaku-matrix-1", 4, "greedy")
    assert data["run"]["decks"][0]["piles"]["main"]["CCD-001"] == 3
    with pytest.raises(msgspec.DecodeError):
        read_matrix(to_json(found).replace(b"kaimaku-matrix-1", b"kaimaku-matrix-9"))


def test_all_built_in_decks_take_part_in_the_order_they_are_offered() -> None:
    decks = builtin_entrants("vcard")
    assert Counter(deck.id for deck in decks) == Counter(["tidal", "meadow", "bonfire", "choir", "sparks", "garden"])
    assert decks[0].id == "tidal"
    assert (decks[0].en, decks[0].ja) == ("Tidal Current", "タイダル・カレント")


def test_what_the_cards_do_is_part_of_a_run() -> None:
    assert matrix_run("hocg", two()).cards != matrix_run("hocg", two("sora", "sora-en")).cards != ""
