"""English wordings of later products that mean the same as older ones, in lower case."""

from __future__ import annotations

from .wording import Rule

LATER = (
    Rule("with#", "with #", "a space left out"),
    Rule(r"\. then shuffle", ". then, shuffle", "a comma left out"),
    Rule(
        r"the top (\d~\d) cards of your (cheer deck|deck)",
        r"\1 cards from the top of your \2",
        "cards of the top (5.9)",
    ),
    Rule(r"during this game, if (you used [^,]*?) ?,", r"if \1 during this game,", "when it happened"),
    Rule(
        r"\bif your ((?:sp )?oshi skill \"[^\"]*\") ?was used",
        r"if you used your \1",
        "a skill is used by its player (12.1)",
    ),
    Rule(r"(you used [^,.]*?|used arts) during this turn", r"\1 this turn", "in this turn"),
    Rule(
        r"if there are (\d) or more (〈[^〉]*〉) attached to",
        r"if \1 or more \2 are attached to",
        "so many are attached",
    ),
    Rule(r"for each (\w+) revealed among them", r"for each \1 revealed", "cards revealed before"),
    Rule("if the result is (?=greater|less)", "if the number rolled is ", "what a die shows (5.24)"),
    Rule(
        r"only 1 of your (bloom|collab) effect (\"[^\"]*\") can be used each turn",
        r"you may only use \1 effect \2 once per turn",
        "once a turn by its name",
    ),
    Rule("archive all of this holomem's cheers", "archive all cheers from this holomem", "whose cheers they are"),
    Rule(r"archive (\d) (tool|mascot|fan) attached to", r"archive \1 \2 from", "whose card it is"),
    Rule(r"\bwhen ([^,.]*) used arts\b", r"when \1 uses arts", "using Arts is an event either way"),
    Rule(r"^this arts requires (-\d \w+) if ([^.]*)", r"if \2, this arts requires \1", "the condition before it"),
    Rule("buzz holomem (?=〈)", "buzz ", "a Buzz is a holomem"),
    Rule("bloomed from (?:a )?(debut|1st|buzz) holomem", r"bloomed from a \1 holomem", "an article left out"),
)
