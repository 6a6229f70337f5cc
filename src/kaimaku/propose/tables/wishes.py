"""Words the language may come to have, in a line each: what a list of missing words says of them."""

WISHES = {
    "one_each": "one card of each of two kinds, or one holomem of each of two names",
    "LEVELS_UP": "when a holomem's Bloom level rises",
    "damage_on": "as much as the damage on holomem",
    "ToCheerDeck": "cheers return to the cheer deck",
    "USES": "when an Oshi skill with this name is used, or whether it was",
    "THIS_GAME": "something that happened earlier in the game",
    "LAST_OPP_TURN": "something that happened in the opponent's last turn",
    "AgainAfter": "after its Arts a holomem uses the same Arts once more",
    "BOTH_STAGE": "what both players have on their stages",
    "rolls": "how many dice of a roll showed such a face",
    "FACES": "the sum of the dice of a roll",
    "LookCheer": "look at the top of the cheer deck and send one of them",
    "OPP_MAIN": "only during the opponent's main step",
    "RESET": "only during your reset step",
    "CHEER_DECK": "how many cards the cheer deck holds",
    "other_name": "with another card name than a holomem",
    "not_color": "with another color than a holomem",
    "no_tag": "without a tag",
    "alike": "cards with the same name or tag as each other",
    "one_color": "cards of one color",
    "same_level": "of the same Bloom level as a holomem",
    "colors": "how many colors of cheers there are",
    "bloomed_from": "a holomem that stands on a card of a level",
    "face_not": "any face but one",
    "REST": "the cards that are left of those revealed",
    "HEALED_HP": "as much as was restored",
    "WOULD_ARCHIVE": "when a card would be archived by an ability",
    "GETS_CHEER": "when a cheer is attached to a holomem",
    "REVEALS": "when an Arts reveals cards",
    "Critical": "a critical bonus against a color",
    "LifeLock": "life cannot be reduced by the opponent's abilities",
    "TOP_OR_BOTTOM": "looked-at cards go to the top or the bottom",
    "TOP_OR_ARCHIVE": "looked-at cards go to the top or to the archive",
    "SKILL": "an Oshi skill of any name",
    "SP": "an SP Oshi skill of any name",
    "LOSES_LIFE": "whether life was lost",
    "USES_SKILL": "whether an Oshi skill was used",
}


def meaning(word: str) -> str:
    """Our description of a word; a phrase that no pattern fits speaks for itself."""
    return WISHES.get(word, "")
