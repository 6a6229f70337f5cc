"""The test cards of chapter 12 and of the rulebooks' pages on Oshi, Arts, timing and terms."""

from __future__ import annotations

from kaimaku.games.hocg.facts import Cost, Printed, PrintedArt, PrintedSkill
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    ARCHIVES,
    AT_COLLAB,
    BACK,
    CENTER,
    CHEER_TOP,
    COLLAB,
    DOWNED,
    EVEN,
    HAND,
    HEALED,
    HOLDER,
    HOLOMEM,
    MY,
    OPP_BACK,
    OPP_CENTER,
    OPP_COLLAB,
    OPP_HOLOMEM,
    PERFORMANCE_PHASE,
    RETURNS,
    REVEALED,
    ROLLS,
    SPECIAL,
    STARTS,
    TAKES,
    TARGET,
    THIS,
    TURN,
    USES_ART,
    WOULD_TAKE,
    AlsoColors,
    AlsoNamed,
    AlsoTarget,
    Archive,
    Arts,
    AsCheer,
    Draw,
    Heal,
    If,
    Immune,
    May,
    PutOnStage,
    RevealTop,
    Roll,
    Search,
    Send,
    SetFace,
    SetHp,
    SpecialDamage,
    Swap,
    Takes,
    ThisArt,
    ToHand,
    art,
    attached,
    bloom_effect,
    card,
    cheer,
    collab_effect,
    debut,
    each,
    first,
    gift,
    oshi_skill,
    sp_skill,
    stage_skill,
)
from kaimaku.games.hocg.lang.hosts import Host
from tests.rules.hocg.cards_downs import event
from tests.rules.hocg.cards_turn import member, named, strike, support


def leader(number: str, *hosts: Host, skills: tuple[PrintedSkill, ...]) -> str:
    """An Oshi of the tests."""
    printed = Printed(number=number, kind="oshi", name=named(f"Leader {number}"), life=5, skills=skills)
    return card(number, *hosts, printed=printed).id


def critical(power: int, *cost: Cost) -> PrintedArt:
    """An Arts with +50 against blue."""
    return PrintedArt(named(f"Critical {power}"), cost, power, critical=(("blue", 50),))


# --- Oshi -----------------------------------------------------------------------------------------------------------

SKILL_2 = PrintedSkill("skill", named("Skill"), power=2, limit="turn")
SKILL_1 = PrintedSkill("skill", named("Skill"), power=1, limit="turn")
SP_1 = PrintedSkill("sp", named("SP"), power=1, limit="game")
STAGE = PrintedSkill("stage", named("Stage"))

CHIEF = leader("tC12-001", oshi_skill(Draw(1)), sp_skill(Draw(2)), skills=(SKILL_2, SP_1))
COMFORTER = leader("tC12-002", oshi_skill(Draw(1), on=TAKES(HOLOMEM)), skills=(SKILL_1,))
IDOL = leader("tC12-003", stage_skill(Arts(20, HOLOMEM[ALL])), sp_skill(Draw(1)), skills=(STAGE, SP_1))
HOST = leader(
    "tC12-004",
    oshi_skill(Draw(1)),
    stage_skill(Draw(1), on=STARTS(MY, PERFORMANCE_PHASE)),
    skills=(SKILL_1, STAGE),
)

# --- performers -----------------------------------------------------------------------------------------------------

HITTER = member("tC12-020", "Hitter", arts=(strike(80),))
CRITIC = member("tC12-021", "Critic", arts=(critical(60),))
PAINTER = member("tC12-022", "Painter", art(AlsoColors("blue", TARGET)), arts=(critical(60),))
SPEAKER = member("tC12-023", "Speaker", art(If(HAND >= 1, ThisArt(20))), arts=(critical(60),))
SENDER = member("tC12-024", "Sender", art(Send(CHEER_TOP, THIS)), arts=(strike(30),))
SNIPER = member("tC12-025", "Sniper", art(AlsoTarget(THIS)), arts=(strike(30),))
PUSHER = member("tC12-026", "Pusher", art(Swap(OPP_CENTER, OPP_BACK)), arts=(strike(30),))
BOUNCER = member("tC12-027", "Bouncer", art(ToHand(TARGET)), arts=(strike(30),))
SPIKER = member("tC12-028", "Spiker", art(SpecialDamage(20, TARGET)), arts=(strike(30),))
ROLLER = member("tC12-029", "Roller", art(Roll({EVEN: ThisArt(20)})), arts=(strike(20),))
DRAWER = member("tC12-030", "Drawer", art(Draw(1)), gift(Draw(2), on=USES_ART(THIS)), arts=(strike(30),))
PARRIER = member(
    "tC12-031",
    "Parrier",
    art(Takes(-50, THIS), n=1, on=WOULD_TAKE(THIS), limit=TURN),
    hp=300,
    arts=(strike(0, "white"), strike(10)),
)
SPIKED_SPEAKER = member(
    "tC12-032",
    "Spiker",
    art(SpecialDamage(20, TARGET), ThisArt(20)),
    gift(Draw(1), on=USES_ART(THIS)),
    arts=(critical(60),),
)

DEAR = member("tC12-033", "Dear", arts=(strike(20, "white", "neutral"),))

# --- targets --------------------------------------------------------------------------------------------------------

BLUE = member("tC12-040", "Blue", hp=300, color="blue")
RED = member("tC12-041", "Red", hp=300, color="red")
ARMORED = member("tC12-042", "Armored", gift(Takes(-20, THIS)), hp=300, color="blue")
DODGER = member("tC12-043", "Dodger", gift(Takes(-20, THIS), on=WOULD_TAKE(THIS), usable=True), hp=300)
SORE = member("tC12-044", "Sore", gift(Draw(1), on=TAKES(THIS)), hp=300)
HAPPY = member("tC12-045", "Happy", gift(Draw(1), on=HEALED(THIS)), hp=300)
GHOST = member("tC12-046", "Ghost", gift(Immune(THIS)), gift(Draw(1), on=TAKES(THIS)), hp=300)
TOUCHY = member(
    "tC12-047",
    "Touchy",
    gift(Takes(-20, THIS)),
    gift(Draw(1), on=TAKES(THIS)),
    gift(Draw(1), on=HEALED(THIS)),
    hp=300,
)
THIN_SKINNED = member("tC12-049", "Sore", gift(Draw(1), on=TAKES(THIS, SPECIAL)), hp=300)
GAMBLER = member("tC12-048", "Gambler", gift(Roll({EVEN: Draw(1)}), on=DOWNED(THIS)), hp=50)

# --- attached -------------------------------------------------------------------------------------------------------

LOAD = support("tC12-050", "tool", attached(Arts(10 * each(HOLDER.cheer), HOLDER)))
CHEERING_FAN = support("tC12-051", "fan", attached(AsCheer("white", HOLDER)))

# --- terms of the rulebooks -----------------------------------------------------------------------------------------

HURT_CENTER = event("tCrb-001", SpecialDamage(30, OPP_CENTER))
HURT_COLLAB = event("tCrb-002", SpecialDamage(30, OPP_COLLAB))
HURT_BACK = event("tCrb-003", SpecialDamage(30, OPP_BACK[ALL]))
HURT_OWN_CENTER = event("tCrb-004", SpecialDamage(30, CENTER))
HEAL_30 = event("tCrb-005", Heal(30, CENTER))
SET_HP_50 = event("tCrb-006", SetHp(50, OPP_CENTER))
SET_HP_250 = event("tCrb-007", SetHp(250, OPP_CENTER))
PUT_FIRST = event("tCrb-008", PutOnStage(HAND(first)))
SWAP_COLLAB = event("tCrb-009", Swap(COLLAB, BACK))
SWAP_CENTER = event("tCrb-010", Swap(CENTER, BACK))
DRAW_3 = event("tCrb-011", Draw(3))
SEND_CHEER = event("tCrb-012", Send(ARCHIVE(cheer), HOLOMEM))
ARCHIVE_HAND = event("tCrb-013", Archive(HAND))
ARCHIVE_ARCHIVE = event("tCrb-014", RevealTop(1), Archive(REVEALED), Archive(REVEALED))
RETURN_BACK = event("tCrb-015", ToHand(BACK))
RETURN_ARCHIVED = event("tCrb-016", ToHand(ARCHIVE(debut)))
REVEAL_TOP = event("tCrb-017", RevealTop(1), May(Draw(1)))
SEARCH_DEBUT = event("tCrb-018", Search(debut))
BOOST = event("tCrb-019", Arts(20, CENTER))
BOOST_AZKI = event("tCrb-020", Arts(20, HOLOMEM("AZKi")))
BOOST_SORA = event("tCrb-021", Arts(20, HOLOMEM("Tokino Sora")))
NAME_AZKI = event("tCrb-022", AlsoNamed("AZKi", CENTER))
HURT_ANY = event("tCrb-023", SpecialDamage(30, OPP_HOLOMEM))

BLOOMER = member("tCrb-030", "Hana", bloom_effect(Draw(1)), level="first", hp=150)
COLLABER = member("tCrb-031", "Collaber", collab_effect(Draw(1)))
BOOSTER = member("tCrb-032", "Booster", gift(Arts(20, CENTER)))
COLLAB_BOOSTER = member("tCrb-033", "Booster", gift(Arts(20, CENTER), at=AT_COLLAB))
STACKER = member("tCrb-034", "Hana", gift(Arts(10 * each(THIS.stack), THIS)), level="first", arts=(strike(30),))
ARCHIVE_WATCHER = member("tCrb-035", "Watcher", gift(Draw(1), on=ARCHIVES(debut)))
CHEER_WATCHER = member("tCrb-036", "Watcher", gift(Draw(1), on=ARCHIVES(cheer)))
RETURN_WATCHER = member("tCrb-037", "Watcher", gift(Draw(1), on=RETURNS(HOLOMEM)))
DICE_SETTER = member("tCrb-038", "Setter", gift(SetFace(4), on=ROLLS(HOLOMEM)))
