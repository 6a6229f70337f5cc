"""The journal of a VCard table in sentences: complete, in both languages, and never with a face one may not see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from kaimaku.games import vcard
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.speech.journal import SENTENCES
from kaimaku.kernel.decisions import options
from kaimaku.kernel.table import Result, Table
from kaimaku.wire.play import Line
from tests.properties.vcard_play import new
from tests.server.desks.vcard.laid import A, B, Scene, Side, laid
from tests.server.desks.vcard.sight import DESK, good


def lines(s: Scene, viewer: int | None = A) -> list[Line]:
    """What was told since the last look."""
    return DESK.narrator(viewer).lines(s.t, s.t.journal or [], 1, True)


def told(s: Scene, viewer: int | None = A) -> list[str]:
    found = [line.words for line in lines(s, viewer) if line.words is not None]
    assert all(good(words) for words in found)
    return [words.en for words in found]


def test_every_kind_of_entry_has_its_tale() -> None:
    """Every note of the engine, by what its source says."""
    folder = Path(str(vcard.__file__)).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    kinds = set(re.findall(r'note\(\s*\w+,\s*"([a-z ]+)"', text)) | {
        "cancel",
        "play",
        "salvage",
        "draw",
        "look",
        "reveal",
    }
    told = {form.partition(":")[0] for form in SENTENCES}
    assert kinds - told == {"coins", "mana"}  # gained or given back
    assert told - kinds == {"concede", "gain", "give back"}  # which the kernel notes; and those of Coins and Mana


def test_playing_a_card_is_told_once() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-002"]), Side())
    s.play(A, "evolve", "CCD-002", s.vt(A))
    assert told(s)[:1] == ["You evolve [Marlo Brinewick](CCD-002) to PL9."]
    assert "comes into play" not in " ".join(told(s))
    assert told(s, B)[0] == "{0} evolves [Marlo Brinewick](CCD-002) to PL9."


def test_where_a_card_goes() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-004", "CCD-114"]))
    s.play(A, "play", "CCD-004", 7)
    s.play(A, "ally", "CCD-114", s.vt(A))
    assert told(s) == [
        "You play [Ondine Fathomlight](CCD-004) to Backstage 2.",
        "You attach [Hype Goblin](CCD-114) to [Marlo Brinewick](CCD-001).",
    ]
    assert told(s, None) == [
        "{0} plays [Ondine Fathomlight](CCD-004) to Backstage 2.",
        "{0} attaches [Hype Goblin](CCD-114) to [Marlo Brinewick](CCD-001).",
    ]


def test_an_answer_and_what_becomes_of_it() -> None:
    s = laid(Side(hand=["CCD-094"]), Side(active="CCD-001", hand=["CCD-126"]))
    s.do(A, "boost", "CCD-094")
    s.do(B, "reply", "CCD-126", 0)
    s.settle()
    assert told(s) == [
        "You play [Riptide Contract](CCD-094).",
        "{1} responds with [Stream Snipe](CCD-126).",
        "[Riptide Contract](CCD-094) is canceled.",
    ]


def test_what_arrives_after_something_else_was_told_is_told_again() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-002"]), Side(hand=["CCD-129"]))
    s.do(A, "evolve", "CCD-002", s.vt(A))
    s.do(B, "reply", "CCD-129", 0)
    s.settle()
    said = told(s, None)
    assert "[Marlo Brinewick](CCD-002) comes into play." in said
    assert said[:2] == [
        "{0} evolves [Marlo Brinewick](CCD-002) to PL9.",
        "{1} responds with [Clip It](CCD-129).",
    ]


def test_a_draw_shows_its_face_to_its_player_alone() -> None:
    s = laid(Side(active="CCD-001", deck=["CCD-004", "CCD-013"]), turn=2)
    s.play(A, "lock", "CCD-001")
    assert told(s) == ["You Lock [Marlo Brinewick](CCD-001).", "You draw [Brasa Maravelle](CCD-013)."]
    assert told(s, B) == ["{0} Locks [Marlo Brinewick](CCD-001).", "{0} draws a card."]
    (draw,) = [line for line in lines(s, B) if line.kind == "draw"]
    assert draw.card is None and draw.more == []
    (mine,) = [line for line in lines(s) if line.kind == "draw"]
    assert mine.card is not None and mine.card.card == "CCD-013"


def test_what_was_found_in_a_search_is_named_by_its_face_in_the_others_hand() -> None:
    s = laid(Side(hand=["CCD-100"], deck=["CCD-004", "CCD-114"]))
    s.play(A, "boost", "CCD-100")
    s.number(A, 1)
    s.pick(A, s.offered(A)[0])
    (draw,) = [line for line in lines(s, B) if line.kind == "draw"]
    assert draw.card is not None and (draw.card.id, draw.card.card) == ("h0.CCD-004.0", "CCD-004")
    assert told(s, B)[-3:] == [
        "{0} searches the deck.",
        "{0} draws [Ondine Fathomlight](CCD-004).",
        "{0} shuffles the deck.",
    ]


def test_tokens_counters_and_spots() -> None:
    s = laid(Side(hand=["CCD-082", "CCD-104"], active="CCD-073", back=["CCD-076"]), Side())
    s.play(A, "mascot", "CCD-082")
    s.pick(A, s.vt(A))
    s.do(A, "boost", "CCD-104")
    s.pick(A, s.vt(A, 1))
    s.pick(A, 9)
    said = told(s)
    assert "You gain 1 Mana." in said and "[Auriel Lumen](CCD-073) gets 2 Bless." in said
    assert "[Sister Vesper](CCD-076) moves to Backstage 4." in said and "[Sister Vesper](CCD-076) gets +1 PL." in said
    found = {line.kind: line.more for line in lines(s)}
    assert found["token"] == ["bless", "s0.0"] and found["counter"] == [1, "s0.4"]
    assert found["move"] == ["s0.4"] and found["mana"] == [1]


def test_the_set_up_shows_no_faces_to_others() -> None:
    t = new(1)
    t.journal = []
    seat = t.asked[0]
    GAME.decide(t, seat, options(t, seat)[0])
    for viewer in (0, 1, None):
        (line,) = DESK.narrator(viewer).lines(t, t.journal, 1, True)
        assert line.more == [f"s{seat}.0"] and line.words is not None
        assert (line.card is not None) == (viewer == seat)
        assert ("a VTuber" in line.words.en) == (viewer != seat)


def test_cards_that_are_looked_at_are_named_to_whoever_looks() -> None:
    s = laid(Side(mascot="CCD-010", deck=["CCD-114", "CCD-004", "CCD-001"]), turn=2)
    s.play(A, "lock", "CCD-010")
    assert told(s)[-1] == (
        "You look at the top of the deck: [Marlo Brinewick](CCD-001) and [Ondine Fathomlight](CCD-004)."
    )
    assert told(s, B)[-1] == "{0} looks at the top of the deck: 2 cards."


def test_combat_and_the_new_round() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-004"]), Side(active="CCD-013", back=["CCD-016"]), turn=6)
    s.t.taken = [6, 5]
    s.end_turn(A)
    s.end_turn(B)
    said = told(s)
    assert "Combat: you 9 and {1} 8." in said and "You win the combat and score a point." in said
    assert "[Brasa Maravelle](CCD-013) leaves the board." in said
    assert "Round 2 begins. You go first." in said and "Round 2 begins. {0} goes first." in told(s, B)
    assert "Round 2, turn 1: you." in said
    assert [(mark.kind, mark.seat) for mark in DESK.marks(4, s.t.journal or []) if mark.kind != "turn"] == [
        ("combat", A),
        ("point", A),
    ]


def test_an_evolution_is_worth_a_mark() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-002"]))
    s.play(A, "evolve", "CCD-002", s.vt(A))
    assert [(mark.step, mark.kind, mark.seat) for mark in DESK.marks(9, s.t.journal or [])] == [(9, "evolve", A)]


def test_a_copy_is_itself_until_it_is_a_copy() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-114"]), Side(active="CCD-013", hand=["S1-187"]))
    s.do(A, "ally", "CCD-114", s.vt(A))
    s.do(B, "reply", "S1-187", 0)
    s.settle()
    said = told(s, None)
    assert "{1} responds with [Doppelganger](S1-187)." in said
    assert "[Doppelganger](S1-187) is played as a copy of [Hype Goblin](CCD-114)." in said
    assert [line.card.card for line in lines(s, None) if line.kind == "announce" and line.card is not None] == [
        "CCD-114",
        "S1-187",
    ]


def test_how_a_game_ends() -> None:
    assert DESK.outcome(Result((1,), "vcard:7.4.3.2")).en == "{1} wins. First to three points."
    assert DESK.outcome(Result((1,), "vcard:2.1.0.1")).en == "{1} wins. {0} conceded."
    t = cast(Table, None)  # it does not matter
    assert DESK.verdict(t, Result((1,), "vcard:7.4.3.2"), 1).en == "You scored three points first."
    assert DESK.verdict(t, Result((1,), "vcard:7.4.3.2"), 0).ja == "{1}が先に3ポイントを取りました。"
    assert DESK.verdict(t, Result((1,), "vcard:2.1.0.1"), 0).en == "You conceded."
    assert DESK.outcome(Result((), "room:draw")).ja == "引き分けです。両者が合意しました。"
    assert DESK.outcome(Result((0,), "room:time")).ja == "{0}の勝ちです。{1}の持ち時間がなくなりました。"


def test_without_words_there_are_none() -> None:
    s = laid(Side(active="CCD-001"))
    s.play(A, "lock", "CCD-001")
    assert all(line.words is None for line in DESK.narrator(A).lines(s.t, s.t.journal or [], 1, False))
