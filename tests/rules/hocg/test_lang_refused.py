"""What the card language does not have is refused when it is said: the place, what was expected, a right form."""

from __future__ import annotations

import pytest

from kaimaku.games.expressions import BadText
from kaimaku.games.grammar import BadDeclaration
from kaimaku.games.hocg.lang import HAND, OPP_HAND, Draw, gift
from kaimaku.games.hocg.lang import texts as texts_of
from kaimaku.games.hocg.scenario_cards import declare
from kaimaku.games.hocg.scenario_text import read_host
from tests.rule import rule

REFUSED = {
    # would do nothing
    "use(Life(1))": "n is a number from -9 to -1 or an amount, not 1. Write Life(-1)",
    "use(LifeLoss(-1))": "speaks of life about to be lost, and nothing here tells of it",
    "use(Takes(-10, CENTER))": "speaks of damage about to be dealt",
    "use(Nothing())": "speaks of something about to happen",
    "use(Redirect(BACK))": "speaks of damage about to be dealt",
    "use(Reroll())": "speaks of a die just rolled",
    "use(ThisArt(20))": "speaks of this Arts",
    "gift(Draw(1))": "on is missing: a moment",
    "gift(Archive(ARCHIVED), on=COLLABS(THIS))": "ARCHIVED speaks of cards archived before",
    "gift(Archive(HAND), ToHand(ARCHIVE(item)), Draw(each(ARCHIVED)), on=COLLABS(THIS))": "others took their place",
    "use(Arts(20, IT))": "IT speaks of a holomem spoken of before",
    "use(Draw(FACE))": "FACE speaks of a die rolled before",
    "gift(Draw(DEALT), on=BLOOMS(THIS))": "DEALT speaks of damage dealt",
    "use(Arts(20, THIS))": "THIS speaks of this holomem",
    "gift(Arts(20, HOLDER))": "HOLDER speaks of the holomem this is attached to",
    "oshi_skill(Draw(1), needs=THIS.at(AT_CENTER))": "THIS speaks of this holomem",
    "use(If(partner('AZKi'), Draw(1)))": "speaks of this holomem",
    # would be ignored
    "collab_effect(Draw(1), on=BLOOMS(THIS))": "on has no place here. Write collab_effect(Draw(1))",
    "collab_effect(Draw(1), usable=True)": "usable has no place here",
    "oshi_skill(Draw(1), limit=TURN)": "limit has no place here",
    "gift(Arts(10, THIS), usable=True)": "",
    "attached(Draw(1), on=BLOOMS(HOLDER), once=ABILITY)": "once has no place here",
    "use(Draw(1), once=ABILITY)": "once is CARD, not 'ability'",
    "use(SpecialDamage(10, OPP_CENTER[2]))": "not OPP_CENTER",
    "use(Archive(DECK_TOP(item)))": "not DECK_TOP",
    "use(Draw(each(HAND), up_to=True))": "up_to belongs to a number",
    "gift(Arts(10, HOLOMEM[2]))": "on is missing",
    "use(Draw(1), needs=happened(COLLABS(CENTER)))": "event is something a turn's history tells, not COLLABS(CENTER)",
    "use(Draw(1), needs=happened(USES_ART(HOLOMEM, at=AT_CENTER)))": "not USES_ART(HOLOMEM, at=AT_CENTER)",
    "use(Draw(1), needs=happened(BLOOMS(HOLOMEM(damaged))))": "not BLOOMS(HOLOMEM(damaged))",
    "use(Heal(20, STAGE(different)))": "not STAGE(different)",
    "use(Draw(1), needs=all_are(HOLOMEM, other))": "not other",
    "use(Send(ARCHIVE(cheer)[2], HOLOMEM[2]))": "it goes to one holomem: HOLOMEM; several share it",
    "use(Send(ARCHIVE(cheer)[2], HOLOMEM[ALL]))": "several share it: HOLOMEM[ALL], split=True",
    "use(Reattach(STAGE.cheer[2], BACK[2], split=True))": "or each gets some: each=1",
    "use(Attach(ARCHIVE(tool), HOLOMEM[0]))": "it goes to one holomem",
    "use(SearchCheer(to=HOLOMEM[2]))": "it goes to one holomem",
    "use(Search(tool, to=HOLOMEM[2]))": "it goes to one holomem",
    "use(Send(CHEER_TOP[2], HOLOMEM[each(BACK)], each=1))": "the number of receivers is a number",
    "gift(Draw(1), on=COLLABS(HOLOMEM[2]))": "it happens to one at a time: COLLABS(HOLOMEM)",
    "gift(Takes(-10, IT), on=WOULD_TAKE(HOLOMEM[ALL]))": "it happens to one at a time",
    "oshi_skill(Draw(1), on=DOWNS(HOLOMEM, OPP_HOLOMEM[2]))": "it happens to one at a time",
    "gift(Draw(1), on=USES_ART(HOLOMEM[0]))": "it happens to one at a time",
    # would show a hidden hand to everybody
    "gift(Arts(10, THIS), needs=HAND(item))": "everybody sees what stands, and nobody else sees HAND(item)",
    "gift(If(HAND('AZKi') >= 2, Hp(20, THIS)))": "nobody else sees HAND('AZKi')",
    "gift(Hp(10 * each(HAND(item)), THIS))": "nobody else sees HAND(item)",
    "attached(Hp(10 * each(HAND, by=COLOR), HOLDER))": "nobody else sees HAND",
    # nobody could tell whether it can be paid
    "use(Draw(1), pay=Archive(HOLO_POWER(item)))": "pay is something to pay, not Archive(HOLO_POWER(item))",
    "gift(Pay(AllOf(Archive(HAND), ToHand(HOLO_POWER(item))), Draw(1)), on=COLLABS(THIS))": "cost is something to pay",
    # would break
    "use(Draw(HAND))": "k is a number from 0 to 60 or an amount, not HAND. Write Draw(1)",
    "use(Draw(-1))": "not -1",
    "use(Draw(1, 2))": "bottom is True or False, not 2",
    "use(Search('AZKi', to=DECK))": "not DECK",
    "use(Send(ARCHIVE(item), HOLOMEM))": "only cheers are sent: ARCHIVE(cheer)",
    "use(ToHand(ARCHIVE(cheer)))": "a cheer goes back to the cheer deck: ToCheerDeck(ARCHIVE(cheer))",
    "use(ToDeck(ARCHIVE(white, cheer)))": "a cheer goes back to the cheer deck",
    "use(ToHoloPower(ARCHIVE(cheer)))": "a cheer goes back to the cheer deck",
    "use(Attach(HAND(event), HOLOMEM))": "say which tool, mascot or fan",
    "use(ToDeck(LIFE))": "not LIFE",
    "use(Look(ARCHIVE))": "x is the opponent's hand, not ARCHIVE",
    "use(Exchange(CENTER, OPP_COLLAB))": "both stand on one side",
    "use(Swap(CENTER, FRONT))": "one of them stands in the back: Swap(CENTER, BACK)",
    "gift(Redirect(BACK[2]), on=WOULD_TAKE(CENTER))": "",
    "use(Roll({ODD: Draw(1)}, n=0))": "n is a number from 1 to 9",
    "use(If(HAND < LIFE, Draw(1)))": "yours is compared with the opponent's: HAND < OPP_HAND",
    "use(Draw(1), needs=HAND >= -1)": "not -1",
    "use(Draw(1), needs=HAND[3, 1])": "the smaller first",
    "use(Cannot(NO_BLOOM, CENTER))": "ban is NO_ARTS or NO_BATON",
    "use(AlsoColors('pink', CENTER))": "not 'pink'",
    "gift(Draw(1), on=COLLABS(HAND))": "x is holomem, not HAND. Write COLLABS(HOLOMEM)",
    "gift(Draw(1), on=Draw(1))": "on is a moment",
    "gift(Draw(1), turn=AT_BACK)": "Write gift(Draw(1)",
    "use(Draw(1), neds=HAND)": "use has no neds=…: it takes *parts, needs=…, pay=…, alt=…, once=…; needs=… is near it",
    "use(Drew(1))": "near it: Draw",
}


@rule("hocg:1.3.1")
@pytest.mark.parametrize(("text", "told"), REFUSED.items())
def test_what_it_cannot_mean_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert told in str(caught.value)


@rule("hocg:1.3.1")
def test_card_files_meet_the_same_refusals_as_scenarios() -> None:
    with pytest.raises(BadDeclaration, match="k is a number"):
        Draw(HAND)  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration, match="yours is compared with the opponent's"):
        _ = OPP_HAND < HAND
    with pytest.raises(BadDeclaration, match="on is missing"):
        gift(Draw(1))


SENSIBLE = (
    "use(SearchCheer(same_color(OSHI), to=HOLOMEM))",
    "use(DrawTo(count(OPP_HAND)))",
    "gift(If(HAND >= 2, Hp(10 * each(HAND), THIS)))",
    "gift(If(LIFE <= 3, CanBloom(THIS, HAND(second, 'AZKi'), again=True)))",
    "use(Archive(DECK_TOP[1, 3]))",
    "use(Archive(HAND), ToHand(ARCHIVE(item)[each(ARCHIVED)]))",
    "use(Search(item, to=ARCHIVE))",
    "use(LookTop(3, item, rest=TOP))",
    "use(Send(CHEER_TOP, HOLOMEM), Search(same_name(RECEIVER)))",
    "use(Roll(SpecialDamage(10 * each(FACE), OPP_CENTER)))",
    "use(Roll(If(FACE >= LIFE, Draw(1))))",
    "use(BothPlayers(ToDeck(HAND[ALL], SHUFFLED_IN), Draw(each(RETURNED))))",
    "use(During(WOULD_LOSE_LIFE(), LifeLoss(-1)))",
    "use(ToHand(ARCHIVE('#Promise', any_of(mascot, fan))))",
    "gift(Draw(1), on=COLLABS(THIS), once=ABILITY)",
)


@rule("hocg:1.3.1")
@pytest.mark.parametrize("text", SENSIBLE)
def test_what_makes_sense_is_understood_and_has_words(text: str) -> None:
    kind = {"kind": "support", "support": "event"} if text.startswith("use") else {}
    d = declare({"Made": {**kind, "text": text}})["Made"]
    assert all(texts_of(d, lang)[place] for lang in ("en", "ja") for place in texts_of(d, "en"))
