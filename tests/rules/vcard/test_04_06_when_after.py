"""4.6.6: When effects before an event is finished, After effects behind it."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    ANY_VT_SPOT,
    OPP_EVOLVES,
    OPP_LOCKS_VT,
    OPP_PLAYS_MASCOT,
    PL,
    THAT_VT,
    THIS_VT,
    YOU_EVOLVE,
    YOU_EVOLVE_TO_10,
    YOU_PLAY_MASCOT,
    YOU_SCRAP_ALLY,
    Bloom,
    Burn,
    Cancel,
    Draw,
    Fuel,
    Whenever,
    lock,
    passive,
    reply,
    snap,
)
from kaimaku.games.vcard.table import SIDE
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

T = "T466"
DOG = own("4.6.6 dog", MASCOT, snap(Draw(1)))
WHEN = own("4.6.6 when", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.when, PL(+1, THIS_VT))))
AFTER = own("4.6.6 after", VTUBER, passive(Whenever(YOU_PLAY_MASCOT.after, PL(+1, THIS_VT))))
THEIRS = own("4.6.6 theirs", VTUBER, passive(Whenever(OPP_PLAYS_MASCOT.when, PL(+1, THIS_VT))))
THEIRS_AFTER = own("4.6.6 theirs after", VTUBER, passive(Whenever(OPP_PLAYS_MASCOT.after, PL(+1, THIS_VT))))
NOVA = own("4.6.6 nova", VTUBER, passive(Bloom(PL(+1, THIS_VT))))
NOVA_9 = own("4.6.6 nova 9", VTUBER, pl=9, line=NOVA)
NOVA_10 = own("4.6.6 nova 10", VTUBER, pl=10, line=NOVA)
BURNER = own("4.6.6 burner", VTUBER, passive(Whenever(YOU_EVOLVE_TO_10.when, Burn(ANY_VT_SPOT))))
LATER = own("4.6.6 later", VTUBER, passive(Whenever(YOU_EVOLVE.after, PL(+1, THIS_VT))))
PAL = own("4.6.6 pal", ALLY)
THIRSTY = own("4.6.6 thirsty", VTUBER, lock(Fuel(Draw(1))))
MOURNER = own("4.6.6 mourner", VTUBER, passive(Whenever(YOU_SCRAP_ALLY.after, PL(+1, THIS_VT))))
LOCKER = own("4.6.6 locker", VTUBER, lock(PL(+2, THIS_VT)))
NO_MASCOT = own("4.6.6 no mascot", REINFORCEMENT, reply(OPP_PLAYS_MASCOT.when, Cancel()), series=T)
EARLY = own("4.6.6 early", REINFORCEMENT, reply(OPP_EVOLVES.when, Draw(1)), series=T)
LAG = own("4.6.6 lag", REINFORCEMENT, reply(OPP_LOCKS_VT.after, PL(-1, THAT_VT)), series=T)


@rule("vcard:4.6.6.2", "vcard:4.1.1.6b")
def test_when_comes_before_the_rest_of_an_evolution() -> None:
    """V-21: "any VT spot" is any of either player's ten."""
    s = Scene(Side(active=f"{NOVA}|{NOVA_9}", back=[BURNER], hand=[NOVA_10]))
    s.play(A, "evolve", NOVA_10, s.vt(A))
    assert s.stack(A) == [NOVA, NOVA_9, NOVA_10], "the card lies there"
    assert sorted(s.offered(A)) == [spot(seat, p) for seat in (A, B) for p in range(5)]
    assert not s.log("draw")
    s.pick(A, spot(B))
    assert s.log("token", "draw") == ["token", "draw", "draw"] and s.pl(B) == 6


@rule("vcard:4.6.6.2")
def test_a_table_may_read_any_spot_as_the_opponents() -> None:
    s = Scene(Side(active=f"{NOVA}|{NOVA_9}", back=[BURNER], hand=[NOVA_10]), rulings={"any_spot": "opponent"})
    s.play(A, "evolve", NOVA_10, s.vt(A))
    assert s.offered(A) == [SIDE + spot(A, p) for p in range(5)]


@rule("vcard:4.6.6.3", "vcard:4.6.6.2", "vcard:4.1.2.1")
@pytest.mark.parametrize(("watcher", "order"), [(AFTER, ["draw", "counter"]), (WHEN, ["counter", "draw"])])
def test_a_mascot_its_snap_and_whoever_watches(watcher: str, order: list[str]) -> None:
    s = Scene(Side(active=watcher, hand=[DOG]))
    s.play(A, "mascot", DOG)
    assert s.log("play", "draw", "counter") == ["play", *order] and s.pl(A) == 9


@rule("vcard:4.6.6.4")
def test_neither_word_is_after() -> None:
    """S1-076 names what happens to it without either word: it comes when all that moved it is done (CCD-052)."""
    s = Scene(Side(active="S1-076", hand=["CCD-052"]))
    s.play(A, "play", "CCD-052", spot(A, 1))
    assert s.log("move", "draw", "counter") == ["move", "draw", "counter"] and s.pl(A, 1) == 9


@rule("vcard:4.6.6.2", "vcard:4.6.6.3")
def test_all_whens_the_rest_all_afters() -> None:
    """V-06: of each the active player's first, then the opponent's; per player the card played first."""
    s = Scene(
        Side(active=AFTER, back=[WHEN, AFTER, WHEN], hand=[DOG]),
        Side(active=THEIRS_AFTER, back=[THEIRS]),
    )
    s.play(A, "mascot", DOG)
    where = [(seat, entry[-1][1]) for entry in s.t.journal or [] if entry[0] == "counter" for seat in [entry[1]]]
    assert where == [
        (A, spot(A, 1)),
        (A, spot(A, 3)),
        (B, spot(B, 1)),
        (A, spot(A, 0)),
        (A, spot(A, 2)),
        (B, spot(B, 0)),
    ]
    assert s.log("draw", "counter") == ["counter"] * 3 + ["draw"] + ["counter"] * 3


@rule("vcard:4.6.6.3")
def test_what_a_payment_causes_comes_when_the_action_is_done() -> None:
    """An Ally is discarded for Fuel when the card is Locked; what waits for that comes behind the Lock effect."""
    s = Scene(Side(active=THIRSTY, back=[MOURNER], allies={0: [PAL]}))
    s.do(A, "lock", THIRSTY)
    s.pick(A, s.card(A, PAL))
    assert s.prompt() == "vcard:main"
    assert s.log("scrap", "draw", "counter") == ["scrap", "draw", "counter"] and s.pl(A, 1) == 9


@rule("vcard:4.6.6.2", "vcard:4.6.6.3")
def test_older_cards_first_whatever_their_spots() -> None:
    s = Scene(Side(active=BLANK, back=["", "", WHEN], hand=[DOG, WHEN]))
    s.play(A, "play", WHEN, spot(A, 1))
    s.play(A, "mascot", DOG)
    assert [entry[-1][1] for entry in s.t.journal or [] if entry[0] == "counter"] == [spot(A, 3), spot(A, 1)]


@rule("vcard:4.6.6.2", "vcard:4.6.6.3", "vcard:4.1.1.5b")
def test_a_keyword_that_says_when_is_a_when() -> None:
    """V-06: Bloom before the draw, After behind it."""
    s = Scene(Side(active=NOVA, back=[LATER], hand=[NOVA_9]))
    s.play(A, "evolve", NOVA_9, s.vt(A))
    assert s.told("counter", "draw") == [("counter", A, NOVA), ("draw", A, BLANK), ("counter", A, LATER)]


@rule("vcard:4.6.6.2", "vcard:4.6.6.3")
def test_a_canceled_card_was_played_but_nothing_comes_after_it() -> None:
    """V-37: whoever watches with When sees it, whoever waits with After waits for a card on the board."""
    s = Scene(Side(active=WHEN, back=[AFTER], hand=[DOG]), Side(hand=[NO_MASCOT]), sets=T)
    s.do(A, "mascot", DOG)
    s.do(B, "reply", NO_MASCOT, 0)
    s.settle()
    assert (s.pl(A), s.pl(A, 1)) == (9, 8) and not s.log("draw")


@rule("vcard:4.6.6.2", "vcard:4.6.3.1")
def test_a_when_reinforcement_is_done_before_what_it_answers() -> None:
    s = Scene(Side(active=NOVA, hand=[NOVA_9]), Side(hand=[EARLY]), sets=T)
    s.do(A, "evolve", NOVA_9, s.vt(A))
    assert s.stack(A) == [NOVA]
    s.do(B, "reply", EARLY, 0)
    s.settle()
    assert s.told("draw", "play") == [
        ("play", B, EARLY),
        ("draw", B, BLANK),
        ("play", A, NOVA_9),
        ("draw", A, BLANK),
    ]


@rule("vcard:4.6.6.3", "vcard:4.6.3.1", "vcard:4.4.2.4")
def test_an_after_reinforcement_waits_until_all_is_done() -> None:
    """C8: it is asked for behind the Lock effect, not before it."""
    s = Scene(Side(active=LOCKER), Side(hand=[LAG]), sets=T)
    s.do(A, "lock", LOCKER)
    assert s.t.asked == (B,) and s.pl(A) == 10 and not s.t.queue[1:]
    s.do(B, "reply", LAG, -1)
    s.settle()
    assert s.pl(A) == 9 and s.t.asked == (A,)
