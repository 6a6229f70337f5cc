"""Parts of speech of the card language, what its words may speak of, and the kinds of their arguments."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.grammar import Kind, Sort, called, each_of, literal, number, one_of, pair

HOST = Sort("a text with its host", "gift(Arts(10, THIS))")
SHIFT = Sort("an Ability Shift", "shift(LIFE <= 3, Draw(1))")
ACT = Sort("something to do", "Draw(1)")
STAND = Sort("something that stands", "Arts(10, THIS)")
AIM = Sort("a rule about this Arts", "OnlyTarget(OPP_CENTER)")
AIM_COST = Sort("what this Arts costs", "ThisArtCost(-1)")
COST = Sort("something to pay", "Archive(HAND)")
CONDITION = Sort("a condition", "HAND >= 1")
QUANTITY = Sort("an amount", "each(BACK)")
EACH = Sort("so much for each", "each(BACK)")
SLOT = Sort("a number that came up", "FACE")
OVER = Sort("damage in excess", "OVERKILL")
OFTEN = Sort("how often something happened", "happened(BLOOMS(HOLOMEM))")
FACES = Sort("faces of a die", "ODD")
MOMENT = Sort("a moment", "COLLABS(THIS)")
OUTCOME = Sort("what this Arts has done", "THIS_ART_DOWNS()")
WOULD = Sort("something that would happen", "WOULD_TAKE(THIS)")
TOLD = Sort("something a turn's history tells", "BLOOMS(HOLOMEM)")

MEM = Sort("holomem", "HOLOMEM")
MINE = Sort("your holomem", "HOLOMEM")
THEIRS = Sort("the opponent's holomem", "OPP_HOLOMEM")
PLACES = Sort("holomem of one position", "CENTER")
PERHAPS = Sort("a holomem that may be yours", "IT")
SPOKEN = Sort("one holomem spoken of", "THIS")
GROUP = Sort("holomem that are not counted yet", "HOLOMEM")
SEVERAL = Sort("holomem of which there may be several", "HOLOMEM")
BARE = Sort("a position without adjectives", "CENTER")
CARDS = Sort("cards", "HAND")
OWN_CARDS = Sort("your cards", "HAND")
PILE = Sort("the top of a pile", "DECK_TOP")
CHEER_PILE = Sort("the top of a cheer deck", "CHEER_TOP")
UNSEEN = Sort("cards nobody has seen", "HOLO_POWER")
SOUGHT = Sort("cards to be looked for", "HOLO_POWER(item)")
DECKS = Sort("a deck, to be counted", "DECK")
MEM_ALL = Sort("all of certain holomem", "HOLOMEM[ALL]")
CHEERS = Sort("cheers", "THIS.cheer")
HELD = Sort("attached cards", "THIS.attached(tool)")
STACKED = Sort("stacked cards", "THIS.stack")
MOVED = Sort("cards spoken of", "ARCHIVED")
THE_CARD = Sort("one card spoken of", "SELF")
ITSELF = Sort("this attached card", "SELF")
RIVALS = Sort("a zone that both players have", "HAND")
OSHI_SORT = Sort("an Oshi", "OSHI")
ICONS = Sort("icons of a baton pass", "THIS.baton")
LIVES = Sort("life", "LIFE")
STAGES = Sort("your stage", "STAGE")
RIVAL_HAND = Sort("the opponent's hand", "OPP_HAND")
IN_HAND = Sort("cards in hand", "HAND")
THEIR_PLACES = Sort("a position of the opponent", "OPP_CENTER")
GOAL = Sort("where cards go", "HAND")

ADJ = Sort("an adjective of holomem and cards", "white")
MEM_ADJ = Sort("an adjective of holomem on the stage", "damaged")
CARD_ADJ = Sort("an adjective of cards", "item")
DENIED = Sort("an adjective that can be denied", "damaged")
APART = Sort("another than this one", "other")
DIFFERENT = Sort("those with different names", "different")
TALLY = Sort("holomem to be counted", "STAGE(different)")
COLOR_ADJ = Sort("a color", "white")
LEVEL = Sort("a level", "debut")
LIKE = Sort("a likeness", "same_color(THIS)")
SAYS_SUPPORT = Sort("a kind of support", "item")
SAYS_KIND = Sort("a kind of card", "item")

# What a text may speak of: told by its host, by its moment, or by what it did before.
THIS_MEM = "this holomem"
HOLDER_OF = "the holomem this is attached to"
THIS_CARD = "this card"
CHOSEN = "the chosen holomem"
SOMEBODY = "a holomem spoken of before"
RECEIVED = "who received something"
WENT_BACK = "who moved to the back"
ARCHIVED_BEFORE = "cards archived before"
RETURNED_BEFORE = "cards returned before"
REVEALED_BEFORE = "cards revealed before"
SEEN_BEFORE = "cards looked at before"
CARD_OF_EVENT = "the card of the moment"
ROLLED = "a die rolled before"
X_PAID = "the holo Power paid"
DAMAGE_DEALT = "damage dealt"
DAMAGE_OVER = "damage in excess"
THIS_ARTS = "this Arts"
THE_BLOOM = "the bloom"
DAMAGE_COMING = "damage about to be dealt"
LIFE_COMING = "life about to be lost"
ROLL_COMING = "a die of the moment"
ROLL_SHOWN = "a die just rolled"
COMING = "something about to happen"
WHO_HOSTS = (THIS_MEM, HOLDER_OF, THIS_CARD)  # these last as long as the card: a later moment may speak of them
MOVES_OF_CARDS = (ARCHIVED_BEFORE, RETURNED_BEFORE, SEEN_BEFORE)  # one after the other takes their place


# Names and tags that invented texts speak of.
NAMES_TO_TRY = ("Tokino Sora", "AZKi", "Oozora Subaru")
TAGS_TO_TRY = ("#JP", "#Gen 0", "#Singing", "#Bird")


NAME = literal('a card name ("AZKi")', lambda said: bool(said) and not said.startswith("#"), lambda: NAMES_TO_TRY)
TAG = literal('a tag ("#Singing")', lambda said: len(said) > 1 and said.startswith("#"), lambda: TAGS_TO_TRY)
NAMED = NAME | each_of(NAME, 1, 12)
ANY_MEM = called('which holomem (white, debut, damaged, "AZKi", "#Singing", …)', ADJ | MEM_ADJ | NAMED | TAG)
ANY_CARD = called('which cards (white, debut, item, "AZKi", "#Singing", …)', ADJ | CARD_ADJ | NAMED | TAG)
COUNTED = TALLY | MEM | CARDS | CHEERS | HELD | STACKED | MOVED | LIVES | DECKS
THERE = MEM | CARDS | CHEERS | HELD | STACKED | MOVED
COLORFUL = CHEERS | CARDS | MOVED | MEM | HELD | STACKED  # cards whose colors can be counted
SPOKEN_OF = MEM | CARDS | CHEERS | HELD | STACKED | MOVED | OSHI_SORT
THINGS = MEM | CARDS | CHEERS | HELD | STACKED | MOVED

YOURS = MINE | PERHAPS
STANDERS = GROUP | SPOKEN | MEM_ALL  # whom a standing text can be about
TENS = (10, 20, 30, 50)
DAMAGE = number(1, 9990, usual=TENS) | QUANTITY
CHANGE = number(-9990, 9990, usual=(-20, -10, 10, 20, 40)) | QUANTITY
ICON_CHANGE = number(-9, 9, usual=(-2, -1, 1, 2)) | QUANTITY
FEW = number(0, 60, usual=(1, 2, 3)) | QUANTITY
SPAN = pair(number(0, 60, usual=(0, 1, 2, 3, 4)))


def marks(namespace: Mapping[str, object], *names: str) -> Kind:
    return one_of(namespace, *names)
