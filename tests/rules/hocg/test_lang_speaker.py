"""A card speaks of itself by its own type, whoever else puts a card into words meanwhile."""

from __future__ import annotations

from threading import Thread

from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang.declare import texts
from kaimaku.games.hocg.lang.holomem_nouns import HOLDER
from kaimaku.games.hocg.lang.words import Speaker

assert GAME  # whose cards are declared with it


def self_speaking(support: str) -> CardDef:
    """A card of this type whose text speaks of the card itself."""
    return next(
        d for d in BY_ID.values() if d.support == support and f"this {support}" in str([texts(d, "en")]).lower()
    )


def test_two_threads_speak_at_once() -> None:
    """Another card is put into words in the middle of a text."""
    mascot = self_speaking("mascot")
    alone = texts(mascot, "en")
    meanwhile: list[dict[str, str]] = []
    with Speaker.of("tool"):
        other = Thread(target=lambda: meanwhile.append(texts(mascot, "en")))
        other.start()
        other.join()
        assert HOLDER.words("en") == "the holomem this tool is attached to"
    assert meanwhile == [alone]


def test_nobody_speaks_for_the_card_before() -> None:
    texts(self_speaking("tool"), "en")
    assert HOLDER.words("en") == "the holomem this card is attached to"
