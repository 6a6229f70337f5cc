"""docs/scenarios.md says what there is: every word, key, step, prompt and journal entry, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from kaimaku.games.danmaku.scenario import cards as danmaku_cards
from kaimaku.games.danmaku.scenario import expect as danmaku_expect
from kaimaku.games.danmaku.scenario import position as danmaku_position
from kaimaku.games.danmaku.scenario import position_moment as danmaku_moment
from kaimaku.games.danmaku.scenario import verbs as danmaku_verbs
from kaimaku.games.hocg.lang.expressions import READER as HOCG
from kaimaku.games.hocg.scenario import cards as hocg_cards
from kaimaku.games.hocg.scenario import expect as hocg_expect
from kaimaku.games.hocg.scenario import position as hocg_phase
from kaimaku.games.hocg.scenario import position as hocg_position
from kaimaku.games.hocg.scenario import position_state
from kaimaku.games.hocg.scenario import stage as hocg_stage
from kaimaku.games.hocg.speech import questions
from kaimaku.games.vcard.lang.expressions import READER as VCARD
from kaimaku.games.vcard.scenario import cards as vcard_cards
from kaimaku.games.vcard.scenario import english as vcard_english
from kaimaku.games.vcard.scenario import expect as vcard_expect
from kaimaku.games.vcard.scenario import position as vcard_position
from kaimaku.games.vcard.scenario import position_board as vcard_board
from kaimaku.games.vcard.scenario import terms as vcard_terms
from kaimaku.games.vcard.scenario import verbs as vcard_verbs
from kaimaku.games.vcard.scenario import vts as vcard_vts
from kaimaku.judge.scenario import comparing, expecting, reading
from kaimaku.judge.scenario.verbs import Verbs
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.language.reading.expressions import BadText
from tools import words as words_tool

HOME = Path(__file__).parents[2]
PAGE = (HOME / "docs/scenarios.md").read_text(encoding="utf-8")
SPAN = re.compile(r"`([^`]+)`")
PLACEHOLDERS = frozenset({"X", "Y", "a", "b", "c", "q", "better", "base", "cost", "MOMENT"})


def section(title: str) -> str:
    """The part of the page under a heading, up to the next one of its rank or higher."""
    found = re.search(rf"^(#+) {re.escape(title)}$", PAGE, re.MULTILINE)
    assert found, f"the page has no part {title!r}"
    rest = PAGE[found.end() :]
    plain = re.sub(r"```.*?```", lambda block: "x" * len(block[0]), rest, flags=re.DOTALL)
    end = re.search(rf"^#{{1,{len(found[1])}}} ", plain, re.MULTILINE)
    return rest[: end.start()] if end else rest


def prose(text: str) -> str:
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def first_cells(text: str) -> list[str]:
    """What stands in the first column of the tables."""
    return [line.split("|")[1] for line in prose(text).splitlines() if line.startswith("|") and "---" not in line]


def keys(text: str) -> set[str]:
    """The keys that tables explain in their first column; behind … stands a part of the one above."""
    return {word for cell in first_cells(text) if "…" not in cell for word in SPAN.findall(cell)}


def said(text: str) -> set[str]:
    """Every single word in code spans."""
    return {word for span in SPAN.findall(prose(text)) for word in re.findall(r"[\w-]+", span)}


def missing(wanted: Iterable[str], there: set[str]) -> list[str]:
    return sorted(set(wanted) - there)


def own_part(title: str) -> str:
    """… without the parts below it."""
    return re.split(r"^#+ ", section(title), maxsplit=1, flags=re.MULTILINE)[0]


# --- keys of files, positions and cards -----------------------------------------------------------------------------

INTERNAL = frozenset({"journal", "thorough"})
KEY_TABLES: dict[str, frozenset[str]] = {
    "The file": frozenset(reading.TOP_KEYS),
    "A side": hocg_position.SEAT_KEYS,
    "A holomem": hocg_position.MEM_KEYS,
    "The moment": hocg_position.TABLE_KEYS - INTERNAL - {"A", "B"},
    "Cards": hocg_cards.KEYS | hocg_cards.ART_KEYS,
    "A player": danmaku_position.SEAT_KEYS,
    "The moment and the table": danmaku_position.TABLE_KEYS - INTERNAL,
    "Cards (Danmaku!!)": frozenset(key for found in danmaku_cards.KEYS.values() for key in found),
    "A side (VCard)": vcard_position.SIDE_KEYS,
    "A VT": vcard_board.VT_KEYS,
    "The moment (VCard)": vcard_position.TABLE_KEYS - INTERNAL - {"A", "B"},
    "Cards (VCard)": vcard_cards.KEYS,
}
OF_OTHER_PARTS = {
    "The file": {"A", "B", "turn", "phase"},
    "Cards (Danmaku!!)": {*danmaku_cards.KEYS},
    "A side (VCard)": {*vcard_position.SIDE_WORDS},
}


@pytest.mark.parametrize(("title", "there"), list(KEY_TABLES.items()))
def test_every_key_is_explained_and_every_explained_key_exists(title: str, there: frozenset[str]) -> None:
    part = own_part(title)
    assert not missing(there, said(part)), "keys that the page does not explain"
    assert not missing(keys(part), {*there, *OF_OTHER_PARTS.get(title, ())}), "keys that do not exist"


def test_every_phase_and_effect_is_there() -> None:
    moment = own_part("The moment")
    phases = {*hocg_phase.TURN_STEPS, *hocg_phase.INSIDE, *hocg_phase.SETUP_STEPS}
    spans = {*SPAN.findall(moment)}
    assert not missing(phases, spans) and not missing(position_state.UNTIL, spans)
    assert not missing([*position_state.EFFECTS, *position_state.TEXT_KEYS, *position_state.USED_KEYS], said(moment))
    assert not missing(position_state.HAPPENINGS, said(moment))
    table = own_part("The moment and the table")
    assert not missing([*danmaku_moment.TURN_STEPS, *danmaku_moment.FIRST_STEPS], said(table) | {"end"})
    assert not missing(danmaku_moment.EFFECT_KEYS, said(table))


# --- steps ----------------------------------------------------------------------------------------------------------


def verbs_of(verbs: Verbs) -> set[str]:
    """Every word that begins a step, but for the s of `plays`."""
    phrases = {*verbs.acts, *verbs.plain, *verbs.picking, *verbs.same, "number"}
    return {phrase.split()[0] for phrase in phrases if not (phrase.endswith("s") and phrase[:-1] in phrases)}


STEP_VERBS = {
    "Steps": verbs_of(hocg_stage.VERBS),
    "Steps (Danmaku!!)": verbs_of(danmaku_verbs.VERBS),
    "Steps (VCard)": verbs_of(vcard_verbs.VERBS),
}
NO_VERBS = {"graze", "bomb", "1up", "all", "together", "coin", "dice", "expect", "as", "cancel", "3", "2"}


@pytest.mark.parametrize(("title", "verbs"), list(STEP_VERBS.items()))
def test_every_step_is_listed_and_every_listed_step_is_understood(title: str, verbs: set[str]) -> None:
    part = section(title)
    assert not missing(verbs, said(part)), "verbs that the page does not list"
    listed = {span.split()[0].rstrip(":") for cell in first_cells(part) for span in SPAN.findall(cell)} - {"…"}
    assert not missing(listed, verbs | NO_VERBS), "verbs that do not exist"


# --- expectations ---------------------------------------------------------------------------------------------------

SEATS = {"A", "B", *(f"P{n}" for n in range(1, 9))}
EXPECT_KEYS = {
    "Expectations": (
        {*expecting.CHECKS, *hocg_expect.CHECKS, "journal", "A", "B"},
        hocg_expect.MEM_KEYS | comparing.ZONE_KEYS,
    ),
    "Expectations (Danmaku!!)": (
        {*expecting.CHECKS, *danmaku_expect.CHECKS, "journal", "P1", "P8"} - {"active"},
        {*danmaku_expect.ZONES_OF, *danmaku_expect.NUMBERS, *danmaku_expect.OTHERS, *danmaku_expect.ENTRY_KEYS},
    ),
    "Expectations (VCard)": (
        {*expecting.CHECKS, *vcard_expect.CHECKS, "journal", "A", "B"},
        {*vcard_expect.ZONES, *vcard_expect.NUMBERS, *vcard_vts.VT_KEYS},
    ),
}


GAMES = [*zip(("hocg", "danmaku", "vcard"), EXPECT_KEYS, strict=True)]


@pytest.mark.parametrize("title", list(EXPECT_KEYS))
def test_every_expectation_is_explained_and_exists(title: str) -> None:
    part = section(title)
    table = part.split("| journal |")[0].split("| kind |")[0].split("**The journal**")[0]
    there, inside = EXPECT_KEYS[title]
    assert not missing([*there, *inside, *expecting.ASKS_KEYS - {"placing"}], said(part)), "not explained"
    assert not missing(keys(table), there), "there is no such expectation"


@pytest.mark.parametrize(("game", "title"), GAMES)
def test_every_question_has_its_name_on_the_page(game: str, title: str) -> None:
    part = section(title)
    names = {p.name.partition(":")[2] for p in PROMPTS if p.name.startswith(f"{game}:")}
    found = re.search(r"Prompts: (.*?)\.(?: |$)", part)
    assert found
    told = {word for span in SPAN.findall(found[1]) for word in ([span] if "," in found[1] else span.split())}
    assert told == names - UNASKED.get(game, set())


UNASKED = {"danmaku": {"replacement"}, "vcard": {"replacement"}}  # of the kernel's prompts, those a game never puts


def test_every_purpose_of_a_choice_is_on_the_page() -> None:
    assert not missing({why for why in questions.PICKS if why}, said(section("Expectations")))


# --- the journal ----------------------------------------------------------------------------------------------------


NAMED_ELSEWHERE = {"danmaku": {"spell", "use", "copy"}}  # the kind is said by the text that is announced


def noted(game: str) -> set[str]:
    """The kinds of journal entries that a game writes."""
    home = HOME / "src/kaimaku/games" / game
    texts = [path.read_text(encoding="utf-8") for path in home.rglob("*.py")] + [
        (HOME / "src/kaimaku/kernel/game.py").read_text(encoding="utf-8")
    ]
    plain = {kind for text in texts for kind in re.findall(r'\bnote\(\w+, "([a-z -]+)"', text)}
    either = {
        kind
        for text in texts
        for pair in re.findall(r'\bnote\(\w+, "([a-z -]+)" if [^,]+ else "([a-z -]+)"', text)
        for kind in pair
    }
    return plain | either | NAMED_ELSEWHERE.get(game, set())


@pytest.mark.parametrize(("game", "title"), GAMES)
def test_every_journal_entry_is_told_and_happens(game: str, title: str) -> None:
    part = section(title)
    table = re.split(r"^\| (?:journal|kind) \| about \|$", part, flags=re.MULTILINE)[1]
    told = {kind for cell in first_cells(table) for kind in SPAN.findall(cell)}
    assert told == noted(game)


def test_the_readers_of_vcard_know_the_same_entries() -> None:
    assert noted("vcard") == vcard_terms.Terms.journal_kinds


# --- the card languages ---------------------------------------------------------------------------------------------

LANGUAGES = words_tool.languages()
READERS = {"hocg": HOCG, "danmaku": danmaku_cards.READER, "vcard": VCARD}
TEXTS = {"hocg": "Texts", "danmaku": "Cards (Danmaku!!)", "vcard": "Texts (VCard)"}


@pytest.mark.parametrize("game", list(LANGUAGES))
def test_every_word_of_a_card_language_is_listed_and_every_listed_word_exists(game: str) -> None:
    assert words_tool.on_page(PAGE, game) == LANGUAGES[game], "run `python tools/words.py`"
    assert {*READERS[game].words} == LANGUAGES[game], "scenarios read other words"


def expressions(game: str) -> list[str]:
    """The texts in the card language that the page writes out: with brackets, or a single word in capitals."""
    spans = dict.fromkeys(SPAN.findall(prose(section(TEXTS[game]).split(words_tool.BEGIN.format(game=game))[0])))
    return [span for span in spans if re.fullmatch(r"[\w.]+\(.*\)|[A-Z_]{2,}", span) and "…" not in span]


@pytest.mark.parametrize(("game", "text"), [(g, t) for g in TEXTS for t in expressions(g)])
def test_every_text_of_the_page_is_one(game: str, text: str) -> None:
    tree = ast.parse(text, mode="eval")
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not missing(names - PLACEHOLDERS, {*LANGUAGES[game]})
    if not names & PLACEHOLDERS:
        READERS[game].read(text.replace('"Name"', '"AZKi"').replace("#Tag", "#FLOW GLOW"))


def english() -> list[str]:
    part = section("Texts (VCard)").split("**In the card language**")[0]
    return [s for s in SPAN.findall(part) if s.endswith(".") and "…" not in s]


@pytest.mark.parametrize("text", english())
def test_every_english_text_of_the_page_is_understood(text: str) -> None:
    assert any(_reads(text, kind) for kind in (vcard_english.likely_kind([text]), "ally", "mascot", "world"))


def _reads(text: str, kind: str) -> bool:
    try:
        return bool(vcard_english.read_text(text, kind))
    except BadText:
        return False
