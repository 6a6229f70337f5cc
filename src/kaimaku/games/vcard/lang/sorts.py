"""Sorts of VCard's card language: which kinds of acts, sentences, nouns and moments there are.

Texts have no brackets, so what swallows all that follows it ("if …,", "you may …", "Chain: …") may only come last:
simple acts are joined by "and", those by commas, and only the last of them may be of the swallowing sort. That is why
the same text never means two things.
"""

from __future__ import annotations

from typing import Final

from kaimaku.language import Kind, Sort, literal, number, one_of

from . import boards, hands, looking
from .hands import ELEMENTS

# --- what is done ----------------------------------------------------------------------------------------------------

SIMPLE: Final = Sort("one thing that is done", "Draw(1)")
AMOUNT: Final = Sort("one thing with an amount that can count several times", "Draw(1)")
OWN_ACT: Final = Sort("something a player does with cards of their own", "Draw(1)")
OWN_OTHER: Final = Sort("something but a discard that a player does with cards of their own", "Draw(1)")
OWN_OPTION: Final = Sort("something a player may do with cards of their own", "May(Draw(1))")
JOINED: Final = Sort("several things that are done", "And(Draw(1), CoinPile())")
CHAINED: Final = Sort("things that are each a condition of the next", "Comma(Discard(1), Draw(1))")
OPEN: Final = Sort("something that begins with a keyword, a condition or a price", "LowTide(Draw(1))")
OPTION: Final = Sort("something that need not be done", "May(Draw(1))")
CHOICE: Final = Sort("a choice of texts, or a coin that decides", "ChooseOne(Draw(1), CoinPile())")
FED: Final = Sort("Food with something that happens when it goes", "Feed(ANOTHER_VT, lost=Draw(1))")
CAPS: Final = Sort("a limit for a turn", "Cap(1)")
ANSWER: Final = Sort("something done to the card that is answered", "Cancel()")
AT_ONCE: Final = Sort("something that breaks into whatever is resolving", "Immediately(Draw(1))")
ACT = SIMPLE | JOINED | CHAINED | OPEN | OPTION | CHOICE | FED | CAPS
LAST = SIMPLE | OPEN | OPTION | CHOICE | FED | CAPS  # what may come last after "and"
PLAIN = SIMPLE | JOINED | CHAINED  # of one piece, without a choice within
PLAIN_OR_CHOICE = PLAIN | CHOICE
ACT.name = LAST.name = PLAIN_OR_CHOICE.name = "something that is done"
PLAIN.name = "something that is done, without a keyword, a price or a choice"

# --- sentences and hosts ---------------------------------------------------------------------------------------------

LASTING: Final = Sort("something that lasts", "Has(+1)")
LISTENS: Final = Sort("something that waits for a moment", "Whenever(YOU_EVOLVE.after, Draw(1))")
GATED: Final = Sort("something that lasts or waits behind a keyword", "LowTide(Has(+1))")
DRAWN: Final = Sort("what happens when the card itself is drawn or discarded", "Erupt(Draw(1))")
LIMITS: Final = Sort("which VTs an Ally may be attached to", 'Only("fire")')
STANDS = LASTING | LISTENS | GATED | DRAWN | LIMITS
STANDS.name = "something that lasts or waits for a moment"
HOST: Final = Sort("a labelled stretch of text", "snap(Draw(1))")

# --- nouns -----------------------------------------------------------------------------------------------------------

VTS: Final = Sort("VTs", "VT")
ONE_VT: Final = Sort("one VT", "YOUR_VT")
TWO_OF_ONE_SIDE: Final = Sort("two VTs of one player", "TWO_OF_YOURS")
OURS: Final = Sort("VTs that may be your own", "YOUR_VT")
ONE_OURS: Final = Sort("one VT that may be your own", "YOUR_VT")
ONE_THEIRS: Final = Sort("one VT that may be the opponent's", "OPP_VT")
THIS: Final = Sort("this VT", "THIS_VT")
THEIRS: Final = Sort("VTs that may be the opponent's", "OPP_VT")
HOSTING: Final = Sort("one VT of your own", "YOUR_VT")
OF_THE_DOER: Final = Sort("VTs of whoever does it", "YOUR_VT")
ONE_OF_THE_DOER: Final = Sort("one VT of whoever does it", "YOUR_VT")
ALLIES_OF_THE_DOER: Final = Sort("an Ally of whoever does it", "YOUR_ALLY")
BACK: Final = Sort("one Backstage VT of your own", "YOUR_BACKSTAGE")
FIXED: Final = Sort("VTs that need not be chosen", "THIS_VT")
PAIRABLE: Final = Sort("this VT or your Active VT", "THIS_VT")
COUNTED: Final = Sort("VTs that are counted", "DECAYED_OPP")
SPOT: Final = Sort("a VT spot", "OPP_SPOT")
YOURS_TO_RETURN: Final = Sort("VTs or cards of your own", "YOUR_VT")
THEIRS_TO_RETURN: Final = Sort("VTs or cards of the opponent's", "OPP_VT")
TO_RETURN: Final = Sort("VTs, an Ally or a Mascot", "YOUR_VT")
MY_TWO: Final = Sort("two VTs of your own", "TWO_OF_YOURS")
MY_ALLY: Final = Sort("an Ally of your own in play", "YOUR_ALLY")
ALLIES: Final = Sort("an Ally in play", "YOUR_ALLY")
TO_SCRAP: Final = Sort("an Ally or a Mascot in play", "OPP_ALLY")
LOCKED: Final = Sort("a Locked card", "YOUR_CARD")
KIND: Final = Sort("a kind of card to look for", "A_VT_CARD")
HAND_KIND: Final = Sort("a kind of card to discard", "CARDS")

# --- conditions and moments ------------------------------------------------------------------------------------------

CONDITION: Final = Sort("a condition", "CHAINED")
MOMENT: Final = Sort("a moment", "YOU_EVOLVE")
OVER: Final = Sort("a moment that is only spoken of when it is over", "COMBAT_ENDS")
ANSWERABLE: Final = Sort("a moment that a Reinforcement can answer", "OPP_PLAYS_SUPPORT")
OWN_ITEM: Final = Sort("something you do that can be answered before it happens", "YOU_PLAY_SUPPORT")
ON: Final = Sort("a moment with when or after", "YOU_EVOLVE.after")
REPLY_ON: Final = Sort(
    "when or after something the opponent does, or when you play, evolve, attach or Lock", "OPP_PLAYS_SUPPORT.when"
)

# --- numbers and options ---------------------------------------------------------------------------------------------


def exactly(text: str) -> Kind:
    """This one text and no other."""
    return literal(repr(text), lambda said: said == text, lambda: [text])


FEW: Final = number(1, 99, usual=(1, 2, 3))
SEVERAL: Final = number(2, 9, usual=(2, 3))
SEVERAL_VTS: Final = number(2, 9, usual=(4,))  # two or three of them mostly have a word of their own
PILE: Final = number(1, 50, usual=(3, 8, 12))
LEVELS: Final = number(-99, 99, but=(0,), usual=(-3, -2, -1, 1, 2, 3))
ELEMENT: Final = literal("an element", lambda said: said in ELEMENTS, lambda: list(ELEMENTS))
WHOSE: Final = one_of(vars(hands), "YOURS", "OPPS")
PLACE: Final = one_of(vars(boards), "TO_HAND", "TO_DECK", "ON_TOP", "TO_BOTTOM")
DECK_PLACE: Final = one_of(vars(boards), "TO_DECK", "ON_TOP", "TO_BOTTOM")
STATUS_OF: Final = one_of(vars(boards), "ANYWHERE", "ON_YOURS")
STATUS_OF_IT: Final = one_of(vars(boards), "ON_IT")
ONE_LEFT: Final = one_of(vars(looking), "IT")
ALL_LEFT: Final = one_of(vars(looking), "THEM")
OTHER_LEFT: Final = one_of(vars(looking), "THE_OTHER")
MARKS: Final = (
    *("YOURS", "OPPS", "TO_HAND", "TO_DECK", "ON_TOP", "TO_BOTTOM"),
    *("ANYWHERE", "ON_YOURS", "ON_IT", "IT", "THEM", "THE_OTHER"),
)
