"""Options as sentences, and as a word or two for a button."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.picks import OpenPick, naming, picking
from kaimaku.speech.voice import Form, Voice, both, fill, form
from kaimaku.wire.common import Words

from ..lang.effects import capital, plural
from ..projection.eye import Eye
from ..rules.actions import MAIN_PROMPT, TRADE
from ..rules.picking import SPOT, TOKEN
from ..rules.setup import PLACE
from ..rules.tokens import NAMES, SPOT_STATUS
from ..rules.window import WINDOW
from ..table import VCardTable, face
from .events import event_words, past
from .names import TOKENS, card_words, spot_words, thing_words, vt_words
from .questions import may_words, modes, pick_reason

FORMS: dict[str, Form] = {
    "play": form("Play {card} to {spot}", "{card}を{spot}に出す", "card", "spot"),
    "place": form("Set up {card} on {spot}", "{card}を{spot}に置く", "card", "spot"),
    "evolve": form("Evolve {vt} into {card}", "{vt}を{card}に進化させる", "card", "vt"),
    "ally": form("Attach {card} to {vt}", "{card}を{vt}に付ける", "card", "vt"),
    "mascot": form("Play the Mascot {card}", "マスコット{card}を使う", "card"),
    "world": form("Play the World {card}", "ワールド{card}を使う", "card"),
    "boost": form("Play {card}", "{card}を使う", "card"),
    "trade": form("Discard three cards, draw two, and end your turn", "3枚捨てて2枚引き、ターンを終える"),
    "no": form("Decline", "行わない"),
    "concede": form("Concede", "投了する"),
}
# Passing, by the prompt: as a sentence, and as a button.
PASSING = {
    MAIN_PROMPT.number: (("End your turn", "ターンを終える"), Words("End turn", "ターン終了")),
    PLACE.number: (("Finish setting up", "準備を終える"), Words("Ready", "準備完了")),
    WINDOW.number: (("Pass", "パスする"), Words("Pass", "パス")),
}
ENDS = {
    1: (("Put on top of the deck", "デッキの上に置く"), Words("Top", "上")),
    2: (("Put on the bottom of the deck", "デッキの下に置く"), Words("Bottom", "下")),
}
DONE = ("Done", "以上")


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
        match verb:
            case "lock":
                return self._lock(numbers[0])
            case "reply":
                return self._reply(*numbers)
            case "pick":
                pick = open_pick(self.t)
                return pick_reason(self.t, pick).deed[self.ja].format(what=self._picked(pick.kind, numbers[0]))
            case "number":
                return self._number(numbers[0])
            case "pass":
                return PASSING[self.t.prompt][0][self.ja]
            case "done":
                return _enough(self.t)[self.ja]
            case "yes":
                return may_words(self.t, self.voice)
        return fill(FORMS[verb], self.voice, option, self._named)

    def _named(self, name: str, n: int) -> str:
        """What an option is about: a card, a VTuber or a spot."""
        if name == "spot":
            return spot_words(n, self.voice)
        return vt_words(self.eye, n, self.voice) if name == "vt" else card_words(self.eye, n, self.voice.lang)

    def _lock(self, card: int) -> str:
        what = thing_words(self.eye, card, self.voice)
        text = face(self.t, card).words[self.voice.lang].removeprefix("Lock:").lstrip()
        return f"{what}をLockする。{text}" if self.ja else f"Lock {what}. {text}"

    def _reply(self, card: int, number: int) -> str:
        by = card_words(self.eye, card, self.voice.lang)
        if number < 0:
            said = event_words(self.eye, past(self.t, number), self.voice)
            return f"{said}{by}で応じる" if self.ja else f"{said} Respond with {by}"
        what = card_words(self.eye, self.t.queue[number].card, self.voice.lang)
        return f"{what}に{by}で応じる" if self.ja else f"Respond to {what} with {by}"

    def _picked(self, kind: str, chosen: int) -> str:
        if kind == SPOT:
            return spot_words(chosen, self.voice)
        if kind != TOKEN:
            return thing_words(self.eye, chosen, self.voice)
        token = next(x for x in self.t.tokens if x.stamp == chosen)
        where = self._named("spot" if token.kind in SPOT_STATUS else "vt", token.at)
        name = TOKENS[NAMES[token.kind]]
        return f"{where}の{name}" if self.ja else f"{name} from {where}"

    def _number(self, n: int) -> str:
        why = naming(self.t)
        if why == "mode":
            return capital(modes(self.t)[n - 1].words(self.voice.lang))
        if why == "coins":
            return f"コインを{n}枚使う" if self.ja else f"Spend {plural(n, 'Coin')}"
        return ENDS[n][0][self.ja]


def open_pick(t: VCardTable) -> OpenPick:
    pick = picking(t)
    assert pick is not None
    return pick


def _enough(t: VCardTable) -> tuple[str, str]:
    """No more of a pick, or nothing at all."""
    pick = open_pick(t)
    return DONE if pick.taken else pick_reason(t, pick).none


LABELS: dict[str, Words] = {
    "play": Words("Play", "出す"),
    "place": Words("Set up", "置く"),
    "evolve": Words("Evolve", "進化"),
    "ally": Words("Attach", "付ける"),
    **dict.fromkeys(("mascot", "world", "boost"), Words("Play", "使う")),
    "lock": Words("Lock", "Lock"),
    "trade": Words("3 for 2", "3枚→2枚"),
    "reply": Words("Respond", "応じる"),
    "yes": Words("Yes", "はい"),
    "no": Words("No", "いいえ"),
    "concede": Words("Concede", "投了する"),
}


ENDS_TURN = Words("ends your turn", "ターン終了")


def risk(option: Option) -> Words | None:
    """Passing says itself that it ends the turn."""
    return ENDS_TURN if option == TRADE else None


def label(t: VCardTable, option: Option) -> Words:
    verb = str(option[0])
    if verb in LABELS:
        return LABELS[verb]
    if verb == "pass":
        return PASSING[t.prompt][1]
    if verb == "done":
        return Words(*_enough(t))
    if verb == "pick":
        return Words(*pick_reason(t, open_pick(t)).label)
    why, n = naming(t), cast(int, option[1])
    if why == "end of the deck":
        return ENDS[n][1]
    if why != "mode":
        return Words(str(n), str(n))
    mode = modes(t)[n - 1]
    return Words(capital(mode.words("en")), mode.words("ja"))
