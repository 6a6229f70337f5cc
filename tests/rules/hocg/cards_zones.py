"""The test cards of chapters 4 and 5: mostly events whose text is one term of the rules."""

from __future__ import annotations

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    ARCHIVED,
    AT_CENTER,
    AT_COLLAB,
    BACK,
    CENTER,
    CHEER_TOP,
    COLLAB,
    DECK_TOP,
    DOWNED,
    EVEN,
    FRONT,
    HAND,
    HOLDER,
    HOLOMEM,
    MAIN,
    NO_MOVE,
    ODD,
    OPP_ARCHIVE,
    OPP_BACK,
    OPP_CENTER,
    OPP_COLLAB,
    OPP_HOLOMEM,
    RETURNED,
    ROLLS,
    SHUFFLED_IN,
    SHUFFLES,
    STAGE,
    TAKES,
    THIS,
    TOP,
    TURN,
    USES_ART,
    Again,
    Archive,
    Arts,
    Attach,
    Bloom,
    Borrow,
    Cannot,
    Condition,
    Down,
    Draw,
    Exchange,
    ExtraTurn,
    Heal,
    If,
    IfDid,
    LookPower,
    LookTop,
    MoveTo,
    Negate,
    Opponent,
    PutOnStage,
    Ready,
    Reattach,
    Reroll,
    Rest,
    Reveal,
    Roll,
    Say,
    Search,
    Send,
    SpecialDamage,
    Swap,
    Takes,
    ThisArt,
    ToDebut,
    ToDeck,
    ToHand,
    ToHoloPower,
    art,
    attached,
    bloom_effect,
    bonus,
    card,
    cheer,
    collab_effect,
    debut,
    each,
    face_ge,
    gift,
    hp_at_most,
    mascot,
    other,
    shift,
    tool,
    use,
)
from kaimaku.games.hocg.lang.hosts import Host
from tests.rules.hocg.cards_turn import member, named, strike, support


def event(number: str, *does: Say, needs: Condition | None = None) -> str:
    """An event whose text is this."""
    return support(number, "event", use(*does, needs=needs))


def actor(number: str, *does: Say, name: str = "Actor") -> str:
    """A Debut that may do this in the main phase even if nothing would change (G-05)."""
    return member(number, name, gift(*does, turn=MAIN))


def key(number: str) -> int:
    """The option number of a card's ability of the main phase."""
    return BY_ID[number].activated[0].key


# --- a family to bloom, and other holomem ---------------------------------------------------------------------------

RIN = member("tC4-001", "Rin", hp=100, arts=(strike(10),))
RIN_1 = member("tC4-002", "Rin", level="first", hp=150, color="blue", arts=(strike(30),))
RIN_2 = member("tC4-003", "Rin", level="second", hp=200, color="blue", arts=(strike(50, "white"),))
RIN_TOO = member("tC4-004", "Rin", hp=90, arts=(strike(20),))
FRAIL = member("tC4-005", "Frail", hp=30)
STURDY = member("tC4-006", "Sturdy", hp=300)
TOOL = support("tC4-010", "tool", attached(Arts(10, HOLDER)))
OTHER_TOOL = support("tC4-011", "tool", attached(Arts(20, HOLDER)))
MASCOT = support("tC4-012", "mascot", attached(Arts(30, HOLDER)))
OTHER_MASCOT = support("tC4-013", "mascot", attached(Arts(40, HOLDER)))
FAN = support("tC4-014", "fan", attached(Arts(1, HOLDER)))
ITEM = support("tC4-015", "item", use(Draw(1)))

# --- events: cards between zones ------------------------------------------------------------------------------------

HAND_TO_POWER = event("tC4-020", ToHoloPower(HAND))
MILL = event("tC4-021", Archive(DECK_TOP))
RECALL = event("tC4-022", ToDeck(ARCHIVE[ALL], SHUFFLED_IN))
BOTTOM_2 = event("tC4-023", ToDeck(ARCHIVE[2]))
BOTTOM_3 = event("tC4-024", ToDeck(ARCHIVE[3]))
TOP_2 = event("tC4-025", ToDeck(ARCHIVE[2], TOP))
BOTTOM_OPP_2 = event("tC4-026", ToDeck(OPP_ARCHIVE[2]))
BOTTOM_BACKS = event("tC4-027", ToDeck(BACK[2]))
RECALL_OPP = event("tC4-028", ToDeck(OPP_ARCHIVE(~cheer)[ALL], SHUFFLED_IN))
STRIP_OPP = event("tC4-029", Archive(OPP_CENTER.cheer))
BOUNCE_OPP = event("tC4-030", ToHand(OPP_BACK))
SEARCH_DEBUT = event("tC4-031", Search(debut))
SEARCH_ANY = event("tC4-032", Search())
TAKE_1_OF_2 = event("tC4-033", LookTop(2))
BOUNCE_CENTER = event("tC4-034", ToHand(CENTER))
SALVAGE = event("tC4-035", ToHand(ARCHIVE))
PICK_UP = event("tC4-036p", Archive(CENTER.cheer), ToHand(ARCHIVED))
DISCARD = event("tC4-036", Archive(HAND))
LEAVER = actor("tC4-037", ToHand(THIS), Reveal(RETURNED), name="Leaver")

# --- events: holomem ------------------------------------------------------------------------------------------------

BOOST = event("tC4-040", Arts(20, CENTER))
SWAP = event("tC4-041", Swap(CENTER, BACK))
REST_ONE = event("tC4-042", Rest(HOLOMEM))
REST_ALL = event("tC4-043", Rest(STAGE[ALL]))
READY_ONE = event("tC4-044", Ready(HOLOMEM))
IF_SORA = event("tC4-045", If(HOLOMEM("Tokino Sora"), Draw(1)))
COUNT_DUO = event("tC4-046", Draw(each(HOLOMEM(("Tokino Sora", "AZKi")))))
COUNT_DEBUTS = event("tC4-047", Draw(each(HOLOMEM(debut))))
COUNT_STACKED = event("tC4-048", Draw(each(CENTER.stack)))
HURT_30 = event("tC4-049", SpecialDamage(30, OPP_CENTER))
HURT_20 = event("tC4-050", SpecialDamage(20, OPP_CENTER))
HURT_WEAK = event("tC4-051", SpecialDamage(10, OPP_HOLOMEM(hp_at_most(50))))
TO_CENTER = event("tC4-052", MoveTo(BACK, AT_CENTER))
ALL_TO_COLLAB = event("tC4-053", MoveTo(BACK[ALL], AT_COLLAB))
CALL_3 = event("tC4-054", PutOnStage(ARCHIVE(debut)[3]))
DOWN_BACK = event("tC4-055", Down(OPP_BACK))
HURT_COLLAB = event("tC4-056", SpecialDamage(20, OPP_COLLAB))
HURT_BACK = event("tC4-057", SpecialDamage(20, OPP_BACK))
PUSHER = actor("tC4-058", MoveTo(BACK(other), AT_CENTER), name="Pusher")
CROWDED = event("tC4-059", Draw(1), needs=HAND >= 5)
NEARBY = actor("tC4-060", SpecialDamage(20, OPP_CENTER), SpecialDamage(20, OPP_COLLAB), name="Nearby")
WITNESS = member("tC4-061", "Witness", gift(Draw(1), on=DOWNED(HOLOMEM), usable=True))

# --- chapter 5: terms -----------------------------------------------------------------------------------------------

SHUFFLE_WATCHER = member("tC5-001", "Watcher", gift(Draw(1), on=SHUFFLES(), usable=True))
SEEKER = actor("tC5-002", Search(debut), name="Seeker")
DRAW_1 = event("tC5-003", Draw(1))
DRAW_3 = event("tC5-004", Draw(3))
DRAW_UP_TO_2 = event("tC5-005", Draw(2, up_to=True))
UP_TO_0 = Draw(1, up_to=True)
setattr(UP_TO_0, "k", 0)  # noqa: B010  (no text may say so)
DRAW_UP_TO_0 = actor("tC5-006", UP_TO_0, name="Idler")
DRAW_UP_TO_THEN = event("tC5-007", IfDid(Draw(1, up_to=True), Rest(CENTER)))
DRAW_BOTTOM = event("tC5-008", Draw(2, bottom=True))
LOOK_POWER = event("tC5-009", LookPower())
LOOK_3 = event("tC5-010", LookTop(3))
LOOK_UP_TO_3 = event("tC5-011", LookTop(3, up_to=True))
SEEN_0 = LookTop(1, up_to=True)
setattr(SEEN_0, "k", 0)  # noqa: B010
LOOK_UP_TO_0 = actor("tC5-012", SEEN_0, name="Blinker")
SWITCH = event("tC5-013", Exchange(CENTER, COLLAB))
SWITCHER = actor("tC5-014", Exchange(CENTER, COLLAB), name="Switcher")
LOCK_COLLAB = event("tC5-015", Cannot(NO_MOVE, COLLAB))
LOCK_CENTER = event("tC5-016", Cannot(NO_MOVE, CENTER))
SHOW_HAND_CARD = event("tC5-017", Reveal(HAND))
FETCH_STAGE = event("tC5-018", Search(debut, to=STAGE))
BLOOM_BACK = event("tC5-019", Bloom(BACK, HAND))
NEGATE = event("tC5-020", Negate(CENTER))
RIN_GIFT = member("tC5-021", "Rin", gift(Draw(1), turn=MAIN, limit=TURN))
RIN_GIFT_1 = member("tC5-022", "Rin", gift(Draw(1), turn=MAIN, limit=TURN), level="first", hp=150)
RIN_STRONG = member("tC5-023", "Rin", gift(Arts(40, THIS)), arts=(strike(10),))
RIN_BLOOMING = member("tC5-024", "Rin", bloom_effect(Draw(1)), level="first", hp=150)
TO_DEBUT = event("tC5-025", ToDebut(CENTER))
RESETTER = actor("tC5-026", ToDebut(CENTER), name="Resetter")
COLLABER = member("tC5-027", "Collaber", collab_effect(Draw(1)))
TO_COLLAB = event("tC5-028", MoveTo(BACK, AT_COLLAB))
SWAP_COLLAB = event("tC5-029", Swap(COLLAB, BACK))
ONE_FAN = card(
    "tC5-030",
    attached(Arts(1, HOLDER)),
    printed=Printed(number="tC5-030", kind="support", name=Names("One fan", "One fan"), support="fan", attach_limit=1),
).id
GIVE_TOOL = event("tC5-031", Attach(ARCHIVE(tool), CENTER))
GIVER = actor("tC5-032", Attach(ARCHIVE(tool), CENTER), name="Giver")
GIVE_MASCOTS = event("tC5-033", Attach(ARCHIVE(mascot)[ALL], CENTER))
REATTACH = event("tC5-034", Reattach(CENTER.cheer, HOLOMEM))
REATTACHER = actor("tC5-035", Reattach(FRONT.cheer, FRONT), name="Reattacher")
SORA_TOOL = support("tC5-036", "tool", bonus("Tokino Sora", Arts(20, HOLDER)))
PASS_TOOL = event("tC5-037", Reattach(CENTER.attached(tool), BACK))
SEND_TOP = event("tC5-038", Send(CHEER_TOP, HOLOMEM))
HURT_ANY = event("tC5-039", SpecialDamage(10, OPP_HOLOMEM))
HURT_WATCHER = member("tC5-040", "Watcher", gift(Draw(1), on=TAKES(THIS), usable=True))
HURT_PROOF = member("tC5-041", "Proof", gift(Takes(-10, THIS)), gift(Draw(1), on=TAKES(THIS), usable=True))
HEAL_20 = event("tC5-042", Heal(20, CENTER))
HEAL_ALL = event("tC5-043", Heal(0, CENTER))
DICE = event("tC5-044", Roll({ODD: Draw(1), EVEN: Draw(2)}))
MAY_DICE = event("tC5-045", Roll({ODD: Draw(1), EVEN: Draw(1)}, may=True))
ENCORE = member("tC5-046", "Encore", art(Roll({ODD: Again()})), arts=(strike(30),))
GAMBLER = member("tC5-047", "Gambler", art(Roll({face_ge(4): ThisArt(50)})), arts=(strike(10),))
TRIPLE = member("tC5-048", "Triple", art(Roll({face_ge(4): ThisArt(50)}, n=3)), arts=(strike(10),))
SECOND_CHANCE = support("tC5-049", "tool", attached(Reroll(), on=ROLLS(HOLDER), usable=True))
MORE_TIME = event("tC5-050", ExtraTurn())
THEIR_TIME = event("tC5-051", Opponent(ExtraTurn()))
BOTH_TIME = event("tC5-052", ExtraTurn(), Opponent(ExtraTurn()))
BORROWER = member("tC5-053", "Borrower", gift(Borrow(BACK[ALL])), arts=(strike(10),))
LENDER = member("tC5-054", "Lender", color="green", arts=(strike(70, "green"),))
ART_WATCHER = support("tC5-055", "tool", attached(Draw(1), on=USES_ART(HOLDER), usable=True))
REVEAL_DEBUT = event("tC5-056", Search(debut, n=2))
DOWN_OWN = event("tC5-057", Down(BACK), Draw(1))


def _shifting(number: str) -> str:
    """Two numbers of one name: their shifts are counted together (5.20.1)."""
    text: Host = use(Draw(1), alt=shift(HAND >= 1, Draw(3), limit=TURN))
    printed = Printed(number=number, kind="support", name=named("Shifter"), support="event")
    return card(number, text, printed=printed).id


SHIFTER, SHIFTER_TOO = _shifting("tC5-060"), _shifting("tC5-061")
CHEERS_BACK = event("tC5-062", Send(ARCHIVE(cheer), HOLOMEM))
