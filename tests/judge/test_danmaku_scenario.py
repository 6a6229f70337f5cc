"""Scenarios of Danmaku!!: what holds passes, what does not is reported, and a mistake is pointed at."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from kaimaku.games.danmaku.definitions import CHARACTERS, INCIDENT_CARDS, MAIN_CARDS
from kaimaku.games.danmaku.rules.window import HAND_REACTIONS
from kaimaku.games.danmaku.scenario.position import build
from kaimaku.games.danmaku.table import DECK, HAND
from kaimaku.judge.scenario import Outcome, ScenarioError, run, show
from kaimaku.judge.scenario.values import PositionError
from tests.rule import rule

BASE = """\
game: danmaku
title: a test
P1: {character: Reimu, hand: [Shoot, Spring Shoot, 1Up, borrow, Bomb, {card: Power, as: mine}], life: 3}
P2: {hand: [Graze, Melee], items: [Power]}
P3: {character: Satori, role: EX Boss, hand: [Bomb]}
P4: {defeated: true, role: Stage Boss}
incident: {card: Spring Snow, collected: [Spring Graze]}
deck: [Focus, Voile]
discard: [Tempest, Grimoire]
"""
IN_WINDOW = "steps: [P1: play Shoot (autumn) on P2]\n"


def outcomes(folder: Path, text: str) -> list[Outcome]:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return run(path)


def outcome(folder: Path, rest: str, base: str = BASE) -> Outcome:
    (found,) = outcomes(folder, base + dedent(rest))
    return found


TRUE = """\
asks: P1 main step
asks: {seat: Reimu, prompt: main step}
offers: [play Shoot on P2, play 1UP on P1, play "Borrow" on P2's Power, play mine, end]
offers: {P3: [reveal], P1: [play Power]}
lacks: [play Shoot on P1, play Bomb, activate own, graze]
lacks: {P2: [graze], P3: [look at P1]}
only: {play: [Shoot on P2, Shoot on P3, 1UP on P1, "Borrow on Power of P2", mine]}
options: {P1: [play Shoot, play 1up, play Borrow, play Power, end]}
refused: {try: play Shoot on P4, rule: danmaku:defeat.2}
refused: [{try: activate own with Bomb, rule: danmaku:incident.1}, {try: end, by: P2, rule: danmaku:type.reaction.5}]
refused: {try: play Bomb, rule: danmaku:incident.1}
P1: {life: 3, max_life: 5, hand: [mine, Bomb, Shoot x2, Borrow, 1UP], max_hand: 5, role: Heroine, character: 霊夢}
Reimu: {distance: {P2: 1, P3: 1}, in_range: [P2, P3], range: 1, danmaku: 0, danmaku_limit: 1, spell_used: false}
C: {role: EX Boss, role_known_to: [P3], revealed: false, sees: {P1 hand: ["? x6"], P4 role: Stage Boss}}
P4: {defeated: true, role_known_to: all, hand: 0, items: []}
P2: {range: 2, items: [Power], asked: false, must_discard: 0, skips: false, skipped: false}
distance: {P1 to P2: 1, Satori to Reimu: 1}
sees: {P2: {P2 hand: [Graze, Melee], P3 hand: ["?"], discard: [Tempest, Grimoire], P3 role: ["?"]}}
deck: {top: [Focus, Voile], count: 67}
discard: {order: [Tempest, Grimoire]}
collected: [Spring Graze]
incident: Spring Snow
incidents: {count: 8, top: [Calm]}
cards: {mine: P1 hand, Focus: deck, Tempest: discard pile}
stack: []
winners: none
result: none
roles: {Heroine: 1, Stage Boss: 2, Extra Boss: 1}
journal: {never: [turn, draw]}
turn: 5
active: P1
current: Reimu
step: main
""".splitlines()
FALSE = {
    "asks: P2": "expected P2, found P1 main step",
    "asks: {seat: P2}": "expected P2 to decide",
    "asks: {for: card:cost}": "expected card:cost, found no choice",
    "offers: [play Shoot on P4]": "isn't offered; offered: play Shoot on P2",
    "offers: {P2: [graze]}": "isn't offered",
    "lacks: [play Shoot]": "is offered",
    "lacks: [play Shot]": "unknown word",
    "lacks: {P3: [reveal]}": "is offered",
    "only: {play: [Shoot on P2]}": "is offered but not expected",
    "options: {P1: [end]}": "is offered but not expected",
    "refused: {try: play Shoot on P2}": "is allowed",
    "refused: {try: play Shoot on P4, rule: danmaku:range.1}": "found danmaku:defeat.2",
    "P1: {life: 4}": "P1 life: expected 4, found 3",
    "P1: {hand: [Shoot]}": "P1 hand: expected Shoot, found",
    "P1: {hand: {has: [Shoot x3]}}": "expected Shoot, Shoot, Shoot among them",
    "P1: {hand: {lacks: [1up]}}": "should not be there",
    "P1: {hand: {lacks: [twoup]}}": "unknown card 'twoup'",
    "P1: {luck: 3}": "unknown key",
    "P2: {items: []}": "P2 items: expected nothing, found Power",
    "P3: {role: Heroine}": "expected Heroine, found EX Boss",
    "P3: {role_known_to: all}": "expected P1, P2, P3, P4, found P3",
    "P1: {in_range: [P2]}": "expected P2, found P2, P3",
    "P1: {character: Marisa}": "expected Marisa",
    "P1: {distance: {P2: 2}}": "expected 2, found 1",
    "distance: {P1 to P9: 1}": "a player must be one of",
    "sees: {P2: {P3 hand: [Bomb]}}": "expected Bomb, found ?",
    "sees: {P2: {P3 pocket: [Bomb]}}": "unknown zone",
    "deck: {top: [Voile]}": "deck top: expected Voile, found Focus",
    "discard: {order: [Grimoire, Tempest]}": "discard order",
    "collected: [Winter Graze]": "collected: expected Winter Graze",
    "incident: none": "expected none, found Spring Snow",
    "incident: Lily White": "expected Lily White",
    "cards: {Focus: discard}": "Focus: expected in discard",
    "stack: [Shoot]": "expected ['Shoot'], found nothing",
    "winners: [P1]": "expected P1, found none",
    "roles: {Partner: 1}": "expected 1, found 0",
    "journal: [draw]": "expected draw",
    "turn: 4": "expected 4, found 5",
    "current: P2": "expected P2, found P1",
    "step: draw": "expected draw, found main",
    "wish: 1": "unknown expectation 'wish'",
}


@pytest.mark.parametrize("line", TRUE)
def test_what_holds(tmp_path: Path, line: str) -> None:
    found = outcome(tmp_path, "expect:\n" + indent(line, "  "))
    assert found.ok, found.report()


@pytest.mark.parametrize(("line", "said"), FALSE.items())
def test_what_does_not_hold(tmp_path: Path, line: str, said: str) -> None:
    found = outcome(tmp_path, "expect:\n" + indent(line, "  "))
    assert not found.ok
    assert said in "\n".join(found.problems)
    assert "asked: P1: main step" in found.report()


WINDOW_TRUE = """\
asks: reaction
asks: {seat: [P1, P2, P3], prompt: reaction}
offers: {P2: [graze, play Graze on Shoot, avoid with Graze, pass], P3: [bomb Shoot, cancel Shoot with Bomb, "bomb #1"]}
offers: {P3: ["bomb P1's Shoot"]}
offers: [graze, bomb Shoot]
lacks: {P3: [graze, use ability], P2: [play Melee]}
lacks: [look at P2]
refused: {try: play Melee on P3, by: P2, rule: danmaku:type.action}
refused: {try: graze for P3, by: P2, rule: danmaku:attack.2}
stack: [Shoot]
stack: [{card: "P1's Shoot", by: P1, for: P1, target: P2, state: open, attacks: [P2], avoided: []}]
P2: {asked: true, life: 4}
resolving: [Shoot]
""".splitlines()
WINDOW_FALSE = {
    "stack: [Graze]": "expected Graze, found P1's Shoot",
    "stack: [{card: Shoot, attacks: [P3]}]": "expected P3, found P2",
    "stack: [{card: Shoot, state: begun}]": "expected begun, found open",
    "stack: [{card: Shoot, by: P2}]": "expected P2, found P1",
    "asks: {seat: P2}": "expected P2 to decide, found P2+P3+P1 reaction",
    "lacks: [graze]": "is offered",
}


@pytest.mark.parametrize("line", WINDOW_TRUE)
def test_what_holds_while_reactions_are_asked(tmp_path: Path, line: str) -> None:
    found = outcome(tmp_path, IN_WINDOW + "expect:\n" + indent(line, "  "))
    assert found.ok, found.report()


@pytest.mark.parametrize(("line", "said"), WINDOW_FALSE.items())
def test_what_does_not_hold_while_reactions_are_asked(tmp_path: Path, line: str, said: str) -> None:
    found = outcome(tmp_path, IN_WINDOW + "expect:\n" + indent(line, "  "))
    assert not found.ok
    assert said in "\n".join(found.problems)


STEPS = {
    "P1: play Shot on P2": "unknown word 'Shot'",
    "P2: end": "P2 can't do 'end' now; asked: P1: main step",
    "P1: play Shoot on P4": "[danmaku:defeat.2]",
    "P1: play Shoot": "is ambiguous: play Shoot on P2; play Shoot on P3",
    "P1: dance": "doesn't start with a verb",
    "P1: activate own with Bomb": "[danmaku:incident.1]",
    "P9: pass": "a player must be one of P1, P2, P3, P4 or a character, not 'P9'",
    "all: sing": "everybody can only `pass`",
    "P1: play Shoot on P2 discarding Bomb": "'Bomb' can't be chosen",
}


@pytest.mark.parametrize(("step", "said"), STEPS.items())
def test_a_step_that_cannot_be_taken_says_why(tmp_path: Path, step: str, said: str) -> None:
    found = outcome(tmp_path, f"steps:\n  - {step}\n")
    assert not found.ok
    assert said in found.problems[0]
    assert f"case.yaml:{BASE.count(chr(10)) + 2}: {step}" in found.report()


def test_a_reaction_that_is_not_there_is_not_passed_over(tmp_path: Path) -> None:
    """Only what comes later anyway lets everybody pass first."""
    found = outcome(tmp_path, "steps:\n  - P1: play Spring Shoot on P2\n  - P3: graze\n")
    assert "P3 can't do 'graze': it isn't one of the options. Options: play Bomb on P1's Shoot" in found.problems[0]
    later = outcome(tmp_path, "steps:\n  - P1: play Spring Shoot on P2\n  - P1: end\nexpect: {P2: {life: 3}}\n")
    assert later.ok, later.report()


def test_the_first_clockwise_is_carried_out(tmp_path: Path) -> None:
    both = "steps:\n  - P1: play Shoot (autumn) on P2\n  - together: {P3: bomb Shoot, P2: graze}\n"
    found = outcome(
        tmp_path, both + "expect: {stack: [Shoot, Graze], P3: {hand: [Bomb]}, offers: {P3: [bomb Shoot]}}\n"
    )
    assert found.ok, found.report()


@pytest.mark.parametrize(("hand", "left"), [("[Blank x8]", 5), ("[Blank x7, Graze]", 8)])
def test_equal_cards_are_discarded_without_a_step(tmp_path: Path, hand: str, left: int) -> None:
    """A Heroine keeps five; of several cards that differ, she has to choose."""
    path = tmp_path / "x.yaml"
    expect = "{P1: {hand: 5}, current: P2}" if left == 5 else "{P1: {hand: 8}, asks: {prompt: discards}}"
    path.write_text(f"game: danmaku\ntitle: x\nP1: {{hand: {hand}}}\nsteps: [P1: end]\nexpect: {expect}\n", "utf-8")
    (found,) = run(path)
    assert found.ok, found.report()


def test_all_pass_stops_at_the_last_moment(tmp_path: Path) -> None:
    rest = """
        P2: {life: 1, hand: []}
        deck: [Blank]
        steps:
          - P1: play Spring Shoot on P2
          - all: pass
          - expect: {P2: {life: 0, defeated: false, asked: true}, offers: {P1: [1up P2]}}
          - all: pass
        expect:
          P2: {defeated: true}
    """
    base = "game: danmaku\ntitle: a test\nP1: {hand: [Spring Shoot, 1UP]}\n"
    found = outcome(tmp_path, rest, base)
    assert found.ok, found.report()


@pytest.mark.parametrize("word", ["1UP", "1up", "1 Up", "1UP (Winter)", "Winter 1UP", "winter 1up"])
def test_cards_by_any_word(word: str) -> None:
    t = build({"P1": {"hand": [word]}})
    assert len(t.zones[HAND]) == 1 and len(t.zones[DECK]) == 79


def test_the_box_has_80_cards_and_more_are_made_if_need_be() -> None:
    assert len(build({}).zones[DECK]) == 80
    t = build({"P1": {"hand": ["Laser Shot x3"]}})
    assert [len(t.zones[HAND]), len(t.zones[DECK])] == [3, 79]


def test_an_unnamed_season_is_one_the_incident_does_not_want(tmp_path: Path) -> None:
    rest = "steps:\n  - P1: play Shoot (autumn) on P3\nexpect: {collected: [Spring Graze], discard: {has: [Shoot]}}\n"
    assert outcome(tmp_path, rest).ok
    rest = "steps:\n  - P1: play Spring Shoot on P3\nexpect: {collected: [Spring Graze, Spring Shoot]}\n"
    assert outcome(tmp_path, rest).ok


BAD: dict[str, tuple[int, str]] = {
    "step: lunch\n": (3, "unknown step 'lunch'"),
    "P9: {life: 1}\n": (3, "unknown key"),
    "players: 9\n": (3, "4 to 8 players"),
    "players: 4\nP5: {}\n": (3, "everybody mentioned"),
    "P1:\n  hand: [Graise]\n": (4, "unknown card 'Graise'; did you mean Graze"),
    "P1:\n  items: [Graze]\n": (4, "Graze isn't an Item"),
    "P1:\n  items: [Focus, Supernatural Border]\n": (4, "a player can't have two defense Items"),
    "P1:\n  life: 9\n": (4, "0 to 5 life"),
    "P1:\n  character: Koishi\n": (4, "unknown character 'Koishi'"),
    "P1:\n  role: Villain\n": (4, "unknown role 'Villain'"),
    "P1:\n  lief: 3\n": (4, "unknown key"),
    "P1: {}\nA: {}\n": (4, "the same player"),
    "incident: Rain\n": (3, "unknown Incident 'Rain'"),
    "effects: [{spell: Perfect Freeze, by: P1}]\n": (3, "this Spell Card has no lasting effect"),
    "effects: [{spell: Flash Flood, by: P9}]\n": (3, "expected P1 to P4 or a character"),
    "rulings: {luck: more}\n": (3, "unknown ruling 'luck'"),
    "rules: [danmaku:faq.bmob]\n": (3, "unknown rule 'danmaku:faq.bmob'"),
    "cards:\n  X: {}\n": (4, "a card needs a `text`"),
    "cards:\n  X: {text: action(Drow(1))}\n": (4, "unknown word 'Drow'; did you mean Draw"),
    "cards:\n  X: {text: Draw(1)}\n": (4, "wrap it in action"),
    "cards:\n  X: {text: 'reaction(YOU_ARE_ATTACKED, Cancel())'}\n": (4, "but nothing here provides it"),
    "cards:\n  X: {text: action(Draw(1)), types: [spicy]}\n": (4, "unknown type 'spicy'"),
    "cards:\n  X: {like: Shot}\n": (4, "unknown card 'Shot'; did you mean Shoot"),
    "cards:\n  X: {kind: oshi}\n": (4, "one of main, character, incident"),
    "cards:\n  X: {kind: character, text: [SPRING]}\n": (4, "expected an ability of a character"),
    "cards:\n  X: {kind: incident, step: SPRING}\n": (4, "or several acts, not SPRING"),
    "cards:\n  X: {text: __import__('os')}\n": (4, "unknown word '__import__'"),
    "steps:\n  - [P1, pass]\n": (4, "a step must be such as"),
    "steps:\n  - P1: [pass]\n": (4, "must be text"),
}


@pytest.mark.parametrize(("text", "said"), BAD.items(), ids=lambda x: str(x[1])[:30])
def test_a_bad_file_is_one_clear_error(tmp_path: Path, text: str, said: tuple[int, str]) -> None:
    line, words = said
    with pytest.raises(ScenarioError) as caught:
        outcomes(tmp_path, "game: danmaku\ntitle: x\n" + text)
    assert words in str(caught.value)
    assert caught.value.line == line


def test_a_position_for_tests_refuses_in_words() -> None:
    with pytest.raises(PositionError, match="unknown step"):
        build({"step": "tea"})


def test_show_draws_the_position(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(BASE, encoding="utf-8")
    drawn = show(path)
    assert "P1  Hakurei Reimu, Heroine: life 3 of 5, Range 1" in drawn
    assert "Spring Snow, 1 of 6 collected" in drawn
    assert "Power (autumn) [mine]" in drawn
    assert "P1: play Shoot on P2" in drawn


def test_own_cards_are_dealt_in_no_game(tmp_path: Path) -> None:
    known = [len(MAIN_CARDS), len(CHARACTERS), len(INCIDENT_CARDS), len(HAND_REACTIONS)]
    own = "cards:\n  Curse: {text: 'action(LoseLife(1, ANOTHER))', types: [danmaku]}\n  Me: {kind: character}\n"
    steps = "steps:\n  - P1: play Curse on P4\nexpect: {P4: {life: 3}, P1: {danmaku: 1}}\n"
    rest = "P1: {character: Me, hand: [Curse]}\n" + steps
    found = outcome(tmp_path, rest, "game: danmaku\ntitle: a test\n" + own)
    assert found.ok, found.report()
    assert [len(MAIN_CARDS), len(CHARACTERS), len(INCIDENT_CARDS), len(HAND_REACTIONS)] == known


SPELLS = """\
game: danmaku
title: a test
P1: {character: Marisa, hand: [Spiritual Attack, Blank x2]}
P2: {character: Reimu, hand: [Bomb, Blank]}
P3: {character: Sakuya, hand: [Capture Spell Card, Blank x3]}
P4: {hand: [Shoot, Blank]}
"""


@rule("danmaku:spell.2")
@pytest.mark.parametrize(
    "rest",
    [
        "steps: [P1: activate Marisa on P4]\nexpect: {stack: [Marisa]}",
        "steps: [P1: activate Marisa on P4]\nexpect: {stack: [Marisa's Spell Card], offers: {P2: [bomb Marisa]}}",
        "steps: [P1: activate own on P4, P2: bomb Marisa]\nexpect: {journal: [{spell: Marisa}, {cancel: Marisa}]}",
        "current: P3\nsteps: [P3: capture Marisa on P4]\nexpect: {stack: [{card: Marisa, by: P3}]}",
        "current: P3\nsteps: [P3: capture P1's Spell Card on P4]\nexpect: {stack: [P1's Spell Card]}",
        "effects: [{spell: Nitori, by: P1, on: P2}]\nexpect: {turn: 5}",
    ],
)
def test_a_spell_card_is_named_by_its_character(tmp_path: Path, rest: str) -> None:
    (found,) = outcomes(tmp_path, SPELLS + rest + "\n")
    assert found.ok, found.report()


def test_the_drawn_stack_says_who_played_what_for_whom(tmp_path: Path) -> None:
    rest = """
P1: {hand: [Shoot]}
P2: {hand: [Blank]}
P3: {hand: [Graze, Melee]}
P4: {hand: [Blank]}
steps:
  - P1: play Shoot on P2
  - P3: graze for P2 discarding Melee
expect: {stack: 0}
"""
    (found,) = outcomes(tmp_path, "game: danmaku\ntitle: a test\n" + rest)
    assert "#1           P1 plays Shoot on P2, open, attacks P2" in found.report()
    assert "#2           P3 plays Graze for P2 against #1, open" in found.report()


@rule("danmaku:defeat.3")
def test_all_pass_stops_whenever_somebody_drops(tmp_path: Path) -> None:
    """Also when whoever was saved drops again; the next lets them fall."""
    text = """
game: danmaku
title: a test
cards: {Curse: {text: "action(LoseLife(1, ANOTHER))"}}
P1: {role: Stage Boss, hand: [Curse x2, Blank]}
P2: {role: Heroine, life: 1, hand: [Blank]}
P3: {role: Partner, hand: [1UP, Blank]}
P4: {role: Stage Boss}
steps:
  - P1: play Curse on P2
  - all: pass
  - expect: {P2: {life: 0, defeated: false}, winners: none}
  - P3: 1up P2
  - all: pass
  - P1: play Curse on P2
  - all: pass
  - expect: {P2: {life: 0, defeated: false}, winners: none}
  - all: pass
expect: {winners: [P1, P4]}
"""
    (found,) = outcomes(tmp_path, text)
    assert found.ok, found.report()


@rule("danmaku:turn.main.9")
@pytest.mark.parametrize(
    ("expect", "ok"),
    [
        ("{lacks: [play Shoot on P2]}", True),  # the limit is reached, in the main step that goes on
        ("{lacks: [play Power]}", False),
        ("{offers: [play Power, end]}", True),
        ("{only: {play: [Power]}}", True),
        ("{refused: {try: play Shoot on P2, rule: danmaku:type.danmaku.2}}", True),
        ("{lacks: [play Power], stack: [Shoot]}", True),  # in the window nobody can
        ("{offers: {P2: [graze]}}", True),
    ],
)
def test_what_is_about_the_main_step_waits_for_it(tmp_path: Path, expect: str, ok: bool) -> None:
    base = "game: danmaku\ntitle: a test\nP1: {hand: [Shoot x2, Power]}\nP2: {hand: [Graze]}\n"
    (found,) = outcomes(tmp_path, f"{base}steps: [P1: play Shoot on P2]\nexpect: {expect}\n")
    assert found.ok == ok, found.report()
