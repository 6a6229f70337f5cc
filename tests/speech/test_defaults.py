"""A game that says nothing of its own is still told, asked and explained: by prompts, verbs, kinds and its refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.projection.things import Thing, find
from kaimaku.games.vcard.table import HAND, VCardTable, zone
from kaimaku.kernel.decisions import PROMPTS, Option, options
from kaimaku.kernel.refusals import Refusal
from kaimaku.speech.eye import Eye
from kaimaku.speech.narrator import Narrator, Sentence, tell_all
from kaimaku.speech.reasons import Try
from kaimaku.speech.speech import Speech
from kaimaku.speech.voice import Form, Voice, form
from kaimaku.wire.common import Words
from tests.properties.vcard_play import decks, new

DREW = tell_all("{who} draw{s} {cards}.", "{who}は{cards}を引いた。")
PUT = form("Put {card} at {spot}", "{card}を{spot}に置く", "card", "spot")


class PlainNarrator(Narrator[VCardTable, Eye[VCardTable]]):
    sentences: ClassVar[Mapping[str, Sentence]] = {
        "draw": tell_all("{who} draw{s} {cards}.", "{who}は{cards}を引いた。")
    }

    def eye(self, t: VCardTable) -> Eye[VCardTable]:
        return Eye(t, self.viewer, self.all_seeing)

    def named(self, eye: Eye[VCardTable], voice: Voice, card: int) -> str:
        return f"<{eye.t.defs[card]}>"


class PlainSpeech(Speech[VCardTable, Thing]):
    narrators = PlainNarrator
    forms: ClassVar[Mapping[str, Form]] = {
        "place": form("Put {card} at {spot}", "{card}を{spot}に置く", "card", "spot")
    }

    def find(self, t: VCardTable, seat: int, handle: str) -> Thing:
        return find(t, seat, handle)

    def acts(self, t: VCardTable, thing: Thing) -> bool:
        return True

    def tries(self, t: VCardTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
        wanted: list[Option] = [("place", zone(t, seat, HAND)[0], 999), *options(t, seat)[:1]]
        return [(option, GAME.refuse(t, seat, option)) for option in wanted]


SPEECH = PlainSpeech()
WHO = (("You", "あなた"), ("{1}", "{1}"))


def test_a_question_has_the_words_of_its_prompt_and_options_those_of_their_verbs() -> None:
    t = new(1)
    seat = t.asked[0]
    asked = SPEECH.question(t, seat, 3, words=True)
    prompt = PROMPTS[t.prompt]
    assert (asked.words, asked.prompt) == (Words(prompt.words("en"), prompt.words("ja")), prompt.name)
    verb, card, spot = options(t, seat)[0]
    assert verb == "place"
    assert asked.options[0].words == Words(f"Put {card} at {spot}", f"{card}を{spot}に置く")
    assert asked.options[0].label == Words("Place", "place")  # which has no words of its own
    assert len({option.act for option in asked.options}) == len(asked.options)
    assert SPEECH.option_words(t, seat, ("yes",)) == Words("Yes", "はい")
    assert SPEECH.option_words(t, seat, ("number", 3)) == Words("3", "3")
    assert SPEECH.asides(t, seat, words=True) == []


def test_an_entry_without_a_sentence_is_told_by_its_kind() -> None:
    t = GAME.new(decks(1), 1, journal=True)
    lines = SPEECH.narrator(0).lines(t, t.journal or [], 1, words=True)
    said = [line.words.en for line in lines if line.words is not None]
    assert any(text.startswith("You draw <") for text in said)
    assert any(text.startswith("{1} draws ") and text.endswith(" cards.") for text in said)
    others = [line for line in lines if line.kind != "draw"]
    assert others
    for line in others:
        assert line.words in [Words(f"{you}: {line.kind}.", f"{ja}：{line.kind}。") for you, ja in WHO]


def test_why_not_is_the_games_own_refusal() -> None:
    t = new(1)
    seat = t.asked[0]
    card = zone(t, seat, HAND)[0]
    why = GAME.refuse(t, seat, ("place", card, 999))
    assert isinstance(why, Refusal)
    found = SPEECH.because(t, seat, f"c{t.handles[card]}", "")
    assert found.can == [SPEECH.option_words(t, seat, options(t, seat)[0])]
    assert [(reason.why.rule, reason.why.words.en) for reason in found.reasons] == [(why.rule, why.en)]


def test_how_it_ended() -> None:
    t = new(1)
    GAME.decide(t, t.asked[0], ("concede",))
    assert t.result is not None
    won = t.result.winners[0]
    assert SPEECH.outcome(t.result) == Words(f"{{{won}}} wins.", f"{{{won}}}の勝ちです。")
    assert SPEECH.because(t, 0, "pass", "").reasons[0].why.words.en == t.questions.over.en
