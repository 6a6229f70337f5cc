"""Life and attacks: hits, losses, payments, a card for each life, Powerups."""

from __future__ import annotations

import pytest

from kaimaku.games.danmaku.rules.life import gain, set_life
from kaimaku.games.danmaku.table import HAND
from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:attack.1", "danmaku:attack.3", "danmaku:life.draw", "danmaku:life.loss-ways")
def test_a_hit_costs_a_life_and_draws_a_card() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot", 1: "Power"})
    s.play(0, "Shoot", 1)
    assert s.t.stack[0].defenders == 0b10 and s.window
    s.quiet()
    assert s.life[1] == 3 and s.cards(1) == 2
    assert s.told("attack", "hit", "lose", "draw") == [("attack", 0), ("hit", 1), ("lose", 1), ("draw", 1)]


@rule("danmaku:attack.2", "danmaku:type.powerup.2", "danmaku:type.dodge")
def test_an_avoided_attack_costs_nothing() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot", 1: "Graze"}, items={1: "Power"})
    s.play(0, "Shoot", 1)
    assert s.reactions(1) == [s.reaction(1, "Graze")]
    s.react(1, "Graze")
    s.quiet()
    assert s.life[1] == 4 and s.cards(1) == 0 and s.items(1) == ["Power"]
    assert s.told("avoid", "hit") == [("avoid", 1)]


@rule("danmaku:attack.4")
def test_nobody_attacks_themselves_in_any_way() -> None:
    s = Scene(
        "Yuuka Utsuho", hands={0: "Last Word, Melee, Laser Shot, Seal Away, Spiritual Attack"}, items={0: "Power"}
    )
    for name in ("Melee", "Laser Shot", "Seal Away"):
        assert 0 not in s.targets(0, name)
        assert s.why(0, "play", s.held(0, name), 0, 0, 0) == "attack.4"
    s.play(0, "Last Word")
    s.quiet()
    while s.prompt == "may":
        s.no()
    assert s.life == [5, 3, 3, 3]
    s.cast(0)
    s.quiet()
    while s.prompt == "may":
        s.no()
    assert s.life == [5, 2, 2, 2]


@rule("danmaku:attack.5", "danmaku:life.loss-ways", "danmaku:type.powerup.2")
def test_a_direct_loss_is_no_attack() -> None:
    s = Scene(
        "Utsuho Patchouli",
        hands={0: "Graze, Bomb"},
        items={0: "Power"},
        incident="Saigyou Ayakashi Blooming",
        step="incident",
    )
    assert s.prompt == "main step"  # nobody was asked
    assert s.life[0] == 4 and s.items(0) == ["Power"] and s.told("lose", "hit") == [("lose", 0)]
    assert s.cards(0) == 5  # two from the draw step, and one for the life


@rule("danmaku:life.floor", "danmaku:life.draw")
def test_life_stops_at_0_and_only_what_is_lost_draws() -> None:
    s = Scene("Utsuho Patchouli", life={0: 2}, incident="Lily White", top="Graze/spring", step="incident")
    assert s.life[0] == 0 and s.told("draw") == [("draw", 0)] * 2


@rule("danmaku:life.pay", "danmaku:life.loss-ways", "danmaku:life.draw", "danmaku:type.powerup.2")
def test_life_can_be_paid_down_to_the_last_one_but_not_at_0() -> None:
    s = Scene("Patchouli Utsuho Marisa Reimu", life={0: 1}, items={0: "Power"}, incident="Overdrive", top="1UP")
    s.cast(0, "incident")
    assert s.life[0] == 0 and s.items(0) == ["Power"] and s.told("pay", "draw")[:2] == [("pay", 0), ("draw", 0)]
    assert s.hand(0) == ["1UP"]
    s.t.spent = 0
    assert s.why(0, "invoke", *s.way(0, "incident"), 0, 0, -1)
    s.save(0, 0)
    s.quiet()
    assert s.life[0] == 1
    s = Scene("Patchouli Utsuho", incident="Overdrive", life={0: 0})
    assert s.why(0, "invoke", *s.way(0, "incident"), 0, -1, -1) == "spell.1"


@rule("danmaku:type.powerup.1", "danmaku:type.powerup.3")
def test_a_hit_costs_one_powerup_of_ones_choice() -> None:
    s = Scene(
        "Utsuho Patchouli", hands={0: "Shoot"}, items={1: "Power, Power, Power, Supernatural Border, Mini-Hakkero"}
    )
    assert s.items(1).count("Power") == 3  # any number
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.asked == [1] and s.reason == "card:powerup"
    assert s.pickable() == ["Power", "Power", "Power", "Supernatural Border"]  # an Artifact is none
    assert s.life[1] == 4  # first the Powerup, then the life (D-R11)
    s.pick("Supernatural Border")
    assert s.life[1] == 3 and s.items(1) == ["Mini-Hakkero", "Power", "Power", "Power"]


@rule("danmaku:type.powerup.1")
def test_the_only_powerup_is_lost_without_asking() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Shoot"}, items={1: "Power, Focus"}, seats=5)
    s.equip(0, "Power, Power")
    s.t.options = None
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.items(1) == ["Focus"] and s.discarded == ["Power", "Shoot"]


@rule("danmaku:attack.2")
def test_a_sure_attack_offers_no_dodge_and_an_avoided_one_no_second() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Laser Shot", 1: "Graze"})
    s.play(0, "Laser Shot", 1)
    assert s.why(1, *s.reaction(1, "Graze")) == ("attack.2" if s.window and 1 in s.asked else "type.reaction.5")
    s.quiet()
    assert s.life[1] == 3 and s.hand(1)
    s = Scene("Utsuho Patchouli", hands={0: "Shoot", 1: "Graze, Graze, Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.passes()
    assert s.window and s.why(1, *s.reaction(1, "Graze")) == "attack.2"
    assert s.reaction(1, "Bomb") in s.reactions(1)


@rule("danmaku:type.healing", "danmaku:defeat.7")
def test_life_is_gained_up_to_the_maximum_and_never_by_the_defeated() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "1UP"}, life={1: 3, 2: 2}, down="3")
    assert s.targets(0, "1UP") == {1, 2}
    up = s.held(0, "1UP")
    assert s.why(0, "play", up, 0, 3, 0) and s.why(0, "play", up, 0, 0, 0)
    s.play(0, "1UP", 1)
    s.quiet()
    assert s.life == [5, 4, 2, 0]


@rule("danmaku:life.draw")
def test_the_card_for_a_life_comes_at_once() -> None:
    """Before the next defender of the same card is hit."""
    s = Scene("Utsuho Patchouli Marisa Reimu", hands={0: "Last Word"})
    s.play(0, "Last Word")
    s.quiet()
    assert s.told("hit", "draw") == [e for seat in (1, 2, 3) for e in (("hit", seat), ("draw", seat))]
    assert [len(s.t.zones[HAND + seat]) for seat in range(4)] == [0, 1, 1, 1]


@rule("danmaku:attack.1")
@pytest.mark.parametrize("shooter", range(4))
def test_several_defenders_are_hit_clockwise_from_the_attacker(shooter: int) -> None:
    s = Scene("Utsuho Patchouli Marisa Keine", hands={shooter: "Last Word"}, active=shooter)
    s.play(shooter, "Last Word")
    s.quiet()
    assert s.told("hit") == [("hit", (shooter + n) % 4) for n in (1, 2, 3)]
    assert s.told("attack") == [("attack", shooter)]  # one attack on all (S5)


@rule("danmaku:attack.4", "danmaku:defeat.2")
def test_an_attack_on_all_is_on_all_other_active_players() -> None:
    s = Scene("Utsuho Patchouli Marisa Keine Futo", hands={0: "Last Word", 1: "Graze"}, down="3")
    s.play(0, "Last Word")
    assert s.window and s.t.stack[0].defenders == 0b10110


@rule("danmaku:term.cancel.1")
def test_nothing_follows_on_a_cancelled_card() -> None:
    s = Scene("Youmu Patchouli", hands={0: "Shoot", 1: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.prompt == "main step"  # no further attack
    s = Scene("Youmu Patchouli", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.reason == "seat:attack"


@rule("danmaku:type.healing", "danmaku:setup.life", "danmaku:defeat.7")
def test_no_effect_lifts_life_above_the_maximum_or_brings_the_defeated_back() -> None:
    s = Scene("Utsuho Patchouli", life={1: 3}, down="3")
    for seat in range(4):
        gain(s.t, seat, 2)
        set_life(s.t, seat, 1)
    assert s.life == [5, 4, 4, 0] and s.told("gain") == [("gain", 1)]
