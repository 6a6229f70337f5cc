"""Options on the wire: the things one would pick up, where they go, and the act that tells options apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.wire.play import Option as WireOption

from ..defs import ARTS
from ..rules.picking import picks_holomem
from ..rules.resolution import waiting_in_down
from ..rules.timing import ORDER
from ..table import CENTER, HoloTable, at
from .eye import NOWHERE, Eye
from .shown import is_hidden
from .view import art_index

CARD_ON_MEM = frozenset({"center", "place", "bloom", "play"})  # a card, and the holomem it goes on if it goes on one


def wire_options(t: HoloTable, seat: int, options: Sequence[Option], shown: Sequence[int]) -> list[WireOption]:
    """In the order of the game's own list, without words."""
    picked = [cast(int, option[1]) for option in options if option[0] == "pick"]
    names = pick_names(t, seat, picked, shown) if picked else {}
    return [_wire_option(t, seat, option, names) for option in options]


def _wire_option(t: HoloTable, seat: int, option: Option, picks: Mapping[int, str]) -> WireOption:
    verb, rest = cast(str, option[0]), cast("tuple[int, ...]", option[1:])
    if not rest:
        return WireOption(verb, act=verb)
    first = rest[0]
    if verb == "pick":
        return WireOption(verb, [picks[first]], None, verb)
    if verb in CARD_ON_MEM:
        return WireOption(verb, [f"c{t.handles[first]}", *(f"m{mem}" for mem in rest[1:])], None, verb)
    if verb == "art":
        user, art, target = rest
        return WireOption(verb, [f"m{user}", f"m{target}"] if target else [f"m{user}"], None, f"art:{art_name(art)}")
    if verb == "collab":
        return WireOption(verb, [f"m{first}"], None, verb)
    if verb == "baton":  # the center hands it to somebody on the back
        center = at(t, seat, CENTER)
        return WireOption(verb, [f"m{mem}" for mem in ([first] if center is None else [center.id, first])], None, verb)
    if verb == "skill":
        return WireOption(verb, [f"o{seat}"], None, f"skill:{first}")
    if verb == "ability":  # on its holomem, of whichever card
        of = "".join(f":c{t.handles[card]}" for card in rest[2:])
        on = [f"m{rest[1]}"] if rest[1] else [f"c{t.handles[card]}" for card in rest[2:]]  # or in its zone
        return WireOption(verb, on, None, f"ability:{first}{of}")
    if verb == "number":
        return WireOption(verb, [], first, verb)
    _, source, anchor = waiting(t, first) if verb == "resolve" else replacing(t, first)
    return WireOption(verb, _origin(t, seat, source, anchor), first, verb)


def pick_names(t: HoloTable, seat: int, candidates: Sequence[int], shown: Sequence[int]) -> dict[int, str]:
    """What the things to pick are called in the question."""
    if picks_holomem(t):
        return {i: f"m{i}" for i in candidates}
    places = {card: i for i, card in enumerate(shown)}
    handles = t.handles
    eye = Eye(t, seat)
    return {
        c: f"q{places[c]}" if c in places else eye.name(c) if is_hidden(t, seat, c) else f"c{handles[c]}"
        for c in candidates
    }


def art_name(number: int) -> str:
    """An Arts as card and place on it: hSD01-004:0."""
    art = ARTS[number]
    return f"{art.card.id}:{art_index(art)}"


def waiting(t: HoloTable, n: int) -> tuple[int, int, int]:
    """(ability, source, anchor) of the n-th of the abilities that wait; those on a down wait in its frame."""
    p = t.pending[n] if t.prompt == ORDER.number else waiting_in_down(t.frames[-1], n)
    return p.ability, p.source, p.anchor


def replacing(t: HoloTable, stamp: int) -> tuple[int, int, int]:
    """(ability, source, anchor) of the replacement with this stamp; -1 if it has gone."""
    at_work = (x for found in t.live.values() for x in found)
    return next(((x.ability, x.source, x.anchor) for x in at_work if x.stamp == stamp), (-1, -1, -1))


def _origin(t: HoloTable, seat: int, source: int, anchor: int) -> list[str]:
    """The holomem that an ability is on, or its card."""
    if anchor in t.mems:
        return [f"m{anchor}"]
    name = Eye(t, seat).name(source) if source >= 0 else NOWHERE
    return [] if name == NOWHERE else [name]
