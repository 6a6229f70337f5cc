"""4.4.1.4b: effects that would trigger each other for ever end; conditions that hang on themselves are settled."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    HOST_11,
    ON_TOP,
    OPPS,
    THIRTEEN_BACKSTAGE,
    THIS_MOVES,
    THIS_VT,
    YOU_SCRAP_ALLY,
    YOU_SHUFFLE,
    YOUR_ACTIVE,
    YOUR_ALLY,
    AnyOf,
    Attach,
    Clause,
    CoinPile,
    Comma,
    Discard,
    Draw,
    Erupt,
    Has,
    If,
    Mill,
    Move,
    Negative,
    NoAdvantage,
    Opp,
    Positive,
    PutBack,
    Recycle,
    Scrap,
    Shuffle,
    SnapOfYours,
    Swap,
    Whenever,
    WhenScrapped,
    While,
    lock,
    passive,
    plain,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.games.vcard.lang.more import MORE, hand_at_most
from kaimaku.games.vcard.table import MOST_USES
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

DRAWS, DISCARDS, MOVES, SNAPS, OPP_DRAWS = (
    MORE[f"{word}"] for word in ("YOU_DRAW", "YOU_DISCARD", "YOU_MOVE", "YOU_SNAP", "OPP_DRAWS")
)
LOOPS: dict[str, tuple[Clause, ...]] = {
    "snap of its own": (snap(SnapOfYours()),),
    "snap of its own and more": (snap(SnapOfYours(), Level(+1, THIS_VT)),),
    "after a snap": (passive(Whenever(SNAPS.after, SnapOfYours())),),  # type: ignore[attr-defined]
    "when a snap": (passive(Whenever(SNAPS.when, SnapOfYours())),),  # type: ignore[attr-defined]
    "swap after a move": (passive(Whenever(THIS_MOVES.after, Swap())),),
    "swap when it moves": (passive(Whenever(THIS_MOVES.when, Swap())),),
    "move after a move": (passive(Whenever(MOVES.after, Move(THIS_VT))),),  # type: ignore[attr-defined]
    "shuffle after a shuffle": (passive(Whenever(YOU_SHUFFLE.after, Recycle())),),
    "draw after a draw": (passive(Whenever(DRAWS.after, Draw(1))),),  # type: ignore[attr-defined]
    "draw when it draws": (passive(Whenever(DRAWS.when, Draw(1))),),  # type: ignore[attr-defined]
    "discard and draw": (
        passive(Whenever(DRAWS.after, Discard(1)), Whenever(DISCARDS.after, Draw(1))),  # type: ignore[attr-defined]
    ),
    "each other": (passive(Whenever(DRAWS.after, Opp(Draw(1))), Whenever(OPP_DRAWS.after, Draw(1))),),  # type: ignore[attr-defined]
    "coins": (passive(Whenever(DRAWS.after, CoinPile()), Whenever(DRAWS.after, Comma(Discard(1), Draw(1)))),),  # type: ignore[attr-defined]
}
for _name, _clauses in LOOPS.items():
    own(f"loop {_name}", VTUBER, *_clauses)
own("loop poles", VTUBER, lock(Positive(AnyOf("Negative")), Negative(AnyOf("Positive"))))
own("loop erupt", VTUBER, passive(Erupt(Comma(PutBack(ON_TOP), Draw(1)))))
own("loop ally", ALLY, plain(WhenScrapped(Attach(YOUR_ACTIVE))))
own("loop scrap", MASCOT, passive(Whenever(YOU_SCRAP_ALLY.after, Scrap(YOUR_ALLY))))
own("loop world", WORLD, passive(Whenever(DRAWS.after, Comma(Discard(1), Draw(1)))))  # type: ignore[attr-defined]
own("loop draw", BOOST, plain(Draw(1)))
own("loop swap", BOOST, plain(Swap()))
own("loop shuffle", BOOST, plain(Recycle()))
own("loop their shuffle", BOOST, plain(Shuffle()))
own("loop cast", BOOST, plain(SnapOfYours()))
own("loop drop", BOOST, plain(Scrap(YOUR_ALLY)))
own("loop snapper", VTUBER, snap(Mill(1, OPPS)))
own("loop ends", VTUBER, passive(Whenever(DRAWS.after, If(hand_at_most(4), Draw(1)))))  # type: ignore[attr-defined]
own("circle self", VTUBER, passive(While(HOST_11, Has(+2))))
own("circle back", VTUBER, passive(While(THIRTEEN_BACKSTAGE, Has(+2))))
own("circle shield", VTUBER, passive(While(HOST_11, NoAdvantage())), element="fire", strength="water")
own("circle foe", VTUBER, passive(While(HOST_11, NoAdvantage())), element="water", strength="fire")


def play_out(s: Scene) -> None:
    """Whoever is asked takes the first option, until A may act again."""
    for _ in range(20 * MOST_USES):
        if s.prompt() == "vcard:main":
            return
        (seat,) = s.t.asked
        GAME.decide(s.t, seat, s.options(seat)[0])
    raise AssertionError("it does not end")


@rule("vcard:4.4.1.4b", "vcard:2.1.0.1")
@pytest.mark.parametrize("card", LOOPS)
@pytest.mark.parametrize("start", ["draw", "swap", "shuffle", "cast"])
def test_a_loop_ends(card: str, start: str) -> None:
    """V-56."""
    s = Scene(
        Side(back=[f"loop {card}", "loop snapper"], hand=[f"loop {start}"], discard=[BLANK, BLANK]),
        Side(back=[f"loop {card}"]),
    )
    s.play(A, "boost", f"loop {start}")
    play_out(s)
    assert s.t.active == A and max(s.t.used.values()) < MOST_USES + 5


@rule("vcard:4.4.1.4b")
def test_a_compulsory_loop_goes_round_a_hundred_times() -> None:
    s = Scene(Side("loop snap of its own and more", hand=["loop cast"]))
    s.play(A, "boost", "loop cast")
    assert s.prompt() == "vcard:main" and len(s.log("trigger")) == MOST_USES and s.pl(A) == 8 + MOST_USES
    s.end_turn(A)
    s.end_turn(B)
    assert s.t.used.get((10, s.vt(A)), 0) == 0, "a new turn counts anew"


@rule("vcard:4.4.1.4b")
def test_what_a_text_ends_by_itself_is_not_cut_short() -> None:
    s = Scene(Side("loop ends", hand=["loop draw"]))
    s.play(A, "boost", "loop draw")
    assert len(s.hand(A)) == 5


@rule("vcard:4.4.1.4b", "vcard:8.2.10.1")
def test_drawing_nothing_is_not_drawing() -> None:
    s = Scene(Side("loop draw after a draw", hand=["loop draw"], deck=[BLANK] * 3))
    s.play(A, "boost", "loop draw")
    assert s.hand(A) == [BLANK] * 3 and s.log("empty deck") == ["empty deck"]


@rule("vcard:4.4.1.4b")
@pytest.mark.parametrize(
    ("mine", "verb", "card"),
    [
        (Side("loop poles", back=["loop poles"]), "lock", "loop poles"),
        (Side(deck=[BLANK, "loop erupt"], hand=["loop draw"]), "boost", "loop draw"),
        (Side(allies={0: ["loop ally"]}, mascot="loop scrap", hand=["loop drop"]), "boost", "loop drop"),
    ],
)
def test_other_loops_end(mine: Side, verb: str, card: str) -> None:
    s = Scene(mine)
    s.play(A, verb, card)
    play_out(s)
    assert s.t.active == A


@rule("vcard:4.4.1.4b", "vcard:8.3.3.3")
def test_a_world_ends_too() -> None:
    s = Scene(Side(hand=["loop draw", BLANK, BLANK]), world="loop world")
    s.play(A, "boost", "loop draw")
    play_out(s)
    assert s.t.active == A


@rule("vcard:4.4.1.5b", "vcard:4.2.0.3-1")
@pytest.mark.parametrize(("counters", "pl"), [(2, 10), (3, 13), (5, 15)])
def test_a_condition_about_power_levels_looks_at_what_does_not_hang_on_them(counters: int, pl: int) -> None:
    """V-57: not at what it is itself a condition of."""
    s = Scene(Side("circle self", counters={0: counters}))
    assert s.pl(A) == pl
    assert sum(s.terms(A).values()) == pl


@rule("vcard:4.4.1.5b")
def test_two_that_hang_on_each_other() -> None:
    s = Scene(Side(back=["circle back", "circle back"], counters={1: 4, 2: 4}), Side(back=["circle back"]))
    assert (s.pl(A, 1), s.pl(A, 2), s.pl(B, 1)) == (12, 12, 8)
    s = Scene(Side(back=["circle back", "circle back"], counters={1: 5, 2: 4}), Side(back=["circle back"]))
    assert (s.pl(A, 1), s.pl(A, 2), s.pl(B, 1)) == (15, 14, 10)


@rule("vcard:4.4.1.5b", "vcard:4.3.1.2")
@pytest.mark.parametrize(("mine", "theirs", "a", "b"), [(0, 0, 9, 9), (3, 0, 12, 8), (2, 2, 10, 10), (2, 1, 11, 9)])
def test_advantages_that_hang_on_power_levels(mine: int, theirs: int, a: int, b: int) -> None:
    """Each is looked at with its own advantage, without what hangs on Power Levels."""
    s = Scene(Side("circle shield", counters={0: mine}), Side("circle foe", counters={0: theirs}))
    assert (s.pl(A), s.pl(B)) == (a, b)


@rule("vcard:8.2.2.1")
def test_the_scene_is_as_it_says() -> None:
    s = Scene(Side(back=["loop swap after a move"], hand=["loop swap"]))
    s.play(A, "boost", "loop swap")
    assert len(s.log("move")) == MOST_USES + 1 and s.t.where[s.vt(A)] == spot(A)
