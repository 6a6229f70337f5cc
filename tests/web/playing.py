"""Playing at a table as people do: look at what is lit, press it, name a target, confirm. Mouse, finger or keys."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Literal

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.depth import at_depth

MOST = 600  # decisions of one person in one game
SHORT = 15  # … in the short form of a whole game
# What a person sees on the table, read in one go. Nothing is done here: every action is real input.
EYES = """() => {
  const text = (found) => (found ? found.textContent.trim().replace(/\\s+/g, " ") : "");
  // Where to press: near the left edge, because in a large hand the next card lies over the rest of it.
  const spot = (card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const [x, y] = [left + Math.min(12, width / 2), top + Math.min(40, height / 2)];
    return card.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const things = (kind) => [...document.querySelectorAll(`.thing.${kind}`)].map((each) => each.dataset.thing);
  const prompt = document.querySelector("[data-prompt]");
  return {
    asked: prompt?.dataset.asked === undefined ? null : Number(prompt.dataset.asked),
    question: text(prompt?.querySelector("h2")),
    legal: things("legal"), targets: things("target"), selected: things("selected"), chosen: things("chosen"),
    spots: Object.fromEntries([...document.querySelectorAll(".thing.legal, .thing.target")]
      .map((each) => [each.dataset.thing, spot(each.querySelector(".face"))])),
    hand: [...document.querySelectorAll(".hand .thing")].map((each) => each.dataset.thing),
    confirming: prompt?.dataset.confirming !== undefined,
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
    spots: dict[str, tuple[float, float] | None]  # where to press what is lit; None where it is out of sight
    hand: list[str]
    confirming: bool  # a pass that gives something away waits to be confirmed
    acts: int
    pass_: str = msgspec.field(name="pass")
    primary: str
    plain: list[str]
    choices: int
    phase: str
    result: str


class Player:
    """One person at one table, who plays with the simple plan of doing whatever is lit, attacks above all."""

    def __init__(self, page: Page, how: Literal["mouse", "touch"] = "mouse", patience: int = 5) -> None:
        self.page = page
        self.how = how
        self.patience = patience  # acts in one phase; some could be done again and again
        self.answered = -1  # the question last answered
        self.acts = 0  # since the last pass
        self.decisions = 0
        self.pressed: Callable[[], None] = lambda: None  # for a test that watches every press

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

    def press_card(self, handle: str, sight: Sight) -> None:
        spot = sight.spots.get(handle)
        if spot is None:
            self.thing(handle).evaluate("face => face.scrollIntoView({ block: 'center', inline: 'center' })")
            spot = self.look().spots.get(handle)
        assert spot is not None, f"{handle} is lit but lies under something: {sight}"
        if self.how == "touch":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

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
            self.pressed()
            sight = self.look()
            if sight.asked != asked:
                self.answered = asked
                return True
        raise AssertionError(f"a question that is not answered by what is lit: {sight}")

    def step(self, sight: Sight) -> None:
        """One press on the way to an answer."""
        if sight.confirming:
            self.press(self.prompt.locator("[data-pass]"))
        elif sight.acts:
            wanted = self.prompt.locator(".act").filter(has_not_text="aton")
            self.press((wanted if wanted.count() else self.prompt.locator(".act")).last)
        elif sight.targets:
            self.press_card(sight.targets[0], sight)
        elif sight.primary:
            self.press(self.prompt.locator(".primary:not([data-pass])").first)
        elif sight.choices:
            self.press(self.page.locator(".choices .button").first)
        elif sight.legal and (not sight.pass_ or self.worth_it()):
            from_hand = [thing for thing in sight.legal if thing in sight.hand]
            self.press_card((from_hand or sight.legal)[-1], sight)
        elif sight.pass_:
            self.acts = 0
            self.press(self.prompt.locator("[data-pass]"))
        else:
            self.press(self.prompt.locator(".buttons .button").last)

    def worth_it(self) -> bool:
        self.acts += 1
        return self.acts <= self.patience

    def play_until(self, done: Callable[[Sight], bool]) -> Sight:
        """Play on until this person is asked something of that kind."""
        while not done(sight := self.wait_for_question()):
            assert not sight.result, f"the game ended before that: {sight.result}"
            self.decide()
        return sight

    def play_to_the_end(self, enough: Callable[[], bool] | None = None) -> None:
        """In the short form this person gives up when enough has been seen, or after some decisions."""
        last = self.decisions + SHORT
        while self.decide():
            if at_depth(enough() if enough else self.decisions >= last, False):
                self.wait_for_question()
                if not self.look().result:
                    self.give_up()
                break
        expect(self.page.locator("#result-title")).to_be_visible()

    def give_up(self) -> None:
        self.press(self.page.get_by_role("button", name="Menu"))
        for name in ("Concede", "Concede"):
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=name))


def cards_in(where: Page | Locator) -> list[str]:
    """The cards there as whoever hears the table knows them, one sentence each."""
    read = "(all) => all.map((each) => each.querySelector('.unseen')?.textContent.trim() ?? '')"
    sentences: list[str] = where.locator(".thing > .face").evaluate_all(read)
    assert sentences and all(sentences), "every card has a sentence of its own"
    return sentences


def main_phase(sight: Sight) -> bool:
    """It is this person's own main step, with something to do."""
    return sight.phase.startswith("Main") and bool(sight.pass_) and bool(sight.legal)


def play_together(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Everybody answers when asked, until the game is over for all, or as long as wanted."""
    deadline = monotonic() + 600
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
