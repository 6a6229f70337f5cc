"""Reactions: who is asked, in which order they count, last in first out, cancelling and taking back."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.window import REACTION
from kaimaku.games.danmaku.table import DISCARD
from tests.danmaku.scene import Scene
from tests.rule import rule

FOUR = "Utsuho Patchouli Marisa Yuuka"
FIVE = f"{FOUR} Futo"


@rule("danmaku:type.reaction.1", "danmaku:type.reaction.2")
def test_a_reaction_needs_its_occasion() -> None:
    s = Scene(FOUR, hands={0: "Graze, Bomb, Shoot", 1: "Graze, Bomb", 2: "Graze, Bomb"})
    assert s.why(0, "play", s.held(0, "Graze"), 0, 1, 0) == "type.reaction.1"
    assert s.why(0, "react", s.held(0, "Graze"), 0, 0, 0, -1) == "turn.main.2"
    s.play(0, "Shoot", 1)
    assert s.reaction(1, "Graze") in s.reactions(1)
    assert s.why(2, *s.reaction(2, "Graze")) == "attack.2"  # not attacked
    assert s.why(0, *s.reaction(0, "Bomb")) == "type.reaction.2"  # one's own card
    assert s.why(1, *s.reaction(1, "Graze", to=1)) == "type.reaction.2"  # there is no such thing
    assert s.why(1, *s.reaction(1, "Graze", to=-1)) == "type.reaction.2"
    assert s.why(1, "react", s.held(2, "Graze"), 0, 0, 1, -1) == "type.reaction.1"  # not hers
    assert s.why(1, "react", s.held(1, "Graze"), 1, 0, 1, -1) == "type.reaction.1"  # no such half
    assert s.why(1, *s.reaction(1, "Graze", target=3)) == "type.reaction.2"


@rule("danmaku:type.reaction.1")
def test_also_in_ones_own_turn() -> None:
    """The current player answers the answer."""
    s = Scene("Utsuho Meiling", hands={0: "Shoot, Graze", 1: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.passes()
    assert s.window and s.reaction(0, "Graze", to=1) in s.reactions(0)


@rule("danmaku:type.reaction.5", "danmaku:overview.hidden")
def test_all_who_could_react_are_asked_together_and_nobody_learns_who() -> None:
    s = Scene(FIVE, hands={0: "Shoot", 1: "Power", 2: "Power, Power", 3: "Bomb"})
    s.play(0, "Shoot", 1)
    assert s.prompt == "reaction" and sorted(s.asked) == [1, 2, 3]  # by hand sizes, not by what is in the hands
    for seat in (0, 2, 4, None):
        assert GAME.view(s.t, seat).asked == []
    assert s.options(1) == s.options(2) == [("pass",)]


@rule("danmaku:type.reaction.5", "danmaku:type.reaction.3")
def test_the_first_clockwise_acts_and_the_other_answers_are_void() -> None:
    """From the left of whoever acted last (S1); then all are asked again."""
    s = Scene(FIVE, hands={0: "Shoot", 1: "Bomb", 3: "Bomb", 4: "Bomb"})
    s.play(0, "Shoot", 1)
    s.answer({seat: s.reaction(seat, "Bomb") for seat in (1, 3, 4)})
    assert s.told("play") == [("play", 0), ("play", 1)]
    assert s.window and set(s.asked) == {3, 4}
    assert s.hand(3) == s.hand(4) == ["Bomb"]
    assert s.t.frames[-1].slots[1] == 1  # now from the left of seat 1
    s.quiet()
    assert s.hand(3) == s.hand(4) == ["Bomb"]


@rule("danmaku:type.reaction.5")
def test_whoever_acted_last_comes_last() -> None:
    """Seat 1 answers first, seat 3 second; a third answer counts from the left of seat 3."""
    s = Scene(FIVE, hands={0: "Shoot", 1: "Bomb, Bomb", 3: "Bomb", 4: "Bomb"})
    s.play(0, "Shoot", 1)
    s.answer({3: s.reaction(3, "Bomb")})
    s.answer({1: s.reaction(1, "Bomb"), 4: s.reaction(4, "Bomb")})
    assert s.told("play") == [("play", 0), ("play", 3), ("play", 4)]
    s.answer({1: s.reaction(1, "Bomb")})
    assert s.told("play")[-1] == ("play", 1)


@rule("danmaku:type.reaction.3")
def test_one_event_may_be_answered_by_several_players_several_times() -> None:
    s = Scene(FOUR, hands={0: "Shoot", 1: "Bomb, Bomb", 2: "Bomb, Bomb"})
    s.play(0, "Shoot", 1)
    for seat in (1, 2, 1, 2):
        s.react(seat, "Bomb")
    assert [e.answers for e in s.t.stack] == [-1, 0, 0, 0, 0]
    s.quiet()
    assert s.life[1] == 4


@rule("danmaku:type.reaction.6", "danmaku:type.reaction.3")
def test_last_in_first_out() -> None:
    """The second Bomb cancels the Shoot; the first, finding it gone, may be taken back."""
    s = Scene(FOUR, hands={0: "Shoot", 1: "Graze", 2: "Bomb", 3: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.react(3, "Bomb")
    s.quiet()
    assert s.told("cancel") == [("cancel", 3)]
    assert s.prompt == "take back" and s.asked == [1]
    s.no(1)
    s.yes(2)
    s.quiet()
    assert s.hand(1) == [] and s.hand(2) == ["Bomb"] and s.hand(3) == []
    assert s.discarded == ["Shoot", "Graze", "Bomb"] and s.t.fired[0] == 1


@rule("danmaku:type.reaction.4", "danmaku:type.reaction.6")
def test_the_window_reopens_after_each_resolution() -> None:
    s = Scene(FOUR, hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.passes()  # the Graze resolves
    assert s.t.stack[0].avoided == 0b10 and s.window
    s.react(2, "Bomb")
    s.quiet()
    assert s.t.stack[0].avoided == 0 and s.prompt == "take back"
    s.yes(1)
    s.quiet()
    assert s.life[1] == 4 and s.hand(1) == ["Graze"]
    assert not s.told("avoid")  # a cancelled attack was never avoided


@rule("danmaku:faq.bomb.1", "danmaku:term.cancel.1")
def test_a_bomb_and_a_dodge_cannot_be_cancelled() -> None:
    for seat, name in ((2, "Bomb"), (1, "Graze")):
        s = Scene(FOUR, hands={0: "Shoot, Bomb", 1: "Graze", 2: "Bomb", 3: "Bomb"})
        s.play(0, "Shoot", 1)
        s.react(seat, name)
        assert s.why(3, *s.reaction(3, "Bomb", to=1)) == "faq.bomb.1"
        assert 0 not in s.asked  # whose own Shoot it is has nothing to answer


@rule("danmaku:faq.bomb.2", "danmaku:type.reaction.4", "danmaku:faq.keine.2")
def test_a_cancelling_spell_card_can_be_bombed_and_the_first_card_works() -> None:
    s = Scene("Utsuho Keine Marisa Yuuka", hands={0: "Grimoire, Bomb", 1: "Spiritual Attack"})
    s.play(0, "Grimoire")
    s.counter(1)
    s.react(0, "Bomb", to=1)
    s.quiet()
    assert s.cards(0) == 2 and s.t.spent == 0b10  # the Spell Card is spent all the same
    assert s.discarded == ["Grimoire", "Spiritual Attack", "Bomb"]


@rule("danmaku:term.cancel.1")
def test_nothing_of_a_cancelled_card_happens() -> None:
    s = Scene(FOUR, hands={0: "Seal Away", 2: "Bomb"}, items={1: "Power"})
    s.play(0, "Seal Away", 1)
    s.react(2, "Bomb")
    s.quiet()
    assert s.items(1) == ["Power"] and s.life[1] == 4 and not s.told("hit")
    assert s.t.fired[0] == 1


@rule("danmaku:term.cancel.1")
def test_what_has_begun_cannot_be_cancelled_any_more() -> None:
    """The Item is gone: the attack of the same card can be avoided, but the card no longer cancelled (S3)."""
    s = Scene(FOUR, hands={0: "Seal Away", 1: "Bomb, Graze"}, items={1: "Power"})
    s.play(0, "Seal Away", 1)
    s.passes()
    s.pick("Power")
    assert s.window and s.items(1) == []
    assert s.reactions(1) == [s.reaction(1, "Graze")]
    assert s.why(1, *s.reaction(1, "Bomb")) == "term.cancel.1"


@rule("danmaku:term.cancel.2")
def test_taking_back_is_asked_clockwise_from_the_left_of_the_canceller_and_optional() -> None:
    hands = {0: "Shoot", 1: "Graze, Shoot", 2: "Graze, Shoot", 3: "Bomb", 4: "Graze, Shoot"}
    s = Scene("Utsuho Patchouli Marisa Yuuka Futo", hands=hands)
    s.play(0, "Shoot", 1)
    s.react(4, "Graze", you=1, pay=["Shoot"])
    s.react(2, "Graze", you=1, pay=["Shoot"])
    s.react(1, "Graze")
    s.react(3, "Bomb")
    s.passes()
    order = []
    while s.prompt == "take back":
        order.append(s.asked[0])
        s.yes() if s.asked != [2] else s.no()
    assert order == [4, 1, 2]
    assert s.hand(4) == ["Graze"]  # to the helper, and the cost stays paid
    assert s.hand(2) == [] and s.hand(1) == ["Graze", "Shoot"]


@rule("danmaku:term.cancel.2")
def test_a_card_taken_back_can_be_played_again_and_is_known_to_all() -> None:
    s = Scene(FOUR, hands={0: "Shoot, Shoot", 1: "Graze", 2: "Bomb"}, items={0: "Power"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.quiet()
    s.yes(1)
    s.quiet()
    assert all(s.sees(seat, s.held(1, "Graze")) for seat in range(4))
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4


@rule("danmaku:term.cancel.3", "danmaku:type.danmaku.3", "danmaku:type.invocation.3")
def test_cancelled_cards_count_for_the_limits_and_their_costs_stay_paid() -> None:
    s = Scene(FOUR, hands={0: "Shoot, Shoot, Spiritual Attack", 1: "Bomb, Bomb"})
    s.play(0, "Shoot", 1, pay=["Shoot"])
    s.react(1, "Bomb")
    s.quiet()
    assert s.t.fired[0] == 1 and s.discarded == ["Shoot", "Shoot", "Bomb"]
    s.cast(0, target=1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.t.spent == 1 and s.life == [5, 4, 4, 4]


@rule("danmaku:term.cancel.2")
def test_a_spell_card_that_answered_is_not_taken_back_and_still_works() -> None:
    """Rainbow Typhoon draws and attacks though the Shoot it answers is cancelled (S6)."""
    s = Scene("Utsuho Meiling Marisa Yuuka", hands={0: "Shoot", 1: "Spiritual Attack", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.react(2, "Bomb")
    s.passes()
    assert s.prompt != "take back" and s.told("cancel") == [("cancel", 2)]
    s.quiet()
    assert s.cards(1) == 2 and s.life[0] == 4


@rule("danmaku:faq.remilia.1")
def test_a_dodge_undone_by_a_cancel_gives_no_card() -> None:
    s = Scene("Utsuho Remilia Marisa Yuuka", hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.quiet()
    s.no(1)
    s.quiet()
    assert s.cards(1) == 0 and s.prompt == "main step"


# --- one window for a card and its first attack, and where the cards lie --------------------------------------------


@rule("danmaku:type.reaction.1", "danmaku:attack.2")
def test_a_card_and_its_attack_have_one_window() -> None:
    """S4: both Bomb and Graze are open in it; when all pass, the hit follows without another question."""
    s = Scene(FOUR, hands={0: "Shoot", 1: "Graze, Bomb"})
    s.play(0, "Shoot", 1)
    assert {s.reaction(1, "Graze"), s.reaction(1, "Bomb")} == set(s.reactions(1))
    s.passes()
    assert s.prompt == "main step" and s.life[1] == 3


@rule("danmaku:attack.1", "danmaku:spell.4")
def test_each_attack_of_several_has_a_window_of_its_own() -> None:
    s = Scene(FOUR, hands={0: "Spiritual Attack", 1: "Graze, Graze, Bomb"})
    s.cast(0, target=1)  # three attacks
    assert s.reaction(1, "Bomb") in s.reactions(1)
    s.react(1, "Graze")
    s.passes()
    s.passes()
    assert s.window and s.reaction(1, "Bomb") not in s.reactions(1)  # the second attack
    s.passes()
    assert s.window and s.life[1] == 3
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 3 and s.told("avoid", "hit") == [("avoid", 1), ("hit", 1), ("avoid", 1)]


@rule("danmaku:attack.2", "danmaku:type.reaction.4")
def test_in_a_nested_attack_the_outer_one_cannot_be_answered() -> None:
    s = Scene("Utsuho Meiling Marisa Yuuka", hands={0: "Shoot, Graze", 1: "Spiritual Attack, Graze, Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.passes()  # she draws two and attacks
    assert s.window and s.reactions(0) == [s.reaction(0, "Graze", to=1)]
    assert s.why(1, *s.reaction(1, "Graze", to=0)) in ("type.reaction.2", "type.reaction.5")
    s.passes()
    assert s.life[0] == 4 and s.window and s.reaction(1, "Graze") in s.reactions(1)  # and back to the outer one


@rule("danmaku:type.action", "danmaku:collect.1")
def test_played_cards_lie_open_until_the_whole_action_is_over() -> None:
    """S8: they go to the discard pile in the order of play, costs before them."""
    s = Scene(FOUR, hands={0: "Shoot, Seal Away", 1: "Graze", 2: "Power"})
    s.play(0, "Shoot", 1, pay=["Seal Away"])
    s.react(1, "Graze")
    assert s.resolving == ["Shoot", "Graze"] and s.discarded == ["Seal Away"]
    s.quiet()
    assert s.resolving == [] and s.discarded == ["Seal Away", "Shoot", "Graze"]
    assert not s.t.stack and s.names(DISCARD) == s.discarded


@rule("danmaku:deck.reshuffle.1", "danmaku:type.action")
def test_a_card_being_played_takes_no_part_in_a_reshuffle() -> None:
    s = Scene(FOUR, hands={0: "Grimoire"}, discard="Graze, Bomb")
    s.only("")
    s.play(0, "Grimoire")
    s.quiet()
    assert s.hand(0) == ["Bomb", "Graze"] and s.discarded == ["Grimoire"]


# --- on another's behalf --------------------------------------------------------------------------------------------


@rule("danmaku:term.behalf.1", "danmaku:term.behalf.2")
def test_graze_for_another_costs_a_danmaku_card_and_helps_that_player() -> None:
    s = Scene(FOUR, hands={0: "Shoot", 2: "Graze, Shoot, Power", 3: "Graze"})
    s.play(0, "Shoot", 1)
    assert s.why(3, *s.reaction(3, "Graze", you=1)) == "type.reaction.1"  # cannot pay
    assert s.why(2, *s.reaction(2, "Graze", you=3)) == "attack.2"  # not attacked
    s.react(2, "Graze", you=1, pay=["Shoot"])
    s.quiet()
    assert s.told("avoid") == [("avoid", 1)] and s.life[1] == 4
    assert s.hand(2) == ["Power"] and s.t.fired[2] == 0


@rule("danmaku:term.behalf.1")
def test_bomb_is_played_for_oneself() -> None:
    s = Scene(FOUR, hands={0: "Shoot", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    assert s.why(2, *s.reaction(2, "Bomb", you=1)) == "term.behalf.1"


@rule("danmaku:term.behalf.1", "danmaku:defeat.4")
def test_a_helper_at_0_life_may_help_but_nobody_helps_the_defeated() -> None:
    s = Scene(FOUR, hands={0: "Last Word", 1: "Graze, Shoot", 2: "Power"}, life={1: 1}, down="3")
    s.play(0, "Last Word")
    assert s.why(1, *s.reaction(1, "Graze", you=3)) == "term.behalf.1"


# --- who is asked ---------------------------------------------------------------------------------------------------


@rule("danmaku:overview.hidden", "danmaku:type.reaction.5")
@pytest.mark.parametrize("held", ["Graze", "Power", "Bomb", "1UP"])
def test_that_one_is_asked_is_told_by_hand_sizes(held: str) -> None:
    s = Scene(FOUR, hands={0: "Shoot", 1: held, 2: held})
    s.play(0, "Shoot", 1)
    assert s.prompt == "reaction" and sorted(s.asked) == [1, 2]


@rule("danmaku:type.reaction.5")
def test_nobody_is_asked_without_anything_to_react_with() -> None:
    s = Scene(FOUR, hands={0: "Shoot"})
    s.play(0, "Shoot", 1)
    assert s.prompt == "main step" and s.life[1] == 3
    s = Scene("Utsuho Satori Marisa Yuuka", hands={0: "Shoot"}, top="Graze/summer")
    s.play(0, "Shoot", 1)
    assert s.asked == [1] and s.window  # an ability that needs no card


@rule("danmaku:type.reaction.5")
def test_a_dodge_tax_needs_more_cards_in_hand() -> None:
    """Reimu attacks: a Graze needs a second card, so whoever holds one card only could not dodge."""
    s = Scene("Reimu Utsuho Marisa Yuuka", hands={0: "Laser Shot, Spiritual Attack", 1: "Graze"})
    s.play(0, "Laser Shot", 1)
    assert s.asked == [1]  # it could be a Bomb
    s.quiet()
    s = Scene("Reimu Utsuho Marisa Yuuka", hands={0: "Shoot", 1: "Graze", 2: "Graze, Bomb"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "Graze")) == "type.reaction.1"
    assert s.t.prompt == REACTION.number


@rule("danmaku:type.action", "danmaku:type.reaction.1")
def test_a_plain_action_is_answered_only_by_what_answers_actions() -> None:
    s = Scene(FOUR, hands={0: "Grimoire", 1: "Bomb, Graze"})
    s.play(0, "Grimoire")
    assert s.prompt == "main step" and s.cards(0) == 2  # nobody here could answer it
    s = Scene("Utsuho Keine Marisa Yuuka", hands={0: "Grimoire", 1: "Graze", 2: "Graze"})
    s.play(0, "Grimoire")
    assert sorted(s.asked) == [1, 2]  # Phantasmal Emperor, her own or captured
    assert s.options(1) == [("pass",)]


@rule("danmaku:faq.reisen.2", "danmaku:ability.1")
def test_what_follows_on_an_event_begins_with_whoever_caused_it() -> None:
    """D-R04: Reisen before Yukari, though Yukari sits before her."""
    s = Scene("Yukari Reisen Marisa Futo", hands={0: "Graze", 1: "Shoot"}, active=1)
    s.play(1, "Shoot", 0)
    s.react(0, "Graze")
    s.quiet()
    assert s.asked == [1] and s.reason == "seat:attack"
    s.done()
    assert s.asked == [0] and s.reason == "seat:attack"
