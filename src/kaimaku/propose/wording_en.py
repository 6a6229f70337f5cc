"""English wordings of one meaning, in lower case: each rule with its reason, applied in order to both sides."""

from __future__ import annotations

from .wording import Group, Rule

GROUPS: tuple[Group, ...] = (
    Group(
        "spelling and misprints",
        (
            Rule(r"\bholomems\b", "holomem", "the plural of holomem is holomem"),
            Rule(r"\bless (?=cards)", "fewer ", "cards are counted: fewer"),
            Rule(" and it to hand", " and add it to hand", "a verb was left out"),
            Rule(r"\bif collab with\b", "if you collab with", "a subject was left out"),
            Rule(r"\b(?:have|has) (?=used\b|bloomed\b)", "", "one past tense or the other"),
            Rule(r"\bboth players' stage\b", "both players' stages", "each player has a stage"),
            Rule(
                r"\b(attached(?: from hand)? to|with) an? (?=1st |2nd |tool |mascot |fan )",
                r"\1 ",
                "an article more or less",
            ),
            Rule(r"\breturned to deck\b", "returned to the deck", "the article before deck"),
        ),
    ),
    Group(
        "punctuation",
        (
            Rule("：", ":", "the wide colon"),
            Rule("■ ?", "", "a bullet before a sentence"),
            Rule(r"\s+", " ", "lines and blank lines"),
            Rule(r"(?<=[:\]]) ", "", "the space behind a mark or a colon"),
            Rule(r"\barts \+(?=\d)", "arts+", "the space before a sum"),
            Rule(", and ", " and ", "the comma before and"),
            Rule(r"\b(\d) to (?=\d\b)", r"\1~", "a range, both ends included (1.3.5.2)"),
            Rule(r"(?<!may )(roll a die once)\. ", r"\1:", "the colon behind a roll that must be made"),
            Rule(r"\.$", "", "the full stop at the end"),
        ),
    ),
    Group(
        "older wording",
        (
            Rule(r"\bthe opponent", "your opponent", "there is one opponent"),
            Rule(r"\bthe deck\b", "your deck", "the deck is one's own"),
            Rule(r"put (the revealed \w+) into hand", r"add \1 to hand", "putting into hand is adding to hand"),
            Rule(r"archive (\d cards?) from hand", r"archive \1 from your hand", "the hand is one's own"),
            Rule("1 of your holo powers", "1 card from your holo power", "a holo Power is a card of it"),
            Rule("(cards? from your hand) to holo power", r"\1 as holo power", "to or as holo Power"),
            Rule(r"\bthe rest\b", "the remaining cards", "the rest are the remaining cards"),
            Rule(r"\buse the card (?=〈)", "use ", "a card is named without saying that it is one"),
            Rule(
                "your opponent(?:'s life does not reduce| loses no life) even if (?:it is |they are )?downed",
                "no life is lost",
                "a holomem that costs no life",
            ),
            Rule(
                "each of ((?:this|the chosen) holomem)'s cheers",
                r"each cheer attached to \1",
                "a holomem's cheers are those attached to it",
            ),
            Rule(
                r"((?:this|the chosen) holomem)( gets [^.]* attached to )\1", r"\1\2it", "the same holomem named again"
            ),
            Rule("1 of this holomem's cheers", "1 cheer from this holomem", "one of its cheers"),
            Rule("this arts' target(?: holomem)?", "the target of this arts", "whose target is named before or behind"),
            Rule(r"\beach different color", "each color", "each color is a different one"),
            Rule(
                r"this holomem has (an? \w+) attached",
                r"\1 is attached to this holomem",
                "what a holomem has is attached to it",
            ),
            Rule(r"there are (\d or more cheers) attached to", r"\1 are attached to", "there are, or they are"),
            Rule(
                r"you have (\d or (?:more|fewer) [^,.]*? in your archive)",
                r"there are \1",
                "what one has in the archive is there",
            ),
            Rule(
                r"your hand has (fewer|\d or fewer|\d or more) cards( than your opponent)?(?:'s)?",
                r"you have \1 cards in hand\2",
                "a hand has what its player has in hand",
            ),
            Rule(
                "holomem (with #[^.,]*?) and with different card names",
                r"differently named holomem \1",
                "different card names",
            ),
            Rule(r"\bif (?:returned|archived),", "if you did,", "what was done is not named again"),
            Rule("(?<=returned|archived) by this ability", "", "a text counts what it did itself"),
            Rule(
                "stacked holomem from ((?:this|the chosen) holomem)",
                r"holomem stacked to \1",
                "from or to the holomem they are stacked to",
            ),
            Rule(r"\ball of (your [^.,]*?) do not take\b", r"none of \1 take", "all do not is none does"),
        ),
    ),
    Group(
        "word order",
        (
            Rule(r"\bfor each ([^,.]*), ([^,.]*)", r"\2 for each \1", "the count before or behind"),
            Rule(
                "during your opponent's turn, (usable (?:if|when) [^:]*):",
                r"\1 during your opponent's turn:",
                "the turn before or behind the event",
            ),
            Rule("your ((?:(?!your)[^.,:])*) other than this holomem", r"your other \1", "all but this holomem"),
            Rule(
                r"your (\w+ )(holomem(?: with #[^,.]*?)?) in the (center|collab|back) position",
                r"your \3 \1\2",
                "the position before or behind",
            ),
            Rule(
                "if (?:there is )?an? ([^,.]*?)(?: is)? on (your(?: opponent's)?) stage",
                r"if \2 stage has a \1",
                "the stage before or behind",
            ),
        ),
    ),
    Group(
        "equal by the rules",
        (
            Rule(
                r"(opponent (?:may draw|draws) \d cards?) from their deck"
                r"|(?<!opponent may )(draw (?:\d )?cards?) from your deck",
                r"\1\2",
                "drawing is from one's own deck (G-24)",
            ),
            Rule(
                "you have a center holomem with (?=#)",
                "your center holomem has ",
                "there is one center holomem (4.7.3)",
            ),
            Rule("(is downed) and (?=your life)", r"\1, if ", "a condition of what follows (G-36)"),
            Rule("(^|[.:] ?)then, ", r"\1", "sentences are carried out in their order"),
            Rule(r"\bif ([^,.:]* is downed)", r"when \1", "going down is an event either way"),
            Rule(
                r"\b(?:if|when) ([^,.:]*) down(?:s|ed) (?=your opponent's)",
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
                r"\b(all|\d) ((?:\[?\w+[ \]])*(?:〈[^〉]*〉|holomem(?: with #[^,.]*?)?)) (?:on|from) your stage",
                r"\1 of your \2",
                "one's own are those on one's stage (G-25)",
            ),
            Rule(
                "stage has an? (〈[^〉]*〉)(?: holomem)?",
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
            Rule("(is downed[^.]*?:[^.]*?)1 of your downed holomem", r"\1that holomem", "the holomem that was downed"),
            Rule(
                "(any number of [^.]*?〉) and/or (?=〈)",
                r"\1 and ",
                "any number of several names is any mixture of them",
            ),
        ),
    ),
)

# The holder of a tool, mascot or fan is "this holomem" on some cards and spelt out on others.
HOLDER = Group(
    "the holder",
    (
        Rule("the holomem this (?:tool|mascot|fan) is attached to", "this holomem", "the holder is this holomem"),
        Rule(
            "(this holomem(?:(?!opponent's (?:center |collab |back )?holomem)[^◆])*?)that holomem",
            r"\1this holomem",
            "that holomem is the holder if nobody else was named",
        ),
    ),
)
