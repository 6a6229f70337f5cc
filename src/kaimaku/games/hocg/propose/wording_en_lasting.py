"""English wordings of what lasts for a time and of what cannot be done: applied behind all others."""

from __future__ import annotations

from .wording import Rule

GROUPS: dict[str, tuple[Rule, ...]] = {
    "prohibitions": (
        Rule("(this holomem)'s hp cannot be", r"the hp of \1 cannot be", "whose HP before or behind"),
        Rule(r"\bmove, or swap\b", "move or be swapped", "being swapped is swapping"),
        Rule("does not rest even if", "cannot rest even if", "not resting, as a prohibition"),
    ),
    "what lasts": (
        Rule(
            r"(during this turn, [^.]*) and (?:if|when) ([^.,]*) downed an opponent's holomem,",
            r"\1. during this turn, each time \2 downs your opponent's holomem,",
            "two effects of a turn in one sentence or in two",
        ),
    ),
    "whose and where": (
        Rule("back holomem with reduced hp", "damaged back holomem", "reduced HP before or behind"),
        Rule("return 1 fan attached to that holomem", "return 1 fan from that holomem", "a fan of, or attached to"),
        Rule(
            "if this holomem has (〈[^.,]*〉) ?attached",
            r"if \1 is attached to this holomem",
            "the cards a holomem has are attached to it",
        ),
    ),
}
