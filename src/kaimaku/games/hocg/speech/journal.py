"""The journal of the hololive OCG in words: a sentence for each kind of entry, and who is who on the stage.

A holomem that has left the stage can still be named: the narrator remembers from the entries which is which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from kaimaku.kernel.journal import Entry
from kaimaku.speech.narrator import Narrator, Sentence, tell, tell_all
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Face

from ..defs import ARTS, DEFS, OSHI, SUPPORT
from ..projection.eye import NOWHERE, Eye
from ..projection.options import art_name
from ..table import HoloTable
from .names import FACE_DOWN, card_name, linked, phase_name, place_name
from .options import PLAIN

SENTENCES: dict[str, Sentence] = {
    "oshi": tell("{whose} Oshi is {card}.", "{who}の推しは{card}。"),
    "chooser": tell("{who} choose{s} who goes first.", "{who}が先攻・後攻を選ぶ。"),
    "agreed": tell("Who goes first was agreed in advance.", "先攻は事前に決まっている。"),
    "first": tell("{who} go{es} first.", "{who}が先攻。"),
    "draw": tell_all("{who} draw{s} {cards}.", "{who}は{cards}を引いた。"),
    "redraw": tell("{who} redraw{s} 7 cards.", "{who}は手札を戻して引き直した。"),
    "show": tell_all("{who} reveal{s} {cards}.", "{who}は{cards}を見せた。"),
    "shuffle": tell("{whose} {zone} is shuffled.", "{who}の{zone}をシャッフルした。", "zone"),
    "set": tell(
        "{who} set{s} a holomem face down ({place}).", "{who}は{place}にホロメンを裏向きで置いた。", "mem", "place"
    ),
    "top": tell("{who} put{s} {count} on top of the deck.", "{who}は{count}をデッキの上に置いた。", "count"),
    "bottom-cheer": tell(
        "{who} put{s} {count} on the bottom of the cheer deck.", "{who}は{count}をエールデッキの下に置いた。", "count"
    ),
    "bottom": tell("{who} put{s} {count} on the bottom of the deck.", "{who}は{count}をデッキの下に置いた。", "count"),
    "under-power": tell(
        "{who} put{s} {count} under the holo Power.", "{who}は{count}をホロパワーの下に置いた。", "count"
    ),
    "place": tell("{who} place{s} {card} ({place}).", "{who}は{card}を{place}に出した。", "mem", "place"),
    "turn": tell("Turn {n}: {whose} turn.", "{n}ターン目：{who}の番。", "n"),
    "phase": tell("{whose} {phase}.", "{who}の{phase}。", "phase"),
    "rest": tell("{mem} rests.", "{mem}はお休みになった。", "mem"),
    "ready": tell("{mem} is active again.", "{mem}がアクティブになった。", "mem"),
    "cheer": tell("{who} reveal{s} {card}.", "{who}は{card}を公開した。"),
    "attach": tell("{mem} gets {card}.", "{mem}に{card}が付いた。", "mem"),
    "play": tell("{who} play{s} {card}.", "{who}は{card}を使った。", "mem"),
    "bloom": tell("{mem} blooms into {card}.", "{mem}が{card}にBloomした。", "mem"),
    "power": tell_all("{who} gain{s} {n} holo Power.", "{who}のホロパワー+{n}。"),
    "shift": tell("{mem} moves to {place}.", "{mem}が{place}に移動した。", "mem", "place"),
    "baton": tell("Baton pass: {mem} is now center.", "バトンタッチ：{mem}がセンターになった。", "mem"),
    "art": tell('{mem} uses "{art}" on {other}.', "{mem}が{other}に「{art}」を使った。", "mem", "art", "other"),
    "damage": tell(
        "{mem} takes {n} damage ({total} total).", "{mem}に{n}ダメージ（合計{total}）。", "mem", "n", "total"
    ),
    "heal": tell("{mem} recovers {n} HP.", "{mem}のHPが{n}回復した。", "mem", "n", "total"),
    "hp": tell("{mem} has {n} HP left.", "{mem}の残りHPが{n}になった。", "mem", "n"),
    "down": tell("{mem} is downed.", "{mem}がダウンした。", "mem"),
    "leave": tell("{mem} leaves the stage ({place}).", "{mem}がステージを離れた（{place}へ）。", "mem", "place"),
    "life": tell("{who} lose{s} 1 life ({n} left): {card}.", "{who}のライフ-1（残り{n}）：{card}。", "n"),
    "archive": tell_all("{cards} {go} to {whose} archive.", "{cards}が{who}のアーカイブに置かれた。"),
    "skill": tell('{who} use{s} the Oshi skill "{skill}".', "{who}は推しスキル「{skill}」を使った。", "skill"),
    "ability": tell("{who} use{s} {mem}'s ability.", "{who}は{mem}の能力を使った。", "mem"),
    "ability-of": tell("{who} use{s} the ability of {card}.", "{who}は{card}の能力を使った。"),
    "effect": tell("{whose} {card} triggers.", "{who}の{card}の効果が発動した。"),
    "swap": tell("{mem} and {other} swap places.", "{mem}と{other}が交代した。", "mem", "other"),
    "to-debut": tell("{mem} goes back to Debut.", "{mem}がDebutホロメンに戻った。", "mem"),
    "take": tell_all("{who} add{s} {cards} to hand.", "{who}は{cards}を手札に加えた。"),
    "face": tell("{who} set{s} the die to {n}.", "{who}は出目を{n}にした。", "n"),
    "roll": tell("{who} roll{s} {faces}.", "{who}のサイコロの目：{faces}。"),
    "no-effect": tell("{faces}: no effect.", "{faces}：効果なし。"),
    "hand": tell("{who} show{s} {hand}.", "{who}は{hand}を出した。", "hand"),
    "search": tell("{who} search{es} the deck.", "{who}はデッキを探した。"),
    "search-cheer": tell("{who} search{es} the cheer deck.", "{who}はエールデッキを探した。"),
    "look": tell_all("{who} look{s} at {cards}.", "{who}は{cards}を見た。"),
    "return": tell("{who} shuffle{s} {count} back into the deck.", "{who}は{count}をデッキに戻した。", "count"),
    "return-cheer": tell("{who} return{s} {card} to the cheer deck.", "{who}は{card}をエールデッキに戻した。"),
    "concede": tell("{who} concede{s}.", "{who}が投了した。"),
    "sum": tell("", "", "mem", "base", "terms*"),  # told with its damage
    "end": tell("{who} win{s}.", "{who}の勝ち。", "winners*"),
}
DRAW = ("The game is a draw.", "引き分け。")
# The terms of a sum behind its first one, the printed power.
TERMS = (("critical", "特攻"), ("text", "テキスト"), ("effects", "効果"), ("when taken", "受ける時"))
FOLLOWED = frozenset({"place", "bloom", "to-debut", "set"})  # who is who on the stage
IN_PILES = frozenset({"look", "show"})  # faces of cards that stay where they are
A_HOLOMEM = ("a holomem", "ホロメン")


class HocgNarrator(Narrator[HoloTable, Eye]):
    """Remembers which holomem is which."""

    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    memory: ClassVar[Mapping[str, Any]] = {"mems": dict[int, tuple[int, int | None]]}

    def __init__(
        self, viewer: int | None, t: HoloTable | None = None, all_seeing: bool = False, links: bool = True
    ) -> None:
        super().__init__(viewer, t, all_seeing, links)
        self.mems: dict[int, tuple[int, int | None]] = {}  # holomem → its side and top card, if that is known
        for mem in t.mems.values() if t is not None else ():
            self.mems[mem.id] = (mem.seat, t.defs[mem.stack[-1]] if t and not mem.face_down else None)

    def eye(self, t: HoloTable) -> Eye:
        return Eye(t, self.viewer, self.all_seeing)

    def remember(self, eye: Eye, entry: Entry) -> None:
        if entry[0] in FOLLOWED:
            self.mems[cast(int, entry[5][0])] = (entry[1], eye.t.defs[entry[2]] if eye.saw(entry) else None)

    def run(self, entries: Sequence[Entry], told: Sequence[bool], at: int) -> int:
        """Damage is told with the sum it comes from."""
        if entries[at + 1 : at + 2] and entries[at + 1][0] == "sum":
            return 2
        return super().run(entries, told, at)

    def tell(self, eye: Eye, voice: Voice, entries: Sequence[Entry]) -> str:
        kind, *_, more = entries[0]
        if kind == "sum":
            return ""
        if kind == "end":
            winners = cast("tuple[int, ...]", more)
            return voice.say(*SENTENCES["end"][:2], winners[0]) if len(winners) == 1 else voice.pick(DRAW)
        said = super().tell(eye, voice, entries)
        return self._with_sum(voice, said, entries[1]) if entries[-1][0] == "sum" else said

    def _with_sum(self, voice: Voice, said: str, entry: Entry) -> str:
        """Damage with its terms: 50, +20 critical, -10 reduced."""
        base, *terms = cast("tuple[int, ...]", entry[5][1:])
        ja = voice.lang == "ja"
        named = [f"{name[1]}{n:+d}" if ja else f"{n:+d} {name[0]}" for n, name in zip(terms, TERMS, strict=True) if n]
        return f"{said[:-1]}{'：' if ja else ': '}{('、' if ja else ', ').join([str(base), *named])}{said[-1]}"

    def parts(self, eye: Eye, voice: Voice, entries: Sequence[Entry], form: Sentence) -> dict[str, object]:
        return {**super().parts(eye, voice, entries, form), "faces": ", ".join(map(str, entries[0][5]))}

    def named(self, eye: Eye, voice: Voice, card: int) -> str:
        return self._name(voice, eye.t.defs[card])

    def _name(self, voice: Voice, definition: int) -> str:
        """As a link; in plain text the name of a support card, which may be any words, is quoted."""
        d = DEFS[definition]
        if self.links:
            return linked(d, voice.lang)
        name = card_name(d, voice.lang)
        return voice.pick((f'"{name}"', f"「{name}」")) if d.kind == SUPPORT else name

    def cards(self, eye: Eye, voice: Voice, entries: Sequence[Entry]) -> str:
        """Copies are counted."""
        seen = Counter(self.card(eye, voice, entry) for entry in entries if eye.saw(entry))
        unseen = len(entries) - seen.total()
        parts = [name if n == 1 else f"{name} ×{n}" for name, n in seen.items()]
        return voice.listed([*parts, *([voice.cards(unseen)] if unseen else [])])

    def detail(self, eye: Eye, voice: Voice, entry: Entry, name: str, value: int | str) -> str:
        if name == "hand":
            hand = PLAIN[str(value)]
            return voice.pick((hand.en.lower(), hand.ja))
        if isinstance(value, str):
            return (phase_name if name == "phase" else place_name)(value, voice.lang)
        if name in ("mem", "other"):
            return self.mem(voice, value)
        if name == "count":
            return voice.cards(value)
        if name in ("art", "skill"):
            said = ARTS[value].name if name == "art" else DEFS[eye.t.defs[entry[2]]].skills[value].name
            return voice.pick((said.en, said.ja))
        return str(value)

    def mem(self, voice: Voice, number: int) -> str:
        """A holomem in words: whose, and its name."""
        if number not in self.mems:
            return voice.pick(A_HOLOMEM)
        seat, d = self.mems[number]
        name = voice.pick(FACE_DOWN) if d is None else self._name(voice, d)
        return f"{voice.whose(seat)}{name}" if voice.lang == "ja" else f"{voice.whose(seat)} {name}"

    def face(self, eye: Eye, entry: Entry) -> Face | None:
        kind, seat, card, _, handle, _ = entry
        if not eye.saw(entry):
            return None
        d = DEFS[eye.t.defs[card]]
        if eye.all_seeing:
            return Face(f"x{card}", d.id)
        if d.kind == OSHI or (kind in ("take", "draw") and seat != eye.viewer):
            return Face(eye.name(card), d.id)
        if kind in IN_PILES and eye.name(card) != f"c{handle}":
            return Face(NOWHERE, d.id)
        return Face(f"c{handle}", d.id)

    def handle(self, eye: Eye, entry: Entry, name: str, value: int | str) -> int | str:
        """Holomem by their handles, an Arts by its card; places and numbers as they are."""
        if name in ("mem", "other") and isinstance(value, int):
            return f"m{value}" if value else ""
        return art_name(value) if name == "art" and isinstance(value, int) else value
