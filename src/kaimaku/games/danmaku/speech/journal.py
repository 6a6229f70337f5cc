"""The journal of Danmaku!! in words: a sentence for each kind of entry, and what need not be told twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from kaimaku.kernel.journal import Entry
from kaimaku.kernel.listeners import ABILITY_BY_NAME
from kaimaku.speech.narrator import Narrator, Sentence, tell, tell_all
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Face

from ..definitions import Character, Incident, MainCard, Role
from ..projection.eye import NOWHERE, Eye
from ..registry import Definition
from ..rules.stack import text_of
from ..table import RESOLVING, DanmakuTable
from .effects import effect_words, for_all
from .names import NUMBERS, card_link, definition, source_link, spell_link

SENTENCES: dict[str, Sentence] = {
    "turn": tell("Turn {n}: {who}", "{n}ターン目：{who}", "n"),
    "skip": tell("{who} skip{s} this turn.", "{who}はこのターンを飛ばした。"),
    "incident": tell("{card} comes into play.", "異変{card}が起きた。"),
    "resolve": tell("{card} is resolved.", "異変{card}が解決した。"),
    "flip": tell("{who} flip{s} {card}.", "{who}が{card}をめくった。"),
    "shuffle": tell(
        "The discard pile is shuffled into a new deck ({n} cards).",
        "捨て札{n}枚を切って新しい山札にした。",
        "n",
    ),
    "invoke": tell("{who} play{s} {card} to activate a Spell Card.", "{who}は{card}でスペルカードを発動する。"),
    "use": tell("{who} use{s} {card}'s ability.", "{who}は{card}の能力を使った。", "behalf", "at", "answers"),
    "attack": tell("{who} attack{s} {others} with {card}.", "{who}が{card}で{others}を攻撃した。", "entry", "others*"),
    "avoid": tell("{who} avoid{s} {card}.", "{who}は{card}を回避した。"),
    "hit": tell("{who} {are} hit by {card}.", "{who}は{card}に被弾した。"),
    "lose": tell("{who} lose{s} {n} life ({m} left).", "{who}はライフを{n}失った（残り{m}）。", "n", "m"),
    "pay": tell("{who} pay{s} {n} life ({m} left).", "{who}はライフを{n}支払った（残り{m}）。", "n", "m"),
    "gain": tell("{who} gain{s} {n} life ({m} now).", "{who}はライフを{n}得た（現在{m}）。", "n", "m"),
    "cancel": tell("{who} cancel{s} {card}.", "{who}は{card}を打ち消した。", "entry"),
    "return": tell("{who} return{s} {card} to hand.", "{who}は{card}を手札に戻した。"),
    "item": tell("{who} now {have} {card} in play.", "{who}の場に{card}が出た。"),
    "control": tell(
        "{who} take{s} control of {card} from {other}.", "{who}は{other}から{card}のコントロールを得た。", "other"
    ),
    "swap": tell("{who} and {other} swap hands.", "{who}と{other}は手札を入れ替えた。", "other"),
    "look": tell("{who} look{s} at {owner} hand ({card}).", "{who}が{owner}手札を見た（{card}）。", "owner"),
    "look top": tell(
        "{who} look{s} at the top {top} of the {pile}.", "{who}が{pile}の上から{top}枚を見た。", "top", "pile"
    ),
    "arrange": tell(
        "{who} put{s} {n} on top and {m} on the bottom of the {pile}.",
        "{who}が{pile}の上に{n}枚、下に{m}枚置いた。",
        "n",
        "m",
        "pile",
    ),
    "put back": tell("{who} put{s} {card} on the {end} of the deck.", "{who}が{card}を山札の{end}に置いた。", "end"),
    "freeze": tell("{who} must skip the next turn ({card}).", "{who}は次のターンを飛ばす（{card}）。"),
    "lasting": tell("{card}: {effect}.", "{card}：{effect}。", "effect", "unsaid"),
    "role": tell("{whose} role is {card}.", "{whose}役割は{card}。"),
    "true form": tell("{who} {are} revealed as {card}.", "{who}が正体を現した：{card}。"),
    "succeed": tell("{who} {are} now the {card}.", "{who}が{card}になった。"),
    "swap roles": tell(
        "{who} and {other} swap roles: {who} {are} the {card} now.",
        "{who}と{other}は役割を交換し、{who}が{card}になった。",
        "other",
    ),
    "omit": tell("{who} skip{s} the incident step.", "{who}は異変ステップを飛ばした。"),
    "search": tell(
        "{who} search{es} the Incident deck and put{s} a card on top.",
        "{who}が異変デッキから1枚を探して一番上に置いた。",
    ),
    "character": tell("{who} play{s} as {card}.", "{who}のキャラクターは{card}。"),
    "defeat": tell("{who} {are} defeated.", "{who}は敗北した。"),
    "concede": tell("{who} concede{s}.", "{who}は投了した。"),
    "draw": tell_all("{who} draw{s} {cards}.", "{who}は{cards}を引いた。"),
    "discard": tell_all("{who} discard{s} {cards}.", "{who}は{cards}を捨てた。"),
    "collect": tell_all("The Incident collects {cards}.", "異変が{cards}を集めた。"),
    "see": tell_all("{who} see{s} {cards}.", "{who}が見たカード：{cards}。", "unsaid"),
    "show": tell_all("{who} show{s} {cards}.", "{who}の手札：{cards}。"),
    "reveal": tell_all("{cards} {are_all} revealed from the deck.", "山札から公開：{cards}。"),
    "give": tell_all("{who} give{s} {cards} to {other}.", "{who}は{other}に{cards}を渡した。", "other"),
    "keep": tell_all("{who} take{s} {cards}.", "{who}は{cards}を取った。", "other"),
    "take": tell_all("{who} take{s} {cards}.", "{who}は{cards}を手札に加えた。"),
    "play": tell("{who} play{s} {card}{at}{behalf}.", "{who}は{behalf}{card}を使った{at}。", "behalf", "at", "answers"),
    "answer": tell(
        "{who} react{s} with {card}{at}{behalf}.", "{who}は{behalf}{card}で応じた{at}。", "behalf", "at", "answers"
    ),
    "spell": tell("{who} activate{s} {card}{at}.", "{who}は{card}を発動した{at}。", "behalf", "at", "answers"),
    "copy": tell("{who} cop{ies} {card}{at}.", "{who}は{card}をコピーした{at}。", "behalf", "at", "answers"),
    "end": tell("{winners} win{s} the game.", "{winners}の勝ち。", "winners*"),
}
NOBODY_WINS = ("Nobody wins.", "誰も勝たなかった。")
WORDS: dict[str | int, tuple[str, str]] = {
    "deck": ("Main Deck", "山札"),
    "incidents": ("Incident deck", "異変デッキ"),
    "top": ("top", "上"),
    "bottom": ("bottom", "下"),
}
SEATS = frozenset({"behalf", "other", "others", "owner", "winners"})  # details that are seats
IN_HANDS = frozenset({"draw", "see", "give", "take", "put back", "return", "show"})  # faces that not all may see
PLAYED = frozenset({"play", "spell", "use", "copy"})
ACTING = frozenset({"play", "spell", "copy", "attack", "avoid", "hit", "cancel"})  # with the text of a card


class DanmakuNarrator(Narrator[DanmakuTable, Eye]):
    """Remembers what was played and at whom, so that it does not tell the same twice."""

    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    memory: ClassVar[Mapping[str, Any]] = {
        "played": set[int],
        "aimed": dict[int, int],
        "abilities": set[int],
    }

    def __init__(
        self, viewer: int | None, t: DanmakuTable | None = None, all_seeing: bool = False, links: bool = True
    ) -> None:
        super().__init__(viewer, t, all_seeing, links)
        self.played = set(() if t is None else t.zones[RESOLVING])  # cards on their way to the discard pile
        self.aimed: dict[int, int] = {}  # card → whom it was played at; its attack on them is no news
        stack = () if t is None else t.stack
        self.abilities = {entry.source for entry in stack if text_of(entry).ability}  # used, not their Spell Cards

    def eye(self, t: DanmakuTable) -> Eye:
        return Eye(t, self.viewer, self.all_seeing)

    def is_news(self, t: DanmakuTable, entry: Entry) -> bool:
        """That a played card is put away is none, nor an attack just announced."""
        kind, _, card, _, _, more = entry
        news = True
        if kind == "invoke" or (kind == "play" and not _is_item(definition(t, card))):
            self.played.add(card)
        elif kind in ("item", "return"):
            self.played.discard(card)
        elif kind in ("discard", "collect"):
            news = card not in self.played or kind == "collect"
            self.played.discard(card)
        elif kind == "attack":
            news = more[1:] != (self.aimed.pop(card, None),)
        if kind == "use":
            self.abilities.add(card)
        elif kind == "spell":
            self.abilities.discard(card)
        if kind in PLAYED and not _aims_at_items(definition(t, card)):
            self.aimed[card] = cast(int, more[1])
        return news

    def form(self, eye: Eye, entry: Entry) -> Sentence | None:
        kind, seat, _, _, _, more = entry
        if kind == "play" and cast(int, more[2]) >= 0:
            kind = "answer"
        elif kind == "give" and more[0] == seat:
            kind = "keep"
        return SENTENCES[kind]

    def tell(self, eye: Eye, voice: Voice, entries: Sequence[Entry]) -> str:
        kind, *_, more = entries[0]
        if kind == "see" and not any(map(eye.saw, entries)):
            return ""
        if kind == "end":
            winners = cast("tuple[int, ...]", more)
            if not winners:
                return voice.pick(NOBODY_WINS)
            verb = "" if len(winners) > 1 or winners[0] == voice.reader else "s"
            en, ja, *_ = SENTENCES["end"]
            return voice.say(en.replace("{s}", verb), ja, winners=voice.all(winners))
        return super().tell(eye, voice, entries)

    def named(self, eye: Eye, voice: Voice, card: int) -> str:
        """In quotes, but for characters and roles, which are who somebody is."""
        link = card_link(eye.t, card, voice.lang)
        quoted = isinstance(definition(eye.t, card), (MainCard, Incident)) and link[1] not in '"「'
        return voice.pick((f"“{link}”", f"「{link}」")) if quoted else link

    def card(self, eye: Eye, voice: Voice, entry: Entry) -> str:
        """A character that acts is named by its Spell Card or its ability."""
        kind, _, card, *_ = entry
        d = definition(eye.t, card) if kind in ACTING else None
        if not isinstance(d, Character):
            return super().card(eye, voice, entry)
        ability = card in self.abilities and kind not in PLAYED
        return source_link(eye.t, card, voice.lang) if ability else spell_link(d, voice.lang)

    def detail(self, eye: Eye, voice: Voice, entry: Entry, name: str, value: int | str) -> str:
        ja = voice.lang == "ja"
        if name == "effect":
            return self._effect(voice, entry)
        if isinstance(value, str) or name in ("answers", "unsaid"):
            return voice.pick(WORDS.get(value, ("", "")))
        if name == "behalf":
            who = voice.who(value)
            return "" if value == entry[1] else f"{who}のために" if ja else f" for {who}"
        if name == "at":
            return self._at(eye, voice, entry[2], value)
        if name == "owner":
            return voice.whose(value)
        if name == "top" and not ja:
            return "card" if value == 1 else f"{value} cards"
        return voice.who(value) if name in SEATS else str(value)

    def _at(self, eye: Eye, voice: Voice, card: int, target: int) -> str:
        """Whom or what it is played at."""
        if target < 0:
            return ""
        item = _aims_at_items(definition(eye.t, card))
        what = card_link(eye.t, target, voice.lang) if item else voice.who(target)
        return f"（対象：{what}）" if voice.lang == "ja" else f" on {what}"

    def _effect(self, voice: Voice, entry: Entry) -> str:
        name, amount = entry[5]
        ability = ABILITY_BY_NAME[str(name)]
        said, who = effect_words(ability, cast(int, amount), voice.lang), voice.who(entry[1])
        return said if for_all(ability) else f"{said}（{who}）" if voice.lang == "ja" else f"{said} for {who}"

    def seat(self, t: DanmakuTable, entry: Entry) -> int:
        """What nobody does happens in somebody's turn; the end belongs to the first winner."""
        return super().seat(t, entry) if entry[1] >= 0 or (entry[0] == "end" and entry[5]) else t.active

    def face(self, eye: Eye, entry: Entry) -> Face | None:
        kind, _, card, _, handle, _ = entry
        if not eye.saw(entry):
            return None
        d = definition(eye.t, card)
        if isinstance(d, (Role, Incident)):
            name = NOWHERE
        elif isinstance(d, Character) or kind in IN_HANDS:
            name = eye.name(card)
        else:
            name = f"x{card}" if eye.all_seeing else f"c{handle}"
        return Face(name, NUMBERS[eye.t.defs[card]])

    def handle(self, eye: Eye, entry: Entry, name: str, value: int | str) -> int | str:
        """Seats, cards and places of the stack by their handles; numbers and words as they are."""
        if name in ("effect", "unsaid") or (name in ("at", "answers") and cast(int, value) < 0):
            return ""
        if name in ("entry", "answers"):
            return f"e{value}"
        if name == "at" and _aims_at_items(definition(eye.t, entry[2])):
            return f"x{value}" if eye.all_seeing else f"c{eye.t.handles[cast(int, value)]}"
        return f"p{value}" if name in SEATS or name == "at" else value


def _is_item(d: Definition) -> bool:
    return isinstance(d, MainCard) and "item" in d.types


def _aims_at_items(d: Definition) -> bool:
    return isinstance(d, MainCard) and any(text.aim is not None and text.aim.cards for text in d.texts)
