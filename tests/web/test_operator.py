"""Somebody misbehaves: a player reports them at the table, and the operator of the server sends them away."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.rooms import two_at_a_table
from tests.web.screens import PHONE, SEEDED, People, settled, shot
from tests.web.test_strangers import Key, arrive


def test_who_is_reported_is_blocked_and_let_in_again(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "operator.token"
    with Served(tmp_path / "data", "--operator", str(file), module=SEEDED) as served:
        people = People(browser, served.url)
        mio, rin = two_at_a_table(people)
        mio.page.get_by_role("button", name="Stamps", exact=True).click()
        report_player(mio.page, "Rin", "Spams stamps", "Ten a minute.")
        report_from_profile(people)

        page = people.arrive("/operator", bypass_csp=True)
        people.expected.append("403")
        page.get_by_label("Operator's token").fill("not this one, it is wrong")
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_text("This isn't the operator's token.")).to_be_visible()
        page.get_by_label("Operator's token").fill(file.read_text(encoding="utf-8"))
        page.get_by_role("button", name="Open").click()
        report = page.get_by_role("listitem").filter(has_text="Reported by Mio")
        expect(report).to_contain_text("Ten a minute.")
        expect(page.get_by_role("listitem").filter(has_text="Reported by Aki")).to_contain_text("It is rude.")
        report.get_by_role("button", name="Block…").click()
        dialog = page.get_by_role("dialog", name="Block Rin")
        expect(dialog.get_by_role("button", name="Block", exact=True)).to_be_disabled()
        dialog.get_by_label("Reason").fill("Please be kind")
        shot(page, "operator-block")
        dialog.get_by_role("button", name="Block", exact=True).click()
        # Everybody here has the same address, so both are told; only the operator's page still works.
        for player in (mio, rin):
            expect(player.page.get_by_text("Please be kind").first).to_be_visible()
        settled(page)
        assert faults(page) == []
        shot(page, "operator")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        settled(page)
        shot(page, "operator-phone")
        page.get_by_role("button", name="Unblock").click()
        expect(page.get_by_text("Nobody is blocked.")).to_be_visible()
        report.get_by_label("Note").fill("Told them")
        report.get_by_role("button", name="Mark as done").click()
        expect(page.get_by_text("Done: Told them")).to_be_visible()
        rin.page.reload()
        expect(rin.page.locator("[data-prompt]")).to_be_visible()

        page.get_by_role("button", name="Close table…").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Reason").fill("A test")
        dialog.get_by_role("button", name="Close table", exact=True).click()
        expect(page.get_by_text("No tables are open.")).to_be_visible()
        expect(rin.page.get_by_text("The operator of this server closed the table.").first).to_be_visible()
        page.reload()  # this tab remembers the token
        expect(page.get_by_text("Table closed")).to_be_visible()
        people.leave()


def report_player(page: Page, name: str, about: str, text: str) -> None:
    page.get_by_role("button", name=f"Report {name}…").click()
    dialog = page.get_by_role("dialog", name=f"Report {name}")
    dialog.get_by_text(about).click()
    dialog.get_by_label("What happened?").fill(text)
    shot(page, f"report-{name.lower()}")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
    dialog.get_by_role("button", name="Close").last.click()


def report_from_profile(people: People) -> None:
    """Away from any table, by a player who has a name of their own; nobody reports themselves."""
    aki, ben = (sign_up(people.url, name) for name in ("Aki", "Ben"))
    page = arrive(people, f"/players/{ben['id']}", aki, bypass_csp=True)
    report_player(page, "Ben", "Offensive name", "It is rude.")
    assert faults(page) == []
    page.goto(f"{people.url}/players/{aki['id']}")
    expect(page.get_by_text("This is you.")).to_be_visible()
    expect(page.get_by_role("button", name="Report")).to_have_count(0)


def sign_up(url: str, name: str) -> Key:
    browser = {"name": name, "browser": f"{name.lower():a<16}"}
    key: Key = httpx.post(f"{url}/api/people", json=browser, timeout=300).raise_for_status().json()
    return key
