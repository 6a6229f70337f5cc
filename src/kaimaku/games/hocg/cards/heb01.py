"""hEB01."""

from ..lang import *

card(
    "hEB01-001",
    stage_skill(
        If(all_are(both(CENTER, COLLAB), "Tokino Sora"), ToHoloPower(DECK_TOP), If(HOLOMEM(second), Draw(1))),
        on=ENDS(MY, TURN_STEP),
    ),
    oshi_skill(Choose(STAGE("Tokino Sora"), Bloom(CHOSEN_ONE, DECK("Tokino Sora")), ArtsCost(-1, CHOSEN_ONE))),
)
card(
    "hEB01-002",
    stage_skill(
        If(COLLAB, May(Bloom(CENTER("Houshou Marine", bloomed_now), HAND(blue), again=True))),
        on=STARTS(MY, PERFORMANCE_PHASE),
    ),
    oshi_skill(SpecialDamage(50, OPP_BACK(~debut)), If(CENTER.stack >= 3, SpecialDamage(50, OPP_BACK(~debut)))),
)
card(
    "hEB01-003",
    stage_skill(
        Reveals(each(STAGE.attached("Koyori's Assistants")), either(OSHI, HOLOMEM(yellow, "Hakui Koyori")[ALL]))
    ),
    oshi_skill(
        RevealTop(count(STAGE.cheer)),
        If(REVEALED(holomem) >= 3, Arts(30, STAGE("Hakui Koyori")[ALL])),
        ToHand(REVEALED(~debut)[ALL]),
        Archive(REST[ALL]),
    ),
)
card("hEB01-004", art(Draw(1)))
card(
    "hEB01-005",
    collab_effect(
        If(
            GOING_SECOND_TURN_1,
            IfDid(Search(debut, "Tokino Sora", extra(ANY_LINE), n=(1, 3), to=STAGE), ToDeck(HAND), n=3),
        )
    ),
)
card(
    "hEB01-006",
    gift(May(ToHand(THIS.attached(support))), on=DOWNED(THIS), turn=OPP_TURN),
    art(If(TARGET.is_(at_least(first)), ThisArt(30))),
)
card("hEB01-007", bloom_effect(AllOf(Draw(1), ToDeck(HAND))))
card("hEB01-008", bloom_effect(Search("STAR STAR☆T")))
card(
    "hEB01-009", collab_effect(Search(second, "Tokino Sora")), art(ToDeck(ARCHIVE(holomem)[1, 3], SHUFFLED_IN), Draw(1))
)
card(
    "hEB01-010",
    bloom_effect(Roll({ODD: Swap(OPP_CENTER, OPP_BACK)}, may=True), at=AT_CENTER),
    art(Pay(Rest(BACK(active, second, "Tokino Sora")), Again())),
)
card("hEB01-011", art(Pay(Archive(THIS.cheer), Search("#Summer", "Houshou Marine"))))
card("hEB01-012", collab_effect(If(GOING_SECOND_TURN_1, Search(has_text(BLOOM_EFFECT), "Houshou Marine"))))
card("hEB01-013", collab_effect(Pay(Archive(THIS.stack), Send(CHEER_TOP, HOLOMEM))))
card("hEB01-014", bloom_effect(SpecialDamage(10, OPP_BACK)))
card("hEB01-015", art(If(THIS.stack >= 2, Pay(Archive(STAGE.cheer), Send(CHEER_TOP, HOLOMEM)))))
card("hEB01-016", art(If(THIS.stack >= 3, ThisArt(50))))
card(
    "hEB01-017",
    bloom_effect(Send(ARCHIVE(cheer), THIS)),
    art(
        If(
            OSHI.is_("Houshou Marine"),
            Pay(
                Archive(THIS.stack[ALL]),
                If(ARCHIVED >= 1, ThisArt(100)),
                If(ARCHIVED >= 5, SpecialDamage(100, OPP_BACK(~debut))),
            ),
        )
    ),
)
card(
    "hEB01-018",
    gift(May(ToHand(THIS.attached("#KOYO LABO", support))), on=DOWNED(THIS), turn=OPP_TURN),
    art(If(THIS.attached("#KOYO LABO", support), ThisArt(20))),
)
card("hEB01-019", collab_effect(If(GOING_SECOND_TURN_1, Search(one_each(debut, ("#KOYO LABO", support))))))
card(
    "hEB01-020",
    art(RevealTop(count(STAGE.cheer)), ThisArt(10 * each(REVEALED(holomem))), ToDeck(REVEALED[ALL], SHUFFLED_IN), n=2),
)
card("hEB01-021", collab_effect(Heal(20 * each(STAGE.attached("Koyori's Assistants")), HOLOMEM)))
card(
    "hEB01-022", bloom_effect(May(ToHand(ARCHIVE("Koyori's Assistants")[1, 2]))), art(If(HOLOMEM(second), ThisArt(20)))
)
card(
    "hEB01-023",
    bloom_effect(
        IfDid(
            May(ToDeck(ARCHIVE("Hakui Koyori")[1, 4])),
            May(Attach(ARCHIVE("#KOYO LABO", tool | mascot | fan), HOLOMEM("Hakui Koyori"))),
            n=4,
        )
    ),
    art(DrawTo(count(STAGE.attached("Koyori's Assistants")))),
)
card(
    "hEB01-024",
    gift(
        Hp(10 * each(THIS.attached("Koyori's Assistants")), THIS),
        ArtsCost(-1 * each(THIS.attached("Koyori's Assistants")), THIS),
    ),
    art(
        RevealTop(count(STAGE.cheer)),
        ThisArt(20 * each(REVEALED(holomem))),
        Heal(20 * each(REVEALED(holomem)), HOLOMEM),
        ToDeck(REVEALED[ALL], SHUFFLED_IN),
    ),
)
card("hEB01-025", use(If(LIFE >= 2, Search("#Summer", debut, to=STAGE)), If(exactly(LIFE, 1), Search("#Summer"))))
card(
    "hEB01-026",
    use(Draw(2), IfDid(May(ToDeck(HAND("Houshou Marine"), shown=True)), Draw(2)), needs=OSHI.is_("Houshou Marine")),
)
card("hEB01-027", use(Arts(30, STAGE("#Summer")[ALL]), Send(ARCHIVE(cheer), HOLOMEM)))
card("hEB01-028", use(Choose(STAGE(second), Arts(30, CHOSEN_ONE), During(DOWNS(CHOSEN_ONE, kind=ART), Draw(2)))))
card("hEB01-029", use(SpecialDamage(30, OPP_FRONT), once=CARD, needs=all_are(both(CENTER, COLLAB), "#Summer")))
card("hEB01-030", use(Draw(2), If(HOLOMEM("#Summer") >= 3, LookTop(2, rest=ARCHIVE))))
card("hEB01-031", use(Send(ARCHIVE(cheer), HOLOMEM("#Summer"))))
card("hEB01-032", use(AllOf(Draw(3), ToDeck(HAND)), opening=OSHI.is_("Tokino Sora")))
card(
    "hEB01-033",
    attached(Arts(10, HOLDER("#Summer"))),
    attached(May(Reattach(SELF, FRONT("#Summer"))), on=USES_ART(HOLDER)),
)
card(
    "hEB01-034",
    attached(Arts(10, HOLDER)),
    bonus(
        (second, "Hakui Koyori"),
        Pay(Archive(HOLDER.attached("Anything Can Be Exploded!")), SpecialDamage(30, OPP_CENTER)),
        on=ENDS(MY, PERFORMANCE_PHASE),
        at=AT_FRONT,
    ),
)
