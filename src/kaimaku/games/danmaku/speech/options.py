"""Options as sentences, and as a word or two for a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.picks import OpenPick, picking
from kaimaku.kernel.reasons import CARD
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words

from ..definitions import Text, character_of, main_card
from ..lang.attacks import Attack, Avoid, Cancel
from ..lang.decks import Flip
from ..lang.hands import Give
from ..lang.items import Control
from ..lang.joints import MODES, Seq
from ..lang.lives import GainLife, SetLife
from ..phrases import Verb
from ..projection.options import text_meant
from ..rules.picking import MODE, SEAT
from ..rules.piles import owner_of_item
from ..rules.reach import in_range
from ..rules.stack import TAKE_BACK
from ..table import CHARACTER, INCIDENT, DanmakuTable
from ..templates import sentence, spoken
from .names import card_link, entry_link, source_link, spell_link, spell_name
from .picks import PLAIN
from .questions import dealt_to, may_words, owned, pick_reason


def option_words(t: DanmakuTable, seat: int, option: Option) -> Words:
    return both(seat, lambda voice: _Sentence(t, seat, voice).of(option))


class _Sentence:
    def __init__(self, t: DanmakuTable, seat: int, voice: Voice) -> None:
        self.t = t
        self.seat = seat
        self.voice = voice

    def of(self, option: Option) -> str:
        verb = cast(str, option[0])
        numbers = cast("tuple[int, ...]", option[1:])
        match verb:
            case "play":
                return self._play(*numbers)
            case "react":
                return self._react(option, *numbers)
            case "invoke":
                return self._invoke(*numbers)
            case "use":
                return self._use(option, *numbers)
            case "pick":
                return self._pick(numbers[0])
            case "discard":
                cards = self.voice.listed([self._card(card) for card in numbers])
                return self._say("Discard {cards}", "{cards}を捨てる", cards=cards)
            case "take":
                return self._say("Play as {card}", "{card}を選ぶ", card=self._card(numbers[0]))
            case "look":
                return self.voice.say("Look at {whose} hand", "{whose}手札を見る", numbers[0])
            case "number":
                return self._say("All Distances are {n}", "距離はすべて{n}", n=numbers[0])
        return self._plain(verb)

    def _plain(self, verb: str) -> str:
        """Answers without a thing."""
        t = self.t
        if verb == "done":
            pick = picking(t)
            assert pick is not None
            return self.voice.pick(pick_reason(pick, self.seat).none)
        if verb == "yes" and t.prompt == t.questions.may.number:
            return may_words(t, self.voice)
        answers = _answers(t, verb)
        assert answers is not None
        back = t.prompt == TAKE_BACK.number
        what = entry_link(t, t.stack[t.frames[-1].many(2)[0]], self.voice.lang) if back else ""
        return self._say(*answers[0], what=what)

    def _say(self, en: str, ja: str, **parts: object) -> str:
        return self.voice.pick((en, ja)).format(**parts)

    def _card(self, card: int) -> str:
        return card_link(self.t, card, self.voice.lang)

    def _for(self, said: str, you: int) -> str:
        """On another player's behalf."""
        return self._say("{said} for {who}", "{said}（{who}のために）", said=said, who=self.voice.who(you))

    # --- playing ------------------------------------------------------------------------------------------------------

    def _play(self, card: int, half: int, target: int, you: int) -> str:
        text = main_card(self.t, card).texts[half]
        by = self._card(card)
        if "item" in text.types:
            said = self._say("Put {by} into play", "{by}を場に出す", by=by)
            return said if you == self.seat else self._for(said, you)
        if target < 0:
            return self._say("Play {by}", "{by}を使う", by=by)
        if text.aim is not None and text.aim.cards:
            owner = owner_of_item(self.t, target)
            whose = f"{self.voice.whose(owner)}{self.voice.pick((' ', ''))}" if owner >= 0 else ""
            what = whose + self._card(target)
            return self._say("Take {what} with {by}", "{by}で{what}を得る", what=what, by=by)
        en, ja = ATTACK_WITH if text.attacks else ("Play {by} on {who}", "{who}に{by}を使う")
        return self._say(en, ja, by=by, who=self.voice.who(target))

    def _react(self, option: Option, source: int, index: int, answers: int, you: int, target: int) -> str:
        text = text_meant(self.t, self.seat, option)
        assert text is not None
        said = self._answer(text, source_link(self.t, source, self.voice.lang), answers, target)
        return said if you == self.seat else self._for(said, you)

    def _answer(self, text: Text, by: str, answers: int, target: int) -> str:
        """What the reaction does to what it answers; it answers nothing where somebody is at 0 life."""
        en, ja = next((said for kind, said in REACTIONS if isinstance(text.do[0], kind)), REACT_WITH)
        if answers < 0:
            if not isinstance(text.do[0], SetLife):
                en, ja = "Play {by} on {who}: {does}", "{by}を{who}に使う：{does}"
            who, on = self.voice.who(target), ""
        else:
            attacker = self.t.stack[answers].you
            who = self.voice.who(attacker if isinstance(text.do[0], Attack) else target)
            on = owned(self.t, answers, self.voice)
        return self._say(en, ja, by=by, who=who, on=on, does=spoken(text.do, self.voice.lang))

    def _invoke(self, source: int, index: int, whose: int, answers: int, target: int) -> str:
        t = self.t
        en, ja = "Activate {spell}", "{spell}を発動する"
        if t.where[source] < CHARACTER:
            en, ja = f"{en} with {{by}}", "{by}" + ("で" if t.where[source] != INCIDENT else "により") + ja
        on = owned(t, answers, self.voice) if answers >= 0 else ""
        if target >= 0:
            en, ja = f"{en} on {{who}}", f"{ja}（対象：{{who}}）"
        if on:
            en, ja = f"{en}, reacting to {{on}}", f"{{on}}に応じて{ja}"
        spell, who = spell_link(character_of(t, whose), self.voice.lang), self.voice.who(target)
        return self._say(en, ja, spell=spell, by=self._card(source), who=who, on=on)

    def _use(self, option: Option, source: int, index: int, target: int) -> str:
        by = self._card(source)
        if target >= 0:
            who = self.voice.who(target)
            return self._say("{by}: give cards from your hand to {who}", "{by}：{who}に手札を渡す", by=by, who=who)
        text = text_meant(self.t, self.seat, option)
        assert text is not None
        cost = f"{text.cost.words(self.voice.lang)}{self.voice.pick((': ', '：'))}" if text.cost is not None else ""
        return self._say("{by}: {does}", "{by}：{does}", by=by, does=cost + spoken(text.do, self.voice.lang))

    # --- picks --------------------------------------------------------------------------------------------------------

    def _pick(self, chosen: int) -> str:
        pick = picking(self.t)
        assert pick is not None
        deed = self.voice.pick(pick_reason(pick, self.seat).deed)
        return deed.format(what=self._picked(pick, chosen), seat=dealt_to(pick, self.voice))

    def _picked(self, pick: OpenPick, chosen: int) -> str:
        if pick.kind == SEAT:
            return self.voice.who(chosen)
        if pick.kind == CARD:
            return self._card(chosen)
        if pick.kind == MODE:
            return sentence(MODES[pick.why][chosen].words(self.voice.lang))
        return self.voice.pick(PLAIN[pick.kind][chosen])


ATTACK_WITH = ("Attack {who} with {by}", "{by}で{who}を攻撃する")
REACT_WITH = ("React to {on} with {by}: {does}", "{on}に{by}で応じる：{does}")
REACTIONS: tuple[tuple[type[Verb], tuple[str, str]], ...] = (
    (SetLife, ("Save {who} with {by}", "{by}で{who}を救う")),
    (Cancel, ("Cancel {on} with {by}", "{by}で{on}を打ち消す")),
    (Avoid, ("Avoid {on} with {by}", "{by}で{on}を回避する")),
    (Attack, ATTACK_WITH),
)
# Answers without a thing, by prompt and verb: as a sentence, and on a button.
ANSWERS: dict[tuple[str, str], tuple[tuple[str, str], tuple[str, str]]] = {
    ("danmaku:empty hand", "pass"): (("Don't activate it now", "今は発動しない"), ("Not now", "発動しない")),
    ("danmaku:skip", "yes"): (("Skip your turn", "自分のターンを飛ばす"), ("Skip the turn", "飛ばす")),
    ("danmaku:skip", "no"): (("Take your turn", "ターンを飛ばさない"), ("Take the turn", "飛ばさない")),
    ("danmaku:may", "no"): (("Don't", "行わない"), ("No", "いいえ")),
    ("danmaku:take back", "yes"): (
        ("Return {what} to your hand", "{what}を手札に戻す"),
        ("Return to hand", "手札に戻す"),
    ),
    ("danmaku:take back", "no"): (("Don't return {what}", "{what}を戻さない"), ("Leave it", "戻さない")),
    ("", "end"): (("End the main step", "メインステップを終える"), ("End the main step", "メインステップを終える")),
    ("", "pass"): (("Pass", "パスする"), ("Pass", "パスする")),
    ("", "yes"): (("Yes", "はい"), ("Yes", "はい")),
    ("", "no"): (("No", "いいえ"), ("No", "いいえ")),
    ("", "reveal"): (
        ("Reveal yourself: flip your role to its revealed side", "正体を現す（役割カードを公開面にする）"),
        ("Reveal yourself", "正体を現す"),
    ),
    ("", "concede"): (
        ("Concede: you are out, the game goes on", "投了する（ゲームは続きます）"),
        ("Concede", "投了する"),
    ),
}
LABELS = {
    "take": Words("Choose", "選ぶ"),
    "discard": Words("Discard", "捨てる"),
    "look": Words("Look at a hand", "手札を見る"),
}


def _answers(t: DanmakuTable, verb: str) -> tuple[tuple[str, str], tuple[str, str]] | None:
    return ANSWERS.get((PROMPTS[t.prompt].name, verb)) or ANSWERS.get(("", verb))


def risk(t: DanmakuTable, seat: int, option: Option) -> Words | None:
    """How many cards an attack beyond one's Range costs at least."""
    if option[0] != "play":
        return None
    _, card, half, target, _ = cast("tuple[str, int, int, int, int]", option)
    text = main_card(t, card).texts[half]
    if target < 0 or text.cost is None or text.aim is None or text.aim.cards:
        return None
    least = 0
    while least < 99 and not in_range(t, seat, target, least):
        least += 1
    if not least:
        return None
    cards = "card" if least == 1 else "cards"
    return Words(
        f"out of range: discard at least {least} Danmaku {cards}", f"射程外のため、弾幕カードを{least}枚以上捨てる"
    )


BY_VERB: tuple[tuple[type[Verb], Words], ...] = (
    (Cancel, Words("Cancel", "打ち消す")),
    (Avoid, Words("Avoid", "回避する")),
    (Flip, Words("Flip", "めくる")),
    (SetLife, Words("Save", "救う")),
    (GainLife, Words("Heal", "回復する")),
    (Control, Words("Take", "得る")),
    (Give, Words("Give", "渡す")),
)
PLAY, REACT, USE = Words("Play", "使う"), Words("React", "リアクションする"), Words("Use", "使う")
ENTER = Words("Put into play", "場に出す")
ATTACK, STRIKE_BACK = Words("Attack", "攻撃する"), Words("Strike back", "反撃する")


def label(t: DanmakuTable, seat: int, option: Option) -> Words:
    verb = str(option[0])
    answers = _answers(t, verb)
    if answers is not None:
        return Words(*answers[1])
    if verb in LABELS:
        return LABELS[verb]
    if verb == "number":
        return Words(str(option[1]), str(option[1]))
    if verb in ("pick", "done"):
        return _picking(t, seat, option)
    if verb == "invoke":
        character = character_of(t, cast(int, option[3]))
        return Words(spell_name(character, "en"), spell_name(character, "ja"))
    text = text_meant(t, seat, option)
    return PLAY if text is None else _of_text(text, verb)


def _picking(t: DanmakuTable, seat: int, option: Option) -> Words:
    """By what is picked for; a choice between words goes by the words."""
    pick = picking(t)
    assert pick is not None
    found = pick_reason(pick, seat)
    if option[0] == "done":
        return Words(*found.none)
    chosen = cast(int, option[1])
    if pick.kind == MODE:
        mode = MODES[pick.why][chosen]
        return Words(sentence(mode.words("en")), mode.words("ja"))
    plain = PLAIN.get(pick.kind)
    if plain is not None:
        en, ja = plain[chosen]
        return Words(sentence(en), ja)
    return Words(*found.label)


def _of_text(text: Text, verb: str) -> Words:
    if "item" in text.types and verb == "play":
        return ENTER
    first = _first(text.do)
    if isinstance(first, Attack):
        return ATTACK if verb == "play" else STRIKE_BACK
    for kind, words in BY_VERB:
        if isinstance(first, kind):
            return words
    return {"play": PLAY, "react": REACT}.get(verb, USE)


def _first(verbs: Sequence[Verb]) -> Verb | None:
    """What a text does first of all."""
    if not verbs:
        return None
    return _first(verbs[0].do) if isinstance(verbs[0], Seq) else verbs[0]
