"""Before anything is decided, the table says what it would do: on the targets, and below the question."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.screens import DESKTOP, PHONE, People, shot

TRY = {"en": "Try it at a table", "ja": "テーブルで試す"}
TO_TABLE = {"en": "To the table", "ja": "テーブルへ"}


def at_a_scenario(
    people: People,
    rule: str,
    scenario: str,
    *,
    size: tuple[int, int] = DESKTOP,
    lang: Literal["en", "ja"] = "en",
    dark: bool = False,
    touch: bool = False,
) -> Page:
    """A table with an arranged position, from the page of a rule."""
    page = people.arrive(f"/rules/{rule.partition(':')[0]}/{rule}", size=size, lang=lang, dark=dark, touch=touch)
    page.locator(f'[id="scenario-{scenario}"]').get_by_role("button", name=TRY[lang]).click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name=TO_TABLE[lang]).click()
    Player(page).wait_for_question()
    return page


def test_an_arts_tells_what_is_left_of_each_target(people: People) -> None:
    page = at_a_scenario(people, "hocg:12.2.4.1", "S-01-azki-critical.1")
    me = Player(page)
    (azki,) = me.look().legal
    me.thing(azki).click()
    azure = page.locator(".thing.target", has_text="Azure")
    ruby = page.locator(".thing.target", has_text="Ruby")
    expect(azure.locator(".foreseen")).to_have_text("190 → 80")
    expect(ruby.locator(".foreseen")).to_have_text("190 → 130")
    expect(azure.get_by_role("button")).to_have_accessible_name(re.compile("HP 190 → 80"))
    shot(page, "foresight-hocg")
    ruby.locator(".face").hover()
    expect(page.locator("[data-foreseen]")).to_contain_text("Ruby")
    azure.locator(".face").focus()
    expect(page.locator("[data-foreseen]")).to_contain_text("HP 190 → 80")
    azure.locator(".face").press("Enter")
    expect(page.locator(".thing", has_text="Azure")).to_contain_text("80")


def test_an_ally_tells_the_power_it_gives(people: People) -> None:
    page = at_a_scenario(people, "vcard:1.1.0.2", "V-S01-a-prohibition-beats-a-permission")
    page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile("^Ribbon")).click()
    host = page.locator(".thing.target", has_text="Host")
    expect(host.locator(".foreseen")).to_have_text("8 → 10")
    shot(page, "foresight-vcard")
    host.locator(".face").first.hover()
    expect(page.locator("[data-foreseen]")).to_contain_text("Host: PL 8 → 10.")


def test_an_attack_tells_what_it_threatens(people: People) -> None:
    page = at_a_scenario(people, "danmaku:type.reaction.6", "D-S05-taking-a-graze-back.1", size=PHONE, touch=True)
    page.get_by_role("list", name="Your hand").get_by_role("button", name=re.compile("^Shoot")).first.tap()
    expect(page.locator(".thing.target .foreseen").first).to_have_text("4 → 3")
    shot(page, "foresight-danmaku-phone")


def test_the_same_on_a_desktop_in_japanese(people: People) -> None:
    page = at_a_scenario(people, "danmaku:type.reaction.6", "D-S05-taking-a-graze-back.1", lang="ja", dark=True)
    hand = page.get_by_role("list", name="あなたの手札")
    hand.get_by_role("button", name=re.compile("^ショット")).first.click()
    target = page.locator(".thing.target").first
    expect(target.locator(".foreseen")).to_have_text("4 → 3")
    target.locator(".face").hover()
    expect(page.locator("[data-foreseen]")).to_contain_text(re.compile("^誰も応じなければ：.+ライフ：4 → 3。"))
    shot(page, "foresight-danmaku-ja")


def test_a_roll_tells_what_may_come(people: People) -> None:
    page = at_a_scenario(people, "hocg:10.5.2", "S-02-destiny-song-cost.1")
    me = Player(page)
    (azki,) = me.look().legal
    me.thing(azki).click()
    page.get_by_role("button", name=re.compile("Destiny Song")).first.click()
    line = page.locator("[data-foreseen]")
    expect(line).to_contain_text(re.compile(r"Yes: .*HP 990 → 790 to 890\."))
    shot(page, "foresight-dice")


def test_a_roll_that_may_do_nothing_says_on_which_faces_it_does_in_japanese(people: People) -> None:
    page = at_a_scenario(people, "hocg:10.7.2.3.7", "Q553.2", lang="ja", size=PHONE, touch=True)
    page.get_by_role("list", name="あなたの手札").get_by_role("button").first.tap()
    expect(page.locator("[data-foreseen]")).to_contain_text("4～6なら")
    shot(page, "foresight-dice-phone-ja")
