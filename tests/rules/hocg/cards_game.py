"""How the test cards of chapters 1 to 3, 6, 13 and 14 are made, and those of chapter 1."""

from __future__ import annotations

from typing import Any

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt, PrintedKeyword, PrintedSkill, Support
from kaimaku.games.hocg.lang import (
    ALL,
    BACK,
    BOTH_CENTER,
    CENTER,
    COLLAB,
    HAND,
    HOLOMEM,
    NO_BATON,
    NO_SWAP,
    OPP_BACK,
    OPP_CENTER,
    PAID,
    RESTED,
    STAGE,
    TAKES,
    THIS,
    WOULD_LOSE,
    WOULD_ROLL,
    WOULD_TAKE,
    AlsoTarget,
    Archive,
    Bloom,
    BothPlayers,
    Cannot,
    Draw,
    IfDid,
    May,
    Nothing,
    Rest,
    Reveal,
    Roll,
    SetFace,
    SpecialDamage,
    Swap,
    Takes,
    Taunt,
    WinGame,
    art,
    card,
    collab_effect,
    each,
    face,
    first,
    gift,
    oshi_skill,
    placed_now,
    resting,
    use,
)
from kaimaku.games.hocg.lang.declare import KEYWORDS
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.kernel.phrases import Phrase


def named(name: str) -> Names:
    return Names(name, name)


def strike(power: int, *cost: Any, critical: tuple[tuple[Any, int], ...] = ()) -> PrintedArt:
    return PrintedArt(named(f"Strike {power}"), cost, power, critical=critical)


def holomem(number: str, *hosts: Host, **printed: Any) -> str:
    """A holomem of the tests: a Debut called as its number with 100 HP, unless said otherwise."""
    keywords = tuple(PrintedKeyword(KEYWORDS[type(h)], named("Text")) for h in hosts if type(h) in KEYWORDS)
    plain = {"name": named(number), "bloom": "debut", "hp": 100, "keywords": keywords}
    return card(number, *hosts, printed=Printed(number=number, kind="holomem", **{**plain, **printed})).id


def support(number: str, kind: Support, *hosts: Host, **printed: Any) -> str:
    facts = Printed(number=number, kind="support", support=kind, **{"name": named(number), **printed})
    return card(number, *hosts, printed=facts).id


def event(number: str, *parts: Phrase) -> str:
    """An event with a text."""
    return support(number, "event", use(*parts))


def leader(number: str, *hosts: Host, skill: PrintedSkill | None = None, life: int = 5) -> str:
    skills = () if skill is None else (skill,)
    return card(number, *hosts, printed=Printed(number, "oshi", named(number), life=life, skills=skills)).id


# --- chapter 1: ends of games ---------------------------------------------------------------------------------------

WIN = event("tC1-001", SpecialDamage(10, OPP_CENTER), WinGame(), Draw(1))
LOSE = event("tC1-002", WinGame(win=False))
SORE = holomem("tC1-003", gift(Draw(1), on=TAKES(THIS)))  # draws when it takes damage
LAST_STAND = holomem("tC1-004", gift(Nothing(), on=WOULD_LOSE()))
DOWN_BOTH = event("tC1-005", SpecialDamage(900, BOTH_CENTER[ALL]))
TALKER = holomem("tC1-006", collab_effect(Draw(1)), collab_effect(Draw(2)))
STRIKER = holomem("tC1-007", arts=(strike(200),))

# --- chapter 1: general rules ---------------------------------------------------------------------------------------

HANA = holomem("tC1-010", name=named("Hana"))
HANA_1 = holomem("tC1-011", name=named("Hana"), bloom="first", hp=150)
EARLY_BLOOM = event("tC1-012", Bloom(HOLOMEM(placed_now), HAND(first), just_placed=True))
MANY_PARTS = event("tC1-013", Draw(3), Swap(COLLAB, BACK), SpecialDamage(10, OPP_CENTER))
REST_CENTER = event("tC1-014", IfDid(Rest(CENTER), Draw(2)), Draw(1))
REST_WATCHER = holomem("tC1-015", gift(Draw(1), on=RESTED(HOLOMEM)))
LIGHT_STRIKER = holomem("tC1-016", arts=(strike(20),))
ARMORED = holomem("tC1-017", gift(Takes(-30, THIS)), gift(Draw(1), on=TAKES(THIS)))
WATCHFUL = leader("tC1-018", oshi_skill(Nothing(), on=WOULD_TAKE(HOLOMEM)), skill=PrintedSkill("skill", named("No"), 1))
PER_RESTING = event("tC1-019", Draw(1), SpecialDamage(10 * each(HOLOMEM(resting)), OPP_CENTER))
PROUD = holomem("tC1-020", gift(Taunt(THIS)))
SNIPER = holomem("tC1-021", art(AlsoTarget(THIS)), arts=(strike(20),))
FIRM = holomem("tC1-022", gift(Cannot(NO_SWAP, CENTER)))
SWAP_THEIRS = event("tC1-023", Swap(OPP_CENTER, OPP_BACK), Draw(1))
ROOTED = holomem("tC1-024", gift(Cannot(NO_BATON, THIS)))
BOTH_REST = event("tC1-025", BothPlayers(Rest(HOLOMEM)))
BOTH_TRADE = event("tC1-026", BothPlayers(Draw(1), Archive(HAND)))
BOTH_REVEAL = event("tC1-027", BothPlayers(Reveal(HAND)))
BOTH_MAY_TRADE = event("tC1-034", BothPlayers(May(Archive(HAND)), Draw(1)))
X_LEADER = leader(
    "tC1-028", oshi_skill(Draw(each(PAID))), skill=PrintedSkill("skill", named("X"), x_cost=True, limit="turn")
)
UP_TO_TWO = event("tC1-029", Archive(STAGE.cheer[(0, 2)]), Draw(1))
ONE_TO_THREE = event("tC1-030", Archive(HAND[(1, 3)]))
FORTUNE_TELLER = leader(
    "tC1-031", oshi_skill(SetFace(), on=WOULD_ROLL(HOLOMEM)), skill=PrintedSkill("skill", named("Face"), 1)
)
ROLLER = holomem("tC1-032", collab_effect(Roll({face(1, 6): Draw(1)})))
