"""hBP01, Blooming Radiance."""

from ..lang import *

card("hBP01-001", oshi_skill(SetHp(50, OPP_CENTER)), sp_skill(Arts(50, HOLOMEM), If(IT.is_(white), Arts(50, IT))))
card(
    "hBP01-002",
    oshi_skill(Takes(-50, IT), on=WOULD_TAKE(HOLOMEM("#Promise"), frm=OPP), turn=OPP_TURN),
    sp_skill(Search(event)),
)
card("hBP01-003", oshi_skill(Search("Stone Axe", to=HOLOMEM(green))), sp_skill(Heal(0, CENTER(green))))
card(
    "hBP01-004",
    oshi_skill(Reattach(IT.cheer(green)[ALL], HOLOMEM(other), split=True), on=DOWNED(HOLOMEM), turn=OPP_TURN),
    sp_skill(DiceShow(6)),
)
card(
    "hBP01-005",
    oshi_skill(InPlaceOfHand(), on=WOULD_ARCHIVE(HAND, by=HOLOMEM(red))),
    sp_skill(Cannot((NO_BATON, NO_MOVE, NO_SWAP), OPP_FRONT[ALL], until=IN_OPP_NEXT_TURN)),
)
card(
    "hBP01-006",
    oshi_skill(ToHand(ARCHIVE(holomem))),
    sp_skill(LifeLoss(-1), ToHand(IT.cards[ALL]), on=DOWNED(HOLOMEM(red)), turn=OPP_TURN),
)
card(
    "hBP01-007",
    oshi_skill(SpecialDamage(50, IT), on=DEALS(either(OSHI, HOLOMEM(blue)), OPP_BACK)),
    sp_skill(SpecialDamage(DEALT, OPP_BACK), on=DEALS(HOLOMEM(blue), OPP_FRONT)),
)
card(
    "hBP01-008",
    oshi_skill(SpecialDamage(20, OPP_HOLOMEM), on=ARCHIVES(cheer, by=HOLOMEM(blue))),
    sp_skill(Send(ARCHIVE(cheer)[1, 5], HOLOMEM("#ID"), split=True)),
)
card("hBP01-009", art(OnlyTarget(OPP_CENTER)))
card("hBP01-010", collab_effect(Arts(10, CENTER), If(CENTER.is_("#Gen 4"), Arts(20, CENTER))))
plain("hBP01-011")
card("hBP01-012", bloom_effect(Roll({face_le(3): Search(mascot, to=HOLOMEM)}, may=True)))
card("hBP01-013", bloom_effect(SpecialDamage(30, OPP_CENTER, no_life=True)))
card(
    "hBP01-014",
    collab_effect(SpecialDamage(50, OPP_CENTER)),
    art(When(THIS_ART_DOWNS(OPP_HOLOMEM), If(OVERKILL >= 50, Life(-1)))),
)
card("hBP01-015", art(If(happened(PLAYS(support)), ThisArt(20))))
card("hBP01-016", collab_effect(If(CENTER.is_("#Promise"), Draw(1))))
plain("hBP01-017")
card("hBP01-018", art(Pay(RevealTop(1), If(REVEALED.is_("#Promise"), ThisArt(20)), ToHand(REVEALED))))
card("hBP01-019", bloom_effect(If(bloomed(debut), Search("#Promise", ~buzz, debut | first))))
card("hBP01-020", collab_effect(Search("#Promise")), art(Arts(10 * each(BACK), FRONT[ALL])))
plain("hBP01-021")
card("hBP01-022", bloom_effect(Draw(1)))
card("hBP01-023", collab_effect(Draw(2)), art(Roll({ODD: Again(same_target=True)}, may=True)))
plain("hBP01-024")
plain("hBP01-025")
card("hBP01-026", bloom_effect(If(bloomed(debut), Search("#ID Gen 3", ~buzz, debut | first))))
card(
    "hBP01-027",
    gift(Roll({ODD: Immune(IT)}, may=True), on=WOULD_TAKE(HOLOMEM, frm=OPP), at=AT_COLLAB),
    art(If(CENTER.is_("#ID"), ThisArt(50))),
)
plain("hBP01-028")
plain("hBP01-029")
card("hBP01-030", bloom_effect(Arts(30, FRONT("#Promise")[ALL])))
card("hBP01-031", collab_effect(LookPower(), ToHoloPower(DECK_TOP)), art(ThisArt(20 * each(HOLOMEM("#Promise")))))
plain("hBP01-032", "hBP01-034")
card("hBP01-033", collab_effect(Roll({ODD: Heal(20, HOLOMEM(green))}, may=True)))
card(
    "hBP01-035",
    bloom_effect(May(Attach(ARCHIVE(tool), HOLOMEM))),
    art(If(THIS.attached(tool), Send(CHEER_TOP, HOLOMEM))),
)
card("hBP01-036", collab_effect(Heal(20, HOLOMEM)))
card(
    "hBP01-037",
    bloom_effect(Send(CHEER_TOP, HOLOMEM), If(THIS.attached(tool), Heal(40, THIS))),
    art(If(THIS.attached(tool), ThisArt(50))),
)
card("hBP01-038", art(Roll({EVEN: ThisArt(20)}, may=True)))
card("hBP01-039", collab_effect(If(OSHI.is_("Usada Pekora"), Roll({EVEN: Send(CHEER_TOP, HOLOMEM)}, may=True))))
plain("hBP01-040")
card("hBP01-041", bloom_effect(Send(CHEER_TOP, FRONT)))
card("hBP01-042", art(Roll(ThisArt(10 * each(FACE)), may=True), n=2))
card("hBP01-043", bloom_effect(Heal(50, THIS)), art(Roll(ThisArt(10 * each(FACE)), n=3, may=True)))
plain("hBP01-044", "hBP01-048")
card("hBP01-045", gift(If(LIFE <= 3, CanBloom(THIS, HAND(second, "AZKi"), any_level=True))))
card("hBP01-046", bloom_effect(May(Reattach(STAGE.cheer[1, 3], HOLOMEM, split=True))))
card("hBP01-047", bloom_effect(Heal(40, THIS), Roll({ODD: May(Send(ARCHIVE(cheer, green)[1, 3], THIS))}, may=True)))
plain("hBP01-049")
card(
    "hBP01-050",
    gift(Taunt(COLLAB), at=AT_COLLAB),
    art(Send(CHEER_TOP, HOLOMEM("#holoX", not_named("Kazama Iroha")))),
)
card("hBP01-051", art(ThisArt(20 * each(THIS.cheer, cap=5)), at=AT_COLLAB))
card("hBP01-052", art(May(Reattach(STAGE.cheer, HOLOMEM("#ID")))))
plain("hBP01-053")
card("hBP01-054", bloom_effect(Send(CHEER_TOP, HOLOMEM("#ID", not_named("Airani Iofifteen")))))
card(
    "hBP01-055",
    collab_effect(May(Send(ARCHIVE(cheer), HOLOMEM("#ID")[1, 3], each=1))),
    art(If(HOLOMEM("#ID", not_named("Airani Iofifteen")), ThisArt(50))),
)
plain("hBP01-056")
card("hBP01-057", collab_effect(SpecialDamage(10, OPP_COLLAB)), art(SpecialDamage(10, OPP_COLLAB)))
plain("hBP01-058")
card("hBP01-059", art(Pay(Archive(HAND), Search(~buzz, first)), n=2))
card("hBP01-060", bloom_effect(If(bloomed(debut), Pay(Archive(HAND), Draw(2)))))
card(
    "hBP01-061",
    bloom_effect(May(ToHand(ARCHIVE("#holoX")[1, 2]))),
    art(Pay(Archive(HAND[1, 5]), SpecialDamage(20 * each(ARCHIVED), OPP_FRONT))),
)
card("hBP01-062", art(Pay(Archive(HAND), ThisArt(20))))
card("hBP01-063", collab_effect(If(CENTER.is_("#Bird"), Pay(Archive(HAND), Search(mascot)))))
plain("hBP01-064")
card("hBP01-065", bloom_effect(LookTop(3, holomem, rest=ARCHIVE)))
card("hBP01-066", art(Pay(Archive(THIS.stack), SpecialDamage(40, OPP_COLLAB)), n=2))
card("hBP01-067", art(ThisArt(10 * each(ARCHIVE(holomem))), ToDeck(ARCHIVE(holomem)[6], SHUFFLED_IN), n=2))
plain("hBP01-068")
plain("hBP01-069")
card("hBP01-070", bloom_effect(Search(fan)), art(OnlyUsable(THIS.attached("Troupe Member"))))
card(
    "hBP01-071",
    bloom_effect(May(ToHand(ARCHIVE("Troupe Member")))),
    art(ThisArt(20 * each(HOLOMEM[ALL].attached(fan)))),
)
card("hBP01-072", art(If(THIS.cheer(red), Roll({ODD: SpecialDamage(20, OPP_COLLAB)}, may=True))))
plain("hBP01-073")
card(
    "hBP01-074",
    bloom_effect(
        If(bloomed(debut), Pay(ToHand(ARCHIVE(debut | first)), If(RETURNED.is_("#EN"), SpecialDamage(20, OPP_COLLAB))))
    ),
)
card("hBP01-075", collab_effect(BothPlayers(ToDeck(HAND[ALL]), Draw(each(RETURNED)))))
card("hBP01-076", art(SpecialDamage(10, OPP_BACK, no_life=True)))
card("hBP01-077", collab_effect(If(OSHI.is_("Hoshimachi Suisei"), Pay(Archive(THIS.cheer(blue)), Draw(2)))))
plain("hBP01-078")
card("hBP01-079", bloom_effect(SpecialDamage(20, OPP_BACK, no_life=True)))
card("hBP01-080", collab_effect(Roll({ODD: Down(OPP_BACK(damaged_by(40)), no_life=True)}, may=True)))
card(
    "hBP01-081",
    collab_effect(Send(CHEER_TOP, HOLOMEM(blue))),
    art(Pay(Archive(THIS.cheer(blue)[2]), ThisArt(60 * each(THIS.stack)), AlsoTarget(OPP_BACK))),
)
plain("hBP01-082")
card("hBP01-083", collab_effect(If(CENTER.is_("#ID"), Roll({face_ge(3): Send(CHEER_TOP, HOLOMEM)}, may=True))))
plain("hBP01-084")
card("hBP01-085", art(SpecialDamage(10, OPP_BACK[3], no_life=True), n=2))
card("hBP01-086", bloom_effect(Pay(Archive(HOLOMEM("#ID").cheer), SpecialDamage(10, OPP_BACK[ALL], no_life=True))))
card(
    "hBP01-087",
    art(Pay(Archive(THIS.cheer), SpecialDamage(20, OPP_BACK[ALL], no_life=True))),
    art(Pay(Archive(THIS.cheer[2]), SpecialDamage(damage_on(OPP_BACK[ALL]), OPP_CENTER)), n=2),
)
card("hBP01-088", art(Roll({EVEN: SpecialDamage(20, OPP_BACK, no_life=True)}, may=True)))
plain("hBP01-089")
card("hBP01-090", bloom_effect(SearchCheer(green | blue, to=HOLOMEM)))
card("hBP01-091", art(Pay(Archive(THIS.cheer(green | blue)), SpecialDamage(30, OPP_BACK)), n=2))
card("hBP01-092", art(May(Reattach(THIS.cheer, HOLOMEM("#Promise", other)))))
plain("hBP01-093")
card("hBP01-094", bloom_effect(SearchCheer(same_color(HOLOMEM("#Promise")), to=HOLOMEM("#Promise"))))
card("hBP01-095", collab_effect(ToDebut(OPP_BACK)), art(May(Bloom(BACK(debut, placed_now), HAND(first)))))
card("hBP01-096", collab_effect(Roll({EVEN: Search(buzz)}, may=True)))
card("hBP01-097", collab_effect(Swap(CENTER, BACK(active))))
card("hBP01-098", collab_effect(May(Send(ARCHIVE(cheer), HOLOMEM))))
card("hBP01-099", collab_effect(Roll({ODD: Swap(OPP_CENTER, OPP_BACK)}, may=True)))
card("hBP01-100", collab_effect(May(ToCheerDeck(ARCHIVE(cheer)[1, 3], SHUFFLED_IN))))
card("hBP01-101", collab_effect(May(ToHand(ARCHIVE(item)))))
card("hBP01-102", use(LookTop(4, "#Singing", take=ANY), needs=HAND <= 6))
card("hBP01-103", use(Search(~buzz, debut | first, same_color(OSHI)), pay=Archive(HOLO_POWER)))
card("hBP01-104", use(Search(debut, to=STAGE)))
card("hBP01-105", use(SearchCheer(same_color(HOLOMEM), to=HOLOMEM), pay=Archive(HOLO_POWER)))
card("hBP01-106", use(Swap(CENTER, BACK(active))))
card("hBP01-107", use(ToCheerDeck(ARCHIVE(cheer)[1, 3], SHUFFLED_IN)))
card("hBP01-108", use(Swap(OPP_CENTER, OPP_BACK)))
card("hBP01-109", use(LookTop(4, ("Usada Pekora", "Moona Hoshinova"), take=ANY), needs=HAND <= 6))
card(
    "hBP01-110",
    use(
        Roll({face_le(3): Archive(OPP_HOLOMEM.cheer)}),
        alt=shift(OSHI.is_("Nanashi Mumei"), Archive(OPP_CENTER.cheer[2]), limit=GAME),
    ),
)
card("hBP01-111", use(LookTop(4, "#ID Gen 3", take=ANY), needs=HAND <= 6))
card("hBP01-112", use(Roll({face_ge(4): SpecialDamage(20, OPP_BACK, no_life=True)})))
card("hBP01-113", use(LookTop(4, "#Promise", take=ANY), needs=HAND <= 6))
card(
    "hBP01-114",
    attached(Arts(20, HOLDER)),
    attached(SpecialDamage(10, HOLDER), on=USES_ART(HOLDER)),
    bonus((at_least(first), "Aki Rosenthal"), Draw(1), on=HEALED(HOLDER), limit=TURN),
)
card(
    "hBP01-115",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Hoshimachi Suisei"), Send(CHEER_TOP, HOLDER), on=DOWNS(HOLDER)),
)
card(
    "hBP01-116",
    attached(Arts(10, HOLDER)),
    bonus("Amane Kanata", SpecialDamage(20, OPP_CENTER), on=TAKES(HOLDER), turn=OPP_TURN, limit=TURN),
)
card(
    "hBP01-117",
    attached(Arts(10, HOLDER)),
    bonus("Nanashi Mumei", Pay(Archive(SELF), Takes(-30, HOLDER)), on=WOULD_TAKE(HOLDER), turn=OPP_TURN),
)
card("hBP01-118", attached(Hp(10, HOLDER)), bonus("Tokino Sora", AsCheer("white", HOLDER)))
card("hBP01-119", attached(Hp(10, HOLDER)), bonus("Aki Rosenthal", Heal(10, HOLOMEM), on=USES_ART(HOLDER)))
card("hBP01-120", attached(Arts(10, HOLDER)), bonus("Takane Lui", Draw(1), on=USES_ART(HOLDER, at=AT_CENTER)))
card("hBP01-121", attached(Takes(-10, HOLDER, at=AT_FRONT)), bonus("Takanashi Kiara", Draw(1), on=LEVELS_UP(HOLDER)))
card("hBP01-122", attached(Send(CHEER_TOP, HOLOMEM("Aki Rosenthal")), on=DOWNED(HOLDER), turn=OPP_TURN))
card("hBP01-123", attached(Pay(Archive(SELF), Reroll()), on=ROLLS(HOLDER)))
card("hBP01-124", attached(Reattach(HOLDER.cheer, HOLOMEM(other)), on=DOWNED(HOLDER), turn=OPP_TURN))
card("hBP01-125", attached(Pay(Archive(HAND), Draw(1)), on=ATTACHED(SELF, HOLDER, frm=HAND)))
card("hBP01-126", attached(AsCheer("red", HOLDER)), attached(Takes(10, HOLDER)))
