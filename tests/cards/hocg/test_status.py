"""How sure each card is: what is recorded fits the cards as they are now."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kaimaku.games.hocg import facts, questions, status
from kaimaku.games.hocg.known import PREVIEWS, exists, known, known_text, numbers, preview, previews, spans
from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.questions import settled
from kaimaku.games.hocg.status import MEANINGS, NAMES, STATUSES, Checked, checked, digest, here, missing, not_yet, sums
from tests.coming import coming  # noqa: F401  (a fixture)
from tools import status as tool
from tools.played import played

AGAIN = "record them again (python -m tools.status FOLDER-OF-THE-FACT-SHEET), or delete their lines in status.toml"


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Checked]]:
    """What is recorded, free to be changed."""
    rows = dict(checked())
    monkeypatch.setattr(status, "checked", lambda: rows)
    missing.cache_clear()
    yield rows
    missing.cache_clear()


def test_no_card_has_changed_since_it_was_checked() -> None:
    """A card nobody has recorded is implemented; one that was recorded is looked at again, or taken out of the file."""
    rows, cards = checked(), here()
    changed = [number for number in rows if number in cards and rows[number].digest != digest(cards[number])]
    assert not changed, f"{len(changed)} cards are not verified any more: {', '.join(changed)}; {AGAIN}"


def test_no_card_is_recorded_that_is_not_here() -> None:
    gone = checked().keys() - here().keys()
    assert not gone, f"{', '.join(sorted(gone))}; {AGAIN}"


def test_verified_cards_are_played_and_their_questions_answered() -> None:
    """The fact sheet is not needed for this: it holds wherever the tests run."""
    tested = played()
    cards = here()
    short = []
    for number, row in checked().items():
        if number in cards and not row.missing:
            places = tool.to_play(cards[number])
            short += [f"{number} {place}" for place in places if place not in tested.get(number, set())]
            short += [f"{number} {question}" for question in row.qna if not settled(question)]
    assert not short, f"verified, but not shown by tests: {', '.join(short)}; {AGAIN}"


def test_a_changed_card_falls_back_by_itself(recorded: dict[str, Checked]) -> None:
    recorded["hSD01-003"] = Checked(digest(here()["hSD01-003"]))
    assert status.status("hSD01-003") == "verified"
    missing.cache_clear()
    recorded["hSD01-003"] = Checked("0" * 12)
    assert (status.status("hSD01-003"), missing("hSD01-003")) == ("implemented", ("changed",))
    missing.cache_clear()
    del recorded["hSD01-003"]
    assert status.status("hSD01-003") == "implemented"
    missing.cache_clear()
    recorded["hSD01-003"] = Checked(digest(here()["hSD01-003"]), missing=("Q5",))
    assert (status.status("hSD01-003"), missing("hSD01-003")) == ("implemented", ("Q5",))


def test_the_digest_covers_texts_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = here()
    assert len({digest(d) for d in cards.values()}) == len(cards)
    before = digest(cards["hSD01-016"])
    monkeypatch.setattr(status, "texts", lambda d, lang: {"text": f"another text in {lang}"})
    assert digest(cards["hSD01-016"]) != before


@pytest.mark.usefixtures("coming")
def test_every_card_with_facts_is_known_and_the_others_are_not_yet_here() -> None:
    assert all(map(exists, facts.load()))
    assert status.status("hBP98-010") == "not yet"
    assert status.status("hBP99-001") is None and status.status("hSD01-022") is None
    assert not_yet() == {"hBP98": ["hBP98-001", "hBP98-010"]}
    assert not here().keys() & {number for cards in not_yet().values() for number in cards}


@pytest.mark.usefixtures("coming")
def test_sums_count_every_known_card_once() -> None:
    found = sums()
    every = {name: len(cards) for name, cards in known().items()} | {"hBP98": 2}
    assert {name: sum(counts.values()) for name, counts in found.items()} == every
    assert sum(counts["not yet"] for counts in found.values()) == sum(map(len, not_yet().values()))
    assert found["hBP98"]["not yet"] == 2
    assert found["hSD01"]["not yet"] == 0


def test_a_card_that_only_previews_have_shown_is_never_verified(
    recorded: dict[str, Checked], monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded["hSD01-003"] = Checked(digest(here()["hSD01-003"]))
    assert (status.status("hSD01-003"), status.note("hSD01-003")) == ("verified", None)
    missing.cache_clear()
    monkeypatch.setattr(status, "preview", lambda number: number == "hSD01-003")
    assert (status.status("hSD01-003"), missing("hSD01-003")) == ("implemented", ("preview",))
    assert status.note("hSD01-003") == status.PREVIEWED


def test_previews_are_known_cards_and_the_sheet_says_which() -> None:
    assert previews().keys() == {"hBP09", "hEB01"}
    assert all(cards <= known()[name] for name, cards in previews().items())
    assert preview("hEB01-001") and not preview("hBP08-001") and not preview("nonsense")
    sheet = [
        {"number": "hBP09-001", "kind": "oshi", "ja_status": "fan_transcription"},
        {"number": "hBP08-001", "kind": "oshi", "ja_status": "official"},
        {"number": "hY01-014", "kind": "cheer", "ja_status": "fan_transcription"},
    ]
    assert tool.previewed(sheet) == ["hBP09-001"]
    assert tomllib.loads(known_text(tool.previewed(sheet), PREVIEWS)) == {"hBP09": "1"}


def test_numbers_are_written_short_and_read_again() -> None:
    some = ["hBP09-001", "hBP09-002", "hBP09-003", "hBP09-010", "hBP09-012", "hBP09-013"]
    assert spans(reversed(some)) == "1-3 10 12-13"
    assert list(numbers("hBP09", "1-3 10 12-13")) == some


def test_every_status_has_words() -> None:
    for words in (NAMES, MEANINGS):
        assert set(words) == set(STATUSES) and all(all(pair) for pair in words.values())


# --- the tool


def row(number: str, **change: Any) -> dict[str, Any]:
    """A fact sheet's line for a card, as our own facts and texts have it."""
    d = here()[number]
    en, ja = texts(d, "en"), texts(d, "ja")
    p = d.printed
    return {
        "number": number,
        "kind": p.kind,
        "name_en": p.name.en,
        "name_ja": p.name.ja,
        "extra_names": [n.en for n in p.also],
        "extra_names_ja": [n.ja for n in p.also],
        "colors": list(p.colors),
        "tags_en": [t.en for t in p.tags],
        "tags_ja": [t.ja for t in p.tags],
        "life": p.life,
        "hp": p.hp,
        "bloom": p.bloom,
        "buzz": p.buzz,
        "baton": list(p.baton),
        "limited": p.limited,
        "support_type": p.support,
        "attach": None,
        "unlimited": p.unlimited,
        "arts": [],
        "oshi_skills": [],
        "keywords": [],
        "text_en": en.get("text"),
        "text_ja": ja.get("text"),
        "extra_en": en.get("extra"),
        "extra_ja": ja.get("extra"),
        "en_status": "official",
        "notes": None,
        **change,
    }


def found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: dict[str, Any], questions: list[dict[str, Any]] | None = None
) -> Checked:
    """What the tool finds about one card."""
    number = line["number"]
    (tmp_path / "cards.jsonl").write_text(json.dumps(line) + "\n", encoding="utf-8")
    lines = "".join(json.dumps(question) + "\n" for question in questions or [])
    (tmp_path / "qna.jsonl").write_text(lines, encoding="utf-8")
    monkeypatch.setattr(tool, "here", lambda: {number: here()[number]})
    return tool.check(tmp_path)[number]


def test_a_card_like_the_sheet_lacks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    d = here()["hSD01-016"]
    assert found(tmp_path, monkeypatch, row("hSD01-016")) == Checked(digest(d))


@pytest.mark.parametrize(
    ("change", "lacks"),
    [
        ({"limited": False}, ("facts",)),
        ({"text_ja": "自分のデッキを4枚引く。"}, ("ja text",)),
        ({"text_en": "Draw 4 cards."}, ("en text",)),
        ({"text_en": "Draw 4 cards.", "en_status": "fan"}, ()),
        ({"text_ja": "自分のデッキを4枚引く。", "en_status": "fan"}, ("ja text",)),
    ],
)
def test_what_differs_from_the_sheet_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], lacks: tuple[str, ...]
) -> None:
    assert found(tmp_path, monkeypatch, row("hSD01-016", **change)).missing == lacks


def test_texts_nobody_plays_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "played", lambda: {"hSD01-016": {"art1"}})
    assert found(tmp_path, monkeypatch, row("hSD01-016")).missing == ("played text",)


def test_questions_without_a_scenario_are_missing_unless_they_concern_other_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[dict[str, Any]] = [
        {"id": "Q1", "cards": ["hSD01-016"]},
        {"id": "Q9999", "cards": ["hSD01-016"]},
        {"id": "Q9998", "cards": ["hSD01-016", "hBP08-001"]},
        {"id": "Q9997", "cards": None},
    ]
    card = found(tmp_path, monkeypatch, row("hSD01-016"), questions)
    assert (card.qna, card.missing) == (("Q1", "Q9999"), ("Q9999",))


def test_what_is_written_is_read_again() -> None:
    rows = {"hSD01-001": Checked("abc", ("Q1",), ("en sp", "Q1")), "hSD01-003": Checked("def")}
    assert tomllib.loads(tool.status_text(rows)) == {
        "hSD01-001": {"digest": "abc", "qna": ["Q1"], "missing": ["en sp", "Q1"]},
        "hSD01-003": {"digest": "def"},
    }
    assert tomllib.loads(known_text(["hSD01-001", "hSD01-002", "hY01-001"])) == {"hSD01": "1-2", "hY01": "1"}


def test_what_is_lacking_is_told_of_every_card_that_is_not_verified() -> None:
    told = {number for _, cards in status.lacking() for number in cards}
    assert told == {number for number in status.here() if status.status(number) == "implemented"}
    assert all(en and ja for (en, ja), _ in status.lacking())


def test_every_official_question_has_a_state_and_a_reason_if_it_cannot_be_played() -> None:
    found = {each.id: each for each in status.questions()}
    assert list(found) == list(questions.known())
    assert {each.id for each in found.values() if each.why} == {
        each.id for each in found.values() if each.state == "not playable"
    }
    assert found["Q45"].state == "played" and "hBP01-010" in found["Q45"].cards
