"""A hololive OCG table as numbers and rows of cards, and its options as verbs with slots."""

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
from kaimaku.games.hocg.defs import COLORS, DEFS
from kaimaku.games.hocg.rules import picking as reasons
from kaimaku.games.hocg.rules.hands import HANDS
from kaimaku.games.hocg.rules.picking import HOLOMEM
from kaimaku.games.hocg.rules.stats import hp
from kaimaku.games.hocg.table import (
    ARCHIVE,
    CHEER_DECK,
    DECK,
    HAND,
    LIFE,
    OSHI_POSITION,
    POWER,
    RESOLUTION,
    HoloTable,
    Mem,
)
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.reasons import CARD

from . import cards
from .options import Reader
from .places import BOTH, STAGE, hosts, places

HELD = 24  # different cards in a hand
KNOWN = 8  # cards of the opponent's hand that were shown
NEWEST = 8  # cards of an archive
RESOLVING = 2
HP = 300
PHASES = ("setup", "reset", "draw", "cheer", "main", "performance", "end")

IN_HAND = Slot("different card in your hand, sorted by number", HELD)
MINE = Slot("your holomem: center, collab, back", STAGE)
ANY_MEM = Slot("holomem: yours, then theirs", BOTH)
MAYBE_MEM = Slot("no holomem, or one: yours, then theirs", BOTH + 1)

SIDE = (
    Field("hand", 1, "cards in the hand, of 20"),
    Field("deck", 1, "cards in the deck, of 50"),
    Field("cheer deck", 1, "cards in the cheer deck, of 20"),
    Field("life", 1, "life, of 6"),
    Field("power", 1, "holo Power, of 20"),
    Field("archive", 1, "cards in the archive, of 50"),
    Field("stage", 1, "holomem on the stage, of 6"),
)
MEM = (
    Field("there", 1, "there is a holomem"),
    Field("face down", 1, "it lies face down"),
    Field("HP", 1, f"HP as it is now, of {HP}; 0 while face down"),
    Field("damage", 1, f"damage, of {HP}"),
    Field("resting", 1, "it rests"),
    Field("new", 1, "it came to the stage this turn"),
    Field("bloomed", 1, "it bloomed this turn"),
    Field("stack", 1, "cards in its stack, of 4"),
    Field("supports", 1, "attached supports, of 4"),
    *(Field(f"{color} cheers", 1, f"attached {color} cheers, of 5") for color in COLORS),
)
SINGLE = ("first", "second", "keep", "redraw", "pass", "yes", "no", "done", *HANDS)


class HoloEncoding(Encoding[HoloTable]):
    facts = cards.FACTS
    kinds = (CARD, HOLOMEM)
    reasons = named(reasons)
    groups = (
        Group(
            "table",
            (
                Field("turn", 1, "turns so far, of 50"),
                Field("mine", 1, "it is your turn"),
                Field("began", 1, "you went first"),
                *(Field(phase, 1, f"it is the phase {phase}") for phase in PHASES),
            ),
        ),
        Group("side", SIDE, "you, then your opponent", 2),
        Group("holomem", MEM, "yours: center, collab, five on the back; then theirs", BOTH),
        Group("copies", (Field("copies", 1, "copies of this card in your hand, of 4"),), "as the row hand", HELD),
    )
    rows = (
        Row("oshi", 2, "your Oshi, then theirs"),
        Row("hand", HELD, "different cards in your hand, sorted by number"),
        Row("shown", KNOWN, "cards of the opponent's hand that you know"),
        Row("holomem", BOTH, "top cards, as the group holomem"),
        Row("support", BOTH, "the first support attached to each"),
        Row("archive", 2 * NEWEST, "the newest cards of your archive, then of theirs"),
        Row("resolution", RESOLVING, "cards being used"),
        Row("candidates", CANDIDATES, "cards that can be picked, as the slots of pick"),
        Row("asking", 1, "the card whose text asks you"),
    )
    verbs = (
        *(Verb(name) for name in SINGLE),
        Verb("center", (IN_HAND,), "put it face down as center"),
        Verb("place", (IN_HAND,), "put it on the stage"),
        Verb("bloom", (IN_HAND, MINE), "bloom a holomem into it"),
        Verb("play", (IN_HAND, MAYBE_MEM), "use a support, on a holomem if it is attached"),
        Verb("collab", (MINE,), "collab with it"),
        Verb("baton", (MINE,), "pass the baton to it"),
        Verb("skill", (Slot("skill of your Oshi", 4),), "use a skill"),
        Verb("art", (MINE, Slot("Arts of it", 6), MAYBE_MEM), "use Arts on a holomem"),
        Verb("ability", (MAYBE_MEM, Slot("ability in the order of the list", 4)), "use an ability"),
        Verb("resolve", (Slot("waiting ability", 12),), "resolve it next"),
        Verb("replace", (Slot("replacing effect, the oldest first", 8),), "apply it next"),
        Verb("number", (Slot("the number", 32),), "name a number"),
        Verb("pick", (Slot("candidate", CANDIDATES),), "pick a card"),
        Verb("choose", (ANY_MEM,), "pick a holomem"),
    )

    def definitions(self) -> int:
        return len(DEFS)

    def card(self, definition: int) -> Sequence[float]:
        return cards.facts(definition)

    def numbers(self, t: HoloTable, seat: int) -> list[float]:
        found = [
            share(t.turn, 50),
            float(t.active == seat),
            float(t.first == seat),
            *one_hot(PHASES.index(t.phase), len(PHASES)),
        ]
        zones = t.zones
        for side in (seat, 1 - seat):
            found += [
                share(len(zones[HAND + side]), 20),
                share(len(zones[DECK + side]), 50),
                share(len(zones[CHEER_DECK + side]), 20),
                share(len(zones[LIFE + side]), 6),
                share(len(zones[POWER + side]), 20),
                share(len(zones[ARCHIVE + side]), 50),
                share(len(t.spots[side]), 6),
            ]
        for mem in places(t, seat):
            found += EMPTY if mem is None else _mem(t, mem)
        mine = [t.defs[c] for c in zones[HAND + seat]]
        copies = [share(mine.count(d), 4) for d in sorted(set(mine))[:HELD]]
        return found + copies + [0.0] * (HELD - len(copies))

    def faces(self, t: HoloTable, seat: int) -> list[int]:
        zones, other = t.zones, 1 - seat
        picks = picked_cards(t, seat, lambda: hosts(t, seat))
        mems = places(t, seat)
        tops = [m.stack[-1] if m is not None else -1 for m in mems]
        supports = [m.supports[0] if m is not None and m.supports else -1 for m in mems]
        newest = [filled(seen(t, zones[ARCHIVE + s][: -NEWEST - 1 : -1], seat), NEWEST) for s in (seat, other)]
        return [
            *filled(seen(t, zones[OSHI_POSITION + seat] + zones[OSHI_POSITION + other], seat), 2),
            *filled(kinds_in(t, zones[HAND + seat]), HELD),
            *filled(known_only(t, zones[HAND + other], seat), KNOWN),
            *(NONE if c < 0 else seen(t, (c,), seat)[0] for c in tops),
            *(NONE if c < 0 else seen(t, (c,), seat)[0] for c in supports),
            *newest[0],
            *newest[1],
            *filled(seen(t, zones[RESOLUTION + seat] + zones[RESOLUTION + other], seat), RESOLVING),
            *filled(() if picks is None else seen(t, picks.cards, seat), CANDIDATES),
            asking(t, seat),
        ]

    def slots(self, t: HoloTable, seat: int, options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
        return Reader(t, seat, options).read()


EMPTY = [0.0] * len(MEM)
NO_CHEERS = [0.0] * len(COLORS)


def _mem(t: HoloTable, mem: Mem) -> list[float]:
    cheers = NO_CHEERS
    if mem.cheers:
        masks = [DEFS[t.defs[c]].colors for c in mem.cheers]
        cheers = [share(len([m for m in masks if m & color]), 5) for color in COLORS.values()]
    return [
        1.0,
        float(mem.face_down),
        0.0 if mem.face_down else share(hp(t, mem), HP),
        share(mem.damage, HP),
        float(mem.resting),
        float(mem.placed == t.turn),
        float(mem.bloomed == t.turn),
        share(len(mem.stack), 4),
        share(len(mem.supports), 4),
        *cheers,
    ]
