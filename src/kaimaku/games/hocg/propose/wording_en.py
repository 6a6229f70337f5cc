"""English wordings of one meaning, in lower case: each rule with its reason, applied in order to both sides."""

from __future__ import annotations

from .wording import Chain, Rule
from .wording_en_equal import EQUAL
from .wording_en_later import LATER

GROUPS: dict[str, tuple[Rule, ...]] = {
    "spelling and misprints": (
        Rule(r"\bholomems\b", "holomem", "the plural of holomem is holomem"),
        Rule(r"\bless (?=cards|holomem)", "fewer ", "cards are counted: fewer"),
        Rule(" and it to hand", " and add it to hand", "a verb was left out"),
        Rule(r"\bif collab with\b", "if you collab with", "a subject was left out"),
        Rule(r"\b(?:have|has) (?=used\b|bloomed\b)", "", "one past tense or the other"),
        Rule(r"\bboth players' stage\b", "both players' stages", "each player has a stage"),
        Rule(r"\bthat has (an? [^.]*?) attached\b", r"with \1 attached", "one that has something is one with it"),
        Rule(
            r"\b(attached(?: from hand)? to|with) an? (?=1st |2nd |tool |mascot |fan )",
            r"\1 ",
            "an article more or less",
        ),
        Rule(r"\breturned to deck\b", "returned to the deck", "the article before deck"),
        Rule(r"\bis set to colorless", "are set to colorless", "colors are many"),
        Rule(
            r"\b(from your archive|from your hand) to deck\b",
            r"\1 to the deck",
            "the article before a deck returned to",
        ),
        Rule(r"\bfrom archive to hand\b", "from your archive to hand", "whose archive was left out"),
        Rule(r"\breveal an? (?=[^,.]* from your deck)", "reveal 1 ", "an article for one"),
        Rule("each of this holomem's cheer(?!s)", "each of this holomem's cheers", "a plural was left out"),
        Rule("1 of your event with", "1 of your events with", "one of several events"),
        Rule(r"\b([2-9] \w+ cheer)(?= from)", r"\1s", "several cheers of a color"),
        Rule(r'skill"', 'skill "', "a space was left out before a name"),
        Rule(r"(this fan is attached) (?=would)", r"\1 to ", "a word was left out before would"),
    ),
    "punctuation": (
        Rule("：", ":", "the wide colon"),
        Rule("■ ?", "", "a bullet before a sentence"),
        Rule(r"\s+", " ", "lines and blank lines"),
        Rule(r"(?<=[:\]]) ", "", "the space behind a mark or a colon"),
        Rule(r"\barts \+(?=\d)", "arts+", "the space before a sum"),
        Rule(r"attached to an? \[(\w+ holomem or \w+ holomem)\]", r"attached to \1", "brackets around two levels"),
        Rule(", and ", " and ", "the comma before and"),
        Rule(r"\b(\d)(?: to | ?[～~] ?)(?=\d\b)", r"\1~", "a range, both ends included (1.3.5.2)"),
        Rule(r"(?<!may )(roll a die once)\. ", r"\1:", "the colon behind a roll that must be made"),
        Rule(r"\.$", "", "the full stop at the end"),
    ),
    "older wording": (
        Rule(r"\bthe opponent", "your opponent", "there is one opponent"),
        Rule(r"\bthe deck\b", "your deck", "the deck is one's own"),
        Rule(r"put (the revealed \w+) into hand", r"add \1 to hand", "putting into hand is adding to hand"),
        Rule(r"archive (\d cards?) from hand", r"archive \1 from your hand", "the hand is one's own"),
        Rule(r"1 of your holo powers?\b", "1 card from your holo power", "a holo Power is a card of it"),
        Rule("(cards? from your hand) to holo power", r"\1 as holo power", "to or as holo Power"),
        Rule("(top card of your deck) to holo power", r"\1 as holo power", "the top card to or as holo Power"),
        Rule(
            "set (your opponent's [^.:]*?)'s remaining hp", r"set the remaining hp of \1", "whose remaining HP is set"
        ),
        Rule(r"1 of those holomem (?=takes)", "that holomem ", "who would take damage is one"),
        Rule("restore all hp of", "restore all hp to", "all HP of or to a holomem"),
        Rule(
            r"(your (?:\w+ )?holomem)'s ability archives a cheer",
            r"the ability of \1 archives cheers",
            "whose ability archives before or behind",
        ),
        Rule(
            r"(your opponent's (?:\w+ )?holomem) is downed by this arts", r"this arts downed \1", "downed by this Arts"
        ),
        Rule("the dealt damage was greater than", "the damage exceeded", "exceeding is being greater"),
        Rule("(?:add|return) the revealed card to hand", "take the revealed card", "adding what was revealed"),
        Rule(r"(?<=your )\[(center holomem and collab holomem)\]", r"\1 ", "brackets around two positions"),
        Rule(r"(\+\d+)x the number rolled", r"\1 for each point rolled", "so many times the number rolled"),
        Rule(
            r"choose (\d~\d cheers from [^.,]*?) and reattach them to ([^.,]*?) as you choose",
            r"reattach \1 divided as you choose to \2",
            "choosing cheers before reattaching them",
        ),
        Rule(
            r"\. however, only up to (\d+) (?:cheers|holomem|support cards) are counted",
            r" (counting up to \1)",
            "how many are counted at most",
        ),
        Rule(
            r"choose (\d~\d cheers from [^.,]*?) and you may reattach them (?=divided)",
            r"you may reattach \1 ",
            "choosing cheers before one may reattach them",
        ),
        Rule(r"(for every \d cards returned) to hand", r"\1", "where the returned cards went was just said"),
        Rule(r"\bif you used an? (?=〈)", "if you used ", "a card used is named with or without an article"),
        Rule(
            r"\b(send \d cheers?) each (from your archive to) all of ",
            r"\1 \2 each of ",
            "so many each to all is so many to each",
        ),
        Rule("all of the revealed cards", "the revealed cards", "the revealed cards are all of them"),
        Rule(
            "this (tool|mascot|fan) is attached to a (center|collab) holomem",
            r"the holomem this \1 is attached to is in the \2 position",
            "who stands in a position",
        ),
        Rule(
            "'s arts may be used without cheer requirements",
            " may use arts without cheers",
            "its Arts are used, or it uses them",
        ),
        Rule(r"\bonce a turn\b", "once per turn", "a turn or per turn"),
        Rule(r"\bput ([^.:]*?) in the resting state", r"rest \1", "resting is the resting state"),
        Rule(r"\bput ([^.:]*?) in the non-resting state", r"set \1 to active", "being active is the non-resting state"),
        Rule("for each archived card", "for each card archived", "the archived before or behind"),
        Rule("holomem that is stacked to", "holomem stacked to", "that is stacked, or stacked"),
        Rule(r"(?<=each fan )attached to all of your holomem", "on your stage", "attached to all of one's holomem"),
        Rule(
            r"back holomem whose hp is reduced by (\d+) or more",
            r"back holomem with \1 or more damage",
            "reduced HP is damage",
        ),
        Rule(r"1 cheer from 1 of your (?=(?:back )?holomem)", "1 cheer from your ", "a cheer of one of one's holomem"),
        Rule(
            "1 of your opponent's holomem's cheers", "1 cheer from your opponent's stage", "a cheer of the opponent's"
        ),
        Rule(
            r"(\d) of (your opponent's center holomem)'s cheers", r"\1 cheers from \2", "cheers of the opposing center"
        ),
        Rule(r"\beach player (return|draw)s\b", r"both players \1", "each player is both players"),
        Rule(r"\. next, both players ", ". ", "both go on"),
        Rule("all cards from their hand", "all of the cards in their hand", "all cards of a hand"),
        Rule("(for each card returned(?: from hand)?) to (?:your )?deck", r"\1", "where they went was just said"),
        Rule(
            r"1 card from the top of (?=\w+ cheer deck)",
            "the top card of ",
            "one from the top is the top card",
        ),
        Rule(
            "if ([^.,:]*) rolled a die by an ability",
            r"if an ability of \1 rolls a die",
            "its ability rolls, or it by its ability",
        ),
        Rule("(?:ignore [^.,:]* and )?reroll the die(?: once)?", "reroll", "rolling again"),
        Rule(
            "usable when ([^:]*'s ability) rolled a die", r"usable if \1 rolls a die", "when it rolled, or if it rolls"
        ),
        Rule(r"\bthe rest\b", "the remaining cards", "the rest are the remaining cards"),
        Rule(r"\bstage has another (?=holomem)", "stage has other ", "another one is one of the others"),
        Rule(r"\bwhile (?=[^.]*, )", "if ", "as long as it is so"),
        Rule(
            r"you may also target (your opponent's [^.]*?) with ((?:this|the chosen) holomem)'s arts",
            r"\2 may also target \1 with arts",
            "who may hit more, or with whose Arts one may",
        ),
        Rule(r"\bthat opponent's (?=center holomem)", "your opponent's ", "a side has one center holomem (4.7.3)"),
        Rule(
            "count [^.:]*? and you may archive all of (?=your hand)",
            "you may archive all of the cards in ",
            "what is archived is counted",
        ),
        Rule(
            r"\battached from hand( or archive)? to (?:a )?holomem\b",
            r"attached to holomem from hand\1",
            "from where and to whom",
        ),
        Rule(
            r", (th(?:is|at) holomem gets [^.,]*?) during this turn\b",
            r", during this turn, \1",
            "the duration before or behind",
        ),
        Rule(r"\bwith different color as\b", "with a different color from", "another color"),
        Rule(r"\buse the card (?=〈)", "use ", "a card is named without saying that it is one"),
        Rule(
            "your opponent(?:'s life does not reduce| loses no life) even if (?:it is |they are )?downed",
            "no life is lost",
            "a holomem that costs no life",
        ),
        Rule(
            r" ?\(your opponent loses no life\)",
            ". however, no life is lost",
            "a holomem downed that costs no life, in brackets",
        ),
        Rule(
            "each of ((?:this|the chosen|your opponent's center) holomem)'s cheers",
            r"each cheer attached to \1",
            "a holomem's cheers are those attached to it",
        ),
        Rule(r"((?:this|the chosen) holomem)( gets [^.]* attached to )\1", r"\1\2it", "the same holomem named again"),
        Rule("1 of (this|that) holomem's cheers", r"1 cheer from \1 holomem", "one of its cheers"),
        Rule("if you have an? (?=〈[^〉]*〉 with )", "if your stage has a ", "a stage has whom its player has"),
        Rule(
            r"(?:you have (\d or more)|(\d) of your) holomem on stage,? (?=each with)",
            r"\1\2 holomem on your stage ",
            "holomem on one's stage, each with something",
        ),
        Rule(
            r"(?:your stage has )?(\d(?: or more)?) (?:single-colored, differently colored holomem(?: on your stage)?"
            r"|holomem on your stage each with only 1 color and [\w ]*? each other)",
            r"\1 single-colored holomem",
            "one color each, and each another one",
        ),
        Rule("this arts' target(?: holomem)?", "the target of this arts", "whose target is named before or behind"),
        Rule(r"\bfor every (?!\d)", "for each ", "every one is each one"),
        Rule(r"\beach different color", "each color", "each color is a different one"),
        Rule("each cheer color on", "each color among cheers on", "the colors of cheers"),
        Rule(r"\ban? non-(\w+) cheer", r"a cheer other than \1", "a cheer of another color"),
        Rule(r"\bmore non-(\w+) cheers", r"more cheers other than \1", "cheers of another color"),
        Rule(r"\ba \[(\w+ or \w+)\](?=is attached)", r"a \1 ", "brackets around two kinds"),
        Rule(
            r"this holomem has (an? \w+) attached",
            r"\1 is attached to this holomem",
            "what a holomem has is attached to it",
        ),
        Rule(
            r"there are (\d or more cheers(?: other than \w+)?) attached to",
            r"\1 are attached to",
            "there are, or they are",
        ),
        Rule(r"there are (\d or more holomem) stacked to", r"\1 are stacked to", "there are stacked, or are stacked"),
        Rule(
            r"you have (\d or (?:more|fewer) [^,.]*? in your archive)",
            r"there are \1",
            "what one has in the archive is there",
        ),
        Rule("your archive has (?:an? )?([^,.]*)", r"there is a \1 in your archive", "what the archive has is there"),
        Rule(
            r"(there are \d+ or more ([^,.]*? in your archive), [^.]*\. (?:then, )?)if you have (\d+ or more),",
            r"\1if there are \3 \2,",
            "what is counted twice is named once",
        ),
        Rule(
            r"(if the archived card is [^.]*\. )(?:then, )?if (?:it|the archived card) is",
            r"\1if the archived card is",
            "it is the archived card",
        ),
        Rule(r"\byou have (\d or more [^,.]*?) on your stage", r"your stage has \1", "a stage has what its player has"),
        Rule(r"\b1 of your (holomem with #[^,.]*?) on stage", r"1 \1 on your stage", "whose stage it is"),
        Rule("1 of your opponent's cheers from stage", "1 cheer from your opponent's stage", "a cheer of their stage"),
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
        Rule(r"\+(\d+)x the total number rolled", r"+\1 for each point rolled", "so many times what was rolled"),
        Rule(
            "the same amount of special damage to ([^.]*?) as the total number of damage taken by ([^.]*?holomem)",
            r"special damage to \1 equal to the total amount of damage \2 have taken",
            "as much as, or equal to",
        ),
        Rule(
            r"(?<=your opponent's )\[(center holomem or collab holomem)\] ?", r"\1", "brackets around either position"
        ),
        Rule("(takes -\\d+ damage) instead", r"\1", "less damage instead of all of it"),
        Rule(
            r"if you would archive (an? \w+) by (the ability of [^,]*),",
            r"if \2 would archive \1,",
            "one would archive, or the ability would",
        ),
        Rule("(?<=instead of archiving )1 cheer", "a cheer", "instead of one cheer"),
        Rule(
            "choose (any number of [^.]*?) and return them to",
            r"return \1 to",
            "choosing any number first",
        ),
        Rule(
            "if you do not have an? (?=holomem|〈)", "if your stage has no ", "one does not have, or the stage has none"
        ),
        Rule("with an? (?=〈[^〉]*〉 attached)", "with ", "an article before a name attached"),
        Rule("when (?=bloomed from)", "if ", "when or if bloomed from a level"),
        Rule("(center holomem or )1 of their (?=back)", r"\1", "one of the back or the center is one of them"),
        Rule(
            "back differently named holomem",
            "differently named back holomem",
            "the position before or behind different names",
        ),
        Rule(
            r"(^|[.:,] ?)reveal ([^.:]*?) and you may (?=place|archive|return)",
            r"\1you may reveal \2 and ",
            "the option on revealing or on what is done with it",
        ),
        Rule(
            r"(deals damage[^:]*:)deal the same amount of special damage to ([^.]*)",
            r"\1deal special damage to \2 equal to the damage dealt",
            "as much as was dealt",
        ),
        Rule("that back holomem", "that holomem", "the one that was named with its position"),
        Rule(
            "to your hand's 2nd (〈[^〉]*〉)", r"to a 2nd holomem \1 from your hand", "the hand's card or one from it"
        ),
        Rule("if an? (〈[^〉]*〉 is attached)", r"if \1", "an article before a name"),
        Rule(r" \((this arts can target [^)]*)\)", r". \1", "whom this Arts can also hit, in brackets"),
        Rule(r"by archiving ([^,.]*), (?=\w)", r"archive \1:", "by archiving, or archive and a colon"),
        Rule("of your holomem on stage (?=with #)", "of your holomem ", "one's holomem are on the stage (G-25)"),
        Rule(
            "each of (that holomem)'s cheer colors",
            r"each color among cheers attached to \1",
            "the colors of a holomem's cheers",
        ),
    ),
    "word order": (
        Rule(r"(\[1/(?:turn|game)\])(\[[^\]]* position only\])", r"\2\1", "the limit before or behind the position"),
        Rule(
            r"(?<=\])other than buzz from your deck (with #[^,.]*?)(?= and)",
            r"\1 other than buzz from your deck",
            "the tag in front of the deck or behind it",
        ),
        Rule(
            r"(deal \d+ special damage) (for each [^.:]*) (to (?:your opponent's|that) [^.:(]*[^.:( ])",
            r"\1 \3 \2",
            "what is counted stands before or behind the receiver",
        ),
        Rule(
            r"bloom (an? [^.,]*? from your hand) on 1 of your (debut|1st) back (holomem[^.,]*)",
            r"bloom 1 of your back \2 \3 using \1",
            "what blooms before or behind what it blooms with",
        ),
        Rule(r"\bfor each ([^,.]*), ([^,.]*)", r"\2 for each \1", "the count before or behind"),
        Rule(
            "during your opponent's turn, (usable (?:if|when) [^:]*):",
            r"\1 during your opponent's turn:",
            "the turn before or behind the event",
        ),
        Rule(
            "((?:debut |1st |2nd )?)holomem( with #[^.,]*?)? on your stage other than this holomem",
            r"other \1holomem\2 on your stage",
            "all on the stage but this holomem",
        ),
        Rule("your ((?:(?!your)[^.,:])*) other than this holomem", r"your other \1", "all but this holomem"),
        Rule(
            r"you may (roll a die [^:.]*?) if ([^:.]* downed [^:.]*):",
            r"if \2, you may \1:",
            "the moment before a roll",
        ),
        Rule(r"your (〈[^〉]*〉) (center|collab|back) holomem", r"your \2 \1 holomem", "the position behind the name"),
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
        Rule(r"\b(center|collab|back) holomem (〈[^〉]*〉)", r"\1 \2 holomem", "the name before or behind holomem"),
        Rule(
            "(with the same color as each of [^.,]*?) other than buzz",
            r"other than buzz \1",
            "the color of each before or behind Buzz",
        ),
        Rule(
            "holomem (with the same color as [^.,]*?) from your deck",
            r"holomem from your deck \1",
            "the color in front of the deck or behind it",
        ),
        Rule(
            r"if (〈[^〉]*〉) is on (your(?: opponent's)?) stage",
            r"if \2 stage has a \1",
            "somebody is on the stage, or the stage has them",
        ),
    ),
    "later products": LATER,
    "equal by the rules": EQUAL,
}

# The holder of a tool, mascot or fan is "this holomem" on some cards and spelt out on others.
HOLDER = (
    Rule("the holomem this (?:tool|mascot|fan) (?:is|was) attached to", "this holomem", "the holder is this holomem"),
    Chain(
        "(this holomem(?:(?!opponent's (?:center |collab |back )?holomem)[^◆])*?)that holomem",
        r"\1this holomem",
        "that holomem is the holder if nobody else was named",
    ),
    Rule(
        "(top card of your cheer deck to )that holomem",
        r"\1this holomem",
        "cheers are only sent to one's own holomem",
    ),
)
