"""Setup (6.1.1): shuffle, opening hands, VTs face down, and the Reveal Phase of each first turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kaimaku.kernel.chance import below, shuffled
from kaimaku.kernel.decisions import PASS, Option, ask
from kaimaku.kernel.frames import BACK, DONE, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal
from kaimaku.kernel.listeners import STANDING, Live, enter
from kaimaku.kernel.refusals import Refusal

from ..card import BY_ID, VTUBER, CardDef, replies
from ..table import ACTIVE, DECK, HAND, SIDE, VCardTable, face, prompt, rules, spots, zone
from .deck import draw_one, shuffle_in
from .moments import On
from .power import start_rules
from .window import NO_CARD

HAND_SIZE: Final = 7

NOT_PL8: Final = Refusal("vcard:6.1.1.5a", "You can only set up PL8 VTubers.", "準備で置けるのはPL8のVTuberだけです。")
NOT_EMPTY: Final = Refusal("vcard:4.1.1.4a", "Choose one of your empty spots.", "自分の空きスポットを選んでください。")
ACTIVE_FIRST: Final = Refusal(
    "vcard:6.1.1.5a", "Fill your Active Spot first.", "先にアクティブスポットに置いてください。"
)


class IllegalDeck(ValueError):
    """A deck that cannot be played at all."""


def bare_table(seed: int, rulings: Mapping[str, str], sets: str) -> VCardTable:
    """A table without cards, on which the rules already work; `sets` are those in play, which everybody knows."""
    t = VCardTable(seed, rulings)
    t.sets = sets
    start_rules(t)
    heard: set[On] = set()
    for definition in replies(sets):
        on, hearing = definition.reply_on, definition.hearing
        if on is not None and hearing is not None and on not in heard:
            heard.add(on)
            enter(t.live, on.moment.kind, Live(hearing.number, -1, -1, -1, t.tick(), STANDING, 0))
    return t


def sets_of(decks: Sequence[Sequence[str]]) -> str:
    """The sets of all cards of both decks: which ones are played with is agreed before a game."""
    return ",".join(sorted({number.partition("-")[0] for deck in decks for number in deck}))


def deal(t: VCardTable, decks: Sequence[Sequence[str]], first: int | None = None) -> None:
    """Shuffle, draw seven, again as long as there is no PL8 among them (6.1.1.3-6.1.1.4)."""
    for seat, deck in enumerate(decks):
        definitions = []
        for name in shuffled(t, list(range(len(deck)))):  # so that a card's number tells nothing of its face
            definition = BY_ID.get(deck[name])
            if definition is None:
                raise IllegalDeck(f"{deck[name]} isn't a card of this game")
            definitions.append(definition.number)
        t.add_cards(definitions, seat, seat * SIDE + DECK)
        if not any(is_pl8(face(t, c)) for c in zone(t, seat, DECK)):
            raise IllegalDeck("a deck needs a PL8 VTuber (5.1.0.2)")
    t.first = t.active = below(t, 2) if first is None else first
    for seat in range(t.seats):
        shuffle_in(t, seat, [])
        opening_hand(t, seat)


def is_pl8(definition: CardDef) -> bool:
    return definition.facts.type == VTUBER and definition.facts.pl == 8


def opening_hand(t: VCardTable, seat: int) -> None:
    while True:
        for _ in range(HAND_SIZE):
            draw_one(t, seat)
        hand = zone(t, seat, HAND)
        if any(is_pl8(face(t, c)) for c in hand):
            return
        for card in hand:
            reveal(t, card)
            note(t, "mulligan", seat, card)
        shuffle_in(t, seat, hand)


# --- Board Setup ----------------------------------------------------------------------------------------------------


def open_spots(t: VCardTable, seat: int) -> list[int]:
    """The Active Spot must be filled first, then any of the others may be (6.1.1.5a)."""
    front = seat * SIDE + ACTIVE
    return [s for s in spots(seat) if not t.zones[s]] if t.zones[front] else [front]


def place_options(t: VCardTable, f: Frame, seat: int) -> list[Option]:
    ready = [c for c in zone(t, seat, HAND) if is_pl8(face(t, c))]
    options: list[Option] = [("place", card, spot) for card in ready for spot in open_spots(t, seat)]
    if zone(t, seat, ACTIVE):
        options.append(PASS)
    return options


def why_no_place(t: VCardTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    if option == PASS:
        return ACTIVE_FIRST
    if option[:1] != ("place",) or len(option) != 3:
        return None
    _, card, spot = option
    if card not in zone(t, seat, HAND):
        return NO_CARD
    if not is_pl8(face(t, int(card))):
        return NOT_PL8
    return NOT_EMPTY if zone(t, seat, ACTIVE) or spot not in spots(seat) else ACTIVE_FIRST


PLACE: Final = prompt(
    "vcard:place",
    "vcard:6.1.1.5a",
    "Set up your PL8 VTubers face down.",
    "PL8のVTuberを裏向きで置いてください。",
    place_options,
    why_no_place,
)


def _ask_place(t: VCardTable, f: Frame) -> Signal:
    """Asked as long as a spot is empty, whatever the hand holds."""
    return ask(t, PLACE, f.seat) if open_spots(t, f.seat) else DONE


def _take_place(t: VCardTable, f: Frame) -> Signal:
    if t.answer == PASS:
        return DONE
    _, card, spot = t.answer
    assert isinstance(card, int) and isinstance(spot, int)
    t.zones[t.where[card]].remove(card)
    t.zones[spot].append(card)
    t.where[card] = spot
    note(t, "place", f.seat, card, spot % SIDE)
    return BACK


BOARD_SETUP: Final = rules("vcard:6.1.1.5", _ask_place, _take_place, slots=0)
