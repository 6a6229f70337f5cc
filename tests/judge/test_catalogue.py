"""The rule catalogue: complete, in English and Japanese, and helpful about ids that do not exist."""

import itertools
import re
import subprocess
import sys
from collections import defaultdict
from dataclasses import FrozenInstanceError

import pytest

from kaimaku import games
from kaimaku.judge import Rule, UnknownRule, children, load, lookup, natural, parent

KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
COUNTS = {"hocg": (726, 560), "danmaku": (217, 214), "vcard": (516, 384)}
SOURCES = {
    "hocg": {"comprehensive", "rulebook-en-1.02", "rulebook-jp-1.03"},
    "danmaku": {"rulebook"},
    "vcard": {"official-rules"},
}


def every_rule() -> list[Rule]:
    return [rule for game in games.names() for rule in load(game).values()]


@pytest.mark.parametrize("game", games.names())
def test_the_number_of_rules(game: str) -> None:
    rules = load(game).values()
    assert (len(rules), sum(rule.testable for rule in rules)) == COUNTS[game]


@pytest.mark.parametrize("game", games.names())
def test_ids_are_unique_and_carry_their_game(game: str) -> None:
    assert all(key == rule.id and key.startswith(f"{game}:") for key, rule in load(game).items())
    assert len({rule.id for rule in every_rule()}) == sum(total for total, _ in COUNTS.values())


@pytest.mark.parametrize("game", games.names())
def test_every_rule_says_something_and_names_its_document(game: str) -> None:
    for rule in load(game).values():
        assert all((rule.title, rule.says, rule.kind, rule.test_idea)), rule.id
        assert rule.sources and set(rule.sources) <= SOURCES[game], rule.id


@pytest.mark.parametrize("game", games.names())
def test_every_rule_is_in_japanese(game: str) -> None:
    for rule in load(game).values():
        assert KANA_OR_KANJI.search(rule.says_ja), rule.id
        assert rule.says_ja.endswith("。"), rule.id
        # Buzz, HP and LIMITED are the rulebook's Japanese words too, and so are the keywords of VCard.
        assert KANA_OR_KANJI.search(rule.title_ja) or rule.title_ja == rule.title, rule.id


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize(("english", "japanese"), [("says", "says_ja"), ("title", "title_ja")])
def test_different_rules_differ_in_japanese(game: str, english: str, japanese: str) -> None:
    originals: dict[str, set[str]] = defaultdict(set)
    for rule in load(game).values():
        originals[getattr(rule, japanese)].add(getattr(rule, english))
    assert {text: found for text, found in originals.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", games.names())
def test_japanese_keeps_every_reference(game: str) -> None:
    cited = re.compile(r"\b(?:[RGV]-\d+|D-R\d+|Q\d{2,}|\d+(?:\.\d+){2,}[a-z]?)(?!\d)", re.ASCII)
    for rule in load(game).values():
        assert set(cited.findall(rule.says)) == set(cited.findall(rule.says_ja)), rule.id


@pytest.mark.parametrize("game", ["danmaku", "vcard"])
def test_japanese_keeps_the_numbers(game: str) -> None:
    """What is counted in digits in English is counted alike in Japanese, and what is added stays added."""
    for rule in load(game).values():
        for number in (r"\d+", r"[+-]\d+"):
            assert set(re.findall(number, rule.says)) <= set(re.findall(number, rule.says_ja)), rule.id


def test_keywords_of_vcard_keep_their_english_names() -> None:
    """The cards print them in English in both languages."""
    found = {id: rule for id, rule in load("vcard").items() if re.fullmatch(r"vcard:8\.1\.0\.1/[\w-]+", id)}
    assert len(found) == 35
    assert all(rule.title_ja == rule.title for rule in found.values())
    names = {rule.title.partition("[")[0] for rule in found.values()} - {"Paired"}
    for rule in load("vcard").values():
        spoken = {name for name in names if re.search(rf"\b{name}\b", rule.says)}
        assert {name for name in spoken if name not in rule.says_ja} == set(), rule.id


def test_lookup_accepts_plain_and_full_ids() -> None:
    assert lookup("8.3.3", "hocg") is lookup("hocg:8.3.3") is load("hocg")["hocg:8.3.3"]
    assert lookup("7.4.2.2", "vcard").id == "vcard:7.4.2.2"
    assert lookup("danmaku:attack.1", "hocg").id == "danmaku:attack.1"


def test_an_unknown_id_names_its_neighbours() -> None:
    with pytest.raises(UnknownRule, match=r"unknown rule '8\.3\.33'; did you mean hocg:8\.3\.3") as caught:
        lookup("8.3.33", "hocg")
    assert caught.value.nearest[0] == "hocg:8.3.3"
    assert isinstance(caught.value, LookupError)


def test_a_misspelt_topic_is_recognised() -> None:
    with pytest.raises(UnknownRule) as caught:
        lookup("hocg:rb.bloom.colour")
    assert caught.value.nearest[0] == "hocg:rb.bloom.color"


def test_nothing_is_suggested_for_nonsense() -> None:
    with pytest.raises(UnknownRule, match=r"^unknown rule 'hocg:\?'$") as caught:
        lookup("hocg:?")
    assert caught.value.nearest == ()


def test_an_unknown_game_is_told_which_games_have_the_number() -> None:
    with pytest.raises(UnknownRule) as caught:
        lookup("holo:6.1.3.1")
    assert caught.value.nearest == ("hocg:6.1.3.1",)
    with pytest.raises(UnknownRule) as caught:
        load("hcog")
    assert caught.value.nearest == ("hocg",)


@pytest.mark.parametrize(
    ("rule_id", "above"),
    [
        ("hocg:8.3.3.c", "hocg:8.3.3"),
        ("hocg:10.7.2.5.1.2.1", "hocg:10.7.2.5.1.2"),
        ("hocg:rb.oshi.stage.instead", "hocg:rb.oshi.stage"),
        ("vcard:3.1.4", "vcard:3.1.0"),
        ("vcard:3.1.0", "vcard:3"),
        ("vcard:4.1.1.3f", "vcard:4.1.1.3"),
        ("vcard:8.1.0.1/greed/1", "vcard:8.1.0.1/greed"),
        ("vcard:6.2.1.2-2", "vcard:6.2.1-2"),
        ("vcard:7.1.1.4", "vcard:7.3.1"),
        ("vcard:8.3.14.2", "vcard:8.2.14"),
    ],
)
def test_the_rule_above(rule_id: str, above: str) -> None:
    found = parent(rule_id)
    assert found is not None and found.id == above
    assert lookup(rule_id) in children(above)


def test_chapters_and_lone_statements_have_nothing_above() -> None:
    assert parent("hocg:8") is None
    assert parent("danmaku:setup.roles.4p") is None


def test_the_rules_below_come_in_document_order() -> None:
    assert [rule.id for rule in children("8.3.2", "hocg")] == ["hocg:8.3.2.a", "hocg:8.3.2.b", "hocg:8.3.2.c"]
    assert [rule.id for rule in children("4", "hocg")] == [f"hocg:4.{number}" for number in range(1, 17)]
    assert children("hocg:8.3.2.a") == ()


def test_every_heading_has_rules_below_it() -> None:
    childless = [r.id for r in every_rule() if r.test_idea == "Covered by its children." and not children(r.id)]
    assert childless == []


def test_document_order_is_the_natural_order() -> None:
    numbered = [rule_id for rule_id in load("hocg") if not rule_id.startswith("hocg:rb.")]
    assert sorted(reversed(numbered), key=natural) == numbered
    assert all(natural(a) != natural(b) for a, b in itertools.combinations(numbered, 2))


def test_a_catalogue_is_read_once_and_its_rules_are_frozen() -> None:
    assert load("hocg") is load("hocg")
    with pytest.raises(FrozenInstanceError):
        lookup("hocg:8.3.3").title = "changed"  # type: ignore[misc]


def test_importing_the_judge_reads_no_catalogue() -> None:
    code = "import kaimaku.judge as judge; print(judge.load.cache_info().currsize)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
