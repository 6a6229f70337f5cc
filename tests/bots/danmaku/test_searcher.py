"""The searcher of Danmaku!!: what it tries beside the seeker's move, and worlds dealt as it believes."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku import games
from kaimaku.bots import bot
from kaimaku.bots.bot import Sight
from kaimaku.bots.improver import Improver
from kaimaku.games.danmaku.bots.parts import STAGES, known_parts
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.table import Table
from tests.danmaku.scene import Scene

GAME = games.game("danmaku")
FIVE = "partner heroine stage_boss stage_boss ex_boss"


def sight(s: Scene) -> Sight[Table]:
    return Sight(GAME, s.t, 0, redact(s.t, s.t.journal or [], 0))


def improver() -> Improver:
    found = bot("searcher", GAME.name)
    assert isinstance(found, Improver)
    return found


def tried(s: Scene) -> tuple[Option, list[Option]]:
    """The seeker's move, and what is played on beside it."""
    seen, searcher = sight(s), improver()
    planner = searcher.planner.at(seen)
    world = planner.deal(seen, Random(1))
    usual = planner.move(GAME, world, 0, seen.options)
    return usual, [rival.option for rival in searcher.rivals(seen, world, planner, usual)]


@pytest.mark.parametrize(
    "s",
    [
        Scene("Nitori Utsuho Alice Marisa Suika", roles=FIVE, items={0: "Power, Focus"}, hands={0: "Graze, Bomb"}),
        Scene("Miko Utsuho Alice Marisa Suika", roles=FIVE, hands={0: "Graze, Bomb, Shoot"}),
    ],
    ids=["Nitori", "Miko"],
)
def test_the_abilities_of_ones_own_turn_are_tried_which_the_seeker_never_uses(s: Scene) -> None:
    assert "use" in {option[0] for option in s.options(0)}
    usual, others = tried(s)
    assert usual[0] != "use"
    assert "use" in {option[0] for option in others}


def test_a_new_hand_is_taken_without_a_search() -> None:
    """Of what looks clear nothing else is played on; the same hand without it is searched."""
    clear = Scene("Miko Utsuho Alice Marisa Suika", roles=FIVE, hands={0: "Graze, Bomb, Shoot, Voile"})
    usual, others = tried(clear)
    assert usual[0] == "play" and not others
    assert tried(Scene("Miko Utsuho Alice Marisa Suika", roles=FIVE, hands={0: "Graze, Bomb, Shoot"}))[1]


def test_what_a_position_is_worth_depends_on_what_the_role_wants() -> None:
    """The Heroine's last life is worth more to her side and less to a Stage Boss than three of them."""
    worth = []
    for life in (1, 3):
        s = Scene("Nitori Utsuho Alice Marisa Suika", roles=FIVE, life={1: life})
        planner = improver().planner
        worth.append([planner.worth(s.t, seat) for seat in range(5)])
    low, high = worth
    assert low[0] < high[0] and low[1] < high[1]
    assert low[2] > high[2]


def test_worlds_are_dealt_as_roles_are_believed_to_lie() -> None:
    """Whoever shot the Heroine is a boss in more worlds than somebody who did nothing."""
    s = Scene("Nitori Utsuho Alice Marisa Suika", roles=FIVE, hands={2: "Shoot"}, active=2)
    s.play(2, "Shoot", 1)
    s.quiet()
    s.until(0)
    seen = sight(s)
    planner = improver().planner.at(seen)
    bosses = dict.fromkeys(range(5), 0)
    for n in range(80):
        world = planner.deal(seen, Random(n))
        assert isinstance(world, DanmakuTable)
        world.known = bytearray([world.everyone]) * len(world.known)
        for seat, part in known_parts(world, None).items():
            bosses[seat] += part in STAGES
    assert bosses[0] == 0 and bosses[1] == 0  # the own role and the Heroine's are known
    assert bosses[2] > bosses[3] and bosses[2] > bosses[4]
