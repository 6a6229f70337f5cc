"""Dragging: a card goes where it may, comes back from where it may not, and says why."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.playing import Player, Sight, main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import PHONE, People, of_game, shot

HELD = 200  # milliseconds: longer than a tap, shorter than the long press that opens the card
# Where cards have glided to, kept by the page itself: it is over too soon to be looked for.
GLIDES = """
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.classList.contains("carried")) window.glides.push(frames.at(-1).transform);
    return animate.call(this, frames, timing);
  };
"""
Spot = tuple[float, float]


class Wire:
    """How many answers a page has sent from its table."""

    def __init__(self, page: Page) -> None:
        self.answers = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, message: str | bytes) -> None:
        self.answers += json.loads(message)["type"] in ("choose", "pick")


def places(page: Page) -> Locator:
    """What is lit to let a card go on: free places, and cards with a word of what would happen."""
    return page.locator(".place.open, .thing:has(> .verb) > .face")


def carried(page: Page) -> Locator:
    return page.locator(".carried")


def middle(what: Locator) -> Spot:
    box = what.bounding_box()
    assert box, "it is out of sight"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, spot: Spot) -> None:
    page.mouse.move(*spot)
    page.mouse.down()
    page.mouse.move(spot[0] + 4, spot[1] - 20)
    expect(carried(page)).to_be_visible()


def let_go(page: Page, spot: Spot) -> None:
    page.mouse.move(*spot, steps=4)
    page.mouse.up()
    expect(carried(page)).to_have_count(0)


def from_hand(sight: Sight) -> list[str]:
    return [thing for thing in sight.legal if thing in sight.hand and sight.spots[thing]]


def card_to_place(me: Player) -> tuple[str, Spot]:
    """A card of the hand that has somewhere to go on the stage, played for until there is one."""
    while True:
        sight = me.play_until(lambda each: main_phase(each) and bool(from_hand(each)))
        for thing in from_hand(sight):
            spot = sight.spots[thing]
            assert spot
            lift(me.page, spot)
            free = me.page.locator(".place.open").count()
            let_go(me.page, middle(me.page.locator("h1")))
            if free:
                return thing, spot
        me.decide()


def test_by_mouse(people: People) -> None:
    page = people.arrive("/", still=False)
    page.add_init_script(GLIDES)
    page.reload()
    wire = Wire(page)
    me = start_against_bot(page)
    thing, spot = card_to_place(me)
    asked, sent, hand = me.look().asked, wire.answers, me.look().hand

    page.evaluate("window.glides = []")
    lift(page, spot)
    expect(page.locator(f'.thing.away[data-thing="{thing}"]')).to_have_count(1)
    let_go(page, middle(page.locator("h1")))
    assert page.evaluate("window.glides") == ["translate(0, 0)"], "it glides back to where it was"
    after = me.look()
    assert (after.asked, after.hand, after.selected, wire.answers) == (asked, hand, [], sent), "nothing has happened"
    expect(places(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)

    theirs = page.get_by_role("group", name=re.compile("'s stage$")).locator(".thing > .face").first
    lift(page, spot)
    let_go(page, middle(theirs))
    reason = page.get_by_role("dialog", name=re.compile("^Why not .* there"))
    expect(reason.locator("a[href^='/rules/hocg/']").first).to_be_visible()
    shot(page, "drag-refused")
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    assert (me.look().asked, wire.answers) == (asked, sent)

    lift(page, spot)
    shot(page, "drag")
    let_go(page, middle(page.locator(".place.open").first))
    me.answered = asked if asked is not None else -1
    me.wait_for_question()
    assert wire.answers == sent + 1
    expect(page.locator(f'.hand .thing[data-thing="{thing}"]')).to_have_count(0)


def test_by_touch(people: People) -> None:
    """A finger that rests a moment lifts the card; one that moves at once does not."""
    page = people.arrive("/", size=PHONE, touch=True)
    of_game(page).get_by_role("button", name="Play against a bot").tap()
    page.wait_for_url("**/table/*")
    me = Player(page, "touch")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": 1} for x, y in spots]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def hold(spot: Spot, milliseconds: int = HELD) -> None:
        """Rest there, then move. The page's time stands still meanwhile: a slow machine makes no long press of it."""
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        touch("touchStart", spot)
        page.clock.run_for(milliseconds)
        touch("touchMove", (spot[0], spot[1] - 24))
        page.clock.resume()

    spot, thing = (0.0, 0.0), ""
    page.clock.install()
    while not thing:
        sight = me.play_until(lambda each: main_phase(each) and bool(from_hand(each)))
        for each in from_hand(sight):
            spot = sight.spots[each] or spot
            hold(spot, 0)
            expect(carried(page)).to_have_count(0)
            touch("touchEnd")
            hold(spot)
            expect(carried(page)).to_be_visible()
            if page.locator(".place.open").count():
                thing = each
                break
            touch("touchMove", middle(page.locator("h1")))
            touch("touchEnd")
            expect(carried(page)).to_have_count(0)
        else:
            me.decide()
    asked, place = me.look().asked, page.locator(".place.open").first
    shot(page, "drag-touch")
    touch("touchMove", middle(place))
    touch("touchEnd")
    expect(carried(page)).to_have_count(0)
    me.answered = asked if asked is not None else -1
    me.wait_for_question()
    expect(page.locator(f'.hand .thing[data-thing="{thing}"]')).to_have_count(0)


def test_a_card_that_may_go_nowhere_says_why(people: People) -> None:
    page = people.arrive("/")
    wire = Wire(page)
    me = start_against_bot(page)
    sight = me.play_until(lambda each: main_phase(each) and bool(set(each.hand) - set(each.legal)))
    sent = wire.answers
    grey = next(thing for thing in sight.hand if thing not in sight.legal)
    box = me.thing(grey).bounding_box()
    assert box
    lift(page, (box["x"] + 12, box["y"] + 60))
    expect(places(page)).to_have_count(0)
    let_go(page, middle(page.locator(".place[data-zone]").first))
    reason = page.get_by_role("dialog", name=re.compile("^Why not "))
    expect(reason.get_by_role("link", name=re.compile("Rule")).first).to_be_visible()
    assert (me.look().asked, wire.answers) == (sight.asked, sent)
