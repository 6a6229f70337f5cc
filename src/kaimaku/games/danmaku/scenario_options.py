"""Which of the options at hand a step of a scenario means."""

from __future__ import annotations

import re
from typing import cast

from kaimaku.games.plain import matching
from kaimaku.kernel.decisions import NO, PROMPTS, Option
from kaimaku.kernel.questions import ENOUGH

from .definitions import character_of, main_card
from .lang.joints import MODES
from .lang.lasting import BanChosen
from .position_cards import fold, names_spell
from .scenario_terms import Terms
from .scenario_verbs import ACTS, PICKING, PLAIN, Said, parse, several
from .table import CHARACTER


def like(w: Terms, me: int, text: str, options: list[Option]) -> list[Option]:
    """Those of the options that a step may mean."""
    said = parse(text)
    if said.verb in PLAIN:
        return [o for o in PLAIN[said.verb] if o in options][:1]
    if said.verb == "number":
        return [o for o in options if o[0] == "number" and str(o[1]) == said.parts[""]]
    if said.verb == "look":
        return [o for o in options if o[0] == "look" and (not said.parts[""] or w.seat(said.parts[""], me) == o[1])]
    if said.verb in PICKING:
        return _picked(w, me, said, options)
    found = [o for o in options if o[0] in ACTS[said.verb] and fits(w, me, said, o)]
    if said.verb == "play" and "as" not in said.parts:  # a half that reacts before one that activates a Spell Card
        found = [o for o in found if o[0] != "invoke"] or found
    return found


def _picked(w: Terms, me: int, said: Said, options: list[Option]) -> list[Option]:
    """One thing among those that can be chosen; lists are the stage's business."""
    term = said.parts.get("on") or said.parts[""]
    if fold(term) in ("nothing", "nobody", "none"):
        return [o for o in (ENOUGH, NO) if o in options][:1]
    if any(o[0] == "discard" for o in options):
        return [o for o in options if _all_meant(w, me, several(term), cast("tuple[int, ...]", o[1:]))]
    return [o for o in options if o[0] in ("pick", "take") and (not term or means(w, me, term, o))]


def _all_meant(w: Terms, me: int, wanted: list[str], cards: tuple[int, ...]) -> bool:
    return not wanted or (
        len(wanted) == len(cards) and matching(wanted, cards, lambda x, c: w.means_card(x, c, me)) is not None
    )


def reason(w: Terms) -> str:
    """What the open choice is for: seat:attack, card:cost, mode:…"""
    t = w.table
    if not t.asked or PROMPTS[t.prompt].name != "danmaku:pick":
        return ""
    return str(t.frames[-1].slots[5])


def means(w: Terms, me: int, term: str, option: Option) -> bool:
    """Does a word mean this thing of a choice?"""
    thing = cast(int, option[1])
    kind = reason(w).partition(":")[0] if option[0] == "pick" else "card"
    if kind == "seat":
        return w.seat(term, me) == thing
    if kind == "card":
        return w.means_card(term, thing, me)
    words = thing_words(w, thing)
    return fold(term) in {fold(x) for x in words} or any(fold(term) in fold(x) for x in words if len(fold(term)) > 3)


def thing_words(w: Terms, thing: int) -> list[str]:
    """What is no card and no player: a text to choose, an end of the deck, a pile, a type of card."""
    why = reason(w)
    kind = why.partition(":")[0]
    if kind == "mode":
        mode = MODES[why][thing]
        return [mode.words("en"), mode.words("ja"), str(thing + 1)]
    if kind == "end":
        return [("top", "bottom")[thing]]
    if kind == "pile":
        return [("deck", "incidents")[thing], ("main deck", "incident deck")[thing]]
    if kind == "type":
        return [BanChosen.TYPES[thing]]
    return [str(thing)]


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


def distinct(w: Terms, options: list[Option]) -> list[Option]:
    """One for all that differ only in copies of a card nobody can tell apart."""
    found: list[Option] = []
    for o in options:
        if not any(_alike(w, o, other) for other in found):
            found.append(o)
    return found


def _alike(w: Terms, a: Option, b: Option) -> bool:
    if a[0] != b[0] or len(a) != len(b):
        return False
    if a[0] == "discard":
        mine, theirs = (sorted(w.table.defs[cast(int, c)] for c in o[1:]) for o in (a, b))
        return mine == theirs and not any(c in w.labels for c in (*a[1:], *b[1:]))
    if a[0] == "pick" and reason(w).partition(":")[0] != "card":
        return False
    if a[0] == "play" and a[2:] != b[2:] and takes_item(w, cast(int, a[1])):
        targets = w.same(cast(int, a[3]), cast(int, b[3]))
        return targets and w.same(cast(int, a[1]), cast(int, b[1]))
    cards = a[0] in ("play", "react", "invoke", "pick", "take") and w.same(cast(int, a[1]), cast(int, b[1]))
    return cards and a[2:] == b[2:]
