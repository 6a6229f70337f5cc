"""Parts of speech of the card language, what its words may speak of, and the kinds of their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.language import Kind, Sort, called, each_of, literal, number, one_of, pair
from kaimaku.language.kinds import Called

from ..nouns import HoloNoun


class Whole(Called):
    """Things about which nothing is said of how many: whoever asks whether and how many there are would ignore it."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"{kind.name}, without a number", kind)

    def accepts(self, value: object) -> bool:
        return super().accepts(value) and not (isinstance(value, HoloNoun) and value.counted)


HOST: Final = Sort("a text with its host", "gift(Arts(10, THIS))")
TURN_END: Final = Sort("the end of this turn", "TURN_ENDS()")
USE_COST: Final = Sort("a cost of use", "Archive(either(HAND, STAGE.attached(tool)))")
ONE_OR_OTHER: Final = Sort("cards of one place or another", "either(HAND, STAGE.attached(tool))")
CARRIED: Final = Sort("a text of an attached card", "attached(Arts(10, HOLDER))")
SHIFT: Final = Sort("an Ability Shift", "shift(LIFE <= 3, Draw(1))")
ACT: Final = Sort("an effect", "Draw(1)")
STAND: Final = Sort("a continuous effect", "Arts(10, THIS)")
AIM: Final = Sort("a rule about this Arts", "OnlyTarget(OPP_CENTER)")
AIM_COST: Final = Sort("what this Arts costs", "ThisArtCost(-1)")
AIM_WIDE: Final = Sort("whom this Arts can also hit", "AlsoTarget(OPP_BACK)")
COST: Final = Sort("a payable cost", "Archive(HAND)")
CONDITION: Final = Sort("a condition", "HAND >= 1")
BLOOM_WAY: Final = Sort("how this holomem bloomed", 'bloomed_with("Ollie Revives")')
QUANTITY: Final = Sort("an amount", "each(BACK)")
LESS: Final = Sort("a negative amount", "-1 * each(BACK)")
EACH: Final = Sort("an amount for each", "each(BACK)")
EACH_OWN: Final = Sort("an amount for what each of them carries", "each(EACH_ONE.cheer)")
SLOT: Final = Sort("a number this effect has found", "FACE")
AHEAD: Final = Sort("by how many yours are more", "surplus(STAGE.cheer)")
HUES: Final = Sort("how many colors of cheers", "colors(STAGE.cheer)")
HARM: Final = Sort("the damage on holomem", "damage_on(OPP_BACK[ALL])")
OVER: Final = Sort("damage in excess", "OVERKILL")
LOST: Final = Sort("life lost since the start", "LOST_LIFE")
OFTEN: Final = Sort("how often something happened", "happened(BLOOMS(HOLOMEM))")
OFTEN_BEFORE: Final = Sort(
    "how often it happened in the opponent's last turn", "happened(DOWNED(HOLOMEM), LAST_OPP_TURN)"
)
FACES: Final = Sort("faces of a die", "ODD")
MOMENT: Final = Sort("a trigger", "COLLABS(THIS)")
OUTCOME: Final = Sort("a result of this Arts", "THIS_ART_DOWNS()")
WOULD: Final = Sort("an event that can be replaced", "WOULD_TAKE(THIS)")
TOLD: Final = Sort("an event kept in the turn's history", "BLOOMS(HOLOMEM)")
TOLD_LONG: Final = Sort("an event kept for the whole game", "USES_SP()")

MEM: Final = Sort("holomem", "HOLOMEM")
MINE: Final = Sort("your holomem", "HOLOMEM")
THEIRS: Final = Sort("the opponent's holomem", "OPP_HOLOMEM")
PLACES: Final = Sort("holomem of one position", "CENTER")
PERHAPS: Final = Sort("a holomem that may be yours", "IT")
SPOKEN: Final = Sort("a holomem mentioned before", "THIS")
SELVES: Final = Sort("the holomem whose text this is", "THIS")
GROUP: Final = Sort("a group of holomem", "HOLOMEM")
SEVERAL: Final = Sort("holomem of which there may be several", "HOLOMEM")
BARE: Final = Sort("a position without adjectives", "CENTER")
CARDS: Final = Sort("cards", "HAND")
OWN_CARDS: Final = Sort("your cards", "HAND")
PILE: Final = Sort("the top of a pile", "DECK_TOP")
CHEER_PILE: Final = Sort("the top of a cheer deck", "CHEER_TOP")
UNSEEN: Final = Sort("cards nobody has seen", "HOLO_POWER")
SOUGHT: Final = Sort("cards to search for", "HOLO_POWER(item)")
OWN_DECK: Final = Sort("your deck", "DECK")
DECK_CARDS: Final = Sort("cards to search for in your deck", 'DECK("AZKi")')
DECKS: Final = Sort("a deck, to be counted", "DECK")
MEM_ALL: Final = Sort("all of certain holomem", "HOLOMEM[ALL]")
CHEERS: Final = Sort("cheers", "THIS.cheer")
HELD: Final = Sort("attached cards", "THIS.attached(tool)")
STACKED: Final = Sort("stacked cards", "THIS.stack")
ONE_OF_THEM: Final = Sort("each of the holomem it is for", "EACH_ONE")
THEIR_OWN: Final = Sort("what each of them carries", "EACH_ONE.cheer")
WHOLE_STACK: Final = Sort("a holomem with all cards it is stacked on", "THIS.cards")
MOVED: Final = Sort("cards mentioned before", "ARCHIVED")
SHOWN_BEFORE: Final = Sort("cards revealed before", "REVEALED")
THE_CARD: Final = Sort("a card mentioned before", "SELF")
ITSELF: Final = Sort("this attached card", "SELF")
RIVALS: Final = Sort("a zone that both players have", "HAND")
OSHI_SORT: Final = Sort("an Oshi", "OSHI")
DOERS: Final = Sort("your Oshi or holomem", "either(OSHI, HOLOMEM)")
ALL_DOERS: Final = Sort("your Oshi and all of certain holomem", "either(OSHI, HOLOMEM[ALL])")
OSHI_NAMED: Final = Sort("an Oshi of this name", 'OSHI("AZKi")')
ICONS: Final = Sort("icons of a baton pass", "THIS.baton")
LIVES: Final = Sort("life", "LIFE")
STAGES: Final = Sort("your stage", "STAGE")
RIVAL_HAND: Final = Sort("the opponent's hand", "OPP_HAND")
IN_HAND: Final = Sort("cards in hand", "HAND")
HANDFUL: Final = Sort("your whole hand", "HAND")
POWER_PILE: Final = Sort("the top of the holo Power", "POWER_TOP")
THEIR_PLACES: Final = Sort("a position of the opponent", "OPP_CENTER")
THEIR_BACK: Final = Sort("back holomem of the opponent", "OPP_BACK")
GOAL: Final = Sort("where cards go", "HAND")
DISCARDS: Final = Sort("the archive", "ARCHIVE")

ADJ: Final = Sort("an adjective of holomem and cards", "white")
MEM_ADJ: Final = Sort("an adjective of holomem on the stage", "damaged")
CARD_ADJ: Final = Sort("an adjective of cards", "item")
DENIED: Final = Sort("an adjective that ~ can negate", "damaged")
APART: Final = Sort("the word other", "other")
DIFFERENT: Final = Sort("the word different", "different")
TALLY: Final = Sort("holomem to be counted", "STAGE(different)")
UNLIKE: Final = Sort("the words different_colors", "different_colors")
SAME_TAG: Final = Sort("the words same_tag", "same_tag")
ONE_EACH: Final = Sort("one of each of several kinds", "one_each(debut, first)")
UNLIKE_MEMS: Final = Sort("holomem that differ", "STAGE(different_colors)")
SOME_UNLIKE: Final = Sort("some holomem that differ", "STAGE(different_colors)[2]")
ALIKE_CARDS: Final = Sort("cards that have something in common", "HAND(same_tag, holomem)")
SOME_ALIKE: Final = Sort("some cards that have something in common", "HAND(same_tag, holomem)[2]")
EACH_KIND: Final = Sort("one holomem of each of several kinds", 'HOLOMEM(one_each("AZKi", "Tokino Sora"))')
FRONT_PAIR: Final = Sort("your center and collab holomem", "both(CENTER, COLLAB)")
BOTH_PLACES: Final = Sort("two of the opponent's positions", "both(OPP_CENTER, OPP_COLLAB)")
CHEERS_OF_BOTH: Final = Sort("cheers of two holomem", "both(OPP_CENTER, OPP_COLLAB).cheer")
COLOR_ADJ: Final = Sort("a color", "white")
SHADE: Final = Sort("which colors", "white | red")
LEVEL: Final = Sort("a level", "debut")
LIKE: Final = Sort("a comparison with a card", "same_color(THIS)")
SAYS_SUPPORT: Final = Sort("a kind of support", "item")
SAYS_KIND: Final = Sort("a kind of card", "item")

# What a text may speak of: told by its host, by its moment, or by what it did before.
THIS_MEM: Final = "this holomem"
HOLDER_OF: Final = "the holomem this is attached to"
THIS_CARD: Final = "this card"
CHOSEN: Final = "the chosen holomem"
SOMEBODY: Final = "a holomem mentioned before"
EACH_OF_THEM: Final = "each of the holomem it is for"
RECEIVED: Final = "who received something"
WENT_BACK: Final = "who moved to the back"
ARCHIVED_BEFORE: Final = "cards archived before"
RETURNED_BEFORE: Final = "cards returned before"
HAND_RETURNED: Final = "a hand returned before"
REVEALED_BEFORE: Final = "cards revealed before"
REVEALED_COMING: Final = "revealed cards about to be archived"
SEEN_BEFORE: Final = "cards looked at before"
CARD_OF_EVENT: Final = "the card that triggered it"
ROLLED: Final = "a die rolled before"
X_PAID: Final = "the holo Power paid"
HP_RESTORED: Final = "the HP restored as a cost"
DAMAGE_DEALT: Final = "damage dealt"
DAMAGE_OVER: Final = "damage in excess"
THIS_ARTS: Final = "this Arts"
ARTS_USED: Final = "the Arts just used"
THE_BLOOM: Final = "the bloom"
DAMAGE_COMING: Final = "damage about to be dealt"
LIFE_COMING: Final = "life about to be lost"
ROLL_COMING: Final = "a die about to be rolled"
ROLL_SHOWN: Final = "a die just rolled"
COMING: Final = "something about to happen"
HAND_GOING: Final = "cards of the hand about to be archived"
CARD_LEAVING: Final = "a card on the stage about to be archived"
DOWN_COMING: Final = "a downed holomem about to be archived"
WHO_HOSTS: Final = (THIS_MEM, HOLDER_OF, THIS_CARD)  # these last as long as the card: a later moment may speak of them
# one after the other takes their place
MOVES_OF_CARDS: Final = (ARCHIVED_BEFORE, RETURNED_BEFORE, SEEN_BEFORE, HAND_RETURNED)


# Names and tags that invented texts speak of.
NAMES_TO_TRY: Final = ("Tokino Sora", "AZKi", "Oozora Subaru")
TAGS_TO_TRY: Final = ("#JP", "#Gen 0", "#Singing", "#Bird")


NAME: Final = literal(
    'a card name ("AZKi")', lambda said: bool(said) and not said.startswith("#"), lambda: NAMES_TO_TRY
)
TAG: Final = literal('a tag ("#Singing")', lambda said: len(said) > 1 and said.startswith("#"), lambda: TAGS_TO_TRY)
TITLE: Final = literal('the name of a skill or an Arts ("holoX-lot")', bool, lambda: ("holoX-lot", "Heeeyyyyy"))
NAMED: Final = NAME | each_of(NAME, 1, 12)
TAGGED: Final = TAG | each_of(TAG, 2, 3)
ANY_MEM: Final = called('which holomem (white, debut, damaged, "AZKi", "#Singing", …)', ADJ | MEM_ADJ | NAMED | TAGGED)
ANY_CARD: Final = called('which cards (white, debut, item, "AZKi", "#Singing", …)', ADJ | CARD_ADJ | NAMED | TAGGED)
COUNTED: Final = Whole(TALLY | MEM | CARDS | CHEERS | HELD | STACKED | MOVED | LIVES | DECKS)
THERE: Final = Whole(MEM | CARDS | CHEERS | HELD | STACKED | MOVED)
COLORFUL: Final = Whole(CHEERS | CARDS | MOVED | MEM | HELD | STACKED)  # cards whose colors can be counted
SPOKEN_OF: Final = MEM | CARDS | CHEERS | HELD | STACKED | MOVED | OSHI_SORT

YOURS: Final = MINE | PERHAPS
STANDERS: Final = PLACES | SPOKEN | MEM_ALL  # whom a standing text is about: all of them
TENS: Final = (10, 20, 30, 50)
FRONTS: Final = ("AT_CENTER", "AT_COLLAB")
DAMAGE: Final = number(1, 9990, usual=TENS) | QUANTITY
CHANGE: Final = number(-9990, 9990, but=(0,), usual=(-20, -10, 10, 20, 40)) | QUANTITY | LESS
ICON_CHANGE: Final = number(-9, 9, but=(0,), usual=(-2, -1, 1, 2)) | QUANTITY | LESS
FEW: Final = number(1, 60, usual=(1, 2, 3)) | QUANTITY
SPAN: Final = pair(number(0, 60, usual=(0, 1, 2, 3, 4)))


def marks(namespace: Mapping[str, object], *names: str) -> Kind:
    return one_of(namespace, *names)


def positions(namespace: Mapping[str, object]) -> Kind:
    """One position or two; those in front have a word of their own."""
    two = {f"{front} | AT_BACK": int(namespace[front]) | int(namespace["AT_BACK"]) for front in FRONTS}  # type: ignore[call-overload]
    return one_of({**namespace, **two}, *FRONTS, "AT_BACK", "AT_FRONT", *two)
