"""hSD12, start deck Shiori Novella and Koseki Bijou."""

from ..lang import *

card(
    "hSD12-001",
    oshi_skill(LookTop(3, support)),
    sp_skill(SpecialDamage(10 * each(ARCHIVE(support)), OPP_BACK(~debut))),
)
card(
    "hSD12-002",
    oshi_skill(Archive(BOTH_CHEER_TOP), Draw(each(ARCHIVED(cheer), by=COLOR))),
    sp_skill(SpecialDamage(10 * each(ARCHIVE(any_of(("#Advent", holomem), cheer))), OPP_CENTER)),
)
card("hSD12-003", collab_effect(SpecialDamage(10, OPP_BACK)))
card(
    "hSD12-004",
    art(AlsoTarget(OPP_BACK)),
    art(If(ARCHIVE(support) >= 4, Send(CHEER_TOP, HOLOMEM("#Advent"))), n=2),
)
card("hSD12-005", collab_effect(Send(ARCHIVE(cheer), HOLOMEM("#Advent"))))
card(
    "hSD12-006",
    bloom_effect(Pay(Archive(HAND(support)), Search("#Advent", debut | first))),
    art(SpecialDamage(20, OPP_HOLOMEM)),
)
card(
    "hSD12-007",
    gift(ToHand(ARCHIVE(~limited, support)), on=DOWNS(THIS)),
    art(SpecialDamage(10 * each(STAGE("#Advent")), OPP_HOLOMEM(~debut))),
)
card("hSD12-008", collab_effect(If(GOING_SECOND_TURN_1, Draw(each(BOTH_HOLOMEM.cheer)))))
card("hSD12-009", bloom_effect(LookTop(3, "#Advent")))
card("hSD12-010", art(Pay(Archive(THIS.cheer(~purple)), ToHand(ARCHIVE(holomem))), n=2))
card(
    "hSD12-011",
    bloom_effect(Draw(1), IfDid(May(Archive(STAGE.cheer)), Choose(STAGE, Arts(40, CHOSEN_ONE)))),
    art(ThisArtCost(-1 * each(BOTH_ARCHIVE(cheer), by=COLOR))),
)
card("hSD12-012", art(If(LIFE <= 3, ThisArtCost(-2))))
card("hSD12-013", collab_effect(If(all_are(HOLOMEM, "#Advent"), Pay(ToDeck(BACK(debut)), Draw(2)))))
card("hSD12-014", collab_effect(If(all_are(HOLOMEM, "#Advent"), Pay(ToDeck(BACK(debut)), Send(CHEER_TOP, HOLOMEM)))))
card(
    "hSD12-015",
    use(SpecialDamage(20, OPP_CENTER), Send(ARCHIVE(cheer), HOLOMEM), needs=all_are(HOLOMEM, "#Advent"), once=CARD),
)
card(
    "hSD12-016",
    attached(Hp(20, HOLDER)),
    attached(
        Pay(Archive(STAGE.cheer), SearchCheer(to=HOLOMEM)),
        on=ATTACHED(SELF, to=HOLDER(at_least(first), "Koseki Bijou"), frm=HAND),
    ),
)
