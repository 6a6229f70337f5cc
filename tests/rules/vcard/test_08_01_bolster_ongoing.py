"""8.1: Bolster against ongoing effects of the opponent: canceled when they begin, until they begin anew (V-05 (4))."""

from __future__ import annotations

import json

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    TO_HAND,
    YOUR_ACTIVE,
    YOUR_VT,
    Bolster,
    Has,
    HighTide,
    Return,
    Swap,
    Unity,
    passive,
    plain,
)
from kaimaku.games.vcard.lang.more import NOUNS
from kaimaku.games.vcard.rules.tokens import BOLSTER, lay
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Opening, Scene, Side, own, spot

ALL_VTS, OPP_VTS = NOUNS["ALL_VTS"], NOUNS["OPP_VTS"]
own("ongoing active", VTUBER, passive(Has(-2, OPP_ACTIVE)))
own("ongoing all", VTUBER, passive(Has(-1, OPP_VTS)))  # type: ignore[arg-type]
own("ongoing gift", VTUBER, passive(Has(+1, ALL_VTS)))  # type: ignore[arg-type]
own("ongoing mascot", MASCOT, passive(Has(-2, OPP_ACTIVE)))
own("ongoing ally", ALLY, plain(Has(-2, OPP_ACTIVE)))
own("ongoing world", WORLD, passive(Has(-2, OPP_ACTIVE)))
own("ongoing tide", VTUBER, passive(HighTide(Has(-2, OPP_ACTIVE))))
own("ongoing unity", VTUBER, passive(Unity(2, Has(-2, OPP_ACTIVE))))
own("ongoing one", VTUBER, passive(Unity(1, Has(+1))))
own("ongoing swap", BOOST, plain(Swap()))
own("ongoing home", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("ongoing bolster", BOOST, plain(Bolster(YOUR_ACTIVE)))


@rule("vcard:8.1.0.1/bolster", "vcard:4.4.1.5a")
@pytest.mark.parametrize(
    ("card", "verb", "place"),
    [
        ("ongoing active", "play", spot(A, 1)),
        ("ongoing all", "play", spot(A, 1)),
        ("ongoing gift", "play", spot(A, 1)),
        ("ongoing mascot", "mascot", None),
        ("ongoing ally", "ally", 20),
    ],
)
def test_an_ongoing_effect_is_canceled_when_it_begins(card: str, verb: str, place: int | None) -> None:
    """Harmful or not; only on the Bolstered VT, and the token goes."""
    s = Scene(Side(hand=[card]), Side(back=[BLANK], tokens={0: ["bolster"]}))
    place = s.vt(A) if place == 20 else place
    s.play(A, verb, card, *([] if place is None else [place]))
    assert s.pl(B) == 8 and s.tokens(B) == {} and s.log("bolstered") == ["bolstered"]
    if card in ("ongoing all", "ongoing gift"):
        assert s.pl(B, 1) == (7 if card == "ongoing all" else 9)
    s.end_turn(A)
    assert s.pl(B) == 8, "as long as it goes on"


@rule("vcard:8.1.0.1/bolster", "vcard:8.3.2.2")
def test_a_world_is_nobodys() -> None:
    s = Scene(Side(hand=["ongoing world"]), Side(tokens={0: ["bolster"]}))
    s.play(A, "world", "ongoing world")
    assert s.pl(B) == 6 and s.tokens(B) == {"bolster": 1}


@rule("vcard:8.1.0.1/bolster")
def test_what_worked_before_is_not_the_next_thing() -> None:
    s = Scene(Side(back=["ongoing active"]), Side(hand=["ongoing bolster"], back=[BLANK]))
    s.end_turn(A)
    s.play(B, "boost", "ongoing bolster")
    assert s.pl(B) == 6 and s.tokens(B) == {"bolster": 1}
    s = Scene(Side(back=["ongoing active"]), Side(tokens={0: ["bolster"]}))
    s.end_turn(A)
    assert s.pl(B) == 6 and s.tokens(B) == {"bolster": 1}


@rule("vcard:8.1.0.1/bolster")
def test_it_begins_anew_when_its_card_comes_back() -> None:
    s = Scene(Side(hand=["ongoing active", "ongoing home", BLANK]), Side(tokens={0: ["bolster"]}))
    s.play(A, "play", "ongoing active", spot(A, 1))
    s.play(A, "boost", "ongoing home")
    s.pick(A, s.vt(A, 1))
    assert s.pl(B) == 8
    s.play(A, "play", "ongoing active", spot(A, 1))
    assert s.pl(B) == 6, "there is no second token"


@rule("vcard:8.1.0.1/bolster")
def test_it_begins_when_its_vt_comes_into_reach_and_anew_after_it_has_left() -> None:
    mine = Side(hand=["ongoing swap"] * 2, back=["other blank"], tokens={1: ["bolster"]})
    s = Scene(Side(back=["ongoing active"]), mine)
    s.end_turn(A)
    assert (s.pl(B), s.pl(B, 1)) == (6, 8)
    s.play(B, "boost", "ongoing swap")
    assert (s.stack(B), s.pl(B), s.tokens(B)) == (["other blank"], 8, {}), "now it would reach the Bolstered VT"
    s.play(B, "boost", "ongoing swap")
    assert (s.stack(B), s.pl(B)) == ([BLANK], 6)
    s.end_turn(B)
    s.end_turn(A)
    assert s.pl(B, 1) == 8


@rule("vcard:8.1.0.1/bolster", "vcard:8.1.0.1/high-tide")
def test_it_begins_with_its_condition() -> None:
    s = Scene(Side(back=["ongoing tide"]), Side(tokens={0: ["bolster"]}), turn=3)
    assert s.pl(B) == 8 and s.tokens(B) == {"bolster": 1}
    s.end_turn(A)
    assert s.tokens(B) == {"bolster": 1}
    s.end_turn(B)
    assert s.t.taken == [4, 3] and s.pl(B) == 8 and s.tokens(B) == {}


@rule("vcard:8.1.0.1/bolster", "vcard:8.1.0.1/unity")
def test_a_condition_that_ends_and_is_met_again() -> None:
    mine = Side(back=["ongoing unity"], hand=["ongoing one", "ongoing home"])
    s = Scene(mine, Side(tokens={0: ["bolster"]}))
    s.play(A, "play", "ongoing one", spot(A, 2))
    assert s.pl(B) == 8 and s.tokens(B) == {}
    s.play(A, "boost", "ongoing home")
    s.pick(A, s.vt(A, 2))
    s.play(A, "play", "ongoing one", spot(A, 2))
    assert s.pl(B) == 6


@rule("vcard:8.1.0.1/bolster")
def test_one_token_cancels_one_of_two() -> None:
    s = Scene(Side(hand=["ongoing active", "ongoing all"]), Side(tokens={0: ["bolster"]}))
    s.play(A, "play", "ongoing active", spot(A, 1))
    s.play(A, "play", "ongoing all", spot(A, 2))
    assert s.pl(B) == 7


@rule("vcard:8.1.0.1/bolster", "vcard:6.1.1.6b")
def test_a_vt_turned_up_begins_to_work() -> None:
    s = Opening(Side(hand=[BLANK]), Side(hand=["ongoing active"]))
    s.place(A, p0=BLANK)
    s.place(B, p0="ongoing active")
    lay(s.t, BOLSTER, s.vt(A), A, -1)
    s.end_turn(A)
    assert s.pl(A) == 8 and s.tokens(A) == {}


@rule("vcard:8.1.0.1/bolster", "vcard:7.2.0.2")
def test_what_is_canceled_does_not_count_in_combat() -> None:
    s = Scene(
        Side(hand=["ongoing active"], back=[BLANK]),
        Side(counters={0: 1}, back=[BLANK], tokens={0: ["bolster"]}),
        turn=6,
    )
    s.play(A, "play", "ongoing active", spot(A, 2))
    s.to_combat()
    assert s.t.points == [0, 1], "9 against 8"


@rule("vcard:8.1.0.1/bolster")
def test_it_is_kept_by_clones_and_saved_tables() -> None:
    s = Scene(Side(hand=["ongoing active"]), Side(tokens={0: ["bolster"]}))
    s.play(A, "play", "ongoing active", spot(A, 1))
    loaded = GAME.load(json.loads(json.dumps(s.t.to_data())))
    assert loaded.digest() == s.t.digest() == s.t.clone().digest()
    assert loaded.spared == s.t.spared == s.t.clone().spared != ()
