"""A VCard table as numbers and rows of cards, and its options as verbs with slots."""

from __future__ import annotations

from collections.abc import Sequence

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
    known_only,
    named,
    one_hot,
    picked_cards,
    seen,
    share,
)
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.rules import picking as reasons
from kaimaku.games.vcard.rules.picking import SPOT, TOKEN
from kaimaku.games.vcard.rules.power import power
from kaimaku.games.vcard.rules.tokens import NAMES, SPOT_STATUS
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    PHASES,
    WORLD_SPOT,
    VCardTable,
    face_up,
    spots,
    top,
    zone,
)
from kaimaku.games.vcard.table import SIDE as SPOTS
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.reasons import CARD

from . import cards
from .options import HELD, IN_PLAY, MINE, PAST, PLACES, QUEUED, TOKENS, Reader

ALLY = 4  # of a side
NEWEST = 4  # cards of a discard pile
KNOWN = 4  # cards of the opponent's hand that were shown
PL = 20

IN_HAND = Slot("different card in your hand, sorted by number", HELD)
MY_SPOT = Slot("your spot: Active, Backstage from the left", MINE)
ANY_SPOT = Slot("spot: yours, then theirs; Active, Backstage from the left", PLACES)

SIDE = (
    Field("points", 1, "points, of 3"),
    Field("coins", 1, "Coins, of 10"),
    Field("mana", 1, "Mana, of 10"),
    Field("turns", 1, "turns taken this round, of 10"),
    Field("hand", 1, "cards in the hand, of 15"),
    Field("deck", 1, "cards in the deck, of 50"),
    Field("discard", 1, "cards in the discard pile, of 50"),
    Field("allies", 1, "Allies in play, of 5"),
)
VT = (
    Field("there", 1, "there is a VT"),
    Field("face down", 1, "it lies face down"),
    Field("PL", 2, f"Power Level, of {PL}: as it is now if Active, Backstage as printed; 0 while face down", -2),
    Field("stack", 1, "cards in its stack, of 6"),
    Field("locked", 1, "its Lock is used"),
    Field("moved", 1, "it changed its spot this turn"),
    *(Field(name, 1, f"tokens of the kind {name} on it or its spot, of 4") for name in NAMES),
)
EMPTY = [0.0] * 6
Tokens = dict[tuple[bool, int], list[int]]
NO_TOKENS = [0.0] * len(NAMES)
NO_COUNT = [0] * len(NAMES)


class VCardEncoding(Encoding[VCardTable]):
    facts = cards.FACTS
    kinds = (CARD, SPOT, TOKEN)
    reasons = named(reasons)
    groups = (
        Group(
            "table",
            (
                Field("turn", 1, "turns so far, of 100"),
                Field("round", 1, "the round, of 10"),
                Field("mine", 1, "it is your turn"),
                Field("began", 1, "you began this round"),
                Field("queue", 1, "things on the Queue, of 5"),
                *(Field(phase, 1, f"it is the phase {phase}") for phase in PHASES),
            ),
        ),
        Group("side", SIDE, "you, then your opponent", 2),
        Group("spot", VT, "yours: Active, Backstage from the left; then theirs", PLACES),
        Group("copies", (Field("copies", 1, "copies of this card in your hand, of 4"),), "as the row hand", HELD),
    )
    rows = (
        Row("hand", HELD, "different cards in your hand, sorted by number"),
        Row("shown", KNOWN, "cards of the opponent's hand that you know"),
        Row("top", PLACES, "top card of each VT, as the group spot"),
        Row("bottom", PLACES, "lowest card of each VT, whose effect it keeps"),
        Row("mascot", 2, "your Mascot, then theirs"),
        Row("world", 1, "the World"),
        Row("allies", 2 * ALLY, "your Allies, then theirs"),
        Row("discard", 2 * NEWEST, "the newest cards of your discard pile, then of theirs"),
        Row("queue", QUEUED, "cards on the Queue, the oldest first"),
        Row("candidates", CANDIDATES, "cards that can be picked, as the slots of pick"),
        Row("asking", 1, "the card whose text asks you"),
    )
    verbs = (
        *(Verb(name) for name in ("pass", "trade", "yes", "no", "done")),
        Verb("place", (IN_HAND, MY_SPOT), "put a VT on a spot in the setup"),
        Verb("play", (IN_HAND, MY_SPOT), "play a VT to a spot"),
        Verb("evolve", (IN_HAND, ANY_SPOT), "evolve the VT there"),
        Verb("ally", (IN_HAND, ANY_SPOT), "attach an Ally to the VT there"),
        Verb("mascot", (IN_HAND,), "play a Mascot"),
        Verb("world", (IN_HAND,), "play a World"),
        Verb("boost", (IN_HAND,), "play a Boost"),
        Verb("reply", (IN_HAND, Slot("what it answers: a place on the Queue, or what just happened", QUEUED + PAST))),
        Verb("lock", (Slot("card in play: by its zone", IN_PLAY),), "use a Lock"),
        Verb("number", (Slot("the number", 32),), "name a number"),
        Verb("pick", (Slot("candidate", CANDIDATES),), "pick a card"),
        Verb("spot", (ANY_SPOT,), "pick a spot"),
        Verb("token", (Slot("token, the oldest first", TOKENS),), "pick a token"),
    )

    def definitions(self) -> int:
        return len(CARDS)

    def card(self, definition: int) -> Sequence[float]:
        return cards.facts(definition)

    def numbers(self, t: VCardTable, seat: int) -> list[float]:
        found = [
            share(t.turn, 100),
            share(t.round, 10),
            float(t.active == seat),
            float(t.first == seat),
            share(len(t.queue), 5),
            *one_hot(t.phase, len(PHASES)),
        ]
        for side in (seat, 1 - seat):
            found += [
                share(t.points[side], 3),
                share(t.coins[side], 10),
                share(t.mana[side], 10),
                share(t.taken[side], 10),
                share(len(zone(t, side, HAND)), 15),
                share(len(zone(t, side, DECK)), 50),
                share(len(zone(t, side, DISCARD)), 50),
                share(len(zone(t, side, ALLIES)), 5),
            ]
        tokens: Tokens = {}  # on a VT or a spot: their numbers look alike
        for token in t.tokens:
            tokens.setdefault((token.kind in SPOT_STATUS, token.at), [0] * len(NAMES))[token.kind] += 1
        for side in (seat, 1 - seat):
            for spot in spots(side):
                found += self._spot(t, spot, tokens)
        held = [t.defs[c] for c in zone(t, seat, HAND)]
        copies = [share(held.count(d), 4) for d in sorted(set(held))[:HELD]]
        return found + copies + [0.0] * (HELD - len(copies))

    def _spot(self, t: VCardTable, spot: int, tokens: Tokens) -> list[float]:
        stack = t.zones[spot]
        if not stack:
            told = EMPTY
        else:
            vt = stack[0]
            up = face_up(t, vt)
            told = [
                1.0,
                float(not up),
                self._level(t, spot, vt) if up else 0.0,
                share(len(stack), 6),
                float(any(c in t.locked for c in stack)),
                float(vt in t.moved),
            ]
        if not tokens:
            return told + NO_TOKENS
        on, under = tokens.get((False, stack[0])) if stack else None, tokens.get((True, spot))
        if on is None and under is None:
            return told + NO_TOKENS
        return told + [share(a + b, 4) for a, b in zip(on or NO_COUNT, under or NO_COUNT, strict=True)]

    def _level(self, t: VCardTable, spot: int, vt: int) -> float:
        """What counts in combat, for whoever would fight."""
        level = power(t, vt) if spot % SPOTS == ACTIVE else CARDS[t.defs[top(t, vt)]].facts.pl
        return max(-2.0, min(2.0, level / PL))

    def faces(self, t: VCardTable, seat: int) -> list[int]:
        sides = (seat, 1 - seat)
        stacks = [t.zones[spot] for side in sides for spot in spots(side)]
        picks = picked_cards(t, seat)
        found = [
            *filled(kinds_in(t, zone(t, seat, HAND)), HELD),
            *filled(known_only(t, zone(t, 1 - seat, HAND), seat), KNOWN),
            *(seen(t, (stack[-1],), seat)[0] if stack else NONE for stack in stacks),
            *(seen(t, (stack[0],), seat)[0] if stack else NONE for stack in stacks),
        ]
        for side in sides:
            found += filled(seen(t, zone(t, side, MASCOT_SPOT), seat), 1)
        found += filled(seen(t, t.zones[WORLD_SPOT], seat), 1)
        for side in sides:
            found += filled(seen(t, zone(t, side, ALLIES), seat), ALLY)
        for side in sides:
            found += filled(seen(t, zone(t, side, DISCARD)[: -NEWEST - 1 : -1], seat), NEWEST)
        found += filled((seen(t, (item.card,), seat)[0] if item.card >= 0 else NONE for item in t.queue), QUEUED)
        found += filled(() if picks is None else seen(t, picks.cards, seat), CANDIDATES)
        return [*found, asking(t, seat)]

    def slots(self, t: VCardTable, seat: int, options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
        return Reader(t, seat, options).read()
