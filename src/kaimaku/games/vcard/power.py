"""Power Levels (4.2.0, 7.2.0.2): the printed number and everything that is added to it, each term with its reason."""

from __future__ import annotations

from kaimaku.kernel.listeners import ABILITIES, GAME_LONG, STANDING, Ability, Live, enter
from kaimaku.kernel.table import Table
from kaimaku.kernel.values import applying, value

from .table import ACTIVE, MASCOT_SPOT, PL, SIDE, VCardTable, active, face, face_up, other, top, vcard, vt_of, zone


class Counter(Ability):
    """A PL counter lies on its VT until that leaves the board (4.2.0.3)."""

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return live.amount if live.anchor == subject else 0


class Bonus(Ability):
    """+1 PL by a rule, for a face-up VT in the Active Spot; a face-down one shows no element and no name (V-45)."""

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
        element = face(t, top(t, vt)).facts.element
        return element is not None and any(face(t, m).facts.element == element for m in zone(t, seat, MASCOT_SPOT))


class Paired(Bonus):
    """The Active Mascot shows this VT's line and is of the same set (4.1.2.6)."""

    def holds(self, t: VCardTable, seat: int, vt: int) -> bool:
        mine = face(t, vt).facts
        shown = [face(t, m).facts for m in zone(t, seat, MASCOT_SPOT)]
        return any(m.pairs == mine.line and m.set == mine.set for m in shown)


class Advantage(Bonus):
    """The opposing Active VT has the element this one is strong against (4.3.1.2, V-09)."""

    def holds(self, t: VCardTable, seat: int, vt: int) -> bool:
        foe = active(t, other(seat))
        strength = face(t, top(t, vt)).facts.strength
        return strength is not None and foe >= 0 and face_up(t, foe) and face(t, top(t, foe)).facts.element == strength


class Attached(Ability):
    """An Ally adds to the PL of the VT it is attached to (7.2.0.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, t: Table, live: Live, subject: int) -> int:
        return self.n if vt_of(vcard(t), live.source) == subject else 0


COUNTER, FOOD = Counter(), Counter()
COUNTER.register("vcard:counter")
FOOD.register("vcard:food")
BY_RULE: tuple[Bonus, ...] = (MascotElement(), Paired(), Advantage())
for _bonus, _name in zip(BY_RULE, ("element", "paired", "advantage"), strict=True):
    _bonus.register(f"vcard:{_name}")


def start_rules(t: VCardTable) -> None:
    """The bonuses every game has."""
    for bonus in BY_RULE:
        enter(t.mods, PL, Live(bonus.number, -1, -1, -1, t.tick(), STANDING, 0))


def mark(t: VCardTable, kind: Counter, vt: int, source: int, amount: int) -> None:
    """Lay a counter or a token on a VT."""
    enter(t.mods, PL, Live(kind.number, source, t.owner[vt], vt, t.tick(), GAME_LONG, amount))


def unmark(t: VCardTable, kind: Counter, vt: int) -> None:
    """All tokens of a kind leave a VT."""
    t.mods[PL] = tuple(x for x in t.mods.get(PL, ()) if x.ability != kind.number or x.anchor != vt)


def power(t: VCardTable, vt: int) -> int:
    """The Power Level of a VT now; it has no upper or lower limit."""
    return value(t, PL, vt, face(t, top(t, vt)).facts.pl)


def terms(t: VCardTable, vt: int) -> list[tuple[str, int, int]]:
    """What a Power Level is made of: (reason, card it comes from or -1, amount), oldest first."""
    found = [("printed", top(t, vt), face(t, top(t, vt)).facts.pl)]
    for x in applying(t, PL, vt):
        ability = ABILITIES[x.ability]
        found.append((ability.name.removeprefix("vcard:"), x.source, ability.amount(t, x, vt)))
    return found
