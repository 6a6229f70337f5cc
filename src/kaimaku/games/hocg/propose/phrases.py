"""Noun phrases: whose, where, which, what and how many, as the nouns and adjectives of the card language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kaimaku.language.reading import TextGrammar

SIDES = {"自分の": "", "相手の": "OPP_", "お互いの": "BOTH_"}
POSITIONS = {"センター": "CENTER", "コラボ": "COLLAB", "バック": "BACK"}
KINDS = {
    "サポートカード": "support",
    "サポート": "support",
    "ホロメン": "holomem",
    "エール": "cheer",
    "スタッフ": "staff",
    "アイテム": "item",
    "イベント": "event",
    "ツール": "tool",
    "マスコット": "mascot",
    "ファン": "fan",
    "カード": "anycard",
}
LEVELS = ("debut", "first", "second", "spot", "buzz")
COLORS = ("white", "green", "red", "blue", "purple", "yellow")
ZONES = {"手札": "HAND", "アーカイブ": "ARCHIVE", "ホロパワー": "HOLO_POWER", "ライフ": "LIFE", "デッキ": "DECK"}
TOPS = {"デッキの上から": "DECK_TOP", "エールデッキの上から": "CHEER_TOP", "ホロパワーの上から": "POWER_TOP"}
MOVED = {
    f"{here}{said}": word
    for here in ("", "この能力で", "手札に", "デッキに", "手札からデッキに")
    for said, word in (
        ("アーカイブした", "ARCHIVED"),
        ("公開した", "REVEALED"),
        ("残った", "REST"),
        ("戻した", "RETURNED"),
    )
}
FRONT_PLACE = "センターポジションかコラボポジションの"
CLAUSES = (
    *("having(", "without(", "different", "not_named(", "no_tag(", "extra(", "bloomed_now", "placed_now"),
    *("same_name(", "same_color(", "same_level(", "other_name(", "not_color(", "damaged_by(", "hp_at_most("),
    *("hp_at_least(", "baton_of("),
)
NAMES = re.compile(r"(.*?)\[?((?:〈[^〉]+〉[かと])*〈[^〉]+〉)\]?")

Filters = tuple[str, ...]


def ordered(filters: Filters) -> Filters:
    """As card files write them: tag, color, level and name, then what needs a clause of its own."""
    return tuple(sorted(filters, key=lambda said: said.startswith(CLAUSES)))


def called(base: str, filters: Filters) -> str:
    return f"{base}({', '.join(ordered(filters))})" if filters else base


def speaks_of_holomem(said: str) -> bool:
    """A color, level or tag without a kind means a holomem card."""
    bare = said.removeprefix("~").strip("()")
    words = re.split(r" \| ", bare)
    return said.startswith(('"#', "at_least(")) or all(w in (*LEVELS, *COLORS) for w in words)


def _bare(filters: Filters) -> Filters:
    """Any card is not said beside an adjective."""
    return tuple(x for x in filters if x != "anycard")


class Phrases:
    """Reads noun phrases; adjectives come from the grammar's table `Adj`."""

    def __init__(self, grammar: TextGrammar, spoken: dict[str, tuple[str, ...]]) -> None:
        self.grammar = grammar
        self.spoken = spoken
        self.known: dict[str, list[Filters]] = {}
        readers = grammar.readers
        readers["F"] = lambda text: [
            ", ".join(said) for f in self.things(text) for said in (ordered(f), _bare(ordered(f))) if said
        ]
        readers["FC"] = lambda text: [
            ", ".join(x for x in f if x != "cheer") for f in self.things(text) if "cheer" in f
        ]
        readers["Mem"] = lambda text: list(self.holomem(text))
        readers["Recv"] = lambda text: list(self.holomem(text, one="[1]"))
        readers["MemU"] = lambda text: list(self.uncounted(text))
        readers["Bare"] = lambda text: list(self.holomem("自分の" + text))
        readers["Cards"] = lambda text: list(self.cards(text))
        readers["One"] = lambda text: [h for bare, i in self.counts(text, "枚") if not i for h in self.piles(bare)]
        readers["CardsU"] = lambda text: list(self.heap(text))
        readers["CardsAny"] = lambda text: [f"{x}[ANY]" for x in self.heap(text)]
        readers["FEach"] = lambda text: list(self.one_each(text))
        readers["FTwo"] = lambda text: list(self.one_and_one(text))
        readers["Adjs"] = lambda text: [", ".join(f) for f in self.adjectives(text)]
        readers["Is"] = lambda text: [", ".join(f) for f in self.qualities(text)]

    # --- adjectives and kinds

    def adjectives(self, text: str) -> list[Filters]:
        if not text:
            return [()]
        known = self.known.get(text)
        if known is None:
            known = self.known[text] = [
                (said, *rest)
                for end in range(len(text), 0, -1)
                for said in self.grammar.read("Adj", text[:end])
                for rest in self.adjectives(text[end:])
            ]
        return known

    def things(self, text: str) -> Iterator[Filters]:
        """Cards of some kind: #Tを持つBuzz以外の1stホロメン, 白エール, 〈N〉, [aかb]."""
        for said, kind in KINDS.items():
            if text.endswith(said):
                for adjectives in self.adjectives(text[: -len(said)]):
                    yield self._of_kind(adjectives, kind)
        yield from self._named(text)
        yield from self._either(text)
        if text.startswith("[") and text.find("]") == len(text) - 1:
            yield from self.things(text[1:-1])

    def _of_kind(self, adjectives: Filters, kind: str) -> Filters:
        if kind == "holomem" and any(speaks_of_holomem(a) for a in adjectives):
            return adjectives
        return (*adjectives, kind) if kind != "cheer" else (kind, *adjectives)

    def _named(self, text: str) -> Iterator[Filters]:
        match = NAMES.fullmatch(text)
        if match is None:
            return
        names = [self.grammar.read("name", f"〈{name}〉") for name in re.findall(r"〈([^〉]+)〉", match[2])]
        if not all(names):
            return
        said = f'"{names[0][0]}"' if len(names) == 1 else "(" + ", ".join(f'"{n[0]}"' for n in names) + ")"
        before = match[1]
        if before.endswith("ホロメンの"):
            stem = before.removesuffix("ホロメンの")
            for adjectives in self.adjectives(stem):
                kind = () if any(speaks_of_holomem(a) for a in adjectives) else ("holomem",)
                yield (*adjectives, *kind, said)
        else:
            for adjectives in self.adjectives(before):
                yield (*adjectives, said)

    def _choice(self, text: str, joint: str) -> Iterator[tuple[Filters, list[list[Filters]]]]:
        """What stands before [a, b] and the things within, split at か or と."""
        match = re.fullmatch(r"([^\[\]]*?)(\[?)([^\[\]]+?)(\]?)", text)
        if match is None or joint not in match[3] or bool(match[2]) != bool(match[4]):
            return
        parts = [list(self.things(part)) for part in match[3].split(joint)]
        if all(parts) and len(parts) > 1:
            for adjectives in self.adjectives(match[1].removesuffix("ホロメンの") if match[2] else match[1]):
                yield adjectives, parts

    def _either(self, text: str) -> Iterator[Filters]:
        joint = "と" if text.endswith("]") and "か" not in text else "か"  # any number of [aとb]
        for adjectives, parts in self._choice(text, joint):
            first = [p[0] for p in parts]
            common = [x for x in first[0] if all(x in p for p in first[1:])]
            rest = [tuple(x for x in p if x not in common) for p in first]
            if all(len(p) == 1 for p in rest) and not any(p[0].startswith(('"', "(")) for p in rest):
                yield (*adjectives, *common, " | ".join(p[0] for p in rest))
            elif all(len(p) == 1 and p[0].startswith('"') and not p[0].startswith('"#') for p in rest):
                yield (*adjectives, *common, "(" + ", ".join(p[0] for p in rest) + ")")
            else:
                said = ", ".join(p[0] if len(p) == 1 else f"({', '.join(p)})" for p in first)
                yield (*adjectives, f"any_of({said})")

    def one_each(self, text: str) -> Iterator[str]:
        """[aとb] of which one each is meant, with what both share before it."""
        for adjectives, parts in self._choice(text, "と"):
            said = (p[0] if len(p) == 1 else f"({', '.join(p)})" for p in (part[0] for part in parts))
            yield ", ".join((*adjectives, f"one_each({', '.join(said)})"))

    def one_and_one(self, text: str) -> Iterator[str]:
        """a1枚とb1枚: one each of kinds that are listed one by one."""
        parts = [part.removesuffix("1枚") for part in text.split("1枚と")]
        found = [list(self.things(part)) for part in parts]
        if len(parts) > 1 and text.endswith("1枚") and all(found):
            said = (f[0][0] if len(f[0]) == 1 else f"({', '.join(f[0])})" for f in found)
            yield f"one_each({', '.join(said)})"

    def qualities(self, text: str) -> Iterator[Filters]:
        """What somebody is: 〈N〉, #Tを持つ(ホロメン), 白, 2nd以上."""
        yield from self.things(text.removeprefix("相手の"))
        if text.endswith("以外"):
            yield from ((f"~{f[0]}",) for f in self.things(text.removesuffix("以外")) if len(f) == 1)
        yield from (f for f in self.adjectives(text) if f)
        yield from (f for f in self.adjectives(text + "の") if f)
        for filters in self.things(text.removeprefix("相手の")):
            bare = tuple(x for x in filters if x not in ("holomem", "anycard"))
            if bare and bare != filters:
                yield bare

    # --- how many

    def counts(self, text: str, unit: str) -> Iterator[tuple[str, str]]:
        """The phrase before its number, and the number as an index."""
        if match := re.fullmatch(rf"(.+?)(\d+){unit}", text):
            yield match[1], "" if match[2] == "1" else f"[{match[2]}]"
        if match := re.fullmatch(rf"(.+?)(\d+)[~]({unit})?(\d+){unit}", text):
            yield match[1], f"[{match[2]}, {match[4]}]"
        if match := re.fullmatch(rf"(.+?)(\d+){unit}まで", text):
            yield match[1], f"[0, {match[2]}]"
        for said in ("すべて", "全員") if unit == "人" else ("すべて",):
            if text.endswith(said):
                yield text.removesuffix(said), "[ALL]"

    # --- holomem on the stage

    def holomem(self, text: str, one: str = "") -> Iterator[str]:
        if text in self.spoken:
            yield from self.spoken[text]
        text = text.removesuffix("どちらか")
        if match := re.fullmatch(r"(自分の|相手の|お互いの)(?:ステージの)?(.+)1人ずつ", text):
            for filters in self.one_each(match[2]):
                yield f"{SIDES[match[1]]}HOLOMEM({filters})"
        for bare, index in (*self.counts(text, "人"), (text, "")):
            if index == "" and bare != text:
                index = one
            for noun in self.uncounted(bare):
                if not index or not noun.endswith("]"):
                    yield noun + index
        yield from self._pair(text)

    def uncounted(self, text: str) -> Iterator[str]:
        if text in self.spoken:
            yield from self.spoken[text]
        if match := re.fullmatch(r"この(?:ツール|マスコット|ファン)が付いてい[るた](.+)", text):
            for filters in self.things(match[1]):
                yield called("HOLDER", tuple(x for x in filters if x != "holomem"))
        if text.endswith("このホロメン") and len(text) > 6:
            for adjectives in self.adjectives(text.removesuffix("このホロメン")):
                yield from (called(who, adjectives) for who in self.spoken["このホロメン"])
        other: Filters = ()
        rest = text
        if rest.startswith("このホロメン以外の"):
            rest, other = rest.removeprefix("このホロメン以外の"), ("other",)
        side = next((s for s in SIDES if rest.startswith(s)), None)
        if side is None or "の推しホロメンと" in rest:
            yield from self._from_afar(rest)
            return
        rest = rest.removeprefix(side)
        named = rest.startswith("ステージの") and side != "お互いの"  # the stage is said: "on your stage"
        rest = rest.removeprefix("ステージの")
        for said in ("他の", "このホロメン以外の"):
            if rest.startswith(said):
                rest, other = rest.removeprefix(said), ("other",)
        for base, index, filters in self._standing(rest):
            where = "STAGE" if named and base == "HOLOMEM" else base
            yield called(SIDES[side] + where, (*filters, *other)) + index

    def _from_afar(self, text: str) -> Iterator[str]:
        """Adjectives before the side: このホロメンと異なる色を持つ相手のバックホロメン."""
        for side in SIDES:
            at = text.find(side, 1)
            if at > 0:
                for adjectives in self.adjectives(text[:at]):
                    for base, index, filters in self._standing(text[at:].removeprefix(side).removeprefix("ステージの")):
                        yield called(SIDES[side] + base, (*adjectives, *filters)) + index

    def _standing(self, text: str) -> Iterator[tuple[str, str, Filters]]:
        """Position, index and adjectives of 緑センターホロメン, バックホロメンの〈N〉, #Tを持つホロメン."""
        for said, base in POSITIONS.items():
            head = f"{said}ホロメン"
            if text.startswith(f"{said}ポジションの"):
                for filters in self.things(text.removeprefix(f"{said}ポジションの")):
                    yield base, "", tuple(x for x in filters if x != "holomem")
            if text.endswith(head):
                for adjectives in self.adjectives(text.removesuffix(head)):
                    yield base, "", adjectives
            if match := re.fullmatch(rf"(.*?){said}(?:ホロメン)?の(\[?〈.+)", text):
                for adjectives in self.adjectives(match[1]):
                    for named in self._named(match[2]):
                        yield base, "", (*adjectives, *named)
        if text.startswith(FRONT_PLACE):
            for filters in self.things(text.removeprefix(FRONT_PLACE)):
                yield "FRONT", "", tuple(x for x in filters if x != "holomem")
        for joint, index in (("か", ""), ("と", "[ALL]")):
            for front in (f"センターホロメン{joint}コラボホロメン", f"コラボホロメン{joint}センターホロメン"):
                for head in (front, f"[{front}]"):
                    if text.endswith(head):
                        for adjectives in self.adjectives(text.removesuffix(head)):
                            yield "FRONT", index, adjectives
                    if f"{head}の" in text and not index:
                        before, _, after = text.partition(f"{head}の")
                        for adjectives in self.adjectives(before):
                            for named in self._named(after):
                                yield "FRONT", index, (*adjectives, *named)
        if "センター" in text or "コラボホロメン" in text or "バック" in text:
            return
        for filters in self.things(text):
            if not set(filters) & (set(KINDS.values()) - {"holomem"}):
                yield "HOLOMEM", "", tuple(x for x in filters if x != "holomem")

    def _pair(self, text: str) -> Iterator[str]:
        """Both of two: 相手のセンターホロメンとバックホロメン1人, このホロメンと自分のコラボホロメン."""
        for match in re.finditer("[とか]", text):
            word = "both" if match[0] == "と" else "either"
            one, two = text[: match.start()], text[match.end() :]
            if one.count("[") != one.count("]") or not one.endswith(("ホロメン", "〉", "人", "全員")):
                continue
            side = next((s for s in SIDES if one.startswith(s)), "")
            for a in self.holomem(one):
                for b in self.holomem(two) if two.startswith((*SIDES, "この", "その")) else self.holomem(side + two):
                    yield f"{word}({a}, {b})"

    # --- cards

    def cards(self, text: str) -> Iterator[str]:
        if text in self.spoken:
            yield from self.spoken[text]
        for bare, index in self.counts(text, "枚"):
            for pile in self.piles(bare.removesuffix("の中から")):
                if bare.endswith("の中から") == (".cards" in pile and index != "[ALL]"):
                    yield pile + index

    def piles(self, text: str) -> Iterator[str]:
        """Uncounted, and the tops of decks."""
        for side, noun in SIDES.items():
            top = text.removeprefix(side)
            if top in TOPS and (text.startswith(side) or side == "自分の"):
                yield noun + TOPS[top]
        yield from self.heap(text)

    def heap(self, text: str) -> Iterator[str]:
        """Cards before they are counted."""
        if text in self.spoken:
            yield from self.spoken[text]
        for said, moved in MOVED.items():
            if text.startswith(said):
                for filters in self.things(text.removeprefix(said)):
                    yield called(moved, () if filters == ("anycard",) else filters)
        yield from self._in_zone(text)
        yield from self._on_holomem(text)

    def _in_zone(self, text: str) -> Iterator[str]:
        side = next((s for s in SIDES if text.startswith(s)), "")
        rest = text.removeprefix(side)
        for said, zone in ZONES.items():
            noun = SIDES.get(side, "") + zone
            if rest in (said, f"{said}のカード"):
                yield noun
            elif rest.startswith(f"{said}の"):
                for filters in self.things(rest.removeprefix(f"{said}の")):
                    yield called(noun, filters)

    def _on_holomem(self, text: str) -> Iterator[str]:
        side = next((s for s in SIDES if text.startswith(s)), "")
        rest = text.removeprefix(side)
        if rest.startswith("ステージに重なっている"):
            for filters in self.things(rest.removeprefix("ステージに重なっている")):
                yield f"{SIDES.get(side, '')}HOLOMEM{self._stacked(filters, '')}"
        if rest.startswith("ステージの"):
            for filters in self.things(rest.removeprefix("ステージの").removeprefix("付いている")):
                if part := self.part(filters):
                    stage = "BOTH_HOLOMEM" if side == "お互いの" else f"{SIDES.get(side, '')}STAGE"
                    yield f"{stage}{part}"
        for match in re.finditer("の|に付いている|に重なっている|を含め重なっている", text):
            owner, what = text[: match.start()], text[match.end() :]
            owners = list(self.uncounted(owner)) or list(self.holomem(owner))
            if not owners:
                continue
            for filters in self.things(what):
                part = self._stacked(filters, match[0]) if "重な" in match[0] else self.part(filters)
                yield from (f"{who}{part}" for who in owners if part)

    def _stacked(self, filters: Filters, joint: str) -> str:
        rest = tuple(x for x in filters if x not in ("holomem", "anycard"))
        return called(".cards" if "含め" in joint else ".stack", rest)

    def part(self, filters: Filters) -> str | None:
        if "cheer" in filters:
            return called(".cheer", tuple(x for x in filters if x != "cheer"))
        if set(filters) & {"holomem", *LEVELS}:
            return None
        return ".attached(" + ", ".join(x for x in filters if x != "anycard") + ")"
