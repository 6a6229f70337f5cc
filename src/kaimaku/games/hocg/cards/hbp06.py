"""hBP06, the sixth booster pack."""

from kaimaku.kernel.frames import Frame

from ..facts import title
from ..lang import *
from ..lang.history import THIS_TURN_JA
from ..table import HoloTable

STAMINA = title("Infinite Stamina")
STAMINA_EN = f'{THIS.en} became active by your Oshi Skill "{STAMINA.en}" this turn'
STAMINA_JA = f"{THIS_TURN_JA}{THIS.ja}が自分の推しスキル「{STAMINA.ja}」でアクティブになっていた"


def _by_stamina(t: HoloTable, f: Frame) -> bool:
    """The same holomem, whatever it has bloomed into since (Q532, Q548)."""
    found = THIS.find(t, f)
    return any(row[0] == "ready" and row[3] in found and row[4] == STAMINA.en for row in t.history)


card(
    "hBP06-001",
    oshi_skill(If(CENTER.is_("Raora Panthera"), Search(holomem, same_name(COLLAB)))),
    sp_skill(Cannot(NO_REST_RESET, HOLOMEM("Raora Panthera")[ALL], until=GAME_LONG)),
)
card(
    "hBP06-002",
    oshi_skill(Archive(DECK_TOP[2]), Arts(20, FRONT("#FLOW GLOW")[ALL])),
    sp_skill(Life(-1), on=DOWNS(HOLOMEM("#FLOW GLOW"), OPP_CENTER), needs=DECK <= 5),
)
card(
    "hBP06-003",
    oshi_skill(Send(CHEER_TOP, HOLOMEM(any_of(buzz, ("Kazama Iroha", bloomed_from(buzz)))))),
    sp_skill(Arts(10 * each(STAGE.cheer), STAGE("Kazama Iroha")[ALL]), If(HOLOMEM(buzz), Draw(3))),
)
card(
    "hBP06-004",
    oshi_skill(Pay(Archive(CHEER_TOP[1, 2]), Draw(each(ARCHIVED(cheer))), must=True)),
    sp_skill(SpecialDamage(20 * each(ARCHIVE(cheer, red)), OPP_FRONT)),
)
card(
    "hBP06-005",
    oshi_skill(If(happened(USES_SP(), THIS_GAME), Roll(DrawTo(FACE)))),
    sp_skill(Roll(Archive(HAND[each(FACE)]))),
)
card(
    "hBP06-006",
    oshi_skill(SpecialDamage(20, OPP_FRONT[ALL]), on=YOU_DEAL(OPP_HOLOMEM, SPECIAL)),
    sp_skill(If(BOTH_HOLOMEM.cheer >= 6, SearchCheer(to=HOLOMEM("#ID Gen 1"), n=(1, 3), split=True))),
)
card(
    "hBP06-007",
    oshi_skill(Archive(DECK_TOP[2]), ToHand(ARCHIVE("Robocosan")), on=DOWNED(HOLOMEM("Robocosan")), turn=OPP_TURN),
    sp_skill(AllOf(Draw(2), Archive(HAND[2])), May(Attach(ARCHIVE("Roboser")[ANY], HOLOMEM("Robocosan"), split=True))),
)
card(
    "hBP06-008",
    oshi_skill(Roll(If(FACE >= LIFE, Search(hidden=True)), If(FACE <= LIFE, ToHoloPower(DECK_TOP)))),
    sp_skill(If(CENTER.is_("Natsuiro Matsuri"), LimitedCap(2))),
)
card("hBP06-009", gift(Takes(-10, COLLAB), at=AT_CENTER))
card("hBP06-010", collab_effect(If(GOING_SECOND_TURN_1, Search(debut | spot, to=STAGE))))
card("hBP06-011", collab_effect(Search("#Justice", debut | first)))
card("hBP06-012", art(Draw(2), n=2))
card("hBP06-013", bloom_effect(Search("Chattino")), art(Arts(20, COLLAB("#Painting")), at=AT_CENTER))
card(
    "hBP06-014",
    gift(IfDid(LookPower(), ToHoloPower(HAND)), ShufflePower(), on=USES_ART(THIS)),
    art(AllOf(Arts(50, COLLAB("#Painting")), ArtsCost(-1, COLLAB("#Painting"))), at=AT_CENTER),
)
plain("hBP06-015")
card("hBP06-016", collab_effect(If(GOING_SECOND_TURN_1, Search(has_text(COLLAB_EFFECT), "#FLOW GLOW", holomem))))
plain("hBP06-017")
card("hBP06-018", collab_effect(Arts(20, STAGE("#FLOW GLOW"))), art(Archive(DECK_TOP)))
card("hBP06-019", bloom_effect(If(OSHI.is_("Isaki Riona"), Pay(Archive(DECK_TOP), Draw(1)))), art(Archive(DECK_TOP)))
card(
    "hBP06-020",
    # Two cards or none (Q515), as a cost.
    gift(Pay(Archive(DECK_TOP[2]), Draw(each(STAGE("#FLOW GLOW", different)))), on=DOWNED(THIS), turn=OPP_TURN),
    art(Archive(DECK_TOP[1, 3]), ThisArt(20 * each(ARCHIVED))),
)
card(
    "hBP06-021",
    collab_effect(
        Choose(
            STAGE("#holoX"),
            If(THIS.attached("#KOYO LABO", support), Arts(50, CHOSEN_ONE), instead_of=Arts(30, CHOSEN_ONE)),
        ),
    ),
    art(Pay(ToDeck(ARCHIVE("#KOYO LABO", support)), ThisArt(40))),
)
plain("hBP06-022")
card("hBP06-023", collab_effect(If(GOING_SECOND_TURN_1, Search(buzz, "Kazama Iroha"))))
plain("hBP06-024")
card("hBP06-025", gift(Arts(20, STAGE("#holoX", other)[ALL]), at=AT_FRONT))
card("hBP06-026", gift(If(HAND >= 5, May(Send(CHEER_TOP, COLLAB))), on=COLLABS(HOLOMEM), at=AT_CENTER))
card(
    "hBP06-027",
    gift(May(Bloom(HOLOMEM("Kazama Iroha", bloomed_now), HAND(holomem), again=True)), on=DOWNS(THIS, OPP_CENTER)),
    art(
        If(OSHI.is_("Kazama Iroha") & has(COLLAB), ThisArt(40)),
        If(THIS.is_(bloomed_from(buzz)), Irreducible()),
    ),
)
plain("hBP06-028")
card("hBP06-029", art(If(HOLOMEM(having(fan)), May(Send(CHEER_TOP, THIS)))))
card(
    "hBP06-030",
    gift(
        May(ReattachInstead(BACK("Himemori Luna"))),
        on=WOULD_ARCHIVE(CENTER.attached("Lu-knights")),
        turn=OPP_TURN,
        at=AT_COLLAB,
    ),
    art(May(Attach(ARCHIVE("Lu-knights"), HOLOMEM("Himemori Luna")))),
)
card(
    "hBP06-031",
    bloom_effect(
        If(
            OSHI.is_("Himemori Luna"),
            Pay(
                Archive(STAGE.attached("Lu-knights")[1, 2]),
                Send(CHEER_TOP[each(ARCHIVED)], HOLOMEM("Himemori Luna")[1]),
            ),
        ),
    ),
    art(If(THIS.attached("Lu-knights") >= 2, ThisArt(50))),
)
card("hBP06-032", collab_effect(Send(CHEER_TOP, HOLOMEM("#Justice", other))))
card(
    "hBP06-033",
    bloom_effect(If(happened(PLAYS("#Mushroom", event)), Draw(2)), once=ABILITY),
    art(May(Send(ARCHIVE(cheer), HOLOMEM("#ReGLOSS")))),
)
card("hBP06-034", art(Pay(Archive(HAND), Arts(30, CENTER("Nakiri Ayame")))))
card("hBP06-035", collab_effect(If(GOING_SECOND_TURN_1, Search(tool | mascot | fan, to=HOLOMEM("Nakiri Ayame")))))
card(
    "hBP06-036",
    collab_effect(Search(("Asura & Rakshasa", "Demon Blade Asura", "Poyoyo"))),
    art(Pay(Archive(CHEER_TOP), Draw(1))),
)
card(
    "hBP06-037",
    bloom_effect(May(ToCheerDeck(ARCHIVE(cheer, red)[2]))),
    art(Pay(Archive(CHEER_TOP), SpecialDamage(30, OPP_FRONT))),
)
card(
    "hBP06-038",
    collab_effect(Pay(Archive(CHEER_TOP), ToHand(ARCHIVE("Nakiri Ayame")))),
    art(Pay(Archive(CHEER_TOP), SpecialDamage(20, OPP_FRONT))),
)
card(
    "hBP06-039",
    gift(If(has(COLLAB) & ~OPP_COLLAB, Immune(HOLOMEM[ALL], ART, frm=OPP)), at=AT_CENTER),
    art(
        If(OSHI.is_("Nakiri Ayame"), Pay(Archive(CHEER_TOP[1, 3]), ThisArt(40 * each(ARCHIVED(cheer))))),
        OnlyUsable(LIFE <= 2, at=AT_COLLAB),
    ),
)
card("hBP06-040", art(Roll({ODD: SpecialDamage(10, OPP_FRONT[ALL])})))
card("hBP06-041", collab_effect(If(GOING_SECOND_TURN_1, AllOf(Draw(3), Archive(HAND[2])))))
card("hBP06-042", bloom_effect(Archive(HAND), Draw(1)), art(Pay(Archive(HAND[2]), ThisArt(20))))
card("hBP06-043", collab_effect(Pay(Archive(HAND("#Promise")), SpecialDamage(30, OPP_FRONT))))
card("hBP06-044", art(If(happened(USES("🎲ƎNOZ N∩Ⅎ ƎH⊥ O⊥ ƎWOϽ˥ƎM🎲"), THIS_GAME), Roll(ThisArt(10 * each(FACE))))))
card(
    "hBP06-045",
    art(ToDeck(ARCHIVE(holomem)[1, 5]), ThisArt(10 * each(RETURNED(holomem)))),
    art(If(happened(USES("🎲ƎNOZ N∩Ⅎ ƎH⊥ O⊥ ƎWOϽ˥ƎM🎲"), THIS_GAME), SpecialDamage(100, OPP_FRONT)), n=2),
)
card(
    "hBP06-046",
    gift(If(happened(USES("Hawkeye"), THIS_GAME), Arts(20, THIS))),
    art(If(OSHI.is_("Takane Lui"), Pay(Archive(HAND[2]), SpecialDamage(50, OPP_FRONT)))),
)
card(
    "hBP06-047",
    collab_effect(If(OSHI.is_("Ichijou Ririka") & (ARCHIVE("Struggle Meal") >= 2), Draw(2))),
    art(If(~OPP_COLLAB, SpecialDamage(50, OPP_CENTER), instead_of=SpecialDamage(50, OPP_COLLAB)), at=AT_COLLAB),
)
card("hBP06-048", art(If(THIS.cheer(~blue), SpecialDamage(10, OPP_BACK, no_life=True))))
card("hBP06-049", collab_effect(If(GOING_SECOND_TURN_1, SearchCheer(blue, to=HOLOMEM("Moona Hoshinova")))))
card("hBP06-050", art(SpecialDamage(10, OPP_BACK)))
card("hBP06-051", art(If(OSHI.is_("Moona Hoshinova"), Pay(Archive(THIS.cheer), Draw(1))), n=2))
card(
    "hBP06-052",
    gift(SpecialDamage(damage_on(IT), IT), on=DEALS(THIS, OPP_HOLOMEM, ART), usable=True),
    art(If(OSHI.is_("Moona Hoshinova") & (THIS.cheer >= 4), ThisArt(60))),
)
card(
    "hBP06-053",
    collab_effect(Choose(OPP_FRONT, SpecialDamage(damage_on(CHOSEN_ONE), CHOSEN_ONE))),
    art(If(THIS.cheer >= 4, SpecialDamage(90, OPP_FRONT))),
)
card(
    "hBP06-054",
    bloom_effect(
        If(
            THIS.attached("Yukimin"),
            SpecialDamage(20, OPP_CENTER),
            If(THIS.attached("Yukimin") >= 3, Draw(2), instead_of=Draw(1)),
        ),
    ),
    art(ThisArt(10 * each(THIS.attached("Yukimin")))),
)
card(
    "hBP06-055",
    collab_effect(
        If(
            OSHI.is_("Murasaki Shion"),
            Send(OPP_ARCHIVE(cheer)[3], OPP_CENTER),
            May(Send(ARCHIVE(cheer), HOLOMEM("Murasaki Shion"))),
        ),
    ),
    art(
        RevealTop(4),
        ThisArt(20 * each(REVEALED(holomem))),
        Archive(REVEALED[ALL]),
        If(REVEALED(event), Draw(2)),
    ),
)
card(
    "hBP06-056",
    gift(If(happened(USES("Life Reset Button"), THIS_GAME), NamedArtsCost(-1, THIS, "Have a Blast with Sakamata?"))),
    art(RevealTop(6), ThisArt(20 * each(REVEALED(holomem))), Archive(REVEALED[ALL])),
)
card("hBP06-057", art(AllOf(Draw(1), Archive(HAND))))
card(
    "hBP06-058",
    collab_effect(AllOf(Draw(3), Archive(HAND[2]))),
    art(If(THIS.cheer(purple), Draw(1), Archive(DECK_TOP[2]))),
)
card("hBP06-059", bloom_effect(If(HOLOMEM("#EN") >= 3, SearchCheer(blue | purple, to=HOLOMEM))))
card(
    "hBP06-060",
    art(If(OSHI.is_("Mori Calliope"), IfDid(May(Archive(DECK_TOP[2])), Send(CHEER_TOP, HOLOMEM)))),
    art(Arts(20, STAGE("#Myth")), If(OSHI.is_("Mori Calliope") & (ARCHIVE(holomem) >= 8), May(Draw(1))), n=2),
)
card("hBP06-061", art(If(THIS.attached("Roboser"), SpecialDamage(20, OPP_CENTER))))
card("hBP06-062", collab_effect(If(GOING_SECOND_TURN_1, Search("Roboser", n=2))))
card(
    "hBP06-063",
    bloom_effect(If(HOLOMEM(having("Roboser")), SpecialDamage(20, OPP_CENTER))),
    art(If(OSHI.is_("Robocosan"), Draw(1))),
)
card(
    "hBP06-064",
    collab_effect(If(OSHI.is_("Robocosan"), Pay(Archive(HAND[1, 2]), ToHand(ARCHIVE("Roboser")[each(ARCHIVED)])))),
)
card(
    "hBP06-065",
    gift(SpecialDamage(50, OPP_FRONT), on=USES_ART(THIS(bloomed_from(first)))),
    art(If(happened(DOWNED(HOLOMEM), LAST_OPP_TURN), ThisArtCost(-1))),
)
card(
    "hBP06-066",
    gift(Search(to=ARCHIVE), on=USES_ART(COLLAB("#Gen 0")), at=AT_CENTER),
    art(If(THIS.attached("Roboser") >= 3, SpecialDamage(70, OPP_FRONT))),
)
card("hBP06-067", collab_effect(Pay(Archive(HAND("#GAMERS")), Draw(1))))
card(
    "hBP06-068",
    bloom_effect(Search("Fingers"), once=ABILITY),
    art(If(HOLOMEM(having(support)), AllOf(Draw(1), Archive(HAND)))),
)
card(
    "hBP06-069",
    collab_effect(If(HOLOMEM(having("Fingers")), Draw(1))),
    # Nothing else asks by which skill a holomem became active.
    art(If(Fact(STAMINA_EN, STAMINA_JA, _by_stamina), ThisArt(50))),
)
card(
    "hBP06-070",
    gift(Pay(ToDeck(STAGE.attached("Fingers")), ArtsCost(-2, THIS)), at=AT_CENTER, turn=MAIN),
    art(If(happened(USES("Infinite Stamina")), ThisArt(40))),
)
card(
    "hBP06-071",
    art(Roll(ThisArt(20 * each(rolls(ODD))), n=3)),
    art(Roll(AllOf(Draw(each(rolls(ODD))), SpecialDamage(30 * each(rolls(ODD)), OPP_FRONT[ALL])), n=5), n=2),
)
card("hBP06-072", gift(Takes(-30, THIS, ART, frm=OPP_HOLOMEM(first))))
card("hBP06-073", collab_effect(If(GOING_SECOND_TURN_1 & OSHI.is_("Natsuiro Matsuri"), Search(limited, support))))
card("hBP06-074", collab_effect(Arts(10 * each(happened(PLAYS(support)), cap=3), CENTER)))
card(
    "hBP06-075",
    art(Roll(ThisArt(10 * each(rolls(face_ge(4)))), n=each(STAGE.attached(mascot | fan), cap=4)), n=2),
)
card(
    "hBP06-076",
    bloom_effect(Search(("Ebifrion", "Matsurisu"))),
    art(If(TARGET.is_(second) & happened(PLAYS(limited, event)), ThisArt(70))),
)
card(
    "hBP06-077",
    bloom_effect(If(LIFE <= OPP_LIFE, May(Send(CHEER_TOP, HOLOMEM("Natsuiro Matsuri"))))),
    art(ThisArt(30 * each(happened(PLAYS(limited, support))))),
)
card("hBP06-078", collab_effect(Pay(Archive(THIS.cheer), Search(debut, same_name(OSHI)))))
card("hBP06-079", collab_effect(May(Send(ARCHIVE(cheer), THIS))))
card("hBP06-080", bloom_effect(Search(("Subaru Duck", "Subatomo"))), art(ThisArt(20 * each(THIS.attached("Subatomo")))))
card(
    "hBP06-081",
    bloom_effect(If(OSHI.is_("Oozora Subaru"), Pay(Archive(STAGE.cheer), Search("Oozora Subaru")))),
    art(If(LIFE <= 3, May(Send(CHEER_TOP[each(THIS.cheer)], HOLOMEM(yellow)[1])))),
)
card(
    "hBP06-082",
    gift(If(OSHI.is_("Anya Melfissa"), Takes(-30, FRONT(having("Ancient Weapon"))[ALL], ART)), at=AT_COLLAB),
    art(If(happened(USES("Mystical Ritual")), May(ToHand(ARCHIVE("Anya Melfissa")[1, 3])))),
)
card(
    "hBP06-083",
    collab_effect(
        Pay(ToDeck(HAND("Oozora Subaru"), shown=True), ToHand(ARCHIVE(("Tsunomaki Watame", "Oozora Subaru"))))
    ),
    art(
        If(
            CENTER.is_(second, "Tsunomaki Watame"),
            ThisArtCost(-3, yellow),
            instead_of=If(OSHI.is_(("Tsunomaki Watame", "Oozora Subaru")), ThisArtCost(-1, yellow)),
        ),
        at=AT_COLLAB,
    ),
)
card("hBP06-084", gift(Arts(20, STAGE("Hakui Koyori")), on=BATON_PASSES(THIS)))
card("hBP06-085", use(Search(namesakes(debut, buzz, also=("#Buzz Merch", support)))))
card("hBP06-086", use(Draw(1), Heal(100, HOLOMEM)))
card("hBP06-087", use(Archive(CHEER_TOP), ToHand(ARCHIVE("Juufuutei Raden")), needs=OSHI.is_("Juufuutei Raden")))
card(
    "hBP06-088",
    use(
        Choose(
            OPP_FRONT,
            Rest(CHOSEN_ONE),
            MoveTo(CHOSEN_ONE, AT_BACK),
            Cannot(NO_READY_RESET, CHOSEN_ONE, until=OPP_NEXT_TURN),
        ),
        needs=happened(DOWNED(HOLOMEM), LAST_OPP_TURN) & (LIFE < OPP_LIFE),
    ),
)
card("hBP06-089", use(SearchCheer(to=HOLOMEM("#Painting")), ToHand(ARCHIVE("#Painting"))))
card(
    "hBP06-090",
    use(Draw(2), If(LIFE <= 4, May(Bloom(HOLOMEM(first, bloomed_now_from(debut)), HAND(holomem), again=True)))),
)
card("hBP06-091", use(LookTop(4, "#Gen 1", take=ANY), needs=HAND <= 6))
card("hBP06-092", use(Arts(30, STAGE("Hakui Koyori"))))
card(
    "hBP06-093",
    use(
        Search("#holoX", n=2),
        If(STAGE.cheer < OPP_STAGE.cheer, May(Send(CHEER_TOP, HOLOMEM))),
        needs=all_are(STAGE, "#holoX"),
    ),
)
card(
    "hBP06-094",
    use(
        Choose(STAGE, If(CHOSEN_ONE.is_(buzz | second), Arts(50, CHOSEN_ONE), instead_of=Arts(20, CHOSEN_ONE))),
        needs=has(COLLAB) | ~OPP_COLLAB,
    ),
)
card(
    "hBP06-095",
    use(
        Search("#ID Gen 1", n=2),
        If(exactly(CHEER_DECK, 0), During(DOWNS(HOLOMEM("#ID Gen 1"), OPP_CENTER), Life(-1))),
        needs=all_are(STAGE, "#ID Gen 1"),
    ),
)
card(
    "hBP06-096",
    use(
        Choose(
            HOLOMEM(one_each("Tsunomaki Watame", "Oozora Subaru")),
            Send(ARCHIVE(cheer), CHOSEN_ONE, each=1),
            Arts(20, CHOSEN_ONE),
        ),
    ),
)
card("hBP06-097", bonus(buzz, attached(Hp(30, HOLDER)), attached(Cannot(HP_LOCK, HOLDER), turn=OPP_MAIN)))
card(
    "hBP06-098",
    attached(Arts(10, HOLDER)),
    bonus("Nakiri Ayame", If(exactly(LIFE, 1) & ~OPP_COLLAB, Opponent(MoveTo(BACK, AT_COLLAB))), on=COLLABS(HOLDER)),
)
card(
    "hBP06-099",
    attached(Arts(10, HOLDER)),
    attached(May(ToHand(ARCHIVE("Inugami Korone"))), on=ATTACHED(SELF, HOLDER("Inugami Korone"), frm=HAND)),
)
card(
    "hBP06-100",
    attached(Hp(10, HOLDER)),
    bonus((at_least(first), "Raora Panthera"), If(OSHI.is_("Raora Panthera"), Hp(20, HOLDER))),
)
card(
    "hBP06-101",
    attached(Hp(20, HOLDER)),
    bonus("Moona Hoshinova", May(Send(ARCHIVE(cheer, blue), BACK)), on=DEALS(HOLDER, OPP_HOLOMEM, SPECIAL), limit=TURN),
)
card(
    "hBP06-102",
    attached(Hp(20, HOLDER)),
    bonus(
        "Natsuiro Matsuri",
        May(Reattach(HOLDER.cheer(yellow), HOLOMEM("Natsuiro Matsuri", other))),
        on=DOWNED(HOLDER),
        turn=OPP_TURN,
    ),
)
card("hBP06-103", attached(Pay(Archive(SELF), FaceAs(4)), on=ROLLS(either(OSHI, HOLOMEM("#Gen 1")))))
card("hBP06-104", attached(May(Send(CHEER_TOP, HOLOMEM("Oozora Subaru"))), on=DOWNED(HOLDER), turn=OPP_TURN))
