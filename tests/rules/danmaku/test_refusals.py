"""Why not: each refusal names the rule that stands against it."""

from __future__ import annotations

from tests.danmaku.scene import Scene
from tests.rule import rule


@rule("danmaku:faq.suika.1", "danmaku:faq.suika.2")
def test_a_number_must_be_one_and_lie_in_the_range() -> None:
    s = Scene("Suika Utsuho", hands={0: "Spiritual Attack"})
    s.cast(0)
    s.quiet()
    assert s.prompt == "number" and s.options(0) == [("number", n) for n in range(1, 6)]
    assert s.why(0, "number", 0) == s.why(0, "number", 6) == "faq.suika.1"
    assert s.why(0, "number", "x") == s.why(0, "number", -1) == s.why(0, "number") == "faq.suika.2"


@rule("danmaku:spell.3")
def test_reaction_spell_cards_against_something_else() -> None:
    """Keine could answer the Grimoire, so that there is a window, but nobody is attacked."""
    hands = {0: "Grimoire", 1: "Power", 2: "Spiritual Attack", 3: "Spiritual Attack"}
    s = Scene("Utsuho Keine Sakuya Meiling", hands=hands)
    s.play(0, "Grimoire")
    assert s.why(2, *s.invocation(2, target=0)) == s.why(3, *s.invocation(3)) == "spell.3"
    s = Scene("Utsuho Keine Sakuya Meiling", hands={0: "Grimoire", 3: "Capture Spell Card, Power"})
    s.play(0, "Grimoire")
    assert s.asked == [3]
    assert s.why(3, *s.invocation(3, "Capture Spell Card", whose=2, target=1)) == "spell.3"
    assert s.why(3, *s.invocation(3, "Capture Spell Card", whose=1, target=2)) == "type.reaction.2"
    assert s.why(3, *s.invocation(3, "Capture Spell Card", to=5, whose=1)) == "type.reaction.2"
    assert s.why(3, *s.invocation(3, "Power", whose=1)) == "spell.1"


@rule("danmaku:incident.1")
def test_the_incident_that_stands_against_it_is_named() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Spiritual Attack"}, incident="Spring Snow")
    assert s.why(0, "invoke", *s.way(0, "Spiritual Attack"), 0, -1, 1) == "incident.1"
    s = Scene(
        "Utsuho Patchouli", hands={0: "Spiritual Attack", 1: "1UP, Graze"}, life={1: 1}, incident="Voyage to Makai"
    )
    s.cast(0, target=1)
    s.passes()
    assert s.window and s.life[1] == 0
    assert s.why(1, *s.reaction(1, "1UP", to=-1, target=1)) == "incident.1"


@rule("danmaku:attack.1")
def test_a_card_that_needs_no_target_takes_none() -> None:
    s = Scene("Utsuho Patchouli", hands={0: "Grimoire, Power"})
    assert s.why(0, "play", s.held(0, "Grimoire"), 0, 1, 0) == "attack.1"
    assert s.why(0, "play", s.held(0, "Power"), 0, 1, 0) == "attack.1"
    assert s.why(0, "play", s.held(0, "Power"), 0) == s.why(0, "take", 1) == "turn.main.2"


@rule("danmaku:ability.1")
def test_abilities_of_others_and_costs_that_cannot_be_paid() -> None:
    s = Scene("Nitori Miko")
    assert s.why(0, "use", s.character(0), 0, -1) == "ability.1"  # no Item to discard
    assert s.why(0, "use", s.character(1), 0, -1) == "ability.1"
    assert s.why(0, "use", s.character(0), 3, -1) == "ability.1"


@rule("danmaku:type.reaction.5", "danmaku:victory.3")
def test_whoever_is_not_asked_is_told_so() -> None:
    s = Scene("Utsuho Patchouli")
    assert s.why(1, "end") == s.why(7, "end") == s.why(-1, "end") == "type.reaction.5"
    assert s.why(1, "look", 0) == "faq.satori.1"
