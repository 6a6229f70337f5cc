"""Konpaku Youmu, Mononobe no Futo and Patchouli Knowledge."""

import pytest

from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import NUMBERS
from kaimaku.games.danmaku.rules.reach import in_range
from kaimaku.games.danmaku.table import CHARACTER
from tests.danmaku.scene import Scene
from tests.rule import rule

# --- Youmu: one more attack with every Danmaku card -----------------------------------------------------------------


@rule("danmaku:type.danmaku.2", "danmaku:range.1")
def test_youmu_may_attack_a_second_player_in_range() -> None:
    s = Scene("Youmu Utsuho", seats=6, hands={0: "Shoot"})
    s.play(0, "Shoot", 1)
    s.quiet()
    assert s.asked == [0] and s.reason == "seat:attack"
    assert s.picks() == {5}  # the other one in range
    s.pick(5)
    s.quiet()
    assert s.life == [5, 3, 4, 4, 4, 3]
    assert s.t.fired[0] == 1
    assert s.prompt == "main step"


def test_youmu_need_not_and_an_avoided_card_counts() -> None:
    s = Scene("Youmu Utsuho", hands={0: "Shoot", 1: "Graze"})
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert s.picks() == {3}
    s.done()
    assert s.life == [5, 4, 4, 4] and s.prompt == "main step"


@rule("danmaku:term.cancel.1")
def test_a_cancelled_card_gives_no_second_attack() -> None:
    s = Scene("Youmu Utsuho", hands={0: "Shoot", 1: "Bomb"})
    s.play(0, "Shoot", 1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.prompt == "main step"


def test_the_second_attack_is_plain() -> None:
    s = Scene("Youmu Utsuho", hands={0: "Laser Shot", 1: "Graze", 3: "Graze"})
    s.play(0, "Laser Shot", 1)
    s.quiet()
    s.pick(3)
    s.react(3, "Graze", to=1)
    s.quiet()
    assert s.life == [5, 3, 4, 4]


def test_after_last_word_nobody_is_left() -> None:
    s = Scene("Youmu Utsuho", hands={0: "Last Word"})
    s.play(0, "Last Word")
    s.quiet()
    assert s.prompt == "main step" and s.life == [5, 3, 3, 3]


def test_seal_away_without_an_attack_still_has_its_target() -> None:
    s = Scene("Youmu", seats=6, hands={0: "Seal Away"}, items={3: "Power"})
    s.play(0, "Seal Away", 3)
    s.quiet()
    s.pick("Power")
    assert s.picks() == {1, 5}  # seat 3 was out of range and is no choice either
    s.pick(1)
    s.quiet()
    assert s.life == [5, 3, 4, 4, 4, 4]
    near = Scene("Youmu", seats=6, hands={0: "Seal Away"})
    near.play(0, "Seal Away", 1)
    near.quiet()
    assert near.picks() == {5}


def test_melee_and_its_copies() -> None:
    s = Scene("Youmu Utsuho", hands={0: "Melee, Shoot", 1: "Shoot/winter"})
    s.play(0, "Melee", 1)
    s.quiet()
    s.pick("Shoot")  # seat 1 copies it
    s.pick(0)
    s.quiet()
    assert s.asked == [0] and s.reason == "card:chain"
    s.pick("Shoot")  # and Youmu the copy
    s.pick(2)
    s.quiet()
    assert s.asked == [2] and s.reason == "card:chain"
    s.done()
    assert s.asked == [0] and s.picks() == {1, 3}  # for the copy on seat 2: another in range
    s.pick(1)
    s.quiet()
    assert s.picks() == {3}  # and for the Melee on seat 1
    s.pick(3)
    s.quiet()
    assert s.prompt == "main step"
    assert s.life == [4, 2, 3, 3]


# --- Youmu: 200 Yojana in One Slash ---------------------------------------------------------------------------------


@rule("danmaku:spell.4", "danmaku:spell.5")
def test_one_slash_reaches_everybody_and_attacks_two() -> None:
    s = Scene("Youmu", seats=8, hands={0: "Spiritual Attack, Shoot"})
    s.only("")
    assert not in_range(s.t, 0, 4)
    s.cast(0)
    s.quiet()
    assert s.reason == "seat:attack" and ("done",) not in s.options(0)
    assert s.picks() == {1, 2, 3, 4, 5, 6, 7}
    s.pick(4)
    s.quiet()
    assert s.picks() == {1, 2, 3, 5, 6, 7}
    s.pick(2)
    s.quiet()
    assert s.life == [5, 4, 3, 4, 3, 4, 4, 4]
    assert s.targets(0, "Shoot") == {1, 2, 3, 4, 5, 6, 7}
    s.until(7)
    assert in_range(s.t, 0, 4) and not in_range(s.t, 6, 4)
    s.until(0)
    assert s.targets(0, "Shoot") == {1, 7}


def test_the_second_slash_is_optional() -> None:
    s = Scene("Youmu", hands={0: "Spiritual Attack", 2: "Graze"})
    s.cast(0)
    s.quiet()
    s.pick(2)
    s.react(2, "Graze")
    s.quiet()
    assert s.picks() == {1, 3}  # seat 2 was attacked, even if in vain
    s.done()
    assert s.life == [5, 4, 4, 4]


@rule("danmaku:faq.capture.1")
def test_a_captured_slash_is_for_the_capturer() -> None:
    s = Scene("Utsuho Youmu", seats=8, hands={0: "Capture Spell Card, Shoot", 1: "Shoot"})
    s.only("")
    s.cast(0, "Capture Spell Card", whose=1)
    s.quiet()
    s.pick(4)
    s.quiet()
    s.done()
    assert s.targets(0, "Shoot") == {1, 2, 3, 4, 5, 6, 7}
    s.until(1)
    assert s.targets(1, "Shoot") == {0, 2}


# --- Futo: an Item against an attack --------------------------------------------------------------------------------


@rule("danmaku:ability.1", "danmaku:type.powerup.1")
def test_futo_keeps_her_powerups_and_avoids_with_items() -> None:
    s = Scene("Utsuho Futo", hands={0: "Shoot"}, items={0: "Mini-Hakkero", 1: "Power, Focus"})
    s.play(0, "Shoot", 1)
    s.answer({1: s.reaction(1, "ability")})
    assert s.pickable() == ["Focus", "Power"]
    s.pick("Focus")
    s.quiet()
    assert s.life[1] == 4 and s.items(1) == ["Power"]
    assert s.discarded == ["Focus", "Shoot"]
    hit = Scene("Utsuho Futo", hands={0: "Shoot"}, items={1: "Power"})
    hit.play(0, "Shoot", 1)
    hit.quiet()
    assert hit.life[1] == 3 and hit.items(1) == ["Power"]


def test_futo_needs_an_item_of_her_own_and_helps_nobody_else() -> None:
    s = Scene("Utsuho Futo", hands={0: "Shoot", 1: "Graze"}, items={2: "Power"})
    s.play(0, "Shoot", 1)
    assert s.why(1, *s.reaction(1, "ability")) == "type.reaction.1"
    other = Scene("Utsuho Alice Marisa Futo", hands={0: "Shoot", 1: "Graze", 3: "Voile"}, items={3: "Power"})
    other.play(0, "Shoot", 1)
    assert other.why(3, *other.reaction(3, "ability")) == "attack.2"
    assert other.why(3, *other.reaction(3, "ability", you=1)) == "term.behalf.1"
    laser = Scene("Utsuho Futo", hands={0: "Laser Shot", 1: "Voile"}, items={1: "Power"})
    laser.play(0, "Laser Shot", 1)
    assert laser.why(1, *laser.reaction(1, "ability")) == "attack.2"


def test_futo_without_an_item_is_still_asked_about_spell_cards() -> None:
    """Dodge cards are sealed and the attack is no card: only a captured Spell Card is left to her."""
    s = Scene(
        "Yukari Futo Sakuya Reimu",
        hands={1: "Capture Spell Card", 2: "Spiritual Attack", 3: "Shoot, Spiritual Attack"},
        active=3,
    )
    s.cast(3)
    s.quiet()
    s.pick(1)
    s.done()
    s.play(3, "Shoot", 0)
    s.counter(2, target=0)
    s.quiet()
    s.pick(1)  # Yukari avoided it and strikes at Futo
    assert s.asked == [1]
    s.counter(1, "Capture Spell Card", to=len(s.t.stack) - 1, whose=2, target=1)
    s.quiet()
    assert s.life[1] == 4


# --- Futo: Oomonoimi's Dinner ---------------------------------------------------------------------------------------


@rule("danmaku:faq.futo.1")
def test_futo_swaps_the_hands_of_two_others() -> None:
    s = Scene("Futo Utsuho", seats=5, hands={0: "Spiritual Attack, Power", 1: "Voile, Shoot", 2: ""})
    assert s.targets(0, "Spiritual Attack", "invoke") == {1, 2, 3, 4}
    s.cast(0, target=1)
    s.quiet()
    s.yes(0)
    assert s.reason == "seat:swap" and s.picks() == {2, 3, 4}
    voile = s.held(1, "Voile")
    s.pick(2)  # without cards in hand
    assert s.hand(1) == [] and s.hand(2) == ["Shoot", "Voile"] and s.hand(0) == ["Power"]
    assert s.sees(1, voile) and s.sees(2, voile) and not s.sees(0, voile)
    assert s.reason == "seat:attack" and s.picks() == {1, 4}
    s.pick(4)
    s.quiet()
    assert s.life == [5, 4, 4, 4, 3]


def test_futo_need_not_swap_nor_attack() -> None:
    s = Scene("Futo Utsuho", hands={0: "Spiritual Attack", 1: "Voile"})
    s.cast(0, target=1)
    s.quiet()
    s.no(0)
    s.done()
    assert s.hand(1) == ["Voile"] and s.life == [5, 4, 4, 4]


def test_with_one_other_player_there_is_nothing_to_swap() -> None:
    s = Scene("Futo", hands={0: "Spiritual Attack", 3: "Voile"}, down="1 2")
    s.cast(0, target=3)
    s.quiet()
    assert s.reason == "seat:attack" and s.picks() == {3}


@rule("danmaku:term.cancel.1")
def test_a_cancelled_dinner() -> None:
    s = Scene("Futo Utsuho", hands={0: "Spiritual Attack", 1: "Bomb", 2: "Voile"})
    s.cast(0, target=1)
    s.react(1, "Bomb")
    s.quiet()
    assert s.prompt == "main step" and s.hand(2) == ["Voile"]


# --- Patchouli ------------------------------------------------------------------------------------------------------


def begin(name: str, heroine: bool) -> int:
    """How many cards a character is dealt, as the Heroine or not."""
    for seed in range(200):
        t = GAME.new([None] * 4, seed)
        t.journal = []
        for seat in range(4):
            held = role_of(t, seat)
            found = [c for c in t.zones[CHARACTER + seat] if t.defs[c] == NUMBERS[name]]
            if found and held is not None and (held.kind == "heroine") == heroine:
                for other in range(4):
                    GAME.decide(t, other, ("take", found[0] if other == seat else t.zones[CHARACTER + other][0]))
                kinds = [entry[0] for entry in t.journal]
                return [entry[:2] for entry in t.journal[: kinds.index("turn")]].count(("draw", seat))
    raise AssertionError(f"{name} is never dealt")


@pytest.mark.parametrize(
    ("name", "heroine", "cards"),
    [
        ("patchouli_knowledge", False, 7),
        ("patchouli_knowledge", True, 8),
        ("hong_meiling", False, 4),  # her seven are for others' turns
        ("hong_meiling", True, 5),
        ("cirno", False, 4),
    ],
)
@rule("danmaku:setup.hand.patchouli", "danmaku:faq.patchouli.1", "danmaku:setup.hand")
def test_first_hands(name: str, heroine: bool, cards: int) -> None:
    assert begin(name, heroine) == cards


@rule("danmaku:turn.discard.1")
def test_patchouli_discards_down_to_seven_or_eight() -> None:
    hand = "Voile, Tempest, Party, Kourindou, Grimoire, Shoot, Graze, Power, Bomb, Focus"
    for seat, kept in ((0, 8), (1, 7)):
        s = Scene("Patchouli Utsuho" if seat == 0 else "Utsuho Patchouli", hands={seat: hand}, active=2)
        s.only("")
        s.end(2)
        assert s.asked == [seat] and s.prompt == "discards"
        s.do(seat, *s.options(seat)[0])
        assert s.cards(seat) == kept


@rule("danmaku:spell.4")
def test_philosophers_stone_draws_two_and_may_attack() -> None:
    s = Scene("Patchouli", hands={0: "Spiritual Attack"}, top="Voile, Shoot")
    s.cast(0)
    s.quiet()
    assert s.hand(0) == ["Shoot", "Voile"]
    assert s.picks() == {1, 3}
    s.pick(3)
    s.quiet()
    assert s.life == [5, 4, 4, 3]
    idle = Scene("Patchouli", hands={0: "Spiritual Attack"})
    idle.cast(0)
    idle.quiet()
    idle.done()
    assert idle.life == [5, 4, 4, 4]


@pytest.mark.parametrize("by", ["Bomb", "Spiritual Attack"])
@rule("danmaku:type.invocation.1")
def test_any_invocation_will_do(by: str) -> None:
    s = Scene("Patchouli", hands={0: by})
    s.cast(0, by)
    s.quiet()
    assert s.cards(0) == 2
    assert s.resolving == [by]
    s.done()
    assert s.discarded == [by]
