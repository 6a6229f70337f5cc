"""hSD10, start deck Rindo Chihaya."""

from ..lang import *

card(
    "hSD10-001",
    oshi_skill(If(happened(BLOOMS(HOLOMEM)), Arts(30, STAGE("#FLOW GLOW")))),
    sp_skill(Send(CHEER_TOP, HOLOMEM), Choose(HOLOMEM("#FLOW GLOW"), Arts(20 * each(CHOSEN_ONE.cheer), CHOSEN_ONE))),
)
plain("hSD10-002", "hSD10-003")
card(
    "hSD10-004",
    gift(
        If(
            OSHI.is_("Rindo Chihaya") & has(OPP_HOLOMEM(first)),
            CanBloom(THIS(bloomed_now), HAND(second), again=True),
        )
    ),
    art(If(HOLOMEM("#FLOW GLOW") >= 3, May(Send(CHEER_TOP, BACK)))),
)
card(
    "hSD10-005",
    collab_effect(IfDid(May(ToDeck(ARCHIVE("#FLOW GLOW")[1, 3])), May(Send(CHEER_TOP, HOLOMEM)), n=3)),
    art(If(happened(BLOOMS(HOLOMEM)), Arts(20, STAGE("Rindo Chihaya")))),
)
card(
    "hSD10-006",
    art(If(happened(BLOOMS(HOLOMEM)), ThisArt(50))),
    art(
        When(THIS_ART_DOWNS(OPP_CENTER), If(OVERKILL >= 1, Send(CHEER_TOP[each(OVERKILL, per=30)], BACK[1]))),
        n=2,
    ),
)
plain("hSD10-007")
card("hSD10-008", collab_effect(Look(OPP_HAND), If(SEEN(support), Draw(1))))
card(
    "hSD10-009",
    collab_effect(LookTop(count(OPP_HAND), rest=SHUFFLED_IN)),
    art(ThisArt(10 * each(OPP_HAND))),
)
card(
    "hSD10-010",
    collab_effect(Pay(Archive(HAND), Search(has_text(COLLAB_EFFECT), "#FLOW GLOW"))),
    art(If(HOLOMEM("#FLOW GLOW", at_least(second)), ThisArt(30))),
)
card("hSD10-011", use(Send(ARCHIVE(cheer)[3], FRONT[ALL], split=True, cap=2), needs=all_are(HOLOMEM, "#FLOW GLOW")))
card("hSD10-012", use(LookTop(4, "#FLOW GLOW", take=ANY), needs=HAND <= 6))
card(
    "hSD10-013",
    attached(Arts(10, HOLDER("#FLOW GLOW"))),
    bonus(
        "#FLOW GLOW",
        Search("#FLOW GLOW", debut | spot, to=STAGE),
        ToDeck(HOLDER.attached("Fugutaro")),
        on=STARTS(MY, END_PHASE),
        needs=happened(USES_ART(HOLDER)),
        usable=True,
    ),
)
