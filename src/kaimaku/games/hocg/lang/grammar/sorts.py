"""Parts of speech of the card language, what its words may speak of, and the kinds of their arguments."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.language import Kind, Sort, called, each_of, literal, number, one_of, pair

HOST = Sort("a text with its host", "gift(Arts(10, THIS))")
CARRIED = Sort("a text of an attached card", "attached(Arts(10, HOLDER))")
SHIFT = Sort("an Ability Shift", "shift(LIFE <= 3, Draw(1))")
ACT = Sort("an effect", "Draw(1)")
STAND = Sort("a continuous effect", "Arts(10, THIS)")
AIM = Sort("a rule about this Arts", "OnlyTarget(OPP_CENTER)")
AIM_COST = Sort("what this Arts costs", "ThisArtCost(-1)")
AIM_WIDE = Sort("whom this Arts can also hit", "AlsoTarget(OPP_BACK)")
COST = Sort("a payable cost", "Archive(HAND)")
CONDITION = Sort("a condition", "HAND >= 1")
BLOOM_WAY = Sort("how this holomem bloomed", 'bloomed_with("Ollie Revives")')
QUANTITY = Sort("an amount", "each(BACK)")
EACH = Sort("an amount for each", "each(BACK)")
EACH_OWN = Sort("an amount for what each of them carries", "each(EACH_ONE.cheer)")
SLOT = Sort("a number this effect has found", "FACE")
HUES = Sort("how many colors of cheers", "colors(STAGE.cheer)")
OVER = Sort("damage in excess", "OVERKILL")
LOST = Sort("life lost since the start", "LOST_LIFE")
OFTEN = Sort("how often something happened", "happened(BLOOMS(HOLOMEM))")
FACES = Sort("faces of a die", "ODD")
MOMENT = Sort("a trigger", "COLLABS(THIS)")
OUTCOME = Sort("a result of this Arts", "THIS_ART_DOWNS()")
WOULD = Sort("an event that can be replaced", "WOULD_TAKE(THIS)")
TOLD = Sort("an event kept in the turn's history", "BLOOMS(HOLOMEM)")

MEM = Sort("holomem", "HOLOMEM")
MINE = Sort("your holomem", "HOLOMEM")
THEIRS = Sort("the opponent's holomem", "OPP_HOLOMEM")
PLACES = Sort("holomem of one position", "CENTER")
PERHAPS = Sort("a holomem that may be yours", "IT")
SPOKEN = Sort("a holomem mentioned before", "THIS")
SELVES = Sort("the holomem whose text this is", "THIS")
GROUP = Sort("a group of holomem", "HOLOMEM")
SEVERAL = Sort("holomem of which there may be several", "HOLOMEM")
BARE = Sort("a position without adjectives", "CENTER")
CARDS = Sort("cards", "HAND")
OWN_CARDS = Sort("your cards", "HAND")
PILE = Sort("the top of a pile", "DECK_TOP")
CHEER_PILE = Sort("the top of a cheer deck", "CHEER_TOP")
UNSEEN = Sort("cards nobody has seen", "HOLO_POWER")
SOUGHT = Sort("cards to search for", "HOLO_POWER(item)")
DECKS = Sort("a deck, to be counted", "DECK")
MEM_ALL = Sort("all of certain holomem", "HOLOMEM[ALL]")
CHEERS = Sort("cheers", "THIS.cheer")
HELD = Sort("attached cards", "THIS.attached(tool)")
STACKED = Sort("stacked cards", "THIS.stack")
ONE_OF_THEM = Sort("each of the holomem it is for", "EACH_ONE")
THEIR_OWN = Sort("what each of them carries", "EACH_ONE.cheer")
WHOLE_STACK = Sort("a holomem with all cards it is stacked on", "THIS.cards")
MOVED = Sort("cards mentioned before", "ARCHIVED")
SHOWN_BEFORE = Sort("cards revealed before", "REVEALED")
THE_CARD = Sort("a card mentioned before", "SELF")
ITSELF = Sort("this attached card", "SELF")
RIVALS = Sort("a zone that both players have", "HAND")
OSHI_SORT = Sort("an Oshi", "OSHI")
DOERS = Sort("your Oshi or holomem", "either(OSHI, HOLOMEM)")
ICONS = Sort("icons of a baton pass", "THIS.baton")
LIVES = Sort("life", "LIFE")
STAGES = Sort("your stage", "STAGE")
RIVAL_HAND = Sort("the opponent's hand", "OPP_HAND")
IN_HAND = Sort("cards in hand", "HAND")
HANDFUL = Sort("your whole hand", "HAND")
POWER_PILE = Sort("the top of the holo Power", "POWER_TOP")
THEIR_PLACES = Sort("a position of the opponent", "OPP_CENTER")
THEIR_BACK = Sort("back holomem of the opponent", "OPP_BACK")
GOAL = Sort("where cards go", "HAND")
DISCARDS = Sort("the archive", "ARCHIVE")

ADJ = Sort("an adjective of holomem and cards", "white")
MEM_ADJ = Sort("an adjective of holomem on the stage", "damaged")
CARD_ADJ = Sort("an adjective of cards", "item")
DENIED = Sort("an adjective that ~ can negate", "damaged")
APART = Sort("the word other", "other")
DIFFERENT = Sort("the word different", "different")
TALLY = Sort("holomem to be counted", "STAGE(different)")
UNLIKE = Sort("the words different_colors", "different_colors")
SAME_TAG = Sort("the words same_tag", "same_tag")
ONE_EACH = Sort("one of each of several kinds", "one_each(debut, first)")
UNLIKE_MEMS = Sort("holomem that differ", "STAGE(different_colors)")
SOME_UNLIKE = Sort("some holomem that differ", "STAGE(different_colors)[2]")
ALIKE_CARDS = Sort("cards that have something in common", "HAND(same_tag, holomem)")
SOME_ALIKE = Sort("some cards that have something in common", "HAND(same_tag, holomem)[2]")
EACH_KIND = Sort("one holomem of each of several kinds", 'HOLOMEM(one_each("AZKi", "Tokino Sora"))')
BOTH_PLACES = Sort("two of the opponent's positions", "both(OPP_CENTER, OPP_COLLAB)")
CHEERS_OF_BOTH = Sort("cheers of two holomem", "both(OPP_CENTER, OPP_COLLAB).cheer")
COLOR_ADJ = Sort("a color", "white")
LEVEL = Sort("a level", "debut")
LIKE = Sort("a comparison with a card", "same_color(THIS)")
SAYS_SUPPORT = Sort("a kind of support", "item")
SAYS_KIND = Sort("a kind of card", "item")

# What a text may speak of: told by its host, by its moment, or by what it did before.
THIS_MEM = "this holomem"
HOLDER_OF = "the holomem this is attached to"
THIS_CARD = "this card"
CHOSEN = "the chosen holomem"
SOMEBODY = "a holomem mentioned before"
EACH_OF_THEM = "each of the holomem it is for"
RECEIVED = "who received something"
WENT_BACK = "who moved to the back"
ARCHIVED_BEFORE = "cards archived before"
RETURNED_BEFORE = "cards returned before"
HAND_RETURNED = "a hand returned before"
REVEALED_BEFORE = "cards revealed before"
REVEALED_COMING = "revealed cards about to be archived"
SEEN_BEFORE = "cards looked at before"
CARD_OF_EVENT = "the card that triggered it"
ROLLED = "a die rolled before"
X_PAID = "the holo Power paid"
HP_RESTORED = "the HP restored as a cost"
DAMAGE_DEALT = "damage dealt"
DAMAGE_OVER = "damage in excess"
THIS_ARTS = "this Arts"
THE_BLOOM = "the bloom"
DAMAGE_COMING = "damage about to be dealt"
LIFE_COMING = "life about to be lost"
ROLL_COMING = "a die about to be rolled"
ROLL_SHOWN = "a die just rolled"
COMING = "something about to happen"
HAND_GOING = "cards of the hand about to be archived"
WHO_HOSTS = (THIS_MEM, HOLDER_OF, THIS_CARD)  # these last as long as the card: a later moment may speak of them
MOVES_OF_CARDS = (ARCHIVED_BEFORE, RETURNED_BEFORE, SEEN_BEFORE, HAND_RETURNED)  # one after the other takes their place


# Names and tags that invented texts speak of.
NAMES_TO_TRY = ("Tokino Sora", "AZKi", "Oozora Subaru")
TAGS_TO_TRY = ("#JP", "#Gen 0", "#Singing", "#Bird")


NAME = literal('a card name ("AZKi")', lambda said: bool(said) and not said.startswith("#"), lambda: NAMES_TO_TRY)
TAG = literal('a tag ("#Singing")', lambda said: len(said) > 1 and said.startswith("#"), lambda: TAGS_TO_TRY)
TITLE = literal('the name of a skill or an Arts ("holoX-lot")', bool, lambda: ("holoX-lot", "Heeeyyyyy"))
NAMED = NAME | each_of(NAME, 1, 12)
TAGGED = TAG | each_of(TAG, 2, 3)
ANY_MEM = called('which holomem (white, debut, damaged, "AZKi", "#Singing", …)', ADJ | MEM_ADJ | NAMED | TAGGED)
ANY_CARD = called('which cards (white, debut, item, "AZKi", "#Singing", …)', ADJ | CARD_ADJ | NAMED | TAGGED)
COUNTED = TALLY | MEM | CARDS | CHEERS | HELD | STACKED | MOVED | LIVES | DECKS
THERE = MEM | CARDS | CHEERS | HELD | STACKED | MOVED
COLORFUL = CHEERS | CARDS | MOVED | MEM | HELD | STACKED  # cards whose colors can be counted
SPOKEN_OF = MEM | CARDS | CHEERS | HELD | STACKED | MOVED | OSHI_SORT

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
