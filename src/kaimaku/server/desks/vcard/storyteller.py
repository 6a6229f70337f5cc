"""Storyteller: journal entries as sentences in one language, for one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.vcard.card import BY_ID, CARDS
from kaimaku.games.vcard.table import ACTIVE, SIDE, VCardTable, face, on_spot, top
from kaimaku.games.vcard.tokens import NAMES, SPOT_STATUS
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.refusals import Lang

from ..voice import Voice
from .eye import Eye
from .naming import TOKENS as TOKEN_NAMES
from .naming import linked, place_words, spot_words
from .queue import waiting
from .tale import ANNOUNCED, ARRIVED, COINS, ENDS, RETURNS, SIDES, TALES, TOGETHER, TOKENS, WAITS

AT_SPOT: dict[str, int] = {"counter": 1, "decayed": 1, "exalted": 1, "token": 1, "lift": 1, "attach": 0, "devolve": 0}
AT_SPOT |= {"move": 0}  # where an entry says a spot by its zone
ON_SPOTS = frozenset(NAMES[kind] for kind in SPOT_STATUS)


class Storyteller:
    def __init__(self, eye: Eye, lang: Lang) -> None:
        self.eye = eye
        self.voice = Voice(None if eye.all_seeing else eye.viewer, lang)
        self.ja = lang == "ja"

    def tell(self, entries: Sequence[Entry], own: bool = False) -> str:
        """One sentence about entries that belong together. `own`: the card is not yet the copy it will be."""
        entry = entries[0]
        kind, seat, *_, more = entry
        if kind in TOGETHER or kind == "return":
            return self._together(entries)
        if kind in TOKENS:
            return self._tokens(entries)
        if kind == "announce":
            return self._announce(entry, own)
        if kind == "play":
            return self._say(ARRIVED[face(self.eye.t, entry[2]).facts.type], entry, own)
        if kind in ("coins", "mana"):
            n = cast(int, more[0])
            return self.voice.say(*COINS[n > 0], seat, amount=self._amount(kind, abs(n)))
        return self._say(TALES[kind], entry, own)

    # --- what entries speak of ----------------------------------------------------------------------------------------

    def _seen(self, entry: Entry) -> bool:
        return entry[2] >= 0 and entry[3] & self.eye.bit == self.eye.bit

    def _card(self, entry: Entry, own: bool = False) -> str:
        """Its name, or that it is a card."""
        t, card = self.eye.t, entry[2]
        if not self._seen(entry):
            if entry[0] == "place":
                return "VTuber1枚" if self.ja else "a VTuber"
            return "カード1枚" if self.ja else "a card"
        return linked(t.copied.get(card, t.defs[card]) if own else t.defs[card])

    def _vt(self, entry: Entry) -> str:
        """A VTuber by the card on its top, as long as it is on the board."""
        t, card = self.eye.t, entry[2]
        if self._seen(entry):
            shown = top(t, card) if on_spot(t, card) and self.eye.sees(top(t, card)) else card
            return linked(t.defs[shown])
        spot = self._spot(entry)
        if spot < 0:
            return "裏向きのVTuber" if self.ja else "a face-down VTuber"
        place = spot_words(spot, self.voice)
        return f"{place}の裏向きのVTuber" if self.ja else f"the face-down VTuber on {place}"

    def _spot(self, entry: Entry) -> int:
        """The spot an entry names, or the one its card goes to."""
        kind, seat, card, _, _, more = entry
        if kind == "place":
            return seat * SIDE + cast(int, more[0])
        if kind in AT_SPOT:
            return cast(int, more[AT_SPOT[kind]])
        item = waiting(self.eye.t, card) if card >= 0 else None
        if item is not None:
            return item.place if item.verb == "play" else -1
        return self.eye.t.where[card] if card >= 0 and on_spot(self.eye.t, card) else -1

    def _place(self, spot: int, seat: int) -> str:
        """Whose it is is said where it is not the seat's that the sentence is about."""
        if spot // SIDE == seat:
            return place_words(spot % SIDE - ACTIVE, self.voice.lang)
        return spot_words(spot, self.voice)

    def _owners(self, card: int, seat: int) -> str:
        """The same of a deck or a hand."""
        owner = self.eye.t.owner[card]
        if owner == seat:
            return "" if self.ja else "the"
        return self.voice.whose(owner)

    def _host(self, card: int) -> str:
        """The VTuber an Ally goes to, or is attached to."""
        t = self.eye.t
        item = waiting(t, card)
        vt = item.place if item is not None else t.hosts.get(card, -1)
        if vt < 0 or not on_spot(t, vt):
            return "VTuber" if self.ja else "a VTuber"
        return self._name_at(t, vt)

    def _name_at(self, t: VCardTable, vt: int) -> str:
        if self.eye.sees(top(t, vt)):
            return linked(t.defs[top(t, vt)])
        place = spot_words(t.where[vt], self.voice)
        return f"{place}の裏向きのVTuber" if self.ja else f"the face-down VTuber on {place}"

    def _amount(self, kind: str, n: int) -> str:
        if self.ja:
            return f"コイン{n}枚" if kind == "coins" else f"マナ{n}"
        return f"{n} Mana" if kind == "mana" else "1 Coin" if n == 1 else f"{n} Coins"

    # --- sentences ----------------------------------------------------------------------------------------------------

    def _announce(self, entry: Entry, own: bool) -> str:
        verb, card = str(entry[5][0]), entry[2]
        spot = self._spot(entry) if verb == "play" else -1
        if verb == "play" and spot < 0:  # it has left again
            return self._say(ANNOUNCED["boost"], entry, own)
        return self.voice.say(
            *ANNOUNCED[verb],
            entry[1],
            card=self._vt(entry) if verb == "lock" else self._card(entry, own),
            spot=self._place(spot, entry[1]) if spot >= 0 else "",
            what=self._host(card) if verb == "ally" else "",
            n=face(self.eye.t, card).facts.pl if card >= 0 else 0,
        )

    def _say(self, form: tuple[str, str], entry: Entry, own: bool) -> str:
        kind, seat, card, _, _, more = entry
        numbers = [n for n in more if isinstance(n, int)]
        words = [word for word in more if isinstance(word, str)]
        spot = self._spot(entry)
        lang = int(self.ja)
        signed = kind in ("counter", "decayed", "exalted")
        parts: dict[str, object] = {
            "card": self._vt(entry) if kind == "lock" else self._card(entry, own or kind == "copy"),
            "what": self._vt(entry) if card >= 0 else "",
            "spot": self._place(spot, seat) if spot >= 0 else "",
            "n": f"{numbers[0]:+}" if signed else numbers[0] if numbers else "",
            "m": numbers[1] if len(numbers) > 1 else "",
            "owners": self.voice.whose(self.eye.t.owner[card]) if card >= 0 else "",
            "word": WAITS.get(words[0], (words[0], words[0]))[lang] if words else "",
        }
        if kind == "attach":
            parts["vt_there"] = self._host(card)
        elif kind == "copy":
            parts["copied"] = linked(BY_ID[words[0]].number)
        elif kind == "flip coin":
            parts["side"] = SIDES[words[0]][lang]
        elif kind in ("combat", "helpers"):
            parts["totals"] = self._totals(more)
        elif kind == "turn":
            parts["who_as_is"] = self.voice.who(seat)
        elif kind == "round":
            mine = seat == self.voice.reader
            parts["who_first"] = "You go" if mine else f"{self.voice.who(seat)} goes"
        en, ja = form
        return self.voice.say(en, ja, seat, **parts)

    def _totals(self, more: tuple[int | str, ...]) -> str:
        """The Power Level of each side."""
        none = "アクティブなし" if self.ja else "no Active VTuber"
        said = [f"{self.voice.who(seat)} {none if n == 'none' else n}" for seat, n in enumerate(more)]
        return self.voice.listed(said)

    def _together(self, entries: Sequence[Entry]) -> str:
        kind, seat, card, *_, more = entries[0]
        name = self._vt if kind in ("unlock", "scrap") else self._card
        seen = [name(entry) for entry in entries if self._seen(entry)]
        unseen = len(entries) - len(seen)
        parts = [*seen, *([self._some(unseen, bool(seen))] if unseen else [])]
        several = len(entries) > 1
        form = RETURNS[str(more[0])] if kind == "return" else TOGETHER[kind]
        return self.voice.say(
            *form,
            seat,
            cards=self.voice.listed(parts),
            owners=self._owners(card, seat) if kind == "look" else self.voice.whose(self.eye.t.owner[card]),
            go="go" if several else "goes",
            are_all="are" if several else "is",
            end=ENDS[str(more[0])][self.ja] if kind == "put" else "",
        )

    def _some(self, n: int, more: bool) -> str:
        if self.ja:
            return f"{'他に' if more else ''}カード{n}枚"
        if more:
            return f"{n} more"
        return "a card" if n == 1 else f"{n} cards"

    def _tokens(self, entries: Sequence[Entry]) -> str:
        """So many tokens of a kind come to a VTuber or a spot, or leave it."""
        kind, seat, card, *_, more = entries[0]
        name, n = TOKEN_NAMES[str(more[0])], len(entries)
        where = spot_words(cast(int, more[1]), self.voice) if more[0] in ON_SPOTS or card < 0 else self._vt(entries[0])
        tokens = f"{name}{n}個" if self.ja and n > 1 else name if self.ja or n == 1 else f"{n} {name}"
        return self.voice.say(*TOKENS[kind], seat, what=where, tokens=tokens, leave="leaves" if n == 1 else "leave")


def number_of(t: VCardTable, entry: Entry, own: bool) -> str:
    """The card number of an entry's face."""
    card = entry[2]
    return CARDS[t.copied.get(card, t.defs[card]) if own else t.defs[card]].facts.id
