"""Lines of the journal: every kind has words in both languages, for each viewer, and shows no face it should not."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import kaimaku.games.danmaku
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.speech.journal import SENTENCES
from kaimaku.games.danmaku.speech.names import number_on_wire
from kaimaku.wire.play import Line
from kaimaku.wire.replays import Mark
from tests.danmaku.scene import Scene
from tests.properties.danmaku_play import LONGEST, SEATS, move, new
from tests.server.desks.danmaku.laid import laid
from tests.server.desks.danmaku.sight import DESK

SOURCE = Path(kaimaku.games.danmaku.__file__).parent
LINK = re.compile(r"\[([^\][]+)\]\(([^()]+)\)")
LEFT = re.compile(r"\{(?![0-7]\})|(?<!\{[0-7])\}|\[(?![^\][]+\]\()|\bNone\b")
NAMES = {number_on_wire(d.id) for d in DEFINITIONS}


def kinds_written() -> set[str]:
    """Every kind of entry that some rule or verb writes."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    found = {kind for row in re.findall(r"\bnote\(\s*t, ([^,]+),", text) for kind in re.findall(r'"([\w ]+)"', row)}
    return (found - {"kind"}) | {"play", "spell", "use", "copy", "concede"}


def test_every_kind_of_entry_has_words() -> None:
    assert kinds_written() == SENTENCES.keys() - {"answer", "keep"}  # how some cards are played or given


def check_words(line: Line, viewer: int | None) -> None:
    assert line.words is not None
    for text in (line.words.en, line.words.ja):
        assert text and not LEFT.search(text), text
        for _, number in LINK.findall(text):
            assert number in NAMES
        if viewer is not None:
            assert f"{{{viewer}}}" not in text
    if viewer is None:
        assert not re.search(r"\b[Yy]ou\b", LINK.sub("", line.words.en)) or line.kind == "lasting"
    if line.kind != "turn":
        assert line.words.en.endswith(".") and line.words.ja.endswith("。")


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_told_to_every_seat(seats: int) -> None:
    rng = Random(seats)
    kinds = Counter[str]()
    for seed in range(2):
        t = new(seats, seed)
        viewers = (*range(seats), None)
        narrators = [DESK.narrator(viewer, t) for viewer in viewers]
        n = 0
        for _ in range(LONGEST):
            if t.result is not None:
                break
            t.journal = []
            GAME.decide(t, *move(t, rng, restless=True))
            entries = t.journal
            for viewer, narrator in zip(viewers, narrators, strict=True):
                lines = narrator.lines(t, entries, n + 1, True)
                assert [line.n for line in lines] == list(range(n + 1, n + 1 + len(entries)))
                for line, entry in zip(lines, entries, strict=True):
                    assert line.kind == entry[0] and 0 <= line.seat < seats
                    may_see = (viewer is not None and entry[3] >> viewer & 1) or entry[3] == t.everyone
                    assert (line.card is not None) == (entry[2] >= 0 and bool(may_see))
                    if line.words is not None:
                        check_words(line, viewer)
                        kinds[line.kind] += 1
            n += len(entries)
    assert len(kinds) > 25


def lines(s: Scene, viewer: int | None) -> list[str]:
    """What has been told since the journal was last read."""
    assert s.t.journal is not None
    return [line.words.en for line in DESK.narrator(viewer).lines(s.t, s.t.journal, 1, True) if line.words]


def test_a_draw_shows_its_face_to_whoever_drew() -> None:
    s = laid(Scene("Utsuho", hands={0: "Grimoire/summer"}, top="Bomb/spring, Graze/spring"))
    s.t.journal = []
    s.play(0, "Grimoire")
    s.quiet()
    assert lines(s, 0) == [
        "You play “[Grimoire](grimoire-summer)”.",
        "You draw “[Bomb](bomb-spring)” and “[Graze](graze-spring)”.",
    ]
    assert lines(s, 2) == ["{0} plays “[Grimoire](grimoire-summer)”.", "{0} draws 2 cards."]
    assert lines(s, None) == lines(s, 2)


def test_a_shot_is_told_once_and_what_was_played_is_put_away_in_silence() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring", 1: "Graze/spring"}))
    s.t.journal = []
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    assert lines(s, 2) == [
        "{0} plays “[Shoot](shoot-spring)” on {1}.",
        "{1} reacts with “[Graze](graze-spring)”.",
        "{1} avoids “[Shoot](shoot-spring)”.",
    ]
    assert [line.kind for line in DESK.narrator(2).lines(s.t, s.t.journal or [], 1, False)][-2:] == ["discard"] * 2


def test_a_card_thrown_away_unplayed_is_told() -> None:
    s = laid(Scene("Utsuho", hands={0: "Kourindou, Shoot/spring"}))
    s.t.journal = []
    s.do(0, "play", s.held(0, "Kourindou"), 0, -1, 0)
    s.pick("Shoot")
    s.quiet()
    assert "{0} discards “[Shoot](shoot-spring)”." in lines(s, 1)


def test_an_item_that_cannot_stay_is_told() -> None:
    s = laid(Scene("Utsuho", hands={0: "Power/spring"}, incident="Worldly Desires"))
    s.t.journal = []
    s.play(0, "Power")
    assert lines(s, 1)[1:] == ["The Incident collects “[Power](power-spring)”."]


def test_a_look_shows_faces_to_one_seat_alone() -> None:
    s = laid(Scene("Satori Utsuho", hands={1: "Shoot/spring, Bomb/spring"}))
    s.t.journal = []
    s.do(0, "look", 1)
    assert lines(s, 0)[0] == "You look at {1}'s hand ([Satori](komeiji_satori))."
    assert lines(s, 0)[1] == "You see “[Shoot](shoot-spring)” and “[Bomb](bomb-spring)”."
    assert lines(s, 2) == ["{0} looks at {1}'s hand ([Satori](komeiji_satori))."]
    assert [line.card for line in DESK.narrator(2).lines(s.t, s.t.journal or [], 1, False)][1:] == [None, None]


def test_details_go_by_handles() -> None:
    s = laid(Scene("Utsuho", hands={0: "Borrow, Shoot, Bomb"}, items={1: "Focus"}))
    item = s.item(1, "Focus")
    s.t.journal = []
    s.do(0, "play", s.held(0, "Borrow"), 0, item, 0)
    (played, *_) = DESK.narrator(2).lines(s.t, s.t.journal or [], 1, False)
    assert played.more == ["p0", f"c{s.t.handles[item]}"]


def test_marks_for_the_timeline() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot, Spiritual Attack"}, life={1: 1}))
    s.t.journal = []
    s.play(0, "Shoot", 1)
    s.quiet()
    assert DESK.marks(3, s.t.journal) == [Mark(3, "life", 1, 0), Mark(3, "downed", 1, 0)]
    s.t.journal = []
    s.cast(0, target=3)
    assert DESK.marks(4, s.t.journal)[0] == Mark(4, "skill", 0, 0)


def test_a_character_that_attacks_is_named_by_its_ability_or_its_spell_card() -> None:
    s = laid(Scene("Utsuho Byakuren", hands={0: "Shoot/spring", 1: "Shoot/summer"}))
    s.t.journal = []
    s.play(0, "Shoot", 3)
    s.react(1, "ability", pay=["Shoot"])
    s.quiet()
    told = lines(s, 2)
    assert "{1} uses [Byakuren](hijiri_byakuren)'s ability." in told
    assert "{1} attacks {0} with [Byakuren](hijiri_byakuren)'s ability." in told
