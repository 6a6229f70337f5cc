"""Scenarios of VCard: what holds passes, what does not is reported, and a mistake is pointed at."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from kaimaku.games.vcard.card import replies
from kaimaku.games.vcard.scenario.position import build
from kaimaku.games.vcard.table import ACTIVE, DECK, HAND, face, zone
from kaimaku.judge.scenario import Outcome, ScenarioError, run, show
from kaimaku.judge.scenario.values import PositionError

BASE = """\
game: vcard
title: a test
cards:
  Nova: {element: fire, strength: grass}
  Vega: {text: "Lock: Draw 1 card."}
  Fern: {element: grass}
  Ribbon: {kind: ally, text: "+2 PL."}
  Key: {kind: ally, text: "Lock: Draw 1 card."}
  Fox: {kind: mascot, element: fire, shows: Nova}
  Owl: {kind: mascot}
  Sky: {kind: world, text: "-1 PL to Fire VT's."}
  Lift: {kind: boost, text: "+2 PL to a VT you control."}
  Blaze: {kind: boost, text: "Burn any VT spot."}
  Stop: {kind: reinforcement, text: "When your Opp. plays a Boost, cancel it."}
  Echo: {text: "Snap: Draw 1 card."}
A:
  active: {card: Nova PL9, counters: [1, 1], allies: [Ribbon], tokens: [food x2]}
  backstage: [{card: Vega, as: star}, null, {card: Spare, locked: true, tokens: [burn]}]
  hand: [Nova PL10, Lift, Blaze, Echo, Owl, {card: Key, as: mine}]
  mascot: Fox
  discard: [Filler, Fern]
  coins: 3
  mana: 1
B:
  active: {card: Fern, tokens: [decay x2]}
  backstage: {4: {card: Spare, face_down: true}}
  hand: [Stop, Filler]
  points: 1
world: Sky
turn: 3
"""
IN_WINDOW = "steps:\n  - A: boost Lift choosing star\n"


def outcomes(folder: Path, text: str) -> list[Outcome]:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return run(path)


def outcome(folder: Path, rest: str, base: str = BASE) -> Outcome:
    (found,) = outcomes(folder, base + dedent(rest))
    return found


TRUE = """\
asks: A main
asks: {seat: A, prompt: main}
offers: [evolve Nova, evolve Nova to Nova PL10, evolve A active with Nova PL10, evolve Nova PL10 on active]
offers: [boost Lift, play Lift, ally mine on star, attach Key to A's Nova, lock star, lock Vega, mascot Owl]
offers: [play Nova PL10, evolve Nova to PL10, trade, pass]
offers: [play Echo to spot 2, play Echo to backstage 4, play Echo]
lacks: [lock A backstage 3, lock Ribbon, play Echo to A active, world Sky, reply Stop, evolve star]
only: {lock: [star], evolve: [Nova], play: [Echo to spot 2, Echo to spot 4, Lift, Blaze, Owl, Nova PL10, mine]}
options: {A: [evolve, boost, ally, mascot, lock, play, trade, pass]}
refused: {try: play Echo to active, rule: vcard:4.1.1.4a}
refused: {try: play Echo to B active, rule: vcard:3.1.3.3}
refused: [{try: evolve star to Nova PL10, rule: vcard:4.1.1.3b}, {try: lock Nova, rule: vcard:4.4.2.7}]
refused: {try: lock A backstage 3, rule: vcard:4.4.2.7}
refused: {try: pass, by: B, rule: vcard:4.6.5.1}
refused: {try: reply Stop, by: B, rule: vcard:4.6.5.1}
refused: {try: ally mine on B active, rule: vcard:4.1.3.5c}
total: {A active: 17, Nova: 17, star: 8, A backstage 3: 6, Fern: 8}
totals: {B's Fern: 8, B backstage 4: 8}
terms: {Nova: {printed: 9, counter: 2, food: 2, advantage: 1, element: 1, paired: 1, ally: 2, world: -1}}
terms: {A backstage 3: {printed: 8, burn: -2}, Fern: {printed: 8}}
A: {active: Nova, backstage: [Vega, null, Spare], hand: 6, deck: 20, mascot: Fox, coins: 3, mana: 1, points: 0}
A: {active: {card: Nova PL9, under: [Nova], stack: [Nova, Nova PL9], allies: [Ribbon], tokens: {food: 2}, paired: true}}
A: {active: 17, backstage: {1: Vega, 2: null, 3: {locked: true}}, discard: {top: [Filler], has: [Fern], count: 2}}
A: {backstage: 2, vts: 3, supports: 0, support_limit: 2, turns: 3, played: 0, paired: Nova, used: {supports: 0}}
A: {hand: {has: [mine, Lift], lacks: [Stop]}, allies: [Ribbon], spots: {active: [food x2], 2: none, 3: [burn]}}
B: {active: {tokens: [decay x2], element: grass, counters: 0}, backstage: {4: {face_down: true}}, points: 1, turns: 2}
B: {mascot: none, paired: nobody, hand: [Stop, Filler]}
vts: {Nova: {total: 17, place: active, seat: A}, star: {locked: false}, B backstage 4: {face_down: true}, Owl: gone}
vts: {star: {adjacent: none}, Nova: {adjacent: none}}
tokens: {A backstage 3: [burn], B active: {decay: 2}, B backstage 1: none, Nova: [food x2]}
locked: [A backstage 3]
cards: {Lift: A hand, Fern: discard, Sky: world, mine: "A's hand", Ribbon: A allies, star: A backstage 1}
world: Sky
points: 0-1
points: {A: 0, B: 1}
score: [0, 1]
queue: none
priority: A
phase: main
turn: 3
turns: {A: 3, B: 2}
round: 1
first: A
active: A
waiting: 0
result: none
sees: {B: {A hand: ["? x6"], B hand: [Stop, Filler], A active: [Nova, Nova PL9], B backstage 4: Spare}}
sees: {A: {B backstage 4: "?", B hand: ["?", "?"], A discard: [Fern, Filler], B deck: ["? x20"], A mascot: Fox}}
journal: {never: [draw, {token: burn}]}
decks: [{cards: [Nova x3, Fern], legal: true}, {cards: [Fox x3], legal: false, rules: [vcard:5.1.1.4]}]
decks: {cards: [Nova x4], rules: [vcard:5.1.1.3]}
decks: {cards: [Lift x3], fill: false, rules: [vcard:5.1.0.1, vcard:5.1.0.2]}
""".splitlines()
FALSE = {
    "asks: B": "expected B, found A main",
    "asks: {seat: B}": "expected B to decide",
    "asks: {for: burn}": "expected burn, found no choice",
    "offers: [lock Nova]": "isn't offered; offered: pass",
    "offers: {B: [pass]}": "isn't offered",
    "lacks: [boost Lift]": "is offered: boost Lift",
    "lacks: [boost Lifd]": "unknown word",
    "only: {play: [Echo to spot 2]}": "is offered but not expected",
    "options: {A: [pass]}": "is offered but not expected",
    "refused: {try: boost Lift}": "is allowed",
    "refused: {try: play Echo to active, rule: vcard:3.1.3.3}": "found vcard:4.1.1.4a",
    "total: {A active: 16}": "A active total: expected 16, found 17",
    "total: {Nova PL8: 17}": "expected one such VT, found 0",
    "total: {Spare: 8}": "expected one such VT, found 2",
    "total: {Silvervale: 8}": "expected one such VT, found 0",
    "terms: {Nova: {printed: 9}}": "terms: expected {'printed': 9}, found",
    "terms: {Nova: {luck: 1}}": "unknown key",
    "A: {active: Vega}": "A active: expected Vega, found A active Nova PL9",
    "A: {active: null}": "expected nobody, found A active Nova PL9",
    "A: {active: {stack: [Nova PL9, Nova]}}": "expected Nova PL9, Nova, found Nova, Nova PL9",
    "A: {backstage: [Vega, Spare, null]}": "A backstage 2: expected Spare, found nobody",
    "A: {backstage: [Vega, Echo]}": "A backstage 3: expected Echo",
    "A: {backstage: [Vega]}": "expected ['Vega'], found",
    "A: {backstage: {2: Vega}}": "A backstage 2: expected Vega, found nobody",
    "A: {backstage: {7: Vega}}": "numbered 1 to 4",
    "A: {hand: [Lift]}": "A hand: expected Lift, found",
    "A: {hand: {lacks: [mine]}}": "mine should not be there",
    "A: {hand: {lacks: [Lifd]}}": "unknown card 'Lifd'",
    "A: {deck: {top: [Nova]}}": "A deck top: expected Nova, found Filler",
    "A: {discard: [Fern]}": "A discard: expected Fern, found Filler, Fern",
    "A: {coins: 2}": "A coins: expected 2, found 3",
    "A: {paired: nobody}": "A paired: expected nobody, found A active Nova",
    "A: {supports: 1}": "expected 1, found 0",
    "A: {used: {tea: 1}}": "unknown key 'tea'",
    "A: {luck: 3}": "unknown key",
    "A: {spots: {active: none}}": "expected {}, found {'food': 2}",
    "A: {mascot: Owl}": "A mascot: expected Owl, found Fox",
    "B: {mascot: Fox}": "expected Fox, found nothing",
    "vts: {star: {locked: true}}": "star locked: expected True, found False",
    "vts: {star: {adjacent: [A backstage 3]}}": "star adjacent: expected A backstage 3, found nothing",
    "vts: {star: gone}": "expected gone, found A backstage 1 Vega [star]",
    "vts: {Merlin: gone}": "unknown VT 'Merlin'",
    "tokens: {A backstage 3: none}": "expected {}, found {'burn': 1}",
    "tokens: {Nova: [soup]}": "a token is one of",
    "tokens: {Merlin: none}": "'Merlin' means 0 spots",
    "locked: [star]": "locked: expected star, found Spare",
    "cards: {Lift: discard}": "Lift: expected in discard, found in a hand",
    "cards: {Merlin: hand}": "no card here matches 'Merlin'",
    "world: none": "world: expected nothing, found Sky",
    "points: 1-0": "points: expected 1-0, found 0-1",
    "queue: [Lift]": "expected ['Lift'], found nothing",
    "priority: B": "expected B, found A",
    "phase: end": "expected end, found main",
    "turn: 5": "expected 5, found 3",
    "round: 2": "expected 2, found 1",
    "first: B": "expected B, found A",
    "combat: {A: 3}": "there was none",
    "waiting: [Nova]": "expected Nova, found nothing",
    "sees: {B: {A hand: [Lift]}}": "expected Lift, found ?",
    "sees: {B: {A pocket: [Lift]}}": "isn't a zone to look at",
    "journal: [draw]": "expected draw",
    "journal: [sneeze]": "unknown journal entry 'sneeze'",
    "decks: [{cards: [Nova x4], legal: true}]": "expected legal, found vcard:5.1.1.3",
    "decks: [{cards: [Nova x3]}]": "say whether it is `legal`",
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
    assert "asked: A: main" in found.report()


WINDOW_TRUE = """\
asks: B window
asks: {seat: B, prompt: window}
options: [reply Stop, pass]
offers: [reply Stop to Lift, play Stop on Lift, answer Stop, 'reply Stop to "#1"']
queue: [Lift]
queue: 1
queue: [{card: Lift, by: A, canceled: false}]
priority: B
refused: {try: boost Lift, by: A, rule: vcard:4.6.5.1}
refused: {try: reply Filler, rule: vcard:4.1.3.6a}
A: {hand: 5, supports: 1}
journal: [{announce: [A, Lift, boost]}]
cards: {Lift: queue}
""".splitlines()
WINDOW_FALSE = {
    "queue: [Blaze]": "queue #1: expected Blaze, found A's Lift",
    "queue: [{card: Lift, by: B}]": "expected B, found A",
    "queue: [{card: Lift, canceled: true}]": "expected True, found False",
    "queue: 2": "expected 2, found 1",
    "asks: A window": "expected A window, found A main",
    "lacks: [reply Stop]": "is offered",
}


@pytest.mark.parametrize("line", WINDOW_TRUE)
def test_what_holds_while_priority_is_open(tmp_path: Path, line: str) -> None:
    found = outcome(tmp_path, IN_WINDOW + "  - expect:\n" + indent(line, "      "))
    assert found.ok, found.report()


@pytest.mark.parametrize(("line", "said"), WINDOW_FALSE.items())
def test_what_does_not_hold_while_priority_is_open(tmp_path: Path, line: str, said: str) -> None:
    found = outcome(tmp_path, IN_WINDOW + "  - expect:\n" + indent(line, "      "))
    assert not found.ok
    assert said in "\n".join(found.problems)


def run_steps(folder: Path, steps: list[str], expect: str = "{}", base: str = BASE) -> Outcome:
    lines = "".join(f"  - {step}\n" for step in steps)
    return outcome(folder, f"steps:\n{lines}expect: {expect}\n", base)


STEPS = {
    "A: boost Lifd": "unknown word 'Lifd'",
    "B: end turn": "B can't do 'end turn' now; asked: A: main",
    "A: play Echo to active": "[vcard:4.1.1.4a]",
    "A: ally mine": "is ambiguous: ally Key [mine] on A active Nova PL9; ally Key [mine] on A backstage 1 Vega",
    "A: dance": "doesn't start with a verb",
    "A: lock Nova": "[vcard:4.4.2.7]",
    "A: choose Nova": "there is nothing to choose; asked: A: main",
    "C: pass": "a step must be one of A, B, all, expect, coin",
    "all: sing": "all can `pass`",
    "A: boost Lift choosing Fern": "'Fern' can't be chosen",
    "A: mascot Owl choosing Nova": "Nova can't be chosen; asked: A: main",
}


@pytest.mark.parametrize(("step", "said"), STEPS.items())
def test_a_step_that_cannot_be_taken_says_why(tmp_path: Path, step: str, said: str) -> None:
    try:
        found = run_steps(tmp_path, [step])
    except ScenarioError as error:
        assert said in str(error)
        return
    assert not found.ok
    assert said in found.problems[0]
    assert f"case.yaml:{BASE.count(chr(10)) + 2}: {step}" in found.report()


def test_who_is_not_mentioned_passes(tmp_path: Path) -> None:
    """A step lets Priority be passed first, as often as it takes."""
    found = run_steps(
        tmp_path,
        ["A: boost Lift choosing star", "A: evolve Nova", "B: pass", "A: lock star", "B: pass"],
        "{total: {star: 10, Nova: 18}, A: {hand: 7, supports: 1}, locked: [star, A backstage 3]}",
    )
    assert found.ok, found.report()


def test_an_expectation_between_steps_looks_at_the_table_as_it_is(tmp_path: Path) -> None:
    found = run_steps(tmp_path, ["A: boost Lift choosing star", "expect: {total: {star: 8}}"], "{total: {star: 10}}")
    assert found.ok, found.report()


def test_actions_at_the_end_are_those_of_the_main_phase(tmp_path: Path) -> None:
    """With a window still open, what is offered there is asked for by reply and pass."""
    acted = ["A: boost Blaze choosing B active"]
    assert run_steps(tmp_path, acted, "{offers: [boost Lift, evolve Nova], refused: {try: boost Blaze}}").ok
    assert run_steps(tmp_path, acted, "{offers: [reply Stop, pass], refused: {try: boost Lift, by: A}}").ok
    assert not run_steps(tmp_path, acted, "{offers: [boost Lift], queue: [Blaze]}").ok


def test_an_answer(tmp_path: Path) -> None:
    found = run_steps(
        tmp_path,
        ["A: boost Lift choosing star", "B: play Stop", "expect: {queue: [Lift, Stop], priority: B}", "all: pass"],
        "{total: {star: 8}, A: {discard: {top: [Lift]}}, B: {discard: [Stop]}, journal: [{cancel: [A, Lift]}]}",
    )
    assert found.ok, found.report()


def test_too_few_and_too_many_are_told(tmp_path: Path) -> None:
    base = 'game: vcard\ntitle: x\ncards: {S: {text: "+1 PL to 2 of your VT\'s."}, X: {}, Y: {}}\n'
    base += "A: {backstage: [X, Y], hand: [S]}\n"
    assert "1 chosen, but choose 2 to 2" in run_steps(tmp_path, ["A: boost S", "A: choose X"], "{}", base).problems[0]
    assert run_steps(tmp_path, ["A: boost S", "A: choose Y, X"], "{total: {X: 9, Y: 9}}", base).ok
    many = run_steps(tmp_path, ["A: boost S", "A: choose X, Y, A active"], "{}", base)
    assert "3 chosen" in many.problems[0]


def test_a_reply_answers_the_latest_unless_told(tmp_path: Path) -> None:
    base = """\
        game: vcard
        title: x
        cards:
          P: {kind: boost, text: "Draw 1 card."}
          R: {text: "When your Opp. plays a Boost, -1 PL to their Active VT."}
          Q: {text: "When your Opp. plays a Boost, -2 PL to their Active VT."}
          S: {text: "When your Opp. plays a Reinforcement, cancel it."}
        A: {hand: [P, S]}
        B: {hand: [R, Q]}
    """
    steps = ["A: boost P", "B: reply R", "B: reply Q", "B: pass"]
    latest = run_steps(tmp_path, [*steps, "A: reply S"], "{total: {A active: 7}}", dedent(base))
    assert latest.ok, latest.report()
    named = run_steps(tmp_path, [*steps, "A: reply S to R"], "{total: {A active: 6}}", dedent(base))
    assert named.ok, named.report()


def test_places_in_the_journal_and_sets_in_decks(tmp_path: Path) -> None:
    base = """\
        game: vcard
        title: x
        cards:
          X: {}
          Other: {like: X, set: 2}
          Walk: {text: "Move a VT you control to an empty spot."}
        A: {active: X, hand: [Walk]}
    """
    expect = "{journal: [{move: [X, A backstage 3]}], decks: [{cards: [X x3, Other x3], legal: true}]}"
    found = run_steps(tmp_path, ["A: boost Walk choosing X, spot 3"], expect, dedent(base))
    assert found.ok, found.report()


def test_done_does_not_end_a_turn(tmp_path: Path) -> None:
    found = run_steps(tmp_path, ["A: done"])
    assert "A can't do 'done'" in found.problems[0]


def test_trade_names_its_cards(tmp_path: Path) -> None:
    found = run_steps(
        tmp_path, ["A: trade Lift, Blaze, Owl"], "{A: {hand: [Filler x2, Nova PL10, Echo, mine]}, active: B, turn: 3}"
    )
    assert found.ok, found.report()


def test_to_combat_and_beyond(tmp_path: Path) -> None:
    base = (
        "game: vcard\ntitle: x\nA: {active: {card: Spare, counters: 1}, backstage: [Spare]}\nB: {backstage: [Spare]}\n"
    )
    expect = "{round: 2, points: 1-0, combat: {A: 9, B: 8, winner: A, tied: false}, first: A, A: {hand: 5}, turn: 1}"
    found = run_steps(tmp_path, ["all: go to combat"], expect, base)
    assert found.ok, found.report()


@pytest.mark.parametrize(("face", "drawn"), [("heads", 2), ("tails", 0)])
def test_coins(tmp_path: Path, face: str, drawn: int) -> None:
    base = 'game: vcard\ntitle: x\ncards: {G: {kind: boost, text: "Crit: Draw 2 cards."}}\nA: {hand: [G, G]}\n'
    steps = [f"coin: {face}", "A: boost G"]
    found = run_steps(tmp_path, steps, f"{{A: {{hand: {1 + drawn}}}, journal: [{{flip coin: [A, {face}]}}]}}", base)
    assert found.ok, found.report()
    left = run_steps(tmp_path, ["A: boost G"], "{round: 1}", base + "coin: [heads, tails]\n")
    assert "never used" in left.problems[0]


PHASES = {
    "start": "{A: {hand: 1}, turn: 2, active: A}",
    "draw": "{A: {hand: 1}, turn: 2}",
    "main": "{A: {hand: 0}, turn: 2}",
    "end": "{B: {hand: 1}, active: B, turn: 2}",
    "combat": "{round: 2, points: 0-0, active: A, A: {hand: 1}, turn: 1}",
    "before combat": "{round: 2}",
    "setup": "{asks: A place}",
}


@pytest.mark.parametrize(("phase", "expect"), PHASES.items())
def test_every_phase(tmp_path: Path, phase: str, expect: str) -> None:
    hands = "A: {hand: [Spare]}\nB: {hand: [Spare]}\n" if phase == "setup" else ""
    found = outcome(tmp_path, f"phase: {phase}\n{hands}expect: {expect}\n", "game: vcard\ntitle: x\n")
    assert found.ok, found.report()


@pytest.mark.parametrize("winner", ["A", "B"])
def test_after_combat(tmp_path: Path, winner: str) -> None:
    expect = f"{{first: {winner}, active: {winner}, round: 2, A: {{vts: 0}}}}"
    rest = f"phase: after combat\nwinner: {winner}\nexpect: {expect}\n"
    found = outcome(tmp_path, rest, "game: vcard\ntitle: x\n")
    assert found.ok, found.report()


@pytest.mark.parametrize("word", ["S1-001", "s1-001", "Monarch", "monarch PL8", "Monarch, PL8"])
def test_cards_by_any_word(word: str) -> None:
    t = build({"A": {"hand": [word]}})
    assert [face(t, c).facts.id for c in zone(t, 0, HAND)] == ["S1-001"]


def test_an_evolution_comes_with_what_it_lies_on() -> None:
    t = build({"A": {"active": "Monarch PL10"}})
    assert [face(t, c).facts.id for c in zone(t, 0, ACTIVE)] == ["S1-001", "S1-002", "S1-003"]


def test_what_is_not_mentioned() -> None:
    t = build({})
    assert [len(zone(t, seat, kind)) for seat in (0, 1) for kind in (ACTIVE, HAND, DECK)] == [1, 0, 20] * 2
    assert (t.active, t.first, t.taken, t.round, t.turn) == (0, 0, [2, 1], 1, 3)


def test_only_cards_that_are_there_may_answer() -> None:
    """A window is opened for Reinforcements in play: those of the sets of the cards, or of those that are named."""
    assert build({}).sets == ""
    assert build({"A": {"hand": ["S1-001"]}}).sets == "S1"
    assert build({"sets": ["CCD"]}).sets == "CCD"


BAD: dict[str, tuple[int, str]] = {
    "phase: lunch\n": (3, "one of deal"),
    "C: {}\n": (3, "unknown key"),
    "turn: 7\n": (3, "a round has turns 1 to 6"),
    "active: C\n": (3, "a player must be A or B"),
    "coin: edge\n": (3, "heads or tails"),
    "A:\n  hand: [Monark]\n": (4, "'Monark' isn't a card of this game; did you mean Monarch"),
    "A:\n  active: CCD-101\n": (4, "isn't a VTuber"),
    "A:\n  mascot: S1-001\n": (4, "isn't a Mascot"),
    "A:\n  active: {card: Spare, allies: [S1-001]}\n": (4, "isn't an Ally"),
    "A:\n  active: {card: Spare, stack: [Spare]}\n": (4, "either a `card` or a `stack`"),
    "A:\n  active: {card: Spare, tokens: [soup]}\n": (4, "a token is one of"),
    "A:\n  active: {card: Spare, tokens: [burn x2]}\n": (4, "burn can't be added"),
    "A:\n  active: {card: Spare, tokens: [decay, exalt]}\n": (4, "exalt can't be added"),
    "A:\n  active: {card: Spare, counters: many}\n": (4, "a whole number"),
    "A:\n  backstage: [Spare x5]\n": (4, "only four Backstage Spots"),
    "A:\n  backstage: {5: Spare}\n": (4, "numbered 1 to 4"),
    "A:\n  spots: {2: [food]}\n": (4, "no VT there"),
    "A:\n  used: {tea: 1}\n": (4, "unknown key"),
    "A:\n  revealed: [Spare]\n": (4, "is not in the hand"),
    "A:\n  hadn: 3\n": (4, "unknown key"),
    "A:\n  hand: 999\n": (4, "0 to 200 cards"),
    "A:\n  hand: [{card: Spare, as: x}, {card: Spare, as: x}]\n": (4, "duplicate label"),
    "A:\n  shuffles: [[S1-001]]\n": (4, "A has no S1-001"),
    "world: Spare\n": (3, "isn't a World"),
    "rulings: {luck: more}\n": (3, "unknown ruling 'luck'"),
    "rules: [vcard:9.9]\n": (3, "unknown rule 'vcard:9.9'"),
    "cards:\n  X: {kind: hero}\n": (4, "one of vtuber, boost"),
    "cards:\n  X: {kind: reinforcement}\n": (4, "needs a text"),
    "cards:\n  X: {pl: 11}\n": (4, "PL8, PL9 or PL10"),
    "cards:\n  X: {kind: boost, pl: 8}\n": (4, "only a VTuber"),
    "cards:\n  X: {element: stone}\n": (4, "one of fire"),
    "cards:\n  X: {like: Monark}\n": (4, "did you mean Monarch"),
    "cards:\n  X: {text: snap(Drow(1))}\n": (4, "unknown word 'Drow'; did you mean Grow or Draw"),
    "cards:\n  X: {text: 'Snap: Dance a little.'}\n": (4, "'dance a little' in 'Dance a little.' isn't understood"),
    "cards:\n  X: {kind: boost, text: 'Snap: Draw 1 card.'}\n": (4, "a boost can't have snap"),
    "cards:\n  X: {kind: reinforcement, text: 'Draw 1 card.'}\n": (4, "must begin with a moment"),
    "cards:\n  X: {text: snap(__import__('os'))}\n": (4, "unknown word '__import__'"),
    "steps:\n  - [A, pass]\n": (4, "a step must be one of"),
    "steps:\n  - A: [pass]\n": (4, "must be text"),
}


@pytest.mark.parametrize(("text", "said"), BAD.items(), ids=lambda x: str(x[1])[:30])
def test_a_bad_file_is_one_clear_error(tmp_path: Path, text: str, said: tuple[int, str]) -> None:
    line, words = said
    for _ in range(2):  # and the same one if it is read again
        with pytest.raises(ScenarioError) as caught:
            outcomes(tmp_path, "game: vcard\ntitle: x\n" + text)
        assert words in str(caught.value)
        assert caught.value.line == line


def test_a_position_for_tests_refuses_in_words() -> None:
    with pytest.raises(PositionError, match="one of deal"):
        build({"phase": "tea"})


def test_show_draws_the_position(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(BASE, encoding="utf-8")
    drawn = show(path)
    assert "round 1, turns taken: A 3, B 2; A's main phase, A began; points 0-1" in drawn
    assert "Nova PL9, total 17 (9 +2 counter" in drawn or "Nova PL9, total 17 (9 +1 counter +1 counter" in drawn
    assert "over Nova, with Ribbon, food x2" in drawn
    assert "Vega [star], total 8 (8)" in drawn
    assert "play Echo to A backstage 2" in drawn


def test_own_reinforcements_are_played_in_no_other_game(tmp_path: Path) -> None:
    """Neither a real game nor another scenario opens windows for them, whatever was declared before."""
    known = [d.facts.id for d in replies("S1")]
    replies.cache_clear()
    assert outcome(tmp_path, IN_WINDOW).ok
    replies.cache_clear()
    assert [d.facts.id for d in replies("S1")] == known
    bare = "game: vcard\ntitle: x\nA: {hand: [S1-188]}\n"
    assert outcome(tmp_path, "expect: {sees: {B: {A hand: ['?']}}}\n", bare).ok


def test_made_up_cards_evolve_and_pair_with_printed_ones_of_their_set(tmp_path: Path) -> None:
    base = """\
        game: vcard
        title: x
        cards:
          Shade: {like: S1-002}
          Stranger: {like: S1-002, set: 2}
          Pin: {kind: mascot, shows: Monarch}
        A: {active: Monarch, hand: [Shade, Stranger], mascot: Pin}
        expect:
          only: {evolve: [Monarch to Shade]}
          refused: {try: evolve Monarch to Stranger, rule: vcard:4.1.1.3h}
          terms: {Monarch: {printed: 8, paired: 1}}
    """
    found = outcome(tmp_path, "", dedent(base))
    assert found.ok, found.report()
