"""The switches of this game, each in every position."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rulings import DEFAULTS, SWITCHES, VALUES, WORDS
from kaimaku.games.switches import UnknownRuling

BASIC = {"heroine", "partner", "stage_boss", "ex_boss", "rival"}


def dealt(seats: int, seeds: int = 150, **rulings: str) -> set[str]:
    found = set()
    for seed in range(seeds):
        t = GAME.new([None] * seats, seed, rulings)
        found |= {role.id for seat in range(seats) if (role := role_of(t, seat)) is not None}
    return found


def test_every_switch_and_value_has_words_in_both_languages() -> None:
    assert set(SWITCHES) == set(WORDS) == set(VALUES) == set(DEFAULTS)
    for name, values in SWITCHES.items():
        assert set(VALUES[name]) == set(values) and len(values) > 1
        assert all(all(pair) for pair in (WORDS[name], *VALUES[name].values()))
        assert DEFAULTS[name] == values[0]


@pytest.mark.parametrize("chosen", [{"roles": "x"}, {"x": "advanced"}])
def test_unknown_choices_are_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(UnknownRuling):
        GAME.new([None] * 4, 1, chosen)


def test_advanced_roles_are_dealt_unless_a_table_says_basic() -> None:
    assert dealt(7, roles="basic") == BASIC - {"rival"}
    stage = {"challenger", "final_boss", "anti_heroine"}
    assert dealt(7) - BASIC == stage | {"one_true_partner", "ex_midboss", "phantom_boss"}
    assert "rival" in dealt(8, 3, roles="basic")


def test_a_first_game_is_for_at_most_seven_with_basic_roles_and_the_ex_boss() -> None:
    assert dealt(7, roles="first") == BASIC - {"rival"}
    with pytest.raises(UnknownRuling, match="at most 7"):
        GAME.new([None] * 8, 1, {"roles": "first"})


def test_the_numbers_of_the_site_leave_some_roles_out_of_smaller_games() -> None:
    assert {"challenger", "anti_heroine", "ex_midboss"} <= dealt(5)
    assert {"challenger", "anti_heroine", "ex_midboss"}.isdisjoint(dealt(5, role_numbers="site"))
    six = dealt(6, role_numbers="site")
    assert {"challenger", "anti_heroine"} <= six and "ex_midboss" not in six
    assert "ex_midboss" in dealt(7, role_numbers="site")
