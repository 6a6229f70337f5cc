"""What lies on a board: VTs with all that is on them, Allies, Mascots, the World, tokens on spots."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from kaimaku.judge.scenario.position import SEATS, seat_of
from kaimaku.judge.scenario.values import (
    PositionError,
    Spec,
    entries,
    flag,
    known_keys,
    many,
    mapping,
    number,
    renamed,
    repeated,
)

from ..card import ALLY, MASCOT, VTUBER, WORLD
from ..lang.effects import an
from ..rules.power import mark
from ..rules.tokens import BUFFS, CORRUPT, NAMES, SPOT_STATUS, takes
from ..rules.tokens import lay as lay_token
from ..rules.work import start_work
from ..table import ACTIVE, ALLIES, MASCOT_SPOT, SIDE, WORLD_SPOT, face, other
from .position_cards import spare_vt, stages_below

if TYPE_CHECKING:
    from .position import Position

VT_KEYS = frozenset(["card", "stack", "under", "as", "allies", "counters", "tokens", "locked", "face_down"])
NOBODY = (None, "", "none", "nobody", "empty")
PLACES = ("active", "backstage 1", "backstage 2", "backstage 3", "backstage 4")
SPOT = re.compile(
    r"(?:(?P<seat>[ab])(?:'s)? )?(?:the )?"
    r"(?:(?P<active>active)|(?:backstage spot|backstage|back|spot)? ?(?P<n>[1-4]))(?: (?:vt )?spot)?",
    re.IGNORECASE,
)


def spot_of_words(text: str, me: int) -> int:
    """`A active`, `B backstage 2`, `spot 3` (one's own): the spot's zone; -1 if it is none."""
    said = " ".join(text.replace("’", "'").split())
    found = SPOT.fullmatch(said) or SPOT.fullmatch(said.lower().replace("active spot", "active"))
    if found is None:
        return -1
    seat = SEATS.index(found["seat"].upper()) if found["seat"] else me
    return seat * SIDE + ACTIVE + (0 if found["active"] else int(found["n"])) if seat >= 0 else -1


def spot_name(zone: int) -> str:
    """A active, B backstage 2."""
    return f"{SEATS[zone // SIDE]} {PLACES[zone % SIDE - ACTIVE]}"


def lay_board(p: Position, seat: int, spec: Spec, bare: bool) -> None:
    """An unmentioned Active Spot has a Spare on it unless the board is to be bare; unmentioned others are empty."""
    word = SEATS[seat]
    front = spec["active"] if "active" in spec else None if bare else spare_vt().facts.id
    lay_vt(p, seat, 0, front, f"{word}.active")
    for place, entry in _backstage(spec.get("backstage"), f"{word}.backstage"):
        lay_vt(p, seat, place, entry, f"{word}.backstage")
    for said, names in mapping(spec.get("spots"), f"{word}.spots").items():
        lay_tokens(p, seat, _place(said, f"{word}.spots", 0), names, f"{word}.spots.{said}")
    if spec.get("mascot") not in NOBODY:
        card = p.put(spec["mascot"], seat, seat * SIDE + MASCOT_SPOT, f"{word}.mascot", p.table.everyone)
        _must_be(p, card, MASCOT, f"{word}.mascot")
        start_work(p.table, card)
        if isinstance(spec["mascot"], Mapping) and flag(spec["mascot"].get("locked"), f"{word}.mascot.locked"):
            p.table.locked.add(card)


def _place(value: object, where: str, least: int = 1) -> int:
    place = spot_of_words(str(value), 0) - ACTIVE
    if not least <= place <= 4:
        raise PositionError(where, f"Backstage Spots are numbered 1 to 4, not {value!r}")
    return place


def _backstage(value: object, where: str) -> list[tuple[int, object]]:
    """A list from the left, with nothing for an empty spot, or {2: Vega}."""
    if isinstance(value, Mapping) and not value.keys() & VT_KEYS:
        return [(_place(place, where), entry) for place, entry in value.items()]
    found = [one for entry in (value if isinstance(value, list) else many(value, where)) for one in repeated(entry)]
    if len(found) > 4:
        raise PositionError(where, "only four Backstage Spots")
    return list(enumerate(found, 1))


def lay_vt(p: Position, seat: int, place: int, entry: object, where: str) -> None:
    """A VT: a word for its highest card, or {card, under, stack, allies, counters, tokens, locked, face_down, as}."""
    t = p.table
    if entry in NOBODY:
        return
    spec: Spec = entry if isinstance(entry, Mapping) else {"card": entry}
    spec = renamed(spec, {"ally": "allies", "counter": "counters", "token": "tokens"})
    known_keys(spec, VT_KEYS, where)
    if ("stack" in spec) == ("card" in spec):
        raise PositionError(where, "a VT has either a `card` or a `stack`, from the PL8 up")
    hidden = flag(spec.get("face_down"), f"{where}.face_down")
    known = 1 << seat if hidden else t.everyone
    zone = seat * SIDE + ACTIVE + place
    if t.zones[zone]:
        raise PositionError(where, "this spot already has a VT")
    if "stack" in spec or "under" in spec:
        whole = "stack" in spec
        under = entries(spec["stack"] if whole else spec["under"], f"{where}.{'stack' if whole else 'under'}")
        refs = under if whole else [*under, spec["card"]]
        if not refs:
            raise PositionError(where, "the `stack` has no card")
        stack = [p.put(ref, seat, zone, f"{where}.card", known) for ref in refs]
    else:
        top = p.find(spec["card"], where)
        stack = [p.add(below.number, seat, zone, known) for below in stages_below(top, p.local.values())]
        stack.append(p.put(spec["card"], seat, zone, where, known))
    for card in stack:
        _must_be(p, card, VTUBER, where)
    if (levels := [face(t, card).facts.pl for card in stack]) != list(range(8, 8 + len(stack))):
        raise PositionError(where, f"a VT is a PL8, with a PL9 on it, with a PL10 on that; not {levels}")
    vt = stack[0]
    if not hidden:
        start_work(t, vt)
    if "as" in spec:
        p.label(spec["as"], where, vt)
    for i, one in enumerate(entries(spec.get("allies"), f"{where}.allies")):
        lay_ally(p, seat, vt, one, f"{where}.allies[{i}]")
    for n in many(spec.get("counters"), f"{where}.counters"):
        mark(t, vt, -1, number(n if not isinstance(n, str) else _signed(n, where), f"{where}.counters"))
    lay_tokens(p, seat, place, spec.get("tokens"), f"{where}.tokens")
    if flag(spec.get("locked"), f"{where}.locked"):
        t.locked.add(vt)


def _signed(text: str, where: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise PositionError(f"{where}.counters", f"a whole number such as 1 or -2, not {text!r}") from None


def _must_be(p: Position, card: int, kind: str, where: str) -> None:
    facts = face(p.table, card).facts
    if facts.type != kind:
        raise PositionError(
            where, f"{facts.name} ({facts.id}) isn't {an(kind.title() if kind != VTUBER else 'VTuber')}"
        )


def lay_ally(p: Position, seat: int, vt: int, entry: object, where: str) -> None:
    t = p.table
    ally = p.put(entry, seat, seat * SIDE + ALLIES, where, t.everyone)
    _must_be(p, ally, ALLY, where)
    t.hosts[ally] = vt
    start_work(t, ally)
    if isinstance(entry, Mapping) and flag(entry.get("locked"), f"{where}.locked"):
        t.locked.add(ally)


def lay_tokens(p: Position, seat: int, place: int, value: object, where: str) -> None:
    """`food x2`, `burn`; Burn and Fracture lie on the spot. {food: 2} says the same."""
    t = p.table
    spot = seat * SIDE + ACTIVE + place
    if isinstance(value, Mapping):
        names = [str(name) for name, n in value.items() for _ in range(number(n, where))]
    else:
        names = [str(one) for entry in many(value, where) for one in repeated(entry)]
    for name in names:
        said = name.lower()
        if said not in NAMES:
            raise PositionError(where, f"a token is one of {', '.join(NAMES)}, not {name!r}")
        kind = NAMES.index(said)
        if kind not in SPOT_STATUS and not t.zones[spot]:
            raise PositionError(where, f"no VT there to put {name} on")
        at = spot if kind in SPOT_STATUS else t.zones[spot][0]
        if not takes(t, kind, at):
            raise PositionError(where, f"{name} can't be added to what is already there")
        lay_token(t, kind, at, seat if kind in BUFFS or kind == CORRUPT else other(seat), -1)


def lay_world(p: Position, value: object) -> None:
    """A card, or {card, by}: whose World it is; the active player's if nothing is said."""
    t = p.table
    spec: Spec = value if isinstance(value, Mapping) else {"card": value}
    known_keys(spec, frozenset({"card", "by", "as"}), "world")
    seat = seat_of(spec["by"], "world.by") if "by" in spec else t.active
    plain = {k: v for k, v in spec.items() if k != "by"}
    card = p.put(plain, seat, WORLD_SPOT, "world", t.everyone)
    _must_be(p, card, WORLD, "world")
    start_work(t, card)
