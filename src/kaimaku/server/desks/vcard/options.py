"""Options on the wire: the things one would pick up, where they go, and the act that tells options apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import Option

from ...wire.play import Option as WireOption
from .eye import Eye, spot_name
from .happened import concerned, past
from .shown import pick_names

TO_SPOTS = frozenset({"play", "place"})
TO_VTS = frozenset({"evolve", "ally"})


def wire_options(t: VCardTable, seat: int, options: Sequence[Option], shown: Sequence[int]) -> list[WireOption]:
    """In the order of the game's own list, without words."""
    eye = Eye(t, seat)
    candidates = [cast(int, option[1]) for option in options if option[0] == "pick"]
    picks = pick_names(t, seat, candidates, shown) if candidates else {}
    return [_make(eye, option, picks) for option in options]


def _make(eye: Eye, option: Option, picks: dict[int, str]) -> WireOption:
    verb = cast(str, option[0])
    numbers = cast("tuple[int, ...]", option[1:])
    if not numbers:
        return WireOption(verb, act=verb)
    first = numbers[0]
    if verb == "pick":
        return WireOption(verb, [picks[first]], act=verb)
    if verb == "number":
        return WireOption(verb, n=first, act=verb)
    if verb == "reply":
        return _reply(eye, first, numbers[1])
    things = [eye.thing(first)]
    if verb in TO_SPOTS:
        things.append(spot_name(numbers[1]))
    elif verb in TO_VTS:
        things.append(eye.vt(numbers[1]))
    return WireOption(verb, things, act=verb)


def _reply(eye: Eye, card: int, number: int) -> WireOption:
    """What it answers: a place on the Queue, or what has just happened, by whatever it happened to."""
    if number >= 0:
        return WireOption("reply", [eye.name(card), f"e{number}"], act="reply")
    return WireOption("reply", [eye.name(card), *concerned(eye, past(eye.t, number))[:1]], act=f"reply:{-1 - number}")
