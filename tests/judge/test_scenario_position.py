"""Positions: every zone, stack, mark and phase can be set up, and the game goes on from there."""

from __future__ import annotations

import random

import pytest

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.position import INSIDE, SETUP_STEPS, TURN_STEPS, build, lay
from kaimaku.games.hocg.table import ARCHIVE, CHEER_DECK, DECK, HAND, LIFE, POWER, HoloTable, at, back, oshi, stage
from kaimaku.judge.scenario.values import PositionError
from kaimaku.kernel.decisions import PROMPTS
from tests.rule import rule

PHASES = [*TURN_STEPS, *INSIDE, *SETUP_STEPS]


def ids(t: HoloTable, zone: int) -> list[str]:
    """A pile from the top."""
    return [DEFS[t.defs[c]].id for c in t.zones[zone]][::-1]


def play_on(t: HoloTable, seed: int) -> int:
    rng = random.Random(seed)
    for n in range(6000):
        if t.result is not None:
            return n
        seat = t.asked[0]
        GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("phase", PHASES)
def test_a_game_goes_on_from_every_phase(phase: str) -> None:
    deck = {"top": ["hSD01-003", "hSD01-009"], "filler": 40}
    side = {"hand": ["hSD01-003 x3", "hSD01-005", "hSD01-016 x3"], "deck": deck, "oshi": "hSD01-001"}
    t = build({"phase": phase, "A": side, "B": side})
    assert GAME.load(t.to_data()).digest() == t.digest()
    assert play_on(t.clone(), 1) > 1
    assert GAME.options(GAME.determinize(t, 1, random.Random(2)), t.asked[0])


def test_zones_are_laid_in_order() -> None:
    spec = {
        "A": {
            "hand": ["hSD01-016", "hSD01-003"],
            "deck": ["hSD01-003", "hSD01-004"],
            "archive": ["hSD01-017", "red"],
            "cheer_deck": {"top": ["blue"], "filler": 1, "bottom": ["red"]},
            "life": ["green x2", "purple"],
            "power": ["hSD01-018", "hSD01-016"],
        }
    }
    t = build(spec)
    assert ids(t, HAND) == ["hSD01-003", "hSD01-016"]
    assert ids(t, DECK) == ["hSD01-003", "hSD01-004"]
    assert ids(t, ARCHIVE)[0] == "hSD01-017"
    colors = [[DEFS[t.defs[c]].printed.colors[0] for c in t.zones[z]][::-1] for z in (CHEER_DECK, LIFE)]
    assert colors == [["blue", "white", "red"], ["green", "green", "purple"]]
    assert ids(t, POWER) == ["hSD01-018", "hSD01-016"]
    assert len(t.zones[DECK + 1]) == 20 and len(t.zones[LIFE + 1]) == 3 and len(t.zones[CHEER_DECK + 1]) == 10


def test_a_holomem_with_everything() -> None:
    mem = {
        "stack": ["hSD01-003", "hSD01-005"],
        "cheers": ["white", "green x2"],
        "attached": ["Stone Axe"],
        "damage": 40,
        "resting": True,
        "bloomed": "this turn",
        "placed": 1,
        "as": "star",
    }
    p = lay({"A": {"center": mem, "back": ["hSD01-008"]}})
    t = p.table
    center = at(t, 0, 1)
    assert center is not None and p.mems["star"] == center.id
    assert [DEFS[t.defs[c]].id for c in center.stack] == ["hSD01-003", "hSD01-005"]
    assert (len(center.cheers), len(center.supports), center.damage, center.resting) == (3, 1, 40, True)
    assert (center.bloomed, center.placed) == (5, 1)
    assert t.history == [("bloom", 0, "hSD01-005", center.id, 0)]
    assert [DEFS[t.defs[m.stack[-1]]].id for m in back(t, 0)] == ["hSD01-008"]


def test_skills_that_were_used_before() -> None:
    """Whole enough for texts that ask for the name or the kind of a skill: "Mystical Ritual" is hBP04-007's."""
    for used, asked in (({"skill": "hBP04-007"}, True), ({"sp": "hBP04-007"}, False)):
        anya = {"card": "hBP06-082", "cheers": ["yellow"]}
        side = {"oshi": "hBP04-007", "center": anya, "archive": ["hBP04-073"]}
        t = build({"phase": "performance", "history": [used], "A": side})
        (option,) = [o for o in GAME.options(t, 0) if o[0] == "art"]
        GAME.decide(t, 0, option)
        assert bool([o for o in GAME.options(t, 0) if o[0] == "yes"]) == asked


def test_what_is_not_mentioned() -> None:
    t = build({})
    assert [len(stage(t, seat)) for seat in (0, 1)] == [2, 2]
    assert (t.turn, t.active, t.first, t.own_turns) == (5, 0, 0, [3, 2])
    t = build({"active": "B", "first": "A", "A": {"center": None, "back": [], "collab": "hSD01-003"}})
    assert (t.turn, t.active, t.first, t.own_turns) == (6, 1, 0, [3, 3])
    assert len(stage(t, 0)) == 1


@rule("hocg:7.2.1", "hocg:8.3.1")
def test_first_turns() -> None:
    t = build({"turn": 2, "active": "B", "B": {"center": "hSD01-003", "hand": ["hSD01-005"]}})
    assert (t.first, t.own_turns) == (0, [1, 1])
    assert not any(o[0] == "bloom" for o in GAME.options(t, 1))
    t = build({"turn": 3, "own_turns": {"A": 1}, "A": {"center": "hSD01-003", "hand": ["hSD01-005"]}})
    assert not any(o[0] == "bloom" for o in GAME.options(t, 0))


@rule("hocg:8.4.1", "hocg:8.7.4", "hocg:8.6.2", "hocg:8.5.1.1", "hocg:8.5.1.2", "hocg:9.2.1.5")
def test_what_was_used() -> None:
    side = {
        "oshi": "hSD01-001",
        "power": 5,
        "center": {"card": "hSD01-003", "cheers": ["white x3"]},
        "back": ["hSD01-008"],
        "hand": ["hSD01-016"],
    }

    def verbs(**more: object) -> set[object]:
        t = build({"A": side, **more})
        return {o[:2] if o[0] == "skill" else o[0] for o in GAME.options(t, 0)}

    free = verbs()
    assert free >= {"collab", "baton", "play", ("skill", 0), ("skill", 1)}
    assert free - verbs(used={"collab": True}) == {"collab"}
    assert free - verbs(used={"baton": True}) == {"baton"}
    assert free - verbs(used={"limited": 1}) == {"play"}
    assert free - verbs(used={"skill": ["A"]}) == {("skill", 0)}
    assert free - verbs(used={"sp": "A"}) == {("skill", 1)}
    assert verbs(used={"sp": ["B"]}) == free
    assert "art" in verbs(phase="performance")
    assert "art" not in verbs(phase="performance", used={"arts": ["A center"]})


def test_effects_at_work() -> None:
    spec = {
        "phase": "performance",
        "A": {"center": {"card": "hSD01-003", "cheers": ["white"], "as": "star"}},
        "effects": [{"arts": 20, "on": "star"}, {"hp": 30, "on": "A back 1", "until": "end of game"}],
    }
    t = build(spec)
    art = next(o for o in GAME.options(t, 0) if o[0] == "art")
    GAME.decide(t, 0, art)
    center = at(t, 1, 1)
    assert center is not None and center.damage == 50


@rule("hocg:6.2.1.5")
def test_the_chooser_and_the_order_of_decks() -> None:
    deck = ["hSD01-003", "hSD01-016 x9"]
    t = build({"phase": "setup", "chooser": "B", "A": {"deck": deck}, "B": {"deck": deck}})
    assert t.asked == (1,) and PROMPTS[t.prompt].name == "hocg:first"
    GAME.decide(t, 1, ("second",))
    assert t.first == 0
    assert ids(t, HAND).count("hSD01-003") == 1 and len(t.zones[HAND]) == 7


def test_revealed_cards_and_views() -> None:
    t = build({"A": {"hand": ["hSD01-016", "hSD01-017"], "revealed": ["hSD01-017"]}})
    assert [face and face.card for face in GAME.view(t, 1).sides[0].hand] == ["hSD01-017", None]


@pytest.mark.parametrize(
    ("spec", "where"),
    [
        ({"A": {"center": ["hSD01-003", "hSD01-003"]}}, "A.center"),
        ({"A": {"back": [{"damage": 3}]}}, "A.back[0]"),
        ({"A": {"hand": 3.5}}, "A.hand"),
        ({"A": {"center": {"card": "hSD01-003", "cheers": ["hSD01-003"]}}}, "A.center.cheers[0]"),
        ({"A": {"center": {"card": "hSD01-003", "used": ["gift"]}}}, "A.center.used"),
        ({"A": {"shuffles": [["hSD01-003"]]}}, "A.shuffles[0]"),
        ({"A": {"deck": 1_000_000}}, "A.deck"),
        ({"A": {"hand": ["green x 1000000"]}}, "green x 1000000"),
        ({"active": "C"}, "active"),
        ({"turn": "five"}, "turn"),
        ({"effects": [{"arts": 20, "on": "A collab"}]}, "effects[0].on"),
        ({"effects": [{"arts": 20, "on": "A center", "until": "noon"}]}, "effects[0].until"),
        ({"history": [{"sing": "hSD01-003"}]}, "history[0].sing"),
        ({"history": [{"sp": "hSD01-003"}]}, "history[0].sp"),
        (
            {"A": {"center": {"card": "hSD01-003", "as": "x"}, "back": [{"card": "hSD01-003", "as": "x"}]}},
            "A.back[0].as",
        ),
    ],
)
def test_a_bad_position_says_where(spec: dict[str, object], where: str) -> None:
    with pytest.raises(PositionError) as caught:
        build(spec)
    assert caught.value.where == where


def test_a_name_means_an_oshi_where_an_oshi_goes_and_otherwise_the_first_product() -> None:
    """IRyS is one card of the first start deck, an Oshi of a birthday set and more: adding a set changes nothing."""
    t = build({"A": {"oshi": "IRyS", "hand": ["IRyS"]}})
    assert (ids(t, HAND), DEFS[t.defs[oshi(t, 0)]].id) == (["hSD01-007"], "hBD24-033")
    with pytest.raises(PositionError, match="give the card number"):
        build({"A": {"hand": ["Tokino Sora"]}})


@pytest.mark.parametrize(
    "spec",
    [
        {"A": {"shuffles": [[["hSD01-003"]]]}},
        {"A": {"shuffles": [[{"card": "hSD01-003"}]]}},
        {"effects": [{"arts": 20, "on": ["A center"], "until": "this turn"}]},
        {"used": {"arts": [["A center"]]}},
        {"used": {"arts": [{"card": "A center"}]}},
    ],
)
def test_a_list_where_a_name_belongs_is_told(spec: dict[str, object]) -> None:
    with pytest.raises(PositionError):
        build(spec)
