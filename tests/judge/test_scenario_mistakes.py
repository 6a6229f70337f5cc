"""Mistakes that are easily made in a scenario file: each is told with what was meant, none is passed over."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaimaku.judge.scenario import run
from kaimaku.judge.scenario.document import ScenarioError

ASKED = {"hocg": "A main", "danmaku": "P1 main step", "vcard": "A main"}
WRONG: dict[str, dict[str, str]] = {
    "hocg": {
        "step: [{A: pass}]": "did you mean steps?",
        "variants: {one: {stepps: []}}": "did you mean steps?",
        "expect: {journal: {never: [drew]}}": "unknown journal entry 'drew'; did you mean draw",
        "expect: {journal: {never: [{draw: Fillr}]}}": "unknown word 'Fillr'",
        "expect: {journal: {count: [{draw: Fillr, times: 0}]}}": "unknown word 'Fillr'",
        "expect: {lacks: [blomo Spare]}": "did you mean bloom?",
        "dice: [7]": "a die shows 1 to 6, not 7",
        "steps: [{dice: [0]}]": "a die shows 1 to 6, not 0",
        "steps: [{dice: [odd]}]": "expected a whole number, not 'odd'",
        "turn: 0": "expected 1 or more, not 0",
        "seed: -1": "seed: expected 0 or more, not -1",
        "A: {center: {stack: []}}": "A.center: the `stack` has no card",
        "A: {center: {card: Spare, damage: -10}}": "expected 0 or more, not -10",
        "A: {center: {card: Spare, resting: maybe}}": "expected true or false, not 'maybe'",
        "A: {center: {card: Spare, attached: [Filler]}}": "can't go under `attached`",
        "cards: {X: {kind: support, hp: 50}}": "only a card of `kind: holomem` has `hp`, not a support",
        "cards: {X: {kind: oshi, arts: [{name: Hit}]}}": "only a card of `kind: holomem` has `arts`",
        "cards: {X: {life: 4}}": "only a card of `kind: oshi` has `life`, not a holomem",
        "cards: {X: {skills: {skill: 2}}}": "only a card of `kind: oshi` has `skills`",
        "cards: {X: {limited: true}}": "only a card of `kind: support` has `limited`",
        "cards: {X: {kind: support, only_on: [AZKi]}}": "only a tool, mascot or fan is attached",
        "cards: {X: {kind: tool}}": "`kind: support` and `support: tool`",
        "cards: {X: {kind: support, support: weapon}}": "choose from staff, item, event",
        "cards: {X: {hp: 0}}": "cards.X.hp: expected 1 or more, not 0",
        "cards: {X: {hp: lots}}": "cards.X.hp: expected a whole number, not 'lots'",
        "cards: {X: {level: 3rd}}": "choose from Debut, 1st, 2nd, Spot",
        "cards: {X: {arts: [{cost: [pink]}]}}": "arts[0].cost: unknown word 'pink'",
        "cards: {X: {arts: [{critical: {pink: 50}}]}}": "arts[0].critical: unknown word 'pink'",
        "cards: {X: {text: [use(Draw(1))]}}": "cards.X: only events, items and staff are used",
        "cards: {X: {text: [\"collab_effect(Search('Tokino Soara'))\"]}}": "did you mean 'Tokino Sora'?",
    },
    "danmaku": {
        "seed: -1": "seed: expected 0 or more, not -1",
        "expect: {journal: {never: [avoided]}}": "did you mean avoid",
        "expect: {journal: {never: [{play: Shot}]}}": "unknown word 'Shot'",
        "P1: {danmaku: -1}": "expected 0 or more, not -1",
        "turn: 0": "expected 1 or more, not 0",
        "P2: {defeated: maybe}": "expected true or false, not 'maybe'",
        "P1: {role: Heroine}\nP2: {role: Heroine}": "P1 is the Heroine already",
        "stpe: main": "did you mean step",
    },
    "vcard": {
        "seed: -1": "seed: expected 0 or more, not -1",
        "A: {active: {stack: []}}": "A.active: the `stack` has no card",
        "expect: {journal: {never: [{play: Novva}]}}": "unknown word 'Novva'",
        "round: 0": "expected 1 or more, not 0",
        "steps: [{coin: edge}]": "a coin shows heads or tails, not 'edge'",
        "A: {active: {card: Spare, locked: maybe}}": "expected true or false, not 'maybe'",
        "cards: {N: {}}\nA: {active: {stack: [N PL9, N]}}": "a VT is a PL8, with a PL9 on it",
        "cards: {N: {kind: ally, strength: fire}}": "only a VTuber has `strength`, not an Ally",
        "cards: {N: {kind: boost, text: Draw 1 card., shows: Silvervale}}": "only a Mascot shows somebody",
        "A: {used: {wrld: 1}}": "did you mean world",
    },
}


def told(path: Path, game: str, text: str) -> str:
    """What is said about a file that asks for nothing else."""
    asks = "" if "expect" in text else f"expect: {{asks: {ASKED[game]}}}\n"
    path.write_text(f"game: {game}\ntitle: A mistake\n{text}\n{asks}", encoding="utf-8")
    try:
        return "\n".join(line for outcome in run(path) for failure in outcome.failures for line in failure.problems)
    except ScenarioError as error:
        return str(error)


@pytest.mark.parametrize("game", WRONG)
def test_a_mistake_is_told(game: str, tmp_path: Path) -> None:
    said = {text: told(tmp_path / "mistake.yaml", game, text) for text in WRONG[game]}
    assert {text: said[text] for text, part in WRONG[game].items() if part not in said[text]} == {}


def test_no_message_shows_a_number_of_ours(tmp_path: Path) -> None:
    assert "~" not in told(tmp_path / "mistake.yaml", "hocg", "cards: {X: {text: [use(Draw(1))]}}")


def test_a_misspelt_arts_is_told_with_those_there_are(tmp_path: Path) -> None:
    text = "cards: {H: {arts: [{name: Hit, power: 10}]}}\nphase: performance\nA: {center: H}\n"
    said = told(tmp_path / "mistake.yaml", "hocg", text + "steps: [{A: art Hti at B center}]")
    assert "unknown word 'Hti' in 'art Hti at B center'; there are Hit" in said


def test_what_a_card_is_follows_from_what_is_said_of_it(tmp_path: Path) -> None:
    text = "cards: {X: {support: item, text: [use(Draw(1))]}}\nA: {hand: [X]}\nexpect: {offers: [play X]}"
    assert told(tmp_path / "good.yaml", "hocg", text) == ""


def test_yes_and_no_say_whether_something_is_so(tmp_path: Path) -> None:
    text = "A: {center: {card: Spare, resting: no}, back: [{card: Spare, resting: yes}]}\n"
    text += "expect: {A: {center: {resting: false}, back: [{resting: true}]}}"
    assert told(tmp_path / "good.yaml", "hocg", text) == ""
