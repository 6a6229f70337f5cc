"""hBP05, the fifth booster pack."""

from collections.abc import Callable

from kaimaku.kernel.frames import Frame

from ..defs import COLORS, DEFS
from ..lang import *
from ..rules.abilities import EVENT
from ..table import HoloTable

ROLLED_EN = f"the total {FACE.en.removeprefix('the ')} from a die for that Arts is odd"
ROLLED_JA = "そのアーツでサイコロを振って出た目の合計数が奇数"


def _total(rest: int) -> Callable[[HoloTable, Frame], bool]:
    """What the dice of the Arts came to, odd or even; without a die it is neither."""

    def test(t: HoloTable, f: Frame) -> bool:
        event = f.slots[EVENT]
        total = event[3] if isinstance(event, tuple) and event else 0
        return isinstance(total, int) and total > 0 and total % 2 == rest

    return test


def _one_of_two(t: HoloTable, f: Frame) -> bool:
    """Red cheers or blue ones, not both."""
    colors = {DEFS[t.defs[card]].colors for card in THIS.cheer.find(t, f)}
    return (COLORS["red"] in colors) != (COLORS["blue"] in colors)


card(
    "hBP05-001",
    oshi_skill(Search("#Gen 3"), on=DOWNS(HOLOMEM)),
    sp_skill(LifeLoss(-1), If(IT.is_(buzz | second), Draw(2)), on=DOWNED(HOLOMEM("#Gen 3")), turn=OPP_TURN),
)
card(
    "hBP05-002",
    oshi_skill(
        Reattach(IT.cheer, HOLOMEM("#ID Gen 1", other)), on=WOULD_TAKE(HOLOMEM("#ID Gen 1"), frm=OPP), turn=OPP_TURN
    ),
    sp_skill(Pay(Archive(STAGE.cheer[2]), Search("#ID Gen 1", n=2), must=True)),
)
card(
    "hBP05-003",
    oshi_skill(DrawTo(count(STAGE.attached("Troupe Member")), cap=4)),
    sp_skill(LookTop(7, one_each("Omaru Polka", staff), rest=ARCHIVE)),
)
card(
    "hBP05-004",
    oshi_skill(SpecialDamage(10, OPP_HOLOMEM), needs=CENTER.is_("Nekomata Okayu")),
    sp_skill(May(Swap(OPP_CENTER, OPP_BACK(damaged))), If(CENTER.is_("Nekomata Okayu"), Draw(3))),
)
card(
    "hBP05-005",
    oshi_skill(Search("#Food", event)),
    sp_skill(ToHand(ARCHIVE("#Food", event)[1, 4]), Arts(40, STAGE("#Cooking")[ALL])),
)
card(
    "hBP05-006",
    oshi_skill(Arts(10, FRONT("#Singing")[ALL])),
    sp_skill(ArtsCost(-1, HOLOMEM("Nerissa Ravencroft")[ALL], until=GAME_LONG)),
)
card(
    "hBP05-007",
    oshi_skill(Swap(COLLAB(debut | first | spot), BACK("Shiranui Flare"))),
    sp_skill(May(Reattach(STAGE.cheer[1, 5], HOLOMEM("Shiranui Flare")[1])), Arts(10 * each(CENTER.cheer), STAGE[ALL])),
)
card("hBP05-008", gift(Takes(-20, HOLOMEM("#Gen 3", debut), at=AT_CENTER), at=AT_COLLAB))
card("hBP05-009", collab_effect(If(GOING_SECOND_TURN_1, Search(first, "Shirogane Noel"))))
card(
    "hBP05-010",
    gift(If(CENTER("#Gen 3"), Taunt(COLLAB)), at=AT_COLLAB),
    art(If(happened(PLAYS("Beef Bowl")), ThisArt(30))),
)
card("hBP05-011", bloom_effect(Arts(10, FRONT("#Gen 3")[ALL])), art(ThisArt(10 * each(STAGE("#Gen 3", different)))))
card("hBP05-012", art(If(THIS.is_(damaged), ThisArt(40))), art(If(COLLAB("#Gen 3"), ThisArt(30)), n=2, at=AT_CENTER))
card("hBP05-013", gift(Arts(30, STAGE("#Gen 0")[ALL]), at=AT_FRONT))
card("hBP05-014", art(Roll({EVEN: Draw(1)}, may=True)))
card("hBP05-015", art(If(HOLOMEM("#Gen 3") >= 3, Send(CHEER_TOP, THIS))), art(If(OSHI.is_(white), Draw(1)), n=2))
card(
    "hBP05-016",
    # Nothing else asks for what the dice of an Arts came to.
    gift(
        If(Fact(ROLLED_EN, ROLLED_JA, _total(1)), Draw(1)),
        If(Fact("it is even", "偶数", _total(0)), Draw(2)),
        on=USES_ART(THIS),
    ),
    art(Roll(ThisArt(10 * each(FACE)), n=each(THIS.stack), may=True)),
)
card(
    "hBP05-017",
    art(May(Attach(ARCHIVE("Lu-knights"), THIS))),
    art(ThisArtCost(-1 * each(CENTER.attached("Lu-knights"))), n=2, at=AT_COLLAB),
)
card(
    "hBP05-018",
    art(If(HOLOMEM("#ID Gen 3", buzz), Draw(1))),
    art(When(THIS_ART_DOWNS(OPP_HOLOMEM), Search("#ID Gen 3", first)), n=2),
)
card("hBP05-019", collab_effect(Pay(Archive(THIS.cheer), Heal(30, HOLOMEM("#ID Gen 1")))))
card("hBP05-020", collab_effect(If(GOING_SECOND_TURN_1, Send(CHEER_TOP, HOLOMEM("#ID Gen 1")))))
card("hBP05-021", bloom_effect(May(Send(ARCHIVE(cheer), THIS))))
card("hBP05-022", collab_effect(If(STAGE.cheer >= 4, Arts(20, STAGE("#ID Gen 1")))))
card(
    "hBP05-023",
    gift(May(Send(ARCHIVE(cheer), HOLOMEM("#ID Gen 1"))), on=DOWNS(THIS)),
    art(If(OSHI.is_("Airani Iofifteen"), ThisArt(20 * each(STAGE.cheer, per=3))), at=AT_CENTER),
)
card(
    "hBP05-024",
    art(If(STAGE.attached("Pioneers"), Send(CHEER_TOP, HOLOMEM("AZKi")))),
    art(If(OSHI.is_("AZKi"), ThisArt(20 * each(THIS.cheer))), n=2),
)
plain("hBP05-025")
card("hBP05-026", collab_effect(May(Attach(ARCHIVE("Stone Axe"), HOLOMEM("Aki Rosenthal")))))
card(
    "hBP05-027",
    bloom_effect(Pay(Archive(THIS.attached(tool)), Search(holomem | tool))),
    art(When(THIS_ART_DOWNS(OPP_HOLOMEM), Draw(1), If(OSHI.is_("Aki Rosenthal"), Heal(20, HOLOMEM[ALL])))),
)
card(
    "hBP05-028",
    gift(
        Draw(1),
        on=DEALS(either(OSHI("Shishiro Botan"), STAGE("Shishiro Botan")), OPP_HOLOMEM, SPECIAL, least=30),
        at=AT_CENTER,
    ),
    art(Pay(Archive(HOLOMEM("Shishiro Botan").cheer), SpecialDamage(30, OPP_CENTER))),
)
card(
    "hBP05-029",
    art(If(OSHI.is_("Juufuutei Raden"), Search("#Mushroom", event))),
    art(If(HOLOMEM("#ReGLOSS", second), ThisArt(40)), n=2),
)
card("hBP05-030", collab_effect(Arts(10, CENTER(having(fan)))))
card("hBP05-031", art(If(GOING_SECOND_TURN_1, Search("Troupe Member"))))
card("hBP05-032", bloom_effect(SpecialDamage(20, OPP_COLLAB)), art(Pay(Archive(HAND), SpecialDamage(10, OPP_FRONT))))
card(
    "hBP05-033",
    art(Roll(Archive(DECK_TOP[each(FACE)]), If(ARCHIVE >= 10, ThisArt(10)), may=True)),
    art(ThisArt(10 * each(THIS.attached("Troupe Member"))), n=2),
)
card(
    "hBP05-034",
    bloom_effect(Pay(Archive(HAND[ANY]), ToHand(ARCHIVE("Troupe Member")[each(ARCHIVED)])), at=AT_CENTER),
    art(If(OSHI.is_("Omaru Polka"), ThisArt(30 * each(ARCHIVE, per=10)))),
)
card(
    "hBP05-035",
    gift(Search("DIYMiko"), on=DOWNED(HOLOMEM("Sakura Miko")), turn=OPP_TURN, usable=True, at=AT_FRONT),
    art(Pay(Archive(HAND[2]), SpecialDamage(50, OPP_FRONT), If(STAGE.attached("35P"), Draw(1)))),
)
card("hBP05-036", art(If(OPP_BACK.is_(damaged), ThisArt(20))))
card(
    "hBP05-037",
    # Nothing else asks for one of two colors alone.
    art(
        If(has(THIS.cheer(red)) & has(THIS.cheer(blue)), May(Send(ARCHIVE(cheer)[2], THIS))),
        If(
            Fact("only one of those colors is attached", "どちらか1色しか付いていない", _one_of_two),
            May(Send(ARCHIVE(cheer), THIS)),
        ),
    ),
    art(Archive(THIS.cheer[ALL]), n=2),
)
card(
    "hBP05-038",
    gift(Arts(70, THIS), If(HOLOMEM(second), Arts(50, THIS)), on=USES("BAU BAU!"), at=AT_COLLAB),
    art(If(CENTER.is_("Fuwawa Abyssgard"), ThisArtCost(-1))),
)
card(
    "hBP05-039",
    art(If(happened(PLAYS("Struggle Meal")), SpecialDamage(20, OPP_FRONT[ALL]))),
    art(If(TARGET.at(AT_COLLAB) & TARGET.is_(at_least(first)), ThisArt(70)), n=2),
)
card(
    "hBP05-040",
    collab_effect(
        If(LIFE <= 3, May(Bloom(CENTER(("Sakura Miko", "Hoshimachi Suisei"), bloomed_now), HAND(holomem), again=True)))
    ),
    art(May(Reattach(THIS.cheer, BACK))),
)
card("hBP05-041", art(SpecialDamage(10, OPP_CENTER)))
card("hBP05-042", collab_effect(If(GOING_SECOND_TURN_1, Search("#GAMERS", second))))
card(
    "hBP05-043",
    gift(If(CENTER("#GAMERS"), Taunt(COLLAB)), at=AT_COLLAB),
    art(Pay(Archive(THIS.cheer(blue)), SpecialDamage(10, both(OPP_CENTER, OPP_BACK)))),
)
card(
    "hBP05-044",
    bloom_effect(SpecialDamage(10, both(OPP_CENTER, OPP_BACK)), once=ABILITY),
    art(SpecialDamage(10, OPP_HOLOMEM)),
)
card(
    "hBP05-045",
    gift(Deals(20, either(OSHI("Nekomata Okayu"), STAGE("Nekomata Okayu")[ALL]), SPECIAL, to=OPP_CENTER), at=AT_CENTER),
    art(SpecialDamage(20, OPP_HOLOMEM), May(Send(ARCHIVE(cheer), BACK("#GAMERS")))),
)
card("hBP05-046", bloom_effect(Search("Yukimin")), art(If(HOLOMEM("#Gen 5", second), SpecialDamage(20, OPP_HOLOMEM))))
card("hBP05-047", art(SpecialDamage(10, OPP_BACK)))
card("hBP05-048", collab_effect(SpecialDamage(10, OPP_BACK[2])), art(SpecialDamage(10, OPP_BACK[2])))
card(
    "hBP05-049",
    art(If(damage_on(OPP_BACK[ALL]) >= 80, May(Send(ARCHIVE(cheer, blue), HOLOMEM("Kobo Kanaeru"))))),
    art(Pay(Archive(THIS.cheer[2]), SpecialDamage(30, OPP_BACK[ALL], no_life=True)), n=2),
)
card(
    "hBP05-050",
    gift(Send(CHEER_TOP, HOLOMEM("#Advent")), on=USES("Moco-chan!"), at=AT_CENTER),
    art(
        If(happened(USES_ART(HOLOMEM("Mococo Abyssgard"))), ThisArt(40)), If(happened(USES("Moco-chan!")), ThisArt(30))
    ),
)
card(
    "hBP05-051",
    bloom_effect(LookTop(3, "#Alcohol")),
    art(If(HOLOMEM("#Alcohol") >= 3, May(Send(ARCHIVE(cheer), BACK("#Alcohol"))))),
)
card("hBP05-052", collab_effect(If(ARCHIVE(event), SpecialDamage(10, OPP_CENTER))))
card("hBP05-053", collab_effect(If(GOING_SECOND_TURN_1 & OSHI.is_("Yuzuki Choco"), Draw(2))))
card("hBP05-054", art(If(happened(PLAYS("#Food", event)) >= 2, ThisArtCost(-1))))
card(
    "hBP05-055",
    gift(
        If(THIS.is_(~damaged), May(Send(CHEER_TOP, HOLOMEM("Yuzuki Choco")))),
        on=ENDS(OPP, PERFORMANCE_PHASE),
        at=AT_CENTER,
    ),
)
card(
    "hBP05-056",
    art(ThisArt(20 * each(happened(PLAYS("#Food", event)), cap=2))),
    art(Pay(Archive(HAND[2]), ToHand(ARCHIVE("#Cooking"))), n=2),
)
card("hBP05-057", collab_effect(Arts(10, STAGE("#Singing"))))
card("hBP05-058", collab_effect(If(GOING_SECOND_TURN_1 & OSHI.is_("Nerissa Ravencroft"), ToHoloPower(DECK_TOP))))
card("hBP05-059", art(If(OSHI.is_("Nerissa Ravencroft"), Draw(1))))
card(
    "hBP05-060",
    bloom_effect(Search(("Nerissa Ravencroft's Staff", "Jailbird"))),
    art(Pay(Archive(HAND), SpecialDamage(20, OPP_FRONT))),
)
card(
    "hBP05-061",
    gift(Draw(2), on=DOWNS(THIS)),
    art(Pay(Archive(HAND[1, 3]), Arts(20 * each(ARCHIVED), STAGE("#Singing")))),
)
card(
    "hBP05-062",
    bloom_effect(Search("#Singing", ~buzz, first, n=2)),
    art(SpecialDamage(20 * each(STAGE("#Singing", first)), OPP_FRONT)),
)
card("hBP05-063", collab_effect(Pay(Archive(THIS.cheer), Search(debut, ~same_name(STAGE[ALL])))))
card("hBP05-064", collab_effect(If(GOING_SECOND_TURN_1, Search(debut, different, n=2))))
card(
    "hBP05-065",
    gift(
        Roll({ODD: Takes(-40, IT), EVEN: Takes(-20, IT)}, may=True),
        on=WOULD_TAKE(HOLOMEM(other), frm=OPP),
        at=AT_COLLAB,
    ),
)
card(
    "hBP05-066",
    gift(Pay(Archive(HAND), Draw(1)), on=USES_ART(CENTER("#Gen 3")), at=AT_COLLAB),
    art(ThisArt(10 * each(STAGE("#Gen 3", different)))),
)
card(
    "hBP05-067",
    gift(May(Send(THIS.cheer[2], BACK[1])), ToHand(ARCHIVE(first, same_name(RECEIVER))), on=USES_ART(THIS)),
    art(Roll(If(FACE >= LIFE, ThisArt(60)), If(FACE <= LIFE, Draw(1)), may=True)),
)
card("hBP05-068", collab_effect(If(THIS.attached(mascot), LookTop(1, take=0, rest=TOP_OR_BOTTOM))))
card("hBP05-069", gift(Immune(THIS, frm=OPP), at=AT_BACK), art(May(Send(CHEER_TOP, THIS))))
card(
    "hBP05-070",
    art(May(Attach(ARCHIVE("#Shirakami's Character", mascot | fan)[ANY], HOLOMEM, split=True))),
    art(
        If(
            (OSHI.is_("Shirakami Fubuki") | OSHI.is_(yellow)) & (STAGE.attached(tool | mascot | fan) >= 4),
            ThisArt(100),
        ),
        n=2,
    ),
)
card("hBP05-071", bloom_effect(Search("#GAMERS", ~buzz, first)), art(Arts(30, STAGE("#GAMERS"))))
card(
    "hBP05-072",
    art(If(THIS.cheer >= 4, Arts(50, both(THIS, COLLAB))), at=AT_CENTER),
    art(If(OSHI.is_("Tsunomaki Watame"), May(Send(CHEER_TOP, HOLOMEM("Tsunomaki Watame")))), n=2),
)
card(
    "hBP05-073",
    collab_effect(LookCheer(3, to=HOLOMEM("Ayunda Risu")), Draw(1)),
    art(If(OSHI.is_("Ayunda Risu"), ThisArt(10 * each(HOLOMEM("#ID Gen 1")[ALL].cheer, cap=10)))),
)
card("hBP05-074", use(IfDid(Search(debut, extra(ANY_NUMBER), n=(1, 2), to=STAGE), ToDeck(HAND), n=2)))
card("hBP05-075", use(Choose(HOLOMEM, Baton(-2, CHOSEN_ONE), Heal(20, CHOSEN_ONE))))
card("hBP05-076", use(Arts(10, STAGE), Arts(10, STAGE(second, "Yuzuki Choco"))))
card(
    "hBP05-077",
    use(
        LookTop(4, ("Shirakami Fubuki", "Shiranui Flare", "Tsunomaki Watame", "Omaru Polka"), take=ANY), needs=HAND <= 6
    ),
)
card("hBP05-078", use(LookTop(4, "#Alcohol", take=ANY), needs=HAND <= 6))
card(
    "hBP05-079",
    use(Draw(2), If(happened(DOWNED(HOLOMEM), LAST_OPP_TURN) & (LIFE < OPP_LIFE), Send(ARCHIVE(cheer), HOLOMEM[1]))),
)
card("hBP05-080", use(Draw(2), LookTop(5, first)))
card(
    "hBP05-081",
    attached(Arts(10, HOLDER)),
    bonus((at_least(first), "Shirogane Noel"), If(HOLDER.cheer >= 3, Arts(20, HOLDER))),
)
card(
    "hBP05-082",
    to_use(Archive(either(HAND, STAGE.attached("Stone Axe")))),
    attached(Arts(10, HOLDER)),
    bonus((at_least(second), "Aki Rosenthal"), Arts(40, HOLDER)),
)
card(
    "hBP05-083",
    attached(Arts(10, HOLDER)),
    bonus(
        (at_least(second), "Nerissa Ravencroft"),
        SpecialDamage(20, OPP_FRONT),
        on=ARCHIVES(HAND, by=HOLDER),
        at=AT_FRONT,
        limit=TURN,
    ),
)
card(
    "hBP05-084",
    attached(Arts(10, HOLDER)),
    bonus(
        (at_least(second), "Tsunomaki Watame"),
        attached(If(STAGE.attached("Watamates"), Arts(10, HOLDER))),
        attached(May(Send(ARCHIVE(cheer), HOLOMEM("Tsunomaki Watame"))), on=USES_ART(HOLDER)),
    ),
)
card(
    "hBP05-085",
    attached(Hp(10, HOLDER)),
    bonus("Sakura Miko", Opponent(Archive(HAND)), on=DOWNED(HOLDER), turn=OPP_TURN),
)
card(
    "hBP05-086", attached(Hp(20, HOLDER)), bonus("Kobo Kanaeru", Draw(1), on=DOWNED(OPP_BACK), at=AT_CENTER, limit=TURN)
)
card("hBP05-087", attached(May(Reattach(HOLDER.cheer, HOLOMEM("#Singing", other))), on=DOWNED(HOLDER), turn=OPP_TURN))
