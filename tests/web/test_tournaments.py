"""A small knockout, played through in two browsers: opened, signed up for, decided at a table and by the organiser."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.axe import faults
from tests.web.playing import Player
from tests.web.screens import DESKTOP, PHONE, People, shot


def test_a_knockout_of_four(people: People) -> None:
    mio = people.arrive("/tournaments", bypass_csp=True)
    id = opened(mio)
    assert faults(mio) == []
    mio.get_by_role("button", name="Sign up").click()
    expect(mio.get_by_text("Deck submitted:")).to_be_visible()
    rin = people.arrive(f"/tournaments/{id}", size=PHONE, touch=True, dark=True, bypass_csp=True)
    rin.get_by_role("button", name="Sign up").click()
    expect(rin.get_by_text("Deck submitted:")).to_be_visible()
    for name in ("Aki", "Ben"):
        sign_up(people.url, id, f"{name} {id[:4]}")
    expect(mio.get_by_text("Players (4)")).to_be_visible()
    shot(mio, "tournament-signup")
    shot(rin, "tournament-signup-phone")
    assert faults(rin) == []
    mio.get_by_role("button", name="Start the tournament").click()
    expect(mio.get_by_role("heading", name="Pairings")).to_be_visible()

    met = False
    for number in (1, 2):
        heading = mio.get_by_role("heading", name=f"Round {number}", exact=True)
        expect(heading).to_be_visible()
        met = play_round(people, id, mio, rin, number) or met
    assert met
    expect(mio.get_by_text("Over", exact=True)).to_be_visible()
    for page, name in ((mio, "tournament-over"), (rin, "tournament-over-phone")):
        expect(page.get_by_role("heading", name="Decks", exact=True)).to_be_visible()
        shot(page, name)
        assert faults(page) == []
    mio.get_by_text("Log", exact=True).click()
    expect(mio.get_by_text("Reason: Nobody came.").first).to_be_visible()
    expect(mio.get_by_role("link", name="Replay 1")).to_be_visible()
    mio.emulate_media(media="print")
    expect(mio.get_by_role("heading", name="Standings")).to_be_visible()
    for thing in (mio.get_by_text("Log", exact=True), mio.get_by_role("navigation", name="Site")):
        expect(thing).to_be_hidden()
    shot(mio, "tournament-printed")
    japanese = people.arrive(f"/tournaments/{id}", size=DESKTOP, lang="ja")
    expect(japanese.get_by_role("heading", name="組み合わせ")).to_be_visible()
    shot(japanese, "tournament-over-ja")


def opened(page: Page) -> str:
    page.get_by_role("button", name="New tournament").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Title").fill("Friday night")
    dialog.get_by_text("Knockout").click()
    dialog.get_by_text("4", exact=True).click()
    expect(dialog.get_by_text("no tournaments of Danmaku!!")).to_be_visible()
    dialog.get_by_text("More options").click()
    dialog.get_by_text("No limit", exact=True).click()
    shot(page, "tournament-new")
    dialog.get_by_role("button", name="Open tournament").click()
    page.wait_for_url(re.compile(r"/tournaments/[a-z0-9]{8}$"))
    expect(page.get_by_role("heading", name="Friday night")).to_be_visible()
    return page.url.rpartition("/")[2]


def sign_up(url: str, id: str, name: str) -> None:
    """Somebody without a browser, who will never come."""
    browser = {"name": name, "browser": f"{name.replace(' ', '-'):-<20}"}
    secret = httpx.post(f"{url}/api/people", json=browser, timeout=300).raise_for_status().json()["secret"]
    asked = {"deck": {"builtin": "azki"}}
    headers = {"authorization": f"Bearer {secret}"}
    path = f"{url}/api/tournaments/{id}/entry"
    httpx.post(path, json=asked, headers=headers, timeout=300).raise_for_status()


def info(people: People, id: str) -> Any:
    return httpx.get(f"{people.url}/api/tournaments/{id}", timeout=300).raise_for_status().json()


def play_round(people: People, id: str, mio: Page, rin: Page, number: int) -> bool:
    """Whoever has a browser wins; the two of them meet at their table, and Rin gives up."""
    here = info(people, id)
    met = False
    for match in here["rounds"][number - 1]["matches"]:
        if len(match["players"]) < 2 or match.get("result"):
            continue
        if set(match["players"]) == {0, 1}:
            meet(mio, rin, id)
            met = True
            continue
        winner = min(range(2), key=lambda seat: match["players"][seat])
        row = mio.get_by_role("row").filter(has=mio.get_by_role("cell", name=str(match["table"]), exact=True)).first
        row.get_by_role("button", name="Decide").click()
        dialog = mio.get_by_role("dialog")
        dialog.get_by_role("group").nth(winner).get_by_text("1", exact=True).click()
        dialog.get_by_label("Reason").fill("Nobody came.")
        if number == 1:
            shot(mio, "tournament-decide")
        dialog.get_by_role("button", name="Enter result").click()
        expect(dialog).to_be_hidden()
    return met


def meet(mio: Page, rin: Page, id: str) -> None:
    for page in (mio, rin):
        page.get_by_role("button", name="Go to your table").click()
        page.wait_for_url("**/table/*")
        expect(page.get_by_text("Friday night · round")).to_be_visible()
    for page in (mio, rin):
        expect(page.locator("[data-prompt]")).to_be_visible()
    shot(mio, "tournament-table")
    shot(rin, "tournament-table-phone")
    mio.get_by_role("button", name="Call the organiser").click()
    mio.get_by_role("dialog").get_by_label("What is it about?").fill("Does this count?")
    shot(mio, "tournament-call")
    mio.get_by_role("dialog").get_by_role("button", name="Send").click()
    expect(mio.get_by_role("dialog")).to_be_hidden()
    Player(rin).give_up()
    for page in (mio, rin):
        expect(page.locator("#result-title")).to_be_visible()
        expect(page.get_by_text("This match is over.")).to_be_visible()
    shot(mio, "tournament-result")
    for page in (mio, rin):
        page.get_by_role("link", name="Tournament page").last.click()
        page.wait_for_url(f"**/tournaments/{id}")
    expect(mio.get_by_text("Does this count?").first).to_be_visible()
