"""Hakurei Reimu, Hijiri Byakuren and Hinanawi Tenshi."""

import pytest

from kaimaku.games.danmaku.rules.reach import distance, reach
from tests.danmaku.scene import Scene
from tests.rule import rule

NOTHING = "Grimoire, Voile, Tempest, Master Plan, Party, Kourindou, Stopwatch"  # neither Danmaku nor reactions

# --- Reimu: a Dodge card against her attacks costs one more ---------------------------------------------------------


def test_a_dodge_against_reimu_costs_one_more_card() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Shoot", 1: "Graze, Voile, Grimoire"})
    s.play(0, "Shoot", 1)
    s.answer({1: s.reaction(1, "Graze")})
    assert s.reason == "card:cost"
    assert s.pickable() == ["Grimoire", "Voile"]
    assert ("done",) not in s.options(1)
    s.pick("Voile")
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.hand(1) == ["Grimoire"]
    assert s.discarded == ["Voile", "Shoot", "Graze"]


def test_who_has_no_other_card_cannot_dodge() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    if s.window:
        assert s.reactions(1) == []
    s.quiet()
    assert s.life == [5, 3, 4, 4]
    bomb = Scene("Reimu Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    bomb.play(0, "Shoot", 1)
    assert bomb.asked == [1, 2]  # a Bomb would be a reaction, too, for all that the others know
    assert bomb.why(1, *bomb.reaction(1, "Graze")) == "type.reaction.1"


def test_other_attackers_cost_nothing_more() -> None:
    s = Scene("Utsuho Reimu", hands={0: "Shoot", 1: "Graze, Voile"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.hand(1) == ["Voile"]


def test_it_is_about_whose_attack_it_is_not_about_whose_turn() -> None:
    s = Scene("Utsuho Reimu Meiling", hands={0: "Shoot, Graze", 1: "Capture Spell Card"})
    s.play(0, "Shoot", 1)
    s.counter(1, "Capture Spell Card", whose=2)
    s.quiet()
    assert s.life[0] == 4 and s.hand(0)[0] == "Graze"  # her counter could not be dodged with one card
    own = Scene("Reimu Byakuren", hands={0: "Shoot, Graze", 1: "Shoot"})
    own.play(0, "Shoot", 1)
    own.react(1, "ability")
    own.react(0, "Graze", to=1)
    own.quiet()
    assert own.life[0] == 5


@rule("danmaku:term.behalf.1")
def test_a_helper_pays_the_danmaku_card_and_the_tax() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Shoot", 2: "Graze, Shoot, Voile, Power"})
    s.play(0, "Shoot", 1)
    s.answer({2: s.reaction(2, "Graze", you=1)})
    assert s.pickable() == ["Shoot"]
    s.pick("Shoot")
    assert s.pickable() == ["Power", "Voile"]
    s.pick("Power")
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.hand(2) == ["Voile"]
    assert s.discarded == ["Shoot", "Power", "Shoot", "Graze"]


def test_a_helper_who_cannot_pay_both_is_refused() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Shoot", 2: "Graze, Shoot"})
    s.play(0, "Shoot", 1)
    assert s.asked == [2]
    assert s.why(2, *s.reaction(2, "Graze", you=1)) == "type.reaction.1"


def test_eirin_pays_the_tax_alone() -> None:
    s = Scene("Reimu Utsuho Eirin", hands={0: "Shoot", 2: "Graze, Voile"})
    s.play(0, "Shoot", 1)
    s.react(2, "Graze", you=1)
    s.quiet()
    assert s.life == [5, 4, 4, 4]
    assert s.hand(2) == []


def test_what_is_no_dodge_card_is_not_taxed() -> None:
    border = Scene("Reimu Utsuho", hands={0: "Shoot"}, items={1: "Supernatural Border"}, top="Bomb/spring")
    border.play(0, "Shoot", 1)
    border.react(1, "Supernatural Border")
    border.quiet()
    futo = Scene("Reimu Futo", hands={0: "Shoot"}, items={1: "Power"})
    futo.play(0, "Shoot", 1)
    futo.react(1, "ability")
    futo.quiet()
    sakuya = Scene("Reimu Utsuho Sakuya", hands={0: "Shoot", 2: "Spiritual Attack"})
    sakuya.play(0, "Shoot", 1)
    sakuya.counter(2, target=1)
    sakuya.quiet()
    satori = Scene("Reimu Satori", hands={0: "Shoot"}, top="Bomb/winter")
    satori.play(0, "Shoot", 1)
    satori.react(1, "ability")
    satori.quiet()
    for s in (border, futo, sakuya, satori):
        assert s.life[1] == 4


@rule("danmaku:term.cancel.2")
def test_the_tax_does_not_come_back_with_the_dodge() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Shoot", 1: "Graze, Voile", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.yes(1)
    assert s.hand(1) == ["Graze"]
    assert s.discarded == ["Voile", "Shoot", "Bomb"]


# --- Reimu: Fantasy Seal --------------------------------------------------------------------------------------------

DANMAKU, DODGE, INVOCATION, ITEM = range(4)


def sealed(kind: int, hands: dict[int, str], items: dict[int, str] | None = None) -> Scene:
    """Reimu has sealed a type and attacked nobody; there is nothing left to draw."""
    s = Scene("Reimu", hands={**hands, 0: "Spiritual Attack, " + hands.get(0, "")}, items=items)
    s.only("")
    s.cast(0)
    s.quiet()
    assert s.reason == "type:ban" and s.picks() == {0, 1, 2, 3}
    s.pick(kind)
    assert s.reason == "seat:attack"
    s.done()
    return s


def test_sealed_danmaku_cards_are_played_by_nobody_until_her_next_turn() -> None:
    s = sealed(DANMAKU, {0: "Shoot", 1: "Shoot, Melee, Power"})
    assert s.why(0, "play", s.held(0, "Shoot"), 0, 1, 0) == "spell.4"
    s.until(1)
    assert s.why(1, "play", s.held(1, "Shoot"), 0, 0, 1) == "spell.4"
    assert s.why(1, "play", s.held(1, "Melee"), 0, 0, 1) == "spell.4"
    s.play(1, "Power")
    s.until(0)
    s.play(0, "Shoot", 1)  # it has ended


def test_sealed_dodge_cards() -> None:
    s = sealed(DODGE, {0: "Shoot", 1: "Graze, Bomb", 2: "Graze, Shoot"}, items={1: "Power"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "Graze")) == "spell.4"
    assert s.why(2, *s.reaction(2, "Graze", you=1)) == "spell.4"
    assert [o[1] for o in s.reactions(1)] == [s.held(1, "Bomb")]
    s.quiet()
    assert s.life[1] == 3


@rule("danmaku:card.split.1")
def test_sealed_invocations_leave_the_other_half_of_a_bomb_and_items() -> None:
    s = sealed(
        INVOCATION, {0: "Shoot", 1: "Bomb/spring, Bomb/winter, Spiritual Attack, Voile"}, items={1: "Mini-Hakkero"}
    )
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life[1] == 4
    s.until(1)
    assert s.why(1, "invoke", *s.way(1, "Spiritual Attack"), 1, -1, -1) == "spell.4"
    assert s.why(1, "invoke", *s.way(1, "Bomb"), 1, -1, -1) == "spell.4"
    assert {o[1] for o in s.options(1) if o[0] == "invoke"} == {s.item(1, "Mini-Hakkero"), s.character(1)}


def test_sealed_items() -> None:
    s = sealed(ITEM, {0: "Focus", 1: "Power, Borrow"}, items={2: "Stopwatch"})
    assert s.why(0, "play", s.held(0, "Focus"), 0, -1, 0) == "spell.4"
    s.until(1)
    assert s.why(1, "play", s.held(1, "Power"), 0, -1, 1) == "spell.4"
    s.play(1, "Borrow", s.item(2, "Stopwatch"))  # a change of control is no play
    s.quiet()
    assert s.items(1) == ["Stopwatch"]


def test_sealed_cards_still_pay_costs() -> None:
    byakuren = Scene("Reimu Utsuho Byakuren", hands={0: "Spiritual Attack", 2: "Shoot"}, top=NOTHING)
    byakuren.cast(0)
    byakuren.quiet()
    byakuren.pick(DANMAKU)
    byakuren.pick(1)
    byakuren.react(2, "ability")
    byakuren.quiet()
    assert byakuren.life == [4, 3, 4, 4]
    assert "Shoot" in byakuren.discarded


def test_the_seal_ends_even_if_her_turn_is_skipped_or_she_is_gone() -> None:
    frozen = sealed(DANMAKU, {1: "Shoot"})
    frozen.t.skip |= 1
    frozen.until(1)
    assert frozen.why(1, "play", frozen.held(1, "Shoot"), 0, 2, 1) == "spell.4"
    frozen.until(1)
    frozen.play(1, "Shoot", 2)
    gone = Scene("Utsuho Reimu", seats=5, hands={1: "Spiritual Attack", 2: "Shoot"}, top=NOTHING, active=1, life={1: 1})
    gone.cast(1)
    gone.quiet()
    gone.pick(DANMAKU)
    gone.done()
    gone.do(1, "concede")
    assert gone.t.active == 2 and gone.t.down == 1 << 1
    assert gone.why(2, "play", gone.held(2, "Shoot"), 0, 3, 2) == "spell.4"
    gone.until(2)
    gone.play(2, "Shoot", 3)


def test_the_attack_of_fantasy_seal_is_taxed_if_it_is_reimus() -> None:
    s = Scene("Reimu Utsuho", hands={0: "Spiritual Attack", 1: "Graze, Voile"})
    s.cast(0)
    s.quiet()
    s.pick(ITEM)
    s.pick(1)
    s.react(1, "Graze")
    s.quiet()
    assert s.hand(1) == [] and s.life[1] == 4
    captured = Scene("Utsuho Alice Reimu", hands={0: "Capture Spell Card", 1: "Graze, Voile"})
    captured.cast(0, "Capture Spell Card", whose=2)
    captured.quiet()
    captured.pick(DANMAKU)
    captured.pick(1)
    captured.react(1, "Graze")
    captured.quiet()
    assert captured.hand(1) == ["Voile"] and captured.life[1] == 4


def test_a_captured_seal_lasts_until_the_capturers_turn() -> None:
    s = Scene("Utsuho Alice Reimu", hands={0: "Capture Spell Card", 2: "Shoot"}, top=NOTHING)
    s.cast(0, "Capture Spell Card", whose=2)
    s.quiet()
    s.pick(DANMAKU)
    s.done()
    s.until(2)
    assert s.why(2, "play", s.held(2, "Shoot"), 0, 1, 2) == "spell.4"
    s.until(0)
    s.give(0, "Shoot")
    s.play(0, "Shoot", 1)


@rule("danmaku:term.cancel.1")
def test_a_cancelled_seal_forbids_nothing() -> None:
    s = Scene("Reimu", hands={0: "Spiritual Attack, Shoot", 1: "Bomb"})
    s.cast(0)
    s.react(1, "Bomb")
    s.quiet()
    s.play(0, "Shoot", 1)


# --- Byakuren: an attack for an attack ------------------------------------------------------------------------------


@rule("danmaku:type.danmaku.2", "danmaku:attack.1")
def test_byakuren_discards_a_danmaku_card_and_attacks_the_attacker() -> None:
    """Whoever is attacked, and however far away the attacker is."""
    s = Scene("Utsuho Alice Marisa Suika Byakuren", seats=8, hands={0: "Shoot", 4: "Shoot, Voile"})
    s.play(0, "Shoot", 1)
    s.react(4, "ability")
    s.quiet()
    assert s.life == [4, 3, 4, 4, 4, 4, 4, 4]
    assert s.hand(4) == ["Voile"]
    assert s.t.fired[4] == 0
    assert s.discarded == ["Shoot", "Shoot"]


def test_byakuren_needs_a_danmaku_card() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "ability")) == "type.reaction.1"


def test_byakuren_does_not_answer_her_own_attack() -> None:
    s = Scene("Byakuren Utsuho", hands={0: "Shoot, Shoot/winter"})
    s.play(0, "Shoot", 1)
    assert s.window is False or s.reactions(0) == []


def test_her_attack_comes_first_and_can_be_avoided() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Shoot, Graze", 1: "Shoot"})
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.react(0, "Graze", to=1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]


def test_byakuren_once_per_attack() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Shoot", 1: "Shoot, Shoot/winter"})
    s.play(0, "Shoot", 1)
    s.react(1, "ability", pay=["Shoot"])
    assert s.why(1, *s.reaction(1, "ability")) == "faq.supernatural-border.1"
    s.quiet()
    assert s.life == [4, 3, 4, 4]
    assert s.hand(1)[0] == "Shoot"


def test_an_attack_on_all_is_one_attack() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Last Word", 1: "Shoot, Shoot/winter"})
    s.play(0, "Last Word")
    s.react(1, "ability", pay=["Shoot"])
    assert s.why(1, *s.reaction(1, "ability")) == "faq.supernatural-border.1"
    s.quiet()
    assert s.life == [4, 3, 3, 3]


def test_repeated_attacks_are_answered_one_by_one() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Spiritual Attack", 1: "Shoot, Shoot/winter, Shoot/summer"})
    s.only("")
    s.cast(0, target=1)
    for left in (2, 1, 0):
        s.react(1, "ability", pay=["Shoot"])
        while s.window and not any(o[0] == "react" for o in s.reactions(1)):
            s.passes()
        assert s.cards(1) == left
        assert s.life[0] == 5 - (3 - left) - (left == 0)  # and the price of the Spell Card
    assert s.life[1] == 1


@rule("danmaku:defeat.4")
def test_at_zero_life_she_still_answers_until_she_is_defeated() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Spiritual Attack", 1: "Shoot"}, life={1: 1})
    s.only("")
    s.cast(0, target=1)
    s.passes()
    while not s.reactions(1):
        s.passes()
    assert s.life[1] == 0  # and attacked for the second time
    s.react(1, "ability")
    s.quiet()
    assert s.life[0] == 3 and s.t.down == 1 << 1


def test_an_attack_of_an_ability_is_answered_too_but_cannot_be_bombed() -> None:
    s = Scene("Byakuren Utsuho", hands={0: "Shoot", 1: "Shoot", 2: "Bomb"}, active=1)
    s.play(1, "Shoot", 2)
    s.react(0, "ability")
    assert s.why(2, *s.reaction(2, "Bomb", to=1)) == "faq.bomb.1"
    s.quiet()
    assert s.life == [5, 3, 3, 4]


@rule("danmaku:term.cancel.2")
def test_her_answer_goes_on_although_the_attack_is_cancelled() -> None:
    s = Scene("Utsuho Byakuren", hands={0: "Shoot", 1: "Shoot", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "ability")
    s.react(2, "Bomb")
    s.quiet()
    assert s.life == [4, 4, 4, 4]
    assert s.prompt == "main step"


# --- Byakuren: Super Human ------------------------------------------------------------------------------------------


@rule("danmaku:range.1", "danmaku:distance.4")
def test_super_human_reaches_far_and_is_far_away() -> None:
    s = Scene("Byakuren", seats=8, hands={0: "Spiritual Attack, Shoot", 1: "Shoot"})
    s.only("")
    assert s.targets(0, "Shoot") == {1, 7}
    s.cast(0)
    s.quiet()
    assert reach(s.t, 0) == 1 + 5 and distance(s.t, 1, 0) == 1 + 5 and distance(s.t, 0, 1) == 1
    assert s.picks() == {1, 2, 3, 4, 5, 6, 7}
    s.pick(4)
    s.quiet()
    assert s.life == [5, 4, 4, 4, 3, 4, 4, 4]
    assert s.targets(0, "Shoot") == {1, 2, 3, 4, 5, 6, 7}
    s.until(1)
    assert s.targets(1, "Shoot") == {2}
    s.until(0)
    assert s.targets(0, "Shoot") == {1, 7}  # it has ended
    s.until(1)
    assert s.targets(1, "Shoot") == {0, 2}


def test_super_human_captured_is_for_the_capturer() -> None:
    s = Scene("Utsuho Byakuren", seats=8, hands={0: "Capture Spell Card, Shoot", 2: "Shoot"}, top=NOTHING)
    s.cast(0, "Capture Spell Card", whose=1)
    s.quiet()
    s.done()
    assert s.targets(0, "Shoot") == {1, 2, 3, 4, 5, 6, 7}
    s.until(2)
    assert s.targets(2, "Shoot") == {1, 3}


# --- Tenshi: a card for every loss ----------------------------------------------------------------------------------


@rule("danmaku:life.draw")
def test_tenshi_may_draw_one_more_when_she_loses_life() -> None:
    for answer, cards in ((True, 2), (False, 1)):
        s = Scene("Utsuho Tenshi", hands={0: "Shoot"})
        s.play(0, "Shoot", 1)
        s.quiet()
        assert s.asked == [1] and s.prompt == "may"
        s.yes(1) if answer else s.no(1)
        s.quiet()
        assert s.cards(1) == cards
        assert s.life[1] == 3


def test_one_more_for_each_loss_not_for_each_life() -> None:
    s = Scene("Marisa Tenshi", hands={0: "Spiritual Attack"}, items={0: "Power, Power/winter"})
    s.cast(0, target=1)
    s.quiet()
    s.yes(1)
    s.quiet()
    assert s.life[1] == 1
    assert s.cards(1) == 3 + 1
    assert s.prompt == "main step"


@rule("danmaku:life.loss-ways")
def test_paying_life_is_losing_life() -> None:
    s = Scene("Tenshi Utsuho", incident="Overdrive", top=NOTHING)
    s.cast(0, "incident")
    assert s.asked == [0] and s.prompt == "may"
    assert s.life[0] == 4 and s.cards(0) == 1
    s.yes(0)
    assert s.cards(0) == 2


def test_who_loses_nothing_at_zero_draws_nothing() -> None:
    s = Scene("Utsuho Tenshi", hands={0: "Spiritual Attack"}, life={1: 1}, top=NOTHING)
    s.cast(0, target=1)
    s.quiet()
    s.yes(1)  # the first of three attacks
    s.quiet()
    assert s.told("lose") == [("lose", 1), ("lose", 0)]


# --- Tenshi: Sword of Swagger ---------------------------------------------------------------------------------------


def duel(s: Scene, whom: int) -> None:
    s.cast(0)
    s.quiet()
    assert s.reason == "seat:duel"
    s.pick(whom)


@rule("danmaku:spell.4", "danmaku:attack.5")
def test_the_duel_alternates_until_somebody_stops() -> None:
    s = Scene(
        "Tenshi Utsuho", seats=6, life={0: 3}, hands={0: "Spiritual Attack, Shoot, Melee", 3: "Shoot, Graze"},
        items={3: "Power"},
    )  # fmt: skip
    duel(s, 3)  # at any distance
    assert s.life[0] == 4
    assert s.asked == [3] and s.reason == "card:duel"
    assert s.pickable() == ["Shoot"]
    s.pick("Shoot")
    assert s.asked == [0]
    s.pick("Melee")
    assert s.asked == [3] and s.picks() == set()  # nobody learns whether there is another
    s.done()
    assert s.life == [4, 4, 4, 3, 4, 4]
    assert s.items(3) == ["Power"]  # no hit
    assert s.hand(0) == ["Shoot"]
    assert s.told("attack", "hit") == []
    assert s.discarded == ["Shoot", "Melee", "Spiritual Attack"]
    assert s.t.fired == [0] * 6


def test_who_has_no_hand_loses_at_once_and_tenshi_may_lose_it_too() -> None:
    s = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack"})
    duel(s, 1)
    assert s.life == [5, 3, 4, 4]
    lost = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack, Voile", 1: "Shoot"})
    duel(lost, 1)
    lost.pick("Shoot")
    lost.done()
    assert lost.asked == [0] and lost.prompt == "may"
    lost.yes(0)
    assert lost.life == [4, 4, 4, 4]
    assert lost.cards(0) == 1 + 2


def test_a_duel_is_with_another_active_player() -> None:
    s = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack"}, down="2")
    s.cast(0)
    s.quiet()
    assert s.picks() == {1, 3}


@pytest.mark.parametrize(("incident", "life"), [("", 4), ("Voyage to Makai", 3)])
def test_the_life_she_gains(incident: str, life: int) -> None:
    s = Scene("Tenshi Utsuho", life={0: 3}, hands={0: "Spiritual Attack"}, incident=incident)
    duel(s, 1)
    assert s.life[0] == life
    full = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack"})
    duel(full, 1)
    assert full.life[0] == 5


@rule("danmaku:defeat.3", "danmaku:defeat.4")
def test_a_duel_may_defeat_and_a_1up_saves() -> None:
    s = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack"}, life={1: 1})
    duel(s, 1)
    s.quiet()
    assert s.t.down == 1 << 1
    saved = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack", 2: "1UP"}, life={1: 1})
    duel(saved, 1)
    saved.save(2, 1)
    saved.quiet()
    assert saved.t.down == 0 and saved.life[1] == 1


@rule("danmaku:term.cancel.1")
def test_a_cancelled_swagger_gains_nothing() -> None:
    s = Scene("Tenshi Utsuho", hands={0: "Spiritual Attack", 1: "Bomb"}, life={0: 3})
    s.cast(0)
    s.react(1, "Bomb")
    s.quiet()
    assert s.life == [3, 4, 4, 4] and s.prompt == "main step"
