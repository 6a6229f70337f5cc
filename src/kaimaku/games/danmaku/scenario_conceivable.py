"""Options that a step could ask for although they may not be there: what a refusal is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kaimaku.kernel.decisions import PROMPTS, Option

from .definitions import Character, MainCard, main_card
from .registry import DEFINITIONS
from .scenario_options import reason, takes_item
from .scenario_terms import Terms
from .scenario_verbs import PICKING, PLAIN, Said, parse
from .spells import spell_of
from .table import CHARACTER, HAND, INCIDENT, ITEMS


def conceivable(w: Terms, me: int, text: str) -> list[Option]:
    """Every option of a step's kind one could ask for, allowed or not: what a refusal is about."""
    said = parse(text)
    if said.verb in PLAIN:
        return list(PLAIN[said.verb])
    return list(_conceivable(w, me, said))


def _conceivable(w: Terms, me: int, said: Said) -> Iterator[Option]:
    t = w.table
    everybody = [-1, *range(t.seats)]
    hand, mine = t.zones[HAND + me], [*t.zones[ITEMS + me], *t.zones[CHARACTER + me]]
    places = [*range(len(t.stack)), -1]
    if said.verb == "number":
        yield ("number", int(said.parts[""]))
    elif said.verb == "look":
        yield from (("look", s) for s in range(t.seats))
    elif said.verb in PICKING:
        kind = reason(w).partition(":")[0]
        things = range(t.seats) if kind == "seat" else range(len(t.defs)) if kind == "card" else range(8)
        yield from (("pick", x) for x in things if kind in ("seat", "card") or x < 2)
    else:
        window = bool(t.asked) and PROMPTS[t.prompt].name == "danmaku:reaction"
        if window:
            yield from (
                ("react", c, i, n, you, target)
                for c, i in _reacting(w, [*hand, *mine])
                for n in places
                for you in range(t.seats)
                for target in everybody
            )
        else:
            items = [c for s in range(t.seats) for c in t.zones[ITEMS + s]]
            yield from (
                ("play", c, i, target, you)
                for c in hand
                if "invocation" not in main_card(t, c).types
                for i in range(len(main_card(t, c).texts))
                for target in ([-1, *items] if takes_item(w, c) else everybody)
                for you in range(t.seats)
            )
            yield from (("use", c, 0, target) for c in t.zones[CHARACTER + me] for target in everybody)
        yield from (
            ("invoke", c, i, whose, n, target)
            for c in [*hand, *mine, *t.zones[INCIDENT]]
            for i in range(2)
            for whose in range(t.seats)
            for n in (places if window else [-1])
            for target in everybody
        )


def _reacting(w: Terms, cards: list[int]) -> Iterator[tuple[int, int]]:
    """Cards with the number of each text that reacts; the first text of a card that has none."""
    for card in cards:
        definition = DEFINITIONS[w.table.defs[card]]
        if isinstance(definition, MainCard) and w.table.where[card] < ITEMS:
            yield from ((card, i) for i, _ in definition.reacting or ((0, None),))
        elif isinstance(definition, MainCard | Character):
            yield from ((card, i) for i in range(max(1, len(definition.bearer.reactions))))


def likely(w: Terms, me: int, options: list[Option]) -> Option:
    """Of the options a step may mean, the one it would usually mean: for oneself, aimed at somebody if need be."""

    def rank(o: Option) -> tuple[int, ...]:
        n = cast("tuple[int, ...]", o[1:])
        if o[0] == "react":
            return (n[3] != me, n[2] < 0, _needs_target(w, o) != (n[4] >= 0), n[1])
        if o[0] == "play":
            return (n[3] != me, _needs_target(w, o) != (n[2] >= 0), n[1], n[2] == me)
        if o[0] == "invoke":
            return (n[2] != me, n[3] < 0, _needs_target(w, o) != (n[4] >= 0), n[1])
        return (0,)

    return min(options, key=rank)


def _needs_target(w: Terms, o: Option) -> bool:
    n = cast("tuple[int, ...]", o[1:])
    if o[0] == "play":
        return main_card(w.table, n[0]).texts[n[1]].aim is not None
    if o[0] == "invoke":
        return spell_of(w.table, n[2]).aim is not None
    return False
