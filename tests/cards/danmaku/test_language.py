"""The card language refuses whatever would be ignored, fail, or do something else than its words say."""

from __future__ import annotations

from types import ModuleType

import pytest

from kaimaku.games.danmaku.lang import sorts
from kaimaku.games.danmaku.lang.grammar import GRAMMAR
from kaimaku.games.danmaku.scenario.cards import READER, declare
from kaimaku.judge.scenario.values import PositionError
from kaimaku.language import Sort
from kaimaku.language.reading.expressions import BadText

# Each with a part of what is answered: what was expected, or the nearest right form
REFUSED = {
    "Draw(0)": "a number from 1 to 5",
    "Draw(-1)": "Write Draw(1)",
    "Draw('2')": "Write Draw(1)",
    "Draw(1, SPRING)": "who must be",
    "Draw(1, whom=YOU)": "Draw has no whom=…",
    "Draw(ONE_EACH)": "n must be",
    "Discard(1, DODGE, random=True)": "Discard",
    "Range(0)": "other than 0",
    "FarSighted(3)": "Write FarSighted()",
    "Attack(YOU)": "whom must be",
    "Attack(EACH_PLAYER)": "whom must be",
    "Attack(A_PLAYER)": "whom must be",
    "Attack(IN_RANGE, dmg=AS_MANY)": "dmg must be",
    "Attack(IN_RANGE, sure=1)": "True or False",
    "Give(HAND, ANOTHER)": "what must be",
    "Give(ANY_CARDS, EACH_OTHER)": "to must be",
    "Give(ALL_ITEMS, LEFT)": "what must be",
    "SwapHands(EACH_OTHER, LEFT)": "a must be",
    "SwapHands(IN_RANGE, THIRD)": "SwapHands",
    "GainLife(1, ANOTHER)": "a player with life to gain",
    "SetLife(3, YOU)": "THAT_PLAYER",
    "SkipTurn(YOU)": "DEFENDER",
    "Strip(YOU)": "whom must be",
    "Choose(Draw(1))": "2 to 4",
    "Choose(Draw(1), Draw(1))": "the same twice is no choice",
    "Choose(May(Draw(1)), GainLife(1))": "modes must be",
    "May(May(Draw(1)))": "do must be",
    "Seq(Draw(1))": "2 to 6",
    "Seq(Draw(1), Seq(Draw(1), GainLife(1)))": "do must be",
    "If(SPRING, Draw(1))": "condition must be",
    "BySeason()": "name a season",
    "BySeason(monsoon=Draw(1))": "BySeason has no monsoon=…",
    "Each(YOU, Draw(1))": "several players",
    "Each(EACH_OTHER, Attack(LEFT))": "refers to a card or ability",
    "Until(NEXT_TURN, LifePlus(1))": "rest must be",
    "Until(YOU, Range(1))": "a moment",
    "LookTop(0)": "n must be",
    "LookTop(Plus(1, POWERUP))": "n must be",
    "MaxHand(3)": "a number from 5 to 9",
    "PayLife(0)": "a number from 1 to 4",
    "OfSeason(SPRING, SPRING)": "each season is named once",
    "action(Avoid())": "refers to an attack on oneself",
    "action(Cancel())": "refers to a card that is answered",
    "action(Draw(1, THAT_PLAYER))": "refers to a player named before",
    "action(Arrange())": "refers to cards just looked at",
    "action(PutInPlay())": "refers to an Item just found",
    "action(FlipUntil(DANMAKU), PutInPlay())": "refers to an Item just found",
    "action(If(OfSeason(SPRING), Draw(1)))": "refers to the card just flipped",
    "action(Flip(), LookTop(3), If(OfSeason(SPRING), Draw(1)))": "refers to the card just flipped",
    "action(Draw(AS_MANY))": "refers to how many were discarded",
    "action(Draw(Plus(1, PAID)))": "refers to cards discarded for it",
    "action(Collect(TOP_CARD))": "refers to an Incident that takes cards",
    "action(SkipStep())": "refers to the start of one's turn",
    "action(Control(AN_ITEM), Draw(1, THAT_PLAYER))": "refers to a player named before",
    "action(Choose(FlipInTurn(SPRING), Strip(FLIPPER)))": "FLIPPER refers to",
    "action(Take(ONE_OF_THEM))": "refers to a hand just looked at",
    "action(LookHand(LEFT), Take(ONE_OF_THEM))": "refers to a hand just looked at",
    "action(Draw(1), ChainCopy(DEFENDER, Discard(1)))": "Begin with Attack(ANOTHER)",
    "action(Draw(1), Attack(ANOTHER), ChainCopy(DEFENDER, Discard(1)))": "Begin with Attack(ANOTHER)",
    "action(Attack(ANOTHER), ChainCopy(DEFENDER, Discard(2)))": "Discard(1, DANMAKU)",
    "action(Draw(1), cost=DiscardAny(DANMAKU, each=Range(1)))": "begins with Attack(IN_RANGE)",
    "action(Attack(IN_RANGE), cost=DiscardAny(DANMAKU, each=Distance(1)))": "each=Range(1)",
    "spell(Attack(ANOTHER), ChainCopy(DEFENDER, Discard(1)))": "refers to a target announced with an Action card",
    "action(Seq(Draw(1), GainLife(1)))": "do must be",
    "reaction(SOMEBODY_AT_ZERO, SetLife(1, THAT_PLAYER), behalf=Discard(1))": "Leave out behalf",
    "reaction(YOU_DAMAGE, Draw(1))": "on must be",
    "ability_reaction(YOU_ARE_ATTACKED, Avoid())": "Avoid(), cost=Discard(1))",
    "ability_reaction(OTHERS_ACTION, Cancel(), limit=ONCE_PER_ATTACK)": "no attack to count",
    "ability_reaction(ANOTHER_ATTACKS, Attack(ATTACKER), limit=ONCE_PER_ATTACK)": "D-R36",
    "after(YOU_DAMAGE, Draw(1), limit=ONCE_PER_TURN)": "limit must be",
    "after(YOU_DAMAGE, Draw(1), limit=ONCE_PER_CARD)": "counts attacks",
    "after(A_DANMAKU_CARD, Draw(1))": "event must be",
    "after(YOU_FALL, Draw(1))": "what the fallen leave behind",
    "on_play(YOU_AVOID, Draw(1))": "event must be",
    "turn_act(Draw(1))": "Write turn_act(Draw(1), cost=Discard(1))",
    "turn_act(May(Draw(1)), cost=Discard(1))": "do must be",
    "means(DiscardAny())": "cost must be",
    "means(Discard(1), HAND_EMPTY)": "means",
    "special(Draw(1), ONCE_PER_ROUND)": "Write LookHand(ANOTHER)",
    "special(LookHand(ANOTHER), ONCE_PER_TURN)": "ONCE_PER_ROUND",
    "spell(GainLife(1), on=SOMEBODY_AT_ZERO)": "on must be",
    "item(LifePlus(1))": "something an Item does",
    "item(NoSpells())": "something an Item does",
    "item(turn_act(Draw(1), cost=Discard(1)))": "something an Item does",
    "item(means(when=HAND_EMPTY))": "something an Item does",
    "item(Range(1), Range(1))": "write it once",
    "invocation(Draw(1))": "activating a Spell Card",
    "Flipp()": "did you mean Flip",
}
# What belongs to no such card
MISPLACED = {
    "a spell on a card": ({"text": "spell(Draw(1))"}, "isn't a card text by itself"),
    "a modifier on a card": ({"text": "Range(1)"}, "isn't a card text by itself"),
    "a free card with no limit": ({"text": "action(Attack(ANOTHER), free=True)"}, "leave out free=True"),
    "an action of a character": ({"kind": "character", "text": ["action(Draw(1))"]}, "an ability of a character"),
    "an Item's part of a character": ({"kind": "character", "text": ["MaxHand(7)"]}, "an ability of a character"),
    "an attack of an Incident": ({"kind": "incident", "step": "Attack(EACH_OTHER)"}, "refers to a card or ability"),
    "a number for nobody": ({"kind": "incident", "always": "Range(1)"}, "something that holds for everybody"),
    "one's own way": ({"kind": "incident", "always": "means(Discard(1))"}, "something that holds for everybody"),
    "nothing to collect": ({"kind": "incident", "need": 3}, "needs 1 to 20 cards"),
    "too little": ({"kind": "incident", "collects": "DANMAKU"}, "needs 1 to 20 cards"),
    "Items of nobody": ({"kind": "incident", "collects": "YOUR_ITEM", "need": 2}, "cards an Incident collects"),
    "a step that takes nothing": ({"kind": "incident", "collects": "UFO_CARD", "need": 2}, "Collect(TOP_CARD)"),
    "collecting without an aim": ({"kind": "incident", "step": "Collect(TOP_CARD)"}, "takes cards in its own step"),
    "an end that never comes": ({"kind": "incident", "until": "AT_ONCE"}, "this Incident never ends"),
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_phrase_that_would_not_do_what_it_says_is_refused(text: str) -> None:
    with pytest.raises(BadText) as error:
        READER.read(text)
    assert REFUSED[text] in str(error.value), str(error.value)


@pytest.mark.parametrize("case", MISPLACED)
def test_what_belongs_elsewhere_is_refused_with_its_place(case: str) -> None:
    spec, said = MISPLACED[case]
    with pytest.raises(PositionError) as error:
        declare({case: spec})
    assert said in str(error.value) and case in str(error.value), str(error.value)


def test_every_word_is_read_and_none_is_left_out() -> None:
    """Whatever the package exports for card files stands in the table, and the other way round."""
    from kaimaku.games.danmaku import lang

    hosts = {"card", "character", "incident", "role"}
    goals = {
        "A_PARTNER",
        "ANOTHER_STAGE_BOSS",
        "EVERY_EXTRA",
        "EXTRA",
        "NOBODY",
        "OTHER_PARTNERS",
        "STAGE",
        "THE_HEROINE",
    }
    exported = {name for name, value in vars(lang).items() if name[0] != "_" and not isinstance(value, ModuleType)}
    assert exported - hosts - goals - {"GOALS", "GRAMMAR", "TYPE_CHECKING", "annotations"} == GRAMMAR.names()
    assert goals == set(lang.GOALS) and all(vars(lang)[name] is word for name, word in GRAMMAR.checked().items())


@pytest.mark.parametrize("verb", [name for name, word in GRAMMAR.words.items() if word.make is not None])
def test_every_verb_with_every_noun_is_read_or_refused(verb: str) -> None:
    """Never anything else: no word falls over what it is given."""
    nouns = [name for name, word in GRAMMAR.words.items() if word.make is None and not word.spelling]
    for noun in (*nouns, "1", "-1", "True", "None", "'x'", "Draw(1)", "Range(1)", "Seq(Draw(1), Flip())"):
        for written in (f"{verb}({noun})", f"{verb}(1, {noun})", f"{verb}({noun}, YOU)", f"{verb}(Draw(1), {noun})"):
            try:
                made = READER.read(written)
            except BadText as error:
                assert "BadDeclaration" not in str(error) and "Traceback" not in str(error)
                assert "object has no attribute" not in str(error) and "unexpected" not in str(error), str(error)
                continue
            assert made.words("en") and made.words("ja")  # type: ignore[attr-defined]


def test_every_sort_has_words_and_an_example() -> None:
    for name, sort in vars(sorts).items():
        if isinstance(sort, Sort):
            assert sort.name, name
            if name not in ("SEEN", "TAKABLE", "THEIRS", "MODE", "CONDITION", "CROWD", "AS_MANY_CARDS"):
                assert sort.accepts(READER.read(sort.example)), name
