"""7.1-7.3.0: when combat comes, how it is counted, and who wins."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, MASCOT, REINFORCEMENT, VTUBER, WORLD
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    OPP_DRAWS_2,
    PL,
    THIS_VT,
    WATER_VTS,
    YOUR_ACTIVE,
    Draw,
    Has,
    Whenever,
    passive,
    plain,
    reply,
)
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.lang.nouns import Who, of_element
from kaimaku.games.vcard.rules.events import COMBAT_WIN
from kaimaku.games.vcard.rules.moments import YOU, Moment
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

T = "T701"
FIRE_VTS = alike(Who(of_element("fire"), "Fire VT's", "火のVT"), WATER_VTS)
SILVER = own("7.2 silver", VTUBER, element="fire", strength="grass")
SILVER_9 = own("7.2 silver 9", VTUBER, pl=9, line=SILVER, element="fire", strength="grass")
LEAF = own("7.2 leaf", VTUBER, element="grass")
WAVE = own("7.2 wave", VTUBER, element="water")
WOLF = own("7.2 wolf", MASCOT, element="fire", pairs=SILVER)
FAR_WOLF = own("7.2 far wolf", MASCOT, element="fire", pairs=SILVER, series="ELSE")
PAL = own("7.2 pal", ALLY, plain(Has(+2)))
DRY = own("7.2 dry", WORLD, passive(Has(-1, FIRE_VTS)))
YOU_WIN = alike(
    Moment(COMBAT_WIN, YOU, lambda t, e, source: True, "you win a combat", "自分が戦闘に勝つ"), MORE["YOU_WIN"]
)
STAGE = own("7.2 stage", WORLD, passive(Has(+2, YOUR_ACTIVE), Whenever(YOU_WIN.when, PL(+1, YOUR_ACTIVE))))
PARTY = own("7.3 party", VTUBER, passive(Whenever(YOU_WIN.when, Draw(2))))
PROUD = own("7.3 proud", VTUBER, passive(Whenever(YOU_WIN.after, PL(+1, THIS_VT))))
ENVY = own("7.1 envy", REINFORCEMENT, reply(OPP_DRAWS_2.when, Draw(1)), series=T)


def fight(a: Side, b: Side | None = None, **more: object) -> Scene:
    """The combat after B's sixth turn."""
    s = Scene(a, b, turn=6, **more)  # type: ignore[arg-type]
    s.end_turn(A)
    s.end_turn(B)
    return s


def totals(s: Scene) -> list[tuple[int | str, ...]]:
    return [entry[-1] for entry in s.t.journal or [] if entry[0] == "combat"]


@rule("vcard:7.1.0.1")
def test_combat_after_six_turns_of_each() -> None:
    """V-14: twelve turns in all."""
    s = Scene(Side(counters={0: 1}), Side())
    for turn in range(1, 7):
        assert s.t.taken == [turn, turn - 1] and not s.log("combat")
        s.end_turn(A)
        assert s.t.taken == [turn, turn] and not s.log("combat")
        s.end_turn(B)
    assert s.log("combat") == ["combat"] and s.t.round == 2 and s.t.taken == [1, 0]


@rule("vcard:7.1.0.2", "vcard:6.2.2.1", "vcard:7.3.0.3")
def test_no_turn_action_in_combat_or_after_it() -> None:
    """V-17, C3: no Reinforcement either, whatever happens there."""
    s = fight(
        Side(counters={0: 1}, back=[PARTY, BLANK], hand=[BLANK] * 3),
        Side(hand=[ENVY, ENVY]),
        sets=T,
    )
    assert s.phase() == "after" and s.t.asked == (A,) and s.offered(A) == [s.vt(A, 1), s.vt(A, 2)]
    assert s.log("draw")[-2:] == ["draw", "draw"] and ENVY in s.hand(B), "two cards were drawn and nobody could answer"
    for option in (s.option(A, "play", BLANK, spot(A)), ("trade",), ("pass",)):
        assert s.refused(A, option) == "vcard:4.5.1.2"
    assert s.refused(B, ("pass",)) == "vcard:4.6.5.1"


@rule("vcard:7.2.0.2", "vcard:7.2.0.1", "vcard:7.2.0.3")
@pytest.mark.parametrize(
    ("mascot", "foe", "total"), [(WOLF, LEAF, 14), (FAR_WOLF, LEAF, 13), (WOLF, WAVE, 13), ("", WAVE, 11)]
)
def test_everything_is_added_up(mascot: str, foe: str, total: int) -> None:
    """V-10: with Elemental Advantage, which the list leaves out; a stack counts its highest card."""
    side = Side(active=f"{SILVER}|{SILVER_9}", counters={0: 1}, allies={0: [PAL]}, mascot=mascot, back=[BLANK])
    s = Scene(side, Side(active=foe, back=[BLANK]), world=DRY, turn=6)
    parts = {"printed": 9, "counter": 1, "ally": 2, "world": -1, "paired": 1, "element": 1, "advantage": 1}
    if mascot != WOLF:
        del parts["paired"]
    if not mascot:
        del parts["element"]
    if foe != LEAF:
        del parts["advantage"]
    assert s.terms(A) == parts and s.pl(A) == sum(parts.values()) == total
    s.end_turn(A)
    s.end_turn(B)
    assert totals(s) == [(total, 8)] and s.t.points == [1, 0]


@rule("vcard:7.2.0.3", "vcard:4.1.4.3", "vcard:7.2.0.2")
def test_whoever_counts_is_the_you_of_the_world() -> None:
    """Combat is no turn: the player who works out a total is the active one, so both get what a World gives "you"."""
    s = fight(Side(counters={0: 1}, back=[PARTY]), Side(), world=STAGE)
    assert totals(s) == [(11, 10)] and s.t.points == [1, 0]
    assert s.told("point", "counter") == [("point", A, ""), ("counter", A, BLANK)], "and of a win, the winner"
    s = fight(Side(), Side(counters={0: 1}), world=STAGE)
    assert totals(s) == [(10, 11)] and s.told("point", "counter") == [("point", B, ""), ("counter", B, BLANK)]


@rule("vcard:7.2.0.2")
def test_buffs_and_status_effects_count() -> None:
    s = fight(Side(tokens={0: ["food", "food", "burn"]}, back=[BLANK]), Side(counters={0: 1}, back=[BLANK]))
    assert totals(s) == [(8, 9)] and s.t.points == [0, 1], "two Food, a Burn"


@rule("vcard:7.2.0.1", "vcard:7.2.0.3", "vcard:7.4.3.1")
def test_whoever_went_first_is_totalled_first() -> None:
    """A in the first round; B, who won it, in the second, with the totals still told seat by seat."""
    s = fight(Side(back=[BLANK]), Side(counters={0: 1, 1: 4}, back=[BLANK]))
    s.to_combat()
    lines = [entry for entry in s.t.journal or [] if entry[0] == "combat"]
    assert [(entry[1], entry[-1]) for entry in lines] == [(A, (8, 9)), (B, (8, 12))]


@rule("vcard:7.2.0.2")
def test_the_terms_of_the_last_combat_are_kept() -> None:
    s = fight(Side(counters={0: 2}, allies={0: [PAL]}, back=[BLANK, WAVE]), Side(counters={0: 1}))
    assert s.t.asked == (A,) and s.phase() == "after"
    number, winner, tied, mine, theirs = s.t.fought
    assert (number, winner, tied) == (1, A, 0)
    ids = [f"TEST-{name}" for name in (BLANK, PAL)]
    assert mine == ((ids[0], 12, (("printed", ids[0], 8), ("counter", "", 2), ("ally", ids[1], 2))), ())
    assert theirs == ((ids[0], 9, (("printed", ids[0], 8), ("counter", "", 1))), ())
    s.pick(A, s.vt(A, 1))
    assert s.t.round == 2 and s.t.fought[:2] == (1, A), "to be looked at through the first turn of the new round"
    s.end_turn(A)
    assert s.t.fought == ()


@rule("vcard:7.3.0.1", "vcard:7.3.0.2", "vcard:4.2.0.2")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(3, 2, [1, 0]), (2, 3, [0, 1])])
def test_the_higher_level_wins_one_point(mine: int, theirs: int, points: list[int]) -> None:
    s = fight(Side(counters={0: mine}), Side(counters={0: theirs}))
    assert s.t.points == points and s.told("point") == [("point", points.index(1), "")]


@rule("vcard:7.3.0.1", "vcard:4.2.0.3-2")
@pytest.mark.parametrize(("ruling", "points"), [("loses", [0, 1]), ("zero", [1, 0])])
def test_nobody_in_front_loses_to_anybody(ruling: str, points: list[int]) -> None:
    """V-07: no VT is not PL 0, unless a table plays it so; then 0 beats -1."""
    s = fight(Side(active=""), Side(counters={0: -9}), rulings={"no_active": ruling})
    assert s.t.points == points


@rule("vcard:7.3.0.1", "vcard:4.1.1.4a")
def test_having_none_does_not_lose_the_game() -> None:
    """V-07: a PL8 may be played to the Active Spot in the next turn."""
    s = fight(Side(active="", hand=[WAVE]), Side())
    assert s.t.points == [0, 1] and s.t.result is None
    s.end_turn(B)
    s.play(A, "play", WAVE, spot(A))
    assert s.stack(A) == [WAVE]


@rule("vcard:7.3.0.2", "vcard:7.3.0.3", "vcard:4.6.6.3")
def test_what_winning_causes_comes_before_the_after_combat_phase() -> None:
    """Winning is an event like any other: a When and an After of the winner, then the Active VTs are discarded."""
    s = fight(Side(active=PROUD, counters={0: 1}, back=[PARTY]), Side(active=PROUD))
    lines = s.told("point", "draw", "counter", "fall")
    assert lines[lines.index(("point", A, "")) :][:6] == [
        ("point", A, ""),
        ("draw", A, BLANK),
        ("draw", A, BLANK),
        ("counter", A, PROUD),
        ("fall", A, PROUD),
        ("fall", B, PROUD),
    ]


@rule("vcard:7.3.0.3")
def test_after_combat_follows() -> None:
    s = fight(Side(counters={0: 1}, back=[BLANK, BLANK]))
    assert s.phase() == "after" and s.log("combat", "point", "fall") == ["combat", "point", "fall", "fall"]
    assert GAME.view(s.t, None).phase == "after"
