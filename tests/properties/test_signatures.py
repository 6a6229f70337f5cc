"""The arguments of every word, read from the source as for a compiled engine, are those that Python tells."""

from __future__ import annotations

import inspect
from types import FunctionType

from kaimaku.games.danmaku.lang.grammar import GRAMMAR as DANMAKU
from kaimaku.games.hocg.lang import GRAMMAR as HOCG
from kaimaku.games.vcard.lang import GRAMMAR as VCARD
from kaimaku.language import Word
from kaimaku.language.signatures import _written, parameters
from tests.for_each import for_each

WORDS = [
    (game, word)
    for game, grammar in (("hocg", HOCG), ("danmaku", DANMAKU), ("vcard", VCARD))
    for word in grammar.words.values()
    if word.make is not None
]


@for_each(WORDS, lambda named: f"{named[0]}:{named[1].name}")
def test_a_word_has_the_arguments_that_its_source_says(named: tuple[str, Word]) -> None:
    make = named[1].make
    if not isinstance(make, type | FunctionType) or hasattr(make, "__mypyc_attrs__"):
        return
    told = [(p.name, p.kind, p.default) for p in inspect.signature(make).parameters.values()]
    assert [(p.name, p.kind, p.default) for p in _written(make)] == told
    assert [p.name for p in parameters(make)] == [name for name, _, _ in told]
