"""The test cards of chapter 11: downs, what watches them, and life."""

from __future__ import annotations

from kaimaku.games.hocg.lang import (
    ALL,
    ATTACHED,
    BACK,
    BOTH_HOLOMEM,
    CENTER,
    DOWNED,
    DOWNS,
    HOLDER,
    HOLOMEM,
    OPP_CENTER,
    OPP_HOLOMEM,
    THIS,
    USES_ART,
    Archive,
    Arts,
    BothPlayers,
    Draw,
    Heal,
    Hp,
    Life,
    LifeLoss,
    Say,
    Send,
    SetHp,
    SpecialDamage,
    ToHand,
    ToolLimit,
    art,
    attached,
    cheer,
    damaged,
    gift,
    other,
    use,
)
from tests.rules.hocg.cards_turn import member, strike, support


def event(number: str, *does: Say) -> str:
    """An event whose text is this."""
    return support(number, "event", use(*does))


# --- events ---------------------------------------------------------------------------------------------------------

HURT_ALL = event("tC11-001", SpecialDamage(50, OPP_HOLOMEM[ALL]))
HURT_EVERYBODY = event("tC11-002", SpecialDamage(50, BOTH_HOLOMEM[ALL]))
HURT_AND_HEAL = event("tC11-003", SpecialDamage(50, CENTER), Heal(10, CENTER))
HURT_OWN_CENTER = event("tC11-004", SpecialDamage(50, CENTER))
HURT_FREELY = event("tC11-006", SpecialDamage(50, OPP_CENTER, no_life=True))
LIFE_1 = event("tC11-007", Life(-1))
LIFE_1_EACH = event("tC11-008", BothPlayers(Life(-1, opponent=False)))
TWO_TOOLS = event("tC11-009", ToolLimit(1, CENTER))
HURT_THEN_COUNT = event("tC11-010", SpecialDamage(50, OPP_CENTER), SpecialDamage(10, OPP_HOLOMEM(damaged)[ALL]))
DRAIN = event("tC11-011", Hp(-100, OPP_CENTER))
WITHER = event("tC11-012", SetHp(0, OPP_CENTER))

# --- holomem that go down, and what watches it ----------------------------------------------------------------------

FRAIL = member("tC11-020", "Frail", hp=50)
FRAIL_1 = member("tC11-021", "Frail", level="first", hp=50)
FRAIL_BUZZ = member("tC11-022", "Frail", level="first", hp=50, buzz=True)
MOURNER = member("tC11-023", "Mourner", gift(Draw(1), on=DOWNED(THIS)), hp=50)
HEALER = member("tC11-024", "Healer", gift(Heal(50, HOLOMEM[ALL]), on=DOWNED(THIS)), hp=50)
CALLER = member("tC11-025", "Caller", gift(ToHand(BACK), on=DOWNED(THIS)), hp=50)
PHOENIX = member("tC11-026", "Phoenix", gift(ToHand(THIS), on=DOWNED(THIS)), hp=50)
HUNTER = member("tC11-027", "Hunter", gift(Draw(1), on=DOWNS(THIS)), arts=(strike(200), strike(50)))
WITNESS = member("tC11-028", "Witness", gift(Draw(1), on=DOWNED(OPP_HOLOMEM)))
REAPER = member("tC11-029", "Reaper", art(Life(-1)), arts=(strike(200),))
WARDEN = member("tC11-030", "Warden", gift(LifeLoss(-1)))
AVENGER = member("tC11-031", "Avenger", gift(SpecialDamage(50, THIS), on=USES_ART(THIS)), hp=50, arts=(strike(200),))
GATHERER = member("tC11-032", "Gatherer", gift(Draw(1), on=ATTACHED(cheer)))
PALLBEARER = member("tC11-034", "Pallbearer", gift(Draw(1), on=DOWNED(HOLOMEM)), hp=50)
FRAIL_60 = member("tC11-033", "Frail", hp=60)

# --- what is attached -----------------------------------------------------------------------------------------------

KEEPSAKE = support("tC11-040", "fan", attached(Draw(1), on=DOWNED(HOLDER)))
HEIRLOOM = support("tC11-041", "fan", attached(Send(HOLDER.cheer, HOLOMEM(other)), on=DOWNED(HOLDER)))
TOOL = support("tC11-042", "tool", attached(Arts(10, HOLDER)))
OTHER_TOOL = support("tC11-043", "tool", attached(Arts(20, HOLDER)))
SHIELD = support("tC11-044", "mascot", attached(Hp(20, HOLDER)))
SHIELD_BREAKER = event("tC11-045", Archive(CENTER.attached()), Heal(20, CENTER))
