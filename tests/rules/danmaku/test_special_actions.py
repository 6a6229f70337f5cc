"""Special actions: at any time, unanswerable. The Extra Boss reveals herself, Satori looks at a hand; giving up."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.stats import max_hand, max_life
from kaimaku.games.danmaku.table import HAND, ROLE
from kaimaku.kernel.decisions import CONCEDE, Option
from tests.danmaku.scene import Scene
from tests.rule import rule

FIVE = "Utsuho Patchouli Marisa Keine Futo"
REVEAL: Option = ("reveal",)


def held(s: Scene, seat: int) -> str:
    role = role_of(s.t, seat)
    return role.id if role is not None else ""


# --- the Extra Boss -------------------------------------------------------------------------------------------------


@rule("danmaku:role.extra-boss.reveal.1", "danmaku:role.extra-boss.reveal.3", "danmaku:role.extra-boss.cards")
@pytest.mark.parametrize(("boss", "true"), [("ex_boss", "ex_boss_revealed"), ("phantom_boss", "true_phantom_boss")])
def test_an_extra_boss_may_reveal_herself_once_another_is_down(boss: str, true: str) -> None:
    roles = f"heroine partner stage_boss stage_boss {boss}"
    s = Scene(FIVE, roles=roles)
    assert s.asides(4) == [] and s.why(4, *REVEAL) == "role.extra-boss.reveal.1"
    s = Scene(FIVE, roles=roles, down="1", life={4: 2})
    assert all(s.asides(seat) == ([REVEAL] if seat == 4 else []) for seat in range(5))
    before = (s.asked, s.prompt, s.options(0))
    s.do(4, *REVEAL)  # in another's main step
    assert (s.asked, s.prompt, s.options(0)) == before  # the same question is put again, nobody answers it
    assert held(s, 4) == true and s.life[4] == 3 and max_life(s.t, 4) == 5
    assert all(s.sees(seat, s.t.zones[ROLE + 4][0]) for seat in range(5))
    assert s.asides(4) == [] and s.told("true form") == [("true form", 4)]


@rule("danmaku:role.extra-boss.reveal.2", "danmaku:role.extra-boss.reveal.3")
def test_nobody_can_respond_and_it_may_be_done_in_a_window() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 1: "Graze", 2: "Bomb"}, down="3")
    s.play(0, "Shoot", 1)
    s.do(1, "pass")
    asked = s.asked
    s.do(4, *REVEAL)
    assert s.asked == asked and s.window  # even half-way through a window
    s.quiet()
    assert s.life[1] == 3


@rule("danmaku:role.extra-boss.reveal.3")
def test_about_to_be_defeated_she_may_save_herself_by_it() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot", 2: "Power"}, life={4: 1}, down="3")
    s.play(0, "Laser Shot", 4)
    s.passes()
    assert s.window and s.life[4] == 0 and s.asides(4) == [REVEAL]
    s.do(4, *REVEAL)
    assert s.life[4] == 1
    s.quiet()
    assert not s.t.down >> 4 & 1


@rule("danmaku:role.extra-boss.reveal.3", "danmaku:role.extra-boss.reveal.1")
def test_a_switch_lets_it_give_no_life() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot", 2: "Power"}, life={4: 1}, down="3", extra_boss_life="none")
    s.play(0, "Laser Shot", 4)
    s.passes()
    s.do(4, *REVEAL)
    s.quiet()
    assert s.t.down >> 4 & 1 and held(s, 4) == "ex_boss_revealed"


@rule("danmaku:role.extra-boss.reveal.1", "danmaku:role.extra-boss.reveal.3", "danmaku:defeat.3")
@pytest.mark.parametrize("incident", ["", "Voyage to Makai"])
def test_about_to_be_defeated_she_is_asked_even_if_nobody_could_react(incident: str) -> None:
    s = Scene(FIVE, hands={0: "Laser Shot"}, life={4: 1}, down="3", incident=incident)
    s.only("")
    s.play(0, "Laser Shot", 4)
    assert s.window and s.life[4] == 0 and s.asked == [4] and s.options(4) == [("pass",)] and s.asides(4) == [REVEAL]
    s.do(4, *REVEAL)
    s.quiet()
    assert held(s, 4) == "ex_boss_revealed" and s.life[4] == (0 if incident else 1)
    assert bool(s.t.down >> 4 & 1) == bool(incident)


@rule("danmaku:role.extra-boss.reveal.3", "danmaku:life.pay")
def test_she_is_asked_after_paying_her_last_life_as_well() -> None:
    s = Scene(FIVE, life={4: 1}, down="3", active=4, incident="Overdrive")
    s.only("")
    s.cast(4, "incident", target=0)
    assert s.life[4] == 0 and s.window and s.asked == [4] and s.asides(4) == [REVEAL]
    s.do(4, *REVEAL)
    s.quiet()
    while s.prompt != "main step":
        s.do(s.asked[0], *s.options(s.asked[0])[-1])
    assert s.life[4] == 1 and not s.t.down >> 4 & 1


@rule("danmaku:role.extra-boss.reveal.3", "danmaku:overview.hidden")
@pytest.mark.parametrize(
    ("falls", "roles", "asked"),
    [
        (4, "heroine partner stage_boss stage_boss ex_boss", True),
        (4, "heroine partner ex_boss stage_boss stage_boss", True),  # anybody whose role is hidden may be she
        (1, "heroine partner stage_boss stage_boss ex_boss", True),
        (0, "heroine partner stage_boss stage_boss ex_boss", False),  # the Heroine is known
        (4, "heroine partner stage_boss ex_boss stage_boss", False),  # she has fallen already
    ],
)
def test_whether_one_is_asked_tells_nothing_about_the_role(falls: int, roles: str, asked: bool) -> None:
    s = Scene(FIVE, roles=roles, hands={2: "Laser Shot"}, life={falls: 1}, down="3", active=2)
    s.only("")
    s.play(2, "Laser Shot", falls)
    assert s.window == asked and s.asked == ([falls] if asked else s.asked) and s.t.life[falls] == 0
    boss = role_of(s.t, falls)
    assert s.asides(falls) == ([REVEAL] if asked and boss is not None and boss.kind == "extra_boss" else [])


@rule("danmaku:role.extra-boss.reveal.4")
def test_nobody_is_asked_before_anybody_has_fallen() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot"}, life={4: 1})
    s.only("")
    s.play(0, "Laser Shot", 4)
    assert s.t.down == 0b10000


@rule("danmaku:role.extra-boss.reveal.4")
def test_the_first_to_fall_cannot() -> None:
    s = Scene(FIVE, hands={0: "Laser Shot", 2: "Power"}, life={4: 1})
    s.play(0, "Laser Shot", 4)
    s.passes()
    assert s.window and s.life[4] == 0 and s.asides(4) == []


@rule("danmaku:role.extra-boss.reveal.4")
def test_others_at_0_in_the_same_event_are_not_defeated_yet() -> None:
    s = Scene(FIVE, hands={0: "Last Word", 1: "Power"}, life={2: 1, 4: 1})
    s.play(0, "Last Word")
    while s.window:
        assert s.asides(4) == []
        s.passes()
    assert s.t.down == 0b10100 or s.t.result is not None


@rule("danmaku:role.extra-boss.varieties")
def test_her_powers_begin_with_the_reveal() -> None:
    s = Scene(FIVE, down="1", active=4, step="draw")
    assert s.cards(4) == 2 and max_hand(s.t, 4) == 4
    s.do(4, *REVEAL)
    assert max_hand(s.t, 4) == 5
    s.until(4)
    assert s.cards(4) == 5
    roles = "heroine partner stage_boss stage_boss phantom_boss"
    s = Scene(FIVE, roles=roles, down="1", incident="Spring Snow", incidents="Lily White, Voyage to Makai", active=3)
    s.do(4, *REVEAL)
    s.end()
    while s.t.active != 4:
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert s.asked == [4] and s.prompt == "may"  # resolve the Incident and search for another


@rule("danmaku:role.extra-boss.reveal.1")
def test_the_defeated_and_other_roles_have_nothing_to_reveal() -> None:
    s = Scene(FIVE, down="1 4")
    assert all(s.asides(seat) == [] for seat in range(5))
    assert s.why(4, *REVEAL) == "role.extra-boss.reveal.1" and s.why(0, *REVEAL)


# --- Satori ---------------------------------------------------------------------------------------------------------


@rule("danmaku:faq.satori.1", "danmaku:faq.satori.2")
def test_satori_looks_at_a_hand_once_in_her_own_turn_even_in_a_window() -> None:
    s = Scene("Satori Utsuho Marisa Keine", hands={0: "Shoot", 1: "Graze, Bomb", 2: "Power"})
    assert s.asides(0) == [("look", 1), ("look", 2), ("look", 3)] and not s.asides(1)
    s.play(0, "Shoot", 1)
    asked = s.asked
    s.do(0, "look", 1)
    assert s.asked == asked and s.window
    assert all(s.sees(0, card) and not s.sees(2, card) for card in s.t.zones[HAND + 1])
    assert s.asides(0) == []
    s.quiet()
    s.until(1)
    assert s.asides(0) == []  # not in another's turn
    s.until(0)
    assert s.asides(0)


# --- giving up ------------------------------------------------------------------------------------------------------


@rule("danmaku:defeat.8", "danmaku:defeat.10")
def test_who_gives_up_is_defeated_when_the_action_is_over_and_the_game_goes_on() -> None:
    s = Scene(FIVE, hands={0: "Grimoire", 3: "Power, Focus"}, items={3: "Stopwatch"})
    assert GAME.decision(s.t) is not None
    s.do(3, *CONCEDE)
    assert s.t.result is None and not list(s.told("defeat")) and s.asked == [0]
    s.play(0, "Grimoire")
    assert s.t.down == 0b1000 and s.hand(3) == s.items(3) == [] and s.asked == [0]
    assert s.told("concede", "defeat") == [("concede", 3), ("defeat", 3)]
    assert all(s.sees(seat, s.t.zones[ROLE + 3][0]) for seat in range(5))


def test_who_gave_up_is_asked_nothing_and_cannot_be_saved() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 1: "Graze, 1UP", 2: "1UP"})
    s.play(0, "Shoot", 1)
    s.do(1, *CONCEDE)
    assert 1 not in s.asked
    assert s.reactions(2) == []
    s.quiet()
    while s.prompt == "pick":
        s.do(s.asked[0], *s.options(s.asked[0])[0])
    assert s.t.down == 0b10 and s.asked == [0]


def test_the_current_player_may_give_up() -> None:
    """Her turn ends at once: nobody is asked to discard."""
    hands = {0: "Shoot", 3: "Graze, Graze, Graze, Graze, Graze"}
    s = Scene(FIVE, roles="stage_boss heroine partner stage_boss ex_boss", hands=hands)
    s.do(0, *CONCEDE)
    assert s.t.down == 1 and s.t.active == 1 and s.asked == [1] and s.cards(3) == 5


def test_giving_up_may_end_the_game_for_all() -> None:
    s = Scene(FIVE, hands={0: "Grimoire"}, down="2 3")
    s.do(4, *CONCEDE)
    s.play(0, "Grimoire")
    assert s.t.result is not None and s.t.result.winners == (0, 1)
    s = Scene(FIVE)
    s.do(0, *CONCEDE)
    assert s.t.result is not None and s.t.result.winners == (2, 3)


def test_one_gives_up_once_and_the_defeated_may_leave() -> None:
    s = Scene(FIVE, hands={0: "Grimoire"}, down="2")
    s.do(3, *CONCEDE)
    s.do(3, *CONCEDE)
    s.do(2, *CONCEDE)
    s.play(0, "Grimoire")
    assert s.t.result is not None or s.t.down == 0b1100


@pytest.mark.parametrize("seats", range(4, 9))
def test_giving_up_while_characters_are_chosen(seats: int) -> None:
    t = GAME.new([None] * seats, 5)
    leaver = next(seat for seat in range(seats) if (role := role_of(t, seat)) is not None and role.kind == "stage_boss")
    GAME.decide(t, leaver, CONCEDE)
    while t.turn < 2 and t.result is None:
        seat = t.asked[0]
        assert seat != leaver
        options = GAME.options(t, seat)
        GAME.decide(t, seat, next((o for o in (("pass",), ("end",), ("no",)) if o in options), options[0]))
    assert t.down >> leaver & 1
