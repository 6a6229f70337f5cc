"""What a scenario may expect of a table of this game: zones, holomem, the journal, what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kaimaku.games.plain import differs, listed, matching, repeated, terms

from .position_data import SEATS, PositionError, known_keys, many, mapping, seat_of
from .scenario_journal import check_journal
from .scenario_terms import Terms, fold
from .stats import hp
from .table import (
    ARCHIVE,
    CENTER,
    CHEER_DECK,
    COLLAB,
    DECK,
    HAND,
    LIFE,
    OSHI_POSITION,
    POSITION_NAMES,
    POWER,
    RESOLUTION,
    Mem,
    at,
    back,
    stage,
)
from .view import view

ZONES = {
    "oshi": OSHI_POSITION,
    "hand": HAND,
    "deck": DECK,
    "archive": ARCHIVE,
    "cheer_deck": CHEER_DECK,
    "life": LIFE,
    "power": POWER,
}
ORDERED = frozenset({"deck", "cheer_deck", "life", "power"})
ZONE_KEYS = frozenset({"count", "has", "lacks", "top", "bottom", "order"})
MEM_KEYS = frozenset(
    [*("card", "under", "stack", "cheers", "attached", "damage", "hp", "remaining"), *("resting", "position", "seat")]
)
# --- a side ---------------------------------------------------------------------------------------------------------


def check_side(w: Terms, seat: int, value: object) -> list[str]:
    word = SEATS[seat]
    spec = mapping(value, word)
    known_keys(spec, frozenset({*ZONES, "center", "collab", "back", "stage", "life_damage"}), word)
    t = w.table
    problems: list[str] = []
    for key, wanted in spec.items():
        where = f"{word} {key}"
        if key in ZONES:
            top_first = t.zones[ZONES[key] + seat][::-1]
            problems += check_zone(w, where, top_first, wanted, seat, key in ORDERED)
        elif key in ("center", "collab"):
            problems += check_place(w, where, at(t, seat, CENTER if key == "center" else COLLAB), wanted, seat)
        elif key == "back":
            problems += check_back(w, where, back(t, seat), wanted, seat)
        elif key == "stage":
            problems += differs(where, wanted, len(stage(t, seat)))
        else:
            problems += differs(where, wanted, t.life_damage[seat])
    return problems


def check_zone(w: Terms, where: str, cards: Sequence[int], wanted: object, me: int, ordered: bool) -> list[str]:
    """A number of cards, the exact cards, or {count, has, lacks, top, bottom, order}."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(cards))
    if not isinstance(wanted, Mapping):
        return exactly(w, where, cards, terms(wanted, where), me, ordered)
    known_keys(wanted, ZONE_KEYS, where)
    problems = differs(f"{where} count", wanted["count"], len(cards)) if "count" in wanted else []
    has, lacks = terms(wanted.get("has"), where), terms(wanted.get("lacks"), where)
    if matching(has, cards, lambda term, c: w.means_card(term, c, me)) is None:
        problems.append(f"{where}: expected {listed(has)} among them, found {said(w, cards)}")
    problems += [
        f"{where}: {term} should not be there, found {said(w, cards)}"
        for term in lacks
        if any(w.means_card(term, c, me) for c in cards)
    ]
    for key in ("top", "bottom", "order"):
        if key in wanted:
            some = terms(wanted[key], where)
            ends = {"top": cards[: len(some)], "bottom": cards[max(0, len(cards) - len(some)) :], "order": cards}
            problems += exactly(w, f"{where} {key}", ends[key], some, me, True)
    return problems


def exactly(w: Terms, where: str, cards: Sequence[int], wanted: list[str], me: int, ordered: bool) -> list[str]:
    if len(wanted) == len(cards):
        if ordered and all(w.means_card(term, c, me) for term, c in zip(wanted, cards, strict=True)):
            return []
        if not ordered and matching(wanted, cards, lambda term, c: w.means_card(term, c, me)) is not None:
            return []
    return [f"{where}: expected {listed(wanted)}, found {said(w, cards)}"]


def said(w: Terms, cards: Sequence[int]) -> str:
    return listed([w.card_name(c) for c in cards])


# --- holomem --------------------------------------------------------------------------------------------------------


def check_place(w: Terms, where: str, mem: Mem | None, wanted: object, me: int) -> list[str]:
    if wanted is None or mem is None:
        found = "nobody" if mem is None else w.mem_name(mem.id)
        return [] if wanted is None and mem is None else differs(where, wanted or "nobody", found)
    return check_mem(w, where, mem, wanted, me)


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
        "position": POSITION_NAMES[mem.pos],
        "seat": SEATS[mem.seat],
    }
    problems = [
        p for key, found in plain.items() if key in wanted for p in differs(f"{where} {key}", wanted[key], found)
    ]
    if "card" in wanted and not w.means_card(str(wanted["card"]), mem.stack[-1], me):
        problems += differs(f"{where} card", wanted["card"], w.card_name(mem.stack[-1]))
    parts = {"stack": mem.stack, "under": mem.stack[:-1], "cheers": mem.cheers, "attached": mem.supports}
    for key, cards in parts.items():
        if key in wanted:
            value = wanted[key]
            ordered = key in ("stack", "under")
            problems += check_zone(w, f"{where} {key}", cards, value if value is not None else [], me, ordered)
    return problems


def check_back(w: Terms, where: str, mems: list[Mem], wanted: object, me: int) -> list[str]:
    """How many, or exactly who, in any order."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(mems))
    entries = [one for entry in many(wanted, where) for one in repeated(entry)]
    names = [str(i) for i in range(len(entries))]
    by_id = {m.id: m for m in mems}

    def fits(i: str, mem_id: int) -> bool:
        return not check_mem(w, where, by_id[mem_id], entries[int(i)], me)

    if len(entries) == len(mems) and matching(names, list(by_id), fits) is not None:
        return []
    return [f"{where}: expected {entries}, found {listed([w.mem_name(m.id) for m in mems])}"]


def check_holomem(w: Terms, value: object) -> list[str]:
    """Holomem by any word for them; `gone` for one that has left the stage."""
    problems: list[str] = []
    for term, wanted in mapping(value, "holomem").items():
        found = [m for m in w.table.mems.values() if w.means_mem(term, m.id, w.table.active)]
        if wanted == "gone":
            if not any(fold(term) in names for names in w.met.values()):
                raise PositionError("holomem", f"there never was a holomem {term!r}")
            problems += [f"{term}: expected gone, found {w.mem_name(m.id)}" for m in found]
        elif len(found) != 1:
            there = listed([w.mem_name(m.id) for m in (found or w.table.mems.values())])
            problems.append(f"{term}: expected one such holomem, found {len(found)}; {there}")
        else:
            problems += check_mem(w, term, found[0], wanted, w.table.active)
    return problems


# --- what a seat sees, and the rest ---------------------------------------------------------------------------------


def check_sees(w: Terms, value: object) -> list[str]:
    """`{B: {A hand: ["?", green], A center: "?"}}`: what a seat's own view shows of a zone or place, `?` for a back."""
    problems: list[str] = []
    for viewer, zones in mapping(value, "sees").items():
        sides = view(w.table, seat_of(viewer, "sees"))["sides"]
        for name, wanted in mapping(zones, f"sees.{viewer}").items():
            side, _, zone = str(name).partition(" ")
            shown = seen(sides[seat_of(side, "sees")], zone, f"sees.{viewer}")  # type: ignore[index]
            if isinstance(wanted, Mapping):
                known_keys(wanted, frozenset(SEEN_PARTS), f"sees.{viewer}")
                for key, cards in wanted.items():
                    faces = [face for part in parts_of(shown, f"sees.{viewer}") for face in part[SEEN_PARTS[key]]]
                    problems += check_faces(w, f"{viewer} sees {name} {key}", faces, terms(cards, "sees"))
            else:
                faces = [part["stack"][-1] if isinstance(part, dict) else part for part in shown]
                problems += check_faces(w, f"{viewer} sees {name}", faces, terms(wanted, "sees"))
    return problems


SEEN_PARTS = {"stack": "stack", "cheers": "cheers", "attached": "supports"}


def seen(side: dict[str, Any], zone: str, where: str) -> list[Any]:
    """What a view shows of a side: the faces of a zone, or the holomem of the stage, of a position, of a back place."""
    key = zone.replace(" ", "_")
    if key in ZONES:
        shown = side[key]
        if not isinstance(shown, dict):
            return list(shown)
        faces: list[Any] = [None] * shown["count"]
        for place, definition in shown["known"]:
            faces[place] = [definition]
        return faces
    position, _, nth = zone.partition(" ")
    mems = [mem for mem in side["stage"] if position in ("stage", mem["position"])]
    if position in ("stage", *POSITION_NAMES.values()) and not nth:
        return mems
    if position == "back" and nth.isdecimal():
        return mems[int(nth) - 1 : int(nth)]
    raise PositionError(where, f"there is no zone {zone!r}; say A hand, B deck, A center, B back 2, A stage, …")


def parts_of(shown: list[Any], where: str) -> list[dict[str, Any]]:
    if not all(isinstance(part, dict) for part in shown):
        raise PositionError(where, f"only holomem have {', '.join(SEEN_PARTS)}")
    return shown


def check_faces(w: Terms, where: str, faces: list[list[int] | None], wanted: list[str]) -> list[str]:
    """Exactly these cards in any order; `?` is one that cannot be seen."""

    def fits(term: str, i: int) -> bool:
        face = faces[i]
        return term == "?" if face is None else fold(term) in w.def_words(face[0])

    if len(wanted) == len(faces):
        numbers = list(range(len(faces)))
        if matching(sorted(wanted, key=lambda x: x == "?"), numbers, fits) is not None:
            return []
    found = ["?" if face is None else w.def_name(face[0]) for face in faces]
    return [f"{where}: expected {listed(wanted)}, found {listed(found)}"]


def check_damage(w: Terms, value: object) -> list[str]:
    """`{B center: 40}`: how much damage holomem have."""
    return check_holomem(w, {term: {"damage": n} for term, n in mapping(value, "damage").items()})


def check_phase(w: Terms, value: object) -> list[str]:
    return differs("phase", value, w.table.phase)


def check_redraws(w: Terms, value: object) -> list[str]:
    return [
        p
        for word, n in mapping(value, "redraws").items()
        for p in differs(f"{word} redraws", n, w.table.redraws[seat_of(word, "redraws")])
    ]


def check_resolution(w: Terms, value: object) -> list[str]:
    return check_zone(w, "resolution", w.table.zones[RESOLUTION][::-1], value, w.table.active, False)


CHECKS: dict[str, Callable[[Terms, object], list[str]]] = {
    "holomem": check_holomem,
    "damage": check_damage,
    "journal": check_journal,
    "sees": check_sees,
    "phase": check_phase,
    "redraws": check_redraws,
    "resolution": check_resolution,
}
SEAT_CHECKS = check_side
