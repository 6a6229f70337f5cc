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
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_could_never_do_anything_is_refused(text: str) -> None:
    with pytest.raises(BadText) as told:
        read_host(text)
    assert REFUSED[text] in str(told.value)


@pytest.mark.parametrize("text", ACCEPTED)
def test_what_can_do_something_is_accepted(text: str) -> None:
    read_host(text)
