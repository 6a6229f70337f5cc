"""13.2 and 13.3: collab effects and bloom effects."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import HAND, POWER
from tests.rule import rule
from tests.rules.hocg.cards_cycles import MOVE_COLLAB, SAKU_1, SAKU_2, SAKU_2_SILENT, SAKU_DEBUT, SWAP_COLLAB
from tests.rules.hocg.cards_game import TALKER
from tests.rules.hocg.scene_turn import A, Scene, one

SPARE = "x-spare"


@rule("hocg:13.2.1")
def test_a_collab_effect_waits_when_its_holomem_has_collabed() -> None:
    s = Scene({"back": one(TALKER, "talker")})
    s.do("collab", "talker")
    assert s.place_of("talker") == "collab" and s.count(POWER + A) == 1
    assert s.prompt == "order" and len(s.options("resolve")) == 2 and s.count(HAND + A) == 0
    s.do("resolve", 0)
    assert s.count(HAND + A) == 3, "both have been played"


@rule("hocg:13.2.1")
def test_a_collab_effect_is_silent_when_another_collabs() -> None:
    s = Scene({"center": TALKER, "back": [one(SPARE, "spare"), TALKER]})
    s.do("collab", "spare")
    assert s.prompt == "main" and s.count(HAND + A) == 0


@rule("hocg:13.2.2")
def test_swapped_into_the_collab_position_is_not_collabing() -> None:
    s = Scene({"collab": SPARE, "back": one(TALKER, "talker"), "hand": [one(SWAP_COLLAB, "event")]})
    s.do("play", "event")
    assert s.place_of("talker") == "collab" and s.prompt == "main" and s.count(HAND + A) == 0


@rule("hocg:13.2.2")
def test_moved_into_the_collab_position_is_not_collabing() -> None:
    s = Scene({"back": one(TALKER, "talker"), "hand": [one(MOVE_COLLAB, "event")]})
    s.do("play", "event")
    assert s.place_of("talker") == "collab" and s.prompt == "main" and s.count(HAND + A) == 0


@rule("hocg:13.3.1", "hocg:13.3.2")
@pytest.mark.parametrize(
    ("stack", "into", "drawn"),
    [
        ([SAKU_DEBUT], SAKU_1, 1),
        ([SAKU_DEBUT, SAKU_1], SAKU_2, 2),
        ([SAKU_DEBUT, SAKU_1], SAKU_2_SILENT, 0),
        ([SAKU_DEBUT, SAKU_2], SAKU_2, 2),
    ],
)
def test_the_card_bloomed_into_speaks_and_not_the_one_below(stack: list[str], into: str, drawn: int) -> None:
    s = Scene({"center": {"stack": stack, "as": "saku"}, "hand": [one(into, "next")]})
    s.do("bloom", "next", "saku")
    assert s.mem("saku").stack[-1] == s.card("next") and s.prompt == "main"
    assert s.count(HAND + A) == drawn


@rule("hocg:13.3.1")
def test_a_bloom_effect_is_silent_when_another_blooms() -> None:
    center = {"stack": [SAKU_DEBUT, SAKU_1], "as": "saku"}
    back = {"stack": [SAKU_DEBUT], "as": "other"}
    s = Scene({"center": center, "back": back, "hand": [one(SAKU_1, "next")]})
    s.do("bloom", "next", "other")
    assert s.count(HAND + A) == 1, "one draw, of the one that bloomed"
