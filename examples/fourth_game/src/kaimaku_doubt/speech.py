"""Every word the game says."""

from __future__ import annotations

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.journal import Entry
from kaimaku.speech.cards import CardSpeech
from kaimaku.speech.eye import Eye
from kaimaku.speech.narrator import Narrator, tell
from kaimaku.speech.outcome import ROOM
from kaimaku.speech.plain_desk import PlainDesk
from kaimaku.speech.questions import LABELS
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Words

from .game import GAME
from .projection import view
from .rules import LAY
from .table import DoubtTable, called, card_words, rank, rank_words


class DoubtNarrator(Narrator[DoubtTable, Eye[DoubtTable]]):
    sentences = {  # noqa: RUF012
        "turn": tell("Turn {n}: {who} call{s} “{rank}”.", "ターン{n}：{who}の番、宣言は「{rank}」です。", "n", "rank"),
        "lay": tell("{who} lay{s} {card} as “{rank}”.", "{who}は{card}を「{rank}」として出しました。", "rank"),
        "doubt": tell("{who} doubt{s} it.", "{who}が「ダウト！」と言いました。"),
        "lie": tell("It was a lie: {card}.", "嘘でした。{card}です。"),
        "truth": tell("It was the truth: {card}.", "本当でした。{card}です。"),
        "take": tell("{who} take{s} the pile ({n}).", "{who}が場のカード{n}枚を引き取ります。", "n"),
        "concede": tell("{who} give{s} up.", "{who}が投了しました。"),
    }

    def named(self, eye: Eye[DoubtTable], voice: Voice, card: int) -> str:
        words = card_words(eye.t.defs[card])
        return voice.pick((f"the {words.en}", words.ja))

    def detail(self, eye: Eye[DoubtTable], voice: Voice, entry: Entry, name: str, value: int | str) -> str:
        if name != "rank":
            return str(value)
        words = rank_words(int(value))
        return voice.pick((words.en, words.ja))


class DoubtSpeech(CardSpeech[DoubtTable]):
    game = GAME
    narrators = DoubtNarrator
    labels = LABELS | {
        "lay": Words("Lay", "出す"),
        "doubt": Words("Doubt", "ダウト"),
        "pass": Words("Believe it", "信じる"),
    }
    endings = ROOM | {
        "doubt:4.1": ("The hand is empty.", "手札がなくなりました。"),
        "doubt:4.2": ("100 turns are over.", "100ターンが終わりました。"),
        "doubt:4.3": ("Everybody else gave up.", "他の全員が投了しました。"),
    }
    acting = frozenset({LAY.number})
    with_cards = ("lay",)

    def question_words(self, t: DoubtTable, seat: int) -> Words:
        said = rank_words(called(t))
        if t.prompt == LAY.number:
            return Words(f"Lay a card as “{said.en}”.", f"「{said.ja}」としてカードを出してください。")
        return Words(
            f"{{{t.active}}} says “{said.en}”. Doubt it?", f"{{{t.active}}}は「{said.ja}」と言いました。ダウト？"
        )

    def option_words(self, t: DoubtTable, seat: int, option: Option) -> Words:
        if option[0] != "lay":
            return self.label(t, seat, option)
        card = int(option[1])
        name = card_words(t.defs[card])
        if rank(t, card) == called(t):
            return Words(f"Lay the {name.en}", f"{name.ja}を出す")
        return Words(f"Bluff with the {name.en}", f"{name.ja}を出して嘘をつく")


SPEECH = DoubtSpeech()
DESK = PlainDesk(GAME, SPEECH, view)
