"""hBP07, the seventh booster pack."""

from ..lang import *

card(
    "hBP07-001",
    stage_skill(ToHoloPower(DECK_TOP), on=USES_ART(HOLOMEM("Tsunomaki Watame"))),
    oshi_skill(Arts(100, STAGE("Tsunomaki Watame")[ALL])),
)
card(
    "hBP07-002",
    oshi_skill(Choose(STAGE, If(IT.is_("#ID Gen 3", buzz), Arts(80, IT), instead_of=Arts(50, CHOSEN_ONE)))),
    sp_skill(IfDid(Attach(ARCHIVE(mascot | fan)[ANY], HOLOMEM("#ID Gen 3")[1]), Arts(100, RECEIVER), n=3)),
)
card("hBP07-003", oshi_skill(LookTop(2, rest=TOP)), sp_skill(LookTop(6, take=3, rest=TOP), Heal(50, HOLOMEM[ALL])))
card(
    "hBP07-004",
    stage_skill(Draw(2), on=RETURNS(HOLOMEM("Akai Haato"), to_deck=True, own=True), turn=MY_TURN, limit=TURN),
    oshi_skill(ToDeck(BACK(debut, "Akai Haato")), Choose(STAGE("Akai Haato"), Arts(50, CHOSEN_ONE))),
)
card(
    "hBP07-005",
    oshi_skill(AllOf(Draw(2, bottom=True), Archive(HAND))),
    sp_skill(If(CENTER.is_(second, "Ouro Kronii"), ExtraTurn())),
)
card(
    "hBP07-006",
    stage_skill(Arts(20 * each(HOLO_POWER), CENTER("AZKi"))),
    oshi_skill(If(happened(DOWNED(HOLOMEM), LAST_OPP_TURN), Search(event))),
)
card(
    "hBP07-007",
    oshi_skill(Send(ARCHIVE(cheer), HOLOMEM("#Gen 5", second)[ALL], each=1)),
    sp_skill(Search(debut, "Momosuzu Nene", n=(1, 4), to=STAGE)),
)
card(
    "hBP07-008",
    collab_effect(If(GOING_SECOND_TURN_1, Choose(HOLOMEM("Tsunomaki Watame"), AgainAfter(CHOSEN_ONE, may=True)))),
)
card("hBP07-009", art(ThisArt(20), at=AT_CENTER))
card("hBP07-010", collab_effect(ToHoloPower(DECK_TOP), LookPower(shuffle=True, shown=False)))
card(
    "hBP07-011",
    bloom_effect(Search(first, "Tsunomaki Watame"), once=ABILITY),
    art(If(THIS.cheer(white) >= 2, ThisArtCost(-1))),
)
card("hBP07-012", bloom_effect(SpecialDamage(30, OPP_FRONT), Opponent(Draw(1))), art(Draw(1)))
card(
    "hBP07-013",
    collab_effect(Arts(20, STAGE("Tsunomaki Watame")[ALL]), If(CENTER.cheer >= 6, Draw(2))),
    art(ThisArt(50 * each(THIS.attached("Watamates")))),
)
card(
    "hBP07-014",
    gift(Hp(10 * each(THIS.stack), THIS)),
    art(
        When(THIS_ART_DOWNS(OPP_HOLOMEM), If(OVERKILL >= 1, SpecialDamage(OVERKILL, OPP_HOLOMEM(second)))), at=AT_CENTER
    ),
)
card("hBP07-015", collab_effect(If(GOING_SECOND_TURN_1, Search("#ID Gen 3", buzz))))
card("hBP07-016", gift(If(THIS.attached(mascot), Hp(30, THIS))))
card("hBP07-017", gift(Choose(STAGE, Arts(30, CHOSEN_ONE)), on=COLLABS(HOLOMEM("#ID Gen 3", buzz)), at=AT_CENTER))
card(
    "hBP07-018",
    collab_effect(
        RevealTop(1), If(REVEALED.is_(support), ToHand(REVEALED)), If(REVEALED.is_(~support), ToDeck(REVEALED, TOP))
    ),
    art(If(happened(PLAYS(event)), ThisArt(30))),
)
card(
    "hBP07-019",
    bloom_effect(Search(("BAZO", "Zecretary"), to=HOLOMEM("Vestia Zeta"))),
    art(If(THIS.attached(mascot | fan), Draw(1))),
)
card("hBP07-020", collab_effect(Roll({ODD: SetHp(100, OPP_CENTER(second))})))
card(
    "hBP07-021",
    bloom_effect(Attach(ARCHIVE(("BAZO", "Zecretary")), HOLOMEM)),
    art(If(HOLOMEM("#ID Gen 3", buzz), ThisArt(40))),
)
card(
    "hBP07-022",
    gift(ToHand(IT.cards[ALL]), on=DOWNED(CENTER("#Gen 3")), turn=OPP_TURN, at=AT_COLLAB),
    art(
        Choose(
            HOLOMEM("#Gen 3"),
            If(IT.is_(second, "Shirogane Noel"), ArtsCost(-2, IT), instead_of=ArtsCost(-1, CHOSEN_ONE)),
        )
    ),
)
card("hBP07-023", collab_effect(If(GOING_SECOND_TURN_1, LookTop(3, rest=TOP))))
card(
    "hBP07-024",
    gift(Draw(1), on=ATTACHED("Mio-fam", THIS)),
    art(May(Archive(DECK_TOP)), If(ARCHIVED.is_(support), ThisArt(30))),
)
card(
    "hBP07-025",
    collab_effect(Choose(HOLOMEM("#GAMERS", having(support)), Arts(20, CHOSEN_ONE))),
    art(Send(ARCHIVE(cheer), HOLOMEM("#GAMERS"))),
)
card("hBP07-026", bloom_effect(Search(("Pigeotaurus", "Mio-fam"))))
card(
    "hBP07-027",
    bloom_effect(Choose(BACK(other), Arts(30, CHOSEN_ONE))),
    art(When(THIS_ART_DOWNS(OPP_HOLOMEM), Draw(1)), at=AT_CENTER),
)
card(
    "hBP07-028",
    collab_effect(LookTop(2, rest=TOP)),
    art(May(Archive(DECK_TOP)), If(ARCHIVED.is_(support), ThisArt(50))),
)
card(
    "hBP07-029",
    gift(If(THIS.attached(support), Heal(50, THIS)), on=TAKES(THIS), turn=OPP_TURN),
    art(
        May(Archive(DECK_TOP)),
        If(ARCHIVED.is_(support), ThisArt(50)),
        If(ARCHIVED.is_(holomem), Send(CHEER_TOP, HOLOMEM)),
    ),
)
card(
    "hBP07-030",
    bloom_effect(If(THIS.is_(bloomed_from(buzz)), Heal(100, HOLOMEM))),
    art(Pay(Archive(THIS.cheer[2]), Draw(2))),
)
card(
    "hBP07-031",
    bloom_effect(Pay(Archive(POWER_TOP[2]), Draw(2))),
    art(If(OSHI.is_(green | blue | yellow), ToHoloPower(DECK_TOP))),
)
card("hBP07-032", collab_effect(If(GOING_SECOND_TURN_1, Search(one_each((first, "Rindo Chihaya"), "Fugutaro")))))
card("hBP07-033", bloom_effect(Choose(HOLOMEM("#FLOW GLOW", bloomed_now), Arts(30, CHOSEN_ONE))))
card(
    "hBP07-034",
    bloom_effect(Pay(Archive(STAGE.cheer), Search("#FLOW GLOW", debut | first | spot))),
    art(If(THIS.attached("Fugutaro"), ThisArt(10))),
)
card(
    "hBP07-035",
    collab_effect(Send(CHEER_TOP[each(happened(BLOOMS(HOLOMEM("#FLOW GLOW"))))], THIS)),
    art(ToCheerDeck(THIS.cheer[ALL]), DrawTo(count(RETURNED))),
)
card("hBP07-036", collab_effect(If(GOING_SECOND_TURN_1, Search(debut, "Akai Haato", n=2, to=STAGE))))
card("hBP07-037", collab_effect(If(CENTER.is_("Akai Haato"), Draw(1))))
card(
    "hBP07-038",
    bloom_effect(Roll({ODD: SpecialDamage(20, OPP_CENTER), EVEN: Draw(1)})),
    art(Arts(20, STAGE("#EN")[ALL])),
)
card(
    "hBP07-039",
    gift(May(Send(ARCHIVE(cheer), THIS)), on=RETURNS(HOLOMEM("Akai Haato"), to_deck=True), turn=MY_TURN),
    art(SpecialDamage(20, OPP_CENTER)),
)
card("hBP07-040", collab_effect(Pay(ToDeck(BACK(debut, "Akai Haato")), Search(~buzz, first | second))))
card("hBP07-041", collab_effect(SpecialDamage(50, OPP_COLLAB)), art(If(all_are(STAGE.cheer, red), ThisArt(20))))
card(
    "hBP07-042",
    art(SpecialDamage(40, OPP_FRONT[ALL])),
    art(If(happened(RETURNS(HOLOMEM, to_deck=True)), ThisArt(50)), n=2),
)
card(
    "hBP07-043",
    collab_effect(DiceShow((3, 5), by=either(OSHI("Sakura Miko"), STAGE("Sakura Miko")[ALL]))),
    art(AllOf(ThisArt(70 * each(THIS.attached("35P"))), Draw(each(THIS.attached("35P"))))),
)
card(
    "hBP07-044",
    gift(If(OSHI.is_("Omaru Polka"), LifeLoss(-1)), on=DOWNED(HOLOMEM(buzz, having(fan))), turn=OPP_TURN, at=AT_FRONT),
    art(Archive(DECK_TOP[2]), May(ToHand(ARCHIVE(staff)))),
)
card("hBP07-045", gift(ToHoloPower(DECK_TOP), on=USES_SP(anytime=True), at=AT_FRONT), art(ThisArt(20 * each(HAND))))
card(
    "hBP07-046", collab_effect(If(GOING_SECOND_TURN_1, Search(one_each((first, "Elizabeth Rose Bloodflame"), "Thorn"))))
)
card("hBP07-047", collab_effect(If(OSHI.is_("Elizabeth Rose Bloodflame"), ToHoloPower(DECK_TOP))))
card("hBP07-048", gift(Borrow(STAGE("#EN")[ALL])), art(ToHand(ARCHIVE("#EN"))))
card(
    "hBP07-049",
    gift(Choose(HOLOMEM, ArtsCost(-2, CHOSEN_ONE)), on=DOWNS(HOLOMEM), at=AT_FRONT),
    art(If(LIFE <= 2, ThisArt(60), instead_of=If(LIFE <= 4, ThisArt(30)))),
)
card(
    "hBP07-050",
    collab_effect(If(GOING_SECOND_TURN_1, May(Bloom(CENTER("Ouro Kronii"), HAND(first), first_turn=True)))),
)
card("hBP07-051", collab_effect(May(Reattach(STAGE.cheer, HOLOMEM("#Promise", other)))))
card(
    "hBP07-052",
    collab_effect(May(Attach(ARCHIVE(mascot), THIS))),
    art(If(HOLOMEM("#Promise", not_named("Ouro Kronii")), ThisArt(10))),
)
card(
    "hBP07-053",
    bloom_effect(Choose(STAGE("#Promise"), Arts(20, CHOSEN_ONE))),
    art(Send(CHEER_TOP, HOLOMEM("#Promise"))),
)
card("hBP07-054", art(Send(CHEER_TOP, HOLOMEM("#Promise", buzz))))
card("hBP07-055", bloom_effect(Choose(STAGE("#Promise"), Arts(50, CHOSEN_ONE))))
card(
    "hBP07-056",
    gift(May(Bloom(HOLOMEM("Ouro Kronii", other), THIS.stack)), on=STARTS(MY, PERFORMANCE_PHASE), at=AT_CENTER),
    art(May(Reattach(THIS.cheer, HOLOMEM("#Promise", other))), If(OSHI.is_("Ouro Kronii"), ThisArt(100))),
)
card(
    "hBP07-057",
    collab_effect(SpecialDamage(30, OPP_HOLOMEM)),
    art(If(OSHI.is_("Nekomata Okayu") & has(OPP_BACK(damaged_by(100))), SpecialDamage(50, OPP_HOLOMEM))),
)
card(
    "hBP07-058",
    bloom_effect(SearchCheer(same_color(STAGE("#ID Gen 3")), to=HOLOMEM)),
    art(If(OPP_BACK(damaged) >= 3, Draw(2))),
)
card("hBP07-059", collab_effect(If(GOING_SECOND_TURN_1, ToHand(ARCHIVE(support)))), art(SpecialDamage(10, OPP_HOLOMEM)))
card("hBP07-060", art(OnlyUsable(ARCHIVE(support) >= 4), n=2))
card("hBP07-061", bloom_effect(If(OSHI.is_("Shiori Novella"), LookTop(4, support))), art(SpecialDamage(20, OPP_BACK)))
card(
    "hBP07-062",
    collab_effect(Pay(Archive(HAND(support)[2]), Choose(STAGE, Arts(50, CHOSEN_ONE)))),
    art(Send(ARCHIVE(cheer), HOLOMEM("#Advent")), If(OSHI.is_("Shiori Novella") & (THIS.cheer >= 4), ThisArt(100))),
)
card("hBP07-063", collab_effect(If(GOING_SECOND_TURN_1 & OSHI.is_("AZKi"), ToCheerDeck(OPP_STAGE.cheer))))
card("hBP07-064", art(Search("Pioneers", to=HOLOMEM("AZKi"))))
card("hBP07-065", art(AllOf(Draw(1), Archive(HAND))))
card("hBP07-066", collab_effect(Heal(30, HOLOMEM), Choose(STAGE, Arts(10, CHOSEN_ONE))))
card("hBP07-067", bloom_effect(LookTop(4, "AZKi")), art(Pay(Archive(HAND), SpecialDamage(20, OPP_FRONT))))
card("hBP07-068", collab_effect(Arts(20 * each(STAGE("#Gen 0", different)), THIS)))
card(
    "hBP07-069",
    art(Draw(2)),
    art(If(OSHI.is_("AZKi"), Pay(Archive(POWER_TOP[4]), If(exactly(ARCHIVE("Frontier Spirit"), 4), Life(-1)))), n=2),
)
card(
    "hBP07-070",
    bloom_effect(LookTop(3, "#Cooking")),
    art(Choose(HOLOMEM("#Cooking"), ArtsCost(-1 * each(happened(PLAYS("#Food", event))), CHOSEN_ONE))),
)
card("hBP07-071", collab_effect(LookTop(5, debut, purple)))
card("hBP07-072", bloom_effect(Choose(STAGE("#holoX"), Roll(Arts(10 * each(rolls(ODD)), CHOSEN_ONE), n=3))))
card("hBP07-073", collab_effect(ArtsCost(-2, THIS)), art(Search("La+ Darknesss")))
card("hBP07-074", bloom_effect(LookTop(3, holomem, take=ANY)), art(If(CENTER.is_(purple), ThisArt(40))))
card(
    "hBP07-075",
    gift(FirmArts(THIS, to=OPP_HOLOMEM(same_color(ARCHIVE(cheer))))),
    art(If(THIS.cheer >= 3, ThisArt(10 * each(BOTH_ARCHIVE(cheer))))),
)
card(
    "hBP07-076",
    collab_effect(If(OSHI.is_("Nerissa Ravencroft"), AllOf(Draw(1), ToHoloPower(HAND)))),
    art(Pay(Archive(HOLO_POWER), ThisArt(30))),
)
card("hBP07-077", collab_effect(If(GOING_SECOND_TURN_1, Search("#Gen 5", second))))
card("hBP07-078", collab_effect(LookTop(5, "Nekko")))
card("hBP07-079", bloom_effect(May(Send(ARCHIVE(cheer), THIS))), art(Search("Yamena", to=HOLOMEM)))
card("hBP07-080", gift(Attach(ARCHIVE("Nekko"), THIS), turn=MAIN, needs=OSHI.is_("Momosuzu Nene")))
card(
    "hBP07-081",
    collab_effect(If((HOLO_POWER >= 4) & ~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB)))),
    art(If(THIS.attached("Giraffe Stag Beetle"), DealInstead(OPP_FRONT[ALL]))),
)
card("hBP07-082", collab_effect(Search("#Gen 5", second)))
card(
    "hBP07-083",
    bloom_effect(
        Arts(40, BOTH_HOLOMEM[ALL], until=OPP_NEXT_TURN),
        Arts(60, STAGE(second, "Momosuzu Nene")[ALL], until=OPP_NEXT_TURN),
        at=AT_CENTER,
    ),
    art(ToCheerDeck(OPP_FRONT.cheer)),
)
card(
    "hBP07-084",
    gift(IfDid(May(ToDeck(ARCHIVE(limited, support))), ToHandInstead(THIS)), on=DOWNED(THIS), turn=OPP_TURN),
    art(Send(ARCHIVE(cheer), HOLOMEM)),
)
card(
    "hBP07-085",
    gift(LookTop(3, "Shiranui Flare", rest=ARCHIVE), on=MOVES(THIS, AT_COLLAB), turn=MY_TURN),
    art(
        If(OSHI.is_("Shiranui Flare"), Choose(HOLOMEM("Shiranui Flare"), Arts(20 * each(CHOSEN_ONE.cheer), CHOSEN_ONE)))
    ),
)
card(
    "hBP07-086",
    collab_effect(Choose(HOLOMEM("Gigi Murin"), AlsoTarget(CHOSEN_ONE, of=OPP_BACK(damaged)))),
    art(If(TARGET.is_(damaged), ThisArt(30))),
)
card(
    "hBP07-087",
    collab_effect(
        If(GOING_SECOND_TURN_1, Pay(Archive(CHEER_TOP[2]), Choose(STAGE("#FLOW GLOW"), Arts(20, CHOSEN_ONE))))
    ),
)
card(
    "hBP07-088",
    gift(Immune(BACK("#FLOW GLOW", first)[ALL], SPECIAL, frm=OPP)),
    art(If(happened(ARCHIVES(cheer, frm=STAGE)), ThisArt(30))),
)
card("hBP07-089", bloom_effect(If(happened(DOWNED(HOLOMEM("#FLOW GLOW")), LAST_OPP_TURN), Draw(2)), once=ABILITY))
card(
    "hBP07-090",
    collab_effect(May(Send(ARCHIVE(cheer)[2], HOLOMEM("#FLOW GLOW")[1]))),
    art(ThisArt(20 * each(THIS.cheer))),
)
card("hBP07-091", use(IfDid(Attach(ARCHIVE(fan), HOLOMEM), ToHand(ARCHIVE(holomem))), pay=Archive(STAGE.cheer)))
card("hBP07-092", use(ToDeck(ARCHIVE(holomem)[1, 3], SHUFFLED_IN), Draw(2)))
card(
    "hBP07-093",
    use(
        Choose(COLLAB("Vestia Zeta"), Arts(40, CHOSEN_ONE)),
        Roll({face_not(6): ToDeck(SELF, SHUFFLED_IN)}),
        once=CARD,
    ),
)
card(
    "hBP07-094",
    use(
        If(
            LIFE <= 3,
            BothPlayers(ToDeck(HAND[ALL], SHUFFLED_IN), Draw(4)),
            instead_of=AllOf(ToDeck(HAND[ALL], SHUFFLED_IN), Draw(4)),
        )
    ),
)
card(
    "hBP07-095",
    use(
        RollOff(Arts(100, CENTER), less=Send(CHEER_TOP, HOLOMEM)),
        needs=CENTER.is_(second) & OPP_CENTER.is_(second),
    ),
)
card(
    "hBP07-096",
    use(Choose(BACK("Akai Haato"), ToDeck(CHOSEN_ONE.cards[ALL])), ArtsCost(-1, HOLOMEM("Akai Haato")[ALL])),
)
card(
    "hBP07-097",
    use(
        Search("#Promise", n=2),
        If(LIFE < OPP_LIFE, Choose(STAGE, Arts(20, CHOSEN_ONE))),
        needs=all_are(STAGE, "#Promise"),
    ),
)
card(
    "hBP07-098",
    use(
        RevealTop(3),
        Arts(20 * each(REVEALED(support)), STAGE[ALL]),
        ToDeck(REVEALED[ALL], TOP),
        needs=OSHI.is_("Ookami Mio"),
    ),
)
card(
    "hBP07-099",
    use(
        Draw(2),
        If(
            happened(DOWNED(HOLOMEM), LAST_OPP_TURN),
            Choose(STAGE, Arts(20, CHOSEN_ONE)),
            If(happened(DOWNED(HOLOMEM("La+ Darknesss")), LAST_OPP_TURN), Draw(2)),
        ),
    ),
)
card(
    "hBP07-100",
    use(ToHand(ARCHIVE("AZKi")), Send(ARCHIVE(cheer)[each(ARCHIVE("Frontier Spirit"))], HOLOMEM("AZKi")[1]), once=CARD),
)
card("hBP07-101", bonus(buzz, ArtsCost(-1, HOLDER)))
card(
    "hBP07-102",
    attached(Arts(20, HOLDER("Tsunomaki Watame"))),
    bonus(
        (second, "Tsunomaki Watame"),
        attached(Arts(30, HOLDER), at=AT_CENTER),
        attached(Roll({face(3, 5): SpecialDamage(50, HOLOMEM(other))}), on=USES_ART(HOLDER), at=AT_CENTER),
    ),
)
card(
    "hBP07-103",
    attached(Arts(20, HOLDER("Momosuzu Nene"))),
    bonus((at_least(first), "Momosuzu Nene"), FirmArts(HOLDER)),
)
card(
    "hBP07-104",
    attached(Arts(20, HOLDER("Elizabeth Rose Bloodflame"))),
    bonus((second, "Elizabeth Rose Bloodflame"), If(HOLDER.is_(damaged), Arts(20, HOLDER))),
)
card("hBP07-105", attached(Arts(10, HOLDER)), bonus("Vestia Zeta", ToHand(ARCHIVE(fan)), on=USES_ART(HOLDER)))
card(
    "hBP07-106",
    attached(Hp(20, HOLDER)),
    bonus("Ookami Mio", Pay(ToDeck(HOLDER.attached("Pigeotaurus"), TOP), ToHand(ARCHIVE(holomem))), on=COLLABS(HOLDER)),
)
card(
    "hBP07-107",
    attached(Hp(20, HOLDER)),
    bonus("Ouro Kronii", If(happened(USES("Warden of Time"), THIS_GAME), Arts(20, HOLDER))),
)
card(
    "hBP07-108",
    attached(If(OSHI.is_("Vestia Zeta"), AsCheer("white", HOLDER))),
    attached(Archive(SELF), on=TAKES(HOLDER), turn=OPP_TURN),
)
card("hBP07-109", attached(Arts(10, HOLDER)))
card("hBP07-110", attached(Draw(1), on=LEVELS_UP(HOLDER), limit=TURN))
