"""Effects of a position: whatever lasts in the card language is at work from its first moment on."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.reach import distance, reach
from kaimaku.games.danmaku.scenario.position import build as build_danmaku
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import NO_ARTS, banned, hp
from kaimaku.games.hocg.scenario.position import build, lay
from kaimaku.games.hocg.table import at, back
from kaimaku.games.vcard.game import GAME as VCARD
from kaimaku.games.vcard.scenario.position import build as build_vcard
from kaimaku.judge.scenario.values import PositionError

HIT = {"center": {"card": "hSD01-003", "cheers": ["white"], "as": "star"}}


def arts(*effects: dict[str, object]) -> tuple[list[object], int]:
    """The holomem of A that may use Arts, and the damage of the center's first one."""
    p = lay({"phase": "performance", "A": HIT, "effects": list(effects)})
    t = p.table
    found = [o for o in GAME.options(t, 0) if o[0] == "art"]
    if found:
        GAME.decide(t, 0, found[0])
    center = at(t, 1, 1)
    return [o[1] for o in found], 0 if center is None else center.damage


def test_numbers_permissions_bans_and_replacements_last() -> None:
    assert arts() == ([1], 30)
    assert arts({"text": "Arts(50, THIS)", "on": "star"}) == ([1], 80)
    assert arts({"text": "Arts(10, HOLOMEM[ALL])", "by": "A"}, {"text": "Arts(20, THIS)", "on": "star"}) == ([1], 60)
    assert arts({"text": "Cannot(NO_ARTS, THIS)", "on": "star"}) == ([], 0)
    assert arts({"text": "Immune(THIS, until=THIS_TURN)", "on": "B center"}) == ([1], 0)


def test_an_effect_is_its_players() -> None:
    t = build({"effects": [{"text": "Hp(20, OPP_HOLOMEM[ALL])", "by": "B"}]})
    assert [hp(t, m) for m in back(t, 0)] == [1010] and [hp(t, m) for m in back(t, 1)] == [990]
    t = build({"effects": [{"text": "Cannot(NO_ARTS, THIS)", "on": "A center"}]})
    center = at(t, 0, 1)
    assert center is not None and banned(t, NO_ARTS, center) is not None
    assert t.asked == (0,) and t.journal is None
    assert t.clone().digest() == t.digest() == GAME.load(t.to_data()).digest()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Draw(1)", "no lasting effect"),
        ("SpecialDamage(10, OPP_CENTER)", "no lasting effect"),
        ("Arts(20, HOLOMEM)", "leaves a choice"),
        ("Arst(20, THIS)", "unknown word 'Arst'"),
    ],
)
def test_what_does_not_last_is_refused(text: str, said: str) -> None:
    with pytest.raises(PositionError) as caught:
        build({"effects": [{"text": text, "on": "A center"}]})
    assert caught.value.where == "effects[0].text" and said in caught.value.why


def test_danmaku_effects_in_the_card_language() -> None:
    t = build_danmaku({"effects": [{"text": "Until(NEXT_TURN, Range(2), Distance(1))", "by": "P2"}]})
    assert (reach(t, 1), distance(t, 0, 1)) == (3, 2)
    t = build_danmaku({"effects": [{"spell": "Nitori", "by": "P1", "on": "P2"}], "P2": {"items": ["Power"]}})
    assert reach(t, 1) == 1
    with pytest.raises(PositionError, match="no lasting effect"):
        build_danmaku({"effects": [{"text": "Draw(1)", "by": "P2"}]})


# --- VCard ------------------------------------------------------------------------------------------------------------


def test_what_waits_in_vcard_is_kept_with_the_table() -> None:
    t = build_vcard({"effects": [{"text": "Grow: Draw 1 card. Havoc: Draw 1 card.", "by": "B"}, {"text": "Cap(1)"}]})
    assert [(d.seat, d.whose, d.born < t.turn) for d in t.due] == [(1, 1, True), (1, 0, True)]
    assert t.asked == (0,) and t.journal is None
    assert t.clone().digest() == t.digest() == VCARD.load(t.to_data()).digest()


@pytest.mark.parametrize(
    ("effect", "where", "said"),
    [
        ({"text": "Draw(1)"}, "text", "doesn't last on its own"),
        ({"text": "+1 PL to this VT."}, "text", "doesn't last on its own"),
        ({"text": "Undertow 1. Grow: Draw 1 card."}, "text", "asks for a choice"),
        ({"text": "Grwo(Draw(1))"}, "text", "unknown word 'Grwo'"),
        ({"text": "Cap(1)", "set": "tomorrow"}, "set", "earlier, this turn"),
        ({"text": "Cap(1)", "on": "A backstage 3"}, "on", "a VT or label"),
        ({"text": "Cap(1)", "on": "B active", "by": "A"}, "on", "a VT or label of A"),
        ({"barred": "Filler", "by": "B"}, "barred", "not in the hand of B"),
    ],
)
def test_what_does_not_last_in_vcard_is_refused(effect: dict[str, object], where: str, said: str) -> None:
    lockers = ["CCD-001", "CCD-001"]
    with pytest.raises(PositionError) as caught:
        build_vcard({"A": {"hand": ["Filler"]}, "B": {"backstage": lockers}, "effects": [effect]})
    assert caught.value.where == f"effects[0].{where}" and said in caught.value.why
