"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"A": {"active": "Monarch", "hand": ["S1-002"]}, "B": {"active": {"card": "S1-004", "counters": 1}}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: a Neutral PL8 without an
effect in the Active Spot, nobody Backstage, twenty cards in the deck that can never be played, A's second turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.plain import PositionError, Spec, known_keys, many, mapping, number, ruling_word, within
from kaimaku.games.switches import UnknownRuling
from kaimaku.kernel.chance import force, force_order

from .bolster import bear
from .card import CARDS, CardDef
from .position_board import lay_board, lay_world
from .position_cards import OWN, declare_fillers, filler_card
from .position_effects import lay_effects
from .position_moment import MOMENT_KEYS, before_the_game, lay_last_turn, lay_turn, lay_used, resume
from .position_seats import SEATS
from .position_table import Position, entries, renamed
from .rulings import settle
from .setup import bare_table
from .table import DECK, DISCARD, HAND, SIDE, VCardTable

DECK_SIZE = 20
SIDE_KEYS = frozenset(
    [
        *("active", "backstage", "spots", "hand", "deck", "discard", "mascot", "coins", "mana"),
        *("points", "used", "last_turn", "shuffles", "revealed"),
    ]
)
TABLE_KEYS = MOMENT_KEYS | frozenset(
    ["A", "B", "world", "sets", "rulings", "seed", "journal", "thorough", "coin", "effects"]
)
OTHER_KEYS = {"current": "active", "starting_player": "first", "coins": "coin", "flips": "coin"}
SIDE_WORDS = {"back": "backstage"}
FACES = {"heads": 1, "tails": 0}


def build(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> VCardTable:
    """A table at the first decision of the position."""
    return lay(spec, cards).table


def lay(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> Position:
    """The same, with its labels. `cards` are the author's own cards by the word they use for them."""
    spec = renamed(spec, OTHER_KEYS)
    known_keys(spec, TABLE_KEYS, "")
    declare_fillers()
    local = cards or {}
    sketch = _lay(spec, local, "").table  # which cards are there decides which Reinforcements may be played at all
    sets = {CARDS[d].facts.id.partition("-")[0] for d in sketch.defs} | {str(x) for x in many(spec.get("sets"), "sets")}
    p = _lay(spec, local, ",".join(sorted(sets - {OWN})))
    bear(p.table)
    resume(p.table, spec)
    return p


def _lay(spec: Spec, local: Mapping[str, CardDef], sets: str) -> Position:
    try:
        rulings = settle({k: ruling_word(v) for k, v in mapping(spec.get("rulings"), "rulings").items()})
    except UnknownRuling as error:
        raise PositionError("rulings", str(error)) from None
    t = bare_table(number(spec.get("seed", 1), "seed"), rulings, sets)
    if spec.get("journal"):
        t.journal = []
    t.thorough = bool(spec.get("thorough"))
    p = Position(t, local)
    lay_turn(t, spec)
    for seat, word in enumerate(SEATS):
        lay_side(p, seat, mapping(spec.get(word), word), before_the_game(spec))
    if spec.get("world") not in (None, "none"):
        lay_world(p, spec["world"])
    for said in many(spec.get("coin"), "coin"):
        if str(said).lower() not in FACES:
            raise PositionError("coin", f"heads or tails, not {said!r}")
        force(t, FACES[str(said).lower()])
    lay_effects(p, spec)
    return p


def lay_side(p: Position, seat: int, spec: Spec, bare: bool) -> None:
    """What a player has; before the game the board is bare."""
    word = SEATS[seat]
    spec = renamed(spec, SIDE_WORDS)
    known_keys(spec, SIDE_KEYS, word)
    t = p.table
    lay_board(p, seat, spec, bare)
    shown = entries(spec.get("revealed"), f"{word}.revealed")
    for i, entry in enumerate(piled(spec.get("hand"), f"{word}.hand")):
        known = 1 << seat
        if entry in shown:
            shown.remove(entry)
            known = t.everyone
        p.put(entry, seat, seat * SIDE + HAND, f"{word}.hand[{i}]", known)
    if shown:
        raise PositionError(f"{word}.revealed", f"{shown[0]} is not in the hand")
    for key, kind, size, known in (("deck", DECK, DECK_SIZE, 0), ("discard", DISCARD, 0, t.everyone)):
        for i, entry in reversed(list(enumerate(piled(spec.get(key, size), f"{word}.{key}")))):
            p.put(entry, seat, seat * SIDE + kind, f"{word}.{key}[{i}]", known)
    t.coins[seat] = _amount(spec, "coins", word)
    t.mana[seat] = _amount(spec, "mana", word)
    t.points[seat] = _amount(spec, "points", word)
    lay_used(t, seat, spec.get("used"), f"{word}.used")
    lay_last_turn(t, seat, spec.get("last_turn"), f"{word}.last_turn")
    for i, tops in enumerate(many(spec.get("shuffles"), f"{word}.shuffles")):
        force_order(t, named_cards(p, seat, tops, f"{word}.shuffles[{i}]"))


def _amount(spec: Spec, key: str, word: str) -> int:
    return within(number(spec.get(key, 0), f"{word}.{key}"), f"{word}.{key}")


def piled(value: object, where: str) -> list[object]:
    """A list with the top first, a number of fillers, or {top, filler, bottom}."""
    if isinstance(value, int) and not isinstance(value, bool):
        return fillers(within(value, where))
    if isinstance(value, Mapping) and "card" not in value:
        known_keys(value, frozenset({"top", "filler", "bottom"}), where)
        middle = fillers(within(number(value.get("filler", DECK_SIZE), f"{where}.filler"), where))
        return [*entries(value.get("top"), where), *middle, *entries(value.get("bottom"), where)]
    return entries(value, where)


def fillers(count: int) -> list[object]:
    return [filler_card().facts.id] * count


def named_cards(p: Position, seat: int, value: object, where: str) -> list[int]:
    """Cards of a player by name, each a card of its own: which ones a shuffle leaves on top."""
    t = p.table
    found: list[int] = []
    for ref in entries(value, where):
        wanted = p.labels.get(str(ref))
        mine = [c for c in range(len(t.defs)) if t.owner[c] == seat and c not in found]
        fit = [wanted] if wanted is not None else [c for c in mine if CARDS[t.defs[c]] is p.find(ref, where)]
        if not fit:
            raise PositionError(where, f"{SEATS[seat]} has no {ref}")
        found.append(fit[0])
    return found
