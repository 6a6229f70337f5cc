"""hSD16, start deck Sakura Miko."""

from ..lang import *

card(
    "hSD16-001",
    oshi_skill(If(HOLOMEM(having("35P")), Draw(1))),
    sp_skill(Choose(HOLOMEM("Sakura Miko", having(fan)), Arts(50, CHOSEN_ONE))),
)
plain("hSD16-002", "hSD16-003")
card("hSD16-004", collab_effect(If(GOING_SECOND_TURN_1, Search("35P", to=THIS))))
card("hSD16-005", art(Roll({face(3, 5): Draw(1)})))
plain("hSD16-006")
card(
    "hSD16-007",
    gift(Draw(1), on=DOWNED(THIS), turn=OPP_TURN),
    art(Roll({face(3, 5): ThisArt(10)}), at=AT_CENTER),
)
card("hSD16-008", collab_effect(Roll({face(3, 5): ToHand(ARCHIVE("35P"))})))
card("hSD16-009", bloom_effect(Arts(10 * each(STAGE.attached("35P")), THIS)))
