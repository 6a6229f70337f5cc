"""4.1.4: Worlds, for both players."""

from __future__ import annotations

from kaimaku.games.vcard.card import VTUBER, WORLD
from kaimaku.games.vcard.lang import TURN_STARTS, WATER_VTS, YOUR_ACTIVE, Draw, Has, Whenever, passive
from kaimaku.games.vcard.table import WORLD_SPOT
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, plain, spot

WET = own("4.1.4 wet", VTUBER, element="water")
SEA = own("4.1.4 sea", WORLD, passive(Has(+1, WATER_VTS)), element="water")
SCHOOL = own("4.1.4 school", WORLD, passive(Whenever(TURN_STARTS.when, Draw(1))))
STAGE = own("4.1.4 stage", WORLD, passive(Has(+2, YOUR_ACTIVE)))


@rule("vcard:4.1.4.3", "vcard:4.1.4.4")
def test_both_players_are_affected_as_long_as_it_is_there() -> None:
    s = Scene(Side(active=WET, back=[BLANK], hand=[SEA]), Side(active=BLANK, back=[WET], hand=[STAGE]))
    assert (s.pl(A), s.pl(B, 1)) == (8, 8)
    s.play(A, "world", SEA)
    assert (s.pl(A), s.pl(A, 1), s.pl(B), s.pl(B, 1)) == (9, 8, 8, 9), "at once, without any action"
    s.end_turn(A)
    s.play(B, "world", STAGE)
    assert (s.pl(A), s.pl(B, 1)) == (8, 8), "gone with it"


@rule("vcard:4.1.4.3", "vcard:4.1.4.4")
def test_the_you_of_a_world_is_the_active_player() -> None:
    """Whoever played it: "you" changes with the turn."""
    s = Scene(Side(deck=[BLANK] * 9), Side(deck=[BLANK] * 9), world=SCHOOL)
    s.end_turn(A)
    assert (len(s.deck(A)), len(s.deck(B))) == (9, 7), "its card and the draw of the turn, for B"
    s.end_turn(B)
    assert (len(s.deck(A)), len(s.deck(B))) == (7, 7)
    s = Scene(world=STAGE)
    assert (s.pl(A), s.pl(B)) == (10, 8)
    s.end_turn(A)
    assert (s.pl(A), s.pl(B)) == (8, 10)


@rule("vcard:4.1.4.2", "vcard:6.2.2.2f")
def test_one_world_in_a_turn() -> None:
    s = Scene(Side(hand=[SEA, STAGE, BLANK]), Side(hand=[STAGE]))
    s.play(A, "world", SEA)
    assert s.refused(A, s.option(A, "world", STAGE)) == "vcard:4.1.4.2"
    s.play(A, "play", BLANK, spot(A, 1))
    assert not [o for o in s.options(A) if o[0] == "world"]
    s.end_turn(A)
    s.play(B, "world", STAGE)
    s.end_turn(B)
    s.play(A, "world", STAGE)
    assert [plain(s.t, c) for c in s.t.zones[WORLD_SPOT]] == [STAGE] and s.discard(B) == [STAGE]
