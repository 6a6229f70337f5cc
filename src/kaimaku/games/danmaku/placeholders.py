"""Cards that do nothing, for positions that say nothing: Blank, Fairy, Calm. They have numbers like any card."""

from __future__ import annotations

from typing import ClassVar, Final

from kaimaku.kernel.refusals import Refusal

from .cards import characters, incidents, main_deck, roles  # noqa: F401  the declarations come first
from .definitions import CHARACTERS, INCIDENT_CARDS, MAIN_CARDS, NOTHING, Bearer, Character, Incident, MainCard
from .facts import Names, PrintedCard, PrintedCharacter, PrintedIncident, PrintedSpell
from .lang.frames import reaction, spell
from .lang.hands import Draw
from .phrases import Occasion
from .table import DanmakuTable
from .templates import Term


class NoOccasion(Term, Occasion):
    """Something that never happens."""

    NOT: ClassVar = Refusal("danmaku:type.reaction.2", "This card can never be played.", "このカードは使えません。")

    def refuse(self, t: DanmakuTable, number: int, you: int) -> Refusal | None:
        return self.NOT


def _blank() -> MainCard:
    """A card that can never be played; it is of Autumn, so that most flips come to nothing."""
    text = reaction(NoOccasion("never", "決して起こらない"), Draw(0))
    text.build("danmaku:x_blank/a", ("reaction",))
    printed = PrintedCard("x_blank", Names("Blank", "白紙"), 0, (("reaction",),), {"autumn": (0,)})
    made = MainCard(printed, "autumn", (text,), NOTHING)
    MAIN_CARDS.remove(made)  # games are dealt from this list
    return made


def _fairy() -> Character:
    """Who sits where a position names nobody: no abilities, and a Spell Card that only draws."""
    text = spell(Draw(1))
    text.build("danmaku:x_fairy/spell", ("spell",))
    flutter = PrintedSpell(Names("Fairy Sign", "妖精符"), Names("Flutter", "ひらひら"), "action")
    fairy = Names("Fairy", "妖精")
    made = Character(PrintedCharacter("x_fairy", fairy, fairy, 0, "spring", flutter), text, Bearer(()))
    CHARACTERS.remove(made)
    return made


def _calm() -> Incident:
    """An Incident without any effect that never ends."""
    printed = PrintedIncident("x_calm", Names("Calm", "平穏"), 0, "autumn")
    made = Incident(printed, 0, None, None, Bearer(()), None, None)
    INCIDENT_CARDS.remove(made)
    return made


BLANK: Final = _blank()
FAIRY: Final = _fairy()
CALM: Final = _calm()
