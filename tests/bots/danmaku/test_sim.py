"""Simulations with roles: who sat where, with which role, and how often they won with it."""

from __future__ import annotations

import pytest

from kaimaku import replays
from kaimaku.kernel.replay import Replay
from kaimaku.sim import Plan, SimGame, play, report, simulate
from kaimaku.usual import decks_for
from tests.cli.command import complaint, kaimaku

Capsys = pytest.CaptureFixture[str]
FIVE = ("seeker", *["random"] * 4)


def test_more_than_two_move_on_by_one_seat_each_game() -> None:
    plan = Plan("danmaku", 5, 0, FIVE, (None,) * 5, swap_seats=True)
    assert [plan.entrants(n).index(0) for n in range(6)] == [0, 1, 2, 3, 4, 0]
    assert all(sorted(plan.entrants(n)) == list(range(5)) for n in range(5))
    assert Plan("danmaku", 5, 0, FIVE, (None,) * 5).entrants(3) == list(range(5))


def test_wins_are_counted_by_role_of_each_bot_and_place() -> None:
    plan = Plan("danmaku", 2, 0, ("seeker", "random", "random", "random"), (None,) * 4)
    roles = ("heroine", "stage_boss", "stage_boss", "extra_boss")
    won = SimGame(0, 9, 3, (0,), (2,), 0, "danmaku:victory.3", roles=roles)
    lost = SimGame(1, 9, 3, (1, 2), (1, 2), 0, "danmaku:victory.3", roles=(roles[1], roles[0], *roles[2:]))
    found = report(plan, [won, lost], 1.0)
    assert {role: (rate.wins, rate.games) for role, rate in found.by_role["seeker"].items()} == {
        "heroine": (1, 1),
        "stage_boss": (0, 1),
    }
    assert {role: (rate.wins, rate.games) for role, rate in found.by_role["random"].items()} == {
        "heroine": (1, 1),
        "stage_boss": (1, 3),
        "extra_boss": (0, 2),
    }
    assert found.by_place[0] == found.by_role["seeker"]


def test_roles_belong_to_entrants_wherever_they_sit() -> None:
    plan = Plan("danmaku", 5, 2, ("random",) * 5, tuple(decks_for("danmaku", 5)), swap_seats=True)
    fixed = Plan("danmaku", 5, 2, ("random",) * 5, tuple(decks_for("danmaku", 5)))
    for n in range(5):
        mine, seats = play(plan, n).roles, play(fixed, n).roles  # the same cards are dealt to the seats
        assert [mine[entrant] for entrant in plan.entrants(n)] == list(seats)


def test_games_without_roles_have_none() -> None:
    found = simulate("vcard", games=2)
    assert found.by_role == {} and found.by_place == [{}, {}]


def test_a_game_with_seekers_can_be_played_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What they do besides answering is in the replay, too."""
    folder = tmp_path_factory.mktemp("games")
    found = simulate("danmaku", games=6, seed=9, bots=["seeker"] * 6, save=folder)
    assert found.errors == 0
    moves = []
    for path in sorted(folder.glob("*.kaimaku")):
        replay = Replay.from_bytes(path.read_bytes())
        assert replays.verify(replay).result is not None
        moves += [option[0] for _, option in replay.moves]
    assert "reveal" in moves


def test_one_seat_beside_a_random_one_in_the_same_games(capsys: Capsys) -> None:
    args = ("sim", "danmaku", "--games", 10, "--seats", "seeker,random*4", "--rotate", "--compare")
    told = kaimaku(capsys, *args).out
    assert "seeker as stage_boss" in told and "times as often as random" in told
    data = kaimaku(capsys, *args, "--json").json
    assert data["bots"] == list(FIVE) and data["compared"]["bots"] == ["random"] * 5
    mine, usual = data["by_place"][0], data["compared"]["by_place"][0]
    assert {role: rate["games"] for role, rate in mine.items()} == {r: rate["games"] for r, rate in usual.items()}
    assert sum(rate["wins"] for rate in mine.values()) == data["wins"][0] > data["compared"]["wins"][0]


def test_a_number_of_seats_is_enough(capsys: Capsys) -> None:
    data = kaimaku(capsys, "sim", "danmaku", "--games", 1, "--seats", "6", "--json").json
    assert data["bots"] == ["random"] * 6


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("danmaku", "9", "4 to 8"),
        ("danmaku", "seeker,random*x", "random*x"),
        ("danmaku", "random*0", "random*0"),
        ("hocg", "seeker,random", "doesn't play hocg"),
    ],
)
def test_seats_that_make_no_sense(capsys: Capsys, game: str, seats: str, said: str) -> None:
    assert said in complaint(kaimaku(capsys, "sim", game, "--seats", seats))
