"""hSD13, start deck Elizabeth Rose Bloodflame and Gigi Murin."""

from ..lang import *

card(
    "hSD13-001",
    oshi_skill(Redirect(HOLOMEM(buzz | second, red)[1], may=True), on=WOULD_TAKE(HOLOMEM[1], ART, OPP)),
    sp_skill(PutOnStage(ARCHIVE("#Justice", holomem)), Send(ARCHIVE(cheer)[1, 5], IT)),
)
card(
    "hSD13-002",
    oshi_skill(Exchange(OPP_CENTER, OPP_COLLAB)),
    sp_skill(Search(second, "Gigi Murin", n=2, to=STAGE), Send(ARCHIVE(cheer), HOLOMEM[ALL], each=1)),
)
plain("hSD13-003", "hSD13-004")
card("hSD13-005", gift(Send(CHEER_TOP, THIS), on=DOWNED(HOLOMEM("#Justice")), turn=OPP_TURN, once=ABILITY))
card("hSD13-006", bloom_effect(Choose(HOLOMEM("#Justice"), Arts(20, CHOSEN_ONE))))
card(
    "hSD13-007",
    gift(Hp(10 * each(THIS.cheer), THIS)),
    art(ThisArt(20 * each(THIS.cheer)), When(THIS_ART_DOWNS(OPP_HOLOMEM), Send(CHEER_TOP, THIS))),
)
card("hSD13-008", collab_effect(Send(ARCHIVE(cheer), HOLOMEM("#Justice"))))
card("hSD13-009", collab_effect(If(GOING_SECOND_TURN_1, Search(first, "#Justice", to=STAGE))))
plain("hSD13-010")
card(
    "hSD13-011",
    bloom_effect(Pay(Archive(THIS.stack(debut)), SpecialDamage(20, OPP_COLLAB))),
    art(If(exactly(THIS.stack, 0), ThisArt(20))),
)
card(
    "hSD13-012",
    gift(
        Pay(Archive(THIS.stack), Immune(BACK[ALL], SPECIAL, until=THIS_TURN)),
        on=WOULD_TAKE(BACK, SPECIAL, OPP),
        turn=OPP_TURN,
    ),
)
card(
    "hSD13-013",
    gift(Pay(Archive(HOLOMEM("Gigi Murin").stack), Send(CHEER_TOP, THIS)), turn=MAIN),
    art(If(exactly(THIS.stack, 0), ThisArt(90))),
)
card(
    "hSD13-014",
    gift(Draw(1), on=PLACED(HOLOMEM("#Justice", debut | spot)), at=AT_FRONT),
    art(Send(CHEER_TOP, HOLOMEM("#Justice"))),
)
card(
    "hSD13-015",
    collab_effect(IfDid(May(ToCheerDeck(STAGE.cheer)), SearchCheer(to=HOLOMEM))),
    art(If(different_cheers(CENTER("#Justice"), COLLAB("#Justice")), ThisArt(20))),
)
card("hSD13-016", use(LookTop(4, "#Justice", holomem, take=ANY), needs=HAND <= 6))
card(
    "hSD13-017",
    use(
        Choose(HOLOMEM, ToHand(CHOSEN_ONE.stack[1, 2]), Arts(20 * each(RETURNED(holomem)), CHOSEN_ONE)),
        needs=all_are(HOLOMEM, "#Justice"),
    ),
)
card(
    "hSD13-018",
    attached(Hp(20, HOLDER)),
    bonus("Gigi Murin", If(exactly(THIS.stack, 0), Arts(20, THIS))),
)
