"""4.1: zones, what they show, their order, and what becomes of cards that change them."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import ARCHIVE, CHEER_DECK, DECK, HAND, LIFE, POWER, RESOLUTION
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, numbers, random_game, resolution, seen

HIDDEN = ("deck", "cheer_deck", "power", "life")


@rule("hocg:4.1.1")
def test_each_player_has_zones_of_their_own_and_both_share_the_resolution_zone() -> None:
    places = []
    for active in ("A", "B"):
        s = Scene({"hand": [one(c.REST_ONE, "mine")]}, {"hand": [one(c.REST_ONE, "theirs")]}, active=active)
        s.do("play", "mine" if active == "A" else "theirs")
        places.append(s.t.where[s.card("mine" if active == "A" else "theirs")])
        assert resolution(s, None) == [c.REST_ONE]
        assert [len(seen(s, None, seat)["hand"]) for seat in (A, B)] == ([0, 1] if active == "A" else [1, 0])
        s.until("main")
        used = [s.count(ARCHIVE + seat) for seat in (A, B)]
        assert used == ([1, 0] if active == "A" else [0, 1])
    assert places == [RESOLUTION, RESOLUTION]


@rule("hocg:4.1.2")
def test_the_opponent_may_look_through_public_zones_only() -> None:
    s = Scene({"hand": [c.ITEM], "archive": [c.RIN], "power": 2, "oshi": "hSD01-001"})
    side = seen(s, B, A)
    assert numbers(side["hand"]) == [None]
    assert [side[zone]["known"] for zone in HIDDEN] == [[], [], [], []]
    assert numbers(side["archive"]) == [c.RIN]
    assert side["oshi"][0] == "hSD01-001"
    assert all(None not in mem["stack"] for mem in side["stage"])


@rule("hocg:4.1.2.1")
def test_a_hand_card_that_becomes_holo_power_is_shown_to_nobody_else() -> None:
    s = Scene({"hand": [c.HAND_TO_POWER, one(c.RIN, "rin")]})
    s.do("play", s.t.zones[HAND][0])
    assert s.t.where[s.card("rin")] == POWER
    assert seen(s, B, A)["power"] == {"count": 1, "known": []}


@rule("hocg:4.1.2.1")
def test_a_card_of_a_hidden_zone_becomes_public_in_the_archive() -> None:
    s = Scene({"hand": [one(c.MILL, "mill")], "deck": [one(c.RIN, "rin"), c.ITEM]})
    assert all(not seen(s, viewer, A)["deck"]["known"] for viewer in VIEWERS)
    s.do("play", "mill")
    assert all(c.RIN in numbers(seen(s, viewer, A)["archive"]) for viewer in VIEWERS)


@rule("hocg:4.1.2.1")
def test_archive_cards_shuffled_into_the_deck_are_hidden_from_everybody() -> None:
    s = Scene({"hand": [one(c.RECALL, "recall")], "archive": [c.RIN, c.ITEM]})
    s.do("play", "recall")
    assert [seen(s, viewer, A)["deck"] for viewer in VIEWERS] == [{"count": 22, "known": []}] * 3


@rule("hocg:4.1.2.2")
def test_everybody_may_count_every_zone() -> None:
    for n, t in enumerate(random_game(11)):
        if n % 20:
            continue
        for viewer in VIEWERS:
            for seat in (A, B):
                side = seen(t, viewer, seat)
                piles = [side[zone]["count"] for zone in HIDDEN]
                assert piles == [len(t.zones[zone + seat]) for zone in (DECK, CHEER_DECK, POWER, LIFE)]
                assert [len(side["hand"]), len(side["archive"])] == [len(t.zones[z + seat]) for z in (HAND, ARCHIVE)]


@rule("hocg:4.1.2.3")
def test_whoever_searches_for_a_property_may_find_nothing() -> None:
    s = Scene({"hand": [one(c.SEARCH_DEBUT, "search")], "deck": {"top": [one(c.RIN, "rin")]}})
    s.do("play", "search")
    assert s.offers("pick", "rin")
    s.do("done")
    assert s.count(HAND) == 0
    assert s.log("shuffle") == [("shuffle", A, "deck")]


@rule("hocg:4.1.2.3")
def test_without_a_property_a_card_must_be_taken() -> None:
    s = Scene({"hand": [one(c.TAKE_1_OF_2, "take")]})
    s.do("play", "take")
    assert s.why("done") == "hocg:10.7.2.3.1"
    assert len(s.options("pick")) == 2


@rule("hocg:4.1.3", "hocg:4.1.3.2")
def test_piles_keep_their_order_and_grow_on_top_unless_told_otherwise() -> None:
    grown = 0
    for seed in (1, 2, 3):
        before: dict[int, list[int]] = {}
        read = 0
        for t in random_game(seed):
            journal = t.journal or []
            told = {entry[0] for entry in journal[read:]} & {"shuffle", "bottom", "search", "redraw"}
            read = len(journal)
            for zone in (z + seat for z in (DECK, CHEER_DECK, LIFE, POWER) for seat in (A, B)):
                old, now = before.get(zone, []), t.zones[zone]
                if not told:
                    stayed = [card for card in now if card in old]
                    assert stayed == [card for card in old if card in now]
                    assert now[: len(stayed)] == stayed
                    grown += zone & ~1 == POWER and len(now) > len(old) > 0
                before[zone] = now[:]
    assert grown > 5


@rule("hocg:4.1.3.1")
def test_the_order_of_a_deck_survives_saving() -> None:
    s = Scene({"deck": [one(c.RIN, "first"), one(c.ITEM, "second"), one(c.FRAIL, "third")]})
    loaded = GAME.load(s.t.to_data())
    assert loaded.zones[DECK] == [s.card(label) for label in ("third", "second", "first")]
    assert loaded.zones == s.t.zones


@rule("hocg:4.1.3.2")
def test_the_newest_holo_power_lies_on_top() -> None:
    s = Scene(
        {
            "hand": [one(c.HAND_TO_POWER, "put"), one(c.RIN, "new")],
            "power": [one(c.ITEM, "old")],
            "deck": [one(c.FRAIL, "next"), c.ITEM],
            "back": [one(c.STURDY, "dancer")],
        }
    )
    s.do("collab", "dancer")
    s.do("play", "put")
    assert s.t.zones[POWER] == [s.card(label) for label in ("old", "next", "new")]


@rule("hocg:4.1.4")
def test_a_holomem_that_moves_on_the_stage_keeps_its_effects_and_its_orientation() -> None:
    s = Scene(
        {
            "hand": [one(c.BOOST, "boost"), one(c.SWAP, "swap"), one(c.SWAP, "swap back")],
            "center": one(c.RIN, "rin"),
            "back": [one(c.STURDY, "sturdy", resting=True)],
        },
        {"center": one(c.STURDY, "target")},
    )
    s.do("play", "boost")
    s.do("play", "swap")
    assert (s.place_of("rin"), s.place_of("sturdy"), s.mem("sturdy").resting) == ("back", "center", True)
    s.do("play", "swap back")
    assert not s.mem("rin").resting and s.mem("sturdy").resting
    s.do("pass")
    s.use("rin", "target")
    assert s.mem("target").damage == 30


@rule("hocg:4.1.4")
def test_a_holomem_that_left_the_stage_comes_back_as_a_new_one() -> None:
    s = Scene(
        {
            "hand": [one(c.BOOST, "boost"), one(c.BOUNCE_CENTER, "bounce"), one(c.TO_CENTER, "step up")],
            "center": {"stack": [one(c.RIN, "card")], "as": "rin"},
            "back": [],
            "collab": one(c.STURDY, "partner"),
        },
        {"center": one(c.STURDY, "target")},
    )
    s.do("play", "boost")
    s.do("play", "bounce")
    assert s.place_of("rin") == "gone"
    s.do("place", "card")
    s.do("play", "step up")
    s.do("pass")
    again = next(m for m in s.t.mems.values() if s.card("card") in m.stack)
    art = next(o for o in s.options("art") if o[1] == again.id)
    GAME.decide(s.t, A, art)
    assert s.mem("target").damage == 10


@rule("hocg:4.1.4.1")
def test_an_effect_follows_the_card_it_moved() -> None:
    s = Scene({"back": [{"stack": [one(c.RIN, "below"), one(c.LEAVER, "leaver")], "as": "mem"}]})
    s.do("ability", c.key(c.LEAVER), "mem")
    assert s.t.where[s.card("leaver")] == HAND
    shown = [entry[2] for entry in s.t.journal or [] if entry[0] == "show"]
    assert shown == [s.card("leaver")]


@rule("hocg:4.1.5")
def test_whose_deck_it_is_orders_several_cards_that_go_there_at_once() -> None:
    s = Scene({"hand": [one(c.BOTTOM_3, "put")], "archive": [one(c.RIN, "x"), one(c.ITEM, "y"), one(c.FRAIL, "z")]})
    s.do("play", "put")
    for label in ("y", "z"):
        assert s.prompt == "pick" and s.seat == A
        s.do("pick", label)
    assert s.t.zones[DECK][:3] == [s.card(label) for label in ("x", "z", "y")]


@rule("hocg:4.1.5", "hocg:4.1.6")
def test_the_opponent_orders_their_own_cards_under_their_own_deck() -> None:
    s = Scene({"hand": [one(c.BOTTOM_OPP_2, "put")]}, {"archive": [one(c.RIN, "x"), one(c.ITEM, "y")]})
    s.do("play", "put")
    assert s.seat == B
    s.do("pick", "y")
    assert s.t.zones[DECK + B][:2] == [s.card("x"), s.card("y")]
    assert s.count(DECK + A) == 20


def _orders(scene: Scene, orders: Sequence[Sequence[str]]) -> list[Scene]:
    """The same scene with a choice made in several orders."""
    done = []
    for order in orders:
        s = Scene.__new__(Scene)
        s.position, s.t = scene.position, scene.t.clone()
        s.t.journal = list(scene.t.journal or [])
        for label in order:
            s.do("pick", label)
        done.append(s)
    return done


@rule("hocg:4.1.5.1")
def test_nobody_else_learns_the_order_in_which_public_cards_went_to_the_deck() -> None:
    for text in (c.BOTTOM_2, c.TOP_2):
        s = Scene({"hand": [one(text, "put")], "archive": [one(c.RIN, "x"), one(c.ITEM, "y")]})
        s.do("play", "put")
        one_way, other_way = _orders(s, (["x"], ["y"]))
        assert one_way.t.zones[DECK] != other_way.t.zones[DECK]
        for viewer in (B, None):
            assert GAME.view(one_way.t, viewer) == GAME.view(other_way.t, viewer)
            lines = [redact(way.t, way.t.journal or [], viewer) for way in (one_way, other_way)]
            assert lines[0] == lines[1]
        assert GAME.view(one_way.t, A) != GAME.view(other_way.t, A)


@rule("hocg:4.1.5.1")
def test_nor_the_order_of_holomem_that_went_there() -> None:
    s = Scene({"hand": [one(c.BOTTOM_BACKS, "put")], "back": [one(c.RIN, "x"), one(c.FRAIL, "y")]})
    s.do("play", "put")
    one_way, other_way = _orders(s, (["x"], ["y"]))
    assert one_way.t.zones[DECK] != other_way.t.zones[DECK]
    assert GAME.view(one_way.t, B) == GAME.view(other_way.t, B)
    assert redact(one_way.t, one_way.t.journal or [], B) == redact(other_way.t, other_way.t.journal or [], B)


@rule("hocg:4.1.6")
def test_cards_go_to_the_zones_of_their_owner() -> None:
    s = Scene(
        {"hand": [one(c.STRIP_OPP, "strip"), one(c.BOUNCE_OPP, "bounce"), one(c.RECALL_OPP, "recall")]},
        {
            "center": {"card": c.STURDY, "cheers": [one("green", "cheer")]},
            "back": [{"stack": [one(c.RIN, "rin")]}],
            "archive": [one(c.ITEM, "item")],
        },
    )
    s.do("play", "strip")
    assert s.t.where[s.card("cheer")] == ARCHIVE + B
    s.do("play", "bounce")
    assert s.t.where[s.card("rin")] == HAND + B
    s.do("play", "recall")
    assert s.t.where[s.card("item")] == DECK + B
    assert s.log("shuffle") == [("shuffle", B, "deck")]
