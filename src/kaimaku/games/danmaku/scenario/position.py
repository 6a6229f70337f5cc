"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"P1": {"character": "Reimu", "hand": ["Shoot"]}, "P2": {"hand": ["Graze"]}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: nobody in particular
with full life and no cards, the rest of the 80 cards in the deck, no Incident, and none to come that does anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.judge.scenario import position
from kaimaku.judge.scenario.position import piled, rulings_of, word
from kaimaku.judge.scenario.values import (
    OF_EVERY_FILE,
    PositionError,
    Spec,
    entries,
    flag,
    known_keys,
    least,
    many,
    mapping,
    number,
    within,
)
from kaimaku.kernel.chance import force_order, shuffled

from ..definitions import ROLE_CARDS, Incident, MainCard, Role
from ..facts import Kind
from ..game import GAME
from ..placeholders import BLANK, CALM, FAIRY
from ..registry import DEFINITIONS, Definition
from ..rules.items import SINGLE
from ..rules.roles import take_up
from ..rules.setup import DEALT
from ..rules.stats import max_life, take_effect
from ..rules.window import acquaint
from ..rulings import settle
from ..table import (
    ASIDE,
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    MOST_SEATS,
    ROLE,
    SPARE,
    DanmakuTable,
)
from .position_cards import LETTERS, Box, find_character, find_incident, find_role, fold, seat_word, words_of
from .position_moment import FIRST_STEPS, lay_moment, resume

FEWEST = 4
CALM_INCIDENTS = 8  # so many do nothing, below the ones that are named
SEAT_KEYS = frozenset(
    [
        *("character", "characters", "role", "revealed", "life", "hand", "items", "defeated", "danmaku", "spell_used"),
        *("skips", "skipped", "used", "shown"),
    ]
)
TABLE_KEYS = frozenset(
    [
        *("players", "current", "active", "turn", "step", "deck", "discard", "incident", "collected", "incidents"),
        *("incident_discard", "effects", "drawn", "shuffles", "rulings", "seed", "journal"),
    ]
)
# Roles nobody was given go to the seats without one in this order.
ORDER: tuple[Kind, ...] = ("heroine", "stage_boss", "partner", "extra_boss", "rival")
PLAIN_ROLES: dict[Kind, str] = {
    "heroine": "Heroine",
    "stage_boss": "Stage Boss",
    "partner": "Partner",
    "extra_boss": "EX Boss",
    "rival": "Rival",
}


class Position(position.Position):
    """A table with the labels its author gave to cards; the cards come out of the game's box."""

    table: DanmakuTable

    def __init__(self, table: DanmakuTable, box: Box) -> None:
        super().__init__(table)
        self.box = box

    def find(self, ref: object, where: str) -> MainCard:
        return self.box.take(
            word(str(ref) if isinstance(ref, int) and not isinstance(ref, bool) else ref, where), where
        )

    def lay_card(self, entry: object, zone: int, where: str, known: int) -> int:
        return self.put(entry, 0, zone, where, known)


def build(spec: Spec) -> DanmakuTable:
    """A table at the first decision of the position."""
    return lay(spec).table


def lay(spec: Spec, cards: Sequence[Definition] = ()) -> Position:
    """The same, with its labels. `cards` are the author's own."""
    seats, sides = read_seats(spec)
    rulings = rulings_of(spec, lambda chosen: settle(chosen, seats))
    seed = least(spec.get("seed", 1), 0, "seed")
    if spec.get("step") == "new game":
        return Position(GAME.new([None] * seats, seed, rulings), Box(None))
    t = DanmakuTable(seats, seed, rulings)
    if spec.get("journal"):
        t.journal = []
    incident = read_incident(spec.get("incident"), cards)
    p = Position(t, Box(incident, cards))
    step = str(spec.get("step", "main"))
    lay_characters(p, sides, setting_up=step == "setup")
    lay_roles(p, sides, setting_up=step in FIRST_STEPS)
    lay_moment(p, spec, sides, step)
    lay_incidents(p, spec, incident)
    for seat, side in enumerate(sides):
        lay_side(p, seat, side, dealt=step not in FIRST_STEPS)
    lay_piles(p, spec)
    acquaint(t)
    resume(t, step)
    return p


# --- who sits where ---------------------------------------------------------------------------------------------------


def read_seats(spec: Spec) -> tuple[int, list[Spec]]:
    """As many players as `players` says, else as many as are mentioned, and four at least."""
    sides: dict[int, Spec] = {}
    for key, value in spec.items():
        seat = seat_word(key)
        if seat is None:
            if key not in TABLE_KEYS:
                known_keys({key: value}, TABLE_KEYS, "", ("P1 to P8", *OF_EVERY_FILE))
            continue
        if seat in sides:
            raise PositionError(key, f"P{seat + 1} and {LETTERS[seat]} mean the same player: use only one")
        sides[seat] = mapping(value, key)
        known_keys(sides[seat], SEAT_KEYS, key)
    seats = number(spec.get("players", max([FEWEST, *(seat + 1 for seat in sides)])), "players")
    if not FEWEST <= seats <= MOST_SEATS or any(seat >= seats for seat in sides):
        raise PositionError("players", f"{FEWEST} to {MOST_SEATS} players, including everybody mentioned")
    return seats, [sides.get(seat, {}) for seat in range(seats)]


def lay_characters(p: Position, sides: list[Spec], setting_up: bool) -> None:
    t = p.table
    for seat, side in enumerate(sides):
        where = f"P{seat + 1}.character"
        if setting_up:
            refs = many(side.get("characters", side.get("character")), where)
            offered = [find_character(ref, where, p.box.local) for ref in refs] + [FAIRY] * (2 - len(refs))
            for definition in offered:
                t.add_card(definition.number, 0, CHARACTER + seat, 1 << seat)
            continue
        definition = find_character(side["character"], where, p.box.local) if "character" in side else FAIRY
        card = t.add_card(definition.number, 0, CHARACTER + seat, t.everyone)
        if not flag(side.get("defeated"), f"P{seat + 1}.defeated"):
            take_effect(t, definition.bearer, card, seat)


def lay_roles(p: Position, sides: list[Spec], setting_up: bool) -> None:
    """Roles as named, the others so that the game has as many of each kind as the rules say; the rest lies aside."""
    t = p.table
    held: list[Role | None] = [
        find_role(side["role"], f"P{seat + 1}.role") if side.get("role") is not None else None
        for seat, side in enumerate(sides)
    ]
    leading = [
        seat
        for seat, role in enumerate(held)
        if role is not None and role.kind == "heroine" and not sides[seat].get("defeated")
    ]
    if len(leading) > 1:
        raise PositionError(f"P{leading[1] + 1}.role", f"P{leading[0] + 1} is the Heroine already")
    waiting = [kind for kind in ORDER for _ in range(DEALT[t.seats].get(kind, 0))]
    for role in held:
        if role is not None and role.kind in waiting:
            waiting.remove(role.kind)
    left = [role for role in ROLE_CARDS for _ in range(max(1, role.copies))]
    for seat, role in enumerate(held):
        if role is None and "role" in sides[seat]:
            continue  # `role: null`: a Heroine who was succeeded has none (D-R17)
        if role is None:
            role = find_role(PLAIN_ROLES[waiting.pop(0) if waiting else "stage_boss"], "roles")
        if role in left:
            left.remove(role)
        side = sides[seat]
        fallen = bool(side.get("defeated"))
        shown = (
            flag(side.get("revealed"), f"P{seat + 1}.revealed")
            or role.kind == "heroine"
            or bool(role.printed.reveals)
            or fallen
        )
        known = t.everyone if shown and not (setting_up and not side.get("revealed")) else 1 << seat
        t.add_card(role.number, 0, ROLE + seat, known)
        if shown and not fallen and not setting_up:
            take_up(t, seat)
    shown_forms = {card for seat in range(t.seats) for card in t.zones[ROLE + seat]}
    replaced = {DEFINITIONS[t.defs[c]].printed.reveals for c in shown_forms if _is_form(t.defs[c])}  # type: ignore[attr-defined]
    for role in left:
        t.add_card(role.number, 0, ASIDE, t.everyone if role.printed.reveals or role.id in replaced else 0)


def _is_form(definition: int) -> bool:
    role = DEFINITIONS[definition]
    return isinstance(role, Role) and bool(role.printed.reveals)


# --- the Incident -----------------------------------------------------------------------------------------------------


def read_incident(value: object, local: Sequence[Definition]) -> Incident | None:
    if value is None or value == "none":
        return None
    if isinstance(value, Mapping):
        known_keys(value, frozenset({"card", "collected"}), "incident")
        value = value.get("card")
    return find_incident(value, "incident", local)


def lay_incidents(p: Position, spec: Spec, incident: Incident | None) -> None:
    t = p.table
    if incident is not None:
        card = t.add_card(incident.number, 0, INCIDENT, t.everyone)
        take_effect(t, incident.always, card, t.active)
    inside = spec.get("incident")
    collected = inside.get("collected") if isinstance(inside, Mapping) else None
    for i, entry in enumerate(cards_of(collected if collected is not None else spec.get("collected"), "collected")):
        p.lay_card(entry, COLLECTED, f"collected[{i}]", t.everyone)
    named = [find_incident(ref, "incidents", p.box.local) for ref in cards_of(spec.get("incidents"), "incidents")]
    for found in reversed([*named, *[CALM] * CALM_INCIDENTS]):
        t.add_card(found.number, 0, INCIDENTS)
    for ref in reversed(cards_of(spec.get("incident_discard"), "incident_discard")):
        t.add_card(find_incident(ref, "incident_discard", p.box.local).number, 0, INCIDENT_DISCARD, t.everyone)


# --- what each player has, and the piles ------------------------------------------------------------------------------


def cards_of(value: object, where: str) -> list[object]:
    """A list of cards; a number stands for so many Blanks."""
    return entries(value, where) if isinstance(value, Mapping) else piled(value, where, BLANK.name.en, 0)


def lay_side(p: Position, seat: int, side: Spec, dealt: bool) -> None:
    t = p.table
    word = f"P{seat + 1}"
    shown = cards_of(side.get("shown"), f"{word}.shown")
    for i, entry in enumerate(cards_of(side.get("hand"), f"{word}.hand")):
        known = t.everyone if entry in shown else 1 << seat
        p.lay_card(entry, HAND + seat, f"{word}.hand[{i}]", known)
    for i, entry in enumerate(cards_of(side.get("items"), f"{word}.items")):
        card = p.lay_card(entry, ITEMS + seat, f"{word}.items[{i}]", t.everyone)
        definition = DEFINITIONS[t.defs[card]]
        assert isinstance(definition, MainCard)
        if "item" not in definition.types:
            raise PositionError(f"{word}.items[{i}]", f"{definition.name.en} isn't an Item")
        take_effect(t, definition.bearer, card, seat)
    for kind in SINGLE:
        held = [c for c in t.zones[ITEMS + seat] if kind in DEFINITIONS[t.defs[c]].types]  # type: ignore[attr-defined]
        if len(held) > 1:
            raise PositionError(f"{word}.items", f"a player can't have two {kind} Items")
    if not dealt:
        return
    if side.get("defeated"):
        t.down |= 1 << seat
        t.fell[seat] = max(1, t.turn - 1)
    else:
        t.life[seat] = number(side.get("life", max_life(t, seat)), f"{word}.life")
        if not 0 <= t.life[seat] <= max_life(t, seat):
            raise PositionError(f"{word}.life", f"0 to {max_life(t, seat)} life, not {t.life[seat]}")


def lay_piles(p: Position, spec: Spec) -> None:
    """The discard pile, and the deck: what is named on top, then the rest of the 80 cards."""
    t = p.table
    for i, entry in reversed(list(enumerate(cards_of(spec.get("discard"), "discard")))):
        p.lay_card(entry, DISCARD, f"discard[{i}]", t.everyone)
    value = spec.get("deck")
    parts: Spec = value if isinstance(value, Mapping) else {"top": value}
    known_keys(parts, frozenset({"top", "rest", "bottom"}), "deck")
    rest: object = parts.get("rest", True)
    if isinstance(value, int) and not isinstance(value, bool):
        parts, rest = {"top": [BLANK.name.en] * within(value, "deck")}, False
    top = [
        p.lay_card(entry, SPARE, f"deck.top[{i}]", 0) for i, entry in enumerate(cards_of(parts.get("top"), "deck.top"))
    ]
    bottom = [p.lay_card(entry, SPARE, "deck.bottom", 0) for entry in cards_of(parts.get("bottom"), "deck.bottom")]
    if isinstance(rest, bool):
        unnamed = [t.add_card(d.number, 0, SPARE) for d in p.box.left] if rest else []
        middle = shuffled(t, unnamed)
    else:
        middle = [p.lay_card(entry, SPARE, "deck.rest", 0) for entry in cards_of(rest, "deck.rest")]
    t.zones[SPARE].clear()
    t.zones[DECK] = [*reversed(bottom), *middle, *reversed(top)]
    for card in t.zones[DECK]:
        t.where[card] = DECK
    for i, tops in enumerate(many(spec.get("shuffles"), "shuffles")):
        force_order(t, named_cards(p, tops, f"shuffles[{i}]"))


def named_cards(p: Position, value: object, where: str) -> list[int]:
    """Cards of the table by name, each a card of its own."""
    t = p.table
    found: list[int] = []
    for ref in cards_of(value, where):
        word = fold(str(ref))
        fit = [c for c in range(len(t.defs)) if c not in found and word in words_of(DEFINITIONS[t.defs[c]])]
        fit = [p.labels[str(ref)]] if str(ref) in p.labels else fit
        if not fit:
            raise PositionError(where, f"{ref} isn't on the table")
        found.append(min(fit, key=lambda c: t.where[c] == DECK))  # what is shuffled comes from the discard pile
    return found
