"""The test cards of chapters 7 to 9. A watcher asks "do it?" at its moment, so that a test can look at the table."""

from __future__ import annotations

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.facts import (
    Bloom,
    Color,
    Cost,
    Extra,
    Names,
    Printed,
    PrintedArt,
    PrintedKeyword,
    PrintedSkill,
    Support,
)
from kaimaku.games.hocg.lang import (
    AT_BACK,
    AT_CENTER,
    ATTACHED,
    BACK,
    CENTER,
    CHEER_PHASE,
    COLLAB,
    DRAW_PHASE,
    ENDS,
    GAME_START,
    HAND,
    HOLDER,
    HOLOMEM,
    MAIN_PHASE,
    MOVES,
    MY,
    OPP_CENTER,
    OPP_COLLAB,
    PERFORMANCE_PHASE,
    RESET_PHASE,
    STARTS,
    THIS,
    TURN_STEP,
    AlsoNamed,
    Archive,
    Arts,
    CanBloom,
    Draw,
    Exchange,
    Heal,
    Hp,
    May,
    MoveTo,
    OnlyTarget,
    PutOnStage,
    Ready,
    Rest,
    SpecialDamage,
    Swap,
    art,
    attached,
    bloom_effect,
    bloomed_now,
    card,
    cheer,
    collab_effect,
    debut,
    gift,
    oshi_skill,
    second,
    sp_skill,
    use,
)
from kaimaku.games.hocg.lang.conditions import Condition
from kaimaku.games.hocg.lang.declare import KEYWORDS
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.lang.triggers import Pattern


def named(name: str) -> Names:
    return Names(name, name)


def strike(power: int, *cost: Cost) -> PrintedArt:
    return PrintedArt(named(f"Strike {power}"), cost, power)


def member(
    number: str,
    name: str,
    *hosts: Host,
    level: Bloom = "debut",
    hp: int = 100,
    color: Color = "white",
    baton: tuple[Cost, ...] = ("neutral",),
    arts: tuple[PrintedArt, ...] = (),
    buzz: bool = False,
    extra: tuple[Extra, ...] | None = None,
) -> str:
    """A holomem of the tests."""
    keywords = tuple(PrintedKeyword(KEYWORDS[type(h)], named("Text")) for h in hosts if type(h) in KEYWORDS)
    printed = Printed(
        number=number,
        kind="holomem",
        name=named(name),
        colors=(color,),
        hp=hp,
        bloom=level,
        buzz=buzz,
        extra=extra,
        baton=baton,
        arts=arts,
        keywords=keywords,
    )
    return card(number, *hosts, printed=printed).id


def watcher(number: str, on: Pattern) -> str:
    """Asks its player at a moment; saying yes draws a card."""
    return member(number, "Watcher", gift(Draw(1), on=on, usable=True))


def support(number: str, kind: Support, *hosts: Host, limited: bool = False, only: tuple[str, ...] = ()) -> str:
    limit = 1 if kind in ("tool", "mascot") else None
    printed = Printed(
        number=number,
        kind="support",
        name=named(f"{kind} {number}"),
        support=kind,
        limited=limited,
        attach_limit=limit,
        attach_only=only,
    )
    return card(number, *hosts, printed=printed).id


def state_watcher(number: str, state: Condition) -> str:
    """Asks its player once a state is reached."""
    return member(number, "Watcher", gift(Heal(10, HOLOMEM), state=state, usable=True))


# --- chapter 7: watchers of the steps of a turn ---------------------------------------------------------------------

TURN_WATCHER = watcher("tC7-001", STARTS(MY, TURN_STEP))
RESET_WATCHER = watcher("tC7-002", STARTS(MY, RESET_PHASE))
DRAW_WATCHER = watcher("tC7-003", STARTS(MY, DRAW_PHASE))
CHEER_WATCHER = watcher("tC7-004", STARTS(MY, CHEER_PHASE))
MAIN_WATCHER = watcher("tC7-005", STARTS(MY, MAIN_PHASE))
PERFORMANCE_WATCHER = watcher("tC7-006", STARTS(MY, PERFORMANCE_PHASE))
GAME_WATCHER = watcher("tC7-007", STARTS(MY, GAME_START))
PERFORMANCE_END_WATCHER = watcher("tC7-008", ENDS(MY, PERFORMANCE_PHASE))
END_WATCHER = watcher("tC7-009", ENDS(MY, TURN_STEP))
CENTER_WATCHER = watcher("tC7-010", MOVES(HOLOMEM, AT_CENTER))
SENT_WATCHER = watcher("tC7-011", ATTACHED(cheer))
HAND_WATCHER = state_watcher("tC7-012", HAND >= 3)
BACK_RESET_WATCHER = member("tC7-013", "Watcher", gift(Draw(1), on=STARTS(MY, RESET_PHASE), at=AT_BACK, usable=True))
BRINGER = member("tC7-014", "Bringer", gift(PutOnStage(HAND), on=ENDS(MY, TURN_STEP)))
END_BOOSTER = member("tC7-015", "Booster", gift(Arts(30, HOLOMEM), on=ENDS(MY, TURN_STEP)))

# --- chapter 8: a family to bloom, supports, an Oshi ----------------------------------------------------------------

HANA = member("tC8-001", "Hana", hp=150)
HANA_1 = member("tC8-002", "Hana", level="first", hp=110)
HANA_1_HP100 = member("tC8-003", "Hana", level="first", hp=100)
HANA_1_HP90 = member("tC8-004", "Hana", level="first", hp=90)
HANA_2 = member("tC8-005", "Hana", level="second", hp=200)
HANA_SPOT = member("tC8-006", "Hana", level="spot", hp=90)
HANA_1_BUZZ = member("tC8-007", "Hana", level="first", hp=200, buzz=True)
HANA_1_BLUE = member("tC8-008", "Hana", level="first", hp=120, color="blue")
HANA_1_SPEAKING = member("tC8-009", "Hana", bloom_effect(May(Draw(1))), level="first", hp=120)
HANA_2_HP220 = member("tC8-010", "Hana", level="second", hp=220)
HANA_1_ONCE_MORE = member("tC8-015", "Hana", gift(CanBloom(THIS(bloomed_now), HAND(second), again=True)), level="first")
HANA_1_NO_MORE = member(
    "tC8-016",
    "Hana",
    gift(CanBloom(THIS(bloomed_now), HAND(second), again=True)),
    level="first",
    extra=("no-bloom",),
)
YURI_1 = member("tC8-011", "Yuri", level="first", hp=200)
COLLABER = member("tC8-012", "Collaber", collab_effect(May(Draw(1))))
COLORFUL = member("tC8-013", "Colorful", baton=("white", "green", "neutral"))
LIGHT = member("tC8-014", "Light", baton=())

ITEM = support("tC8-020", "item", use(Draw(1)))
EVENT = support("tC8-021", "event", use(Swap(CENTER, BACK)))
STAFF = support("tC8-022", "staff", use(Draw(2)), limited=True)
OTHER_LIMITED = support("tC8-023", "item", use(Draw(1)), limited=True)
TOOL = support("tC8-024", "tool", attached(Arts(10, HOLDER)))
OTHER_TOOL = support("tC8-025", "tool", attached(Arts(20, HOLDER)))
MASCOT = support("tC8-026", "mascot", attached(Arts(5, HOLDER)))
FAN = support("tC8-027", "fan", attached(Arts(1, HOLDER)))
LIMITED_TOOL = support("tC8-028", "tool", attached(Arts(10, HOLDER)), limited=True)
COLLAB_BACK = support("tC8-029", "event", use(MoveTo(COLLAB, AT_BACK)))
REST_ONE = support("tC8-030", "event", use(Rest(HOLOMEM)))
READY_ONE = support("tC8-031", "event", use(Ready(HOLOMEM)))
TOOL_BREAKER = support("tC8-032", "event", use(Archive(HOLOMEM.attached())))
DOWN_OWN_COLLAB = support("tC8-033", "event", use(SpecialDamage(990, COLLAB)))
HP_MASCOT = support("tC8-034", "mascot", attached(Hp(20, HOLDER)))
NAME_GIVER = support("tC8-035", "event", use(AlsoNamed("AZKi", HOLOMEM)))
BRING_OUT = support("tC8-036", "event", use(PutOnStage(HAND(debut))))


def _leader() -> CardDef:
    skills = (
        PrintedSkill("skill", named("Skill"), power=1),
        PrintedSkill("sp", named("SP"), power=2),
    )
    printed = Printed(number="tC8-040", kind="oshi", name=named("Leader"), life=5, skills=skills)
    return card("tC8-040", oshi_skill(Draw(1)), sp_skill(Draw(2)), printed=printed)


LEADER = _leader().id

# --- chapter 9: performers ------------------------------------------------------------------------------------------

STRIKER = member("tC9-001", "Striker", arts=(strike(10), strike(30, "white"), strike(50, "white", "green")))
COSTLY = member("tC9-002", "Costly", arts=(strike(20, "white"),))
DANCER = member("tC9-003", "Dancer", art(Swap(CENTER, BACK)), arts=(strike(10),))
PARTNER_DANCER = member("tC9-004", "Dancer", art(Swap(COLLAB, BACK)), arts=(strike(10),))
SWITCHER = member("tC9-005", "Switcher", art(Exchange(CENTER, COLLAB)), arts=(strike(10),))
COLLAB_HUNTER = member("tC9-006", "Hunter", art(OnlyTarget(OPP_COLLAB)), arts=(strike(10),))
CENTER_HUNTER = member("tC9-007", "Hunter", art(OnlyTarget(OPP_CENTER)), arts=(strike(10),))
SLAYER = member("tC9-008", "Slayer", arts=(strike(200),))
FRAIL = member("tC9-009", "Frail", hp=50)
