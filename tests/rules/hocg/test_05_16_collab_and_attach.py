"""5.16 to 5.21: collab, attaching and its limits, swaps, additional abilities, Ability Shift, sending."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules import support
from kaimaku.games.hocg.table import ARCHIVE, CHEER_DECK, HAND, POWER, RESOLUTION, attach
from tests.rule import rule
from tests.rules.hocg import cards_zones as c
from tests.rules.hocg.scene_turn import A, B, Scene, one
from tests.rules.hocg.scene_zones import numbers, seen


@rule("hocg:5.16.1")
def test_to_collab_is_to_move_to_the_collab_position() -> None:
    s = Scene({"back": [one(c.COLLABER, "mem")]})
    s.do("collab", "mem")
    assert s.place_of("mem") == "collab"
    assert (s.count(POWER), s.count(HAND)) == (1, 1)  # holo Power, and the collab effect's draw


@rule("hocg:5.16.1")
@pytest.mark.parametrize("text", [c.TO_COLLAB, c.SWAP_COLLAB])
def test_being_moved_or_swapped_there_is_no_collab(text: str) -> None:
    other = [one(c.STURDY, "other")] if text == c.SWAP_COLLAB else []
    s = Scene({"collab": other, "back": [one(c.COLLABER, "mem")], "hand": [one(text, "move")]})
    s.do("play", "move")
    assert s.place_of("mem") == "collab"
    assert (s.count(POWER), s.count(HAND)) == (0, 0)


# --- attaching ------------------------------------------------------------------------------------------------------


@rule("hocg:5.17.1", "hocg:5.17.2", "hocg:5.21.1")
def test_a_sent_cheer_is_attached_and_goes_where_its_holomem_goes() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin"),
            "cheer_deck": [one("blue", "cheer"), "white"],
            "hand": [one(c.SEND_TOP, "send"), one(c.SWAP, "swap")],
        }
    )
    s.do("play", "send")
    s.do("pick", "rin")
    assert s.mem("rin").cheers == [s.card("cheer")] and s.count(CHEER_DECK) == 1
    s.do("play", "swap")
    moved = seen(s, B, A)["stage"][-1]
    assert (moved["position"], numbers(moved["cheers"])) == ("back", ["hY04-001"])


@rule("hocg:5.17.3.1", "hocg:5.17.3.2")
def test_a_holomem_carries_one_tool_and_one_mascot() -> None:
    for held, second, another in ((c.TOOL, c.OTHER_TOOL, c.MASCOT), (c.MASCOT, c.OTHER_MASCOT, c.TOOL)):
        s = Scene(
            {
                "center": one(c.RIN, "full", attached=[held]),
                "back": [one(c.FRAIL, "free")],
                "hand": [one(second, "second"), one(another, "another")],
            }
        )
        assert s.why("play", "second", "full") == "hocg:10.7.2.5.1.2.1"
        assert s.offers("play", "second", "free")
        s.do("play", "another", "full")
        assert len(s.mem("full").supports) == 2


@rule("hocg:5.17.3.3")
def test_a_fan_may_set_a_limit_of_its_own() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin"),
            "hand": [one(c.FAN, "x"), one(c.ONE_FAN, "only"), one(c.ONE_FAN, "second")],
            "back": [one(c.FRAIL, "other", attached=[c.FAN])],
        }
    )
    assert s.why("play", "only", "other") == "hocg:10.7.2.5.1.2.1"  # that one has a fan already
    s.do("play", "only", "rin")
    assert s.why("play", "second", "rin") == "hocg:10.7.2.5.1.2.1"
    assert s.why("play", "x", "rin") == "hocg:10.7.2.5.1.2.1"
    s.do("play", "x", "other")
    assert len(s.mem("other").supports) == 2  # without such a limit any number


@rule("hocg:5.17.3.4")
def test_what_cannot_be_attached_stays_where_it_was() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "rin", attached=[one(c.TOOL, "tool")]),
            "back": [one(c.GIVER, "giver")],
            "archive": [one(c.OTHER_TOOL, "other")],
            "hand": [one(c.GIVE_TOOL, "give")],
        }
    )
    assert s.why("play", "give") == "hocg:10.7.2.3.7"
    s.do("ability", c.key(c.GIVER), "giver")
    assert s.t.where[s.card("other")] == ARCHIVE
    assert s.mem("rin").supports == [s.card("tool")]


@rule("hocg:5.17.3.4.1")
def test_of_several_at_once_the_player_says_which_is_attached() -> None:
    for chosen, left in (("x", "y"), ("y", "x")):
        s = Scene(
            {
                "center": one(c.RIN, "rin"),
                "archive": [one(c.MASCOT, "x"), one(c.OTHER_MASCOT, "y")],
                "hand": [one(c.GIVE_MASCOTS, "give")],
            }
        )
        s.do("play", "give")
        assert {o[1] for o in s.options("pick")} == {s.card("x"), s.card("y")}
        assert s.why("done") == "hocg:10.7.2.3.1"  # as many as fit
        s.do("pick", chosen)
        assert s.mem("rin").supports == [s.card(chosen)]
        assert s.t.where[s.card(left)] == ARCHIVE


@rule("hocg:5.17.3.4.2")
def test_a_played_tool_that_finds_no_room_any_more_is_archived() -> None:
    s = Scene({"center": one(c.RIN, "rin"), "hand": [one(c.TOOL, "tool"), one(c.OTHER_TOOL, "quicker")]})
    support.play(s.t, A, s.card("tool"), s.mem("rin").id)
    assert s.t.where[s.card("tool")] == RESOLUTION
    attach(s.t, s.card("quicker"), s.mem("rin"))  # it fills up while the first is being resolved
    support.attach_support(s.t, s.t.frames.pop())
    assert s.mem("rin").supports == [s.card("quicker")]
    assert s.t.where[s.card("tool")] == ARCHIVE


@rule("hocg:5.17.4", "hocg:5.17.4.2")
def test_reattaching_unlinks_a_card_here_and_links_it_there() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "from", cheers=[one("white", "cheer"), "green"]),
            "back": [one(c.FRAIL, "to", cheers=["red"])],
            "hand": [one(c.REATTACH, "move")],
        }
    )
    s.do("play", "move")
    s.do("pick", "cheer")
    assert s.mem("to").cheers[-1] == s.card("cheer")
    assert [len(s.mem(label).cheers) for label in ("from", "to")] == [1, 2]


@rule("hocg:5.17.4.1")
def test_reattaching_to_the_same_holomem_does_nothing() -> None:
    s = Scene({"center": one(c.RIN, "rin", cheers=["white", "green"]), "back": [one(c.REATTACHER, "by")]})
    before = s.mem("rin").cheers[:]
    s.do("ability", c.key(c.REATTACHER), "by")
    s.quiet()
    assert s.mem("rin").cheers == before and s.log("attach") == []
    s = Scene({"center": one(c.RIN, "rin", cheers=["white"]), "hand": [one(c.REATTACH, "move")], "back": []})
    assert s.why("play", "move") == "hocg:10.7.2.3.7"  # nobody else is there: no option (G-29)


# --- swaps, additional abilities, Ability Shift ---------------------------------------------------------------------


@rule("hocg:5.18.1")
def test_a_swap_exchanges_two_holomem_with_all_they_carry_for_nothing() -> None:
    s = Scene(
        {
            "center": one(c.RIN, "x", cheers=["white"], damage=20),
            "back": [one(c.STURDY, "y", resting=True, attached=[c.TOOL])],
            "hand": [one(c.SWAP, "swap")],
        }
    )
    s.do("play", "swap")
    assert (s.place_of("x"), s.place_of("y")) == ("back", "center")
    assert (len(s.mem("x").cheers), s.mem("x").damage, s.mem("x").resting) == (1, 20, False)
    assert (len(s.mem("y").supports), s.mem("y").resting) == (1, True)
    assert s.log("baton") == []


@rule("hocg:5.18.1")
def test_the_collab_holomem_is_swapped_with_a_back_holomem_of_its_side() -> None:
    s = Scene(
        {"collab": one(c.RIN, "x"), "back": [one(c.FRAIL, "y"), one(c.FRAIL, "z")], "hand": [one(c.SWAP_COLLAB, "s")]},
        {"back": [one(c.FRAIL, "theirs")]},
    )
    s.do("play", "s")
    assert s.chosen_from() == {"y", "z"}
    s.do("pick", "z")
    assert [s.place_of(label) for label in ("x", "y", "z")] == ["back", "back", "collab"]


def _arts_damage(s: Scene, user: str) -> int:
    s.do("pass")
    s.use(user, "target")
    return s.mem("target").damage


@rule("hocg:5.19.1")
def test_an_additional_ability_belongs_to_whom_the_card_is_attached_to() -> None:
    sora = one("hSD01-003", "sora", attached=[c.SORA_TOOL], cheers=["white"])
    target = {"center": one(c.STURDY, "target")}
    assert _arts_damage(Scene({"center": sora}, target), "sora") == 30 + 20
    s = Scene({"center": sora, "back": [one(c.RIN, "rin")], "hand": [one(c.PASS_TOOL, "take away")]}, target)
    s.do("play", "take away")
    assert len(s.mem("rin").supports) == 1
    assert _arts_damage(s, "sora") == 30


@rule("hocg:5.19.1")
def test_it_is_given_only_to_a_holomem_that_the_card_names() -> None:
    s = Scene({"center": one(c.RIN, "rin", attached=[c.SORA_TOOL])}, {"center": one(c.STURDY, "target")})
    assert _arts_damage(s, "rin") == 10


@rule("hocg:5.20.1")
def test_shifts_of_one_name_share_their_limit() -> None:
    s = Scene({"hand": [one(c.SHIFTER, "x"), one(c.SHIFTER_TOO, "y")]})
    s.do("play", "x")
    assert s.prompt == "may"
    s.do("yes")
    assert s.count(HAND) == 1 + 3
    s.do("play", "y")
    assert (s.prompt, s.count(HAND)) == ("main", 3 + 1)  # its own text, without a question


@rule("hocg:5.20.1")
def test_a_shift_may_be_declined_and_needs_its_condition() -> None:
    s = Scene({"hand": [one(c.SHIFTER, "x"), one(c.SHIFTER_TOO, "y")]})
    s.do("play", "x")
    s.do("no")
    assert s.count(HAND) == 1 + 1
    s.do("play", "y")
    assert s.prompt == "may"  # nothing was shifted so far
    s = Scene({"hand": [one(c.SHIFTER, "alone")]})
    s.do("play", "alone")
    assert (s.prompt, s.count(HAND)) == ("main", 1)  # with no other card in hand its condition fails


@rule("hocg:5.21.1")
def test_an_archived_cheer_is_sent_by_attaching_it() -> None:
    s = Scene({"center": one(c.RIN, "rin"), "archive": [one("red", "cheer")], "hand": [one(c.CHEERS_BACK, "send")]})
    s.do("play", "send")
    s.do("pick", "rin")
    assert s.mem("rin").cheers == [s.card("cheer")]
