"""The test cards of chapters 2, 3 and 6."""

from __future__ import annotations

from kaimaku.games.hocg.facts import Names, PrintedSkill
from kaimaku.games.hocg.lang import (
    ALL,
    ANY,
    ARCHIVE,
    CENTER,
    HAND,
    HOLDER,
    HOLOMEM,
    MAIN,
    OPP_BACK,
    OPP_CENTER,
    STAGE,
    TAKES,
    THIS,
    Archive,
    Arts,
    Attach,
    Draw,
    If,
    Life,
    May,
    Search,
    Send,
    SpecialDamage,
    ToHand,
    anycard,
    attached,
    blue,
    buzz,
    cheer,
    each,
    first,
    gift,
    green,
    oshi_skill,
    purple,
    red,
    share_color,
    tool,
    use,
    white,
    yellow,
)
from tests.rules.hocg.cards_game import event, holomem, leader, named, strike, support

# --- chapter 2: names, tags, kinds ----------------------------------------------------------------------------------

FIND_AZKI = event("tC2-001", Search("AZKi"))
FIND_SORA = event("tC2-002", Search("Tokino Sora"))
FIND_BUZZ = event("tC2-003", Search(buzz))
FIND_SINGERS = event("tC2-004", Search("#Singing"))
FIND_FIRST = event("tC2-005", Search(first))
TRIO = holomem(
    "tC2-006",
    name=named("Trio"),
    also=(Names("Tokino Sora", "ときのそら"), Names("AZKi", "AZKi")),
    bloom="first",
)
CHEERS_BACK = event("tC2-007", Send(ARCHIVE(cheer)[ANY], HOLOMEM))
PLAIN_TOOL = support("tC2-008", "tool", attach_limit=1)
PLAIN_ITEM = support("tC2-009", "item", use(Draw(1)))
LIMITED_ITEM = support("tC2-010", "item", use(Draw(1)), limited=True)

# --- chapter 2: colors ----------------------------------------------------------------------------------------------

A_COLOR = white | green | red | blue | purple | yellow
RED = holomem("tC2-020", colors=("red",))
GREEN = holomem("tC2-021", colors=("green",))
WHITE_GREEN = holomem("tC2-022", colors=("white", "green"))
NEUTRAL = holomem("tC2-023")
COLOR_COUNTER = holomem("tC2-024", gift(Arts(10 * each(HOLOMEM(A_COLOR)), THIS)), colors=("red",), arts=(strike(0),))
MATCHER = holomem("tC2-025", gift(If(share_color(CENTER, OPP_CENTER), Arts(50, CENTER))))
ANTI_WHITE = holomem("tC2-026", arts=(strike(10, critical=(("white", 50),)),))
ANTI_GREEN = holomem("tC2-027", arts=(strike(10, critical=(("green", 50),)),))
ANTI_ALL = holomem(
    "tC2-028",
    arts=(strike(10, critical=tuple((c, 50) for c in ("white", "green", "red", "blue", "purple", "yellow"))),),
)
NEUTRAL_COST = holomem("tC2-029", arts=(strike(10, "neutral"), strike(30, "red"), strike(50, "red", "neutral")))
STRIPED = {
    color: holomem(f"tC2-03{n}", colors=(color,), arts=(strike(10),)) for n, color in enumerate(["white", "red"])
}

# --- chapter 2: life, HP, baton pass, extras ------------------------------------------------------------------------

HP_60 = holomem("tC2-040", hp=60)
BATON_1 = holomem("tC2-041", baton=("neutral",))
BATON_2 = holomem("tC2-042", baton=("neutral", "neutral"))
BUZZ = holomem("tC2-043", bloom="first", hp=60, buzz=True)
HANA_SPOT = holomem("tC2-044", name=named("Hana"), bloom="spot")
BOMB = holomem("tC2-045", arts=(strike(50), strike(60)))

# --- chapter 3: owners and controllers ------------------------------------------------------------------------------

RETURN_THEIRS = event("tC2-050", ToHand(OPP_CENTER))
GIVE_CHEER = event("tC2-051", Send(ARCHIVE(cheer), OPP_CENTER))
GIVE_TOOL = event("tC2-052", Attach(HAND(tool), OPP_CENTER))
BELL = support("tC2-053", "tool", attached(Draw(1), on=TAKES(HOLDER)), attach_limit=1)
BANNER = support("tC2-054", "tool", attached(Arts(20, HOLOMEM[ALL])), attach_limit=1)
STING = event("tC2-055", SpecialDamage(10, OPP_CENTER))
CAPTAIN = holomem("tC2-056", gift(Arts(20, HOLOMEM[ALL])), arts=(strike(10),))
GUARD = holomem("tC2-057", gift(May(SpecialDamage(10, HOLOMEM)), on=TAKES(THIS)))
DRAWER = holomem("tC2-058", gift(Draw(1), on=TAKES(THIS)))
PICKER = leader("tC2-059", oshi_skill(SpecialDamage(10, OPP_BACK)), skill=PrintedSkill("skill", named("Pick"), 1))
SCHOLAR = holomem("tC2-060", gift(Archive(HAND(anycard)), turn=MAIN, limit="turn"))
LIFE_EVENT = event("tC2-061", Life(-1), May(Draw(1)))
BURN = event("tC2-062", Archive(STAGE.cheer))
