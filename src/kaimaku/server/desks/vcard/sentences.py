"""Options as sentences: "Answer Riptide Contract with Second Wind"."""

from __future__ import annotations

from typing import cast

from kaimaku.games.vcard.actions import MAIN_PROMPT
from kaimaku.games.vcard.lang.effects import capital
from kaimaku.games.vcard.setup import PLACE
from kaimaku.games.vcard.table import VCardTable, face
from kaimaku.games.vcard.tokens import NAMES, SPOT_STATUS
from kaimaku.kernel.decisions import Option

from ...wire.common import Words
from ..voice import Voice, both
from .asking import may_words, modes, pick_reason
from .eye import Eye
from .happened import event_words, past
from .naming import TOKENS, card_words, spot_words, thing_words, vt_words
from .shown import SPOTS, pick_frame, reason

FORMS: dict[str, tuple[str, str]] = {
    "play": ("Play {card} to {spot}", "{card}を{spot}に出す"),
    "place": ("Set up {card} on {spot}", "{card}を{spot}に置く"),
    "evolve": ("Evolve {vt} into {card}", "{vt}を{card}に進化させる"),
    "ally": ("Attach {card} to {vt}", "{card}を{vt}に付ける"),
    "mascot": ("Play the Mascot {card}", "マスコット{card}を使う"),
    "world": ("Play the World {card}", "ワールド{card}を使う"),
    "boost": ("Play {card}", "{card}を使う"),
}
TRADE = ("Discard three cards, draw two, and end your turn", "3枚捨てて2枚引き、ターンを終える")
NO_MORE = ("Set up no more", "これで準備を終える")
END_TURN = ("End your turn", "ターンを終える")
PASS_ON = ("Play no Reinforcement", "増援を使わない")
ENDS = {1: ("On the top of the deck", "デッキの上に置く"), 2: ("Under the deck", "デッキの下に置く")}


def option_words(t: VCardTable, seat: int, option: Option) -> Words:
    return both(seat, lambda voice: _Sentence(t, seat, voice).of(option))


class _Sentence:
    def __init__(self, t: VCardTable, seat: int, voice: Voice) -> None:
        self.t = t
        self.eye = Eye(t, seat)
        self.voice = voice
        self.ja = voice.lang == "ja"

    def of(self, option: Option) -> str:
        verb = cast(str, option[0])
        numbers = cast("tuple[int, ...]", option[1:])
        if verb in FORMS:
            return self._form(verb, numbers)
        if verb == "lock":
            return self._lock(numbers[0])
        if verb == "reply":
            return self._reply(*numbers)
        if verb == "pick":
            return self._pick(numbers[0])
        if verb == "number":
            return self._number(numbers[0])
        return self._plain(verb)

    def _form(self, verb: str, numbers: tuple[int, ...]) -> str:
        """A card that is played, and where."""
        place = numbers[-1]
        return FORMS[verb][self.ja].format(
            card=card_words(self.eye, numbers[0], self.voice.lang),
            spot=spot_words(place, self.voice) if verb in ("play", "place") else "",
            vt=vt_words(self.eye, place, self.voice) if verb in ("evolve", "ally") else "",
        )

    def _lock(self, card: int) -> str:
        what = thing_words(self.eye, card, self.voice)
        text = face(self.t, card).words[self.voice.lang].removeprefix("Lock:").lstrip()
        return f"{what}をLockする。{text}" if self.ja else f"Lock {what}. {text}"

    def _reply(self, card: int, number: int) -> str:
        by = card_words(self.eye, card, self.voice.lang)
        if number < 0:
            said = event_words(self.eye, past(self.t, number), self.voice)
            return f"{said}{by}で応じる" if self.ja else f"{said} Answer with {by}"
        on = self.t.queue[number]
        what = card_words(self.eye, on.card, self.voice.lang)
        return f"{what}に{by}で応じる" if self.ja else f"Answer {what} with {by}"

    def _pick(self, chosen: int) -> str:
        f = pick_frame(self.t)
        assert f is not None
        return pick_reason(self.t, f).deed[self.ja].format(what=self._picked(reason(f), chosen))

    def _picked(self, why: str, chosen: int) -> str:
        if why in SPOTS:
            return spot_words(chosen, self.voice)
        return self._status(chosen) if why == "status" else thing_words(self.eye, chosen, self.voice)

    def _status(self, stamp: int) -> str:
        """Which token, and where it lies."""
        token = next(x for x in self.t.tokens if x.stamp == stamp)
        on_spot = token.kind in SPOT_STATUS
        where = spot_words(token.at, self.voice) if on_spot else vt_words(self.eye, token.at, self.voice)
        name = TOKENS[NAMES[token.kind]]
        return f"{where}の{name}" if self.ja else f"{name} from {where}"

    def _number(self, n: int) -> str:
        why = str(self.t.frames[-1].slots[2])
        if why == "mode":
            return capital(modes(self.t)[n - 1].words(self.voice.lang))
        if why == "coins":
            return f"コインを{n}枚使う" if self.ja else f"Spend {n} Coin{'' if n == 1 else 's'}"
        return ENDS[n][self.ja]

    def _plain(self, verb: str) -> str:
        t = self.t
        if verb == "trade":
            return TRADE[self.ja]
        if verb == "pass":
            words = {MAIN_PROMPT.number: END_TURN, PLACE.number: NO_MORE}
            return words.get(t.prompt, PASS_ON)[self.ja]
        if verb == "done":
            f = pick_frame(t)
            assert f is not None
            return pick_reason(t, f).none[self.ja] if not f.many(3) else ENOUGH[self.ja]
        if verb == "yes":
            return may_words(t, self.voice)
        return WORDS[verb][self.ja]


ENOUGH = ("That is all", "以上")
WORDS: dict[str, tuple[str, str]] = {
    "no": ("Do not do it", "行わない"),
    "concede": ("Concede", "投了する"),
}
