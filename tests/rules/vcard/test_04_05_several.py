"""4.5.1.2: what a text names several of happens to all of them together, but for those that Bolster takes out."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    ON_TOP,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
    TWO_OF_YOURS,
    TWO_OPP_VTS,
    YOU_SCRAP_ALLY,
    YOU_SHUFFLE,
    YOUR_ACTIVE,
    Bless,
    Clause,
    Comma,
    Corrupt,
    Decay,
    Draw,
    Exalt,
    Fall,
    Feed,
    Has,
    Move,
    Return,
    Revive,
    Scrap,
    Submerge,
    Swap,
    Undertow,
    Unlock,
    Whenever,
    lock,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.games.vcard.lang.more import several_allies, several_cards
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

LEAVES: dict[str, Clause] = {
    "discard": plain(Fall(TWO_OPP_VTS)),
    "revive": plain(Revive(TWO_OPP_VTS)),
    "to hand": plain(Return(TWO_OPP_VTS, TO_HAND)),
    "to deck": plain(Return(TWO_OPP_VTS, TO_DECK)),
    "on top": plain(Return(TWO_OPP_VTS, ON_TOP)),
    "to bottom": plain(Return(TWO_OPP_VTS, TO_BOTTOM)),
}
STAYS: dict[str, Clause] = {
    "pl": plain(Level(-1, TWO_OPP_VTS)),
    "decay": plain(Decay(TWO_OPP_VTS)),
    "exalt": plain(Exalt(TWO_OPP_VTS)),
    "submerge": plain(Submerge(TWO_OPP_VTS)),
}
OURS: dict[str, Clause] = {"feed": plain(Feed(TWO_OF_YOURS)), "bless": plain(Bless(TWO_OF_YOURS))}
for _name, _clause in {**LEAVES, **STAYS, **OURS}.items():
    own(f"several {_name}", BOOST, _clause)
own("several lock", VTUBER, lock(Draw(1)))
own("several undertow", BOOST, plain(Undertow(2)))
own("several scrap", BOOST, plain(Scrap(several_allies(2, "opp"))))
own("several recall", BOOST, plain(Return(several_allies(2, "opp"), TO_HAND)))
own("several unlock", BOOST, plain(Unlock(several_cards(2))))
own("several move", BOOST, plain(Move(TWO_OPP_VTS)))
own("several swap", BOOST, plain(Swap(TWO_OPP_VTS)))
own("several swap comma", BOOST, plain(Comma(Swap(TWO_OPP_VTS), Draw(1))))
own("several corrupts", BOOST, plain(Corrupt(YOUR_ACTIVE, 2)))
own("several ally", ALLY, plain(Has(+1)))
own("several mascot", MASCOT, passive(Whenever(YOU_SHUFFLE.after, Draw(1))))
own("several scraps", MASCOT, passive(Whenever(YOU_SCRAP_ALLY.after, Draw(1))))


def both(s: Scene, one: int, two: int) -> None:
    """A chooses both; the second is no choice where it is the last one."""
    s.pick_only(A, one)
    if ("pick", two) in s.options(A):
        s.pick_only(A, two)
    s.settle()


@rule("vcard:4.5.1.2")
@pytest.mark.parametrize("verb", LEAVES)
@pytest.mark.parametrize("bolstered", [False, True])
def test_two_vts_leave(verb: str, bolstered: bool) -> None:
    s = Scene(
        Side(hand=[f"several {verb}"]),
        Side(back=[BLANK, "other blank", BLANK], tokens={2: ["bolster"]} if bolstered else {}),
    )
    s.play(A, "boost", f"several {verb}")
    both(s, s.vt(B, 1), s.vt(B, 2))
    assert s.t.zones[spot(B, 1)] == [] and (s.t.zones[spot(B, 2)] == []) is not bolstered
    assert s.t.zones[spot(B)] and s.t.zones[spot(B, 3)], "nobody else"
    assert (s.tokens(B, 2) == {}) and s.log("bolstered") == ["bolstered"] * bolstered


@rule("vcard:4.5.1.2", "vcard:1.1.0.5")
def test_the_active_spot_is_filled_when_both_are_gone() -> None:
    s = Scene(Side(hand=["several discard"]), Side(back=["other blank", BLANK, BLANK]))
    s.play(A, "boost", "several discard")
    both(s, s.vt(B), s.vt(B, 1))
    assert s.offered(B) == [s.vt(B, 2), s.vt(B, 3)]


@rule("vcard:4.5.1.2", "vcard:8.2.11.2")
def test_what_is_on_both_is_discarded() -> None:
    mine = Side(back=[BLANK, BLANK], allies={1: ["several ally"], 2: ["several ally"]}, tokens={1: ["food"]})
    s = Scene(Side(hand=["several to hand"]), mine)
    s.play(A, "boost", "several to hand")
    both(s, s.vt(B, 1), s.vt(B, 2))
    assert s.hand(B) == [BLANK, BLANK] and s.discard(B) == ["several ally"] * 2 and s.t.tokens == ()


@rule("vcard:4.5.1.2", "vcard:8.3.6.1")
def test_two_cards_go_into_a_deck_with_one_shuffle() -> None:
    s = Scene(Side(hand=["several revive"]), Side(back=[BLANK, BLANK], mascot="several mascot"))
    s.play(A, "boost", "several revive")
    both(s, s.vt(B, 1), s.vt(B, 2))
    assert s.log("shuffle") == ["shuffle"] and [seat for _, seat, _ in s.told("draw")] == [B]


@rule("vcard:4.5.1.2")
@pytest.mark.parametrize("verb", STAYS)
@pytest.mark.parametrize("bolstered", [False, True])
def test_two_vts_are_changed(verb: str, bolstered: bool) -> None:
    s = Scene(Side(hand=[f"several {verb}"]), Side(back=[BLANK, BLANK], tokens={1: ["bolster"]} if bolstered else {}))
    s.play(A, "boost", f"several {verb}")
    both(s, s.vt(B, 1), s.vt(B, 2))
    changed = [(s.pl(B, n) < 8) if verb == "pl" else verb in s.tokens(B, n) for n in range(3)]
    assert changed == [False, not bolstered, True]


@rule("vcard:4.5.1.2")
@pytest.mark.parametrize("verb", OURS)
def test_two_of_ones_own(verb: str) -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=[f"several {verb}"]))
    s.play(A, "boost", f"several {verb}")
    both(s, s.vt(A, 1), s.vt(A, 2))
    assert [bool(s.tokens(A, n)) for n in range(3)] == [False, True, True]


@rule("vcard:4.5.1.2")
@pytest.mark.parametrize("bolstered", [False, True])
@pytest.mark.parametrize("verb", ["scrap", "recall"])
def test_two_allies(verb: str, bolstered: bool) -> None:
    mine = Side(
        back=[BLANK],
        mascot="several scraps",
        allies={0: ["several ally"], 1: ["several ally"]},
        tokens={0: ["bolster"]} if bolstered else {},
    )
    s = Scene(Side(hand=[f"several {verb}"], mascot="several scraps"), mine)
    s.play(A, "boost", f"several {verb}")
    assert (len(s.allies(B)), s.allies(B, 1)) == (int(bolstered), [])
    assert len(s.log("draw")) == (0 if verb == "recall" else 2 - bolstered), "for each Ally A has discarded"


@rule("vcard:4.5.1.2")
def test_two_cards_are_locked_or_unlocked() -> None:
    three = Side("several lock", back=["several lock", "several lock"], hand=["several unlock"])
    s = Scene(Side(hand=["several undertow"]), three)
    s.play(A, "boost", "several undertow")
    both(s, s.vt(B), s.vt(B, 2))
    assert s.t.locked == {s.vt(B), s.vt(B, 2)}
    s.end_turn(A)
    s.play(B, "boost", "several unlock")
    assert s.t.locked == set()


@rule("vcard:4.5.1.2", "vcard:8.2.2.2")
@pytest.mark.parametrize("bolstered", [False, True])
def test_two_vts_of_the_opponents_move_on_their_own_board(bolstered: bool) -> None:
    s = Scene(
        Side(hand=["several move"]), Side(back=[BLANK, "other blank"], tokens={1: ["bolster"]} if bolstered else {})
    )
    s.play(A, "boost", "several move")
    both(s, s.vt(B, 1), s.vt(B, 2))
    if not bolstered:
        assert s.offered(A) == [spot(B, 3), spot(B, 4)]
        s.pick(A, spot(B, 4))
        assert s.offered(A) == [spot(B, 1), spot(B, 3)], "the one before it has made room"
    s.pick(A, spot(B, 3))
    assert s.stack(B, 3) == ["other blank"] and len(s.log("move")) == 2 - bolstered


@rule("vcard:4.5.1.2", "vcard:8.2.2.1", "vcard:8.1.0.1/bolster")
@pytest.mark.parametrize(("tokens", "moved"), [((), 1), ((1,), 0), ((2,), 0), ((1, 2), 0)])
@pytest.mark.parametrize("card", ["several swap", "several swap comma"])
def test_a_swap_takes_two(card: str, tokens: tuple[int, ...], moved: int) -> None:
    """V-53: where Bolster takes one out, the other has no spot to go to."""
    s = Scene(
        Side(hand=[card]), Side(back=[BLANK, "other blank", BLANK], tokens={place: ["bolster"] for place in tokens})
    )
    s.play(A, "boost", card)
    both(s, s.vt(B, 1), s.vt(B, 2))
    assert s.stack(B, 1) == (["other blank"] if moved else [BLANK]) and len(s.log("move")) == moved
    assert s.t.tokens == () and len(s.hand(A)) == moved * (card == "several swap comma")


@rule("vcard:8.1.0.1/corrupt/4")
def test_corrupting_twice_is_corrupting_a_corrupted_vt() -> None:
    s = Scene(Side(hand=["several corrupts"]))
    s.play(A, "boost", "several corrupts")
    assert s.tokens(A) == {"corrupt": 1} and s.terms(A) == {"printed": 8, "counter": 1}
