"""What a seat believes about the roles: exact over all worlds, from public acts, and certain where it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from kaimaku.engine import engine_kind
from kaimaku.games.danmaku.bots import rumour as rumours
from kaimaku.games.danmaku.bots.belief import believe, by_kind, heard
from kaimaku.games.danmaku.bots.deeds import ATTACK, GRAZE, Crowned, Deed, Fact, Fallen, Moved, Shown
from kaimaku.games.danmaku.bots.parts import (
    ANTI,
    CHALLENGER,
    EXTRA,
    FINAL,
    HEROINE,
    KIND_OF,
    MIDBOSS,
    ONE_TRUE,
    PARTNER,
    PARTS,
    RIVAL,
    STAGE,
    Cast,
    cast_of,
)
from kaimaku.games.danmaku.bots.rumour import Rumour, rumour
from kaimaku.games.danmaku.bots.wishes import GAINS
from kaimaku.games.danmaku.bots.worlds import Worlds
from kaimaku.games.danmaku.registry import NUMBERS
from kaimaku.games.danmaku.table import ASIDE, ROLE
from kaimaku.kernel.knowledge import show
from tests.danmaku.scene import Scene
from tests.properties.danmaku_play import new

BASIC = Cast(7, (1, 2, 3, 1, 0), (1, 0, 2, 0, 0, 3, 0, 0, 0, 1))  # seven players without advanced roles
FULL = Cast(7, (1, 2, 3, 1, 0), (1, 0, 2, 1, 1, 3, 1, 1, 1, 2))
ALL = (0, 2, 3, 4, 5, 6)


@pytest.fixture
def on_paper(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Gains by (Heroine, Partner, Stage Boss, Extra Boss) as first guessed; nobody plays without a plan."""
    rows = {PARTNER: (-2.0, -1.0, 1.0, 0.6), STAGE: (1.5, 0.5, -1.0, 0.2), EXTRA: (-0.5, 0.2, 1.0, 0.0)}
    for part, row in rows.items():
        monkeypatch.setitem(GAINS, part, tuple(row[KIND_OF[other]] if KIND_OF[other] < 4 else 0.0 for other in PARTS))
    monkeypatch.setattr(rumours, "CARELESS", 0.0)
    rumours.forget()
    yield
    rumours.forget()


def shares(cast: Cast, *facts: Fact) -> list[list[float]]:
    """How likely each kind but the Heroine is, by seat, as everybody can tell."""
    told = rumour(cast, [Shown(0, HEROINE), *facts])
    return [by_kind(row)[1:4] for row in Worlds(cast, told.shown, told.weights()).shares()]


@pytest.mark.skipif(engine_kind() == "compiled", reason="a constant that it changes is written into compiled code")
@pytest.mark.usefixtures("on_paper")
def test_the_numbers_worked_out_on_paper() -> None:
    """(Partner, Stage Boss, Extra Boss) for seven players."""
    assert shares(BASIC)[1] == pytest.approx([1 / 3, 1 / 2, 1 / 6])
    shot = Deed(1, ATTACK, 0, ALL)  # seat 2 shoots the Heroine
    found = shares(BASIC, shot)
    assert found[1] == pytest.approx([0.02, 0.95, 0.03], abs=0.012)
    assert found[2] == pytest.approx([0.40, 0.41, 0.19], abs=0.01)
    grazed = Deed(4, GRAZE, 0, (0,))  # seat 5 Grazes for her
    assert shares(BASIC, shot, grazed)[4] == pytest.approx([0.66, 0.10, 0.24], abs=0.01)
    back = Deed(3, ATTACK, 1, (0, 1, 2, 4, 5, 6))  # seat 4 shoots seat 2
    found = shares(BASIC, shot, grazed, back)
    assert found[3][0] > 0.55 and found[3][1] < 0.16  # she sides with the Heroine, or with the Extra Boss
    assert found[6] == pytest.approx([0.26, 0.58, 0.15], abs=0.025)


def brute(cast: Cast, known: dict[int, int], weights: list[list[float]]) -> list[list[float]]:
    """The same by dealing real cards in every possible way."""
    cards = [part for part in PARTS for _ in range(cast.pile[part])]
    by_kinds = [[i for i, part in enumerate(cards) if KIND_OF[part] == kind] for kind in range(5)]
    sets: list[tuple[int, ...]] = [()]
    for kind, count in enumerate(cast.kinds):
        sets = [(*done, *more) for done in sets for more in combinations(by_kinds[kind], count)]
    found = [[0.0] * len(PARTS) for _ in range(cast.seats)]
    total = 0.0
    for dealt, ways in Counter(tuple(sorted(cards[i] for i in each)) for each in sets).items():
        orders = Counter(permutations(dealt))  # equal cards are different cards
        for order, times in orders.items():
            if any(order[seat] != part for seat, part in known.items()):
                continue
            weight = float(ways * times)
            for seat, part in enumerate(order):
                if seat not in known:
                    weight *= weights[seat][part]
            total += weight
            for seat, part in enumerate(order):
                found[seat][part] += weight
    return [[x / total for x in row] for row in found]


@pytest.mark.parametrize("known", [{0: HEROINE}, {0: HEROINE, 3: MIDBOSS}, {0: HEROINE, 2: STAGE, 4: EXTRA}])
def test_it_is_exact_over_all_deals_of_the_cards(known: dict[int, int]) -> None:
    cast = Cast(5, (1, 1, 2, 1, 0), (1, 0, 2, 0, 1, 3, 1, 1, 1, 2))
    weights = [[((7 * seat + 3 * part) % 11 + 1) / 11 for part in PARTS] for seat in range(5)]
    for mine, theirs in zip(Worlds(cast, known, weights).shares(), brute(cast, known, weights), strict=True):
        assert list(mine) == pytest.approx(theirs)


def test_two_of_a_kind_are_never_the_same_card() -> None:
    """There is one One True Partner: whoever is her, the other Partner is not."""
    weights = [[1.0] * len(PARTS) for _ in range(7)]
    weights[1] = [float(part == ONE_TRUE) for part in PARTS]
    found = Worlds(FULL, {0: HEROINE}, weights).shares()
    assert found[1][ONE_TRUE] == pytest.approx(1.0)
    assert all(row[ONE_TRUE] == 0.0 for row in found[2:])
    assert found[2][PARTNER] == pytest.approx(2 * found[2][MIDBOSS])


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_at_the_start_everybody_believes_what_was_dealt(seats: int) -> None:
    t = new(seats, 3)
    told = heard(t, [])
    for seat in range(seats):
        rows = believe(t, seat, told)
        assert all(sum(row) == pytest.approx(1.0) for row in rows)
        totals = [sum(by_kind(row)[kind] for row in rows) for kind in range(5)]
        assert totals == pytest.approx(list(cast_of(t).kinds))
        assert max(rows[seat]) == 1.0  # itself


def test_everybody_counts_their_own_role() -> None:
    s = Scene(seats=5)  # Heroine, Partner, two Stage Bosses, EX Boss
    told = heard(s.t, [])
    assert by_kind(believe(s.t, 4, told)[1]) == pytest.approx([0, 1 / 3, 2 / 3, 0, 0])
    assert by_kind(believe(s.t, 2, told)[1]) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3, 0])
    assert by_kind(believe(s.t, None, told)[1]) == pytest.approx([0, 1 / 4, 1 / 2, 1 / 4, 0])


def test_a_role_one_has_seen_is_certain_and_others_do_not_learn_it() -> None:
    s = Scene(seats=5)
    show(s.t, s.t.zones[ROLE + 2][0], 1)
    told = heard(s.t, [])
    assert believe(s.t, 1, told)[2][STAGE] == 1.0
    assert believe(s.t, 1, told)[3][STAGE] == pytest.approx(1 / 2)
    assert believe(s.t, 3, told)[2][STAGE] == pytest.approx(1 / 3)


# --- what acts do ---------------------------------------------------------------------------------------------------


def likelier(part: int, *facts: Fact, cast: Cast = FULL) -> float:
    """How much likelier a part of seat 1 is than at the start."""
    found = []
    for told in (rumour(cast, [Shown(0, HEROINE)]), rumour(cast, [Shown(0, HEROINE), *facts])):
        found.append(Worlds(cast, told.shown, told.weights()).shares()[1][part])
    return found[1] / found[0]


def test_attacks_and_help_point_to_a_side() -> None:
    shot = Deed(1, ATTACK, 0, ALL)
    assert likelier(STAGE, shot) > 1.5 > 0.3 > likelier(PARTNER, shot)
    helped = Deed(1, GRAZE, 0, (0,))
    assert likelier(PARTNER, helped) > 1.5 > 0.4 > likelier(STAGE, helped)
    assert likelier(EXTRA, helped) > 1.0  # she needs the Heroine, too, while there are Stage Bosses


def test_the_extra_boss_turns_on_the_heroine_once_the_stage_bosses_are_gone() -> None:
    gone = [fact for seat in (4, 5, 6) for fact in (Shown(seat, STAGE), Fallen(seat))]
    shot = Deed(1, ATTACK, 0, (0, 2, 3))
    assert likelier(EXTRA, *gone, shot) / likelier(EXTRA, *gone) > 1.5
    assert likelier(EXTRA, shot) < 0.6


def test_doing_nothing_tells_little() -> None:
    idle = likelier(STAGE, Deed(1, ATTACK, -1, ALL, 0.87))
    act = likelier(STAGE, Deed(1, ATTACK, 0, ALL))
    assert abs(idle - 1.0) < 0.5 * abs(act - 1.0)


def test_acts_that_make_no_sense_tell_less_and_less() -> None:
    """Whoever shoots friend and foe alike has no plan; then the acts say nothing about the role."""
    open_boss = Shown(6, STAGE)
    both = [Deed(1, ATTACK, target, (0, 6)) for target in (0, 6)]
    start, once, often = (shares(BASIC, open_boss, *deeds)[1] for deeds in ((), both[:1], both * 6))
    assert once[1] - start[1] > 0.2 > 0.1 > abs(often[1] - start[1])


def test_a_card_that_changes_hands_takes_its_story_along() -> None:
    shot = Deed(1, ATTACK, 0, ALL)
    told = rumour(FULL, [Shown(0, HEROINE), shot, Moved(1, 0), Shown(1, HEROINE)])
    rows = Worlds(FULL, told.shown, told.weights()).shares()
    assert rows[1][HEROINE] == 1.0 and by_kind(rows[0])[2] > 0.8  # the old Heroine has a Stage Boss's card now


def test_a_revealed_card_that_changes_hands_stays_known() -> None:
    told = rumour(FULL, [Shown(0, HEROINE), Shown(1, EXTRA), Moved(1, 0), Shown(1, HEROINE)])
    assert told.shown == {0: EXTRA, 1: HEROINE}


def test_the_open_roles_of_others_tell_nothing_new() -> None:
    """The Heroine's own acts are no evidence about her."""
    told = rumour(FULL, [Shown(0, HEROINE), Deed(0, ATTACK, 3, (1, 3))])
    assert told.fits == Rumour(FULL).fits


def test_what_was_worked_out_before_is_the_same_as_from_the_start() -> None:
    facts: list[Fact] = [Shown(0, HEROINE)]
    facts += [Deed(n % 6 + 1, ATTACK, 0, tuple(s for s in range(7) if s != n % 6 + 1)) for n in range(12)]
    for n in range(len(facts) + 1):
        step = rumour(FULL, facts[:n])
    rumours.forget()
    assert rumour(FULL, facts).fits == step.fits


def test_however_long_a_game_proportions_stay() -> None:
    """Thousands of acts of everybody: nothing fades away to nothing."""
    cast = Cast(4, (1, 0, 2, 1, 0), (1, 0, 0, 0, 0, 3, 0, 0, 0, 1))
    facts = [Deed(n % 3 + 1, ATTACK, 0, (0,)) for n in range(6000)]  # one of them is the Extra Boss all the same
    found = shares(cast, *facts)
    assert all(sum(row) == pytest.approx(1.0) for row in found[1:])


def test_a_crowned_rival_is_shot_like_a_heroine() -> None:
    cast = Cast(8, (1, 2, 3, 1, 1), (1, 1, 2, 0, 0, 3, 0, 0, 0, 2))
    over: list[Fact] = [Shown(0, HEROINE), Fallen(0), Shown(7, RIVAL), Crowned(7)]
    shot: list[Fact] = [Deed(1, ATTACK, 7, (2, 7))]
    found = []
    for facts in (over, over + shot):
        told = rumour(cast, facts)
        found.append(by_kind(Worlds(cast, told.shown, told.weights()).shares()[1])[2])
    assert found[1] > found[0] + 0.2


# --- the game going on ----------------------------------------------------------------------------------------------


def test_a_game_that_goes_on_without_a_heroine_rules_parts_out() -> None:
    s = Scene(roles="heroine partner challenger stage_boss ex_boss", down="0 3")
    for name in ("stage_boss", "anti_heroine", "final_boss"):
        s.t.add_card(NUMBERS[name], 0, ASIDE)  # what else may have been dealt
    row = believe(s.t, None, heard(s.t, []))[2]
    assert row[STAGE] == 0.0 and row[ANTI] == 0.0  # they would have won
    assert row[CHALLENGER] == pytest.approx(row[FINAL]) and row[FINAL] > 0.0  # they still wait for another defeat


def test_an_ex_midboss_comes_forward_when_the_extra_boss_falls() -> None:
    s = Scene(roles="heroine partner stage_boss stage_boss ex_boss")
    s.t.add_card(NUMBERS["ex_midboss"], 0, ASIDE)
    assert believe(s.t, 0, heard(s.t, []))[1][MIDBOSS] > 0.0
    s = Scene(roles="heroine partner stage_boss stage_boss ex_boss", down="4")
    s.t.add_card(NUMBERS["ex_midboss"], 0, ASIDE)
    row = believe(s.t, 0, heard(s.t, []))[1]
    assert row[MIDBOSS] == 0.0 and row[PARTNER] == pytest.approx(1 / 3)


def test_a_position_that_cannot_be_is_still_believed() -> None:
    """Tables made from scenarios may go on where a game would be over."""
    s = Scene(roles="heroine partner stage_boss stage_boss ex_boss", down="0")
    rows = believe(s.t, None, heard(s.t, []))
    assert by_kind(rows[2]) == pytest.approx([0, 1 / 4, 1 / 2, 1 / 4, 0])


def test_with_the_heroine_in_the_game_nothing_is_ruled_out() -> None:
    s = Scene(roles="heroine partner challenger final_boss ex_boss", down="1")
    rows = believe(s.t, None, heard(s.t, []))
    assert rows[2][FINAL] > 0.0 and rows[2][CHALLENGER] > 0.0


def test_a_rival_who_took_over_is_the_heroine() -> None:
    roles = "heroine rival partner partner stage_boss stage_boss stage_boss ex_boss"
    s = Scene(roles=roles, life={0: 1}, hands={4: "Laser Shot"}, active=4)
    s.play(4, "Laser Shot", 0)
    s.quiet()
    assert not s.t.zones[ROLE + 0]
    rows = believe(s.t, 5, heard(s.t, []))
    assert rows[1][HEROINE] == 1.0
    assert sum(row[RIVAL] for row in rows) == 0.0
    assert [sum(by_kind(row)[kind] for row in rows) for kind in (1, 2, 3)] == pytest.approx([2, 3, 1])
