"""One language: what a reader of one language is told is what a reader of both reads in it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.kernel.refusals import Lang
from kaimaku.speech.spoken import BOTH, ONLY, speaking, spoken
from kaimaku.usual import decks_for
from tests.depth import at_depth

GAMES = [(manifest.name, manifest.sizes[-1]) for manifest in games.all()]


def only(told: Any, lang: Lang) -> Any:
    """Plain data with its words in one language."""
    if isinstance(told, list):
        return [only(each, lang) for each in told]
    if isinstance(told, dict):
        return told[lang] if told.keys() == {"en", "ja"} else {key: only(each, lang) for key, each in told.items()}
    return told


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_one_language_is_half_of_both(game: str, seats: int, lang: Lang) -> None:
    the_desk, rng = desk(game), Random(f"{game} {lang}")
    empty = 0
    for seed in range(at_depth(1, 10)):
        t = the_desk.game.new(decks_for(game, seats), seed)
        t.journal = t.journal or []
        viewers = [None, *range(at_depth(1, t.seats))]
        pairs = [(the_desk.narrator(viewer), the_desk.narrator(viewer)) for viewer in viewers]
        while t.result is None:
            entries, t.journal = t.journal, []
            for viewer, (one, two) in zip(viewers, pairs, strict=True):
                told = [one.lines(t, entries, 1, True), the_desk.view(t, viewer)]
                with speaking(ONLY[lang]):
                    half = [two.lines(t, entries, 1, True), the_desk.view(t, viewer)]
                if viewer in t.asked:
                    told.append(the_desk.question(t, viewer, 1, True))
                    with speaking(ONLY[lang]):
                        half.append(the_desk.question(t, viewer, 1, True))
                assert only(msgspec.to_builtins(half), lang) == only(msgspec.to_builtins(told), lang)
                empty += msgspec.json.encode(half).count(b'"ja":""' if lang == "en" else b'"en":""')
            seat = rng.choice(t.asked)
            the_desk.game.decide(t, seat, rng.choice(the_desk.game.options(t, seat)))
    assert empty > 100  # the other language was really left out
    assert spoken() == BOTH
