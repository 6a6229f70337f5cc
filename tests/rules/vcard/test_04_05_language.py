"""4.5: what would be ignored, crash or do something else than its words say is refused, with the nearest right form."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import BY_ID, VTUBER, Facts
from kaimaku.games.vcard.lang import GRAMMAR, Draw, Mill, card, echo, lock, snap
from kaimaku.games.vcard.lang.expressions import WORDS, read_clause
from kaimaku.games.vcard.scenario.cards import declare
from kaimaku.judge.scenario.values import PositionError
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText
from tests.rule import rule
from tests.vcard.scene import A, B, Scene, Side

# What is written, and a piece of what is said about it.
WRONG: dict[str, str] = {
    "snap(Swap(OPP_VT))": "Swap(who=TWO_OF_YOURS)",
    "snap(Swap(TWO_VTS))": "two VTs of",
    "snap(Swap(YOUR_VTS))": "two VTs of",
    "snap(SwapActive(OPP_VT))": "SwapActive(YOUR_BACKSTAGE)",
    "snap(Feed(OPP_VT))": "Feed(YOUR_VT)",
    "snap(Bless(OPP_ACTIVE))": "your own",
    "snap(Decay(YOUR_VT))": "Decay(OPP_VT)",
    "snap(Submerge(OPP_VT, 2))": "the number 1",
    "snap(Bolster(YOUR_VT, 2))": "the number 1",
    "snap(Burn(OPP_VT))": "Burn(OPP_SPOT)",
    "snap(Burn(OPP_SPOT, 2))": "the number 1",
    "snap(Decay(OPP_SPOT))": "OPP_VT",
    "snap(Corrupt(TWO_OF_YOURS))": "one VT",
    "snap(Scrap(OPP_VT))": "Scrap(OPP_ALLY)",
    "snap(Fall(OPP_ALLY))": "VTs",
    "snap(Attach(OPP_VT))": "Attach(YOUR_VT)",
    "snap(Attach(TWO_OF_YOURS))": "one VT of your own",
    "snap(Return(OPP_VT, TO_HAND, 'your'))": "its owner's",
    "snap(Return(OPP_SPOT, TO_HAND))": "an Ally or a Mascot",
    "snap(Return(YOUR_CARD, TO_HAND))": "an Ally or a Mascot",
    "snap(PutBack(TO_HAND))": "TO_DECK",
    "snap(MoveAlly(THAT_ALLY))": "an Ally",
    "snap(Unlock(OPP_VT))": "YOUR_CARD",
    "snap(Search(CARDS))": "A_VT_CARD",
    "snap(Discard(1, A_MASCOT))": "CARDS",
    "snap(Draw(0))": "from 1 to",
    "snap(Draw('two'))": "a number",
    "snap(PL(0, VT))": "other than 0",
    "snap(Cap(0))": "from 1 to",
    "snap(Greed(0, Draw(1)))": "from 1 to",
    "snap(PerCoins(0, Draw(1)))": "from 1 to",
    "snap(PerEach(EACH_FED, Draw(1)))": "DECAYED_OPP",
    "snap(PerEach(DECAYED_OPP, Swap()))": "an amount",
    "snap(NextTurn(Draw(1)))": "Cap(1)",
    "snap(AnyOf('Snap'))": "Positive",
    "snap(Cancel())": "something that is done",
    "snap(CopyIt())": "something that is done",
    "snap(Immediately(Draw(1)))": "something that is done",
    "snap(PL(+1, THAT_VT))": "refers to that VT",
    "snap(PL(+1, ITS_VT))": "refers to an Ally's VT",
    "snap(RemoveStatus(ON_IT))": "a Status Effect",
    "snap(Devolve())": "an evolution card",
    "snap(Keep())": "top cards",
    "snap(Comma(LookTop(2, OPPS), Keep()))": "your deck",
    "snap(Comma(LookTop(2), ToOpp(THEM)))": "the Opp's deck",
    "snap(Comma(LookTop(3), ToBottom(IT)))": "one top card",
    "snap(Comma(LookTop(1), ToBottom(THEM)))": "all the top cards",
    "snap(Comma(LookTop(3), Keep(), ToBottom(THE_OTHER)))": "two top cards",
    "snap(Comma(LookTop(2), ToBottom()))": "some were taken",
    "snap(LookTop(2), Grow(Keep()))": "top cards",
    "snap(Comma(May(Discard(1)), Draw(2)))": "comes last",
    "snap(Comma(LowTide(Draw(1)), Draw(2)))": "comes last",
    "snap(And(If(CHAINED, Draw(1)), Draw(2)))": "comes last",
    "snap(May(May(Draw(1))))": "May(",
    "snap(ChooseOne(Draw(1)))": "2 to 3",
    "snap(ChooseOne(PL(+1, YOUR_VT), PL(+1, THAT_VT)))": "refers to that VT",
    "snap(Comma(Draw(1)))": "2 to 4",
    "snap(Crit())": "missing",
    "snap(Both(PL(+1, VT)))": "cards of their own",
    "snap(Opp(Discard(1)))": "but a discard",
    "snap(Has(+1))": "something that is done",
    "snap()": "1 to 4",
    "passive(Draw(1))": "Has(+1)",
    "passive(Has(+1, YOUR_VT))": "need not be chosen",
    "passive(Has(+1, THAT_VT))": "need not be chosen",
    "passive(Chain(Has(+1)))": "something that is done",
    "passive(Invoke(1, Has(+1)))": "something that is done",
    "passive(LowTide(Erupt(Draw(1))))": "LowTide",
    "passive(Erupt(PL(+1, THIS_VT)))": "refers to this VT",
    "passive(Whenever(YOU_DRAW, Draw(1)))": "YOU_EVOLVE.after",
    "passive(Whenever(COMBAT_ENDS.when, Draw(1)))": "a moment",
    "passive(Whenever(YOU_WIN.after, PL(+1, THAT_VT)))": "refers to that VT",
    "passive(Whenever(OPP_PLAYS_SUPPORT.when, Cancel()))": "something that is done",
    "passive(While(CHAINED, Whenever(YOU_DRAW.after, Draw(1))))": "something that lasts",
    "passive(Only('wood'))": "an element",
    "reply(YOU_DRAW.when, Draw(1))": "the opponent does",
    "reply(OPP_WINS.when, Draw(1))": "the opponent does",
    "reply(YOU_PLAY_SUPPORT.after, Draw(1))": "the opponent does",
    "reply(OPP_PLAYS_SUPPORT.after, Cancel())": "a card that is answered",
    "reply(OPP_LOCKS_VT.when, Cancel())": "a card that is answered",
    "reply(OPP_PLAYS_VT.when, CopyIt())": "a Support that is answered",
    "reply(OPP_PLAYS_VT.when, PL(-1, THAT_VT))": "isn't on the board yet",
    "reply(OPP_PLAYS_SUPPORT.when, May(Immediately(Draw(1))))": "May(",
    "Draw(1)": "snap(…)",
    "snap(Drew(1))": "Draw",
    "snap(Draw(n=1, m=2))": "m",
}
# The type of a card, its text, and a piece of what is said about it.
MISPLACED: list[tuple[str, str, str]] = [
    ("vtuber", "Passive: Draw 1 card.", "Has(+1)"),
    ("vtuber", "Snap: Swap the position of an Opp's VT.", "TWO_OF_YOURS"),
    ("vtuber", "Snap: Feed an Opp's VT.", "Feed(YOUR_VT"),
    ("vtuber", "Snap: Feed this VT.", "this Ally"),
    ("vtuber", "Snap: Cancel it.", "something that is done"),
    ("vtuber", "Snap: +1 PL to that VT.", "refers to that VT"),
    ("vtuber", "plain(Draw(1))", "snap(…)"),
    ("ally", "Draw 1 card.", "nothing says when"),
    ("mascot", "Lock: +1 PL to this VT.", "can't refer to this VT"),
    ("mascot", "Lock: Chain: Draw 1 card.", "can't refer to this VT"),
    ("vtuber", "Snap: Discard this Mascot.", "this Mascot"),
    ("vtuber", "passive(Only('fire'))", "this Ally"),
    ("world", "Lock: Draw 1 card.", "can't have lock"),
    ("boost", "plain(Has(+1, YOUR_ACTIVE))", "it can't last"),
    ("boost", "Snap: Draw 1 card.", "plain(…)"),
    ("reinforcement", "When your Opp. plays a VT, -1 PL to that VT.", "isn't on the board yet"),
    ("reinforcement", "After your Opp. plays a Support, cancel it.", "a card that is answered"),
]


@rule("vcard:4.5.1.2", "vcard:4.5.2.1")
@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_meant_is_refused(text: str) -> None:
    with pytest.raises(BadText) as found:
        read_clause(text)
    assert WRONG[text] in str(found.value), str(found.value)


@rule("vcard:4.4.0.1", "vcard:4.5.0.2")
@pytest.mark.parametrize(("kind", "text", "said"), MISPLACED)
def test_what_its_card_cannot_do_is_refused_in_scenarios_too(kind: str, text: str, said: str) -> None:
    with pytest.raises(PositionError) as found:
        declare({f"misplaced {kind} {text}": {"kind": kind, "text": text}})
    assert said in str(found.value) and "cards." in str(found.value), str(found.value)


@rule("vcard:4.1.1.5c", "vcard:4.1.1.6c", "vcard:4.4.0.1")
def test_a_card_has_each_kind_of_effect_once_and_an_evolution_none() -> None:
    for n, clauses in enumerate(((lock(Draw(1)), lock(Mill(1))), (snap(Draw(1)), echo(Mill(1))))):
        with pytest.raises(BadDeclaration):
            card(Facts(f"TEST-twice-{n}", "twice", VTUBER, pl=8, line="twice"), *clauses)
    with pytest.raises(BadDeclaration, match="PL8"):
        card(Facts("TEST-evolved", "evolved", VTUBER, pl=9, line="evolved"), snap(Draw(1)))
    assert not [id for id in BY_ID if id.startswith(("TEST-twice", "TEST-evolved"))]


@rule("vcard:4.5.0.4")
def test_every_word_of_the_table_can_be_written_in_scenarios() -> None:
    assert set(WORDS) == GRAMMAR.names()
    checked = GRAMMAR.checked()
    assert all(WORDS[name] is word for name, word in checked.items())


OWN_REPLY = declare({"Mine": {"kind": "reinforcement", "text": "When you play a Support, draw 1 card."}})["Mine"]


@rule("vcard:4.6.3.1", "vcard:4.6.4.5")
def test_ones_own_card_can_be_answered_when_priority_comes_back() -> None:
    stop = "S1-190"
    series = OWN_REPLY.facts.id.partition("-")[0]
    s = Scene(Side(hand=["S1-188", OWN_REPLY.facts.id]), Side(hand=[stop]), sets=f"S1,{series}")
    s.do(A, "boost", "S1-188")
    s.do(B, "reply", stop, 0)
    s.passes(B)
    assert s.t.asked == (A,) and any(o[0] == "reply" for o in s.options(A))
