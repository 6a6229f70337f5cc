"""English wordings of hBP05 and later products that mean the same as ours, in lower case: applied behind all others."""

from __future__ import annotations

from .wording import Rule

RECENT = (
    Rule("1 back holomem whose hp is reduced", "1 damaged back holomem", "a back holomem whose HP is reduced"),
    Rule(r"your collab position (?=\[)", "your collab ", "who is in the collab position"),
    Rule("1 (〈[^〉]+〉) back holomem", r"1 back \1 holomem", "a name before or behind the back"),
    Rule(
        r"your \[(〈[^〉]+〉 or 〈[^〉]+〉)\]center holomem",
        r"your center \1 holomem",
        "two names before or behind the center",
    ),
    Rule(
        r"(of your (?:\w+ )?holomem(?: 〈[^〉]+〉)?) on stage (?=gets? )",
        r"\1 ",
        "one's own holomem are on the stage (G-25)",
    ),
    Rule(
        "for each of your center holomem's cheers",
        "for each cheer attached to your center holomem",
        "the cheers of the center are attached to it",
    ),
    Rule("(archive 1 cheer from )1 of (?=your 〈)", r"\1", "a cheer is one holomem's"),
    Rule("you have (an? 2nd holomem[^,.]*|〈[^〉]+〉) on your stage", r"your stage has \1", "having on the stage"),
    Rule("stage has (?=〈)", "stage has a ", "an article before a name on the stage"),
    Rule("(top card of your deck) x the number rolled", r"\1 for each point rolled", "as often as the number rolled"),
    Rule(r"there is a (?=\d+ or more)", "there are ", "so many cards are there"),
    Rule("there is a events in", "there is an event in", "one event or more"),
    Rule(r"(this arts gets \+\d+) more$", r"\1", "so much more is added"),
    Rule(
        r"you used during this turn\. however, only up to (\d) events are counted",
        r"you used this turn (counting up to \1)",
        "events counted up to a number",
    ),
    Rule(
        r"holomem other than buzz from your deck with (#\w+)",
        r"holomem with \1 other than buzz from your deck",
        "a tag before or behind the deck",
    ),
    Rule(
        "from your deck with (?:a )?different card name from all holomem",
        "with a different card name from all holomem from your deck",
        "another name before or behind the deck",
    ),
    Rule("the top 1 card of", "the top card of", "the top card is one"),
    Rule(
        "(this holomem) cannot take (?=damage|special|arts)", r"\1 does not take ", "what is not taken cannot be taken"
    ),
    Rule("your life is less than your opponent's life", "your life is less than your opponent's", "life against life"),
    Rule(r"send (\d cheers?) from archive", r"send \1 from your archive", "one's own archive"),
    Rule(
        r"if this holomem has (\d) or more cheers attached",
        r"if \1 or more cheers are attached to this holomem",
        "so many cheers are attached",
    ),
    Rule("draw a card", "draw 1 card", "a card is one"),
    Rule("none of (your 〈[^〉]+〉) can rest", r"all of \1 do not rest", "none can, or all do not"),
    Rule(r"(your (?:cheer )?deck) has ((?:\d+ or fewer|no) cards)", r"there are \2 in \1", "the cards a deck has"),
    Rule("(〈[^〉]+〉) (?=bloomed from)", r"\1 that ", "one bloomed from a level"),
    Rule(
        "until your hand has the same number as the result",
        "until your hand has as many cards as the number rolled",
        "a hand of the number rolled",
    ),
    Rule(
        "until your hand has the same number of (〈[^〉]+〉)",
        r"until your hand has as many cards as there are \1",
        "a hand of as many",
    ),
    Rule(
        "a number of cards from your hand equal to the result",
        "1 card from your hand for each point rolled",
        "as many cards of the hand as the number rolled",
    ),
    Rule(
        "choose (any number of [^.]*? from your archive) and attach them as you choose to",
        r"attach \1 divided as you choose to",
        "choosing before sharing out",
    ),
    Rule(
        r"the number of limited support cards you can use becomes (\d)",
        r"you may use \1 limited support cards",
        "how many LIMITED cards may be used",
    ),
    Rule("if you added a card to hand", "if you added it to hand", "what was added is a card"),
    Rule("this arts damage cannot be reduced", "the damage of this arts is not reduced", "damage that is not reduced"),
    Rule("damage that holomem has taken", "damage it has taken", "that holomem is it"),
    Rule("if an event is among them", "if an event was revealed", "an event among what was revealed"),
    Rule("became active from", "became active by", "active from or by a skill"),
    Rule("(your (?:center|collab) holomem is )(?=(?:1st|2nd) holomem 〈)", r"\1a ", "an article before a level"),
    Rule(
        r"uses baton pass and moves to the \w+ position, during this turn, ([^.]*)",
        r"passes the baton, \1 during this turn",
        "who passes the baton goes to the back",
    ),
    Rule(
        r"the number of (\w+ on your stage) is less than your opponent's",
        r"you have fewer \1 than your opponent",
        "fewer cheers than the opponent",
    ),
    Rule("attached to a (?=buzz holomem)", "attached to ", "an article before Buzz"),
    Rule(
        "^during this turn, (if [^,.]*), (?=your center)",
        r"\1, during this turn, ",
        "the condition before the duration",
    ),
    Rule(
        "(damage )dealt was greater than( the remaining hp[^.]*) damage greater",
        r"\1exceeded\2 damage in excess",
        "more damage than HP",
    ),
    Rule(r"if a cheer (other than \w+) is attached", r"if cheers \1 are attached", "a cheer or more"),
    Rule(
        r"(once for each \[\w+ )or( \w+\]on your stage) \(counting up to (\d)\)(\.[^.]*)",
        r"\1and\2\4. however, only roll up to \3 times",
        "so many rolls at most",
    ),
)
