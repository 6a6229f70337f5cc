"""Rules, rulings and scenarios."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

from kaimaku import games
from kaimaku.games.desk import desk
from kaimaku.games.hocg.defs import DEFS
from kaimaku.judge import catalogue, load
from kaimaku.judge.ruling import rulings
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.server.content.games import known_game
from kaimaku.server.content.rules import rule_list
from kaimaku.server.content.scenarios import position, scenario_list
from kaimaku.server.errors.api_error import ApiError
from kaimaku.wire.common import GameName, Words
from kaimaku.wire.rest import RuleInfo, RuleList, ScenarioList
from tests.depth import some

from .conftest import Client

JAPANESE = re.compile(r"[぀-ヺー-ヿ一-鿿]")  # cards print the dot between two positions in English, too


@pytest.mark.parametrize("game", games.names())
def test_the_whole_catalogue_is_served_in_order(client: Client, game: str) -> None:
    found = msgspec.json.decode(client.get(f"/api/games/{game}/rules").content, type=RuleList)
    assert [rule.id for rule in found.rules] == list(load(game))
    assert {rule.chapter for rule in found.rules} == {chapter.id for chapter in found.chapters}
    assert all(chapter.title.en and chapter.title.ja for chapter in found.chapters)
    assert [ruling.id for ruling in found.rulings] == list(rulings(game))
    ids = set(load(game))
    assert all(rule.under in ids or not rule.under for rule in found.rules)


@pytest.mark.parametrize("game", games.names())
def test_rules_and_chapters_in_japanese(game: str) -> None:
    found = rule_list(known_game(game))
    assert all(JAPANESE.search(rule.says.ja) and rule.title_ja for rule in found.rules)
    assert all(JAPANESE.search(chapter.title.ja) for chapter in found.chapters)
    assert not any(JAPANESE.search(rule.says.en) for rule in found.rules)


@pytest.mark.parametrize("game", games.names())
def test_rulings_in_japanese(game: str) -> None:
    for ruling in rule_list(known_game(game)).rulings:
        for words in (ruling.title, ruling.says):
            assert JAPANESE.search(words.ja) and words.ja != words.en, ruling.id


def test_the_japanese_served_is_that_of_the_catalogue() -> None:
    found = {rule.id: rule for rule in rule_list("vcard").rules}["vcard:8.1.0.1/bloom"]
    assert (found.title_ja, found.says.ja) == ("Bloom", "これを持つVTuberが進化した時に行われる。")
    chapters = {chapter.id: chapter.title for chapter in rule_list("vcard").chapters}
    assert chapters["7"] == Words("Combat", "戦闘")


def test_english_for_both_where_a_rule_has_no_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    id = "vcard:8.1.0.1/bloom"
    untold = replace(catalogue.lookup(id), title_ja="", says_ja="")
    monkeypatch.setitem(catalogue.load("vcard"), id, untold)
    found = {rule.id: rule for rule in rule_list.__wrapped__("vcard").rules}[id]
    assert found.says == Words(untold.says, untold.says) and not found.title_ja


def test_a_rule_comes_with_its_scenarios_and_rulings(client: Client) -> None:
    found = msgspec.json.decode(client.get("/api/games/hocg/rules/hocg:8.3.3.c").content, type=RuleInfo)
    assert found.scenarios == [
        *(f"S-13-bloom-and-damage.{n}" for n in (1, 2, 3)),
        *(f"Q179.{n}" for n in (1, 2, 3, 4)),
        "Q465.1",
        "Q465.2",
    ]
    assert "R-02" in found.rulings
    assert (found.chapter, found.under) == ("8", "hocg:8.3.3")
    assert client.get("/api/games/hocg/rules/8.3.3.c").json() == client.get("/api/games/hocg/rules/hocg:8.3.3.c").json()


@pytest.mark.parametrize("reference", ["vcard:8.1.0.1/greed/1", "8.1.0.1/greed/1", "8.1.0.1%2Fgreed%2F1"])
def test_an_id_with_slashes(client: Client, reference: str) -> None:
    assert client.get(f"/api/games/vcard/rules/{reference}").json()["id"] == "vcard:8.1.0.1/greed/1"


@pytest.mark.parametrize(
    ("path", "code", "hint"),
    [
        ("hocg/rules/8.3.33", "no_rule", "hocg:8.3.3"),
        ("vcard/rules/hocg:8.3.3", "no_rule", "hocg:8.3.3"),
        ("hocg/rules/%F0%9F%90%B1", "no_rule", ""),
        ("chess/rules", "no_game", "hocg"),
        ("chess/rules/1", "no_game", "hocg"),
        ("chess/scenarios", "no_game", "hocg"),
    ],
)
def test_what_there_is_not(client: Client, path: str, code: str, hint: str) -> None:
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert hint in answer.json()["words"]["en"] and JAPANESE.search(answer.json()["words"]["ja"])


# --- scenarios ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_every_case_of_every_scenario_is_listed(client: Client, game: str) -> None:
    found = msgspec.json.decode(client.get(f"/api/games/{game}/scenarios").content, type=ScenarioList)
    assert [one.id for one in found.scenarios] == list(shipped(game))
    assert all(re.fullmatch(r"[\w.-]{1,120}", one.id) for one in found.scenarios)
    assert all(one.playable for one in found.scenarios)


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_every_title_is_in_both_languages(game: str) -> None:
    """A variant's name too: a title may be Japanese because of the scenario's name alone."""
    for one in shipped(game).values():
        assert JAPANESE.search(one.scenario.title_ja), one.id
        assert not one.case.name or JAPANESE.search(one.case.name_ja) or "=" in one.case.name_ja, one.id
        assert not JAPANESE.search(one.title), one.id
    titles = [one.title_ja for one in shipped(game).values()]
    assert len(set(titles)) == len(titles)


def printed_tildes() -> re.Pattern[str]:
    desk("hocg")  # declares its cards
    names = [name.en for d in DEFS for name in (d.printed.name, *(a.name for a in d.arts), *(s.name for s in d.skills))]
    return re.compile("|".join([*(re.escape(name) for name in names if "~" in name), r"\d~\d"]))


@pytest.mark.parametrize("game", ["hocg", "vcard"])
def test_steps_are_told_in_both_languages(game: GameName) -> None:
    printed = printed_tildes()
    for one in scenario_list(game).scenarios:
        assert one.told or not one.steps, one.id
        for words in one.told:
            assert words.ja != words.en and not JAPANESE.search(words.en), one.id
            told = words.ja.partition("：")[2]
            assert JAPANESE.search(told) or re.fullmatch(r"[\w ]+ \(\w+-\d+\)", told), one.id  # a card called "35P"
            assert "~" not in printed.sub("", words.en), one.id


def test_where_nothing_is_done_it_is_told_what_can_be_done_and_what_not_and_why() -> None:
    found = {one.id: [words.en for words in one.told] for one in scenario_list("hocg").scenarios}
    matrix = found["S-21-bloom-matrix"]
    assert matrix[0] == "A: Bloom X Debut (center) into X 1st"
    assert "A: Bloom X Spot (back 5) into X 1st: not possible. Spot holomem can't bloom." in matrix
    untold = [id for id, told in found.items() if not told]
    assert len(untold) < len(found) // 25, "only where a table has to be looked at, and nothing to be tried"


def test_steps_without_a_choice_are_not_told() -> None:
    found = {one.id: one for one in scenario_list("hocg").scenarios}
    axe_first = found["S-03-stone-axe-and-jobs.1"]
    assert [words.en.partition(":")[0] for words in axe_first.told] == ["A", "A", "A"]
    assert axe_first.steps == ['A: art "Alo~na!" at B center', "A: resolve Stone Axe", "A: choose center"]
    rabbits = [words.en for words in found["S-06-little-wild-rabbits"].told]
    assert not any("comes first" in line for line in rabbits)  # only one was downed: nobody is asked


@pytest.mark.parametrize("name", ["hocg", "vcard"])
def test_every_position_can_be_played_on_and_is_the_same_each_time(name: str) -> None:
    game = desk(name).game
    for id in some(shipped(name), 6):
        t, again = position(name, id), position(name, id)
        assert t.asked and t.result is None and t.journal == [] and not t.thorough
        assert game.options(t, t.asked[0]), id
        assert t.digest() == again.digest()
        assert game.load(t.to_data()).digest() == t.digest()


def test_no_such_scenario() -> None:
    with pytest.raises(ApiError) as caught:
        position("hocg", "S-99")
    assert caught.value.status == 404
