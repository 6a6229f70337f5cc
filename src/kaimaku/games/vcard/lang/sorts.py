"""Sorts of VCard's card language: which kinds of acts, sentences, nouns and moments there are.

Texts have no brackets, so what swallows all that follows it ("if …,", "you may …", "Chain: …") may only come last:
simple acts are joined by "and", those by commas, and only the last of them may be of the swallowing sort. That is why
the same text never means two things.
"""

from __future__ import annotations

from kaimaku.language import Kind, Sort, literal, number, one_of

from . import boards, hands, looking
from .hands import ELEMENTS

# --- what is done ----------------------------------------------------------------------------------------------------

SIMPLE = Sort("one thing that is done", "Draw(1)")
AMOUNT = Sort("one thing with an amount that can count several times", "Draw(1)")
OWN_ACT = Sort("something a player does with cards of their own", "Draw(1)")
OWN_OTHER = Sort("something but a discard that a player does with cards of their own", "Draw(1)")
OWN_OPTION = Sort("something a player may do with cards of their own", "May(Draw(1))")
JOINED = Sort("several things that are done", "And(Draw(1), CoinPile())")
CHAINED = Sort("things that are each a condition of the next", "Comma(Discard(1), Draw(1))")
OPEN = Sort("something that begins with a keyword, a condition or a price", "LowTide(Draw(1))")
OPTION = Sort("something that need not be done", "May(Draw(1))")
CHOICE = Sort("a choice of texts, or a coin that decides", "ChooseOne(Draw(1), CoinPile())")
FED = Sort("Food with something that happens when it goes", "Feed(ANOTHER_VT, lost=Draw(1))")
CAPS = Sort("a limit for a turn", "Cap(1)")
ANSWER = Sort("something done to the card that is answered", "Cancel()")
AT_ONCE = Sort("something that breaks into whatever is resolving", "Immediately(Draw(1))")
ACT = SIMPLE | JOINED | CHAINED | OPEN | OPTION | CHOICE | FED | CAPS
LAST = SIMPLE | OPEN | OPTION | CHOICE | FED | CAPS  # what may come last after "and"
PLAIN = SIMPLE | JOINED | CHAINED  # of one piece, without a choice within
PLAIN_OR_CHOICE = PLAIN | CHOICE
ACT.name = LAST.name = PLAIN_OR_CHOICE.name = "something that is done"
PLAIN.name = "something that is done, without a keyword, a price or a choice"

# --- sentences and hosts ---------------------------------------------------------------------------------------------

LASTING = Sort("something that lasts", "Has(+1)")
LISTENS = Sort("something that waits for a moment", "Whenever(YOU_EVOLVE.after, Draw(1))")
GATED = Sort("something that lasts or waits behind a keyword", "LowTide(Has(+1))")
DRAWN = Sort("what happens when the card itself is drawn or discarded", "Erupt(Draw(1))")
LIMITS = Sort("which VTs an Ally may be attached to", 'Only("fire")')
STANDS = LASTING | LISTENS | GATED | DRAWN | LIMITS
STANDS.name = "something that lasts or waits for a moment"
HOST = Sort("a labelled stretch of text", "snap(Draw(1))")

# --- nouns -----------------------------------------------------------------------------------------------------------

VTS = Sort("VTs", "VT")
ONE_VT = Sort("one VT", "YOUR_VT")
TWO_OF_ONE_SIDE = Sort("two VTs of one player", "TWO_OF_YOURS")
OURS = Sort("VTs that may be your own", "YOUR_VT")
ONE_OURS = Sort("one VT that may be your own", "YOUR_VT")
ONE_THEIRS = Sort("one VT that may be the opponent's", "OPP_VT")
THIS = Sort("this VT", "THIS_VT")
THEIRS = Sort("VTs that may be the opponent's", "OPP_VT")
HOSTING = Sort("one VT of your own", "YOUR_VT")
OF_THE_DOER = Sort("VTs of whoever does it", "YOUR_VT")
ONE_OF_THE_DOER = Sort("one VT of whoever does it", "YOUR_VT")
ALLIES_OF_THE_DOER = Sort("an Ally of whoever does it", "YOUR_ALLY")
BACK = Sort("one Backstage VT of your own", "YOUR_BACKSTAGE")
FIXED = Sort("VTs that need not be chosen", "THIS_VT")
PAIRABLE = Sort("this VT or your Active VT", "THIS_VT")
COUNTED = Sort("VTs that are counted", "DECAYED_OPP")
SPOT = Sort("a VT spot", "OPP_SPOT")
YOURS_TO_RETURN = Sort("VTs or cards of your own", "YOUR_VT")
THEIRS_TO_RETURN = Sort("VTs or cards of the opponent's", "OPP_VT")
TO_RETURN = Sort("VTs, an Ally or a Mascot", "YOUR_VT")
MY_TWO = Sort("two VTs of your own", "TWO_OF_YOURS")
MY_ALLY = Sort("an Ally of your own in play", "YOUR_ALLY")
ALLIES = Sort("an Ally in play", "YOUR_ALLY")
TO_SCRAP = Sort("an Ally or a Mascot in play", "OPP_ALLY")
LOCKED = Sort("a Locked card", "YOUR_CARD")
KIND = Sort("a kind of card to look for", "A_VT_CARD")
HAND_KIND = Sort("a kind of card to discard", "CARDS")

# --- conditions and moments ------------------------------------------------------------------------------------------

CONDITION = Sort("a condition", "CHAINED")
MOMENT = Sort("a moment", "YOU_EVOLVE")
OVER = Sort("a moment that is only spoken of when it is over", "COMBAT_ENDS")
ANSWERABLE = Sort("a moment that a Reinforcement can answer", "OPP_PLAYS_SUPPORT")
OWN_ITEM = Sort("something you do that can be answered before it happens", "YOU_PLAY_SUPPORT")
ON = Sort("a moment with when or after", "YOU_EVOLVE.after")
REPLY_ON = Sort(
    "when or after something the opponent does, or when you play, evolve, attach or Lock", "OPP_PLAYS_SUPPORT.when"
)

# --- numbers and options ---------------------------------------------------------------------------------------------


def exactly(text: str) -> Kind:
    """This one text and no other."""
    return literal(repr(text), lambda said: said == text, lambda: [text])


FEW = number(1, 99, usual=(1, 2, 3))
SEVERAL = number(2, 9, usual=(2, 3))
SEVERAL_VTS = number(2, 9, usual=(4,))  # two or three of them mostly have a word of their own
PILE = number(1, 50, usual=(3, 8, 12))
LEVELS = number(-99, 99, but=(0,), usual=(-3, -2, -1, 1, 2, 3))
ELEMENT = literal("an element", lambda said: said in ELEMENTS, lambda: list(ELEMENTS))
WHOSE = one_of(vars(hands), "YOURS", "OPPS")
PLACE = one_of(vars(boards), "TO_HAND", "TO_DECK", "ON_TOP", "TO_BOTTOM")
DECK_PLACE = one_of(vars(boards), "TO_DECK", "ON_TOP", "TO_BOTTOM")
STATUS_OF = one_of(vars(boards), "ANYWHERE", "ON_YOURS")
STATUS_OF_IT = one_of(vars(boards), "ON_IT")
ONE_LEFT = one_of(vars(looking), "IT")
ALL_LEFT = one_of(vars(looking), "THEM")
OTHER_LEFT = one_of(vars(looking), "THE_OTHER")
MARKS = (
    *("YOURS", "OPPS", "TO_HAND", "TO_DECK", "ON_TOP", "TO_BOTTOM"),
    *("ANYWHERE", "ON_YOURS", "ON_IT", "IT", "THEM", "THE_OTHER"),
)
