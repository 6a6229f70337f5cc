"""5.8 to 5.13: looking, switching, revealing, archiving, placing."""

from __future__ import annotations

from kaimaku.games.hocg.table import ARCHIVE, DECK, HAND, POWER, back, stage
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import VIEWERS, numbers, seen


@rule("hocg:5.8.1")
def test_looking_shows_the_whole_zone_to_the_looker_alone() -> None:
    s = Scene({"power": [c.RIN, c.ITEM, c.FRAIL], "hand": [one(c.LOOK_POWER, "look")]})
    s.do("play", "look")
    assert s.prompt == "pick" and len(s.options("pick")) == 3
    assert seen(s, A, A)["power"]["known"] == [[place, card] for place, card in enumerate([c.RIN, c.ITEM, c.FRAIL])]
    assert [seen(s, viewer, A)["power"]["known"] for viewer in (B, None)] == [[], []]
    order = s.t.zones[POWER][:]
    s.do("pick", order[1])
    assert s.t.zones[POWER] == [order[0], order[2]]  # back as they lay (Q183)


@rule("hocg:5.9.1")
def test_looking_at_the_top_three_shows_as_many_as_there_are_to_one_player() -> None:
    for deck, shown in ((5, 3), (2, 2)):
        s = Scene({"deck": deck, "hand": [one(c.LOOK_3, "look")]})
        s.do("play", "look")
        assert [place for place, _ in seen(s, A, A)["deck"]["known"]] == list(range(shown))
        assert [seen(s, viewer, A)["deck"]["known"] for viewer in (B, None)] == [[], []]
        assert len(s.options("pick")) == shown


def _peeking(**more: object) -> Scene:
    s = Scene({"deck": [c.RIN, c.ITEM, c.FRAIL, c.STURDY], "hand": [one(c.LOOK_UP_TO_3, "look")], **more})
    s.do("play", "look")
    return s


def _looked(s: Scene) -> int:
    return len(seen(s, A, A)["deck"]["known"])


@rule("hocg:5.9.2", "hocg:5.9.2.2", "hocg:5.9.2.4", "hocg:5.9.2.5")
def test_looking_at_up_to_three_shows_one_more_each_time_and_no_fourth() -> None:
    s = _peeking()
    for looked in (0, 1, 2):
        assert (s.prompt, _looked(s)) == ("number", looked)
        s.do("number", 1)
    assert (s.prompt, _looked(s)) == ("pick", 3)
    assert seen(s, B, A)["deck"]["known"] == []


@rule("hocg:5.9.2.3")
def test_the_player_may_stop_looking_at_any_time() -> None:
    s = _peeking()
    s.do("number", 0)
    assert (s.prompt, _looked(s), s.count(HAND)) == ("main", 0, 0)
    s = _peeking()
    s.do("number", 1)
    s.do("number", 0)
    assert (s.prompt, s.count(HAND), s.count(DECK)) == ("main", 1, 3)  # the only one seen had to be taken
    s = _peeking()
    s.do("number", 1)
    s.do("number", 1)
    s.do("number", 0)
    assert len(s.options("pick")) == 2


@rule("hocg:5.9.2.5")
def test_a_small_deck_ends_the_looking() -> None:
    s = _peeking(deck=[c.RIN, c.ITEM])
    s.do("number", 1)
    s.do("number", 1)
    assert (s.prompt, _looked(s)) == ("pick", 2)


@rule("hocg:5.9.2.1")
def test_looking_at_up_to_none_shows_nothing() -> None:
    s = Scene({"center": one(c.LOOK_UP_TO_0, "blinker")})
    s.do("ability", c.key(c.LOOK_UP_TO_0), "blinker")
    assert (s.prompt, _looked(s), s.count(HAND)) == ("main", 0, 0)


@rule("hocg:5.10.1")
def test_a_switch_moves_both_at_once() -> None:
    s = Scene({"center": one(c.RIN, "x"), "collab": one(c.FRAIL, "y"), "hand": [one(c.SWITCH, "switch")]})
    s.do("play", "switch")
    assert (s.place_of("x"), s.place_of("y")) == ("collab", "center")
    places = {s.mem("x").id: "center", s.mem("y").id: "collab"}
    for _, _, mem, place in s.log("shift"):  # nor is there ever more than one of them in a place
        places[int(mem)] = str(place)
        assert place == "back" or list(places.values()).count(str(place)) == 1


@rule("hocg:5.10.2")
def test_if_one_of_them_cannot_move_neither_does() -> None:
    for lock in (c.LOCK_CENTER, c.LOCK_COLLAB):
        s = Scene(
            {
                "center": one(c.RIN, "x"),
                "collab": one(c.FRAIL, "y"),
                "back": [one(c.SWITCHER, "switcher")],
                "hand": [one(lock, "lock")],
            }
        )
        s.do("play", "lock")
        s.do("ability", c.key(c.SWITCHER), "switcher")
        assert (s.place_of("x"), s.place_of("y")) == ("center", "collab")


@rule("hocg:5.11.1")
def test_everybody_sees_a_revealed_card() -> None:
    s = Scene({"hand": [one(c.SHOW_HAND_CARD, "show"), one(c.RIN, "rin"), one(c.ITEM, "item")]})
    s.do("play", "show")
    s.do("pick", "rin")
    assert s.t.where[s.card("rin")] == HAND
    for viewer in (B, None):
        assert numbers(seen(s, viewer, A)["hand"]) == [c.RIN, None]


@rule("hocg:5.11.2")
def test_cards_revealed_from_the_deck_are_fitting_ones_and_shown_to_all() -> None:
    deck = [one(c.RIN, "x"), one(c.ITEM, "item"), one(c.FRAIL, "y"), one(c.STURDY, "z"), one(c.RIN_1, "first")]
    s = Scene({"deck": deck, "hand": [one(c.REVEAL_DEBUT, "search")]})
    s.do("play", "search")
    offered = {o[1] for o in s.options("pick")}
    assert offered == {s.card(label) for label in ("x", "y", "z")}
    while s.prompt == "pick":
        s.do(*s.options("pick")[0])  # type: ignore[arg-type]
    assert s.count(HAND) == 2
    for viewer in VIEWERS:
        assert None not in numbers(seen(s, viewer, A)["hand"])
    assert seen(s, B, A)["deck"]["known"] == []


@rule("hocg:5.12.1")
def test_archiving_a_card_moves_it_to_its_owners_archive() -> None:
    s = Scene({"hand": [one(c.DISCARD, "discard"), one(c.RIN, "rin")]})
    s.do("play", "discard")
    assert s.t.where[s.card("rin")] == ARCHIVE and s.count(HAND) == 0


@rule("hocg:5.13.1")
def test_an_effect_puts_a_debut_of_the_deck_on_the_stage() -> None:
    s = Scene({"deck": {"top": [one(c.RIN, "rin")]}, "hand": [one(c.FETCH_STAGE, "fetch")]})
    s.do("play", "fetch")
    s.do("pick", "rin")
    assert back(s.t, A)[-1].stack == [s.card("rin")]
    assert len(stage(s.t, A)) == 3


@rule("hocg:5.13.1")
def test_not_beyond_the_limit_of_the_stage() -> None:
    s = Scene({"back": [f"{c.FRAIL} x5"], "deck": {"top": [c.RIN]}, "hand": [one(c.FETCH_STAGE, "fetch")]})
    assert s.why("play", "fetch") == "hocg:10.7.2.3.7"
