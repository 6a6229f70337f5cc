"""4.4.1 to 4.4.4 and 4.4.6 to 4.4.9: what one holomem is, what it carries, how it moves and leaves."""

from __future__ import annotations

from kaimaku.games.hocg.defs import COLORS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules.stats import colors, hp, names
from kaimaku.games.hocg.table import ARCHIVE, BACK, CENTER, COLLAB, HAND, LIFE, at, back, stage
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import numbers, random_game, seen


@rule("hocg:4.4.1")
def test_the_oshi_is_none_of_your_holomem() -> None:
    s = Scene({"oshi": "hSD01-001", "hand": [one(c.IF_SORA, "sora"), one(c.REST_ONE, "rest")]})
    assert s.why("play", "sora") == "hocg:10.7.2.3.7"
    s.do("play", "rest")
    assert [o[1] for o in s.options("pick")] == [m.id for m in stage(s.t, A)]


@rule("hocg:4.4.2", "hocg:4.6.2.1")
def test_a_stack_is_one_holomem_towards_the_limit_of_six() -> None:
    tower = {"card": c.RIN_2, "under": [c.RIN, c.RIN_1]}
    s = Scene({"center": tower, "back": [f"{c.FRAIL} x4"], "hand": [one(c.RIN, "sixth"), one(c.RIN, "seventh")]})
    s.do("place", "sixth")
    assert len(stage(s.t, A)) == 6
    assert s.why("place", "seventh") == "hocg:8.2.1"


@rule("hocg:4.4.2.1")
def test_the_top_card_gives_all_information() -> None:
    s = Scene({"center": one("hSD01-003", "mem"), "hand": [one("hSD01-013", "soraz")]})
    mem = s.mem("mem")
    assert (hp(s.t, mem), set(names(s.t, mem)), colors(s.t, mem)) == (60, {"Tokino Sora"}, COLORS["white"])
    s.do("bloom", "soraz", "mem")
    assert (hp(s.t, mem), set(names(s.t, mem))) == (130, {"SorAZ", "Tokino Sora", "AZKi"})
    assert colors(s.t, mem) == COLORS["white"] + COLORS["green"]


@rule("hocg:4.4.2.1")
def test_the_arts_offered_are_those_of_the_top_card() -> None:
    s = Scene({"center": {"card": c.RIN_1, "under": [c.RIN], "as": "rin"}}, phase="performance")
    powers = {o[2] for o in s.options("art")}
    assert powers == {s.art("rin", "rin")[2]}


@rule("hocg:4.4.2.1.1")
def test_a_card_of_two_characters_is_one_holomem() -> None:
    s = Scene({"center": {"card": "hSD01-013", "under": ["hSD01-003"]}, "hand": [one(c.COUNT_DUO, "count")]})
    s.do("play", "count")
    assert s.count(HAND) == 1
    assert len(stage(s.t, A)) == 2  # with the spare


@rule("hocg:4.4.2.2")
def test_cards_below_the_top_are_no_holomem_on_the_stage() -> None:
    s = Scene(
        {"center": {"card": c.RIN_1, "under": [c.RIN]}, "back": [c.FRAIL], "hand": [one(c.COUNT_DEBUTS, "count")]}
    )
    s.do("play", "count")
    assert s.count(HAND) == 1


@rule("hocg:4.4.2.3", "hocg:5.14.1", "hocg:5.14.1.1")
def test_a_stack_keeps_the_order_of_its_blooms() -> None:
    s = Scene(
        {
            "center": {"stack": [one(c.RIN, "debut"), one(c.RIN_1, "first")], "as": "rin", "cheers": ["white"]},
            "hand": [one(c.RIN_2, "second"), one(c.SWAP, "swap")],
        }
    )
    s.do("bloom", "second", "rin")
    s.do("play", "swap")
    assert s.mem("rin").stack == [s.card(label) for label in ("debut", "first", "second")]
    assert numbers(seen(s, B, A)["stage"][-1]["stack"]) == [c.RIN, c.RIN_1, c.RIN_2]


@rule("hocg:4.4.3", "hocg:5.17.2")
def test_supports_and_cheers_are_attached_to_holomem() -> None:
    s = Scene({"center": one(c.RIN, "rin"), "hand": [one(c.TOOL, "tool"), one(c.SEND_TOP, "send")]})
    s.do("play", "tool", "rin")
    s.do("play", "send")
    s.do("pick", "rin")
    rin = seen(s, B, A)["stage"][0]
    assert numbers(rin["supports"]) == [c.TOOL]
    assert numbers(rin["cheers"]) == ["hY01-001"]


@rule("hocg:4.4.4", "hocg:5.17.1")
def test_a_holomem_moves_with_all_it_carries() -> None:
    center = {"card": c.RIN_1, "under": [c.RIN], "cheers": ["white", "green"], "attached": [c.TOOL], "as": "rin"}
    s = Scene({"center": center, "back": [one(c.STURDY, "sturdy")], "hand": [one(c.SWAP, "swap")]})
    rin = s.mem("rin")
    before = (rin.stack[:], rin.cheers[:], rin.supports[:])
    s.do("play", "swap")
    assert (s.place_of("rin"), s.place_of("sturdy")) == ("back", "center")
    assert (rin.stack, rin.cheers, rin.supports) == before
    moved = seen(s, B, A)["stage"][-1]
    assert moved["position"] == "back" and len(moved["cheers"]) == 2 and len(moved["supports"]) == 1


@rule("hocg:4.4.4")
def test_a_baton_pass_takes_along_what_was_not_paid() -> None:
    center = {"card": c.RIN_1, "under": [c.RIN], "cheers": ["white x3"], "attached": [c.TOOL], "as": "rin"}
    s = Scene({"center": center, "back": [one(c.STURDY, "sturdy")]})
    rin = s.mem("rin")
    stack, tools = rin.stack[:], rin.supports[:]
    s.do("baton", "sturdy")
    while s.prompt == "pick":
        s.do("pick", rin.cheers[0])
    assert s.place_of("rin") == "back"
    assert (rin.stack, rin.supports, len(rin.cheers)) == (stack, tools, 2)


@rule("hocg:4.4.6", "hocg:4.7.3", "hocg:4.8.3", "hocg:4.6.2")
def test_no_position_ever_holds_more_than_it_may() -> None:
    fullest = 0
    for seed in (5, 6, 7):
        for t in random_game(seed):
            for seat in (A, B):
                places = [m.pos for m in stage(t, seat)]
                assert places.count(CENTER) <= 1 and places.count(COLLAB) <= 1 and len(places) <= 6
                fullest = max(fullest, len(places))
    assert fullest == 6


@rule("hocg:4.4.6", "hocg:4.7.3")
def test_nobody_moves_into_an_occupied_center() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin"),
            "collab": one(c.PUSHER, "pusher"),
            "back": [one(c.FRAIL, "frail")],
            "hand": [one(c.TO_CENTER, "step up")],
        }
    )
    assert s.why("play", "step up") == "hocg:10.7.2.3.7"
    s.do("ability", c.key(c.PUSHER), "pusher")
    assert [s.place_of(label) for label in ("rin", "frail")] == ["center", "back"]


@rule("hocg:4.4.6.1", "hocg:5.13.1")
def test_of_three_debuts_only_the_chosen_one_finds_room() -> None:
    archive = [one(c.RIN, "x"), one(c.FRAIL, "y"), one(c.STURDY, "z")]
    s = Scene({"back": [f"{c.FRAIL} x4"], "archive": archive, "hand": [one(c.CALL_3, "call")]})
    s.do("play", "call")
    assert set(s.options("pick")) == {("pick", s.card(label)) for label in ("x", "y", "z")}
    s.do("pick", "y")
    assert back(s.t, A)[-1].stack == [s.card("y")]
    assert [s.t.where[s.card(label)] for label in ("x", "z")] == [ARCHIVE, ARCHIVE]


@rule("hocg:4.4.6.1")
def test_of_several_that_would_move_to_one_place_their_player_says_who() -> None:
    s = Scene({"back": [one(c.RIN, "x"), one(c.FRAIL, "y")], "hand": [one(c.ALL_TO_COLLAB, "move")]})
    s.do("play", "move")
    assert s.seat == A and s.chosen_from() == {"x", "y"}
    s.do("pick", "y")
    assert [s.place_of(label) for label in ("x", "y")] == ["back", "collab"]


@rule("hocg:4.4.7")
def test_only_the_top_card_goes_where_the_text_says() -> None:
    center = {
        "stack": [one(c.RIN, "below"), one(c.RIN_1, "top")],
        "cheers": [one("green", "cheer")],
        "attached": [one(c.TOOL, "tool")],
        "as": "rin",
    }
    s = Scene({"center": center, "hand": [one(c.BOUNCE_CENTER, "bounce")]})
    s.do("play", "bounce")
    assert s.place_of("rin") == "gone" and at(s.t, A, CENTER) is None
    assert s.t.where[s.card("top")] == HAND
    assert [s.t.where[s.card(label)] for label in ("below", "cheer", "tool")] == [ARCHIVE] * 3


@rule("hocg:4.4.8")
def test_stacked_holomem_are_the_cards_under_the_top() -> None:
    s = Scene({"center": {"card": c.RIN_2, "under": [c.RIN, c.RIN_1]}, "hand": [one(c.COUNT_STACKED, "count")]})
    s.do("play", "count")
    assert s.count(HAND) == 2


@rule("hocg:4.4.9", "hocg:5.4.1")
def test_an_effect_downs_a_holomem_whatever_its_damage() -> None:
    s = Scene(
        {"hand": [one(c.DOWN_BACK, "down")]},
        {"center": one(c.STURDY, "center"), "back": [{"stack": [one(c.RIN, "card")], "as": "rin"}]},
    )
    s.do("play", "down")
    assert s.place_of("rin") == "gone" and s.t.where[s.card("card")] == ARCHIVE + B
    assert s.count(LIFE + B) == 2


@rule("hocg:5.4.1")
def test_a_downed_holomem_is_dealt_with_at_the_next_check_and_not_in_mid_effect() -> None:
    s = Scene(
        {"hand": [one(c.DOWN_OWN, "down")], "back": [one(c.RIN, "rin")], "center": one(c.WITNESS, "witness")},
    )
    s.do("play", "down")
    assert s.count(HAND) == 1  # the rest of the text was carried out
    assert s.prompt == "may"  # an ability on the down: it is still on the stage (11.3.1.1)
    assert s.mem("rin").pos == BACK
    s.do("no")
    assert s.place_of("rin") == "gone"
    assert GAME.view(s.t, A).phase == "main"
