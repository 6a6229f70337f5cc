"""A whole game without a pointing device: keys alone, and the list of all actions."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.playing import Player, Sight
from tests.web.screens import People, of_game, shot

NO_POINTER = """() => {
  window.pointed = 0;
  const count = () => (window.pointed += 1);
  for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, count, true);
}"""


ANSWER = "dialog li button:not([aria-pressed=true]), dialog .confirm:enabled"


class KeyPlayer(Player):
    """Plays by keys: letters for the hand, numbers for targets, Space to pass, Enter to confirm, A for the list."""

    used: set[str]

    def has_used_all(self) -> bool:
        return {"a", "Space", "Enter"} <= self.used and any(key in self.used for key in "qwert")

    def give_up(self) -> None:
        self.page.get_by_role("button", name="Menu").focus()
        self.key("Enter")
        for name in ("Concede", "Concede"):
            self.page.get_by_role("dialog").get_by_role("button", name=name).focus()
            self.key("Enter")

    def key(self, name: str) -> None:
        self.used.add(name)
        self.page.keyboard.press(name)

    def step(self, sight: Sight) -> None:
        if sight.confirming:
            self.key("Space")
        elif sight.acts or sight.targets:
            self.key("1")
        elif sight.selected or (sight.chosen and sight.primary):
            self.key("Enter")
        elif self.decisions % 4 == 0 or sight.choices:
            self.from_the_list()
        elif sight.legal and (not sight.pass_ or self.worth_it()):
            self.choose_a_card(sight)
        elif sight.pass_:
            self.acts = 0
            self.key("Space")
        else:
            self.from_the_list()

    def choose_a_card(self, sight: Sight) -> None:
        """By the key that is written on it, or by walking there with Tab."""
        keys = self.page.locator(".thing.legal > .badge.key").all_inner_texts()
        if keys:
            self.key(keys[0].lower())
            return
        for _ in range(60):
            self.key("Tab")
            if self.page.evaluate("document.activeElement.closest('.thing.legal') !== null"):
                self.key("Enter")
                return
        raise AssertionError("what is lit cannot be reached by Tab")

    def from_the_list(self) -> None:
        """The list of all actions holds everything that can be done; several things are picked one after another."""
        self.key("a")
        dialog = self.page.get_by_role("dialog", name="All actions")
        expect(dialog).to_be_visible()
        for _ in range(120):
            self.key("Tab")
            if self.page.evaluate(f"document.activeElement.matches('{ANSWER}')"):
                self.key("Enter")
            if not dialog.count():
                return
        raise AssertionError("the list of actions does not answer the question")


def test_a_keyboard_only_game_to_the_end(people: People) -> None:
    page = people.arrive("/")
    page.evaluate(NO_POINTER)
    expect(of_game(page).get_by_role("button", name="Play against a bot")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play against a bot')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    me = KeyPlayer(page)
    me.used = set()
    me.wait_for_question()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    shot(page, "keys")
    page.keyboard.press("Escape")
    me.decide()
    shot(page, "table-keys")
    page.keyboard.press("s")
    expect(page.get_by_role("status")).to_contain_text("Cheer deck")
    me.play_to_the_end(me.has_used_all)
    assert me.has_used_all(), me.used
    assert page.evaluate("window.pointed") == 0
    expect(page.locator("#result-title")).to_be_focused()
