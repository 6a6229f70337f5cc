"""hBP03, the third booster pack."""

from ..lang import *

card(
    "hBP03-001",
    oshi_skill(Search(name_has("PC", "パソコン"), item)),
    sp_skill(Search("Lu-knights", n=(1, 4), to=HOLOMEM, split=True), needs=CENTER.is_("Himemori Luna")),
)
card(
    "hBP03-002",
    oshi_skill(Send(ARCHIVE(cheer), BACK("Shishiro Botan"))),
    sp_skill(SpecialDamage(100, OPP_CENTER(~debut)), needs=CENTER.is_(green)),
)
card(
    "hBP03-003",
    oshi_skill(Roll({face(1, 2, 4, 6): ToHand(ARCHIVE("35P")), face(3, 5): ToHand(ARCHIVE("35P")[2])}, may=True)),
    sp_skill(ToDeck(HAND[ANY]), DrawTo(5), needs=CENTER.is_(red)),
)
card(
    "hBP03-004",
    oshi_skill(Send(CHEER_TOP, HOLOMEM(first, "Mococo Abyssgard"))),
    sp_skill(Choose(HOLOMEM("#Advent"), AlsoTarget(CHOSEN_ONE))),
)
card(
    "hBP03-005",
    oshi_skill(Arts(20, FRONT("#Singing")[ALL])),
    sp_skill(
        ToCheerDeck(both(OPP_CENTER, OPP_COLLAB).cheer, each=2), on=DOWNED(HOLOMEM("Tokoyami Towa")), turn=OPP_TURN
    ),
)
card(
    "hBP03-006",
    oshi_skill(Ready(HOLOMEM(resting, "Inugami Korone"))),
    sp_skill(AllOf(Reattach(IT.cheer, HOLOMEM(other)), ToHand(IT.cards)), on=DOWNED(HOLOMEM(yellow))),
)
card("hBP03-007", oshi_skill(Search(fan)), sp_skill(Send(CHEER_TOP[2], HOLOMEM("Tsunomaki Watame")[1])))
card("hBP03-008", oshi_skill(Draw(1), on=DOWNED(HOLOMEM("#ID Gen 1"))), sp_skill(Arts(50, STAGE("Ayunda Risu")[ALL])))
card("hBP03-009", art(If(~HOLOMEM(having("Lu-knights")), Search("Lu-knights", to=HOLOMEM))))
card("hBP03-010", collab_effect(If(CENTER.is_("Himemori Luna"), Draw(1))))
plain("hBP03-011")
card("hBP03-012", bloom_effect(Arts(20, HOLOMEM(having(fan)))))
card(
    "hBP03-013",
    gift(Arts(20, CENTER("Himemori Luna", having(fan))), at=AT_COLLAB),
    art(May(Attach(ARCHIVE("Lu-knights"), HOLOMEM("Himemori Luna")))),
)
card(
    "hBP03-014",
    bloom_effect(If(OSHI.is_("Himemori Luna"), May(Attach(ARCHIVE("Lu-knights"), HOLOMEM("Himemori Luna"))))),
    art(If(THIS.attached("Lu-knights"), ThisArt(50))),
)
card("hBP03-015", gift(Takes(-20, COLLAB("#ReGLOSS")), at=AT_CENTER), art(If(BACK("#ReGLOSS") >= 4, ThisArt(40))))
plain("hBP03-016")
card("hBP03-017", collab_effect(If(OSHI.is_("Shishiro Botan"), Pay(Archive(CHEER_TOP), Heal(10, HOLOMEM)))))
plain("hBP03-018")
card(
    "hBP03-019",
    bloom_effect(Pay(Archive(BACK.cheer), SpecialDamage(30, OPP_FRONT)), once=ABILITY),
    art(Pay(ToDeck(HAND("Tsunomaki Watame"), shown=True), Heal(20, THIS))),
)
card("hBP03-020", bloom_effect(Send(CHEER_TOP, BACK("Shishiro Botan"))))
card(
    "hBP03-021",
    bloom_effect(May(Send(ARCHIVE(cheer, green), BACK("#Shooter")[1, 2], each=1))),
    art(If(OSHI.is_("Shishiro Botan"), Pay(Archive(BACK.cheer), SpecialDamage(40, OPP_FRONT)))),
)
card(
    "hBP03-022",
    gift(LifeLock(), on=STARTS(OPP, PERFORMANCE_PHASE), at=AT_FRONT, usable=True),
    art(If(OSHI.is_("Aki Rosenthal"), Heal(10, HOLOMEM(having(tool))[ALL]))),
)
card(
    "hBP03-023",
    collab_effect(Roll({EVEN: Search(fan)}, may=True)),
    art(If(happened(ROLLS(HOLOMEM("Usada Pekora"))), ThisArt(40))),
)
card(
    "hBP03-024",
    bloom_effect(May(Send(ARCHIVE(cheer), HOLOMEM(one_each("Kazama Iroha", "Hoshimachi Suisei")), each=1))),
    art(If(THIS.cheer(~green) >= 2, ThisArt(50))),
)
plain("hBP03-025")
card(
    "hBP03-026",
    collab_effect(
        Roll(
            {face(2, 4, 6): SpecialDamage(10, OPP_CENTER), face(3, 5): AllOf(Draw(1), SpecialDamage(10, OPP_CENTER))},
            may=True,
        ),
    ),
)
plain("hBP03-027")
card(
    "hBP03-028",
    art(
        Roll({face(2, 4, 6): SpecialDamage(20, OPP_CENTER), face(3, 5): SpecialDamage(20, OPP_FRONT[ALL])}, may=True),
        n=2,
    ),
)
card("hBP03-029", bloom_effect(Search("35P")), art(If(THIS.attached("35P"), ThisArt(30))))
card(
    "hBP03-030",
    gift(Roll({face(3, 5): Arts(50, THIS)}, may=True), turn=MAIN, at=AT_CENTER, needs=THIS.attached("35P")),
    art(ThisArt(20 * each(THIS.attached("35P")))),
)
plain("hBP03-031")
plain("hBP03-032")
card(
    "hBP03-033",
    bloom_effect(
        If(OPP_CENTER.attached(tool), SpecialDamage(30, OPP_CENTER), instead_of=SpecialDamage(10, OPP_CENTER))
    ),
)
card(
    "hBP03-034",
    bloom_effect(May(ToHand(ARCHIVE("#Gen 1", ~buzz, first | second)))),
    art(Roll({ODD: SpecialDamage(20, OPP_FRONT[ALL]), EVEN: ThisArt(40)}, may=True)),
)
card("hBP03-035", art(If(OSHI.is_("Takane Lui"), Pay(Archive(HAND[2]), Draw(3)))))
card("hBP03-036", bloom_effect(May(Search("Takanashi Kiara", n=(1, 4), to=ARCHIVE))))
card("hBP03-037", art(If(CENTER.is_("Fuwawa Abyssgard"), ThisArtCost(-1))))
card("hBP03-038", bloom_effect(If(bloomed(debut), Search(first, "Fuwawa Abyssgard"))))
card(
    "hBP03-039",
    gift(If(CENTER.is_("Fuwawa Abyssgard"), Cannot(NO_REST_BACK, THIS)), turn=RESET),
    art(If(CENTER.is_("Fuwawa Abyssgard"), ThisArt(30)), at=AT_COLLAB),
)
plain("hBP03-040")
plain("hBP03-041")
card(
    "hBP03-042",
    bloom_effect(If(HOLOMEM("Mococo Abyssgard"), SpecialDamage(20, either(OPP_CENTER, OPP_BACK), no_life=True))),
)
card(
    "hBP03-043",
    art(
        If(OSHI.is_("FUWAMOCO"), Pay(Reattach(THIS.cheer, HOLOMEM("Mococo Abyssgard")), SpecialDamage(50, OPP_CENTER))),
        n=2,
        at=AT_CENTER,
    ),
)
card(
    "hBP03-044",
    bloom_effect(LookTop(4, "Hoshimachi Suisei")),
    art(If(OSHI.is_("Hoshimachi Suisei"), May(Reattach(THIS.cheer(blue), BACK("Hoshimachi Suisei"))))),
)
card(
    "hBP03-045",
    bloom_effect(Pay(Archive(HOLOMEM("#ID").cheer), SplitDamage(30, OPP_BACK, no_life=True))),
    art(ThisArt(10 * each(OPP_BACK(damaged)))),
)
plain("hBP03-046")
plain("hBP03-047")
card("hBP03-048", art(May(Reattach(THIS.cheer, BACK("#ReGLOSS"))), n=2))
card(
    "hBP03-049",
    bloom_effect(SearchCheer(same_color(CENTER("#ReGLOSS")), to=HOLOMEM("#ReGLOSS"))),
    art(SpecialDamage(10 * each(BACK("#ReGLOSS", different)), either(OPP_CENTER, OPP_BACK))),
)
card("hBP03-050", art(SearchCheer(red | blue, to=HOLOMEM("#Advent"))))
plain("hBP03-051")
card(
    "hBP03-052",
    art(SpecialDamage(10, OPP_CENTER), If(OSHI.is_("Tokoyami Towa"), May(Archive(OPP_FRONT.attached(tool))))),
)
plain("hBP03-053")
card(
    "hBP03-054",
    collab_effect(SpecialDamage(20, OPP_FRONT)),
    art(Pay(Archive(THIS.cheer(purple)[4]), ToCheerDeck(OPP_STAGE.cheer))),
)
card("hBP03-055", art(If(BACK("#Singing"), SpecialDamage(20, OPP_COLLAB)), n=2))
card(
    "hBP03-056",
    art(SpecialDamage(30, OPP_FRONT)),
    art(SpecialDamage(20 * each(BACK("#Singing"), cap=4), OPP_FRONT), n=2),
)
plain("hBP03-057")
plain("hBP03-058")
card("hBP03-059", bloom_effect(LookTop(3, "#Gen 0")))
card("hBP03-060", art(If(OPP_STAGE.cheer >= 7, ThisArt(70))))
plain("hBP03-061")
card("hBP03-062", collab_effect(Pay(Archive(THIS.cheer), Search("#GAMERS", debut))))
plain("hBP03-063")
card("hBP03-064", art(ThisArt(10 * each(LOST_LIFE))))
card(
    "hBP03-065",
    gift(Cannot(HP_LOCK, CENTER("Inugami Korone")), turn=OPP_MAIN, at=AT_COLLAB),
    art(Send(CHEER_TOP, HOLOMEM("#GAMERS"))),
)
card(
    "hBP03-066",
    gift(Send(CHEER_TOP, HOLOMEM("Inugami Korone")), on=DOWNED(THIS)),
    art(If(TARGET.is_(second), Pay(Archive(THIS.stack(first)), ThisArt(50)))),
)
plain("hBP03-067")
card("hBP03-068", art(If(HOLOMEM(having("Watamates")), May(Send(ARCHIVE(cheer), HOLOMEM(yellow))))))
plain("hBP03-069")
card(
    "hBP03-070",
    bloom_effect(If(STAGE <= 5, May(Search(debut, "Tsunomaki Watame", to=STAGE)))),
    art(Send(CHEER_TOP, BACK("Tsunomaki Watame"))),
)
card(
    "hBP03-071",
    bloom_effect(May(ToHand(ARCHIVE("Watamates")))),
    art(RockPaperScissors(Critical(30, THIS, red), may=True)),
)
card(
    "hBP03-072",
    gift(May(Reattach(THIS.cheer, HOLOMEM("Tsunomaki Watame", other))), on=DOWNED(THIS)),
    art(If(THIS.cheer >= 6, Arts(100, both(THIS, COLLAB))), at=AT_CENTER),
)
card("hBP03-073", art(May(Reattach(THIS.cheer, HOLOMEM("Inugami Korone"))), n=2))
card("hBP03-074", art(If(HOLOMEM("Airani Iofifteen"), ThisArt(10)), If(HOLOMEM("Moona Hoshinova"), ThisArt(10))))
plain("hBP03-075")
card("hBP03-076", bloom_effect(SearchCheer(green | yellow, to=HOLOMEM)))
card("hBP03-077", bloom_effect(If(STAGE <= 5, May(Search("#ID Gen 1", debut, to=STAGE)))))
card(
    "hBP03-078",
    bloom_effect(May(Reattach(HOLOMEM("#ID Gen 1").cheer, HOLOMEM))),
    art(If(THIS.cheer(green), ThisArt(50)), If(THIS.cheer(blue), ThisArt(50))),
)
card("hBP03-079", bloom_effect(SearchCheer(yellow, to=THIS)), art(If(THIS.cheer >= 3, ThisArt(30))))
plain("hBP03-080")
plain("hBP03-081")
card("hBP03-082", bloom_effect(May(Reattach(STAGE.cheer[1, 2], THIS))))
card(
    "hBP03-083",
    gift(If(happened(LOSES_LIFE(PERFORMANCE_PHASE)), May(Send(ARCHIVE(cheer), THIS))), on=ENDS(OPP, PERFORMANCE_PHASE)),
)
card("hBP03-084", use(Search(first, same_color(OSHI)), pay=Archive(HOLO_POWER)))
card("hBP03-085", use(LookTop(4, one_each(debut, first))))
card("hBP03-086", use(Search(debut, extra(ANY_NUMBER), n=(1, 2), to=STAGE)))
card("hBP03-087", use(Reattach(STAGE.cheer, HOLOMEM)))
card("hBP03-088", use(If(~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB))), needs=LIFE < OPP_LIFE))
card("hBP03-089", use(Search(fan)))
card("hBP03-090", use(LookTop(4, debut, take=ANY)))
card("hBP03-091", use(LookTop(4, "#ID Gen 1", take=ANY), needs=HAND <= 6))
card("hBP03-092", use(LookTop(4, "#Gen 0", take=ANY), needs=HAND <= 6))
card("hBP03-093", use(LookTop(4, "#Gen 4", take=ANY), needs=HAND <= 6))
card("hBP03-094", use(LookTop(4, "#Shooter", take=ANY), needs=HAND <= 6))
card("hBP03-095", bonus(debut | spot, attached(Hp(30, HOLDER)), attached(Immune(HOLDER, SPECIAL, frm=OPP))))
card(
    "hBP03-096",
    attached(Arts(10, HOLDER)),
    bonus(("#Shooter", at_least(first)), Deals(10, HOLDER, SPECIAL, to=OPP_HOLOMEM)),
)
card("hBP03-097", attached(Arts(10, HOLDER)), bonus((at_least(first), "Otonose Kanade"), Draw(1), on=DOWNS(HOLDER)))
card("hBP03-098", attached(Hp(20, HOLDER)), bonus("Sakura Miko", Draw(1), on=COLLABS(HOLDER)))
card("hBP03-099", attached(Arts(10, HOLDER)), bonus("Sakura Miko", Arts(10, CENTER("Sakura Miko")), on=COLLABS(HOLDER)))
card("hBP03-100", attached(Hp(20, HOLDER)), bonus(("Fuwawa Abyssgard", "Mococo Abyssgard"), Neutral(HOLDER)))
card("hBP03-101", attached(Hp(20, HOLDER)), bonus("Tokoyami Towa", Deals(10, HOLDER, SPECIAL, to=OPP_HOLOMEM)))
card(
    "hBP03-102",
    attached(Arts(10, HOLDER)),
    bonus("Inugami Korone", May(Send(ARCHIVE(cheer, yellow), HOLDER)), on=COLLABS(HOLDER)),
)
card(
    "hBP03-103",
    attached(Arts(10, HOLDER)),
    bonus("Inugami Korone", Pay(Archive(HOLO_POWER), ToHand(SELF)), on=DOWNED(HOLDER)),
)
card(
    "hBP03-104",
    attached(Arts(10, HOLDER)),
    bonus("Ayunda Risu", May(Reattach(STAGE.cheer, HOLDER)), on=COLLABS(HOLDER)),
)
card("hBP03-105", attached(Pay(Archive(SELF), Takes(-30, HOLDER)), on=WOULD_TAKE(HOLDER), turn=OPP_TURN))
card("hBP03-106", attached(InPlaceOfCheer()))
card("hBP03-107", attached(AsCheer("red", HOLDER)), attached(Opponent(May(Draw(1))), on=DOWNED(HOLDER)))
card("hBP03-108", attached(Pay(Archive(SELF), Reroll()), on=ROLLS(HOLDER)))
card(
    "hBP03-109",
    attached(May(Send(ARCHIVE(cheer, blue), HOLOMEM("Fuwawa Abyssgard"))), on=DOWNED(HOLDER), turn=OPP_TURN),
)
card("hBP03-110", attached(AsCheer("purple", HOLDER)), attached(Arts(-10, HOLDER)))
card("hBP03-111", attached(Baton(-1, HOLDER)))
card(
    "hBP03-112",
    attached(
        May(Reattach(HOLDER.cheer(yellow)[1, 2], HOLOMEM("Tsunomaki Watame", other)[1])),
        on=DOWNED(HOLDER),
        turn=OPP_TURN,
    ),
)
card("hBP03-113", attached(Arts(10, HOLDER), on=ATTACHED(cheer, HOLDER), limit=TURN))
