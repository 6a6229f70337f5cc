"""Official English that our own texts say otherwise, in lower case: applied before a text is read, and to no other."""

from __future__ import annotations

from ..wording import Rule

OFFICIAL = (
    Rule("holomen", "holomem", "a misprint"),
    Rule("roll a dice", "roll a die", "one die"),
    Rule(r"\bfor (?=cheer attached)", "for each ", "a word left out before cheer"),
    Rule(r"(?<=, )arts(?=\+\d+$)", "this arts gets ", "a text of an Arts speaks of this Arts"),
    Rule("this card gets arts(?=[+])", "this arts gets ", "a text of an Arts speaks of this Arts, not of the card"),
    Rule(r"^(this arts gets \+\d+) if ([^.]*)$", r"if \2, \1", "the condition behind what it is for"),
    Rule(r"stage has (?=holomem with \[)", "stage has a ", "an article left out before two tags"),
    Rule(r"\bexchange (your [^.:]*?) with (?=\d)", r"swap \1 with ", "exchanging one's holomem is swapping them"),
    Rule(
        r"\bswap (your opponent's|your) center holomem and collab holomem",
        r"switch \1 center holomem and collab holomem",
        "swapping two places is switching them",
    ),
    Rule(r"\b(your (?:\w+ )?(?:center|collab) holomem) get (?=arts|\+|-)", r"\1 gets ", "one holomem gets it"),
    Rule(r" on the stage (?=gets? )", " ", "one's own holomem are on the stage (G-25)"),
    Rule(", and/or ", " or ", "one or the other, or both"),
    Rule("(top card of your cheer deck to )1 of (?=your )", r"\1", "what is not divided has one receiver (G-27)"),
    Rule(r"(reveal [2-9] [^.]*? and add )it (?=to hand)", r"\1them ", "several cards"),
    Rule(r"\bif you have (\d+ or more cards in your archive)", r"if there are \1", "the cards one has there"),
    Rule(r"\bif (\d or more cheers) are (?=attached to this)", r"if there are \1 ", "so many are there"),
    Rule(
        r"\b(?:if )?(your|this) ([^,.:]*?) would take (arts |special )?damage( from [^,.:]*)?, it takes (-\d+) damage",
        r"\1 \2 takes \5 \3damage\4",
        "what would be taken is taken less",
    ),
)
