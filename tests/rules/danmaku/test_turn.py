"""The turn: limits, Range and Distance of a Shoot, its cost, the discard step of all."""

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.reach import distance, reach
from kaimaku.games.danmaku.table import DECK, DISCARD
from tests.rule import rule
from tests.rules.danmaku.scene import EIGHT, Scene


@rule("danmaku:range.1", "danmaku:range.2", "danmaku:distance.1", "danmaku:distance.2")
def test_distance_is_the_shorter_way_round() -> None:
    s = Scene(EIGHT)
    assert [distance(s.t, 0, to) for to in range(1, 8)] == [1, 2, 3, 4, 3, 2, 1]
    assert reach(s.t, 0) == 1


@rule("danmaku:distance.3", "danmaku:defeat.2")
def test_defeated_players_are_not_counted() -> None:
    s = Scene(EIGHT, down="4")
    assert [distance(s.t, 0, to) for to in (1, 2, 3, 5, 6, 7)] == [1, 2, 3, 3, 2, 1]


@rule("danmaku:distance.3", "danmaku:defeat.4")
def test_a_player_at_0_life_still_counts_until_defeated() -> None:
    s = Scene(EIGHT)
    s.t.life[4] = 0
    assert distance(s.t, 3, 5) == 2


@rule("danmaku:range.1", "danmaku:attack.4", "danmaku:defeat.2")
def test_targets_and_why_others_are_none() -> None:
    s = Scene(EIGHT, hands={0: "Shoot"}, down="2")
    assert s.targets(0) == {1, 7}
    shoot = s.held(0, "Shoot")
    assert s.why(0, "play", shoot, 0, 3) == "danmaku:range.1"
    assert s.why(0, "play", shoot, 0, 0) == "danmaku:attack.4"
    assert s.why(0, "play", shoot, 0, 2) == "danmaku:defeat.2"
    assert s.why(0, "play", shoot, 0, 8) == "danmaku:defeat.2"
    assert s.why(0, "play", shoot, 0, -1) == "danmaku:defeat.2"


@rule("danmaku:faq.shoot.1", "danmaku:faq.shoot.2", "danmaku:faq.shoot.3")
def test_extra_danmaku_cards_for_range() -> None:
    """Two others bring P4 at Distance 3 into range; they are gone, uncounted, and the Range is 1 again."""
    s = Scene(EIGHT, hands={0: "Shoot Shoot Shoot Graze", 3: "Graze"})
    assert s.targets(0) == {1, 2, 3, 5, 6, 7}
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 4) == "danmaku:range.1"
    s.do(0, "play", s.held(0, "Shoot"), 0, 3)  # both are needed: nothing to choose
    assert s.discarded() == ["Shoot", "Shoot"]
    assert s.asked == [3]
    s.graze(3)
    assert s.discarded() == ["Shoot", "Shoot", "Shoot", "Graze"]
    assert s.t.life[3] == 4
    assert s.t.fired[0] == 1
    assert s.hand(0) == ["Graze"]
    assert reach(s.t, 0) == 1


@rule("danmaku:faq.shoot.1")
def test_which_and_how_many_others_is_the_players_choice() -> None:
    s = Scene(EIGHT, hands={0: "Shoot Shoot Shoot Shoot"})
    s.do(0, "play", s.held(0, "Shoot"), 0, 2)
    others = s.t.zones[4][:]
    assert s.options(0) == [("pick", card) for card in others]
    assert s.why(0, "done") == "danmaku:range.1"  # one is needed
    assert s.why(0, "pick", -1) == "danmaku:term.discard.2"
    s.do(0, "pick", others[1])
    assert s.options(0) == [("pick", others[2]), ("done",)]  # more than is needed may go
    s.do(0, "done")
    assert s.hand(0) == ["Shoot", "Shoot"]
    assert s.t.life[2] == 3


@rule("danmaku:faq.shoot.3", "danmaku:term.cancel.1")
def test_the_cost_is_not_given_back_for_a_cancelled_shoot() -> None:
    s = Scene(hands={0: "Shoot Shoot", 3: "Bomb"})
    s.do(0, "play", s.held(0, "Shoot"), 0, 2)  # the other one has to go
    s.bomb(3)
    assert s.hand(0) == []
    assert s.discarded() == ["Shoot", "Shoot", "Bomb"]
    assert s.t.life[2] == 4


@rule("danmaku:turn.main.3", "danmaku:type.danmaku.1", "danmaku:type.danmaku.2", "danmaku:type.danmaku.3")
def test_one_danmaku_card_per_round_even_if_avoided() -> None:
    s = Scene(hands={0: "Shoot Shoot", 1: "Graze"})
    s.shoot(0, 1)
    s.graze(1)
    assert s.options(0) == [("end",)]
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1) == "danmaku:type.danmaku.2"


@rule("danmaku:turn.start.2", "danmaku:turn.main.9", "danmaku:turn.next", "danmaku:turn.draw")
def test_the_count_starts_afresh_with_ones_own_turn() -> None:
    s = Scene(hands={0: "Shoot Shoot"}, down="2")
    s.shoot(0, 1)
    s.end(0)
    assert s.asked == [1]
    assert s.t.fired[0] == 1  # a round is personal
    assert len(s.hand(1)) == 1 + 2
    s.end(1)
    assert s.asked == [3]  # past the defeated seat
    s.end(3)
    assert s.asked == [0]
    assert s.t.fired[0] == 0
    assert s.targets(0) == {1, 3}


@rule("danmaku:turn.main.1", "danmaku:type.reaction.1")
def test_refusals_of_the_main_step() -> None:
    s = Scene(hands={0: "Shoot Graze Bomb", 1: "Shoot"})
    assert s.why(0, "play", s.held(0, "Graze"), 0, 1) == "danmaku:type.reaction.1"
    assert s.why(0, "play", s.held(0, "Bomb"), 0, 1) == "danmaku:type.reaction.1"
    assert s.why(0, "play", s.held(1, "Shoot"), 0, 1) == "danmaku:turn.main.1"
    assert s.why(0, "play", 999, 0, 1) == "danmaku:turn.main.1"
    assert s.why(0, "play") == "danmaku:turn.main.2"
    assert s.why(0, "dance", 1) == "danmaku:turn.main.2"
    assert s.why(1, "end") == "danmaku:type.reaction.5"


@rule("danmaku:turn.discard.1", "danmaku:turn.discard.2", "danmaku:term.discard.5", "danmaku:term.discard.2")
def test_everybody_over_the_maximum_discards_together() -> None:
    s = Scene(
        hands={
            0: "Shoot Shoot Shoot",
            1: "Graze Graze Graze Graze",
            2: "Shoot Graze Bomb Shoot Graze Bomb",
            3: "Bomb " * 0 + "Graze " * 5,
        }
    )
    s.end(0)
    assert s.asked == [2, 3]
    two, three = s.t.zones[4 + 2][:], s.t.zones[4 + 3][:]
    assert s.options(2) == [("discard", card) for card in two[:5]]
    assert s.options(3) == [("discard", card) for card in three]
    assert s.options(0) == []
    s.do(3, "discard", three[4])  # in any order
    assert s.asked == [2]
    assert GAME.view(s.t, 3)["discard"] == []  # nobody sees anything yet
    assert s.why(3, "discard", three[0]) == "danmaku:type.reaction.5"
    s.do(2, "discard", two[1])
    assert s.asked == [2]
    assert s.why(2, "discard", two[0]) == "danmaku:turn.discard.1"
    assert s.why(2, "discard", three[0]) == "danmaku:term.discard.5"
    assert s.discarded() == []
    s.do(2, "discard", two[5])
    assert s.t.zones[DISCARD] == [two[1], two[5], three[4]]  # one batch, clockwise from the current player
    assert s.asked == [1]
    assert [len(s.t.zones[4 + seat]) for seat in range(4)] == [3, 6, 4, 4]  # P2 has drawn; more may be kept for now


@rule("danmaku:setup.hand")
def test_the_heroine_may_keep_five() -> None:
    s = Scene(hands={0: "Shoot Shoot Shoot Shoot Shoot Shoot"})
    s.end(0)
    assert s.asked == [0]
    assert len(s.options(0)) == 6
    s.do(0, *s.options(0)[0])
    assert len(s.hand(0)) == 5


@rule("danmaku:deck.reshuffle.1", "danmaku:deck.reshuffle.3")
def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    s = Scene(hands={0: "Shoot", 1: "Graze"})
    deck = s.t.zones[DECK]
    while len(deck) > 1:
        card = deck.pop(0)
        s.t.zones[DISCARD].append(card)
        s.t.where[card] = DISCARD
        s.t.known[card] = s.t.everyone
    pile = len(s.t.zones[DISCARD])
    s.shoot(0, 3)
    assert len(deck) == 0  # the last card drawn for the life: no shuffle yet
    assert s.kinds().count("shuffle") == 0
    s.end(0)
    assert s.kinds().count("shuffle") == 1
    assert s.t.zones[DISCARD] == []
    assert len(s.t.zones[DECK]) == pile + 1 - 2  # with the Shoot, less the draw of P2
    assert all(s.t.known[card] == 0 for card in s.t.zones[DECK])


@rule("danmaku:deck.reshuffle.1")
def test_with_nothing_left_the_rest_of_a_draw_is_lost() -> None:
    s = Scene(hands={0: "Shoot"})
    s.give(3, "Shoot " * 23 + "Graze " * 14 + "Bomb " * 4)
    s.shoot(0, 1)
    while s.asked == [3]:
        s.passes(3)
    assert s.t.life[1] == 3 and s.hand(1) == []
    assert s.asked == [0]
