"""7.4.2: the After Combat Effects Phase of each player, in order."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.lang import PL, THIS_MOVES, THIS_VT, YOUR_ACTIVE, Draw, Move, Swap, Whenever, echo, passive
from kaimaku.games.vcard.lang.more import MORE
from kaimaku.games.vcard.rules.events import COMBAT_OVER
from kaimaku.games.vcard.rules.moments import YOU, Moment
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, alike, own, spot

COMBAT = alike(Moment(COMBAT_OVER, YOU, lambda t, e, source: True, "combat", "戦闘"), MORE["COMBAT_ENDS"])


def after_combat(name: str, kind: str, amount: int) -> str:
    return own(f"7.4.2 {name}", kind, passive(Whenever(COMBAT.after, PL(amount, YOUR_ACTIVE))))


WORLD_10 = after_combat("world", WORLD, 10)
MASCOT_20 = after_combat("mascot", MASCOT, 20)
VT_30 = after_combat("vt 30", VTUBER, 30)
VT_40 = after_combat("vt 40", VTUBER, 40)
VT_50 = after_combat("vt 50", VTUBER, 50)
ALLY_1 = after_combat("ally 1", ALLY, 1)
ALLY_2 = after_combat("ally 2", ALLY, 2)
RESTLESS = own("7.4.2 restless", VTUBER, passive(Whenever(COMBAT.after, Swap())))
MOVED = own("7.4.2 moved", VTUBER, passive(Whenever(THIS_MOVES.after, PL(7, THIS_VT))))
ECHO_60 = own("7.4.2 echo 60", ALLY, echo(PL(60, YOUR_ACTIVE)))
ECHO_MOVE = own("7.4.2 echo move", MASCOT, echo(Move(YOUR_ACTIVE)))
ECHO_70 = own("7.4.2 echo 70", VTUBER, echo(PL(70, YOUR_ACTIVE)))
DRAWS = own("7.4.2 draws", VTUBER, echo(Draw(1)))


def done(s: Scene) -> list[tuple[str, int, int | str]]:
    """What happened in the effects phases: who, and how much or which token."""
    kinds = ("effects", "counter", "lift", "decayed", "coins")
    lines = [entry for entry in s.t.journal or [] if entry[0] in kinds]
    begin = next(i for i, entry in enumerate(lines) if entry[0] == "effects")
    return [(kind, seat, more[0] if more else "") for kind, seat, _, _, _, more in lines[begin:]]


@rule("vcard:7.4.2.2", "vcard:7.4.2.3", "vcard:7.4.2.1", "vcard:7.4.2.4")
def test_the_order_of_one_players_effects() -> None:
    """Buffs, Debuffs, World, Mascot, Active VT, Backstage from the left, each with its Allies; Echoes; C1: Coins."""
    s = Scene(
        Side(
            active=BLANK,
            counters={0: 1},
            back=["", VT_40, ECHO_70, VT_30],
            allies={2: [ALLY_2, ALLY_1], 4: [ALLY_1, ECHO_60]},
            tokens={2: ["food", "decay"]},
            mascot=MASCOT_20,
            coins=2,
        ),
        Side(active=BLANK, back=[VT_50, BLANK], tokens={2: ["food"]}),
        world=WORLD_10,
        turn=6,
    )
    s.end_turn(A)
    s.end_turn(B)
    s.pick(A, s.vt(A, 4))  # VT 30 moves up, with its Allies
    s.pick(B, s.vt(B, 1))
    assert done(s) == [
        ("effects", A, ""),
        ("lift", A, "food"),
        ("decayed", A, -1),
        ("counter", A, 10),
        ("counter", A, 20),
        ("counter", A, 30),
        ("counter", A, 1),
        ("counter", A, 40),
        ("counter", A, 2),
        ("counter", A, 1),
        ("counter", A, 60),
        ("counter", A, 70),
        ("coins", A, -2),
        ("effects", B, ""),
        ("lift", B, "food"),
        ("counter", B, 10),
        ("counter", B, 50),
    ], "all of A's before B's; the World once for each (V-38)"
    assert s.terms(A, 2)["counter"] == -1 and s.t.coins == [0, 0]


@rule("vcard:7.4.2.1", "vcard:7.4.2.4", "vcard:4.1.4.3")
def test_the_winner_begins() -> None:
    s = Scene(Side(back=[VT_30]), Side(counters={0: 1}, back=[VT_40]), world=WORLD_10, turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert done(s) == [
        ("effects", B, ""),
        ("counter", B, 10),
        ("counter", B, 40),
        ("effects", A, ""),
        ("counter", A, 10),
        ("counter", A, 30),
    ]


@rule("vcard:7.4.2.4", "vcard:4.6.6.3")
def test_what_an_effect_causes_belongs_to_the_same_players_phase() -> None:
    """RESTLESS swaps two VTs after combat; that this one moved is answered before the other player's effects."""
    s = Scene(Side(counters={0: 1}, back=[RESTLESS, MOVED]), Side(back=[VT_50]), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    s.pick(A, s.vt(A, 1))
    assert s.stack(A) == [MOVED] and done(s) == [
        ("effects", A, ""),
        ("counter", A, 7),
        ("effects", B, ""),
        ("counter", B, 50),
    ]


@rule("vcard:7.4.2.2", "vcard:4.6.6.3")
def test_each_echo_with_what_it_causes_before_the_next() -> None:
    s = Scene(Side(counters={0: 1}, back=[MOVED], mascot=ECHO_MOVE, allies={1: [ECHO_60]}), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    s.pick(A, spot(A, 4))
    assert [n for kind, _, n in done(s) if kind == "counter"] == [7, 7, 60], "moved away, and back to the empty spot"


@rule("vcard:7.4.2.2", "vcard:7.4.1.1")
def test_the_old_active_vt_has_no_effects_left() -> None:
    """V-11, V-24: it was discarded, with its Decay and its Echo."""
    s = Scene(Side(active=VT_30, counters={0: 1}, tokens={0: ["decay"]}, allies={0: [ECHO_60]}), Side(), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert done(s) == [("effects", A, ""), ("effects", B, "")]


@rule("vcard:7.4.2.3")
def test_allies_in_the_order_they_were_attached() -> None:
    for first, second, order in ((ALLY_1, ALLY_2, [30, 1, 2]), (ALLY_2, ALLY_1, [30, 2, 1])):
        s = Scene(Side(counters={0: 1}, back=[VT_30], hand=[second, first]), turn=6)
        s.play(A, "ally", first, s.vt(A, 1))
        s.play(A, "ally", second, s.vt(A, 1))
        s.end_turn(A)
        s.end_turn(B)
        assert [n for kind, _, n in done(s) if kind == "counter"] == order


@rule("vcard:7.4.2.2")
@pytest.mark.parametrize(("ruling", "order"), [("buffs", ["lift", "counter"]), ("last", ["counter", "lift"])])
def test_when_food_goes(ruling: str, order: list[str]) -> None:
    """C1, V-33: with the Buffs, before the Echoes; a table may play it behind them."""
    s = Scene(Side(counters={0: 1}, back=[ECHO_70, BLANK], tokens={1: ["food"]}), turn=6, rulings={"food": ruling})
    s.end_turn(A)
    s.end_turn(B)
    s.pick(A, s.vt(A, 2))
    assert [kind for kind, _, _ in done(s) if kind != "effects"] == order and not s.tokens(A, 1)


@rule("vcard:7.4.2.4", "vcard:7.4.2.1")
def test_the_next_round_waits_for_the_last_effect() -> None:
    s = Scene(Side(counters={0: 1}, back=[DRAWS]), Side(back=[DRAWS]), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert s.told("effects", "draw", "round", "turn")[-6:] == [
        ("draw", A, BLANK),
        ("effects", B, ""),
        ("draw", B, BLANK),
        ("round", A, ""),
        ("turn", A, ""),
        ("draw", A, BLANK),
    ]
