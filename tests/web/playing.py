"""Playing at a table as people do: look at what is lit, press it, name a target, confirm. Mouse, finger or keys."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Literal

import msgspec
from playwright.sync_api import Locator, Page, expect

MOST = 600  # decisions of one person in one game
# What a person sees on the table, read in one go. Nothing is done here: every action is real input.
EYES = """() => {
  const text = (found) => (found ? found.textContent.trim().replace(/\\s+/g, " ") : "");
  const things = (kind) => [...document.querySelectorAll(`.thing.${kind}`)].map((each) => each.dataset.thing);
  const prompt = document.querySelector("[data-prompt]");
  return {
    asked: prompt?.dataset.asked === undefined ? null : Number(prompt.dataset.asked),
    question: text(prompt?.querySelector("h2")),
    legal: things("legal"), targets: things("target"), selected: things("selected"), chosen: things("chosen"),
    hand: [...document.querySelectorAll(".hand .thing")].map((each) => each.dataset.thing),
    acts: prompt ? prompt.querySelectorAll(".act").length : 0,
    pass: text(prompt?.querySelector("[data-pass]")),
    primary: text(prompt?.querySelector(".primary:not([data-pass])")),
    plain: prompt ? [...prompt.querySelectorAll(".buttons .button:not([data-pass]):not(.act)")].map(text) : [],
    choices: document.querySelectorAll(".choices .button").length,
    phase: text(document.querySelector("[aria-current=step]")),
    result: text(document.querySelector("#result-title")),
  };
}"""


class Sight(msgspec.Struct):
    """What is lit at the moment."""

    asked: int | None  # the number of the open question; None while there is nothing to answer
    question: str
    legal: list[str]
    targets: list[str]
    selected: list[str]
    chosen: list[str]
    hand: list[str]
    acts: int
    pass_: str = msgspec.field(name="pass")
    primary: str
    plain: list[str]
    choices: int
    phase: str
    result: str


class Player:
    """One person at one table, who plays with the simple plan of doing whatever is lit, attacks above all."""

    def __init__(self, page: Page, how: Literal["mouse", "touch"] = "mouse") -> None:
        self.page = page
        self.how = how
        self.answered = -1  # the question last answered
        self.turn_acts = 0
        self.decisions = 0

    def look(self) -> Sight:
        return msgspec.convert(self.page.evaluate(EYES), Sight)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt]")

    def thing(self, handle: str) -> Locator:
        return self.page.locator(f'.thing[data-thing="{handle}"] > button.face')

    def press(self, what: Locator) -> None:
        if self.how == "touch":
            what.tap()
        else:
            what.click()

    def wait_for_question(self) -> Sight:
        """The next question to this person, or the end of the game."""
        new = f'[data-prompt][data-asked]:not([data-asked="{self.answered}"])'
        self.page.locator(f"{new}, #result-title").first.wait_for()
        return self.look()

    def decide(self) -> bool:
        """Answer one question. False once the game is over."""
        sight = self.wait_for_question()
        if sight.result:
            return False
        assert sight.asked is not None
        asked = sight.asked
        self.decisions += 1
        assert self.decisions < MOST, f"the game does not end: {sight}"
        for _ in range(40):
            self.step(sight)
            sight = self.look()
            if sight.asked != asked:
                self.answered = asked
                return True
        raise AssertionError(f"a question that is not answered by what is lit: {sight}")

    def step(self, sight: Sight) -> None:
        """One press on the way to an answer."""
        if sight.acts:
            self.press(self.prompt.locator(".act").first)
        elif sight.targets:
            self.press(self.thing(sight.targets[0]))
        elif sight.primary:
            self.press(self.prompt.locator(".primary:not([data-pass])").first)
        elif sight.choices:
            self.press(self.page.locator(".choices .button").first)
        elif sight.legal and self.worth_it(sight):
            self.press(self.thing(sight.legal[0]))
        elif sight.pass_:
            self.turn_acts = 0
            self.press(self.prompt.locator("[data-pass]"))
        elif sight.legal:
            self.press(self.thing(sight.legal[0]))
        else:
            self.press(self.prompt.locator(".buttons .button").last)

    def worth_it(self, sight: Sight) -> bool:
        """A turn is a few acts long; some can be done again and again."""
        self.turn_acts += 1
        return self.turn_acts <= 6

    def play_until(self, done: Callable[[Sight], bool]) -> Sight:
        """Play on until this person is asked something of that kind."""
        while not done(sight := self.wait_for_question()):
            assert not sight.result, f"the game ended before that: {sight.result}"
            self.decide()
        return sight

    def play_to_the_end(self) -> None:
        while self.decide():
            pass
        expect(self.page.locator("#result-title")).to_be_visible()


def main_phase(sight: Sight) -> bool:
    """It is this person's own main step, with something to do."""
    return sight.phase.startswith("Main") and bool(sight.pass_) and bool(sight.legal)


def play_together(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Everybody answers when asked, until the game is over for all, or as long as wanted."""
    deadline = monotonic() + 180
    while not (until and until()):
        sights = [(player, player.look()) for player in players]
        if all(sight.result for _, sight in sights):
            return
        asked = [player for player, sight in sights if sight.asked not in (None, player.answered)]
        for player in asked[:1]:
            player.decide()
        if not asked:
            players[0].page.wait_for_timeout(20)
        assert monotonic() < deadline, [sight for _, sight in sights]
