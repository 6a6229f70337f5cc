"""hSD08, start deck Amane Kanata."""

from ..lang import *

card(
    "hSD08-001",
    oshi_skill(Arts(20, CENTER(white))),
    sp_skill(Takes(-20, IT), on=WOULD_TAKE(HOLOMEM(white), frm=OPP), turn=OPP_TURN),
)
card("hSD08-002", collab_effect(LookTop(5, "#Summer", debut)))
card("hSD08-003", bloom_effect(Search("#Gen 4", debut)), art(ThisArt(10 * each(STAGE("#Summer")))))
card(
    "hSD08-004",
    gift(Arts(40, COLLAB("#Gen 4", debut)), at=AT_CENTER),
    art(When(THIS_ART_DOWNS(OPP_CENTER), SpecialDamage(40, OPP_HOLOMEM(second))), limit=TURN),
)
card(
    "hSD08-005",
    gift(
        If(LIFE <= OPP_LIFE, May(ToHand(ARCHIVE(name_has("PC", "パソコン"), item)))),
        on=DOWNED(HOLOMEM),
        turn=OPP_TURN,
        at=AT_COLLAB,
    ),
)
card(
    "hSD08-006",
    collab_effect(If(GOING_SECOND_TURN_1, SpecialDamage(20, OPP_CENTER), instead_of=SpecialDamage(10, OPP_CENTER))),
)
card("hSD08-007", collab_effect(May(Send(ARCHIVE(cheer), HOLOMEM("#Gen 4", second)))))
