"""Options on the wire: the things one would pick up, where they go, and the act that tells options apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from kaimaku.games.hocg.defs import ARTS
from kaimaku.games.hocg.picking import picks_holomem
from kaimaku.games.hocg.table import CENTER, HoloTable, at
from kaimaku.games.hocg.timing import ORDER
from kaimaku.kernel.decisions import Option

from ...wire.play import Option as WireOption
from .eye import NOWHERE, Eye
from .shown import is_hidden
from .view import art_index

Row = tuple[list[str], str, "int | None"]  # things, act, number
Maker = Callable[[HoloTable, int, tuple[int, ...]], Row]


def wire_options(t: HoloTable, seat: int, options: Sequence[Option], shown: Sequence[int]) -> list[WireOption]:
    """In the order of the game's own list, without words."""
    picks = _pick_names(t, seat, options, shown) if options[0][0] == "pick" else {}
    made: list[WireOption] = []
    for option in options:
        verb = cast(str, option[0])
        if verb == "pick":
            made.append(WireOption(verb, [picks[cast(int, option[1])]], None, verb))
        elif len(option) == 1:
            made.append(WireOption(verb, act=verb))
        else:
            things, act, n = MAKERS[verb](t, seat, cast("tuple[int, ...]", option[1:]))
            made.append(WireOption(verb, things, n, act))
    return made


def _pick_names(t: HoloTable, seat: int, options: Sequence[Option], shown: Sequence[int]) -> dict[int, str]:
    return pick_names(t, seat, [cast(int, option[1]) for option in options if option[0] == "pick"], shown)


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


def _card(verb: str) -> Maker:
    def make(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
        return [f"c{t.handles[rest[0]]}"], verb, None

    return make


def _card_on_mem(verb: str) -> Maker:
    def make(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
        card = f"c{t.handles[rest[0]]}"
        return ([card, f"m{rest[1]}"] if len(rest) > 1 else [card]), verb, None

    return make


def _collab(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    return [f"m{rest[0]}"], "collab", None


def _baton(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    """The center hands the baton to somebody on the back."""
    center = at(t, seat, CENTER)
    target = f"m{rest[0]}"
    return ([target] if center is None else [f"m{center.id}", target]), "baton", None


def _skill(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    return [f"o{seat}"], f"skill:{rest[0]}", None


def _ability(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    """On its holomem, of whichever card."""
    of = "".join(f":c{t.handles[card]}" for card in rest[2:])
    return [f"m{rest[1]}"], f"ability:{rest[0]}{of}", None


def _art(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    user, art, target = rest
    return ([f"m{user}", f"m{target}"] if target else [f"m{user}"]), f"art:{art_name(art)}", None


def art_name(number: int) -> str:
    """An Arts as card and place on it: hSD01-004:0."""
    art = ARTS[number]
    return f"{art.card.id}:{art_index(art)}"


def _number(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    return [], "number", rest[0]


def _resolve(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    """A waiting ability: the holomem it is on, or its card."""
    _, source, anchor = waiting(t, rest[0])
    return _origin(t, seat, source, anchor), "resolve", rest[0]


def _replace(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Row:
    for found in t.live.values():
        for x in found:
            if x.stamp == rest[0]:
                return _origin(t, seat, x.source, x.anchor), "replace", rest[0]
    return [], "replace", rest[0]


def waiting(t: HoloTable, n: int) -> tuple[int, int, int]:
    """(ability, source, anchor) of the n-th of the abilities that wait; those on a down wait in its frame."""
    if t.prompt == ORDER.number:
        p = t.pending[n]
        return p.ability, p.source, p.anchor
    ability, _, source, anchor, *_ = cast("tuple[tuple[int, ...], ...]", t.frames[-1].slots[1])[n]
    return ability, source, anchor


def _origin(t: HoloTable, seat: int, source: int, anchor: int) -> list[str]:
    if anchor in t.mems:
        return [f"m{anchor}"]
    name = Eye(t, seat).name(source) if source >= 0 else NOWHERE
    return [] if name == NOWHERE else [name]


MAKERS: dict[str, Maker] = {
    "center": _card("center"),
    "place": _card("place"),
    "bloom": _card_on_mem("bloom"),
    "play": _card_on_mem("play"),
    "collab": _collab,
    "baton": _baton,
    "skill": _skill,
    "ability": _ability,
    "art": _art,
    "number": _number,
    "resolve": _resolve,
    "replace": _replace,
}
