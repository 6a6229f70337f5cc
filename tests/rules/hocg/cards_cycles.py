"""The test cards of chapters 13 and 14."""

from __future__ import annotations

from kaimaku.games.hocg.lang import (
    AT_COLLAB,
    BACK,
    COLLAB,
    HOLOMEM,
    MAIN,
    OPP_CENTER,
    READIED,
    RESTED,
    STAGE,
    TAKES,
    THIS,
    Again,
    Arts,
    Draw,
    Heal,
    MoveTo,
    Ready,
    Reattach,
    Rest,
    Roll,
    SpecialDamage,
    Swap,
    ToHand,
    art,
    bloom_effect,
    face,
    gift,
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
