"""Lines of the journal: every kind has words in both languages, for each viewer, and shows no face it should not."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kaimaku.games.hocg
from kaimaku.games.desk import Narrator
from kaimaku.games.hocg.defs import BY_ID, DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.eye import Eye
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.speech.journal import SENTENCES
from kaimaku.games.hocg.table import DECK, HAND, HoloTable
from kaimaku.kernel.journal import redact
from kaimaku.wire.common import Face
from kaimaku.wire.play import Line
from tests.depth import examples
from tests.properties.hocg_play import new, pick
from tests.rules.hocg.cards_arts import ARMORED
from tests.server.desks.sight import DESK, encode, faces

ONE_MEM = {kind for kind, form in SENTENCES.items() if form.details[:1] == ("mem",)} - {"leave", "down"}
SEEDS = st.integers(0, 100_000)
SOURCE = Path(kaimaku.games.hocg.__file__).parent
LINK = re.compile(r"\[([^\][]+)\]\(([^()]+)\)")
LEFT = re.compile(r"\{(?![01]\})|(?<!\{[01])\}|\[(?![^\][]+\]\()|\bNone\b")


def kinds_written() -> set[str]:
    """Every kind of entry that some rule or verb writes."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = {kind for row in re.findall(r"\bnote\(\s*\w+, ([^,]+),", text) for kind in re.findall(r'"([\w-]+)"', row)}
    return found | {"concede"}


def test_every_kind_of_entry_has_words() -> None:
    assert kinds_written() == SENTENCES.keys()


def check_words(line: Line, viewer: int | None) -> None:
    assert line.words is not None
    for text in (line.words.en, line.words.ja):
        assert text and not LEFT.search(text), text
        for label, number in LINK.findall(text):
            assert label.startswith((BY_ID[number].name("en"), BY_ID[number].name("ja")))
        if viewer is not None:
            assert f"{{{viewer}}}" not in text
    assert line.words.en.endswith(".") and line.words.ja.endswith("。")
    if viewer is None:
        assert not re.search(r"\b[Yy]ou\b|\b[Yy]our\b", LINK.sub("", line.words.en)) or line.kind in ("art", "skill")


@settings(max_examples=examples(12))
@given(SEEDS)
def test_whole_games_are_told_in_both_languages(seed: int) -> None:
    rng = Random(seed)
    t = new(seed, journal=True)
    tellers: dict[int | None, Narrator] = {viewer: DESK.narrator(viewer) for viewer in (0, 1, None)}
    quiet = {viewer: DESK.narrator(viewer) for viewer in (0, 1, None)}
    at = 0
    while True:
        entries = (t.journal or [])[at:]
        for viewer, narrator in tellers.items():
            lines = narrator.lines(t, entries, at + 1, words=True)
            bare = quiet[viewer].lines(t, entries, at + 1, words=False)
            assert [line.n for line in lines] == list(range(at + 1, at + 1 + len(entries)))
            for line, plain, told, entry in zip(lines, bare, redact(t, entries, viewer), entries, strict=True):
                assert plain.words is None and encode(plain) == encode(without_words(line))
                assert (line.card is None) == (told[2] is None)
                assert line.card is None or line.card.card == DEFS[int(str(told[2]))].id
                if line.words is not None:
                    check_words(line, viewer)
                else:
                    assert SENTENCES[line.kind].together or line.kind == "sum"
                assert entry[0] == line.kind and line.seat in (0, 1)
        at += len(entries)
        if t.result is not None:
            return
        GAME.decide(t, *pick(t, rng, fierce=True))


def without_words(line: Line) -> Line:
    return Line(line.n, line.kind, line.seat, line.card, line.more)


@settings(max_examples=examples(8))
@given(SEEDS)
def test_things_in_lines_go_by_the_names_they_have_in_the_view(seed: int) -> None:
    """A holomem or card that a line speaks of, if it is still in sight, is called the same there."""
    rng = Random(seed)
    t = new(seed, journal=True)
    while t.result is None:
        before = len(t.journal or [])
        GAME.decide(t, *pick(t, rng, fierce=True))
        entries = (t.journal or [])[before:]
        for viewer in (0, 1, None):
            eye = Eye(t, viewer)
            view = DESK.view(t, viewer)
            shown = {face.id: face.card for face in faces(view)}
            mems = {mem.id for side in view.sides for mem in side.stage}
            for line, entry in zip(DESK.narrator(viewer, t).lines(t, entries, 1, False), entries, strict=True):
                if line.card is not None and line.card.id != "-":
                    assert shown.get(line.card.id, line.card.card) == line.card.card
                    last = entry is entries[-1]
                    if last and eye.name(entry[2]) != "-":
                        assert line.card.id == eye.name(entry[2])
                if line.kind in ONE_MEM and line.more and entry[5][0] in t.mems:
                    assert line.more[0] in mems


def lines_of(t: HoloTable, viewer: int | None) -> list[Line]:
    return DESK.narrator(viewer, t).lines(t, t.journal or [], 1, words=True)


def said(t: HoloTable, viewer: int | None, kind: str) -> list[tuple[str, str]]:
    return [(line.words.en, line.words.ja) for line in lines_of(t, viewer) if line.kind == kind and line.words]


def test_who_does_it_is_you_or_a_name_to_be_filled_in() -> None:
    t = build({"journal": True, "A": {"hand": ["hSD01-016"], "deck": ["hSD01-003", "hSD01-004", "hSD01-003"]}})
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    sora = "[Tokino Sora Debut](hSD01-003) ×2 and [Tokino Sora Debut](hSD01-004)"
    assert said(t, 0, "draw")[0][0] == f"You draw {sora}."
    assert said(t, 1, "draw") == [("{0} draws 3 cards.", "{0}はカード3枚を引いた。")]
    assert said(t, None, "draw") == said(t, 1, "draw")
    assert said(t, 0, "play")[0] == (
        "You play [Harusaki Nodoka](hSD01-016).",
        "あなたは[春先のどか](hSD01-016)を使った。",
    )
    drawn = [line for line in lines_of(t, 0) if line.kind == "draw"]
    assert [line.words is None for line in drawn] == [False, True, True]
    assert [line.card.id if line.card else "" for line in drawn] == [f"c{t.handles[c]}" for c in t.zones[HAND]]
    assert all(line.card is None for line in lines_of(t, 1) if line.kind == "draw")


def test_damage_says_its_sum() -> None:
    """Printed power, critical, text, effects, and what is taken less (12.2.4); damage of one term only says itself."""
    t = build(
        {
            "journal": True,
            "phase": "performance",
            "dice": [3],
            "A": {"center": {"card": "hSD01-011", "cheers": ["green"] * 3, "attached": ["hBP01-114"]}},
            "B": {"center": ARMORED},
        }
    )
    user, aim = t.spots[0][0], t.spots[1][0]
    GAME.decide(t, 0, ("art", user, BY_ID["hSD01-011"].arts[1].number, aim))
    GAME.decide(t, 0, ("yes",))
    (whole, *axe) = said(t, 1, "damage")
    assert whole[0].startswith("Your [") and "takes 200 damage (200 total)" in whole[0]
    assert whole[0].endswith(": 100, +50 critical, +50 text, +20 effects, -20 when taken.")
    assert whole[1].endswith("（合計200）：100、特攻+50、テキスト+50、効果+20、受ける時-20。")
    assert all(":" not in LINK.sub("", en) for en, _ in axe)
    total = next(line for line in lines_of(t, 1) if line.kind == "sum")
    assert total.more == [f"m{aim}", 100, 50, 50, 20, -20] and total.words is None


def test_a_card_looked_at_in_a_pile_is_no_thing_on_the_table() -> None:
    """Whatever handle it had when it was last in sight."""
    t = build({"journal": True, "A": {"hand": ["hSD01-018"], "deck": ["hSD01-003"] * 6}})
    for card in t.zones[DECK]:
        t.handles[card] = t.handle = t.handle + 1
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    looked = [line for line in lines_of(t, 0) if line.kind == "look"]
    assert [line.card for line in looked] == [Face("-", "hSD01-003")] * 5
    assert all(line.card is None for line in lines_of(t, 1) if line.kind == "look")


def test_words_may_begin_at_any_time() -> None:
    """A narrator that was silent for a while still knows who is who."""
    t = build({"journal": True, "A": {"hand": ["hSD01-003"]}})
    narrator = DESK.narrator(1, t)
    GAME.decide(t, 0, ("place", t.zones[HAND][0]))
    before = len(t.journal or [])
    assert all(line.words is None for line in narrator.lines(t, t.journal or [], 1, words=False))
    GAME.decide(t, 0, ("collab", t.spots[0][-1]))
    said = [
        line.words.en for line in narrator.lines(t, (t.journal or [])[before:], before + 1, words=True) if line.words
    ]
    assert "{0}'s [Tokino Sora Debut](hSD01-003) moves to collab." in said


def test_the_winner_has_the_last_line() -> None:
    t = build({"journal": True})
    GAME.decide(t, 0, ("concede",))
    assert said(t, 0, "concede") == [("You concede.", "あなたが投了した。")]
    assert said(t, 1, "concede") == [("{0} concedes.", "{0}が投了した。")]


@pytest.mark.parametrize("kind", sorted(SENTENCES.keys() - {"sum"}))
def test_the_words_of_a_kind_are_whole_sentences(kind: str) -> None:
    en, ja, *_ = SENTENCES[kind]
    assert en.endswith(".") and ja.endswith("。")
