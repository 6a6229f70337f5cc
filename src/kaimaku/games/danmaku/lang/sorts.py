"""The parts of speech of the card language, and what a text may speak of."""

from __future__ import annotations

from kaimaku.language import Sort

# Texts, by what carries them
CARD_TEXT = Sort("a text of a Main Deck card", "action(Draw(1))")
SPELL = Sort("a Spell Card", "spell(Draw(1))")
ITEM_PART = Sort("something an Item does", "Range(1)")
CHARACTER_PART = Sort("an ability of a character", "Range(1)")
ROLE_PART = Sort("a power of a role", "LifePlus(1)")
INCIDENT_PART = Sort("something that holds for everybody", "NoSpells()")
LASTING = Sort("a lasting change", "BanActions()")
NUMERIC = Sort("more or less of a number", "Range(1)")

# What a text does
ACT = Sort("an act", "Draw(1)")
OPTION = Sort("an optional act", "May(Draw(1))")
CHOICE = Sort("a choice", "Choose(Draw(1), GainLife(1))")
JOINT = Sort("an act under a condition, or of several", "If(OfSeason(SPRING), Draw(1))")
SEQUENCE = Sort("several acts", "Seq(Draw(1), GainLife(1))")
MODE = Sort("leaving it", "LEAVE_IT")
FATE = Sort("what the fallen leave behind", "KeepOnly(2, HEROINE)")
PRICE = Sort("a price", "Discard(1)")
ONE_CARD = Sort("one card of the hand", "Discard(1, DANMAKU)")
COST = Sort("a cost of an Action card", "DiscardAny()")
ACTIVATION = Sort("activating a Spell Card", "OWN_SPELL")

# Whom and what
YOURSELF = Sort("YOU", "YOU")
ONE = Sort("one player", "LEFT")
OTHERS = Sort("several players", "EACH_OTHER")
ALL_PLAYERS = Sort("everybody", "EACH_PLAYER")
CHOSEN = Sort("another player to choose", "ANOTHER")
ANYBODY = Sort("any player to choose", "A_PLAYER")
TO_HEAL = Sort("a player with life to gain", "A_HURT_PLAYER")
AN_ITEM_IN_PLAY = Sort("an Item to choose", "AN_ITEM")
CROWD = Sort("players of an attack", "ITS_TARGETS")
HAND_CARDS = Sort("a kind of hand cards", "DANMAKU")
ITEM_CARDS = Sort("a kind of Item cards", "ITEM")
OWN_ITEMS = Sort("Items one controls", "YOUR_ITEM")
SEASON = Sort("cards of a season", "SPRING")
WANTED = Sort("cards an Incident collects", "DANMAKU")
WHOLE = Sort("all cards of a player", "HAND")
SEEN = Sort("the cards seen before", "IT")
SOME = Sort("cards of one's choice", "ANY_CARDS")
TOP_OF_DECK = Sort("the top card", "TOP_CARD")
THEIRS = Sort("an Item of that player", "ITS_ITEM")
TAKABLE = Sort("cards to take", "ONE_OF_THEM")
AMOUNT = Sort("a number to count", "Plus(1, POWERUP)")
TIMES = Sort("how often", "AtLeast(1, POWERUP)")
AS_MANY_CARDS = Sort("as many cards", "AS_MANY")
PER_PLAYER = Sort("one for each player", "ONE_EACH")
TALLY = Sort("something to count", "POWERUP")
CONDITION = Sort("a condition", "OfSeason(SPRING)")

# When
ATTACKED = Sort("an attack to answer", "YOU_ARE_ATTACKED")
PLAYED = Sort("a card to answer", "OTHERS_ACTION")
ZERO = Sort("a player at 0 life", "SOMEBODY_AT_ZERO")
EVENT = Sort("an event", "YOU_DAMAGE")
FALL = Sort("one's own fall", "YOU_FALL")
PLAYING = Sort("a card one plays", "A_DANMAKU_CARD")
ENTERING = Sort("this card", "THIS_CARD")
LIMIT = Sort("a limit", "ONCE_PER_TURN")
MOMENT = Sort("a moment", "NEXT_TURN")
END = Sort("the end of an Incident", "A_DEFEAT")

# What may be spoken of: an entry on the stack, and what a program remembers (see `definitions`)
DEED = "a card or ability of somebody's that can be answered"
ANNOUNCED = "a target announced with an Action card"
ATTACK = "an attack that is answered"
ATTACK_ON_YOU = "an attack on oneself"
AVOIDED = "an avoided attack"
ANSWERED = "a card that is answered"
CARD_PLAYED = "a card that was played"
AT_ZERO = "a player at 0 life"
THAT = "a player named before"
ATTACKED_ONE = "the player just attacked"
LOOKED_HAND = "a hand just looked at"
FLIPPER = "who flipped last"
FLIPPED = "the card just flipped"
ONE_SEEN = "the one card just seen"
SEEN_CARDS = "cards just seen"
TO_ARRANGE = "cards just looked at"
REVEALED = "cards just revealed"
FOUND_ITEM = "an Item just found"
DISCARDED = "cards discarded for it"
AS_MANY = "how many were discarded"
SHOWN = "Danmaku cards just shown"
TURN_START = "the start of one's turn"
HEROINE_FALL = "the fall of the Heroine"
EXTRA_FALL = "the fall of the Extra Boss"
OWN_STEP = "an Incident that takes cards in its own step"
SWAPPED = "swapped roles"

TOUCHED = (FLIPPED, ONE_SEEN, SEEN_CARDS, TO_ARRANGE, REVEALED, FOUND_ITEM)  # one after the other in the same place
SOMEBODY = (THAT, ATTACKED_ONE, LOOKED_HAND, FLIPPER)
COUNTED = (AS_MANY, SHOWN)
