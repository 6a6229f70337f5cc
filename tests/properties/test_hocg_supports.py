"""A support that is refused because it would change nothing would have changed nothing, and vice versa (10.7.2.3.7)."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.hocg.defs import BY_ID, DEFS, HOLOMEM, SUPPORT, CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.rules import support
from kaimaku.games.hocg.scenario.position import lay
from kaimaku.games.hocg.table import ARCHIVE, HAND, POWER, STAGE, HoloTable
from kaimaku.kernel.frames import run
from kaimaku.kernel.listeners import STANDING
from tests.rule import rule

SHIPPED = [d for d in BY_ID.values() if d.kind == SUPPORT and d.use is not None and d.id.startswith("h")]
LOOKS = {"search", "search-cheer", "look", "roll", "shuffle", "draw", "show"}  # it depended on what nobody knew


def position(d: CardDef, seed: int) -> HoloTable:
    """A small stage of cards of the same product, with much that is missing."""
    r = Random(f"{d.id}{seed}")
    family = [x for x in BY_ID.values() if x.printed.set == d.printed.set]
    debuts = [x.id for x in family if x.kind == HOLOMEM and x.places] or ["x-spare"]
    higher = [x for x in family if x.kind == HOLOMEM and not x.places]
    cards = [x.id for x in family if x.kind in (HOLOMEM, SUPPORT)]
    held = [x.id for x in family if x.attachable and not x.only]

    def some(of: list[str], most: int) -> list[str]:
        return [r.choice(of) for _ in range(r.randint(0, most))] if of else []

    def member() -> dict[str, object]:
        low = r.choice(debuts)
        ups = [x.id for x in higher if x.names & BY_ID[low].names]
        stack = [low, *(r.sample(ups, 1) if ups and r.random() < 0.5 else [])]
        return {
            "stack": stack,
            "cheers": some(["red", "white", "blue"], 2),
            "attached": some(held, 1),
            "damage": r.choice([0, 0, 0, 10]),
            "resting": r.random() < 0.3,
        }

    def side(hand: list[str]) -> dict[str, object]:
        return {
            "oshi": r.choice([x.id for x in family if x.kind == 0] or ["x-oshi"]),
            "center": member(),
            "collab": member() if r.random() < 0.4 else None,
            "back": [member() for _ in range(r.choice([0, 0, 1, 2]))],
            "hand": hand + some(cards, 2),
            "archive": some([*cards, "red"], 2),
            "deck": r.choice([[], some(cards, 3)]),
            "cheer_deck": r.choice([0, 2]),
            "power": some(cards, 2),
            "life": r.randint(1, 4),
            "spare": False,
        }

    return lay({"A": side([d.id]), "B": side([]), "journal": True, "seed": seed}).table


def state(t: HoloTable, card: int) -> object:
    """All that the game goes on with; how a deck lies is not, for shuffling alone is no change."""
    zones = [sorted(c for c in z if c != card) for z in t.zones[:STAGE]]
    told = ["seat", "stack", "supports", "damage", "resting", "pos", "down", "cheers"]
    if DEFS[t.defs[card]].use.pay is not None:  # type: ignore[union-attr]
        told.remove("cheers")  # what it may be paid with: paying is no change
        for zone in (HAND, ARCHIVE, POWER):
            zones[zone] = []
    mems = [[getattr(m, x) for x in told] for m in t.mems.values()]
    effects = sorted(
        (key, x.ability, x.anchor, x.until)
        for index in (t.mods, t.live)
        for key, found in index.items()
        for x in found
        if x.until != STANDING
    )
    return repr((zones, mems, effects, t.life_damage, t.extra_turns))


def outcomes(t: HoloTable, card: int, before: object, left: list[int]) -> set[str]:
    """What playing may come to, however its player chooses: "changed", "hidden" or "same"."""
    if t.result is not None or (t.asked and GAME.options(t, t.asked[0])[-1] == ("pass",)) or left[0] <= 0:
        if left[0] <= 0 or t.result is not None or state(t, card) != before:
            return {"changed"}
        assert t.journal is not None
        return {"hidden"} if any(e[0] in LOOKS for e in t.journal) else {"same"}
    found: set[str] = set()
    for option in GAME.options(t, t.asked[0]):
        left[0] -= 1
        copy = t.clone()
        copy.journal = list(t.journal or [])
        GAME.decide(copy, copy.asked[0], option)
        found |= outcomes(copy, card, before, left)
        if "changed" in found:
            break
    return found


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize("d", SHIPPED, ids=lambda d: d.id)
def test_refused_for_changing_nothing_means_just_that(d: CardDef) -> None:
    for seed in range(12):
        t = position(d, seed)
        card = next(c for c in range(len(t.defs)) if DEFS[t.defs[c]] is d and t.where[c] == HAND)
        why = support.no_support(t, 0, card)
        if why is not None and why is not support.NO_CHANGE:
            continue
        before = state(t, card)
        copy = t.clone()
        copy.journal = []
        copy.asked = ()
        copy.options = None
        support.play(copy, 0, card, 0)
        copy.frames[-2].pc = 0
        run(copy)
        found = outcomes(copy, card, before, [300])
        if why is support.NO_CHANGE:
            assert "changed" not in found, (d.id, seed)
        else:
            assert found != {"same"}, (d.id, seed)
