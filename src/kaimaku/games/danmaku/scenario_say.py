"""How an option, and the open question, are said in the words of scenarios."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import PROMPTS, Option

from .definitions import Character
from .registry import DEFINITIONS
from .scenario_options import reason, takes_item, thing_words
from .scenario_terms import Terms
from .table import CHARACTER, ROLE


def say(w: Terms, me: int, option: Option) -> str:
    verb, *rest = option
    n = cast("list[int]", rest)
    match verb:
        case "play":
            card, _, target, you = n
            aim = w.plain_name(target) + f" of {w.seat_name(w.owner(target))}" if takes_item(w, card) else ""
            on = f" on {aim or w.seat_name(target)}" if target >= 0 else ""
            return f"play {w.plain_name(card)}{on}" + (f" for {w.seat_name(you)}" if you != me else "")
        case "react":
            source, _, answers, you, target = n
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers)
            behalf = f" for {w.seat_name(you)}" if you != me else ""
            name = "ability" if w.table.where[source] >= CHARACTER else w.plain_name(source)
            return f"{'use' if name == 'ability' else 'play'} {name} on {aim}{behalf}"
        case "invoke":
            source, _, whose, answers, target = n
            definition = DEFINITIONS[w.table.defs[w.table.zones[CHARACTER + whose][0]]]
            assert isinstance(definition, Character)
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers) if answers >= 0 else ""
            by = "ability" if w.table.where[source] >= ROLE else w.plain_name(source)
            return f"activate {definition.printed.spell.name.en} with {by}" + (f" on {aim}" if aim else "")
        case "use":
            return "use ability" + (f" on {w.seat_name(n[2])}" if n[2] >= 0 else "")
        case "discard":
            return "discard " + ", ".join(w.card_name(c) for c in n)
        case "take":
            return f"take {w.plain_name(n[0])}"
        case "look":
            return f"look at {w.seat_name(n[0])}"
        case "pick":
            kind = reason(w).partition(":")[0]
            if kind == "seat":
                return f"choose {w.seat_name(n[0])}"
            return f"choose {w.card_name(n[0]) if kind == 'card' else thing_words(w, n[0])[0]}"
    return " ".join(str(x) for x in option)


def asked(w: Terms) -> str:
    """Who is asked what now, for messages."""
    t = w.table
    if t.result is not None:
        won = ", ".join(w.seat_name(s) for s in t.result.winners) or "nobody"
        return f"nobody: the game is over, won by {won}"
    name = PROMPTS[t.prompt].name.partition(":")[2]
    why = f" ({reason(w)})" if reason(w) else ""
    return f"{', '.join(w.seat_name(s) for s in t.asked)}: {name}{why}"
