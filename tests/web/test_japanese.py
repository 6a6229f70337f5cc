"""Japanese throughout, and the language can be changed at any time."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.finished_game import stored
from tests.web.playing import Player
from tests.web.screens import PHONE, People, of_game, settled, shot

# Two words of Latin letters in a row that are no name of a card, a product or a person: an English sentence.
SENTENCE = re.compile(
    r"\b(the|is|are|your|you|of|with|and|to|no|not|by|card|cards|turn|deck|play|choose)\b", re.IGNORECASE
)
# The name of an Arts may be English on a Japanese card; it stands in 「」.
NAMES = re.compile(
    r"Tokino Sora|SorAZ|holo Power|hololive( OFFICIAL CARD GAME| OCG)?|OFFICIAL CARD GAME|VCard TCG|rb(\.[a-z-]+)+"
    r"|「[^」]*」"
)


def english(page: Page) -> list[str]:
    """Lines on the screen that read like English. Parts marked as being in another language may be."""
    text: str = page.evaluate(
        """() => {
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const lines = [];
          while (walk.nextNode()) {
            const at = walk.currentNode.parentElement;
            if (at.closest('[lang="en"], script, style, .unseen, code, option:not(:checked)')) continue;
            const text = walk.currentNode.textContent.trim();
            const said = at.matches('.name') ? text.replaceAll('\\n', ' ') : text;  // a name on several lines
            if (at.checkVisibility()) lines.push(said);
          }
          return lines.filter(Boolean).join("\\n");
        }"""
    )
    return [line for line in text.splitlines() if SENTENCE.search(NAMES.sub("", line))]


PAGES = ("/", "/watch", "/replays", "/decks", "/decks/sora", "/cards/hocg", "/rules/hocg", "/nowhere")


def test_no_english_sentence_is_left_on_a_page(people: People) -> None:
    page = people.arrive(lang="ja")
    found = {}
    for path in PAGES:
        page.goto(people.url + path)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        settled(page)
        found[path] = english(page)
        shot(page, f"ja{path.replace('/', '-').rstrip('-')}")
    assert not any(found.values()), found


def test_a_game_in_japanese_and_the_language_changed_in_the_middle(people: People) -> None:
    page = people.arrive("/", lang="ja")
    of_game(page).get_by_role("button", name="ボットと対戦").click()
    page.wait_for_url("**/table/*")
    me = Player(page)
    sight = me.play_until(lambda sight: sight.phase.startswith("メイン") and bool(sight.legal))
    shot(page, "ja-table")
    assert english(page) == []
    page.get_by_role("button", name="English").click()
    expect(page.locator("[data-prompt] h2")).to_have_text("Main phase: choose an action.")
    expect(page.get_by_role("log")).to_contain_text("Turn")
    now = me.look()
    assert (now.asked, now.legal) == (sight.asked, sight.legal), "nothing else changes with the language"
    page.get_by_role("button", name="日本語").click()
    expect(page.locator("[data-prompt] h2")).to_have_text(sight.question)
    me.decide()


def test_a_replay_and_a_phone_in_japanese(people: People) -> None:
    page = people.arrive(f"/replays/{stored(people.url)}#step=60", lang="ja", size=PHONE, touch=True)
    expect(page.get_by_text(re.compile(r"60 / \d+手"))).to_be_visible()
    assert english(page) == []
    shot(page, "ja-replay-phone")
