"""What a step says of an option: which card, whose Spell Card, aimed at what, for whom; and how it is said."""

from __future__ import annotations

import re
from typing import cast

from kaimaku.judge.scenario.verbs import Said
from kaimaku.kernel.decisions import Option

from ..definitions import character_of, main_card
from ..table import CHARACTER, ROLE
from .position_cards import fold, names_spell
from .terms import Terms


def fits(w: Terms, me: int, said: Said, option: Option) -> bool:
    """Does everything the step says hold of the option?"""
    verb, *rest = option
    n = cast("list[int]", rest)
    parts = said.parts
    what, on = parts.get("", ""), parts.get("on", "")
    if said.verb == "cancel" or said.verb == "avoid":
        what, on = parts.get("with", ""), what or on
    elif said.verb == "capture" and w.plain_name(n[0]) != "Capture Spell Card":
        return False
    if verb == "play":
        card, _, target, you = n
        return _is(w, me, what, card) and _aimed(w, me, on, target, -1, card) and _for(w, me, parts, you)
    if verb == "react":
        source, _, answers, you, target = n
        named = _is(w, me, what, source) or _ability(w, what, source)
        return named and _half(parts, "reaction") and _aimed(w, me, on, target, answers) and _for(w, me, parts, you)
    if verb == "invoke":
        source, _, whose, answers, target = n
        by = parts.get("with", "") if said.verb not in ("cancel", "avoid") else ""
        named = _is(w, me, what, source) or _spell(w, me, what, whose)
        return (
            named
            and _half(parts, "spell")
            and (not by or _is(w, me, by, source) or _ability(w, by, source))
            and _aimed(w, me, on, target, answers)
        )
    source, _, target = n
    return (_is(w, me, what, source) or _ability(w, what, source)) and _aimed(
        w, me, on or parts.get("to", ""), target, -1
    )


def _is(w: Terms, me: int, term: str, card: int) -> bool:
    return not term or w.means_card(term, card, me)


def _ability(w: Terms, term: str, source: int) -> bool:
    return fold(term) == "ability" and w.table.where[source] >= CHARACTER


def _spell(w: Terms, me: int, term: str, whose: int) -> bool:
    """Whose Spell Card: by its name, its character, or its player."""
    word = fold(term)
    if word in ("spell", "spellcard", "own", "ownspellcard", "myspellcard", "ownspell"):
        return whose == me
    owner = re.fullmatch(r"(.+?)(?:'s|’s)(?: spell(?: card)?)?", term.strip(), re.IGNORECASE)
    if w.seat(owner[1] if owner else term, me) == whose:
        return True
    return word in w.character_words(whose) or names_spell(word, character_of(w.table, whose))


def _aimed(w: Terms, me: int, term: str, target: int, answers: int, card: int = -1) -> bool:
    """What it is aimed at: a player, an Item, or something on the stack."""
    if not term:
        return True
    if answers >= 0 and w.means_entry(term, answers, me):
        return True
    if card >= 0 and takes_item(w, card):
        return target >= 0 and w.means_card(term, target, me)
    return target >= 0 and w.seat(term, me) == target


def takes_item(w: Terms, card: int) -> bool:
    aims = [text.aim for text in main_card(w.table, card).texts]
    return any(aim is not None and aim.cards for aim in aims)


def _for(w: Terms, me: int, parts: dict[str, str], you: int) -> bool:
    """For whom: oneself if nothing is said."""
    return you == (w.seat(parts["for"], me) if "for" in parts else me)


def _half(parts: dict[str, str], half: str) -> bool:
    said = fold(parts.get("as", ""))
    first = ("spell", "spellcard", "invocation", "first", "action", "a")
    return not said or (said in first) == (half == "spell")


# --- saying it --------------------------------------------------------------------------------------------------------


def say(w: Terms, me: int, option: Option) -> str | None:
    """In the words of a step; nothing if the option has words of its own."""
    verb, *rest = option
    n = cast("list[int]", rest)
    match verb:
        case "play":
            card, _, target, you = n
            aim = f"{w.plain_name(target)} of {w.seat_name(w.owner(target))}" if takes_item(w, card) else ""
            on = f" on {aim or w.seat_name(target)}" if target >= 0 else ""
            return f"play {w.plain_name(card)}{on}{_behalf(w, me, you)}"
        case "react":
            source, _, answers, you, target = n
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers)
            act = "use ability" if w.table.where[source] >= CHARACTER else f"play {w.plain_name(source)}"
            return f"{act} on {aim}{_behalf(w, me, you)}"
        case "invoke":
            source, _, whose, answers, target = n
            aim = w.seat_name(target) if target >= 0 else w.entry_name(answers) if answers >= 0 else ""
            by = "ability" if w.table.where[source] >= ROLE else w.plain_name(source)
            spell = character_of(w.table, whose).printed.spell.name.en
            return f"activate {spell} with {by}" + (f" on {aim}" if aim else "")
        case "use":
            return "use ability" + (f" on {w.seat_name(n[2])}" if n[2] >= 0 else "")
        case "discard":
            return "discard " + ", ".join(w.names(n))
        case "take":
            return f"take {w.plain_name(n[0])}"
        case "look":
            return f"look at {w.seat_name(n[0])}"
    return None


def _behalf(w: Terms, me: int, you: int) -> str:
    return f" for {w.seat_name(you)}" if you != me else ""
