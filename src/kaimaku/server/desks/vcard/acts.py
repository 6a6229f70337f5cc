"""Acts: what an option does in a word or two, for a button."""

from __future__ import annotations

from typing import cast

from kaimaku.games.vcard.actions import MAIN_PROMPT
from kaimaku.games.vcard.lang.effects import capital
from kaimaku.games.vcard.setup import PLACE
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import Option

from ...wire.common import Words
from .asking import modes, pick_reason
from .sentences import ENOUGH
from .shown import pick_frame

PLAIN: dict[str, Words] = {
    "play": Words("Play", "出す"),
    "place": Words("Set up", "置く"),
    "evolve": Words("Evolve", "進化"),
    "ally": Words("Attach", "付ける"),
    "mascot": Words("Play", "使う"),
    "world": Words("Play", "使う"),
    "boost": Words("Play", "使う"),
    "lock": Words("Lock", "Lock"),
    "trade": Words("3 for 2", "3枚→2枚"),
    "reply": Words("Answer", "応じる"),
    "yes": Words("Yes", "はい"),
    "no": Words("No", "いいえ"),
    "concede": Words("Concede", "投了する"),
}
END_TURN, PASS, READY = Words("End turn", "ターン終了"), Words("Pass", "パス"), Words("Ready", "準備完了")
TOP, UNDER = Words("Top", "上"), Words("Bottom", "下")


def label(t: VCardTable, option: Option) -> Words:
    verb = str(option[0])
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == "pass":
        return {MAIN_PROMPT.number: END_TURN, PLACE.number: READY}.get(t.prompt, PASS)
    if verb == "number":
        return _number(t, cast(int, option[1]))
    f = pick_frame(t)
    assert f is not None
    found = pick_reason(t, f)
    if verb == "done":
        return Words(*ENOUGH) if f.many(3) else Words(*found.none)
    return Words(*found.label)


def _number(t: VCardTable, n: int) -> Words:
    why = str(t.frames[-1].slots[2])
    if why == "end of the deck":
        return TOP if n == 1 else UNDER
    if why != "mode":
        return Words(str(n), str(n))
    mode = modes(t)[n - 1]
    return Words(capital(mode.words("en")), mode.words("ja"))
