"""The parts of speech of the card language, and what a text may speak of."""

from __future__ import annotations

from typing import Final

from kaimaku.language import Sort

# Texts, by what carries them
CARD_TEXT: Final = Sort("a text of a Main Deck card", "action(Draw(1))")
SPELL: Final = Sort("a Spell Card", "spell(Draw(1))")
ITEM_PART: Final = Sort("something an Item does", "Range(1)")
CHARACTER_PART: Final = Sort("an ability of a character", "Range(1)")
ROLE_PART: Final = Sort("a power of a role", "LifePlus(1)")
INCIDENT_PART: Final = Sort("something that holds for everybody", "NoSpells()")
LASTING: Final = Sort("a lasting change", "BanActions()")
NUMERIC: Final = Sort("more or less of a number", "Range(1)")

# What a text does
ACT: Final = Sort("an act", "Draw(1)")
OPTION: Final = Sort("an optional act", "May(Draw(1))")
CHOICE: Final = Sort("a choice", "Choose(Draw(1), GainLife(1))")
JOINT: Final = Sort("an act under a condition, or of several", "If(OfSeason(SPRING), Draw(1))")
SEQUENCE: Final = Sort("several acts", "Seq(Draw(1), GainLife(1))")
MODE: Final = Sort("leaving it", "LEAVE_IT")
FATE: Final = Sort("what the fallen leave behind", "KeepOnly(2, HEROINE)")
PRICE: Final = Sort("a price", "Discard(1)")
ONE_CARD: Final = Sort("one card of the hand", "Discard(1, DANMAKU)")
COST: Final = Sort("a cost of an Action card", "DiscardAny()")
ACTIVATION: Final = Sort("activating a Spell Card", "OWN_SPELL")

# Whom and what
YOURSELF: Final = Sort("YOU", "YOU")
ONE: Final = Sort("one player", "LEFT")
OTHERS: Final = Sort("several players", "EACH_OTHER")
ALL_PLAYERS: Final = Sort("everybody", "EACH_PLAYER")
CHOSEN: Final = Sort("another player to choose", "ANOTHER")
ANYBODY: Final = Sort("any player to choose", "A_PLAYER")
TO_HEAL: Final = Sort("a player with life to gain", "A_HURT_PLAYER")
AN_ITEM_IN_PLAY: Final = Sort("an Item to choose", "AN_ITEM")
CROWD: Final = Sort("players of an attack", "ITS_TARGETS")
HAND_CARDS: Final = Sort("a kind of hand cards", "DANMAKU")
ITEM_CARDS: Final = Sort("a kind of Item cards", "ITEM")
OWN_ITEMS: Final = Sort("Items one controls", "YOUR_ITEM")
SEASON: Final = Sort("cards of a season", "SPRING")
WANTED: Final = Sort("cards an Incident collects", "DANMAKU")
WHOLE: Final = Sort("all cards of a player", "HAND")
SEEN: Final = Sort("the cards seen before", "IT")
SOME: Final = Sort("cards of one's choice", "ANY_CARDS")
TOP_OF_DECK: Final = Sort("the top card", "TOP_CARD")
THEIRS: Final = Sort("an Item of that player", "ITS_ITEM")
TAKABLE: Final = Sort("cards to take", "ONE_OF_THEM")
AMOUNT: Final = Sort("a number to count", "Plus(1, POWERUP)")
TIMES: Final = Sort("how often", "AtLeast(1, POWERUP)")
AS_MANY_CARDS: Final = Sort("as many cards", "AS_MANY")
PER_PLAYER: Final = Sort("one for each player", "ONE_EACH")
TALLY: Final = Sort("something to count", "POWERUP")
CONDITION: Final = Sort("a condition", "OfSeason(SPRING)")

# When
ATTACKED: Final = Sort("an attack to answer", "YOU_ARE_ATTACKED")
PLAYED: Final = Sort("a card to answer", "OTHERS_ACTION")
ZERO: Final = Sort("a player at 0 life", "SOMEBODY_AT_ZERO")
EVENT: Final = Sort("an event", "YOU_DAMAGE")
FALL: Final = Sort("one's own fall", "YOU_FALL")
PLAYING: Final = Sort("a card one plays", "A_DANMAKU_CARD")
ENTERING: Final = Sort("this card", "THIS_CARD")
LIMIT: Final = Sort("a limit", "ONCE_PER_TURN")
MOMENT: Final = Sort("a moment", "NEXT_TURN")
END: Final = Sort("the end of an Incident", "A_DEFEAT")

# What may be spoken of: an entry on the stack, and what a program remembers (see `definitions`)
DEED: Final = "a card or ability of somebody's that can be answered"
ANNOUNCED: Final = "a target announced with an Action card"
ATTACK: Final = "an attack that is answered"
ATTACK_ON_YOU: Final = "an attack on oneself"
AVOIDED: Final = "an avoided attack"
ANSWERED: Final = "a card that is answered"
CARD_PLAYED: Final = "a card that was played"
AT_ZERO: Final = "a player at 0 life"
THAT: Final = "a player named before"
ATTACKED_ONE: Final = "the player just attacked"
LOOKED_HAND: Final = "a hand just looked at"
FLIPPER: Final = "who flipped last"
FLIPPED: Final = "the card just flipped"
ONE_SEEN: Final = "the one card just seen"
SEEN_CARDS: Final = "cards just seen"
TO_ARRANGE: Final = "cards just looked at"
REVEALED: Final = "cards just revealed"
FOUND_ITEM: Final = "an Item just found"
DISCARDED: Final = "cards discarded for it"
AS_MANY: Final = "how many were discarded"
SHOWN: Final = "Danmaku cards just shown"
TURN_START: Final = "the start of one's turn"
HEROINE_FALL: Final = "the fall of the Heroine"
EXTRA_FALL: Final = "the fall of the Extra Boss"
OWN_STEP: Final = "an Incident that takes cards in its own step"
SWAPPED: Final = "swapped roles"

# one after the other in the same place
TOUCHED: Final = (FLIPPED, ONE_SEEN, SEEN_CARDS, TO_ARRANGE, REVEALED, FOUND_ITEM)
SOMEBODY: Final = (THAT, ATTACKED_ONE, LOOKED_HAND, FLIPPER)
COUNTED: Final = (AS_MANY, SHOWN)
