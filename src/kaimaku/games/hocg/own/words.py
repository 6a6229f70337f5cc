"""The words of the card language as a workshop offers them: each with the shortest text that uses it."""

from __future__ import annotations

import re
from functools import cache

from kaimaku.language.words import source
from kaimaku.wire.common import Words
from kaimaku.wire.rest import WorkshopWord

from .. import facts
from ..defs import BY_ID
from ..lang.expressions import WORDS
from ..lang.hosts import Host


@cache
def words() -> list[WorkshopWord]:
    """In the order of the alphabet."""
    shortest: dict[str, Host] = {}
    sources: dict[str, str] = {}
    for number in facts.load():
        for host in BY_ID[number].hosts if number in BY_ID else ():
            said = source(host)
            for word in dict.fromkeys(re.findall(r"\w+", said)):
                if word in WORDS and (word not in sources or len(said) < len(sources[word])):
                    sources[word], shortest[word] = said, host  # type: ignore[assignment]
    return [_word(name, sources.get(name, ""), shortest.get(name)) for name in sorted(WORDS, key=str.casefold)]


def _word(name: str, source: str, host: Host | None) -> WorkshopWord:
    if host is None:
        return WorkshopWord(name)
    return WorkshopWord(name, source, Words(host.words("en"), host.words("ja")))
