"""Cards and rules to browse: search, a card's page, a rule, and its scenario on a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.playing import Player
from tests.web.screens import People, shot


def test_a_rule_and_its_scenario_on_a_table(people: People) -> None:
    page = people.arrive("/rules/hocg")
    shot(page, "rules")
    page.get_by_role("searchbox").fill("critical")
    page.get_by_role("link", name=re.compile(r"^12\.2\.4")).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("12.2.4")
    page.goto(f"{people.url}/rules/hocg/hocg:12.2.4.1")
    shot(page, "rule-scenarios")
    page.get_by_role("button", name="Try it at a table").first.click()
    page.wait_for_url("**/table/*")
    task = page.get_by_role("dialog")
    expect(task).to_contain_text("Rule 12.2.4.1")
    expect(task.get_by_role("list").get_by_role("listitem").first).to_contain_text(
        'You: AZKi 2nd (center): "SorAZ Gravity"'
    )
    shot(page, "scenario-task")
    page.reload()
    task.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("practice")
    expect(page.get_by_role("button", name="What to try")).to_be_visible()
    me = Player(page)
    me.wait_for_question()
    shot(page, "scenario-table")
    me.decide()


def test_cards_are_searched_and_read(people: People) -> None:
    page = people.arrive("/cards/hocg")
    shot(page, "cards")
    page.get_by_role("searchbox").fill("azki")
    expect(page.get_by_role("link", name=re.compile("AZKi, 2nd")).first).to_be_visible()
    page.get_by_role("searchbox").fill("hSD01-011")
    page.get_by_role("link", name=re.compile("AZKi, 2nd")).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("AZKi")
    expect(page.get_by_text("SorAZ Gravity").first).to_be_visible()
    shot(page, "card")


@pytest.mark.parametrize(
    ("game", "asked", "in_japanese"),
    [
        ("danmaku", ("what does Marisa do", "Kirisame Marisa"), ("魔理沙の能力は？", "霧雨魔理沙")),
        ("hocg", ("what does Harusaki Nodoka do", "Harusaki Nodoka"), ("春先のどかの効果は？", "春先のどか")),
        ("vcard", ("what does Bubblewrap do", "Bubblewrap"), ("Bubblewrapの効果は？", "Bubblewrap")),
    ],
)
def test_a_question_to_the_rules_that_names_a_card_shows_it(
    people: People, game: str, asked: tuple[str, str], in_japanese: tuple[str, str]
) -> None:
    """It found no rules, and nothing else was said."""
    page = people.arrive(f"/rules/{game}")
    for lang, (question, name) in (("日本語", asked), ("English", in_japanese)):
        page.get_by_role("searchbox").fill(question)
        found = page.locator("#main section").filter(has=page.locator("#named-cards"))
        expect(found.locator("li")).to_have_count(1)
        expect(found).to_contain_text(name)
        page.get_by_role("button", name=lang).click()
    page.get_by_role("searchbox").fill(asked[0])
    found.get_by_role("link").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(asked[1])
