"""hBP02, the second booster pack."""

from ..lang import *

card(
    "hBP02-001",
    oshi_skill(Search(mascot)),
    sp_skill(Roll({ODD: Life(-1)}, n=each(STAGE.attached(mascot), per=2), may=True), on=DOWNS(HOLOMEM(white))),
)
card(
    "hBP02-002",
    oshi_skill(Pay(Archive(HOLOMEM.cheer(green)), SearchCheer(to=HOLOMEM), must=True)),
    sp_skill(Arts(20 * each(EACH_ONE.cheer, by=COLOR), STAGE("#ID Gen 2")[ALL])),
)
card(
    "hBP02-003",
    oshi_skill(Bloom(HOLOMEM("#Gen 3", bloomed_now), HAND(holomem), again=True)),
    sp_skill(SpecialDamage(50 * each(CENTER("Houshou Marine").stack), OPP_FRONT)),
)
card(
    "hBP02-004",
    oshi_skill(LookAll(3), needs=CENTER.is_("Sakamata Chloe")),
    sp_skill(ShuffleBack(ARCHIVE(holomem)), Draw(each(FROM_HAND))),
)
card(
    "hBP02-005",
    oshi_skill(Reroll(), on=ROLLS(HOLOMEM("Murasaki Shion"))),
    sp_skill(SpecialDamage(50 * each(OPP_CENTER.cheer), OPP_CENTER), on=USES_ART(CENTER(purple))),
)
card(
    "hBP02-006",
    oshi_skill(Bloom(HOLOMEM("#ID Gen 2"), ARCHIVE(holomem))),
    sp_skill(AllOf(Draw(4), Archive(HAND[2])), May(Bloom(HOLOMEM, ARCHIVE(holomem)))),
)
card(
    "hBP02-007",
    oshi_skill(Pay(Archive(HAND[2]), ToHand(ARCHIVE("#EN")[2]), must=True)),
    sp_skill(AgainAfter(HOLOMEM("Mori Calliope")), needs=CENTER.is_("Mori Calliope")),
)
plain("hBP02-008")
card("hBP02-009", gift(Arts(10, HOLOMEM(having(mascot))[ALL]), at=AT_COLLAB))
plain("hBP02-010")
card("hBP02-011", bloom_effect(Search("#Shirakami's Character", anycard)))
card(
    "hBP02-012", bloom_effect(May(Reattach(STAGE.attached(mascot), HOLOMEM))), art(Arts(20, FRONT(having(mascot))[ALL]))
)
card(
    "hBP02-013",
    gift(MascotLimit(1, THIS, different=True)),
    art(ThisArt(20 * each(STAGE.attached(mascot)))),
)
plain("hBP02-014", "hBP02-015")
card("hBP02-016", bloom_effect(If(bloomed(debut), Search("#Gen 3", debut | first | spot))))
card("hBP02-017", art(ThisArt(20 * each(STAGE("#Gen 3", other), cap=4)), n=2, at=AT_COLLAB))
plain("hBP02-018")
card("hBP02-019", collab_effect(May(Send(ARCHIVE(cheer), HOLOMEM))))
plain("hBP02-020")
card(
    "hBP02-021", bloom_effect(Heal(10 * each(STAGE.cheer, by=COLOR), HOLOMEM)), art(May(Send(ARCHIVE(cheer), HOLOMEM)))
)
card("hBP02-022", bloom_effect(Search("Tatang")), art(If(colors(STAGE.cheer) >= 2, ThisArt(20))))
card("hBP02-023", bloom_effect(SearchCheer(to=HOLOMEM)), art(ThisArt(20 * each(STAGE.cheer, by=COLOR))))
card("hBP02-024", art(May(Reattach(STAGE.cheer, HOLOMEM("#JP")))))
plain("hBP02-025")
card("hBP02-026", bloom_effect(SearchCheer(same_color(STAGE("#GAMERS")), to=HOLOMEM)))
card(
    "hBP02-027",
    art(Pay(Archive(DECK_TOP), If(ARCHIVED.is_(holomem), ThisArt(20)), If(ARCHIVED.is_(support), ThisArt(50)))),
)
plain("hBP02-028", "hBP02-030")
card("hBP02-029", collab_effect(SpecialDamage(20, OPP_COLLAB)))
card("hBP02-031", bloom_effect(SpecialDamage(20, OPP_COLLAB)))
card("hBP02-032", bloom_effect(Search("Houshou Marine"), once=ABILITY))
card(
    "hBP02-033",
    bloom_effect(May(ToHand(ARCHIVE(holomem))), If(THIS.stack >= 3, SpecialDamage(50, OPP_FRONT))),
    art(ThisArt(20 * each(THIS.stack))),
)
card("hBP02-034", art(If(THIS.attached(tool | mascot), SpecialDamage(30, OPP_FRONT)), n=2))
plain("hBP02-035")
card("hBP02-036", collab_effect(LookTop(3, "#holoX", second)))
plain("hBP02-037", "hBP02-042")
card("hBP02-038", bloom_effect(LookCheer(3, to=HOLOMEM)))
card(
    "hBP02-039",
    gift(May(TakeInstead(REVEALED(support))), on=WOULD_ARCHIVE_REVEALED(THIS, "holoX-lot")),
    art(Pay(RevealTop(3), ThisArt(20 * each(REVEALED(holomem))), Archive(REVEALED[ALL]))),
)
card(
    "hBP02-040",
    gift(If(one_level(REVEALED, 3), Life(-1)), on=REVEALS(THIS, "holoX-lot")),
    art(Pay(RevealTop(3), ThisArt(20 * each(REVEALED(holomem))), Archive(REVEALED[ALL]))),
)
card(
    "hBP02-041",
    gift(Deals(20, STAGE("Nekomata Okayu")[ALL], SPECIAL, to=OPP_CENTER), at=AT_CENTER),
    art(Pay(Archive(THIS.cheer(blue)), SpecialDamage(20, both(OPP_CENTER, OPP_BACK)))),
)
card("hBP02-043", collab_effect(Roll({face_ge(4): Search("#Magic", anycard)}, may=True)))
plain("hBP02-044")
card("hBP02-045", bloom_effect(LookTop(3, blue | purple)))
card(
    "hBP02-046",
    bloom_effect(Pay(Archive(HAND), ToHand(ARCHIVE("#Magic", anycard)))),
    art(Roll({face_ge(5): Reattach(OPP_STAGE.cheer, OPP_HOLOMEM)}, may=True)),
)
card(
    "hBP02-047",
    bloom_effect(Roll({face_ge(4): Reattach(OPP_STAGE.cheer, OPP_HOLOMEM)}, may=True)),
    art(SpecialDamage(20 * each(OPP_CENTER.cheer), OPP_FRONT[ALL])),
)
plain("hBP02-048")
card("hBP02-049", collab_effect(AllOf(Draw(1), Archive(HAND))))
plain("hBP02-050")
card("hBP02-051", bloom_effect(May(Bloom(HOLOMEM("#ID Gen 2", debut), ARCHIVE(holomem))), once=ABILITY))
card("hBP02-052", bloom_effect(Draw(1)), art(If(THIS.cheer(~purple), ThisArt(20))))
card(
    "hBP02-053",
    bloom_effect(Pay(Archive(HAND[2]), Arts(40, THIS))),
    art(If(HOLOMEM("#ID Gen 2", second) >= 2, ThisArt(40))),
)
card("hBP02-054", art(If(ARCHIVE(holomem), ThisArt(10))))
card("hBP02-055", collab_effect(Pay(Archive(HAND(holomem)), Arts(20, STAGE("#Myth")))))
plain("hBP02-056")
card("hBP02-057", bloom_effect(Pay(Archive(HAND(same_tag, holomem)[2]), Draw(2))))
card(
    "hBP02-058",
    bloom_effect(May(ToHand(ARCHIVE(("Mori Calliope's Scythe", "Death-sensei"))))),
    art(If(THIS.attached(tool | mascot), ThisArt(30))),
)
card(
    "hBP02-059",
    bloom_effect(Search(to=ARCHIVE)),
    art(If(ARCHIVE("#Myth") >= 4, ThisArt(40)), If(ARCHIVE("#Myth") >= 8, ThisArt(40))),
)
card("hBP02-060", bloom_effect(Pay(Heal(50, BACK), SpecialDamage(10 * each(RESTORED, per=10), OPP_CENTER))))
plain("hBP02-061", "hBP02-062")
card("hBP02-063", bloom_effect(Heal(20, HOLOMEM("#Myth"))))
card(
    "hBP02-064",
    art(If(ARCHIVE("#Myth") >= 5, May(Reattach(THIS.cheer, HOLOMEM(other)))), If(ARCHIVE("#Myth") >= 10, ThisArt(50))),
)
card("hBP02-065", art(If(THIS.cheer(red), ThisArt(10))))
plain("hBP02-066")
card("hBP02-067", bloom_effect(LookTop(3, "#Singing")))
card("hBP02-068", collab_effect(Arts(30, FRONT("#Singing")[ALL])))
card("hBP02-069", collab_effect(Roll({ODD: SearchCheer(red | blue, to=BACK)}, may=True)))
card("hBP02-070", collab_effect(Roll({ODD: SearchCheer(white | green, to=BACK)}, may=True)))
card("hBP02-071", collab_effect(Roll({ODD: SearchCheer(purple | yellow, to=BACK)}, may=True)))
card("hBP02-072", collab_effect(Roll({EVEN: Search(event)}, may=True)))
card("hBP02-073", collab_effect(Roll({EVEN: Search(fan)}, may=True)))
card("hBP02-074", collab_effect(Roll({EVEN: Search(tool)}, may=True)))
card("hBP02-075", use(LookTop(4, "#Painting", take=ANY), needs=HAND <= 6))
card("hBP02-076", use(ToDeck(HAND(debut), shown=True), Search(~buzz, first, same_name(RETURNED(holomem)))))
card("hBP02-077", use(ToHand(ARCHIVE(holomem)), needs=LIFE <= 3))
card("hBP02-078", use(LookTop(4, ("Amane Kanata", "AZKi", "Sakamata Chloe"), take=ANY), needs=HAND <= 6))
card("hBP02-079", use(SpecialDamage(20, OPP_FRONT, no_life=True), once="#Magic"))
card("hBP02-080", use(LookTop(4, "#holoX", take=ANY), needs=HAND <= 6))
card("hBP02-081", use(LookTop(4, "#ID Gen 2", take=ANY), needs=HAND <= 6))
card("hBP02-082", use(LookTop(4, "#GAMERS", take=ANY), needs=HAND <= 6))
card("hBP02-083", use(Send(ARCHIVE(cheer, purple), HOLOMEM("Murasaki Shion")), once="#Magic", pay=Archive(HOLO_POWER)))
card("hBP02-084", use(AllOf(Draw(2), Roll({face(3, 5, 6): Search(debut), face(2, 4): Draw(1)}))))
card("hBP02-085", use(LookTop(4, "#Gen 3", take=ANY), needs=HAND <= 6))
card("hBP02-086", attached(Arts(20, HOLDER)), attached(Takes(10, HOLDER(no_tag("#Alcohol")))))
card(
    "hBP02-087",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Murasaki Shion"), If(HOLDER.at(AT_CENTER), SkillLimit(2, "Heeeyyyyy"))),
)
card(
    "hBP02-088",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Mori Calliope"), Archive(DECK_TOP), on=ATTACHED(SELF, HOLDER, frm=HAND)),
)
card("hBP02-089", attached(Hp(20, HOLDER)), bonus("Shirakami Fubuki", Draw(1), on=COLLABS(HOLDER)))
card(
    "hBP02-090",
    attached(Hp(20, HOLDER)),
    bonus("Shirakami Fubuki", Reattach(HOLDER.cheer, HOLOMEM(other)), on=DOWNED(HOLDER)),
)
card("hBP02-091", attached(Hp(20, HOLDER)), bonus("Shirakami Fubuki", May(ToHand(ARCHIVE(mascot))), on=COLLABS(HOLDER)))
card(
    "hBP02-092",
    attached(Hp(20, HOLDER)),
    bonus("Shirakami Fubuki", Pay(Archive(HOLOMEM.cheer[2]), Arts(50, HOLDER)), turn=MAIN, limit=TURN),
)
card("hBP02-093", attached(Hp(20, HOLDER)), bonus("Shirakami Fubuki", Immune(HOLDER, frm=OPP), at=AT_BACK))
card("hBP02-094", attached(Arts(10, HOLDER)), bonus("Pavolia Reine", Hp(30, HOLDER)))
card("hBP02-095", attached(Arts(10, HOLDER)), bonus("Houshou Marine", Draw(1), on=BLOOMS(HOLDER), at=AT_CENTER))
card(
    "hBP02-096",
    attached(Arts(10, HOLDER)),
    bonus("Sakamata Chloe", May(Send(ARCHIVE(cheer), HOLOMEM("#holoX"))), on=DOWNS(HOLDER)),
)
card("hBP02-097", attached(Arts(10, HOLDER)), bonus("Kureiji Ollie", AllOf(Draw(1), Archive(HAND)), on=BLOOMS(HOLDER)))
card("hBP02-098", attached(Hp(20, HOLDER)), bonus("Mori Calliope", Neutral(HOLDER)))
card("hBP02-099", attached(Hp(10, HOLDER)))
card("hBP02-100", attached(Takes(-10, HOLDER)))
card("hBP02-101", attached(Draw(1), on=DOWNED(HOLDER), turn=OPP_TURN))
card("hBP02-102", attached(Arts(10, HOLDER)), attached(Archive(SELF), on=WOULD_TAKE(HOLDER)))
