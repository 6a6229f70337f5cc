"""Before a tournament begins: signing up, decks, check-in, and the start."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2

from msgspec import Struct

from kaimaku.wire.common import Deck

from ..errors.api_error import api_error
from .rounds import begin
from .state import EntrantDeck, Tournament, TournamentEntry

LEAST = 4  # players
ENTRIES = 1024  # with those who have signed off
AGAIN = 5  # times somebody may come back who has signed off
MINUTE = 60.0
DAY = 86_400.0
FORGOTTEN = 30 * DAY  # seconds after which one without a time to start, that nobody has started, is called off


class Tools(Struct):
    """What a transition takes from outside, and what it gives besides the new state."""

    now: float
    code: Callable[[], str]  # of a new table
    bot: Callable[[int], tuple[str, Deck | None]] = lambda n: ("", None)  # the n-th bot and its deck
    decks: list[EntrantDeck] = []


def sign_up(t: Tournament, person: str, name: str, browser: str, now: float) -> int:
    """A new entry; whoever has one keeps it, and whoever had one gets it back."""
    if t.status != "signup":
        raise api_error("tournament_begun")
    known = t.number_of(person)
    if known is not None:
        return known
    if any(entry.browser == browser and not entry.gone for entry in t.entries):
        raise api_error("own_browser:tournament")
    former = next((n for n, entry in enumerate(t.entries) if entry.person == person), len(t.entries))
    times = t.entries[former].again + 1 if former < len(t.entries) else 0
    if times > AGAIN:
        raise api_error("removed")
    if len(t.here()) >= t.plan.size or former >= ENTRIES:
        raise api_error("tournament_full:players", size=t.plan.size)
    t.room_for_more()
    t.entries[former : former + 1] = [TournamentEntry(name, person, browser, again=times)]
    t.note(now, "signup", name=name)
    return former


def submit(t: Tournament, number: int, name: str) -> None:
    """A deck can be changed until the start."""
    if t.status != "signup":
        raise api_error("decks_locked")
    t.entries[number].deck, t.entries[number].ready = name, True


def sign_off(t: Tournament, number: int, now: float) -> None:
    t.entries[number].gone = True
    t.note(now, "signoff", name=t.entries[number].name)


def open_check_in(t: Tournament, now: float) -> None:
    if t.status != "signup":
        raise api_error("tournament_begun")
    if not t.checking:
        t.checking = True
        t.note(now, "check_in")


def check_in(t: Tournament, number: int, now: float) -> None:
    entry = t.entries[number]
    if t.status != "signup" or not t.checking:
        raise api_error("no_check_in")
    if not entry.ready:
        raise api_error("no_deck_yet")
    entry.checked = True


def look_at_start(t: Tournament, tools: Tools) -> None:
    """Check-in and start by the clock."""
    starts = t.plan.starts
    if t.status != "signup":
        return
    if not starts:
        if tools.now >= t.created + FORGOTTEN:
            t.status = "cancelled"
            t.note(tools.now, "forgotten", days=round(FORGOTTEN / DAY))
        return
    if t.plan.check_in and not t.checking and tools.now >= starts - t.plan.check_in * MINUTE:
        open_check_in(t, tools.now)
    if tools.now >= starts:
        start(t, tools, by_clock=True)


def start(t: Tournament, tools: Tools, by_clock: bool = False) -> None:
    """Whoever isn't ready is out, bots fill up, and the first round begins."""
    if t.status != "signup":
        raise api_error("tournament_begun")
    fit = [n for n in t.here() if t.entries[n].ready and (t.entries[n].checked or not t.checking)]
    bots = max(0, min(t.plan.bots, t.plan.size) - len(fit))
    if len(fit) + bots < LEAST:
        if not by_clock:
            raise api_error("few_players", least=LEAST, count=len(fit) + bots)
        t.status = "cancelled"
        t.note(tools.now, "few", count=len(fit) + bots)
        return
    for number in t.here():
        if number not in fit:
            t.entries[number].gone = True
            t.note(tools.now, "unready", name=t.entries[number].name)
    for n in range(bots):
        bot, deck = tools.bot(n)
        tools.decks.append(EntrantDeck(len(t.entries), "", deck))
        t.entries.append(TournamentEntry(f"Bot {n + 1}", bot=bot, deck="" if deck is None else deck.name, ready=True))
    t.status, t.seen = "running", tools.now
    count = len(t.active())
    if t.plan.system == "swiss":
        t.planned = min(t.plan.rounds or ceil(log2(count)), count - 1 + count % 2)
    t.note(tools.now, "start", count=count)
    begin(t, tools.now, tools.code)
