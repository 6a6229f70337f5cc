"""Plain cheers: their text is a reminder and has no effect (2.7.2.1)."""

from .. import facts
from ..lang import plain

plain(*(number for number, card in facts.load().items() if card.kind == "cheer"))
