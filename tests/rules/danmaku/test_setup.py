"""Setting up: roles by the number of players, who sees them, life, hands and the first turn."""

from collections import Counter
from random import Random

import pytest

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.definitions import MAIN_CARDS, role_of
from kaimaku.games.danmaku.table import ASIDE, HAND, DanmakuTable
from tests.rule import rule

COUNTS = {
    4: {"heroine": 1, "stage_boss": 2, "extra_boss": 1},
    5: {"heroine": 1, "partner": 1, "stage_boss": 2, "extra_boss": 1},
    6: {"heroine": 1, "partner": 1, "stage_boss": 3, "extra_boss": 1},
    7: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1},
    8: {"heroine": 1, "partner": 2, "stage_boss": 3, "extra_boss": 1, "rival": 1},
}


def kinds(t: DanmakuTable) -> list[str]:
    held = [role_of(t, seat) for seat in range(t.seats)]
    return [role.kind for role in held if role is not None]


@rule(
    "danmaku:setup.roles.4p",
    "danmaku:setup.roles.5p",
    "danmaku:setup.roles.6p",
    "danmaku:setup.roles.7p",
    "danmaku:setup.roles.8p",
    "danmaku:overview.role",
)
@pytest.mark.parametrize("seats", COUNTS)
def test_roles_by_the_number_of_players(seats: int) -> None:
    dealings = set()
    for seed in range(30):
        t = GAME.new([None] * seats, seed)
        dealt = kinds(t)
        assert Counter(dealt) == COUNTS[seats]
        dealings.add(tuple(dealt))
    assert len(dealings) > 3


@rule(
    "danmaku:overview.hidden", "danmaku:setup.roles.deal", "danmaku:setup.heroine-reveal", "danmaku:setup.roles.unused"
)
@pytest.mark.parametrize("seats", [4, 8])
def test_a_view_shows_ones_own_role_and_the_heroine(seats: int) -> None:
    t = GAME.new([None] * seats, 3)
    heroine = kinds(t).index("heroine")
    for seat in [None, *range(seats)]:
        rows = GAME.view(t, seat)["seats"]
        assert isinstance(rows, list)
        shown = {other for other, row in enumerate(rows) if row["role"] != [None]}
        assert shown == {heroine, *(() if seat is None else (seat,))}
    assert all(t.known[card] == 0 for card in t.zones[ASIDE])


@rule("danmaku:setup.life", "danmaku:life.start", "danmaku:setup.hand", "danmaku:setup.first-turn", "danmaku:turn.draw")
@pytest.mark.parametrize("seats", range(4, 9))
def test_life_hands_and_the_heroines_first_turn(seats: int) -> None:
    t = GAME.new([None] * seats, 11)
    heroine = kinds(t).index("heroine")
    assert t.active == heroine and t.asked == (heroine,)
    for seat in range(seats):
        assert t.life[seat] == (5 if seat == heroine else 4)
        assert len(t.zones[HAND + seat]) == (5 + 2 if seat == heroine else 4)  # she has drawn two for her turn


@rule("danmaku:overview.hidden")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    t = GAME.new([None] * 4, 5)
    for seat in range(4):
        rows = GAME.view(t, seat)["seats"]
        assert isinstance(rows, list)
        for other, row in enumerate(rows):
            assert len(row["hand"]) == len(t.zones[HAND + other])
            assert all((face is not None) == (other == seat) for face in row["hand"])


@rule("danmaku:setup.roles.random", "danmaku:setup.roles.unused")
@pytest.mark.parametrize(("seats", "worlds"), [(4, 3), (5, 12), (6, 20)])
def test_determinize_deals_the_heroine_every_possible_world_and_no_other(seats: int, worlds: int) -> None:
    t = GAME.new([None] * seats, 2)
    heroine = kinds(t).index("heroine")
    seen = set()
    for seed in range(300):
        other = GAME.determinize(t, heroine, Random(seed))
        assert Counter(kinds(other)) == COUNTS[seats]
        assert kinds(other)[heroine] == "heroine"
        seen.add(tuple(kinds(other)))
    assert len(seen) == worlds


@pytest.mark.parametrize("seats", [0, 3, 9])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="4 to 8 players"):
        GAME.new([None] * seats, 1)


@rule("danmaku:season.1", "danmaku:card.elements")
def test_copies_and_seasons_of_the_cards() -> None:
    copies: Counter[str] = Counter()
    for card in MAIN_CARDS:
        copies[card.name.en] += card.copies
    assert copies == {"Shoot": 24, "Graze": 14, "Bomb": 4}
    assert {card.season for card in MAIN_CARDS} == {"spring", "summer", "autumn", "winter"}
