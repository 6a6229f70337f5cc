"""What the card language does not have is refused when it is said: the place, what was expected, a right form."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang import HAND, OPP_HAND, Draw, gift
from kaimaku.games.hocg.lang import texts as texts_of
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText
from tests.rule import rule

REFUSED = {
    # would do nothing
    "use(Life(1))": "n must be a number from -9 to -1 or a negative amount, not 1. Write Life(-1)",
    "use(LifeLoss(-1))": "nothing here provides it: DOWNED(…) or WOULD_LOSE_LIFE(…) would",
    # no card is all of that
    "use(Search(debut, first))": "no card there can be all of that",
    "use(Search(at_least(first), debut))": "no card there can be all of that",
    "use(LookTop(3, debut, first))": "no card there can be all of that",
    "use(Search(white, ~white))": "no card there can be all of that",
    "use(Search('AZKi', ~debut, not_named('AZKi')))": "no card there can be all of that",
    "use(Search(second, no_tag('#JP'), '#JP'))": "no card there can be all of that",
    "use(Heal(10, HOLOMEM(at_least(first), debut)))": "no card there can be all of that",
    "use(Heal(10, HOLOMEM(hp_at_most(50), hp_at_least(100))))": "no card there can be all of that",
    "use(Search(any_of(debut, debut)))": "name each of them once",
    "use(Search(debut | debut))": "name two different ones",
    # too many, too few
    "use(Modes(Draw(1)))": "expected 2 to 4 of an effect, not 1. Write Modes(Draw(1), Archive(HAND))",
    "use(Modes(Draw(1), Draw(1)))": "the same twice is no choice",
    "use(May())": "expected 1 to 4 of an effect, not 0. Write May(Draw(1))",
    "use(Draw(1), Draw(2), Draw(3), Draw(4), Draw(5))": "Write use(Draw(1), Draw(2), Draw(3), Draw(4))",
    "use(Draw(1, True, True, 3))": "3 is one too many. Write Draw(1, bottom=True, up_to=True)",
    "use(LookTop(2, item, n=5))": "openly=…. Write LookTop(2, item)",
    "use(Opponent(Opponent(Draw(1))))": "say once who does it: Opponent(Draw(1))",
    # that something happened says neither to whom nor how much
    "use(If(happened(DOWNED(HOLOMEM)), LifeLoss(-1)))": "refers to life about to be lost, but nothing here provides it",
    "use(If(happened(COLLABS(HOLOMEM)), Heal(10, IT)))": "IT refers to a holomem mentioned before",
    "use(If(happened(DOWNED(HOLOMEM)), Draw(each(OVERKILL, per=30))))": "OVERKILL refers to damage in excess",
    "use(SpecialDamage(20, OPP_CENTER), alt=shift(IT.at(AT_BACK), Draw(1)))": "IT refers to a holomem mentioned before",
    "gift(LifeLoss(-1), state=happened(DOWNED(STAGE), LAST_OPP_TURN))": "refers to life about to be lost",
    "use(Takes(-10, CENTER))": "refers to damage about to be dealt",
    "use(Nothing())": "refers to something about to happen",
    "use(Redirect(BACK))": "refers to damage about to be dealt",
    "use(Reroll())": "refers to a die just rolled",
    "use(ThisArt(20))": "refers to this Arts",
    "gift(Draw(1))": "on is missing: a trigger",
    "gift(ToDeck(ARCHIVED), on=COLLABS(THIS))": "ARCHIVED refers to cards archived before",
    "gift(Archive(HAND), ToHand(ARCHIVE(item)), Draw(each(ARCHIVED)), on=COLLABS(THIS))": "others took their place",
    "use(Arts(20, IT))": "IT refers to a holomem mentioned before",
    "use(Draw(FACE))": "FACE refers to a die rolled before",
    "gift(Draw(DEALT), on=BLOOMS(THIS))": "DEALT refers to damage dealt",
    "use(Arts(20, THIS))": "THIS refers to this holomem",
    "gift(Arts(20, HOLDER))": "HOLDER refers to the holomem this is attached to",
    "oshi_skill(Draw(1), needs=THIS.at(AT_CENTER))": "THIS refers to this holomem",
    "use(If(partner('AZKi'), Draw(1)))": "refers to this holomem",
    # would be ignored
    "collab_effect(Draw(1), on=BLOOMS(THIS))": "on isn't allowed here. Write collab_effect(Draw(1))",
    "collab_effect(Draw(1), usable=True)": "usable isn't allowed here",
    "oshi_skill(Draw(1), limit=TURN)": "limit isn't allowed here",
    "gift(Arts(10, THIS), usable=True)": "",
    "attached(Draw(1), on=BLOOMS(HOLDER), once=ABILITY)": "once isn't allowed here",
    "use(Draw(1), once=ABILITY)": "once must be CARD or a tag",
    "use(Draw(1), once='Magic')": "once must be CARD or a tag",
    "gift(Arts(20, THIS), once='#JP')": "once isn't allowed here",
    "use(Archive(THIS.cards))": "THIS.cards",
    "use(ToHand(HOLOMEM.cards))": "x must be a holomem mentioned before, not HOLOMEM",
    "gift(Draw(1), on=DEALS(either(OPP_OSHI, HOLOMEM)))": "use your own Oshi and your own holomem",
    "use(Heal(20, either(OSHI, HOLOMEM)))": "not either(OSHI, HOLOMEM)",
    "use(OnlyUsable(HAND >= 2))": "",
    "art(OnlyUsable(HAND >= 2, at=AT_BACK))": "at must be AT_CENTER or AT_COLLAB",
    "art(Pay(Archive(HAND), OnlyTarget(OPP_CENTER)))": "not OnlyTarget(OPP_CENTER)",
    "gift(Pay(Archive(HAND), AlsoTarget(OPP_BACK)), on=BLOOMS(THIS))": "",
    "use(Arts(10 * each(EACH_ONE.cheer), CENTER))": "",
    "use(Draw(each(EACH_ONE.cheer)))": "",
    "use(CanBloom(CENTER, HAND, any_level=True))": "",
    "use(ToCheerDeck(HAND))": "only cheers go to the cheer deck",
    "use(ToCheerDeck(STAGE.cheer, TOP))": "how must be BOTTOM or SHUFFLED_IN",
    "use(LookCheer(3, to=HOLOMEM[2]))": "give it to one holomem",
    "use(SpecialDamage(damage_on(OPP_BACK), OPP_CENTER))": "not OPP_BACK",
    "use(Draw(1), needs=colors(HAND) >= 2)": "cheers must be cheers, not HAND",
    "use(Draw(1), needs=colors(STAGE.cheer) <= 2)": "",
    "use(Immune(CENTER, frm=OPP, until=THIS_TURN))": "frm isn't allowed here",
    "gift(Immune(THIS, frm=MY))": "frm must be OPP",
    "gift(Deals(10, THIS, to=CENTER))": "to must be the opponent's holomem, not CENTER",
    "use(Heal(20, HOLOMEM(no_tag('JP'))))": "tag must be a tag",
    "gift(Draw(1), on=LEVELS_UP(HOLOMEM[2]))": "this happens to one holomem at a time",
    "use(SpecialDamage(10, OPP_CENTER[2]))": "not OPP_CENTER",
    "use(Archive(DECK_TOP(item)))": "not DECK_TOP",
    "use(Draw(each(HAND), up_to=True))": "up_to takes a plain number",
    "gift(Arts(10, HOLOMEM[2]))": "on is missing",
    "use(Draw(1), needs=happened(COLLABS(COLLAB)))": "an event kept in the turn's history, not COLLABS(COLLAB)",
    "use(Draw(1), needs=happened(BLOOMS(HOLOMEM(damaged))))": "not BLOOMS(HOLOMEM(damaged))",
    "use(Heal(20, STAGE(different)))": "not STAGE(different)",
    "use(Draw(1), needs=all_are(HOLOMEM, other))": "not other",
    "use(Send(ARCHIVE(cheer)[2], HOLOMEM[2]))": "give it to one holomem (HOLOMEM), split it",
    "use(Send(ARCHIVE(cheer)[2], HOLOMEM[ALL]))": "split it (HOLOMEM[ALL], split=True)",
    "use(Reattach(STAGE.cheer[2], BACK[2], split=True))": "or give each some (each=1)",
    "use(Attach(ARCHIVE(tool), HOLOMEM[2]))": "give it to one holomem",
    "use(SearchCheer(to=HOLOMEM[2]))": "give it to one holomem",
    "use(Search(tool, to=HOLOMEM[2]))": "give it to one holomem",
    "use(Send(CHEER_TOP[2], HOLOMEM[each(BACK)], each=1))": "the number of receivers must be a plain number",
    "gift(Draw(1), on=COLLABS(HOLOMEM[2]))": "this happens to one holomem at a time: COLLABS(HOLOMEM)",
    "gift(Takes(-10, IT), on=WOULD_TAKE(HOLOMEM[ALL]))": "this happens to one holomem at a time",
    "oshi_skill(Draw(1), on=DOWNS(HOLOMEM, OPP_HOLOMEM[2]))": "this happens to one holomem at a time",
    "gift(Draw(1), on=USES_ART(HOLOMEM[2]))": "this happens to one holomem at a time",
    # would show a hidden hand to everybody
    "gift(Arts(10, THIS), needs=HAND(item))": "effect is public, but HAND(item) is hidden from the opponent",
    "gift(If(HAND('AZKi') >= 2, Hp(20, THIS)))": "HAND('AZKi') is hidden from the opponent",
    "gift(Hp(10 * each(HAND(item)), THIS))": "HAND(item) is hidden from the opponent",
    "attached(Hp(10 * each(HAND, by=COLOR), HOLDER))": "HAND is hidden from the opponent",
    # nobody could tell whether it can be paid
    "use(Draw(1), pay=Archive(HOLO_POWER(item)))": "pay must be a payable cost, not Archive(HOLO_POWER(item))",
    "gift(Pay(AllOf(Archive(HAND), ToHand(HOLO_POWER(item))), Draw(1)), on=COLLABS(THIS))": "must be a payable cost",
    # marks are no numbers, and numbers no marks
    "use(Draw(AT_BACK))": "k must be a number from 1 to 60 or an amount, not AT_BACK",
    "gift(Arts(ALL, THIS))": "not ALL",
    "use(Archive(HAND[-1]))": "not -1",
    "use(LookTop(MAIN))": "not MAIN",
    "use(Negate(BACK, THIS_TURN + 1))": "'THIS_TURN + 1' isn't allowed",
    "use(Draw(2 | 2))": "'2 | 2' isn't allowed",
    "gift(Draw(1), on=COLLABS(THIS), at=3)": "not 3",
    "gift(Draw(1), on=COLLABS(THIS), at=MAIN)": "not MAIN",
    "gift(Draw(1), on=COLLABS(THIS), turn=MY_TURN | OPP_TURN)": "not MY_TURN | OPP_TURN",
    "gift(If(THIS.at(4), Arts(10, THIS)))": "not 4. Write THIS.at(AT_CENTER)",
    # a number that nobody would look at
    "use(Draw(1), needs=HOLOMEM[2])": "without a number, not HOLOMEM[2]",
    "use(If(HAND[ALL], Draw(1)))": "without a number, not HAND[ALL]",
    "use(If(~HAND[2], Draw(1)))": "without a number",
    "use(If(HAND[2] >= 3, Draw(1)))": "without a number",
    "use(Draw(count(HAND[2])))": "without a number",
    "use(Draw(each(ARCHIVE[3], by=COLOR)))": "without a number",
    "use(Archive(HAND[2][3]))": "say once how many: HAND[2]",
    "use(ToHand(HOLO_POWER[ALL][0, 1]))": "say once how many",
    # less than nothing
    "use(Draw(-1 * each(BACK)))": "not -1 * each(BACK)",
    "use(SpecialDamage(-10 * each(BACK), OPP_CENTER))": "not -10 * each(BACK)",
    "use(Heal(-10 * each(BACK), CENTER))": "not -10 * each(BACK)",
    "use(Archive(HAND[-1 * each(BACK)]))": "not -1 * each(BACK)",
    "use(Roll(Draw(FACE), n=-1 * each(OPP_HAND)))": "n must be a number from 1 to 9 or an amount",
    "use(Life(each(BACK)))": "n must be a number from -9 to -1 or a negative amount",
    # several colors or levels where one is asked for
    "use(Critical(20, CENTER, ~blue))": "color must be a color, not ~blue",
    "use(Critical(20, CENTER, white | red))": "color must be a color, not (white | red)",
    "use(ToHand(ARCHIVE(at_least(debut | first))))": "level must be a level, not (debut | first)",
    # places that a text of this kind does not have
    "stage_skill(Draw(1), on=COLLABS(HOLOMEM), at=AT_CENTER)": "at isn't allowed here",
    "bonus('AZKi', Draw(1), on=COLLABS(HOLDER), zone=ARCHIVE)": "zone isn't allowed here",
    "attached(Draw(1), on=COLLABS(HOLDER), zone=ARCHIVE)": "zone isn't allowed here",
    "use(SpecialDamage(20 + 10 * each(HOLOMEM), OPP_CENTER))": "+ can't be used there",
    # speaks of what happens only if this does not
    "use(Modes(Archive(HAND), Draw(each(ARCHIVED))))": "ARCHIVED refers to cards archived before",
    "use(Modes(Draw(1), Send(CHEER_TOP, HOLOMEM), Arts(20, RECEIVER)))": "RECEIVER refers to",
    "use(Roll({ODD: Archive(HAND), EVEN: Draw(each(ARCHIVED))}))": "ARCHIVED refers to",
    "use(If(HAND >= 3, Archive(HAND), instead_of=Draw(each(ARCHIVED))))": "ARCHIVED refers to",
    "use(RollOff(Archive(HAND), less=Draw(each(ARCHIVED))))": "ARCHIVED refers to",
    # lasts, so nobody chooses one and nothing is used up
    "gift(Arts(20, HOLOMEM))": "on is missing",
    "gift(Takes(-20, BACK))": "on is missing",
    "gift(Takes(-20, BACK, at=AT_BACK))": "at must be AT_CENTER or AT_COLLAB",
    "gift(Hp(20, BOTH_CENTER))": "on is missing",
    "attached(Cannot(NO_BATON, HOLOMEM))": "on is missing",
    "gift(CanBloom(HOLOMEM, HAND(second), again=True))": "all of them: HOLOMEM[ALL]",
    "gift(CanBloom(HOLOMEM))": "on is missing",
    "gift(AlsoTarget(BACK, of=OPP_BACK))": "on is missing",
    "gift(Arts(20, THIS), limit=TURN)": "state is missing",
    "attached(Hp(20, HOLDER), limit=GAME)": "state is missing",
    # says the same twice, or what is so already
    "use(Roll({ODD: Draw(1), ODD: Draw(2)}))": "the same stands there twice",
    "use(May(May(Draw(1))))": "that is a choice already",
    "use(May(Pay(Archive(HAND), Draw(1))))": "that is a choice already",
    "use(BothPlayers(Draw(1), Opponent(Draw(1))))": "say once who does it",
    "use(ToHand(HAND))": "they are there already",
    "use(ToHoloPower(HOLO_POWER))": "they are there already",
    # no card is of two kinds
    "use(ToHand(ARCHIVE(holomem, item)))": "no card is both; for one or the other write any_of(item, event)",
    "use(ToHand(ARCHIVE(debut)(first)))": "no card is both; for one or the other write debut | first",
    "use(Rest(HOLOMEM(debut, second)))": "no card is both",
    "use(Attach(HOLO_POWER(tool, mascot), HOLOMEM))": "no card is both",
    "gift(Draw(1), on=PLAYS(item, event))": "no card is both",
    # asked before anything has been done
    "sp_skill(Hp(20, STAGE), needs=damage_on(IT) >= 50)": "IT refers to a holomem mentioned before",
    "art(Send(CHEER_TOP, BACK), needs=RECEIVER)": "RECEIVER refers to who received something",
    "collab_effect(Archive(HAND), needs=ARCHIVED)": "ARCHIVED refers to cards archived before",
    # would break
    "use(Draw(HAND))": "k must be a number from 1 to 60 or an amount, not HAND. Write Draw(1)",
    "use(Draw(-1))": "not -1",
    "use(Draw(1, 2))": "bottom must be True or False, not 2",
    "use(Search('AZKi', to=DECK))": "not DECK",
    "use(Send(ARCHIVE(item), HOLOMEM))": "only cheers can be sent: ARCHIVE(cheer)",
    "use(ToHand(ARCHIVE(cheer)))": "cheers return to the cheer deck: ToCheerDeck(ARCHIVE(cheer))",
    "use(ToDeck(ARCHIVE(white, cheer)))": "cheers return to the cheer deck",
    "use(ToHoloPower(ARCHIVE(cheer)))": "cheers return to the cheer deck",
    "use(ToDeck(CHEER_TOP))": "cheers return to the cheer deck",
    "use(ToHand(CHEER_TOP[2]))": "cheers return to the cheer deck",
    "use(ToHoloPower(BOTH_CHEER_TOP))": "cheers return to the cheer deck",
    "use(Attach(HAND(event), HOLOMEM))": "say which tool, mascot or fan",
    "use(ToDeck(LIFE))": "not LIFE",
    "use(Look(ARCHIVE))": "x must be the opponent's hand, not ARCHIVE",
    "use(Exchange(CENTER, OPP_COLLAB))": "both must be on the same side",
    "use(Swap(CENTER, FRONT))": "one of them must be a back holomem: Swap(CENTER, BACK)",
    "gift(Redirect(BACK[2]), on=WOULD_TAKE(CENTER))": "",
    "use(Roll({ODD: Draw(1)}, n=0))": "n must be a number from 1 to 9",
    "use(If(HAND < LIFE, Draw(1)))": "compare yours with the opponent's: HAND < OPP_HAND",
    "use(Draw(1), needs=HAND >= -1)": "not -1",
    "use(Draw(1), needs=HAND[3, 1])": "the smaller first",
    "use(Cannot(NO_BLOOM, CENTER))": "ban must be NO_ARTS or NO_BATON",
    "use(AlsoColors('pink', CENTER))": "not 'pink'",
    "gift(Draw(1), on=COLLABS(HAND))": "x must be holomem, not HAND. Write COLLABS(HOLOMEM)",
    "gift(Draw(1), on=Draw(1))": "on must be a trigger",
    "gift(Draw(1), turn=AT_BACK)": "Write gift(Draw(1)",
    "use(Draw(1), neds=HAND)": "needs=…, pay=…, alt=…, once=…, opening=…; did you mean needs=…?",
    "use(Drew(1))": "did you mean Draw",
}


@rule("hocg:1.3.1")
@pytest.mark.parametrize(("text", "told"), REFUSED.items())
def test_what_it_cannot_mean_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert told in str(caught.value)


@rule("hocg:1.3.1")
def test_card_files_meet_the_same_refusals_as_scenarios() -> None:
    with pytest.raises(BadDeclaration, match="k must be a number"):
        Draw(HAND)  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration, match="compare yours with the opponent's"):
        _ = OPP_HAND < HAND
    with pytest.raises(BadDeclaration, match="on is missing"):
        gift(Draw(1))


SENSIBLE = (
    "use(Search(at_least(first), ~at_least(second)))",
    "use(Heal(10, HOLOMEM(damaged_by(50), ~damaged_by(100))))",
    "use(Search(white, red))",
    "use(Heal(10, HOLOMEM(hp_at_most(100), hp_at_least(50))))",
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
    "gift(Draw(1), on=COLLABS(HOLOMEM), at=AT_CENTER | AT_BACK)",
    "gift(Draw(1), on=RETURNS(OPP_HOLOMEM))",
    "gift(ArtsCost(-1 * each(BACK), THIS))",
    "use(SearchCheer(green | blue, to=HOLOMEM))",
    "gift(Takes(-20, HOLOMEM(debut), at=AT_CENTER))",
    "gift(CanBloom(HOLOMEM[ALL]))",
    "use(Modes(Archive(HAND), Draw(1)), Draw(each(ARCHIVED)))",
    "use(Roll({ODD: Archive(HAND), EVEN: Draw(1)}, Draw(each(ARCHIVED))))",
    "use(If(HAND >= 3, Archive(HAND), Draw(each(ARCHIVED)), instead_of=Draw(1)))",
)


@rule("hocg:1.3.1")
@pytest.mark.parametrize("text", SENSIBLE)
def test_what_makes_sense_is_understood_and_has_words(text: str) -> None:
    kind = {"kind": "support", "support": "event"} if text.startswith("use") else {}
    d = declare({"Made": {**kind, "text": text}})["Made"]
    assert all(texts_of(d, lang)[place] for lang in ("en", "ja") for place in texts_of(d, "en"))
