"""rb.term: the words of the rulebooks' glossary."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import ARCHIVE, CHEER_DECK, DECK, HAND, STAGE
from kaimaku.kernel.values import value
from tests.rule import rule
from tests.rules.hocg import cards_arts as c
from tests.rules.hocg.cards_downs import TOOL
from tests.rules.hocg.cards_turn import HANA, STRIKER
from tests.rules.hocg.scene_downs import SPARE, THEM, A, B, Play, Side, one, performance
from tests.rules.hocg.scene_zones import seen

AZKI, SORA, SORAZ = "hSD01-008", "hSD01-003", "hSD01-013"
FRONT: Side = {**THEM, "collab": one(SPARE, "their collab")}


def arts(s: Play, label: str) -> int:
    """What effects add to its Arts now."""
    return value(s.t, ARTS, s.mem(label).id, 0)


@rule("hocg:rb.term.positions")
@pytest.mark.parametrize("event", [c.HURT_CENTER, c.HURT_COLLAB, c.HURT_BACK])
def test_center_collab_and_back_holomem_are_those_in_that_position(event: str) -> None:
    hurt = {c.HURT_CENTER: {"their center"}, c.HURT_COLLAB: {"their collab"}, c.HURT_BACK: {"their back", "more"}}
    s = Play({"hand": [one(event, "event")]}, {**FRONT, "back": [one(SPARE, "their back"), one(SPARE, "more")]})
    s.do("play", "event")
    assert {label for label in s.position.mems if s.mem(label).damage} == hurt[event]


# --- keywords -------------------------------------------------------------------------------------------------------


@rule("hocg:rb.term.bloom-effect")
def test_a_bloom_effect_acts_on_blooming_and_not_on_coming_otherwise() -> None:
    s = Play({"center": one(HANA, "hana"), "hand": [one(c.BLOOMER, "bloomer")]})
    s.do("bloom", "bloomer", "hana")
    assert s.story("effect") == ["effect bloomer"] and s.hand(A) == 1
    s = Play({"hand": [one(c.PUT_FIRST, "event"), one(c.BLOOMER, "bloomer")]})
    s.do("play", "event")
    s.send("bloomer")
    assert s.t.where[s.card("bloomer")] == STAGE + A and s.story("effect") == []


@rule("hocg:rb.term.collab-effect")
def test_a_collab_effect_acts_on_collabing_and_not_on_being_swapped_in() -> None:
    s = Play({"back": one(c.COLLABER, "collaber")})
    s.do("collab", "collaber")
    assert s.place_of("collaber") == "collab" and s.story("effect") == ["effect collaber"]
    mine = {"collab": one(SPARE, "other"), "back": one(c.COLLABER, "collaber"), "hand": [one(c.SWAP_COLLAB, "event")]}
    s = Play(mine)
    s.do("play", "event")
    assert s.place_of("collaber") == "collab" and s.story("effect") == []


@rule("hocg:rb.term.gift")
def test_a_gift_is_on_wherever_its_holomem_stands_unless_the_text_says_where() -> None:
    for place in ("collab", "back"):
        s = Play({"center": one(STRIKER, "center"), place: one(c.BOOSTER, "booster")})
        assert arts(s, "center") == 20
        s = Play({"center": one(STRIKER, "center"), place: one(c.COLLAB_BOOSTER, "booster")})
        assert arts(s, "center") == (20 if place == "collab" else 0)
    s = Play({"center": one(STRIKER, "center"), "hand": [c.BOOSTER]})
    assert arts(s, "center") == 0, "in the hand it does nothing"


@rule("hocg:rb.term.gift")
def test_some_gifts_act_only_at_certain_moments() -> None:
    s = Play({"hand": [one(c.HURT_CENTER, "event")]}, {"center": one(c.SORE, "sore")})
    assert s.hand(B) == 0
    s.do("play", "event")
    assert s.story("effect") == ["effect sore"] and s.hand(B) == 1


# --- cards that move ------------------------------------------------------------------------------------------------


@rule("hocg:rb.term.draw")
def test_cards_are_drawn_one_by_one_from_the_top() -> None:
    deck = {"top": [one(STRIKER, "first"), one(STRIKER, "second"), one(STRIKER, "third")]}
    s = Play({"hand": [one(c.DRAW_3, "event")], "deck": deck})
    s.do("play", "event")
    assert s.story("draw") == ["draw first", "draw second", "draw third"]
    assert s.t.zones[HAND + A] == [s.card("first"), s.card("second"), s.card("third")]


@rule("hocg:rb.term.send")
def test_sending_attaches_a_cheer_to_a_holomem() -> None:
    s = Play({"center": one(SPARE, "one"), "hand": [one(c.SEND_CHEER, "event")], "archive": [one("red", "red"), TOOL]})
    s.do("play", "event")
    assert s.prompt == "pick", "to one of two holomem; the tool is no cheer"
    s.send("one")
    assert s.mem("one").cheers == [s.card("red")] and s.story("attach") == ["attach one"]


@rule("hocg:rb.term.archive")
def test_a_card_that_is_in_the_archive_is_not_archived() -> None:
    watching: Side = {"center": one(c.ARCHIVE_WATCHER, "watcher")}
    s = Play({**watching, "hand": [one(c.ARCHIVE_HAND, "event"), one(STRIKER, "card")]})
    s.do("play", "event")
    assert s.archived("card") and s.story("effect") == ["effect watcher"]
    s = Play({**watching, "hand": [one(c.ARCHIVE_ARCHIVE, "event")], "deck": [one(STRIKER, "card")]})
    s.do("play", "event")
    s.settle()
    assert s.archived("card") and s.story("effect") == ["effect watcher"], "the second time it lies there already"


@rule("hocg:rb.term.archive")
def test_the_cheers_of_a_baton_pass_are_archived() -> None:
    mine = {"center": one(SPARE, "center", cheers=["red"]), "back": one(c.CHEER_WATCHER, "watcher")}
    s = Play(mine)
    s.do("baton", "watcher")
    assert s.story("effect") == ["effect watcher"] and s.hand(A) == 1


@rule("hocg:rb.term.return-hand")
def test_returning_to_hand_from_the_stage_or_the_archive() -> None:
    bird = {"stack": [one(STRIKER, "card")], "as": "bird", "cheers": [one("red", "red")]}
    s = Play({"back": bird, "hand": [one(c.RETURN_BACK, "event")]})
    s.do("play", "event")
    assert s.t.zones[HAND + A] == [s.card("card")] and s.archived("red")
    s = Play({"hand": [one(c.RETURN_ARCHIVED, "event")], "archive": [one(STRIKER, "card")]})
    s.do("play", "event")
    assert s.t.zones[HAND + A] == [s.card("card")]


@rule("hocg:rb.term.return-hand")
def test_drawing_is_not_returning() -> None:
    watcher = one(c.RETURN_WATCHER, "watcher")
    s = Play({"center": watcher, "back": SPARE, "hand": [one(c.RETURN_BACK, "event")]})
    s.do("play", "event")
    assert s.story("effect") == ["effect watcher"]
    s = Play({"center": watcher, "hand": [one(c.DRAW_3, "event")]})
    s.do("play", "event")
    assert s.hand(A) == 3 and s.story("effect") == []


@rule("hocg:rb.term.return-hand", "hocg:rb.term.archive")
def test_what_was_attached_to_a_returned_holomem_has_been_archived() -> None:
    mine = {"center": one(c.CHEER_WATCHER, "watcher"), "back": one(SPARE, "bird", cheers=["red"])}
    s = Play({**mine, "hand": [one(c.RETURN_BACK, "event")]})
    s.do("play", "event")
    assert s.story("effect") == ["effect watcher"]


@rule("hocg:rb.term.stacked")
def test_stacked_holomem_are_those_below_the_top_one() -> None:
    for under, bonus in (([], 0), ([HANA], 10), ([HANA, c.BLOOMER], 20)):
        s = performance({"center": one(c.STACKER, "stacker", under=under)})
        s.use("stacker", "their center")
        assert s.mem("their center").damage == 30 + bonus


@rule("hocg:rb.term.reveal")
def test_a_revealed_card_is_seen_by_both_and_is_still_in_its_zone() -> None:
    s = Play({"hand": [one(c.REVEAL_TOP, "event")], "deck": [one(STRIKER, "top"), one(STRIKER, "next")]})
    assert seen(s, B, A)["deck"]["known"] == []
    s.do("play", "event")
    assert s.prompt == "may" and s.t.where[s.card("top")] == DECK + A and s.count(DECK + A) == 2
    for viewer in (A, B, None):
        assert seen(s, viewer, A)["deck"]["known"] == [[0, DEFS[s.t.defs[s.card("top")]].id]]
    s.do("yes")
    assert s.t.zones[HAND + A] == [s.card("top")], "drawn from the deck it was in all the time"


@rule("hocg:rb.term.reveal")
def test_what_is_searched_for_is_shown_to_both() -> None:
    s = Play({"hand": [one(c.SEARCH_DEBUT, "event")], "deck": {"top": [one(STRIKER, "card")]}})
    s.do("play", "event")
    assert s.prompt == "pick" and seen(s, B, A)["deck"]["known"] == [], "only the searcher looks through the deck"
    s.do("pick", "card")
    assert [face[0] for face in seen(s, B, A)["hand"] if face] == [DEFS[s.t.defs[s.card("card")]].id]


@rule("hocg:rb.term.shuffle")
def test_after_a_search_the_order_is_random() -> None:
    orders = set()
    for seed in range(1, 6):
        s = Play({"hand": [one(c.SEARCH_DEBUT, "event")], "deck": {"top": [STRIKER]}}, seed=seed)
        before = list(s.t.zones[DECK + A])
        s.do("play", "event")
        assert len(seen(s, A, A)["deck"]["known"]) == 21, "all of it is looked through"
        s.do("done")
        after = s.t.zones[DECK + A]
        assert sorted(after) == sorted(before) and after != before
        assert seen(s, A, A)["deck"]["known"] == [], "and nobody knows it any more"
        orders.add(tuple(after))
    assert len(orders) == 5 and s.count(CHEER_DECK + A) == 10


# --- numbers --------------------------------------------------------------------------------------------------------


@rule("hocg:rb.term.arts-plus")
def test_arts_plus_is_added_to_the_damage_of_arts() -> None:
    s = Play({"center": one(STRIKER, "me", cheers=["white"]), "hand": [one(c.BOOST, "event")]}, THEM)
    s.do("play", "event")
    s.until("perform")
    s.use("me", "their center", 2)
    assert s.mem("their center").damage == 50, "30 and 20"


@rule("hocg:rb.term.angle")
def test_a_name_in_angle_brackets_is_a_card_name() -> None:
    mine: Side = {"center": one(AZKI, "azki"), "collab": one(SORA, "sora"), "back": one(SPARE, "spare")}
    s = Play({**mine, "hand": [one(c.BOOST_AZKI, "event")]})
    s.do("play", "event")
    assert {label: arts(s, label) for label in ("azki", "sora", "spare")} == {"azki": 20, "sora": 0, "spare": 0}


@rule("hocg:rb.term.also-regarded")
def test_soraz_is_azki_and_tokino_sora() -> None:
    mine: Side = {"center": one(AZKI, "azki"), "collab": one(SORA, "sora"), "back": one(SORAZ, "soraz", under=[AZKI])}
    for event, chosen in ((c.BOOST_AZKI, {"azki", "soraz"}), (c.BOOST_SORA, {"sora", "soraz"})):
        s = Play({**mine, "hand": [one(event, "event")]})
        s.do("play", "event")
        assert s.chosen_from() == chosen


@rule("hocg:rb.term.also-regarded")
def test_a_name_given_by_an_effect_comes_on_top_of_its_own() -> None:
    hand = [one(c.NAME_AZKI, "name"), one(c.BOOST_AZKI, "azki"), one(c.BOOST_SORA, "sora")]
    s = Play({"center": one(SORA, "me"), "hand": hand})
    assert s.why("play", "azki") == "hocg:10.7.2.3.7"
    for event in ("name", "azki", "sora"):
        s.do("play", event)
    assert arts(s, "me") == 40


@rule("hocg:rb.term.restore")
def test_restoring_removes_counters() -> None:
    s = Play({"center": one(c.HAPPY, "happy", damage=50), "hand": [one(c.HEAL_30, "event")]})
    s.do("play", "event")
    assert s.mem("happy").damage == 20 and s.story("heal", "effect") == ["heal happy", "effect happy"]


@rule("hocg:rb.term.special-damage")
def test_special_damage_is_reduced_but_raised_neither_by_arts_plus_nor_by_the_critical() -> None:
    """G-52, R-29: the spiker's own bonus and its critical against blue count for its Arts only."""
    theirs: Side = {"center": one(c.BLUE, "blue"), "back": SPARE}
    s = performance({"center": one(c.SPIKED_SPEAKER, "spiker", attached=[TOOL])}, theirs)
    s.use("spiker", "blue")
    assert [row[3] for row in s.log("damage")] == [20, 140], "special 20; 60 + 50 + 20 + 10"
    theirs = {"center": one(c.ARMORED, "blue"), "back": SPARE}
    s = performance({"center": one(c.SPIKED_SPEAKER, "spiker", attached=[TOOL])}, theirs)
    s.use("spiker", "blue")
    assert [row[3] for row in s.log("damage")] == [120], "20-20 is none; 140-20"


@rule("hocg:rb.term.special-damage")
def test_special_damage_is_whatever_is_not_the_figure_of_the_arts() -> None:
    for user, cards in ((c.SPIKER, 1), (c.HITTER, 0)):
        s = performance({"center": one(user, "user")}, {"center": one(c.THIN_SKINNED, "target"), "back": SPARE})
        s.use("user", "target")
        assert s.hand(B) == cards


@rule("hocg:rb.term.takes-minus")
def test_takes_less_damage() -> None:
    s = performance({"center": one(c.HITTER, "hitter")}, {"center": one(c.ARMORED, "armored"), "back": SPARE})
    s.use("hitter", "armored")
    assert s.mem("armored").damage == 60, "80-20"


@rule("hocg:rb.term.damage-not-taken")
def test_damage_that_is_not_taken_is_none() -> None:
    """R-25: no counters, and nothing that watches for damage."""
    s = performance({"center": one(c.HITTER, "hitter")}, {"center": one(c.GHOST, "ghost"), "back": SPARE})
    s.use("hitter", "ghost")
    assert s.mem("ghost").damage == 0 and s.story("damage", "effect") == [] and s.hand(B) == 0


@rule("hocg:rb.term.set-hp")
@pytest.mark.parametrize(("event", "damage"), [(c.SET_HP_50, 250), (c.SET_HP_250, 50)])
def test_setting_hp_is_neither_damage_nor_restoring(event: str, damage: int) -> None:
    """R-27: no reduction applies to it, and nobody who watches damage or restoring takes notice."""
    s = Play({"hand": [one(event, "event")]}, {"center": one(c.TOUCHY, "touchy", damage=100), "back": SPARE})
    s.do("play", "event")
    assert s.mem("touchy").damage == damage and s.story("effect", "damage", "heal") == []


@rule("hocg:rb.term.swap")
def test_a_swap_costs_nothing_and_states_go_along() -> None:
    center = one(SPARE, "center", cheers=["red"], damage=30)
    back = one(SPARE, "back", resting=True, damage=10, cheers=["blue"])
    s = Play({"center": center, "back": back, "hand": [one(c.SWAP_CENTER, "event")]})
    s.do("play", "event")
    assert (s.place_of("center"), s.place_of("back")) == ("back", "center")
    assert s.mem("back").resting and not s.mem("center").resting
    assert (s.mem("center").damage, s.mem("back").damage) == (30, 10)
    assert len(s.mem("center").cheers) == len(s.mem("back").cheers) == 1, "no cheer is archived"
    assert s.t.zones[ARCHIVE + A] == [s.card("event")] and s.story("baton") == []
