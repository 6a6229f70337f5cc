"""Somebody misbehaves: a player reports them at the table, and the operator of the server sends them away."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.rooms import two_at_a_table
from tests.web.screens import PHONE, SEEDED, People, settled, shot


def test_who_is_reported_is_blocked_and_let_in_again(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "operator.token"
    with Served(tmp_path / "data", "--operator", str(file), module=SEEDED) as served:
        people = People(browser, served.url)
        mio, rin = two_at_a_table(people)
        mio.page.get_by_role("button", name="Stamps", exact=True).click()
        mio.page.get_by_role("button", name="Report Rin…").click()
        dialog = mio.page.get_by_role("dialog", name="Report Rin")
        dialog.get_by_text("Spams stamps").click()
        dialog.get_by_label("What happened?").fill("Ten a minute.")
        shot(mio.page, "report")
        dialog.get_by_role("button", name="Send report").click()
        expect(dialog.get_by_text("Thank you.")).to_be_visible()
        dialog.get_by_role("button", name="Close").last.click()

        page = people.arrive("/operator", bypass_csp=True)
        people.expected.append("403")
        page.get_by_label("Operator's token").fill("not this one, it is wrong")
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_text("This isn't the operator's token.")).to_be_visible()
        page.get_by_label("Operator's token").fill(file.read_text(encoding="utf-8"))
        page.get_by_role("button", name="Open").click()
        report = page.get_by_role("listitem").filter(has_text="Reported by Mio")
        expect(report).to_contain_text("Ten a minute.")
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
