"""What a scenario may expect of a table of this game: zones, holomem, what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.judge.scenario.comparing import (
    Check,
    SideCheck,
    amount,
    check_zone,
    each_seat,
    plain,
    seat_zone,
    seen_by,
    table_zone,
    whoever,
)
from kaimaku.judge.scenario.empty import says_nothing
from kaimaku.judge.scenario.values import PositionError, differs, entries, known_keys, listed, mapping
from kaimaku.wire.common import Face, Pile

from .. import table
from ..defs import BY_ID
from ..projection.view import view
from ..rules.stats import hp
from ..table import Mem, at, back, stage
from .terms import Terms

ZONES = {
    "oshi": table.OSHI_POSITION,
    "hand": table.HAND,
    "deck": table.DECK,
    "archive": table.ARCHIVE,
    "cheer_deck": table.CHEER_DECK,
    "life": table.LIFE,
    "power": table.POWER,
}
ORDERED = frozenset({"deck", "cheer_deck", "life", "power"})
MEM_KEYS = frozenset(
    [*("card", "under", "stack", "cheers", "attached", "damage", "hp", "remaining"), *("resting", "position", "seat")]
)
SEEN_PARTS = {"stack": "stack", "cheers": "cheers", "attached": "supports"}

# --- holomem --------------------------------------------------------------------------------------------------------


def check_mem(w: Terms, where: str, mem: Mem, wanted: object, me: int) -> list[str]:
    """A word for it, or its parts."""
    if not isinstance(wanted, Mapping):
        return [] if w.means_mem(str(wanted), mem.id, me) else differs(where, wanted, w.mem_name(mem.id))
    known_keys(wanted, MEM_KEYS, where)
    full = hp(w.table, mem)
    plain = {
        "damage": mem.damage,
        "hp": full,
        "remaining": full - mem.damage,
        "resting": mem.resting,
        "position": table.POSITION_NAMES[mem.pos],
        "seat": w.seats[mem.seat],
    }
    problems = [
        p for key, found in plain.items() if key in wanted for p in differs(f"{where} {key}", wanted[key], found)
    ]
    if "card" in wanted and not w.means_card(str(wanted["card"]), mem.stack[-1], me):
        problems += differs(f"{where} card", wanted["card"], w.card_name(mem.stack[-1]))
    parts = {"stack": mem.stack, "under": mem.stack[:-1], "cheers": mem.cheers, "attached": mem.supports}
    for key, cards in parts.items():
        if key in wanted:
            problems += check_zone(w, f"{where} {key}", cards, wanted[key], me, key in ("stack", "under"))
    return problems


def place(pos: int) -> SideCheck:
    def check(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
        mem = at(w.table, seat, pos)
        if wanted is None or mem is None:
            found = "nobody" if mem is None else w.mem_name(mem.id)
            return [] if wanted is None and mem is None else differs(where, wanted or "nobody", found)
        return check_mem(w, where, mem, wanted, seat)

    return check


def check_back(w: Terms, seat: int, wanted: object, where: str) -> list[str]:
    """How many, or exactly who, in any order."""
    mems = {mem.id: mem for mem in back(w.table, seat)}
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(mems))
    some = entries(wanted, where)
    if whoever(some, list(mems), lambda entry, mem: not check_mem(w, where, mems[mem], entry, seat)):
        return []
    return [f"{where}: expected {some}, found {listed([w.mem_name(mem) for mem in mems])}"]


def check_holomem(w: Terms, value: object) -> list[str]:
    """Holomem by any word for them; `gone` for one that has left the stage."""
    if value is None:
        raise says_nothing("expect.holomem")
    problems: list[str] = []
    for term, wanted in mapping(value, "holomem").items():
        found = [m for m in w.table.mems.values() if w.means_mem(term, m.id, w.table.active)]
        if wanted == "gone":
            if not any(w.fold(term) in names for names in w.met.values()):
                raise PositionError("holomem", f"no holomem {term!r} has been on stage")
            problems += [f"{term}: expected gone, found {w.mem_name(m.id)}" for m in found]
        elif len(found) != 1:
            there = listed([w.mem_name(m.id) for m in (found or w.table.mems.values())])
            problems.append(f"{term}: expected one such holomem, found {len(found)}; {there}")
        else:
            problems += check_mem(w, term, found[0], wanted, w.table.active)
    return problems


def check_damage(w: Terms, value: object) -> list[str]:
    """`{B center: 40}`: how much damage holomem have."""
    return check_holomem(w, {term: {"damage": n} for term, n in mapping(value, "damage").items()})


# --- what a seat sees -----------------------------------------------------------------------------------------------


def shown(w: Terms, viewer: int, name: str, where: str) -> list[int | None]:
    """What a view shows of a side: a zone, or the holomem of the stage, of a position, of a back place; `?` for a back.

    Behind a holomem may stand one of its parts: `A center cheers`.
    """
    word, _, rest = name.partition(" ")
    side = view(w.table, viewer).sides[w.seat_of(word, "sees")]
    key = rest.replace(" ", "_")
    if key in ZONES:
        return _faces(getattr(side, key))
    said, _, part = rest.rpartition(" ") if rest.rpartition(" ")[2] in SEEN_PARTS else (rest, "", "")
    if part and said.replace(" ", "_") in ZONES:
        raise PositionError(where, f"only holomem have {', '.join(SEEN_PARTS)}")
    position, _, nth = said.partition(" ")
    mems = [mem for mem in side.stage if position in ("stage", mem.position)]
    if position == "back" and nth.isdecimal():
        mems, nth = mems[int(nth) - 1 : int(nth)], ""
    if position not in ("stage", *table.POSITION_NAMES.values()) or nth:
        raise PositionError(where, f"unknown zone {rest!r}; use A hand, B deck, A center, B back 2, A stage, …")
    if part:
        return [_number(face) for mem in mems for face in getattr(mem, SEEN_PARTS[part])]
    return [_number(mem.stack[-1]) for mem in mems]


def _number(face: Face | None) -> int | None:
    return None if face is None else BY_ID[face.card].number


def _faces(zone: Pile | Face | list[Face | None]) -> list[int | None]:
    if not isinstance(zone, Pile):
        return [_number(face) for face in ([zone] if isinstance(zone, Face) else zone)]
    faces: list[int | None] = [None] * zone.count
    for known in zone.known:
        faces[known.place] = BY_ID[known.card].number
    return faces


SIDE: dict[str, SideCheck] = {
    **{key: seat_zone(home, key in ORDERED) for key, home in ZONES.items()},
    "center": place(table.CENTER),
    "collab": place(table.COLLAB),
    "back": check_back,
    "stage": amount(lambda w, seat: len(stage(w.table, seat))),
    "life_damage": amount(lambda w, seat: w.table.life_damage[seat]),
}
CHECKS: dict[str, Check] = {
    "holomem": check_holomem,
    "damage": check_damage,
    "sees": each_seat("sees", seen_by(shown)),
    "phase": plain("phase", lambda w: w.table.phase),
    "redraws": each_seat("redraws", amount(lambda w, seat: w.table.redraws[seat])),
    "resolution": table_zone("resolution", table.RESOLUTION),
}
