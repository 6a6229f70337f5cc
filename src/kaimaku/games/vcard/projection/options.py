"""Options on the wire: the things one would pick up, where they go, the act that tells options apart; and the faces
that only a pick shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import picking
from kaimaku.kernel.reasons import CARD
from kaimaku.wire.common import Face
from kaimaku.wire.play import Option as WireOption

from ..card import CARDS
from ..lang.looking import looked
from ..rules.picking import BIN, BOTTOM, KEEP, SEARCH, SPOT, TOKEN, TOP
from ..speech.events import concerned, past
from ..table import DECK, VCardTable, zone
from .eye import Eye, hidden, spot_name
from .queue import token_place

TO_SPOTS = frozenset({"play", "place"})
TO_VTS = frozenset({"evolve", "ally"})
LOOKED_AT = frozenset({KEEP, BIN, BOTTOM, TOP})


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


def shown(t: VCardTable, seat: int) -> list[int]:
    """The cards that are q0, q1, … in the question of a seat: what may be picked, and what it was looked for among.

    A deck that is searched comes sorted; cards that are looked at as they lie, from the top.
    """
    pick = picking(t)
    if pick is None or pick.seat != seat or pick.kind != CARD:
        return []
    if pick.why == SEARCH:
        return sorted(zone(t, seat, DECK), key=lambda c: (CARDS[t.defs[c]].kind, CARDS[t.defs[c]].facts.id))
    found = {card for card in pick.left + pick.taken if hidden(t, card, seat)}
    if pick.why in LOOKED_AT:
        found |= set(looked(t, t.frames[-2]))
    return [c for place in sorted({t.where[c] for c in found}) for c in reversed(t.zones[place]) if c in found]


def faces(t: VCardTable, seat: int, cards: Sequence[int]) -> list[Face]:
    """What the seat sees of them; a card to be picked blindly has no face."""
    return [Face(f"q{i}", CARDS[t.defs[c]].facts.id) for i, c in enumerate(cards) if t.known[c] >> seat & 1]


def pick_names(t: VCardTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
    """What the things to pick are called in the question."""
    pick = picking(t)
    assert pick is not None
    eye = Eye(t, seat)
    if pick.kind == SPOT:
        return {c: spot_name(c) for c in candidates}
    if pick.kind == TOKEN:
        return {c: token_place(eye, c) for c in candidates}
    places = {card: i for i, card in enumerate(cards)}
    return {c: f"q{places[c]}" if c in places else eye.thing(c) for c in candidates}
