"""Keywords that lay tokens: Buffs on one's own VTs (8.2.6), Status Effects on the opponent's VTs and spots (8.2.7)."""

from __future__ import annotations

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.refusals import Lang

from ..rules import picking
from ..rules.events import TOKENS, UNDERTOW
from ..rules.moments import Woken
from ..rules.tokens import BLESS, BOLSTER, BUFFS, BURN, CORRUPT, DECAY, EXALT, FOOD, FRACTURE, STATUS, SUBMERGE, takes
from ..table import VCardTable, face, face_up, other, spots
from .effects import APARTS, Part, compile_effect
from .nouns import Several, Where, Which, Who, mine_in_play
from .resources import counted, times
from .targets import Aimed


@mypyc_attr(allow_interpreted_subclasses=True)
class Lay(Aimed):
    """Tokens of a kind on chosen VTs or spots; what may not take one is no legal target (V-19)."""

    kind: int

    def __init__(self, what: Several, n: int = 1) -> None:
        super().__init__(what)
        self.n = n
        self.verb = type(self).__name__
        self.why = picking.REASONS.declare(self.verb.lower(), picking.SPOT if isinstance(what, Where) else CARD)

    def words(self, lang: Lang) -> str:
        what = self.what.words(lang)
        if lang == "ja":
            return f"{what}を{times(self.n, lang)}{self.verb}する"
        return f"{self.verb} {what}{times(self.n, lang)}"

    def legal(self, t: VCardTable, f: Frame) -> list[int]:
        return [x for x in super().legal(t, f) if takes(t, self.kind, x) and self.suits(t, f, x)]

    def suits(self, t: VCardTable, f: Frame, place: int) -> bool:
        """Buffs are for one's own, Status Effects for the opponent's unless the text says "any" (8.2.6.1, 8.2.7.1)."""
        if isinstance(self.what, Where):
            return self.what.free or place in spots(other(f.seat))
        if self.kind in BUFFS:
            return t.owner[place] == f.seat
        return self.kind not in STATUS or t.owner[place] != f.seat

    def lost(self) -> str:
        return ""

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(TOKENS, f.seat, chosen[0], counted(f, self.n), f.source, self.kind, (chosen, self.lost()))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Feed(Lay):
    """Food: +1 PL each until after combat. A VT feeds only others, an Ally its VT too (V-55).

    A text may wait for this very Food to go.
    """

    kind = FOOD

    def __init__(self, who: Who, n: int = 1, lost: Part | None = None) -> None:
        super().__init__(who, n)
        self.after = lost
        self.name = ""

    def words(self, lang: Lang) -> str:
        said = super().words(lang)
        if self.after is None:
            return said
        then = self.after.words(lang)
        return (
            f"{said}。そのFoodが捨てられた時、{then}"
            if lang == "ja"
            else f"{said}. When that Food is discarded, {then}"
        )

    def suits(self, t: VCardTable, f: Frame, place: int) -> bool:
        return super().suits(t, f, place) and f.source != place

    def lower(self, code: Code) -> None:
        if self.after is not None:
            self.name = f"{code.name}/lost{len(code.steps)}"
            APARTS[self.name] = self.after
            Woken(compile_effect(self.name, [self.after])).register(self.name)
        super().lower(code)

    def lost(self) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Bless(Lay):
    kind = BLESS


@mypyc_attr(allow_interpreted_subclasses=True)
class Bolster(Lay):
    """The next thing the opponent does to it is canceled."""

    kind = BOLSTER


@mypyc_attr(allow_interpreted_subclasses=True)
class Decay(Lay):
    kind = DECAY

    def words(self, lang: Lang) -> str:
        if self.n == 1:
            return super().words(lang)
        what = self.what.words(lang)
        return f"{what}をDecayする(×{self.n})" if lang == "ja" else f"Decay {what} by {self.n}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Exalt(Lay):
    kind = EXALT


@mypyc_attr(allow_interpreted_subclasses=True)
class Submerge(Lay):
    kind = SUBMERGE


@mypyc_attr(allow_interpreted_subclasses=True)
class Corrupt(Lay):
    """The player's Mascot is Paired with it; neither a Buff nor a Status Effect."""

    kind = CORRUPT


@mypyc_attr(allow_interpreted_subclasses=True)
class Burn(Lay):
    kind = BURN


@mypyc_attr(allow_interpreted_subclasses=True)
class Fracture(Lay):
    kind = FRACTURE


def _unlocked(t: VCardTable, f: Frame) -> list[int]:
    """The opponent's cards that could be Locked."""
    return [c for c in mine_in_play(t, other(f.seat)) if face(t, c).lock >= 0 and c not in t.locked and face_up(t, c)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Undertow(Aimed):
    """An Unlocked Lock card of the opponent's becomes Locked, and nothing that looks for Locking sees it."""

    why = picking.UNDERTOW

    def __init__(self, n: int = 1) -> None:
        super().__init__(Which(_unlocked, f"{n}", f"{n}枚", n, n))
        self.n = n

    def words(self, lang: Lang) -> str:
        return f"Undertow {self.n}"

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(UNDERTOW, f.seat, chosen[0], origin=f.source, extra=chosen)]
