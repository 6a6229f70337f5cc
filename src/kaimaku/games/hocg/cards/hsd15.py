"""hSD15, start deck Juufuutei Raden."""

from ..lang import *

card(
    "hSD15-001",
    oshi_skill(Search("#Mushroom", event)),
    sp_skill(Send(CHEER_TOP, HOLOMEM("Juufuutei Raden")), ToHand(ARCHIVE("#Mushroom", event))),
)
plain("hSD15-002", "hSD15-003")
card("hSD15-004", collab_effect(If(GOING_SECOND_TURN_1, Send(CHEER_TOP, BACK))))
card("hSD15-005", gift(May(Reattach(THIS.cheer, HOLOMEM(other))), on=DOWNED(THIS), turn=OPP_TURN))
plain("hSD15-006")
card("hSD15-007", collab_effect(Archive(DECK_TOP), May(PutOnStage(ARCHIVE(debut)))))
card(
    "hSD15-008",
    gift(Heal(20, THIS), on=DOWNS(THIS)),
    art(If(happened(PLAYS("#Mushroom", event)), ThisArt(10))),
)
card("hSD15-009", bloom_effect(Arts(20, THIS), at=AT_CENTER))
card(
    "hSD15-010",
    use(
        Choose(
            HOLOMEM("Juufuutei Raden"),
            If(IT.cheer >= 3, Arts(20, IT), instead_of=Arts(10, CHOSEN_ONE)),
        )
    ),
)
