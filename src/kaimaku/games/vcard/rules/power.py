"""Power Levels (4.2.0, 7.2.0.2): the printed number and everything that is added to it, each term with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaimaku.kernel.frames import Value
from kaimaku.kernel.listeners import ABILITIES, GAME_LONG, STANDING, Ability, Live, enter
from kaimaku.kernel.table import Table
from kaimaku.kernel.values import value

from ..card import ALLY, WORLD
from ..table import ACTIVE, MASCOT_SPOT, NO_ADVANTAGE, PL, SIDE, VCardTable, face, face_up, top, vcard, zone
from .elements import beaten, element_of
from .pairing import paired
from .tokens import BURN, FOOD, amount

# Every kind of term, in the order in which people are shown them (7.2.0.2), and its rule.
TERMS: Final = {
    "printed": "vcard:4.1.1.2b",
    "counter": "vcard:4.2.0.3-2",
    "food": "vcard:8.1.0.1/feed",
    "burn": "vcard:8.1.0.1/burn",
    "advantage": "vcard:4.3.1.2",
    "element": "vcard:4.1.2.5",
    "paired": "vcard:4.1.2.6c",
    "ally": "vcard:4.1.3.5",
    "world": "vcard:4.1.4.3",
    "passive": "vcard:4.4.1.5a",
}
PLACES: Final = {kind: place for place, kind in enumerate(TERMS)}


class Counter(Ability):
    """A PL counter lies on its VT until that leaves the board (4.2.0.3)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.anchor == subject else 0


class Food(Ability):
    def amount(self, t: Table, live: Live, subject: int) -> int:
        return amount(vcard(t), FOOD, subject)


class Burned(Ability):
    """-2 for whoever stands on a Burned spot."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        board = vcard(t)
        return -2 * amount(board, BURN, board.where[subject])


class Paired(Ability):
    """The Active Mascot is Paired with this VT (4.1.2.6c)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        board = vcard(t)
        return int(paired(board, board.owner[subject]) == subject)


class Bonus(Ability):
    """+1 PL by a rule, for a face-up VT in the Active Spot; a face-down one shows no element (V-45)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        board = vcard(t)
        if board.where[subject] % SIDE != ACTIVE or not face_up(board, subject):
            return 0
        return int(self.holds(board, board.owner[subject], subject))

    def holds(self, t: VCardTable, seat: int, vt: int) -> bool:
        raise NotImplementedError


class MascotElement(Bonus):
    """The Active Mascot has the element of the Active VT (4.1.2.5)."""

    def holds(self, t: VCardTable, seat: int, vt: int) -> bool:
        element = element_of(t, vt)
        return element is not None and any(face(t, m).facts.element == element for m in zone(t, seat, MASCOT_SPOT))


class Advantage(Bonus):
    """The opposing Active VT has the element this one is strong against (4.3.1.2, V-09), unless it is switched off."""

    def holds(self, t: VCardTable, seat: int, vt: int) -> bool:
        foe = beaten(t, vt)
        return foe >= 0 and not waived(t, vt, foe, t.mods.get(NO_ADVANTAGE, ()))


def waived(t: VCardTable, vt: int, foe: int, by: Sequence[Live]) -> bool:
    """Does any of these take a VT's advantage over the other away? Not one that Bolster canceled on it (V-05)."""
    return any(ABILITIES[x.ability].amount(t, x, foe) for x in by if (x.stamp, vt) not in t.spared)


COUNTER: Final = Counter()
ADVANTAGE: Final = Advantage()
BY_RULE: Final[dict[str, Ability]] = {
    "food": Food(),
    "burn": Burned(),
    "advantage": ADVANTAGE,
    "element": MascotElement(),
    "paired": Paired(),
}
COUNTER.register("vcard:counter")
for _name, _ability in BY_RULE.items():
    _ability.register(f"vcard:{_name}")


def start_rules(t: VCardTable) -> None:
    """The bonuses every game has."""
    for ability in BY_RULE.values():
        enter(t.mods, PL, Live(ability.number, -1, -1, -1, t.tick(), STANDING, 0))


def mark(t: VCardTable, vt: int, source: int, n: int) -> None:
    """Lay a PL counter on a VT."""
    enter(t.mods, PL, Live(COUNTER.number, source, t.owner[vt], vt, t.tick(), GAME_LONG, n))


def unmark(t: VCardTable, vt: int) -> None:
    """All PL counters leave a VT (7.4.1.1)."""
    t.mods[PL] = tuple(x for x in t.mods[PL] if x.anchor != vt)


def power(t: VCardTable, vt: int) -> int:
    """The Power Level of a VT now; it has no upper or lower limit."""
    return value(t, PL, vt, face(t, top(t, vt)).facts.pl)


# abilities that change a Power Level or an advantage if some Power Level is high enough
HANGING: Final[set[int]] = set()


def firm_power(t: VCardTable, vt: int) -> int:
    """The Power Level without what itself hangs on Power Levels: what such a condition looks at (V-57)."""
    total = face(t, top(t, vt)).facts.pl
    for x in t.mods[PL]:
        if x.ability not in HANGING and ABILITIES[x.ability] is not ADVANTAGE:
            total += ABILITIES[x.ability].amount(t, x, vt)
    foe = beaten(t, vt)
    firm = [x for x in t.mods.get(NO_ADVANTAGE, ()) if x.ability not in HANGING]
    return total + int(foe >= 0 and not waived(t, vt, foe, firm))


def terms(t: VCardTable, vt: int) -> list[tuple[str, int, int]]:
    """What a Power Level is made of: (kind, card it comes from or -1, amount), in the order of people's sums."""
    found = [("printed", top(t, vt), face(t, top(t, vt)).facts.pl)]
    for x in t.mods[PL]:  # entered in the order of their age
        if x.anchor >= 0 and x.anchor != vt:
            continue  # a counter of another VT
        n = ABILITIES[x.ability].amount(t, x, vt)
        if n:
            found.append((kind_of(t, x), source_of(t, x, vt), n))
    return sorted(found, key=_place)


def _place(term: tuple[str, int, int]) -> int:
    return PLACES[term[0]]


def kind_of(t: VCardTable, x: Live) -> str:
    name = ABILITIES[x.ability].name.removeprefix("vcard:")
    if name in TERMS:
        return name
    return {ALLY: "ally", WORLD: "world"}.get(face(t, x.source).facts.type, "passive")


def source_of(t: VCardTable, x: Live, vt: int) -> int:
    """The card to name: for the bonuses of a Mascot, that Mascot."""
    if ABILITIES[x.ability] in (BY_RULE["element"], BY_RULE["paired"]):
        return zone(t, t.owner[vt], MASCOT_SPOT)[0]
    return x.source


Account = tuple[str, int, tuple[Value, ...]]


def account(t: VCardTable, vt: int) -> Account:
    """A VT's total with its terms, cards by their numbers: how a combat was counted stays told when the cards moved."""
    found = terms(t, vt)
    rows = tuple((kind, face(t, c).facts.id if c >= 0 and face_up(t, c) else "", n) for kind, c, n in found)
    return (face(t, top(t, vt)).facts.id, sum(n for _, _, n in found), rows)
