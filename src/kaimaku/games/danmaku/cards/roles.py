"""The role cards."""

from ..definitions import After
from ..lang import (
    A_PARTNER,
    ANOTHER_STAGE_BOSS,
    EVERY_EXTRA,
    EXTRA,
    EXTRA_FALLS,
    HEROINE,
    HEROINE_FALLS,
    NOBODY,
    OTHER_PARTNERS,
    REVEAL,
    STAGE,
    THE_HEROINE,
    TURN_STARTS,
    YOU_FALL,
    ComeForward,
    DrawStep,
    GainLife,
    HandPlus,
    KeepOnly,
    LifePlus,
    May,
    ResolveIncident,
    SearchIncident,
    Seq,
    SkipStep,
    Succeed,
    after,
    role,
)
from ..rules.goals import All, Down, Protected

BOSSES_DOWN = All(Down(STAGE), Down(EXTRA))
LAST_TWO = All(Down(STAGE), Down(THE_HEROINE))


def shared_fate() -> After:
    """Each card has its own copy of the power."""
    return after(YOU_FALL, KeepOnly(2, HEROINE))


role("Heroine", BOSSES_DOWN, LifePlus(1), HandPlus(1))
role("Rival", NOBODY, after(HEROINE_FALLS, Seq(Succeed(), GainLife(1))))
role("Partner", All(BOSSES_DOWN, Protected(THE_HEROINE)), shared_fate())
role("One True Partner", All(BOSSES_DOWN, Protected(THE_HEROINE), Down(OTHER_PARTNERS)), shared_fate())
role("EX Midboss", LAST_TWO, after(EXTRA_FALLS, ComeForward()))
role("Stage Boss", Down(THE_HEROINE))
role("Challenger", All(Down(THE_HEROINE), Down(EVERY_EXTRA)))
role("Final Boss", All(Down(THE_HEROINE), Down(A_PARTNER)))
role("Anti-Heroine", All(Down(THE_HEROINE), Down(ANOTHER_STAGE_BOSS)))
role("EX Boss", LAST_TWO, REVEAL)
role("EX Boss Revealed", LAST_TWO, LifePlus(1), HandPlus(1), DrawStep(1))
role("Phantom Boss", LAST_TWO, REVEAL)
role(
    "True Phantom Boss",
    LAST_TWO,
    LifePlus(1),
    after(TURN_STARTS, Seq(May(Seq(ResolveIncident(), SearchIncident())), May(SkipStep()))),
)
