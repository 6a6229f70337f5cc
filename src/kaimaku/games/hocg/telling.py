"""Telling: journal lines in words, as one seat may read them.

A teller remembers which holomem is which from the lines themselves, so it can still name one that has left the
stage. It is given redacted lines only: what the seat may not know never reaches it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from kaimaku.kernel.journal import Line
from kaimaku.kernel.refusals import Lang

from .defs import ARTS, DEFS, CardDef
from .labels import card_name, phase_name, place_name
from .table import HoloTable

# {who} {whose} {card} {mem} {other} {place} {n}; an ending in [brackets] is for anybody but "you".
WORDS: dict[str, tuple[str, str]] = {
    "oshi": ("{whose} Oshi is {card}.", "{who}の推しは{card}。"),
    "chooser": ("{who} choose[s] who goes first.", "{who}が先攻・後攻を選ぶ。"),
    "agreed": ("Who goes first was agreed on beforehand.", "先攻は事前に決まっている。"),
    "first": ("{who} go[es] first.", "{who}が先攻。"),
    "draw": ("{who} draw[s] {card}.", "{who}は{card}を引いた。"),
    "redraw": ("{who} shuffle[s] the hand back and draw[s] anew.", "{who}は手札を戻して引き直した。"),
    "show": ("{who} show[s] {card}.", "{who}は{card}を見せた。"),
    "shuffle": ("{whose} {place} is shuffled.", "{who}の{place}をシャッフルした。"),
    "set": ("{who} lay[s] a holomem face down ({place}).", "{who}は{place}にホロメンを裏向きで置いた。"),
    "top": ("{who} put[s] {n} on top of the deck.", "{who}はカード{n}枚をデッキの上に置いた。"),
    "bottom": ("{who} put[s] {n} under the deck.", "{who}はカード{n}枚をデッキの下に置いた。"),
    "place": ("{who} put[s] {card} on the stage ({place}).", "{who}は{card}を{place}に出した。"),
    "turn": ("Turn {n}: {whose} turn.", "ターン{n}: {who}の番。"),
    "phase": ("{whose} {place}.", "{who}の{place}。"),
    "rest": ("{mem} rests.", "{mem}はお休みになった。"),
    "ready": ("{mem} is active again.", "{mem}がアクティブになった。"),
    "cheer": ("{who} turn[s] up {card}.", "{who}は{card}を公開した。"),
    "attach": ("{mem} gets {card}.", "{mem}に{card}が付いた。"),
    "play": ("{who} play[s] {card}.", "{who}は{card}を使った。"),
    "bloom": ("{mem} blooms into {card}.", "{mem}が{card}にBloomした。"),
    "power": ("{who} gain[s] {n} holo Power.", "{who}のホロパワー+{n}。"),
    "shift": ("{mem} moves to the {place} position.", "{mem}が{place}に移動した。"),
    "baton": ("Baton pass: {mem} is the new center.", "バトンタッチ: {mem}がセンターに立った。"),
    "art": ("{mem} uses {art} on {other}.", "{mem}が{other}に「{art}」を使った。"),
    "damage": ("{mem} takes {n} damage ({total} in all).", "{mem}に{n}ダメージ(合計{total})。"),
    "heal": ("{mem} recovers {n} HP.", "{mem}のHPが{n}回復した。"),
    "hp": ("{mem} is left with {n} HP.", "{mem}の残りHPが{n}になった。"),
    "down": ("{mem} is downed.", "{mem}がダウンした。"),
    "leave": ("{mem} leaves the stage (to the {place}).", "{mem}がステージを離れた({place}へ)。"),
    "life": ("{who} lose[s] 1 life, {n} left: {card}.", "{who}のライフ-1(残り{n}): {card}。"),
    "archive": ("{card} [go|goes] to {whose} archive.", "{card}が{who}のアーカイブに置かれた。"),
    "skill": ("{who} use[s] the Oshi skill {skill}.", "{who}は推しスキル「{skill}」を使った。"),
    "ability": ("{who} use[s] the ability of {mem}.", "{who}は{mem}の能力を使った。"),
    "effect": ("{whose} {card} has an effect.", "{who}の{card}の効果。"),
    "swap": ("{mem} and {other} trade places.", "{mem}と{other}が交代した。"),
    "to-debut": ("{mem} goes back to its Debut.", "{mem}がDebutホロメンに戻った。"),
    "take": ("{who} take[s] {card} into the hand.", "{who}は{card}を手札に加えた。"),
    "face": ("{who} set[s] the die to {n}.", "{who}は出目を{n}にした。"),
    "roll": ("{who} roll[s] {faces}.", "{who}のサイコロの目: {faces}。"),
    "search": ("{who} search[es] the deck.", "{who}はデッキを探した。"),
    "search-cheer": ("{who} search[es] the cheer deck.", "{who}はエールデッキを探した。"),
    "look": ("{who} look[s] at {card}.", "{who}は{card}を見た。"),
    "return": ("{who} shuffle[s] {n} back into the deck.", "{who}はカード{n}枚をデッキに戻した。"),
    "return-cheer": ("{who} return[s] {card} to the cheer deck.", "{who}は{card}をエールデッキに戻した。"),
    "concede": ("{who} concede[s].", "{who}が投了した。"),
}
# The terms of a sum behind its first one, the printed power.
TERMS = (("critical", "特攻"), ("by its text", "テキスト"), ("by effects", "効果"), ("when taken", "受ける時"))
JOINED = frozenset({"draw", "show", "archive", "take", "look", "power"})  # told together when they come in a row
FOLLOWED = frozenset({"place", "bloom", "to-debut", "set"})  # who is who on the stage
COUNTED = frozenset({"bottom", "return", "top"})


class Teller:
    """Puts redacted journal lines into words for a seat (None: a spectator)."""

    def __init__(self, seat: int | None, lang: Lang, t: HoloTable | None = None) -> None:
        self.seat = seat
        self.lang = lang
        self.mems: dict[int, tuple[int, int | None]] = {}  # holomem → its side and top card, if that is known
        for mem in t.mems.values() if t is not None else ():
            self.mems[mem.id] = (mem.seat, t.defs[mem.stack[-1]] if t and not mem.face_down else None)

    def tell(self, lines: Iterable[Line], quiet: frozenset[str] = frozenset()) -> list[str]:
        """One sentence for each line or row of like lines; kinds in `quiet` are left out."""
        return [text for text in self.line_by_line(lines, quiet) if text is not None]

    def line_by_line(self, lines: Iterable[Line], quiet: frozenset[str] = frozenset()) -> list[str | None]:
        """A sentence for each line; None for one that is left out, or told together with a line before it."""
        told: list[str | None] = []
        row: list[Line] = []
        start = 0  # where the row began
        rows = list(lines)
        for i, line in enumerate(rows):
            if row and (line[0] not in JOINED or line[:2] != row[0][:2]):
                told[start] = self._row(row)
                row = []
            if line[0] in quiet:
                self.follow(line)
                told.append(None)
            elif line[0] in JOINED:
                if not row:
                    start = len(told)
                row.append(line)
                told.append(None)
            elif line[0] == "sum":  # told with its damage
                told.append(None)
            else:
                after = rows[i + 1] if i + 1 < len(rows) and rows[i + 1][0] == "sum" else None
                told.append(self._one(line) if after is None else self._with_sum(line, after))
        if row:
            told[start] = self._row(row)
        return told

    def _row(self, row: list[Line]) -> str:
        kind = str(row[0][0])
        seen = [DEFS[cast(int, line[2])] for line in row if line[2] is not None]
        counts: dict[str, int] = {}
        for d in seen:
            counts[self.card(d)] = counts.get(self.card(d), 0) + 1
        parts = [name if n == 1 else f"{name} ×{n}" for name, n in counts.items()]
        if len(seen) < len(row):
            parts.append(self._cards(len(row) - len(seen)))
        return self._fill(kind, row[0], {"card": self._listed(parts), "n": str(len(row))}, plural=len(row) > 1)

    def _one(self, line: Line) -> str:
        kind, seat = str(line[0]), cast(int, line[1])
        more = cast("tuple[int | str, ...]", line[4:])
        if kind == "end":
            return self._end(cast("tuple[int, ...]", more))
        if kind not in WORDS:
            return f"{kind}: {self.who(seat)}."
        parts = self._details(kind, line, more)
        text = self._fill(kind, line, parts)
        self.follow(line)
        return text

    def _with_sum(self, line: Line, after: Line) -> str:
        """Damage with its terms: 50, +20 critical, -10 reduced."""
        base, *terms = cast("tuple[int, ...]", after[5:])
        ja = self.lang == "ja"
        named = [
            f"{names[1]}{n:+d}" if ja else f"{n:+d} {names[0]}" for n, names in zip(terms, TERMS, strict=True) if n
        ]
        said = self._one(line)
        return f"{said[:-1]}: {('、' if ja else ', ').join([str(base), *named])}{said[-1]}"

    def _details(self, kind: str, line: Line, more: Sequence[int | str]) -> dict[str, str]:
        d = None if line[2] is None else DEFS[cast(int, line[2])]
        parts = {"card": self._cards(1) if d is None else self.card(d)}
        places = [x for x in more if isinstance(x, str)]
        if places:
            parts["place"] = (phase_name if kind == "phase" else place_name)(places[0], self.lang)
        numbers = [x for x in more if isinstance(x, int)]
        if kind in ("turn", "power", "face", "life"):
            parts["n"] = str(numbers[0] if numbers else 1)
        elif kind in COUNTED:
            parts["n"] = str(numbers[0]) if self.lang == "ja" else self._cards(numbers[0])
        elif kind == "roll":
            parts["faces"] = ", ".join(map(str, numbers))
        elif kind == "skill" and d is not None:
            name = d.skills[numbers[0]].name
            parts["skill"] = name.ja if self.lang == "ja" else name.en
        elif numbers:
            parts["mem"] = self.mem(numbers[0])
            self._more_about(kind, numbers, parts)
        return parts

    def _more_about(self, kind: str, numbers: Sequence[int], parts: dict[str, str]) -> None:
        """What comes behind the holomem a line is about."""
        if kind == "art":
            name = ARTS[numbers[1]].name
            parts["art"] = name.ja if self.lang == "ja" else name.en
            parts["other"] = self.mem(numbers[2])
        elif kind == "swap":
            parts["other"] = self.mem(numbers[1])
        elif kind in ("damage", "heal"):
            parts["n"], parts["total"] = str(numbers[1]), str(numbers[2])
        elif kind == "hp":
            parts["n"] = str(numbers[1])

    def follow(self, line: Line) -> None:
        """Remember who is who on the stage."""
        if line[0] in FOLLOWED:
            self.mems[cast(int, line[4])] = (cast(int, line[1]), cast("int | None", line[2]))

    def card(self, d: CardDef) -> str:
        """A card's name in a sentence."""
        return card_name(d, self.lang)

    def mem(self, number: int) -> str:
        """A holomem in words: whose, and its name."""
        if number not in self.mems:
            return "ホロメン" if self.lang == "ja" else "a holomem"
        seat, d = self.mems[number]
        hidden = "裏向きのカード" if self.lang == "ja" else "face-down card"
        name = hidden if d is None else self.card(DEFS[d])
        return f"{self.who(seat)}の{name}" if self.lang == "ja" else f"{self.whose(seat)} {name}"

    def _fill(self, kind: str, line: Line, parts: dict[str, str], plural: bool = False) -> str:
        seat = cast(int, line[1])
        text = _endings(WORDS[kind][self.lang == "ja"], yours=seat == self.seat, plural=plural)
        said = text.format(who=self.who(seat), whose=self.whose(seat), **parts)
        return said[:1].upper() + said[1:]

    def who(self, seat: int) -> str:
        if self.seat is None:
            return f"プレイヤー{seat + 1}" if self.lang == "ja" else f"player {seat + 1}"
        if self.lang == "ja":
            return "自分" if seat == self.seat else "相手"
        return "you" if seat == self.seat else "the opponent"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.seat else f"{self.who(seat)}'s"

    def _cards(self, n: int) -> str:
        if self.lang == "ja":
            return f"カード{n}枚"
        return "a card" if n == 1 else f"{n} cards"

    def _listed(self, parts: list[str]) -> str:
        if self.lang == "ja":
            return "、".join(parts)
        return ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + parts[-1]

    def _end(self, winners: tuple[int, ...]) -> str:
        if len(winners) != 1:
            return "引き分け。" if self.lang == "ja" else "The game is a draw."
        who = self.who(winners[0])
        if self.lang == "ja":
            return f"{who}の勝ち。"
        return f"{who[:1].upper()}{who[1:]} win{'' if winners[0] == self.seat else 's'}."


def _endings(text: str, yours: bool, plural: bool) -> str:
    """`draw[s]` is "draw" for you and "draws" for anybody else; `[go|goes]` is "go" for several things."""
    first, *pieces = text.split("[")
    said = [first]
    for piece in pieces:
        ending, _, rest = piece.partition("]")
        many, choice, one = ending.partition("|")
        said.append((many if plural else one) if choice else "" if yours else ending)
        said.append(rest)
    return "".join(said)
