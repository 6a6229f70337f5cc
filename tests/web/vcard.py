"""Playing VCard as people do: press what is lit, and look at every combat before going on."""

from __future__ import annotations

from playwright.sync_api import Page

from kaimaku.kernel.knowledge import public_handle
from tests.vcard.scene import Scene
from tests.web.playing import Player, Sight
from tests.web.screens import of_game

# A combat as it stands on the screen: the numbers of each row, and both totals.
COMBAT = """() => {
  const number = (each) => Number(each.textContent.trim().replace("−", "-"));
  return [
    [...document.querySelectorAll("[data-row]")].map((row) => [...row.querySelectorAll(".number")].map(number)),
    [...document.querySelectorAll("[data-combat] .total")].map(number),
  ];
}"""


def handled(scene: Scene) -> Scene:
    """The same, with a name for every card that a client can ask for."""
    for card in range(len(scene.t.defs)):
        public_handle(scene.t, card)
    return scene


class VCardPlayer(Player):
    """One person who does a little in every turn and watches the combats."""

    def __init__(self, page: Page, how: str = "mouse") -> None:
        super().__init__(page, "touch" if how == "touch" else "mouse", patience=3)
        self.combats: list[tuple[list[list[int]], list[int]]] = []

    def wait_for_question(self) -> Sight:
        new = f'[data-prompt][data-asked]:not([data-asked="{self.answered}"])'
        while True:
            self.page.locator(f"{new}, [data-combat], #result-title").first.wait_for()
            if not self.page.locator("[data-combat]").count():
                return self.look()
            self.watch()

    def watch(self) -> None:
        """The combat on the stage; Space goes on, as does the button."""
        rows, totals = self.page.evaluate(COMBAT)
        self.combats.append((rows, totals))
        if len(self.combats) % 2:
            self.page.keyboard.press("Space")
        else:
            self.press(self.page.locator("[data-continue]"))
        self.page.locator("[data-combat]").wait_for(state="detached")


def start_against_bot(page: Page, how: str = "mouse") -> VCardPlayer:
    """From the start page to a table in one click."""
    of_game(page, "VCard TCG").get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/table/*")
    return VCardPlayer(page, how)
