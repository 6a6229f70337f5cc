"""Reisen Udongein Inaba and Reiuji Utsuho."""

from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Reisen: another attack when one is avoided ---------------------------------------------------------------------


@rule("danmaku:faq.reisen.1")
def test_reisen_attacks_another_in_range_when_she_is_avoided() -> None:
    s = Scene("Reisen", seats=6, hands={0: "Melee", 3: "Graze"})
    s.play(0, "Melee", 3)  # at any distance
    s.react(3, "Graze")
    s.quiet()
    assert s.asked == [0] and s.reason == "seat:attack"
    assert s.picks() == {1, 5}  # but her own attack needs range
    s.pick(5)
    s.quiet()
    assert s.life == [5, 4, 4, 4, 4, 3]


def test_reisen_need_not_and_gets_none_for_a_hit() -> None:
    s = Scene("Reisen Utsuho", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.picks() == {3}  # not the one who avoided
    s.done()
    assert s.life == [5, 4, 4, 4] and s.prompt == "main step"
    hit = Scene("Reisen Utsuho", hands={0: "Shoot"})
    hit.play(0, "Shoot", 1)
    hit.quiet()
    assert hit.prompt == "main step"


def test_once_per_card_although_the_second_attack_is_avoided_too() -> None:
    s = Scene("Reisen Utsuho", hands={0: "Shoot", 1: "Graze", 3: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    s.pick(3)
    s.react(3, "Graze", to=len(s.t.stack) - 1)
    s.quiet()
    assert s.prompt == "main step"
    assert s.told("attack") == [("attack", 0)] * 2


def test_declining_once_leaves_it_for_the_next_avoided_attack_of_the_card() -> None:
    s = Scene("Reisen Utsuho", hands={0: "Capture Spell Card", 1: "Graze, Graze/winter, Graze/summer"})
    s.only("")
    s.cast(0, "Capture Spell Card", whose=1, target=1)  # three attacks
    for _ in range(2):
        s.react(1, "Graze")
        s.quiet()
        assert s.asked == [0] and s.reason == "seat:attack"
        if len(s.told("avoid")) == 1:
            s.done()
    assert s.asked == [0] and s.reason == "seat:attack"
    s.pick(3)
    s.quiet()
    assert s.life[3] == 3


def test_the_next_card_gives_it_again() -> None:
    s = Scene("Reisen Utsuho", hands={0: "Melee, Shoot", 1: "Graze, Graze/winter"})
    s.play(0, "Melee", 1)
    s.react(1, "Graze")
    s.quiet()
    s.pick(3)
    s.quiet()
    s.done()  # seat 1 copies nothing
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.asked == [0] and s.picks() == {3}


def test_last_word_avoided_by_one_or_by_two() -> None:
    one = Scene("Reisen Utsuho", hands={0: "Last Word", 1: "Graze"})
    one.play(0, "Last Word")
    one.react(1, "Graze")
    one.quiet()
    assert one.picks() == {3}  # in range, but not the only one who avoided
    two = Scene("Reisen Utsuho", hands={0: "Last Word", 1: "Graze", 2: "Graze"})
    two.play(0, "Last Word")
    two.react(1, "Graze")
    two.react(2, "Graze")
    two.quiet()
    assert two.picks() == {1, 3}


@rule("danmaku:faq.reisen.2", "danmaku:faq.yukari.1")
def test_reisen_before_yukari() -> None:
    s = Scene("Reisen Yukari", seats=6, hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.asked == [0] and s.picks() == {5}
    s.pick(5)
    s.quiet()
    assert s.life[5] == 3  # to its end before Yukari's
    assert s.asked == [1] and s.picks() == {0, 2}
    s.pick(2)
    s.quiet()
    assert s.life == [5, 4, 3, 4, 4, 3]


@rule("danmaku:term.cancel.1")
def test_a_cancelled_attack_was_not_avoided() -> None:
    s = Scene("Reisen Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.passes()
    s.react(2, "Bomb")
    s.no(1)
    assert s.prompt == "main step"


# --- Reisen: Lunatic Red Eyes ---------------------------------------------------------------------------------------


@rule("danmaku:faq.reisen.3", "danmaku:spell.3", "danmaku:spell.4")
def test_red_eyes_cancels_a_shoot_and_shoots_itself() -> None:
    s = Scene("Utsuho Alice Reisen", seats=6, hands={0: "Shoot, Shoot/winter", 2: "Spiritual Attack", 3: "Graze"})
    s.play(0, "Shoot", 5, pay=["Shoot"])
    s.counter(2)
    s.quiet()
    assert s.asked == [2] and s.reason == "seat:copy"
    assert s.picks() == {1, 3}  # in Reisen's range; nothing is paid for a copy
    s.pick(3)
    assert s.reactions(3)  # a copy can be answered
    s.quiet()
    assert s.life == [5, 4, 4, 3, 4, 4]
    assert s.told("cancel", "copy") == [("cancel", 2), ("copy", 2)]
    assert s.t.fired == [1, 0, 0, 0, 0, 0]
    assert s.t.spent == 1 << 2


def test_red_eyes_need_not_copy() -> None:
    s = Scene("Utsuho Reisen", hands={0: "Shoot", 1: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.quiet()
    s.done()
    assert s.life == [5, 4, 4, 4]
    assert s.discarded == ["Shoot", "Spiritual Attack"]


def test_a_copied_last_word_and_a_copied_spell_card() -> None:
    s = Scene("Utsuho Reisen", hands={0: "Last Word", 1: "Spiritual Attack"})
    s.play(0, "Last Word")
    s.counter(1)
    s.quiet()
    s.yes(1)
    s.quiet()
    assert s.life == [4, 4, 3, 3]
    freeze = Scene("Cirno Reisen", hands={0: "Spiritual Attack", 1: "Bomb"})
    freeze.cast(0, target=1)
    freeze.counter(1, "Bomb")
    freeze.quiet()
    freeze.pick(2)
    freeze.quiet()
    assert freeze.life == [5, 4, 3, 4]
    assert freeze.t.skip == 1 << 2
    assert freeze.t.spent == 0b11


def test_a_copied_melee_goes_on() -> None:
    s = Scene("Utsuho Reisen", hands={0: "Melee", 1: "Spiritual Attack", 3: "Shoot"})
    s.play(0, "Melee", 1)
    s.counter(1)
    s.quiet()
    s.pick(3)
    s.quiet()
    assert s.asked == [3] and s.reason == "card:chain"
    s.pick("Shoot")
    s.pick(2)
    s.quiet()
    assert s.life == [5, 4, 3, 3]


def test_a_copied_reaction_spell_card_answers_the_same() -> None:
    s = Scene("Utsuho Reisen Meiling", hands={0: "Shoot", 1: "Spiritual Attack", 2: "Spiritual Attack"})
    s.only("Voile, Tempest, Party, Kourindou")
    s.play(0, "Shoot", 1)
    s.counter(2)
    s.counter(1, to=1)
    s.quiet()
    assert s.cards(2) == 0
    s.yes(1)
    s.quiet()
    assert s.life == [4, 3, 4, 4]  # the copied Typhoon hits the attacker, the Shoot hits Reisen
    assert s.cards(1) == 2 + 1


def test_a_copied_world_may_save_another_of_the_attacked() -> None:
    s = Scene("Utsuho Alice Reisen Sakuya", hands={0: "Last Word", 2: "Spiritual Attack", 3: "Spiritual Attack"})
    s.play(0, "Last Word")
    s.counter(3, target=1)
    s.counter(2, to=1)
    s.quiet()
    assert s.asked == [2] and s.reason == "seat:copy" and s.picks() == {1, 2, 3}
    s.pick(2)
    s.quiet()
    assert s.life == [4, 3, 4, 3]  # Reisen avoided it herself, the attacker is hit
    one = Scene("Utsuho Alice Reisen Sakuya", hands={0: "Shoot", 2: "Spiritual Attack", 3: "Spiritual Attack"})
    one.play(0, "Shoot", 1)
    one.counter(3, target=1)
    one.counter(2, to=1)
    one.quiet()
    one.pick(1)
    one.quiet()
    assert one.life == [4, 4, 4, 4]


def test_a_world_whose_attack_is_gone_can_still_be_copied() -> None:
    s = Scene(
        "Utsuho Alice Reisen Sakuya",
        hands={0: "Shoot", 1: "Bomb", 2: "Spiritual Attack", 3: "Spiritual Attack"},
    )
    s.play(0, "Shoot", 1)
    s.counter(3, target=1)
    s.counter(2, to=1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.asked == [2] and s.prompt == "may"
    s.yes(2)
    s.quiet()
    assert s.life == [4, 4, 4, 4]


def test_red_eyes_does_not_answer_other_actions_nor_its_own_player_nor_gungnir() -> None:
    tempest = Scene("Utsuho Reisen", hands={0: "Tempest", 1: "Spiritual Attack"})
    tempest.play(0, "Tempest")
    assert not tempest.window or tempest.reactions(1) == []
    own = Scene("Reisen Utsuho", hands={0: "Shoot, Spiritual Attack", 1: "Graze"})
    own.play(0, "Shoot", 1)
    assert own.window and own.reactions(0) == []
    spear = Scene("Remilia Reisen", hands={0: "Spiritual Attack", 1: "Spiritual Attack"})
    spear.cast(0, target=1)
    spear.quiet()
    assert spear.life[1] == 3


@rule("danmaku:faq.bomb.2")
def test_a_bombed_red_eyes_leaves_the_first_card() -> None:
    s = Scene("Utsuho Reisen", hands={0: "Shoot, Bomb", 1: "Spiritual Attack"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.react(0, "Bomb", to=1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]


def test_a_copy_can_be_cancelled() -> None:
    s = Scene("Utsuho Reisen", hands={0: "Shoot", 1: "Spiritual Attack", 2: "Bomb"})
    s.play(0, "Shoot", 1)
    s.counter(1)
    s.passes()
    s.pick(2)
    assert s.why(2, *s.reaction(2, "Bomb", to=0)) == "type.reaction.2"
    s.react(2, "Bomb", to=len(s.t.stack) - 1)
    s.quiet()
    assert s.life == [5, 4, 4, 4]


# --- Utsuho: two cards for her Spell Card ---------------------------------------------------------------------------


@rule("danmaku:spell.1", "danmaku:turn.main.5")
def test_utsuho_discards_two_cards() -> None:
    s = Scene("Utsuho Alice", hands={0: "Voile, Power, Graze"})
    s.do(0, "invoke", *s.way(0, "ability"), 0, -1, 1)
    assert s.reason == "card:cost"
    s.pick("Voile", "Power")
    s.quiet()
    assert s.life[:2] == [4, 1]
    assert s.cards(0) == 1 + 1
    assert s.why(0, "invoke", *s.way(0, "ability"), 0, -1, 1) == "turn.main.5"


def test_utsuho_needs_two_cards_and_her_own_turn() -> None:
    s = Scene("Utsuho", hands={0: "Voile"})
    assert s.why(0, "invoke", *s.way(0, "ability"), 0, -1, 1) == "spell.1"
    other = Scene("Alice Utsuho Meiling", hands={0: "Shoot", 1: "Voile, Power"})
    other.play(0, "Shoot", 1)
    assert all(o[0] != "invoke" for o in other.reactions(1))


# --- Utsuho: Nuclear Excursion --------------------------------------------------------------------------------------


@rule("danmaku:range.1")
def test_nuclear_excursion_needs_a_target_in_range() -> None:
    s = Scene("Utsuho", seats=6, hands={0: "Spiritual Attack"})
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 5}


@rule("danmaku:spell.4")
def test_nuclear_excursion_attacks_three_times_and_costs_a_life() -> None:
    s = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 1: "Graze, Voile"})
    s.only("")
    s.cast(0, target=1)
    s.react(1, "Graze")
    s.quiet()
    assert s.life == [4, 2, 4, 4]
    assert s.told("attack") == [("attack", 0)] * 3
    assert s.told("avoid", "hit") == [("avoid", 1), ("hit", 1), ("hit", 1)]


def test_the_life_is_lost_even_if_all_is_avoided_but_not_if_it_is_cancelled() -> None:
    s = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 1: "Graze, Graze/winter, Graze/summer"})
    s.cast(0, target=1)
    for _ in range(3):
        s.react(1, "Graze")
        s.resolve(len(s.t.stack) - 1)
        while s.window and not s.reactions(1):
            s.passes()
    s.quiet()
    assert s.life == [4, 4, 4, 4]
    bombed = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 1: "Bomb"})
    bombed.cast(0, target=1)
    bombed.react(1, "Bomb")
    bombed.quiet()
    assert bombed.life == [5, 4, 4, 4]


@rule("danmaku:term.cancel.1")
def test_after_the_first_attack_it_cannot_be_cancelled() -> None:
    s = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 1: "Bomb"})
    s.cast(0, target=1)
    s.passes()
    assert s.life[1] == 3
    assert not s.window or s.why(1, *s.reaction(1, "Bomb")) == "term.cancel.1"


@rule("danmaku:faq.utsuho.1", "danmaku:faq.utsuho.2", "danmaku:defeat.5")
def test_at_one_life_she_falls_with_her_target() -> None:
    s = Scene("Alice Utsuho Marisa", seats=5, hands={1: "Spiritual Attack"}, life={1: 1, 2: 1}, active=1)
    s.cast(1, target=2)
    s.quiet()
    assert s.t.down == 0b110
    assert s.told("defeat") == [("defeat", 1), ("defeat", 2)]
    assert s.t.active == 3  # her turn is over


@rule("danmaku:faq.utsuho.3", "danmaku:victory.7")
def test_the_last_two_together_are_a_draw() -> None:
    s = Scene("Utsuho", hands={0: "Spiritual Attack"}, life={0: 1, 3: 1}, down="1 2")
    s.cast(0, target=3)
    s.quiet()
    assert s.t.result is not None and s.t.result.winners == ()


@rule("danmaku:defeat.4", "danmaku:life.floor")
def test_a_target_at_zero_is_attacked_on_without_further_loss_and_may_be_saved() -> None:
    s = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 2: "1UP"}, life={1: 1})
    s.only("Voile, Tempest, Party")
    s.cast(0, target=1)
    s.quiet()
    assert s.told("attack") == [("attack", 0)] * 3
    assert s.told("lose") == [("lose", 1), ("lose", 0)]
    assert s.t.down == 1 << 1
    saved = Scene("Utsuho Alice", hands={0: "Spiritual Attack", 2: "1UP"}, life={1: 1})
    saved.only("")
    saved.cast(0, target=1)
    saved.passes()
    assert saved.life[1] == 0
    saved.save(2, 1)
    saved.quiet()
    assert saved.told("lose") == [("lose", 1), ("lose", 1), ("lose", 0)]  # saved, and hit again
    assert saved.t.down == 1 << 1


@rule("danmaku:faq.capture.1")
def test_captured_the_life_is_the_capturers() -> None:
    s = Scene("Alice Utsuho", hands={0: "Capture Spell Card"})
    s.cast(0, "Capture Spell Card", whose=1, target=1)
    s.quiet()
    assert s.life == [4, 1, 4, 4]
