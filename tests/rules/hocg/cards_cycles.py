"""The test cards of chapters 13 and 14."""

from __future__ import annotations

from kaimaku.games.hocg.lang import (
    ARCHIVE,
    AT_COLLAB,
    BACK,
    CENTER,
    COLLAB,
    DOWNED,
    ENDS,
    HOLOMEM,
    MAIN,
    MY,
    OPP_CENTER,
    PLACED,
    READIED,
    RESTED,
    STAGE,
    TAKES,
    THIS,
    TURN_STEP,
    WOULD_TAKE,
    Again,
    Archive,
    Arts,
    Draw,
    Heal,
    May,
    Modes,
    MoveTo,
    PutOnStage,
    Ready,
    Reattach,
    Rest,
    Roll,
    SpecialDamage,
    Swap,
    ToHand,
    art,
    bloom_effect,
    debut,
    face,
    face_le,
    gift,
    resting,
)
from tests.rules.hocg.cards_game import event, holomem, named, strike

# --- chapter 13: a family that speaks when it blooms ----------------------------------------------------------------

SAKU = named("Saku")
SAKU_DEBUT = holomem("tC1-100", name=SAKU)
SAKU_1 = holomem("tC1-101", bloom_effect(Draw(1)), name=SAKU, bloom="first", hp=150)
SAKU_2 = holomem("tC1-102", bloom_effect(Draw(2)), name=SAKU, bloom="second", hp=200)
SAKU_2_SILENT = holomem("tC1-103", name=SAKU, bloom="second", hp=200)
SWAP_COLLAB = event("tC1-104", Swap(COLLAB, BACK))
MOVE_COLLAB = event("tC1-105", MoveTo(BACK, AT_COLLAB))

# --- chapter 14: actions without a limit ----------------------------------------------------------------------------

WAKER = holomem("tC1-110", gift(Ready(THIS), turn=MAIN))
FLIPPER = holomem("tC1-111", gift(Rest(THIS), turn=MAIN), gift(Ready(THIS), turn=MAIN))
LENDER = holomem("tC1-112", gift(Reattach(STAGE.cheer, HOLOMEM), turn=MAIN))
GROWER = holomem("tC1-113", gift(Arts(10, THIS), turn=MAIN))
GAMBLER = holomem("tC1-114", gift(Roll({face(6): Draw(1)}), turn=MAIN))
PRODDER = holomem("tC1-115", gift(SpecialDamage(10, OPP_CENTER), turn=MAIN))
PATIENT = holomem("tC1-116", gift(ToHand(OPP_CENTER), on=TAKES(THIS), usable=True), hp=900)
ONCE_WAKER = holomem("tC1-117", gift(Ready(THIS), turn=MAIN, limit="turn"))

# --- chapter 14: abilities that wake each other ---------------------------------------------------------------------

REST_ONE = event("tC1-120", Rest(HOLOMEM))
RESTLESS = holomem("tC1-121", gift(Ready(THIS), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS)))
RESTLESS_PAIR = holomem(
    "tC1-122",
    gift(Ready(THIS), on=RESTED(THIS)),
    gift(Ready(THIS), on=RESTED(THIS)),
    gift(Rest(THIS), on=READIED(THIS)),
)
STUBBORN = holomem("tC1-123", gift(Ready(THIS), on=RESTED(THIS), usable=True), gift(Rest(THIS), on=READIED(THIS)))
FADING = holomem(
    "tC1-124",
    gift(SpecialDamage(10, THIS), Ready(THIS), on=RESTED(THIS)),
    gift(Rest(THIS), on=READIED(THIS)),
    hp=500,
)
ENDLESS_ART = holomem("tC1-125", art(Again()), arts=(strike(0),))
HEALING_ART = holomem("tC1-126", art(Heal(10, THIS), Again()), arts=(strike(10),))
REST_THEIRS = event("tC1-127", Rest(OPP_CENTER))

# --- chapter 14: rounds that leave something behind, that ask, that eat something -------------------------------------

PHOENIX = holomem("tC1-130", gift(Archive(THIS), PutOnStage(ARCHIVE(debut)), on=ENDS(MY, TURN_STEP)))
GROWING = holomem("tC1-131", gift(Ready(THIS), Arts(10, THIS), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS)))
CHOOSING = holomem("tC1-132", gift(Ready(THIS), Arts(10, HOLOMEM), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS)))
WAY_OUT = holomem("tC1-133", gift(Modes(Ready(THIS), Draw(1)), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS)))
DEEP_WAY_OUT = holomem(
    "tC1-134",
    gift(Modes(Ready(THIS), Modes(Ready(THIS), Draw(1))), on=RESTED(THIS)),
    gift(Rest(THIS), on=READIED(THIS)),
)
PASSING = holomem("tC1-135", gift(Rest(OPP_CENTER), Ready(THIS), on=RESTED(THIS)))
MAY_PASS = holomem("tC1-136", gift(May(Rest(OPP_CENTER), Ready(THIS)), on=RESTED(THIS)))
GROWING_STUBBORN = holomem(
    "tC1-137", gift(May(Ready(THIS), Arts(10, THIS)), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS))
)
HURTING = holomem(
    "tC1-138", gift(SpecialDamage(10, THIS), on=RESTED(THIS)), gift(SpecialDamage(10, BACK), on=WOULD_TAKE(THIS))
)
HURT_BACK = holomem("tC1-139", gift(SpecialDamage(10, CENTER), on=WOULD_TAKE(THIS)))
REBORN = holomem(
    "tC1-140",
    gift(SpecialDamage(10, THIS, no_life=True), on=PLACED(THIS)),
    gift(PutOnStage(ARCHIVE(debut)), on=DOWNED(THIS)),
    hp=10,
)
KICK = event("tC1-141", SpecialDamage(10, CENTER, no_life=True))
RESTLESS_STATE = holomem("tC1-142", gift(Ready(THIS), state=CENTER(resting) >= 1), gift(Rest(THIS), on=READIED(THIS)))
DICING = holomem("tC1-143", gift(Roll({face_le(5): Ready(THIS)}), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS)))
IDLE_DICING = holomem(
    "tC1-144", gift(Ready(THIS), Roll({face(6): Arts(10, THIS)}), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS))
)
THREE_WAYS = holomem(
    "tC1-145", gift(Modes(Ready(THIS), Ready(CENTER), Draw(1)), on=RESTED(THIS)), gift(Rest(THIS), on=READIED(THIS))
)
