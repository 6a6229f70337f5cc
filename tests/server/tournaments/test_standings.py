"""Standings against the worked example of docs/tournaments.md."""

from __future__ import annotations

from kaimaku.server.tournaments.standings import FLOOR, ranked, records
from kaimaku.server.tournaments.state import Match, Round, Tournament, TournamentEntry
from kaimaku.wire.tournaments import TournamentPlan

AKI, BEN, CHI, DAI, EMU = range(5)


def example() -> Tournament:
    """Five players, three rounds, best of three: `docs/tournaments.md` has the same table."""
    plan = TournamentPlan("hocg", "Example", best_of=3)
    t = Tournament("abcdefgh", plan, "o", "Org", "b", "i", seed="1", created=0.0, planned=3, status="over")
    t.entries = [TournamentEntry(name) for name in ("Aki", "Ben", "Chi", "Dai", "Emu")]
    first = [played(1, AKI, BEN, 2, 0), played(2, CHI, DAI, 2, 1), bye(3, EMU)]
    second = [played(1, AKI, CHI, 2, 1), played(2, EMU, BEN, 0, 2), bye(3, DAI)]
    third = [played(1, AKI, DAI, 1, 1, 1), played(2, CHI, EMU, 2, 0), bye(3, BEN)]
    t.rounds = [Round(n, "swiss", 0.0, matches) for n, matches in enumerate((first, second, third), 1)]
    return t


def played(table: int, a: int, b: int, won: int, lost: int, draws: int = 0) -> Match:
    return Match(table, [a, b], [f"room{table}"], [True, True], [won, lost], draws, ended="played")


def bye(table: int, player: int) -> Match:
    return Match(table, [player], wins=[2, 0], ended="bye")


def test_the_worked_example() -> None:
    rows = ranked(example())
    assert [(row.rank, row.number, row.points) for row in rows] == [
        (1, AKI, 7),
        (2, BEN, 6),
        (3, CHI, 6),
        (4, DAI, 4),
        (5, EMU, 3),
    ]
    by = {row.number: row for row in rows}
    # Aki met Ben (6 of 9), Chi (6 of 9) and Dai (4 of 9).
    assert by[AKI].opponents == round((6 / 9 + 6 / 9 + 4 / 9) / 3, 6)
    # Chi met Dai, Aki (7 of 9) and Emu (3 of 9, which is the floor).
    assert by[CHI].opponents == round((4 / 9 + 7 / 9 + FLOOR) / 3, 6)
    # Ben met Aki and Emu: the bye is nobody.
    assert by[BEN].opponents == round((7 / 9 + FLOOR) / 2, 6)
    # Aki won 5 of 8 games and drew one: 16 of 24 points.
    assert by[AKI].games == round(16 / 24, 6)
    # Ben won 4 of 6 with the bye; Emu 2 of 6: the floor.
    assert by[BEN].games == round(12 / 18, 6) and by[EMU].games == round(FLOOR, 6)


def test_nobody_counts_for_less_than_a_third() -> None:
    found = records(example())
    assert (found[EMU].points, found[EMU].rounds, found[EMU].share) == (3, 3, FLOOR)
    t = example()
    t.rounds[0].matches[2] = played(3, EMU, DAI, 0, 2)
    assert records(t)[EMU].points == 0 and records(t)[EMU].share == FLOOR


def test_a_tie_in_everything_is_settled_by_lot_and_always_the_same() -> None:
    t = example()
    t.rounds = []
    orders = set()
    for seed in range(30):
        t.seed = str(seed)
        assert [row.number for row in ranked(t)] == [row.number for row in ranked(t)]
        orders.add(tuple(row.number for row in ranked(t)))
    assert len(orders) > 5


def test_an_elimination_is_ranked_by_how_far_one_came() -> None:
    plan = TournamentPlan("hocg", "Cup", system="elimination")
    t = Tournament("abcdefgh", plan, "o", "Org", "b", "i", seed="1", created=0.0, status="over")
    t.entries = [TournamentEntry(name) for name in "ABCD"]
    t.rounds = [
        Round(1, "elimination", 0.0, [played(1, 0, 3, 1, 0), played(2, 1, 2, 0, 1)]),
        Round(2, "elimination", 0.0, [played(1, 0, 2, 0, 1)]),
    ]
    assert [(row.rank, row.number) for row in ranked(t)][:2] == [(1, 2), (2, 0)]
    assert sorted((row.rank, row.number) for row in ranked(t))[2:] == [(3, 1), (3, 3)]
