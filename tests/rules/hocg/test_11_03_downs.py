"""11.3: a downed holomem: abilities, archive, life."""

from __future__ import annotations

import json

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import ARCHIVE, HAND, LIFE
from kaimaku.kernel.listeners import ABILITY_BY_KEY
from kaimaku.kernel.plain_data import Unsound
from kaimaku.kernel.soundness import check
from tests.rule import rule
from tests.rules.hocg import cards_downs as c
from tests.rules.hocg.scene_downs import SPARE, A, B, Play, Side, one, performance

PEKORA_OSHI, PEKORA = "hBP01-004", "hBP01-038"
BEHIND: Side = {"back": one(SPARE, "behind")}


@rule("hocg:11.3.1", "hocg:rb.down.threshold")
def test_damage_of_exactly_its_hp_downs_a_holomem() -> None:
    """R-23"""
    for damage, place in ((9, "center"), (10, "gone")):
        theirs = {**BEHIND, "center": one(c.FRAIL_60, "frail", damage=damage)}
        s = performance({"center": one(c.HUNTER, "hunter")}, theirs)
        s.use("hunter", "frail", 2)
        assert s.place_of("frail") == place, "50 more damage on 60 HP"


@rule("hocg:11.3.1")
def test_hp_that_falls_to_the_damage_downs_as_well() -> None:
    for event in (c.DRAIN, c.WITHER):
        s = Play({"hand": [one(event, "event")]}, {**BEHIND, "center": one(c.FRAIL, "frail")})
        s.do("play", "event")
        assert s.place_of("frail") == "gone" and s.life(B) == 2, "undamaged, but with no HP left"


@rule("hocg:11.3.1", "hocg:11.3.1.2", "hocg:rb.down.attachments", "hocg:11.4.1")
def test_the_stack_and_everything_attached_go_to_the_archive_and_one_life_is_lost() -> None:
    frail = one(c.FRAIL_1, "frail", under=[c.FRAIL], cheers=["white", "red"], attached=[c.TOOL, c.SHIELD, c.KEEPSAKE])
    s = performance({"center": one(c.HUNTER, "hunter")}, {**BEHIND, "center": frail})
    cards = s.mem("frail").cards()
    s.use("hunter", "frail")
    assert sorted(s.t.zones[ARCHIVE + B]) == sorted(cards) and len(cards) == 7
    assert s.life(B) == 2 and s.t.life_damage == [0, 0] and s.life(A) == 3


@rule("hocg:11.3.1.1", "hocg:12.1.5.2", "hocg:rb.down.order", "hocg:rb.timing.downed")
def test_abilities_on_a_down_find_the_holomem_still_on_the_stage() -> None:
    """R-15: an Oshi skill of the downed side moves its green cheers; the white one is archived with it."""
    pekora = one(PEKORA, "pekora", cheers=[one("green", "g1"), one("white", "w"), one("green", "g2")])
    theirs = {"oshi": PEKORA_OSHI, "power": 2, "center": pekora, "back": [one(SPARE, "one"), one(SPARE, "two")]}
    s = performance({"center": one(c.HUNTER, "hunter")}, theirs)
    s.use("hunter", "pekora")
    assert s.prompt == "may" and s.seat == B and s.place_of("pekora") == "center" and s.life(B) == 3
    s.do("yes")
    s.send("one", "two")
    assert s.mem("one").cheers == [s.card("g1")] and s.mem("two").cheers == [s.card("g2")]
    assert s.place_of("pekora") == "gone" and s.archived("w") and s.prompt == "pick", "now for the life card"


@rule("hocg:11.3.1.1", "hocg:rb.down.order")
def test_the_downed_holomems_own_ability_and_that_of_a_card_on_it() -> None:
    frail = one(c.MOURNER, "mourner", cheers=[one("red", "red")], attached=[one(c.HEIRLOOM, "heirloom")])
    s = performance({"center": one(c.HUNTER, "hunter")}, {**BEHIND, "center": frail})
    s.use("hunter", "mourner")
    assert s.prompt == "down-order" and s.seat == B
    s.do("resolve", 0)
    assert s.story("effect", "leave") == ["effect hunter", "effect mourner", "effect heirloom", "leave mourner"]
    assert s.mem("behind").cheers[0] == s.card("red") and s.hand(B) == 1


@rule("hocg:11.3.1.1")
def test_a_saved_table_names_the_abilities_that_wait_in_a_down_by_keys() -> None:
    """Their numbers depend on which cards a process has declared before."""
    frail = one(c.MOURNER, "mourner", cheers=[one("red", "red")], attached=[one(c.HEIRLOOM, "heirloom")])
    s = performance({"center": one(c.HUNTER, "hunter")}, {**BEHIND, "center": frail})
    s.use("hunter", "mourner")
    data = json.loads(json.dumps(s.t.to_data()))
    waiting = data["frames"][-1][4][1]
    names = [ABILITY_BY_KEY[row[0]].name for row in waiting]
    assert [name.partition("/")[0] for name in names] == [f"hocg:{c.MOURNER}", f"hocg:{c.HEIRLOOM}"]
    check(data, GAME.layout())
    GAME.check(data)
    waiting[0][0] = ABILITY_BY_KEY[waiting[0][0]].number
    with pytest.raises(Unsound, match="unknown ability on a down"):
        GAME.check(data)


@rule("hocg:11.3.1.1.1", "hocg:rb.timing.downs")
def test_the_turn_players_come_first() -> None:
    s = performance({"center": one(c.HUNTER, "hunter")}, {**BEHIND, "center": one(c.MOURNER, "mourner")})
    s.use("hunter", "mourner")
    assert s.story("effect", "leave", "life") == ["effect hunter", "effect mourner", "leave mourner", "life B"]


@rule("hocg:11.3.1.1.1")
def test_it_is_the_turn_player_and_not_the_attacker_who_is_first() -> None:
    """The turn player downs their own holomem; both sides have something to say about it."""
    mine = {**BEHIND, "center": one(c.MOURNER, "mourner"), "hand": [one(c.HURT_OWN_CENTER, "event")]}
    theirs = {"center": one(c.WITNESS, "witness")}
    s = Play(mine, theirs)
    s.do("play", "event")
    assert s.story("effect", "leave") == ["effect mourner", "effect witness", "leave mourner"]
    s = Play({"center": one(c.WITNESS, "witness"), "hand": [one(c.HURT_ALL, "event")]}, {**BEHIND, "center": c.MOURNER})
    s.do("play", "event")
    assert s.story("effect", "leave")[0] == "effect witness"


@rule("hocg:11.3.1.1.1", "hocg:11.3.1.1.2")
def test_all_of_them_one_at_a_time_each_player_ordering_their_own() -> None:
    mourner = one(c.MOURNER, "mourner", attached=[one(c.KEEPSAKE, "k1"), one(c.KEEPSAKE, "k2")])
    mine = {"center": one(c.HUNTER, "hunter"), "back": one(c.WITNESS, "witness")}
    s = performance(mine, {**BEHIND, "center": mourner})
    s.use("hunter", "mourner")
    assert (s.prompt, s.seat, len(s.options("resolve"))) == ("down-order", A, 2)
    s.do("resolve", int(s.options("resolve")[1][1]))
    assert s.hand(A) == 2 and s.hand(B) == 0 and s.place_of("mourner") == "center"
    for left in (3, 2):
        assert (s.prompt, s.seat, len(s.options("resolve"))) == ("down-order", B, left)
        s.do("resolve", int(s.options("resolve")[-1][1]))
    assert s.hand(B) == 3 and s.place_of("mourner") == "gone"
    told = s.story("effect", "leave")
    assert set(told[:2]) == {"effect hunter", "effect witness"}
    assert set(told[2:5]) == {"effect k1", "effect k2", "effect mourner"} and told[5] == "leave mourner"


@rule("hocg:11.3.1.2", "hocg:rb.down.order")
def test_a_holomem_returned_to_hand_by_its_down_ability_still_costs_its_life() -> None:
    """R-17 f"""
    phoenix = {"stack": [one(c.PHOENIX, "card")], "as": "phoenix", "cheers": [one("red", "red")]}
    s = performance({"center": one(c.HUNTER, "hunter")}, {**BEHIND, "center": phoenix})
    s.use("hunter", "phoenix")
    assert s.t.where[s.card("card")] == HAND + B and s.archived("red")
    assert s.life(B) == 2 and s.prompt == "perform"


@rule("hocg:11.3.1.1", "hocg:11.3.1")
def test_healing_inside_a_down_does_not_undo_it() -> None:
    """R-15, R-10: neither that of the healer itself nor that of the next of the group."""
    theirs = {"center": one(c.HEALER, "healer"), "collab": one(c.FRAIL, "frail"), **BEHIND}
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    s.send("healer", "frail")
    assert s.story("heal", "leave")[:3] == ["heal healer", "heal frail", "heal behind"]
    s.settle()
    assert s.place_of("healer") == s.place_of("frail") == "gone" and s.life(B) == 1


@rule("hocg:11.3.1")
def test_a_holomem_that_left_the_stage_meanwhile_is_not_downed() -> None:
    theirs = {"center": one(c.CALLER, "caller"), "collab": SPARE, "back": [one(c.FRAIL, "frail")]}
    s = Play({"hand": [one(c.HURT_ALL, "event")]}, theirs)
    s.do("play", "event")
    s.send("caller")
    s.settle()
    assert s.story("down") == ["down caller"] and s.life(B) == 2 and s.hand(B) == 1


@rule("hocg:11.3.1.2")
def test_what_a_down_costs() -> None:
    """R-17: two for a Life-2 holomem, nothing if the text says so; a down by one's own card costs as well."""
    for card, event, cost in (
        (c.FRAIL, c.HURT_ALL, 1),
        (c.FRAIL_BUZZ, c.HURT_ALL, 2),
        (c.FRAIL_BUZZ, c.HURT_FREELY, 0),
    ):
        s = Play({"hand": [one(event, "event")]}, {**BEHIND, "center": one(card, "frail")})
        s.do("play", "event")
        assert s.place_of("frail") == "gone" and s.count(LIFE + B) == 3 - cost and s.life(A) == 3
    s = Play({**BEHIND, "center": one(c.FRAIL, "frail"), "hand": [one(c.HURT_OWN_CENTER, "event")]})
    s.do("play", "event")
    assert s.life(A) == 2 and s.life(B) == 3
