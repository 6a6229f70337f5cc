"""hBP08, the eighth booster pack."""

from ..lang import *

card(
    "hBP08-001",
    oshi_skill(Choose(STAGE, If(CHOSEN_ONE.cheer(purple), Arts(50, IT), instead_of=Arts(20, CHOSEN_ONE)))),
    sp_skill(Draw(each(HOLOMEM("IRyS")[ALL].cheer)), ToHoloPower(DECK_TOP[each(HOLOMEM("IRyS")[ALL].cheer(purple))])),
)
card(
    "hBP08-002",
    stage_skill(Cannot(NO_READY_RESET, HOLOMEM("Cecilia Immergreen")[ALL])),
    oshi_skill(Send(CHEER_TOP[2], HOLOMEM(resting, "Cecilia Immergreen")[ALL], split=True), Ready(RECEIVERS)),
)
card(
    "hBP08-003",
    stage_skill(AlsoCheers("blue", HOLOMEM(("Fuwawa Abyssgard", "Mococo Abyssgard"))[ALL].cheer(red)[ALL])),
    oshi_skill(
        If(STAGE.cheer(red), ToHand(ARCHIVE("#Advent", holomem))),
        If(STAGE.cheer(blue), Send(ARCHIVE(cheer), HOLOMEM("#Advent"))),
    ),
)
card(
    "hBP08-004",
    oshi_skill(Choose(OPP_CENTER, Baton(3, CHOSEN_ONE, until=OPP_NEXT_TURN))),
    sp_skill(SpecialDamage(damage_on(OPP_CENTER), OPP_BACK)),
)
card(
    "hBP08-005",
    stage_skill(If(CENTER.is_("Takane Lui") & has(COLLAB), DrawTo(4)), on=ENDS(MY, TURN_STEP)),
    oshi_skill(IfDid(Archive(HAND[2]), SpecialDamage(50, OPP_FRONT(~debut)[ALL]), n=2)),
)
card(
    "hBP08-006",
    stage_skill(If(all_are(OPP_STAGE, not_color(OPP_OSHI)), Free(HOLOMEM("Ninomae Ina'nis")[ALL]))),
    oshi_skill(Choose(OPP_STAGE[each(PAID)], AlsoColors("all", CHOSEN_ONE))),
)
card(
    "hBP08-007",
    oshi_skill(
        Swap(CENTER, BACK("#ReGLOSS")),
        on=ENDS(MY, TURN_STEP),
        needs=happened(USES_ART(HOLOMEM("Otonose Kanade"), at=AT_CENTER)),
    ),
    sp_skill(Send(CHEER_TOP[3], CENTER("Otonose Kanade")), Later(TURN_ENDS(), Archive(STAGE.cheer[3]))),
)
card(
    "hBP08-008",
    collab_effect(
        If(GOING_SECOND_TURN_1, Choose(STAGE("#Promise"), Arts(30, CHOSEN_ONE)), If(STAGE.cheer(purple), Draw(1)))
    ),
)
card("hBP08-009", collab_effect(IfDid(LookPower(support, shuffle=True), ToHoloPower(DECK_TOP))))
card("hBP08-010", bloom_effect(Search(("Bloom&Gloom", "GuyRyS"))))
card("hBP08-011", collab_effect(If(THIS.cheer(white), Draw(1))), art(If(THIS.cheer(purple), Draw(1))))
card(
    "hBP08-012",
    bloom_effect(Pay(ToCheerDeck(STAGE.cheer), Send(CHEER_TOP, HOLOMEM("IRyS")))),
    art(If(THIS.cheer(purple), SpecialDamage(20, OPP_CENTER))),
)
card("hBP08-013", gift(ToHoloPower(DECK_TOP), on=DOWNS(THIS)), art(If(THIS.cheer(purple), ThisArt(50))))
card(
    "hBP08-014",
    bloom_effect(SpecialDamage(30, OPP_CENTER), If(THIS.cheer(purple), SpecialDamage(30, OPP_COLLAB))),
    art(Arts(20 * each(THIS.cheer(purple)), STAGE[ALL])),
)
card("hBP08-015", gift(Takes(-10, THIS, ART, frm=OPP_HOLOMEM)))
card("hBP08-016", art(If(HOLOMEM("Tokino Sora") >= 3, Draw(1))))
card("hBP08-017", collab_effect(Search("Ankimo")), art(If(HOLOMEM("#Gen 0", second), ThisArt(20))))
card(
    "hBP08-018",
    bloom_effect(Draw(2), at=AT_FRONT),
    art(If(OSHI.is_("Tokino Sora"), Choose(STAGE("Tokino Sora", other), AlsoTarget(CHOSEN_ONE, of=OPP_BACK(second))))),
)
card(
    "hBP08-019",
    gift(If(~THIS.attached("Chattino"), ArtsCost(-1, THIS, color=white)), If(THIS.attached("Chattino"), Hp(30, THIS))),
    art(If(~THIS.attached("Chattino"), Search("Chattino", to=THIS))),
)
card(
    "hBP08-020",
    collab_effect(Pay(Archive(DECK_TOP[1, 2]), Draw(each(ARCHIVED)))),
    art(If(happened(ARCHIVES(anycard, frm=DECK)) >= 3, ThisArt(40))),
)
card("hBP08-021", collab_effect(If(GOING_SECOND_TURN_1, Search("Otomo", n=2))))
card("hBP08-022", gift(Rest(THIS), on=BATON_PASSES(THIS)))
card("hBP08-023", bloom_effect(May(Rest(THIS)), If(HOLOMEM(resting, "#Justice") >= 2, Heal(50, HOLOMEM))))
card(
    "hBP08-024",
    gift(Cannot(HP_LOCK, HOLOMEM(resting, "Cecilia Immergreen")[ALL]), turn=OPP_MAIN, at=AT_FRONT),
    art(Rest(THIS)),
)
card("hBP08-025", collab_effect(If(HOLOMEM(resting, "#Justice") >= 2, Arts(20, STAGE[ALL]))))
card("hBP08-026", collab_effect(If(HOLOMEM(resting, "#Justice") >= 2, Arts(50, THIS))))
card(
    "hBP08-027",
    bloom_effect(Send(ARCHIVE(cheer)[each(HOLOMEM(resting, "#Justice"))], THIS)),
    art(Draw(each(HOLOMEM(resting, "#Justice"))), Rest(THIS)),
)
card(
    "hBP08-028",
    bloom_effect(
        Choose(
            HOLOMEM("Aki Rosenthal", having(tool)),
            If(CHOSEN_ONE.is_(buzz | second), Arts(50, IT), instead_of=Arts(20, CHOSEN_ONE)),
        ),
    ),
    art(Heal(30, HOLOMEM(having(tool)))),
)
card("hBP08-029", gift(ToHoloPower(DECK_TOP), on=TAKES(CENTER("#holoX"), ART), turn=OPP_TURN, at=AT_COLLAB))
card("hBP08-030", collab_effect(Pay(Archive(HAND("#ID Gen 2")), Send(CHEER_TOP, BACK))))
card(
    "hBP08-031",
    gift(Draw(1), on=ARCHIVES(cheer), turn=MY_TURN, at=AT_FRONT),
    art(Archive(CHEER_TOP), Heal(10 * each(STAGE.cheer, by=COLOR), HOLOMEM)),
)
card(
    "hBP08-032",
    bloom_effect(Choose(STAGE(second, ("Kureiji Ollie", "Anya Melfissa")), Arts(70, CHOSEN_ONE))),
    art(If(HOLOMEM("#ID Gen 2", not_named("Pavolia Reine")).cheer(purple | yellow), ThisArt(70))),
)
card(
    "hBP08-033",
    collab_effect(SearchCheer(to=HOLOMEM("#ID"))),
    art(Send(ARCHIVE(cheer)[1, 2], HOLOMEM("Pavolia Reine")[1])),
)
card(
    "hBP08-034",
    collab_effect(
        If(GOING_SECOND_TURN_1, Search(one_each((debut, "Fuwawa Abyssgard"), (debut, "Mococo Abyssgard")), to=STAGE))
    ),
)
card("hBP08-035", art(If(THIS.cheer(blue), ThisArt(30))))
card("hBP08-036", bloom_effect(Search(("Pero", "Ruffians", "Mischievous Ruffians"))))
card(
    "hBP08-037",
    bloom_effect(If(HOLOMEM("Fuwawa Abyssgard"), SpecialDamage(20, OPP_FRONT))),
    art(If(THIS.cheer(blue) >= 2, Send(CHEER_TOP, HOLOMEM("Fuwawa Abyssgard")))),
)
card("hBP08-038", collab_effect(If(OSHI.is_(blue, "FUWAMOCO"), ToHand(ARCHIVE("#Advent")))))
card(
    "hBP08-039",
    bloom_effect(If(STAGE.cheer(blue) >= 6, Ready(HOLOMEM(resting, "Fuwawa Abyssgard")))),
    art(ThisArt(20 * each(THIS.cheer(blue))), Reattach(THIS.cheer(blue)[ANY], HOLOMEM("Fuwawa Abyssgard")[1])),
)
card(
    "hBP08-040",
    collab_effect(If(has(THIS.attached("Demon Blade Asura")) & ~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB)))),
    art(ThisArt(10 * each(ARCHIVE(cheer, red)))),
)
card("hBP08-041", gift(May(ToHandInstead(THIS)), on=DOWNED(THIS), turn=OPP_TURN), art(Archive(DECK_TOP)))
card("hBP08-042", bloom_effect(Pay(Archive(HAND[1, 3]), Choose(STAGE, Arts(10 * each(ARCHIVED), CHOSEN_ONE)))))
card(
    "hBP08-043",
    collab_effect(If(ARCHIVE(holomem) >= 10, ArtsCost(-2, THIS, color=red))),
    art(If(all_are(STAGE, "#Myth"), ToHoloPower(DECK_TOP))),
)
card(
    "hBP08-044",
    gift(May(Bloom(HOLOMEM, SELF)), needs=ARCHIVE(holomem) >= 10, turn=MAIN, zone=ARCHIVE),
    art(Archive(DECK_TOP[1, 3])),
)
card(
    "hBP08-045",
    collab_effect(DiceDouble(by=either(OSHI("Hakos Baelz"), STAGE("Hakos Baelz")[ALL]))),
    art(Choose(STAGE, Roll(Arts(10 * each(FACE), CHOSEN_ONE)))),
)
card("hBP08-046", gift(Search(second), on=DOWNED(HOLOMEM("#Justice", other)), turn=OPP_TURN, at=AT_COLLAB))
card("hBP08-047", collab_effect(If(GOING_SECOND_TURN_1, AllOf(Draw(1), Draw(each(OPP_CENTER.baton))))))
card("hBP08-048", collab_effect(Pay(Archive(STAGE.cheer), Search("Aura"))))
card("hBP08-049", gift(If(CENTER("#FLOW GLOW"), Taunt(COLLAB)), at=AT_COLLAB))
card("hBP08-050", gift(Send(CHEER_TOP, BACK), on=DOWNED(THIS), turn=OPP_TURN), art(Send(ARCHIVE(cheer), HOLOMEM)))
card(
    "hBP08-051",
    gift(
        Choose(OPP_CENTER, Baton(1, CHOSEN_ONE, until=OPP_NEXT_TURN)), on=COLLABS(HOLOMEM("Mizumiya Su")), at=AT_CENTER
    ),
    art(Send(CHEER_TOP, HOLOMEM("Mizumiya Su"))),
)
card("hBP08-052", art(If(OPP_CENTER.baton >= 5, Send(CHEER_TOP, HOLOMEM("Mizumiya Su")))))
card(
    "hBP08-053",
    gift(If(OPP_CENTER.baton >= 5, ArtsCost(2, OPP_CENTER)), at=AT_CENTER),
    art(If(OPP_CENTER.baton >= 5, SpecialDamage(100, OPP_HOLOMEM(~debut)))),
)
card(
    "hBP08-054",
    bloom_effect(If(OSHI.is_(green | blue | yellow), Send(ARCHIVE(cheer, blue), HOLOMEM("#ID Gen 1")[1, 3], each=1))),
    art(Pay(Archive(THIS.cheer[3]), Draw(3))),
)
card("hBP08-055", collab_effect(Send(ARCHIVE(cheer), HOLOMEM("#Advent"))), art(If(THIS.cheer(red), Draw(1))))
card("hBP08-056", collab_effect(Search(first, "Mococo Abyssgard")))
card(
    "hBP08-057",
    collab_effect(
        May(Reattach(STAGE.cheer[ANY], HOLOMEM("Mococo Abyssgard")[1])), If(STAGE.cheer >= 8, Arts(40, THIS))
    ),
    art(If(THIS.cheer(red), ThisArt(20))),
)
card(
    "hBP08-058",
    art(Send(ARCHIVE(cheer, blue)[1, 2], HOLOMEM("#Advent"), split=True)),
    art(If(OSHI.is_(blue, "FUWAMOCO"), Pay(Archive(THIS.cheer[2]), SpecialDamage(50, OPP_HOLOMEM(~debut)))), n=2),
)
card(
    "hBP08-059",
    gift(If(STAGE.cheer(red) >= 6, AlsoTarget(THIS, of=OPP_BACK(~debut)))),
    art(
        If(happened(USES_ART(HOLOMEM("Mococo Abyssgard"))), ThisArt(50)),
        Reattach(THIS.cheer(red)[ANY], HOLOMEM("Mococo Abyssgard")[1]),
    ),
)
card(
    "hBP08-060",
    gift(SkillCost(2, "Moco-chan!"), at=AT_COLLAB),
    art(If(OSHI.is_(blue, "FUWAMOCO"), ToHoloPower(DECK_TOP))),
)
card("hBP08-061", collab_effect(If(GOING_SECOND_TURN_1 & OSHI.is_("Takane Lui"), Opponent(ToHand(POWER_TOP)))))
card("hBP08-062", collab_effect(Pay(Archive(HAND), Search(debut, extra(ANY_NUMBER), to=STAGE))))
card("hBP08-063", collab_effect(LookTop(3, "#holoX")))
card("hBP08-064", collab_effect(Pay(Archive(HAND), SpecialDamage(30, OPP_FRONT))), art(Search("Lui-tomo", to=HOLOMEM)))
card(
    "hBP08-065",
    bloom_effect(Pay(Archive(HAND), Roll({face(1): Draw(3), face_not(1): Draw(1)})), at=AT_CENTER),
    art(If(HAND <= 2, ThisArt(30))),
)
card(
    "hBP08-066",
    collab_effect(May(ToDeck(ARCHIVE(support), TOP))),
    art(Pay(Archive(HAND[1, 2]), ThisArt(20 * each(ARCHIVED)))),
)
card(
    "hBP08-067",
    bloom_effect(Pay(Archive(HAND[2]), Reattach(OPP_STAGE.cheer, OPP_HOLOMEM)), at=AT_CENTER),
    art(If(exactly(HAND, 0), ThisArt(70), instead_of=If(HAND <= 2, ThisArt(50)))),
)
card(
    "hBP08-068",
    collab_effect(If(GOING_SECOND_TURN_1, AlsoColors("all", OPP_STAGE[ALL]))),
    art(SpecialDamage(20, OPP_FRONT(not_color(OPP_OSHI))[ALL])),
)
card("hBP08-069", collab_effect(If(HOLOMEM("#Painting") >= 3, Draw(1))))
card(
    "hBP08-070",
    collab_effect(Search("Takodachi")),
    art(Heal(10 * each(OPP_HOLOMEM(not_color(OPP_OSHI))), HOLOMEM("#Myth"))),
)
card("hBP08-071", bloom_effect(SpecialDamage(20, OPP_HOLOMEM(not_color(OPP_OSHI)))))
card(
    "hBP08-072",
    bloom_effect(If(ARCHIVE("#Myth") >= 8, ToHand(ARCHIVE("#Myth"))), once=ABILITY),
    art(ThisArt(10 * each(OPP_HOLOMEM(not_color(OPP_OSHI))))),
)
card("hBP08-073", collab_effect(Choose(OPP_STAGE[2], AlsoColors("all", CHOSEN_ONE))))
card(
    "hBP08-074",
    bloom_effect(Draw(each(OPP_HOLOMEM(not_color(OPP_OSHI)))), at=AT_CENTER),
    art(Pay(Archive(HAND[1, 3]), Choose(OPP_HOLOMEM[each(ARCHIVED)], AlsoColors("all", CHOSEN_ONE)))),
)
card("hBP08-075", bloom_effect(Search("Roboser")), art(ThisArt(20 * each(THIS.attached("Roboser")))))
card(
    "hBP08-076",
    collab_effect(LookTop(3, one_each("#Cooking", ("#Food", event)))),
    art(If(ARCHIVE("#Food", event) >= 3, Heal(100, THIS))),
)
card("hBP08-077", collab_effect(If(GOING_SECOND_TURN_1, Search(one_each((first, "Otonose Kanade"), "Recorder")))))
card("hBP08-078", collab_effect(Choose(STAGE("#Singing", second), Arts(20, CHOSEN_ONE))))
card(
    "hBP08-079", gift(If(HOLOMEM("#ReGLOSS", second), Hp(50, THIS))), art(May(Send(ARCHIVE(cheer), CENTER("#ReGLOSS"))))
)
card("hBP08-080", bloom_effect(If(surplus(STAGE.cheer) >= 1, May(Search("#ReGLOSS", debut, to=STAGE)))))
card(
    "hBP08-081",
    bloom_effect(Send(ARCHIVE(cheer), CENTER("Otonose Kanade"))),
    art(
        If(surplus(STAGE.cheer) >= 2, ThisArt(40), instead_of=If(surplus(STAGE.cheer) >= 1, ThisArt(20))), at=AT_CENTER
    ),
)
card("hBP08-082", collab_effect(If(surplus(STAGE.cheer) >= 1, Arts(40, THIS))))
card(
    "hBP08-083",
    bloom_effect(If(surplus(STAGE.cheer) <= 0, Send(ARCHIVE(cheer)[1, 2], THIS))),
    art(If(surplus(STAGE.cheer) >= 1, ThisArt(20 * each(surplus(STAGE.cheer))))),
)
card(
    "hBP08-084",
    collab_effect(If(LIFE <= 3, Arts(20, STAGE("#Gen 1")[ALL]))),
    art(If(HOLOMEM("#Gen 1", second), ThisArt(30))),
)
card("hBP08-085", collab_effect(Pay(Archive(HAND), ToHand(ARCHIVE(debut | first | spot)))))
card(
    "hBP08-086",
    bloom_effect(May(Send(CHEER_TOP, HOLOMEM(any_of("Shiranui Flare", "#EN"))))),
    art(If(CENTER.is_(second), ThisArt(30))),
)
card("hBP08-087", collab_effect(May(Send(ARCHIVE(cheer)[1, 2], CENTER(any_of("Shiranui Flare", "#EN"))))))
card(
    "hBP08-088",
    gift(SpecialDamage(20, OPP_FRONT[ALL]), on=MOVES(THIS, AT_COLLAB), turn=MY_TURN),
    art(If(CENTER.is_("#Gen 3"), ThisArt(30)), at=AT_COLLAB),
)
card(
    "hBP08-089",
    bloom_effect(Pay(Archive(THIS.stack), Search("Popo", to=HOLOMEM))),
    art(Send(ARCHIVE(cheer), HOLOMEM("#Justice"))),
)
card("hBP08-090", use(ToDeck(ARCHIVE(mascot | fan)[1, 3], SHUFFLED_IN), Draw(2)))
card("hBP08-091", use(Search(debut, extra(ANY_NUMBER), to=STAGE), PutOnStage(ARCHIVE(debut))))
card(
    "hBP08-092",
    use(Search(one_each("Fuwawa Abyssgard", "Mococo Abyssgard")), If(LIFE < OPP_LIFE, SpecialDamage(20, OPP_HOLOMEM))),
)
card(
    "hBP08-093",
    use(
        Arts(20, STAGE(debut | first)[ALL]),
        Arts(60, STAGE(second)[ALL]),
        once=CARD,
        needs=all_are(STAGE, "Yuzuki Choco") & (LIFE <= 3),
    ),
)
card(
    "hBP08-094",
    use(
        Choose(CENTER, Takes(-300, CHOSEN_ONE, ART, until=IN_OPP_NEXT_TURN, at=AT_CENTER, first=True)),
        needs=has(COLLAB),
    ),
)
card("hBP08-095", use(SpecialDamage(50, BOTH_FRONT[ALL], no_life=True), needs=all_are(STAGE, "#EN") & (LIFE <= 3)))
card(
    "hBP08-096",
    use(
        Search(one_each("Ichijou Ririka", "Struggle Meal")),
        If(ARCHIVE("Struggle Meal") >= 3, Arts(50, STAGE("Ichijou Ririka")[ALL])),
        needs=OSHI.is_("Ichijou Ririka"),
    ),
)
card(
    "hBP08-097",
    use(Choose(STAGE, Heal(20, CHOSEN_ONE), If(ARCHIVE("#Food", event) >= 2, Send(ARCHIVE(cheer), IT))), once=CARD),
)
card("hBP08-098", use(LookTop(4, take=2, rest=ARCHIVE, openly=True), needs=all_are(STAGE, "#Myth")))
card(
    "hBP08-099",
    use(
        Modes(
            IfDid(Archive(HOLOMEM("#Bird").cheer), AllOf(Draw(2), ToDeck(HAND))), Send(ARCHIVE(cheer), HOLOMEM("#Bird"))
        ),
        once=CARD,
    ),
)
card("hBP08-100", use(LookTop(4, "#Myth", take=ANY), needs=HAND <= 6))
card(
    "hBP08-101",
    use(
        Search("#ReGLOSS", n=2),
        If(surplus(OPP_STAGE) >= 1, AllOf(Draw(1), Archive(HAND))),
        needs=all_are(STAGE, "#ReGLOSS"),
    ),
)
card("hBP08-102", attached(Arts(10, HOLDER)), bonus(buzz, Draw(2), on=DOWNS(HOLDER), limit=TURN))
card("hBP08-103", attached(Hp(50, HOLDER)), attached(Life(-1, opponent=False), on=DOWNED(HOLDER)))
card(
    "hBP08-104",
    bonus("Mizumiya Su", attached(Baton(1, OPP_CENTER), at=AT_FRONT), attached(Draw(1), on=LEVELS_UP(HOLDER))),
)
card(
    "hBP08-105",
    attached(Hp(20, HOLDER)),
    bonus("IRyS", If(has(HOLDER.cheer(white)) & has(HOLDER.cheer(purple)), Arts(20, HOLDER))),
)
card("hBP08-106", attached(Reattach(HOLDER.cheer, HOLOMEM(other)), on=DOWNED(HOLDER), turn=OPP_TURN))
card(
    "hBP08-107",
    attached(Arts(10, HOLDER)),
    attached(Modes(Ready(HOLDER), Rest(HOLDER)), on=ATTACHED(SELF, HOLDER, frm=(HAND, ARCHIVE))),
)
card("hBP08-108", attached(Hp(10, HOLDER)), attached(If(HOLDER.cheer(red), Draw(1)), on=DOWNED(HOLDER), turn=OPP_TURN))
card(
    "hBP08-109",
    attached(Arts(10, HOLDER)),
    attached(Reattach(HOLDER.cheer(red | purple), HOLOMEM(other)), on=DOWNED(HOLDER), turn=OPP_TURN),
)
card("hBP08-110", attached(Arts(10, HOLDER)), attached(AlsoColors("all", OPP_FRONT[ALL]), at=AT_CENTER))
