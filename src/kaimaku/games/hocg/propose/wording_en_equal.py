"""English wordings that the rules of the game make equal, in lower case."""

from __future__ import annotations

from .wording import Rule

EQUAL = (
    Rule(
        r"(opponent (?:may draw|draws) \d cards?) from their deck"
        r"|(?<!opponent may )(draw (?:\d )?cards?) from your deck",
        r"\1\2",
        "drawing is from one's own deck (G-24)",
    ),
    Rule("you have a center holomem with (?=#)", "your center holomem has ", "there is one center holomem (4.7.3)"),
    Rule(
        "(?<=the target of this arts is )in the (center|collab) position",
        r"your opponent's \1 holomem",
        "an Arts hits the opponent's holomem (12.2.3)",
    ),
    Rule(r"(if it is \d or greater), if (?=your)", r"\1 and ", "two conditions of what follows"),
    Rule("(is downed) and (?=your life)", r"\1, if ", "a condition of what follows (G-36)"),
    Rule("(^|[.:] ?)then, ", r"\1", "sentences are carried out in their order"),
    Rule(
        r"(during this turn, [^.]*\. if [^.,]*, )during this turn, ",
        r"\1",
        "the more lasts as long as what it is added to",
    ),
    Rule(r"(\. if that holomem's color is \w+, )it gets", r"\1that holomem gets", "it is that holomem"),
    Rule("of their deck in any order", "of your deck", "the order in a deck is its player's choice (4.1.5)"),
    Rule(r" \(this arts may be repeated[^)]*\)", "", "that it can go on, in brackets (5.25.1)"),
    Rule(r"(to debut holomem) \([^)]*\)", r"\1", "what returning to Debut is, in brackets (2.7.2, 5.15.1)"),
    Rule(r"\bif ((?:(?!\bif\b|\bwhen\b)[^,.:])* is downed)", r"when \1", "going down is an event either way"),
    Rule(
        r"\b(?:if|when) ((?:(?!\bif\b|\bwhen\b)[^,.:])*) down(?:s|ed) (?=your opponent's)",
        r"when \1 downs ",
        "downing is an event either way",
    ),
    Rule(
        r"\b(?:if|when) this arts deal(?:s|t) ",
        "when this arts deals ",
        "dealing damage is an event either way (G-38)",
    ),
    Rule(
        r"1 of your opponent's (?=(?:center|collab) holomem\b)",
        "your opponent's ",
        "a side has one center and one collab holomem (4.7.3, 4.8.3)",
    ),
    Rule("if you have an? (?=holomem)", "if your stage has a ", "no zone named means the stage (G-25)"),
    Rule(
        r"(archive \d (?:\w+ )?cheers?) from your holomem:",
        r"\1 from your stage:",
        "cheers of one's holomem are one's cheers on the stage (G-25)",
    ),
    Rule(
        r"\b(all|\d) ((?:\[?\w+[ \]])*(?:〈[^〉]*〉|holomem(?: with #[^,.]*?)?)) (?:on|from) your stage",
        r"\1 of your \2",
        "one's own are those on one's stage (G-25)",
    ),
    Rule(
        "stage has (?:an? )?(〈[^〉]*〉)(?: holomem)?",
        r"stage has a \1",
        "a name on the stage is a holomem's (4.4.1)",
    ),
    Rule(
        r"(restore \d+ hp|(?:send|reattach) 1 cheer[^.]*?) to 1 of your (?=holomem)",
        r"\1 to your ",
        "what is not divided has one receiver (G-27)",
    ),
    Rule(
        r"(your opponent's (center|collab|back) holomem[^◆]*?)1 of that opponent's \2 holomem",
        r"\1that holomem",
        "the opponent's holomem spoken of",
    ),
    Rule("(is downed[^.]*?:[^.]*?)(?:1 of your|that) downed holomem", r"\1that holomem", "the holomem that was downed"),
    Rule("choose 1 downed card and (?=return)", "", "one holomem goes down at a time (R-10)"),
    Rule(
        r"(\d (?:white|green|red|blue|purple|yellow) cheers?) from your holomem",
        r"\1 from your stage",
        "cheers of one's holomem are those on one's stage (G-25)",
    ),
    Rule("this oshi holomem", "your oshi holomem", "a player has one Oshi (6.1.2)"),
    Rule("(any number of [^.]*?〉) and/or (?=〈)", r"\1 and ", "any number of several names is any mixture of them"),
    Rule(
        r"\bholomem's color is (?=white|green|red|blue|purple|yellow)",
        "holomem is ",
        "being of a color is having it (2.4.2)",
    ),
    Rule(
        "(return any number of [^.]*? of your deck) in any order",
        r"\1",
        "the order of what is returned is its player's choice (4.1.5)",
    ),
    Rule(
        "the target of this arts is (?:your opponent's|an?) ",
        "the target of this arts is ",
        "Arts only ever hit the opponent's",
    ),
    Rule(
        r"(reattach 1 cheer from your holomem with #[^.,]*? to your )other (?=holomem)",
        r"\1",
        "a cheer is reattached to another than the one that had it (5.17.4.1)",
    ),
    Rule(
        r"^(if you have [^,.]* back holomem[^,.]*, )this holomem gets arts(?=\+)",
        r"\1this arts gets ",
        "a text of an Arts that gives no duration speaks of this Arts",
    ),
    Rule(
        r"\bcollabs, during this turn, ([^.,:]* gets arts\+\d+)",
        r"collabs, \1 during this turn",
        "the duration before or behind the change",
    ),
)
