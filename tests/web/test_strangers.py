"""Strangers meet: through the search and at an open table, play rated games, and keep their names or delete them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from kaimaku.server.people.identity import RENAME
from kaimaku.server.people.identity import People as Directory
from kaimaku.server.people.shown import LEAST
from kaimaku.server.store import Store
from kaimaku.wire.people import NewPerson
from tests.server.app.process import Served
from tests.server.people.test_identity import finish, rated
from tests.web.axe import faults
from tests.web.rooms import concede
from tests.web.screens import DESKTOP, PHONE, SEEDED, People, settled, shot

Key = dict[str, str]


async def known(folder: Path, *names: str) -> list[Key]:
    """People who have names and a rating already, one game short of the leaderboard."""
    store = await Store.open(f"sqlite:///{folder / 'kaimaku.db'}")
    directory = Directory(store, lambda: time() - RENAME)  # who has just chosen a name can't change it again
    found = [await directory.add(NewPerson(name, f"{name.lower():a<16}")) for name in names]
    for n in range(LEAST - 1):
        played = rated(f"aaaaaaa{n + 2}", *(key.id for key in found))
        await finish(store, msgspec.structs.replace(played, at=time()))
    await store.close()
    return [{"id": key.id, "name": key.name, "secret": key.secret} for key in found]


@pytest.fixture
def town(browser: Browser, server_folder: Path) -> Iterator[tuple[People, list[Key]]]:
    """A server where Mio and Aki are known."""
    server_folder.mkdir(parents=True)
    with ThreadPoolExecutor(1) as aside:  # where no loop of Playwright's runs
        keys = aside.submit(asyncio.run, known(server_folder, "Mio", "Aki")).result()
    with Served(server_folder, module=SEEDED) as served:
        visitors = People(browser, served.url)
        yield visitors, keys
        visitors.leave()


def arrive(people: People, path: str, key: Key, mark: str = "", **how: Any) -> Page:
    """Somebody who is known comes with a browser that knows them."""
    page = people.arrive("/rules", **how)
    page.evaluate(
        "([me, mark]) => { localStorage.setItem('kaimaku.me', me); localStorage.setItem('kaimaku.browser', mark); }",
        [json.dumps(key), mark or f"{key['name'].lower():a<16}"],
    )
    page.goto(people.url + path)
    return page


def tokens(page: Page) -> list[str]:
    """Every secret that a browser keeps."""
    kept = page.evaluate("Object.values(localStorage).join(' ')")
    me = json.loads(page.evaluate("localStorage.getItem('kaimaku.me')"))
    seats = json.loads(page.evaluate("localStorage.getItem('kaimaku.seats') ?? '{}'"))
    assert me["secret"] in kept
    return [me["secret"], *(seat["token"] for seat in seats.values())]


def wants_an_opponent(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("main").get_by_role("button", name="Find an opponent").click()


def test_strangers_meet_through_the_search(people: People) -> None:
    people.expected += ["409", "422"]
    mio = people.arrive("/meet?game=hocg", bypass_csp=True)
    assert not faults(mio)
    wants_an_opponent(mio, "Admin")
    expect(mio.get_by_role("main").get_by_role("alert")).to_contain_text("name")
    wants_an_opponent(mio, "Mio Search")
    expect(mio.get_by_text("Looking for an opponent: hololive")).to_be_visible()
    expect(mio.get_by_text("Nobody else is searching")).to_be_visible()
    assert not faults(mio)
    shot(mio, "meet-searching")
    mio.reload()
    expect(mio.get_by_text("Looking for an opponent: hololive")).to_be_visible()
    # A bot meanwhile: the search goes on at its table.
    mio.get_by_role("button", name="Play a bot meanwhile").click()
    mio.wait_for_url("**/table/*")
    notices = mio.get_by_role("region", name="Table notices")
    expect(notices).to_contain_text("Looking for an opponent")

    aki = people.arrive("/meet?game=hocg", size=PHONE)
    wants_an_opponent(aki, "mi0 search")
    expect(aki.get_by_role("main").get_by_role("alert")).to_be_visible()  # too like the name that is there
    wants_an_opponent(aki, "Aki Search")
    aki.wait_for_url("**/table/*")
    expect(notices).to_contain_text("An opponent was found")
    expect(mio).to_have_title(re.compile("^● Opponent found"))
    mio.get_by_role("link", name="To the table").click()
    expect(mio.get_by_role("heading", level=1)).to_contain_text("Aki Search")

    # Whoever watches, or only asks, learns nothing that opens a seat or a person.
    code = mio.url.rpartition("/")[2]
    watcher = people.arrive(f"/table/{code}?watch")
    expect(watcher.get_by_role("heading", level=1)).to_contain_text("Search")
    told = httpx.get(f"{people.url}/api/rooms/{code}").text + watcher.content()
    assert not [token for page in (mio, aki) for token in tokens(page) if token in told]

    concede(mio)
    expect(mio.locator("[data-rating]")).to_contain_text("Rating 1500 →")
    expect(aki.locator("[data-rating]")).to_contain_text("(+")
    shot(mio, "rated-result")
    mio.get_by_role("link", name="Your profile").click()
    expect(mio.get_by_role("heading", name="Mio Search")).to_be_visible()
    expect(mio.get_by_role("listitem").filter(has_text="Lost")).to_contain_text("Aki Search")
    assert not faults(mio)
    shot(mio, "profile")
    mio.get_by_role("link", name="Aki Search").click()
    expect(mio.get_by_role("listitem").filter(has_text="Won")).to_contain_text("Mio Search")
    mio.goto(f"{people.url}/ratings/hocg")
    expect(mio.get_by_text(f"Nobody has played {LEAST} rated games")).to_be_visible()


def test_strangers_meet_at_an_open_table(town: tuple[People, list[Key]]) -> None:
    people, (mio_key, aki_key) = town
    mio = arrive(people, "/meet", mio_key, bypass_csp=True)
    mio.get_by_role("button", name="Open a table").click()
    dialog = mio.get_by_role("dialog")
    dialog.get_by_label("Counts for ratings").check()
    shot(mio, "open-table-dialog")
    dialog.get_by_role("button", name="Open the table").click()
    expect(mio.get_by_role("heading", name="Waiting for someone to sit down")).to_be_visible()

    aki = arrive(people, "/watch", aki_key, bypass_csp=True)
    row = aki.get_by_role("list", name="Open tables").get_by_role("listitem")
    expect(row).to_contain_text("Mio")
    expect(row).to_contain_text("Rated")
    expect(row).to_contain_text("provisional")
    assert not faults(aki)
    aki.goto(people.url)
    aki.get_by_role(
        "heading", name="Open tables"
    ).scroll_into_view_if_needed()  # they are loaded when they are in sight
    expect(row).to_contain_text("Mio")
    shot(aki, "home-open-tables")
    # Mio herself, in another window, and a stranger from the same browser can't be her opponents.
    twin = arrive(people, "/", {"id": "x", "name": "x", "secret": "y"}, mark=f"{'mio':a<16}")
    people.expected += ["401", "403", "409"]
    twin.get_by_role("heading", name="Open tables").scroll_into_view_if_needed()
    twin.get_by_role("button", name="Sit down").click()
    expect(twin.get_by_role("main").get_by_role("alert")).to_be_visible()

    row.get_by_role("button", name="Sit down").dblclick()
    aki.wait_for_url("**/table/*")
    expect(aki.get_by_role("heading", level=1)).to_contain_text("Mio")
    mutes_and_shows(aki)
    concede(aki)
    expect(aki.locator("[data-rating]")).to_be_visible()
    expect(mio.locator("[data-rating]")).to_contain_text("(+")
    mio.goto(f"{people.url}/ratings/hocg")
    expect(mio.get_by_role("row").filter(has_text="Mio")).to_contain_text(str(LEAST))
    assert not faults(mio)
    shot(mio, "leaderboard")
    mio.get_by_role("link", name="Mio", exact=True).click()
    expect(mio.get_by_role("img", name="hololive")).to_be_visible()
    assert not faults(mio)
    shot(mio, "profile-of-many")


def mutes_and_shows(page: Page) -> None:
    """Whoever is muted has no name here, also after a reload."""
    page.get_by_role("button", name="Stamps").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="Mio").check()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Player 1")
    page.get_by_role("button", name="Stamps").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="Mio").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mio")


def test_a_name_is_kept_taken_along_and_deleted(town: tuple[People, list[Key]], tmp_path: Path) -> None:
    people, (mio_key, _) = town
    people.expected += ["403", "409", "422"]
    mio = arrive(people, "/you", mio_key, bypass_csp=True)
    expect(mio.get_by_role("heading", name="Mio", exact=True)).to_be_visible()
    rename(mio, "aki")
    expect(mio.get_by_role("main").get_by_role("alert")).to_be_visible()
    rename(mio, "Mia")
    expect(mio.get_by_role("heading", name="Mia", exact=True)).to_be_visible()
    expect(mio.get_by_role("textbox", name="Your name")).to_be_disabled()  # for a week: she has a rating
    assert not faults(mio)
    shot(mio, "you")

    adds_a_passkey(mio)
    mio.get_by_role("button", name="Make a recovery link").click()
    link = mio.get_by_label("Recovery link").input_value()
    mio.reload()
    expect(mio.get_by_text("You have a recovery link.")).to_be_visible()
    expect(mio.get_by_label("Recovery link")).to_have_count(0)  # it is shown once

    third = people.arrive(link.removeprefix(people.url), size=PHONE, bypass_csp=True)
    expect(third.get_by_role("heading", name="Open your name in this browser?")).to_be_visible()
    assert "recover" not in third.url and not faults(third)
    shot(third, "you-recovery")
    third.get_by_role("button", name="Open it here").click()
    expect(third.get_by_role("heading", name="Mia", exact=True)).to_be_visible()
    expect(third.get_by_text("You are signed in in 2 browsers.")).to_be_visible()

    third.get_by_role("button", name="Sign out all others").click()
    expect(third.get_by_text("the recovery link no longer works")).to_be_visible()
    mio.reload()
    expect(mio.get_by_text("You were signed out")).to_be_visible()
    mio.get_by_label("Recovery link").fill(link)  # it opens nothing any more
    mio.get_by_role("button", name="Open", exact=True).click()
    expect(mio.get_by_role("main").get_by_role("alert")).to_be_visible()
    mio.get_by_role("button", name="Sign in with a passkey").click()
    expect(mio.get_by_role("heading", name="Mia", exact=True)).to_be_visible()

    with mio.expect_download() as saving:
        mio.get_by_role("button", name="Save everything as a file").click()
    saved = tmp_path / "everything.json"
    saving.value.save_as(saved)
    told = saved.read_text(encoding="utf-8")
    assert json.loads(told)["name"] == "Mia" and len(json.loads(told)["results"]) == LEAST - 1
    assert mio_key["secret"] not in told and link.rpartition("=")[2] not in told

    mio.get_by_role("button", name="Delete everything").click()
    sure = mio.get_by_role("dialog").get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    mio.get_by_label("Type your name to confirm").fill("Mia")
    shot(mio, "you-delete")
    sure.click()
    expect(mio.get_by_text("Everything was deleted.")).to_be_visible()
    third.reload()
    expect(third.get_by_text("You were signed out or deleted")).to_be_visible()
    mio.goto(f"{people.url}/players/{mio_key['id']}")
    people.expected.append("404")
    expect(mio.get_by_role("main").get_by_role("alert")).to_contain_text("no player")


def rename(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Change name").click()


def adds_a_passkey(page: Page) -> None:
    """An authenticator that Chromium only plays."""
    wire = page.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey was added.")).to_be_visible()
    expect(page.get_by_text("Passkey of")).to_have_count(1)


def test_a_page_opened_by_a_number_says_why_it_has_no_passkeys(people: People) -> None:
    people.url = people.url.replace("localhost", "127.0.0.1")
    page = people.arrive("/you", lang="ja", size=DESKTOP, bypass_csp=True)
    page.get_by_role("textbox", name="名前").fill("数字のミオ")
    page.get_by_role("button", name="この名前を自分のものにする").click()
    expect(page.get_by_text("数字のアドレス")).to_be_visible()
    expect(page.get_by_role("button", name="パスキーを追加")).to_have_count(0)
    settled(page)
    assert not faults(page)
    shot(page, "you-ja")
