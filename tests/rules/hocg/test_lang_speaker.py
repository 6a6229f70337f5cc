"""A card speaks of itself by its own type, whoever else puts a card into words meanwhile."""

from __future__ import annotations

from threading import Thread

from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang.declare import texts
from kaimaku.games.hocg.lang.holomem_nouns import HOLDER
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.kernel.refusals import Lang

assert GAME  # whose cards are declared with it


def self_speaking(support: str) -> CardDef:
    """A card of this type whose text speaks of the card itself."""
    return next(
        d for d in BY_ID.values() if d.support == support and f"this {support}" in str([texts(d, "en")]).lower()
    )


def test_two_threads_speak_at_once() -> None:
    """Another card is put into words in the middle of a text."""
    tool, mascot = self_speaking("tool"), self_speaking("mascot")
    alone = texts(tool, "en"), texts(mascot, "en")
    meanwhile: list[dict[str, str]] = []
    host = tool.hosts[0]
    assert isinstance(host, Host)
    kept = type(host)
    spoken = kept.words

    class Interrupted(kept):  # type: ignore[misc,valid-type]
        def words(self, lang: Lang) -> str:
            other = Thread(target=lambda: meanwhile.append(texts(mascot, "en")))
            other.start()
            other.join()
            return f"{HOLDER.words('en')}: {spoken(self, lang)}"

    host.__class__ = Interrupted
    try:
        said = texts(tool, "en")
    finally:
        host.__class__ = kept
    assert "the holomem this tool is attached to: " in said["text"]
    assert said["text"].replace("the holomem this tool is attached to: ", "", 1) == alone[0]["text"]
    assert meanwhile == [alone[1]]


def test_nobody_speaks_for_the_card_before() -> None:
    texts(self_speaking("tool"), "en")
    assert HOLDER.words("en") == "the holomem this card is attached to"
