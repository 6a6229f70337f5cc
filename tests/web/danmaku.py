"""Playing Danmaku!! as people do: press what is lit, say what it does and to whom, pass the rest."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.playing import Player, Sight


class DanmakuPlayer(Player):
    """One person at a table of many, who does whatever is lit and reacts whenever that is possible."""

    def step(self, sight: Sight) -> None:
        answers = self.page.locator(".answers")
        for wanted in (".primary:not([data-pass])", ".option"):
            lit = answers.locator(wanted)
            if lit.count():
                self.press(lit.first)
                return
        if sight.legal and (not sight.pass_ or self.worth_it()):
            self.press_card(sight.legal[-1], sight)
        elif self.page.locator("[data-pass]").count():
            self.acts = 0
            self.press(self.page.locator("[data-pass]").first)
        else:
            self.press_card((sight.targets or sight.legal)[0], sight)


def start_against_bots(page: Page, how: str = "mouse") -> DanmakuPlayer:
    """From the start page to a table of five in one click."""
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/table/*")
    return DanmakuPlayer(page, "touch" if how == "touch" else "mouse")
