"""A Danmaku!! table as numbers and rows of cards, and its options as verbs with slots."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.definitions import Role
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.rules import picking as reasons
from kaimaku.games.danmaku.rules.picking import END, MODE, PILE, SEAT, TYPE
from kaimaku.games.danmaku.rules.reach import distance, reach
from kaimaku.games.danmaku.rules.stats import max_hand, max_life
from kaimaku.games.danmaku.table import (
    CHARACTER,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    ROLE,
    STATES,
    DanmakuTable,
    StackEntry,
)
from kaimaku.games.danmaku.table import ITEMS as ITEM_ZONES
from kaimaku.games.encoding import (
    CANDIDATES,
    NONE,
    Encoding,
    Field,
    Group,
    Row,
    Slot,
    Verb,
    asking,
    filled,
    kinds_in,
    named,
    one_hot,
    picked_cards,
    seen,
    share,
)
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.reasons import CARD

from . import cards
from .options import ANSWERED, HALVES, HELD, ITEMS, SETS, SOURCES, Reader

CARRIED = 4  # Items of a player
NEWEST = 4  # cards of the discard pile
STACK = 4  # things on the stack
OFFERED = 4  # characters to choose from

SOURCE = Slot("different card in your hand, sorted by number; then other cards", SOURCES)
HALF = Slot("half of the card", HALVES)

PLAYER = (
    Field("active", 1, "still in the game"),
    Field("left", 1, "gave up"),
    Field("current", 1, "it is their turn"),
    Field("life", 1, "life, of 6"),
    Field("most life", 1, "the most life they can have, of 6"),
    Field("hand", 1, "cards in the hand, of 10"),
    Field("most hand", 1, "cards they can keep, of 10"),
    Field("items", 1, "Items in play, of 6"),
    Field("fired", 1, "Danmaku cards played in their round, of 4"),
    Field("spent", 1, "they have activated a Spell Card in their round"),
    Field("skips", 1, "they must skip their next turn"),
    Field("range", 1, "their range, of 6"),
    Field("from you", 1, "distance from you to them, of 6"),
    Field("to you", 1, "distance from them to you, of 6"),
    *(Field(kind, 1, f"you know that their role is {kind}") for kind in cards.ROLES),
)
STACKED = (
    Field("there", 1, "there is something"),
    Field("attack", 1, "it attacks you now"),
    Field("yours", 1, "it counts as yours"),
    Field("at you", 1, "you are its target"),
    Field("whose", 1, "whose it is, counted clockwise from you, of the number of players"),
    Field("target", 1, "its target, counted likewise; 0 also for none"),
    *(Field(state, 1, f"it is {state}") for state in STATES),
)


class DanmakuEncoding(Encoding[DanmakuTable]):
    facts = cards.FACTS
    kinds = (CARD, SEAT, MODE, TYPE, PILE, END)
    reasons = named(reasons)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        maybe = Slot("nobody, or a player clockwise from you", 1 + seats)
        whom = Slot("nobody; a player clockwise from you; for another player", 1 + 2 * seats)
        player = Slot("player clockwise from you", seats)
        self.groups = (
            Group(
                "table",
                (
                    Field("turn", 1, "turns so far, of 50"),
                    Field("deck", 1, "cards in the deck, of 80"),
                    Field("discard", 1, "cards in the discard pile, of 80"),
                    Field("stack", 1, "things on the stack, of 8"),
                ),
            ),
            Group("player", PLAYER, "you, then the others clockwise", seats),
            Group("stack", STACKED, "the newest things on the stack", STACK),
            Group("copies", (Field("copies", 1, "copies of this card in your hand, of 4"),), "as the row hand", HELD),
        )
        self.rows = (
            Row("hand", HELD, "different cards in your hand, sorted by number"),
            Row("character", seats, "characters: yours, then the others clockwise"),
            Row("role", seats, "roles: yours, then the others clockwise"),
            Row("items", CARRIED * seats, "Items: yours, then the others clockwise"),
            Row("incident", 1, "the Incident in play"),
            Row("stack", STACK, "the cards of the newest things on the stack"),
            Row("discard", NEWEST, "the newest cards of the discard pile"),
            Row("offered", OFFERED, "characters you can choose from"),
            Row("candidates", CANDIDATES, "cards that can be picked, as the slots of pick"),
            Row("asking", 1, "the card whose text asks you"),
        )
        self.verbs = (
            *(Verb(name) for name in ("pass", "end", "yes", "no", "done", "reveal")),
            Verb("take", (Slot("character", OFFERED),), "play this character"),
            Verb(
                "play",
                (SOURCE, HALF, Slot(whom.name + "; an Item", whom.size + ITEMS)),
                "play a card, at somebody or something if it needs a target",
            ),
            Verb("react", (SOURCE, HALF, Slot("what it answers, the newest first", ANSWERED), whom), "react"),
            Verb("invoke", (SOURCE, Slot("way", HALVES), player, maybe), "activate the Spell Card of a player"),
            Verb("use", (Slot("ability of your character", HALVES), maybe), "use an ability"),
            Verb("discard", (Slot("different card in your hand, sorted by number", HELD),), "discard a card"),
            Verb("discard several", (Slot("set of cards", SETS),), "discard a set of cards"),
            Verb("number", (Slot("the number", 32),), "name a number"),
            Verb("look", (player,), "a special action: look at a role"),
            Verb("pick", (Slot("candidate", CANDIDATES),), "pick a card"),
            Verb("seat", (player,), "pick a player"),
            Verb("mode", (Slot("what the question offers", 16),), "pick one of the things that a card offers"),
        )

    def definitions(self) -> int:
        return len(DEFINITIONS)

    def card(self, definition: int) -> Sequence[float]:
        return cards.facts(definition)

    def numbers(self, t: DanmakuTable, seat: int) -> list[float]:
        found = [
            share(t.turn, 50),
            share(len(t.zones[DECK]), 80),
            share(len(t.zones[DISCARD]), 80),
            share(len(t.stack), 8),
        ]
        for away in range(t.seats):
            found += self._player(t, seat, (seat + away) % t.seats)
        for entry in t.stack[: -STACK - 1 : -1]:
            found += self._entry(t, seat, entry)
        found += [0.0] * (len(STACKED) * max(0, STACK - len(t.stack)))
        held = [t.defs[c] for c in t.zones[HAND + seat]]
        copies = [share(held.count(d), 4) for d in sorted(set(held))[:HELD]]
        return found + copies + [0.0] * (HELD - len(copies))

    def _player(self, t: DanmakuTable, seat: int, who: int) -> list[float]:
        bit = 1 << who
        roles = seen(t, t.zones[ROLE + who], seat)
        role = DEFINITIONS[roles[0]] if roles and roles[0] >= 0 else None
        kind = cards.ROLES.index(role.kind) if isinstance(role, Role) else -1
        placed = t.step != "setup" and not (t.down >> who | t.down >> seat) & 1
        return [
            float(not t.down & bit),
            float(bool(t.left & bit)),
            float(t.active == who),
            share(t.life[who], 6),
            share(max_life(t, who), 6),
            share(len(t.zones[HAND + who]), 10),
            share(max_hand(t, who), 10),
            share(len(t.zones[ITEM_ZONES + who]), 6),
            share(t.fired[who], 4),
            float(bool(t.spent & bit)),
            float(bool(t.skip & bit)),
            share(reach(t, who), 6),
            share(distance(t, seat, who), 6) if placed and who != seat else 0.0,
            share(distance(t, who, seat), 6) if placed and who != seat else 0.0,
            *one_hot(kind, len(cards.ROLES)),
        ]

    def _entry(self, t: DanmakuTable, seat: int, entry: StackEntry) -> list[float]:
        seated = 0 <= entry.target < t.seats
        return [
            1.0,
            float(entry.defenders >> seat & 1),
            float(entry.you == seat),
            float(entry.target == seat),
            (entry.you - seat) % t.seats / t.seats,
            (entry.target - seat) % t.seats / t.seats if seated else 0.0,
            *one_hot(entry.state, len(STATES)),
        ]

    def faces(self, t: DanmakuTable, seat: int) -> list[int]:
        zones = t.zones
        round_ = [(seat + away) % t.seats for away in range(t.seats)]
        choosing = len(zones[CHARACTER + seat]) > 1
        picks = picked_cards(t, seat)
        found = filled(kinds_in(t, zones[HAND + seat]), HELD)
        for who in round_:
            stands = zones[CHARACTER + who] if len(zones[CHARACTER + who]) == 1 else ()
            found += filled(seen(t, stands, seat), 1)
        for who in round_:
            found += filled(seen(t, zones[ROLE + who], seat), 1)
        for who in round_:
            found += filled(seen(t, zones[ITEM_ZONES + who], seat), CARRIED)
        found += filled(seen(t, zones[INCIDENT], seat), 1)
        newest = t.stack[: -STACK - 1 : -1]
        found += filled((seen(t, (e.source,), seat)[0] if e.source >= 0 else NONE for e in newest), STACK)
        found += filled(seen(t, zones[DISCARD][: -NEWEST - 1 : -1], seat), NEWEST)
        found += filled(seen(t, zones[CHARACTER + seat], seat) if choosing else (), OFFERED)
        found += filled(() if picks is None else seen(t, picks.cards, seat), CANDIDATES)
        return [*found, asking(t, seat)]

    def slots(self, t: DanmakuTable, seat: int, options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
        return Reader(t, seat, options).read()
