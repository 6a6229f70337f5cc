"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"A": {"active": "Monarch", "hand": ["S1-002"]}, "B": {"active": {"card": "S1-004", "counters": 1}}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: a Neutral PL8 without an
effect in the Active Spot, nobody Backstage, twenty cards in the deck that can never be played, A's second turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.plain import PositionError, Spec, known_keys, many, mapping, number, repeated, ruling_word, within
from kaimaku.games.switches import UnknownRuling
from kaimaku.kernel.chance import force, force_order
from kaimaku.kernel.knowledge import public_handle

from .card import ALLY, BY_ID, MASCOT, VTUBER, WORLD, CardDef
from .position_cards import OWN, declare_fillers, find_def, fold, stages_below, words_of
from .position_moment import MOMENT_KEYS, TURN_KEYS, lay_moment, lay_turn, resume, sides_are_empty
from .position_seats import SEATS, seat_of
from .power import mark
from .rulings import settle
from .setup import bare_table
from .table import ACTIVE, ALLIES, DECK, DISCARD, HAND, MASCOT_SPOT, SIDE, WORLD_SPOT, VCardTable, face, spots
from .tokens import BUFFS, CORRUPT, NAMES, SPOT_STATUS, lay as lay_token, takes
from .work import start_work

DECK_SIZE = 20
SIDE_KEYS = frozenset(
    [
        *("active", "backstage", "back", "spots", "hand", "deck", "discard", "mascot", "allies", "coins", "mana"),
        *("points", "used", "last_turn", "shuffles", "revealed"),
    ]
)
VT_KEYS = frozenset(
    ["card", "stack", "under", "as", "allies", "ally", "counters", "counter", "tokens", "locked", "face_down", "spot"]
)
TABLE_KEYS = MOMENT_KEYS | frozenset(["A", "B", "world", "sets", "rulings", "seed", "journal", "thorough", "coin"])
SIDES_OF_A_COIN = {"heads": 1, "tails": 0}


class Position:
    """A table with the labels its author gave to cards."""

    def __init__(self, table: VCardTable, local: Mapping[str, CardDef]) -> None:
        self.table = table
        self.local = local
        self.labels: dict[str, int] = {}

    def label(self, name: object, where: str, card: int) -> None:
        if not isinstance(name, str):
            raise PositionError(f"{where}.as", "a label is a word")
        if name in self.labels:
            raise PositionError(f"{where}.as", f"the label {name!r} is given twice")
        self.labels[name] = card

    def put(self, entry: object, seat: int, zone: int, where: str, known: int) -> int:
        """One card, as a word or as {card, as}."""
        if isinstance(entry, Mapping):
            known_keys(entry, frozenset({"card", "as", "locked"}), where)
        ref = entry.get("card") if isinstance(entry, Mapping) else entry
        if not isinstance(ref, str):
            raise PositionError(where, f"a card belongs here, not {ref!r}")
        card = self.add(find_def(ref, self.local, where), seat, zone, known)
        if isinstance(entry, Mapping) and "as" in entry:
            self.label(entry["as"], where, card)
        return card

    def add(self, definition: CardDef, seat: int, zone: int, known: int) -> int:
        card = self.table.add_card(definition.number, seat, zone, known)
        if known:
            public_handle(self.table, card)
        return card


def build(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> VCardTable:
    """A table at the first decision of the position."""
    return lay(spec, cards).table


def lay(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> Position:
    """The same, with its labels. `cards` are the author's own cards by the word they use for them."""
    known_keys(spec, TABLE_KEYS, "")
    declare_fillers()
    local = dict(cards or {})
    sketch = _laid(spec, local, "").table
    sets = {BY_ID_OF(d) for d in sketch.defs} | {str(x) for x in many(spec.get("sets"), "sets")}
    p = _laid(spec, local, ",".join(sorted(sets - {OWN})))
    resume(p.table, spec)
    return p


def BY_ID_OF(definition: int) -> str:
    from .card import CARDS

    return CARDS[definition].facts.id.partition("-")[0]


def _laid(spec: Spec, local: Mapping[str, CardDef], sets: str) -> Position:
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
        lay_side(p, seat, mapping(spec.get(word), word), sides_are_empty(spec))
    if spec.get("world") is not None:
        lay_world(p, spec["world"])
    lay_moment(t, spec)
    for face_of in many(spec.get("coin"), "coin"):
        force(t, SIDES_OF_A_COIN.get(str(face_of).lower(), -1) if isinstance(face_of, str) else number(face_of, "coin"))
    return p
