"""Options on the wire: the things one would pick up, where they go, and the act that tells options apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import picking
from kaimaku.kernel.reasons import CARD
from kaimaku.wire.play import Option as WireOption

from ..definitions import Text, character_of, main_card
from ..rules.picking import SEAT
from ..rules.spells import spell_of
from ..rules.window import reacting_text
from ..table import CHARACTER, INCIDENT, DanmakuTable
from .eye import Eye
from .shown import pick_names

MOST_SETS = 64  # of the sets of cards that may be discarded; all others are answered by picking


def wire_options(t: DanmakuTable, seat: int, options: Sequence[Option], cards: Sequence[int]) -> list[WireOption]:
    """In the order of the game's own list, without words."""
    maker = _Maker(t, seat, options, cards)
    return [maker.make(option) for option in options]


class _Maker:
    def __init__(self, t: DanmakuTable, seat: int, options: Sequence[Option], shown: Sequence[int]) -> None:
        self.t = t
        self.seat = seat
        self.eye = Eye(t, seat)
        self.picks = pick_names(t, seat, [cast(int, o[1]) for o in options if o[0] == "pick"], shown)
        pick = picking(t)
        self.verb = "" if pick is None else pick.kind
        # Texts that are offered for somebody else, too: there, one says for whom every time.
        self.shared = {
            option[1:3] for option in options if option[0] in ("react", "play") and option[BEHALF[option[0]]] != seat
        }

    def make(self, option: Option) -> WireOption:
        verb = cast(str, option[0])
        numbers = cast("tuple[int, ...]", option[1:])
        if verb == "play":
            return self._play(numbers)
        if verb == "react":
            return self._react(numbers)
        if verb == "invoke":
            return self._invoke(numbers)
        if verb == "use":
            return WireOption(verb, [self.source(numbers[0]), *self._seat(numbers[2])], act=f"use:{numbers[1]}")
        if verb == "pick":
            return self._pick(numbers[0])
        if verb == "take":
            place = self.t.zones[CHARACTER + self.seat].index(numbers[0])
            return WireOption(verb, [f"q{place}"], act=verb)
        if verb == "discard":
            return WireOption(verb, [self.eye.name(card) for card in numbers], act=verb)
        if verb == "number":
            return WireOption(verb, n=numbers[0], act=verb)
        if verb == "look":
            return WireOption(verb, self._seat(numbers[0]), act=verb)
        return WireOption(verb, act=verb)

    def source(self, card: int) -> str:
        """What one takes in hand: a card, an Item, or one's own character (an Incident's leave is used with it)."""
        return f"k{self.seat}" if self.t.where[card] == INCIDENT else self.eye.name(card)

    def _seat(self, target: int) -> list[str]:
        return [f"p{target}"] if target >= 0 else []

    def _play(self, numbers: tuple[int, ...]) -> WireOption:
        card, half, target, you = numbers
        things = [self.eye.name(card)]
        if target >= 0:
            aim = main_card(self.t, card).texts[half].aim
            things.append(self.eye.name(target) if aim is not None and aim.cards else f"p{target}")
        if (card, half) in self.shared:
            things.append(f"p{you}")
        return WireOption("play", things, act=f"play:{half}")

    def _react(self, numbers: tuple[int, ...]) -> WireOption:
        source, index, answers, you, target = numbers
        things = [self.eye.name(source)]
        if answers >= 0:
            things.append(f"e{answers}")
        if (source, index) in self.shared:
            things.append(f"p{you}")
        return WireOption("react", [*things, *self._seat(target)], act=f"react:{index}")

    def _invoke(self, numbers: tuple[int, ...]) -> WireOption:
        """The act says whose Spell Card, and by what it is activated where one's character stands for that."""
        source, index, whose, answers, target = numbers
        things = [self.source(source)]
        if answers >= 0:
            things.append(f"e{answers}")
        by = ":i" if self.t.where[source] == INCIDENT else f":{index}"
        return WireOption("invoke", [*things, *self._seat(target)], act=f"spell:{whose}{by}")

    def _pick(self, chosen: int) -> WireOption:
        if self.verb in (CARD, SEAT):
            return WireOption("pick", [self.picks[chosen]], act="pick")
        return WireOption(self.verb, n=chosen, act=self.verb)


BEHALF: dict[str | int, int] = {"play": 4, "react": 4}  # where an option says for whom


def text_meant(t: DanmakuTable, seat: int, option: Option) -> Text | None:
    """The text that an option plays, uses or activates."""
    verb, *rest = option
    numbers = cast("list[int]", rest)
    if verb == "play":
        return main_card(t, numbers[0]).texts[numbers[1]]
    if verb == "react":
        text = reacting_text(t, seat, numbers[0], numbers[1])
        return text if isinstance(text, Text) else None
    if verb == "invoke":
        return spell_of(t, numbers[2])
    if verb == "use":
        return character_of(t, seat).bearer.acts[numbers[1]]
    return None
