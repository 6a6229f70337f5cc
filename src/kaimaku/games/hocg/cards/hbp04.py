"""hBP04, the fourth booster pack."""

from ..lang import *

card(
    "hBP04-001",
    oshi_skill(Arts(30, HOLOMEM("Hakui Koyori", having("#KOYO LABO", support)))),
    sp_skill(
        Takes(-100, IT), on=WOULD_TAKE(HOLOMEM("Hakui Koyori", having("Koyori's Assistants")), frm=OPP), turn=OPP_TURN
    ),
)
card(
    "hBP04-002",
    oshi_skill(Send(ARCHIVE(cheer), HOLOMEM("#ReGLOSS"))),
    sp_skill(ToHand(ARCHIVE("#Mushroom", event)[1, 4]), Draw(each(RETURNED, per=2))),
)
card(
    "hBP04-003",
    oshi_skill(If(CENTER.is_("#ReGLOSS"), SpecialDamage(50, OPP_COLLAB))),
    sp_skill(Search(one_each("Ichijou Ririka", "Struggle Meal")), on=DOWNED(HOLOMEM("Ichijou Ririka")), turn=OPP_TURN),
)
card(
    "hBP04-004",
    oshi_skill(ToHand(IT.attached(fan)), on=DOWNED(HOLOMEM), turn=OPP_TURN),
    sp_skill(
        Choose(
            HOLOMEM("Yukihana Lamy"),
            Deals(100, CHOSEN_ONE, SPECIAL, until=THIS_TURN, to=OPP_HOLOMEM),
            During(DOWNS(CHOSEN_ONE), Draw(2)),
        )
    ),
)
card(
    "hBP04-005",
    oshi_skill(DiceShow(5, by=HOLOMEM, n=3)),
    sp_skill(Choose(HOLOMEM("#holoX"), Free(CHOSEN_ONE))),
)
card(
    "hBP04-006",
    oshi_skill(
        Takes(-30, HOLOMEM("Oozora Subaru")[ALL]), on=WOULD_TAKE(HOLOMEM("Oozora Subaru"), frm=OPP), turn=OPP_TURN
    ),
    sp_skill(Arts(100, CENTER("Oozora Subaru")), needs=LIFE <= 3),
)
card(
    "hBP04-007",
    oshi_skill(Search("Ancient Weapon", to=HOLOMEM)),
    sp_skill(Send(ARCHIVE(cheer), HOLOMEM(having("Ancient Weapon"))[ALL], each=1)),
)
plain("hBP04-008")
card("hBP04-009", art(LookTop(3, any_of(("#holoX", debut), ("#KOYO LABO", support)))))
plain("hBP04-010")
card("hBP04-011", art(May(Attach(ARCHIVE("Koyori's Assistants"), HOLOMEM("Hakui Koyori", other)))))
card("hBP04-012", bloom_effect(Search("#KOYO LABO", support)), art(If(THIS.attached("Koyori's Assistants"), Draw(1))))
card(
    "hBP04-013",
    gift(ToHoloPower(DECK_TOP), LookPower(shuffle=True), on=DOWNS(THIS)),
    art(If(THIS.attached("#KOYO LABO", support), Search("#KOYO LABO", support))),
)
card(
    "hBP04-014",
    bloom_effect(May(ToHand(ARCHIVE("#Shirakami's Character", anycard)[1, 2]))),
    art(If(HOLOMEM("#GAMERS", not_named("Shirakami Fubuki")), ThisArt(50))),
)
card("hBP04-015", art(ThisArt(10 * each(STAGE("#Promise"), cap=4))))
card("hBP04-016", art(If(STAGE <= 5, May(Search("#Justice", spot, to=STAGE)))))
plain("hBP04-017")
card("hBP04-018", bloom_effect(Arts(20, STAGE("#Painting"))))
card("hBP04-019", collab_effect(LookTop(3, "#Painting")), art(If(CENTER.is_("#Painting"), ThisArt(80)), at=AT_COLLAB))
plain("hBP04-020")
card("hBP04-021", collab_effect(If(happened(PLAYS("#Mushroom", event)), Heal(20, HOLOMEM("#ReGLOSS")))))
plain("hBP04-022")
card("hBP04-023", gift(May(Reattach(THIS.cheer, HOLOMEM("#ReGLOSS", other))), on=DOWNED(THIS), turn=OPP_TURN))
card("hBP04-024", gift(Cannot(HP_LOCK, THIS), turn=OPP_MAIN, at=AT_CENTER), art(May(Send(ARCHIVE(cheer), THIS))))
card(
    "hBP04-025",
    collab_effect(Search("#Mushroom", event)),
    art(If(OSHI.is_("Juufuutei Raden"), Pay(Reattach(THIS.cheer[2], BACK[2], each=1), ThisArt(30)))),
)
card(
    "hBP04-026",
    bloom_effect(If(OSHI.is_("Shirakami Fubuki"), SearchCheer(white, to=HOLOMEM("Shirakami Fubuki")))),
    art(If(HOLOMEM("#GAMERS", not_named("Ookami Mio")), ThisArt(50))),
)
card("hBP04-027", bloom_effect(Send(CHEER_TOP, HOLOMEM(("Kureiji Ollie", "Anya Melfissa")))))
plain("hBP04-028")
plain("hBP04-029")
card("hBP04-030", bloom_effect(May(Reattach(STAGE.cheer[1, 2], HOLOMEM, split=True))))
card(
    "hBP04-031",
    gift(If(OPP_HOLOMEM(("#JP", "#ID")), Arts(30, THIS))),
    art(Choose(BACK("#Language"), SearchCheer(same_color(CHOSEN_ONE), to=CHOSEN_ONE))),
)
plain("hBP04-032")
card("hBP04-033", art(If(happened(PLAYS("Struggle Meal")), SpecialDamage(20, OPP_COLLAB)), n=2))
plain("hBP04-034")
card("hBP04-035", bloom_effect(May(ToHand(ARCHIVE("Struggle Meal")))), art(SpecialDamage(20, OPP_COLLAB)))
card("hBP04-036", bloom_effect(SpecialDamage(20, OPP_COLLAB)), art(If(TARGET.at(AT_COLLAB), Draw(1))))
card(
    "hBP04-037",
    bloom_effect(Roll({face_ge(4): If(~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB)))}, may=True)),
    art(SpecialDamage(50, OPP_CENTER), If(happened(PLAYS("Struggle Meal")), SpecialDamage(30, OPP_FRONT))),
)
card("hBP04-038", bloom_effect(SpecialDamage(10, OPP_FRONT[ALL])), art(ThisArt(20 * each(THIS.stack))))
plain("hBP04-039")
plain("hBP04-040")
card("hBP04-041", bloom_effect(May(ToHand(ARCHIVE(tool)))))
card(
    "hBP04-042",
    art(If(HOLOMEM("#ID Gen 3", other), Draw(1))),
    art(If(HOLOMEM(having("#Kaela's Arms", tool)), SpecialDamage(30, OPP_COLLAB)), n=2),
)
card("hBP04-043", art(SpecialDamage(10, OPP_HOLOMEM, no_life=True)))
card(
    "hBP04-044",
    collab_effect(If(~HOLOMEM("Yukihana Lamy", having("Yukimin")), Search("Yukimin", to=HOLOMEM("Yukihana Lamy")))),
)
plain("hBP04-045")
card("hBP04-046", art(If(HOLOMEM(having(fan)), SpecialDamage(10, OPP_HOLOMEM))))
card(
    "hBP04-047",
    collab_effect(If(HOLOMEM("Yukihana Lamy", having("Yukimin")), SpecialDamage(20, OPP_HOLOMEM, no_life=True))),
)
card(
    "hBP04-048",
    bloom_effect(Send(CHEER_TOP, HOLOMEM("Yukihana Lamy", having("Yukimin")))),
    art(Pay(Archive(THIS.cheer), SpecialDamage(30, either(OPP_CENTER, OPP_BACK)))),
)
card("hBP04-049", art(SpecialDamage(20, OPP_BACK), If(HOLOMEM(not_color(THIS)), ThisArt(50)), n=2))
plain("hBP04-050")
plain("hBP04-051")
card("hBP04-052", bloom_effect(SpecialDamage(20, OPP_BACK, no_life=True)))
card(
    "hBP04-053",
    bloom_effect(Send(CHEER_TOP, HOLOMEM("#EN"))),
    art(
        Pay(
            Reveal(POWER_TOP),
            If(REVEALED.is_("#EN", holomem), SpecialDamage(20, OPP_HOLOMEM)),
            UnderPower(REVEALED),
        )
    ),
)
plain("hBP04-054")
card(
    "hBP04-055",
    collab_effect(Roll({face_ge(3): Rest(OPP_BACK)}, may=True)),
    art(ThisArt(10 * each(OPP_HOLOMEM(resting)))),
)
plain("hBP04-056")
card("hBP04-057", bloom_effect(Roll({ODD: ToHand(ARCHIVE("#holoX")), EVEN: ToDeck(ARCHIVE("#holoX"), TOP)}, may=True)))
card("hBP04-058", collab_effect(Roll(SpecialDamage(10 * each(rolls(ODD)), OPP_CENTER), n=3, may=True)))
card(
    "hBP04-059",
    bloom_effect(Pay(Archive(HAND), Roll(Draw(each(rolls(ODD))), n=3, may=True), must=True), once=ABILITY),
    art(SpecialDamage(10 * each(happened(ROLLS())), OPP_CENTER)),
)
card(
    "hBP04-060",
    bloom_effect(May(Send(OPP_ARCHIVE(cheer), OPP_CENTER))),
    art(SpecialDamage(10 * each(OPP_CENTER.cheer), OPP_FRONT[ALL])),
)
card(
    "hBP04-061",
    bloom_effect(Heal(0, HOLOMEM("Kureiji Ollie")), needs=bloomed_with("Ollie Revives")),
    art(ThisArt(20 * each(STAGE("#ID Gen 2", second, other)))),
)
card(
    "hBP04-062",
    gift(If(THIS.attached(("Mori Calliope's Scythe", "Death-sensei")), Arts(30, CENTER("#Myth"))), at=AT_FRONT),
    art(LookArchive(2)),
)
card("hBP04-063", gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN))
plain("hBP04-064")
card("hBP04-065", bloom_effect(Pay(Archive(HOLOMEM.cheer(red)), Draw(2))), art(If(ARCHIVE(cheer, red), ThisArt(20))))
card(
    "hBP04-066",
    bloom_effect(Pay(Archive(HAND[ALL]), Draw(each(ARCHIVED))), once=ABILITY),
    art(ThisArt(10 * each(OPP_ARCHIVE(cheer)))),
)
plain("hBP04-067")
card("hBP04-068", gift(Takes(-20, THIS, frm=OPP_HOLOMEM(first)), at=AT_FRONT))
plain("hBP04-069")
card("hBP04-070", collab_effect(Choose(HOLOMEM, Arts(10 * each(CHOSEN_ONE.cheer, cap=3), CHOSEN_ONE))))
card("hBP04-071", art(Send(CHEER_TOP, THIS)))
card(
    "hBP04-072",
    bloom_effect(May(Send(ARCHIVE(cheer, yellow), HOLOMEM))),
    art(ThisArt(10 * each(BOTH_HOLOMEM.cheer, cap=8))),
)
plain("hBP04-073")
card("hBP04-074", gift(Takes(-10, both(THIS, COLLAB)), at=AT_CENTER))
plain("hBP04-075")
card("hBP04-076", collab_effect(May(Attach(ARCHIVE("Ancient Weapon"), HOLOMEM("Anya Melfissa")))))
card("hBP04-077", gift(ToHand(THIS.cards), on=DOWNED(THIS), turn=OPP_TURN))
card("hBP04-078", gift(ArtsCost(-1, CENTER("Anya Melfissa", having("Ancient Weapon")), color=yellow), at=AT_FRONT))
card("hBP04-079", gift(May(Reattach(THIS.cheer, HOLOMEM(other))), on=DOWNED(THIS), turn=OPP_TURN))
plain("hBP04-080")
card("hBP04-081", bloom_effect(SearchCheer(yellow, to=THIS)))
card(
    "hBP04-082",
    bloom_effect(Roll(Send(CHEER_TOP[each(rolls(face_ge(4)))], THIS), n=each(STAGE("#Gen 1", different)), may=True)),
    art(ThisArt(20 * each(THIS.cheer))),
)
card("hBP04-083", art(If(STAGE <= 5, May(Search("#Gen 5", debut, to=STAGE)))))
plain("hBP04-084")
card("hBP04-085", bloom_effect(SearchCheer(same_color(STAGE("#Gen 5")), to=HOLOMEM("#Gen 5"))))
card("hBP04-086", art(ThisArt(20 * each(ARCHIVE(cheer), cap=5)), n=2))
card("hBP04-087", gift(Takes(-20, HOLOMEM(debut), at=AT_CENTER), at=AT_COLLAB))
card("hBP04-088", gift(Send(CHEER_TOP, HOLOMEM), on=DOWNED(THIS), turn=OPP_TURN))
card(
    "hBP04-089",
    use(
        Choose(STAGE(different_colors)[2], Search(~buzz, first, one_each(same_color(CHOSEN_ONE)))),
        needs=STAGE(different_colors) >= 2,
    ),
)
card("hBP04-090", use(LookTop(4, one_each(holomem, tool | mascot | fan)), needs=HAND <= 6))
card("hBP04-091", use(ArtsCost(-1, HOLOMEM("Ichijou Ririka")), once=CARD))
card("hBP04-092", use(LookTop(4, "#Gen 5", take=ANY), needs=HAND <= 6))
card("hBP04-093", use(LookTop(4, "#Gen 2", take=ANY), needs=HAND <= 6))
card(
    "hBP04-094",
    use(
        Choose(
            HOLOMEM("Juufuutei Raden"),
            May(Reattach(STAGE.cheer[1, 2], CHOSEN_ONE)),
            If(CHOSEN_ONE.cheer >= 3, Arts(10, CHOSEN_ONE)),
        ),
    ),
)
card("hBP04-095", use(Search(mascot)))
card("hBP04-096", use(LookTop(4, "#Advent", take=ANY), needs=HAND <= 6))
card(
    "hBP04-097",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Hakui Koyori"), Pay(Archive(HOLDER.cheer), Ready(HOLOMEM(resting, "#holoX"))), turn=MAIN),
)
card("hBP04-098", attached(Arts(10, HOLDER)), bonus(("#ID Gen 3", at_least(first)), Arts(10, HOLDER)))
card(
    "hBP04-099",
    attached(Pay(Archive(HAND), ToHand(SELF)), on=DOWNED(HOLDER), turn=OPP_TURN),
    bonus((at_least(first), "Anya Melfissa"), Arts(10 * each(STAGE.attached("Ancient Weapon")), HOLDER)),
)
card("hBP04-100", attached(Hp(20, HOLDER)), bonus("Hakui Koyori", Arts(10, HOLDER), on=COLLABS(HOLDER)))
card("hBP04-101", attached(Arts(10, HOLDER)), bonus("Yukihana Lamy", Hp(20, HOLDER)))
card("hBP04-102", attached(Arts(10, HOLDER)), bonus(("#Gen 5", at_least(first)), Immune(HOLDER, frm=OPP), at=AT_BACK))
card(
    "hBP04-103",
    attached(Arts(10, HOLDER)),
    bonus("La+ Darknesss", Roll({ODD: MoveTo(HOLDER, AT_BACK)}, may=True), turn=MAIN, at=AT_COLLAB, limit=TURN),
)
card("hBP04-104", attached(Hp(20, HOLDER)), bonus("Oozora Subaru", If(BOTH_HOLOMEM.cheer >= 10, Arts(20, HOLDER))))
card("hBP04-105", attached(May(Reattach(STAGE.cheer, HOLDER)), on=ATTACHED(SELF, HOLDER, frm=(HAND, ARCHIVE))))
card("hBP04-106", attached(Deals(10, HOLDER, SPECIAL, to=OPP_CENTER)))
