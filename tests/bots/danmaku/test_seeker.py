"""How the seeker plays: hunts its enemies, spares and saves its friends, looks after itself, keeps its secret."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.bots import bot
from kaimaku.games.danmaku.bots.belief import believe, heard
from kaimaku.games.danmaku.bots.parts import CHALLENGER, EXTRA, FINAL, HEROINE, PARTNER, PARTS, STAGE
from kaimaku.games.danmaku.bots.scene import Scene as Seen
from kaimaku.games.danmaku.bots.wishes import Survivors, wish
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.table import HAND, ROLE
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import reveal
from kaimaku.sim import simulate
from tests.danmaku.scene import Scene

SEEKER = bot("seeker", GAME.name)
PLAIN = "Utsuho Alice Marisa Suika Patchouli"
FIVE = "heroine partner stage_boss stage_boss ex_boss"


def asked(s: Scene, seat: int) -> Option:
    """What the seeker does in that seat now."""
    return SEEKER.choose(GAME, s.t, seat, Random(0), redact(s.t, s.t.journal or [], seat))


def card_of(s: Scene, option: Option) -> str:
    return s.name(int(option[1]))


# --- targets --------------------------------------------------------------------------------------------------------


def test_a_stage_boss_hunts_the_heroine() -> None:
    s = Scene(roles="stage_boss heroine partner stage_boss ex_boss", hands={0: "Shoot"})
    assert asked(s, 0)[3] == 1


def test_a_partner_never_shoots_the_heroine() -> None:
    s = Scene(roles="partner heroine stage_boss stage_boss ex_boss", hands={0: "Shoot"}, life={1: 1})
    option = asked(s, 0)
    assert option == ("end",) or option[3] != 1


def test_the_heroine_shoots_back_at_whoever_shot_her() -> None:
    s = Scene(seats=5, hands={1: "Shoot", 0: "Laser Shot"}, active=1)
    s.play(1, "Shoot", 0)
    s.quiet()
    s.until(0)
    s.t.zones[HAND][:] = [s.held(0, "Laser Shot")]  # whatever else was drawn
    s.t.options = None
    option = asked(s, 0)
    attacks = [o for o in s.options(0) if o[0] == "play" and card_of(s, o) == "Laser Shot"]
    assert {o[3] for o in attacks} == {1, 2, 3, 4}
    assert option in attacks and option[3] == 1


@pytest.mark.parametrize("weak", [1, 2, 3, 4])
def test_of_several_unknown_the_weakest_is_shot(weak: int) -> None:
    s = Scene(roles=FIVE, hands={0: "Laser Shot"}, life={weak: 1})
    assert asked(s, 0)[3] == weak


def test_the_extra_boss_spares_the_heroine_until_the_stage_bosses_are_gone() -> None:
    before = Scene(roles="ex_boss heroine stage_boss stage_boss partner", hands={0: "Shoot"}, down="2")
    option = asked(before, 0)
    assert option[0] == "end" or option[3] != 1
    after = Scene(roles="ex_boss heroine stage_boss stage_boss partner", hands={0: "Shoot"}, down="2 3")
    shot = asked(after, 0)
    if shot == ("reveal",):
        after.do(0, "reveal")
        shot = asked(after, 0)
    assert shot[3] == 1


def test_some_stage_bosses_want_somebody_else_first() -> None:
    early, late = Survivors(3, 1, False, False), Survivors(2, 0, True, True)
    assert wish(CHALLENGER, EXTRA, early) > wish(CHALLENGER, HEROINE, early)
    assert wish(CHALLENGER, HEROINE, late) > wish(CHALLENGER, PARTNER, late)
    assert wish(FINAL, PARTNER, early) > wish(FINAL, HEROINE, early)
    assert wish(FINAL, HEROINE, late) > wish(FINAL, PARTNER, late)


@pytest.mark.parametrize("part", PARTS)
def test_every_part_knows_what_it_wants_of_every_other(part: int) -> None:
    for stages in range(4):
        found = [wish(part, other, Survivors(stages, 1, False, stages < 3)) for other in PARTS if other != part]
        assert max(found) > 0.0


# --- saving ---------------------------------------------------------------------------------------------------------


def test_it_dodges() -> None:
    s = Scene(roles=FIVE, hands={2: "Shoot", 1: "Graze, Shoot"}, active=2)
    s.play(2, "Shoot", 1)
    option = asked(s, 1)
    assert option[0] == "react" and card_of(s, option) == "Graze" and option[4] == 1


def test_it_does_not_dodge_what_cannot_be_avoided_or_is_avoided_already() -> None:
    s = Scene(roles=FIVE, hands={2: "Laser Shot", 1: "Graze"}, active=2)
    s.play(2, "Laser Shot", 1)
    assert asked(s, 1) == PASS
    s = Scene(roles=FIVE, hands={2: "Shoot", 1: "Graze, Graze"}, active=2)
    s.play(2, "Shoot", 1)
    s.react(1, "Graze")
    assert asked(s, 1) == PASS
    s.resolve(1)
    assert not s.window or asked(s, 1) == PASS


def test_an_item_that_costs_nothing_comes_before_a_card() -> None:
    s = Scene(roles=FIVE, hands={2: "Shoot", 1: "Graze"}, items={1: "Supernatural Border"}, active=2)
    s.play(2, "Shoot", 1)
    assert card_of(s, asked(s, 1)) == "Supernatural Border"


def test_a_partner_saves_the_heroine_and_a_stage_boss_does_not() -> None:
    for roles, saves in (
        ("heroine partner stage_boss stage_boss ex_boss", True),
        (FIVE.replace("partner", "stage_boss"), False),
    ):
        s = Scene(PLAIN, roles=roles, hands={4: "Shoot", 1: "Graze, Shoot"}, life={0: 1}, active=4)
        s.play(4, "Shoot", 0)
        option = asked(s, 1)
        assert (option[0] == "react" and option[4] == 0) == saves


def test_1up_for_oneself_and_for_the_heroine() -> None:
    s = Scene(roles=FIVE, hands={2: "Laser Shot", 1: "1UP"}, life={1: 1}, active=2)
    s.play(2, "Laser Shot", 1)
    s.passes()
    assert s.life[1] == 0 and asked(s, 1)[5] == 1
    for seat, saves in ((1, True), (3, False), (4, True)):
        s = Scene(roles=FIVE, hands={2: "Laser Shot", seat: "1UP"}, life={0: 1}, active=2)
        s.play(2, "Laser Shot", 0)
        s.passes()
        assert s.life[0] == 0 and (asked(s, seat) != PASS) == saves, seat  # the Extra Boss still needs her


def test_a_bomb_against_the_last_hit() -> None:
    s = Scene(roles=FIVE, hands={2: "Laser Shot", 1: "Bomb"}, life={1: 1}, active=2)
    s.play(2, "Laser Shot", 1)
    option = asked(s, 1)
    assert option[0] == "react" and card_of(s, option) == "Bomb"


# --- the rest of a turn ---------------------------------------------------------------------------------------------


def test_items_and_new_cards_come_first() -> None:
    s = Scene(roles=FIVE, hands={0: "Shoot, Power, Grimoire"})
    assert card_of(s, asked(s, 0)) == "Power"
    s = Scene(roles=FIVE, hands={0: "Shoot, Grimoire"})
    assert card_of(s, asked(s, 0)) == "Grimoire"


def test_no_worse_item_instead_of_a_better_one() -> None:
    s = Scene(roles=FIVE, hands={0: "Mini-Hakkero"}, items={0: "Sorcerer's Sutra Scroll"})
    assert asked(s, 0) == ("end",)


def test_no_item_while_items_are_discarded() -> None:
    s = Scene(roles=FIVE, hands={0: "Power"}, incident="Worldly Desires")
    assert asked(s, 0) == ("end",)


def test_it_keeps_the_better_cards() -> None:
    s = Scene(roles=FIVE, hands={1: "Shoot, Graze, Bomb, 1UP, Tempest, Graze"}, active=1, step="discard")
    thrown = {s.name(int(card)) for card in asked(s, 1)[1:]}
    assert thrown == {"Tempest", "Shoot"}


def test_a_card_rather_than_a_life() -> None:
    s = Scene(roles=FIVE, hands={0: "Shoot, Graze"}, incident="Great Fairy Wars", step="incident")
    assert s.reason == "card:fight"
    assert card_of(s, asked(s, 0)) == "Shoot"


# --- secrets --------------------------------------------------------------------------------------------------------


def test_the_extra_boss_reveals_herself_when_it_pays() -> None:
    roles = "ex_boss heroine stage_boss stage_boss partner"
    safe = Scene(roles=roles, hands={0: "Graze"}, down="4")
    assert ("reveal",) in safe.asides(0) and asked(safe, 0) != ("reveal",)
    hurt = Scene(roles=roles, hands={0: "Graze"}, down="4", life={0: 1})
    assert asked(hurt, 0) == ("reveal",)
    alone = Scene(roles=roles, hands={0: "Graze"}, down="2 3")
    assert asked(alone, 0) == ("reveal",)
    early = Scene(roles=roles, hands={0: "Graze"}, life={0: 1})
    assert asked(early, 0) != ("reveal",)  # nobody is defeated yet


def test_she_also_does_when_she_is_found_out() -> None:
    """With the Partner gone, who else would graze for the Heroine?"""
    roles = "ex_boss heroine stage_boss stage_boss partner"
    s = Scene(PLAIN, roles=roles, hands={2: "Shoot", 0: "Graze, Shoot, Graze, Shoot"}, down="4", active=2)
    assert asked(s, 2)[0] == "play"
    s.play(2, "Shoot", 1)
    s.react(0, "Graze", you=1, pay=["Shoot"])
    s.quiet()
    s.until(0)
    assert s.life[0] == 4 and asked(s, 0) == ("reveal",)


def test_an_attack_that_tells_the_role_is_worth_less() -> None:
    s = Scene(roles="stage_boss heroine partner stage_boss ex_boss", hands={0: "Shoot"})
    history = redact(s.t, s.t.journal or [], 0)
    seen = Seen(s.t, 0, s.options(0), history)
    assert seen.telling(1) > 0.3 > seen.telling(4)
    hidden = seen.attack(1)
    reveal(s.t, s.t.zones[ROLE][0])
    shown = Seen(s.t, 0, s.options(0), history)
    assert shown.telling(1) == 0.0 and shown.attack(1) > hidden


def test_what_it_believes_is_what_it_could_read() -> None:
    """A Stage Boss who shot the Heroine is suspected by all, and by nobody more than there is reason to."""
    s = Scene(seats=6, hands={5: "Shoot"}, active=5)
    seats = (1, 2, None)
    before = [believe(s.t, seat, heard(s.t, [])) for seat in seats]
    s.play(5, "Shoot", 0)
    s.quiet()
    for seat, rows in zip(seats, before, strict=True):
        now = believe(s.t, seat, heard(s.t, redact(s.t, s.t.journal or [], seat)))
        assert now[5][STAGE] > rows[5][STAGE] + 0.1
        assert now[3][STAGE] < rows[3][STAGE]


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "games"), [(4, 4), (8, 2), *(pytest.param(n, 6, marks=pytest.mark.deep) for n in range(4, 9))]
)
def test_tables_of_seekers_come_to_an_end(seats: int, games: int) -> None:
    found = simulate("danmaku", games=games, seed=40, bots=["seeker"] * seats)
    assert found.errors == 0 and found.games == games
    assert found.turns < 80


@pytest.mark.parametrize(("seats", "games"), [(5, 40), *(pytest.param(n, 100, marks=pytest.mark.deep) for n in (5, 7))])
def test_it_wins_far_more_often_than_a_random_bot_in_the_same_seat(seats: int, games: int) -> None:
    """The first of the 400 games that docs/bots.md tells of."""
    others = ["random"] * (seats - 1)
    mine, usual = (
        simulate("danmaku", games=games, seed=1, bots=[name, *others], swap_seats=True) for name in ("seeker", "random")
    )
    assert mine.errors == usual.errors == 0
    assert [rate.games for rate in mine.by_place[0].values()] == [rate.games for rate in usual.by_place[0].values()]
    assert mine.by_entrant[0].rate >= 1.6 * usual.by_entrant[0].rate
    assert mine.by_entrant[0].low > usual.by_entrant[0].high
