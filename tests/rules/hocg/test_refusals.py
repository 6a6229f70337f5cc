"""Every "no" of the hololive OCG cites a rule that exists, speaks both languages, and can be met in play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kaimaku.decks import builtin
from kaimaku.games.hocg.defs import BY_ID, DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import HAND as HAND_CARDS
from kaimaku.games.hocg.lang import MAIN, Draw, gift
from kaimaku.games.hocg.rules import bloom, cycles, main_phase, performance, setup, skills, support
from kaimaku.games.hocg.rules.performance import POSITION_USED
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import CENTER, COLLAB, HAND, TURN, HoloTable
from kaimaku.judge import load
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.refusals import REFUSALS, Refusal
from tests.rules.hocg import cards_arts, cards_cycles, cards_zones
from tests.rules.hocg.cards_turn import member
from tests.rules.hocg.scene_turn import A, Scene, one
from tests.rules.hocg.test_10_01_abilities import TRADER

MINE = [r for r in REFUSALS if r.rule.startswith("hocg:")]
MODULES = (bloom, cycles, main_phase, performance, setup, skills, support)
NAMED = [
    (f"{module.__name__.rpartition('.')[2]}.{name}", found)
    for module in MODULES
    for name, found in vars(module).items()
    if isinstance(found, Refusal)
]


@pytest.mark.parametrize("refusal", MINE, ids=lambda r: f"{r.rule} {r.en}")
def test_a_refusal_cites_a_rule_and_speaks_both_languages(refusal: Refusal) -> None:
    assert refusal.rule in load("hocg")
    assert refusal.en and refusal.ja and refusal.en != refusal.ja
    assert refusal.words("ja") == refusal.ja and refusal.words("en") == refusal.en


def test_every_prompt_cites_a_rule() -> None:
    assert {p.rule for p in PROMPTS if p.name.startswith("hocg:")} <= set(load("hocg"))


def attempts(t: HoloTable, seat: int) -> Iterator[Option]:
    """What somebody might try, sensible or not."""
    mems = [*t.mems, 999]
    for card in [*t.zones[HAND + seat], 0]:
        yield from ((verb, card) for verb in ("place", "play", "center", "pick"))
        yield from ((verb, card, m) for verb in ("bloom", "play") for m in mems)
    for m in mems:
        yield from (("collab", m), ("baton", m), ("ability", 5, m))
        arts = DEFS[t.defs[t.mems[m].stack[-1]]].arts if m in t.mems else ()
        yield from (("art", m, number, aim) for number in (1, *(a.number for a in arts)) for aim in mems)
    yield from (("skill", i) for i in range(3))
    yield from (("done",), ("keep",), ("pass",), ("number", 99), ("number", -1))


def refused(t: HoloTable, seat: int) -> set[int]:
    said = (GAME.refuse(t, seat, option) for option in attempts(t, seat))
    return {id(r) for r in said if r is not None}


def met_by_chance() -> set[int]:
    met: set[int] = set()
    for seed in range(6):
        rng = Random(seed)
        t = GAME.new([builtin("sora"), builtin("azki")], seed)
        while t.result is None:
            seat = t.asked[0]
            met |= refused(t, seat) | refused(t, 1 - seat)
            GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
        met |= refused(t, 0)
    return met


def why(s: Scene, *options: Option) -> set[int]:
    return {id(GAME.refuse(s.t, A, option)) for option in options}


SHY = member("tCr-001", "Shy", gift(Draw(1), turn=MAIN, needs=HAND_CARDS >= 9))
AIM = {"center": one("hSD01-003", "aim")}


def met_in_main() -> set[int]:
    """Those of the main phase that random play hardly ever meets."""
    hurt = Scene({"back": one("hSD01-010", "azki", damage=150), "hand": [one("hSD01-013", "soraz")]})
    taken = Scene({"collab": "hSD01-003", "back": one("hSD01-004", "back")})
    bare = Scene({"deck": 0, "center": None, "back": one("hSD01-004", "back")})
    crowd = Scene({"hand": [one(cards_zones.CROWDED, "event")]})
    carried = {"card": "hSD01-003", "as": "sora", "attached": ["hBP01-114"]}
    tools = Scene({"center": carried, "hand": [one("hBP01-114", "axe"), one("hBP01-124", "fan")]})
    mascots = {"center": one("hBP02-013", "fubuki", attached=["hBP02-089"]), "hand": [one("hBP02-089", "mascot")]}
    mascot = Scene(mascots)
    twice = Scene(
        {"hand": [one("hSD17-010", "first"), one("hSD17-010", "second")]},
        {"center": "hSD01-003", "back": one("hSD01-005", "aim")},
    )
    twice.do("play", "first")
    magic = Scene({"hand": [one("hBP02-079", "one"), one("hBP02-083", "other")]}, {"center": "hSD01-006"})
    magic.do("play", "one")
    never = declare({"never": {"name": "Tokino Sora", "extra": "no-bloom"}})["never"].id
    fixed = Scene({"center": one(never, "never"), "hand": [one("hSD01-005", "first")]})
    return (
        why(twice, twice.option("play", "second"))
        | why(mascot, mascot.option("play", "mascot", "fubuki"))
        | why(magic, magic.option("play", "other"))
        | why(fixed, fixed.option("bloom", "first", "never"))
        | why(hurt, hurt.option("bloom", "soraz", "azki"))
        | why(taken, taken.option("collab", "back"))
        | why(bare, bare.option("collab", "back"), bare.option("baton", "back"))
        | why(crowd, crowd.option("play", "event"))
        | why(tools, *(tools.option("play", card, *to) for card in ("axe", "fan") for to in ((), ("sora",))))
    )


def met_by_abilities() -> set[int]:
    """Activated abilities: used up, idle, too dear, not now."""
    met: set[int] = set()
    for card in (cards_zones.RIN_GIFT, cards_cycles.WAKER, TRADER, SHY):
        s = Scene({"center": one(card, "user")})
        option = ("ability", BY_ID[card].activated[0].key, s.mem("user").id)
        if option in GAME.options(s.t, A):
            GAME.decide(s.t, A, option)
        met |= why(s, option)
    return met


def met_in_performance() -> set[int]:
    stage = {place: {"card": "hSD01-003", "as": place, "cheers": ["white"]} for place in ("center", "collab")}
    tired = Scene(stage, AIM, phase="performance")
    tired.t.used[(TURN, POSITION_USED, CENTER)] = tired.t.used[(TURN, POSITION_USED, COLLAB)] = 1
    asleep = Scene({"center": one("hSD01-003", "center", resting=True)}, AIM, phase="performance")
    alone = Scene({"center": one("hBP01-070", "alone", cheers=["red x2"])}, AIM, phase="performance")
    own = Scene({"center": one(cards_arts.PARRIER, "own", cheers=["white x3"])}, AIM, phase="performance")
    twice = Scene(
        {"oshi": "hBP09-005", "center": one("hBP09-053", "twice", cheers=["blue x3"])}, AIM, phase="performance"
    )
    twice.use("twice", "aim")
    twice.do("yes")
    return (
        why(tired, tired.art("center", "aim"), tired.art("collab", "aim"))
        | why(asleep, asleep.art("center", "aim"))
        | why(own, own.art("own", "aim"))
        | why(twice, twice.art("twice", "aim"))
        | why(alone, alone.art("alone", "aim"))
        | why(Scene({"hand": ["hSD01-016 x7"]}, phase="redraw"), ("keep",))
    )


def test_every_refusal_is_met_somewhere() -> None:
    met = met_by_chance() | met_in_main() | met_by_abilities() | met_in_performance()
    assert [name for name, r in NAMED if id(r) not in met] == []
