"""10.10.1.5 and 10.10.1.6: every standing effect that can look at what it or another standing effect changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import (
    ALL,
    BACK,
    CENTER,
    HOLOMEM,
    NO_ARTS,
    THIS,
    AlsoColors,
    AlsoNamed,
    Arts,
    ArtsCost,
    Baton,
    CanBloom,
    Cannot,
    Free,
    Hp,
    MascotLimit,
    Negate,
    Neutral,
    Taunt,
    ToolLimit,
    all_are,
    different,
    each,
    gift,
    hp_at_most,
    not_named,
    partner,
    red,
    same_color,
    share_color,
)
from kaimaku.games.hocg.lang.conditions import Condition
from kaimaku.games.hocg.lang.control import Say
from kaimaku.games.hocg.lang.holomem_nouns import MemNoun
from kaimaku.games.hocg.lang.nouns import HoloNoun
from kaimaku.games.hocg.lang.quantities import Quantity
from kaimaku.games.hocg.rules.layers import BATON, COLORS_TOO, HP, LAYER, LAYERS, NAMES, OFF, is_off
from kaimaku.games.hocg.rules.performance import targets
from kaimaku.games.hocg.rules.stats import ARTS, attach_cap, banned, baton_cost, can_pay, colors, hp, names
from kaimaku.games.hocg.table import top_def
from kaimaku.kernel.values import value
from tests.depth import examples
from tests.for_each import for_each
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, strike
from tests.rules.hocg.scene_abilities import A, Stage, one

# --- what an effect may change, and where it may look ---------------------------------------------------------------

VERBS: dict[str, tuple[int, Callable[[MemNoun], Say]]] = {
    "hp+": (HP, lambda x: Hp(30, x)),
    "hp-": (HP, lambda x: Hp(-30, x)),
    "baton+": (BATON, lambda x: Baton(1, x)),
    "baton-": (BATON, lambda x: Baton(-1, x)),
    "arts": (ARTS, lambda x: Arts(20, x)),
    "name": (NAMES, lambda x: AlsoNamed("AZKi", x)),
    "color": (COLORS_TOO, lambda x: AlsoColors("red", x)),
    "off": (OFF, Negate),
    "ban": (-1, lambda x: Cannot(NO_ARTS, x)),
    "cost": (-1, lambda x: ArtsCost(-1, x)),
    "free": (-1, Free),
    "neutral": (-1, Neutral),
    "taunt": (-1, Taunt),
    "mascots": (-1, lambda x: MascotLimit(1, x)),
    "tools": (-1, lambda x: ToolLimit(1, x)),
    "bloom": (-1, CanBloom),
}
SCOPES: dict[str, MemNoun] = {
    "weak": HOLOMEM(hp_at_most(150))[ALL],
    "weak itself": THIS(hp_at_most(150)),
    "named": HOLOMEM("AZKi")[ALL],
    "not named": HOLOMEM(not_named("AZKi"))[ALL],
    "red": HOLOMEM(red)[ALL],
    "not red": HOLOMEM(~red)[ALL],
    "red or named": HOLOMEM(red | HOLOMEM("AZKi").filters[0])[ALL],
    "like the center": HOLOMEM(same_color(CENTER))[ALL],
}
NEEDS: dict[str, Condition | HoloNoun] = {
    "somebody weak": HOLOMEM(hp_at_most(150)),
    "nobody weak": ~HOLOMEM(hp_at_most(150)),
    "all weak": all_are(HOLOMEM, hp_at_most(150)),
    "all red": all_are(HOLOMEM, red),
    "two named": HOLOMEM("AZKi") >= 2,
    "nobody named": ~HOLOMEM("AZKi"),
    "partner": partner("AZKi"),
    "center is": CENTER.is_("AZKi"),
    "same color": share_color(CENTER, BACK),
    "baton 2": THIS.baton >= 2,
    "different": HOLOMEM(different) >= 3,
    "two together": (HOLOMEM(red) >= 2) & (HOLOMEM("AZKi") <= 1),
}
AMOUNTS: dict[str, Quantity] = {
    "per red": 10 * each(HOLOMEM(red)),
    "per weak": 10 * each(HOLOMEM(hp_at_most(150))),
    "per baton": 10 * each(THIS.baton),
    "per name": 10 * each(HOLOMEM(different)),
    "less per red": -10 * each(HOLOMEM(red)),
}


@dataclass(frozen=True)
class Effect:
    """A holomem with one gift: what it changes and what it looks at."""

    said: str
    card: str
    stat: int
    sees: frozenset[int]


def declare() -> list[Effect]:
    found: list[Effect] = []

    def add(said: str, stat: int, do: Say, sees: frozenset[int], needs: Condition | HoloNoun | None = None) -> None:
        text = gift(do, needs=needs) if needs is not None else gift(do)
        number = member(f"tC10-d{len(found)}", "Looker", text, hp=180, color="blue", arts=(strike(10, "red"),))
        found.append(Effect(said, number, stat, sees))

    for verb, (stat, make) in VERBS.items():
        for where, scope in SCOPES.items():
            add(f"{verb} {where}", stat, make(scope), scope.sees)
        for when, needs in NEEDS.items():
            add(f"{verb} if {when}", stat, make(HOLOMEM[ALL]), needs.sees, needs)
    for much, amount in AMOUNTS.items():
        add(f"hp {much}", HP, Hp(amount, HOLOMEM[ALL]), amount.sees)
        add(f"baton {much}", BATON, Baton(amount, HOLOMEM[ALL]), amount.sees)
        add(f"arts {much}", ARTS, Arts(amount, HOLOMEM[ALL]), amount.sees)
    return found


EFFECTS = declare()
LOOKING = [e for e in EFFECTS if e.stat in LAYER and not e.sees.isdisjoint(LAYERS[LAYER[e.stat]])]
WEAK = member("tC10-w1", "Weak", hp=150, color="red", baton=("neutral", "neutral"), arts=(strike(10, "red"),))
CENTERED = member("tC10-w2", "Centered", hp=170, color="blue", arts=(strike(10, "red"),))


def stage(*lookers: str) -> Stage:
    """They stand in the back, the first one longest."""
    back = [one(number, f"looker {number}") for number in lookers]
    a = {"center": one(CENTERED, "center", cheers=["red"]), "back": [one(WEAK, "weak"), *back]}
    return Stage(a, {"center": one("x-spare", "theirs")})


def told(s: Stage) -> dict[str, tuple[object, ...]]:
    """Everything that effects may change, of everybody."""
    t = s.t
    found: dict[str, tuple[object, ...]] = {}
    for label, i in sorted(s.position.mems.items()):
        mem = t.mems[i]
        found[label] = (
            hp(t, mem),
            sorted(names(t, mem)),
            colors(t, mem),
            baton_cost(t, mem),
            is_off(t, mem.id),
            value(t, ARTS, mem.id, 0),
            banned(t, NO_ARTS, mem) is None,
            attach_cap(t, mem, "mascot"),
            attach_cap(t, mem, "tool"),
            [can_pay(t, mem, art) for art in top_def(t, mem).arts],
        )
    found["aims"] = tuple(m.id for m in targets(t, A, s.mem("center"), BY_ID[CENTERED].arts[0]))
    return found


@rule("hocg:10.10.1", "hocg:10.10.1.5")
@for_each(EFFECTS, lambda effect: effect.said)
def test_nothing_that_looks_at_itself_asks_for_ever(effect: Effect) -> None:
    for copies in (1, 2):
        back = [one(effect.card, f"looker {n}") for n in range(copies)]
        s = Stage({"center": one(CENTERED, "center", cheers=["red"]), "back": [one(WEAK, "weak"), *back]})
        mods = s.t.mods
        before = dict(mods)
        first = told(s)
        assert first == told(s), "the same answer every time"
        assert s.t.mods is mods and mods == before, "asking has changed nothing"


SOME = st.one_of(st.sampled_from(EFFECTS), st.sampled_from(LOOKING), st.sampled_from(LOOKING))


@rule("hocg:10.10.1", "hocg:10.10.1.5", "hocg:10.10.1.6")
@settings(max_examples=examples(300), deadline=None)
@given(one_=SOME, other=SOME)
def test_age_matters_only_in_a_circle(one_: Effect, other: Effect) -> None:
    """Two effects of one layer that each look at what the other changes: else their order is a matter of the rules."""
    if one_ is other:
        return
    older, younger = told(stage(one_.card, other.card)), told(stage(other.card, one_.card))
    same_layer = one_.stat in LAYER and other.stat in LAYER and LAYER[one_.stat] == LAYER[other.stat]
    silencing = OFF in (one_.stat, other.stat) and one_.stat == other.stat  # each may switch off the other
    circle = same_layer and (silencing or (other.stat in one_.sees and one_.stat in other.sees))
    if not circle:
        del older["aims"], younger["aims"]
        assert older == younger
