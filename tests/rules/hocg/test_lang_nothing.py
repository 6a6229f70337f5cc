"""A text that could never do anything is refused: nothing at all, what is there already, what no card can be."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.language.reading.expressions import BadText

REFUSED = {
    # nothing at all
    "use(Archive(HAND[0]))": "Write HAND[1]",
    "use(Draw(0))": "Write Draw(1)",
    "use(DrawTo(0))": "a number from 1",
    "use(Search(item, n=0))": "a number from 1",
    "use(RevealTop(0))": "a number from 1",
    "use(Send(CHEER_TOP[0], HOLOMEM))": "Write CHEER_TOP[1]",
    "gift(Arts(0, THIS))": "other than 0",
    "gift(Takes(0, THIS))": "other than 0",
    "gift(ArtsCost(0, THIS))": "other than 0",
    "use(Baton(0, CENTER))": "other than 0",
    "art(ThisArt(0))": "other than 0",
    "use(Search(item, to=None))": "'None' isn't allowed in a card text",
    # it is there already
    "use(MoveTo(CENTER, AT_CENTER))": "they are in that position already",
    "use(MoveTo(OPP_BACK[ALL], AT_BACK))": "they are in that position already",
    "use(MoveTo(COLLAB(white), AT_COLLAB))": "they are in that position already",
    "use(Swap(CENTER, CENTER))": "a holomem doesn't change places with itself",
    "gift(Swap(THIS, THIS), on=BLOOMS(THIS))": "a holomem doesn't change places with itself",
    "gift(Reattach(THIS.cheer, THIS), on=BLOOMS(THIS))": "they are attached there already",
    "use(Reattach(CENTER.cheer[2], CENTER))": "they are attached there already",
    "use(Send(COLLAB.cheer, COLLAB))": "they are attached there already",
    "attached(Attach(HOLDER.attached(tool), HOLDER), on=BLOOMS(HOLDER))": "they are attached there already",
    "use(Archive(ARCHIVE(item)))": "they are there already",
    "use(Archive(HAND), Archive(ARCHIVED))": "they are there already",
    "use(ToDeck(DECK_TOP[2], TOP))": "they are there already",
    "use(ToHoloPower(POWER_TOP))": "they are there already",
    "use(Rest(HOLOMEM(resting)))": "they are resting already",
    "use(Ready(OPP_HOLOMEM(active)))": "they are active already",
    "use(ToDebut(HOLOMEM(debut)))": "they are Debut already",
    "use(Heal(20, HOLOMEM(~damaged)))": "they have all their HP already",
    # no card can be that
    "use(PutOnStage(HAND(item)))": "only holomem are placed on a stage",
    "use(PutOnStage(ARCHIVE(any_of(item, tool))))": "only holomem are placed on a stage",
    "use(Search(event, to=STAGE))": "only holomem are placed on a stage",
    "use(Search(cheer))": "no card there can be all of that",
    "use(Search(support, buzz))": "no card there can be all of that",
    "use(LookTop(3, cheer))": "no card there can be all of that",
    "use(LookPower(item, white))": "no card there can be all of that",
    "use(Archive(HAND(cheer)))": "no card there can be all of that",
    "use(Archive(HAND(item, debut)))": "no card there can be all of that",
    "use(Archive(HAND(holomem, limited)))": "no card there can be all of that",
    "use(Archive(CENTER.cheer('#JP')))": "no card there can be all of that",
    "use(Archive(CENTER.cheer(item)))": "no card there can be all of that",
    "use(Archive(CENTER.attached(item)))": "no card there can be all of that",
    "use(Archive(CENTER.stack(tool)))": "no card there can be all of that",
    "use(Draw(1), needs=HOLOMEM(active, resting))": "no card there can be all of that",
    "use(Draw(1), needs=HOLOMEM(damaged, ~damaged))": "no card there can be all of that",
    "use(Attach(HAND('AZKi', holomem), CENTER))": "say which tool, mascot or fan",
    "use(Bloom(HOLOMEM, HAND(debut)))": "blooms into a 1st or 2nd holomem",
    "use(Bloom(HOLOMEM, ARCHIVE(item)))": "blooms into a 1st or 2nd holomem",
    "use(Bloom(HOLOMEM(spot), HAND(first)))": "a Spot doesn't bloom",
    # by then it is not so any more
    "gift(Draw(1), on=BLOOMS(HOLOMEM(debut)))": "by then they are 1st or 2nd",
    "gift(Draw(1), on=BLOOMS(OPP_HOLOMEM(debut | spot)))": "by then they are 1st or 2nd",
    "gift(Draw(1), on=LEVELS_UP(HOLOMEM(debut)))": "by then they are 1st or 2nd",
    "use(Draw(1), needs=happened(BLOOMS(HOLOMEM(debut))))": "by then they are 1st or 2nd",
    "gift(Draw(1), on=COLLABS(BACK))": "by then they are elsewhere: COLLABS(HOLOMEM)",
    "gift(Draw(1), on=COLLABS(OPP_CENTER(white)))": "by then they are elsewhere: COLLABS(HOLOMEM)",
    "gift(Draw(1), on=PLACED(CENTER))": "by then they are elsewhere: PLACED(HOLOMEM)",
    "gift(Draw(1), on=BATON_PASSES(CENTER))": "by then they are elsewhere: BATON_PASSES(HOLOMEM)",
    "gift(Draw(1), on=MOVES(BACK, AT_CENTER))": "by then they are elsewhere: MOVES(HOLOMEM, AT_CENTER)",
    "gift(Draw(1), on=MOVES(FRONT, AT_BACK))": "by then they are elsewhere: MOVES(HOLOMEM, AT_CENTER)",
    "use(Later(COLLABS(CENTER), Draw(1)))": "by then they are elsewhere: COLLABS(HOLOMEM)",
    "gift(Draw(1), on=RESTED(HOLOMEM(active)))": "by then they are no longer active",
    "gift(Draw(1), on=READIED(OPP_HOLOMEM(resting)))": "by then they are no longer resting",
    "gift(Draw(1), on=ATTACHED(cheer, HOLOMEM(without(cheer))))": "by then they have it attached",
    "gift(Draw(1), on=ATTACHED(tool, HOLOMEM(white, without(tool))))": "by then they have it attached",
    "gift(Draw(1), on=USES_ART(BACK))": "by then they are elsewhere: USES_ART(CENTER)",
    "gift(Draw(1), on=USES_ART(CENTER, AT_COLLAB))": "by then they are elsewhere: USES_ART(CENTER)",
    "use(Later(STARTS(MY, GAME_START), Draw(1)))": "by then the game has begun",
    "use(During(STARTS(OPP, GAME_START), Draw(1)))": "by then the game has begun",
    # never there, or never in that turn
    "collab_effect(Draw(1), at=AT_BACK)": "who collabs is in the collab position",
    "art(ThisArt(10), at=AT_BACK)": "Arts are used in the center or collab position",
    "gift(Draw(1), on=COLLABS(THIS), at=AT_CENTER)": "by then this holomem is elsewhere",
    "gift(Draw(1), on=BATON_PASSES(THIS), at=AT_CENTER)": "by then this holomem is elsewhere",
    "gift(Draw(1), on=MOVES(THIS, AT_CENTER), at=AT_BACK)": "by then this holomem is elsewhere",
    "gift(Draw(1), on=PLACED(THIS), at=AT_FRONT)": "by then this holomem is elsewhere",
    "attached(Draw(1), on=USES_ART(HOLDER), at=AT_BACK)": "by then this holomem is elsewhere",
    "gift(Draw(1), on=USES_ART(THIS, AT_COLLAB), at=AT_CENTER)": "by then this holomem is elsewhere",
    "gift(Arts(10, CENTER), at=AT_BACK, needs=THIS.at(AT_CENTER))": "this holomem is never in both positions",
    "gift(Draw(1), turn=MAIN, needs=(HAND >= 1) & THIS.at(AT_CENTER), at=AT_BACK)": "never in both positions",
    "gift(Draw(1), on=STARTS(OPP, MAIN_PHASE), turn=MY_TURN)": "that doesn't happen in that turn",
    "gift(Draw(1), on=ENDS(MY, TURN_STEP), turn=OPP_TURN)": "that doesn't happen in that turn",
    "gift(Draw(1), on=PLAYS(item), turn=OPP_TURN)": "that doesn't happen in that turn",
    "gift(Draw(1), on=COLLABS(HOLOMEM), turn=OPP_TURN)": "that doesn't happen in that turn",
    "gift(Draw(1), on=USES_ART(OPP_HOLOMEM), turn=MY_TURN)": "that doesn't happen in that turn",
    "oshi_skill(Draw(1), on=COLLABS(OPP_HOLOMEM), turn=MY_TURN)": "that doesn't happen in that turn",
    # never true together
    "use(Draw(1), needs=(HAND >= 3) & (HAND <= 2))": "no number of HAND is both",
    "use(If((LIFE <= 1) & has(COLLAB) & (LIFE >= 3), Draw(1)))": "no number of LIFE is both",
    "gift(Arts(10, THIS), needs=has(COLLAB) & ~COLLAB)": "no number of COLLAB is both",
    "use(Draw(1), needs=exactly(HAND, 2) & (HAND >= 3))": "no number of HAND is both",
    # how many holomem would be ignored
    "art(ThisArt(10 * each(HOLOMEM[2].cheer)))": "on all such holomem together",
    "use(Draw(1), needs=HOLOMEM[1].cheer >= 3)": "on all such holomem together",
    "use(Archive(BACK[1, 2].attached(tool)))": "on all such holomem together",
    "use(Draw(1), needs=OPP_BACK[ANY].stack >= 3)": "on all such holomem together",
    # the answer is known
    "use(Draw(1), needs=CENTER >= 2)": "there is never more than one",
    "use(Draw(1), needs=COLLAB <= 1)": "there is never more than one",
    "use(Draw(1), needs=exactly(OPP_CENTER, 2))": "there is never more than one",
}

ACCEPTED = [
    "use(MoveTo(CENTER, AT_BACK))",
    "use(MoveTo(HOLOMEM, AT_CENTER))",
    "use(Reattach(CENTER.cheer, COLLAB))",
    "use(Reattach(BACK.cheer, BACK))",
    "gift(Reattach(THIS.cheer, HOLOMEM), on=BLOOMS(THIS))",
    "use(ToDeck(DECK_TOP, BOTTOM))",
    "use(LookTop(3, take=0, rest=TOP))",
    "use(Heal(0, CENTER))",
    "use(PutOnStage(ARCHIVE(any_of(item, debut))))",
    "use(Search('AZKi', to=STAGE))",
    "use(Archive(HAND(white)))",
    "use(Archive(HAND(item, '#Food')))",
    "use(Archive(CENTER.cheer(~white)))",
    "use(Bloom(HOLOMEM(debut), HAND))",
    "use(Draw(1), needs=COLLAB >= 1)",
    "use(Draw(1), needs=FRONT >= 2)",
    "use(Roll({face_ge(2): Draw(1)}))",
    "gift(Draw(1), on=BLOOMS(HOLOMEM(first)))",
    "collab_effect(Draw(1), at=AT_COLLAB)",
    "art(ThisArt(10), at=AT_COLLAB | AT_BACK)",
    "gift(Draw(1), on=COLLABS(THIS), at=AT_COLLAB)",
    "gift(Draw(1), on=COLLABS(HOLOMEM), at=AT_CENTER)",
    "gift(Draw(1), on=USES_ART(THIS), at=AT_CENTER, turn=MY_TURN)",
    "gift(Draw(1), on=USES_ART(OPP_HOLOMEM), at=AT_BACK, turn=OPP_TURN)",
    "gift(Draw(1), on=STARTS(OPP, MAIN_PHASE), turn=OPP_TURN)",
    "gift(Arts(10, CENTER), at=AT_BACK, needs=THIS.at(AT_BACK))",
    "gift(Draw(1), on=BLOOMS(HOLOMEM), turn=OPP_TURN)",
    "gift(Draw(1), on=BLOOMS(HOLOMEM), needs=bloomed(debut))",
    "gift(Draw(1), on=COLLABS(COLLAB))",
    "gift(Draw(1), on=PLACED(BACK(debut)))",
    "gift(Draw(1), on=BATON_PASSES(BACK))",
    "gift(Draw(1), on=MOVES(FRONT, AT_CENTER))",
    "gift(Draw(1), on=MOVES(BACK))",
    "gift(Draw(1), on=DOWNED(CENTER))",
    "gift(Draw(1), on=RESTED(HOLOMEM(resting)))",
    "gift(Draw(1), on=ATTACHED(tool, HOLOMEM(without(cheer))))",
    "use(Draw(1), needs=(HAND >= 2) & (HAND <= 2))",
    "art(ThisArt(10 * each(HOLOMEM[ALL].cheer)))",
    "use(Archive(HOLOMEM.cheer[2]))",
    "use(Archive(both(CENTER, COLLAB).cheer))",
    "use(Draw(1), needs=(HAND >= 3) & (ARCHIVE <= 2))",
    "use(If((HAND >= 3) | (HAND <= 2), Draw(1)))",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_could_never_do_anything_is_refused(text: str) -> None:
    with pytest.raises(BadText) as told:
        read_host(text)
    assert REFUSED[text] in str(told.value)


@pytest.mark.parametrize("text", ACCEPTED)
def test_what_can_do_something_is_accepted(text: str) -> None:
    read_host(text)
