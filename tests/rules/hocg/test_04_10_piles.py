"""4.10 to 4.16: life, decks, hand, archive, holo Power and the resolution zone."""

from __future__ import annotations

from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import (
    ARCHIVE,
    CHEER_DECK,
    DECK,
    HAND,
    LIFE,
    POWER,
    RESOLUTION,
    HoloTable,
    put,
    take_out,
)
from kaimaku.kernel.decisions import PROMPTS
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.cards_turn import LEADER
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, numbers, resolution, seen


def _first_cheer() -> HoloTable:
    """A new game at its first question after the set-up: who gets the first cheer."""
    t = GAME.new([builtin("sora"), builtin("azki")], 4)
    while t.phase == "setup":
        GAME.decide(t, t.asked[0], GAME.options(t, t.asked[0])[0])
    assert PROMPTS[t.prompt].name == "hocg:pick" and t.turn == 1
    return t


# --- life -----------------------------------------------------------------------------------------------------------


@rule("hocg:4.10.1")
def test_the_cards_of_the_life_area_are_the_life_left() -> None:
    s = Scene({"hand": [one(c.DOWN_BACK, "down")]}, {"life": 3, "back": [c.RIN]})
    assert seen(s, A, B)["life"]["count"] == 3
    s.do("play", "down")
    assert seen(s, A, B)["life"]["count"] == s.count(LIFE + B) == 2


@rule("hocg:4.10.2")
def test_life_is_seen_by_nobody_and_lost_in_its_order() -> None:
    life = [one("green", "top"), one("red", "middle"), one("blue", "bottom")]
    s = Scene({"hand": [one(c.DOWN_BACK, "down")]}, {"life": life, "back": [c.RIN], "center": one(c.STURDY, "center")})
    assert all(seen(s, viewer, B)["life"]["known"] == [] for viewer in VIEWERS)
    s.do("play", "down")
    assert s.mem("center").cheers == [s.card("top")]
    assert s.t.zones[LIFE + B] == [s.card("bottom"), s.card("middle")]
    assert all(seen(s, viewer, B)["life"]["known"] == [] for viewer in VIEWERS)


# --- decks ----------------------------------------------------------------------------------------------------------


@rule("hocg:4.11.1", "hocg:4.12.1")
def test_deck_and_cheer_deck_lie_in_their_areas_from_the_start() -> None:
    t = _first_cheer()
    for seat, life in ((A, 5), (B, 6)):  # as printed on the two Oshi
        drawn = len(t.zones[HAND + seat]) + len(t.spots[seat])
        assert len(t.zones[DECK + seat]) == 50 - drawn
        assert len(t.zones[LIFE + seat]) == life
        assert len(t.zones[CHEER_DECK + seat]) == 20 - life


@rule("hocg:4.11.2", "hocg:4.12.2")
def test_nobody_looks_into_the_decks_and_their_order_decides_what_comes_next() -> None:
    deck = [one(c.RIN, "top"), one(c.ITEM, "next"), c.FRAIL]
    cheers = [one("green", "top cheer"), one("red", "next cheer"), "blue"]
    s = Scene({"deck": deck, "cheer_deck": cheers, "back": [], "center": one(c.STURDY, "sturdy")}, phase="draw")
    assert s.prompt == "main"
    assert s.t.zones[HAND] == [s.card("top")]
    assert s.mem("sturdy").cheers == [s.card("top cheer")]
    for viewer in VIEWERS:
        side = seen(s, viewer, A)
        assert (side["deck"], side["cheer_deck"]) == ({"count": 2, "known": []}, {"count": 2, "known": []})
    s.until("main")
    s.until("main")
    assert s.t.zones[HAND] == [s.card("top"), s.card("next")]
    assert s.mem("sturdy").cheers == [s.card("top cheer"), s.card("next cheer")]


@rule("hocg:4.11.3")
def test_deck_in_a_text_is_the_whole_main_deck_and_not_the_cheer_deck() -> None:
    deck = [one(c.RIN, "top"), one(c.ITEM, "middle"), one(c.FRAIL, "bottom")]
    s = Scene({"deck": deck, "hand": [one(c.SEARCH_ANY, "search")]})
    s.do("play", "search")
    assert {o[1] for o in s.options("pick")} == {s.card(label) for label in ("top", "middle", "bottom")}


# --- hand -----------------------------------------------------------------------------------------------------------


@rule("hocg:4.13.2")
def test_a_player_sees_their_own_hand_only_and_its_order_says_nothing() -> None:
    s = Scene({"hand": [one(c.RIN, "x"), one(c.ITEM, "y")]}, {"hand": [c.FRAIL]})
    assert set(numbers(seen(s, A, A)["hand"])) == {c.RIN, c.ITEM}
    assert numbers(seen(s, A, B)["hand"]) == [None]
    assert numbers(seen(s, B, A)["hand"]) == [None, None]
    other_way = s.t.clone()
    other_way.zones[HAND].reverse()
    for viewer in (B, None):
        assert GAME.view(other_way, viewer) == GAME.view(s.t, viewer)


@rule("hocg:4.13.3")
def test_cards_in_hand_are_counted_when_they_are_asked_about() -> None:
    s = Scene({"hand": [one(c.CROWDED, "crowded"), one(c.DRAW_1, "draw"), f"{c.RIN} x4"]})
    assert s.offers("play", "crowded")  # five others
    s.do("place", next(card for card in s.t.zones[HAND] if s.offers("place", card)))
    assert s.why("play", "crowded") == "hocg:10.7.2.4.1"


@rule("hocg:4.13.4")
def test_a_hand_has_no_limit() -> None:
    s = Scene({"hand": [f"{c.ITEM} x20"]})
    s.until("main")
    assert s.t.active == B
    assert s.count(HAND + A) == 20 and s.count(ARCHIVE + A) == 0


# --- archive, holo Power, resolution zone ---------------------------------------------------------------------------


@rule("hocg:4.14.1")
def test_used_cards_end_in_the_archive() -> None:
    s = Scene(
        {
            "center": {"card": c.RIN, "cheers": [one("white", "cheer")]},
            "back": [one(c.STURDY, "sturdy"), {"stack": [one(c.FRAIL, "frail")]}],
            "hand": [one(c.ITEM, "item"), one(c.DOWN_OWN, "down")],
        }
    )
    s.do("play", "item")
    s.do("baton", "sturdy")
    s.do("play", "down")
    s.do("pick", next(m.id for m in s.t.mems.values() if s.card("frail") in m.stack))
    s.quiet()  # the life card goes to somebody
    assert set(s.t.zones[ARCHIVE]) == {s.card(label) for label in ("item", "cheer", "down", "frail")}


@rule("hocg:4.14.2")
def test_everybody_sees_both_archives() -> None:
    s = Scene({"archive": [c.RIN, "green"]}, {"archive": [c.ITEM]})
    for viewer in VIEWERS:
        assert set(numbers(seen(s, viewer, A)["archive"])) == {c.RIN, "hY02-001"}
        assert numbers(seen(s, viewer, B)["archive"]) == [c.ITEM]


@rule("hocg:4.14.2")
def test_the_order_of_an_archive_bars_no_card_of_it() -> None:
    s = Scene({"archive": [one(c.RIN, "x"), one(c.ITEM, "y"), one(c.FRAIL, "z")], "hand": [one(c.SALVAGE, "take")]})
    s.do("play", "take")
    assert {o[1] for o in s.options("pick")} == {s.card(label) for label in ("x", "y", "z")}


@rule("hocg:6.1.3.1", "hocg:6.1.4.1", "hocg:4.13.1")
def test_a_card_that_goes_back_is_a_card_of_the_deck() -> None:
    """K-36: a cheer goes to no hand, deck or holo Power."""
    s = Scene({"archive": [one("red", "cheer")], "hand": [one(c.SALVAGE, "take"), one(c.RECALL, "recall")]})
    assert s.why("play", "take") == s.why("play", "recall") == "hocg:10.7.2.3.7", "nothing would change"
    s = Scene({"archive": [one("red", "cheer"), one(c.ITEM, "item")], "hand": [one(c.SALVAGE, "take")]})
    s.do("play", "take")
    assert s.t.where[s.card("item")] == HAND and s.t.where[s.card("cheer")] == ARCHIVE
    s = Scene({"archive": [one("red", "cheer"), one(c.ITEM, "item")], "hand": [one(c.RECALL, "recall")]})
    s.do("play", "recall")
    assert s.t.where[s.card("item")] == DECK and s.t.where[s.card("cheer")] == ARCHIVE
    s = Scene({"center": one(c.RIN, "rin", cheers=[one("red", "cheer")]), "hand": [one(c.PICK_UP, "up"), c.ITEM]})
    s.do("play", "up")
    assert s.t.where[s.card("cheer")] == ARCHIVE, "nor what the text has archived itself"


@rule("hocg:4.15.1")
def test_a_collab_lays_a_card_as_holo_power() -> None:
    s = Scene({"back": [one(c.RIN, "rin")], "power": 1, "deck": [one(c.ITEM, "top"), c.FRAIL]})
    s.do("collab", "rin")
    assert seen(s, B, A)["power"]["count"] == 2
    assert s.t.where[s.card("top")] == POWER


@rule("hocg:4.15.2")
def test_holo_power_is_hidden_and_paid_from_the_top() -> None:
    s = Scene({"oshi": LEADER, "power": [one(c.RIN, "new"), one(c.ITEM, "old")]})
    assert all(seen(s, viewer, A)["power"] == {"count": 2, "known": []} for viewer in VIEWERS)
    s.do("skill", 0)
    assert s.t.where[s.card("new")] == ARCHIVE
    assert s.t.zones[POWER] == [s.card("old")]


@rule("hocg:4.16.1", "hocg:4.16.2")
def test_a_support_waits_in_the_resolution_zone_for_all_to_see() -> None:
    s = Scene({"hand": [one(c.REST_ONE, "rest")]})
    s.do("play", "rest")
    assert s.prompt == "pick"
    assert s.count(HAND) == s.count(ARCHIVE) == 0
    for viewer in VIEWERS:
        assert resolution(s, viewer) == [c.REST_ONE]
    s.quiet()
    assert s.t.where[s.card("rest")] == ARCHIVE
    assert resolution(s, B) == []


@rule("hocg:4.16.2")
def test_a_newer_card_lies_on_top_in_the_resolution_zone() -> None:
    s = Scene({"hand": [one(c.REST_ONE, "rest"), one(c.ITEM, "newer")]})
    s.do("play", "rest")
    take_out(s.t, s.card("newer"))
    put(s.t, s.card("newer"), RESOLUTION)
    assert s.t.zones[RESOLUTION] == [s.card("rest"), s.card("newer")]
    assert resolution(s, B) == [c.REST_ONE, c.ITEM]
