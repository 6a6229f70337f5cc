"""hBP09."""

from ..lang import *

card(
    "hBP09-001",
    stage_skill(ArtsCost(-1, HOLOMEM("Oozora Subaru")[ALL], color=white)),
    oshi_skill(Choose(OPP_STAGE, Search("Oozora Subaru", same_level(CHOSEN_ONE), to=STAGE))),
)
card(
    "hBP09-002",
    stage_skill(ToHoloPower(DECK_TOP), on=BATON_PASSES(HOLOMEM("Todoroki Hajime")), limit=TURN),
    oshi_skill(
        Choose(CENTER("Todoroki Hajime"), Arts(10 * each(PAID), CHOSEN_ONE)),
        If(PAID >= 7, Arts(100, STAGE("Todoroki Hajime")[ALL])),
    ),
)
card(
    "hBP09-003",
    stage_skill(
        Send(CHEER_TOP, HOLOMEM("Shirogane Noel")), If(HOLOMEM(second), Draw(1)), on=PLAYS("Beef Bowl"), limit=TURN
    ),
    oshi_skill(
        If(
            ARCHIVE("Beef Bowl") >= 3,
            Send(ARCHIVE(cheer)[1, 2], HOLOMEM("Shirogane Noel"), split=True),
            instead_of=Send(ARCHIVE(cheer), HOLOMEM("Shirogane Noel")),
        ),
    ),
)
card(
    "hBP09-004",
    stage_skill(Draw(2), on=ATTACHED(("#Kaela's Arms", tool), HOLOMEM("Kaela Kovalskia")), limit=TURN),
    oshi_skill(IfDid(Archive(STAGE.attached("#Kaela's Arms", tool)[2]), SpecialDamage(100, OPP_FRONT(~debut)), n=2)),
)
card(
    "hBP09-005",
    stage_skill(May(AnotherArts()), on=USES_ART(CENTER("Tokoyami Towa")), limit=TURN),
    oshi_skill(Draw(each(happened(USES_ART(HOLOMEM("#Singing"))))), on=ENDS(MY, PERFORMANCE_PHASE)),
)
card(
    "hBP09-006",
    oshi_skill(AllOf(Draw(3), Opponent(Draw(2)))),
    sp_skill(
        If(
            CENTER.is_(second, "Kikirara Vivi"),
            BothPlayers(ShuffleBack(ARCHIVE(any_of(holomem, support)), uncounted=True), Draw(7)),
        )
    ),
)
card(
    "hBP09-007",
    stage_skill(
        If(
            ARCHIVE("#Lamy's Alcohol", support) >= 5,
            Arts(50, STAGE("Yukihana Lamy")[ALL]),
            instead_of=Arts(20, STAGE("Yukihana Lamy")[ALL]),
        ),
    ),
    oshi_skill(Search("#Lamy's Alcohol", support, n=(1, 2))),
)
card("hBP09-008", gift(SpecialDamage(30, OPP_CENTER), on=TAKES(THIS, ART, least=40), turn=OPP_TURN))
card("hBP09-010", collab_effect(AllOf(Draw(2), ToDeck(HAND[2]))), art(Archive(OPP_STAGE.attached(tool))))
card(
    "hBP09-012",
    bloom_effect(If(OSHI.is_("Oozora Subaru") & (OPP_HOLO_POWER >= 2), ToHoloPower(DECK_TOP)), once=ABILITY),
    art(If(happened(DOWNED(HOLOMEM), LAST_OPP_TURN), ThisArt(50))),
)
card(
    "hBP09-014",
    gift(Opponent(ToCheerDeck(CENTER.cheer[ALL])), on=TAKES(THIS, ART, least=200), turn=OPP_TURN),
    art(ThisArt(40 * each(happened(DOWNED(HOLOMEM), LAST_OPP_TURN)))),
)
card("hBP09-016", collab_effect(If(GOING_SECOND_TURN_1, Search("Todoroki Hajime", baton_of(1), n=2))))
card(
    "hBP09-019",
    bloom_effect(Choose(STAGE, Baton(-2, CHOSEN_ONE)), at=AT_BACK),
    art(If(happened(BATON_PASSES(HOLOMEM)), ThisArt(20)), at=AT_CENTER),
)
card(
    "hBP09-024",
    gift(Neutral(COLLAB("#FLOW GLOW")), at=AT_CENTER),
    art(
        If(
            has(HOLOMEM("Koganei Niko"))
            & has(HOLOMEM("Mizumiya Su"))
            & has(HOLOMEM("Rindo Chihaya"))
            & has(HOLOMEM("Kikirara Vivi")),
            ThisArt(100),
        ),
        at=AT_CENTER,
    ),
)
card("hBP09-026", collab_effect(If(GOING_SECOND_TURN_1, Search(one_each((debut, "Shirogane Noel"), "Beef Bowl")))))
card("hBP09-027", gift(If(THIS.is_(~damaged), Takes(-50, THIS, ART, OPP_HOLOMEM(first)))))
card("hBP09-029", art(Search(second, "Shirogane Noel")))
card(
    "hBP09-031",
    gift(Heals(100, THIS, "Beef Bowl")),
    art(If(OSHI.is_("Shirogane Noel") & THIS.is_(hp_at_least(200)), ThisArt(200))),
)
card("hBP09-032", collab_effect(Pay(ToDeck(HAND(mascot | fan), TOP, shown=True), Send(CHEER_TOP, HOLOMEM("#GAMERS")))))
card(
    "hBP09-037",
    gift(Choose(BACK("#FLOW GLOW"), May(ToHand(CHOSEN_ONE.cards[ALL]))), on=DOWNS(THIS)),
    art(If(OSHI.is_("Rindo Chihaya"), ThisArt(30 * each(STAGE(~debut))))),
)
card("hBP09-038", collab_effect(If(THIS.attached(tool), Draw(1))))
card(
    "hBP09-041",
    gift(If(THIS.attached("#Kaela's Arms", tool), ArtsCost(-1, THIS, color=red))),
    art(If(HOLOMEM(buzz | second).attached("#Kaela's Arms", tool), ThisArt(20))),
)
card("hBP09-042", gift(ToHand(ARCHIVE(holomem)), on=DOWNS(THIS)), art(Attach(ARCHIVE("#Kaela's Arms", tool), THIS)))
card(
    "hBP09-045",
    bloom_effect(Roll({ODD: SpecialDamage(30, OPP_CENTER), EVEN: Draw(2)})),
    art(PutOnStage(ARCHIVE(debut, "Akai Haato"))),
)
card(
    "hBP09-047", collab_effect(If(CENTER.is_("Oozora Subaru"), Draw(1))), art(If(HOLOMEM("Oozora Subaru"), ThisArt(20)))
)
card(
    "hBP09-049",
    gift(If(OSHI.is_("Oozora Subaru"), ArtsCost(-3, THIS))),
    art(If(OSHI.is_("Oozora Subaru"), ToHand(ARCHIVE(("Oozora Subaru", "Hakos Baelz"))))),
)
card("hBP09-051", art(May(Reattach(THIS.cheer, BACK("#Singing"))), n=2))
plain("hBP09-053")
card(
    "hBP09-054",
    bloom_effect(Send(CHEER_TOP, HOLOMEM("Tokoyami Towa"))),
    art(If(HOLOMEM("#Singing", second), SpecialDamage(20, OPP_HOLOMEM))),
)
card(
    "hBP09-055",
    art(If(exactly(happened(USES_ART(HOLOMEM)), 2), May(Reattach(THIS.cheer, HOLOMEM("#Singing", other)))), n=2),
)
card(
    "hBP09-058",
    bloom_effect(If(OSHI.is_("Nekomata Okayu"), Send(CHEER_TOP, HOLOMEM("Nekomata Okayu")))),
    art(SpecialDamage(10, OPP_HOLOMEM)),
)
card("hBP09-060", bloom_effect(LookTop(3, "#ID Gen 1")), art(SpecialDamage(10, OPP_FRONT[ALL])))
card("hBP09-064", art(If(OPP_HAND >= 4, ThisArt(20))))
card("hBP09-065", collab_effect(If(GOING_SECOND_TURN_1, Search("Kikirara Vivi", n=2)), Opponent(Draw(1))))
card("hBP09-066", collab_effect(If(OPP_HAND >= 7, Arts(20, STAGE("Kikirara Vivi")[ALL]), instead_of=Arts(20, THIS))))
card(
    "hBP09-071",
    collab_effect(Choose(STAGE("Kazama Iroha"), Arts(10 * each(HOLO_POWER), CHOSEN_ONE))),
    art(If(HOLOMEM("Kazama Iroha"), Draw(1))),
)
card("hBP09-073", gift(If(HOLO_POWER >= 2, Takes(-30, HOLOMEM("Nerissa Ravencroft")[ALL], ART)), at=AT_CENTER))
card(
    "hBP09-076",
    bloom_effect(Pay(Archive(HOLO_POWER[1, 3]), Arts(30 * each(ARCHIVED), STAGE("#Singing")[ALL]))),
    art(When(THIS_ART_DOWNS(OPP_HOLOMEM), ToHand(ARCHIVE("Nerissa Ravencroft")))),
)
card("hBP09-077", collab_effect(Roll({face(6): Arts(20, THIS), face(1): Rest(THIS)})))
card("hBP09-080", collab_effect(Send(ARCHIVE(cheer), HOLOMEM("#Alcohol"))))
card(
    "hBP09-081",
    gift(If(ARCHIVE("#Lamy's Alcohol", support) <= 1, ArtsCost(1, THIS))),
    art(Pay(Archive(THIS.cheer[2]), SpecialDamage(40, OPP_HOLOMEM(~debut)))),
)
card("hBP09-082", bloom_effect(If(ARCHIVE("#Lamy's Alcohol", support), Send(CHEER_TOP, HOLOMEM("Yukihana Lamy")))))
card(
    "hBP09-083",
    gift(If(ARCHIVE("#Lamy's Alcohol", support) <= 4, ArtsCost(2, THIS))),
    art(Roll({face(6): ThisArt(100), face(1): ThisArt(-100)})),
)
card(
    "hBP09-085",
    bloom_effect(
        If(
            OSHI.is_("Natsuiro Matsuri"),
            Pay(ToDeck(ARCHIVE(limited, support)), Choose(STAGE("Natsuiro Matsuri"), Arts(30, CHOSEN_ONE))),
        ),
    ),
)
card("hBP09-086", bloom_effect(If(OSHI.is_("Natsuiro Matsuri"), LookTop(5, limited, support))))
card(
    "hBP09-087",
    collab_effect(
        If(
            OSHI.is_(yellow, "Natsuiro Matsuri") & all_are(STAGE, "Natsuiro Matsuri"),
            Pay(Archive(POWER_TOP), LimitedCap(2)),
        ),
    ),
    art(If(ARCHIVE(limited, support) >= 5, ThisArt(60))),
)
card(
    "hBP09-088",
    gift(If(OSHI.is_("Momosuzu Nene"), Immune(THIS, ART, over=200))),
    art(Send(ARCHIVE(cheer), HOLOMEM("#Gen 5")[1, 2], each=1)),
)
card(
    "hBP09-089",
    bloom_effect(
        If(
            has(STAGE.cheer(green)) & has(STAGE.cheer(blue)) & has(STAGE.cheer(yellow)),
            Choose(HOLOMEM("#ID Gen 1"), Arts(30, CHOSEN_ONE)),
        )
    ),
    art(If(OSHI.is_(green | blue | yellow), Send(CHEER_TOP, HOLOMEM("#ID Gen 1")))),
)
card("hBP09-090", use(Search(has_text(COLLAB_EFFECT), holomem, same_name(OSHI)), pay=Archive(HOLO_POWER)))
card(
    "hBP09-093",
    use(
        Reattach(STAGE.cheer[1, 2], HOLOMEM, split=True), If(HOLOMEM(having(cheer)) >= 4, Send(ARCHIVE(cheer), HOLOMEM))
    ),
)
card(
    "hBP09-095",
    use(
        Choose(
            OPP_FRONT,
            If(ARCHIVE("Kanpai") >= 2, SpecialDamage(40, CHOSEN_ONE), instead_of=SpecialDamage(10, CHOSEN_ONE)),
        ),
        once=CARD,
        needs=OSHI.is_("Yukihana Lamy"),
    ),
)
card(
    "hBP09-099",
    use(Send(ARCHIVE(cheer)[2], HOLOMEM[1]), needs=OSHI.is_("Oozora Subaru") & (STAGE.cheer < OPP_STAGE.cheer)),
)
card(
    "hBP09-105",
    use(
        Draw(2),
        LookTop(3, holomem, same_name(OSHI)),
        needs=OSHI.is_(("Oozora Subaru", "Shirogane Noel", "Yukihana Lamy")),
    ),
)
card(
    "hBP09-110",
    bonus(
        "Yukihana Lamy",
        If(happened(USES_ART(HOLDER)), AllOf(Archive(HOLDER.attached("Yuki-Yo-Zuki")), Draw(1))),
        on=ENDS(MY, PERFORMANCE_PHASE),
    ),
)
