"""8.1: Bolster cancels the next thing the opponent does to its VT (V-05)."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_ALLY,
    OPP_SPOT,
    OPP_VT,
    THIS_VT,
    TO_HAND,
    TURN_STARTS,
    TWO_OPP_VTS,
    VT,
    YOUR_ACTIVE,
    And,
    Bolster,
    Burn,
    Clause,
    CleanseDecay,
    Comma,
    Corrupt,
    Decay,
    Draw,
    Exalt,
    Has,
    MoveAlly,
    RemoveStatus,
    Return,
    Revive,
    Scrap,
    Submerge,
    Swap,
    Undertow,
    Whenever,
    lock,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("bolster any", BOOST, plain(Bolster(VT)))
own("bolster lock", VTUBER, lock(Draw(1)))
own("bolster ally", ALLY, plain(Has(+1, THIS_VT)))
own("bolster lock ally", ALLY, lock(Draw(1)))
own("bolster mascot", MASCOT)
own("bolster minus", BOOST, plain(Level(-1, OPP_ACTIVE)))
own("bolster two", BOOST, plain(Level(-1, TWO_OPP_VTS)))
own("bolster comma", BOOST, plain(Comma(Level(-1, OPP_ACTIVE), Draw(1))))
own("bolster period", BOOST, plain(Level(-1, OPP_ACTIVE), Draw(1)))
own("bolster two comma", BOOST, plain(Comma(Level(-1, TWO_OPP_VTS), Draw(1))))
own("bolster twice", BOOST, plain(And(Level(-1, OPP_ACTIVE), Level(-1, OPP_ACTIVE))))
own("bolster burn", BOOST, plain(Burn(OPP_SPOT)))
own("bolster swap", BOOST, plain(Swap()))
own("bolster world", WORLD, passive(Whenever(TURN_STARTS.when, Level(-1, OPP_ACTIVE))))
own("bolster world stands", WORLD, passive(Has(-1, YOUR_ACTIVE)))
own("bolster foe", VTUBER, element="water", strength="fire")
own("bolster friend", VTUBER, element="fire")
own("bolster move ally", BOOST, plain(MoveAlly(OPP_ALLY)))
own("bolster cure", BOOST, plain(RemoveStatus()))
own("bolster cleanse", BOOST, plain(CleanseDecay()))

HARMS: dict[str, Clause] = {
    "pl down": plain(Level(-1, OPP_VT)),
    "pl up": plain(Level(+1, OPP_VT)),
    "decay": plain(Decay(OPP_VT)),
    "exalt": plain(Exalt(OPP_VT)),
    "submerge": plain(Submerge(OPP_VT)),
    "corrupt": plain(Corrupt(OPP_VT)),
    "return": plain(Return(OPP_VT, TO_HAND)),
    "revive": plain(Revive(OPP_VT)),
    "undertow": plain(Undertow(1)),
    "scrap": plain(Scrap(OPP_ALLY)),
    "recall ally": plain(Return(OPP_ALLY, TO_HAND)),
}
for _name, _clause in HARMS.items():
    own(f"bolster {_name}", BOOST, _clause)


@rule("vcard:8.1.0.1/bolster", "vcard:8.1.0.1/bolster/4")
@pytest.mark.parametrize("harm", list(HARMS))
def test_whatever_the_opponent_does_to_it_is_canceled_once(harm: str) -> None:
    """V-05 (1): its PL, tokens, Lock state, Allies, its place; helpful or not."""
    card = f"bolster {harm}"
    mine = Side("bolster lock", allies={0: ["bolster ally"]}, tokens={0: ["bolster"]})
    s = Scene(Side(hand=[card, card]), mine)
    s.play(A, "boost", card)
    assert s.stack(B) == ["bolster lock"] and s.allies(B) == ["bolster ally"] and s.pl(B) == 9
    assert s.tokens(B) == {} and not s.t.locked, "the token that canceled it is discarded"
    assert s.discard(A) == [card] and s.log("bolstered") == ["bolstered"]
    s.play(A, "boost", card)
    changed = (s.t.zones[spot(B)] == [], s.t.locked != set(), s.t.tokens != (), s.log("counter", "scrap", "return"))
    assert any(changed), "the second time nothing cancels it"


@rule("vcard:8.1.0.1/bolster", "vcard:8.1.0.1/bolster/4")
@pytest.mark.parametrize("card", ["bolster scrap", "bolster undertow"])
def test_its_allies_are_part_of_it(card: str) -> None:
    s = Scene(Side(hand=[card]), Side(allies={0: ["bolster lock ally"]}, tokens={0: ["bolster"]}))
    s.play(A, "boost", card)
    assert s.allies(B) == ["bolster lock ally"] and not s.t.locked and s.tokens(B) == {}


@rule("vcard:8.1.0.1/bolster")
def test_other_targets_are_affected() -> None:
    """V-05 (2): only what is done to that VT; the card is played and goes where it goes."""
    s = Scene(Side(hand=["bolster two"]), Side(back=[BLANK], tokens={0: ["bolster"]}))
    s.play(A, "boost", "bolster two")
    assert (s.pl(B), s.pl(B, 1)) == (8, 7) and s.discard(A) == ["bolster two"]


@rule("vcard:8.1.0.1/bolster")
@pytest.mark.parametrize(
    ("card", "back", "drawn"),
    [
        ("bolster comma", (), 0),
        ("bolster period", (), 1),
        ("bolster two comma", (BLANK,), 1),
    ],
)
def test_a_canceled_part_was_not_done(card: str, back: tuple[str, ...], drawn: int) -> None:
    """V-05 (3): what hangs on it by a comma fails, unless another VT was affected; a period goes on."""
    s = Scene(Side(hand=[card]), Side(back=back, tokens={0: ["bolster"]}))
    s.play(A, "boost", card)
    assert s.pl(B) == 8 and len(s.hand(A)) == drawn


@rule("vcard:8.1.0.1/bolster", "vcard:8.1.0.1/bolster/4")
def test_one_token_cancels_one_part() -> None:
    """V-05 (4)."""
    s = Scene(Side(hand=["bolster twice"]), Side(tokens={0: ["bolster"]}))
    s.play(A, "boost", "bolster twice")
    assert s.pl(B) == 7 and s.tokens(B) == {}


@rule("vcard:8.1.0.1/bolster")
def test_a_move_of_its_ally_by_the_opponent() -> None:
    own_side = Side(back=[BLANK], allies={0: ["bolster ally"]}, tokens={0: ["bolster"]})
    s = Scene(Side(hand=["bolster move ally"]), own_side)
    s.play(A, "boost", "bolster move ally")
    assert s.allies(B) == ["bolster ally"] and s.tokens(B) == {}


@rule("vcard:8.1.0.1/bolster")
def test_a_status_effect_taken_off_by_the_opponent() -> None:
    """V-05 (1): helpful things are canceled too."""
    s = Scene(Side(hand=["bolster cure"]), Side(tokens={0: ["bolster", "decay"]}))
    s.play(A, "boost", "bolster cure")
    assert s.tokens(B) == {"decay": 1}
    s = Scene(Side(hand=["bolster cleanse"], tokens={0: ["bolster", "decay"]}), Side(tokens={0: ["bolster", "decay"]}))
    s.play(A, "boost", "bolster cleanse")
    assert s.tokens(A) == {"bolster": 1} and s.tokens(B) == {"decay": 1}


@rule("vcard:8.1.0.1/bolster")
def test_what_is_done_to_the_spot_is_not_done_to_it() -> None:
    """V-05 (5): Burn and Fracture."""
    s = Scene(Side(hand=["bolster burn"]), Side(tokens={0: ["bolster"]}))
    s.play(A, "boost", "bolster burn")
    s.pick(A, spot(B))
    assert s.pl(B) == 6 and s.tokens(B) == {"bolster": 1, "burn": 1}


@rule("vcard:8.1.0.1/bolster", "vcard:8.3.2.2")
def test_a_world_is_nobodys() -> None:
    """V-05 (5)."""
    s = Scene(b=Side(tokens={0: ["bolster"]}), world="bolster world")
    s.end_turn(A)
    assert s.pl(A) == 7, "in B's turn the opponent is A"
    s.end_turn(B)
    assert s.pl(B) == 7 and s.tokens(B) == {"bolster": 1}
    s = Scene(Side(tokens={0: ["bolster"]}), world="bolster world stands")
    assert s.pl(A) == 7 and s.tokens(A) == {"bolster": 1}


@rule("vcard:8.1.0.1/bolster")
def test_ones_own_effects_pass() -> None:
    s = Scene(Side(back=["bolster lock"], hand=["bolster swap"], tokens={0: ["bolster"]}))
    s.play(A, "boost", "bolster swap")
    assert s.stack(A, 1) == [BLANK] and s.tokens(A, 1) == {"bolster": 1}


@rule("vcard:8.1.0.1/bolster")
def test_rules_pass() -> None:
    """V-05 (5): Elemental Advantage, an empty deck, Decay after combat, combat itself."""
    s = Scene(
        Side("bolster foe", back=[BLANK], counters={0: 3}),
        Side("bolster friend", back=[BLANK], tokens={0: ["bolster"], 1: ["bolster", "decay"]}, deck=[]),
        turn=6,
    )
    assert s.terms(A)["advantage"] == 1
    s.to_combat()
    assert s.t.round == 2 and s.stack(B) == [BLANK] and s.log("empty deck") == ["empty deck"]
    assert s.pl(B) == 6 and s.tokens(B) == {"bolster": 1, "decay": 1}, "-1 for the deck, -1 for Decay"


@rule("vcard:8.1.0.1/bolster/1", "vcard:8.1.0.1/bolster/2", "vcard:8.2.6.1-2")
def test_bolster_goes_on_ones_own_vts_only() -> None:
    s = Scene(Side(back=[BLANK], hand=["bolster any"], mascot="bolster mascot", allies={0: ["bolster ally"]}), Side())
    s.play(A, "boost", "bolster any")
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]
    s.pick(A, s.vt(A))
    assert s.tokens(A) == {"bolster": 1}


@rule("vcard:8.1.0.1/bolster/6", "vcard:8.2.6.3")
def test_bolster_does_not_stack() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=["bolster any"], tokens={0: ["bolster"]}))
    s.play(A, "boost", "bolster any")
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)], "a Bolstered VT is no legal target (V-19)"


@rule("vcard:8.1.0.1/bolster/5")
def test_bolster_goes_with_its_vt() -> None:
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={0: ["bolster"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.tokens == () and s.said("lift") == [("lift", A, BLANK, ("bolster", spot(A)))]
