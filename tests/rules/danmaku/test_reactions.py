"""Reaction windows, the stack, cancelling and taking back. P1 to P4 of the traces are seats 0 to 3."""

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.table import BEGUN, CANCELLED, OPEN, RESOLVED
from kaimaku.kernel.decisions import NO, PASS, YES
from tests.rule import rule
from tests.rules.danmaku.scene import EIGHT, Scene


@rule("danmaku:attack.2", "danmaku:type.dodge", "danmaku:type.reaction.1")
def test_graze_avoids_a_shoot() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze"})
    s.shoot(0, 1)
    assert s.asked == [1]
    s.graze(1)
    assert s.t.life == [5, 4, 4, 4]
    assert s.hand(1) == []
    assert s.discarded() == ["Shoot", "Graze"]
    assert s.asked == [0]  # the main step goes on
    assert "avoid" in s.kinds() and "hit" not in s.kinds()


@rule("danmaku:attack.1", "danmaku:attack.3", "danmaku:life.draw")
def test_a_shoot_that_nobody_answers_hits_and_is_a_card_for_the_life() -> None:
    s = Scene(hands={0: "Shoot"})
    s.shoot(0, 1)
    assert s.t.life == [5, 3, 4, 4]
    assert len(s.hand(1)) == 1
    assert s.discarded() == ["Shoot"]


@rule("danmaku:type.reaction.6", "danmaku:term.cancel.1", "danmaku:term.cancel.2", "danmaku:term.cancel.3")
def test_trace_shoot_graze_bomb() -> None:
    """P2 adds Graze, P3 adds Bomb; the Bomb resolves first, Graze comes back, the window is over."""
    s = Scene(hands={0: "Shoot Shoot", 1: "Graze", 2: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    s.bomb(2)
    # nobody has anything left to add: the Bomb is at work, and Graze waits for P2's decision
    assert [e.state for e in s.t.stack] == [CANCELLED, CANCELLED, BEGUN]
    assert s.asked == [1]
    assert s.options(1) == [YES, NO]
    s.yes(1)
    assert s.hand(1) == ["Graze"]
    assert s.discarded() == ["Shoot", "Bomb"]
    assert s.t.life == [5, 4, 4, 4]
    assert "avoid" not in s.kinds()
    assert s.t.fired[0] == 1  # a cancelled card counts
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1) == "danmaku:type.danmaku.2"


@rule("danmaku:term.cancel.2")
def test_taking_back_is_optional() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    s.bomb(2)
    s.no(1)
    assert s.hand(1) == []
    assert s.discarded() == ["Shoot", "Graze", "Bomb"]


@rule("danmaku:term.cancel.2", "danmaku:faq.remilia.1")
def test_a_bomb_in_the_reopened_window_undoes_the_dodge() -> None:
    """P3 lets Graze resolve and cancels only then: the mark is cleared and Graze may still return."""
    s = Scene(hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    assert s.asked == [2]
    s.passes(2)
    assert s.t.stack[1].state == RESOLVED  # !Graze, and the window reopened
    assert s.t.stack[0].state == OPEN
    assert s.t.stack[0].avoided == 1 << 1
    assert s.asked == [2]
    s.bomb(2)
    assert s.t.stack[0].avoided == 0
    s.yes(1)
    assert s.hand(1) == ["Graze"]
    assert s.discarded() == ["Shoot", "Bomb"]
    assert "avoid" not in s.kinds()


@rule("danmaku:type.reaction.5", "danmaku:type.reaction.3")
def test_asked_clockwise_from_the_left_of_whoever_acted_last() -> None:
    s = Scene(hands={0: "Bomb", 1: "Bomb", 2: "Shoot", 3: "Bomb"}, active=2)
    s.shoot(2, 3)
    s.passes(3, 0)
    s.bomb(1)
    s.passes(3, 0)  # P2 acted last: P3 has nothing to play, then P4 and P1, once more
    assert s.discarded() == ["Shoot", "Bomb"]


@rule("danmaku:type.reaction.5")
def test_the_player_who_acted_is_asked_last() -> None:
    s = Scene(hands={0: "Shoot Graze Shoot", 1: "Graze", 3: "Bomb"})
    s.shoot(0, 1)
    s.passes(1, 3)
    assert s.asked == [0]  # Graze on P2's behalf, at the cost of the other Shoot
    s.graze(0, you=1)
    assert s.t.stack[1].payer == 0 and s.t.stack[1].you == 1


@rule("danmaku:type.reaction.6")
def test_last_in_first_out_with_two_bombs() -> None:
    """Both P2 and P3 bomb the Shoot: P3's resolves, and P2's, which answered the same card, may return."""
    s = Scene(hands={0: "Shoot", 1: "Bomb", 2: "Bomb"})
    s.shoot(0, 1)
    s.bomb(1)
    s.bomb(2)
    assert [e.state for e in s.t.stack] == [CANCELLED, CANCELLED, BEGUN]
    assert s.asked == [1]
    s.yes(1)
    assert s.hand(1) == ["Bomb"]
    assert s.discarded() == ["Shoot", "Bomb"]


@rule("danmaku:term.cancel.2")
def test_several_are_asked_clockwise_whether_they_take_back() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze", 2: "Bomb", 3: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    s.bomb(2)
    s.bomb(3)
    assert s.asked == [1]  # from the left of P4, who cancelled: P1, P2, P3
    s.no(1)
    assert s.asked == [2]
    s.yes(2)
    assert s.hand(2) == ["Bomb"]
    assert s.discarded() == ["Shoot", "Graze", "Bomb"]


@rule("danmaku:type.reaction.3", "danmaku:type.reaction.4")
def test_the_window_reopens_after_each_resolution() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze", 2: "Bomb", 3: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    s.passes(2, 3)
    assert s.t.stack[1].state == RESOLVED
    s.passes(2, 3)  # asked once more, from the left of P2
    assert s.t.stack == []
    assert s.t.life[1] == 4


@rule("danmaku:faq.bomb.1")
def test_a_bomb_cannot_be_bombed() -> None:
    s = Scene(hands={0: "Shoot Bomb", 1: "Bomb", 2: "Bomb"})
    s.shoot(0, 1)
    s.bomb(1)
    assert s.asked == [2]
    assert s.why(2, "react", s.held(2, "Bomb"), 1, 1, 2) == "danmaku:faq.bomb.1"
    assert s.options(2) == [("react", s.held(2, "Bomb"), 1, 0, 2), PASS]  # the Shoot still can


@rule("danmaku:type.reaction.2")
def test_a_bomb_answers_another_players_card_only() -> None:
    s = Scene(hands={0: "Shoot Bomb Graze Shoot"})
    s.shoot(0, 1)
    assert s.asked == [0]
    assert s.why(0, "react", s.held(0, "Bomb"), 1, 0, 0) == "danmaku:type.reaction.2"
    assert s.why(0, "react", s.held(0, "Graze"), 0, 5, 1) == "danmaku:type.reaction.2"


@rule("danmaku:term.cancel.1")
def test_a_dodge_is_nothing_that_a_bomb_cancels() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    assert s.why(2, "react", s.held(2, "Bomb"), 1, 1, 2) == "danmaku:term.cancel.1"


@rule("danmaku:type.action", "danmaku:type.reaction.1")
def test_other_cards_are_refused_in_a_window() -> None:
    s = Scene(hands={0: "Shoot", 1: "Shoot Graze", 2: "Graze"})
    s.shoot(0, 1)
    assert s.why(1, "react", s.held(1, "Shoot"), 0, 0, 1) == "danmaku:type.action"
    assert s.why(1, "react", s.held(1, "Graze"), 1, 0, 1) == "danmaku:type.action"  # it has no second half
    assert s.why(1, "react", s.held(2, "Graze"), 0, 0, 1) == "danmaku:type.reaction.1"  # not one's own
    assert s.why(1, "play", s.held(1, "Shoot"), 0, 2) == "danmaku:type.reaction.1"
    assert s.why(2, "pass") == "danmaku:type.reaction.5"  # not asked, or not yet


@rule("danmaku:attack.2")
def test_only_an_attack_that_is_not_avoided_yet_can_be_dodged() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze Graze Bomb", 2: "Bomb"})
    s.shoot(0, 1)
    s.graze(1)
    s.passes(2, 1)
    assert s.asked == [2]  # reopened: the second Graze has nothing to do
    s.passes(2)
    assert s.asked == [1]
    assert s.why(1, "react", s.held(1, "Graze"), 0, 0, 1) == "danmaku:attack.2"


@rule("danmaku:term.behalf.1", "danmaku:term.behalf.2")
def test_graze_on_anothers_behalf_costs_a_danmaku_card() -> None:
    s = Scene(hands={0: "Shoot", 2: "Graze Shoot", 3: "Graze"})
    s.shoot(0, 1)
    assert s.asked == [2]
    s.graze(2, you=1)
    assert s.t.life[1] == 4
    assert s.hand(2) == []
    assert s.discarded() == ["Shoot", "Shoot", "Graze"]  # the cost first, then what was played
    assert s.t.fired == [1, 0, 0, 0]


@rule("danmaku:term.behalf.1")
def test_helping_needs_the_cost_and_the_right_card() -> None:
    s = Scene(hands={0: "Shoot", 2: "Graze Bomb"})
    s.shoot(0, 1)
    assert s.asked == [2]
    assert s.why(2, "react", s.held(2, "Graze"), 0, 0, 1) == "danmaku:term.behalf.1"  # no Danmaku card to pay with
    assert s.why(2, "react", s.held(2, "Bomb"), 1, 0, 1) == "danmaku:term.behalf.1"  # a Bomb has no such text
    assert s.why(2, "react", s.held(2, "Graze"), 0, 0, 2) == "danmaku:attack.2"  # P3 is not attacked


@rule("danmaku:term.cancel.2", "danmaku:term.behalf.1")
def test_the_helper_takes_the_card_back_but_not_the_cost() -> None:
    s = Scene(hands={0: "Shoot", 2: "Graze Shoot", 3: "Bomb"})
    s.shoot(0, 1)
    s.graze(2, you=1)
    s.bomb(3)
    assert s.asked == [2]
    s.yes(2)
    assert s.hand(2) == ["Graze"]
    assert s.discarded() == ["Shoot", "Shoot", "Bomb"]


@rule("danmaku:type.reaction.5", "danmaku:overview.hidden")
def test_nobody_learns_who_is_asked() -> None:
    s = Scene(EIGHT, hands={0: "Shoot", 5: "Bomb", 6: "Graze"})
    s.shoot(0, 1)
    assert s.asked == [5]
    for seat in [None, 0, 1, 2, 3, 4, 6, 7]:
        view = GAME.view(s.t, seat)
        assert view["asked"] == []
        assert view["prompt"] == "danmaku:reaction"
    assert GAME.view(s.t, 5)["asked"] == [5]
    s.passes(5)
    assert "pass" not in s.kinds()


@rule("danmaku:type.reaction.1")
def test_that_a_window_opens_is_told_from_hand_sizes() -> None:
    """Whether P2 holds Graze or Shoot, the journal says the same until somebody plays."""
    journals = []
    for held in ("Graze", "Shoot"):
        s = Scene(hands={0: "Shoot", 1: held})
        s.do(0, "play", s.held(0, "Shoot"), 0, 1)
        kinds = s.kinds()
        journals.append(kinds[: kinds.index("window") + 1])
    assert journals[0] == journals[1]
    nobody = Scene(hands={0: "Shoot"})
    nobody.shoot(0, 1)
    assert "window" not in nobody.kinds()
